//! Without a script: each button that sends the form with all that is typed on the page of a game, on
//! each page that has it. Whatever it does, what is typed in the other forms stays.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use scraper::{ElementRef, Selector};
use zugpost::{game::clock::TimeControl, tournament::terms::StartRule};

use super::{Table, play, send_delay, start};
use crate::{
    admin::{adjudications, claims},
    support::{Browser, Page, Site, sample, site::PASSWORD},
    tournaments::{Event, ROUND_ROBIN, terms},
};

/// A page of a game, and who looks at it.
pub struct OpenedPage {
    /// It answers as long as there is somebody who holds it.
    _site: Site,
    pub browser: Browser,
    pub page: Page,
}

impl OpenedPage {
    fn of_white(table: Table, address: &str) -> OpenedPage {
        OpenedPage::of(table.site, table.white, address)
    }

    fn of_black(table: Table, address: &str) -> OpenedPage {
        OpenedPage::of(table.site, table.black, address)
    }

    fn of(site: Site, mut browser: Browser, address: &str) -> OpenedPage {
        let page = browser.get(address);
        OpenedPage { _site: site, browser, page }
    }
}

const GAME: &str = "/games/1";

fn after(moves: &[&str]) -> Table {
    let mut table = Table::set();
    table.play(moves);
    table
}

/// White has conditional moves for a reply that did not come.
fn with_inactive_lines() -> Table {
    let mut table = after(&["d4"]);
    let page = table.white.get(GAME);
    let lines = [("lines", "1...Nf6 2.c4 g6 3.Nc3"), ("action", "replace")];
    table.white.submit(&page, "#conditional-moves form", &lines);
    play(&mut table.black, GAME, "g6");
    table
}

fn draw_and_takeback_wanted() -> OpenedPage {
    let mut table = after(&["e4", "e5"]);
    for button in ["[formaction$='draw?action=offer']", "[formaction$='takeback?action=ask']"] {
        let page = table.black.get(GAME);
        table.black.press(&page, button, &[]);
    }
    OpenedPage::of_white(table, GAME)
}

fn proposed_line() -> OpenedPage {
    let mut table = after(&["d4", "d5"]);
    let page = table.white.get("/games/1?move=c4");
    let line = [("propose", "2...e6 3.Nc3"), ("with", "lines")];
    table.white.submit(&page, ".confirm form", &line);
    OpenedPage::of_black(table, GAME)
}

fn out_of_time() -> OpenedPage {
    let mut table = Table::with(&[("timeout_rule", "claimed")]);
    table.play(&["e4", "e5", "Nf3"]);
    table.site.advance(TimeDelta::days(5));
    table.white.log_in("Wilma", PASSWORD);
    OpenedPage::of_white(table, GAME)
}

fn silent_opponent() -> OpenedPage {
    let mut table = Table::with(&[("control", "unlimited")]);
    claims::somebody_rules(&table.site);
    table.play(&["e4", "e5"]);
    table.site.advance(TimeDelta::days(31));
    table.black.log_in("Bruno", PASSWORD);
    OpenedPage::of_black(table, GAME)
}

/// A decision that can be appealed.
fn decided() -> OpenedPage {
    let table = claims::waiting();
    let mut chief = table.site.administrator("Chief");
    table.site.advance(TimeDelta::hours(1));
    adjudications::rule(&mut chief, "draw", "So it is.");
    OpenedPage::of_black(table, GAME)
}

fn resigned() -> Table {
    let mut table = after(&["e4", "e5", "Nf3", "Nc6"]);
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "form[action$='/resign']", &[]);
    table
}

fn rematch_offered() -> OpenedPage {
    let mut table = resigned();
    let page = table.white.get(GAME);
    table.white.submit(&page, "form[action$='/rematch']", &[]);
    OpenedPage::of_black(table, GAME)
}

/// The time for play of a tournament is over before the game is.
fn stopped() -> OpenedPage {
    let mut terms = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
    terms.games.control = TimeControl::PerMove { time: TimeDelta::days(200) };
    let mut event = Event::announce(terms.clone());
    // The first only made the site: times are counted from its clock.
    terms.ends_at = Some(event.site.now() + TimeDelta::days(40));
    event.announce_another(terms);
    event.enter(3);
    event.site.run_jobs();
    let (game, white, black) = event.games()[0];
    let path = format!("/games/{game}");
    play(&mut event.players[white], &path, "e4");
    play(&mut event.players[black], &path, "e5");
    event.site.advance(TimeDelta::days(40));
    event.site.run_jobs();
    let mut browser = event.players.swap_remove(white);
    browser.log_in(&format!("P{}", white + 1), PASSWORD);
    OpenedPage::of(event.site, browser, &path)
}

pub type OpenPage = fn() -> OpenedPage;

/// Every page that has a button of its own.
pub const PAGES: [(&str, OpenPage); 19] = [
    ("own turn", || OpenedPage::of_white(after(&["e4", "e5"]), GAME)),
    ("a move waits", || OpenedPage::of_white(after(&["e4", "e5"]), "/games/1?move=Nf3&lines=")),
    ("own turn, inactive lines", || OpenedPage::of_white(with_inactive_lines(), GAME)),
    ("own turn, and in another game", || {
        let mut table = after(&["e4", "e5"]);
        start(&mut table.white, &mut table.black, &[]);
        OpenedPage::of_white(table, GAME)
    }),
    ("opponent's turn", || OpenedPage::of_white(after(&["e4", "e5", "Nf3"]), GAME)),
    ("opponent's turn, lines that can come again", || {
        let mut table = with_inactive_lines();
        play(&mut table.white, GAME, "c4");
        OpenedPage::of_white(table, GAME)
    }),
    ("offers", draw_and_takeback_wanted),
    ("proposed line", proposed_line),
    ("out of time", out_of_time),
    ("silent opponent", silent_opponent),
    ("a draw to be claimed", || {
        OpenedPage::of_white(after(&["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2)), GAME)
    }),
    ("own claim", || OpenedPage::of_white(claims::waiting(), GAME)),
    ("opponent's claim", || OpenedPage::of_black(claims::waiting(), GAME)),
    ("decided", decided),
    ("play was stopped", stopped),
    ("a move that waits", || {
        let mut table = Table::set();
        send_delay::choose(&mut table.white, "600");
        play(&mut table.white, GAME, "e4");
        OpenedPage::of_white(table, GAME)
    }),
    ("over", || OpenedPage::of_white(resigned(), GAME)),
    ("rematch offered by oneself", || {
        let mut table = resigned();
        let page = table.white.get(GAME);
        table.white.submit(&page, "form[action$='/rematch']", &[]);
        OpenedPage::of_white(table, GAME)
    }),
    ("rematch offered", rematch_offered),
];

/// All that such buttons do.
const DEEDS: [&str; 16] = [
    "appeal",
    "claim",
    "claim/answer",
    "conditional-moves",
    "draw",
    "messages",
    "notes",
    "proposed-line",
    "recall",
    "rematch",
    "result",
    "safety-move",
    "skip",
    "takeback",
    "time",
    "timeout",
];

/// Returns the buttons that send the form of the page somewhere else, as selectors.
fn buttons(page: &Page) -> Vec<String> {
    let selector = Selector::parse("main [formaction]").expect("a selector");
    let of = |button: ElementRef<'_>| {
        let said = ["formaction", "name", "value"].into_iter().filter_map(|name| {
            let value = button.value().attr(name)?;
            Some(format!("[{name}='{value}']"))
        });
        said.collect()
    };
    page.document().select(&selector).map(of).collect()
}

/// Returns what a button does: the last part of its address.
fn deed(button: &str) -> String {
    let address = button.split('\'').nth(1).unwrap_or_default();
    let address = address.split('?').next().unwrap_or_default();
    address.split('/').skip(3).collect::<Vec<_>>().join("/")
}

#[test]
fn every_button_of_every_page_keeps_what_is_typed_in_other_forms() {
    let mut deeds = BTreeSet::new();
    let mut lost = Vec::new();
    for (name, open) in PAGES {
        let mut opened = Some(open());
        let buttons = opened.as_ref().map(|opened| buttons(&opened.page)).unwrap_or_default();
        assert!(!buttons.is_empty(), "{name}");
        deeds.extend(buttons.iter().map(|button| deed(button)));
        // At least one of each page.
        for button in sample(&buttons, buttons.len().min(5)) {
            let OpenedPage { _site, mut browser, page } = opened.take().unwrap_or_else(open);
            let fields = page.attributes("main textarea", "name");
            assert!(fields.contains(&"note".to_owned()), "{name}");
            let typed: Vec<(String, String)> = fields
                .into_iter()
                .map(|field| (field.clone(), format!("Words of the {field}.")))
                .collect();
            let sent: Vec<_> = typed.iter().map(|(f, text)| (f.as_str(), text.as_str())).collect();
            let page = browser.press(&page, button, &sent);
            let shown = [page.all("main textarea"), page.all("main .user-text")].concat();
            for (field, text) in &typed {
                // It went with a claim that needed no words.
                if field == "statement" && button.as_str() == "[formaction='/games/1/claim']" {
                    continue;
                }
                if page.status >= 500 || !shown.iter().any(|one| one.contains(text)) {
                    lost.push(format!("{name}, {button}: {field} ({})", page.status));
                }
            }
        }
    }
    assert!(lost.is_empty(), "\n{}", lost.join("\n"));
    assert_eq!(deeds, DEEDS.map(str::to_owned).into());
}

#[test]
fn a_claim_that_the_page_offers_leaves_the_typed_one_as_it_is() {
    let offer = "[formaction*=offered_ground]";
    let typed = [("ground", "other"), ("claim_move", "Nc3"), ("statement", "By telephone.")];
    // Not taken: the position has changed.
    let mut table = after(&["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2));
    let old = table.white.get(GAME);
    table.play(&["e4", "e5"]);
    let page = table.white.press(&old, offer, &typed);
    assert_eq!((page.status, page.has(".errors")), (409, true), "{}", page.text());
    assert_eq!(page.all("#claim-statement"), ["By telephone."]);
    assert_eq!(page.attribute("#claim-move", "value").as_deref(), Some("Nc3"));
    assert_eq!(page.attribute("#claim-ground option[selected]", "value").as_deref(), Some("other"));
    // Taken.
    let mut table = after(&["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2));
    let page = table.white.get(GAME);
    let page = table.white.press(&page, offer, &typed);
    page.assert_says("Draw by repetition");
    assert_eq!(page.all(".unsent .user-text"), ["By telephone."]);
}
