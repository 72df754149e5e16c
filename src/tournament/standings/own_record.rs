//! Tie-breaks of type B: from a player's own record (C.07 Article 7).
//!
//! In a round robin forfeits are treated as regular games, but forfeit losses remain unplayed
//! rounds here (15.2).

use super::{
    explanation::{Aggregation, Term, TermOpponent},
    fraction::{Fraction, Points},
    player_records::PlayerRecords,
    round_result::{RoundResult, RoundResultKind},
    unplayed::is_voluntary,
};
use crate::{chess::Color, game::Score};

/// `WIN` (7.1): rounds in which somebody obtains, with or without playing, as many points as a win
/// is worth.
pub fn wins(records: &PlayerRecords<'_>, player: usize, terms: &mut Vec<Term>) -> Aggregation {
    let win = records.values().win;
    count(records, player, terms, |round| round.points == win)
}

/// `WON` (7.2): games won over the board; in a round robin a forfeit win is a regular game (15.2).
pub fn games_won(records: &PlayerRecords<'_>, player: usize, terms: &mut Vec<Term>) -> Aggregation {
    count(records, player, terms, |round| is_game(records, round) && is_won(round))
}

/// `BPG` (7.3): games played over the board with Black. Forfeits as in `WON`.
pub fn games_with_black(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Aggregation {
    count(records, player, terms, |round| is_game(records, round) && is_black(round))
}

/// `BWG` (7.4): games won over the board with Black. Forfeits as in `WON`.
pub fn games_won_with_black(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Aggregation {
    count(records, player, terms, |round| {
        is_game(records, round) && is_black(round) && is_won(round)
    })
}

/// `PS` (7.5): the scores after each round, added. Who has no opponent in a round keeps the score.
pub fn progressive_scores(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Aggregation {
    let mut rounds = records.of(player).iter().peekable();
    let mut score = Points::ZERO;
    for number in 1..=records.last_round() {
        let mut opponent = None;
        while let Some(round) = rounds.next_if(|round| round.round <= number) {
            score += round.points;
            opponent = round.opponent;
        }
        terms.push(Term::new(number, TermOpponent::opponent_or_nobody(opponent), score));
    }
    Aggregation::Sum
}

/// `REP` (7.6): the rounds without half-point byes, zero-point byes and forfeit losses. A round
/// for which an odd round robin has no opponent is nobody's choice and counts for nobody.
pub fn rounds_elected(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Aggregation {
    count(records, player, terms, |round| !is_voluntary(round))
}

/// `STD` (7.7): 1 for a round in which somebody scores more than the scheduled opponent or obtains
/// more than a draw without playing, ½ for as much. A round that nobody played is compared with a
/// draw, so both sides of a double forfeit get nothing.
pub fn standard_points(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Aggregation {
    let draw = records.values().draw;
    for round in records.of(player) {
        let other = match round.kind {
            RoundResultKind::InProgress | RoundResultKind::Annulled => continue,
            RoundResultKind::Played(_) => round.opponent_points,
            _ => draw,
        };
        let of = match round.points.cmp(&other) {
            std::cmp::Ordering::Greater => Fraction::ONE,
            std::cmp::Ordering::Equal => Fraction::halves(1),
            std::cmp::Ordering::Less => continue,
        };
        terms.push(Term::new(round.round, TermOpponent::opponent_or_nobody(round.opponent), of));
    }
    Aggregation::Sum
}

/// `TPN` (7.8).
pub fn pairing_number(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Aggregation {
    let number = records.table().players[player].number;
    terms.push(Term::new(0, TermOpponent::Nobody, Fraction::whole(i64::from(number))));
    Aggregation::Own
}

fn count(
    records: &PlayerRecords<'_>,
    player: usize,
    terms: &mut Vec<Term>,
    counts: impl Fn(&RoundResult) -> bool,
) -> Aggregation {
    let rounds = records.of(player).iter().filter(|round| counts(round));
    terms.extend(rounds.map(|round| {
        Term::new(round.round, TermOpponent::opponent_or_nobody(round.opponent), Fraction::ONE)
    }));
    Aggregation::Sum
}

fn is_game(records: &PlayerRecords<'_>, round: &RoundResult) -> bool {
    round.is_played() || (!records.is_swiss() && round.kind == RoundResultKind::ForfeitWin)
}

fn is_won(round: &RoundResult) -> bool {
    matches!(round.kind, RoundResultKind::ForfeitWin | RoundResultKind::Played(Score::Won))
}

fn is_black(round: &RoundResult) -> bool {
    round.color == Some(Color::Black)
}
