//! Who may decide in games: the facts that the rule of [`crate::tournament::deciders`] asks for, read
//! for several games and accounts at once.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, GameId, PlayerId, TournamentId,
    games::{StoredGame, WaitingGame},
    schema::{games, players, tournament_games, tournament_players, tournaments},
    tournaments::StoredPhase,
};
use crate::{
    game::{Case, ConflictOfInterest},
    tournament::deciders::{Decider, DecisionBar, DecisionCase, WaitingCase},
};

/// A game in which something is or was decided.
#[derive(Clone, Copy, Debug)]
pub struct GameToDecide<'a> {
    pub id: GameId,
    pub players: [PlayerId; 2],
    pub case: Option<&'a Case>,
}

impl<'a> From<&'a StoredGame> for GameToDecide<'a> {
    fn from(stored: &'a StoredGame) -> GameToDecide<'a> {
        let (id, players) = (stored.id, [stored.white, stored.black]);
        GameToDecide { id, players, case: stored.game.case() }
    }
}

impl<'a> From<&'a WaitingGame> for GameToDecide<'a> {
    fn from(waiting: &'a WaitingGame) -> GameToDecide<'a> {
        let (id, players) = (waiting.id, [waiting.white, waiting.black]);
        GameToDecide { id, players, case: waiting.case() }
    }
}

/// The tournament of a game, with those who run it.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct DirectedTournament {
    pub tournament: TournamentId,
    pub name: String,
    /// `None`: the account was closed, and nobody has been named since.
    pub director: Option<PlayerId>,
    pub deputy: Option<PlayerId>,
}

impl DirectedTournament {
    /// Returns whether somebody runs it.
    pub fn is_directed_by(&self, account: PlayerId) -> bool {
        self.director == Some(account) || self.deputy == Some(account)
    }
}

#[derive(Clone, Copy, Debug)]
struct DeciderAccount {
    is_arbiter: bool,
    is_barred: bool,
}

/// What is to be known of some accounts to say whether they may decide in some games.
#[derive(Clone, Debug, Default)]
pub struct Deciders {
    /// Games of no tournament, of a canceled one and of a match by challenge are not there.
    events: HashMap<GameId, DirectedTournament>,
    accounts: HashMap<PlayerId, DeciderAccount>,
    entrants: HashSet<(TournamentId, PlayerId)>,
    /// Who plays against whom at present.
    opponents: HashSet<(PlayerId, PlayerId)>,
}

impl Deciders {
    /// Loads what is known of accounts, and of those who run the tournaments of the games.
    pub fn load<'a>(
        conn: &mut DbConn,
        at_desk: impl IntoIterator<Item = GameToDecide<'a>>,
        accounts: &[PlayerId],
    ) -> QueryResult<Deciders> {
        let at_desk: Vec<GameToDecide> = at_desk.into_iter().collect();
        let ids: Vec<GameId> = at_desk.iter().map(|game| game.id).collect();
        let events = list_events(conn, &ids)?;
        let directors = events.values().flat_map(|event| [event.director, event.deputy]);
        let mut ids: Vec<PlayerId> = directors.flatten().chain(accounts.iter().copied()).collect();
        ids.sort_unstable();
        ids.dedup();
        let accounts = list_accounts(conn, &ids)?;
        if events.is_empty() {
            return Ok(Deciders { accounts, ..Deciders::default() });
        }
        let tournaments: HashSet<TournamentId> =
            events.values().map(|event| event.tournament).collect();
        let entrants = tournament_players::table
            .filter(tournament_players::tournament_id.eq_any(tournaments))
            .filter(tournament_players::player_id.eq_any(&ids))
            .select((tournament_players::tournament_id, tournament_players::player_id))
            .load::<(TournamentId, PlayerId)>(conn)?;
        let players: HashSet<PlayerId> = at_desk
            .iter()
            .filter(|game| events.contains_key(&game.id))
            .flat_map(|game| game.players)
            .collect();
        let opponents = list_opponents(conn, &ids, &players.into_iter().collect::<Vec<_>>())?;
        Ok(Deciders { events, accounts, entrants: entrants.into_iter().collect(), opponents })
    }

    /// Returns the tournament that a game belongs to.
    pub fn event(&self, game: GameId) -> Option<&DirectedTournament> {
        self.events.get(&game)
    }

    /// Returns whether somebody has an office by which they may decide in a game, now or later.
    pub fn has_office(&self, game: GameId, account: PlayerId) -> bool {
        let is_arbiter = self.accounts.get(&account).is_some_and(|account| account.is_arbiter);
        is_arbiter || self.event(game).is_some_and(|event| event.is_directed_by(account))
    }

    /// Returns why somebody may not decide in a game now; `None` if they may.
    pub fn bar<'a>(
        &self,
        game: impl Into<GameToDecide<'a>>,
        account: PlayerId,
        now: DateTime<Utc>,
    ) -> Option<DecisionBar> {
        let game = game.into();
        self.case(game).bar(&self.decider(game, account), now)
    }

    /// Returns what waits in a game of a tournament; `None` in a single game, and where nothing does.
    pub fn waiting<'a>(&self, game: impl Into<GameToDecide<'a>>) -> Option<WaitingCase> {
        match self.case(game.into()) {
            DecisionCase::Waiting(waiting) => Some(waiting),
            DecisionCase::SingleGame | DecisionCase::Unasked => None,
        }
    }

    fn case(&self, game: GameToDecide) -> DecisionCase {
        let Some(event) = self.event(game.id) else { return DecisionCase::SingleGame };
        let Some(case) = game.case.filter(|case| case.open) else { return DecisionCase::Unasked };
        let is_free = |account| self.decider(game, account).is_free();
        DecisionCase::Waiting(WaitingCase {
            since: case.decides_from(),
            is_appeal: case.appeal.is_some(),
            has_director: event.director.is_some_and(is_free),
            has_deputy: event.deputy.is_some_and(is_free),
        })
    }

    fn decider(&self, game: GameToDecide, account: PlayerId) -> Decider {
        let event = self.event(game.id);
        let found = self.accounts.get(&account);
        let players = game.players.map(|player| player.0);
        Decider {
            is_director: event.is_some_and(|event| event.director == Some(account)),
            is_deputy: event.is_some_and(|event| event.deputy == Some(account)),
            is_arbiter: found.is_some_and(|found| found.is_arbiter),
            is_barred: found.is_none_or(|found| found.is_barred),
            plays_in_tournament: event
                .is_some_and(|event| self.entrants.contains(&(event.tournament, account))),
            is_current_opponent: game
                .players
                .iter()
                .any(|player| self.opponents.contains(&(account, *player))),
            conflict: ConflictOfInterest::of(account.0, players, game.case),
        }
    }
}

fn list_events(
    conn: &mut DbConn,
    ids: &[GameId],
) -> QueryResult<HashMap<GameId, DirectedTournament>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let found: Vec<(GameId, DirectedTournament)> = tournament_games::table
        .inner_join(tournaments::table)
        .filter(tournament_games::game_id.eq_any(ids))
        // Its games go on as single games.
        .filter(tournaments::phase.ne(StoredPhase::Cancelled.as_str()))
        // A match on which two players agreed never had a director: its games are single games.
        .filter(tournaments::director_id.is_not_null().or(tournaments::series_games.is_null()))
        .select((
            tournament_games::game_id,
            (tournaments::id, tournaments::name, tournaments::director_id, tournaments::deputy_id),
        ))
        .load(conn)?;
    Ok(found.into_iter().collect())
}

fn list_accounts(
    conn: &mut DbConn,
    ids: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, DeciderAccount>> {
    let found: Vec<(PlayerId, bool, bool)> = players::table
        .filter(players::id.eq_any(ids))
        .select((
            players::id,
            players::is_admin.or(players::is_arbiter),
            players::suspended_at.is_not_null().or(players::closed_at.is_not_null()),
        ))
        .load(conn)?;
    let account = |(id, is_arbiter, is_barred)| (id, DeciderAccount { is_arbiter, is_barred });
    Ok(found.into_iter().map(account).collect())
}

/// Lists who of some accounts has a game in progress against whom of some players.
fn list_opponents(
    conn: &mut DbConn,
    accounts: &[PlayerId],
    players: &[PlayerId],
) -> QueryResult<HashSet<(PlayerId, PlayerId)>> {
    let as_white = games::table
        .filter(games::ended_at.is_null())
        .filter(games::pending.is_null())
        .filter(games::white_id.eq_any(accounts))
        .filter(games::black_id.eq_any(players))
        .select((games::white_id, games::black_id))
        .load::<(PlayerId, PlayerId)>(conn)?;
    let as_black = games::table
        .filter(games::ended_at.is_null())
        .filter(games::pending.is_null())
        .filter(games::black_id.eq_any(accounts))
        .filter(games::white_id.eq_any(players))
        .select((games::black_id, games::white_id))
        .load::<(PlayerId, PlayerId)>(conn)?;
    Ok(as_white.into_iter().chain(as_black).collect())
}
