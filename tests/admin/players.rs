//! Players on the admin pages, and the log of what was done there.

use std::sync::Barrier;

use chrono::TimeDelta;
use zugpost::{
    actions::{
        ActionError,
        admin::{
            By,
            players::{self as actions, PlayerActionError},
        },
    },
    db::{
        DbConn, DbError, PlayerId,
        audit_log::{self, AuditAction, Filter, NewAuditEntry},
        games, player_roles,
        players::{self, Player},
        security_log::{self, NewSecurityEntry, SecurityEvent},
    },
};

use crate::{
    support::{
        Browser, Page, Site,
        players::insert_player,
        server::Server,
        site::{ADMIN, ARBITER, PASSWORD, address_of},
    },
    web::{Table, start},
};

fn admin(site: &Site, name: &'static str) -> Browser {
    let browser = site.player(name);
    site.give_roles(name, ADMIN);
    browser
}

fn find(site: &Site, name: &'static str) -> Player {
    site.read(move |conn| players::find_by_name(conn, name)).expect("a player")
}

/// Returns where the admin pages have a player.
fn admin_page_of(site: &Site, name: &'static str) -> String {
    format!("/admin/players/{}", find(site, name).id)
}

/// Sends what a button of the admin pages sends.
fn deed(browser: &mut Browser, path: &str, action: &str, more: &[(&str, &str)]) -> Page {
    let csrf = browser.csrf();
    let mut fields = vec![("csrf", csrf.as_str()), ("action", action)];
    fields.extend_from_slice(more);
    browser.post(path, &fields)
}

/// Returns the kinds of all acts, the first first.
fn acts(site: &Site) -> Vec<String> {
    let list = site.read(|conn| audit_log::list(conn, Filter::default(), 1000));
    list.into_iter().rev().map(|act| act.kind).collect()
}

fn log_in(browser: &mut Browser, name: &str, password: &str) -> Page {
    let page = browser.get("/login");
    browser.submit(&page, "main form", &[("login", name), ("password", password)])
}

#[test]
fn players_are_found_by_the_beginning_of_the_name_and_by_the_address() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    let now = site.now();
    let written = site.db.write::<_, DbError>(move |conn| {
        for number in 0..60 {
            insert_player(conn, &format!("Anna{number:02}"), now)?;
        }
        for name in ["an_a", "anxa", "Özge"] {
            insert_player(conn, name, now)?;
        }
        Ok(())
    });
    site.run(written).expect("players");
    let names = |page: &Page| page.all("tbody td:first-child a");
    let page = chief.get("/admin/players");
    assert_eq!(names(&page).len(), 50);
    let page = chief.submit(&page, "main form", &[("q", "ANNA")]);
    let first = names(&page);
    assert_eq!((first.len(), first[0].as_str()), (50, "Anna00"));
    let page = chief.click(&page, ".pager a");
    let rest = names(&page);
    assert_eq!((rest.len(), rest[0].as_str(), rest[9].as_str()), (10, "Anna50", "Anna59"));
    assert!(!page.has(".pager a"));
    for (asked, found) in [
        ("an_", vec!["an_a"]),
        (" öz", vec!["Özge"]),
        ("ANNA07@example.org", vec!["Anna07"]),
        ("chief", vec!["Chief"]),
        ("anna07@", vec![]),
        ("%", vec![]),
        ("\\", vec![]),
        ("\0", vec![]),
        ("nobody", vec![]),
    ] {
        let query = serde_urlencoded::to_string(&[("q", asked)][..]).expect("a query");
        let page = chief.get(&format!("/admin/players?{query}"));
        assert_eq!(page.status, 200);
        assert_eq!(names(&page), found, "{asked:?}");
    }
}

#[test]
fn a_page_tells_what_is_known_of_a_player() {
    let table = Table::set();
    let mut chief = admin(&table.site, "Chief");
    table.site.give_roles("Bruno", ARBITER);
    let page = chief.get(&admin_page_of(&table.site, "Bruno"));
    for text in [
        "Bruno arbiter",
        "bruno@example.org, confirmed",
        "Europe/Berlin",
        "0 won, 0 drawn, 0 lost, 1 in progress",
        "Devices",
        "Last used",
    ] {
        page.assert_says(text);
    }
    let games = page.attribute("main dd a[href^='/admin/games']", "href");
    assert_eq!(games.as_deref(), Some("/admin/games?q=Bruno"));
    assert_eq!(chief.get("/admin/players/999").status, 404);
    assert_eq!(chief.get("/admin/players/99999999999999999999999").status, 404);
    assert_eq!(chief.get("/admin/players/Bruno").status, 404);
    assert_eq!(deed(&mut chief, "/admin/players/999", "restore", &[]).status, 404);
    assert_eq!(deed(&mut chief, "/admin/players/1", "promote", &[]).status, 400);
    // One's own page has no way to suspend or close oneself.
    let page = chief.get(&admin_page_of(&table.site, "Chief"));
    assert!(!page.has("form.suspend") && !page.has("form.close"));
}

#[test]
fn an_address_is_confirmed_by_hand_unless_it_is_taken() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    let mut anna = site.browser();
    site.register(&mut anna, "Anna");
    let path = admin_page_of(&site, "Anna");
    let page = chief.get(&path);
    page.assert_says("anna@example.org, not confirmed");
    for action in ["reset", "grant_admin", "grant_arbiter"] {
        let page = deed(&mut chief, &path, action, &[]);
        assert_eq!(page.status, 422, "{action}");
        page.assert_says(
            "The email address of this account is not confirmed. Mark it as confirmed first.",
        );
    }
    assert_eq!(deed(&mut chief, &path, "suspend", &[("reason", "why")]).status, 422);
    let page = chief.submit(&page, "form.account-actions", &[("action", "verify")]);
    page.assert_says("The email address was marked as confirmed.");
    anna.log_in("Anna", PASSWORD);
    deed(&mut chief, &path, "verify", &[]);
    assert_eq!(acts(&site), ["email_confirmed"], "once");
    // Another account with the same address.
    let mut mallory = site.browser();
    let page = mallory.get("/register");
    let fields = [
        ("name", "Mallory"),
        ("email", "Anna@example.org"),
        ("password", PASSWORD),
        ("again", PASSWORD),
    ];
    mallory.submit(&page, "main form", &fields);
    let path = admin_page_of(&site, "Mallory");
    let page = deed(&mut chief, &path, "verify", &[]);
    assert_eq!(page.status, 422);
    page.assert_says("Another account has already confirmed this email address.");
    assert_eq!(acts(&site), ["email_confirmed"]);
}

#[test]
fn a_suspended_player_is_out_and_reads_why() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    let mut bruno = site.player("Bruno");
    let path = admin_page_of(&site, "Bruno");
    let page = chief.get(&path);
    let fields = [("reason", "Two accounts"), ("action", "suspend")];
    let page = chief.submit(&page, "form.suspend", &fields);
    page.assert_says("The player was suspended.");
    page.assert_says("Chief suspended Bruno: Two accounts.");
    assert!(bruno.get("/games").path.starts_with("/login"), "the session is gone");
    let mut browser = site.browser();
    log_in(&mut browser, "Bruno", "wrong-wrong").assert_says("Wrong username or password.");
    let page = log_in(&mut browser, "Bruno", PASSWORD);
    assert_eq!(page.status, 422);
    page.assert_says("This account is suspended: Two accounts. Contact the site administrators.");
    // A new password opens nothing.
    let page = browser.get("/forgot");
    browser.submit(&page, "main form", &[("email", "bruno@example.org")]);
    let page = browser.get(&site.email_to("bruno@example.org").link());
    let fields = [("password", "new password"), ("again", "new password")];
    browser.submit(&page, "main form", &fields).assert_says("Your new password was saved.");
    log_in(&mut browser, "Bruno", "new password").assert_says("This account is suspended");
    // The same once more is one act, another reason is another one.
    deed(&mut chief, &path, "suspend", &[("reason", "Two accounts.")]);
    deed(&mut chief, &path, "suspend", &[("reason", "Three accounts.")]);
    let page = deed(&mut chief, &path, "grant_admin", &[]);
    assert_eq!(page.status, 422);
    page.assert_says("This account is suspended. Lift the suspension first.");
    let page = chief.get(&path);
    let page = chief.submit(&page, "form.account-actions", &[("action", "restore")]);
    page.assert_says("The suspension was lifted.");
    deed(&mut chief, &path, "restore", &[]);
    browser.log_in("Bruno", "new password");
    assert_eq!(acts(&site), ["suspended", "suspended", "restored"]);
}

#[test]
fn nobody_begins_a_game_with_a_suspended_player_and_clocks_run_on() {
    let mut table = Table::set();
    let mut chief = admin(&table.site, "Chief");
    let page = table.white.get("/challenges/new");
    let page = table.white.submit(&page, "main form", &[("color", "white")]);
    let offered = page.path.split('?').next().expect("a path").to_owned();
    let path = admin_page_of(&table.site, "Wilma");
    deed(&mut chief, &path, "suspend", &[("reason", "Rude.")]);
    let page = table.black.get(&offered);
    let page = table.black.submit(&page, "form[action$=accept]", &[]);
    assert_eq!(page.status, 409);
    page.assert_says("This player cannot play at the moment.");
    let page = table.black.get("/challenges/new");
    let fields = [("opponent", "Wilma"), ("color", "white")];
    let page = table.black.submit(&page, "main form", &fields);
    assert_eq!(page.status, 422);
    page.assert_says("This player cannot play at the moment.");
    // It is her move.
    table.site.advance(TimeDelta::days(3) + TimeDelta::minutes(5));
    table.site.run_jobs();
    let wilma = find(&table.site, "Wilma").id;
    assert!(table.site.read(move |conn| games::list_running(conn, wilma)).is_empty());
    // What was offered stands when she is back.
    table.black.log_in("Bruno", PASSWORD);
    chief.log_in("Chief", PASSWORD);
    deed(&mut chief, &path, "restore", &[]);
    let page = table.black.get(&offered);
    let page = table.black.submit(&page, "form[action$=accept]", &[]);
    assert_eq!(page.path, "/games/2", "{}", page.text());
}

#[test]
fn a_suspended_player_cannot_move_by_email() {
    let site = Site::with(&[("MAIL_DOMAIN", "reply.example.org")]);
    let mut chief = admin(&site, "Chief");
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = start(&mut white, &mut black, &[]);
    let email = site.email_to("wilma@example.org");
    deed(&mut chief, &admin_page_of(&site, "Wilma"), "suspend", &[("reason", "Rude.")]);
    site.answer(&email, "e4");
    let told = site.email_to("wilma@example.org");
    assert!(told.text.contains("Your account is suspended: Rude."), "{}", told.text);
    assert!(black.get(&game).all("a.ply").is_empty());
}

#[test]
fn a_reason_is_needed_and_is_short() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    site.player("Bruno");
    let path = admin_page_of(&site, "Bruno");
    for action in ["suspend", "close"] {
        let long = "x".repeat(501);
        for (reason, sentence) in [
            ("  ", "Enter a reason."),
            (long.as_str(), "The reason is too long. Use at most 500 characters."),
        ] {
            let fields = [("reason", reason), ("name", "Bruno")];
            let page = deed(&mut chief, &path, action, &fields);
            assert_eq!(page.status, 422);
            page.assert_says(sentence);
            let kept = page.all(&format!("#{action}-reason"));
            assert_eq!(kept, [reason.trim()], "what was entered is there still");
        }
    }
    assert!(acts(&site).is_empty());
    assert!(!find(&site, "Bruno").is_suspended());
}

#[test]
fn nobody_suspends_or_closes_themselves_on_the_admin_pages() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    admin(&site, "Deputy");
    let path = admin_page_of(&site, "Chief");
    for action in ["suspend", "close"] {
        let page = deed(&mut chief, &path, action, &[("reason", "Bye."), ("name", "Chief")]);
        assert_eq!(page.status, 422);
        page.assert_says("You cannot do this to your own account. Ask another administrator.");
    }
    assert!(acts(&site).is_empty());
}

#[test]
fn an_account_is_closed_for_its_player_once_the_name_is_typed() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let mut chief = admin(&table.site, "Chief");
    table.site.give_roles("Bruno", ARBITER);
    let path = admin_page_of(&table.site, "Bruno");
    let page = chief.get(&path);
    let fields = [("reason", "Asked for it."), ("action", "close"), ("name", "Wilma")];
    let page = chief.submit(&page, "form.close", &fields);
    assert_eq!(page.status, 422);
    page.assert_says("This is not the player's username.");
    assert_eq!(page.all("#close-reason"), ["Asked for it."]);
    let page = chief.submit(&page, "form.close", &[("action", "close"), ("name", "bruno")]);
    page.assert_says("The account was closed.");
    page.assert_says("Chief closed the account of closed account: Asked for it.");
    assert!(!page.text().contains("bruno@example.org") && !page.has("form.account-actions"));
    let page = table.white.get(&table.game.clone());
    page.assert_says("Black resigned. White won.");
    assert!(table.black.get("/games").path.starts_with("/login"));
    let email = table.site.email_to("bruno@example.org");
    assert_eq!(email.news, "Your account on Zugpost is closed");
    let id: PlayerId = path.rsplit('/').next().expect("a number").parse().expect("a number");
    let closed = table.site.read(move |conn| players::get(conn, id));
    assert!(closed.is_closed() && !closed.is_arbiter);
    for action in ["verify", "suspend", "restore", "close", "reset", "grant_admin"] {
        let page = deed(&mut chief, &path, action, &[("reason", "Why."), ("name", "Bruno")]);
        assert_eq!(page.status, 422, "{action}");
        page.assert_says("This account is closed and can no longer be changed.");
    }
    assert_eq!(acts(&table.site), ["closed"]);
}

#[test]
fn sessions_are_ended_and_a_new_password_is_offered() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    let mut bruno = site.player("Bruno");
    let path = admin_page_of(&site, "Bruno");
    let page = chief.get(&path);
    let page = chief.submit(&page, "form.account-actions", &[("action", "end_sessions")]);
    page.assert_says("The player was logged out on all devices.");
    assert!(!page.has("button[value=end_sessions]"));
    assert!(bruno.get("/games").path.starts_with("/login"));
    deed(&mut chief, &path, "end_sessions", &[]);
    let page = chief.submit(&page, "form.account-actions", &[("action", "reset")]);
    page.assert_says("The password reset email was sent.");
    let link = site.email_to(&address_of("Bruno")).link();
    assert!(link.starts_with("/reset/"), "{link}");
    let page = bruno.get(&link);
    let fields = [("password", "new password"), ("again", "new password")];
    bruno.submit(&page, "main form", &fields).assert_says("Your new password was saved.");
    assert_eq!(acts(&site), ["sessions_ended", "password_reset_sent"]);
}

#[test]
fn roles_are_given_and_taken_once() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    let mut bruno = site.player("Bruno");
    let path = admin_page_of(&site, "Bruno");
    for _ in 0..2 {
        deed(&mut chief, &path, "grant_arbiter", &[]).assert_says("Bruno arbiter");
    }
    // What was logged in before a change of roles is not any more.
    bruno.log_in("Bruno", PASSWORD);
    assert_eq!(bruno.get("/admin/players").status, 404, "an arbiter only rules");
    deed(&mut chief, &path, "grant_admin", &[]).assert_says("Chief made Bruno an administrator.");
    bruno.log_in("Bruno", PASSWORD);
    assert_eq!(bruno.get("/admin/players").status, 200);
    let both = find(&site, "Bruno");
    assert!(both.is_admin && both.is_arbiter);
    deed(&mut chief, &path, "take_arbiter", &[]);
    bruno.log_in("Bruno", PASSWORD);
    // Who lays the role down is led away from the admin pages.
    let page = deed(&mut bruno, &path, "take_admin", &[]);
    assert_eq!((page.status, page.path.as_str()), (200, "/account"));
    deed(&mut chief, &path, "take_admin", &[]);
    let rest = find(&site, "Bruno");
    assert!(!rest.is_admin && !rest.is_arbiter);
    assert_eq!(acts(&site), ["role_granted", "role_granted", "role_taken", "role_taken"]);
}

#[test]
fn the_last_administrator_stays() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    let mut deputy = admin(&site, "Deputy");
    let (path, other) = (admin_page_of(&site, "Chief"), admin_page_of(&site, "Deputy"));
    // Who is suspended does not count.
    deed(&mut chief, &other, "suspend", &[("reason", "Away.")]);
    assert!(deputy.get("/admin/players").path.starts_with("/login"));
    let page = deed(&mut chief, &path, "take_admin", &[]);
    assert_eq!(page.status, 422);
    page.assert_says("This is the only administrator. Make someone else an administrator first.");
    let page = chief.get("/account/close");
    let page = chief.submit(&page, "main form", &[("password", PASSWORD)]);
    page.assert_says("You are the only administrator");
    let (chief_id, now) = (find(&site, "Chief").id, site.now());
    let by = By::CommandLine;
    let suspended = actions::suspend(&site.db, by, chief_id, "Why.".into(), now);
    let closed = actions::close_for(&site.db, by, chief_id, "Why.".into(), now);
    for outcome in [site.run(suspended), site.run(closed)] {
        let last = matches!(outcome, Err(ActionError::Refused(PlayerActionError::LastAdmin)));
        assert!(last, "{outcome:?}");
    }
    // A suspended one can be closed or lose the role all the same.
    deed(&mut chief, &other, "take_admin", &[]).assert_says("The player's role was changed.");
    assert_eq!(acts(&site), ["suspended", "role_taken"]);
}

#[test]
fn two_who_take_each_others_role_at_once_leave_one() {
    let site = Site::start();
    let (mut chief, mut deputy) = (admin(&site, "Chief"), admin(&site, "Deputy"));
    let (chief_path, deputy_path) = (admin_page_of(&site, "Chief"), admin_page_of(&site, "Deputy"));
    let secrets = [chief.csrf(), deputy.csrf()];
    for _ in 0..10 {
        for name in ["Chief", "Deputy"] {
            site.give_roles(name, ADMIN);
        }
        let barrier = Barrier::new(2);
        std::thread::scope(|scope| {
            let both = [(&mut chief, &deputy_path), (&mut deputy, &chief_path)];
            for ((browser, path), csrf) in both.into_iter().zip(&secrets) {
                let barrier = &barrier;
                scope.spawn(move || {
                    barrier.wait();
                    browser.post_once(path, &[("csrf", csrf.as_str()), ("action", "take_admin")])
                });
            }
        });
        assert_eq!(site.read(player_roles::count_admins), 1);
    }
}

#[test]
fn arbiters_and_players_see_nothing_of_it() {
    let site = Site::start();
    admin(&site, "Chief");
    let arbiter = site.player("Arbiter");
    site.give_roles("Arbiter", ARBITER);
    let path = admin_page_of(&site, "Chief");
    let pages = ["/admin/players", path.as_str(), "/admin/audit", "/admin/emails"];
    for mut browser in [arbiter, site.player("Bruno")] {
        for page in pages {
            assert_eq!(browser.get(page).status, 404, "{page}");
        }
        for action in [
            "verify",
            "suspend",
            "restore",
            "close",
            "end_sessions",
            "reset",
            "grant_admin",
            "take_admin",
            "grant_arbiter",
            "take_arbiter",
        ] {
            let fields = [("reason", "Why."), ("name", "Chief")];
            assert_eq!(deed(&mut browser, &path, action, &fields).status, 404, "{action}");
        }
        assert_eq!(deed(&mut browser, "/admin/emails", "all", &[]).status, 404);
    }
    let mut stranger = site.browser();
    for page in pages {
        assert!(stranger.get(page).path.starts_with("/login"), "{page}");
    }
    assert_eq!(deed(&mut stranger, &path, "suspend", &[("reason", "Why.")]).status, 401);
    assert!(acts(&site).is_empty() && find(&site, "Chief").is_admin);
}

#[test]
fn what_was_done_is_read_page_by_page_and_by_player() {
    let site = Site::start();
    let mut chief = admin(&site, "Chief");
    site.player("Bruno");
    deed(&mut chief, &admin_page_of(&site, "Bruno"), "grant_arbiter", &[]);
    let now = site.now();
    let written = site.db.write::<_, DbError>(move |conn| {
        for number in 0..105 {
            let action = AuditAction::Announced { text: format!("number {number}") };
            let entry = NewAuditEntry { admin: None, player: None, game: None, action };
            audit_log::record(conn, &entry, now)?;
        }
        Ok(())
    });
    site.run(written).expect("acts");
    let page = chief.get("/admin/audit");
    let lines = page.all("ol.log li");
    assert_eq!(lines.len(), 100);
    assert!(
        lines[0].ends_with("Command line published an announcement: number 104"),
        "{}",
        lines[0]
    );
    let page = chief.click(&page, ".pager a");
    let lines = page.all("ol.log li");
    assert_eq!(lines.len(), 6);
    assert!(lines[5].ends_with("Chief made Bruno an arbiter."), "{}", lines[5]);
    assert!(!page.has(".pager a"));
    // By whom and about whom; by the number too.
    let number = find(&site, "Bruno").id.to_string();
    for wanted in ["bruno", "Chief", number.as_str()] {
        let page = chief.submit(&page, "main form", &[("player", wanted)]);
        assert_eq!(page.all("ol.log li").len(), 1, "{wanted}");
    }
    chief
        .get("/admin/audit?player=Nobody&before=")
        .assert_says("No player has this username. Check the spelling.");
    assert_eq!(chief.get("/admin/audit?player=%00&before=x").status, 200);
}

#[test]
fn emails_that_an_administrator_sends_again_or_drops_are_written_down() {
    let server = Server::start();
    let site = Site::with(&[("SMTP_URL", &server.url())]);
    server.answer(|line| (line == "the letter").then(|| "554 5.7.1 Smells like spam".to_owned()));
    let (mut chief, mut anna) = (site.browser(), site.browser());
    site.register(&mut chief, "Chief");
    site.register(&mut anna, "Anna");
    site.run_jobs();
    let verified = actions::verify(&site.db, By::CommandLine, find(&site, "Chief").id, site.now());
    site.run(verified).expect("a confirmed address");
    site.give_roles("Chief", ADMIN);
    chief.log_in("Chief", PASSWORD);
    server.answer(|_| None);
    let page = chief.get("/admin/emails");
    let page = chief.submit(&page, "table form", &[("action", "again")]);
    page.assert_says("Failed emails are being sent again.");
    let page = chief.submit(&page, "table form", &[("action", "drop")]);
    page.assert_says("The email was discarded.");
    let page = chief.get("/admin/audit");
    page.assert_says("Chief retried an email: number 2, email address confirmation.");
    page.assert_says("Chief discarded an email: number 1, email address confirmation.");
    assert_eq!(acts(&site), ["email_confirmed", "email_sent_again", "email_dropped"]);
}

#[test]
fn an_administrator_sees_which_accounts_were_logged_in_from_the_same_addresses() {
    let site = Site::start();
    let mut anna = admin(&site, "Anna");
    let now = site.now();
    let insert = move |conn: &mut DbConn| {
        for name in ["Bert", "Carl", "Dora", "Emil"] {
            insert_player(conn, name, now)?;
        }
        Ok(())
    };
    site.run(site.db.write::<_, DbError>(insert)).expect("players");
    let log_in = |name: &'static str, address: &str, device: &str, times: usize| {
        let player = find(&site, name).id;
        let entry = NewSecurityEntry {
            event: SecurityEvent::LoggedIn,
            player: Some(player),
            actor: None,
            detail: "".into(),
            address: Some(address.to_owned()),
            device: Some(device.to_owned()),
        };
        let insert = move |conn: &mut DbConn| {
            for _ in 0..times {
                security_log::insert(conn, &entry, now)?;
            }
            Ok(())
        };
        site.run(site.db.write::<_, DbError>(insert)).expect("logins");
    };
    log_in("Bert", "198.51.100.7", "Firefox", 2);
    log_in("Bert", "198.51.100.8", "Chrome", 1);
    // Carl uses one browser at Bert's address, and another one.
    log_in("Carl", "198.51.100.7", "Firefox", 3);
    log_in("Carl", "198.51.100.7", "Safari", 2);
    log_in("Carl", "203.0.113.1", "Firefox", 9);
    // The same browser elsewhere tells nothing, and two logins are too few.
    log_in("Dora", "203.0.113.1", "Firefox", 9);
    log_in("Emil", "198.51.100.8", "Chrome", 2);
    let listed =
        |anna: &mut Browser, name| anna.get(&admin_page_of(&site, name)).all(".shared-logins li");
    assert_eq!(listed(&mut anna, "Bert"), ["Carl : 5 logins, 3 with the same browser"]);
    assert_eq!(
        listed(&mut anna, "Dora"),
        ["Carl : 9 logins, 9 with the same browser"],
        "not those of Bert"
    );
    assert!(listed(&mut anna, "Emil").is_empty(), "Bert has one login there");
    // What the log has forgotten is no hint any more.
    let later = site.now() + TimeDelta::seconds(1);
    let forget = move |conn: &mut DbConn| Ok(security_log::forget_addresses(conn, later)?);
    site.run(site.db.write::<_, DbError>(forget)).expect("forgotten");
    assert!(listed(&mut anna, "Bert").is_empty());
}
