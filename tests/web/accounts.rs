//! Registering, confirming, resetting, changing, closing.

use chrono::TimeDelta;
use diesel::{RunQueryDsl as _, sql_query};
use zugpost::db::{DbError, appearance::Appearance, players};

use super::{Table, play};
use crate::support::{
    Page, Site,
    site::{PASSWORD, address_of},
};

#[test]
fn a_player_registers_confirms_and_logs_in() {
    let site = Site::start();
    site.register(&mut site.browser(), "Anna");
    // Elsewhere than where she registered.
    let mut browser = site.browser();
    let page = browser.get("/login");
    let page = browser.submit(&page, "main form", &[("login", "Anna"), ("password", PASSWORD)]);
    assert_eq!(page.status, 422);
    page.assert_says("not confirmed yet");
    let emails = site.emails_to("anna@example.org");
    assert_eq!(emails.len(), 2, "the letter is sent again: {emails:?}");
    assert_eq!(emails[0].news, "Confirm your email address for Zugpost");
    // A mail scanner follows the link: nothing happens.
    let page = browser.get(&emails[0].link());
    assert!(browser.get("/login").status == 200 && page.has("main form button"));
    let page = browser.submit(&page, "main form", &[]);
    page.assert_says("Your email address is confirmed. You can log in now.");
    let page = browser.log_in("anna", PASSWORD);
    assert_eq!(page.all(".user-menu a"), ["Anna"]);
    // What her browser said of her, and what is usual.
    let page = browser.get("/account");
    assert_eq!(page.all("#time_zone option[selected]"), ["Europe/Berlin"]);
    assert!(page.has("input[name=confirm_moves][checked]"));
    // The address serves as a name too; the other email's link is void.
    site.browser().log_in("ANNA@example.org", PASSWORD);
    let link = emails[1].link();
    let page = site.browser().get(&link);
    let page = site.browser().submit(&page, "main form", &[]);
    assert_eq!(page.status, 403, "another browser's form");
    let mut other = site.browser();
    let page = other.get(&link);
    let page = other.submit(&page, "main form", &[]);
    assert_eq!(page.status, 410);
    page.assert_says("was already used");
}

#[test]
fn bad_entries_are_named_and_kept() {
    let site = Site::start();
    let mut browser = site.browser();
    let page = browser.get("/register");
    let fields =
        [("name", "9 lives"), ("email", "nowhere"), ("password", "short"), ("again", "other")];
    let page = browser.submit(&page, "main form", &fields);
    assert_eq!(page.status, 422);
    for text in [
        "The username must begin with a letter.",
        "This is not a valid email address. Check it for typing errors.",
        "The password must have at least 8 characters.",
        "The two passwords do not match. Enter the same password twice.",
    ] {
        page.assert_says(text);
    }
    assert_eq!(page.attribute("#name", "value").as_deref(), Some("9 lives"));
    assert_eq!(page.attribute("#email", "value").as_deref(), Some("nowhere"));
    assert_eq!(page.attribute("#password", "value").as_deref(), Some(""), "never sent back");
    assert!(site.emails().is_empty());
}

/// What most people choose, and what stands on the page.
#[test]
fn passwords_that_are_tried_first_are_refused_wherever_one_is_chosen() {
    let site = Site::with(&[("SITE_NAME", "Ajedrez")]);
    let mut anna = site.player("Anna");
    let refused = |page: Page| {
        assert_eq!(page.status, 422);
        page.assert_says("This password is easy to guess");
    };
    let weak = ["password", "12345678", "Ajedrez1", "anna2026", "anna@example.org1"];
    let page = anna.get("/account/security");
    for password in weak {
        let fields = [("current", PASSWORD), ("password", password), ("again", password)];
        refused(anna.submit(&page, "form[action='/account/password']", &fields));
    }
    let mut browser = site.browser();
    let page = browser.get("/register");
    for password in weak {
        let fields = [
            ("name", "Anna2"),
            ("email", "anna@example.org"),
            ("password", password),
            ("again", password),
        ];
        refused(browser.submit(&page, "main form", &fields));
    }
    let page = browser.get("/forgot");
    browser.submit(&page, "main form", &[("email", "anna@example.org")]);
    let page = browser.get(&site.email_to("anna@example.org").link());
    for password in weak {
        refused(browser.submit(&page, "main form", &[("password", password), ("again", password)]));
    }
    // The link is still good. Spaces, signs and length are free.
    let long = "ß ".repeat(100);
    let page = browser.submit(&page, "main form", &[("password", &long), ("again", &long)]);
    page.assert_says("Your new password was saved.");
    browser.log_in("Anna", &long);
    // The first administrator chooses one as well.
    let secret = zugpost::random::Secret::generate();
    let offer = zugpost::actions::accounts::offer_first_admin(&site.db, secret.hash(), site.now());
    assert!(site.run(offer).expect("an offer"));
    let mut browser = site.browser();
    let page = browser.get(&format!("/setup/{}", secret.as_str()));
    let fields = [
        ("name", "Chief"),
        ("email", "c@example.org"),
        ("password", "ajedrez1"),
        ("again", "ajedrez1"),
    ];
    refused(browser.submit(&page, "main form", &fields));
}

#[test]
fn a_name_is_taken_whatever_its_casing() {
    let site = Site::start();
    site.player("Anna");
    let mut browser = site.browser();
    let page = browser.get("/register");
    let fields =
        [("name", "ANNA"), ("email", "x@example.org"), ("password", PASSWORD), ("again", PASSWORD)];
    let page = browser.submit(&page, "main form", &fields);
    assert_eq!(page.status, 422);
    page.assert_says("This username is taken.");
}

/// Nobody passes for somebody else, or for the site.
#[test]
fn a_new_name_that_looks_like_another_is_refused() {
    let site = Site::with(&[("SITE_NAME", "Ajedrez")]);
    for name in ["Anna", "lars", "Jorg"] {
        drop(site.player(name));
    }
    let mut browser = site.browser();
    let page = browser.get("/register");
    let mut register = |name: &str, email: &str| {
        let fields =
            [("name", name), ("email", email), ("password", PASSWORD), ("again", PASSWORD)];
        browser.submit(&page, "main form", &fields)
    };
    for name in ["Iars", "Ánna", "ÁNNA", "Jörg"] {
        let page = register(name, "x@example.org");
        assert_eq!(page.status, 422, "{name}");
        page.assert_says("This username looks too much like that of another player.");
    }
    for name in ["Admin", "postmaster", "Zugpost", "ajedrez", "Adm1n"] {
        let page = register(name, "x@example.org");
        assert_eq!(page.status, 422, "{name}");
        page.assert_says("This username is reserved.");
    }
    for address in ["root@localhost", "a@[127.0.0.1]", "\"a b\"@example.org"] {
        let page = register("Berta", address);
        assert_eq!(page.status, 422, "{address}");
        page.assert_says("This is not a valid email address.");
    }
    assert_eq!(register("Berta", "b@example.org").status, 200);
    // Other capitals are no way around it.
    let mut iris = site.player("iaura");
    drop(site.player("laura"));
    let page = iris.get("/account");
    let page = iris.submit(&page, "form[action='/account/name']", &[("name", "Iaura")]);
    assert_eq!(page.status, 422);
    page.assert_says("This username looks too much like that of another player.");
}

#[test]
fn registering_does_not_tell_who_has_an_account() {
    let site = Site::start();
    site.player("Anna");
    let mut browser = site.browser();
    let mut register = |name: &str, email: &str| {
        let page = browser.get("/register");
        let fields =
            [("name", name), ("email", email), ("password", PASSWORD), ("again", PASSWORD)];
        browser.submit(&page, "main form", &fields)
    };
    let known = register("Mallory", "Anna@example.org");
    let unknown = register("Mallet", "news@example.org");
    assert_eq!(known.status, 200);
    assert_eq!(
        known.text().replace("Anna@example.org", ""),
        unknown.text().replace("news@example.org", "")
    );
    assert_eq!(site.email_to("anna@example.org").news, "You already have an account on Zugpost");
    // Nor does what follows tell: both names are taken, and neither account is confirmed.
    assert_eq!(register("Mallory", "m@example.org").status, 422);
    assert_eq!(register("Mallet", "m@example.org").status, 422);
    let mut log_in = |name: &str| {
        let page = browser.get("/login");
        browser.submit(&page, "main form", &[("login", name), ("password", PASSWORD)]).text()
    };
    assert_eq!(log_in("Mallory").replace("Mallory", ""), log_in("Mallet").replace("Mallet", ""));
    assert_eq!(site.emails_to("anna@example.org").len(), 1, "one a day about it");
    assert_eq!(site.emails_to("news@example.org").len(), 2);
}

#[test]
fn wrong_name_and_wrong_password_read_the_same() {
    let site = Site::start();
    site.player("Anna");
    let mut browser = site.browser();
    let mut attempt = |login: &str| {
        let page = browser.get("/login");
        let page =
            browser.submit(&page, "main form", &[("login", login), ("password", "wrong-wrong")]);
        assert_eq!(page.status, 422);
        page.text()
    };
    assert_eq!(attempt("Anna"), attempt("Nobody"));
}

#[test]
fn attempts_are_limited_per_account_and_come_back() {
    let site = Site::with(&[("ATTEMPTS_PER_ACCOUNT", "3")]);
    site.player("Anna");
    site.advance(TimeDelta::hours(1));
    let mut browser = site.browser();
    let mut attempt = |password: &str| {
        let page = browser.get("/login");
        browser.submit(&page, "main form", &[("login", "Anna"), ("password", password)])
    };
    assert_eq!(["a", "b", "c"].map(|wrong| attempt(wrong).status), [422, 422, 422]);
    let refused = attempt(PASSWORD);
    assert_eq!(refused.status, 429, "even the right one");
    // A third of the fifteen minutes.
    assert_eq!(refused.headers["retry-after"], "300");
    site.advance(TimeDelta::seconds(301));
    assert_eq!(attempt(PASSWORD).status, 200);
}

/// No stranger keeps a player out.
#[test]
fn a_name_whose_logins_fail_is_open_to_its_owner() {
    let site = Site::with(&[
        ("TRUST_PROXY", "yes"),
        ("ATTEMPTS_PER_ACCOUNT", "10"),
        ("ATTEMPTS_PER_ADDRESS", "1000"),
    ]);
    site.player("Anna");
    // At home Anna has logged in before.
    let mut home = site.browser();
    home.forwarded_for = Some("192.0.2.1");
    home.log_in("anna@example.org", PASSWORD);
    let page = home.get("/account");
    home.submit(&page, "form[action='/logout']", &[]);
    // Somebody behind the same address guesses.
    let mut stranger = site.browser();
    stranger.forwarded_for = Some("192.0.2.1");
    let page = stranger.get("/login");
    let fields = [("login", "anna"), ("password", "wrong-wrong")];
    let mut guess = || stranger.submit(&page, "main form", &fields);
    let answers: Vec<u16> = (0..100).map(|_| guess().status).collect();
    assert_eq!(answers.iter().filter(|status| **status == 422).count(), 10);
    assert!(answers[10..].iter().all(|status| *status == 429));
    let refused = guess();
    assert_eq!(refused.headers["retry-after"], "90");
    refused.assert_says("You can try again in 2 minutes.");
    // From another address the right password is enough, and at home too.
    let mut elsewhere = site.browser();
    elsewhere.forwarded_for = Some("2001:db8::7");
    elsewhere.log_in("Anna", PASSWORD);
    home.log_in("Anna", PASSWORD);
    // Whoever has thousands of addresses guesses no faster than a known number of them.
    let addresses: Vec<&'static str> =
        (1..=40).map(|n| &*format!("198.51.100.{n}").leak()).collect();
    let mut taken = 0;
    for address in addresses {
        let mut one = site.browser();
        one.forwarded_for = Some(address);
        let page = one.get("/login");
        let tries = (0..11).map(|_| one.submit(&page, "main form", &fields).status);
        taken += tries.filter(|status| *status == 422).count();
    }
    // When that is used up, each of the other addresses has one attempt.
    assert_eq!(taken, (200 - 10 - 1) + 21);
    // That one is enough for the right password.
    let mut abroad = site.browser();
    abroad.forwarded_for = Some("203.0.113.9");
    let page = abroad.get("/login");
    assert_eq!(abroad.submit(&page, "main form", &fields).status, 422);
    let right = [("login", "Anna"), ("password", PASSWORD)];
    assert_eq!(abroad.submit(&page, "main form", &right).status, 429, "the second");
    abroad.forwarded_for = Some("203.0.113.10");
    abroad.log_in("Anna", PASSWORD);
    // At home she has all her attempts.
    home.cookies.remove("zugpost_session");
    home.log_in("Anna", PASSWORD);
    // Her mark is none of another account, and in itself no way in.
    site.player("Bruno");
    let page = home.get("/account");
    home.submit(&page, "form[action='/logout']", &[]);
    let page = home.get("/login");
    let tries = (0..12).map(|_| home.submit(&page, "main form", &fields).status);
    assert_eq!(tries.filter(|status| *status == 422).count(), 8, "two of ten were good");
    let fields = [("login", "Bruno"), ("password", "wrong-wrong")];
    let tries = (0..12).map(|_| home.submit(&page, "main form", &fields).status);
    assert_eq!(tries.filter(|status| *status == 422).count(), 10);
}

/// Whoever reads the player's mail gets in, however many strangers try.
#[test]
fn a_reset_password_makes_the_browser_known() {
    let site = Site::with(&[("TRUST_PROXY", "yes"), ("ATTEMPTS_PER_ACCOUNT", "1")]);
    site.player("Anna");
    let mut browser = site.browser();
    let page = browser.get("/login");
    let fields = [("login", "Anna"), ("password", "wrong-wrong")];
    assert_eq!(browser.submit(&page, "main form", &fields).status, 422);
    assert_eq!(browser.submit(&page, "main form", &fields).status, 429);
    let page = browser.get("/forgot");
    browser.submit(&page, "main form", &[("email", "anna@example.org")]);
    let page = browser.get(&site.email_to("anna@example.org").link());
    let fields = [("password", "new password"), ("again", "new password")];
    browser.submit(&page, "main form", &fields).assert_says("Your new password was saved.");
    browser.log_in("Anna", "new password");
}

#[test]
fn attempts_are_limited_per_address() {
    let site = Site::with(&[("ATTEMPTS_PER_ADDRESS", "2")]);
    let mut browser = site.browser();
    let mut attempt = |name: &str| {
        let page = browser.get("/login");
        browser.submit(&page, "main form", &[("login", name), ("password", "x")]).status
    };
    assert_eq!([attempt("a"), attempt("b"), attempt("c")], [422, 422, 429]);
}

#[test]
fn a_forgotten_password_is_reset_once() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let mut browser = site.browser();
    let page = browser.get("/forgot");
    let unknown = browser.submit(&page, "main form", &[("email", "nobody@example.org")]);
    let page = browser.get("/forgot");
    let known = browser.submit(&page, "main form", &[("email", "anna@example.org")]);
    assert_eq!(
        unknown.text().replace("nobody", ""),
        known.text().replace("anna", ""),
        "the page does not tell who has an account"
    );
    let link = site.email_to("anna@example.org").link();
    assert!(site.emails_to("nobody@example.org").is_empty());
    let page = browser.get(&link);
    let fields = [("password", "new password"), ("again", "new passwort")];
    let page = browser.submit(&page, "main form", &fields);
    assert_eq!(page.status, 422);
    let fields = [("password", "new password"), ("again", "new password")];
    let page = browser.submit(&page, "main form", &fields);
    page.assert_says("Your new password was saved.");
    browser.log_in("Anna", "new password");
    assert_eq!(anna.get("/games").path, "/login?next=%2Fgames", "all sessions ended");
    assert_eq!(browser.get(&link).status, 410, "the link works once");
    assert_eq!(site.email_to("anna@example.org").news, "Your password for Zugpost was changed");
}

#[test]
fn a_reset_link_grows_old() {
    let site = Site::start();
    site.player("Anna");
    let mut browser = site.browser();
    let page = browser.get("/forgot");
    browser.submit(&page, "main form", &[("email", "anna@example.org")]);
    let link = site.email_to("anna@example.org").link();
    site.advance(TimeDelta::hours(2));
    assert_eq!(browser.get(&link).status, 410);
}

#[test]
fn name_casing_and_preferences_change() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let page = anna.get("/account");
    let page = anna.submit(&page, "form[action='/account/name']", &[("name", "ANNA")]);
    page.assert_says("The capitalization of your username was changed.");
    assert_eq!(page.all(".user-menu a"), ["ANNA"]);
    let page = anna.submit(&page, "form[action='/account/name']", &[("name", "Berta")]);
    assert_eq!(page.status, 422);
    page.assert_says("You can only change the capitalization of your username.");
    let form = "form[action='/account/preferences']";
    let page = anna.submit(&page, form, &[("time_zone", "Moon/Crater")]);
    assert_eq!(page.status, 422);
    page.assert_says("Unknown time zone. Choose one from the list.");
    let page = anna.submit(&page, form, &[("time_zone", "Asia/Tokyo")]);
    page.assert_says("Your preferences were saved.");
    assert_eq!(page.all("#time_zone option[selected]"), ["Asia/Tokyo"]);
}

#[test]
fn a_new_password_needs_the_old_one() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let mut elsewhere = site.browser();
    elsewhere.log_in("Anna", PASSWORD);
    let form = "form[action='/account/password']";
    let page = anna.get("/account/security");
    let page = anna.submit(
        &page,
        form,
        &[("current", "wrong"), ("password", "brand-new"), ("again", "brand-new")],
    );
    assert_eq!(page.status, 422);
    page.assert_says("Wrong password. Try again.");
    let page = anna.submit(
        &page,
        form,
        &[("current", PASSWORD), ("password", "brand-new"), ("again", "brand-new")],
    );
    page.assert_says("Your password was changed.");
    assert!(elsewhere.get("/games").path.starts_with("/login"), "other sessions ended");
    site.browser().log_in("Anna", "brand-new");
}

#[test]
fn a_new_address_is_confirmed_and_the_old_one_told() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    site.player("Bruno");
    let form = "form[action='/account/address']";
    let page = anna.get("/account");
    let page = anna.submit(&page, form, &[("email", "new@example.org"), ("password", "wrong")]);
    assert_eq!(page.status, 422);
    let page = anna.submit(&page, form, &[("email", "new@example.org"), ("password", PASSWORD)]);
    page.assert_says("We have sent an email to the new address.");
    page.assert_says("Emails are sent to anna@example.org.");
    let page = anna.get(&site.email_to("new@example.org").link());
    let page = anna.submit(&page, "main form", &[]);
    page.assert_says("Emails are sent to new@example.org.");
    assert_eq!(
        site.email_to("anna@example.org").news,
        "Your email address for Zugpost was changed"
    );
    // Somebody else's address: the same page, and the owner is notified.
    let page = anna.submit(&page, form, &[("email", "bruno@example.org"), ("password", PASSWORD)]);
    page.assert_says("We have sent an email to the new address.");
    assert_eq!(site.email_to("bruno@example.org").news, "You already have an account on Zugpost");
}

#[test]
fn closing_an_account_resigns_its_games_after_a_warning() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/account/close");
    page.assert_says("Game 1 against Bruno");
    let page = table.white.submit(&page, "main form", &[("password", "wrong")]);
    assert_eq!(page.status, 422);
    let csrf = page.attribute("input[name=csrf]", "value").expect("a form");
    let answer =
        table.white.post_once("/account/close", &[("csrf", &csrf), ("password", PASSWORD)]);
    assert_eq!(answer.headers["clear-site-data"], "\"cache\"");
    let page = table.white.get(&answer.headers["location"]);
    page.assert_says("Your account is closed.");
    let page = table.black.get(&table.game);
    page.assert_says("White resigned. Black won.");
    page.assert_says("closed account");
    assert_eq!(table.black.get("/players/Wilma").status, 404);
    assert_eq!(table.site.email_to("wilma@example.org").news, "Your account on Zugpost is closed");
    assert_eq!(table.site.email_to("bruno@example.org").news, "You won against closed account");
    let mut browser = table.site.browser();
    let page = browser.get("/login");
    let page = browser.submit(&page, "main form", &[("login", "Wilma"), ("password", PASSWORD)]);
    assert_eq!(page.status, 422);
    // Nobody takes over the name.
    let page = browser.get("/register");
    let fields = [
        ("name", "wilma"),
        ("email", "w@example.org"),
        ("password", PASSWORD),
        ("again", PASSWORD),
    ];
    browser.submit(&page, "main form", &fields).assert_says("This username is taken.");
}

#[test]
fn nothing_that_was_chosen_outlives_an_account() {
    let mut table = Table::set();
    let chosen = "UPDATE players SET language = 'de', localized_pieces = TRUE, theme = 'dark',
        board_theme = 'wood', board_settings = 'pieces=flat zen=yes', reminders = '24', confirm_moves = FALSE, conditional_move_emails = TRUE,
        calendar_alarms = '24', calendar_alarms_at = created_at WHERE name = 'Wilma'";
    let choose =
        table.site.db.write::<_, DbError>(move |conn| Ok(sql_query(chosen).execute(conn)?));
    assert_eq!(table.site.run(choose).expect("an update"), 1);
    let page = table.white.get("/account/close");
    table.white.submit(&page, "main form", &[("password", PASSWORD)]);
    let left = table.site.read(|conn| players::find_by_name(conn, "Wilma")).expect("a row");
    assert!(left.is_closed());
    assert_eq!((left.language(), left.appearance()), (None, Appearance::default()));
    assert!(!left.localized_pieces && left.reminders().is_empty());
    assert!(left.calendar_alarms().is_empty() && left.calendar_alarms_at.is_none());
    assert!(left.confirm_moves && !left.conditional_move_emails);
    // The last email is in the language of the account's owner.
    let email = table.site.email_to("wilma@example.org");
    assert_eq!(email.language.as_deref(), Some("de"));
}

#[test]
fn the_first_administrator_is_made_once_and_cannot_leave_alone() {
    let site = Site::start();
    let secret = zugpost::random::Secret::generate();
    let offer = zugpost::actions::accounts::offer_first_admin(&site.db, secret.hash(), site.now());
    assert!(site.run(offer).expect("an offer"));
    let mut browser = site.browser();
    let link = format!("/setup/{}", secret.as_str());
    let page = browser.get(&link);
    let fields = [
        ("name", "Chief"),
        ("email", "chief@example.org"),
        ("password", PASSWORD),
        ("again", PASSWORD),
    ];
    let page = browser.submit(&page, "main form", &fields);
    page.assert_says("The administrator account was created.");
    browser.log_in("Chief", PASSWORD);
    assert_eq!(browser.get(&link).status, 404, "the link works once");
    let again = zugpost::actions::accounts::offer_first_admin(&site.db, secret.hash(), site.now());
    assert!(!site.run(again).expect("an offer"));
    let page = browser.get("/account/close");
    let page = browser.submit(&page, "main form", &[("password", PASSWORD)]);
    assert_eq!(page.status, 422);
    page.assert_says("You are the only administrator");
}

#[test]
fn an_unconfirmed_name_is_free_again_after_three_days() {
    let site = Site::start();
    let mut browser = site.browser();
    site.register(&mut browser, "Anna");
    site.advance(TimeDelta::days(4));
    site.run_jobs();
    site.register(&mut browser, "Anna");
    assert_eq!(site.emails_to(&address_of("Anna")).len(), 2);
}

#[test]
fn emails_are_shown_while_there_is_no_mail_server() {
    let mut table = Table::set();
    play(&mut table.white, &table.game, "e4");
    table.site.run_jobs();
    let page = table.white.get("/emails");
    page.assert_says("Wilma – Bruno · game 1");
    let page = table.white.click(&page, "tbody a");
    page.assert_says("Wilma played 1.e4 · your move");
    page.assert_says(
        "It is your turn. You have 3 days left, until Monday 23 November 2026, 13:00 CET.",
    );
    let page = table.white.click(&page, "pre a");
    assert!(page.path.contains("/games/1"), "{}", page.path);
    assert_eq!(table.white.get("/emails/..%2fzugpost").status, 404);
}

#[test]
fn a_new_password_voids_a_pending_change_of_address() {
    let site = Site::start();
    let mut thief = site.player("Anna");
    let page = thief.get("/account");
    let form = "form[action='/account/address']";
    thief.submit(&page, form, &[("email", "thief@example.org"), ("password", PASSWORD)]);
    let link = site.email_to("thief@example.org").link();
    let mut anna = site.browser();
    anna.log_in("Anna", PASSWORD);
    let page = anna.get("/account/security");
    let fields = [("current", PASSWORD), ("password", "brand-new"), ("again", "brand-new")];
    anna.submit(&page, "form[action='/account/password']", &fields);
    let mut browser = site.browser();
    let page = browser.get(&link);
    assert_eq!(browser.submit(&page, "main form", &[]).status, 410);
}

#[test]
fn emails_are_not_shown_through_a_proxy() {
    let site = Site::start();
    site.player("Anna");
    let mut browser = site.browser();
    assert_eq!(browser.get("/emails").status, 200);
    let answer = ureq::get(format!("http://{}/emails", site.address))
        .header("x-forwarded-for", "192.0.2.1")
        .call();
    assert!(matches!(answer, Err(ureq::Error::StatusCode(404))), "{answer:?}");
}

#[test]
fn a_stranger_cannot_use_up_the_attempts_of_somebody_who_is_logged_in() {
    let site = Site::with(&[("ATTEMPTS_PER_ACCOUNT", "3")]);
    let mut anna = site.player("Anna");
    let mut stranger = site.browser();
    for login in ["Anna", "Anna", "Anna", "own:1", "1", "Anna"] {
        let page = stranger.get("/login");
        stranger.submit(&page, "main form", &[("login", login), ("password", "x")]);
    }
    let page = anna.get("/account/security");
    let fields = [("current", PASSWORD), ("password", "brand-new"), ("again", "brand-new")];
    let page = anna.submit(&page, "form[action='/account/password']", &fields);
    page.assert_says("Your password was changed.");
}
