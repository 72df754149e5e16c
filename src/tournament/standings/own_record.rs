//! Tie-breaks of type B: from a player's own record (C.07 Article 7).
//!
//! In a round robin forfeits are treated as regular games, but forfeit losses remain unplayed
//! rounds here (15.2).

use super::{
    amount::{Amount, Points},
    explanation::{Against, Formula, Term},
    records::Records,
    round_record::{RoundKind, RoundRecord},
    unplayed::is_voluntary,
};
use crate::{chess::Color, game::Score};

/// `WIN` (7.1): rounds in which somebody obtains, with or without playing, as many points as a win
/// is worth.
pub fn wins(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    let win = records.values().win;
    count(records, player, terms, |round| round.points == win)
}

/// `WON` (7.2): games won over the board; in a round robin a forfeit win is a regular game (15.2).
pub fn games_won(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    count(records, player, terms, |round| is_game(records, round) && is_won(round))
}

/// `BPG` (7.3): games played over the board with Black. Forfeits as in `WON`.
pub fn games_with_black(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    count(records, player, terms, |round| is_game(records, round) && is_black(round))
}

/// `BWG` (7.4): games won over the board with Black. Forfeits as in `WON`.
pub fn games_won_with_black(
    records: &Records<'_>,
    player: usize,
    terms: &mut Vec<Term>,
) -> Formula {
    count(records, player, terms, |round| {
        is_game(records, round) && is_black(round) && is_won(round)
    })
}

/// `PS` (7.5): the scores after each round, added. Who has no opponent in a round keeps the score.
pub fn progressive_scores(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    let mut rounds = records.of(player).iter().peekable();
    let mut score = Points::ZERO;
    for number in 1..=records.last_round() {
        let mut opponent = None;
        while let Some(round) = rounds.next_if(|round| round.round <= number) {
            score += round.points;
            opponent = round.opponent;
        }
        terms.push(Term::new(number, Against::opponent_or_nobody(opponent), score));
    }
    Formula::Sum
}

/// `REP` (7.6): the rounds without half-point byes, zero-point byes and forfeit losses. A round
/// for which an odd round robin has no opponent is nobody's choice and counts for nobody.
pub fn rounds_elected(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    count(records, player, terms, |round| !is_voluntary(round))
}

/// `STD` (7.7): 1 for a round in which somebody scores more than the scheduled opponent or obtains
/// more than a draw without playing, ½ for as much. A round that nobody played is compared with a
/// draw, so both sides of a double forfeit get nothing.
pub fn standard_points(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    let draw = records.values().draw;
    for round in records.of(player) {
        let other = match round.kind {
            RoundKind::InProgress | RoundKind::Annulled => continue,
            RoundKind::Played(_) => round.opponent_points,
            _ => draw,
        };
        let of = match round.points.cmp(&other) {
            std::cmp::Ordering::Greater => Amount::ONE,
            std::cmp::Ordering::Equal => Amount::halves(1),
            std::cmp::Ordering::Less => continue,
        };
        terms.push(Term::new(round.round, Against::opponent_or_nobody(round.opponent), of));
    }
    Formula::Sum
}

/// `TPN` (7.8).
pub fn pairing_number(records: &Records<'_>, player: usize, terms: &mut Vec<Term>) -> Formula {
    let number = records.table().players[player].number;
    terms.push(Term::new(0, Against::Nobody, Amount::whole(i64::from(number))));
    Formula::Own
}

fn count(
    records: &Records<'_>,
    player: usize,
    terms: &mut Vec<Term>,
    counts: impl Fn(&RoundRecord) -> bool,
) -> Formula {
    let rounds = records.of(player).iter().filter(|round| counts(round));
    terms.extend(rounds.map(|round| {
        Term::new(round.round, Against::opponent_or_nobody(round.opponent), Amount::ONE)
    }));
    Formula::Sum
}

fn is_game(records: &Records<'_>, round: &RoundRecord) -> bool {
    round.is_played() || (!records.is_swiss() && round.kind == RoundKind::ForfeitWin)
}

fn is_won(round: &RoundRecord) -> bool {
    matches!(round.kind, RoundKind::ForfeitWin | RoundKind::Played(Score::Won))
}

fn is_black(round: &RoundRecord) -> bool {
    round.color == Some(Color::Black)
}
