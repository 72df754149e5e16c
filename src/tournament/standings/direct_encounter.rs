//! The direct encounter: C.07 Article 6.

use std::cmp::Reverse;

use super::{fraction::Fraction, player_records::PlayerRecords};

/// One application of Article 6 to players who were tied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectEncounter {
    /// Which tie-break of the list it was, from 0.
    pub position: usize,
    /// The separate standings (6.1), best first.
    pub rows: Vec<DirectEncounterRow>,
    pub ground: EncounterVerdict,
}

/// A row of the separate standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectEncounterRow {
    pub player: usize,
    pub score: Fraction,
    /// With how many of the others there was no game.
    pub missing: usize,
}

/// What the separate standings decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncounterVerdict {
    /// Everything: all have met (6.2).
    AllHaveMet,
    /// The first so many places: nobody can reach them, whatever comes of the missing games (6.3).
    AloneAtTheTop(usize),
    /// Nothing: games are missing.
    GamesAreMissing,
}

impl DirectEncounter {
    /// Makes the separate standings of tied players.
    pub fn new(records: &PlayerRecords<'_>, tied: &[usize], position: usize) -> DirectEncounter {
        let row = |&player: &usize| row_of(records, tied, player);
        let mut rows: Vec<DirectEncounterRow> = tied.iter().map(row).collect();
        // Stable, so who is level stays in the order that they came in.
        rows.sort_by_key(|row| Reverse(row.score));
        let ground = if rows.iter().all(|row| row.missing == 0) {
            EncounterVerdict::AllHaveMet
        } else if records.is_swiss() {
            match alone_at_the_top(&rows, records.values().win.into()) {
                0 => EncounterVerdict::GamesAreMissing,
                certain => EncounterVerdict::AloneAtTheTop(certain),
            }
        } else {
            EncounterVerdict::GamesAreMissing
        };
        DirectEncounter { position, rows, ground }
    }

    /// Returns how many rows are on each place.
    fn levels(&self) -> Vec<usize> {
        self.rows.chunk_by(|a, b| a.score == b.score).map(<[DirectEncounterRow]>::len).collect()
    }
}

/// Adds the average scores against each of the tied (6.1.2). Forfeits count in round robins, where
/// 15.2 covers them, and not in Swiss tournaments (6.1.1).
fn row_of(records: &PlayerRecords<'_>, tied: &[usize], player: usize) -> DirectEncounterRow {
    let (mut score, mut missing) = (Fraction::ZERO, 0);
    for &opponent in tied.iter().filter(|opponent| **opponent != player) {
        let rounds = records.of(player).iter();
        let met = rounds
            .filter(|round| round.opponent == Some(opponent) && records.is_encounter(round))
            .map(|round| Fraction::from(round.points));
        let (sum, games) = met.fold((Fraction::ZERO, 0), |(sum, n), one| (sum + one, n + 1));
        match sum.divided_by(games) {
            Some(average) => score = score + average,
            None => missing += 1,
        }
    }
    DirectEncounterRow { player, score, missing }
}

/// Returns how many places at the top are certain (6.3): each of these has more, with all missing
/// games lost, than anybody below with all of them won.
fn alone_at_the_top(rows: &[DirectEncounterRow], win: Fraction) -> usize {
    let best = |row: &DirectEncounterRow| {
        row.score + win * Fraction::whole(i64::try_from(row.missing).unwrap_or(0))
    };
    let is_certain =
        |place: &usize| rows[place + 1..].iter().all(|row| best(row) < rows[*place].score);
    (0..rows.len().saturating_sub(1)).take_while(is_certain).count()
}

/// Orders tied players, and returns how many are on each place. Each application of the article is
/// added to `encounters`, an outer one before those inside of it.
pub fn rank(
    records: &PlayerRecords<'_>,
    tied: &mut [usize],
    position: usize,
    encounters: &mut Vec<DirectEncounter>,
) -> Vec<usize> {
    let mut places = Vec::new();
    rank_into(records, tied, position, encounters, &mut places);
    places
}

fn rank_into(
    records: &PlayerRecords<'_>,
    tied: &mut [usize],
    position: usize,
    encounters: &mut Vec<DirectEncounter>,
    places: &mut Vec<usize>,
) {
    if tied.len() < 2 {
        places.extend((!tied.is_empty()).then_some(1));
        return;
    }
    let encounter = DirectEncounter::new(records, tied, position);
    for (player, row) in tied.iter_mut().zip(&encounter.rows) {
        *player = row.player;
    }
    let (ground, levels) = (encounter.ground, encounter.levels());
    encounters.push(encounter);
    match ground {
        EncounterVerdict::AllHaveMet if levels.len() == 1 => places.push(tied.len()),
        // "Article 6 shall be reapplied until no further ties can be resolved" (6.2).
        EncounterVerdict::AllHaveMet => {
            let mut rest = tied;
            for level in levels {
                let (subset, after) = rest.split_at_mut(level);
                rank_into(records, subset, position, encounters, places);
                rest = after;
            }
        }
        EncounterVerdict::AloneAtTheTop(certain) => {
            places.extend(std::iter::repeat_n(1, certain));
            rank_into(records, &mut tied[certain..], position, encounters, places);
        }
        EncounterVerdict::GamesAreMissing => places.push(tied.len()),
    }
}
