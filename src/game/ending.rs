//! How a game can end and what result that is.

use std::str::FromStr;

use super::Adjudicated;
use crate::{
    chess::{Color, VariantEnd, color_name},
    stored_enum::UnknownValue,
};

/// A result as PGN writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    Win(Color),
    Draw,
    /// 0–0: only a decision makes it.
    BothLose,
    /// Aborted or annulled: the game counts for nothing.
    None,
}

/// What a game counts for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    Won,
    Drawn,
    Lost,
}

impl GameResult {
    pub const ALL: [GameResult; 5] = [
        GameResult::Win(Color::White),
        GameResult::Win(Color::Black),
        GameResult::Draw,
        GameResult::BothLose,
        GameResult::None,
    ];

    /// Returns what the result counts for a side; `None` where it does not count.
    pub fn score(self, side: Color) -> Option<Score> {
        match self {
            GameResult::Win(winner) if winner == side => Some(Score::Won),
            GameResult::Win(_) | GameResult::BothLose => Some(Score::Lost),
            GameResult::Draw => Some(Score::Drawn),
            GameResult::None => None,
        }
    }

    /// Returns the result as PGN writes it, and `0-0` where both lost, which PGN has no sign for.
    pub fn as_str(self) -> &'static str {
        match self {
            GameResult::Win(Color::White) => "1-0",
            GameResult::Win(Color::Black) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::None => "*",
        }
    }
}

/// Reads what [`GameResult::as_str`] wrote.
impl FromStr for GameResult {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = GameResult::ALL.into_iter().find(|result| result.as_str() == text);
        found.ok_or_else(|| UnknownValue::new("result", text))
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Article 5.1.1.
    Checkmate { winner: Color },
    /// Article 5.2.1.
    Stalemate,
    /// Article 5.2.2.
    DeadPosition,
    /// By a rule that chess does not have; a draw without a winner.
    Variant { winner: Option<Color>, end: VariantEnd },
    /// A move left the own king in check, where the check warning is off.
    KingLeftInCheck { loser: Color },
    /// Article 5.1.2.
    Resignation { loser: Color },
    /// Article 5.1.2: the opponent could not have mated by any series of legal moves.
    ResignationDrawn { resigned: Color },
    /// Article 6.9.
    Timeout { loser: Color },
    /// Article 6.9: the opponent cannot mate by any series of legal moves.
    TimeoutDrawn { timed_out: Color },
    /// Article 5.2.3.
    Agreement,
    /// Article 9.2.
    ThreefoldRepetition,
    /// Article 9.3.
    FiftyMoveRule,
    /// Article 9.6.1.
    FivefoldRepetition,
    /// Article 9.6.2.
    SeventyFiveMoveRule,
    /// A draw was offered to a side that cannot mate by any series of legal moves.
    OfferToUnable { offered: Color },
    /// Ended by a player before both had made their first move.
    Aborted { by: Color },
    /// Time ran out before both had made their first move.
    NeverStarted { missing: Color },
    /// The same in a game that cannot be aborted.
    Forfeit { loser: Color },
    /// An administrator decided so.
    Adjudicated(Adjudicated),
}

impl Ending {
    pub fn result(self) -> GameResult {
        match self {
            Ending::Checkmate { winner } | Ending::Variant { winner: Some(winner), .. } => {
                GameResult::Win(winner)
            }
            Ending::KingLeftInCheck { loser }
            | Ending::Resignation { loser }
            | Ending::Timeout { loser }
            | Ending::Forfeit { loser } => GameResult::Win(!loser),
            Ending::Stalemate
            | Ending::DeadPosition
            | Ending::Variant { winner: None, .. }
            | Ending::ResignationDrawn { .. }
            | Ending::TimeoutDrawn { .. }
            | Ending::Agreement
            | Ending::ThreefoldRepetition
            | Ending::FiftyMoveRule
            | Ending::FivefoldRepetition
            | Ending::SeventyFiveMoveRule
            | Ending::OfferToUnable { .. } => GameResult::Draw,
            Ending::Aborted { .. } | Ending::NeverStarted { .. } => GameResult::None,
            Ending::Adjudicated(adjudicated) => match adjudicated {
                Adjudicated::Win(side) => GameResult::Win(side),
                Adjudicated::Draw => GameResult::Draw,
                Adjudicated::BothLose => GameResult::BothLose,
                Adjudicated::Annulled => GameResult::None,
            },
        }
    }

    /// Returns whether time ended the game.
    pub fn is_timeout(self) -> bool {
        matches!(
            self,
            Ending::Timeout { .. }
                | Ending::TimeoutDrawn { .. }
                | Ending::NeverStarted { .. }
                | Ending::Forfeit { .. }
        )
    }

    /// Returns whether the board itself ends the game, so that it cannot be reopened.
    pub fn is_by_the_board(self) -> bool {
        matches!(
            self,
            Ending::Checkmate { .. }
                | Ending::Stalemate
                | Ending::DeadPosition
                | Ending::Variant { .. }
                | Ending::FivefoldRepetition
                | Ending::SeventyFiveMoveRule
        )
    }

    /// Returns the word of the PGN tag `Termination`.
    pub fn termination(self) -> &'static str {
        match self {
            // PGN knows no other forfeit (9.8.1).
            Ending::Timeout { .. } | Ending::TimeoutDrawn { .. } | Ending::Forfeit { .. } => {
                "time forfeit"
            }
            Ending::Aborted { .. } | Ending::NeverStarted { .. } => "abandoned",
            Ending::KingLeftInCheck { .. } => "rules infraction",
            Ending::Adjudicated(_) => "adjudication",
            _ => "normal",
        }
    }

    /// Returns the sentence that both players read where there is no board to prove it;
    /// otherwise see [`Game::ending_sentence`](super::Game::ending_sentence).
    pub fn sentence(self) -> String {
        match self {
            Ending::Checkmate { winner } => format!("{} won by checkmate.", color_name(winner)),
            Ending::Stalemate => "Draw by stalemate.".into(),
            Ending::Variant { winner, end } => variant_sentence(winner, end),
            Ending::DeadPosition => "Draw: dead position. Neither side can win.".into(),
            Ending::KingLeftInCheck { loser } => {
                format!(
                    "{} left the king in check and lost. {} won.",
                    color_name(loser),
                    color_name(!loser)
                )
            }
            Ending::Resignation { loser } => {
                format!("{} resigned. {} won.", color_name(loser), color_name(!loser))
            }
            Ending::ResignationDrawn { resigned } => format!(
                "Draw: {} resigned, but {} has no way to win.",
                color_name(resigned),
                color_name(!resigned)
            ),
            Ending::Timeout { loser } => {
                format!(
                    "{} ran out of time. {} won on time.",
                    color_name(loser),
                    color_name(!loser)
                )
            }
            Ending::TimeoutDrawn { timed_out } => format!(
                "Draw: {} ran out of time, but {} has no way to win.",
                color_name(timed_out),
                color_name(!timed_out)
            ),
            Ending::Agreement => "Draw by agreement.".into(),
            Ending::ThreefoldRepetition => "Draw by threefold repetition.".into(),
            Ending::FiftyMoveRule => "Draw by the 50-move rule.".into(),
            Ending::FivefoldRepetition => "Draw by fivefold repetition.".into(),
            Ending::SeventyFiveMoveRule => "Draw by the 75-move rule.".into(),
            Ending::OfferToUnable { offered } => format!(
                "Draw: {} offered a draw, and {} has no way to win.",
                color_name(offered),
                color_name(!offered)
            ),
            Ending::Adjudicated(adjudicated) => adjudicated.sentence(),
            Ending::Aborted { by } => {
                format!("{} aborted the game. It does not count.", color_name(by))
            }
            Ending::NeverStarted { missing } => format!(
                "{} did not make a first move in time. The game does not count.",
                color_name(missing)
            ),
            Ending::Forfeit { loser } => format!(
                "{} did not make a first move in time. {} won by forfeit.",
                color_name(loser),
                color_name(!loser)
            ),
        }
    }
}

/// Says by which rule of a variant a game is over.
fn variant_sentence(winner: Option<Color>, end: VariantEnd) -> String {
    let how = match end {
        VariantEnd::BothKingsOnTheLastRank => {
            return "Draw: both kings reached the last rank.".into();
        }
        VariantEnd::KingInTheCenter => "won: the king reached the center",
        VariantEnd::ThirdCheck => "won by the third check",
        VariantEnd::KingOnTheLastRank => "won: the king reached the last rank",
        VariantEnd::KingExploded => "won: the other king exploded",
        VariantEnd::NoPiecesLeft => "won by losing all pieces",
        VariantEnd::NoMovesLeft => "won by having no move left",
        VariantEnd::HordeCaptured => "won by capturing all opposing pieces",
    };
    format!("{} {how}.", winner.map_or("Neither side", color_name))
}
