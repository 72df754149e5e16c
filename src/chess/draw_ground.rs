//! Grounds of a draw that a line of moves proves: repetition (Articles 9.2 and 9.6.1) and
//! moves without capture or pawn move (9.3 and 9.6.2).

use std::fmt;

use shakmaty::{Move, san::SanPlus};

use super::{CLAIM_HALFMOVES, CLAIM_OCCURRENCES, END_HALFMOVES, END_OCCURRENCES, Line, play_san};

/// Why a draw can be claimed, or is one already, with what proves it.
///
/// `Display` names the rule; [`DrawGround::sentence`] tells the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawGround {
    /// Article 9.2: after how many half-moves the position stood, oldest first; three or four.
    ThreefoldRepetition { plies: Vec<usize> },
    /// Article 9.3: half-moves since the last capture or pawn move, 100 to 149.
    FiftyMoveRule { halfmoves: u32 },
    /// Article 9.6.1: five or more occurrences. The game is drawn without a claim.
    FivefoldRepetition { plies: Vec<usize> },
    /// Article 9.6.2: 150 half-moves or more. The game is drawn without a claim.
    SeventyFiveMoveRule { halfmoves: u32 },
}

impl DrawGround {
    /// Returns what occurrences after so many half-moves, the last one present, and a count of
    /// half-moves without capture or pawn move mean: at most one ground of each kind.
    pub(super) fn of(plies: &[usize], halfmoves: u32) -> Vec<DrawGround> {
        let repetition = match plies.len() {
            END_OCCURRENCES.. => Some(DrawGround::FivefoldRepetition { plies: plies.to_vec() }),
            CLAIM_OCCURRENCES.. => Some(DrawGround::ThreefoldRepetition { plies: plies.to_vec() }),
            _ => None,
        };
        let count = match halfmoves {
            END_HALFMOVES.. => Some(DrawGround::SeventyFiveMoveRule { halfmoves }),
            CLAIM_HALFMOVES.. => Some(DrawGround::FiftyMoveRule { halfmoves }),
            _ => None,
        };
        repetition.into_iter().chain(count).collect()
    }

    /// Returns whether the game is drawn by itself, without a claim (Article 9.6).
    pub fn is_automatic(&self) -> bool {
        matches!(
            self,
            DrawGround::FivefoldRepetition { .. } | DrawGround::SeventyFiveMoveRule { .. }
        )
    }

    /// Returns the sentence that proves it, with the moves after which the position stood.
    ///
    /// `intended` is the SAN of a move that the line does not have yet and that makes the
    /// ground (Articles 9.2.1 and 9.3.1).
    pub fn sentence(&self, line: &Line, intended: Option<&SanPlus>) -> String {
        match self {
            DrawGround::ThreefoldRepetition { plies }
            | DrawGround::FivefoldRepetition { plies } => repeated(line, plies, intended),
            DrawGround::FiftyMoveRule { halfmoves }
            | DrawGround::SeventyFiveMoveRule { halfmoves } => {
                let rest = "without a capture or pawn move";
                match intended {
                    Some(_) => format!(
                        "With this move, {halfmoves} half-moves will have been played {rest}."
                    ),
                    None => format!("{halfmoves} half-moves have been played {rest}."),
                }
            }
        }
    }
}

impl fmt::Display for DrawGround {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DrawGround::ThreefoldRepetition { .. } => "threefold repetition",
            DrawGround::FiftyMoveRule { .. } => "50-move rule",
            DrawGround::FivefoldRepetition { .. } => "fivefold repetition",
            DrawGround::SeventyFiveMoveRule { .. } => "75-move rule",
        })
    }
}

fn repeated(line: &Line, plies: &[usize], intended: Option<&SanPlus>) -> String {
    let times = plies.len();
    match (intended, plies.split_last()) {
        (Some(san), Some((&last, before))) => {
            let (number, side) = line.number(last.saturating_sub(1));
            let dots = side.fold_wb(".", "...");
            let stood = line.stood(before);
            format!(
                "With {number}{dots}{san}, the position will have occurred {times} times. \
                 It has already occurred {stood}."
            )
        }
        _ => format!("The position has occurred {times} times: {}.", line.stood(plies)),
    }
}

/// When a position stood. `Display` says it: `at the start, after 2...Ng8 and 4...Ng8`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stood {
    pub at_the_start: bool,
    /// The moves after which it stood, as a score sheet has them, oldest first.
    pub after: Vec<String>,
}

impl Stood {
    /// Returns how often it stood.
    pub fn times(&self) -> usize {
        usize::from(self.at_the_start) + self.after.len()
    }
}

impl fmt::Display for Stood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.at_the_start.then(|| "at the start".to_owned());
        let after = self.after.iter().enumerate().map(|(index, mv)| match index {
            0 => format!("after {mv}"),
            _ => mv.clone(),
        });
        let parts: Vec<String> = start.into_iter().chain(after).collect();
        match parts.split_last() {
            Some((last, rest)) if !rest.is_empty() => write!(f, "{} and {last}", rest.join(", ")),
            _ => f.write_str(&parts.concat()),
        }
    }
}

/// How often a position has stood, where that is too little for a draw (Article 9.2). `Display`
/// tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub stood: Stood,
    /// The move that led to it; `None` at the start.
    pub last: Option<String>,
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.stood.times() {
            // Nothing like it stood before: where it stands goes without saying.
            0 | 1 => {
                let after = self.last.as_ref().map(|last| format!(" after {last}"));
                write!(
                    f,
                    "The position{} has occurred only once. Threefold repetition needs 3 occurrences.",
                    after.unwrap_or_default()
                )
            }
            times => write!(
                f,
                "The position has occurred {times} times: {}. Threefold repetition needs 3 occurrences.",
                self.stood
            ),
        }
    }
}

impl Line {
    /// Returns the grounds of a draw after so many half-moves, repetition first: at most one
    /// of the two occurrences and one of the two counts, the stronger one.
    ///
    /// A game that is over by checkmate or stalemate has them too; the caller asks for that
    /// first (Article 9.6.2: checkmate takes precedence).
    pub fn draw_grounds(&self, ply: usize) -> Vec<DrawGround> {
        DrawGround::of(&self.occurrences(ply), self.halfmove_clock(ply))
    }

    /// Returns when a position stood, by the half-moves before it.
    pub fn stood(&self, plies: &[usize]) -> Stood {
        let after = plies.iter().filter_map(|ply| ply.checked_sub(1));
        Stood {
            at_the_start: plies.contains(&0),
            after: after.map(|index| self.quoted(index)).collect(),
        }
    }

    /// Returns how often the position after so many half-moves has stood, where that is too little
    /// for a draw.
    pub fn counted(&self, ply: usize, plies: &[usize]) -> Counted {
        let last = ply.checked_sub(1).map(|index| self.quoted(index));
        Counted { stood: self.stood(plies), last }
    }

    /// Returns the line up to so many half-moves, and one legal move more: what a player
    /// intends who claims a draw with a move (Articles 9.2.1 and 9.3.1).
    pub fn with_intended(&self, ply: usize, mv: Move) -> Line {
        let ply = ply.min(self.steps.len());
        let mut position = self.position(ply).clone();
        let san = play_san(&mut position, mv, self.start.rules);
        let mut line = Line { start: self.start.clone(), steps: self.steps[..ply].to_vec() };
        line.steps.push(super::Step { mv, san, after: position });
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{line::tests::line, parse_move};

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn knights(times: usize) -> Line {
        line(START, &"Nf3 Nf6 Ng1 Ng8 ".repeat(times))
    }

    #[test]
    fn the_third_occurrence_is_a_ground_and_the_fifth_is_the_end() {
        let line = knights(5);
        let grounds = |ply| line.draw_grounds(ply);
        assert_eq!(grounds(7), []);
        assert_eq!(grounds(8), [DrawGround::ThreefoldRepetition { plies: vec![0, 4, 8] }]);
        // The other positions of the circle follow, each with its own count.
        assert_eq!(grounds(9), [DrawGround::ThreefoldRepetition { plies: vec![1, 5, 9] }]);
        assert_eq!(grounds(12), [DrawGround::ThreefoldRepetition { plies: vec![0, 4, 8, 12] }]);
        let fifth = DrawGround::FivefoldRepetition { plies: vec![0, 4, 8, 12, 16] };
        assert!(fifth.is_automatic() && !grounds(12)[0].is_automatic());
        assert_eq!(grounds(16), [fifth]);
        let sixth = DrawGround::FivefoldRepetition { plies: vec![0, 4, 8, 12, 16, 20] };
        assert_eq!(grounds(20), [sixth]);
    }

    #[test]
    fn an_intended_move_counts_as_made() {
        let line = knights(2);
        let home = line.steps[7].mv;
        let intended = line.with_intended(7, home);
        let [ground] = &intended.draw_grounds(8)[..] else { panic!("one ground") };
        assert_eq!(*ground, DrawGround::ThreefoldRepetition { plies: vec![0, 4, 8] });
        assert_eq!(
            ground.sentence(&line, Some(&intended.steps[7].san)),
            "With 4...Ng8, the position will have occurred 3 times. It has already occurred at the start and after 2...Ng8."
        );
        let other = parse_move(line.position(7), "e6").unwrap();
        assert_eq!(line.with_intended(7, other).draw_grounds(8), []);
    }

    #[test]
    fn sentences_name_the_moves() {
        let line = knights(3);
        let sentence = |ply: usize| line.draw_grounds(ply)[0].sentence(&line, None);
        assert_eq!(
            sentence(8),
            "The position has occurred 3 times: at the start, after 2...Ng8 and 4...Ng8."
        );
        assert_eq!(
            sentence(11),
            "The position has occurred 3 times: after 2.Ng1, 4.Ng1 and 6.Ng1."
        );
        let count = DrawGround::FiftyMoveRule { halfmoves: 103 };
        assert_eq!(
            count.sentence(&line, None),
            "103 half-moves have been played without a capture or pawn move."
        );
    }

    /// Clock of the start, one move, and what the clock means then.
    #[test]
    fn half_moves_are_counted_to_the_move() {
        let fifty = |halfmoves| Some(DrawGround::FiftyMoveRule { halfmoves });
        let seventy_five = |halfmoves| Some(DrawGround::SeventyFiveMoveRule { halfmoves });
        for (clock, mv, expected) in [
            (98, "Ke2", None),
            (99, "Ke2", fifty(100)),
            (99, "a3", None),
            (99, "Rxb8", None),
            (148, "Ke2", fifty(149)),
            (149, "Ke2", seventy_five(150)),
            (149, "a4", None),
            (150, "Ke2", seventy_five(151)),
        ] {
            let fen = format!("1r2k3/8/8/8/8/8/P7/1R2K3 w - - {clock} 99");
            let line = line(&fen, mv);
            assert_eq!(line.draw_grounds(1), Vec::from_iter(expected), "{clock} {mv}");
        }
    }

    #[test]
    fn both_grounds_can_hold_at_once() {
        let fen = "4k1n1/8/8/8/8/8/P7/4K1N1 w - - 142 99";
        let line = line(fen, &"Nf3 Nf6 Ng1 Ng8 ".repeat(2));
        assert_eq!(
            line.draw_grounds(8),
            [
                DrawGround::ThreefoldRepetition { plies: vec![0, 4, 8] },
                DrawGround::SeventyFiveMoveRule { halfmoves: 150 }
            ]
        );
    }
}
