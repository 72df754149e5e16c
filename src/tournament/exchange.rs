//! Seats of a knockout that somebody else takes although the next match has begun: a result is
//! decided otherwise, or whoever advanced leaves.

use std::collections::HashMap;

use super::{
    next_games::position_of,
    pairing::{
        knockout::{Advancing, BracketPosition, KnockoutMatch},
        round_pairings::PairingNumber,
    },
    started_game::{Progress, StartedGame},
    state::Tournament,
};
use crate::game::GameResult;

/// Five moves, each of White and of Black: a game that has come so far is not begun anew.
pub const PLY_OF_FIVE_MOVES: u32 = 10;

impl Tournament {
    /// Returns the matches of a knockout that the results decide otherwise than the log, with who
    /// advances then; `None` if the match is open again.
    pub fn match_changes(&self, progress: &Progress) -> Vec<(BracketPosition, Option<Advancing>)> {
        let Some(bracket) = self.bracket() else { return Vec::new() };
        let views = self.match_views(&bracket, progress, |_| true);
        views
            .filter_map(|(one, view)| {
                let outcome = view.status.outcome;
                let advancing = outcome.and_then(|outcome| view.advancing(outcome));
                let is_new = match one.goes_on {
                    None => advancing.is_some(),
                    Some(before) => {
                        advancing != Some(before) && self.can_be_exchanged(one, progress)
                    }
                };
                is_new.then_some((view.position, advancing))
            })
            .collect()
    }

    /// Returns whether another can still advance from a decided match: both players are there, and
    /// the matches that follow can begin anew.
    pub fn can_be_exchanged(&self, one: &KnockoutMatch, progress: &Progress) -> bool {
        let has_left = one.players().is_none_or(|it| it.iter().any(|it| self.is_withdrawn(*it)));
        !has_left && self.can_begin_anew_after(one.place, progress)
    }

    /// Returns whether none of the matches that follow is decided, and no game of theirs has five
    /// moves.
    fn can_begin_anew_after(&self, place: BracketPosition, progress: &Progress) -> bool {
        let follows = |later: BracketPosition| {
            let rounds = later.round.saturating_sub(place.round);
            rounds > 0 && (place.number - 1) >> rounds == later.number - 1
        };
        // After the end date nothing can begin anew.
        let has_ended = self.play_ended_at.is_some();
        let has_five_moves = |game: &StartedGame| {
            let played = progress.get(&game.id).copied().unwrap_or_default();
            played.result != Some(GameResult::None)
                && (has_ended || played.ply >= PLY_OF_FIVE_MOVES)
        };
        let mut games = self.games.iter().filter(|game| follows(position_of(game.paired.pairing)));
        !self.advanced.keys().any(|place| follows(*place)) && !games.any(has_five_moves)
    }

    /// Returns who takes the place of somebody who leaves a knockout, and in which match: the last
    /// opponent whom they have beaten, if the next match can begin anew.
    pub(super) fn returning(
        &self,
        leaver: PairingNumber,
        progress: &Progress,
    ) -> Option<(BracketPosition, PairingNumber)> {
        let bracket = self.bracket()?;
        let is_won = |one: &&KnockoutMatch| one.goes_on == Some(Advancing::Seed(leaver));
        let won = bracket.rounds.iter().flatten().rfind(is_won)?;
        let beaten = won.players()?.into_iter().find(|number| *number != leaver)?;
        let is_final = won.place.round == bracket.rounds.len();
        let returns = !is_final
            && !self.is_withdrawn(beaten)
            && self.can_begin_anew_after(won.place, progress);
        returns.then_some((won.place, beaten))
    }

    /// Returns the games of a knockout whose players do not meet any more, because one of them had
    /// to give the seat back. They are annulled.
    pub fn superseded_games(&self, progress: &Progress) -> Vec<i64> {
        let Some(bracket) = self.bracket() else { return Vec::new() };
        let matches = bracket.rounds.iter().flatten();
        let players: HashMap<BracketPosition, [PairingNumber; 2]> =
            matches.filter_map(|one| Some((one.place, one.players()?))).collect();
        let is_superseded = |game: &&StartedGame| {
            let players = players.get(&position_of(game.paired.pairing));
            game.result(progress) != Some(GameResult::None)
                && players.is_none_or(|players| !game.is_between(*players))
        };
        self.games.iter().filter(is_superseded).map(|game| game.id).collect()
    }
}
