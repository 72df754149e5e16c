//! The tables as FIDE prints them, and what holds of every table up to 24 players.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// C.05 Annex 1, for 3 or 4 players, 5 or 6, and so on to 15 or 16.
const PUBLISHED: [&str; 7] = [
    "1-4, 2-3.
     4-3, 1-2.
     2-4, 3-1.",
    "1-6, 2-5, 3-4.
     6-4, 5-3, 1-2.
     2-6, 3-1, 4-5.
     6-5, 1-4, 2-3.
     3-6, 4-2, 5-1.",
    "1-8, 2-7, 3-6, 4-5.
     8-5, 6-4, 7-3, 1-2.
     2-8, 3-1, 4-7, 5-6.
     8-6, 7-5, 1-4, 2-3.
     3-8, 4-2, 5-1, 6-7.
     8-7, 1-6, 2-5, 3-4.
     4-8, 5-3, 6-2, 7-1.",
    "1-10, 2-9, 3-8, 4-7, 5-6.
     10-6, 7-5, 8-4, 9-3, 1-2.
     2-10, 3-1, 4-9, 5-8, 6-7.
     10-7, 8-6, 9-5, 1-4, 2-3.
     3-10, 4-2, 5-1, 6-9, 7-8.
     10-8, 9-7, 1-6, 2-5, 3-4.
     4-10, 5-3, 6-2, 7-1, 8-9.
     10-9, 1-8, 2-7, 3-6, 4-5.
     5-10, 6-4, 7-3, 8-2, 9-1.",
    "1-12, 2-11, 3-10, 4-9, 5-8, 6-7.
     12-7, 8-6, 9-5, 10-4, 11-3, 1-2.
     2-12, 3-1, 4-11, 5-10, 6-9, 7-8.
     12-8, 9-7, 10-6, 11-5, 1-4, 2-3.
     3-12, 4-2, 5-1, 6-11, 7-10, 8-9.
     12-9, 10-8, 11-7, 1-6, 2-5, 3-4.
     4-12, 5-3, 6-2, 7-1, 8-11, 9-10.
     12-10, 11-9, 1-8, 2-7, 3-6, 4-5.
     5-12, 6-4, 7-3, 8-2, 9-1, 10-11.
     12-11, 1-10, 2-9, 3-8, 4-7, 5-6.
     6-12, 7-5, 8-4, 9-3, 10-2, 11-1.",
    "1-14, 2-13, 3-12, 4-11, 5-10, 6-9, 7-8.
     14-8, 9-7, 10-6, 11-5, 12-4, 13-3, 1-2.
     2-14, 3-1, 4-13, 5-12, 6-11, 7-10, 8-9.
     14-9, 10-8, 11-7, 12-6, 13-5, 1-4, 2-3.
     3-14, 4-2, 5-1, 6-13, 7-12, 8-11, 9-10.
     14-10, 11-9, 12-8, 13-7, 1-6, 2-5, 3-4.
     4-14, 5-3, 6-2, 7-1, 8-13, 9-12, 10-11.
     14-11, 12-10, 13-9, 1-8, 2-7, 3-6, 4-5.
     5-14, 6-4, 7-3, 8-2, 9-1, 10-13, 11-12.
     14-12, 13-11, 1-10, 2-9, 3-8, 4-7, 5-6.
     6-14, 7-5, 8-4, 9-3, 10-2, 11-1, 12-13.
     14-13, 1-12, 2-11, 3-10, 4-9, 5-8, 6-7.
     7-14, 8-6, 9-5, 10-4, 11-3, 12-2, 13-1.",
    "1-16, 2-15, 3-14, 4-13, 5-12, 6-11, 7-10, 8-9.
     16-9, 10-8, 11-7, 12-6, 13-5, 14-4, 15-3, 1-2.
     2-16, 3-1, 4-15, 5-14, 6-13, 7-12, 8-11, 9-10.
     16-10, 11-9, 12-8, 13-7, 14-6, 15-5, 1-4, 2-3.
     3-16, 4-2, 5-1, 6-15, 7-14, 8-13, 9-12, 10-11.
     16-11, 12-10, 13-9, 14-8, 15-7, 1-6, 2-5, 3-4.
     4-16, 5-3, 6-2, 7-1, 8-15, 9-14, 10-13, 11-12.
     16-12, 13-11, 14-10, 15-9, 1-8, 2-7, 3-6, 4-5.
     5-16, 6-4, 7-3, 8-2, 9-1, 10-15, 11-14, 12-13.
     16-13, 14-12, 15-11, 1-10, 2-9, 3-8, 4-7, 5-6.
     6-16, 7-5, 8-4, 9-3, 10-2, 11-1, 12-15, 13-14.
     16-14, 15-13, 1-12, 2-11, 3-10, 4-9, 5-8, 6-7.
     7-16, 8-6, 9-5, 10-4, 11-3, 12-2, 13-1, 14-15.
     16-15, 1-14, 2-13, 3-12, 4-11, 5-10, 6-9, 7-8.
     8-16, 9-7, 10-6, 11-5, 12-4, 13-3, 14-2, 15-1.",
];

fn row(round: &RoundPairings) -> String {
    let text = |pairing: &Pairing| format!("{}-{}", pairing.white, pairing.black);
    round.pairings.iter().map(text).collect::<Vec<_>>().join(", ")
}

fn rows(players: usize, cycles: Cycles) -> Vec<String> {
    round_robin(players, cycles).unwrap().iter().map(row).collect()
}

/// Returns the rows of a printed table.
fn published(places: usize) -> Vec<String> {
    PUBLISHED[places / 2 - 2].lines().map(|row| row.trim().replace('.', "")).collect()
}

#[test]
fn even_numbers_have_the_published_tables() {
    for places in (4..=16).step_by(2) {
        assert_eq!(rows(places, Cycles::Single), published(places), "{places} players");
    }
}

#[test]
fn with_odd_numbers_the_highest_number_counts_as_a_bye() {
    for places in (4..=16).step_by(2) {
        let players = places - 1;
        let rounds = round_robin(players, Cycles::Single).unwrap();
        for (round, printed) in rounds.iter().zip(published(places)) {
            let (bye, games): (Vec<&str>, Vec<&str>) = printed
                .split(", ")
                .partition(|pair| pair.split('-').any(|one| one == places.to_string()));
            assert_eq!(row(round), games.join(", "), "{players} players");
            let bye = bye[0].split('-').find(|one| *one != places.to_string()).unwrap();
            assert_eq!(round.bye.unwrap().to_string(), bye, "{players} players");
        }
    }
}

/// FIDE prints none of more than 16. This one is written by the same rule, step by step.
#[test]
fn the_rotation_goes_on_beyond_the_published_tables() {
    let table = rows(24, Cycles::Single);
    assert_eq!(
        table[0],
        "1-24, 2-23, 3-22, 4-21, 5-20, 6-19, 7-18, 8-17, 9-16, 10-15, 11-14, 12-13"
    );
    assert_eq!(
        table[1],
        "24-13, 14-12, 15-11, 16-10, 17-9, 18-8, 19-7, 20-6, 21-5, 22-4, 23-3, 1-2"
    );
    assert_eq!(
        table[22],
        "12-24, 13-11, 14-10, 15-9, 16-8, 17-7, 18-6, 19-5, 20-4, 21-3, 22-2, 23-1"
    );
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        let (circle, half) = (players.next_multiple_of(2) - 1, players.div_ceil(2));
        let rounds = round_robin(players, Cycles::Single).unwrap();
        for pair in rounds.windows(2) {
            // Whoever plays each other in a round sits half the circle further in the next.
            let turned = |number: usize| (number - 1 + half) % circle + 1;
            let met: BTreeSet<_> = pair[0]
                .pairings
                .iter()
                .filter(|one| one.white.max(one.black) <= circle)
                .map(|one| BTreeSet::from([turned(one.white), turned(one.black)]))
                .collect();
            let meet: BTreeSet<_> =
                pair[1].pairings.iter().map(|one| BTreeSet::from([one.white, one.black])).collect();
            assert!(met.is_subset(&meet), "{players} players");
        }
    }
}

#[test]
fn two_cycles_swap_the_last_two_rounds_of_the_first_and_reverse_the_second() {
    let expected = ["1-4, 2-3", "2-4, 3-1", "4-3, 1-2", "4-1, 3-2", "3-4, 2-1", "4-2, 1-3"];
    assert_eq!(rows(4, Cycles::Double), expected);
    let expected = ["2-3", "3-1", "1-2", "3-2", "2-1", "1-3"];
    assert_eq!(rows(3, Cycles::Double), expected);
    let byes: Vec<_> =
        round_robin(3, Cycles::Double).unwrap().iter().map(|round| round.bye.unwrap()).collect();
    assert_eq!(byes, [1, 2, 3, 1, 3, 2]);
}

#[test]
fn sections_have_3_to_24_players() {
    for players in [0, 1, 2, 25, 100] {
        assert_eq!(round_robin(players, Cycles::Single), None);
        assert_eq!(round_robin(players, Cycles::Double), None);
    }
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        let rounds = players - usize::from(players.is_multiple_of(2));
        assert_eq!(round_robin(players, Cycles::Single).unwrap().len(), rounds);
        assert_eq!(round_robin(players, Cycles::Double).unwrap().len(), 2 * rounds);
    }
}

/// Calls with every table there is.
fn for_each_table(check: impl Fn(usize, Cycles, &[RoundPairings])) {
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        for cycles in [Cycles::Single, Cycles::Double] {
            check(players, cycles, &round_robin(players, cycles).unwrap());
        }
    }
}

#[test]
fn everybody_plays_everybody_once_with_each_color_or_either() {
    for_each_table(|players, cycles, rounds| {
        let mut games: BTreeMap<(usize, usize), usize> = BTreeMap::new();
        for pairing in rounds.iter().flat_map(|round| &round.pairings) {
            *games.entry((pairing.white, pairing.black)).or_default() += 1;
        }
        let count = |white, black| games.get(&(white, black)).copied().unwrap_or(0);
        for one in 1..=players {
            for other in (1..=players).filter(|other| *other != one) {
                match cycles {
                    Cycles::Single => assert_eq!(count(one, other) + count(other, one), 1),
                    Cycles::Double => assert_eq!(count(one, other), 1),
                }
            }
        }
        let expected = players * (players - 1) / if cycles == Cycles::Single { 2 } else { 1 };
        assert_eq!(games.values().sum::<usize>(), expected, "{players} players");
    });
}

#[test]
fn nobody_plays_twice_in_a_round_and_who_does_not_play_has_the_bye() {
    for_each_table(|players, cycles, rounds| {
        for round in rounds {
            let mut seen: Vec<usize> =
                round.pairings.iter().flat_map(|one| [one.white, one.black]).collect();
            seen.extend(round.bye);
            seen.sort_unstable();
            assert_eq!(seen, (1..=players).collect::<Vec<_>>());
            assert_eq!(round.bye.is_some(), !players.is_multiple_of(2));
        }
        let byes: Vec<usize> = rounds.iter().filter_map(|round| round.bye).collect();
        let times = if cycles == Cycles::Single { 1 } else { 2 };
        for player in (1..=players).filter(|_| !players.is_multiple_of(2)) {
            assert_eq!(byes.iter().filter(|one| **one == player).count(), times);
        }
    });
}

/// Returns the colors of a player, round by round; true is White.
fn colors(player: usize, rounds: &[RoundPairings]) -> Vec<bool> {
    let games = rounds.iter().flat_map(|round| &round.pairings);
    games
        .filter(|one| [one.white, one.black].contains(&player))
        .map(|one| one.white == player)
        .collect()
}

#[test]
fn colors_are_balanced() {
    for_each_table(|players, cycles, rounds| {
        for player in 1..=players {
            let colors = colors(player, rounds);
            let white = colors.iter().filter(|is_white| **is_white).count();
            let black = colors.len() - white;
            let expected = match cycles {
                Cycles::Single if players.is_multiple_of(2) && player <= players / 2 => black + 1,
                Cycles::Single if players.is_multiple_of(2) => black - 1,
                _ => black,
            };
            assert_eq!(white, expected, "player {player} of {players}");
        }
    });
}

#[test]
fn nobody_has_the_same_color_three_times_in_a_row() {
    for_each_table(|players, _, rounds| {
        for player in 1..=players {
            let colors = colors(player, rounds);
            let same = colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
            assert!(!same, "player {player} of {players}: {colors:?}");
        }
    });
}
