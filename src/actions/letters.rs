//! Which letters follow from what happened.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::{
    actions::desk::rulings::who_could_rule,
    chess::Color,
    db::{
        ChallengeId, DbConn, GameId, PlayerId, attention,
        games::StoredGame,
        messages,
        outbox::{self, Kind, NewLetter},
        players::{self, Player},
        private_messages,
    },
    game::{Actor, Event, Game, Happening},
    i18n::Locale,
};

/// Queues the letters that follow from events in a game. `stored` is the game before them.
pub(super) fn queue_for_events(
    conn: &mut DbConn,
    stored: &StoredGame,
    events: &[Event],
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let over = events.iter().any(|e| matches!(e.what, Happening::Ended { .. }));
    let ruled = events.iter().any(|e| matches!(e.what, Happening::Ruled { .. }));
    let (mut ply, mut mover) = (stored.game.seen(), stored.game.turn());
    let is_move = |event: &Event| matches!(event.what, Happening::MovePlayed { .. });
    let last_move = events.iter().rposition(is_move);
    for (index, event) in events.iter().enumerate() {
        match &event.what {
            Happening::MovePlayed { .. } => {
                (ply, mover) = (ply + 1, !mover);
                // One letter tells all moves that were made at once; the one about the end
                // tells the last move too.
                if !over && last_move == Some(index) {
                    queue(conn, stored, Kind::YourMove, mover, ply, now)?;
                    let plan = Actor::Plan(!mover);
                    if events.iter().any(|event| event.by == plan && is_move(event)) {
                        queue_plan_answered(conn, stored, !mover, ply, now)?;
                    }
                }
            }
            &Happening::TakebackAsked { by } => {
                queue(conn, stored, Kind::TakebackAsked, !by, ply, now)?;
            }
            &Happening::TakebackDeclined { by } => {
                queue(conn, stored, Kind::TakebackDeclined, !by, ply, now)?;
            }
            Happening::TakenBack { .. } => queue_taken_back(conn, stored, event, now)?,
            &Happening::TimeGiven { to, .. } => {
                queue(conn, stored, Kind::TimeGiven, to, ply, now)?;
            }
            // The page and its log tell it.
            Happening::LeaveSet { .. } | Happening::TimeReturned { .. } => {}
            &Happening::DrawOffered { by } => {
                queue(conn, stored, Kind::DrawOffered, !by, ply, now)?;
            }
            // The letter about the moves that it let go on tells it.
            Happening::DrawDeclined { .. } if last_move.is_some() => {}
            &Happening::DrawDeclined { by } => {
                queue(conn, stored, Kind::DrawDeclined, !by, ply, now)?;
            }
            // The letter about the end follows with the proof; the one about the move tells
            // what is proposed with it.
            Happening::ProofAwaited { .. }
            | Happening::Proposed { .. }
            | Happening::PlanKept { .. } => {}
            // A ruling is told to everybody, whichever letters they chose.
            Happening::Ended { .. } if ruled => {}
            Happening::Ended { .. } => {
                for side in Color::ALL {
                    // It may be reopened, and end again in the same position.
                    let about = about_event(stored, event);
                    let letter = about_game(stored, Kind::GameEnded, side, ply, about);
                    outbox::insert(conn, &letter, now)?;
                }
            }
            // The letter about the end tells what was claimed.
            Happening::Claimed { .. } if over => {}
            Happening::Claimed { .. }
            | Happening::ClaimAnswered { .. }
            | Happening::ClaimRefuted { .. }
            | Happening::Appealed { .. }
            | Happening::Ruled { .. } => queue_about_claim(conn, stored, event, now)?,
            // It waits on.
            Happening::ClaimExamined { .. } => {}
        }
    }
    Ok(())
}

/// Queues what both players are told about a claim, an appeal or a ruling, and what those who
/// rule are told of what waits for them.
fn queue_about_claim(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let both: &[Color] = &Color::ALL;
    let (kind, to) = match &event.what {
        Happening::Claimed { .. } => (Kind::ClaimMade, both),
        Happening::ClaimAnswered { by: Color::White, .. } => (Kind::ClaimAnswered, &both[1..]),
        Happening::ClaimAnswered { by: Color::Black, .. } => (Kind::ClaimAnswered, &both[..1]),
        Happening::Appealed { .. } => (Kind::Appealed, both),
        Happening::Ruled { .. } | Happening::ClaimRefuted { .. } => (Kind::Ruled, both),
        _ => return Ok(()),
    };
    let mut after = stored.game.clone();
    after.apply(event);
    let seen = after.seen();
    for side in to {
        let locale = players::get(conn, stored.player(*side))?.locale();
        let letter = about_game(stored, kind, *side, seen, about_event(stored, event));
        let detail = told(locale, &stored.game, &event.what);
        outbox::insert(conn, &NewLetter { detail, ..letter }, now)?;
    }
    if matches!(kind, Kind::ClaimMade | Kind::Appealed) {
        queue_to_deciders(conn, stored, event, now)?;
    }
    Ok(())
}

/// Says what a letter tells of a claim, an appeal or a ruling: what the rules core or an
/// administrator found in the words of the reader, then what somebody typed, on further lines.
///
/// It is said now and not when the letter leaves: it is about this position.
fn told(locale: Locale, game: &Game, what: &Happening) -> Option<String> {
    Some(match what {
        Happening::Claimed { claim, statement } => {
            let intended = claim.intended.and_then(|mv| mv.to_move(game.position()).ok());
            let intended = intended.map(|mv| game.quoted(mv));
            format!("{}\n{statement}", locale.claim(claim.ground, intended.as_deref()))
        }
        Happening::ClaimAnswered { statement, .. } => statement.clone(),
        Happening::Appealed { statement, .. } => statement.clone(),
        Happening::Ruled { ruling, reason } => {
            format!("{}\n{reason}", locale.ruled(None, *ruling))
        }
        Happening::ClaimRefuted { evidence } => {
            let found = locale.evidence(game, evidence);
            locale.t("email-claim-rejected").with("found", found).to_string()
        }
        _ => return None,
    })
}

fn queue_to_deciders(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let names = players::names(conn, &[stored.white, stored.black])?;
    let name = |id: PlayerId| names.get(&id).map_or("", String::as_str);
    let what = if matches!(event.what, Happening::Appealed { .. }) { "appeal" } else { "claim" };
    for decider in who_could_rule(conn, stored, event)? {
        let locale = players::get(conn, decider)?.locale();
        let players =
            format!("{} – {}", locale.name(name(stored.white)), locale.name(name(stored.black)));
        let told = told(locale, &stored.game, &event.what).unwrap_or_default();
        let detail = format!("{players}\n{what}\n{told}");
        let letter = NewLetter::new(Kind::ClaimWaits, decider, about_event(stored, event));
        let letter = NewLetter { game: Some(stored.id), detail: Some(detail), ..letter };
        outbox::insert(conn, &letter, now)?;
    }
    Ok(())
}

/// What makes a letter about an event unique.
fn about_event(stored: &StoredGame, event: &Event) -> String {
    format!("{}:{}", stored.id, event.at.timestamp_micros())
}

/// Who asked is to move again; the other knows.
fn queue_taken_back(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let mut after = stored.game.clone();
    after.apply(event);
    queue(conn, stored, Kind::TakenBack, after.turn(), after.seen(), now)
}

/// The owner of a plan is not woken up for it, unless they chose to be.
fn queue_plan_answered(
    conn: &mut DbConn,
    stored: &StoredGame,
    owner: Color,
    ply: u32,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    if players::get(conn, stored.player(owner))?.plan_letters {
        queue(conn, stored, Kind::PlanAnswered, owner, ply, now)?;
    }
    Ok(())
}

fn queue(
    conn: &mut DbConn,
    stored: &StoredGame,
    kind: Kind,
    to: Color,
    ply: u32,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let about = format!("{}:{ply}", stored.id);
    outbox::insert(conn, &about_game(stored, kind, to, ply, about), now)
}

fn about_game(stored: &StoredGame, kind: Kind, to: Color, ply: u32, about: String) -> NewLetter {
    let letter = NewLetter::new(kind, stored.player(to), about);
    NewLetter { game: Some(stored.id), ply: Some(ply), ..letter }
}

/// Queues a letter about a challenge or the game that came of it.
pub(super) fn queue_about_challenge(
    conn: &mut DbConn,
    kind: Kind,
    player: PlayerId,
    challenge: ChallengeId,
    game: Option<GameId>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let letter = NewLetter::new(kind, player, challenge.to_string());
    let letter = NewLetter { game, challenge: Some(challenge), ..letter };
    outbox::insert(conn, &letter, now)
}

/// Queues a letter about an account. Those with the same `about` are sent once.
pub(super) fn queue_about_account(
    conn: &mut DbConn,
    kind: Kind,
    player: PlayerId,
    address: Option<String>,
    about: String,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let letter = NewLetter { address, ..NewLetter::new(kind, player, about) };
    outbox::insert(conn, &letter, now)
}

/// Queues the letter that tells whoever has closed their account. It says itself where it goes and
/// in which language: the account knows neither by then.
pub(super) fn queue_account_closed(
    conn: &mut DbConn,
    player: Player,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let detail = player.language().map(|language| language.tag().to_owned());
    let letter = NewLetter::new(Kind::AccountClosed, player.id, "closed".into());
    outbox::insert(conn, &NewLetter { address: Some(player.email), detail, ..letter }, now)
}

/// Queues one letter that reminds a player of the flags in several games. With each game goes
/// the number of the position that it is about.
pub(super) fn queue_reminder(
    conn: &mut DbConn,
    player: PlayerId,
    games: Vec<(GameId, u32)>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let about = format!("{}:{}", now.timestamp_micros(), outbox::write_games(&games));
    let letter = NewLetter { games, ..NewLetter::new(Kind::Reminder, player, about) };
    outbox::insert(conn, &letter, now)
}

/// Queues the letter to whoever can claim the fall of a flag.
pub(super) fn queue_flag_fell(
    conn: &mut DbConn,
    stored: &StoredGame,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let game = &stored.game;
    // With more time it may fall again while nobody moves.
    let flag = game.deadline().map(|flag| flag.timestamp_micros()).unwrap_or_default();
    let about = format!("{}:{}:{flag}", stored.id, game.seen());
    let letter = about_game(stored, Kind::FlagFell, !game.turn(), game.seen(), about);
    outbox::insert(conn, &letter, now)
}

/// Queues a letter about somebody's leave to one opponent, with the games that they play.
pub(super) fn queue_opponent_on_leave(
    conn: &mut DbConn,
    opponent: PlayerId,
    games: Vec<(GameId, u32)>,
    about: String,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let letter = NewLetter::new(Kind::OpponentOnLeave, opponent, about);
    outbox::insert(conn, &NewLetter { games, ..letter }, now)
}

/// Queues the letter about what the opponent said in a game: one for all since the last look, if
/// there is anything. One that its reader did not want then may be wanted now.
pub(super) fn queue_about_message(
    conn: &mut DbConn,
    game: GameId,
    (to, side): (PlayerId, Color),
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let heard = attention::last_look(conn, to, game)?.map_or(0, |look| look.heard);
    let Some(first) = messages::first_after(conn, game, !side, heard)? else { return Ok(()) };
    let letter = NewLetter::new(Kind::Message, to, format!("{game}:{first}"));
    outbox::insert_again(conn, &NewLetter { game: Some(game), ..letter }, now)
}

/// Queues the letter about what somebody wrote outside of games: one for all that is not read, if
/// there is anything.
pub(super) fn queue_about_conversation(
    conn: &mut DbConn,
    to: PlayerId,
    from: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let Some(first) = private_messages::first_unread(conn, to, from)? else { return Ok(()) };
    let letter = NewLetter::new(Kind::Message, to, format!("from {from}:{first}"));
    outbox::insert_again(conn, &NewLetter { detail: Some(from.to_string()), ..letter }, now)
}

/// Queues the letter about a login from where nobody had logged in before.
pub(super) fn queue_new_sign_in(
    conn: &mut DbConn,
    player: PlayerId,
    device: String,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let letter = NewLetter::new(Kind::NewSignIn, player, now.timestamp_micros().to_string());
    outbox::insert(conn, &NewLetter { detail: Some(device), ..letter }, now)
}
