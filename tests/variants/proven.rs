//! What the prover says of random positions with few pieces, and what a search says that looks at
//! everything.

use std::collections::BTreeMap;

use shakmaty::{ByColor, ByRole, RemainingChecks, Setup};
use zugpost::chess::{
    BoardEnd, Budget, Color, Piece, Position as _, Rules, Unwinnable, Variant, VariantPosition,
    Winnability, fen, play, position_status, winnability,
};

use super::{
    placements::{KINGS, ROLES, random_board, set_up},
    search::ever_wins,
};
use crate::support::{Chance, is_full, seed};

/// The variants in which a position can be dead.
const VARIANTS: [Variant; 5] =
    [Variant::ThreeCheck, Variant::Antichess, Variant::Horde, Variant::Atomic, Variant::Crazyhouse];

/// Less to play on than with every move, and more to enumerate: so more is proven.
const BUDGET: Budget = Budget { nodes: 1_000, positions: 10_000 };

fn any_piece(chance: &mut Chance, color: Color) -> Piece {
    chance.one_of(&ROLES).expect("a kind").of(color)
}

/// Returns two to four pieces, in Antichess with or without kings.
fn pieces(chance: &mut Chance, variant: Variant) -> Vec<Piece> {
    let mut pieces = match variant {
        Variant::Antichess if chance.happens(50) => {
            vec![any_piece(chance, Color::White), any_piece(chance, Color::Black)]
        }
        Variant::Horde => vec![any_piece(chance, Color::White), KINGS[1]],
        _ => KINGS.to_vec(),
    };
    for _ in 0..chance.below(3) {
        let color = Color::from_white(chance.happens(50));
        pieces.push(any_piece(chance, color));
    }
    pieces
}

/// Returns a position that could be one, with its pieces anywhere; in Crazyhouse some can be
/// dropped.
fn random_position(chance: &mut Chance, variant: Variant) -> VariantPosition {
    loop {
        let mut pieces = pieces(chance, variant);
        let mut pockets = ByColor::<ByRole<u8>>::default();
        while variant == Variant::Crazyhouse && pieces.len() > 2 && chance.happens(50) {
            let Piece { color, role } = pieces.pop().expect("a piece");
            *pockets.get_mut(color).get_mut(role) += 1;
        }
        let checks = [(); 2]
            .map(|()| RemainingChecks::new(u32::try_from(1 + chance.below(3)).expect("small")));
        let setup = Setup {
            board: random_board(chance, &pieces),
            turn: Color::from_white(chance.happens(50)),
            pockets: (variant == Variant::Crazyhouse).then_some(pockets),
            remaining_checks: (variant == Variant::ThreeCheck)
                .then_some(ByColor { white: checks[0], black: checks[1] }),
            ..Setup::empty()
        };
        if let Some(position) = set_up(variant, setup) {
            return position;
        }
    }
}

/// Checks a verdict on a side, and returns in a word what it was.
fn check(position: &VariantPosition, side: Color, found: &Winnability) -> &'static str {
    let place = format!("{:?} {} {side}", position.variant(), fen(position));
    match found {
        Winnability::CanWin(line) => {
            let mut after = position.clone();
            for mv in line {
                assert!(after.legal_moves().contains(mv), "{place}: {mv}");
                play(&mut after, *mv, Rules::default());
            }
            let winner = BoardEnd::of(&after).and_then(BoardEnd::winner);
            assert_eq!(winner, Some(side), "{place}");
            "wins"
        }
        Winnability::CannotWin(Unwinnable::Material) => {
            let is_told = (position.rules().has_insufficient_material)(position, side);
            assert!(is_told, "{place}");
            "material"
        }
        Winnability::CannotWin(_) => {
            assert_eq!(ever_wins(position, side), Some(false), "{place}");
            "enumerated"
        }
        Winnability::Unknown => "unknown",
    }
}

#[test]
fn what_is_proven_of_a_side_is_found_by_whoever_looks_at_everything() {
    let mut tally: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let positions = if is_full() { 600 } else { 8 };
    for variant in VARIANTS {
        let mut chance = Chance(seed());
        for _ in 0..positions {
            let position = random_position(&mut chance, variant);
            let rules = Rules::default();
            let found = Color::ALL.map(|side| {
                let verdict = winnability(&position, side, rules, BUDGET);
                let word = check(&position, side, &verdict.winnability);
                *tally.entry((variant.as_str(), word)).or_default() += 1;
                verdict.cannot_win().is_some()
            });
            // With every move there is less to enumerate: then it may be unknown.
            let status = position_status(&position, rules, Budget::INLINE).is_dead();
            assert!(status != Some(true) || found == [true; 2], "{}", fen(&position));
            let may_be_dead = (position.rules().may_be_dead)(&position);
            assert!(status.is_none() || may_be_dead, "{}", fen(&position));
        }
    }
    println!("seed {}: {tally:?}", seed());
    // A case that never happens is not tested.
    for variant in VARIANTS.into_iter().filter(|_| is_full()) {
        let has = |word: &'static str| tally.contains_key(&(variant.as_str(), word));
        assert!(has("wins") && (has("material") || has("enumerated")), "{variant:?}: {tally:?}");
    }
}
