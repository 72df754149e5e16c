//! A match that two players have agreed on by a challenge: a tournament of two, which nobody directs.
//! It begins in the transaction of the challenge.

use chrono::{DateTime, Utc};

use super::start_games::start_in;
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        DbConn, GameId, PlayerId, players, ratings,
        tournaments::{self, NewTournamentRow, StoredTournament},
    },
    ratings::Week,
    tournament::{
        Progress, TournamentError, agree,
        command::{EntrantCommand, ServiceCommand, TournamentCommand},
        entry::EntrantFacts,
        event::{Entrant, LotPurpose},
        lots::LotSecret,
        terms::TournamentTerms,
    },
};

/// A match that is to begin.
pub(in crate::actions) struct NewSeries {
    pub terms: TournamentTerms,
    pub challenger: PlayerId,
    pub opponent: PlayerId,
    /// Has White in the first game, unless the terms say that numbers are drawn by lot.
    pub first_white: PlayerId,
    /// The same key makes one match.
    pub form_key: String,
    /// Random: the lot that gives the pairing numbers.
    pub secret: LotSecret,
}

/// Begins a match, and returns its first game.
pub(in crate::actions) fn begin_series(
    conn: &mut DbConn,
    new: &NewSeries,
    now: DateTime<Utc>,
) -> ActionResult<GameId, TournamentError> {
    let mut both = [new.challenger, new.opponent];
    // In the order of entry.
    both.sort_by_key(|player| *player != new.first_white);
    let names = players::names(conn, &both)?;
    let name = |player: PlayerId| names.get(&player).cloned().unwrap_or_default();
    let events = agree(new.terms.clone(), new.challenger.0, &new.secret, now);
    let row = NewTournamentRow {
        form_key: &new.form_key,
        standing_offer: None,
        players: Some(both.map(name)),
    };
    let events = events.map_err(ActionError::Refused)?;
    let (id, is_new) = tournaments::insert(conn, &row, &events, now)?;
    if !is_new {
        return Err(ActionError::Conflict);
    }
    tournaments::insert_secrets(conn, id, &[(LotPurpose::Numbers, new.secret.clone())])?;
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    for player in both {
        let enter = EntrantCommand::Enter(EntrantFacts::default());
        decide(conn, &mut stored, TournamentCommand::Player(player.0, enter), now)?;
    }
    let variant = new.terms.games.variant;
    let ratings = ratings::list_before(conn, &both, variant, Week::of(now).next())?;
    let entrants = both.map(|player| {
        let rating = ratings.get(&player).map(|rating| rating.number());
        Entrant { player: player.0, rating }
    });
    let secret = new.secret.clone();
    let start = ServiceCommand::Start { secret, entrants: &entrants, lots: &[] };
    decide(conn, &mut stored, TournamentCommand::System(start), now)?;
    let games = stored.tournament.next_games(&Progress::new()).games;
    let stored = start_in(conn, stored, &games, Some(new.opponent), now)?;
    let first = stored.tournament.games.first().ok_or(ActionError::Conflict)?;
    Ok(GameId(first.id))
}

fn decide(
    conn: &mut DbConn,
    stored: &mut StoredTournament,
    command: TournamentCommand<'_>,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let events = stored.tournament.decide(command, now).map_err(ActionError::Refused)?;
    match tournaments::save_events(conn, stored, &events, now)? {
        true => Ok(()),
        false => Err(ActionError::Conflict),
    }
}
