//! Open pages: what so many streams cost in memory, and how soon each is notified of a move.

use std::{
    collections::HashMap,
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpStream},
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};
use zugpost::db::GameId;

use crate::{
    drive::Client as _,
    house::House,
    options::Options,
    scripts::Script,
    seed::{Table, Wanted},
    storage::Storage,
};

/// What ten thousand open pages may cost, in MiB.
const AIM_MIB: f64 = 400.0;
/// And how soon 99 of 100 are notified, in milliseconds.
const NOTIFIED_WITHIN_MS: f64 = 1000.0;
const MOVES: usize = 500;
/// Each game is open at White's and at Black's; every fifth page is a list instead.
const PAGES_OF_A_GAME: usize = 2;
const LISTS: usize = 5;
/// Games for each client to play; ten are of one pair of players.
const GAMES_EACH: usize = 20;

/// A page that is open.
struct Open {
    lines: BufReader<TcpStream>,
}

pub fn run(options: &Options, scripts: &Arc<[Script]>, count: u32) -> Result<()> {
    let count = usize::try_from(count)?;
    let games = count.div_ceil(PAGES_OF_A_GAME);
    let wanted = Wanted {
        clients: games.div_ceil(GAMES_EACH),
        games_each: GAMES_EACH,
        extra: options.games,
    };
    let house = House::open(Storage::fresh(options)?, scripts, wanted, options.batch, None)?;
    let idle = house.server.process.resident()?;
    eprintln!("{count} pages …");
    let begun = Instant::now();
    let mut pages = open_all(&house, count)?;
    let opened = begun.elapsed();
    // Every stream has been kept alive once.
    std::thread::sleep(Duration::from_secs(30));
    let held = house.server.process.resident()?;

    eprintln!("{MOVES} moves …");
    let mut movers = house.movers(scripts);
    for mover in &mut movers {
        mover.connect()?;
    }
    let mut delays = Vec::new();
    let tables = movers.len();
    for number in 0..MOVES {
        let mover = &mut movers[number % tables];
        let game = mover.game()?;
        mover.once()?;
        let answered = Instant::now();
        for page in pages.get_mut(&game).into_iter().flatten() {
            page.hear()?;
            delays.push(answered.elapsed());
        }
    }
    delays.sort_unstable();
    let at = |percent: usize| {
        let rank = (delays.len() * percent).div_ceil(100).saturating_sub(1);
        delays.get(rank).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
    };
    let (p50, p99, peak) = (at(50), at(99), house.server.process.peak()?);
    println!("\n{count} open pages, opened in {:.1} s; {MOVES} moves\n", opened.as_secs_f64());
    println!("| idle MiB | with the pages | KiB a page | peak MiB | told: p50 ms | p99 ms |");
    println!("|---|---|---|---|---|---|");
    let each = (held - idle) * 1024.0 / f64::from(u32::try_from(count)?);
    println!("| {idle:.1} | {held:.1} | {each:.1} | {peak:.1} | {p50:.2} | {p99:.2} |");
    ensure!(!delays.is_empty(), "nobody was told");
    ensure!(p99 < NOTIFIED_WITHIN_MS, "told after {p99:.0} ms");
    let grown = (peak - idle) * 10_000.0 / f64::from(u32::try_from(count)?);
    ensure!(grown < AIM_MIB, "ten thousand pages cost {grown:.0} MiB");
    println!(
        "\n- met: ten thousand pages for less than {AIM_MIB} MiB ({grown:.0}), told within a second"
    );
    Ok(())
}

/// Opens all pages; returns those of games by their game.
fn open_all(house: &House, count: usize) -> Result<HashMap<GameId, Vec<Open>>> {
    let mut pages: HashMap<GameId, Vec<Open>> = HashMap::new();
    let address = house.server.address;
    let games = house.site.tables.iter().flat_map(Table::games);
    let seats = games.flat_map(|(game, pair)| pair.seats.iter().map(move |seat| (game, seat)));
    for (number, (game, seat)) in seats.take(count).enumerate() {
        let is_list = number % LISTS == LISTS - 1;
        let path = if is_list {
            "/live/my-games".to_owned()
        } else {
            format!("/live/games/{game}?seen=0")
        };
        let page = Open::new(address, &path, &seat.token)?;
        // A list is notified too; nobody listens here.
        let game = if is_list { GameId(0) } else { game };
        pages.entry(game).or_default().push(page);
    }
    Ok(pages)
}

impl Open {
    fn new(address: SocketAddr, path: &str, token: &str) -> Result<Open> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: load\r\nCookie: zugpost_session={token}\r\n\
             User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\n\
             Accept: text/event-stream\r\nAccept-Language: de,en-US;q=0.7,en;q=0.3\r\n\
             Accept-Encoding: gzip, deflate, br, zstd\r\nCache-Control: no-cache\r\n\r\n"
        )?;
        let mut page = Open { lines: BufReader::with_capacity(512, stream) };
        let first = page.line()?;
        ensure!(first.starts_with("HTTP/1.1 200"), "{path}: {first}");
        while !page.line()?.starts_with("retry:") {}
        Ok(page)
    }

    fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        ensure!(self.lines.read_line(&mut line)? > 0, "a stream ended");
        Ok(line)
    }

    fn hear(&mut self) -> Result<()> {
        while !self.line()?.starts_with("data:") {}
        Ok(())
    }
}
