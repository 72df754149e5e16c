//! Second factors: an app, recovery codes, and what a site demands.

use std::thread;

use chrono::{DateTime, TimeDelta, Utc};
use totp_rs::{Builder, Secret};
use zugpost::{
    db::{DbError, site_settings},
    tournament::{Visibility, terms::StartRule},
};

use crate::{
    cli,
    support::{Browser, Page, Site, site::PASSWORD},
    tournaments::{Event, ROUND_ROBIN, terms},
};

const CONFIRM: &str = "form[action$='/totp/confirm']";
const LOGIN: &str = "form[action='/login/second-factor']";

/// Returns what an app shows at an instant.
pub fn code(secret: &str, at: DateTime<Utc>) -> String {
    let secret = Secret::try_from_base32(secret).expect("base32");
    let seconds = u64::try_from(at.timestamp()).expect("after 1970");
    Builder::new().with_secret(secret).build().expect("an app").generate(seconds).to_string()
}

/// Adds an app to an account; returns its secret and the recovery codes.
pub fn add_app(site: &Site, browser: &mut Browser) -> (String, Vec<String>) {
    let page = browser.get("/account/security");
    let page = browser.submit(&page, "form[action$='/totp']", &[("password", PASSWORD)]);
    let secret = page.all("code.secret").pop().expect("a secret").replace(' ', "");
    let page = browser.submit(&page, CONFIRM, &[("code", &code(&secret, site.now()))]);
    page.assert_says("Your second factor was added. All other devices were logged out.");
    (secret, page.all(".recovery-codes code"))
}

/// Has the site demand a second factor of those who decide.
fn demand(site: &Site) {
    let set = |conn: &mut _| {
        Ok::<_, DbError>(site_settings::set(conn, "SECOND_FACTOR_DEMAND", "deciders")?)
    };
    site.run(site.db.write(set)).expect("a setting");
    site.advance(TimeDelta::seconds(11));
}

/// Gives name and password.
fn give_password(browser: &mut Browser, name: &str) -> Page {
    let page = browser.get("/login");
    let page = browser.submit(&page, "main form", &[("login", name), ("password", PASSWORD)]);
    assert!(page.path.starts_with("/login/second-factor"), "{}", page.text());
    page
}

fn give_code(browser: &mut Browser, page: &Page, code: &str) -> Page {
    browser.submit(page, LOGIN, &[("code", code)])
}

#[test]
fn an_app_is_asked_for_after_the_password_and_each_code_is_good_once() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let mut elsewhere = site.browser();
    elsewhere.log_in("Anna", PASSWORD);
    // The wrong password adds nothing.
    let page = anna.get("/account/security");
    let page = anna.submit(&page, "form[action$='/totp']", &[("password", "wrong")]);
    assert_eq!(page.status, 422);
    assert!(!page.has("code.secret"));
    let page = anna.submit(&page, "form[action$='/totp']", &[("password", PASSWORD)]);
    let page = anna.submit(&page, CONFIRM, &[("code", "000000")]);
    assert_eq!(page.status, 422);
    page.assert_says("This code is wrong");
    let secret = page.all("code.secret").pop().expect("the same secret").replace(' ', "");
    assert!(anna.get("/account/security").has("svg.qr-code path"));
    let first = code(&secret, site.now());
    let page = anna.submit(&page, CONFIRM, &[("code", &first)]);
    page.assert_says("Your second factor was added.");
    assert_eq!(page.all(".recovery-codes code").len(), 10);
    assert!(!anna.get("/account/security").has(".recovery-codes"), "they are shown once");
    assert!(elsewhere.get("/games").path.starts_with("/login"), "other sessions end");
    let email = site.email_to("anna@example.org");
    assert!(
        email.text.contains("An authenticator app was added to the account of Anna"),
        "{}",
        email.text
    );

    let page = give_password(&mut elsewhere, "Anna");
    assert!(elsewhere.get("/games").path.starts_with("/login"), "the password is not enough");
    let page = give_code(&mut elsewhere, &page, &first);
    assert_eq!(page.status, 422, "the code that added the app was used");
    site.advance(TimeDelta::seconds(30));
    let second = code(&secret, site.now());
    let page = give_code(&mut elsewhere, &page, &format!(" {} {} ", &second[..3], &second[3..]));
    assert_eq!(page.path, "/games");
    let mut thief = site.browser();
    let page = give_password(&mut thief, "Anna");
    assert_eq!(give_code(&mut thief, &page, &second).status, 422, "seen over a shoulder");
    let lines = anna.get("/account/security").all(".log li");
    for said in ["Authenticator app added.", "Wrong second factor.", "Logged in."] {
        assert!(lines.iter().any(|line| line.contains(said)), "{said}: {lines:?}");
    }
}

#[test]
fn a_clock_may_be_off_by_a_step() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let (secret, _) = add_app(&site, &mut anna);
    for (off, is_taken) in [(29, true), (-29, true), (-90, false), (90, false)] {
        // Each in a step of its own.
        site.advance(TimeDelta::seconds(300));
        let mut browser = site.browser();
        let page = give_password(&mut browser, "Anna");
        let shown = code(&secret, site.now() + TimeDelta::seconds(off));
        let page = give_code(&mut browser, &page, &shown);
        assert_eq!(page.path == "/games", is_taken, "{off} seconds off");
    }
}

#[test]
fn a_recovery_code_is_good_once_also_on_two_nodes_at_once() {
    let mut site = Site::start();
    let mut anna = site.player("Anna");
    let (_, codes) = add_app(&site, &mut anna);
    let mut browser = site.browser();
    let page = give_password(&mut browser, "Anna");
    let typed = codes[0].to_uppercase().replace('-', " ");
    let page = give_code(&mut browser, &page, &typed);
    assert_eq!(page.path, "/games");
    let email = site.email_to("anna@example.org");
    assert!(email.text.contains("with a recovery code"), "{}", email.text);
    browser.get("/account/security").assert_says("9 recovery codes are left.");
    let mut again = site.browser();
    let page = give_password(&mut again, "Anna");
    assert_eq!(give_code(&mut again, &page, &codes[0]).status, 422);

    let other = site.second_node();
    let mut browsers = [site.browser(), site.browser().at(other)];
    let secrets = browsers.each_mut().map(|browser| {
        give_password(browser, "Anna");
        browser.csrf()
    });
    let taken: usize = thread::scope(|scope| {
        let tries = browsers.iter_mut().zip(&secrets).map(|(browser, csrf)| {
            let fields = [("csrf", csrf.as_str()), ("code", codes[1].as_str())];
            scope.spawn(move || {
                usize::from(browser.post("/login/second-factor", &fields).path == "/games")
            })
        });
        let tries: Vec<_> = tries.collect();
        tries.into_iter().map(|it| it.join().expect("an answer")).sum()
    });
    assert_eq!(taken, 1);
    // New ones make the old ones worthless.
    let page = anna.get("/account/security");
    assert!(page.path.starts_with("/account/security"), "her own session goes on");
    let page = anna.submit(&page, "form[action$='/recovery-codes']", &[("password", PASSWORD)]);
    let new = page.all(".recovery-codes code");
    assert_eq!(new.len(), 10);
    let mut browser = site.browser();
    let page = give_password(&mut browser, "Anna");
    let page = give_code(&mut browser, &page, &codes[2]);
    assert_eq!(page.status, 422);
    assert_eq!(give_code(&mut browser, &page, &new[2]).path, "/games");
}

#[test]
fn five_wrong_codes_ask_for_the_password_again() {
    let site = Site::with(&[("ATTEMPTS_PER_ACCOUNT", "100")]);
    let mut anna = site.player("Anna");
    let (secret, _) = add_app(&site, &mut anna);
    site.advance(TimeDelta::seconds(60));
    let mut thief = site.browser();
    let mut page = give_password(&mut thief, "Anna");
    for _ in 0..5 {
        page = give_code(&mut thief, &page, "000000");
    }
    assert_eq!(page.status, 422);
    let csrf = thief.csrf();
    let right = code(&secret, site.now());
    let page = thief.post("/login/second-factor", &[("csrf", &csrf), ("code", &right)]);
    page.assert_says("Log in again: it took too long, too many codes were wrong");
    assert!(thief.get("/games").path.starts_with("/login"));
    // And so it does after ten minutes.
    let mut late = site.browser();
    let page = give_password(&mut late, "Anna");
    site.advance(TimeDelta::minutes(10));
    let page = give_code(&mut late, &page, &code(&secret, site.now()));
    assert!(page.path.starts_with("/login?notice="), "{}", page.path);
}

#[test]
fn codes_are_limited_wherever_they_come_from() {
    let site = Site::with(&[("ATTEMPTS_PER_ACCOUNT", "6"), ("TRUST_PROXY", "yes")]);
    let mut anna = site.player("Anna");
    add_app(&site, &mut anna);
    let mut statuses = Vec::new();
    for address in ["192.0.2.1", "198.51.100.1"] {
        let mut thief = site.browser();
        thief.forwarded_for = Some(address);
        let mut page = give_password(&mut thief, "Anna");
        for _ in 0..4 {
            let answer = give_code(&mut thief, &page, "000000");
            statuses.push(answer.status);
            if answer.status == 422 {
                page = answer;
            }
        }
    }
    assert_eq!(statuses, [422, 422, 422, 422, 422, 422, 429, 429]);
}

#[test]
fn a_factor_that_is_removed_lets_nobody_in_who_waits_for_it() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let (secret, codes) = add_app(&site, &mut anna);
    let mut browser = site.browser();
    let waiting = give_password(&mut browser, "Anna");
    site.advance(TimeDelta::seconds(60));
    let page = anna.get("/account/security");
    // A code of the app is as good as the password.
    let fields = [("password", code(&secret, site.now()))];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    let page = anna.submit(&page, "form[action$='/totp/remove']", &fields);
    page.assert_says("Your second factor was removed.");
    assert!(!page.has("#codes"), "recovery codes go with the last factor");
    site.advance(TimeDelta::seconds(60));
    let page = give_code(&mut browser, &waiting, &code(&secret, site.now()));
    page.assert_says("Log in again");
    let page = give_code(&mut browser, &waiting, &codes[0]);
    assert!(page.path.starts_with("/login?notice="), "{}", page.path);
    browser.log_in("Anna", PASSWORD);
}

#[test]
fn a_new_password_by_email_is_not_enough() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    add_app(&site, &mut anna);
    let mut thief = site.browser();
    let page = thief.get("/forgot");
    thief.submit(&page, "main form", &[("email", "anna@example.org")]);
    site.answer_requests();
    let page = thief.get(&site.email_to("anna@example.org").link());
    let fields = [("password", "brand-new-one"), ("again", "brand-new-one")];
    thief.submit(&page, "main form", &fields);
    let page = thief.get("/login");
    let fields = [("login", "Anna"), ("password", "brand-new-one")];
    let page = thief.submit(&page, "main form", &fields);
    assert!(page.path.starts_with("/login/second-factor"), "{}", page.path);
}

#[test]
fn the_only_administrator_gets_back_in_by_the_command_line() {
    let site = Site::start();
    let mut ada = site.administrator("Ada");
    add_app(&site, &mut ada);
    let args = ["admin", "reset-second-factors", "Ada", "--reason", "The phone fell into the lake"];
    let output = cli::command(&site.database, &[]).args(args).output().expect("zugpost");
    assert!(output.status.success(), "{output:?}");
    assert!(ada.get("/games").path.starts_with("/login"), "sessions end");
    ada.log_in("Ada", PASSWORD);
    ada.get("/admin/audit")
        .assert_says("reset the second factors of Ada. The phone fell into the lake.");
    let lines = ada.get("/account/security").all(".log li");
    assert!(lines.iter().any(|line| line.contains("Second factors reset.")), "{lines:?}");
    // The command line has the clock of the machine.
    site.advance(TimeDelta::days(3650));
    site.run_jobs();
    let email = site.email_to("ada@example.org");
    assert!(email.text.contains("removed all second factors"), "{}", email.text);
}

#[test]
fn another_administrator_resets_with_a_reason() {
    let site = Site::start();
    let mut ada = site.administrator("Ada");
    let mut anna = site.player("Anna");
    add_app(&site, &mut anna);
    let page = ada.get("/admin/players/2");
    page.assert_says("Anna");
    let form = "form.second-factors";
    let fields = [("action", "reset_second_factors"), ("reason", "")];
    let page = ada.submit(&page, form, &fields);
    assert_eq!(page.status, 422);
    let fields = [("action", "reset_second_factors"), ("reason", "Asked by telephone")];
    let page = ada.submit(&page, form, &fields);
    page.assert_says("The second factors of this account were reset.");
    page.assert_says("Asked by telephone.");
    assert!(!page.has(form), "there are none any more");
    anna.log_in("Anna", PASSWORD);
    // Nobody does so for themselves.
    add_app(&site, &mut ada);
    assert!(!ada.get("/admin/players/1").has(form));
}

#[test]
fn a_demand_leads_whoever_is_at_work_and_keeps_what_they_wrote() {
    let site = Site::start();
    let mut ada = site.administrator("Ada");
    let page = ada.get("/admin/announcements");
    demand(&site);
    let text = "We move to a new machine on Sunday.";
    let page = ada.submit(&page, "main form", &[("text", text), ("days", "3")]);
    assert_eq!(page.status, 403, "{}", page.text());
    page.assert_says("This site demands a second factor of administrators and arbiters.");
    assert!(page.html.contains(text), "what was written is there");
    let page = ada.click(&page, "a[href='/account/security']");
    page.assert_says("This site demands a second factor");
    add_app(&site, &mut ada);
    assert!(!ada.get("/account/security").text().contains("demands"));
    let page = ada.get("/admin/announcements");
    let page = ada.submit(&page, "main form", &[("text", text), ("days", "3")]);
    page.assert_says(text);
    // Players are asked for none.
    let mut anna = site.player("Anna");
    assert!(!anna.get("/account/security").text().contains("demands"));
}

/// Whoever saw the key before would know the codes.
#[test]
fn a_key_that_nobody_confirms_is_soon_gone_and_with_a_new_password_too() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let begin = |anna: &mut Browser, password: &str| {
        let page = anna.get("/account/security");
        let page = anna.submit(&page, "form[action$='/totp']", &[("password", password)]);
        page.all("code.secret").pop().expect("a secret").replace(' ', "")
    };
    begin(&mut anna, PASSWORD);
    let old = anna.get("/account/security");
    let fields = [("current", PASSWORD), ("password", "brand-new"), ("again", "brand-new")];
    let page = anna.submit(&old, "form[action='/account/password']", &fields);
    assert!(!page.has("code.secret"), "with a new password");
    let secret = begin(&mut anna, "brand-new");
    let page = anna.get("/account/security");
    site.advance(TimeDelta::minutes(10));
    let page = anna.submit(&page, CONFIRM, &[("code", &code(&secret, site.now()))]);
    assert_eq!(page.path, "/account/security");
    assert!(!page.has("code.secret") && !page.has("#codes"), "after ten minutes");
}

#[test]
fn a_copy_of_the_cookie_is_worth_nothing_when_a_factor_is_added() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let copied = anna.cookies.clone();
    add_app(&site, &mut anna);
    let mut thief = site.browser();
    thief.cookies = copied;
    assert!(thief.get("/games").path.starts_with("/login"));
    // The page after it has forms that work.
    let page = anna.get("/account/security");
    assert_eq!(page.path, "/account/security");
}

#[test]
fn an_arbiter_without_it_sees_no_hidden_game() {
    let mut terms = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
    terms.visibility = Visibility::WhenAllFinished;
    let mut event = Event::announce(terms);
    event.enter(3);
    event.site.run_jobs();
    let mut arno = event.site.arbiter("Arno");
    let (game, ..) = event.games()[0];
    let pgn = format!("/games/{game}.pgn");
    assert_eq!(arno.get(&pgn).status, 200);
    demand(&event.site);
    assert_eq!(arno.get(&pgn).status, 403);
    add_app(&event.site, &mut arno);
    assert_eq!(arno.get(&pgn).status, 200);
}

#[test]
fn passkeys_need_a_site_with_a_name() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    anna.get("/account/security").assert_says("Passkeys need a site with a domain name and HTTPS.");
    assert!(!site.browser().get("/login").has("button[formaction='/login/passkey']"));
}
