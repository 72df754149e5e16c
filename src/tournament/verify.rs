//! What a stranger checks in the log of a tournament, besides the chain of hashes: that every lot
//! is the one that was committed to, that sections and numbers follow from it, and that each game
//! was the next one of its pairing.

use super::{
    event::{Entrant, LotPurpose, TournamentEventKind},
    log::ReplayedTournament,
    next_games::round_robin_games,
    state::Tournament,
    terms::Format,
};

/// What does not follow from the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Discrepancy {
    #[error("The secret of the lot for {0:?} is not the one that was committed to.")]
    Lot(LotPurpose),
    #[error("The lot for {0:?} was drawn without a commitment.")]
    NoCommitment(LotPurpose),
    #[error("The sections and numbers are not those that the lot gives.")]
    Sections,
    #[error("Game {0} is none of the pairings.")]
    Pairing(i64),
    #[error("Game {0} stands in the log twice, or another game of the same pairing does.")]
    Repeated(i64),
}

/// Returns what does not follow from the rules, in the order of the log.
pub fn discrepancies(replayed: &ReplayedTournament) -> Vec<Discrepancy> {
    let mut found = Vec::new();
    let tournament = &replayed.tournament;
    for event in &replayed.events {
        match &event.what {
            TournamentEventKind::LotDrawn { purpose, secret } => match tournament.lots.get(purpose)
            {
                None => found.push(Discrepancy::NoCommitment(*purpose)),
                Some(lot) if lot.commitment != secret.commitment() => {
                    found.push(Discrepancy::Lot(*purpose));
                }
                Some(_) => {}
            },
            TournamentEventKind::Started { sections } if !follow_from_lot(tournament, sections) => {
                found.push(Discrepancy::Sections);
            }
            _ => {}
        }
    }
    found.extend(wrong_games(tournament));
    found
}

/// Divides the players again, by the lot that was published.
fn follow_from_lot(tournament: &Tournament, sections: &[Vec<Entrant>]) -> bool {
    let Some(lot) = tournament.lot(LotPurpose::Numbers) else { return false };
    let entrants = sections.iter().flatten();
    let of = |player: &i64| entrants.clone().find(|entrant| entrant.player == *player).copied();
    // In the order of entry, which the log has.
    let players: Vec<Entrant> = tournament.entrants.iter().filter_map(of).collect();
    tournament.divide(&players, lot).is_some_and(|divided| divided == sections)
}

fn wrong_games(tournament: &Tournament) -> Vec<Discrepancy> {
    let mut found = Vec::new();
    for (index, game) in tournament.games.iter().enumerate() {
        let earlier = &tournament.games[..index];
        if earlier.iter().any(|one| one.id == game.id || one.paired.pairing == game.paired.pairing)
        {
            found.push(Discrepancy::Repeated(game.id));
        }
        let pairing = game.paired.pairing;
        let is_paired = match tournament.terms.format {
            Format::RoundRobin { cycles, .. } => {
                tournament.section(pairing.section).is_some_and(|it| {
                    round_robin_games(pairing.section, it, cycles).any(|it| it == game.paired)
                })
            }
            // Who met whom follows from the matches before, whose results stand in other logs.
            Format::Match { .. } | Format::Knockout { .. } => {
                [game.paired.white, game.paired.black]
                    .iter()
                    .all(|number| tournament.seat(pairing.section, *number).is_some())
            }
        };
        if !is_paired {
            found.push(Discrepancy::Pairing(game.id));
        }
    }
    found
}
