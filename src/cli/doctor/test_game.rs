//! A game from its first move to mate, in a database that is thrown away.

use anyhow::{Context as _, ensure};
use chrono::{DateTime, TimeDelta, Utc};

use super::finding::DoctorFinding;
use crate::{
    actions::games::GameCommand,
    chess::Start,
    config::Config,
    db::{
        Db, DbError, DbTimestamp, Options, PlayerId, Target, game_store,
        players::{self, NewPlayer},
        verification::verify_game,
    },
    game::{Game, Play, PlayerCommand, Terms},
};

const MOVES: [&str; 4] = ["f3", "e5", "g4", "Qh4#"];

pub(super) async fn examine(config: &Config, now: DateTime<Utc>) -> DoctorFinding {
    match play(config, now).await {
        Ok(()) => DoctorFinding::ok("A game was played to mate in a throw-away database."),
        Err(error) => DoctorFinding::fault(format!(
            "A game cannot be played in a throw-away database: {error:#}. The temporary folder may be \
             full, or this program is damaged: install it again."
        )),
    }
}

async fn play(config: &Config, now: DateTime<Utc>) -> anyhow::Result<()> {
    let folder = tempfile::tempdir().context("a temporary folder")?;
    let file = folder.path().join("game.sqlite");
    let target = Target::Sqlite(file.to_string_lossy().into_owned());
    let db = Db::open(Options { target, migrates: true, ..config.database.clone() })?;
    let game = Game::new(Terms::standard(TimeDelta::days(3)), Start::standard(), now);
    let made = db.write::<_, DbError>(move |conn| {
        let players = (insert_player(conn, "white", now)?, insert_player(conn, "black", now)?);
        let (Some(white), Some(black)) = players else { return Ok(None) };
        Ok(Some(([white, black], game_store::insert(conn, white, black, &game)?)))
    });
    let (players, game) = made.await?.context("two players")?;
    for (ply, text) in (0..).zip(MOVES) {
        let play = Play { text: text.to_owned(), ply, ..Play::default() };
        let mover = players[ply as usize % 2];
        let command = GameCommand::by_player(mover, game, PlayerCommand::Play(play));
        let played = command.run(&db, now + TimeDelta::minutes(ply.into())).await;
        played.map_err(|error| anyhow::anyhow!("{text}: {error}"))?;
    }
    let found = db.read(move |conn| {
        let game = crate::db::games::find(conn, game)?;
        let findings = match &game {
            Some(game) => verify_game(conn, game.id)?.unwrap_or_default(),
            None => Vec::new(),
        };
        Ok::<_, DbError>((game, findings))
    });
    let (game, findings) = found.await?;
    db.close().await;
    let game = game.context("the game is gone")?;
    ensure!(!game.game.is_running(), "mate is not the end of the game");
    ensure!(findings.is_empty(), "{}", findings[0]);
    Ok(())
}

fn insert_player(
    conn: &mut crate::db::DbConn,
    name: &str,
    now: DateTime<Utc>,
) -> Result<Option<PlayerId>, DbError> {
    let at = DbTimestamp::of(now);
    Ok(players::insert(
        conn,
        &NewPlayer {
            name,
            name_key: name,
            email: "nobody@localhost",
            email_key: None,
            password_hash: "",
            is_admin: false,
            time_zone: "UTC",
            confirm_moves: false,
            language: "",
            created_at: at,
            last_seen_at: at,
        },
    )?)
}
