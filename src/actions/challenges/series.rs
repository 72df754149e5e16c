//! A match as a challenge: several games between the two, by one offer.

use super::ChallengeError;
use crate::{
    chess::{Rules, Start},
    game::{Terms, TimeoutRule, clock::TimeControl},
    tournament::{
        StartingPosition,
        pairing::numbering::Numbering,
        terms::{Format, GameTerms, TournamentTerms},
    },
};

/// What the log calls it; pages and emails name the players.
const NAME: &str = "Match";

/// Returns what keeps an offer from being played as a match: its games are those of tournaments.
pub(super) fn fault(format: Format, start: &Start, terms: &Terms) -> Option<ChallengeError> {
    if format.series().is_none() {
        Some(ChallengeError::SeriesGames)
    } else if start.rules != Rules::default() {
        Some(ChallengeError::SeriesRules)
    } else if terms.control == TimeControl::Unlimited {
        Some(ChallengeError::SeriesWithoutLimit)
    } else if terms.timeout_rule != TimeoutRule::Server {
        Some(ChallengeError::SeriesTimeoutRule)
    } else {
        // Colors change from game to game.
        let is_uneven = game_terms(start, terms).is_uneven();
        (is_uneven && !format.has_two_games_of_a_pair()).then_some(ChallengeError::SeriesUneven)
    }
}

/// Returns the terms of a match. `is_by_lot`: whether a lot gives the first colors.
pub(super) fn series_terms(
    format: Format,
    start: &Start,
    games: &Terms,
    is_by_lot: bool,
) -> TournamentTerms {
    TournamentTerms {
        numbering: if is_by_lot { Numbering::ByLot } else { Numbering::AsEntered },
        games: game_terms(start, games),
        capacity: Some(2),
        ..TournamentTerms::standard(NAME, format, games.control)
    }
}

fn game_terms(start: &Start, games: &Terms) -> GameTerms {
    GameTerms::of(start.variant(), StartingPosition::of(start), games)
}
