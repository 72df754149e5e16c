//! The record of each player, round by round, made once from the crosstable: what all tie-breaks
//! read.

use super::{
    crosstable::{ByeKind, Crosstable, CrosstableGame, ScoringSystem, TournamentSystem},
    fraction::{Fraction, Points},
    round_result::{RoundResult, RoundResultKind},
    unplayed::{adjusted_score, dummy_score},
};
use crate::{
    chess::Color,
    game::{GameResult, Score},
};

/// The records of everybody whose results count.
pub struct PlayerRecords<'a> {
    table: &'a Crosstable,
    counting: Vec<bool>,
    rounds: Vec<RoundResult>,
    /// Where the rounds of each player begin; one more at the end.
    starts: Vec<usize>,
    scores: Vec<Points>,
    adjusted: Vec<Points>,
    last_round: u16,
}

impl<'a> PlayerRecords<'a> {
    pub fn new(table: &'a Crosstable) -> PlayerRecords<'a> {
        PlayerRecords::read(table, |game| *game)
    }

    /// Returns the records as if all paired games of the final round had ended in draws (C.07
    /// 8.3). As long as the final round is not paired they are the same as they are.
    pub fn with_drawn_final_round(table: &'a Crosstable) -> PlayerRecords<'a> {
        PlayerRecords::read(table, |game| {
            if game.round != table.rounds {
                return *game;
            }
            CrosstableGame { result: Some(GameResult::Draw), is_forfeit: false, ..*game }
        })
    }

    fn read(
        table: &'a Crosstable,
        read_game: impl Fn(&CrosstableGame) -> CrosstableGame,
    ) -> PlayerRecords<'a> {
        let mut records = PlayerRecords {
            table,
            counting: table.counting(),
            rounds: Vec::new(),
            starts: Vec::with_capacity(table.players.len() + 1),
            scores: Vec::with_capacity(table.players.len()),
            adjusted: Vec::with_capacity(table.players.len()),
            last_round: table.last_paired_round(),
        };
        match table.system {
            TournamentSystem::RoundRobin => records.fill_round_robin(read_game),
            TournamentSystem::Swiss => records.fill_swiss(read_game),
        }
        for player in 0..table.players.len() {
            let rounds = records.of(player);
            let score = rounds.iter().map(|round| round.points).sum();
            // In a round robin there are no byes, so this is the score.
            let adjusted = adjusted_score(rounds, table.values);
            records.scores.push(score);
            records.adjusted.push(adjusted);
        }
        records
    }

    /// Sorts the games by player. Who is left out (C.05 6.6) has no rounds, and is in nobody's.
    fn fill_round_robin(&mut self, read_game: impl Fn(&CrosstableGame) -> CrosstableGame) {
        let players = self.table.players.len();
        let counting = &self.counting;
        let both_count = |game: &&CrosstableGame| counting[game.white] && counting[game.black];
        let mut next = vec![0; players + 1];
        for game in self.table.games.iter().filter(both_count) {
            for (player, _) in game.sides() {
                next[player + 1] += 1;
            }
        }
        for player in 0..players {
            next[player + 1] += next[player];
        }
        self.starts.clone_from(&next);
        self.rounds.resize(next[players], RoundResult::absent(0));
        for game in self.table.games.iter().filter(both_count) {
            let game = read_game(game);
            for (player, color) in game.sides() {
                self.rounds[next[player]] = record_of(&game, color, self.table.values);
                next[player] += 1;
            }
        }
        for player in 0..players {
            let own = self.starts[player]..self.starts[player + 1];
            self.rounds[own].sort_by_key(|record| record.round);
        }
    }

    /// Gives everybody a record for each round that has been paired.
    fn fill_swiss(&mut self, read_game: impl Fn(&CrosstableGame) -> CrosstableGame) {
        let (players, last) = (self.table.players.len(), usize::from(self.last_round));
        self.starts.extend((0..=players).map(|player| player * last));
        for _ in 0..players {
            self.rounds.extend((1..=self.last_round).map(RoundResult::absent));
        }
        let place = |player: usize, round: u16| player * last + usize::from(round.max(1)) - 1;
        for bye in &self.table.byes {
            let (kind, points) = match bye.kind {
                ByeKind::PairingAllocated => (RoundResultKind::PairingBye, self.table.values.win),
                ByeKind::HalfPoint => (RoundResultKind::HalfOrZeroPointBye, self.table.values.draw),
            };
            self.rounds[place(bye.player, bye.round)] =
                RoundResult { kind, points, ..RoundResult::absent(bye.round) };
        }
        for game in &self.table.games {
            let game = read_game(game);
            for (player, color) in game.sides() {
                self.rounds[place(player, game.round)] = record_of(&game, color, self.table.values);
            }
        }
    }

    pub fn table(&self) -> &'a Crosstable {
        self.table
    }

    pub fn values(&self) -> ScoringSystem {
        self.table.values
    }

    pub fn is_swiss(&self) -> bool {
        self.table.system == TournamentSystem::Swiss
    }

    /// Returns whether the results of a player count (C.05 6.6).
    pub fn counts(&self, player: usize) -> bool {
        self.counting[player]
    }

    /// Returns for each player whether the results count.
    pub fn counting(&self) -> &[bool] {
        &self.counting
    }

    /// Returns the rounds of a player, in order.
    pub fn of(&self, player: usize) -> &[RoundResult] {
        &self.rounds[self.starts[player]..self.starts[player + 1]]
    }

    pub fn score(&self, player: usize) -> Points {
        self.scores[player]
    }

    /// Returns a player's score as it counts in the tie-breaks of opponents (C.07 16.3).
    pub fn adjusted_score(&self, player: usize) -> Points {
        self.adjusted[player]
    }

    /// Returns the last round that has been paired.
    pub fn last_round(&self) -> u16 {
        self.last_round
    }

    /// Returns the score of the dummy in an unplayed round of a player (C.07 16.4).
    pub fn dummy_score(&self, player: usize, round: &RoundResult) -> Points {
        let opponent = round.opponent.map(|opponent| self.adjusted_score(opponent));
        let rounds = self.last_round;
        dummy_score(round, self.score(player), opponent, self.values(), rounds)
    }

    /// Returns whether two were to play and what came of it is a result: a game, and in a round
    /// robin a forfeit too (C.07 15.2).
    pub fn is_encounter(&self, round: &RoundResult) -> bool {
        if self.is_swiss() { round.is_played() } else { round.is_played_or_forfeit() }
    }

    /// Returns the most that anybody could score: a win in every round with an opponent, and in a
    /// Swiss tournament in every round.
    pub fn maximum_score(&self) -> Fraction {
        let own = |player: usize| self.of(player).len();
        let most = (0..self.table.players.len()).map(own).max().unwrap_or(0);
        Fraction::from(self.values().win) * Fraction::whole(i64::try_from(most).unwrap_or(0))
    }
}

fn record_of(game: &CrosstableGame, color: Color, values: ScoringSystem) -> RoundResult {
    let (opponent, other) = match color {
        Color::White => (game.black, Color::Black),
        Color::Black => (game.white, Color::White),
    };
    let kind = match game.result.map(|result| result.score(color)) {
        None => RoundResultKind::InProgress,
        Some(None) => RoundResultKind::Annulled,
        Some(Some(Score::Won)) if game.is_forfeit => RoundResultKind::ForfeitWin,
        Some(Some(_)) if game.is_forfeit => RoundResultKind::ForfeitLoss,
        Some(Some(score)) => RoundResultKind::Played(score),
    };
    RoundResult {
        round: game.round,
        opponent: Some(opponent),
        color: Some(color),
        kind,
        points: game.points(color, values),
        opponent_points: game.points(other, values),
    }
}
