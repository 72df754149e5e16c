//! C2, C4 and C5: who may get the bye, and whether the round can be completed.

use super::absolute;
use crate::tournament::pairing::swiss::{
    contender::Contender, matching::PerfectMatching, swiss_round::NoPairing,
};

/// The pairing-allocated bye of the round.
#[derive(Clone, Copy, Debug)]
pub struct ByeScore {
    /// C5: the score of whoever gets it.
    pub score: u32,
}

impl ByeScore {
    /// Returns whether a player may get it: C2, and C5.
    pub fn may_go_to(self, player: &Contender) -> bool {
        player.may_get_bye && player.score == self.score
    }
}

/// Returns the bye of the round, if it needs one. Fails if no pairing of all players complies with
/// C1 to C3.
///
/// C5 minimises the score of whoever gets the bye. So this seeks, among all complete pairings, one
/// with the least score.
pub fn c5_find_bye(players: &[Contender]) -> Result<Option<ByeScore>, NoPairing> {
    let bye = players.len();
    let size = bye.next_multiple_of(2);
    // How many scores are higher.
    let group = |player: usize| {
        let steps = players[..=player].windows(2).filter(|pair| pair[0].score != pair[1].score);
        i32::try_from(steps.count()).unwrap_or(i32::MAX)
    };
    let mut matching = PerfectMatching::new(size, 1, |higher, lower| {
        if lower == bye {
            players[higher].may_get_bye.then(|| vec![group(higher)])
        } else {
            absolute::may_meet(&players[higher], &players[lower]).then(Vec::new)
        }
    });
    // C4.
    if !matching.solve() {
        return Err(NoPairing);
    }
    let has_bye = (bye < size).then(|| matching.mate(bye)).flatten();
    Ok(has_bye.map(|player| ByeScore { score: players[player].score }))
}
