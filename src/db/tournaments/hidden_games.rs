//! From whom the moves of which games are hidden. Whatever shows a game of others asks here: pages,
//! lists, streams, files, comments. The rule itself is [`Visibility::hidden_until`].

use std::collections::{HashMap, HashSet};

use diesel::prelude::*;

use super::StoredPhase;
use crate::{
    db::{
        Corrupt, DbConn, GameId, PlayerId, TournamentId,
        games::{ListedGame, StoredGame},
        schema::{players, tournament_games, tournament_players, tournaments},
        second_factors,
    },
    tournament::{GameViewer, HiddenUntil, TournamentEnd, Visibility},
};

/// A game that somebody wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ViewedGame {
    pub game: GameId,
    pub players: [PlayerId; 2],
    /// As it is stored: a move may still come that was made before the time ran out.
    pub is_over: bool,
    /// `None` for somebody who is not logged in.
    pub viewer: Option<PlayerId>,
}

impl ViewedGame {
    pub fn of(stored: &StoredGame, viewer: Option<PlayerId>) -> ViewedGame {
        let is_over = stored.game.ended().is_some();
        ViewedGame { game: stored.id, players: [stored.white, stored.black], is_over, viewer }
    }

    pub fn listed(listed: &ListedGame, viewer: Option<PlayerId>) -> ViewedGame {
        let players = [listed.white_id, listed.black_id];
        ViewedGame { game: listed.id, players, is_over: listed.ended_at.is_some(), viewer }
    }
}

/// What decides who sees the games of a tournament.
#[derive(Queryable, Selectable)]
#[diesel(table_name = tournaments)]
struct HidingTournamentRow {
    id: TournamentId,
    visibility: String,
    phase: String,
    director_id: Option<PlayerId>,
    deputy_id: Option<PlayerId>,
}

impl From<StoredPhase> for TournamentEnd {
    fn from(phase: StoredPhase) -> TournamentEnd {
        match phase {
            StoredPhase::Announced | StoredPhase::Running => TournamentEnd::Open,
            StoredPhase::Finished | StoredPhase::Final => TournamentEnd::Finished,
            StoredPhase::Cancelled => TournamentEnd::Cancelled,
        }
    }
}

impl HidingTournamentRow {
    fn hidden_until(&self, viewed: &ViewedGame) -> QueryResult<Option<HiddenUntil>> {
        let corrupt = |what| Corrupt::error("tournaments", self.id.0, what);
        let visibility: Visibility = self.visibility.parse().map_err(|_| corrupt("visibility"))?;
        let phase: StoredPhase = self.phase.parse().map_err(|_| corrupt("phase"))?;
        let directs = |viewer| [self.director_id, self.deputy_id].contains(&Some(viewer));
        let viewer = match viewed.viewer {
            Some(viewer) if directs(viewer) => GameViewer::Official,
            _ => GameViewer::Other,
        };
        Ok(visibility.hidden_until(viewer, viewed.is_over, phase.into()))
    }
}

/// A game that is hidden from a viewer by the terms alone.
struct HiddenGame {
    viewed: ViewedGame,
    tournament: TournamentId,
    until: HiddenUntil,
}

/// Returns which of some games are hidden from who wants to see them, and until when.
pub fn list_hidden(
    conn: &mut DbConn,
    wanted: &[ViewedGame],
) -> QueryResult<HashMap<ViewedGame, HiddenUntil>> {
    let plays = |one: &&ViewedGame| one.viewer.is_some_and(|viewer| one.players.contains(&viewer));
    let of_others: Vec<&ViewedGame> = wanted.iter().filter(|one| !plays(one)).collect();
    if of_others.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: HashSet<GameId> = of_others.iter().map(|one| one.game).collect();
    let rows: Vec<(GameId, HidingTournamentRow)> = tournament_games::table
        .inner_join(tournaments::table)
        .filter(tournament_games::game_id.eq_any(Vec::from_iter(ids)))
        .filter(tournaments::visibility.ne(Visibility::Everything.as_str()))
        .select((tournament_games::game_id, HidingTournamentRow::as_select()))
        .load(conn)?;
    let rows: HashMap<GameId, HidingTournamentRow> = rows.into_iter().collect();
    let mut hidden = Vec::new();
    for viewed in of_others {
        let Some(row) = rows.get(&viewed.game) else { continue };
        if let Some(until) = row.hidden_until(viewed)? {
            hidden.push(HiddenGame { viewed: *viewed, tournament: row.id, until });
        }
    }
    let officials = list_officials(conn, &hidden)?;
    let is_official = |one: &HiddenGame| {
        one.viewed.viewer.is_some_and(|viewer| officials.contains(&(viewer, one.tournament)))
    };
    hidden.retain(|one| !is_official(one));
    Ok(hidden.into_iter().map(|one| (one.viewed, one.until)).collect())
}

/// Returns whether and until when a game is hidden from who wants to see it.
pub fn find_hidden(conn: &mut DbConn, wanted: ViewedGame) -> QueryResult<Option<HiddenUntil>> {
    Ok(list_hidden(conn, &[wanted])?.remove(&wanted))
}

/// Returns which viewers decide in the games of the site, with the tournaments of the games that
/// they do not play in themselves.
fn list_officials(
    conn: &mut DbConn,
    hidden: &[HiddenGame],
) -> QueryResult<HashSet<(PlayerId, TournamentId)>> {
    let viewers: HashSet<PlayerId> = hidden.iter().filter_map(|one| one.viewed.viewer).collect();
    if viewers.is_empty() {
        return Ok(HashSet::new());
    }
    let mut officials: Vec<PlayerId> = players::table
        .filter(players::id.eq_any(Vec::from_iter(viewers)))
        .filter(players::is_admin.eq(true).or(players::is_arbiter.eq(true)))
        .select(players::id)
        .load(conn)?;
    for official in std::mem::take(&mut officials) {
        if second_factors::may_hold_office(conn, official)? {
            officials.push(official);
        }
    }
    if officials.is_empty() {
        return Ok(HashSet::new());
    }
    let tournaments: HashSet<TournamentId> = hidden.iter().map(|one| one.tournament).collect();
    let playing: Vec<(PlayerId, TournamentId)> = tournament_players::table
        .filter(tournament_players::player_id.eq_any(&officials))
        .filter(tournament_players::tournament_id.eq_any(tournaments.iter().copied()))
        .select((tournament_players::player_id, tournament_players::tournament_id))
        .load(conn)?;
    let playing: HashSet<(PlayerId, TournamentId)> = playing.into_iter().collect();
    let pairs = |official: PlayerId| tournaments.iter().map(move |id| (official, *id));
    let all = officials.into_iter().flat_map(pairs);
    Ok(all.filter(|pair| !playing.contains(pair)).collect())
}
