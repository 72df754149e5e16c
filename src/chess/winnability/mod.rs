//! Whether a side can still win by any series of legal moves, the opponent helping
//! (Articles 5.1.2, 5.2.2 and 6.9).
//!
//! Every verdict is proven: [`Winnability::CanWin`] by a line that mates,
//! [`Winnability::CannotWin`] by a reason that can be checked. The work is bounded by counts
//! and never by time, so that a verdict is the same on every machine. As "any series of
//! legal moves" says, the half-move clock and repetition are ignored.

mod barrier;
mod bishops;
mod budget;
mod guide;
mod packed;
mod search;
mod store;
#[cfg(test)]
mod tests;
mod win_search;

use std::fmt;

use shakmaty::{Chess, Color, EnPassantMode, Move, Position, Square};

use super::{Rules, VariantPosition};
use bishops::{BishopsOutcome, BishopsProof};
use packed::{Packed, set_up};
use search::{MateSearch, SearchOutcome};
use win_search::WinOutcome;

pub use budget::{Budget, Work};

/// The answer to "can this side still mate?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// By these moves of both sides, the last of which mates.
    CanWin(Vec<Move>),
    CannotWin(Unwinnable),
    /// Neither was proven within the budget. It never ends a game.
    Unknown,
}

/// Why a side cannot mate. `Display` is a clause that follows "because".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unwinnable {
    /// The side is mated itself.
    Checkmated,
    /// The side has lost by a rule of its variant.
    Lost,
    Stalemate,
    /// No arrangement of the men on the board is a mate (by their kinds and the colors of
    /// the bishops' squares).
    Material,
    /// Where each man could ever come, the king always has a square to go to.
    Walls,
    /// All arrangements of the other men were enumerated, the bishops granted whatever they
    /// could do; none can be mate.
    Bishops {
        arrangements: u32,
    },
    /// All positions that can arise with the material to mate and without such walls were
    /// enumerated; none is mate.
    Enumerated {
        positions: u32,
    },
}

impl fmt::Display for Unwinnable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwinnable::Checkmated => f.write_str("it has been checkmated"),
            Unwinnable::Lost => f.write_str("it has already lost"),
            Unwinnable::Stalemate => f.write_str("it is stalemate"),
            Unwinnable::Material => f.write_str("it has insufficient material"),
            Unwinnable::Walls => {
                f.write_str("the position is blocked and the king can never be checkmated")
            }
            Unwinnable::Bishops { arrangements } => write!(
                f,
                "none of the {arrangements} arrangements of pieces that can still arise is checkmate"
            ),
            Unwinnable::Enumerated { positions: 1 } => {
                f.write_str("no move leads to a position where a win is possible")
            }
            Unwinnable::Enumerated { positions } => {
                write!(f, "none of the {positions} positions that can still arise is a win")
            }
        }
    }
}

/// An answer with the work it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub winnability: Winnability,
    pub work: Work,
}

impl Verdict {
    /// Returns the reason if the side is proven to be unable to mate.
    pub fn cannot_win(&self) -> Option<Unwinnable> {
        match self.winnability {
            Winnability::CannotWin(reason) => Some(reason),
            _ => None,
        }
    }
}

/// The search and the proof with bishops take turns, each time with more of the budget: what is
/// easy for one of them is not kept waiting by the other. Most positions that can be won are
/// settled by the first search, and those that cannot have lost little.
const TURNS: [Budget; 3] = [
    Budget { nodes: 1_000, positions: Budget::INLINE.positions },
    Budget { nodes: Budget::INLINE.nodes, positions: 30_000 },
    Budget { nodes: u32::MAX, positions: u32::MAX },
];

/// Decides whether a side can still mate by any series of legal moves, or win by the rules of its
/// variant.
///
/// The answer is the same for the mirrored position and for swapped colors, with the moves
/// mirrored.
pub fn winnability(
    position: &VariantPosition,
    winner: Color,
    rules: Rules,
    budget: Budget,
) -> Verdict {
    match position.as_chess() {
        Some(position) => can_checkmate(position, winner, rules, budget),
        None => {
            let (outcome, work) = win_search::can_win(position, winner, rules, budget);
            let winnability = match outcome {
                WinOutcome::Win(line) => Winnability::CanWin(line),
                WinOutcome::Lost => Winnability::CannotWin(Unwinnable::Lost),
                WinOutcome::Drawn => Winnability::CannotWin(Unwinnable::Stalemate),
                WinOutcome::Material => Winnability::CannotWin(Unwinnable::Material),
                WinOutcome::Exhausted { positions } => {
                    Winnability::CannotWin(Unwinnable::Enumerated { positions })
                }
                WinOutcome::Nothing => Winnability::Unknown,
            };
            Verdict { winnability, work }
        }
    }
}

fn can_checkmate(position: &Chess, winner: Color, rules: Rules, budget: Budget) -> Verdict {
    let work = Work::default();
    if let Some(winnability) = at_once(position, winner, rules) {
        return Verdict { winnability, work };
    }
    let Some(view) = SearchPosition::of(position, winner, rules) else {
        return Verdict { winnability: Winnability::Unknown, work };
    };
    let root = &view.position;
    let mut search = MateSearch::new(root, rules.en_passant);
    let (found, bishops) = settle(root, &mut search, budget);
    let winnability = match found {
        ProofOutcome::Never(reason) => Winnability::CannotWin(reason),
        ProofOutcome::Search(SearchOutcome::Mate(line)) => {
            Winnability::CanWin(line.into_iter().map(|mv| view.back(mv)).collect())
        }
        ProofOutcome::Search(SearchOutcome::Exhausted { positions }) => {
            Winnability::CannotWin(Unwinnable::Enumerated { positions })
        }
        ProofOutcome::Search(SearchOutcome::Nothing) => Winnability::Unknown,
    };
    let Work { nodes, positions } = search.work();
    Verdict { winnability, work: Work { nodes, positions: positions + bishops } }
}

enum ProofOutcome {
    Never(Unwinnable),
    Search(SearchOutcome),
}

/// Searches and proves within a budget; returns what came out and how many positions the proof
/// with bishops has cost.
fn settle(root: &Chess, search: &mut MateSearch, budget: Budget) -> (ProofOutcome, u32) {
    let mut bishops: Option<BishopsProof> = None;
    for (turn, most) in TURNS.into_iter().enumerate() {
        let found = search.guided(budget.nodes.min(most.nodes));
        let work = bishops.as_ref().map_or(0, BishopsProof::work);
        if !matches!(found, SearchOutcome::Nothing) {
            return (ProofOutcome::Search(found), work);
        }
        if turn == 0 {
            if barrier::shuts_out(root, Color::White) {
                return (ProofOutcome::Never(Unwinnable::Walls), work);
            }
            bishops = BishopsProof::of(root);
        }
        let Some(bishops) = &mut bishops else { continue };
        let proof = bishops.prove(budget.positions.min(most.positions));
        if let BishopsOutcome::NeverMates { arrangements } = proof {
            return (ProofOutcome::Never(Unwinnable::Bishops { arrangements }), bishops.work());
        }
    }
    // Its arrangements are not needed any more, and take room.
    let work = bishops.map_or(0, |bishops| bishops.work());
    let left = budget.positions.saturating_sub(work);
    // Their arrangements may have no end where the positions that can be reached are few.
    let positions = left.max(budget.positions / 2);
    (ProofOutcome::Search(search.enumerate(Budget { positions, ..budget })), work)
}

/// Whether a position is dead: no series of legal moves mates either king (Article 5.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionStatus {
    Alive,
    /// Why White and why Black cannot mate.
    Dead {
        white: Unwinnable,
        black: Unwinnable,
    },
    /// Neither was proven within the budget. It never ends a game.
    Unknown,
}

impl PositionStatus {
    /// Returns what the verdicts on both sides come to.
    pub fn of(white: &Verdict, black: &Verdict) -> PositionStatus {
        match (&white.winnability, &black.winnability) {
            (Winnability::CanWin(_), _) | (_, Winnability::CanWin(_)) => PositionStatus::Alive,
            (Winnability::CannotWin(white), Winnability::CannotWin(black)) => {
                PositionStatus::Dead { white: *white, black: *black }
            }
            _ => PositionStatus::Unknown,
        }
    }

    /// Returns whether the position is dead, `None` if that is not known.
    pub fn is_dead(self) -> Option<bool> {
        match self {
            PositionStatus::Alive => Some(false),
            PositionStatus::Dead { .. } => Some(true),
            PositionStatus::Unknown => None,
        }
    }
}

/// Decides whether a position is dead, and asks no more than needed: a side that can mate
/// keeps it alive, whatever the other can do.
pub fn position_status(position: &VariantPosition, rules: Rules, budget: Budget) -> PositionStatus {
    if !(position.rules().may_be_dead)(position) {
        return PositionStatus::Unknown;
    }
    // Whoever has more is found to be able to mate sooner.
    let board = position.board();
    let strength = |color: Color| {
        let own = board.by_color(color);
        2 * (own & board.rooks_and_queens()).count() + (own & !board.pawns()).count()
    };
    let first = Color::from_white(strength(Color::White) >= strength(Color::Black));
    let one = winnability(position, first, rules, budget);
    if matches!(one.winnability, Winnability::CanWin(_)) {
        return PositionStatus::Alive;
    }
    let other = winnability(position, !first, rules, budget);
    let (white, black) = first.fold_wb((&one, &other), (&other, &one));
    PositionStatus::of(white, black)
}

fn at_once(position: &Chess, winner: Color, rules: Rules) -> Option<Winnability> {
    let over = position.legal_moves().iter().all(|mv| !rules.en_passant && mv.is_en_passant());
    if over && !position.is_check() {
        Some(Winnability::CannotWin(Unwinnable::Stalemate))
    } else if over && position.turn() == winner {
        Some(Winnability::CannotWin(Unwinnable::Checkmated))
    } else if over {
        Some(Winnability::CanWin(Vec::new()))
    } else if position.has_insufficient_material(winner) {
        Some(Winnability::CannotWin(Unwinnable::Material))
    } else {
        None
    }
}

/// The position as the search sees it: the winner is White, and of two mirror images it is
/// always the same one.
struct SearchPosition {
    position: Chess,
    swapped: bool,
    mirrored: bool,
}

impl SearchPosition {
    fn of(position: &Chess, winner: Color, rules: Rules) -> Option<SearchPosition> {
        let mut setup = position.to_setup(EnPassantMode::Legal);
        if !rules.en_passant {
            setup.ep_square = None;
        }
        let swapped = winner.is_black();
        if swapped {
            setup.mirror();
        }
        let plain = set_up(setup.clone())?;
        if setup.castling_rights.any() {
            return Some(SearchPosition { position: plain, swapped, mirrored: false });
        }
        setup.board.flip_horizontal();
        setup.ep_square = setup.ep_square.map(Square::flip_horizontal);
        let image = set_up(setup)?;
        let mirrored =
            Packed::new(&image, rules.en_passant) < Packed::new(&plain, rules.en_passant);
        Some(SearchPosition { position: if mirrored { image } else { plain }, swapped, mirrored })
    }

    /// Returns a move of the search on the board that was asked about.
    fn back(&self, mv: Move) -> Move {
        let f = |mut square: Square| {
            if self.mirrored {
                square = square.flip_horizontal();
            }
            if self.swapped { square.flip_vertical() } else { square }
        };
        match mv {
            Move::Normal { role, from, capture, to, promotion } => {
                Move::Normal { role, from: f(from), capture, to: f(to), promotion }
            }
            Move::EnPassant { from, to } => Move::EnPassant { from: f(from), to: f(to) },
            Move::Castle { king, rook } => Move::Castle { king: f(king), rook: f(rook) },
            Move::Put { role, to } => Move::Put { role, to: f(to) },
        }
    }
}
