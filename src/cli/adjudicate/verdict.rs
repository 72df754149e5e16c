//! The verdict of the prover on a position, in the words of the output.

use serde::Serialize;

use crate::chess::{
    Budget, CastlingMode, Color, PositionStatus, Rules, VariantPosition, Verdict, Winnability,
    position_status, uci, winnability,
};

/// What both sides can still do in a position.
pub struct Verdicts {
    pub white: Verdict,
    pub black: Verdict,
}

impl Verdicts {
    pub fn of(position: &VariantPosition, budget: Budget) -> Verdicts {
        // Under the Laws of Chess; house rules are for games on the site.
        let verdict = |side| winnability(position, side, Rules::default(), budget);
        Verdicts { white: verdict(Color::White), black: verdict(Color::Black) }
    }

    /// Returns whether nobody can mate any more, `None` if that is not known.
    pub fn dead(&self) -> Option<bool> {
        PositionStatus::of(&self.white, &self.black).is_dead()
    }
}

/// Returns whether the position is dead, `None` if that is not known.
pub fn is_dead(position: &VariantPosition, budget: Budget) -> Option<bool> {
    position_status(position, Rules::default(), budget).is_dead()
}

/// The verdict on one side.
#[derive(Serialize)]
pub struct Side {
    verdict: &'static str,
    /// The moves that mate, both sides helping.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    nodes: u32,
    positions: u32,
}

impl Side {
    pub fn new(verdict: &Verdict, mode: CastlingMode) -> Side {
        let (word, line, reason) = match &verdict.winnability {
            Winnability::CanWin(moves) => {
                ("can_win", Some(moves.iter().map(|mv| uci(*mv, mode)).collect()), None)
            }
            Winnability::CannotWin(why) => ("cannot_win", None, Some(why.to_string())),
            Winnability::Unknown => ("unknown", None, None),
        };
        let work = verdict.work;
        Side { verdict: word, line, reason, nodes: work.nodes, positions: work.positions }
    }
}
