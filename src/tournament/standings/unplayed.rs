//! Unplayed rounds in Swiss tournaments: C.07 Article 16.

use super::{
    crosstable::ScoringSystem,
    fraction::Points,
    round_result::{RoundResult, RoundResultKind},
};

/// Returns whether somebody was not available to play: a voluntary unplayed round (16.1.2).
pub fn is_voluntary(round: &RoundResult) -> bool {
    matches!(round.kind, RoundResultKind::HalfOrZeroPointBye | RoundResultKind::ForfeitLoss)
}

/// Returns what a player's score counts in the tie-breaks of opponents (16.3): a requested bye
/// after which nothing but voluntary unplayed rounds came counts as a draw (16.2.5), all the rest
/// as it was.
pub fn adjusted_score(rounds: &[RoundResult], values: ScoringSystem) -> Points {
    let stayed_until = rounds.iter().rposition(|round| !is_voluntary(round));
    let after = stayed_until.map_or(0, |last| last + 1);
    let counted = rounds.iter().enumerate().map(|(index, round)| match round.kind {
        RoundResultKind::HalfOrZeroPointBye if index >= after => values.draw,
        _ => round.points,
    });
    counted.sum()
}

/// Returns the score of the dummy against whom a player has "played" an unplayed round (16.4): the
/// player's own, but no more than the scheduled opponent's adjusted score after a forfeit
/// (16.4.1), or than a draw in every round after a bye (16.4.2).
pub fn dummy_score(
    round: &RoundResult,
    own: Points,
    opponent_adjusted: Option<Points>,
    values: ScoringSystem,
    rounds: u16,
) -> Points {
    let cap = if round.is_forfeit() {
        opponent_adjusted.unwrap_or(own)
    } else {
        values.draw.times(usize::from(rounds))
    };
    own.min(cap)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Score;

    const VALUES: ScoringSystem = ScoringSystem::STANDARD;

    fn record(round: u16, kind: RoundResultKind) -> RoundResult {
        let points = match kind {
            RoundResultKind::Played(score) => VALUES.of(score),
            RoundResultKind::ForfeitWin | RoundResultKind::PairingBye => VALUES.win,
            _ => Points::ZERO,
        };
        RoundResult { kind, points, ..RoundResult::absent(round) }
    }

    #[test]
    fn byes_after_the_last_game_count_as_draws() {
        use RoundResultKind::{
            ForfeitLoss, ForfeitWin, HalfOrZeroPointBye, InProgress, PairingBye, Played,
        };
        for (kinds, halves) in [
            // 16.2.5: withdrawn after a win.
            (&[Played(Score::Won), HalfOrZeroPointBye, HalfOrZeroPointBye][..], 4),
            // 16.2.3: came late, or came back.
            (&[HalfOrZeroPointBye, Played(Score::Won), Played(Score::Lost)], 2),
            // 16.2.4 stays a loss, but does not end the row of voluntary rounds.
            (&[Played(Score::Won), HalfOrZeroPointBye, ForfeitLoss], 3),
            (&[Played(Score::Won), ForfeitLoss, HalfOrZeroPointBye], 3),
            // Neither a bye for want of an opponent nor a forfeit win is voluntary.
            (&[HalfOrZeroPointBye, PairingBye], 2),
            (&[HalfOrZeroPointBye, ForfeitWin], 2),
            (&[HalfOrZeroPointBye, InProgress], 0),
            (&[HalfOrZeroPointBye], 1),
        ] {
            let rounds: Vec<_> = (1..).zip(kinds).map(|(n, kind)| record(n, *kind)).collect();
            let adjusted = adjusted_score(&rounds, VALUES);
            assert_eq!(adjusted, Points::from_halves(halves), "{kinds:?}");
        }
    }

    /// The worked examples behind C.07 (2026): 16.4.1 and 16.4.2.
    #[test]
    fn the_dummy_is_no_better_than_its_caps() {
        let points = Points::from_halves;
        for (kind, own, opponent, rounds, wanted) in [
            // 7 points of 9, won by forfeit against somebody whose score counts 5½.
            (RoundResultKind::ForfeitWin, 14, Some(11), 9, 11),
            // 4 points of 9, a bye: 4½ is no cap.
            (RoundResultKind::PairingBye, 8, None, 9, 8),
            // 7 points of 10, absent for one round.
            (RoundResultKind::HalfOrZeroPointBye, 14, None, 10, 10),
            // 9½ points of 10, won by forfeit against 4½.
            (RoundResultKind::ForfeitWin, 19, Some(9), 10, 9),
            (RoundResultKind::ForfeitLoss, 6, Some(9), 10, 6),
        ] {
            let dummy =
                dummy_score(&record(1, kind), points(own), opponent.map(points), VALUES, rounds);
            assert_eq!(dummy, points(wanted), "{kind:?}, {own} halves of {rounds} rounds");
        }
    }
}
