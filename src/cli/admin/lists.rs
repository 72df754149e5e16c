//! What `zugpost admin` lists: one line each, in columns between tabs. Scripts read them, so they
//! stay as they are.

use chrono::{DateTime, Utc};

use super::outcome::instant;
use crate::{
    db::{
        Db, DbError,
        audit_log::{self, Filter},
        games, players,
    },
    game::{Claims, clock::in_words},
};

/// Games read at a time.
const GAMES_PER_READ: i64 = 100;

/// Prints the games that wait for a decision.
pub async fn claims(db: &Db, now: DateTime<Utc>) -> anyhow::Result<()> {
    let mut after = None;
    loop {
        let found = db.read(move |conn| {
            let waiting = games::list_waiting(conn, after, GAMES_PER_READ)?;
            let ids: Vec<_> = waiting.iter().flat_map(|game| [game.white, game.black]).collect();
            Ok::<_, DbError>((players::names(conn, &ids)?, waiting))
        });
        let (names, waiting) = found.await?;
        let Some(last) = waiting.last() else { return Ok(()) };
        after = Some((last.since, last.id));
        for game in &waiting {
            let name = |id| names.get(&id).map_or("", String::as_str);
            let ground = match game.claims.as_ref().and_then(Claims::case) {
                Some(case) if case.appeal.is_some() => "appeal",
                Some(case) if case.stopped.is_some() => "play_stopped",
                Some(case) => case.claim.as_ref().map_or("", |claim| claim.ground.as_str()),
                None => "?",
            };
            println!(
                "{}\t{}\t{}\t{ground}\t{}\t{}",
                game.id,
                name(game.white),
                name(game.black),
                instant(game.since),
                in_words(now - game.since)
            );
        }
    }
}

/// Prints the last acts of administrators.
pub async fn audit(db: &Db, last: i64) -> anyhow::Result<()> {
    let audit_log =
        db.read(move |conn| Ok::<_, DbError>(audit_log::list(conn, Filter::default(), last)?));
    for command in audit_log.await?.into_iter().rev() {
        println!(
            "{}\t{}\t{}\t{}\t{}\t{}",
            instant(command.at.utc()),
            command.admin.as_deref().unwrap_or("command line"),
            command.kind,
            command.player.as_deref().unwrap_or("-"),
            command.game.map_or("-".to_owned(), |game| game.to_string()),
            in_one_line(&command.detail)
        );
    }
    Ok(())
}

/// Returns a text in which nothing ends a column, or tells the terminal anything.
fn in_one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
