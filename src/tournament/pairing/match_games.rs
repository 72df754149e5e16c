//! The games of a match between two players: which are played, what they come to, which is next.
//! A series and a match of a knockout are made of them.

use crate::{chess::Color, game::GameResult};

/// Of a match, those of a tie-break not counted.
pub const MAX_GAMES: u8 = 24;

/// A player of a match. In a knockout the first has the better seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchPlayer {
    First,
    Second,
}

impl MatchPlayer {
    pub const BOTH: [MatchPlayer; 2] = [MatchPlayer::First, MatchPlayer::Second];

    pub fn opponent(self) -> MatchPlayer {
        match self {
            MatchPlayer::First => MatchPlayer::Second,
            MatchPlayer::Second => MatchPlayer::First,
        }
    }
}

/// How many games of a match are played at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchSchedule {
    OneByOne,
    /// Games 1 and 2, then 3 and 4: each player has White in one of them.
    TwoAtATime,
}

stored_enum!(MatchSchedule, "schedule of a match", {
    OneByOne = "one_by_one",
    TwoAtATime = "two_at_a_time",
});

impl MatchSchedule {
    pub fn games_at_a_time(self) -> usize {
        match self {
            MatchSchedule::OneByOne => 1,
            MatchSchedule::TwoAtATime => 2,
        }
    }
}

/// What was agreed on before the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchTerms {
    /// From 1 to [`MAX_GAMES`].
    pub(super) games: u8,
    pub(super) schedule: MatchSchedule,
    /// Whether no game begins any more once the match is decided.
    pub(super) ends_early: bool,
}

/// A game that has begun. Numbers count from 1; colors alternate with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchGame {
    pub number: u8,
    pub white: MatchPlayer,
    /// `None` while it is played. A game that was annulled counts for nothing and is played again,
    /// under the same number.
    pub result: Option<GameResult>,
}

/// What has happened in a match.
#[derive(Clone, Copy, Debug)]
pub struct MatchState<'a> {
    /// Who has White in game 1, by lot.
    pub first_white: MatchPlayer,
    pub games: &'a [MatchGame],
    /// Who has withdrawn, the first player and the second. Their running games are lost by a
    /// command of its own.
    pub withdrawn: [bool; 2],
    /// The end date has come: no game begins any more.
    pub has_play_ended: bool,
}

/// Why a game of a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchGameKind {
    Regular,
    /// One of the two games more after a drawn match.
    Extra,
    /// See [`DrawnMatchRule::Decider`](super::knockout::DrawnMatchRule::Decider).
    Decider,
}

stored_enum!(MatchGameKind, "kind of game", {
    Regular = "regular",
    Extra = "extra",
    Decider = "decider",
});

/// A game that is to begin now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameToStart {
    pub number: u8,
    pub kind: MatchGameKind,
    /// `None`: a lot is drawn.
    pub white: Option<MatchPlayer>,
}

/// Points of both players, in half points. A decider is not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    pub first: u8,
    pub second: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchOutcome {
    Won(MatchPlayer),
    /// Only a series can be drawn.
    Drawn,
    BothLose,
}

/// Where a match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchStatus {
    pub score: MatchScore,
    /// `None` as long as a game can change it. The next match waits no longer than this.
    pub outcome: Option<MatchOutcome>,
    /// What the games alone have decided, whoever has left.
    pub by_games: Option<MatchOutcome>,
    pub to_start: Vec<GameToStart>,
    /// Whether no game is running and none will begin.
    pub is_over: bool,
}

impl MatchStatus {
    /// `decided`: what the games have decided; a withdrawal after that changes nothing. `part`: the
    /// one whose games are played now.
    pub(super) fn of(
        terms: MatchTerms,
        so_far: MatchState,
        (phase, score): (MatchPhase, MatchScore),
        decided: Option<MatchOutcome>,
    ) -> MatchStatus {
        let withdrawal = by_withdrawal(so_far.withdrawn);
        let outcome = decided.or(withdrawal);
        let goes_on = withdrawal.is_none() && (outcome.is_none() || !terms.ends_early);
        let to_start = if goes_on { phase.to_start(so_far, terms.schedule) } else { Vec::new() };
        let is_running = so_far.games.iter().any(|game| game.result.is_none());
        let is_over = outcome.is_some() && to_start.is_empty() && !is_running;
        MatchStatus { score, outcome, by_games: decided, to_start, is_over }
    }

    /// Returns where a match stands. When play has ended without a winner, those games decide that have
    /// begun.
    pub(super) fn at_end_of_play(
        so_far: MatchState,
        status_of: impl Fn(MatchState) -> MatchStatus,
    ) -> MatchStatus {
        // Whoever leaves a match that its games had not decided has lost it.
        let as_played = status_of(MatchState { has_play_ended: false, ..so_far });
        if !so_far.has_play_ended {
            return as_played;
        }
        let at_end = status_of(so_far);
        let by_games = as_played.by_games.or(at_end.by_games);
        let status = if as_played.outcome.is_some() { as_played } else { at_end };
        let is_running = so_far.games.iter().any(|game| game.result.is_none());
        let is_over = status.outcome.is_some() && !is_running;
        MatchStatus { to_start: Vec::new(), is_over, by_games, ..status }
    }
}

impl MatchTerms {
    /// Returns the terms of a match of at least `min` games.
    pub(super) fn of(
        min: u8,
        games: u8,
        schedule: MatchSchedule,
        ends_early: bool,
    ) -> Option<MatchTerms> {
        (min..=MAX_GAMES).contains(&games).then_some(MatchTerms { games, schedule, ends_early })
    }
}

/// A part of a match: all games of one kind.
#[derive(Clone, Copy)]
pub(super) struct MatchPhase {
    pub kind: MatchGameKind,
    pub first: u8,
    pub games: u8,
}

impl MatchPhase {
    /// Returns the game of a number that counts or may count, if it has begun.
    fn game(number: u8, so_far: MatchState) -> Option<MatchGame> {
        let counts = |game: &&MatchGame| game.result != Some(GameResult::None);
        so_far.games.iter().filter(counts).find(|game| game.number == number).copied()
    }

    fn numbers(self) -> std::ops::Range<u8> {
        self.first..self.first + self.games
    }

    /// Returns its games that are over.
    pub(super) fn finished(
        self,
        so_far: MatchState,
    ) -> impl Iterator<Item = (MatchGame, GameResult)> {
        let games = self.numbers().filter_map(move |number| MatchPhase::game(number, so_far));
        games.filter_map(|game| Some((game, game.result?)))
    }

    pub(super) fn score(self, so_far: MatchState) -> MatchScore {
        let mut score = MatchScore::default();
        for (game, result) in self.finished(so_far) {
            let (white, black) = match game.white {
                MatchPlayer::First => (&mut score.first, &mut score.second),
                MatchPlayer::Second => (&mut score.second, &mut score.first),
            };
            match result {
                GameResult::Win(Color::White) => *white += 2,
                GameResult::Win(Color::Black) => *black += 2,
                GameResult::Draw => {
                    *white += 1;
                    *black += 1;
                }
                GameResult::BothLose | GameResult::None => {}
            }
        }
        score
    }

    /// Returns how many of its games can still change it: those that are not over, and begin or have
    /// begun.
    pub(super) fn open(self, so_far: MatchState) -> u8 {
        let is_open = |number: u8| match MatchPhase::game(number, so_far) {
            Some(game) => game.result.is_none(),
            None => !so_far.has_play_ended,
        };
        self.numbers().map(|number| u8::from(is_open(number))).sum()
    }

    /// Returns whether one of its games is over and counts.
    pub(super) fn has_finished(self, so_far: MatchState) -> bool {
        self.finished(so_far).next().is_some()
    }

    /// Returns the games that begin now: what has not begun of the first one or two that are not
    /// over.
    pub(super) fn to_start(self, so_far: MatchState, schedule: MatchSchedule) -> Vec<GameToStart> {
        let numbers: Vec<u8> = self.numbers().collect();
        let found = |number: u8| MatchPhase::game(number, so_far);
        let is_over = |number: &u8| found(*number).is_some_and(|game| game.result.is_some());
        let group =
            numbers.chunks(schedule.games_at_a_time()).find(|group| !group.iter().all(is_over));
        let missing = group.into_iter().flatten().filter(|number| found(**number).is_none());
        missing.map(|number| self.next(*number, so_far.first_white)).collect()
    }

    fn next(self, number: u8, first_white: MatchPlayer) -> GameToStart {
        let white = match self.kind {
            MatchGameKind::Decider => None,
            _ if number.is_multiple_of(2) => Some(first_white.opponent()),
            _ => Some(first_white),
        };
        GameToStart { number, kind: self.kind, white }
    }
}

/// Returns who has won if the open games cannot change it any more.
pub(super) fn leader(score: MatchScore, open: u8) -> Option<MatchPlayer> {
    let reachable = 2 * open;
    if score.first > score.second + reachable {
        Some(MatchPlayer::First)
    } else if score.second > score.first + reachable {
        Some(MatchPlayer::Second)
    } else {
        None
    }
}

/// Returns what withdrawals come to: whoever stays has won.
fn by_withdrawal(withdrawn: [bool; 2]) -> Option<MatchOutcome> {
    match withdrawn {
        [false, false] => None,
        [true, false] => Some(MatchOutcome::Won(MatchPlayer::Second)),
        [false, true] => Some(MatchOutcome::Won(MatchPlayer::First)),
        [true, true] => Some(MatchOutcome::BothLose),
    }
}
