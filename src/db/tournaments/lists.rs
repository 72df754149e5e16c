//! Lists of tournaments and of their players.

use std::{collections::HashSet, str::FromStr as _};

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{StoredPhase, name::TournamentName};
use crate::{
    chess::Variant,
    db::{
        DbConn, DbTimestamp, PlayerId, TournamentId,
        schema::{players, tournament_players, tournaments},
    },
    tournament::event::WithdrawalGround,
};

/// A tournament as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTournament {
    pub id: TournamentId,
    pub name: TournamentName,
    /// `round_robin`, `match`, `knockout`, `stages`, `swiss` or `ladder`.
    pub format: String,
    /// Whether its games are rated.
    pub rated: bool,
    pub variant: Variant,
    pub phase: StoredPhase,
    pub entrant_count: i32,
    pub places: i32,
    pub starts_at: Option<DateTime<Utc>>,
    pub started_at: Option<DateTime<Utc>>,
    pub finished_at: Option<DateTime<Utc>>,
}

pub(super) type Row = (
    TournamentId,
    String,
    Option<i32>,
    String,
    bool,
    String,
    String,
    i32,
    i32,
    Option<DbTimestamp>,
    Option<DbTimestamp>,
    Option<DbTimestamp>,
);

pub(super) const COLUMNS: (
    tournaments::id,
    tournaments::name,
    tournaments::series_games,
    tournaments::format,
    tournaments::rated,
    tournaments::variant,
    tournaments::phase,
    tournaments::entrant_count,
    tournaments::places,
    tournaments::starts_at,
    tournaments::started_at,
    tournaments::finished_at,
) = (
    tournaments::id,
    tournaments::name,
    tournaments::series_games,
    tournaments::format,
    tournaments::rated,
    tournaments::variant,
    tournaments::phase,
    tournaments::entrant_count,
    tournaments::places,
    tournaments::starts_at,
    tournaments::started_at,
    tournaments::finished_at,
);

pub(super) fn listed(row: Row) -> ListedTournament {
    let (
        id,
        name,
        series_games,
        format,
        rated,
        variant,
        phase,
        entrant_count,
        places,
        starts,
        started,
        finished,
    ) = row;
    ListedTournament {
        id,
        name: TournamentName { name, series_games },
        format,
        rated,
        // Whoever shows the tournament itself finds an unknown word.
        variant: variant.parse().unwrap_or(Variant::Standard),
        // The database allows no other word.
        phase: StoredPhase::from_str(&phase).unwrap_or(StoredPhase::Cancelled),
        entrant_count,
        places,
        starts_at: starts.map(DbTimestamp::utc),
        started_at: started.map(DbTimestamp::utc),
        finished_at: finished.map(DbTimestamp::utc),
    }
}

/// What a list of tournaments is divided into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentGroup {
    /// Open to enter, or soon; ladders too, which are running.
    Announced,
    Running,
    /// Finished, final or canceled.
    Over,
}

impl TournamentGroup {
    fn words(self) -> &'static [&'static str] {
        match self {
            TournamentGroup::Announced => &["announced"],
            TournamentGroup::Running => &["running"],
            TournamentGroup::Over => &["finished", "final", "cancelled"],
        }
    }
}

/// Which tournaments a list shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentFilter {
    pub group: TournamentGroup,
    /// `round_robin`, `match`, `knockout`, `stages`, `swiss` or `ladder`.
    pub format: Option<String>,
    /// Only those whose games are rated, or are not.
    pub rated: Option<bool>,
}

/// What decides who may enter, as rows have it.
pub(super) type EntryRow = (
    Option<String>,
    Option<DbTimestamp>,
    Option<PlayerId>,
    Option<PlayerId>,
    Option<TournamentId>,
    Option<TournamentId>,
);

/// Lists tournaments, the latest first. `before`: only those before this one.
pub fn list(
    conn: &mut DbConn,
    filter: &TournamentFilter,
    before: Option<TournamentId>,
    limit: i64,
) -> QueryResult<Vec<ListedTournament>> {
    let rows = list_rows(conn, filter, before, limit)?;
    Ok(rows.into_iter().map(|(row, _)| listed(row)).collect())
}

/// The same as rows, with what decides who may enter.
pub(super) fn list_rows(
    conn: &mut DbConn,
    filter: &TournamentFilter,
    before: Option<TournamentId>,
    limit: i64,
) -> QueryResult<Vec<(Row, EntryRow)>> {
    let entry = (
        tournaments::entry_conditions,
        tournaments::entries_open_at,
        tournaments::director_id,
        tournaments::deputy_id,
        tournaments::standing_offer,
        tournaments::edition_of,
    );
    let mut query = tournaments::table
        .filter(tournaments::phase.eq_any(filter.group.words()))
        .select((COLUMNS, entry))
        .order(tournaments::id.desc())
        .limit(limit)
        .into_boxed();
    if filter.group == TournamentGroup::Announced {
        // A ladder is entered while it runs.
        query = query.or_filter(tournaments::always_open);
    }
    if let Some(format) = &filter.format {
        query = query.filter(tournaments::format.eq(format));
    }
    if let Some(rated) = filter.rated {
        query = query.filter(tournaments::rated.eq(rated));
    }
    // What two players have agreed on concerns few others: it is listed among matches only.
    if filter.format.as_deref() != Some("match") {
        query = query.filter(tournaments::series_games.is_null());
    }
    if let Some(before) = before {
        query = query.filter(tournaments::id.lt(before));
    }
    query.load(conn)
}

/// Lists the tournaments that a player has entered and that are not over, in the order in which they
/// are locked.
pub fn list_ids_of_player(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<TournamentId>> {
    tournament_players::table
        .inner_join(tournaments::table)
        .filter(tournament_players::player_id.eq(player))
        .filter(tournaments::phase.eq_any(["announced", "running"]))
        .order(tournaments::id)
        .select(tournaments::id)
        .load(conn)
}

/// Lists the tournaments that an account directs, as director or deputy, and that are not final, in
/// the order in which they are locked.
pub fn list_ids_of_director(
    conn: &mut DbConn,
    account: PlayerId,
) -> QueryResult<Vec<TournamentId>> {
    tournaments::table
        .filter(tournaments::director_id.eq(account).or(tournaments::deputy_id.eq(account)))
        .filter(tournaments::phase.eq_any(["announced", "running", "finished"]))
        .order(tournaments::id)
        .select(tournaments::id)
        .load(conn)
}

/// Lists tournaments that a job is to check.
pub fn list_due(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    limit: i64,
) -> QueryResult<Vec<TournamentId>> {
    tournaments::table
        .filter(tournaments::next_check_at.le(DbTimestamp::of(now)))
        .order(tournaments::next_check_at)
        .limit(limit)
        .select(tournaments::id)
        .load(conn)
}

/// Somebody who has entered, as a list shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedEntrant {
    pub player: PlayerId,
    pub name: String,
    /// Suspended or closed.
    pub cannot_play: bool,
}

/// Lists everybody who has entered or plays. `section`: only those of one. In no order.
pub fn list_players(
    conn: &mut DbConn,
    tournament: TournamentId,
    section: Option<u16>,
) -> QueryResult<Vec<ListedEntrant>> {
    let mut query = tournament_players::table
        .inner_join(players::table)
        .filter(tournament_players::tournament_id.eq(tournament))
        .select((
            players::id,
            players::name,
            players::suspended_at.is_not_null().or(players::closed_at.is_not_null()),
        ))
        .into_boxed();
    if let Some(section) = section {
        query = query.filter(tournament_players::section.eq(i32::from(section)));
    }
    let rows: Vec<(PlayerId, String, bool)> = query.load(conn)?;
    let entrant = |(player, name, cannot_play)| ListedEntrant { player, name, cannot_play };
    Ok(rows.into_iter().map(entrant).collect())
}

/// Lists those who play in a tournament and are suspended, in the order of their accounts.
pub fn list_suspended(conn: &mut DbConn, tournament: TournamentId) -> QueryResult<Vec<PlayerId>> {
    tournament_players::table
        .inner_join(players::table)
        .filter(tournament_players::tournament_id.eq(tournament))
        .filter(tournament_players::withdrawn_at.is_null())
        .filter(players::suspended_at.is_not_null())
        .order(players::id)
        .select(players::id)
        .load(conn)
}

/// Returns the standing offers of which a player has entered a tournament that is not over. Each is known
/// by its first tournament.
pub fn list_standing_offers(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<HashSet<TournamentId>> {
    let entered: Vec<(TournamentId, Option<TournamentId>)> = tournament_players::table
        .inner_join(tournaments::table)
        .filter(tournament_players::player_id.eq(player))
        .filter(tournament_players::withdrawn_at.is_null())
        .filter(tournaments::phase.eq_any(["announced", "running"]))
        .select((tournaments::id, tournaments::standing_offer))
        .load(conn)?;
    Ok(entered.into_iter().map(|(id, offer)| offer.unwrap_or(id)).collect())
}

/// Returns whether a player has left a tournament without the director's consent since an instant.
pub fn has_withdrawn_since(
    conn: &mut DbConn,
    player: PlayerId,
    since: DateTime<Utc>,
) -> QueryResult<bool> {
    let grounds = WithdrawalGround::WITHOUT_CONSENT.map(WithdrawalGround::as_str);
    let found: Option<TournamentId> = tournament_players::table
        .inner_join(tournaments::table)
        // Where nobody directs, nobody could consent.
        .filter(tournaments::series_games.is_null())
        .filter(tournament_players::player_id.eq(player))
        .filter(tournament_players::withdrawal_ground.eq_any(grounds))
        .filter(tournament_players::withdrawn_at.gt(DbTimestamp::of(since)))
        .select(tournament_players::tournament_id)
        .limit(1)
        .get_result(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Lists the tournaments that a player has left without the director's consent.
pub fn list_left_without_consent(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<HashSet<TournamentId>> {
    let grounds = WithdrawalGround::WITHOUT_CONSENT.map(WithdrawalGround::as_str);
    let found: Vec<TournamentId> = tournament_players::table
        .filter(tournament_players::player_id.eq(player))
        .filter(tournament_players::withdrawal_ground.eq_any(grounds))
        .select(tournament_players::tournament_id)
        .load(conn)?;
    Ok(found.into_iter().collect())
}

/// Lists the numbers of all tournaments.
pub fn list_ids(conn: &mut DbConn) -> QueryResult<Vec<TournamentId>> {
    tournaments::table.order(tournaments::id).select(tournaments::id).load(conn)
}
