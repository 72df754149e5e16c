//! A match of a knockout: its games, and what decides a drawn one.

use crate::{
    chess::Color,
    game::GameResult,
    tournament::pairing::match_games::{
        MatchGameKind, MatchOutcome, MatchPhase, MatchPlayer, MatchSchedule, MatchScore,
        MatchState, MatchStatus, MatchTerms, leader,
    },
};

/// Who goes on after a drawn match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnMatchRule {
    /// One game more (over the board: Armageddon), colors by lot: White has more time and must win; a draw is
    /// enough for Black. White cannot offer a draw. It is not rated.
    Decider,
    /// Two games more, then a decider.
    TwoMoreGames,
    BetterSeed,
}

stored_enum!(DrawnMatchRule, "rule for drawn matches", {
    Decider = "decider",
    TwoMoreGames = "two_more_games",
    BetterSeed = "better_seed",
});

/// What is the same for each match of a knockout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnockoutTerms {
    games: MatchTerms,
    drawn_match_rule: DrawnMatchRule,
}

impl KnockoutTerms {
    /// Returns the terms of a knockout; `None` unless a match has one game or an even number up to
    /// 24: each player has White as often.
    pub fn new(
        games: u8,
        schedule: MatchSchedule,
        ends_early: bool,
        drawn_match_rule: DrawnMatchRule,
    ) -> Option<KnockoutTerms> {
        let terms = MatchTerms::of(1, games, schedule, ends_early)?;
        let is_fair = games == 1 || games.is_multiple_of(2);
        is_fair.then_some(KnockoutTerms { games: terms, drawn_match_rule })
    }
}

/// Returns where a match stands and which games begin now. The first player has the better seed.
///
/// Both lose if the regular games, the two more or the decider bring no point to anybody.
pub fn knockout_match(terms: KnockoutTerms, so_far: MatchState) -> MatchStatus {
    MatchStatus::at_end_of_play(so_far, |so_far| status(terms, so_far))
}

fn status(terms: KnockoutTerms, so_far: MatchState) -> MatchStatus {
    let KnockoutTerms { games: MatchTerms { games, .. }, drawn_match_rule } = terms;
    let regular = MatchPhase { kind: MatchGameKind::Regular, first: 1, games };
    let extra = MatchPhase { kind: MatchGameKind::Extra, first: games + 1, games: 2 };

    let mut score = regular.score(so_far);
    let mut phase = regular;
    let mut outcome =
        decide(score, regular, so_far, drawn_match_rule == DrawnMatchRule::BetterSeed);
    if outcome.is_none()
        && regular.open(so_far) == 0
        && drawn_match_rule == DrawnMatchRule::TwoMoreGames
    {
        let more = extra.score(so_far);
        score = MatchScore { first: score.first + more.first, second: score.second + more.second };
        phase = extra;
        outcome = decide(more, extra, so_far, false);
    }
    if outcome.is_none() && phase.open(so_far) == 0 {
        let first = phase.first + phase.games;
        phase = MatchPhase { kind: MatchGameKind::Decider, first, games: 1 };
        outcome = decide_by_decider(phase, so_far);
    }
    MatchStatus::of(terms.games, so_far, (phase, score), outcome)
}

/// Returns what a part of the match has decided, `None` if it is not over, drawn, or was not played at all.
fn decide(
    score: MatchScore,
    phase: MatchPhase,
    so_far: MatchState,
    first_wins_ties: bool,
) -> Option<MatchOutcome> {
    if !phase.has_finished(so_far) {
        return None;
    }
    let open = phase.open(so_far);
    if open == 0 && score == MatchScore::default() {
        return Some(MatchOutcome::BothLose);
    }
    let is_caught = score.second + 2 * open > score.first;
    let winner = match leader(score, open) {
        None if first_wins_ties && !is_caught => Some(MatchPlayer::First),
        winner => winner,
    };
    winner.map(MatchOutcome::Won)
}

fn decide_by_decider(phase: MatchPhase, so_far: MatchState) -> Option<MatchOutcome> {
    let (game, result) = phase.finished(so_far).next()?;
    match result {
        GameResult::Win(Color::White) => Some(MatchOutcome::Won(game.white)),
        GameResult::Win(Color::Black) | GameResult::Draw => {
            Some(MatchOutcome::Won(game.white.opponent()))
        }
        GameResult::BothLose => Some(MatchOutcome::BothLose),
        GameResult::None => None,
    }
}
