//! The bare database: the statements of a move without the service around them.
//!
//! What somebody would write first, with the same safety: on SQLite one write connection
//! behind a mutex, a commit a move and synced, and a read connection for each client; on
//! Postgres a connection for each client, a transaction a move. No chess is checked.
//!
//! It runs in a process of its own, so that the slow disk can be loaded into it.

use std::{
    io::Read as _,
    process::{Command, Stdio},
    sync::{Arc, Mutex, PoisonError},
};

use anyhow::{Context as _, Result, ensure};
use chrono::{DateTime, Utc};
use diesel::{connection::SimpleConnection as _, prelude::*};
use zugpost::{
    clock::{Clock as _, SystemClock},
    db::{
        DbTimestamp, GameId, PlayerId, Target,
        game_events::LoggedEvent,
        players::Player,
        schema::{game_events, game_offers, game_terms, games, outbox, players, sessions},
        sessions::Session,
    },
};

use crate::{
    drive::{Client, WARM_UP, drive},
    measured::Summary,
    options::Options,
    past::PER_MOVE,
    process::Process,
    scripts::Script,
    seed::{self, Table, Turn},
    shim::{self, Shim},
    storage::Storage,
};

/// Runs it in a child process.
pub fn run(options: &Options, shim: Option<&Shim>) -> Result<Summary> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(std::env::args_os().skip(1)).arg("--bare-child").stdout(Stdio::piped());
    if let Some(shim) = shim {
        shim.preload(&mut command);
    }
    let mut child = Process::start(&mut command)?;
    let mut text = String::new();
    child.0.stdout.take().context("no output")?.read_to_string(&mut text)?;
    let status = child.0.wait()?;
    ensure!(status.success(), "the bare database's run for {} s failed", options.seconds);
    Summary::read(&text)
}

/// What the child process does.
pub fn child(options: &Options, scripts: &Arc<[Script]>) -> Result<()> {
    if options.sync_delay_ms.is_some() {
        shim::ensure_loaded(std::process::id())?;
    }
    let storage = Storage::fresh(options)?;
    let wanted = options.wanted(scripts);
    let site = seed::prepare(&storage.target, scripts, wanted)?;
    let filled = site.filled();
    let mut clients = clients(&storage.target, site.tables, scripts)?;
    drive(&mut clients, WARM_UP)?;
    let summary = drive(&mut clients, options.length())?.summary()?;
    let done = clients.iter().map(|client| client.done).sum();
    drop(clients);
    seed::verify(&storage.target, filled, done)?;
    println!("{summary}");
    Ok(())
}

struct Bare<'a> {
    engine: Engine,
    table: Table,
    scripts: &'a [Script],
    done: u64,
}

enum Engine {
    Sqlite { read: SqliteConnection, write: Arc<Mutex<SqliteConnection>> },
    Postgres(PgConnection),
}

fn clients<'a>(
    target: &Target,
    tables: Vec<Table>,
    scripts: &'a [Script],
) -> Result<Vec<Bare<'a>>> {
    let shared = match target {
        Target::Sqlite(path) => Some((path, Arc::new(Mutex::new(sqlite(path)?)))),
        Target::Postgres(_) => None,
    };
    let engine = || -> Result<Engine> {
        Ok(match (&shared, target) {
            (Some((path, write)), _) => {
                Engine::Sqlite { read: sqlite(path)?, write: Arc::clone(write) }
            }
            (None, Target::Postgres(url) | Target::Sqlite(url)) => {
                Engine::Postgres(PgConnection::establish(url)?)
            }
        })
    };
    tables
        .into_iter()
        .map(|table| Ok(Bare { engine: engine()?, table, scripts, done: 0 }))
        .collect()
}

/// Opens SQLite as the service does.
fn sqlite(path: &str) -> Result<SqliteConnection> {
    let mut conn = SqliteConnection::establish(path)?;
    conn.batch_execute(
        "PRAGMA busy_timeout = 5000;
         PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA wal_autocheckpoint = 8000;
         PRAGMA foreign_keys = ON;
         PRAGMA cache_size = -8000;",
    )?;
    Ok(conn)
}

impl Client for Bare<'_> {
    fn connect(&mut self) -> Result<()> {
        Ok(())
    }

    fn once(&mut self) -> Result<()> {
        let turn = self.table.turn(self.scripts)?;
        let now = SystemClock.now();
        let seat = &turn.pair.seats[turn.side];
        match &mut self.engine {
            Engine::Sqlite { read, write } => {
                recognise_on_sqlite(read, &seat.token_hash)?;
                let mut write = write.lock().unwrap_or_else(PoisonError::into_inner);
                write.immediate_transaction(|conn| move_on_sqlite(conn, &turn, now))?;
            }
            Engine::Postgres(conn) => {
                recognise_on_postgres(conn, &seat.token_hash)?;
                conn.transaction(|conn| move_on_postgres(conn, &turn, now))?;
            }
        }
        self.table.advance(self.scripts);
        self.done += 1;
        Ok(())
    }
}

/// The columns of a game that the service reads.
#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
#[expect(dead_code, reason = "read because the service reads it")]
struct Row {
    id: GameId,
    white_id: PlayerId,
    black_id: PlayerId,
    variant: String,
    timeout_rule: String,
    clock: String,
    next_check_at: Option<DbTimestamp>,
    moves: String,
    draw_offer: Option<String>,
    ending: Option<String>,
    ending_side: Option<String>,
    started_at: DbTimestamp,
    ended_at: Option<DbTimestamp>,
    version: i32,
}

/// The rows beside it.
#[derive(Queryable, Selectable)]
#[diesel(table_name = game_terms)]
#[expect(dead_code, reason = "read because the service reads it")]
struct Terms {
    start_fen: String,
    time_control: String,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = game_offers)]
#[expect(dead_code, reason = "read because the service reads it")]
struct Offers {
    white_offered_ply: Option<i32>,
    black_offered_ply: Option<i32>,
}

/// The columns that the service writes with a move.
#[derive(AsChangeset)]
#[diesel(table_name = games, treat_none_as_null = true)]
struct Changes<'a> {
    moves: String,
    fen: &'a str,
    turn: &'a str,
    ply: i32,
    last_san: &'a str,
    deadline: Option<DbTimestamp>,
    next_check_at: Option<DbTimestamp>,
    draw_offer: Option<&'a str>,
    ending: Option<&'a str>,
    ending_side: Option<&'a str>,
    result: Option<&'a str>,
    ended_at: Option<DbTimestamp>,
    version: i32,
}

/// The email to the opponent.
#[derive(Insertable)]
#[diesel(table_name = outbox)]
struct Email<'a> {
    dedup_key: String,
    kind: &'a str,
    player_id: PlayerId,
    address: Option<&'a str>,
    game_id: Option<GameId>,
    challenge_id: Option<i64>,
    ply: Option<i32>,
    state: &'a str,
    attempts: i32,
    due_at: DbTimestamp,
    created_at: DbTimestamp,
}

const WORDS: [&str; 2] = ["white", "black"];

fn changes<'a>(turn: &Turn<'a>, row: Row, ply: i32, now: DateTime<Utc>) -> Changes<'a> {
    let space = if row.moves.is_empty() { "" } else { " " };
    Changes {
        moves: format!("{}{space}{}@{}", row.moves, turn.step.uci, now.timestamp_micros()),
        fen: &turn.step.fen,
        turn: WORDS[1 - turn.side],
        ply,
        last_san: &turn.step.san,
        deadline: Some(DbTimestamp::of(now + PER_MOVE)),
        next_check_at: Some(DbTimestamp::of(now + PER_MOVE)),
        draw_offer: None,
        ending: None,
        ending_side: None,
        result: None,
        ended_at: None,
        version: row.version + 1,
    }
}

fn event(turn: &Turn<'_>, number: i32, now: DateTime<Utc>) -> LoggedEvent {
    LoggedEvent {
        game_id: turn.game,
        number,
        at: DbTimestamp::of(now),
        actor: WORDS[turn.side].to_owned(),
        kind: "move".to_owned(),
        detail: turn.step.uci.clone(),
    }
}

fn email(turn: &Turn<'_>, ply: i32, now: DateTime<Utc>) -> Email<'static> {
    let player = turn.pair.seats[1 - turn.side].player;
    Email {
        dedup_key: format!("your_move:{player}:{}:{ply}", turn.game),
        kind: "your_move",
        player_id: player,
        address: None,
        game_id: Some(turn.game),
        challenge_id: None,
        ply: Some(ply),
        state: "waiting",
        attempts: 0,
        due_at: DbTimestamp::of(now),
        created_at: DbTimestamp::of(now),
    }
}

/// The same text for both: diesel's statements are typed by the backend.
macro_rules! statements {
    ($connection:ty, $recognise:ident, $move:ident) => {
        fn $recognise(conn: &mut $connection, token_hash: &str) -> QueryResult<()> {
            let found: (Session, Player) = sessions::table
                .inner_join(players::table)
                .filter(sessions::token_hash.eq(token_hash))
                .filter(players::closed_at.is_null())
                .select((Session::as_select(), Player::as_select()))
                .get_result(conn)?;
            std::hint::black_box(found);
            Ok(())
        }

        fn $move(conn: &mut $connection, turn: &Turn<'_>, now: DateTime<Utc>) -> QueryResult<()> {
            let (row, terms, offers): (Row, Terms, Option<Offers>) = games::table
                .inner_join(game_terms::table)
                .left_join(game_offers::table)
                .filter(games::id.eq(turn.game))
                .select((Row::as_select(), Terms::as_select(), Option::<Offers>::as_select()))
                .get_result(conn)?;
            std::hint::black_box((terms, offers));
            let version = row.version;
            let ply = version + 1;
            let changed = diesel::update(
                games::table.filter(games::id.eq(turn.game)).filter(games::version.eq(version)),
            )
            .set(changes(turn, row, ply, now))
            .execute(conn)?;
            if changed != 1 {
                return Err(diesel::result::Error::NotFound);
            }
            diesel::insert_into(game_events::table)
                .values(event(turn, version, now))
                .execute(conn)?;
            diesel::insert_into(outbox::table)
                .values(email(turn, ply, now))
                .on_conflict_do_nothing()
                .execute(conn)
                .map(drop)
        }
    };
}

statements!(SqliteConnection, recognise_on_sqlite, move_on_sqlite);
statements!(PgConnection, recognise_on_postgres, move_on_postgres);
