//! Nothing was forgotten: every page there is, in German, without a word of English.

use zugpost::chess::Variant;

use crate::{
    admin::matrix::{Stage, pages, send},
    support::{Browser, Page},
};

/// Words that hardly any English sentence does without, and no German one has.
const TELL_TALE: [&str; 41] = [
    "the",
    "your",
    "you",
    "is",
    "and",
    "of",
    "to",
    "for",
    "with",
    "not",
    "by",
    "has",
    "have",
    "are",
    "can",
    "this",
    "that",
    "it",
    "from",
    "be",
    "nothing",
    "moves",
    "game",
    "games",
    "White",
    "Black",
    "draw",
    "won",
    "lost",
    "after",
    "half-moves",
    "left",
    "days",
    "letter",
    "letters",
    "email",
    "emails",
    "vacation",
    "conditional",
    "administrator",
    "made",
];

/// What stands here is for the author of a new page, or for programs, or was written to people
/// in the language that they had then.
const NOT_FOR_READERS: [&str; 3] = ["/about/style", "/live/", "/emails"];

/// What people typed, where it stands inside of a sentence.
const TYPED: [&str; 1] = ["We agreed by telephone."];

/// Attributes that a screen reader speaks or a reader sees.
const READ: [&str; 8] = [
    "aria-label",
    "alt",
    "title",
    "placeholder",
    "data-label",
    "data-texts",
    "data-announcement",
    "content",
];

/// Returns the words of a page, with those of its attributes.
fn words(page: &Page) -> Vec<String> {
    let mut text = page.all("title, body").join(" ");
    for attribute in READ {
        for (at, found) in page.html.match_indices(&format!(" {attribute}=\"")) {
            let rest = &page.html[at + found.len()..];
            text.push(' ');
            text.push_str(rest.split('"').next().unwrap_or_default());
        }
    }
    // What people typed stays as it is, and so do names of places.
    for typed in page.all(".user-text, textarea, code, [lang=en], [name=time_zone], [name=country]")
    {
        text = text.replacen(&typed, " ", 1);
    }
    // Variants have the same name in every language.
    for variant in Variant::ALL {
        text = text.replace(variant.rules().name, " ");
    }
    for typed in TYPED {
        text = text.replace(typed, " ");
    }
    text.split(|c: char| !(c.is_alphanumeric() || c == '-')).map(str::to_owned).collect()
}

/// Returns the tell-tale words of a page, each with those around it.
fn english(page: &Page) -> Vec<String> {
    let words = words(page);
    let around = |at: usize| {
        let near = &words[at.saturating_sub(4)..(at + 5).min(words.len())];
        format!("{}: {}", page.path, near.join(" "))
    };
    let found = words.iter().enumerate().filter(|(_, word)| TELL_TALE.contains(&word.as_str()));
    found.map(|(at, _)| around(at)).collect()
}

fn read_german(browser: &mut Browser) {
    browser.accept_language = Some("de");
    let page = browser.get("/lobby");
    browser.submit(&page, "form[action='/appearance']", &[("language", "de")]);
}

#[test]
fn every_page_is_german_for_whoever_reads_german() {
    let mut stage = Stage::set();
    stage.browsers.iter_mut().for_each(read_german);
    let mut found = Vec::new();
    for (role, address) in pages() {
        if !NOT_FOR_READERS.iter().any(|one| address.starts_with(one)) {
            let page = stage.browsers[role].get_once(address);
            // Some only lead elsewhere.
            if page.status == 303 {
                continue;
            }
            assert_eq!(page.attribute("html", "lang").as_deref(), Some("de"), "{address}");
            found.extend(english(&page));
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn what_is_refused_and_done_at_the_desk_is_german_too() {
    let mut stage = Stage::set();
    stage.browsers.iter_mut().for_each(read_german);
    let ada = &mut stage.browsers[5];
    let mut found = Vec::new();
    for (path, fields) in [
        ("/admin/players/4", &[("action", "suspend"), ("reason", "")] as &[(&str, &str)]),
        ("/admin/players/4", &[("action", "suspend"), ("reason", "Grob")]),
        ("/admin/players/4", &[("action", "reset")]),
        ("/admin/players/4", &[("action", "restore")]),
        ("/admin/players/4", &[("action", "restore")]),
        ("/admin/players/4", &[("action", "verify")]),
        ("/admin/players/4", &[("action", "grant_arbiter")]),
        ("/admin/players/4", &[("action", "take_arbiter")]),
        ("/admin/players/4", &[("action", "end_sessions")]),
        ("/admin/players/4", &[("action", "close"), ("name", "x"), ("reason", "Grob")]),
        ("/admin/players/5", &[("action", "take_admin")]),
        ("/admin/reports", &[("report", "1"), ("answer", "")]),
        ("/admin/reports", &[("report", "1"), ("answer", "Geklärt.")]),
        ("/admin/announcements", &[("action", "announce"), ("text", ""), ("days", "7")]),
        ("/admin/announcements", &[("action", "announce"), ("text", "Hallo."), ("days", "70")]),
        ("/admin/announcements", &[("action", "announce"), ("text", "Hallo."), ("days", "7")]),
        ("/admin/settings", &[("action", "invite"), ("note", "Otto"), ("form_key", "x")]),
        ("/admin/settings", &[("action", "save"), ("vacation_days", "many")]),
        ("/admin/games/2/adjudicate", &[("adjudication", "draw"), ("reason", "")]),
        (
            "/admin/games/2/adjudicate",
            &[("adjudication", "draw"), ("reason", "Gut"), ("version", "1")],
        ),
        (
            "/admin/games/2/adjudicate",
            &[("adjudication", "draw"), ("reason", "Gut"), ("version", "99")],
        ),
    ] {
        let page = send(ada, path, fields);
        assert!([200, 303, 409, 422].contains(&page.status), "{path} {fields:?}: {}", page.status);
        found.extend(english(&page));
    }
    for path in ["/admin", "/admin/games", "/admin/games/2", "/admin/audit", "/admin/players/4"] {
        found.extend(english(&ada.get(path)));
    }
    for path in ["/games", "/games/2", "/games/2/log", "/games/finished", "/players/Wilma"] {
        found.extend(english(&stage.browsers[1].get(path)));
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
