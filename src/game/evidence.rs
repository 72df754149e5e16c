//! What proves an ending: data, stored as a short text. [`telling`](super::telling) puts it
//! into words.

use std::str::FromStr;

use shakmaty::uci::UciMove;

use crate::{
    chess::{DrawGround, Move, Role, Square, Unwinnable, Work},
    stored_enum::UnknownValue,
};

/// What proves an ending, beyond what the moves of the game say at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The move that left the king in check, which is not among the moves of the game, and
    /// where the pieces stand that attack the king after it.
    KingLeftInCheck { mv: UciMove, checkers: Vec<Square> },
    /// After how many half-moves the position stood, the present one last; 0 is the start.
    Occurrences { plies: Vec<usize> },
    /// Half-moves of both sides together without a capture or a pawn move.
    NoProgress { halfmoves: u32 },
    /// Why neither side can win.
    Dead { white: Unwinnable, black: Unwinnable },
    /// Why the side that would have won cannot win.
    CannotMate { reason: Unwinnable },
    /// Legal moves of both sides by which the winner could still have checkmated.
    CouldMate { line: Vec<UciMove> },
    /// Whether the winner could still have checkmated was not decided with this much work.
    Undecided { work: Work },
    /// Why an administrator decided so.
    Adjudication { reason: String },
}

impl From<&DrawGround> for Evidence {
    fn from(ground: &DrawGround) -> Evidence {
        match ground {
            DrawGround::ThreefoldRepetition { plies }
            | DrawGround::FivefoldRepetition { plies } => {
                Evidence::Occurrences { plies: plies.clone() }
            }
            DrawGround::FiftyMoveRule { halfmoves }
            | DrawGround::SeventyFiveMoveRule { halfmoves } => {
                Evidence::NoProgress { halfmoves: *halfmoves }
            }
        }
    }
}

impl Evidence {
    /// Returns the text under which it is stored: a word and what belongs to it, such as
    /// `left_in_check e1e2 e8`, `occurrences 0 4 8` or `dead material enumerated:57`.
    pub fn to_text(&self) -> String {
        match self {
            Evidence::KingLeftInCheck { mv, checkers } => {
                format!("left_in_check {mv} {}", spaced(checkers))
            }
            Evidence::Occurrences { plies } => format!("occurrences {}", spaced(plies)),
            Evidence::NoProgress { halfmoves } => format!("no_progress {halfmoves}"),
            Evidence::Dead { white, black } => {
                format!("dead {} {}", reason_word(*white), reason_word(*black))
            }
            Evidence::CannotMate { reason } => format!("cannot_mate {}", reason_word(*reason)),
            Evidence::CouldMate { line } => format!("could_mate {}", spaced(line)),
            Evidence::Undecided { work } => format!("undecided {} {}", work.nodes, work.positions),
            Evidence::Adjudication { reason } => format!("adjudication {reason}"),
        }
    }

    fn read(text: &str) -> Option<Evidence> {
        let (word, rest) = text.split_once(' ')?;
        Some(match word {
            "left_in_check" => {
                let (mv, checkers) = rest.split_once(' ')?;
                let mv: UciMove = mv.parse().ok()?;
                matches!(mv, UciMove::Normal { .. }).then_some(())?;
                Evidence::KingLeftInCheck { mv, checkers: list(checkers)? }
            }
            "occurrences" => Evidence::Occurrences { plies: list(rest)? },
            "no_progress" => Evidence::NoProgress { halfmoves: rest.parse().ok()? },
            "dead" => {
                let (white, black) = rest.split_once(' ')?;
                Evidence::Dead { white: reason(white)?, black: reason(black)? }
            }
            "cannot_mate" => Evidence::CannotMate { reason: reason(rest)? },
            "could_mate" => Evidence::CouldMate { line: list(rest)? },
            "undecided" => {
                let [nodes, positions] = list(rest)?[..] else { return None };
                Evidence::Undecided { work: Work { nodes, positions } }
            }
            "adjudication" => Evidence::Adjudication { reason: rest.to_owned() },
            _ => return None,
        })
    }
}

/// Reads what [`Evidence::to_text`] wrote.
impl FromStr for Evidence {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // One text for each evidence, so that what was read is what was written.
        Evidence::read(text)
            .filter(|evidence| evidence.to_text() == text)
            .ok_or_else(|| UnknownValue::new("evidence", text))
    }
}

fn spaced<T: ToString>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

fn list<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split(' ').map(|word| word.parse().ok()).collect()
}

fn reason_word(reason: Unwinnable) -> String {
    match reason {
        Unwinnable::Checkmated => "checkmated".into(),
        Unwinnable::Lost => "lost".into(),
        Unwinnable::Stalemate => "stalemate".into(),
        Unwinnable::Material => "material".into(),
        Unwinnable::Walls => "walls".into(),
        Unwinnable::Bishops { arrangements } => format!("bishops:{arrangements}"),
        Unwinnable::Enumerated { positions } => format!("enumerated:{positions}"),
    }
}

fn reason(word: &str) -> Option<Unwinnable> {
    let (kind, count) = match word.split_once(':') {
        Some((kind, count)) => (kind, Some(count.parse().ok()?)),
        None => (word, None),
    };
    Some(match (kind, count) {
        ("checkmated", None) => Unwinnable::Checkmated,
        ("lost", None) => Unwinnable::Lost,
        ("stalemate", None) => Unwinnable::Stalemate,
        ("material", None) => Unwinnable::Material,
        ("walls", None) => Unwinnable::Walls,
        ("bishops", Some(arrangements)) => Unwinnable::Bishops { arrangements },
        ("enumerated", Some(positions)) => Unwinnable::Enumerated { positions },
        _ => return None,
    })
}

/// Returns the evidence for a move that leaves the king in check.
pub(super) fn left_in_check(mv: Move, checkers: &[(Role, Square)]) -> Evidence {
    // Castling is never such a move, so its spelling does not matter.
    let mv = UciMove::from_standard(mv);
    Evidence::KingLeftInCheck { mv, checkers: checkers.iter().map(|(_, square)| *square).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evidence_is_read_as_it_was_written_and_nothing_else_is() {
        for text in [
            "left_in_check e1e2 e8",
            "left_in_check a7a8q e8 b4",
            "occurrences 0 4 8",
            "no_progress 150",
            "dead material enumerated:57",
            "dead walls bishops:901",
            "cannot_mate stalemate",
            "cannot_mate checkmated",
            "cannot_mate lost",
            "could_mate e2e4 e7e8q e1h1",
            "undecided 2000000 1000000",
            "adjudication A fortress: nobody comes through.",
        ] {
            assert_eq!(text.parse().map(|read: Evidence| read.to_text()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "occurrences",
            "occurrences 0  4",
            "occurrences 0 4 ",
            "occurrences -1",
            "no_progress 0150",
            "no_progress 1 2",
            "dead material",
            "dead material walls:3",
            "cannot_mate bishops",
            "cannot_mate enumerated:x",
            "could_mate e9e4",
            "undecided 1",
            "undecided 1 2 3",
            "left_in_check 0000 e8",
            "left_in_check e1e2",
            "hearsay 1",
        ] {
            assert!(text.parse::<Evidence>().is_err(), "{text:?}");
        }
    }
}
