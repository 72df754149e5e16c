//! The site's settings, announcements to all, invitations.

use chrono::TimeDelta;
use zugpost::db::{
    audit_log::{self, Filter},
    players, site_settings,
};

use crate::support::{
    Browser, Page, Site,
    site::{PASSWORD, address_of},
};

/// Returns what was written down, the oldest first.
pub fn acts(site: &Site) -> Vec<String> {
    let acts = site.read(|conn| audit_log::list(conn, Filter::default(), 100));
    acts.into_iter().rev().map(|act| format!("{}: {}", act.kind, act.detail)).collect()
}

#[track_caller]
fn save(admin: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = admin.get("/admin/settings");
    let mut fields = fields.to_vec();
    fields.push(("action", "save"));
    admin.submit(&page, "form.settings", &fields)
}

/// Makes an invitation and returns the path of its link.
#[track_caller]
fn invite(admin: &mut Browser, note: &str) -> String {
    let page = admin.get("/admin/settings");
    let page = admin.submit(&page, "form.invite", &[("note", note), ("action", "invite")]);
    let link = page.attribute("a.invitation", "href").expect("a link");
    link.strip_prefix(&admin.base).expect("a link to this site").to_owned()
}

/// Registers with what the form at a path carries along.
#[track_caller]
fn register(site: &Site, path: &str, name: &str) -> Page {
    let mut browser = site.browser();
    let page = browser.get(path);
    let email = address_of(name);
    let fields = [
        ("name", name),
        ("email", email.as_str()),
        ("password", PASSWORD),
        ("again", PASSWORD),
        ("time_zone", "UTC"),
    ];
    browser.submit(&page, "main form", &fields)
}

#[test]
fn a_notice_stands_on_every_page_until_it_ends() {
    let mut site = Site::start();
    let other = site.second_node();
    let mut admin = site.administrator("Anna");
    let mut ctx = site.browser();
    assert!(!ctx.get("/").has(".banner.news"));
    let page = admin.get("/admin/announcements");
    let fields = [("text", "Back up at noon."), ("days", "2"), ("action", "announce")];
    for _ in 0..2 {
        let page = admin.submit(&page, "form.announce", &fields);
        page.assert_says("The announcement is now shown on every page.");
        assert_eq!(page.all("tbody tr").len(), 1, "the same form twice");
    }
    for path in ["/", "/lobby", "/login", "/players/Anna"] {
        assert_eq!(ctx.get(path).all(".banner.news[role=status]"), ["Back up at noon."]);
    }
    site.advance(TimeDelta::seconds(11));
    assert!(ctx.at(other).get("/").has(".banner.news"), "other nodes see it too");
    site.advance(TimeDelta::days(2));
    assert!(!ctx.get("/").has(".banner.news"), "it ends by itself");
    admin.log_in("Anna", PASSWORD);
    let page = admin.get("/admin/announcements");
    admin.submit(&page, "form.announce", &[("text", "Again."), ("action", "announce")]);
    assert!(ctx.get("/").has(".banner.news"));
    let page = admin.get("/admin/announcements");
    let page = admin.submit(&page, "td form", &[("action", "end")]);
    page.assert_says("The announcement was removed.");
    assert!(!ctx.get("/").has(".banner.news"));
    assert_eq!(
        acts(&site),
        ["announced: Back up at noon.", "announced: Again.", "announcement_ended: Again."]
    );
}

#[test]
fn a_notice_without_words_or_for_ever_is_refused() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    let page = admin.get("/admin/announcements");
    for (words, days, why) in [
        (" ", "7", "The announcement must have 1 to 500 characters."),
        ("Hello.", "31", "An announcement can be shown for 1 to 30 days."),
        ("Hello.", "soon", "An announcement can be shown for 1 to 30 days."),
    ] {
        let fields = [("text", words), ("days", days), ("action", "announce")];
        let page = admin.submit(&page, "form.announce", &fields);
        assert_eq!(page.status, 422);
        page.assert_says(why);
    }
    assert!(acts(&site).is_empty());
}

#[test]
fn settings_of_the_admin_pages_go_before_those_of_the_environment() {
    let mut site = Site::with(&[("SITE_NAME", "Club"), ("VACATION_DAYS", "20")]);
    let other = site.second_node();
    let mut admin = site.administrator("Anna");
    assert_eq!(admin.at(other).get("/").all(".brand"), ["Club"]);
    let page = save(&mut admin, &[("site_name", "Chess Club"), ("vacation_days", "5")]);
    page.assert_says("The settings were saved.");
    assert_eq!(page.all(".brand"), ["Chess Club"]);
    admin.get("/vacation").assert_says("5 of 5 vacation days left in 2026.");
    site.advance(TimeDelta::seconds(11));
    assert_eq!(admin.at(other).get("/").all(".brand"), ["Chess Club"]);
    let page = save(&mut admin, &[("site_name", "Club"), ("vacation_days", "5")]);
    assert_eq!(page.all(".brand"), ["Club"]);
    assert_eq!(
        acts(&site),
        [
            "setting_changed: SITE_NAME: Club -> Chess Club",
            "setting_changed: VACATION_DAYS: 20 -> 5",
            "setting_changed: SITE_NAME: Chess Club -> Club",
        ]
    );
    // What is as the environment has it follows the environment.
    let stored = site.read(site_settings::list);
    assert_eq!(stored, [("VACATION_DAYS".to_owned(), "5".to_owned())]);
}

#[test]
fn a_wrong_setting_is_named_and_nothing_is_changed() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    for (name, value, why) in [
        ("site_name", " ", "The site name must be one line of 1 to 60 characters."),
        ("registration", "perhaps", "Choose who can register."),
        ("vacation_days", "367", "Vacation days must be a whole number from 0 to 366."),
        (
            "attempts_per_account",
            "0",
            "The number of attempts must be a whole number from 1 to 1000000.",
        ),
        (
            "attempts_per_address",
            "many",
            "The number of attempts must be a whole number from 1 to 1000000.",
        ),
    ] {
        let page = save(&mut admin, &[("site_name", "Other"), (name, value)]);
        assert_eq!(page.status, 422, "{name}");
        page.assert_says(why);
    }
    assert_eq!(admin.get("/").all(".brand"), ["Zugpost"]);
    assert!(acts(&site).is_empty());
}

#[test]
fn attempts_are_counted_as_the_settings_say() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    save(&mut admin, &[("attempts_per_account", "2")]);
    let mut browser = site.browser();
    let page = browser.get("/login");
    let mut attempt =
        || browser.submit(&page, "main form", &[("login", "Anna"), ("password", "wrong")]).status;
    assert_eq!([attempt(), attempt(), attempt()], [422, 422, 429]);
}

#[test]
fn a_closed_site_takes_nobody() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    let mut early = site.browser();
    let form = early.get("/register");
    save(&mut admin, &[("registration", "closed")]);
    let page = site.browser().get("/register");
    page.assert_says("Registration is closed at the moment.");
    assert!(!page.has("main form"));
    let page = early.submit(&form, "main form", &[("name", "Bruno"), ("email", "b@example.org")]);
    assert_eq!(page.status, 422);
    page.assert_says("Registration is closed at the moment.");
}

#[test]
fn by_invitation_only_each_link_makes_one_account() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    save(&mut admin, &[("registration", "invitation")]);
    for path in ["/register", "/register?invitation=guessed"] {
        let page = site.browser().get(path);
        page.assert_says("by invitation only");
        assert!(!page.has("main form"));
    }
    let link = invite(&mut admin, "Bruno of the club");
    let page = admin.get("/admin/settings");
    assert_eq!(page.all("td[data-label=For]"), ["Bruno of the club"]);
    assert!(!page.has("a.invitation"), "the link is shown once");
    // Two have the form of the same link.
    let mut late = site.browser();
    let form = late.get(&link);
    assert_eq!(register(&site, &link, "Bruno").status, 200);
    let fields = [
        ("name", "Carla"),
        ("email", "c@example.org"),
        ("password", PASSWORD),
        ("again", PASSWORD),
    ];
    let page = late.submit(&form, "main form", &fields);
    assert_eq!(page.status, 422);
    page.assert_says("by invitation only");
    assert!(site.read(|conn| players::find_by_name(conn, "Carla")).is_none());
    assert!(admin.get("/admin/settings").all("td[data-label=For]").is_empty());
}

#[test]
fn the_form_of_an_invitation_sent_twice_makes_one() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    save(&mut admin, &[("registration", "invitation")]);
    let form = admin.get("/admin/settings");
    let fields = [("note", "Bruno"), ("action", "invite")];
    let mut links = Vec::new();
    for _ in 0..2 {
        let page = admin.submit(&form, "form.invite", &fields);
        links.push(page.attribute("a.invitation", "href").expect("a link"));
        site.advance(TimeDelta::hours(10));
    }
    assert_eq!(links[0], links[1]);
    let mut admin = site.browser();
    admin.log_in("Anna", PASSWORD);
    assert_eq!(admin.get("/admin/settings").all("td[data-label=For]"), ["Bruno"]);
    assert_eq!(acts(&site)[1..], ["invited: Bruno"]);
    // Another form makes another one, also with the same words.
    assert!(!links[0].ends_with(&invite(&mut admin, "Bruno")));
    assert_eq!(admin.get("/admin/settings").all("td[data-label=For]"), ["Bruno", "Bruno"]);

    // Whoever registers with it and gets no answer sends that form again.
    let path = links[0].strip_prefix(&admin.base).expect("a link to this site");
    let mut bruno = site.browser();
    let form = bruno.get(path);
    let fields = [
        ("name", "Bruno"),
        ("email", "bruno@example.org"),
        ("password", PASSWORD),
        ("again", PASSWORD),
    ];
    for _ in 0..2 {
        let page = bruno.submit(&form, "main form", &fields);
        assert_eq!(page.status, 200, "{}", page.text());
    }
}

#[test]
fn an_invitation_lapses_and_can_be_withdrawn() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    save(&mut admin, &[("registration", "invitation")]);
    let withdrawn = invite(&mut admin, "Bruno");
    let page = admin.get("/admin/settings");
    let page = admin.submit(&page, "td form", &[("action", "withdraw")]);
    page.assert_says("The invitation was withdrawn.");
    site.browser().get(&withdrawn).assert_says("by invitation only");
    let lapsed = invite(&mut admin, "Carla");
    assert!(site.browser().get(&lapsed).has("main form"));
    site.advance(TimeDelta::days(14));
    site.browser().get(&lapsed).assert_says("by invitation only");
    assert_eq!(
        acts(&site)[1..],
        ["invited: Bruno", "invitation_withdrawn: Bruno", "invited: Carla"]
    );
}

#[test]
fn nobody_but_administrators_finds_these_pages() {
    let site = Site::start();
    let mut player = site.player("Bruno");
    for path in ["/admin/settings", "/admin/announcements"] {
        assert_eq!(player.get(path).status, 404);
        let csrf = player.csrf();
        let fields = [("csrf", csrf.as_str()), ("action", "announce"), ("text", "x")];
        assert_eq!(player.post(path, &fields).status, 404);
    }
    assert_eq!(site.browser().get_once("/admin/settings").status, 303);
}
