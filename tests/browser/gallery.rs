//! Every page, on a phone and on a desktop, light and dark: photographed, and checked by axe-core.
//!
//! `cargo test --test main browser::gallery` puts the pictures into `target/screenshots`. The quick
//! run shows each page on a light desktop or on a dark phone, by turns, and on a narrow screen in one
//! of the languages. axe-core is a package of npm that `tests/run` installs; where it is not there
//! that is said.

use std::{cell::RefCell, fs, path::PathBuf};

use chrono::TimeDelta;
use diesel::RunQueryDsl as _;
use futures_util::future::join_all;
use serde_json::Value;
use zugpost::{
    actions::{
        games::GameCommand,
        tournaments::{PlayerAct, TournamentAct},
    },
    chess::Variant,
    db::{
        DbError, players,
        ratings::{self, Rated},
        tournaments,
    },
    game::{Play, PlayerCommand, Score},
    i18n::Language,
    ratings::{Rating, Week},
    tournament::{
        pairing::{
            knockout::DrawnMatchRule,
            match_games::MatchSchedule,
            round_robin::{Cycles, RoundPace},
        },
        terms::{Format, StartRule},
    },
};

use super::{Driver, Window};
use crate::{
    admin::matrix::{Stage, pages},
    support::{Browser, Chance, Site, environment, is_full, left_out, seeded},
    tournaments::{many_entrants, terms},
    web,
};

/// What a page is shown on.
struct Viewport {
    name: &'static str,
    size: (u32, u32),
    is_dark: bool,
    /// Whether the quick run shows it too.
    is_quick: bool,
}

impl Viewport {
    /// Whether this run shows a page, given by its number. The quick one has no time to show it
    /// both light and dark.
    fn shows(&self, page: usize) -> bool {
        let is_dark = (page + seeded(2)) % 2 == 1;
        is_full() || self.is_quick && (self.size == NARROW || self.is_dark == is_dark)
    }
}

const PHONE: (u32, u32) = (390, 844);
const DESKTOP: (u32, u32) = (1280, 900);
/// Two hundred per cent of zoom, and what WCAG 1.4.10 asks for. axe-core checks the others.
const NARROW: (u32, u32) = (320, 640);

const VIEWPORTS: [Viewport; 5] = [
    Viewport { name: "desktop-light", size: DESKTOP, is_dark: false, is_quick: true },
    Viewport { name: "desktop-dark", size: DESKTOP, is_dark: true, is_quick: false },
    Viewport { name: "phone-light", size: PHONE, is_dark: false, is_quick: false },
    Viewport { name: "phone-dark", size: PHONE, is_dark: true, is_quick: true },
    Viewport { name: "narrow-light", size: NARROW, is_dark: false, is_quick: true },
];

/// The languages of the narrow screen, where long words show. What the next page is shown in is
/// the next of them; all of them if there is time.
fn languages(viewport: &Viewport, page: usize) -> Vec<Language> {
    match viewport.size {
        NARROW if is_full() => Language::ALL.to_vec(),
        NARROW => vec![Language::ALL[page % Language::ALL.len()]],
        _ => vec![Language::English],
    }
}

/// Windows that work side by side.
const WINDOWS: usize = 2;

fn target() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("..")
}

/// The script of axe-core.
fn axe() -> Option<String> {
    let folder = environment("ZUGPOST_TEST_AXE")?;
    let path = PathBuf::from(folder).join("node_modules/axe-core/axe.min.js");
    Some(fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// `/games/1?mine=1` as the name of a file.
fn file_name(role: usize, address: &str) -> String {
    let path = address.trim_matches('/').replace(['/', '?', '=', '&'], "-");
    format!("{role}-{}", if path.is_empty() { "front" } else { &path })
}

/// What the table of routes does not show: a long game, one that is over, a move to be confirmed, a
/// promotion, a claim, an empty search; the index of who views it, and the address.
const EXTRA_PAGES: [(usize, &str); 14] = [
    (1, "/games/5"),
    (1, "/games/5?from=d1"),
    (1, "/games/5?move=Qe2"),
    (3, "/games/5"),
    (1, "/games/7"),
    (1, "/games/2"),
    (1, "/players/Bruno"),
    // Their rating goes up and down.
    (1, "/players/Sofie"),
    (0, "/players?name=b"),
    // A round robin and a knockout that are being played.
    (0, "/tournaments/4"),
    (0, "/tournaments/4/log"),
    (5, "/tournaments/4/direct"),
    (0, "/tournaments/5"),
    (5, "/tournaments/5/direct"),
];

/// Has things happen that the pages show.
fn furnish(stage: &mut Stage) {
    let site = &stage.site;
    let [_, wilma, bruno, sofie, arno, ada, dora] = &mut stage.browsers;
    let terms = [("takebacks", "on")];
    assert_eq!(web::start(wilma, bruno, &terms), "/games/5");
    let moves = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 h3 h5 d3 Qf6 Nbd2 Ne7 Re1 Ng6 d4 Nf4";
    for (i, text) in moves.split(' ').enumerate() {
        site.advance(TimeDelta::minutes(100 + 37 * i64::try_from(i % 9).expect("small")));
        // All visit in between, so that their sessions live on.
        for one in [&mut *wilma, &mut *bruno, &mut *sofie, &mut *arno, &mut *ada, &mut *dora] {
            one.get("/");
        }
        site.run_jobs();
        web::play(if i % 2 == 0 { &mut *wilma } else { &mut *bruno }, "/games/5", text);
    }
    assert_eq!(web::start(wilma, bruno, &[]), "/games/7");
    for (i, text) in "f3 e5 g4 Qh4#".split(' ').enumerate() {
        web::play(if i % 2 == 0 { &mut *wilma } else { &mut *bruno }, "/games/7", text);
    }
    for name in ["Bruno", "Sofie"] {
        let page = wilma.get(&format!("/players/{name}"));
        wilma.submit(&page, "form[action$=befriend]", &[]);
    }
    let page = bruno.get("/account/profile");
    let about = "I play slowly, and never on Sundays.\nAsk me about the Evans Gambit.";
    bruno.submit(&page, "main form", &[("country", "PE"), ("about", about)]);
    rate(site, ["Sofie", "Arno", "Ada"]);
    // They read what their browser asks for.
    let forget = site.db.write::<_, DbError>(|conn| {
        Ok(diesel::sql_query("UPDATE players SET language = ''").execute(conn).map(drop)?)
    });
    site.run(forget).expect("languages");
    let page = sofie.get("/challenges/new");
    sofie.submit(&page, "main form", &[("message", "A quiet game?")]);
    furnish_tournaments(site);
}

/// Has a round robin and a knockout begin, plays some games of each, and has somebody withdraw.
pub fn furnish_tournaments(site: &Site) {
    let now = site.now();
    let (size, cycles) = if is_full() { (15, Cycles::Double) } else { (9, Cycles::Single) };
    let round_robin = Format::RoundRobin { section_size: size, cycles, pace: RoundPace::AllAtOnce };
    let knockout = Format::Knockout {
        games: 1,
        schedule: MatchSchedule::OneByOne,
        ends_early: true,
        drawn_match_rule: DrawnMatchRule::Decider,
    };
    let terms = |format, count| terms(format, StartRule::WhenFull, Some(count));
    let announced =
        many_entrants::announce(&site.db, terms(round_robin, size.into()), size.into(), now);
    let (first, entrants) = site.run(announced);
    let director = site.read(|conn| players::find_by_name(conn, "Director")).expect("one").id;
    let eight = &entrants[..8];
    let second =
        site.run(many_entrants::announce_for(&site.db, terms(knockout, 8), director, eight, now));
    site.run_jobs();
    let mut chance = Chance(7);
    for id in [first, second] {
        let open = site.read(move |conn| tournaments::list_open_games(conn, id, None, true));
        for game in open {
            let [white, black] = game.players;
            let act = |player, command| {
                let given = GameCommand::by_player(player, game.id, command);
                site.run(given.run(&site.db, now)).expect("a command");
            };
            for (ply, player, text) in [(0, white, "e4"), (1, black, "e5")] {
                let play = Play { text: text.to_owned(), ply, ..Play::default() };
                act(player, PlayerCommand::Play(play));
            }
            // The knockout is in its second round.
            match if id == second { 1 + chance.below(2) } else { chance.below(4) } {
                0 => {
                    act(black, PlayerCommand::OfferDraw);
                    act(white, PlayerCommand::AcceptDraw { ply: 2 });
                }
                1 => act(white, PlayerCommand::Resign),
                2 => act(black, PlayerCommand::Resign),
                _ => {}
            }
        }
    }
    let withdrawn = TournamentAct::by_player(entrants[2], first, PlayerAct::Withdraw);
    site.run(withdrawn.run(&site.db, now)).expect("a withdrawal");
    site.run_jobs();
}

/// Gives players a history of ratings: what the games of a year would have come to.
fn rate(site: &Site, names: [&'static str; 3]) {
    let now = Week::of(site.now());
    let write = site.db.write::<_, DbError>(move |conn| {
        for (name, best) in names.into_iter().zip([1730.0, 1480.0, 1600.0]) {
            let player = players::find_by_name(conn, name)?.expect("a player").id;
            let mut rating = Rating::default();
            for ago in (0..50).rev().filter(|ago| ago % 3 != 1) {
                let week = Week(now.0 - ago);
                let other = Rating { value: best, deviation: 80.0, ..Rating::default() };
                let score = if ago % 4 == 0 { Score::Lost } else { Score::Won };
                rating = rating.after(&[(other, score), (other, Score::Drawn)]);
                let rated = Rated { week, rating, games: 2 };
                ratings::replace(conn, player, Variant::Standard, week, Some(rated))?;
            }
        }
        Ok(())
    });
    site.run(write).expect("ratings");
}

const RUN_AXE: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
        .then(found => done(found.violations.map(v =>
            v.id + ': ' + v.nodes.map(n => n.html.slice(0, 160)).slice(0, 3).join(' | '))))
        .catch(error => done([String(error)]));";

/// What is wrong with the page in the window.
async fn faults(window: &Window<'_>, axe: Option<&str>) -> Vec<String> {
    let mut faults = Vec::new();
    let wide = "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
    if window.run(wide, vec![]).await == Value::Bool(true) {
        faults.push("is wider than the screen".to_owned());
    }
    if let Some(axe) = axe {
        window.run(axe, vec![]).await;
        let found = window.client.execute_async(RUN_AXE, vec![]).await.expect("axe");
        let found = found.as_array().cloned().unwrap_or_default();
        faults.extend(found.iter().filter_map(|one| Some(one.as_str()?.to_owned())));
    }
    faults
}

#[test]
fn every_page_is_photographed_and_shuts_nobody_out() {
    let Some(driver) = Driver::start() else { return };
    let axe = axe();
    if axe.is_none() {
        left_out("axe-core is absent (set ZUGPOST_TEST_AXE to where npm put it)");
    }
    let mut stage = Stage::set();
    furnish(&mut stage);
    let folder = target().join("screenshots");
    fs::create_dir_all(&folder).expect("a folder");
    let (site, browsers) = (&stage.site, &stage.browsers);
    let addresses = RefCell::new(pages().into_iter().chain(EXTRA_PAGES).enumerate());
    let (next, folder, axe) = (|| addresses.borrow_mut().next(), &folder, axe.as_deref());
    let tour = async |window: Window<'_>| {
        let (mut wrong, mut last) = (Vec::new(), None);
        while let Some((page, (role, address))) = next() {
            if last != Some(role) {
                window.become_one(&browsers[role]).await;
                last = Some(role);
            }
            for viewport in VIEWPORTS.iter().filter(|viewport| viewport.shows(page)) {
                for language in languages(viewport, page) {
                    let (found, picture) = window.look(address, viewport, language, axe).await;
                    let shown = format!("{}-{}", viewport.name, language.tag());
                    wrong.extend(found.iter().map(|one| format!("{address}, {shown}: {one}")));
                    let name = format!("{}-{shown}.png", file_name(role, address));
                    fs::write(folder.join(name), picture).expect("a file");
                }
            }
        }
        window.client.close().await.expect("closed");
        wrong
    };
    let wrong = site.run(async {
        let mut tours = Vec::new();
        for _ in 0..WINDOWS {
            let client = driver.window(DESKTOP.0, DESKTOP.1, false).await;
            tours.push(tour(Window { client, site }));
        }
        join_all(tours).await.concat()
    });
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

impl Window<'_> {
    /// Checks a page: what is wrong with it, and its picture.
    async fn look(
        &self,
        address: &str,
        viewport: &Viewport,
        language: Language,
        axe: Option<&str>,
    ) -> (Vec<String>, Vec<u8>) {
        self.show_as(viewport.size, viewport.is_dark).await;
        self.ask_for(language.tag()).await;
        self.go(address).await;
        self.until("document.readyState === 'complete'").await;
        let found = faults(self, axe.filter(|_| viewport.size != NARROW)).await;
        (found, self.whole_page().await)
    }

    /// Takes the cookies of a browser of the tests.
    async fn become_one(&self, browser: &Browser) {
        self.go("/robots.txt").await;
        self.client.delete_all_cookies().await.expect("no cookies");
        for (name, value) in &browser.cookies {
            self.set_cookie(name, value).await;
        }
    }
}
