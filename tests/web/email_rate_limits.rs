//! Nobody can have the site flood strangers with emails.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection as _;
use zugpost::db::{DbError, player_relations};

use crate::support::{
    Browser, Page, Site,
    players::insert_player,
    site::{PASSWORD, address_of},
};

fn ask_for_reset(browser: &mut Browser, address: &str) -> Page {
    let page = browser.get("/forgot");
    browser.submit(&page, "main form", &[("email", address)])
}

fn register(browser: &mut Browser, name: &str, address: &str) -> Page {
    let page = browser.get("/register");
    let fields = [("name", name), ("email", address), ("password", PASSWORD), ("again", PASSWORD)];
    browser.submit(&page, "main form", &fields)
}

#[test]
fn a_network_can_ask_for_so_many_emails_a_day() {
    let site = Site::with(&[("TRUST_PROXY", "yes"), ("REQUESTED_EMAILS_PER_ADDRESS", "20")]);
    let mut browser = site.browser();
    browser.forwarded_for = Some("192.0.2.1");
    for n in 0..15 {
        assert_eq!(
            register(&mut browser, &format!("Mallory{n}"), &format!("m{n}@example.org")).status,
            200
        );
    }
    site.advance(TimeDelta::hours(2));
    for n in 0..5 {
        assert_eq!(ask_for_reset(&mut browser, &format!("n{n}@example.org")).status, 200);
    }
    for page in [
        register(&mut browser, "Mallory", "m@example.org"),
        ask_for_reset(&mut browser, "m@example.org"),
    ] {
        assert_eq!(page.status, 429);
        assert_eq!(page.headers["retry-after"], "79200");
        page.assert_says("You can try again in 22 hours.");
    }
    assert_eq!(site.emails().len(), 15);
    // Elsewhere people register as always; nothing of the refused account is there.
    let mut elsewhere = site.browser();
    elsewhere.forwarded_for = Some("192.0.2.2");
    assert_eq!(register(&mut elsewhere, "Mallory", "m@example.org").status, 200);
    // It works again when the page said, for as many as came then.
    site.advance(TimeDelta::hours(22));
    assert_eq!(ask_for_reset(&mut browser, "m@example.org").status, 200);
}

#[test]
fn the_site_sends_so_many_emails_a_day_that_were_asked_for() {
    let site = Site::with(&[("TRUST_PROXY", "yes"), ("REQUESTED_EMAILS_PER_DAY", "3")]);
    let ask = |from: &'static str, to: &str| {
        let mut browser = site.browser();
        browser.forwarded_for = Some(from);
        ask_for_reset(&mut browser, to).status
    };
    assert_eq!(ask("192.0.2.1", "a@example.org"), 200);
    assert_eq!(ask("192.0.2.2", "b@example.org"), 200);
    assert_eq!(ask("192.0.2.3", "c@example.org"), 200);
    assert_eq!(ask("192.0.2.4", "d@example.org"), 429);
}

/// As long as a link is good nobody needs more of them; then it goes on.
#[test]
fn an_address_gets_few_emails_while_a_link_is_good() {
    let site = Site::with(&[("REQUESTED_EMAILS_PER_RECIPIENT", "3")]);
    site.player("Anna");
    let mut browser = site.browser();
    for address in ["anna@example.org", "nobody@example.org"] {
        for _ in 0..3 {
            assert_eq!(ask_for_reset(&mut browser, address).status, 200);
            site.advance(TimeDelta::minutes(10));
        }
        // The same for an address without an account.
        let page = ask_for_reset(&mut browser, &address.to_uppercase());
        assert_eq!(page.status, 429);
        page.assert_says("You can try again in 1 hour 30 minutes.");
    }
    assert_eq!(site.emails_to("anna@example.org").len(), 3);
    let link = site.email_to("anna@example.org").link();
    assert_eq!(browser.get(&link).status, 200, "one that is good is there");
    site.advance(TimeDelta::minutes(90));
    assert_eq!(ask_for_reset(&mut browser, "anna@example.org").status, 200);
    // Confirmations are counted by themselves.
    for n in 0..3 {
        assert_eq!(register(&mut browser, &format!("M{n}"), "anna@example.org").status, 200);
    }
    assert_eq!(register(&mut browser, "M3", "anna@example.org").status, 429);
}

#[test]
fn a_player_challenges_so_many_strangers_a_day() {
    let site = Site::start();
    let mut mallory = site.player("Mallory");
    for n in 0..21 {
        drop(site.player(&format!("P{n}")));
    }
    let mut challenge = |opponent: &str| {
        let page = mallory.get("/challenges/new");
        mallory.submit(&page, "main form", &[("opponent", opponent)])
    };
    for n in 0..20 {
        assert_eq!(challenge(&format!("P{n}")).status, 200);
    }
    let page = challenge("P20");
    assert_eq!(page.status, 422);
    page.assert_says("You can send this one in 1 day.");
    assert!(site.emails_to(&address_of("P20")).is_empty());
    // Who has the challenger as a friend is no stranger.
    let ids = ["P20", "Mallory"];
    let now = site.now();
    let befriend = site.db.write::<_, DbError>(move |conn| {
        let mut find = |name| zugpost::db::players::find_by_name(conn, name);
        let [one, other] =
            [find(ids[0])?, find(ids[1])?].map(|player| player.expect("a player").id);
        Ok(player_relations::insert(conn, one, other, player_relations::Relation::Friend, now)?)
    });
    site.run(befriend).expect("a friend");
    assert_eq!(challenge("P20").status, 200);
    site.advance(TimeDelta::days(1));
    drop(site.player("P21"));
    let mut mallory = site.browser();
    mallory.log_in("Mallory", PASSWORD);
    let page = mallory.get("/challenges/new");
    assert_eq!(mallory.submit(&page, "main form", &[("opponent", "P21")]).status, 200);
}

/// Challenges somebody, and returns the page.
fn challenge(from: &mut Browser, to: &str) -> Page {
    let page = from.get("/challenges/new");
    from.submit(&page, "main form", &[("opponent", to)])
}

#[test]
fn a_player_gets_so_many_challenges_of_strangers_a_day() {
    let site = Site::start();
    drop(site.player("Anna"));
    for n in 0..20 {
        assert_eq!(challenge(&mut site.player(&format!("P{n}")), "Anna").status, 200);
        site.advance(TimeDelta::minutes(30));
    }
    let mut late = site.player("P20");
    let page = challenge(&mut late, "Anna");
    assert_eq!(page.status, 422);
    // A day after the first.
    page.assert_says("You can send this one in 14 hours.");
    let emails = site.emails_to(&address_of("Anna"));
    assert!(emails.iter().any(|email| email.text.contains("P19")), "{emails:?}");
    assert!(emails.iter().all(|email| !email.text.contains("P20")), "{emails:?}");
    drop(site.player("Bruno"));
    assert_eq!(challenge(&mut late, "Bruno").status, 200, "to others");
    site.advance(TimeDelta::hours(14));
    late.log_in("P20", PASSWORD);
    assert_eq!(challenge(&mut late, "Anna").status, 200);
}

#[test]
fn a_site_has_so_many_challenges_among_strangers_a_day() {
    let site = Site::start();
    let (mut anna, mut bruno) = (site.player("Anna"), site.player("Bruno"));
    for name in ["Carla", "Dora"] {
        drop(site.player(name));
    }
    // As many as 2000 but one, by players who have nothing else to do with these.
    let now = site.now();
    let flood = site.db.write::<_, DbError>(move |conn| {
        for n in 0..1999_u32 {
            let (from, to) = (format!("From{}", n / 20), format!("To{}", n / 20));
            if n % 20 == 0 {
                insert_player(conn, &from, now)?;
                insert_player(conn, &to, now)?;
            }
            conn.batch_execute(&format!(
                "INSERT INTO challenges (challenger_id, opponent_id, variant, start_fen, start_name,
                     message, state, reason, form_key, created_at, expires_at)
                 SELECT one.id, other.id, 'standard', '', '', '', 'withdrawn', '', '{n}',
                     '2026-11-20 12:00:00', '2026-12-04 12:00:00'
                 FROM players one, players other
                 WHERE one.name = '{from}' AND other.name = '{to}'"
            ))?;
        }
        Ok(())
    });
    site.run(flood).expect("challenges");
    assert_eq!(challenge(&mut anna, "Carla").status, 200, "the last one");
    let page = challenge(&mut bruno, "Dora");
    assert_eq!(page.status, 422);
    page.assert_says("You can send this one in 1 day.");
    // To everybody it goes on.
    let page = bruno.get("/challenges/new");
    assert_eq!(bruno.submit(&page, "main form", &[]).status, 200);
    assert!(site.emails_to(&address_of("Dora")).is_empty());
    site.advance(TimeDelta::days(1));
    bruno.log_in("Bruno", PASSWORD);
    assert_eq!(challenge(&mut bruno, "Dora").status, 200);
}
