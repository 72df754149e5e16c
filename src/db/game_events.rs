//! The log of every game: append-only, never edited.

use diesel::prelude::*;

use super::{DbConn, GameId, Stamp, color_word, schema::game_events};
use crate::{
    chess::{CastlingMode, Color, uci},
    db::games::ending_word,
    game::{Actor, Event, Evidence, Game, Happening, clock::Leave},
};

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = game_events)]
pub struct LoggedEvent {
    pub game_id: GameId,
    pub number: i32,
    pub at: Stamp,
    pub actor: String,
    pub kind: String,
    pub detail: String,
}

/// Appends events to a game's log, but for private ones. `before` is the game before them,
/// `first` the number of the first of them.
pub fn insert(
    conn: &mut DbConn,
    game: GameId,
    before: &Game,
    first: i32,
    events: &[Event],
) -> QueryResult<()> {
    let mode = before.start().variant.castling_mode();
    let mut number = first;
    for (index, event) in events.iter().enumerate() {
        // Nobody but its owner can learn of a private event, not even from a gap.
        let Some((kind, detail)) = describe(&event.what, mode, || after(before, &events[..index]))
        else {
            continue;
        };
        let row = LoggedEvent {
            game_id: game,
            number,
            at: Stamp::of(event.at),
            actor: actor_word(event.by).to_owned(),
            kind: kind.to_owned(),
            detail,
        };
        let query = diesel::insert_into(game_events::table).values(row);
        on_either!(conn, |c| query.execute(c)?);
        number += 1;
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

fn actor_word(actor: Actor) -> &'static str {
    match actor {
        Actor::Player(Color::White) => "white",
        Actor::Player(Color::Black) => "black",
        Actor::Plan(Color::White) => "white_plan",
        Actor::Plan(Color::Black) => "black_plan",
        Actor::Proposal(Color::White) => "white_proposal",
        Actor::Proposal(Color::Black) => "black_proposal",
        Actor::Clock => "clock",
        Actor::RulesCore => "rules_core",
        Actor::House => "house",
    }
}

/// Returns the kind of an event and what else it says: a move as `e2e4` or, with a draw
/// offer, `e2e4 draw`; a proposal as it was typed; a takeback as the half-moves that are
/// left; time given as whom and seconds; leaves and an outage as spans of microseconds since
/// 1970, `1763647200000000-1763733600000000`; an end as its word, the side it speaks of
/// and what proves it. `None` for what is private.
fn describe(
    what: &Happening,
    mode: CastlingMode,
    game: impl FnOnce() -> Game,
) -> Option<(&'static str, String)> {
    Some(match what {
        &Happening::MovePlayed { mv, offers_draw } => {
            let offer = if offers_draw { " draw" } else { "" };
            ("move", format!("{}{offer}", uci(mv, mode)))
        }
        Happening::Proposed { proposal, .. } => ("proposed", proposal.to_text(&game())),
        Happening::PlanKept { .. } => return None,
        Happening::TakebackAsked { .. } => ("takeback_asked", String::new()),
        Happening::TakebackDeclined { .. } => ("takeback_declined", String::new()),
        Happening::TakenBack { to } => ("taken_back", to.to_string()),
        Happening::TimeGiven { to, time } => {
            ("time_given", format!("{} {}", color_word(*to), time.num_seconds()))
        }
        Happening::LeaveSet { leaves, .. } => {
            let spans = leaves.iter().map(Leave::to_text);
            ("leave_set", spans.collect::<Vec<_>>().join(" "))
        }
        Happening::TimeReturned { from, to } => {
            ("time_returned", Leave { from: *from, to: *to }.to_text())
        }
        Happening::DrawOffered { .. } => ("draw_offered", String::new()),
        Happening::DrawDeclined { .. } => ("draw_declined", String::new()),
        Happening::ProofAwaited { cause, side } => {
            ("proof_awaited", format!("{} {}", cause.as_str(), color_word(*side)))
        }
        Happening::Ended { ending, evidence } => {
            let (word, side) = ending_word(*ending);
            let proof = evidence.as_ref().map(Evidence::to_text);
            let words = [Some(word), side.map(color_word), proof.as_deref()];
            ("ended", words.into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
    })
}
