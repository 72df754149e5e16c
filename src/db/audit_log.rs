//! What administrators did: append-only, never edited, not even by them. A row is text; what it says
//! is an [`AuditAction`]. Both directions stand in `audit_log/action.rs`.

mod action;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, GameId, PlayerId,
    schema::{audit_log, players},
};

pub use action::AuditAction;

/// One act, as it is written down.
#[derive(Clone, Debug)]
pub struct NewAuditEntry {
    /// `None`: by the command line.
    pub admin: Option<PlayerId>,
    /// The player or game that it is about.
    pub player: Option<PlayerId>,
    pub game: Option<GameId>,
    pub action: AuditAction,
}

/// An act as a list shows it.
#[derive(Clone, Debug)]
pub struct AuditEntry {
    pub id: i64,
    pub at: DbTimestamp,
    /// The administrator's name; `None` for the command line.
    pub admin: Option<String>,
    /// A word such as `suspended`.
    pub kind: String,
    pub player: Option<String>,
    pub game: Option<GameId>,
    /// Further details: a reason, the value before and after.
    pub detail: String,
}

impl AuditEntry {
    /// Reads what was done. What cannot be read is logged.
    pub fn action(&self) -> Result<AuditAction, UnreadableAction> {
        let read = AuditAction::read(&self.kind, &self.detail);
        read.ok_or(UnreadableAction { id: self.id }).inspect_err(|error| {
            tracing::error!(%error, "a corrupt row of audit_log");
        })
    }
}

/// A row that says nothing that an administrator can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {id} of the audit log cannot be read")]
pub struct UnreadableAction {
    pub id: i64,
}

/// Writes down what was done, in the transaction in which it is done.
pub fn record(conn: &mut DbConn, act: &NewAuditEntry, now: DateTime<Utc>) -> QueryResult<()> {
    let (kind, detail) = act.action.write();
    diesel::insert_into(audit_log::table)
        .values((
            audit_log::at.eq(DbTimestamp::of(now)),
            audit_log::admin_id.eq(act.admin),
            audit_log::kind.eq(kind),
            audit_log::player_id.eq(act.player),
            audit_log::game_id.eq(act.game),
            audit_log::detail.eq(detail),
        ))
        .execute(conn)
        .map(drop)
}

/// Which acts are listed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filter {
    /// Only those about this player, or by this one.
    pub player: Option<PlayerId>,
    /// Only those before this one.
    pub before: Option<i64>,
}

/// The part of a player in an act.
#[derive(Clone, Copy)]
enum PlayerPart {
    By(PlayerId),
    About(PlayerId),
}

/// Lists acts, the latest first.
pub fn list(conn: &mut DbConn, filter: Filter, limit: i64) -> QueryResult<Vec<AuditEntry>> {
    let Some(player) = filter.player else { return list_part(conn, filter, None, limit) };
    // Each by its index and no further than the limit; in one condition all of both are sorted.
    let mut audit_log = list_part(conn, filter, Some(PlayerPart::By(player)), limit)?;
    audit_log.extend(list_part(conn, filter, Some(PlayerPart::About(player)), limit)?);
    audit_log.sort_unstable_by_key(|act| std::cmp::Reverse(act.id));
    // What somebody did to themselves is in both.
    audit_log.dedup_by_key(|act| act.id);
    audit_log.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    Ok(audit_log)
}

fn list_part(
    conn: &mut DbConn,
    filter: Filter,
    part: Option<PlayerPart>,
    limit: i64,
) -> QueryResult<Vec<AuditEntry>> {
    let (admin, subject) = diesel::alias!(players as admin, players as subject);
    let mut query = audit_log::table
        .left_join(admin.on(admin.field(players::id).nullable().eq(audit_log::admin_id)))
        .left_join(subject.on(subject.field(players::id).nullable().eq(audit_log::player_id)))
        .select((
            audit_log::id,
            audit_log::at,
            admin.field(players::name).nullable(),
            audit_log::kind,
            subject.field(players::name).nullable(),
            audit_log::game_id,
            audit_log::detail,
        ))
        .order(audit_log::id.desc())
        .limit(limit)
        .into_boxed();
    match part {
        Some(PlayerPart::By(player)) => query = query.filter(audit_log::admin_id.eq(player)),
        Some(PlayerPart::About(player)) => query = query.filter(audit_log::player_id.eq(player)),
        None => {}
    }
    if let Some(before) = filter.before {
        query = query.filter(audit_log::id.lt(before));
    }
    type Row = (i64, DbTimestamp, Option<String>, String, Option<String>, Option<GameId>, String);
    let lines: Vec<Row> = query.load(conn)?;
    Ok(lines
        .into_iter()
        .map(|(id, at, admin, kind, player, game, detail)| AuditEntry {
            id,
            at,
            admin,
            kind,
            player,
            game,
            detail,
        })
        .collect())
}
