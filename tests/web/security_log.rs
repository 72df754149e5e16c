//! The security log: who, whence, when, and no secrets.

use chrono::TimeDelta;
use zugpost::db::players;

use crate::support::{
    Site,
    site::{ADMIN, PASSWORD},
};

#[test]
fn each_thing_that_happens_to_an_account_is_one_line_of_its_log() {
    let site = Site::with(&[("TRUST_PROXY", "yes")]);
    site.player("Anna");
    let mut anna = site.browser();
    anna.forwarded_for = Some("2001:db8::7");
    let page = anna.get("/login");
    anna.submit(&page, "main form", &[("login", "Anna"), ("password", "wrong-wrong")]);
    // A password in the wrong field.
    anna.submit(&page, "main form", &[("login", "hunter2-of-anna"), ("password", "x")]);
    anna.log_in("Anna", PASSWORD);
    let page = anna.get("/account");
    let fields = [("current", PASSWORD), ("password", "brand-new"), ("again", "brand-new")];
    let page = anna.submit(&page, "form[action='/account/password']", &fields);
    let fields = [("email", "new@example.org"), ("password", "brand-new")];
    anna.submit(&page, "form[action='/account/address']", &fields);
    let page = anna.get(&site.email_to("new@example.org").link());
    anna.submit(&page, "main form", &[]);
    // Another site has her browser send a form.
    let stolen = [("csrf", "guessed"), ("name", "ANNA")];
    assert_eq!(anna.post_once("/account/name", &stolen).status, 403);
    let mut other = site.browser();
    other.forwarded_for = Some("2001:db8::8");
    other.log_in("Anna", "brand-new");
    let page = anna.get("/account");
    anna.submit(&page, "form[action='/account/sessions/end-others']", &[]);
    anna.submit(&page, "form[action='/logout']:not(:has(input[name=everywhere]))", &[]);
    let page = anna.get("/forgot");
    anna.submit(&page, "main form", &[("email", "new@example.org")]);
    let page = anna.get(&site.email_to("new@example.org").link());
    let fields = [("password", "newer-still"), ("again", "newer-still")];
    anna.submit(&page, "main form", &fields);
    anna.log_in("new@example.org", "newer-still");

    let page = anna.get("/account");
    let page = anna.click(&page, "a[href='/account/security']");
    let lines = page.all(".log li");
    let expected = [
        "Logged in.",
        "Password reset by email.",
        "Link for a new password requested.",
        "Logged out.",
        "Logged out on other devices.",
        "Logged in.",
        "Form rejected: it did not come from a page of this site.",
        "Email address changed.",
        "Password changed.",
        "Logged in.",
        "Login failed.",
    ];
    assert_eq!(lines.len(), expected.len(), "{lines:#?}");
    for (line, sentence) in lines.iter().zip(expected) {
        assert!(line.contains(sentence), "{line}: {sentence}");
        assert!(line.contains("2001:db8:"), "{line}");
    }
    assert!(page.html.contains("datetime=\"2026-11-20T12:00:00Z\""), "{}", page.html);

    // Administrators see all of it.
    let mut admin = site.player("Ada");
    assert_eq!(admin.get("/admin/security").status, 404);
    site.give_roles("Ada", ADMIN);
    let id = site.read(|conn| players::find_by_name(conn, "Anna")).expect("a player").id;
    let form = admin.get(&format!("/admin/players/{id}"));
    let csrf = form.attribute("input[name=csrf]", "value").expect("a form");
    let fields = [("csrf", csrf.as_str()), ("action", "grant_arbiter")];
    admin.post(&format!("/admin/players/{id}"), &fields);
    let page = admin.get("/admin/security");
    page.assert_says("Anna Became an arbiter. By Ada.");
    page.assert_says("No account Login failed.");
    for secret in ["hunter2", PASSWORD, "brand-new", "newer-still", "guessed"] {
        assert!(!page.html.contains(secret), "{secret}");
    }
    assert_eq!(admin.get("/admin/security?player=anna").all(".log li").len(), 12);
    admin.get("/admin/security?player=nobody").assert_says("No player has this username.");

    // Addresses are forgotten, and lines about no account whole.
    site.advance(TimeDelta::days(91));
    site.run_jobs();
    anna.log_in("Anna", "newer-still");
    let page = anna.get("/account/security");
    assert_eq!(page.all(".log li").len(), 13);
    let known = page.all(".log li").iter().filter(|line| line.contains("2001:db8:")).count();
    assert_eq!(known, 1, "that of the last login");
    admin.log_in("Ada", PASSWORD);
    let page = admin.get("/admin/security");
    assert!(page.text().contains("Anna Login failed."), "{}", page.text());
    assert!(!page.text().contains("No account"), "{}", page.text());

    // Of a closed account nothing is left, but what it did for others.
    let page = anna.get("/account/close");
    anna.submit(&page, "main form", &[("password", "newer-still")]).assert_says("is closed");
    let lines = admin.get("/admin/security").all(".log li");
    assert!(lines.iter().all(|line| line.contains("Ada")), "{lines:#?}");
}

#[test]
fn a_link_that_an_administrator_sends_is_a_line_too() {
    let site = Site::start();
    let mut admin = site.administrator("Ada");
    let mut anna = site.player("Anna");
    let id = site.read(|conn| players::find_by_name(conn, "Anna")).expect("a player").id;
    let path = format!("/admin/players/{id}");
    let form = admin.get(&path);
    let csrf = form.attribute("input[name=csrf]", "value").expect("a form");
    admin.post(&path, &[("csrf", csrf.as_str()), ("action", "reset")]);
    site.emails_to("anna@example.org");
    admin.get("/admin/security").assert_says("Anna Link for a new password requested. By Ada.");
    let line = anna.get("/account/security").all(".log li").into_iter().next().expect("a line");
    assert!(line.contains("Link for a new password requested."), "{line}");
}

/// A flood of forged forms is noted by its beginning.
#[test]
fn refused_forms_are_noted_and_no_flood_of_them() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    for _ in 0..30 {
        assert_eq!(anna.post_once("/account/name", &[("name", "ANNA")]).status, 403);
    }
    assert_eq!(anna.get("/account/security").all(".log li").len(), 20);
}
