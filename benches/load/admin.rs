//! What the admin pages cost on a grown site, one after the other, against one row read by
//! its key.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, ensure};
use diesel::prelude::*;
use zugpost::db::{Target, schema::players};

use crate::{
    http::Http,
    large_site::{self, BUSY_PLAYERS, CLAIMS, GAMES, LargeSite, PLAYERS},
    options::Options,
    scripts::Script,
    server::Server,
    storage::Storage,
};

/// How often each page is asked for.
const REQUESTS_PER_PAGE: i64 = 200;
/// A page that has taken longer in all is not asked for again.
const MAX_TIME_PER_PAGE: Duration = Duration::from_secs(60);
/// What 95 of 100 answers may take, in milliseconds.
const AIM_MS: f64 = 100.0;

/// Which addresses are asked for.
enum Way {
    /// Another one each time.
    Each(fn(&LargeSite, i64) -> String),
    /// From a page along a link as far as it goes, and again.
    Along(&'static str, &'static str),
}

use Way::{Along, Each};

// Parts of the answers: an empty page would be quick.
const GAME: &str = r#"<a href="/admin/games/"#;
const PLAYER: &str = r#"<a href="/admin/players/"#;
const REPORT: &str = "Writes what nobody wants to read.";
const ACT: &str = "Insults, after a warning.";

/// What is asked for, and what each answer must have.
const PAGES: &[(&str, Way, &str)] = &[
    ("claims", Each(|_, _| "/admin".into()), GAME),
    ("claims, further and further", Along("/admin", "Further"), GAME),
    ("a claim", Each(|c, n| format!("/admin/games/{}", c.claimed(n * 47))), "claims a draw"),
    ("a finished game", Each(|c, n| format!("/admin/games/{}", c.finished(n))), "Reopen"),
    ("a game by its number", Each(|c, n| format!("/admin/games?q={}", c.game(n * 4999))), GAME),
    ("games", Each(|_, _| "/admin/games".into()), GAME),
    ("games, further and further", Along("/admin/games", "Further"), GAME),
    (
        "games, anywhere",
        Each(|c, n| format!("/admin/games?before={}", c.game(99 + n * 4999))),
        GAME,
    ),
    ("games of a player", Each(|_, n| format!("/admin/games?q=load-{}", 101 + n * 450)), GAME),
    (
        "games of one with thousands",
        Each(|_, n| format!("/admin/games?q=load-{}", n % BUSY_PLAYERS)),
        GAME,
    ),
    (
        "the finished of them, further and further",
        Along("/admin/games?q=load-0&state=finished", "Further"),
        GAME,
    ),
    ("players", Each(|_, _| "/admin/players".into()), PLAYER),
    ("players, further and further", Along("/admin/players", "Further"), PLAYER),
    (
        "players, anywhere",
        Each(|_, n| format!("/admin/players?q=load-&after=load-{}", n * 449)),
        PLAYER,
    ),
    (
        "players by the beginning of the name",
        Each(|_, n| format!("/admin/players?q=load-{}", n * 37)),
        PLAYER,
    ),
    (
        "players by their address",
        Each(|_, n| format!("/admin/players?q=load-{}%40example.org", n * 499)),
        PLAYER,
    ),
    ("a player", Each(|c, n| format!("/admin/players/{}", c.player(101 + n * 450))), " lost, "),
    (
        "one with thousands of games",
        Each(|c, n| format!("/admin/players/{}", c.player(n % BUSY_PLAYERS))),
        " lost, ",
    ),
    ("reports", Each(|_, _| "/admin/reports".into()), REPORT),
    ("reports, later and later", Along("/admin/reports", "Later ones"), REPORT),
    ("emails", Each(|_, _| "/admin/emails".into()), "connection refused"),
    ("what was done", Each(|_, _| "/admin/audit".into()), ACT),
    ("what was done, older and older", Along("/admin/audit", "Older"), ACT),
    ("what was done, anywhere", Each(|_, n| format!("/admin/audit?before={}", 200 + n * 97)), ACT),
    (
        "what was done about a player",
        Each(|c, n| format!("/admin/audit?player={}", c.player(7 + n * 140))),
        ACT,
    ),
    ("what an administrator did", Along("/admin/audit?player=load-admin", "Older"), ACT),
    ("announcements", Each(|_, _| "/admin/announcements".into()), "The site rests for an hour"),
    ("settings", Each(|_, _| "/admin/settings".into()), "Somebody"),
    ("health", Each(|_, _| "/admin/health".into()), "50000"),
];

pub fn run(options: &Options, scripts: &Arc<[Script]>) -> Result<()> {
    let storage = Storage::fresh(options)?;
    eprintln!("{PLAYERS} players, {GAMES} games, {CLAIMS} claims …");
    let begun = Instant::now();
    let large_site = large_site::prepare(&storage.target, scripts)?;
    eprintln!("filled in {:.0} s", begun.elapsed().as_secs_f64());
    let server = Server::start(&storage, options.batch, None)?;
    let bare = bare(&storage.target, &large_site)?;
    let mut clerk = Clerk { http: Http::new(server.address), token: &large_site.token };
    let mut lines = Vec::with_capacity(PAGES.len());
    for (name, way, part) in PAGES {
        eprintln!("{name} …");
        lines.push((*name, clerk.measure(&large_site, way, part).context(*name)?));
    }

    let database = match storage.target {
        Target::Sqlite(_) => "SQLite",
        Target::Postgres(_) => "Postgres",
    };
    println!("\n{database}, {PLAYERS} players, {GAMES} games, {CLAIMS} claims\n");
    println!("| | p50 ms | p95 ms | max ms | p50 to the bare row |\n|---|---|---|---|---|");
    for (name, figures) in [("bare database: one row by its key", &bare)]
        .into_iter()
        .chain(lines.iter().map(|(name, figures)| (*name, figures)))
    {
        let Figures { p50, p95, max } = figures;
        println!("| {name} | {p50:.2} | {p95:.2} | {max:.2} | {:.0} |", p50 / bare.p50);
    }
    let slow: Vec<&str> =
        lines.iter().filter(|(_, figures)| figures.p95 >= AIM_MS).map(|(name, _)| *name).collect();
    ensure!(slow.is_empty(), "p95 of {AIM_MS} ms or more: {}", slow.join("; "));
    println!("\n- met: every page below {AIM_MS} ms at p95");
    Ok(())
}

/// Reads a row by its key, another one each time.
fn bare(target: &Target, large_site: &LargeSite) -> Result<Figures> {
    let mut conn = large_site::open(target)?;
    let mut times = Vec::new();
    for n in 0..REQUESTS_PER_PAGE {
        let row = players::table.find(large_site.player(n * 499)).select(players::name);
        let begun = Instant::now();
        let name: String = row.get_result(&mut conn)?;
        times.push(begun.elapsed());
        ensure!(name == format!("load-{}", n * 499), "{name} is another player");
    }
    Ok(Figures::of(times))
}

/// How long answers took, in milliseconds.
struct Figures {
    p50: f64,
    p95: f64,
    max: f64,
}

impl Figures {
    fn of(mut times: Vec<Duration>) -> Figures {
        times.sort_unstable();
        let at = |percent: usize| {
            let rank = (times.len() * percent).div_ceil(100).saturating_sub(1);
            times.get(rank).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Figures { p50: at(50), p95: at(95), max: at(100) }
    }
}

/// An administrator who opens one page after the other.
struct Clerk<'a> {
    http: Http,
    token: &'a str,
}

impl Clerk<'_> {
    fn measure(&mut self, large_site: &LargeSite, way: &Way, part: &str) -> Result<Figures> {
        // The server may have closed it meanwhile.
        self.http.connect()?;
        let (mut times, mut next, mut followed) = (Vec::new(), None, 0_u32);
        let begun = Instant::now();
        for n in 0..REQUESTS_PER_PAGE {
            let path = match way {
                Each(path) => path(large_site, n),
                Along(from, _) => next.take().unwrap_or_else(|| (*from).to_owned()),
            };
            let (took, page) = self.ask(&path, part)?;
            times.push(took);
            if let Along(_, words) = way {
                next = target(&page, words);
                followed += u32::from(next.is_some());
            }
            if begun.elapsed() > MAX_TIME_PER_PAGE {
                break;
            }
        }
        ensure!(followed > 0 || matches!(way, Each(_)), "there is no link to follow");
        Ok(Figures::of(times))
    }

    fn ask(&mut self, path: &str, part: &str) -> Result<(Duration, String)> {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: load\r\nCookie: zugpost_session={}\r\n\r\n",
            self.token
        );
        let begun = Instant::now();
        let (status, body) = self.http.exchange(request.as_bytes())?;
        let took = begun.elapsed();
        let page = String::from_utf8_lossy(body).into_owned();
        let is_whole = page.trim_end().ends_with("</html>") && page.contains(part);
        ensure!(status == 200 && is_whole, "GET {path}: {status}, no `{part}`\n{page}");
        Ok((took, page))
    }
}

/// Returns where the link with these words leads.
fn target(page: &str, words: &str) -> Option<String> {
    let (before, _) = page.rsplit_once(&format!("\">{words}</a>"))?;
    let (_, address) = before.rsplit_once("href=\"")?;
    // As templates have it, and as askama writes it.
    Some(address.replace("&amp;", "&").replace("&#38;", "&"))
}
