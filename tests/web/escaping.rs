//! What is typed stays text: in every field, on every page, in every email and every PGN.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use scraper::{ElementRef, Selector};

use super::{
    every_button::PAGES,
    every_text_field::{Browsers, write_everywhere},
};
use crate::{
    admin::matrix::pages,
    support::{
        Browser, Page, Site,
        browser::{FieldKind, form_fields},
        files::{files_below, in_repository},
        is_full, sample, seeded,
    },
};

/// What is typed: signs that mean something in HTML, in attributes, in PGN and in JSON.
const TYPED: &str = "zq<script>\"'&zq;";

/// Pages of one kind that each reader opens.
const PAGES_OF_A_KIND: usize = 2;

/// What answers whether it fits into a page, and is no page.
const NO_PAGES: [&str; 7] = ["/static/", "/live/", "/logout", ".fen", ".ics", ".txt", ".csv"];

/// Pages beside those of the list of routes.
const MORE_PAGES: [&str; 7] = [
    "/games/1?move=Nf3",
    "/games/2",
    "/games/1/analysis?line=g1f3.b8c6",
    "/games/1/analysis?line=g1f3",
    "/challenges/1",
    "/tournaments/2",
    "/tournaments/3/direct",
];

fn selector(text: &str) -> Selector {
    Selector::parse(text).expect("a selector")
}

/// Returns the pieces of a document in which what was typed became more than text. That a document
/// has no fault is asserted of each page that a test sees ([`Browser`]).
fn raw(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    for sign in ["zq<s", "<script>", "script&#62;\"", "&#34;'", "&zq;", "&#39;&zq"] {
        for (at, _) in html.match_indices(sign) {
            found.push(html[at..].chars().take(60).collect());
        }
    }
    found
}

/// Asserts that a page shows what was typed as text. Returns whether it does show it, but for the
/// name of the site.
#[track_caller]
fn assert_text(page: &Page) -> bool {
    assert!(page.status < 500, "{}: {}", page.path, page.status);
    let kind = page.headers.get("content-type").map_or("", String::as_str);
    if !kind.starts_with("text/html") {
        return false;
    }
    let raw = raw(&page.html);
    assert!(raw.is_empty(), "{}: {raw:?}", page.path);
    assert!(!page.has("script:not([src])"), "{}", page.path);
    page.all("main").iter().any(|text| text.contains(TYPED))
}

/// Asserts that each tag of a PGN is one.
fn assert_pgn(pgn: &str) {
    let tags: Vec<&str> = pgn.lines().filter(|line| line.starts_with('[')).collect();
    assert!(tags.len() >= 7, "{pgn}");
    for tag in tags {
        let value = tag.split_once(" \"").and_then(|(_, rest)| rest.strip_suffix("\"]"));
        let value = value.unwrap_or_else(|| panic!("{tag}"));
        assert!(!value.replace("\\\\", "").replace("\\\"", "").contains('"'), "{tag}");
    }
}

/// What is sent with a form of a page, all that is typed in it filled in.
struct FormSubmission {
    action: String,
    is_post: bool,
    fields: Vec<(String, String)>,
    typed: Vec<String>,
}

impl FormSubmission {
    /// Fills what somebody types, and leaves the rest as it stands. `None` if there is nothing to type.
    fn fill(page: &Page, form: ElementRef<'_>, text: &str) -> Option<FormSubmission> {
        let path = page.path.split(['?', '#']).next().unwrap_or_default();
        let action = form.value().attr("action").unwrap_or(path).to_owned();
        let is_post = form.value().attr("method") == Some("post");
        let (mut fields, mut typed) = (Vec::new(), Vec::new());
        for field in form_fields(page, form, false) {
            let is_known = fields.iter().any(|(known, _)| *known == field.name);
            match field.kind {
                // One button is pressed.
                FieldKind::Button if is_known => {}
                FieldKind::Button | FieldKind::Given => fields.push((field.name, field.content)),
                FieldKind::Typed => {
                    typed.push(field.name.clone());
                    fields.push((field.name, text.to_owned()));
                }
            }
        }
        (!typed.is_empty()).then_some(FormSubmission { action, is_post, fields, typed })
    }

    fn send(&self, browser: &mut Browser) -> Page {
        let pairs: Vec<(&str, &str)> =
            self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        if self.is_post {
            return browser.post(&self.action, &pairs);
        }
        let query = serde_urlencoded::to_string(&pairs).expect("a query");
        browser.get(&format!("{}?{query}", self.action))
    }
}

/// The forms that were sent.
#[derive(Default)]
struct SentForms {
    /// The action without digits, and the fields in which something was typed.
    kinds: BTreeSet<(String, Vec<String>)>,
    /// How many came back with what was typed in a field.
    came_back: usize,
}

impl SentForms {
    /// Sends the forms of a page, all that is typed in them filled in; each kind once, or always in the
    /// full run.
    fn send_all(&mut self, browser: &mut Browser, page: &Page) {
        for form in page.document().select(&selector("form")) {
            let Some(form) = FormSubmission::fill(page, form, TYPED) else { continue };
            let action = form.action.chars().filter(|c| !c.is_ascii_digit()).collect();
            let is_new = self.kinds.insert((action, form.typed.clone()));
            if !is_new && !is_full() {
                continue;
            }
            let answer = form.send(browser);
            assert_text(&answer);
            let fields = [answer.attributes("input", "value"), answer.all("textarea")].concat();
            let has_typed = fields.iter().any(|content| content.contains(TYPED));
            self.came_back += usize::from(answer.status == 422 && has_typed);
        }
    }

    fn fields(&self) -> BTreeSet<String> {
        self.kinds.iter().flat_map(|(_, typed)| typed).cloned().collect()
    }
}

/// Opens all pages that links lead to, a few of each kind, and returns how many show what was typed.
/// `sent`: their forms are sent as well.
fn read_all(browser: &mut Browser, mut sent: Option<&mut SentForms>) -> usize {
    let listed = pages().into_iter().map(|(_, address)| address);
    let mut waiting: VecDeque<String> =
        MORE_PAGES.into_iter().chain(listed).map(str::to_owned).collect();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut shown = 0;
    while let Some(path) = waiting.pop_front() {
        let kind = path.split(['?', '#']).next().unwrap_or_default();
        let kind: String = kind.chars().filter(|c| !c.is_ascii_digit()).collect();
        let count = counts.entry(kind).or_default();
        if *count >= PAGES_OF_A_KIND || NO_PAGES.iter().any(|one| path.contains(one)) {
            continue;
        }
        *count += 1;
        let page = browser.get(&path);
        if path.ends_with(".pgn") {
            if page.status == 200 && page.html.contains('[') {
                assert_pgn(&page.html);
            }
            continue;
        }
        shown += usize::from(assert_text(&page));
        let links = page.attributes("a[href^='/']", "href");
        waiting.extend(links.into_iter().filter(|link| !link.starts_with("//")));
        if let Some(sent) = &mut sent {
            sent.send_all(browser, &page);
        }
    }
    shown
}

/// Returns the names of all fields of templates in which something is typed.
fn fields_of_templates() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for path in files_below(&in_repository("templates"), &["html"]) {
        let text = std::fs::read_to_string(&path).expect("a template");
        for tag in ["<input ", "<textarea "] {
            for (at, _) in text.match_indices(tag) {
                let inside = text[at..].split('>').next().unwrap_or_default();
                let attribute = |name: &str| {
                    let (_, rest) = inside.split_once(&format!(" {name}=\""))?;
                    rest.split('"').next()
                };
                let kind = attribute("type").unwrap_or_default();
                let Some(name) = attribute("name").filter(|name| !name.contains("{{")) else {
                    continue;
                };
                if !["hidden", "checkbox", "radio"].contains(&kind) {
                    names.insert(name.to_owned());
                }
            }
        }
    }
    names
}

#[test]
fn what_is_typed_is_text_on_every_page_in_every_email_and_every_pgn() {
    let site = Site::with(&[("MAIL_DOMAIN", "reply.example.org")]);
    let mut browsers: Browsers = write_everywhere(&site, TYPED, TYPED);
    // Who reads what the others have written: a visitor, a player, an administrator, and somebody else.
    let others = [2, 3, 4, 6];
    let more = if is_full() { others.as_slice() } else { &others[seeded(4)..][..1] };
    for index in [0, 1, 5].iter().chain(more) {
        let shown = read_all(&mut browsers[*index], None);
        assert!(shown >= 5, "{shown} pages of reader {index}");
    }
    let emails = site.emails();
    let mut quoted = 0;
    for email in &emails {
        assert_eq!(raw(&email.html), [""; 0], "{}", email.html);
        quoted += usize::from(email.html.contains("zq&#60;script&#62;"));
    }
    assert!(quoted > 15, "{quoted} of {}", emails.len());
    // A tournament is an event of its games.
    let pgn = browsers[1].get("/tournaments/1.pgn").html;
    assert!(pgn.contains("[Event \"zq<script>\\\"'&zq;"), "{pgn}");
    assert_pgn(&pgn);
    assert_pgn(&browsers[1].get("/games/1.pgn?mine=1").html);
    assert_pgn(&browsers[1].get("/games.pgn").html);
}

#[test]
fn a_form_that_comes_back_shows_what_was_typed_as_text() {
    let site = Site::start();
    let mut browsers: Browsers = write_everywhere(&site, TYPED, "Cup");
    let mut sent = SentForms::default();
    // The administrator, who shuts others out, is the last.
    for index in [0, 1, 2, 3, 6, 4, 5] {
        read_all(&mut browsers[index], Some(&mut sent));
    }
    for (_, prepare) in sample(PAGES, 4) {
        let mut prepared = prepare();
        sent.send_all(&mut prepared.browser, &prepared.page);
    }
    println!("{} of {} kinds came back", sent.came_back, sent.kinds.len());
    assert!(sent.came_back > 12, "{} of {:#?}", sent.came_back, sent.kinds);
    if is_full() {
        let missing: Vec<String> =
            fields_of_templates().difference(&sent.fields()).cloned().collect();
        assert_eq!(missing, [""; 0], "nothing was typed there");
    }
}
