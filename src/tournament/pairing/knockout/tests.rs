//! Brackets of every size, matches by table, and both at random.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::{
    chess::Color,
    game::GameResult,
    tournament::pairing::match_games::{
        MatchGame, MatchGameKind, MatchOutcome, MatchPlayer, MatchSchedule, MatchScore, MatchState,
        MatchStatus,
    },
};

fn first_round(seeds: usize) -> String {
    let bracket = bracket(seeds, |_| None).unwrap();
    let name = |seat: BracketSlot| match seat {
        BracketSlot::Seed(seed) => seed.to_string(),
        BracketSlot::Nobody => "bye".to_owned(),
        BracketSlot::WinnerOf(place) => format!("{}.{}", place.round, place.number),
    };
    let text = |one: &KnockoutMatch| format!("{}-{}", name(one.seats[0]), name(one.seats[1]));
    bracket.rounds[0].iter().map(text).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_best_meet_the_last_and_have_the_byes() {
    for (seeds, expected) in [
        (2, "1-2"),
        (3, "1-bye 2-3"),
        (4, "1-4 2-3"),
        (5, "1-bye 4-5 2-bye 3-bye"),
        (6, "1-bye 4-5 2-bye 3-6"),
        (7, "1-bye 4-5 2-7 3-6"),
        (8, "1-8 4-5 2-7 3-6"),
        (9, "1-bye 8-9 4-bye 5-bye 2-bye 7-bye 3-bye 6-bye"),
        (12, "1-bye 8-9 4-bye 5-12 2-bye 7-10 3-bye 6-11"),
        (16, "1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11"),
    ] {
        assert_eq!(first_round(seeds), expected, "{seeds} players");
    }
    for seeds in [0, 1] {
        assert_eq!(bracket(seeds, |_| None), None);
    }
}

fn place(round: usize, number: usize) -> BracketPosition {
    BracketPosition { round, number }
}

/// Returns a function that knows the results of some matches.
fn known<'a>(
    results: &'a [(usize, usize, Advancing)],
) -> impl Fn(BracketPosition) -> Option<Advancing> + 'a {
    move |asked| {
        let found = results.iter().find(|(round, number, _)| place(*round, *number) == asked);
        found.map(|(_, _, goes_on)| *goes_on)
    }
}

fn playable(bracket: &Bracket) -> Vec<(BracketPosition, [usize; 2])> {
    bracket.playable().map(|one| (one.place, one.players().unwrap())).collect()
}

#[test]
fn a_match_waits_only_for_the_two_before_it() {
    // 1-8 4-5 2-7 3-6
    let of = |results: &[_]| bracket(8, known(results)).unwrap();
    let found = of(&[(1, 1, Advancing::Seed(8)), (1, 2, Advancing::Seed(4))]);
    assert_eq!(
        playable(&found),
        [(place(1, 3), [2, 7]), (place(1, 4), [3, 6]), (place(2, 1), [4, 8])]
    );
    // From the top, the winner of 1-8 comes first.
    assert_eq!(found.rounds[1][0].seats, [BracketSlot::Seed(8), BracketSlot::Seed(4)]);
    assert_eq!(
        found.rounds[1][1].seats,
        [BracketSlot::WinnerOf(place(1, 3)), BracketSlot::WinnerOf(place(1, 4))]
    );
    assert_eq!(found.winner(), BracketSlot::WinnerOf(place(3, 1)));
}

#[test]
fn whoever_meets_a_match_that_both_lost_has_a_bye() {
    let of = |results: &[_]| bracket(8, known(results)).unwrap();
    let found = of(&[(1, 1, Advancing::Seed(1)), (1, 2, Advancing::Nobody)]);
    // Seed 1 is in the final, as soon as the other half has a finalist.
    assert_eq!(found.rounds[1][0].seats, [BracketSlot::Seed(1), BracketSlot::Nobody]);
    assert_eq!(found.rounds[2][0].seats[0], BracketSlot::Seed(1));
    assert_eq!(playable(&found), [(place(1, 3), [2, 7]), (place(1, 4), [3, 6])]);
    // Nobody is left in a half.
    let found = of(&[
        (1, 1, Advancing::Nobody),
        (1, 2, Advancing::Nobody),
        (1, 3, Advancing::Seed(7)),
        (1, 4, Advancing::Seed(3)),
        (2, 2, Advancing::Seed(7)),
    ]);
    assert_eq!(found.rounds[1][0].seats, [BracketSlot::Nobody, BracketSlot::Nobody]);
    assert_eq!(playable(&found), []);
    assert_eq!(found.winner(), BracketSlot::Seed(7));
    // Nobody is left at all.
    let found = bracket(2, known(&[(1, 1, Advancing::Nobody)])).unwrap();
    assert_eq!(found.winner(), BracketSlot::Nobody);
}

#[test]
fn a_director_can_give_the_seat_to_the_beaten_opponent() {
    let results = [(1, 1, Advancing::Seed(4)), (1, 2, Advancing::Seed(2))];
    assert_eq!(playable(&bracket(4, known(&results)).unwrap()), [(place(2, 1), [2, 4])]);
    let results = [(1, 1, Advancing::Seed(1)), (1, 2, Advancing::Seed(2))];
    assert_eq!(playable(&bracket(4, known(&results)).unwrap()), [(place(2, 1), [1, 2])]);
}

#[test]
fn if_the_better_seed_always_wins_the_last_rounds_have_the_best() {
    for seeds in 2..=130_usize {
        let mut results: BTreeMap<BracketPosition, Advancing> = BTreeMap::new();
        let mut played = 0;
        // A round each time; 256 places would have eight.
        for _ in 0..=8 {
            let found = bracket(seeds, |place| results.get(&place).copied()).unwrap();
            let open = playable(&found);
            if open.is_empty() {
                assert_eq!(found.winner(), BracketSlot::Seed(1));
                for (left, round) in found.rounds.iter().rev().enumerate() {
                    // 2 players in the final, 4 in the semi-finals ...
                    let best = 2 << left;
                    let mut there: Vec<usize> = round
                        .iter()
                        .flat_map(|one| one.seats)
                        .filter_map(|seat| match seat {
                            BracketSlot::Seed(seed) => Some(seed),
                            _ => None,
                        })
                        .collect();
                    there.sort_unstable();
                    assert_eq!(there, (1..=best.min(seeds)).collect::<Vec<_>>());
                    for one in round.iter().filter_map(KnockoutMatch::players) {
                        assert_eq!(one[0] + one[1], best + 1, "{seeds} players");
                    }
                }
                break;
            }
            played += open.len();
            results
                .extend(open.into_iter().map(|(place, [best, _])| (place, Advancing::Seed(best))));
        }
        assert_eq!(played, seeds - 1, "every player but one loses a match");
    }
}

proptest! {
    /// Matches end in any order and any way.
    #[test]
    fn a_knockout_always_ends(
        seeds in MIN_SEEDS..200_usize,
        choices in prop::collection::vec((any::<prop::sample::Index>(), 0..20_u8), 200),
    ) {
        let mut results: BTreeMap<BracketPosition, Advancing> = BTreeMap::new();
        let mut lost: BTreeMap<usize, u32> = BTreeMap::new();
        let mut choices = choices.into_iter();
        let found = loop {
            let found = bracket(seeds, |place| results.get(&place).copied()).unwrap();
            let open = playable(&found);
            let mut inside: Vec<usize> = open.iter().flat_map(|one| one.1).collect();
            inside.sort_unstable();
            let all = inside.len();
            inside.dedup();
            prop_assert_eq!(inside.len(), all, "nobody plays two matches at a time");
            prop_assert!(inside.iter().all(|seed| !lost.contains_key(seed)));
            if open.is_empty() {
                break found;
            }
            // There are fewer matches than players.
            let (which, how) = choices.next().unwrap();
            let (place, [better, other]) = open[which.index(open.len())];
            let (goes_on, out) = match how {
                0 => (Advancing::Nobody, vec![better, other]),
                1..=9 => (Advancing::Seed(better), vec![other]),
                _ => (Advancing::Seed(other), vec![better]),
            };
            out.into_iter().for_each(|seed| *lost.entry(seed).or_default() += 1);
            results.insert(place, goes_on);
        };
        prop_assert!(lost.values().all(|times| *times == 1));
        match found.winner() {
            BracketSlot::Seed(seed) => {
                prop_assert!(!lost.contains_key(&seed));
                prop_assert_eq!(lost.len(), seeds - 1);
            }
            BracketSlot::Nobody => prop_assert_eq!(lost.len(), seeds),
            BracketSlot::WinnerOf(place) => prop_assert!(false, "{place:?} is open"),
        }
    }
}

fn terms(games: u8, drawn_match_rule: DrawnMatchRule) -> KnockoutTerms {
    KnockoutTerms::new(games, MatchSchedule::TwoAtATime, true, drawn_match_rule).unwrap()
}

/// Reads results from the first player's side: `+`, `=`, `-`, `0` if both lost, `.` if it is
/// played, `x` if it was annulled. The first player has White in odd games; a decider is
/// a game with `W` or `B` before it, for the color of the first player.
fn games(text: &str) -> Vec<MatchGame> {
    let (mut games, mut decider) = (Vec::new(), None);
    let mut number = 0;
    for c in text.chars() {
        if matches!(c, 'W' | 'B') {
            decider = Some(if c == 'W' { MatchPlayer::First } else { MatchPlayer::Second });
            continue;
        }
        number += 1;
        let usual = if number % 2 == 1 { MatchPlayer::First } else { MatchPlayer::Second };
        let white = decider.unwrap_or(usual);
        let winner = |player| match player == white {
            true => Some(GameResult::Win(Color::White)),
            false => Some(GameResult::Win(Color::Black)),
        };
        let result = match c {
            '+' => winner(MatchPlayer::First),
            '-' => winner(MatchPlayer::Second),
            '=' => Some(GameResult::Draw),
            '0' => Some(GameResult::BothLose),
            'x' => Some(GameResult::None),
            _ => None,
        };
        games.push(MatchGame { number, white, result });
        if c == 'x' {
            number -= 1;
        }
    }
    games
}

fn status(terms: KnockoutTerms, text: &str) -> MatchStatus {
    let first_white = MatchPlayer::First;
    knockout_match(
        terms,
        MatchState {
            first_white,
            games: &games(text),
            withdrawn: [false; 2],
            has_play_ended: false,
        },
    )
}

const FIRST: Option<MatchOutcome> = Some(MatchOutcome::Won(MatchPlayer::First));
const SECOND: Option<MatchOutcome> = Some(MatchOutcome::Won(MatchPlayer::Second));
const BOTH_LOSE: Option<MatchOutcome> = Some(MatchOutcome::BothLose);

#[test]
fn matches_end_by_the_rule_for_ties() {
    use DrawnMatchRule::{BetterSeed, Decider, TwoMoreGames};
    for (count, rule, text, outcome, to_start) in [
        (1, Decider, "", None, "1"),
        (1, Decider, ".", None, ""),
        (1, Decider, "+", FIRST, ""),
        (1, Decider, "-", SECOND, ""),
        (1, Decider, "0", BOTH_LOSE, ""),
        (1, Decider, "=", None, "2d"),
        (1, Decider, "=W.", None, ""),
        // White must win.
        (1, Decider, "=W+", FIRST, ""),
        (1, Decider, "=W=", SECOND, ""),
        (1, Decider, "=W-", SECOND, ""),
        (1, Decider, "=B=", FIRST, ""),
        (1, Decider, "=B-", SECOND, ""),
        (1, Decider, "=B+", FIRST, ""),
        (1, Decider, "=W0", BOTH_LOSE, ""),
        (1, Decider, "=Wx", None, "2d"),
        (1, Decider, "=WxB=", FIRST, ""),
        (2, Decider, "", None, "1 2"),
        (2, Decider, "+", None, "2"),
        (2, Decider, ".", None, "2"),
        (2, Decider, "+.", None, ""),
        (2, Decider, "+-", None, "3d"),
        (2, Decider, "==", None, "3d"),
        (2, Decider, "+=", FIRST, ""),
        (2, Decider, "00", BOTH_LOSE, ""),
        (2, Decider, "0=", None, "3d"),
        (2, Decider, "+0", FIRST, ""),
        (2, Decider, "x", None, "1 2"),
        (2, Decider, "x.", None, "2"),
        (4, Decider, "+", None, "2"),
        (4, Decider, "+.", None, ""),
        (4, Decider, "++", None, "3 4"),
        (4, Decider, "+++", FIRST, ""),
        (4, Decider, "++=.", FIRST, ""),
        (4, Decider, "++--", None, "5d"),
        (1, TwoMoreGames, "=", None, "2x 3x"),
        (1, TwoMoreGames, "=+", None, "3x"),
        (1, TwoMoreGames, "=+=", FIRST, ""),
        (1, TwoMoreGames, "=+-", None, "4d"),
        (1, TwoMoreGames, "=00", BOTH_LOSE, ""),
        (1, TwoMoreGames, "===W=", SECOND, ""),
        (2, TwoMoreGames, "+-", None, "3x 4x"),
        (2, TwoMoreGames, "+--=", SECOND, ""),
        (2, TwoMoreGames, "+-==B=", FIRST, ""),
        (1, BetterSeed, "=", FIRST, ""),
        (1, BetterSeed, "-", SECOND, ""),
        (1, BetterSeed, "0", BOTH_LOSE, ""),
        (2, BetterSeed, ".", None, "2"),
        // The second player can only draw the match.
        (2, BetterSeed, "+.", FIRST, ""),
        (2, BetterSeed, "+", FIRST, ""),
        (2, BetterSeed, "-", None, "2"),
        (2, BetterSeed, "-+", FIRST, ""),
        (2, BetterSeed, "00", BOTH_LOSE, ""),
    ] {
        let found = status(terms(count, rule), text);
        let name = |kind| match kind {
            MatchGameKind::Regular => "",
            MatchGameKind::Extra => "x",
            MatchGameKind::Decider => "d",
        };
        let next: Vec<String> = found
            .to_start
            .iter()
            .map(|next| format!("{}{}", next.number, name(next.kind)))
            .collect();
        let case = format!("{count} games, {rule:?}: {text}");
        assert_eq!((found.outcome, next.join(" ").as_str()), (outcome, to_start), "{case}");
        assert_eq!(found.is_over, outcome.is_some() && !text.contains('.'), "{case}");
    }
}

/// No game begins any more: those that have begun decide, if any does.
#[test]
fn after_the_end_of_play_a_match_is_decided_by_the_games_that_have_begun() {
    use DrawnMatchRule::{BetterSeed, Decider, TwoMoreGames};
    for (count, rule, text, outcome) in [
        (1, Decider, "", None),
        (1, Decider, ".", None),
        (1, Decider, "=", None),
        (1, Decider, "=W.", None),
        (1, Decider, "=W=", SECOND),
        (1, Decider, "x", None),
        (4, Decider, "+", FIRST),
        (4, Decider, "-=", SECOND),
        (4, Decider, "+.", None),
        (4, Decider, "++.", FIRST),
        (4, Decider, "+-", None),
        (4, Decider, "0", BOTH_LOSE),
        (4, Decider, "0=", None),
        (1, TwoMoreGames, "=", None),
        (1, TwoMoreGames, "=.", None),
        (1, TwoMoreGames, "=+", FIRST),
        (1, TwoMoreGames, "==", None),
        (2, TwoMoreGames, "=", None),
        (1, BetterSeed, "", None),
        (1, BetterSeed, "x", None),
        (1, BetterSeed, "=", FIRST),
        (4, BetterSeed, "+-", FIRST),
        (4, BetterSeed, "-", SECOND),
        (4, BetterSeed, "-.", None),
    ] {
        let so_far = MatchState {
            first_white: MatchPlayer::First,
            games: &games(text),
            withdrawn: [false; 2],
            has_play_ended: true,
        };
        let found = knockout_match(terms(count, rule), so_far);
        let case = format!("{count} games, {rule:?}: {text}");
        assert_eq!(found.outcome, outcome, "{case}");
        assert_eq!(found.to_start, [], "{case}");
        assert_eq!(found.is_over, outcome.is_some() && !text.contains('.'), "{case}");
        // Whoever had left before has lost what was not decided then.
        let before =
            knockout_match(terms(count, rule), MatchState { has_play_ended: false, ..so_far });
        let left =
            knockout_match(terms(count, rule), MatchState { withdrawn: [true, false], ..so_far });
        assert_eq!(left.outcome, before.outcome.or(SECOND), "{case}");
    }
}

#[test]
fn colors_alternate_and_those_of_a_decider_are_drawn() {
    let white = |first_white, count, rule, text: &str| -> Vec<Option<MatchPlayer>> {
        let so_far = MatchState {
            first_white,
            games: &games(text),
            withdrawn: [false; 2],
            has_play_ended: false,
        };
        let found = knockout_match(terms(count, rule), so_far);
        found.to_start.iter().map(|next| next.white).collect()
    };
    let (first, second) = (MatchPlayer::First, MatchPlayer::Second);
    assert_eq!(white(first, 2, DrawnMatchRule::Decider, ""), [Some(first), Some(second)]);
    assert_eq!(white(second, 2, DrawnMatchRule::Decider, ""), [Some(second), Some(first)]);
    assert_eq!(white(first, 1, DrawnMatchRule::TwoMoreGames, "="), [Some(second), Some(first)]);
    assert_eq!(white(first, 2, DrawnMatchRule::TwoMoreGames, "=="), [Some(first), Some(second)]);
    assert_eq!(white(first, 2, DrawnMatchRule::Decider, "=="), [None]);
}

#[test]
fn the_score_has_the_games_before_a_decider() {
    let score = |count, rule, text| {
        let MatchScore { first, second } = status(terms(count, rule), text).score;
        (first, second)
    };
    assert_eq!(score(2, DrawnMatchRule::Decider, "+=."), (3, 1));
    assert_eq!(score(2, DrawnMatchRule::Decider, "+-W+"), (2, 2));
    assert_eq!(score(1, DrawnMatchRule::TwoMoreGames, "=+="), (4, 2));
    assert_eq!(score(1, DrawnMatchRule::TwoMoreGames, "=+-B="), (3, 3));
    assert_eq!(score(2, DrawnMatchRule::Decider, "00"), (0, 0));
}

#[test]
fn whoever_stays_has_won_when_the_opponent_withdraws() {
    let withdrawn = |text: &str, withdrawn| {
        let so_far = MatchState {
            first_white: MatchPlayer::First,
            games: &games(text),
            withdrawn,
            has_play_ended: false,
        };
        let outcome = [true, false].map(|ends_early| {
            let schedule = MatchSchedule::TwoAtATime;
            let terms =
                KnockoutTerms::new(4, schedule, ends_early, DrawnMatchRule::Decider).unwrap();
            let found = knockout_match(terms, so_far);
            assert_eq!(found.to_start, [], "{text}");
            found.outcome
        });
        assert_eq!(outcome[0], outcome[1], "{text}");
        outcome[0]
    };
    assert_eq!(withdrawn("", [true, false]), SECOND);
    assert_eq!(withdrawn("+=", [true, false]), SECOND);
    assert_eq!(withdrawn("=", [false, true]), FIRST);
    assert_eq!(withdrawn("==", [true, true]), BOTH_LOSE);
    // What was decided stays so.
    assert_eq!(withdrawn("+++", [true, false]), FIRST);
    assert_eq!(withdrawn("====W", [true, false]), SECOND);
}

#[test]
fn a_match_has_one_game_or_an_even_number() {
    let new =
        |games| KnockoutTerms::new(games, MatchSchedule::OneByOne, true, DrawnMatchRule::Decider);
    let allowed: Vec<u8> = (0..=u8::MAX).filter(|games| new(*games).is_some()).collect();
    assert_eq!(allowed, [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
}

#[test]
fn one_after_another_the_next_game_waits() {
    let terms =
        KnockoutTerms::new(2, MatchSchedule::OneByOne, true, DrawnMatchRule::Decider).unwrap();
    let next =
        |text| -> Vec<u8> { status(terms, text).to_start.iter().map(|next| next.number).collect() };
    assert_eq!(next(""), [1]);
    assert_eq!(next("."), [] as [u8; 0]);
    assert_eq!(next("-"), [2]);
    assert_eq!(next("-+"), [3]);
}

#[test]
fn without_an_early_end_the_other_games_are_played() {
    let terms =
        KnockoutTerms::new(4, MatchSchedule::OneByOne, false, DrawnMatchRule::Decider).unwrap();
    let found = status(terms, "+++");
    assert_eq!((found.outcome, found.to_start.len(), found.is_over), (FIRST, 1, false));
    let found = status(terms, "+++-");
    assert_eq!((found.outcome, found.to_start.len(), found.is_over), (FIRST, 0, true));
}

proptest! {
    /// Any results, games ending in any order: a match ends, after as many games as it can have.
    #[test]
    fn a_match_always_ends(
        count in prop::sample::select(vec![1_u8, 2, 4, 6, 24]),
        rule in prop::sample::select(DrawnMatchRule::ALL.to_vec()),
        schedule in prop::sample::select(MatchSchedule::ALL.to_vec()),
        ends_early: bool,
        decider_white: bool,
        choices in prop::collection::vec((any::<prop::sample::Index>(), 0..4_usize), 27),
    ) {
        let terms = KnockoutTerms::new(count, schedule, ends_early, rule).unwrap();
        let first_white = MatchPlayer::First;
        let mut games: Vec<MatchGame> = Vec::new();
        let mut outcome = None;
        for (which, how) in choices {
            let so_far = MatchState { first_white, games: &games, withdrawn: [false; 2], has_play_ended: false };
            let found = knockout_match(terms, so_far);
            if outcome.is_some() {
                prop_assert_eq!(found.outcome, outcome, "what is decided stays so");
            }
            prop_assert!(found.outcome != Some(MatchOutcome::Drawn));
            outcome = found.outcome;
            for next in found.to_start {
                prop_assert_eq!(usize::from(next.number), games.len() + 1);
                let drawn = if decider_white { MatchPlayer::First } else { MatchPlayer::Second };
                let white = next.white.unwrap_or(drawn);
                games.push(MatchGame { number: next.number, white, result: None });
            }
            let mut open: Vec<&mut MatchGame> =
                games.iter_mut().filter(|game| game.result.is_none()).collect();
            prop_assert!(open.len() <= schedule.games_at_a_time());
            let Some(last) = open.len().checked_sub(1) else { break };
            let results = [
                GameResult::Win(Color::White),
                GameResult::Win(Color::Black),
                GameResult::Draw,
                GameResult::BothLose,
            ];
            open[which.index(last + 1)].result = Some(results[how]);
        }
        let so_far = MatchState { first_white, games: &games, withdrawn: [false; 2], has_play_ended: false };
        prop_assert!(knockout_match(terms, so_far).is_over);
        prop_assert!(games.len() <= usize::from(count) + 3);
    }
}
