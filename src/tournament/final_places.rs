//! What a tournament counts for when it is final: medals, and points of the year.

use std::collections::HashSet;

use super::{
    next_games::round_robin_games,
    pairing::round_pairings::PairingNumber,
    places::PlaceInSection,
    started_game::Progress,
    state::{Phase, Tournament},
    terms::Format,
};
use crate::game::game_limit::COUNTED_HALF_MOVES;

/// A tournament of fewer players counts for nothing.
const MIN_PLAYERS: usize = 8;
/// The first three places have medals; two can share the third.
const MEDALS: usize = 3;

/// What somebody has reached in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalPlace {
    /// The number of the account.
    pub player: i64,
    /// The best of those that they share; 1 is the first.
    pub place: usize,
    /// How many players were placed below: in the tournament, or in the section if each has a table of its own.
    pub points: usize,
    /// The place is one of the first three of the whole tournament, and all rounds were played.
    pub has_medal: bool,
}

impl Tournament {
    /// Returns what everybody has reached who has played and not withdrawn, in no order. Nothing before the tournament is
    /// final, and nothing for ladders, which have no end.
    pub fn final_places(&self, progress: &Progress) -> Vec<FinalPlace> {
        let counts = self.phase == Phase::Final && !self.is_ladder();
        let played = self.who_has_played(progress);
        if !counts || played.len() < MIN_PLAYERS {
            return Vec::new();
        }
        let has_played = |section: u16, number: PairingNumber| {
            self.seat(section, number).is_some_and(|seat| played.contains(&seat.player))
        };
        let sections = (1..).take(self.sections.len()).map(|section| {
            let places = self.places(section, progress).into_iter();
            let places = places.filter(move |(number, _)| has_played(section, *number));
            places.map(move |(number, place)| ((section, number), place)).collect::<Vec<_>>()
        });
        // Whoever is out in a stage stands behind those of the later ones.
        let tables: Vec<Vec<_>> = match self.stages.is_empty() {
            true => sections.collect(),
            false => vec![sections.flatten().collect()],
        };
        let has_medals = tables.len() == 1 && !self.lacks_rounds();
        let mut found = Vec::new();
        for table in tables {
            let mut firsts: Vec<usize> = table.iter().map(|(_, place)| place.first).collect();
            firsts.sort_unstable();
            let below = |place: &PlaceInSection| {
                firsts.len() - firsts.partition_point(|first| *first <= place.last)
            };
            for ((section, number), place) in &table {
                let Some(seat) = self.seat(*section, *number) else { continue };
                if seat.withdrawal.is_none() {
                    found.push(FinalPlace {
                        player: seat.player,
                        place: place.first,
                        points: below(place),
                        has_medal: has_medals
                            && place.first <= MEDALS
                            && place.last <= MEDALS + 1
                            && !place.is_undecided,
                    });
                }
            }
        }
        found
    }

    /// Returns the accounts of those who have finished a game of ten moves.
    fn who_has_played(&self, progress: &Progress) -> HashSet<i64> {
        let counts = |ply: u32| i32::try_from(ply).is_ok_and(|ply| ply >= COUNTED_HALF_MOVES);
        let games = self.games.iter().filter(|game| {
            progress
                .get(&game.id)
                .is_some_and(|played| played.result.is_some() && counts(played.ply))
        });
        let seats = games.flat_map(|game| {
            let section = game.paired.pairing.section;
            [game.paired.white, game.paired.black].map(|number| self.seat(section, number))
        });
        seats.flatten().map(|seat| seat.player).collect()
    }

    /// Returns whether play has ended before the last round.
    fn lacks_rounds(&self) -> bool {
        let has_more = || match self.terms.format {
            Format::Swiss { rounds, .. } => self.rounds.len() < usize::from(rounds),
            Format::RoundRobin { cycles, .. } => {
                (1..).zip(&self.sections).any(|(number, section)| {
                    round_robin_games(number, section, cycles).count()
                        > self.games_of(number).count()
                })
            }
            _ => false,
        };
        self.play_ended_at.is_some() && has_more()
    }
}
