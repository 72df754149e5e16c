//! The load driver: plays real games against a running server over HTTP, does the same
//! statements on the bare database, and prints both with the targets.
//!
//! ```text
//! cargo bench --bench load                                         SQLite, everything
//! cargo bench --bench load -- --compare-batch                      one commit a move against many
//! cargo bench --bench load -- --compare-batch --sync-delay-ms 4    the same on a slow disk
//! cargo bench --bench load -- --pages --games 20000                game pages of a grown site
//! cargo bench --bench load -- --outage --games 40000               what time does to many games
//! cargo bench --bench load -- --emails 100000                      a backlog of emails
//! cargo bench --bench load -- --live 10000                         open pages notified of moves
//! cargo bench --bench load -- --logins 576                         the memory of logins, pages beside 32 at once
//! cargo bench --bench load -- --start 10000                     moves while a tournament starts
//! cargo bench --bench load -- --admin                              the admin pages of a grown site
//! cargo bench --bench load -- --database postgres --url postgres://…/load
//! ```
//!
//! The clients share the machine with the server, and each sends its next request when it
//! has the answer to the last: the latencies are those of a server that is kept busy. The
//! job that sends emails runs beside the load, as it does in service.

#![expect(
    clippy::disallowed_methods,
    reason = "a client of the service from outside: it opens databases and waits by itself"
)]

mod admin;
mod bare;
mod drive;
mod emails;
mod house;
mod http;
mod large_site;
mod live;
mod logins;
mod measured;
mod options;
mod outage;
mod past;
mod players;
mod process;
mod report;
mod scripts;
mod seat;
mod seed;
mod server;
mod shim;
mod start;
mod storage;

use std::sync::Arc;

use anyhow::Result;
use clap::Parser as _;

use drive::{Rig, alternate};
use house::House;
use options::Options;
use players::Mover;
use report::{Line, Report, share_of};
use scripts::{Script, scripts};
use seed::Wanted;
use shim::Shim;
use storage::Storage;

const MOVES: &str = "moves: POST /games/{id}/moves";
const PAGES: &str = "pages: GET /games/{id}";

fn main() -> Result<()> {
    // `cargo test --all-targets` starts this too: nobody waits for a load run there.
    if !std::env::args().any(|argument| argument == "--bench") {
        println!("A load run takes a while; start it with `cargo bench --bench load`.");
        return Ok(());
    }
    let options = Options::parse();
    options.check()?;
    let scripts = scripts()?;
    if options.bare_child {
        return bare::child(&options, &scripts);
    }
    if let Some(count) = options.emails {
        return emails::run(&options, &scripts, count);
    }
    if let Some(count) = options.live {
        return live::run(&options, &scripts, count);
    }
    if let Some(count) = options.logins {
        return logins::run(&options, &scripts, count);
    }
    if let Some(entrants) = options.start {
        return start::run(&options, &scripts, entrants);
    }
    if options.admin {
        return admin::run(&options, &scripts);
    }
    if options.outage {
        return outage::run(&options, &scripts);
    }
    let shim = options.sync_delay_ms.map(Shim::build).transpose()?;
    let shim = shim.as_ref();
    let mut report = Report::new(&options)?;
    match (options.compare_batch, options.pages) {
        (true, _) => compare_batch(&options, &scripts, shim, &mut report)?,
        (_, true) => pages(&options, &scripts, shim, &mut report)?,
        _ => everything(&options, &scripts, shim, &mut report)?,
    }
    report.print();
    Ok(())
}

fn confirmed(movers: &[Mover<'_>]) -> u64 {
    movers.iter().map(|mover| mover.confirmed).sum()
}

/// The default run: idle memory, the bare database, moves, pages.
fn everything(
    options: &Options,
    scripts: &Arc<[Script]>,
    shim: Option<&Shim>,
    report: &mut Report,
) -> Result<()> {
    eprintln!("the bare database …");
    let bare = bare::run(options, shim)?;
    eprintln!("moves …");
    let storage = Storage::fresh(options)?;
    let house = House::open(storage, scripts, options.wanted(scripts), options.batch, shim)?;
    let idle = house.server.idle_mib;
    let mut rigs = [Rig::new(&house.server, house.movers(scripts))];
    alternate(&mut rigs, options.length())?;
    let [moves] = rigs;
    let (done, moves) = (confirmed(&moves.clients), moves.outcome(MOVES)?);
    eprintln!("pages …");
    // Otherwise the emails of the moves are sent meanwhile, and count as the cost of pages.
    seed::drop_emails(&house.storage.target)?;
    let mut rigs = [Rig::new(&house.server, house.viewers())];
    alternate(&mut rigs, options.length())?;
    let [pages] = rigs;
    let pages = pages.outcome(PAGES)?;
    house.close(done)?;

    let ratio = moves.summary.per_second() / bare.per_second();
    report.target(
        ratio >= 1.0 / 3.0,
        format!(
            "at least 1/3 of the bare database's moves: {:.0} of {:.0} a second, {ratio:.2}",
            moves.summary.per_second(),
            bare.per_second(),
        ),
    );
    if shim.is_none() {
        let p99 = moves.summary.p99;
        report.target(p99 < 50.0, format!("p99 of a move below 50 ms: {p99:.1} ms"));
    }
    report.cpu_target("move", &moves, 0.4);
    report.cpu_target("game page", &pages, 0.2);
    report.target(idle < 40.0, format!("idle memory below 40 MiB: {idle:.1} MiB"));
    report.line(Line::bare(&bare));
    report.line(moves);
    report.line(pages);
    Ok(())
}

/// Moves with one commit each against moves that share commits.
fn compare_batch(
    options: &Options,
    scripts: &Arc<[Script]>,
    shim: Option<&Shim>,
    report: &mut Report,
) -> Result<()> {
    let open = |batch| {
        House::open(Storage::fresh(options)?, scripts, options.wanted(scripts), batch, shim)
    };
    let houses = [open(1)?, open(options.batch)?];
    let mut rigs = [0, 1].map(|i: usize| Rig::new(&houses[i].server, houses[i].movers(scripts)));
    eprintln!("moves, in turn with 1 and with up to {} a commit …", options.batch);
    alternate(&mut rigs, options.length())?;
    let done = [confirmed(&rigs[0].clients), confirmed(&rigs[1].clients)];
    let [single, grouped] = rigs;
    let single = single.outcome("moves, one a commit")?;
    let grouped = grouped.outcome(&format!("moves, up to {} a commit", options.batch))?;
    for (house, done) in houses.into_iter().zip(done) {
        house.close(done)?;
    }

    let gain = grouped.summary.per_second() / single.summary.per_second();
    let wanted = match options.sync_delay_ms {
        Some(delay) if delay >= 4.0 => 10.0,
        _ => 2.5,
    };
    report.target(
        gain >= wanted,
        format!("shared commits gain at least {wanted} times: {gain:.1} times"),
    );
    report.line(single);
    report.line(grouped);
    Ok(())
}

/// Game pages alone; with `--games`, of a small site and a grown one in turn.
fn pages(
    options: &Options,
    scripts: &Arc<[Script]>,
    shim: Option<&Shim>,
    report: &mut Report,
) -> Result<()> {
    let wanted = Wanted { games_each: 0, extra: 0, ..options.wanted(scripts) };
    let storage = Storage::fresh(options)?;
    let mut houses = vec![House::open(storage, scripts, wanted, options.batch, shim)?];
    if options.games > 0 {
        eprintln!("{} games more …", options.games);
        let storage = Storage::second(options)?;
        let wanted = Wanted { extra: options.games, ..wanted };
        houses.push(House::open(storage, scripts, wanted, options.batch, shim)?);
    }
    eprintln!("pages …");
    let mut rigs: Vec<_> =
        houses.iter().map(|house| Rig::new(&house.server, house.viewers())).collect();
    alternate(&mut rigs, options.length())?;
    let mut lines = Vec::new();
    for (rig, house) in rigs.into_iter().zip(&houses) {
        lines.push(rig.outcome(&format!("{PAGES}, {} games", house.site.shown.len()))?);
    }

    if let [line] = lines.as_slice() {
        report.cpu_target("game page", line, 0.2);
    }
    if let [few, many] = lines.as_slice() {
        let change = many.summary.p95 / few.summary.p95 - 1.0;
        report.target(
            change < 0.1,
            format!(
                "{} games more change the p95 of a game page by less than 10 %: {}",
                options.games,
                share_of(change),
            ),
        );
        report.cpu_target("game page of the grown site", many, 0.2);
    }
    for house in houses {
        let idle = house.server.idle_mib;
        report.target(idle < 40.0, format!("idle memory below 40 MiB: {idle:.1} MiB"));
        house.close(0)?;
    }
    for line in lines {
        report.line(line);
    }
    Ok(())
}
