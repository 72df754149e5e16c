//! Fills a database with players, sessions and games, and checks it after the run.

use std::sync::Arc;

use anyhow::{Context as _, Result, ensure};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use zugpost::{
    chess::Start,
    clock::{Clock as _, SystemClock},
    db::{
        self, Db, DbConn, DbError, GameId, PlayerId, Synchronous, Target,
        schema::{game_events, games, outbox},
    },
    game::{Game, Terms},
    random::hash,
};

use crate::{
    past::{PER_MOVE, PLIES, Past},
    scripts::{Script, Step},
    seat,
};

/// Games of a pair of players; more would make their lists unlike real ones.
const GAMES_OF_A_PAIR: usize = 10;
/// Games that each client views.
const SHOWN_EACH: usize = 20;

/// What a database is to hold.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    pub clients: usize,
    /// Games for each client to play.
    pub games_each: usize,
    /// Games of other people.
    pub extra: u32,
}

/// What it holds.
pub struct Site {
    pub tables: Vec<Table>,
    /// All games that are only viewed.
    pub shown: Arc<[GameId]>,
}

impl Site {
    /// Returns how many half-moves there were before the run.
    pub fn filled(&self) -> usize {
        self.shown.len() * PLIES
    }
}

/// A player with a session.
#[derive(Clone, Debug)]
pub struct Seat {
    pub player: PlayerId,
    pub token: String,
    pub token_hash: String,
    pub csrf: String,
}

/// White and Black.
#[derive(Clone, Debug)]
pub struct Pair {
    pub seats: [Seat; 2],
}

#[derive(Clone, Copy, Debug)]
struct Prepared {
    id: GameId,
    pair: usize,
    script: usize,
}

/// Where one client plays: its games, and how far they have come.
#[derive(Clone, Debug, Default)]
pub struct Table {
    pub pairs: Vec<Pair>,
    /// Games of the first pair to view.
    pub shown: Vec<GameId>,
    games: Vec<Prepared>,
    game: usize,
    ply: usize,
}

/// The next half-move of a table.
pub struct Turn<'a> {
    pub game: GameId,
    pub pair: &'a Pair,
    /// Whose seat it is: 0 is White.
    pub side: usize,
    pub ply: usize,
    pub step: &'a Step,
}

impl Table {
    /// Returns the games to be played, and by whom.
    pub fn games(&self) -> impl Iterator<Item = (GameId, &Pair)> {
        self.games.iter().map(|game| (game.id, &self.pairs[game.pair]))
    }

    pub fn turn<'a>(&'a self, scripts: &'a [Script]) -> Result<Turn<'a>> {
        let game =
            self.games.get(self.game).context("the prepared games ran out: fewer seconds")?;
        Ok(Turn {
            game: game.id,
            pair: &self.pairs[game.pair],
            side: self.ply % 2,
            ply: self.ply,
            step: &scripts[game.script].steps[self.ply],
        })
    }

    /// Goes on to the next half-move, or the next game.
    pub fn advance(&mut self, scripts: &[Script]) {
        self.ply += 1;
        if self.ply == scripts[self.games[self.game].script].steps.len() {
            self.ply = 0;
            self.game += 1;
        }
    }
}

/// Makes the tables and fills them.
pub fn prepare(target: &Target, scripts: &Arc<[Script]>, wanted: Wanted) -> Result<Site> {
    let scripts = Arc::clone(scripts);
    run(open(target)?.write(move |conn| Ok::<_, DbError>(fill(conn, &scripts, wanted)?)))
        .context("filling the database")
}

/// Drops every queued email, so that none is sent while something else is measured.
pub fn drop_emails(target: &Target) -> Result<()> {
    let (db, now) = (open(target)?, SystemClock.now());
    run(db.write(move |conn| Ok::<_, DbError>(db::outbox::drop_waiting(conn, now)?)))
        .map(drop)
        .context("dropping emails")
}

/// Checks that every move that was confirmed is stored, with its event and its email.
pub fn verify(target: &Target, filled: usize, confirmed: u64) -> Result<()> {
    let counted = run(open(target)?.read(|conn| Ok::<_, DbError>(count(conn)?)))?;
    let confirmed = i64::try_from(confirmed)?;
    let all = confirmed + i64::try_from(filled)?;
    ensure!(
        counted == (all, all, confirmed),
        "confirmed moves {confirmed}, half-moves with those before {all}, but games, log and \
         emails have {counted:?}",
    );
    eprintln!("checked: {confirmed} confirmed moves are stored, each with its event and email");
    Ok(())
}

fn count(conn: &mut DbConn) -> QueryResult<(i64, i64, i64)> {
    let plies: Vec<i32> = games::table.select(games::ply).load(conn)?;
    let events =
        game_events::table.filter(game_events::kind.eq("move")).count().get_result(conn)?;
    let emails = outbox::table.filter(outbox::kind.eq("your_move")).count().get_result(conn)?;
    Ok((plies.into_iter().map(i64::from).sum(), events, emails))
}

/// Opens a database and brings its tables up to date.
pub fn open(target: &Target) -> Result<Db> {
    let (target, synchronous) = (target.clone(), Synchronous::Full);
    Db::open(db::Options { target, pool: 1, synchronous, batch: 1, migrates: true })
        .context("opening the database")
}

/// Waits for what the service's own functions do.
pub fn run<T, E>(work: impl Future<Output = Result<T, E>>) -> Result<T>
where
    anyhow::Error: From<E>,
{
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(work)?)
}

fn fill(conn: &mut DbConn, scripts: &[Script], wanted: Wanted) -> QueryResult<Site> {
    let now = SystemClock.now();
    let mut tables = Vec::with_capacity(wanted.clients);
    for number in 0..wanted.clients {
        tables.push(insert_table(conn, scripts, number, wanted.games_each, now)?);
    }
    // games.pgn holds a game that is long enough.
    let past = Past::of(scripts, now).ok_or(diesel::result::Error::NotFound)?;
    let mut shown = Vec::new();
    for table in &mut tables {
        for i in 0..SHOWN_EACH {
            let [white, black] = [0, 1].map(|side: usize| table.pairs[0].seats[side].player);
            table.shown.push(past.insert(conn, white, black, i % 2 == 1)?);
        }
        shown.extend(&table.shown);
    }
    let extra = usize::try_from(wanted.extra).unwrap_or(0);
    insert_others(conn, &tables, &past, extra, now, &mut shown)?;
    past.insert_events(conn, &shown)?;
    Ok(Site { tables, shown: shown.into() })
}

fn insert_table(
    conn: &mut DbConn,
    scripts: &[Script],
    number: usize,
    games: usize,
    now: DateTime<Utc>,
) -> QueryResult<Table> {
    let fresh = Game::new(Terms::standard(PER_MOVE), Start::standard(), now);
    let mut table = Table::default();
    for pair in 0..games.div_ceil(GAMES_OF_A_PAIR).max(1) {
        table.pairs.push(insert_pair(conn, &format!("load-{number}-{pair}"), now)?);
    }
    for i in 0..games {
        let pair = i / GAMES_OF_A_PAIR;
        let [white, black] = &table.pairs[pair].seats;
        let id = db::game_store::insert(conn, white.player, black.player, &fresh)?;
        // Clients begin with different games, so that long ones do not come all at once.
        table.games.push(Prepared { id, pair, script: (number * 5 + i) % scripts.len() });
    }
    Ok(table)
}

fn insert_pair(conn: &mut DbConn, name: &str, now: DateTime<Utc>) -> QueryResult<Pair> {
    let white = insert_seat(conn, &format!("{name}-w"), now)?;
    let black = insert_seat(conn, &format!("{name}-b"), now)?;
    Ok(Pair { seats: [white, black] })
}

/// Inserts a player who is logged in.
pub fn insert_seat(conn: &mut DbConn, name: &str, now: DateTime<Utc>) -> QueryResult<Seat> {
    let (player, token) = seat::insert(conn, name, now)?;
    let csrf = format!("session-{}", &hash(&format!("csrf:{token}"))[..32]);
    Ok(Seat { player, token_hash: hash(&token), token, csrf })
}

/// Other people's games; those who view games have their share of them, as on a real site.
fn insert_others(
    conn: &mut DbConn,
    tables: &[Table],
    past: &Past,
    count: usize,
    now: DateTime<Utc>,
    shown: &mut Vec<GameId>,
) -> QueryResult<()> {
    let mut players = Vec::new();
    for number in 0..count.div_ceil(40) {
        let pair = insert_pair(conn, &format!("load-other-{number}"), now)?;
        players.extend(pair.seats.map(|seat| seat.player));
    }
    let seated = tables.iter().flat_map(|table| &table.pairs[0].seats);
    players.extend(seated.map(|seat| seat.player));
    let people = players.len();
    for i in 0..count {
        let white = i % people;
        let black = (white + 1 + i / people % (people - 1)) % people;
        shown.push(past.insert(conn, players[white], players[black], i % 2 == 1)?);
    }
    Ok(())
}
