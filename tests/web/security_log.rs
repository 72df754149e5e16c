//! The security log: who, whence, when, and no secrets.

use chrono::TimeDelta;
use zugpost::db::{DbError, players};

use crate::support::{
    Browser, Page, Site,
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
    let page = anna.get("/account/security");
    let fields = [("current", PASSWORD), ("password", "brand-new"), ("again", "brand-new")];
    anna.submit(&page, "form[action='/account/password']", &fields);
    let page = anna.get("/account");
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
    let page = anna.get("/account/security");
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
        "Password reset requested.",
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
    admin.get("/admin/security").assert_says("Anna Password reset requested. By Ada.");
    let line = anna.get("/account/security").all(".log li").into_iter().next().expect("a line");
    assert!(line.contains("Password reset requested."), "{line}");
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

/// Returns the last line about each of these events.
fn last_line(page: &Page) -> String {
    page.all(".log li").into_iter().next().expect("a line")
}

#[test]
fn what_was_refused_is_one_line_and_says_why() {
    let site = Site::with(&[("ATTEMPTS_PER_ACCOUNT", "3")]);
    let mut ada = site.administrator("Ada");
    let mut anna = site.player("Anna");
    // A page and a form for others.
    assert_eq!(anna.get("/admin/players").status, 404);
    assert!(last_line(&anna.get("/account/security")).contains("Access denied: /admin/players"));
    let csrf = anna.csrf();
    assert_eq!(anna.post_once("/admin/reports", &[("csrf", &csrf)]).status, 404);
    assert!(last_line(&anna.get("/account/security")).contains("Access denied: /admin/reports"));
    assert_eq!(anna.get("/admin/players/1").status, 404);
    assert!(
        last_line(&anna.get("/account/security")).contains("Access denied: /admin/players/{id}")
    );
    assert_eq!(anna.get("/tournaments/new").status, 403);
    assert!(last_line(&anna.get("/account/security")).contains("Access denied: /tournaments/new"));
    // A page that nobody has.
    assert_eq!(anna.get("/admin/nothing").status, 404);
    assert_eq!(ada.get("/admin/players/999").status, 404);
    assert_eq!(anna.get("/account/security").all(".log li").len(), 4);
    let mut arno = site.arbiter("Arno");
    assert_eq!(arno.get("/admin/games/999").status, 404);
    assert_eq!(arno.get("/account/security").all(".log li").len(), 0);
    assert_eq!(ada.get("/account/security").all(".log li").len(), 0);
    // Who is logged in does not know the password.
    let page = anna.get("/account/security");
    let fields = [("current", "a-guess"), ("password", "brand-new"), ("again", "brand-new")];
    anna.submit(&page, "form[action='/account/password']", &fields);
    let line = last_line(&anna.get("/account/security"));
    assert!(line.contains("Wrong password entered in the settings."), "{line}");
    // Whose address is not confirmed, and who is suspended.
    let mut otto = site.browser();
    site.register(&mut otto, "Otto");
    let log_in = |browser: &mut Browser, name: &str, password: &str| {
        let page = browser.get("/login");
        browser.submit(&page, "main form", &[("login", name), ("password", password)])
    };
    let page = log_in(&mut otto, "Otto", PASSWORD);
    assert_eq!(page.status, 422);
    let admins = |ada: &mut Browser| last_line(&ada.get("/admin/security"));
    let line = admins(&mut ada);
    assert!(line.contains("Otto Login rejected: the email address is not confirmed."), "{line}");
    let now = site.now();
    let suspended = site.db.write::<_, DbError>(move |conn| {
        let anna = players::find_by_name(conn, "Anna")?.expect("Anna");
        let why = Some(("Engines.", zugpost::db::DbTimestamp::of(now)));
        Ok(players::update_suspension(conn, anna.id, why)?)
    });
    site.run(suspended).expect("a suspension");
    assert_eq!(log_in(&mut otto, "Anna", PASSWORD).status, 422);
    let line = admins(&mut ada);
    assert!(line.contains("Anna Login rejected: the account is suspended."), "{line}");
    // Who has tried too often.
    for _ in 0..2 {
        log_in(&mut otto, "Ada", "a-guess");
    }
    let mut refused = 0;
    for _ in 0..4 {
        refused += u32::from(log_in(&mut otto, "Ada", "a-guess").status == 429);
    }
    assert!(refused >= 2, "{refused}");
    let line = admins(&mut ada);
    assert!(line.contains("Ada Login rejected: too many attempts."), "{line}");
    let page = ada.get("/admin/security");
    for secret in ["a-guess", "brand-new", PASSWORD] {
        assert!(!page.html.contains(secret), "{secret}");
    }
}
