//! Tie-breaks from the final scores of opponents: C.07 Articles 8 and 9.
//!
//! In a Swiss tournament unplayed rounds count as Article 16 says; in a round robin forfeits are
//! regular games (15.2). A game that is in progress counts for nothing yet.

use super::{
    cut::{CutBy, apply},
    explanation::{Aggregation, Term, TermOpponent},
    fraction::Points,
    player_records::PlayerRecords,
    round_result::{RoundResult, RoundResultKind},
    tie_break::Cut,
    unplayed::is_voluntary,
};

/// `BH` (8.1): the opponents' scores, added. `FB` (8.3) is the same from other records.
pub fn buchholz(
    records: &PlayerRecords<'_>,
    player: usize,
    cut: Cut,
    terms: &mut Vec<Term>,
) -> Aggregation {
    for (round, against, score) in opponents(records, player) {
        terms.push(Term::new(round.round, against, score));
    }
    apply(terms, cut, CutBy::Value);
    Aggregation::Sum
}

/// `AOB` (8.2): the average of the Buchholz scores of those who were played over the board.
pub fn average_of_buchholz(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Aggregation {
    let mut theirs = Vec::new();
    for round in records.of(player).iter().filter(|round| round.is_played()) {
        let Some(opponent) = round.opponent else { continue };
        theirs.clear();
        let value = buchholz(records, opponent, Cut::None, &mut theirs).value(&theirs);
        let against = TermOpponent::Opponent(opponent);
        terms.extend(value.map(|value| Term::new(round.round, against, value)));
    }
    Aggregation::Average
}

/// `SB` (9.1): for each round, the opponent's final score times the points scored against them.
pub fn sonneborn_berger(
    records: &PlayerRecords<'_>,
    player: usize,
    cut: Cut,
    terms: &mut Vec<Term>,
) -> Aggregation {
    for (round, against, score) in opponents(records, player) {
        terms.push(Term::new(round.round, against, score).times(round.points));
    }
    apply(terms, cut, CutBy::OpponentScore);
    Aggregation::Sum
}

/// `KS` (9.2): the points against all who have at least half of the highest possible score.
pub fn koya(records: &PlayerRecords<'_>, player: usize, terms: &mut Vec<Term>) -> Aggregation {
    let at_least = records.maximum_score().halved();
    for round in records.of(player).iter().filter(|round| records.is_encounter(round)) {
        let Some(opponent) = round.opponent else { continue };
        if at_least <= records.score(opponent).into() {
            terms.push(Term::new(round.round, TermOpponent::Opponent(opponent), round.points));
        }
    }
    Aggregation::SumAgainst { at_least }
}

/// Returns the rounds of a player that count, with the opponent's or the dummy's score.
fn opponents<'a>(
    records: &'a PlayerRecords<'_>,
    player: usize,
) -> impl Iterator<Item = (&'a RoundResult, TermOpponent, Points)> {
    let has_result = |round: &&RoundResult| {
        !matches!(round.kind, RoundResultKind::InProgress | RoundResultKind::Annulled)
    };
    records.of(player).iter().filter(has_result).map(move |round| match round.opponent {
        Some(opponent) if records.is_encounter(round) => {
            (round, TermOpponent::Opponent(opponent), records.adjusted_score(opponent))
        }
        scheduled => {
            let is_voluntary = is_voluntary(round);
            let dummy = TermOpponent::Dummy { scheduled, is_voluntary };
            (round, dummy, records.dummy_score(player, round))
        }
    })
}
