//! Compares the rows of some games with their logs, others each time, until all were checked and it
//! begins again.

use chrono::{DateTime, Utc};

use crate::db::{
    Db, DbError, GameId, game_creations,
    verification::{find_last_verified, list_games_after, list_gone, save_findings, verify_game},
};

/// Games that are checked in an hour. A move of a game of forty costs some ten microseconds.
const GAMES_AT_ONCE: usize = 1000;
/// Games that are appended to the chain of created games in one transaction.
const APPENDED_AT_ONCE: i64 = 200;

/// Checks the games that follow, and notes what is wrong with them. Returns in how many something is.
pub async fn verify_games(db: &Db, now: DateTime<Utc>) -> anyhow::Result<usize> {
    append_older_games(db).await?;
    let (range, checked) = db
        .read::<_, DbError>(|conn| {
            let limit = i64::try_from(GAMES_AT_ONCE).unwrap_or(i64::MAX);
            let mut after = find_last_verified(conn)?;
            let mut ids = list_games_after(conn, after, limit)?;
            if ids.is_empty() {
                // All were checked: it begins again.
                after = GameId(0);
                ids = list_games_after(conn, after, limit)?;
            }
            let last = ids.last().filter(|_| ids.len() == GAMES_AT_ONCE);
            let until = last.map_or(GameId(i64::MAX), |last| *last);
            let check = |id| Ok((id, verify_game(conn, id)?.unwrap_or_default()));
            let mut checked = ids.into_iter().map(check).collect::<Result<Vec<_>, DbError>>()?;
            checked.extend(list_gone(conn, after, until)?);
            Ok(((after, until), checked))
        })
        .await?;
    let mut count = 0;
    for (game, findings) in checked.iter().filter(|(_, findings)| !findings.is_empty()) {
        count += 1;
        for finding in findings {
            tracing::error!(%game, %finding, "the rows of a game do not say what its log says");
        }
    }
    db.write::<_, DbError>(move |conn| Ok(save_findings(conn, range, &checked, now)?)).await?;
    Ok(count)
}

/// Appends games to the chain of created games that an older version of the service has made.
async fn append_older_games(db: &Db) -> Result<(), DbError> {
    let mut after = GameId(0);
    loop {
        let append =
            move |conn: &mut _| Ok(game_creations::append_missing(conn, after, APPENDED_AT_ONCE)?);
        match db.write::<_, DbError>(append).await? {
            Some(last) => after = last,
            None => return Ok(()),
        }
    }
}
