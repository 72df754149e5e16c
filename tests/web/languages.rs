//! Pages in the reader's language, and how somebody chooses it.

use std::{collections::BTreeSet, fs, path::Path};

use super::Table;
use crate::support::{
    Browser, Page, Site,
    site::{PASSWORD, address_of},
};

const TAGS: [&str; 4] = ["en", "de", "es", "fr"];

/// Returns every key that there are words for.
fn keys() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/locales/en");
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the words") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a text");
        let named = text.lines().filter_map(|line| line.split_once(" ="));
        keys.extend(named.map(|(key, _)| key.to_owned()).filter(|key| key.contains('-')));
    }
    assert!(keys.len() > 100);
    keys
}

/// Looks for sentences that nobody put into words.
#[track_caller]
fn assert_in_words(page: &Page, keys: &BTreeSet<String>, tag: &str) {
    let text = page.text();
    let of_key = |c: char| !(c.is_ascii_alphanumeric() || c == '-');
    let raw: Vec<&str> = text.split(of_key).filter(|word| keys.contains(*word)).collect();
    assert!(raw.is_empty(), "{} says {raw:?}", page.path);
    for attribute in ["placeholder", "aria-label", "alt", "data-label", "title"] {
        for (at, found) in page.html.match_indices(&format!("{attribute}=\"")) {
            let rest = &page.html[at + found.len()..];
            let value = rest.split('"').next().unwrap_or_default();
            assert!(!keys.contains(value), "{}: {attribute}={value}", page.path);
        }
    }
    assert_eq!(page.attribute("html", "lang").as_deref(), Some(tag), "{}", page.path);
    assert_eq!(page.headers["content-language"], tag, "{}", page.path);
    assert_eq!(page.headers["vary"], "Accept-Language, Cookie", "{}", page.path);
}

/// Compares pages in every language: none has a raw key, and each says something else.
fn assert_translated(
    browser: &mut Browser,
    paths: &[&str],
    turn: impl Fn(&mut Browser, &'static str),
) {
    let keys = keys();
    let mut english = Vec::new();
    for tag in TAGS {
        turn(browser, tag);
        for (at, path) in paths.iter().enumerate() {
            let page = browser.get_once(path);
            assert!([200, 404, 410].contains(&page.status), "{path}: {}", page.status);
            assert_in_words(&page, &keys, tag);
            let said = page.all("main");
            if tag == "en" {
                english.push(said);
            } else {
                assert_ne!(said, english[at], "{path} in {tag}");
            }
        }
    }
}

/// Sends the form at the foot of a page.
#[track_caller]
fn choose(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Page {
    let page = browser.get(path);
    browser.submit(&page, "form[action='/appearance']", fields)
}

#[test]
fn visitors_read_every_page_in_the_language_of_their_browser() {
    let table = Table::set();
    let mut browser = table.site.browser();
    let paths = [
        "/",
        "/lobby",
        "/login",
        "/register",
        "/forgot",
        "/confirm/guess",
        "/address/guess",
        "/reset/guess",
        "/emails",
        "/nope",
    ];
    assert_translated(&mut browser, &paths, |browser, tag| browser.accept_language = Some(tag));
}

#[test]
fn players_read_every_page_in_their_language() {
    let mut table = Table::set();
    let offer = table.white.get("/challenges/new");
    table.white.submit(&offer, "main form", &[("opponent", "Bruno"), ("en_passant", "off")]);
    let paths = [
        "/account",
        "/account/notifications",
        "/account/close",
        "/vacation",
        "/lobby",
        "/challenges/new",
        "/challenges/2",
        "/players/Wilma/report",
        "/games/99",
    ];
    // Their browser says something else.
    table.black.accept_language = Some("nl, en");
    assert_translated(&mut table.black, &paths, |browser, tag| {
        choose(browser, "/lobby", &[("language", tag)]);
    });
}

#[test]
fn administrators_read_the_desk_in_their_language() {
    let table = Table::set();
    let mut chief = table.site.administrator("Ada");
    let paths = [
        "/admin",
        "/admin/games",
        "/admin/players",
        "/admin/players/1",
        "/admin/reports",
        "/admin/emails",
        "/admin/announcements",
        "/admin/settings",
        "/admin/audit",
        "/admin/health",
    ];
    assert_translated(&mut chief, &paths, |browser, tag| {
        choose(browser, "/lobby", &[("language", tag)]);
    });
}

#[test]
fn what_the_account_says_comes_before_the_browser() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    anna.accept_language = Some("fr");
    let form = "form[action='/account/preferences']";
    let page = anna.get("/account");
    // It was registered in English.
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("en"));
    let fields =
        [("language", "de"), ("theme", "dark"), ("board", "wood"), ("localized_pieces", "yes")];
    let page = anna.submit(&page, form, &fields);
    page.assert_says("Deine Einstellungen wurden gespeichert.");
    assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("dark"));
    assert_eq!(page.attribute("html", "data-board").as_deref(), Some("wood"));
    assert!(page.has("input[name=localized_pieces][checked]"));
    assert!(page.has("main option[value=de][selected]"));
    // On another browser too, and whatever stands in its cookie.
    let mut other = site.browser();
    other.cookies.insert("zugpost_appearance".into(), "es.light.green".into());
    let page = other.log_in("Anna", PASSWORD);
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("de"));
    // A form that says nothing of it leaves it.
    let csrf = anna.csrf();
    anna.post("/account/preferences", &[("csrf", &csrf), ("time_zone", "UTC")]);
    assert_eq!(anna.get("/account").attribute("html", "lang").as_deref(), Some("de"));
    let page = choose(&mut anna, "/vacation?notice=leave", &[("language", "browser")]);
    assert_eq!(page.path, "/vacation?notice=leave");
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("fr"));
    assert!(!anna.cookies.contains_key("zugpost_appearance"), "it is in the account");
    let answer = anna.post_once(
        "/account/preferences",
        &[("csrf", &csrf), ("time_zone", "UTC"), ("language", "nl")],
    );
    assert_eq!(answer.status, 400);
}

#[test]
fn visitors_keep_their_choice_in_a_cookie() {
    let site = Site::start();
    let mut browser = site.browser();
    browser.accept_language = Some("fr");
    let fields = [("language", "es"), ("theme", "light"), ("board", "wood")];
    let page = choose(&mut browser, "/lobby", &fields);
    assert_eq!(page.path, "/lobby");
    assert_eq!(browser.cookies["zugpost_appearance"], "es.light.wood");
    for path in ["/", "/login", "/nope"] {
        let page = browser.get_once(path);
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("es"), "{path}");
        assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("light"), "{path}");
        assert_eq!(page.attribute("html", "data-board").as_deref(), Some("wood"), "{path}");
    }
    assert!(browser.get("/").has("footer option[value=light][selected]"));
    let csrf = browser.csrf();
    let fields =
        [("csrf", csrf.as_str()), ("language", "de"), ("theme", "dark"), ("board", "green")];
    let answer = browser.post_once("/appearance", &fields);
    let cookie = &answer.headers["set-cookie"];
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
}

#[test]
fn a_cookie_that_somebody_made_up_says_nothing() {
    let site = Site::start();
    for value in ["de", "de.dark", "nl.dark.wood", "de.dark.wood.x", "\"><b>", "..", "%00.x.y"] {
        let mut browser = site.browser();
        browser.accept_language = Some("fr");
        browser.cookies.insert("zugpost_appearance".into(), value.into());
        let page = browser.get("/login");
        assert_eq!(page.status, 200, "{value}");
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("fr"), "{value}");
        assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("system"), "{value}");
    }
}

#[test]
fn the_form_leads_to_no_other_site_and_takes_no_other_choice() {
    let site = Site::start();
    let mut browser = site.browser();
    let csrf = browser.csrf();
    let mut send = |back: &str, theme: &str, csrf: &str| {
        let fields = [
            ("csrf", csrf),
            ("language", "de"),
            ("theme", theme),
            ("board", "wood"),
            ("back", back),
        ];
        browser.post_once("/appearance", &fields)
    };
    for (back, to) in [
        ("/lobby?x=1", "/lobby?x=1"),
        ("", "/"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example/", "/"),
        ("/\r\nx: y", "/"),
    ] {
        let answer = send(back, "dark", &csrf);
        assert_eq!((answer.status, answer.headers["location"].as_str()), (303, to), "{back}");
    }
    let answer = send("/", "purple", &csrf);
    assert_eq!(answer.status, 400);
    assert!(!answer.headers.contains_key("set-cookie"));
    assert_eq!(send("/", "dark", "guess").status, 403);
}

#[test]
fn errors_are_told_in_the_language_of_whoever_asked() {
    let site = Site::start();
    let mut browser = site.browser();
    browser.accept_language = Some("de-AT, en;q=0.5");
    let page = browser.get("/nope");
    assert_eq!(page.status, 404);
    page.assert_says("Seite nicht gefunden");
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("de"));
    let page = browser.post_once("/login", &[("login", "Anna")]);
    assert_eq!(page.status, 403);
    page.assert_says("Dieses Formular ist abgelaufen");
    let page = browser.post_raw("/login", "text/plain", b"x");
    assert_eq!(page.status, 415);
    page.assert_says("Ungültige Anfrage");
    // Too much is refused before anybody asks whose it is.
    let much = vec![b'x'; 330_000];
    let page = browser.post_raw("/login", "application/x-www-form-urlencoded", &much);
    assert_eq!(page.status, 413);
    page.assert_says("Zu viele Daten");
}

#[test]
fn a_new_account_reads_on_in_the_language_of_its_form() {
    let site = Site::start();
    let mut browser = site.browser();
    browser.accept_language = Some("de");
    let page = browser.get("/register");
    let page = browser.submit(&page, "main form", &[("name", "9"), ("password", "kurz")]);
    page.assert_says("Der Benutzername muss 2 bis 30 Zeichen haben.");
    page.assert_says("Das Passwort muss mindestens 8 Zeichen haben.");
    page.assert_says("Die beiden Passwörter stimmen nicht überein.");
    site.register(&mut browser, "Anna");
    let page = browser.get(&site.email_to(&address_of("Anna")).link());
    browser.submit(&page, "main form", &[]);
    let mut elsewhere = site.browser();
    elsewhere.accept_language = Some("en");
    let page = elsewhere.log_in("Anna", PASSWORD);
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("de"));
}

#[test]
fn one_and_many_differ_and_days_stand_as_usual() {
    let mut table = Table::set();
    choose(&mut table.white, "/", &[("language", "de")]);
    table.white.get("/account/close").assert_says("und 1 Partie aufgeben");
    let page = table.white.get("/challenges/new");
    assert_eq!(page.all("#days option[selected]"), ["3 Tage"]);
    let fields = [("opponent", "Bruno"), ("days", "1 Tag 12 Stunden")];
    let page = table.white.submit(&page, "main form", &fields);
    page.assert_says("1 Tag 12 Stunden pro Zug");
    page.assert_says("Läuft ab 4. Dez. 2026");
    // The opponent reads the same in another language.
    let page = table.black.get("/challenges/2");
    page.assert_says("1 day 12 hours per move");
    page.assert_says("Expires 4 Dec 2026");
    table.black.submit(&page, "form[action$=accept]", &[]);
    table.white.get("/account/close").assert_says("und 2 Partien aufgeben");
    let page = table.white.get("/vacation");
    let page = table.white.submit(&page, "form[action='/vacation']", &[("until", "2026-11-20")]);
    page.assert_says("Dein Urlaub muss mindestens einen ganzen Tag dauern.");
    let page = table.white.submit(&page, "form[action='/vacation']", &[("until", "2026-11-22")]);
    page.assert_says("Dein Urlaub ist eingetragen.");
    page.assert_says("Du bist im Urlaub bis Mo., 23. Nov. 2026, 00:00 CET.");
    page.assert_says("00:00 CET. 3 Tage");
    page.assert_says("November 2026");
}

/// Names and messages that the site makes itself.
#[test]
fn what_stands_in_place_of_a_name_or_a_message_is_in_the_readers_language() {
    let mut table = Table::set();
    choose(&mut table.black, "/", &[("language", "de")]);
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let page = table.white.get(&table.game);
    table.white.submit(&page, "form[action$=rematch]", &[]);
    let offer = table.black.get(&table.site.email_to("bruno@example.org").link());
    offer.assert_says("Revanche?");
    let page = table.white.get("/account/close");
    table.white.submit(&page, "main form", &[("password", PASSWORD)]);
    let page = table.black.get(&table.game);
    page.assert_says("geschlossenes Konto");
    for page in [page, table.black.get("/games/1/log")] {
        assert!(!page.text().contains("closed account"), "{}", page.text());
    }
    let page = table.black.get(&table.game);
    assert!(page.all("a[href*='closed']").is_empty(), "no link to nobody");
    table.black.get("/games").assert_says("geschlossenes Konto");
    let pgn = table.black.get("/games/1.pgn");
    assert!(pgn.html.contains("[White \"closed account\"]"), "a PGN is for programs: {}", pgn.html);
}
