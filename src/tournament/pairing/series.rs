//! Matches of 2 to 24 games between two players. Colors alternate, each game has the same initial
//! time, and the games are played one after another or two at a time.

use super::match_games::{
    MatchGameKind, MatchOutcome, MatchPhase, MatchSchedule, MatchScore, MatchState, MatchStatus,
    MatchTerms, leader,
};

pub const MIN_GAMES: u8 = 2;

impl MatchTerms {
    /// Returns the terms of a series; `None` for fewer than 2 or more than 24 games.
    pub fn series(games: u8, schedule: MatchSchedule, ends_early: bool) -> Option<MatchTerms> {
        MatchTerms::of(MIN_GAMES, games, schedule, ends_early)
    }
}

/// Returns where a series stands and which games begin now.
///
/// It is decided when nobody can catch up any more. Games that are running then go on and count.
/// Unless the series ends early, the others are played too.
pub fn series(terms: MatchTerms, so_far: MatchState) -> MatchStatus {
    MatchStatus::at_end_of_play(so_far, |so_far| status(terms, so_far))
}

fn status(terms: MatchTerms, so_far: MatchState) -> MatchStatus {
    let phase = MatchPhase { kind: MatchGameKind::Regular, first: 1, games: terms.games };
    let (score, open) = (phase.score(so_far), phase.open(so_far));
    let won = leader(score, open).map(MatchOutcome::Won);
    let tied = || {
        let outcome = if score == MatchScore::default() {
            MatchOutcome::BothLose
        } else {
            MatchOutcome::Drawn
        };
        // Where no game was played nothing was decided.
        (open == 0 && phase.has_finished(so_far)).then_some(outcome)
    };
    MatchStatus::of(terms, so_far, (phase, score), won.or_else(tied))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{
        chess::Color,
        game::GameResult,
        tournament::pairing::match_games::{GameToStart, MatchGame, MatchPlayer},
    };

    const FIRST: Option<MatchOutcome> = Some(MatchOutcome::Won(MatchPlayer::First));
    const SECOND: Option<MatchOutcome> = Some(MatchOutcome::Won(MatchPlayer::Second));
    const DRAWN: Option<MatchOutcome> = Some(MatchOutcome::Drawn);
    const BOTH_LOSE: Option<MatchOutcome> = Some(MatchOutcome::BothLose);

    /// Reads results from the first player's side, who has White in odd games: `+`, `=`, `-`, `0`
    /// if both lost, `.` if it is played.
    fn games(text: &str) -> Vec<MatchGame> {
        let game = |(number, c): (u8, char)| {
            let is_white = number % 2 == 1;
            let white = if is_white { MatchPlayer::First } else { MatchPlayer::Second };
            let first = if is_white { Color::White } else { Color::Black };
            let result = match c {
                '+' => Some(GameResult::Win(first)),
                '-' => Some(GameResult::Win(!first)),
                '=' => Some(GameResult::Draw),
                '0' => Some(GameResult::BothLose),
                _ => None,
            };
            MatchGame { number, white, result }
        };
        (1..).zip(text.chars()).map(game).collect()
    }

    fn status(terms: MatchTerms, text: &str, withdrawn: [bool; 2]) -> MatchStatus {
        series(
            terms,
            MatchState {
                first_white: MatchPlayer::First,
                games: &games(text),
                withdrawn,
                has_play_ended: false,
            },
        )
    }

    #[test]
    fn games_begin_one_after_another_or_two_at_a_time() {
        use MatchSchedule::{OneByOne, TwoAtATime};
        for (count, schedule, ends_early, text, to_start, outcome) in [
            (4, OneByOne, false, "", "1", None),
            (4, OneByOne, false, ".", "", None),
            (4, OneByOne, false, "+", "2", None),
            (4, OneByOne, false, "+-=", "4", None),
            (4, OneByOne, false, "+-==", "", DRAWN),
            (4, OneByOne, false, "+-=+", "", FIRST),
            (4, OneByOne, false, "---", "4", SECOND),
            (4, OneByOne, true, "---", "", SECOND),
            (4, OneByOne, true, "--=", "", SECOND),
            (4, OneByOne, true, "--", "3", None),
            (2, OneByOne, true, "+", "2", None),
            (2, OneByOne, true, "00", "", BOTH_LOSE),
            (3, OneByOne, true, "0=0", "", DRAWN),
            (4, TwoAtATime, false, "", "1 2", None),
            (4, TwoAtATime, false, ".", "2", None),
            (4, TwoAtATime, false, "..", "", None),
            (4, TwoAtATime, false, "+.", "", None),
            (4, TwoAtATime, false, ".+", "", None),
            (4, TwoAtATime, false, "-+", "3 4", None),
            (3, TwoAtATime, false, "-+", "3", None),
            (3, TwoAtATime, false, "--", "3", SECOND),
            (3, TwoAtATime, true, "--", "", SECOND),
            // The running game goes on.
            (4, TwoAtATime, true, "++=.", "", FIRST),
            (24, TwoAtATime, true, "", "1 2", None),
        ] {
            let terms = MatchTerms::series(count, schedule, ends_early).unwrap();
            let found = status(terms, text, [false; 2]);
            let next: Vec<String> =
                found.to_start.iter().map(|next| next.number.to_string()).collect();
            let case = format!("{count} games, {schedule:?}, {ends_early}: {text}");
            assert_eq!((next.join(" ").as_str(), found.outcome), (to_start, outcome), "{case}");
            let is_over = outcome.is_some() && to_start.is_empty() && !text.contains('.');
            assert_eq!(found.is_over, is_over, "{case}");
        }
    }

    #[test]
    fn the_score_is_in_half_points() {
        let terms = MatchTerms::series(6, MatchSchedule::OneByOne, false).unwrap();
        for (text, first, second) in [
            ("", 0, 0),
            (".", 0, 0),
            ("+", 2, 0),
            ("+-=", 3, 3),
            ("+0-=.", 3, 3),
            ("++++++", 12, 0),
        ] {
            let score = status(terms, text, [false; 2]).score;
            assert_eq!(score, MatchScore { first, second }, "{text}");
        }
    }

    #[test]
    fn whoever_stays_has_won_when_the_opponent_withdraws() {
        let terms = MatchTerms::series(4, MatchSchedule::TwoAtATime, false).unwrap();
        for (text, withdrawn, outcome) in [
            ("+", [true, false], SECOND),
            ("", [false, true], FIRST),
            ("==", [true, true], BOTH_LOSE),
            // What was decided stays so.
            ("+++", [true, false], FIRST),
            ("+-==", [true, false], DRAWN),
            ("0000", [false, true], BOTH_LOSE),
        ] {
            let found = status(terms, text, withdrawn);
            assert_eq!((found.outcome, found.is_over), (outcome, true), "{text}");
        }
    }

    #[test]
    fn after_the_end_of_play_the_games_that_have_begun_decide() {
        let terms = MatchTerms::series(4, MatchSchedule::OneByOne, false).unwrap();
        for (text, outcome) in [
            ("", None),
            (".", None),
            ("+", FIRST),
            ("-=", SECOND),
            ("+.", None),
            ("++.", FIRST),
            ("+-", DRAWN),
            ("=", DRAWN),
            ("0", BOTH_LOSE),
        ] {
            let so_far = MatchState {
                first_white: MatchPlayer::First,
                games: &games(text),
                withdrawn: [false; 2],
                has_play_ended: true,
            };
            let found = series(terms, so_far);
            assert_eq!((found.outcome, found.to_start), (outcome, Vec::new()), "{text}");
            assert_eq!(found.is_over, outcome.is_some() && !text.contains('.'), "{text}");
            let left = series(terms, MatchState { withdrawn: [true, false], ..so_far });
            assert_eq!(left.outcome, SECOND, "{text}: whoever leaves has lost");
        }
    }

    #[test]
    fn colors_alternate_from_the_lot() {
        let terms = MatchTerms::series(4, MatchSchedule::TwoAtATime, false).unwrap();
        for first_white in MatchPlayer::BOTH {
            let so_far = MatchState {
                first_white,
                games: &[],
                withdrawn: [false; 2],
                has_play_ended: false,
            };
            let kind = MatchGameKind::Regular;
            let expected = [(1, first_white), (2, first_white.opponent())]
                .map(|(number, white)| GameToStart { number, kind, white: Some(white) });
            assert_eq!(series(terms, so_far).to_start, expected);
        }
    }

    #[test]
    fn a_series_has_2_to_24_games() {
        let new = |games| MatchTerms::series(games, MatchSchedule::OneByOne, true);
        let allowed: Vec<u8> = (0..=u8::MAX).filter(|games| new(*games).is_some()).collect();
        assert_eq!(allowed, (2..=24).collect::<Vec<u8>>());
    }

    proptest! {
        /// Any results, games ending in any order.
        #[test]
        fn a_series_always_ends_and_is_decided_rightly(
            count in 2..=24_u8,
            schedule in prop::sample::select(MatchSchedule::ALL.to_vec()),
            ends_early: bool,
            choices in prop::collection::vec((any::<prop::sample::Index>(), 0..4_usize), 25),
        ) {
            let terms = MatchTerms::series(count, schedule, ends_early).unwrap();
            let first_white = MatchPlayer::Second;
            let mut games: Vec<MatchGame> = Vec::new();
            let mut decided = None;
            for (which, how) in choices {
                let so_far = MatchState { first_white, games: &games, withdrawn: [false; 2], has_play_ended: false };
                let found = series(terms, so_far);
                // Points of the leader against all that the other can still win.
                let finished = games.iter().filter(|game| game.result.is_some()).count();
                let open = count - finished as u8;
                let MatchScore { first, second } = found.score;
                let is_decided = first.abs_diff(second) > 2 * open || open == 0;
                prop_assert_eq!(found.outcome.is_some(), is_decided);
                if decided.is_some() {
                    prop_assert_eq!(found.outcome, decided, "what is decided stays so");
                }
                prop_assert!(!(ends_early && is_decided) || found.to_start.is_empty());
                decided = found.outcome;
                for next in found.to_start {
                    let white = next.white.unwrap();
                    prop_assert_eq!(usize::from(next.number), games.len() + 1);
                    let expected = games.last().map_or(first_white, |game| game.white.opponent());
                    prop_assert_eq!(white, expected);
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
            prop_assert!(series(terms, so_far).is_over);
            prop_assert!(ends_early || games.len() == usize::from(count));
        }
    }
}
