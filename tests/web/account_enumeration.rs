//! Nobody finds out by the clock who has an account.

use std::time::{Duration, Instant};

use diesel::{ExpressionMethods as _, QueryDsl as _, RunQueryDsl as _};
use zugpost::db::schema::{link_requests, outbox};

use crate::support::{Browser, Site, site::PASSWORD};

/// What waits for a job is the same whether the address has an account or not.
#[test]
fn what_is_stored_at_once_does_not_depend_on_who_has_an_account() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    site.emails();
    let stored = || {
        site.read(|conn| {
            let emails: i64 =
                outbox::table.filter(outbox::state.eq("waiting")).count().get_result(conn)?;
            let asked: i64 = link_requests::table.count().get_result(conn)?;
            Ok((emails, asked))
        })
    };
    let mut visitor = site.browser();
    for (number, address) in ["anna@example.org", "news@example.org"].into_iter().enumerate() {
        let before = stored();
        let page = visitor.get("/forgot");
        visitor.submit(&page, "main form", &[("email", address)]);
        let page = visitor.get("/register");
        let name = format!("Mallory{number}");
        let fields = [
            ("name", name.as_str()),
            ("email", address),
            ("password", PASSWORD),
            ("again", PASSWORD),
        ];
        visitor.submit(&page, "main form", &fields);
        let page = anna.get("/account");
        let fields = [("email", address), ("password", PASSWORD)];
        anna.submit(&page, "form[action='/account/address']", &fields);
        assert_eq!(stored(), (before.0, before.1 + 3), "{address}");
        site.advance(chrono::TimeDelta::minutes(1));
    }
    let emails = site.emails();
    let to = |address: &str| emails.iter().filter(|email| email.to == address).count();
    assert_eq!((to("anna@example.org"), to("news@example.org")), (3, 2));
    // It is not known longer than it counts.
    site.advance(chrono::TimeDelta::days(3));
    site.run_jobs();
    assert_eq!(stored(), (0, 0));
}

/// A new password voids what was asked for before, also what nobody has looked at yet.
#[test]
fn a_new_password_voids_what_was_asked_for() {
    let site = Site::start();
    let mut thief = site.player("Anna");
    let page = thief.get("/account");
    let fields = [("email", "thief@example.org"), ("password", PASSWORD)];
    thief.submit(&page, "form[action='/account/address']", &fields);
    let page = thief.get("/account/security");
    let fields = [("current", PASSWORD), ("password", "brand-new"), ("again", "brand-new")];
    thief.submit(&page, "form[action='/account/password']", &fields);
    assert!(site.emails_to("thief@example.org").is_empty());
}

/// `ZUGPOST_TEST_FULL=1 cargo test --test main enumeration -- --ignored --nocapture` prints the figures.
#[test]
#[ignore = "measures times, alone on a quiet machine"]
fn answers_take_as_long_whether_there_is_an_account_or_not() {
    const TRIES: usize = 300;
    let site = Site::with(&[("PASSWORD_MEMORY_KIB", "19456"), ("PASSWORD_PASSES", "2")]);
    // With a password that costs as much as that of nobody.
    site.register(&mut site.browser(), "Anna");
    let mut owner = site.browser();
    let page = owner.get(&site.email_to("anna@example.org").link());
    owner.submit(&page, "main form", &[]);
    let mut browser = site.browser();
    let csrf = browser.csrf();
    let mut name = 0;
    type Ask<'a> = Box<dyn FnMut(&mut Browser, &str) + 'a>;
    let post = |browser: &mut Browser, path: &str, fields: &[(&str, &str)], status: u16| {
        let with: Vec<_> = fields.iter().copied().chain([("csrf", csrf.as_str())]).collect();
        assert_eq!(browser.post_once(path, &with).status, status, "{path}");
    };
    let forgot: Ask<'_> =
        Box::new(|browser, address| post(browser, "/forgot", &[("email", address)], 200));
    let register: Ask<'_> = Box::new(|browser, address| {
        name += 1;
        let name = format!("Mallory{name}");
        let fields = [
            ("name", name.as_str()),
            ("email", address),
            ("password", PASSWORD),
            ("again", PASSWORD),
        ];
        post(browser, "/register", &fields, 200);
    });
    let log_in: Ask<'_> = Box::new(|browser, address| {
        post(browser, "/login", &[("login", address), ("password", "wrong-wrong")], 422);
    });
    for (what, mut ask) in [("forgot", forgot), ("register", register), ("login", log_in)] {
        let mut times = [Vec::new(), Vec::new()];
        for one in 0..TRIES + 20 {
            // In turns, so that whatever else happens on the machine happens to both.
            let order = if one % 2 == 0 { [0, 1] } else { [1, 0] };
            for is_known in order {
                // One address is asked about; the others are none of anybody.
                let unknown = format!("nobody{one}@example.org");
                let address = if is_known == 1 { "anna@example.org" } else { unknown.as_str() };
                let began = Instant::now();
                ask(&mut browser, address);
                if one >= 20 {
                    times[is_known].push(began.elapsed());
                }
            }
        }
        let [unknown, known] = times;
        let (a, b) = (median(unknown.clone()), median(known.clone()));
        let (difference, auc) = ((b / a - 1.0) * 100.0, auc(&unknown, &known));
        println!(
            "{what}: unknown {:.3} ms, known {:.3} ms ({difference:+.1} %), AUC {auc:.3}",
            a * 1000.0,
            b * 1000.0
        );
        assert!(difference.abs() < 5.0 && (auc - 0.5).abs() < 0.05, "{what}");
    }
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64()
}

/// How often one of the second is slower than one of the first: 0.5 tells nothing.
fn auc(first: &[Duration], second: &[Duration]) -> f64 {
    let pairs = first.iter().flat_map(|one| second.iter().map(move |other| (one, other)));
    let won: f64 = pairs
        .map(|(one, other)| match one.cmp(other) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        })
        .sum();
    won / (first.len() * second.len()) as f64
}
