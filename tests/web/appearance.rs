//! What is chosen on the page of the appearance, and what comes of it on other pages.

use std::collections::BTreeSet;

use super::Table;
use crate::support::{Browser, Page, Site, site::PASSWORD};

const ALL: [(&str, &str); 8] = [
    ("theme", "dark"),
    ("board", "sea"),
    ("pieces", "discs"),
    ("coordinates", "outside"),
    ("sound", "yes"),
    ("haptics", "yes"),
    ("blindfold", "yes"),
    ("zen", "yes"),
];

/// Returns the piece sets that a page has the browser fetch.
fn piece_sets(page: &Page) -> BTreeSet<String> {
    let found = page.html.split(['"', '#']).filter(|text| text.starts_with("/static/"));
    let names = found.filter_map(|text| text.rsplit('/').next());
    names.filter(|name| name.starts_with("pieces")).map(str::to_owned).collect()
}

#[track_caller]
fn choose(browser: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = browser.get("/appearance");
    browser.submit(&page, "main form", fields)
}

/// Asserts that a page is as in [`ALL`].
#[track_caller]
fn assert_all(page: &Page) {
    for (name, value) in [
        ("data-theme", "dark"),
        ("data-board", "sea"),
        ("data-coordinates", "outside"),
        ("data-blindfold", ""),
        ("data-zen", ""),
    ] {
        assert_eq!(page.attribute("html", name).as_deref(), Some(value), "{}: {name}", page.path);
    }
}

#[test]
fn the_page_shows_each_choice_with_a_small_board() {
    let site = Site::start();
    let mut visitor = site.browser();
    let page = visitor.get("/appearance");
    for (name, words, usual) in [
        ("board", &["green", "wood", "blue", "purple", "gray", "sea"][..], "green"),
        ("pieces", &["classic", "flat", "discs"], "classic"),
        ("coordinates", &["inside", "outside", "off"], "inside"),
    ] {
        let radio = format!("main input[type=radio][name={name}]");
        assert_eq!(page.attributes(&radio, "value"), words);
        assert_eq!(page.attributes(&format!("{radio}[checked]"), "value"), [usual]);
        // It stands in the label of its choice.
        let squares = page.all(&format!("label:has([name={name}]) .preview .square"));
        assert_eq!(squares.len(), 16 * words.len(), "{name}");
    }
    let themes = page.attributes("label:has([name=board]) .preview", "data-board");
    assert_eq!(themes, ["green", "wood", "blue", "purple", "gray", "sea"]);
    let places = page.attributes("label:has([name=coordinates]) .preview", "data-coordinates");
    assert_eq!(places, ["inside", "outside", "off"]);
    assert_eq!(piece_sets(&page).len(), 3, "all sets, to be compared");
    assert!(page.has("main input[name=sound]") && !page.has("main input[type=checkbox][checked]"));
}

#[test]
fn everything_off_is_how_pages_begin() {
    let mut table = Table::set();
    let page = table.white.get("/games/1");
    assert!(!page.has("[data-blindfold], [data-zen], script[data-sound]"));
    assert_eq!(page.attribute("html", "data-coordinates"), None);
    assert_eq!(piece_sets(&page), BTreeSet::from(["pieces.svg".to_owned()]));
}

#[test]
fn choices_are_kept_in_the_account() {
    let mut table = Table::set();
    let page = choose(&mut table.white, &ALL);
    page.assert_says("Your preferences were saved.");
    assert_all(&page);
    assert_eq!(page.all("main input[type=checkbox][checked]").len(), 4);
    assert!(page.has("main input[value=discs][checked]"));
    assert!(!table.white.cookies.contains_key("zugpost_appearance"), "it is in the account");
    // In another browser too.
    let mut other = table.site.browser();
    assert_all(&other.log_in("Wilma", PASSWORD));
    // The forms that say only some of it leave the rest.
    let page = other.get("/lobby");
    assert_all(&other.submit(&page, "footer form", &[("language", "de")]));
    let page = other.get("/account");
    let page = other.submit(&page, "form[action='/account/preferences']", &[]);
    page.assert_says("Deine Einstellungen wurden gespeichert.");
    assert_all(&page);
    // A box that is not ticked is not sent at all.
    let csrf = other.csrf();
    let fields = [("csrf", csrf.as_str()), ("switches", "yes"), ("sound", "yes")];
    assert_eq!(other.post_once("/appearance", &fields).status, 303);
    let page = other.get("/games/1");
    assert!(page.has("script[data-sound=true][data-haptics=false]"));
    assert!(!page.has("[data-blindfold], [data-zen]"));
    assert_eq!(page.attribute("html", "data-coordinates").as_deref(), Some("outside"));
    // The opponent has chosen nothing.
    assert_eq!(
        table.black.get("/games/1").attribute("html", "data-board").as_deref(),
        Some("green")
    );
}

#[test]
fn choices_of_visitors_are_kept_in_a_cookie() {
    let table = Table::set();
    let mut visitor = table.site.browser();
    assert_all(&choose(&mut visitor, &ALL));
    assert_eq!(
        visitor.cookies["zugpost_appearance"],
        "browser.dark.sea.pieces=discs.coordinates=outside.sound=yes.haptics=yes.blindfold=yes.zen=yes"
    );
    for path in ["/", "/games/1", "/learn/castling"] {
        let page = visitor.get(path);
        assert_all(&page);
        assert_eq!(piece_sets(&page), BTreeSet::from(["pieces_discs.svg".to_owned()]), "{path}");
    }
    // The form at the foot says two of them.
    let page = visitor.get("/lobby");
    visitor.submit(&page, "footer form", &[("theme", "light")]);
    assert!(visitor.cookies["zugpost_appearance"].starts_with("browser.light.sea.pieces=discs."));
    // What an older server wrote is read.
    visitor.cookies.insert("zugpost_appearance".into(), "de.dark.wood".into());
    let page = visitor.get("/games/1");
    assert_eq!(page.attribute("html", "data-board").as_deref(), Some("wood"));
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("de"));
}

#[test]
fn what_cannot_be_chosen_is_refused_and_changes_nothing() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    choose(&mut anna, &ALL);
    let csrf = anna.csrf();
    for (name, word) in [
        ("board", "marble"),
        ("pieces", ""),
        ("pieces", "../pieces"),
        ("coordinates", "inside "),
        ("sound", "loud"),
        ("zen", "YES"),
        ("language", "nl"),
    ] {
        let fields = [("csrf", csrf.as_str()), (name, word)];
        assert_eq!(anna.post_once("/appearance", &fields).status, 400, "{name}={word}");
    }
    assert_all(&anna.get("/account"));
}

#[test]
fn only_the_chosen_pieces_are_fetched() {
    let mut table = Table::set();
    table.play(&["e4", "d5", "exd5"]);
    for (word, file) in
        [("classic", "pieces.svg"), ("flat", "pieces_flat.svg"), ("discs", "pieces_discs.svg")]
    {
        choose(&mut table.white, &[("pieces", word)]);
        for path in ["/games/1", "/games/1/analysis", "/games", "/", "/learn", "/players/Bruno"] {
            let page = table.white.get(path);
            assert_eq!(piece_sets(&page), BTreeSet::from([file.to_owned()]), "{path}");
        }
        // Those that the script draws, too.
        let page = table.white.get("/games/1");
        let pieces = page.attribute(".board", "data-pieces").expect("a board");
        assert!(pieces.ends_with(&format!("/{file}")), "{pieces}");
        assert_eq!(table.white.get(&pieces).status, 200);
    }
}

#[test]
fn a_game_is_left_and_entered_in_zen_mode_without_a_script() {
    let mut table = Table::set();
    choose(&mut table.white, &[("board", "blue")]);
    let page = table.white.get("/games/1?ply=0");
    let page = table.white.submit(&page, "form.zen", &[("zen", "yes")]);
    assert_eq!(page.path, "/games/1?ply=0");
    assert!(page.has("html[data-zen][data-board=blue]"));
    let page = table.white.submit(&page, "form.zen", &[("zen", "no")]);
    assert!(!page.has("html[data-zen]") && page.has("html[data-board=blue]"));
    // From the answer to a form, which nobody can ask for again, it leads to the game.
    let page = table.white.submit(&page, "form.typed", &[("move", "Ke5")]);
    assert_eq!(page.status, 422);
    assert_eq!(table.white.submit(&page, "form.zen", &[("zen", "yes")]).path, "/games/1");
}

#[test]
fn a_blindfolded_board_is_still_read_out_and_says_why_it_is_empty() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    choose(&mut table.white, &[("blindfold", "yes")]);
    let page = table.white.get("/games/1");
    assert!(page.has("html[data-blindfold]"));
    page.assert_says("Blindfold: the pieces are hidden.");
    assert!(page.has("main a[href='/appearance']"));
    let label = page.attribute("[data-square=e4]", "aria-label");
    assert_eq!(label.as_deref(), Some("e4, white pawn"));
    let spectator = table.site.browser().get("/games/1");
    assert!(!spectator.text().contains("Blindfold:"));
}
