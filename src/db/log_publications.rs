//! What was published of all logs, once a day: the hash of every log that has changed, of the chain
//! of creations, and one over all of them. Whoever keeps that one can check years later that nobody
//! has written a history anew (docs/decisions/0034).

use std::{collections::HashSet, fmt::Write as _};

use chrono::{DateTime, NaiveDate, Utc};
use diesel::{dsl::max, prelude::*};

use super::{
    DbConn, DbTimestamp, GameId, TournamentId, game_creations,
    game_creations::CreationChain,
    one_row,
    schema::{games, log_publications, published_heads, tournament_games, tournaments},
    tournaments::StoredPhase,
};
use crate::{
    hash_chain::{begin, link},
    tournament::Visibility,
};

/// The first line of what is published of a day.
pub const TITLE: &str = "zugpost-logs 1";

/// What has a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LogOwner {
    Game,
    Tournament,
}

stored_enum!(LogOwner, "owner of a log", { Game = "game", Tournament = "tournament" });

/// The hash of a log as it was published.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = published_heads)]
pub struct PublishedHead {
    /// A [`LogOwner`].
    pub owner: String,
    pub owner_id: i64,
    /// How many events the log had.
    pub version: i32,
    pub head: String,
    pub publication: i64,
}

/// What was published of a day.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = log_publications)]
pub struct LogPublication {
    /// Counted from 1.
    pub number: i64,
    /// `2026-11-25`, in UTC.
    pub day: String,
    /// The hash over all of it and of everything before. Empty while it is being made.
    pub head: String,
    pub published_at: Option<DbTimestamp>,
    /// Of the chain of creations.
    pub created_games: i64,
    pub creations_head: String,
}

impl LogPublication {
    pub fn is_finished(&self) -> bool {
        !self.head.is_empty()
    }

    /// Returns the hash over some heads of it and of everything before. `before`: the hash of the
    /// publication before, empty for the first.
    pub fn hash<'a>(
        &self,
        before: &str,
        heads: impl IntoIterator<Item = &'a PublishedHead>,
    ) -> String {
        let first = match before {
            "" => begin(&format!("{TITLE}\n")),
            before => before.to_owned(),
        };
        let lines =
            self.first_lines().into_iter().chain(heads.into_iter().map(PublishedHead::line));
        lines.fold(first, |head, line| link(&head, &line))
    }

    /// Returns it as a text that anybody can check: each line is hashed with the hash before it.
    pub fn to_text(&self, before: &str, heads: &[PublishedHead]) -> String {
        let mut text = format!("{TITLE}\n");
        if !before.is_empty() {
            let _ = writeln!(text, "before {before}");
        }
        for line in self.first_lines().into_iter().chain(heads.iter().map(PublishedHead::line)) {
            let _ = writeln!(text, "{line}");
        }
        let _ = writeln!(text, "head {}", self.head);
        text
    }

    fn first_lines(&self) -> [String; 2] {
        [
            format!("publication {} {}", self.number, self.day),
            format!("games {} {}", self.created_games, self.creations_head),
        ]
    }
}

impl PublishedHead {
    fn line(&self) -> String {
        format!("{} {} {} {}", self.owner, self.owner_id, self.version, self.head)
    }
}

/// Begins the publication of a day, unless there is one of it or of a later one. `None`: there is
/// nothing to be done.
pub fn begin_day(conn: &mut DbConn, day: NaiveDate) -> QueryResult<Option<i64>> {
    let last = find_last(conn)?;
    let day = day.to_string();
    match last {
        Some(last) if !last.is_finished() => return Ok(Some(last.number)),
        Some(last) if last.day >= day => return Ok(None),
        _ => {}
    }
    let number = last.map_or(1, |last| last.number + 1);
    let query = diesel::insert_into(log_publications::table).values((
        log_publications::number.eq(number),
        log_publications::day.eq(day),
        log_publications::head.eq(""),
        log_publications::created_games.eq(0),
        log_publications::creations_head.eq(""),
    ));
    // Another server was quicker.
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(Some(number))
}

/// A log as it is, and whose it is: number, events, hash.
pub type LogState = (i64, i32, String);

/// Lists logs behind a number that have changed since they were published, by number.
pub fn list_unpublished(
    conn: &mut DbConn,
    owner: LogOwner,
    after: i64,
    limit: i64,
) -> QueryResult<Vec<LogState>> {
    let published = published_heads::owner.eq(owner.as_str());
    match owner {
        LogOwner::Game => games::table
            .left_join(
                published_heads::table.on(published
                    .and(published_heads::owner_id.eq(games::id))
                    .and(published_heads::version.eq(games::version))),
            )
            .left_join(tournament_games::table.on(tournament_games::game_id.eq(games::id)))
            .left_join(
                tournaments::table
                    .on(tournaments::id.nullable().eq(tournament_games::tournament_id.nullable())),
            )
            .filter(games::id.gt(GameId(after)))
            .filter(games::version.gt(0))
            .filter(published_heads::publication.is_null())
            // How far a game is whose moves are hidden is told when they are not.
            .filter(
                tournaments::visibility
                    .is_null()
                    .or(tournaments::visibility.eq(Visibility::Everything.as_str()))
                    .or(tournaments::phase
                        .eq_any([StoredPhase::Finished.as_str(), StoredPhase::Final.as_str()]))
                    .or(tournaments::phase
                        .eq(StoredPhase::Cancelled.as_str())
                        .and(games::ended_at.is_not_null())),
            )
            .order(games::id)
            .limit(limit)
            .select((games::id, games::version, games::log_head))
            .load(conn),
        LogOwner::Tournament => tournaments::table
            .left_join(
                published_heads::table.on(published
                    .and(published_heads::owner_id.eq(tournaments::id))
                    .and(published_heads::version.eq(tournaments::version))),
            )
            .filter(tournaments::id.gt(TournamentId(after)))
            .filter(published_heads::publication.is_null())
            .order(tournaments::id)
            .limit(limit)
            .select((tournaments::id, tournaments::version, tournaments::log_head))
            .load(conn),
    }
}

/// Adds logs to a publication. `false` if another server has finished it.
pub fn add_heads(
    conn: &mut DbConn,
    number: i64,
    owner: LogOwner,
    logs: &[LogState],
) -> QueryResult<bool> {
    if lock(conn, number)?.is_none() {
        return Ok(false);
    }
    // Another server may work on the same publication.
    let ids: Vec<i64> = logs.iter().map(|(id, ..)| *id).collect();
    let published: HashSet<(i64, i32)> = published_heads::table
        .filter(published_heads::publication.eq(number))
        .filter(published_heads::owner.eq(owner.as_str()))
        .filter(published_heads::owner_id.eq_any(ids))
        .select((published_heads::owner_id, published_heads::version))
        .load::<(i64, i32)>(conn)?
        .into_iter()
        .collect();
    let new = logs.iter().filter(|(id, version, _)| !published.contains(&(*id, *version)));
    for (owner_id, version, head) in new {
        let row = PublishedHead {
            owner: owner.as_str().to_owned(),
            owner_id: *owner_id,
            version: *version,
            head: head.clone(),
            publication: number,
        };
        let query = diesel::insert_into(published_heads::table).values(&row);
        on_either!(conn, |c| query.execute(c)?);
    }
    Ok(true)
}

/// Finishes a publication: hashes everything that was added. `None` if another server has.
pub fn finish(
    conn: &mut DbConn,
    number: i64,
    now: DateTime<Utc>,
) -> QueryResult<Option<LogPublication>> {
    let Some(begun) = lock(conn, number)? else { return Ok(None) };
    let CreationChain { count, head: creations_head, .. } = game_creations::find_chain(conn)?;
    let publication = LogPublication {
        created_games: count,
        creations_head,
        published_at: Some(DbTimestamp::of(now)),
        ..begun
    };
    let before = find(conn, number - 1)?.map_or_else(String::new, |before| before.head);
    let heads = list_heads(conn, number)?;
    let publication = LogPublication { head: publication.hash(&before, &heads), ..publication };
    let rows = diesel::update(log_publications::table.find(number))
        .set((
            log_publications::head.eq(&publication.head),
            log_publications::published_at.eq(publication.published_at),
            log_publications::created_games.eq(publication.created_games),
            log_publications::creations_head.eq(&publication.creations_head),
        ))
        .execute(conn)?;
    one_row(rows)?;
    Ok(Some(publication))
}

/// Keeps other servers from working on a publication until the transaction ends; `None` if it is
/// finished.
fn lock(conn: &mut DbConn, number: i64) -> QueryResult<Option<LogPublication>> {
    let open = log_publications::table.find(number).filter(log_publications::head.eq(""));
    let rows = diesel::update(open).set(log_publications::head.eq("")).execute(conn)?;
    if rows == 0 { Ok(None) } else { find(conn, number) }
}

/// Returns the publication of a number.
pub fn find(conn: &mut DbConn, number: i64) -> QueryResult<Option<LogPublication>> {
    let query = log_publications::table.find(number);
    query.select(LogPublication::as_select()).get_result(conn).optional()
}

fn find_last(conn: &mut DbConn) -> QueryResult<Option<LogPublication>> {
    let last: Option<i64> =
        log_publications::table.select(max(log_publications::number)).get_result(conn)?;
    last.map_or(Ok(None), |number| find(conn, number))
}

/// Returns the finished publication of a day.
pub fn find_day(conn: &mut DbConn, day: NaiveDate) -> QueryResult<Option<LogPublication>> {
    log_publications::table
        .filter(log_publications::day.eq(day.to_string()))
        .filter(log_publications::head.ne(""))
        .select(LogPublication::as_select())
        .get_result(conn)
        .optional()
}

/// Returns the publication with a hash.
pub fn find_head(conn: &mut DbConn, head: &str) -> QueryResult<Option<LogPublication>> {
    let query = log_publications::table.filter(log_publications::head.eq(head));
    query.select(LogPublication::as_select()).first(conn).optional()
}

/// Lists finished publications, the latest first, from behind one of them.
pub fn list_before(
    conn: &mut DbConn,
    before: Option<i64>,
    limit: i64,
) -> QueryResult<Vec<LogPublication>> {
    log_publications::table
        .filter(log_publications::head.ne(""))
        .filter(log_publications::number.lt(before.unwrap_or(i64::MAX)))
        .order(log_publications::number.desc())
        .limit(limit)
        .select(LogPublication::as_select())
        .load(conn)
}

/// Lists what was published with a publication, in the order in which it is hashed.
pub fn list_heads(conn: &mut DbConn, number: i64) -> QueryResult<Vec<PublishedHead>> {
    published_heads::table
        .filter(published_heads::publication.eq(number))
        .order((published_heads::owner, published_heads::owner_id, published_heads::version))
        .select(PublishedHead::as_select())
        .load(conn)
}

/// Lists all publications, the first first.
pub fn list_all(conn: &mut DbConn) -> QueryResult<Vec<LogPublication>> {
    let query = log_publications::table.order(log_publications::number);
    query.select(LogPublication::as_select()).load(conn)
}

/// Lists games of which a log was published and which are not there any more.
pub fn list_gone_games(conn: &mut DbConn) -> QueryResult<Vec<i64>> {
    published_heads::table
        .left_join(games::table.on(games::id.eq(published_heads::owner_id)))
        .filter(published_heads::owner.eq(LogOwner::Game.as_str()))
        .filter(games::id.is_null())
        .order(published_heads::owner_id)
        .select(published_heads::owner_id)
        .distinct()
        .load(conn)
}

/// Lists what was published of one log, the oldest first.
pub fn list_heads_of(
    conn: &mut DbConn,
    owner: LogOwner,
    id: i64,
) -> QueryResult<Vec<PublishedHead>> {
    published_heads::table
        .filter(published_heads::owner.eq(owner.as_str()))
        .filter(published_heads::owner_id.eq(id))
        .order(published_heads::version)
        .select(PublishedHead::as_select())
        .load(conn)
}
