//! Finds the player of a command, and makes an error of a refusal.

use std::fmt::Display;

use anyhow::{Context as _, anyhow};
use chrono::{DateTime, SecondsFormat, Utc};

use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbError, DbTimestamp,
        players::{self, Player},
    },
};

/// Finds a player by name.
pub async fn find(db: &Db, name: &str) -> anyhow::Result<Player> {
    let wanted = name.to_owned();
    let found = db.read::<_, DbError>(move |conn| Ok(players::find_by_name(conn, &wanted)?));
    found.await?.with_context(|| format!("There is no player called {name}."))
}

/// Makes an error of a refusal that is its sentence.
pub fn into_anyhow<T, R: Display>(outcome: ActionResult<T, R>) -> anyhow::Result<T> {
    outcome.map_err(|error| match error {
        ActionError::Refused(refusal) => anyhow!("{refusal}"),
        ActionError::Conflict => anyhow!("Somebody was faster. Look again, and try again."),
        other => anyhow!("{other}"),
    })
}

/// Returns an instant as machines read it.
pub fn instant(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// Returns a stored instant as machines read it.
pub fn at(stamp: DbTimestamp) -> String {
    instant(stamp.utc())
}
