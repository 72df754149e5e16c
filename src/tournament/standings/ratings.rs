//! Tie-breaks from ratings: C.07 Article 10. They are dropped if anybody is unrated.
//!
//! Forfeits remain unplayed rounds here, in round robins too (15.2).

use super::{
    cut::{CutBy, apply},
    explanation::{Aggregation, Term, TermOpponent},
    fraction::{Fraction, Points},
    player_records::PlayerRecords,
    round_result::RoundResult,
    tie_break::Cut,
};
use crate::game::Score;

/// `ARO` (10.1): the average rating of the opponents played over the board, rounded.
pub fn average_rating(
    records: &PlayerRecords<'_>,
    player: usize,
    cut: Cut,
    terms: &mut Vec<Term>,
) -> Aggregation {
    for round in records.of(player).iter().filter(|round| round.is_played()) {
        let Some(opponent) = round.opponent else { continue };
        let against = TermOpponent::Opponent(opponent);
        terms.extend(rating_of(records, opponent).map(|it| Term::new(round.round, against, it)));
    }
    apply(terms, cut, CutBy::Value);
    Aggregation::RoundedAverage
}

/// `TPR` (10.2): `ARO` and a rating difference, which follows from the share of points in the same
/// games. A game counts 1, ½ or 0 in it, whatever it is worth in the tournament.
pub fn performance_rating(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Aggregation {
    let average = average_rating(records, player, Cut::None, terms).value(terms);
    let scores = records.of(player).iter().filter_map(RoundResult::score);
    let (mut halves, mut games) = (0, 0);
    for score in scores {
        games += 1;
        halves += match score {
            Score::Won => 2,
            Score::Drawn => 1,
            Score::Lost => 0,
        };
    }
    let Some(average) = average else { return Aggregation::RoundedAverage };
    Aggregation::Performance {
        average: average.rounded(),
        scored: Points::from_halves(halves),
        games,
        difference: rating_difference(halves, games),
    }
}

/// `RTNG` and `RTNG/R` (10.6).
pub fn rating(records: &PlayerRecords<'_>, player: usize, terms: &mut Vec<Term>) -> Aggregation {
    terms.extend(rating_of(records, player).map(|it| Term::new(0, TermOpponent::Nobody, it)));
    Aggregation::Own
}

fn rating_of(records: &PlayerRecords<'_>, player: usize) -> Option<Fraction> {
    records.table().players[player].rating.map(|rating| Fraction::whole(i64::from(rating)))
}

/// Rating differences for 50, 51, … 100 per cent: FIDE Rating Regulations 8.1.1 (table 8.1a).
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, //
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141, //
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230, //
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351, //
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677, //
    800,
];

/// Returns the rating difference for so many half points. The share is rounded to a hundredth, a
/// half up, as the table has nothing between.
fn rating_difference(halves: u16, games: u16) -> i64 {
    let Some(share) = Fraction::halves(i64::from(halves)).divided_by(usize::from(games)) else {
        return 0;
    };
    let percent = (share * Fraction::whole(100)).rounded();
    let entry = |above: i64| usize::try_from(above).ok().and_then(|it| DIFFERENCES.get(it));
    match entry(percent - 50) {
        Some(difference) => *difference,
        None => -entry(50 - percent).copied().unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read_from_both_ends() {
        for (halves, games, wanted) in [
            (9, 9, 0),
            (18, 9, 800),
            (0, 9, -800),
            (11, 9, 80), // 61.1 per cent
            (7, 9, -80), // 38.9 per cent
            (10, 8, 95), // 62.5 per cent: rounded up to 63
            (6, 8, -87), // 37.5 per cent: rounded up to 38
            (0, 0, 0),
        ] {
            assert_eq!(rating_difference(halves, games), wanted, "{halves} halves of {games}");
        }
    }
}
