//! The log of every game: append-only, never edited.

use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, GameId,
    endings::{ending_of, ending_word},
    schema::game_events,
};
use crate::{
    chess::{CastlingMode, Color, color_of, color_word, uci},
    game::{Actor, Adjudication, Ending, Event, EventKind, Evidence, Game, clock::Vacation},
};

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = game_events)]
pub struct LoggedEvent {
    pub game_id: GameId,
    pub number: i32,
    pub at: DbTimestamp,
    pub actor: String,
    pub kind: String,
    pub detail: String,
}

/// Returns events as the log has them, but for private ones. `before` is the game before them,
/// `first` the number of the first of them.
pub fn logged(game: GameId, before: &Game, first: i32, events: &[Event]) -> Vec<LoggedEvent> {
    let mode = before.start().variant.castling_mode();
    let mut rows: Vec<LoggedEvent> = Vec::with_capacity(events.len());
    for (index, event) in events.iter().enumerate() {
        // Nobody but its owner can learn of a private event, not even from a gap.
        let Some((kind, detail)) = describe(&event.what, mode, || after(before, &events[..index]))
        else {
            continue;
        };
        rows.push(LoggedEvent {
            game_id: game,
            number: first.saturating_add(i32::try_from(rows.len()).unwrap_or(i32::MAX)),
            at: DbTimestamp::of(event.at),
            actor: actor_word(event.by),
            kind: kind.to_owned(),
            detail,
        });
    }
    rows
}

/// Appends events to a game's log.
pub fn insert(conn: &mut DbConn, rows: &[LoggedEvent]) -> QueryResult<()> {
    for row in rows {
        let query = diesel::insert_into(game_events::table).values(row);
        on_either!(conn, |c| query.execute(c)?);
    }
    Ok(())
}

fn after(before: &Game, events: &[Event]) -> Game {
    let mut game = before.clone();
    events.iter().for_each(|event| game.apply(event));
    game
}

/// Returns the log of a game, oldest first.
pub fn list(conn: &mut DbConn, game: GameId) -> QueryResult<Vec<LoggedEvent>> {
    game_events::table
        .filter(game_events::game_id.eq(game))
        .order(game_events::number)
        .select(LoggedEvent::as_select())
        .load(conn)
}

/// Returns the messages and decisions about the claims of a game, oldest first.
pub fn list_case(conn: &mut DbConn, game: GameId) -> QueryResult<Vec<LoggedEvent>> {
    let kinds =
        ["claimed", "claim_answered", "claim_examined", "claim_refuted", "appealed", "adjudicated"];
    game_events::table
        .filter(game_events::game_id.eq(game))
        .filter(game_events::kind.eq_any(kinds))
        .order(game_events::number)
        .select(LoggedEvent::as_select())
        .load(conn)
}

/// Returns the log's text of a decision.
pub fn adjudicated(adjudication: Adjudication, reason: &str) -> String {
    format!("{} {reason}", adjudication.to_text())
}

/// Returns the end that an event of the log states, and what proves it.
pub fn read_end(detail: &str) -> Option<(Ending, Option<Evidence>)> {
    let (word, rest) = detail.split_once(' ').unwrap_or((detail, ""));
    let (side, proof) = match rest.split_once(' ').unwrap_or((rest, "")) {
        (side @ ("white" | "black"), proof) => (color_of(side), proof),
        _ => (None, rest),
    };
    let evidence = if proof.is_empty() { None } else { Some(proof.parse().ok()?) };
    Some((ending_of(word, side)?, evidence))
}

/// Returns the log's word for who acted.
pub fn actor_word(actor: Actor) -> String {
    let word = match actor {
        Actor::Admin(id) => return format!("admin:{id}"),
        Actor::Player(Color::White) => "white",
        Actor::Player(Color::Black) => "black",
        Actor::ConditionalMoves(Color::White) => "white_conditional_move",
        Actor::ConditionalMoves(Color::Black) => "black_conditional_move",
        Actor::ProposedLine(Color::White) => "white_proposed_line",
        Actor::ProposedLine(Color::Black) => "black_proposed_line",
        Actor::Clock => "clock",
        Actor::RulesCore => "rules_core",
        Actor::System => "system",
    };
    word.to_owned()
}

/// Returns the kind of an event and what else it says: a move as `e2e4` or, with a draw
/// offer, `e2e4 draw`; a proposed line as it was typed; a takeback as the half-moves that are
/// left; time given as whom and seconds; vacations and an outage as spans of microseconds since
/// 1970, `1763647200000000-1763733600000000`; a claim as its ground, the intended move or `-`, and
/// the words; a decision as its word and the reason; an end as its word, the side it speaks of
/// and what proves it. `None` for what is private.
fn describe(
    what: &EventKind,
    mode: CastlingMode,
    game: impl FnOnce() -> Game,
) -> Option<(&'static str, String)> {
    Some(match what {
        &EventKind::MovePlayed { mv, offers_draw } => {
            let offer = if offers_draw { " draw" } else { "" };
            ("move", format!("{}{offer}", uci(mv, mode)))
        }
        EventKind::Proposed { proposed_line, .. } => ("proposed", proposed_line.to_text(&game())),
        EventKind::ConditionalMovesSaved { .. } => return None,
        EventKind::TakebackAsked { .. } => ("takeback_asked", String::new()),
        EventKind::TakebackDeclined { .. } => ("takeback_declined", String::new()),
        EventKind::TakenBack { to } => ("taken_back", to.to_string()),
        EventKind::TimeGiven { to, time } => {
            ("time_given", format!("{} {}", color_word(*to), time.num_seconds()))
        }
        EventKind::VacationSet { vacations, .. } => {
            let spans = vacations.iter().map(Vacation::to_text);
            ("vacation_set", spans.collect::<Vec<_>>().join(" "))
        }
        EventKind::TimeReturned { from, to } => {
            ("time_returned", Vacation { from: *from, to: *to }.to_text())
        }
        EventKind::DrawOffered { .. } => ("draw_offered", String::new()),
        EventKind::DrawDeclined { .. } => ("draw_declined", String::new()),
        EventKind::Claimed { claim, statement } => {
            let intended = claim.intended.as_ref().map_or("-".to_owned(), ToString::to_string);
            ("claimed", format!("{} {intended} {statement}", claim.ground.as_str()))
        }
        EventKind::ClaimAnswered { statement, .. } => ("claim_answered", statement.clone()),
        EventKind::ClaimExamined { evidence } => ("claim_examined", evidence.to_text()),
        EventKind::ClaimRefuted { evidence } => ("claim_refuted", evidence.to_text()),
        EventKind::Appealed { statement, .. } => ("appealed", statement.clone()),
        EventKind::Adjudicated { adjudication, reason } => {
            ("adjudicated", adjudicated(*adjudication, reason))
        }
        EventKind::ProofAwaited { cause, side } => {
            ("proof_awaited", format!("{} {}", cause.as_str(), color_word(*side)))
        }
        EventKind::Ended { ending, evidence } => {
            let (word, side) = ending_word(*ending);
            let proof = evidence.as_ref().map(Evidence::to_text);
            let words = [Some(word), side.map(color_word), proof.as_deref()];
            ("ended", words.into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
    })
}
