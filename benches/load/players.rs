//! The clients: those who move, and those who view games.

use std::{io::Write as _, net::SocketAddr, sync::Arc};

use anyhow::{Result, ensure};
use zugpost::db::GameId;

use crate::{
    drive::Client,
    http::Http,
    scripts::Script,
    seed::{Table, Turn},
};

/// Plays both sides of its games, one after the other, on one connection.
pub struct Mover<'a> {
    http: Http,
    table: Table,
    scripts: &'a [Script],
    request: Vec<u8>,
    /// Moves that the server took.
    pub confirmed: u64,
}

impl<'a> Mover<'a> {
    pub fn new(address: SocketAddr, table: Table, scripts: &'a [Script]) -> Mover<'a> {
        let http = Http::new(address);
        Mover { http, table, scripts, request: Vec::with_capacity(1024), confirmed: 0 }
    }
}

impl Mover<'_> {
    /// Returns the game of the next move.
    pub fn game(&self) -> Result<GameId> {
        Ok(self.table.turn(self.scripts)?.game)
    }
}

impl Client for Mover<'_> {
    fn connect(&mut self) -> Result<()> {
        self.http.connect()
    }

    fn once(&mut self) -> Result<()> {
        let turn = self.table.turn(self.scripts)?;
        self.request.clear();
        write_move(&mut self.request, &turn)?;
        let (status, body) = self.http.exchange(&self.request)?;
        ensure!(
            status == 303,
            "POST /games/{}/moves, half-move {} ({}): {status}\n{}",
            turn.game,
            turn.ply,
            turn.step.uci,
            String::from_utf8_lossy(body),
        );
        self.table.advance(self.scripts);
        self.confirmed += 1;
        Ok(())
    }
}

/// Writes what a browser would send.
fn write_move(out: &mut Vec<u8>, turn: &Turn<'_>) -> std::io::Result<()> {
    let seat = &turn.pair.seats[turn.side];
    let (ply, uci) = (turn.ply, &turn.step.uci);
    let digits = ply.checked_ilog10().unwrap_or(0) + 1;
    let fixed = "csrf=&ply=&move=&confirmed=yes".len();
    let length = fixed + seat.csrf.len() + usize::try_from(digits).unwrap_or(1) + uci.len();
    write!(
        out,
        "POST /games/{}/moves HTTP/1.1\r\nHost: load\r\nCookie: zugpost_session={}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n\
         csrf={}&ply={ply}&move={uci}&confirmed=yes",
        turn.game, seat.token, seat.csrf,
    )
}

/// Views games: its own and, every other time, any game of the site.
pub struct Viewer {
    http: Http,
    token: String,
    own: Vec<GameId>,
    all: Arc<[GameId]>,
    request: Vec<u8>,
    seen: usize,
    random: u64,
}

impl Viewer {
    pub fn new(address: SocketAddr, table: &Table, all: &Arc<[GameId]>) -> Viewer {
        let seat = &table.pairs[0].seats[0];
        Viewer {
            http: Http::new(address),
            token: seat.token.clone(),
            own: table.shown.clone(),
            all: Arc::clone(all),
            request: Vec::with_capacity(512),
            seen: 0,
            // Anything but zero; different for each viewer, the same in each run.
            random: seat.player.0.unsigned_abs().wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        }
    }

    /// Returns the next game to view.
    fn choose(&mut self) -> GameId {
        self.seen += 1;
        if self.seen.is_multiple_of(2) {
            return self.own[self.seen / 2 % self.own.len()];
        }
        // Marsaglia's xorshift: repeatable, and cheap.
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        let count = u64::try_from(self.all.len()).unwrap_or(1);
        self.all[usize::try_from(self.random % count).unwrap_or(0)]
    }
}

impl Client for Viewer {
    fn connect(&mut self) -> Result<()> {
        self.http.connect()
    }

    fn once(&mut self) -> Result<()> {
        let game = self.choose();
        self.request.clear();
        write!(
            self.request,
            "GET /games/{game} HTTP/1.1\r\nHost: load\r\nCookie: zugpost_session={}\r\n\r\n",
            self.token,
        )?;
        let (status, body) = self.http.exchange(&self.request)?;
        ensure!(
            status == 200 && body.trim_ascii_end().ends_with(b"</html>"),
            "GET /games/{game}: {status}\n{}",
            String::from_utf8_lossy(body),
        );
        Ok(())
    }
}
