//! What the prover says of a position, in the words of the output.

use serde::Serialize;

use crate::chess::{
    Budget, CastlingMode, Chess, Color, Position as _, Rules, Verdict, Winnability, uci,
    winnability,
};

/// What both sides can still do in a position.
pub struct Verdicts {
    pub white: Verdict,
    pub black: Verdict,
}

impl Verdicts {
    pub fn of(position: &Chess, budget: Budget) -> Verdicts {
        let verdict = |side| ask(position, side, budget);
        Verdicts { white: verdict(Color::White), black: verdict(Color::Black) }
    }

    /// Returns whether nobody can mate any more, `None` if that is not known.
    pub fn dead(&self) -> Option<bool> {
        dead([&self.white, &self.black])
    }
}

/// Returns whether the position is dead, `None` if that is not known, and asks no more than
/// needed: a side that can mate keeps it alive, whatever the other can do.
pub fn is_dead(position: &Chess, budget: Budget) -> Option<bool> {
    let men = |side| position.board().by_color(side).count();
    // Whoever has more is found to be able to mate sooner.
    let first = Color::from_white(men(Color::White) >= men(Color::Black));
    let verdict = ask(position, first, budget);
    match verdict.winnability {
        Winnability::CanWin(_) => Some(false),
        _ => dead([&verdict, &ask(position, !first, budget)]),
    }
}

/// Asks under the Laws of Chess; house rules are for games on the site.
fn ask(position: &Chess, side: Color, budget: Budget) -> Verdict {
    winnability(position, side, Rules::default(), budget)
}

fn dead(verdicts: [&Verdict; 2]) -> Option<bool> {
    let any = |fits: fn(&Winnability) -> bool| verdicts.iter().any(|v| fits(&v.winnability));
    if any(|verdict| matches!(verdict, Winnability::CanWin(_))) {
        Some(false)
    } else if any(|verdict| matches!(verdict, Winnability::Unknown)) {
        None
    } else {
        Some(true)
    }
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
