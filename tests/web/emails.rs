//! What stands on the outside of an email.

use std::collections::BTreeSet;

use chrono::TimeDelta;

use super::{Table, play, start};

#[test]
fn the_emails_of_a_game_are_one_thread_and_no_machine_answers_them() {
    let mut table = Table::set();
    table.site.register(&mut table.site.browser(), "Sofie");
    start(&mut table.black, &mut table.white, &[("days", "30")]);
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    play(&mut table.black, "/games/1", "e5");
    table.site.advance(TimeDelta::hours(24));
    let emails = table.site.emails();
    let ids: BTreeSet<&str> = emails.iter().map(|email| email.id.as_str()).collect();
    assert_eq!(ids.len(), emails.len(), "each has a name of its own");
    for email in &emails {
        assert_eq!(email.auto_submitted.as_deref(), Some("auto-generated"), "{}", email.news);
    }
    let threads: Vec<(&str, Option<&str>)> =
        emails.iter().map(|email| (email.news.as_str(), email.answers.as_deref())).collect();
    let (first, second) = (Some("game-1@localhost"), Some("game-2@localhost"));
    assert_eq!(
        threads,
        [
            ("Your game against Bruno has started", first),
            ("Your game against Wilma has started", second),
            ("Confirm your email address for Zugpost", None),
            ("Wilma played 1.e4", first),
            ("Bruno played 1...e5", first),
            ("2 days left against Bruno", first),
        ]
    );
}

#[test]
fn an_email_about_several_games_is_of_no_thread() {
    let mut table = Table::set();
    start(&mut table.white, &mut table.black, &[]);
    table.site.advance(TimeDelta::hours(24));
    let email = table.site.email_to("wilma@example.org");
    assert_eq!(email.news, "2 days left against Bruno, and 1 more");
    assert_eq!(email.answers, None);
}
