//! A site as it may become: a hundred thousand players and a million games, made by SQL.

use std::sync::Arc;

use anyhow::{Context as _, Result};
use chrono::{DateTime, Utc};
use diesel::{connection::SimpleConnection as _, prelude::*};
use zugpost::{
    clock::{Clock as _, SystemClock},
    db::{
        self, DbConn, DbError, GameId, PlayerId, Target,
        schema::{games, players},
    },
};

use crate::{
    past::Past,
    scripts::Script,
    seed::{self, Seat},
};

pub const PLAYERS: i64 = 100_000;
pub const GAMES: i64 = 1_000_000;
/// Every hundredth game.
pub const CLAIMS: i64 = GAMES / 100;
/// Players who have thousands of games: the first ones.
pub const BUSY_PLAYERS: i64 = 4;
/// Of so many games at the beginning, and of those with a claim, there is the log.
const GAMES_WITH_LOG: i64 = 5000;
/// Games that are inserted at once.
const GAMES_PER_INSERT: i64 = 100_000;

/// The name of the administrator.
const ADMIN: &str = "load-admin";

/// Who and what is there.
pub struct LargeSite {
    /// The administrator's session.
    pub token: String,
    first_player: i64,
    first_game: i64,
}

impl LargeSite {
    /// Returns a player; their name is `load-` and the number.
    pub fn player(&self, number: i64) -> PlayerId {
        PlayerId(self.first_player + number % PLAYERS)
    }

    /// Returns any game.
    pub fn game(&self, number: i64) -> GameId {
        GameId(self.first_game + number % GAMES)
    }

    /// Returns a game that waits for a decision.
    pub fn claimed(&self, number: i64) -> GameId {
        self.game(number % CLAIMS * 100 + 7)
    }

    /// Returns a finished game, with its log.
    pub fn finished(&self, number: i64) -> GameId {
        self.game(number * 10 % GAMES_WITH_LOG)
    }
}

/// Makes the tables and fills them.
pub fn prepare(target: &Target, scripts: &Arc<[Script]>) -> Result<LargeSite> {
    let (scripts, now) = (Arc::clone(scripts), SystemClock.now());
    let (admin, template) = seed::run(
        seed::open(target)?.write(move |conn| Ok::<_, DbError>(begin(conn, &scripts, now)?)),
    )
    .context("the first rows")?;
    let mut conn = open(target)?;
    let sql = Sql { is_sqlite: matches!(conn, DbConn::Sqlite(_)), now: now.timestamp() };
    conn.batch_execute(&sql.people()).context("players")?;
    let first_player: PlayerId = players::table
        .filter(players::name_key.eq("load-0"))
        .select(players::id)
        .get_result(&mut conn)?;
    for part in 0..GAMES / GAMES_PER_INSERT {
        let made = sql.games(
            template,
            first_player,
            part * GAMES_PER_INSERT,
            (part + 1) * GAMES_PER_INSERT - 1,
        );
        conn.batch_execute(&made).context("games")?;
    }
    let first_game: GameId = games::table
        .filter(games::id.gt(template))
        .order(games::id)
        .limit(1)
        .select(games::id)
        .get_result(&mut conn)?;
    conn.batch_execute(&sql.terms(template)).context("terms")?;
    conn.batch_execute(&sql.logs(template, first_game)).context("logs")?;
    conn.batch_execute(&sql.admin(&admin, first_player, first_game))
        .context("the administrator")?;
    // As it is where the service runs for long: nothing waits to be tidied up.
    let tidy = match &conn {
        DbConn::Sqlite(_) => "PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE);",
        DbConn::Postgres(_) => "VACUUM ANALYZE",
    };
    conn.batch_execute(tidy).context("tidying up")?;
    Ok(LargeSite { token: admin.token, first_player: first_player.0, first_game: first_game.0 })
}

/// Inserts the administrator, and the game that all others are made from.
fn begin(conn: &mut DbConn, scripts: &[Script], now: DateTime<Utc>) -> QueryResult<(Seat, GameId)> {
    let admin = seed::insert_seat(conn, ADMIN, now)?;
    db::player_roles::update(
        conn,
        admin.player,
        db::player_roles::PlayerRoles { is_admin: true, is_arbiter: false, is_director: false },
    )?;
    let white = seed::insert_seat(conn, "load-white", now)?;
    let black = seed::insert_seat(conn, "load-black", now)?;
    // games.pgn holds a game that is long enough.
    let past = Past::of(scripts, now).ok_or(diesel::result::Error::NotFound)?;
    let game = past.insert(conn, white.player, black.player, false)?;
    past.insert_events(conn, &[game])?;
    Ok((admin, game))
}

/// Opens a connection that fills quickly: what was lost in a crash would be made again.
pub fn open(target: &Target) -> Result<DbConn> {
    Ok(match target {
        Target::Postgres(url) => DbConn::Postgres(PgConnection::establish(url)?),
        Target::Sqlite(path) => {
            let mut conn = SqliteConnection::establish(path)?;
            conn.batch_execute(
                "PRAGMA busy_timeout = 5000;
                 PRAGMA journal_mode = WAL;
                 PRAGMA synchronous = OFF;
                 PRAGMA foreign_keys = OFF;
                 PRAGMA cache_size = -400000;",
            )?;
            DbConn::Sqlite(conn)
        }
    })
}

/// The statements, for one database or the other. `i` is the number of a row.
struct Sql {
    is_sqlite: bool,
    /// In seconds since 1970.
    now: i64,
}

impl Sql {
    /// Returns a table of numbers, the last one included.
    fn numbers(&self, first: i64, last: i64) -> String {
        if self.is_sqlite {
            format!(
                "(WITH RECURSIVE n(i) AS
                     (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i < {last})
                  SELECT i FROM n) AS numbers"
            )
        } else {
            format!("generate_series({first}::bigint, {last}::bigint) AS numbers(i)")
        }
    }

    /// Returns an instant: so many seconds from now.
    fn at(&self, seconds: &str) -> String {
        let now = self.now;
        if self.is_sqlite {
            format!("datetime({now} + {seconds}, 'unixepoch')")
        } else {
            format!("(timestamp 'epoch' + ({now} + {seconds}) * interval '1 second')")
        }
    }

    /// Players, each logged in.
    fn people(&self) -> String {
        let (numbers, now) = (self.numbers(0, PLAYERS - 1), self.at("0"));
        let (created, seen) = (self.at("-i * 300"), self.at("-i * 30"));
        // As long as a real one.
        let hash = "x".repeat(97);
        format!(
            "INSERT INTO players
                 (name, name_key, email, email_key, password_hash, is_admin, time_zone,
                  confirm_moves, created_at, last_seen_at)
             SELECT 'load-' || i, 'load-' || i, 'load-' || i || '@example.org',
                 'load-' || i || '@example.org', '{hash}', FALSE, 'Europe/Berlin', TRUE,
                 {created}, {seen}
             FROM {numbers};
             INSERT INTO sessions
                 (token_hash, player_id, persistent, device, created_at, last_seen_at)
             SELECT 'load-' || id, id, TRUE, 'load', {now}, {now}
             FROM players WHERE password_hash <> '';"
        )
    }

    /// Six of ten games are finished, one of a hundred waits for a decision. One of fifty is a
    /// busy player's, and one of five hundred that runs.
    fn games(&self, template: GameId, first: PlayerId, from: i64, to: i64) -> String {
        let numbers = self.numbers(from, to);
        let (finished, claimed) = ("i % 10 < 6", "i % 100 = 7");
        let running = "i % 10 > 5 AND i % 100 <> 7";
        // Ten have waited equally long.
        let since = format!("-3600 + 1 + i / {}", GAMES / 1000);
        let (claimed_at, ended_at) = (self.at(&since), self.at("-3600 + 1 + i % 3600"));
        let now = self.now;
        format!(
            "INSERT INTO games
                 (white_id, black_id, variant, moves, fen, turn, ply,
                  last_san, started_at, version, deadline, next_check_at, ending, ending_side, result,
                  ended_at, claims, claimed_at)
             SELECT {first} + CASE WHEN i % 100 = 50 THEN b ELSE w END,
                 {first} + CASE WHEN i % 100 = 50 THEN w ELSE b END,
                 variant, moves, fen, turn, ply, last_san, started_at,
                 CASE WHEN {running} THEN version ELSE version + 1 END,
                 CASE WHEN {running} THEN deadline END,
                 CASE WHEN {running} THEN next_check_at END,
                 CASE WHEN {finished} THEN 'resignation' END,
                 CASE WHEN {finished} THEN 'white' END,
                 CASE WHEN {finished} THEN '0-1' END,
                 CASE WHEN {finished} THEN {ended_at} END,
                 CASE WHEN {claimed} THEN
                     'open since:' || ({now} + {since}) || '000000 by:white ground:fortress'
                 ELSE '' END,
                 CASE WHEN {claimed} THEN {claimed_at} END
             FROM
                 (SELECT i, w, (w + 1 + i % ({PLAYERS} - 1)) % {PLAYERS} AS b
                  FROM
                      (SELECT i,
                           CASE WHEN i % 50 = 0 THEN i / 50 % {BUSY_PLAYERS}
                               WHEN i % 500 = 9 THEN i / 500 % {BUSY_PLAYERS}
                               ELSE i * 7919 % {PLAYERS} END AS w
                       FROM {numbers}) AS whites) AS pairs,
                 games AS template
             WHERE template.id = {template};"
        )
    }

    /// All are played as the template is.
    fn terms(&self, template: GameId) -> String {
        format!(
            "INSERT INTO game_terms (game_id, start_fen, time_control)
             SELECT games.id, template.start_fen, template.time_control
             FROM games, game_terms AS template
             WHERE template.game_id = {template} AND games.id > {template};"
        )
    }

    /// What happened in the games that are viewed.
    fn logs(&self, template: GameId, first: GameId) -> String {
        let columns = "game_id, number, at, actor, kind, detail";
        let copied = format!(
            "INSERT INTO game_events ({columns})
             SELECT games.id, log.number, log.at, log.actor, log.kind, log.detail
             FROM games, game_events AS log WHERE log.game_id = {template}"
        );
        let looked_at = format!("games.id BETWEEN {first} AND {first} + {GAMES_WITH_LOG} - 1");
        format!(
            "{copied} AND games.claimed_at IS NOT NULL;
             {copied} AND {looked_at} AND games.claimed_at IS NULL;
             INSERT INTO game_events ({columns})
             SELECT id, ply, claimed_at, 'white', 'claimed',
                 'fortress - No side can make progress here.'
             FROM games WHERE claimed_at IS NOT NULL;
             INSERT INTO game_events ({columns})
             SELECT id, ply, ended_at, 'white', 'ended', 'resignation white'
             FROM games WHERE {looked_at} AND ended_at IS NOT NULL;"
        )
    }

    /// What administrators did, reports, emails, announcements and invitations.
    fn admin(&self, admin: &Seat, player: PlayerId, game: GameId) -> String {
        let (now, ahead) = (self.at("0"), self.at("86400"));
        let (past, soon) = (self.at("-200000 + i"), self.at("864000"));
        let admin = admin.player;
        let (acts, reports) = (self.numbers(0, 19_999), self.numbers(0, 24_999));
        let (emails, few) = (self.numbers(0, 251_999), self.numbers(1, 100));
        // The busiest player is also the one of whom most is said.
        let whom = |factor: i64, one_of: i64| {
            let other = format!("i * {factor} % {PLAYERS}");
            format!("{player} + CASE WHEN i % {one_of} = 0 THEN 0 ELSE {other} END")
        };
        let (suspended, reported) = (whom(7, 20), whom(17, 50));
        format!(
            "INSERT INTO audit_log (at, admin_id, kind, player_id, detail)
             SELECT {past}, {admin}, 'suspended', {suspended}, 'Insults, after a warning.'
             FROM {acts};
             INSERT INTO reports
                 (reporter_id, player_id, text, created_at, settled_at, answer)
             SELECT {player} + i * 13 % {PLAYERS}, {reported}, 'Writes what nobody wants to read.',
                 {past}, CASE WHEN i < 20000 THEN {now} END,
                 CASE WHEN i < 20000 THEN 'Warned.' ELSE '' END
             FROM {reports};
             INSERT INTO outbox
                 (dedup_key, kind, player_id, game_id, ply, state, attempts, due_at, last_error,
                  created_at, done_at)
             SELECT 'load:' || i, 'your_move', {player} + i * 11 % {PLAYERS}, {game} + i, 80,
                 CASE WHEN i < 2000 THEN 'failed' WHEN i < 52000 THEN 'waiting' ELSE 'sent' END,
                 CASE WHEN i < 7000 THEN 3 ELSE 0 END, {ahead},
                 CASE WHEN i < 7000 THEN 'connection refused' END, {past},
                 CASE WHEN i < 2000 OR i >= 52000 THEN {now} END
             FROM {emails};
             INSERT INTO announcements (text, created_at, ends_at)
             SELECT 'The site rests for an hour tonight.', {past}, {past} FROM {few};
             INSERT INTO tokens (token_hash, purpose, email, created_at, expires_at)
             SELECT 'load-' || i, 'invitation', 'Somebody', {past}, {soon} FROM {few};"
        )
    }
}
