//! What a page weighs on the line.

use std::collections::BTreeSet;

use super::Table;
use crate::support::{Browser, Page};

/// Kasparov against Topalov, Wijk aan Zee 1999: a game of usual length.
const MOVES: &str = "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 \
    Kb1 a6 Nc1 O-O-O Nb3 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 \
    Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4";

/// Returns how many bytes come over the line for an address.
fn weigh(browser: &Browser, path: &str, coding: &str) -> usize {
    let cookie: Vec<String> =
        browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut response = ureq::get(&format!("{}{path}", browser.base))
        .header("cookie", cookie.join("; "))
        .header("accept-encoding", coding)
        .call()
        .expect(path);
    let headers = response.headers();
    assert_eq!(headers["content-encoding"], coding, "{path}");
    // What the line carries besides: the head of the answer.
    let head: usize =
        headers.iter().map(|(name, value)| name.as_str().len() + value.len() + 4).sum();
    head + response.body_mut().read_to_vec().expect("a body").len()
}

/// Every asset that a page has the browser fetch.
fn assets(page: &Page) -> BTreeSet<String> {
    let found = page.html.split('"').filter(|text| text.starts_with("/static/"));
    found.map(|text| text.split('#').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn a_game_page_is_light() {
    let mut table = Table::set();
    let moves: Vec<&str> = MOVES.split_whitespace().collect();
    table.play(&moves);
    let page = table.white.get("/games/1");
    let assets = assets(&page);
    assert!(assets.len() >= 4, "{assets:?}");
    for coding in ["br", "gzip"] {
        let warm = weigh(&table.white, "/games/1", coding);
        let cold =
            warm + assets.iter().map(|path| weigh(&table.white, path, coding)).sum::<usize>();
        eprintln!("{coding}: {warm} bytes warm, {cold} cold");
        assert!(warm < 12_000, "{warm} bytes as {coding}");
        assert!(cold < 60_000, "{cold} bytes as {coding}");
    }
    // Nobody pays for what somebody else chose; and with everything switched on it is light, too.
    let csrf = table.white.csrf();
    for pieces in ["flat", "discs"] {
        let all = [("csrf", csrf.as_str()), ("pieces", pieces), ("sound", "yes"), ("zen", "yes")];
        table.white.post("/appearance", &all);
        let page = table.white.get("/games/1");
        let with_all = self::assets(&page);
        assert_eq!(with_all.len(), assets.len() + 1, "the sounds: {with_all:?}");
        let cold: usize =
            with_all.iter().map(|path| weigh(&table.white, path, "gzip")).sum::<usize>()
                + weigh(&table.white, "/games/1", "gzip");
        assert!(cold < 60_000, "{cold} bytes with {pieces}");
    }
}

/// The indentation of templates does not count: it is left out before a page is sent.
#[test]
fn long_pages_are_light_before_they_are_compressed() {
    let mut table = Table::set();
    let moves: Vec<&str> = MOVES.split_whitespace().collect();
    table.play(&moves);
    for (path, most) in [("/games/1", 46_000), ("/games/1/log", 25_500), ("/vacation", 15_000)] {
        let page = table.white.get(path);
        eprintln!("{path}: {} bytes", page.html.len());
        assert!(page.html.len() < most, "{path}: {} bytes", page.html.len());
    }
}

#[test]
fn an_asset_of_another_version_is_not_kept() {
    let table = Table::set();
    let mut browser = table.site.browser();
    let page = browser.get("/static/000000000000/zugpost.css");
    assert_eq!(page.status, 200);
    assert_eq!(page.headers["cache-control"], "no-cache");
}
