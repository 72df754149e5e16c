//! The form of a new account sent again, as after an outage: it is answered as the first time.

use chrono::TimeDelta;
use zugpost::db::players;

use crate::support::{Browser, Page, Site, site::PASSWORD};

fn register(browser: &mut Browser, email: &str, password: &str) -> Page {
    let form = browser.get("/register");
    let fields = [("name", "Anna"), ("email", email), ("password", password), ("again", password)];
    browser.submit(&form, "main form", &fields)
}

#[test]
fn the_same_form_registers_once_and_is_answered_as_the_first_time() {
    let site = Site::with(&[("TRUST_PROXY", "yes")]);
    let mut anna = site.browser();
    anna.forwarded_for = Some("192.0.2.1");
    let first = register(&mut anna, "anna@example.org", PASSWORD);
    assert_eq!(first.status, 200, "{}", first.text());
    // The answer was lost, and with it the cookie.
    anna.cookies.clear();
    site.advance(TimeDelta::minutes(30));
    let again = register(&mut anna, "anna@example.org", PASSWORD);
    assert_eq!((again.status, again.text()), (200, first.text()));
    assert_eq!(site.emails_to("anna@example.org").len(), 1);

    // What differs is another account, and its name is taken.
    let taken = |page: Page| assert_eq!(page.status, 422, "{}", page.text());
    taken(register(&mut anna, "other@example.org", PASSWORD));
    taken(register(&mut anna, "anna@example.org", "another password"));
    let mut stranger = site.browser();
    stranger.forwarded_for = Some("192.0.2.2");
    taken(register(&mut stranger, "anna@example.org", PASSWORD));

    // The mark is there again: the link logs in.
    let link = site.email_to("anna@example.org").link();
    let page = anna.get(&link);
    let page = anna.submit(&page, "main form", &[]);
    assert!(page.path.starts_with("/lobby"), "{}", page.path);
    // From then on it is an account like any other.
    let mut elsewhere = site.browser();
    elsewhere.forwarded_for = Some("192.0.2.1");
    taken(register(&mut elsewhere, "anna@example.org", PASSWORD));
}

#[test]
fn the_same_form_is_known_for_a_day() {
    let site = Site::start();
    let mut anna = site.browser();
    for (pause, status) in [(0, 200), (23, 200), (1, 422)] {
        site.advance(TimeDelta::hours(pause));
        let page = register(&mut anna, "anna@example.org", PASSWORD);
        assert_eq!(page.status, status, "{}", page.text());
    }
    assert!(site.read(|conn| players::find_by_name(conn, "Anna")).is_some());
    assert_eq!(site.emails_to("anna@example.org").len(), 1);
}
