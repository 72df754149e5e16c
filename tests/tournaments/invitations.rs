//! Invitations stand in the header of every page until they are looked at or cannot be accepted any more.

use zugpost::tournament::terms::StartRule;

use super::{Event, ROUND_ROBIN, terms};
use crate::{
    live::Listener,
    support::{Browser, Page},
};

/// Has the director invite somebody.
fn invite(event: &mut Event, name: &str) {
    act(event, "invite", &[("player", name)]);
}

/// Has the director offer the place of a player to somebody.
fn offer_place_of(event: &mut Event, number: &str, name: &str) {
    act(event, "substitute", &[("number", number), ("player", name), ("text", "He is at sea.")]);
}

fn act(event: &mut Event, deed: &str, fields: &[(&str, &str)]) {
    let page = event.director.get(&format!("{}/direct", event.path()));
    let page = event.director.submit(&page, &format!("form:has([value={deed}])"), fields);
    assert_eq!(page.status, 200, "{}", page.text());
}

fn count(page: &Page) -> String {
    page.all("header nav a[href='/tournaments']").concat()
}

fn waiting(browser: &mut Browser) -> String {
    count(&browser.get("/players"))
}

fn announced() -> Event {
    Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)))
}

#[test]
fn an_invitation_is_told_on_open_pages_and_waits_until_it_is_looked_at() {
    let mut event = announced();
    let mut ida = event.site.player("Ida");
    let known = ida.get("/waiting").attribute("header nav", "data-waiting").expect("a number");
    let mut listener = Listener::open(&ida, &format!("/live/waiting?seen={known}"));
    invite(&mut event, "Ida");
    let told = listener.next_event().expect("an event").1;
    let page = ida.get("/waiting");
    assert_eq!(page.attribute("header nav", "data-waiting"), Some(told.to_string()));
    assert_eq!(count(&page), "Tournaments (1)");
    page.assert_says("You have 1 tournament invitation");
    // Twice is once.
    let page = event.director.get(&format!("{}/direct", event.path()));
    event.director.submit(&page, "form:has([value=invite])", &[("player", "Ida")]);
    assert_eq!(waiting(&mut ida), "Tournaments (1)");
    // The list says it too, and leads there. Nobody else hears of it.
    let mut other = event.site.player("Otto");
    assert_eq!(count(&other.get(&event.path())), "Tournaments");
    let page = ida.get("/tournaments");
    assert_eq!(page.all("main .notice"), ["You have 1 tournament invitation"]);
    let page = ida.click(&page, "main .notice a");
    assert_eq!((page.path.clone(), count(&page)), (event.path(), "Tournaments".to_owned()));
    assert_eq!(waiting(&mut ida), "Tournaments");
    // Other open pages hear it as soon as it is written down, after which it stays so.
    event.site.flush_game_views();
    assert_eq!(listener.next_event().expect("an event").1.to_string(), known);
    assert_eq!(waiting(&mut ida), "Tournaments");
    assert_eq!(ida.get("/tournaments/invited").path, "/tournaments");
    assert!(event.site.browser().get("/tournaments/invited").path.starts_with("/login"));
    // Of two the later comes first, then the other one.
    let paths = [(); 2].map(|()| {
        event.announce_another(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
        invite(&mut event, "Ida");
        event.path()
    });
    assert_eq!(waiting(&mut ida), "Tournaments (2)");
    assert_eq!(ida.get("/tournaments/invited").path, paths[1]);
    assert_eq!(ida.get("/tournaments/invited").path, paths[0]);
    assert_eq!(ida.get("/tournaments/invited").path, "/tournaments");
}

#[test]
fn an_invitation_that_cannot_be_accepted_any_more_does_not_wait() {
    let mut event = announced();
    let mut browsers = ["Ida", "Otto"].map(|name| event.site.player(name));
    let assert_waiting = |browsers: &mut [Browser; 2], expected: [&str; 2]| {
        let found = browsers.each_mut().map(waiting);
        assert_eq!(found, expected.map(|count| format!("Tournaments{count}")));
    };
    invite(&mut event, "Ida");
    invite(&mut event, "Otto");
    assert_waiting(&mut browsers, [" (1)", " (1)"]);
    // Ida enters from another page, and the tournament starts without Otto.
    let csrf = browsers[0].csrf();
    browsers[0].post_once(&format!("{}/enter", event.path()), &[("csrf", &csrf)]);
    assert_waiting(&mut browsers, ["", " (1)"]);
    event.enter(2);
    event.site.run_jobs();
    assert_waiting(&mut browsers, ["", ""]);
    // A place is offered to one, and then to another who takes it.
    browsers[0] = event.site.player("Sub");
    offer_place_of(&mut event, "2", "Otto");
    assert_waiting(&mut browsers, ["", " (1)"]);
    offer_place_of(&mut event, "2", "Sub");
    assert_waiting(&mut browsers, [" (1)", ""]);
    let csrf = browsers[0].csrf();
    browsers[0].post_once(&format!("{}/substitute", event.path()), &[("csrf", &csrf)]);
    assert_waiting(&mut browsers, ["", ""]);
    // Whose place was offered has left.
    offer_place_of(&mut event, "3", "Otto");
    assert_waiting(&mut browsers, ["", " (1)"]);
    let fields = [("number", "3"), ("ground", "with_consent"), ("text", "He asked me.")];
    act(&mut event, "withdraw", &fields);
    assert_waiting(&mut browsers, ["", ""]);
    // One that is cancelled.
    event.announce_another(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    invite(&mut event, "Otto");
    assert_waiting(&mut browsers, ["", " (1)"]);
    act(&mut event, "cancel", &[("text", "Nobody comes.")]);
    assert_waiting(&mut browsers, ["", ""]);
}
