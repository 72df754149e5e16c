//! Players are divided into the sections of a stage. Sections differ by at most one player.

use super::{
    numbering::{NumberingMethod, numbered},
    round_robin::{MAX_PLAYERS, MIN_PLAYERS},
};

/// Players of a section, unless the director says otherwise.
pub const DEFAULT_SECTION_SIZE: usize = 7;

/// Returns how many sections of at most `size` players there are; `None` for fewer than 3 players,
/// or a size that is not from 3 to 24.
///
/// Nobody has more games than the size says, but where a section would be left with 2 players: in
/// sections of 3 if the players are no multiple of 3, and of 4 if there are 5. Then some are
/// larger.
pub fn section_count(players: usize, size: usize) -> Option<usize> {
    let is_possible = players >= MIN_PLAYERS && (MIN_PLAYERS..=MAX_PLAYERS).contains(&size);
    is_possible.then(|| players.div_ceil(size).min(players / MIN_PLAYERS))
}

/// Divides players into sections. The first player of a section has number 1 there.
///
/// By rating, a snake goes over the sections: with three of them, the best six are in A, B, C, C,
/// B, A. Otherwise the first players are in the first section. `entered` and `rating` are those
/// of [`numbered`]; `None` as for [`section_count`].
pub fn sections<T: Clone>(
    entered: &[T],
    size: usize,
    numbering: NumberingMethod,
    rating: impl Fn(&T) -> Option<i32>,
) -> Option<Vec<Vec<T>>> {
    let count = section_count(entered.len(), size)?;
    let is_snake = matches!(numbering, NumberingMethod::ByRating(_));
    let players = numbered(entered, numbering, rating);
    Some(if is_snake { snake(players, count) } else { consecutive(players, count) })
}

/// The first sections have one more if it does not come out even.
fn consecutive<T>(players: Vec<T>, count: usize) -> Vec<Vec<T>> {
    let (size, larger) = (players.len() / count, players.len() % count);
    let mut players = players.into_iter();
    let section = |i| players.by_ref().take(size + usize::from(i < larger)).collect();
    (0..count).map(section).collect()
}

fn snake<T>(players: Vec<T>, count: usize) -> Vec<Vec<T>> {
    let mut sections: Vec<Vec<T>> = std::iter::repeat_with(Vec::new).take(count).collect();
    for (i, player) in players.into_iter().enumerate() {
        let (row, place) = (i / count, i % count);
        let section = if row.is_multiple_of(2) { place } else { count - 1 - place };
        sections[section].push(player);
    }
    sections
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::tournament::lots::{Lot, LotSecret};

    fn lot(byte: u8) -> Lot {
        Lot::draw(&LotSecret::new([byte; 32]), "")
    }

    fn sizes(players: usize, size: usize) -> Vec<usize> {
        let entered: Vec<usize> = (1..=players).collect();
        let sections = sections(&entered, size, NumberingMethod::AsEntered, |_| None).unwrap();
        sections.iter().map(Vec::len).collect()
    }

    #[test]
    fn sections_are_as_large_as_wished_or_a_little_smaller() {
        for (players, size, expected) in [
            (7, 7, vec![7]),
            (8, 7, vec![4, 4]),
            (13, 7, vec![7, 6]),
            (14, 7, vec![7, 7]),
            (15, 7, vec![5, 5, 5]),
            (16, 7, vec![6, 5, 5]),
            (3, 24, vec![3]),
            (24, 24, vec![24]),
            (25, 24, vec![13, 12]),
            (9, 3, vec![3, 3, 3]),
            (10, 4, vec![4, 3, 3]),
            // Smaller sections would have two players.
            (4, 3, vec![4]),
            (5, 3, vec![5]),
            (7, 3, vec![4, 3]),
            (8, 3, vec![4, 4]),
            (10, 3, vec![4, 3, 3]),
            (5, 4, vec![5]),
            (6, 5, vec![3, 3]),
        ] {
            assert_eq!(sizes(players, size), expected, "{players} players in sections of {size}");
        }
        // The figure of a large event.
        let sizes = sizes(10_000, DEFAULT_SECTION_SIZE);
        assert_eq!(sizes.iter().filter(|size| **size == 7).count(), 1426);
        assert_eq!(sizes.iter().filter(|size| **size == 6).count(), 3);
        assert_eq!(sizes.len(), 1429);
    }

    #[test]
    fn what_cannot_be_divided_is_refused() {
        for (players, size) in [(0, 7), (2, 7), (10, 0), (10, 2), (100, 25)] {
            assert_eq!(section_count(players, size), None, "{players} in sections of {size}");
            let entered = vec![(); players];
            assert_eq!(sections(&entered, size, NumberingMethod::AsEntered, |()| None), None);
        }
    }

    #[test]
    fn a_snake_goes_over_the_sections() {
        let entered = [1500, 2100, 1900, 1700, 2000, 1800, 1600];
        let found = sections(&entered, 4, NumberingMethod::ByRating(&mut lot(0)), |r| Some(*r));
        assert_eq!(found.unwrap(), [vec![2100, 1800, 1700], vec![2000, 1900, 1600, 1500]]);
        let entered: Vec<i32> = (1..=11).rev().collect();
        let found = sections(&entered, 4, NumberingMethod::ByRating(&mut lot(0)), |r| Some(*r));
        assert_eq!(found.unwrap(), [vec![11, 6, 5], vec![10, 7, 4, 1], vec![9, 8, 3, 2]]);
    }

    #[test]
    fn whoever_has_no_rating_comes_last_and_the_lot_decides_between_equals() {
        let entered =
            [("a", None), ("b", Some(1500)), ("c", Some(1500)), ("d", Some(-3)), ("e", None)];
        let names = |byte| {
            let players =
                numbered(&entered, NumberingMethod::ByRating(&mut lot(byte)), |one| one.1);
            players.iter().map(|one| one.0).collect::<String>()
        };
        let mut found: Vec<String> = (0..100).map(names).collect();
        found.sort();
        found.dedup();
        assert_eq!(found, ["bcdae", "bcdea", "cbdae", "cbdea"]);
    }

    #[test]
    fn by_lot_and_as_entered_the_first_players_are_in_the_first_section() {
        let entered: Vec<usize> = (1..=9).collect();
        let found = sections(&entered, 5, NumberingMethod::AsEntered, |_| None).unwrap();
        assert_eq!(found, [vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9]]);
        let mut drawn = entered.clone();
        lot(1).shuffle(&mut drawn);
        let found = sections(&entered, 5, NumberingMethod::ByLot(&mut lot(1)), |_| None).unwrap();
        assert_eq!(found, [&drawn[..5], &drawn[5..]]);
        assert_ne!(drawn, entered);
    }

    proptest! {
        #[test]
        fn sections_differ_by_one_player_and_lose_nobody(
            ratings in prop::collection::vec(prop::option::of(0..20_i32), 3..400),
            size in MIN_PLAYERS..=MAX_PLAYERS,
            kind in 0..3,
            byte: u8,
        ) {
            let entered: Vec<(usize, Option<i32>)> = ratings.into_iter().enumerate().collect();
            let mut lot = lot(byte);
            let numbering = match kind {
                0 => NumberingMethod::ByLot(&mut lot),
                1 => NumberingMethod::ByRating(&mut lot),
                _ => NumberingMethod::AsEntered,
            };
            let sections = sections(&entered, size, numbering, |one| one.1).unwrap();
            let sizes: Vec<usize> = sections.iter().map(Vec::len).collect();
            let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
            prop_assert!(most - least <= 1, "{:?}", sizes);
            prop_assert!(*least >= MIN_PLAYERS, "{:?}", sizes);
            let fits = *most <= size || size == 3 || (size, entered.len()) == (4, 5);
            prop_assert!(fits, "{:?}", sizes);
            if kind == 1 {
                // Within a section the better number has the better rating.
                for section in &sections {
                    prop_assert!(section.is_sorted_by(|one, next| one.1 >= next.1));
                }
            }
            let mut all = sections.concat();
            all.sort_unstable();
            prop_assert_eq!(all, entered);
        }
    }
}
