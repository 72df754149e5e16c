//! What administrators and arbiters decide in games, asked or unasked.

use std::fmt;

use chrono::{DateTime, Utc};

use crate::{
    actions::{
        ActionError, ActionResult,
        games::{GameCommand, apply_vacations},
        tournaments::apply_special_leave,
    },
    db::{
        Db, DbConn, GameId, PlayerId,
        audit_log::{self, AuditAction, NewAuditEntry},
        deciders::Deciders,
        game_events, game_messages, games, players, tournaments,
    },
    game::{
        Actor, Adjudication, ArbiterCommand, CaseEntry, ConflictOfInterest, GameError, LogEntryKind,
    },
    tournament::deciders::DecisionBar,
};

/// Characters that a reason has at the most.
pub const MAX_ADJUDICATION_REASON_CHARS: usize = 1000;

/// What is decided, by whom, and on what they saw.
#[derive(Clone, Debug)]
pub struct Adjudicate {
    pub game: GameId,
    pub by: PlayerId,
    /// The game as they saw it ([`games::StoredGame::version`]): what has happened since may be
    /// the very thing that would have changed their mind.
    pub seen: i32,
    pub adjudication: Adjudication,
    pub reason: String,
}

/// Why nothing was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjudicationError {
    Game(GameError),
    /// The game is one's own.
    OwnGame,
    /// It is a game of a tournament that one plays in.
    PlaysInTournament,
    /// One has a game in progress against a player of this tournament's game.
    CurrentOpponent,
    /// Others decide first.
    NotYet,
    /// Who would have to play on has closed the account.
    PlayerGone,
    /// Something has happened since the page was opened; perhaps another's decision.
    Changed,
    /// Time has run out meanwhile.
    TimedOut,
    TooLong,
}

impl fmt::Display for AdjudicationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AdjudicationError::Game(refusal) => refusal.fmt(f),
            AdjudicationError::OwnGame => {
                f.write_str("You are a player in this game. Another arbiter must decide.")
            }
            AdjudicationError::PlaysInTournament => {
                f.write_str("You play in this tournament. Somebody else must decide.")
            }
            AdjudicationError::CurrentOpponent => f.write_str(
                "You have a game in progress against one of the players. Somebody else must decide.",
            ),
            AdjudicationError::NotYet => {
                f.write_str("It is not your turn to decide yet.")
            }
            AdjudicationError::PlayerGone => f.write_str(
                "One of the players has closed their account. The game cannot be reopened.",
            ),
            AdjudicationError::Changed => f.write_str(
                "The game has changed since you opened this page. Your decision was not saved. Look at the game again.",
            ),
            AdjudicationError::TimedOut => {
                f.write_str("Time has run out and the game is over. Your decision was not saved.")
            }
            AdjudicationError::TooLong => {
                write!(f, "The reason is too long. Use at most {MAX_ADJUDICATION_REASON_CHARS} characters.")
            }
        }
    }
}

/// Decides. Of two who decide the same the second learns that the game has changed; the same form
/// sent twice has the effect of one.
pub async fn adjudicate(
    db: &Db,
    adjudicate: Adjudicate,
    now: DateTime<Utc>,
) -> ActionResult<(), AdjudicationError> {
    let adjudicate = Adjudicate { reason: game_messages::clean(&adjudicate.reason), ..adjudicate };
    db.write(move |conn| adjudicate_in(conn, &adjudicate, now)).await
}

fn adjudicate_in(
    conn: &mut DbConn,
    adjudicate: &Adjudicate,
    now: DateTime<Utc>,
) -> ActionResult<(), AdjudicationError> {
    let Adjudicate { game, by, seen, adjudication, reason } = adjudicate;
    let refused = |why| Err(ActionError::Refused(why));
    let reopens = matches!(adjudication, Adjudication::Reopen { .. });
    if reopens {
        let stored = games::find(conn, *game)?.ok_or(ActionError::NotFound)?;
        // A vacation that is booked in this moment must find the game, or the game the vacation.
        players::lock_all(conn, vec![stored.white, stored.black])?;
    }
    games::lock(conn, *game)?;
    let stored = games::find(conn, *game)?.ok_or(ActionError::NotFound)?;
    let deciders = Deciders::load(conn, [(&stored).into()], &[*by])?;
    if !deciders.has_office(*game, *by) {
        return Err(ActionError::Forbidden);
    }
    let bar = deciders.bar(&stored, *by, now);
    if bar == Some(DecisionBar::Conflict(ConflictOfInterest::OwnGame)) {
        return refused(AdjudicationError::OwnGame);
    }
    if stored.version() != *seen {
        let log = game_events::list_case(conn, *game)?;
        let mine = CaseEntry::Adjudicated {
            arbiter: by.0,
            adjudication: *adjudication,
            reason: reason.clone(),
        };
        let is_mine = log.last().is_some_and(|last| {
            last.as_ref().is_ok_and(|last| last.what == LogEntryKind::Case(mine.clone()))
        });
        return if is_mine { Ok(()) } else { refused(AdjudicationError::Changed) };
    }
    match bar {
        // The game itself says so.
        None | Some(DecisionBar::Conflict(_)) => {}
        Some(DecisionBar::NoOffice) => return Err(ActionError::Forbidden),
        Some(DecisionBar::PlaysInTournament) => {
            return refused(AdjudicationError::PlaysInTournament);
        }
        Some(DecisionBar::CurrentOpponent) => return refused(AdjudicationError::CurrentOpponent),
        Some(DecisionBar::NotBefore(_)) => return refused(AdjudicationError::NotYet),
    }
    if reason.chars().count() > MAX_ADJUDICATION_REASON_CHARS {
        return refused(AdjudicationError::TooLong);
    }
    if reopens {
        for player in [stored.white, stored.black] {
            if players::get(conn, player)?.is_closed() {
                return refused(AdjudicationError::PlayerGone);
            }
        }
    }
    let command =
        ArbiterCommand::Adjudicate { adjudication: *adjudication, reason: reason.clone() };
    let events = GameCommand::by_arbiter(*by, *game, command)
        .run_in(conn, now)
        .map_err(|error| error.map(AdjudicationError::Game))?;
    if events.first().is_none_or(|event| event.by == Actor::Clock) {
        return refused(AdjudicationError::TimedOut);
    }
    if reopens {
        // Who is on vacation, or is going to be, is so in this game again; and so is who has special
        // leave.
        let tournament = match deciders.event(*game) {
            Some(event) => tournaments::find(conn, event.tournament)?,
            None => None,
        };
        for player in [stored.white, stored.black] {
            apply_vacations(conn, player, vec![*game], now)?;
            if let Some(stored) = &tournament {
                apply_special_leave(conn, &stored.tournament, player, vec![*game], now)?;
            }
        }
    }
    let action = AuditAction::Adjudicated { adjudication: *adjudication, reason: reason.clone() };
    let entry = NewAuditEntry { admin: Some(*by), player: None, game: Some(*game), action };
    audit_log::record(conn, &entry, now)?;
    Ok(())
}
