//! The sequence of Articles 3 and 4, against all candidates tried one after another as the rules
//! say.
//!
//! Nobody has a color or a float here, so candidates differ by C1 only: the first that is legal
//! must be found.

use std::cmp::Reverse;

use super::random_numbers::RandomNumbers;
use crate::{
    chess::Color,
    tournament::pairing::{
        round_pairings::PairingNumber,
        swiss::{
            bracket::ScoreBracket, color_preference::ColorPreference, contender::Contender,
            criteria::bye::ByeScore, matching::Vertex, sequence::pair_bracket,
        },
    },
};

type Pairs = Vec<(Vertex, Vertex)>;

fn contender(number: PairingNumber, mdps: usize) -> Contender {
    Contender {
        number,
        score: if number <= mdps { 3 } else { 2 },
        preference: ColorPreference::after(&[]),
        colors: Vec::new(),
        opponents: Vec::new(),
        floats: [None, None],
        may_get_bye: number > mdps,
        unplayed_games: 0,
        is_topscorer: false,
    }
}

/// Returns players who have met or not.
fn contenders(
    size: usize,
    mdps: usize,
    mut have_met: impl FnMut(Vertex, Vertex) -> bool,
) -> Vec<Contender> {
    let mut contenders: Vec<Contender> = (1..=size).map(|number| contender(number, mdps)).collect();
    for b in 0..size {
        for a in 0..b {
            if b < mdps || have_met(a, b) {
                contenders[a].opponents.push(b + 1);
                contenders[b].opponents.push(a + 1);
            }
        }
    }
    contenders
}

/// All ways to take so many of some numbers.
fn subsets(numbers: &[Vertex], count: usize) -> Vec<Vec<Vertex>> {
    let Some((first, others)) = numbers.split_first() else {
        return if count == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut found = subsets(others, count);
    if count > 0 {
        let with = subsets(others, count - 1).into_iter();
        found.extend(with.map(|subset| [vec![*first], subset].concat()));
    }
    found
}

/// 4.3.2: all exchanges, those with fewer numbers first, and so on.
fn exchanges(s1: &[Vertex], s2: &[Vertex]) -> Vec<(Vec<Vertex>, Vec<Vertex>)> {
    let mut all = Vec::new();
    for count in 0..=s1.len() {
        for leaving in subsets(s1, count) {
            all.extend(subsets(s2, count).into_iter().map(|entering| (leaving.clone(), entering)));
        }
    }
    all.sort_by_key(|(leaving, entering)| {
        let sums = (leaving.iter().sum::<usize>(), entering.iter().sum::<usize>());
        let from_largest: Vec<Vertex> = leaving.iter().rev().copied().collect();
        (leaving.len(), sums.1 - sums.0, Reverse(from_largest), entering.clone())
    });
    all
}

/// 4.2: the first transposition of S2 that is legal, and with which `rest` goes on.
fn transposed(
    contenders: &[Contender],
    s1: &[Vertex],
    s2: &[Vertex],
    rest: &dyn Fn(&[Vertex]) -> Option<Pairs>,
) -> Option<Pairs> {
    let Some((&first, others)) = s1.split_first() else { return rest(s2) };
    s2.iter().find_map(|&opponent| {
        if contenders[first].opponents.contains(&(opponent + 1)) {
            return None;
        }
        let left: Vec<Vertex> = s2.iter().copied().filter(|other| *other != opponent).collect();
        let mut pairs = transposed(contenders, others, &left, rest)?;
        pairs.insert(0, (first, opponent));
        Some(pairs)
    })
}

/// 3.6: a homogeneous bracket or a remainder.
fn first_remainder(contenders: &[Contender], players: &[Vertex]) -> Option<Pairs> {
    let (s1, s2) = players.split_at(players.len() / 2);
    exchanges(s1, s2).into_iter().find_map(|(leaving, entering)| {
        let half = |own: &[Vertex], gone: &[Vertex], come: &[Vertex]| {
            let stay = own.iter().filter(|player| !gone.contains(player));
            let mut half: Vec<Vertex> = stay.chain(come).copied().collect();
            half.sort_unstable();
            half
        };
        let (s1, s2) = (half(s1, &leaving, &entering), half(s2, &entering, &leaving));
        transposed(contenders, &s1, &s2, &|_| Some(Pairs::new()))
    })
}

#[test]
fn the_first_legal_candidate_is_found() {
    let mut chance = RandomNumbers(7);
    let (mut found, mut exchanged) = (0, 0);
    for case in 0..600 {
        let size = 4 + usize::try_from(chance.below(8)).unwrap();
        let mdps = usize::try_from(chance.below(3)).unwrap();
        // How many per cent have met: in the same half of the ranks, across halves.
        let (within, across) = [(20, 20), (50, 50), (55, 95)][case % 3];
        let is_in_s1 = |player| player < mdps + (size - mdps) / 2;
        let contenders = contenders(size, mdps, |a, b| {
            chance.below(100) < if is_in_s1(a) == is_in_s1(b) { within } else { across }
        });
        let (s1, residents): (Vec<Vertex>, Vec<Vertex>) = (0..size).partition(|v| *v < mdps);
        let wanted =
            transposed(&contenders, &s1, &residents, &|left| first_remainder(&contenders, left));
        let bye = (size % 2 == 1).then_some(ByeScore { score: 2 });
        let mut bracket = ScoreBracket::new(contenders.iter().collect(), mdps, bye, Color::White);
        let ours = pair_bracket(&mut bracket).ok();
        assert_eq!(ours, wanted, "{contenders:?}");
        found += usize::from(ours.is_some());
        let late = |pairs: &Pairs| pairs.iter().any(|(leader, _)| *leader >= mdps + size / 2);
        exchanged += usize::from(ours.as_ref().is_some_and(late));
    }
    assert!(found > 200 && exchanged > 50, "{found} {exchanged}");
}

/// Cases in which just two pairings of a bracket are legal, and the last rule on exchanges decides.
/// Numbers are those of the players here.
#[test]
fn the_smallest_number_moves_to_s1() {
    let both = [(1, 5), (2, 4)];
    let (first, second) = ([(3, 8), (6, 7), (9, 10)], [(3, 6), (7, 9), (8, 10)]);
    assert_first(10, &both, &first, &second);

    let both = [(3, 8), (4, 7), (5, 6)];
    let first = [(1, 11), (2, 12), (9, 10), (13, 16), (14, 15)];
    let second = [(1, 9), (2, 14), (10, 12), (11, 13), (15, 16)];
    assert_first(16, &both, &first, &second);
}

fn assert_first(
    size: usize,
    both: &[(PairingNumber, PairingNumber)],
    first: &[(PairingNumber, PairingNumber)],
    second: &[(PairingNumber, PairingNumber)],
) {
    let legal = [both, first, second].concat();
    let contenders = contenders(size, 0, |a, b| !legal.contains(&(a + 1, b + 1)));
    let mut bracket = ScoreBracket::new(contenders.iter().collect(), 0, None, Color::White);
    let found = pair_bracket(&mut bracket).unwrap().into_iter();
    let mut found: Vec<_> = found.map(|(a, b)| (a + 1, b + 1)).collect();
    found.sort_unstable();
    let mut wanted = [both, first].concat();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
}
