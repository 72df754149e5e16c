//! The email that tells administrators what waits for them: once a day, and never because an email
//! to one of them failed.

use chrono::TimeDelta;
use diesel::{ExpressionMethods as _, QueryDsl as _, RunQueryDsl as _, sql_query};
use zugpost::{
    actions::admin::admin_summary::{list_due_summaries, queue_admin_summaries},
    db::{
        DbError, GameId,
        outbox::{self, EmailKind, NewEmail},
        players,
        reports::{self, NewReport},
        schema::outbox as outbox_table,
    },
};

use super::claims::waiting;
use crate::{
    support::{
        Site,
        site::{ADMIN, ARBITER, Email, PASSWORD, address_of},
    },
    web::start,
};

const SUBJECT: &str = "Tasks for administrators on Zugpost";

fn summaries(site: &Site, name: &str) -> Vec<Email> {
    let emails = site.emails_to(&address_of(name));
    emails.into_iter().filter(|email| email.news == SUBJECT).collect()
}

fn headings(email: &Email) -> Vec<&str> {
    email.text.lines().filter_map(|line| line.strip_prefix("* ")).collect()
}

/// Bruno reports Mallory.
fn report(site: &Site, game: Option<GameId>, text: &'static str) {
    let now = site.now();
    let made = site.db.write::<_, DbError>(move |conn| {
        let reporter = players::find_by_name(conn, "Bruno")?.expect("a player").id;
        let player = players::find_by_name(conn, "Mallory")?.expect("a player").id;
        let new = NewReport { reporter, player, game, message: None, text };
        Ok(reports::insert(conn, &new, now)?)
    });
    site.run(made).expect("a report");
}

fn settle_reports(site: &Site) {
    run(site, "UPDATE reports SET settled_at = created_at WHERE settled_at IS NULL");
}

fn run(site: &Site, statement: &'static str) {
    let done = site.db.write::<_, DbError>(move |conn| Ok(sql_query(statement).execute(conn)?));
    site.run(done).expect("a statement");
}

/// An email to a player failed for good.
fn fail(site: &Site, name: &'static str) {
    let now = site.now();
    let failed = site.db.write::<_, DbError>(move |conn| {
        let player = players::find_by_name(conn, name)?.expect("a player").id;
        let about = now.timestamp_micros().to_string();
        outbox::insert(conn, &NewEmail::new(EmailKind::NewSignIn, player, about), now)?;
        let aside =
            "UPDATE outbox SET state = 'failed', last_error = '554' WHERE state = 'waiting'";
        sql_query(aside).execute(conn)?;
        Ok(())
    });
    site.run(failed).expect("a failed email");
}

/// All of these emails failed for good.
fn set_aside(site: &Site) {
    run(
        site,
        "UPDATE outbox SET state = 'failed', last_error = '554' WHERE kind = 'admin_summary'",
    );
}

fn drop_failed(site: &Site) {
    run(site, "UPDATE outbox SET state = 'dropped', done_at = due_at WHERE state = 'failed'");
}

/// Two administrators, an arbiter and two players.
fn site() -> Site {
    let site = Site::start();
    site.administrator("Anna");
    site.administrator("Adam");
    for name in ["Umpire", "Bruno", "Mallory"] {
        site.player(name);
    }
    site.give_roles("Umpire", ARBITER);
    site
}

#[test]
fn administrators_are_told_once_a_day_of_what_waits() {
    let site = site();
    site.run_jobs();
    site.advance(TimeDelta::days(2));
    assert_eq!(summaries(&site, "Anna").len(), 0, "nothing waits");
    report(&site, None, "Asks an engine.");
    for name in ["Anna", "Adam"] {
        let emails = summaries(&site, name);
        assert_eq!(emails.len(), 1, "{name}");
        assert_eq!(headings(&emails[0]), ["1 open report"]);
        assert!(emails[0].text.contains("/admin/reports\n"), "{}", emails[0].text);
        assert!(!emails[0].text.contains("engine"), "{}", emails[0].text);
    }
    for name in ["Umpire", "Bruno", "Mallory"] {
        assert_eq!(summaries(&site, name).len(), 0, "{name}");
    }
    // What comes on the same day waits for the next.
    site.advance(TimeDelta::hours(1));
    report(&site, None, "Again.");
    site.advance(TimeDelta::hours(23) - TimeDelta::seconds(1));
    assert_eq!(summaries(&site, "Anna").len(), 1);
    site.advance(TimeDelta::seconds(1));
    let emails = summaries(&site, "Anna");
    assert_eq!(emails.len(), 2);
    assert_eq!(headings(&emails[1]), ["2 open reports"]);
    settle_reports(&site);
    site.advance(TimeDelta::days(3));
    assert_eq!(summaries(&site, "Anna").len(), 2, "nothing waits any more");
    report(&site, None, "Once more.");
    assert_eq!(summaries(&site, "Anna").len(), 3, "the last one was days ago");
    settle_reports(&site);
}

#[test]
fn two_servers_at_once_queue_one_for_each() {
    let site = site();
    report(&site, None, "Asks an engine.");
    let now = site.now();
    let slower = site.read(move |conn| list_due_summaries(conn, now));
    assert_eq!(slower.len(), 2);
    let queued = site.run(async {
        let queue = || queue_admin_summaries(&site.db, now);
        tokio::join!(queue(), queue(), queue())
    });
    assert!(queued.0.is_ok() && queued.1.is_ok() && queued.2.is_ok(), "{queued:?}");
    // One that found the same writes only now.
    let insert = site.db.write::<_, DbError>(move |conn| {
        Ok(slower.iter().try_for_each(|email| outbox::insert(conn, email, now))?)
    });
    site.run(insert).expect("nothing to insert");
    let again = site.run(queue_admin_summaries(&site.db, now + TimeDelta::minutes(1)));
    assert_eq!(again.expect("nothing to queue"), 0);
    for name in ["Anna", "Adam"] {
        assert_eq!(summaries(&site, name).len(), 1, "{name}");
    }
    settle_reports(&site);
}

/// Who is told, by what stands in the database: then nothing of it is kept.
fn told_after(site: &Site, statements: &[&'static str]) -> Vec<String> {
    let now = site.now() + TimeDelta::days(2);
    let all = statements.to_vec();
    let (tell, told) = std::sync::mpsc::channel();
    let tried = site.db.write::<(), DbError>(move |conn| {
        for statement in all {
            assert_eq!(sql_query(statement).execute(conn)?, 1, "{statement}");
        }
        let due = list_due_summaries(conn, now)?;
        let names = players::names(conn, &due.iter().map(|email| email.player).collect::<Vec<_>>());
        tell.send((due, names?)).expect("somebody waits for it");
        Err(DbError::Busy)
    });
    assert!(matches!(site.run(tried), Err(DbError::Busy)), "{statements:?}");
    let (due, names) = told.recv().expect("an answer");
    due.iter().map(|email| names[&email.player].clone()).collect()
}

/// Anna has a game with Mallory, number 1, and Bruno another, number 2.
#[test]
fn an_administrator_is_told_of_what_they_may_see_to() {
    let site = site();
    let mut mallory = site.browser();
    mallory.log_in("Mallory", PASSWORD);
    for name in ["Anna", "Bruno"] {
        let mut opponent = site.browser();
        opponent.log_in(name, PASSWORD);
        start(&mut opponent, &mut mallory, &[]);
    }
    report(&site, None, "Asks an engine.");
    let none = "UPDATE reports SET settled_at = created_at";
    let about = "UPDATE reports SET game_id = 1";
    let claims = |game: &str| {
        format!("UPDATE games SET claims = '{game}', claimed_at = started_at WHERE id = 2")
    };
    let by_anna = claims("open since:1 by:white ground:other adjudicated:1:1 first:1 appeal:black");
    let by_umpire =
        claims("open since:1 by:white ground:other adjudicated:3:1 first:3 appeal:black");
    let [by_anna, by_umpire] = [by_anna, by_umpire].map(|sql| &*sql.leak());
    let own = "UPDATE games SET claims = 'open since:1 by:white ground:other',
        claimed_at = started_at WHERE id = 1";
    let corrupt = "UPDATE games SET claims = 'nonsense', claimed_at = started_at WHERE id = 2";
    let of_anna = |set: &str| &*format!("UPDATE players SET {set} WHERE name = 'Anna'").leak();
    let ended = "UPDATE games SET ended_at = started_at, ending = 'aborted', result = '*'
        WHERE id = 1";
    let (both, adam, nobody) = (&["Anna", "Adam"][..], &["Adam"][..], &[][..]);
    for (statements, told) in [
        (vec![], both),
        (vec![none], nobody),
        (vec!["UPDATE reports SET player_id = 1"], adam),
        (vec![about], adam),
        (vec![about, ended], both),
        (vec![none, by_anna], adam),
        (vec![none, by_umpire], both),
        (vec![none, own], adam),
        (vec![none, corrupt], both),
        (vec![of_anna("is_admin = FALSE, is_arbiter = TRUE")], adam),
        (vec![of_anna("suspended_at = created_at")], adam),
        (vec![of_anna("closed_at = created_at")], adam),
        (vec![of_anna("email_key = NULL")], adam),
        (vec![of_anna("email_rejection = '550'")], adam),
        (vec![of_anna("notification_preferences = 'administration=never'")], adam),
    ] {
        assert_eq!(told_after(&site, &statements), told, "{statements:?}");
    }
    settle_reports(&site);
}

/// What was set aside and is tried again with all the rest says the same several times over.
#[test]
fn of_several_that_are_tried_again_the_last_is_sent() {
    let site = site();
    report(&site, None, "Asks an engine.");
    for _ in 0..3 {
        site.run_jobs();
        set_aside(&site);
        site.advance(TimeDelta::days(1) + TimeDelta::seconds(1));
    }
    // Returns what became of those to Anna.
    let send_all_again = || {
        set_aside(&site);
        let now = site.now();
        let again =
            site.db.write::<_, DbError>(move |conn| Ok(outbox::send_again(conn, None, now)?));
        site.run(again).expect("a query");
        site.run_jobs();
        site.read(|conn| {
            let admin_summary = EmailKind::AdminSummary.as_str();
            outbox_table::table
                .filter(outbox_table::kind.eq(admin_summary))
                .filter(outbox_table::player_id.eq(1))
                .order(outbox_table::id)
                .select(outbox_table::state)
                .load::<String>(conn)
        })
    };
    assert_eq!(send_all_again(), ["dropped", "dropped", "sent"]);
    settle_reports(&site);
    assert_eq!(send_all_again(), ["dropped", "dropped", "dropped"], "nothing waits any more");
}

#[test]
fn failed_emails_are_told_but_never_those_to_administrators() {
    let site = site();
    fail(&site, "Adam");
    fail(&site, "Anna");
    assert_eq!(summaries(&site, "Anna").len() + summaries(&site, "Adam").len(), 0);
    fail(&site, "Bruno");
    let emails = summaries(&site, "Anna");
    assert_eq!(headings(&emails[0]), ["1 failed email"]);
    assert!(emails[0].text.contains("/admin/emails\n"), "{}", emails[0].text);
    drop_failed(&site);
    // The email about it fails too: that causes no other.
    site.advance(TimeDelta::days(2));
    report(&site, None, "Asks an engine.");
    site.run_jobs();
    settle_reports(&site);
    set_aside(&site);
    let count = summaries(&site, "Anna").len();
    site.advance(TimeDelta::days(2));
    assert_eq!(summaries(&site, "Anna").len(), count);
    // Nobody writes to an address that is refused.
    run(&site, "UPDATE players SET email_rejection = '550' WHERE name = 'Anna'");
    report(&site, None, "Again.");
    assert_eq!(summaries(&site, "Anna").len(), count);
    assert_eq!(summaries(&site, "Adam").len(), count + 1);
    settle_reports(&site);
    drop_failed(&site);
}

#[test]
fn a_claim_is_told_once_more_when_it_has_waited_a_day() {
    let table = waiting();
    table.site.administrator("Chief");
    table.site.give_roles("Bruno", ADMIN);
    assert_eq!(summaries(&table.site, "Chief").len(), 0, "each claim has an email of its own");
    table.site.advance(TimeDelta::hours(24));
    let emails = summaries(&table.site, "Chief");
    assert_eq!(emails.len(), 1);
    assert_eq!(headings(&emails[0]), ["1 claim or appeal waiting for a decision"]);
    assert!(emails[0].text.contains("/admin\n"), "{}", emails[0].text);
    assert_eq!(summaries(&table.site, "Bruno").len(), 0, "it is his own game");
}

#[test]
fn a_report_about_a_game_of_ones_own_is_not_told() {
    let site = site();
    let (mut anna, mut mallory) = (site.browser(), site.browser());
    anna.log_in("Anna", PASSWORD);
    mallory.log_in("Mallory", PASSWORD);
    start(&mut anna, &mut mallory, &[]);
    site.run_jobs();
    report(&site, Some(GameId(1)), "What a spectator said.");
    assert_eq!(summaries(&site, "Anna").len(), 0);
    assert_eq!(summaries(&site, "Adam").len(), 1);
    settle_reports(&site);
}

#[test]
fn an_administrator_can_stop_these_emails_as_all_others() {
    let site = site();
    report(&site, None, "Asks an engine.");
    let email = summaries(&site, "Anna").remove(0);
    assert_eq!(email.one_click.as_deref(), Some("List-Unsubscribe=One-Click"));
    let stop = email.unsubscribe.as_deref().expect("an address").trim_matches(['<', '>']);
    let path = &stop[stop.find("/unsubscribe").expect("a path")..];
    let mut browser = site.browser();
    browser.get(path).assert_says("Emails about tasks for administrators");
    let form = "application/x-www-form-urlencoded";
    assert_eq!(browser.post_raw(path, form, b"List-Unsubscribe=One-Click").status, 200);
    site.advance(TimeDelta::days(2));
    assert_eq!(summaries(&site, "Anna").len(), 1);
    assert_eq!(summaries(&site, "Adam").len(), 2);
    // On the page it is among the others; those who have no office do not see it.
    browser.log_in("Anna", PASSWORD);
    let page = browser.get("/account/notifications");
    let chosen = page.attribute("#topic-administration option[selected]", "value");
    assert_eq!(chosen.as_deref(), Some("never"));
    assert_eq!(page.all("#topic-administration option").len(), 2);
    let page = browser.submit(&page, "main form", &[("administration", "at_once")]);
    page.assert_says("Your email notifications were saved.");
    assert_eq!(summaries(&site, "Anna").len(), 2);
    let mut bruno = site.browser();
    bruno.log_in("Bruno", PASSWORD);
    let page = bruno.get("/account/notifications");
    assert!(!page.has("#topic-administration"));
    bruno.submit(&page, "main form", &[]).assert_says("Your email notifications were saved.");
    settle_reports(&site);
}

#[test]
fn what_was_settled_in_the_quiet_hours_is_not_told_after_them() {
    let site = site();
    run(&site, "UPDATE players SET notification_preferences = 'quiet=12-18' WHERE name = 'Anna'");
    report(&site, None, "Asks an engine.");
    assert_eq!(summaries(&site, "Anna").len(), 0, "it is one o'clock in Berlin");
    settle_reports(&site);
    site.advance(TimeDelta::hours(6));
    assert_eq!(summaries(&site, "Anna").len(), 0);
    report(&site, None, "Again.");
    site.advance(TimeDelta::hours(1));
    assert_eq!(summaries(&site, "Anna").len(), 1, "none was sent today");
    settle_reports(&site);
}

#[test]
fn it_is_in_the_language_of_its_reader() {
    let site = site();
    run(&site, "UPDATE players SET language = 'de' WHERE name = 'Anna'");
    run(&site, "UPDATE players SET language = 'fr' WHERE name = 'Adam'");
    report(&site, None, "Asks an engine.");
    site.run_jobs();
    for (name, heading) in [("Anna", "1 offene Meldung"), ("Adam", "1 signalement ouvert")] {
        let email = site.email_to(&address_of(name));
        assert_eq!(headings(&email), [heading], "{}", email.text);
    }
    settle_reports(&site);
}
