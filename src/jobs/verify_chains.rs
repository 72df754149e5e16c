//! Once a day: reads the chain of created games and what was published of all logs, from the beginning. A
//! game that was deleted with its link is missed here, and nowhere else.

use chrono::{DateTime, TimeDelta, Utc};

use crate::db::{
    Db, DbError,
    verification::{
        find_chain_verification, save_chain_findings, verify_creations, verify_publications,
    },
};

/// It reads every link and every published hash, so an hour is too short.
const INTERVAL: TimeDelta = TimeDelta::days(1);

/// Reads the chains, unless that was done within a day, and notes what is wrong. Returns how much.
pub async fn verify_chains(db: &Db, now: DateTime<Utc>) -> anyhow::Result<usize> {
    let found = db.read::<_, DbError>(move |conn| {
        let last = find_chain_verification(conn)?.chains_verified_at;
        if last.is_some_and(|last| now - last.utc() < INTERVAL) {
            return Ok(None);
        }
        let mut findings = verify_creations(conn)?;
        findings.extend(verify_publications(conn)?);
        Ok(Some(findings))
    });
    let Some(findings) = found.await? else { return Ok(0) };
    for finding in &findings {
        tracing::error!(%finding, "the chains that hold all logs together do not fit");
    }
    let count = findings.len();
    db.write::<_, DbError>(move |conn| Ok(save_chain_findings(conn, &findings, now)?)).await?;
    Ok(count)
}
