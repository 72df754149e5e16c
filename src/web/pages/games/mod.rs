//! The game page and what is done on it.

pub mod case;
pub mod claim;
mod claim_view;
mod clock_view;
pub mod draw;
pub mod export;
mod lines;
pub mod log;
mod messages;
pub mod mine;
pub mod plan;
mod plan_view;
pub mod play;
pub mod rematch;
pub mod resign;
mod score_sheet;
pub mod show;
pub mod takeback;
pub mod think;
pub mod time;
mod view;

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use clock_view::{ClockView, clock};

pub use clock_view::GIFTS;

use crate::{
    chess::{Color, Variant},
    db::{GameId, PlayerId, games::ListedGame},
    web::{
        board::{self, SmallPiece},
        times::Zone,
    },
};

/// A game on a list.
pub struct Card {
    pub id: GameId,
    pub opponent: String,
    /// White's or Black's view, by the player whose list it is.
    pub pieces: Vec<SmallPiece>,
    /// It is the turn of the player whose list it is.
    pub is_turn: bool,
    pub last_move: String,
    /// With its ECO code; empty as long as it has no name.
    pub opening: String,
    /// While the game runs.
    pub clock: Option<ClockView>,
    /// Until when the player to move is on leave; empty if not.
    pub on_leave: String,
    /// The opponent's flag has fallen and can be claimed.
    pub may_claim_flag: bool,
    /// The opponent offers a draw.
    pub is_offered: bool,
    /// Over, and the result is being proven.
    pub is_pending: bool,
    /// A claim waits for a ruling.
    pub rests: bool,
    /// `1-0`, and the sentence that says why; empty while the game runs.
    pub result: &'static str,
    pub ending: String,
    pub ended: String,
    pub won: Option<bool>,
}

/// Turns listed games into cards, as `me` sees them.
pub fn cards(
    list: &[ListedGame],
    names: &HashMap<PlayerId, String>,
    me: PlayerId,
    now: DateTime<Utc>,
    zone: Zone,
) -> Vec<Card> {
    list.iter().map(|game| card(game, names, me, now, zone)).collect()
}

fn card(
    game: &ListedGame,
    names: &HashMap<PlayerId, String>,
    me: PlayerId,
    now: DateTime<Utc>,
    zone: Zone,
) -> Card {
    let side = game.side_of(me);
    let mode = game.variant.parse::<Variant>().map_or(Variant::Standard, |v| v).castling_mode();
    let position = crate::chess::position_of(&game.fen, mode);
    // A flag that has fallen ends the game though nobody has written it down yet.
    let fell = game.fell(now);
    let running = game.ended_at.is_none() && !game.is_pending() && !fell;
    let rests = game.rests();
    let is_turn = running && !rests && game.turn() == Some(side);
    let deadline = game.deadline.map(crate::db::Stamp::utc);
    let shows_clock = game.ended_at.is_none() && !game.is_pending() && !rests;
    let on_leave = game.on_leave(now).filter(|_| running);
    let ending = game.ending();
    let winner = ending.and_then(|ending| match ending.result() {
        crate::game::GameResult::Win(winner) => Some(winner),
        _ => None,
    });
    Card {
        id: game.id,
        opponent: names.get(&game.player(!side)).cloned().unwrap_or_default(),
        pieces: position.as_ref().map(|p| board::small(p, side)).unwrap_or_default(),
        is_turn,
        last_move: last_move(game, position.as_ref()),
        opening: game.opening.clone(),
        clock: shows_clock.then(|| clock(deadline, game.time_left(now), now, zone)),
        on_leave: on_leave.map(|leave| zone.full(leave.to)).unwrap_or_default(),
        may_claim_flag: running && !is_turn && deadline.is_some_and(|flag| flag <= now),
        is_offered: game.offer() == Some(!side),
        is_pending: game.is_pending(),
        rests,
        result: ending.map_or("", |ending| ending.result().as_str()),
        ending: ending.map(crate::game::Ending::sentence).unwrap_or_default(),
        ended: game.ended_at.map(|at| zone.day(at.utc())).unwrap_or_default(),
        won: winner.map(|winner| winner == side),
    }
}

/// Returns the last move with its number: `17...Kh8`.
fn last_move(game: &ListedGame, position: Option<&crate::chess::Chess>) -> String {
    use crate::chess::Position as _;
    match position {
        Some(position) if !game.last_san.is_empty() => {
            let number = position.fullmoves().get();
            match position.turn() {
                Color::White => format!("{}...{}", number.saturating_sub(1), game.last_san),
                Color::Black => format!("{number}.{}", game.last_san),
            }
        }
        _ => String::new(),
    }
}
