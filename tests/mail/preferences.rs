//! When emails are sent: as their readers chose, and not about what they have seen.

use chrono::TimeDelta;

use super::{BRUNO, NOTIFICATION_PREFERENCES, WILMA, table};
use crate::{
    support::site::{Email, PASSWORD},
    web::{Table, play, start},
};

/// Saves choices of emails; what is not named is as by default.
fn choose(table: &mut Table, named: &[(&str, &str)]) {
    let csrf = table.black.csrf();
    let mut fields = NOTIFICATION_PREFERENCES.to_vec();
    fields.retain(|(name, _)| named.iter().all(|(other, _)| other != name));
    fields.extend_from_slice(named);
    fields.push(("csrf", &csrf));
    let page = table.black.post("/account/notifications", &fields);
    page.assert_says("Your email notifications were saved.");
}

fn subjects(emails: &[Email]) -> Vec<&str> {
    emails.iter().map(|email| email.news.as_str()).collect()
}

fn to_bruno(table: &Table) -> Vec<Email> {
    table.site.emails_to(BRUNO)
}

/// Wilma moves in each of three games.
fn three_moves(table: &mut Table) {
    start(&mut table.white, &mut table.black, &[]);
    start(&mut table.white, &mut table.black, &[]);
    table.site.run_jobs();
    table.site.advance(TimeDelta::seconds(1));
    for (game, text) in [("/games/1", "e4"), ("/games/2", "d4"), ("/games/3", "c4")] {
        play(&mut table.white, game, text);
        table.site.run_jobs();
    }
}

#[test]
fn once_an_hour_all_that_happened_is_one_email() {
    let mut table = table(&[]);
    choose(&mut table, &[("moves", "hourly"), ("games", "never")]);
    three_moves(&mut table);
    assert_eq!(to_bruno(&table).len(), 0);
    // It is twelve; at one.
    table.site.advance(TimeDelta::minutes(59));
    assert_eq!(to_bruno(&table).len(), 0);
    table.site.advance(TimeDelta::seconds(59));
    let emails = to_bruno(&table);
    assert_eq!(subjects(&emails), ["Wilma played 1.e4, and 2 more"]);
    for part in ["* Game 1 against Wilma\n\nWilma played 1.e4.", "Wilma played 1.d4.", "/games/3"] {
        assert!(emails[0].text.contains(part), "{part} in {}", emails[0].text);
    }
    assert_eq!(emails[0].answers, None, "it is of no thread");
    assert_eq!(emails[0].reply_to, None, "and cannot be answered");
    // It reports several kinds: one click stops them all.
    let stop = path(emails[0].unsubscribe.as_deref().expect("an address"));
    table.site.browser().get(&stop).assert_says("Emails about all your games");
}

#[test]
fn what_is_gathered_about_one_game_is_an_email_of_that_game() {
    let mut table = table(&[]);
    choose(&mut table, &[("moves", "hourly"), ("offers", "hourly")]);
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form[action$=time]", &[("days", "2")]);
    table.site.advance(TimeDelta::hours(1));
    let emails = to_bruno(&table);
    assert_eq!(subjects(&emails), ["Wilma played 1.e4, and 1 more"]);
    assert!(emails[0].text.contains("\nWilma gave you 2 days more."), "{}", emails[0].text);
    assert_eq!(emails[0].answers.as_deref(), Some("game-1@localhost"));
    assert!(emails[0].picture.is_some());
    table.site.answer(&emails[0], "e5");
    table.white.get("/games/1").assert_says("e5");
}

#[test]
fn once_a_day_at_the_hour_that_was_chosen() {
    let mut table = table(&[]);
    choose(&mut table, &[("moves", "daily"), ("digest_hour", "20")]);
    play(&mut table.white, "/games/1", "e4");
    // 20 o'clock in Berlin.
    table.site.advance(TimeDelta::minutes(6 * 60 + 59));
    assert_eq!(to_bruno(&table).len(), 0);
    table.site.advance(TimeDelta::minutes(1));
    // One thing is sent as always.
    assert_eq!(subjects(&to_bruno(&table)), ["Wilma played 1.e4"]);
    assert!(to_bruno(&table)[0].reply_to.is_some());
}

#[test]
fn what_is_out_of_date_when_the_hour_comes_is_left_out() {
    let mut table = table(&[]);
    choose(&mut table, &[("moves", "hourly"), ("games", "never")]);
    three_moves(&mut table);
    play(&mut table.black, "/games/2", "d5");
    table.site.advance(TimeDelta::hours(1));
    let emails = to_bruno(&table);
    assert_eq!(subjects(&emails), ["Wilma played 1.e4, and 1 more"]);
    assert!(!emails[0].text.contains("1.d4"));
}

#[test]
fn never_is_never_and_the_rest_comes() {
    let mut table = table(&[]);
    choose(&mut table, &[("moves", "never")]);
    play(&mut table.white, "/games/1", "e4");
    table.site.advance(TimeDelta::days(2));
    assert_eq!(subjects(&to_bruno(&table)), ["1 day left against Wilma"]);
}

#[test]
fn quiet_hours_are_quiet_unless_a_flag_falls() {
    let mut table = table(&[]);
    choose(&mut table, &[("quiet", "yes"), ("games", "never")]);
    start(&mut table.white, &mut table.black, &[]);
    // 22 o'clock in Berlin.
    table.site.advance(TimeDelta::hours(9));
    play(&mut table.white, "/games/1", "e4");
    play(&mut table.white, "/games/2", "d4");
    assert_eq!(to_bruno(&table).len(), 0);
    table.site.advance(TimeDelta::hours(8) - TimeDelta::seconds(1));
    assert_eq!(to_bruno(&table).len(), 0);
    table.site.advance(TimeDelta::seconds(1));
    assert_eq!(subjects(&to_bruno(&table)), ["Wilma played 1.e4, and 1 more"]);
}

#[test]
fn an_email_does_not_wait_until_its_flag_has_fallen() {
    let mut table = table(&[]);
    choose(&mut table, &[("moves", "daily"), ("games", "never"), ("digest_hour", "12")]);
    start(&mut table.white, &mut table.black, &[("days", "1")]);
    start(&mut table.white, &mut table.black, &[("days", "2")]);
    // The next daily email is in 23 hours; one deadline is an hour after it.
    for game in ["/games/2", "/games/3"] {
        play(&mut table.white, game, "e4");
        table.site.run_jobs();
    }
    let told = to_bruno(&table);
    assert_eq!(told.len(), 1);
    assert!(told[0].text.contains("/games/2"), "{}", told[0].text);
    table.site.advance(TimeDelta::hours(23));
    assert!(to_bruno(&table).iter().any(|email| email.text.contains("/games/3")));
}

#[test]
fn one_email_until_the_next_visit() {
    let mut table = table(&[]);
    choose(&mut table, &[("one_email", "yes"), ("games", "never")]);
    table.site.run_jobs();
    table.site.advance(TimeDelta::minutes(5));
    three_moves(&mut table);
    assert_eq!(subjects(&to_bruno(&table)), ["Wilma played 1.e4"]);
    // A visit counts, however soon after another one.
    table.black.get("/games/2");
    table.site.run_jobs();
    table.site.advance(TimeDelta::seconds(5));
    play(&mut table.black, "/games/3", "c5");
    table.site.run_jobs();
    table.site.advance(TimeDelta::seconds(5));
    play(&mut table.white, "/games/3", "Nf3");
    assert_eq!(subjects(&to_bruno(&table)).last(), Some(&"Wilma played 2.Nf3"));
    // Reminders come all the same, and count for nothing.
    table.site.advance(TimeDelta::hours(24));
    assert!(subjects(&to_bruno(&table)).last().is_some_and(|last| last.contains("left")));
    table.black.log_in("Bruno", PASSWORD);
    table.white.log_in("Wilma", PASSWORD);
    play(&mut table.black, "/games/1", "e5");
    table.site.run_jobs();
    table.site.advance(TimeDelta::minutes(5));
    play(&mut table.white, "/games/1", "Nf3");
    assert_eq!(subjects(&to_bruno(&table)).last(), Some(&"Wilma played 2.Nf3"));
}

#[test]
fn what_was_seen_is_not_told_and_a_reader_is_given_a_moment() {
    let mut table = table(&[]);
    table.black.get("/games/1");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::seconds(30));
    play(&mut table.white, "/games/1", "e4");
    assert_eq!(to_bruno(&table).len(), 0, "he is looking at it");
    table.site.advance(TimeDelta::seconds(60));
    table.black.get("/games/1");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::minutes(10));
    assert_eq!(to_bruno(&table).len(), 0, "he has seen it");
    // A player who has gone is notified.
    play(&mut table.black, "/games/1", "e5");
    table.site.run_jobs();
    table.black.get("/games/1");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::minutes(1));
    play(&mut table.white, "/games/1", "Nf3");
    assert_eq!(to_bruno(&table).len(), 0);
    table.site.advance(TimeDelta::minutes(2));
    assert_eq!(subjects(&to_bruno(&table)), ["Wilma played 2.Nf3"]);
    // A view long ago is none.
    play(&mut table.black, "/games/1", "Nc6");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::hours(1));
    play(&mut table.white, "/games/1", "Bb5");
    assert_eq!(subjects(&to_bruno(&table)).last(), Some(&"Wilma played 3.Bb5"));
}

/// The path of an address that an email names.
fn path(url: &str) -> String {
    let url = url.trim_matches(['<', '>']);
    let (_, rest) = url.split_once("://").expect("a URL");
    rest[rest.find('/').expect("a path")..].to_owned()
}

#[test]
fn one_click_stops_a_kind_without_logging_in() {
    let mut table = table(&[]);
    play(&mut table.white, "/games/1", "e4");
    let email = table.last_to(BRUNO);
    assert_eq!(email.one_click.as_deref(), Some("List-Unsubscribe=One-Click"));
    let stop = path(email.unsubscribe.as_deref().expect("an address"));
    let mut program = table.site.browser();
    // A scanner that follows links stops nothing.
    program.get(&stop).assert_says("Emails about your opponents' moves");
    let form = "application/x-www-form-urlencoded";
    assert_eq!(program.post_raw(&stop, form, b"").status, 400);
    play(&mut table.black, "/games/1", "e5");
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "Nf3");
    assert_eq!(table.last_to(BRUNO).news, "Wilma played 2.Nf3");
    // The form that mail programs should send (RFC 8058, 3.2).
    let multipart = "multipart/form-data; boundary=x";
    let body = "--x\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--x--\r\n";
    let page = program.post_raw(&stop, multipart, body.as_bytes());
    assert_eq!(page.status, 200);
    play(&mut table.black, "/games/1", "Nc6");
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "Bb5");
    assert_eq!(table.last_to(BRUNO).news, "Wilma played 2.Nf3");
    // The page behind the link lets them come again, also without logging in.
    let page = program.get(&stop);
    let page = program.submit(&page, "main form", &[("action", "again")]);
    page.assert_says("You will receive these emails again.");
    play(&mut table.black, "/games/1", "a6");
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "Ba4");
    assert_eq!(table.last_to(BRUNO).news, "Wilma played 4.Ba4");
    for bad in [
        "/unsubscribe/2-moves-aaaa",
        "/unsubscribe/x",
        "/unsubscribe/2-game-1-aaaaaaaaaaaaaaaaaaaaaaaaaa",
    ] {
        assert_eq!(program.get(bad).status, 404, "{bad}");
        assert_eq!(program.post_raw(bad, form, b"List-Unsubscribe=One-Click").status, 404);
    }
}

#[test]
fn the_emails_of_one_game_are_stopped() {
    let mut table = table(&[]);
    start(&mut table.white, &mut table.black, &[]);
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "e4");
    let email = table.last_to(BRUNO);
    let line =
        email.text.lines().find(|line| line.starts_with("Unsubscribe from emails about game 1: "));
    let stop = path(line.and_then(|line| line.split_once(": ")).expect("a link").1);
    let mut program = table.site.browser();
    let page = program.get(&stop);
    let page = program.submit(&page, "main form", &[("action", "stop")]);
    page.assert_says("You will no longer receive these emails.");
    play(&mut table.black, "/games/1", "e5");
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "Nf3");
    play(&mut table.white, "/games/2", "d4");
    assert_eq!(table.last_to(BRUNO).news, "Wilma played 1.d4");
    assert!(subjects(&to_bruno(&table)).iter().all(|subject| !subject.contains("2.Nf3")));
    // On the page of choices it can be undone.
    let page = table.black.get("/account/notifications");
    page.assert_says("Game 1");
    table.black.submit(&page, "form[action='/account/notifications/unmute']", &[]);
    play(&mut table.black, "/games/1", "Nc6");
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "Bb5");
    assert_eq!(table.last_to(BRUNO).news, "Wilma played 3.Bb5");
}

#[test]
fn choices_that_are_none_are_refused() {
    let mut table = table(&[]);
    let csrf = table.black.csrf();
    for (name, value) in [("moves", "often"), ("digest_hour", "24"), ("quiet_from", "24")] {
        let mut fields = NOTIFICATION_PREFERENCES.to_vec();
        fields.push(("quiet", "yes"));
        fields.retain(|(other, _)| *other != name);
        fields.push((name, value));
        fields.push(("csrf", &csrf));
        assert_eq!(table.black.post("/account/notifications", &fields).status, 400, "{name}");
    }
    play(&mut table.white, "/games/1", "e4");
    assert_eq!(table.last_to(BRUNO).news, "Wilma played 1.e4");
    assert_eq!(table.last_to(WILMA).news, "Your game against Bruno has started");
}

#[test]
fn the_emails_of_a_game_have_one_subject_unless_the_news_is_wanted_there() {
    let mut table = table(&[]);
    table.play(&["e4"]);
    let page = table.white.get("/games/1");
    table.white.submit(&page, "#messages form", &[("text", "Good luck!")]);
    table.site.run_jobs();
    play(&mut table.black, "/games/1", "e5");
    play(&mut table.white, "/games/1", "Nf3");
    table.site.run_jobs();
    let emails = to_bruno(&table);
    assert_eq!(
        subjects(&emails),
        ["Wilma played 1.e4", "Wilma sent you a message about your game", "Wilma played 2.Nf3"]
    );
    for email in emails.iter().chain(&table.site.emails_to(WILMA)[1..]) {
        assert_eq!(email.subject, "Wilma – Bruno · game 1");
    }
    // What is new and the deadline come first, and stand out.
    let first = "Wilma played 2.Nf3 · your move, until Mon 23 Nov 2026, 13:00 CET";
    let last = table.last_to(BRUNO);
    assert_eq!(last.text.lines().next(), Some(first));
    assert!(!last.text.contains("Wilma played 2.Nf3."), "said once: {}", last.text);
    let (_, body) = last.html.split_once("<body>").expect("a body");
    let html = body.replace("<b>", "*").replace("</b>", "*");
    let bold = "*Wilma played 2.Nf3* · *your move, until Mon 23 Nov 2026, 13:00 CET*";
    assert!(html.contains(bold), "{html}");
    let hidden = body.split_once("</div>").expect("the words for lists of emails").0;
    assert!(hidden.split_once('>').expect("words").1.trim().starts_with(first), "{hidden}");
    choose(&mut table, &[("news_in_subject", "yes")]);
    play(&mut table.black, "/games/1", "Nc6");
    play(&mut table.white, "/games/1", "Bb5");
    let last = table.last_to(BRUNO);
    assert_eq!(last.subject, "Wilma played 3.Bb5");
    assert_eq!(table.last_to(WILMA).subject, "Wilma – Bruno · game 1");
    assert!(table.black.get("/account/notifications").has("[name=news_in_subject][checked]"));
}
