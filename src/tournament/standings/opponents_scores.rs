//! Tie-breaks from the final scores of opponents: C.07 Articles 8 and 9.
//!
//! In a Swiss tournament unplayed rounds count as Article 16 says; in a round robin forfeits are
//! regular games (15.2). A game that is in progress counts for nothing yet.

use super::{
    amount::Points,
    cut::{Significance, apply},
    explanation::{Against, Formula, Term},
    records::Records,
    round_record::{RoundKind, RoundRecord},
    tie_break::Cut,
    unplayed::is_voluntary,
};

/// `BH` (8.1): the opponents' scores, added. `FB` (8.3) is the same from other records.
pub fn buchholz(records: &Records<'_>, player: usize, cut: Cut, terms: &mut Vec<Term>) -> Formula {
    for (round, against, score) in opponents(records, player) {
        terms.push(Term::new(round.round, against, score));
    }
    apply(terms, cut, Significance::Value);
    Formula::Sum
}

/// `AOB` (8.2): the average of the Buchholz scores of those who were played over the board.
pub fn average_of_buchholz(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    let mut theirs = Vec::new();
    for round in records.of(player).iter().filter(|round| round.is_played()) {
        let Some(opponent) = round.opponent else { continue };
        theirs.clear();
        let value = buchholz(records, opponent, Cut::None, &mut theirs).value(&theirs);
        let against = Against::Opponent(opponent);
        terms.extend(value.map(|value| Term::new(round.round, against, value)));
    }
    Formula::Average
}

/// `SB` (9.1): for each round, the opponent's final score times the points scored against them.
pub fn sonneborn_berger(
    records: &Records<'_>,
    player: usize,
    cut: Cut,
    terms: &mut Vec<Term>,
) -> Formula {
    for (round, against, score) in opponents(records, player) {
        terms.push(Term::new(round.round, against, score).times(round.points));
    }
    apply(terms, cut, Significance::OpponentScore);
    Formula::Sum
}

/// `KS` (9.2): the points against all who have at least half of the highest possible score.
pub fn koya(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    let at_least = records.maximum_score().halved();
    for round in records.of(player).iter().filter(|round| records.is_encounter(round)) {
        let Some(opponent) = round.opponent else { continue };
        if at_least <= records.score(opponent).into() {
            terms.push(Term::new(round.round, Against::Opponent(opponent), round.points));
        }
    }
    Formula::SumAgainst { at_least }
}

/// Returns the rounds of a player that count, with the opponent's or the dummy's score.
fn opponents<'a>(
    records: &'a Records<'_>,
    player: usize,
) -> impl Iterator<Item = (&'a RoundRecord, Against, Points)> {
    let has_result =
        |round: &&RoundRecord| !matches!(round.kind, RoundKind::InProgress | RoundKind::Annulled);
    records.of(player).iter().filter(has_result).map(move |round| match round.opponent {
        Some(opponent) if records.is_encounter(round) => {
            (round, Against::Opponent(opponent), records.adjusted_score(opponent))
        }
        scheduled => {
            let is_voluntary = is_voluntary(round);
            let dummy = Against::Dummy { scheduled, is_voluntary };
            (round, dummy, records.dummy_score(player, round))
        }
    })
}
