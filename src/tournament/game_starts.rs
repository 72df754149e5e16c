//! Where each game of a tournament begins. In Chess960 a lot may give it the number of its position.

use std::num::NonZeroU64;

use super::{
    event::LotPurpose,
    lots::Lot,
    started_game::PairingId,
    starting_position::{StartingPosition, chess960},
    state::Tournament,
    terms::GameTerms,
};
use crate::chess::Start;

/// How many positions Chess960 has.
const CHESS960_POSITIONS: NonZeroU64 = NonZeroU64::new(960).unwrap();

impl Tournament {
    /// Returns where a game begins; `None` as long as the lot for it is not drawn.
    pub fn start_of(&self, pairing: PairingId) -> Option<Start> {
        let GameTerms { variant, position, .. } = &self.terms.games;
        match position {
            StartingPosition::Chess960ByLot => {
                let lot = self.lot(LotPurpose::Chess960Numbers)?;
                chess960(*variant, number_of(&lot, pairing))
            }
            position => position.example(*variant),
        }
    }

    /// Returns whether games wait for the lot that gives their positions.
    pub(super) fn awaits_positions(&self) -> bool {
        self.terms.games.position == StartingPosition::Chess960ByLot
            && self.lot(LotPurpose::Chess960Numbers).is_none()
    }
}

/// Returns the number of the position of a game. It depends on no other game.
fn number_of(lot: &Lot, pairing: PairingId) -> u16 {
    let PairingId { section, round, board, game } = pairing;
    let mut of_game = lot.of(&format!("{section}.{round}.{board}.{game}"));
    u16::try_from(of_game.below(CHESS960_POSITIONS)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::tournament::lots::LotSecret;

    #[test]
    fn the_lot_gives_each_game_its_own_number() {
        let secret = LotSecret::new([0; 32]);
        let number = |round, board| {
            let pairing = PairingId { section: 1, round, board, game: 1 };
            number_of(&Lot::draw(&secret, &"0".repeat(64)), pairing)
        };
        let games = (1..=40).flat_map(|round| (1..=50).map(move |board| (round, board)));
        let numbers: Vec<u16> = games.map(|(round, board)| number(round, board)).collect();
        assert!(numbers.iter().all(|number| *number < 960));
        // Of 960 numbers 2000 draws leave out 960 · e^(-2000/960), about 120.
        let different: HashSet<u16> = numbers.iter().copied().collect();
        assert!((780..900).contains(&different.len()), "{}", different.len());
        assert_eq!(number(7, 7), number(7, 7));
    }
}
