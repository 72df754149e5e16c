//! Pages that teach cannot say what is not so: they are there in every language, every link leads
//! somewhere, and what diagrams and examples show is what the rules and the game make of them.

mod diagrams;
mod examples;

use std::collections::BTreeSet;

use zugpost::{i18n::Language, web::pages::learn};

use crate::{
    support::{Page, Site},
    web::{Table, play},
};

/// Asks for a page in a language.
pub fn get(site: &Site, path: &str, language: Language) -> Page {
    let mut browser = site.browser();
    browser.accept_language = Some(language.tag());
    browser.get(path)
}

fn paths() -> Vec<String> {
    let topics = learn::topics().map(|topic| format!("/learn/{}", topic.slug));
    std::iter::once("/learn".to_owned()).chain(topics).collect()
}

#[test]
fn every_page_speaks_every_language() {
    let site = Site::start();
    for path in paths() {
        let mut texts = BTreeSet::new();
        for language in Language::ALL {
            let page = get(&site, &path, language);
            let what = format!("{path} in {}", language.tag());
            assert_eq!(page.status, 200, "{what}");
            assert_eq!(page.attribute("html", "lang").as_deref(), Some(language.tag()), "{what}");
            assert_eq!(page.all("h1").len(), 1, "{what}");
            let text = page.all("main").join(" ");
            assert!(!text.contains("learn-"), "{what} shows a key:\n{text}");
            for unfilled in ["{", "}", "<a>", "&#"] {
                assert!(!text.contains(unfilled), "{what} has {unfilled}:\n{text}");
            }
            assert!(page.all("h2, h1").iter().all(|title| !title.is_empty()), "{what}");
            let labels = page.attributes("[aria-label]", "aria-label");
            assert!(labels.iter().all(|label| !label.contains("learn-")), "{what}");
            texts.insert(text);
        }
        assert_eq!(texts.len(), Language::ALL.len(), "{path} says the same in two languages");
    }
}

#[test]
fn every_topic_has_a_diagram_and_they_follow_each_other() {
    let site = Site::start();
    let mut browser = site.browser();
    let index = browser.get("/learn");
    assert_eq!(index.attributes(".chapters a", "href"), paths()[1..]);
    let mut page = browser.click(&index, ".chapters a");
    let mut read = vec![page.path.clone()];
    while page.has("a[rel=next]") {
        assert!(page.has(".diagram .board"), "{}", page.path);
        let before = page.path.clone();
        page = browser.click(&page, "a[rel=next]");
        assert_eq!(page.attribute("a[rel=prev]", "href"), Some(before));
        read.push(page.path.clone());
    }
    assert_eq!(read, paths()[1..]);
    assert_eq!(browser.get("/learn/nothing").status, 404);
}

/// Follows every link to a page that teaches, and finds its anchor.
fn check_links(site: &Site, page: &Page) {
    for href in page.attributes("main a, footer a", "href") {
        let (path, anchor) = href.split_once('#').unwrap_or((&href, ""));
        let path = if path.is_empty() { &page.path } else { path };
        if !path.starts_with('/') || !(path.starts_with("/learn") || page.path.contains("learn")) {
            continue;
        }
        let found = site.browser().get(path);
        assert_eq!(found.status, 200, "{} leads to {href}", page.path);
        let ids = found.attributes("[id]", "id");
        assert!(anchor.is_empty() || ids.iter().any(|id| id == anchor), "{}: {href}", page.path);
    }
}

#[test]
fn every_link_leads_somewhere() {
    let site = Site::start();
    let mut browser = site.browser();
    for path in paths() {
        let page = browser.get(&path);
        check_links(&site, &page);
        let ids = page.attributes("[id]", "id");
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{path} has an id twice");
    }
}

#[test]
fn the_answer_is_linked_where_the_question_arises() {
    let mut table = Table::with(&[("draw_rule", "automatic")]);
    let game = table.game.clone();
    let page = table.white.get(&format!("{game}?move=e4"));
    table.white.submit(&page, ".confirm form", &[("propose", "1...e5 2.Nf3"), ("with", "lines")]);
    let log = format!("{game}/log");
    for (path, leads) in [
        ("/", &["/learn"][..]),
        (
            game.as_str(),
            &[
                "/learn/clocks",
                "/learn/conditional-moves",
                "/learn/game-options",
                "/learn/notation",
                "/learn/proposed-lines",
                "/learn/claims",
            ],
        ),
        (log.as_str(), &["/learn/clocks"]),
        ("/challenges/new", &["/learn/clocks", "/learn/game-options", "/learn/chess960"]),
        ("/vacation", &["/learn/clocks#learn-clocks-vacation"]),
    ] {
        let page = table.black.get(path);
        let found = page.attributes("a", "href");
        for link in leads {
            assert!(found.iter().any(|href| href == link), "{path} has no {link}");
        }
        check_links(&table.site, &page);
    }
    play(&mut table.black, &game, "e5");
    let csrf = table.black.csrf();
    table.black.post(&format!("{game}/resign"), &[("csrf", &csrf)]);
    let page = table.black.get(&game);
    assert!(page.attributes("a", "href").contains(&"/learn/draws".to_owned()), "{}", page.text());
}
