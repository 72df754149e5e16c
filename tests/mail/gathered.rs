//! Emails that report several things at once: each game stands in them once, with its number.

use chrono::TimeDelta;
use zugpost::{
    db::{admin_summary::AdminTasks, deciders::Deciders, outbox::EmailKind, players},
    mail::{EmailContext, compose, gather},
};

use super::{BRUNO, NOTIFICATION_PREFERENCES, table};
use crate::{
    support::{
        Browser,
        site::{Email, PASSWORD},
    },
    web::{Table, play, start},
};

/// Has everything gathered to the next hour, but for what begins.
pub fn hourly(table: &mut Table) {
    let csrf = table.black.csrf();
    let mut fields = NOTIFICATION_PREFERENCES.to_vec();
    for (name, value) in &mut fields {
        match *name {
            "games" => *value = "never",
            _ if *value == "at_once" && *name != "reminders" => *value = "hourly",
            _ => {}
        }
    }
    fields.push(("csrf", &csrf));
    let page = table.black.post("/account/notifications", &fields);
    page.assert_says("Your email notifications were saved.");
}

#[track_caller]
pub fn say(browser: &mut Browser, path: &str, form: &str, text: &str) {
    let page = browser.get(path);
    let page = browser.submit(&page, form, &[("text", text)]);
    assert_eq!(page.status, 200, "{}", page.text());
}

/// Returns the only email of the hour.
#[track_caller]
pub fn gathered(table: &Table) -> Email {
    let before = table.count_to(BRUNO);
    table.site.advance(TimeDelta::hours(1));
    let mut emails = table.site.emails_to(BRUNO).split_off(before);
    let subjects: Vec<_> = emails.iter().map(|email| email.news.as_str()).collect();
    assert_eq!(emails.len(), 1, "{subjects:?}");
    emails.remove(0)
}

fn headings(email: &Email) -> Vec<&str> {
    email.text.lines().filter_map(|line| line.strip_prefix("* ")).collect()
}

/// Returns what stands below a heading.
#[track_caller]
fn below<'a>(email: &'a Email, heading: &str) -> &'a str {
    let (_, rest) = email.text.split_once(&format!("* {heading}\n")).expect("the heading");
    rest.split("\n* ").next().unwrap_or_default()
}

#[test]
fn each_game_stands_once_with_its_number_the_most_urgent_first() {
    let mut table = table(&[]);
    for terms in [("days", "1"), ("control", "unlimited"), ("days", "2")] {
        start(&mut table.white, &mut table.black, &[terms]);
    }
    hourly(&mut table);
    // In the fourth game it is her turn.
    play(&mut table.white, "/games/4", "e4");
    play(&mut table.black, "/games/4", "e5");
    table.site.run_jobs();
    say(&mut table.white, "/messages/Bruno", "form.message-form", "Are you there?");
    play(&mut table.white, "/games/1", "e4");
    say(&mut table.white, "/games/1", "#messages form", "Good luck!");
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form[action$=time]", &[("days", "2")]);
    say(&mut table.white, "/games/4", "#messages form", "I am thinking.");
    play(&mut table.white, "/games/3", "d4");
    play(&mut table.white, "/games/2", "c4");
    let email = gathered(&table);
    assert_eq!(email.news, "Wilma played 1.c4, and 6 more");
    let expected = [
        "Game 2 against Wilma",
        "Game 1 against Wilma",
        "Game 3 against Wilma",
        "Wilma sent you a message",
        "Game 4 against Wilma",
    ];
    assert_eq!(headings(&email), expected, "{}", email.text);
    let first = below(&email, "Game 1 against Wilma");
    for part in [
        "Wilma played 1.e4.",
        "Wilma gave you 2 days more.",
        "Wilma writes:\n    Good luck!",
        "/games/1\n",
    ] {
        assert_eq!(first.matches(part).count(), 1, "{part}: {first}");
    }
    assert_eq!(first.matches("It is your turn.").count(), 1, "{first}");
    assert!(below(&email, "Game 4 against Wilma").contains("I am thinking."), "{}", email.text);
    assert!(below(&email, "Wilma sent you a message").contains("Are you there?"));
    for game in 1..=4 {
        let links = email.text.matches(&format!("/games/{game}")).count();
        assert_eq!(links, 1, "{}", email.text);
    }
}

#[test]
fn what_was_said_twice_in_a_game_stands_in_one_section_once() {
    let mut table = table(&[]);
    hourly(&mut table);
    table.site.run_jobs();
    let page = table.white.get("/games/1?move=e4");
    table.white.submit(&page, ".confirm form", &[("message", "Good luck!")]);
    say(&mut table.white, "/games/1", "#messages form", "Have fun.");
    let email = gathered(&table);
    assert_eq!(headings(&email), ["Game 1 against Wilma"], "{}", email.text);
    let section = below(&email, "Game 1 against Wilma");
    assert_eq!(section.matches("Wilma writes:").count(), 1, "{section}");
    for said in ["Good luck!", "Have fun."] {
        assert_eq!(section.matches(said).count(), 1, "{said}: {section}");
    }
}

/// Where wins on time are claimed, the opponent's time that has run out is the reader's to act on.
#[test]
fn a_win_that_can_be_claimed_comes_before_what_is_about_no_game() {
    let mut table = table(&[]);
    start(&mut table.white, &mut table.black, &[("timeout_rule", "claimed")]);
    hourly(&mut table);
    table.site.run_jobs();
    table.site.advance(TimeDelta::days(2) + TimeDelta::hours(23));
    table.white.log_in("Wilma", PASSWORD);
    table.site.advance(TimeDelta::hours(1) + TimeDelta::minutes(5));
    table.site.beat();
    say(&mut table.white, "/messages/Bruno", "form.message-form", "Are you there?");
    let email = gathered(&table);
    let headings = headings(&email);
    let place = |heading: &str| headings.iter().position(|one| *one == heading).expect(heading);
    let (game, message) = (place("Game 2 against Wilma"), place("Wilma sent you a message"));
    assert!(game < message, "{headings:?}");
}

#[test]
fn a_vacation_among_other_things_names_its_games() {
    let mut table = table(&[]);
    start(&mut table.white, &mut table.black, &[]);
    start(&mut table.white, &mut table.black, &[("days", "1")]);
    hourly(&mut table);
    table.site.run_jobs();
    let page = table.white.get("/vacation");
    table.white.submit(&page, "main form", &[("from", ""), ("until", "2026-11-30")]);
    play(&mut table.white, "/games/3", "e4");
    let email = gathered(&table);
    let expected = [
        "Game 3 against Wilma",
        "Wilma has booked vacation",
        "Game 1 against Wilma",
        "Game 2 against Wilma",
    ];
    assert_eq!(headings(&email), expected, "{}", email.text);
    let third = below(&email, "Game 3 against Wilma");
    assert!(third.contains("Wilma played 1.e4."), "{third}");
    assert_eq!(third.matches("It is your turn.").count(), 1, "{third}");
    let second = below(&email, "Game 2 against Wilma");
    assert!(second.contains("It is Wilma's turn. Their clock is paused until"), "{second}");
    assert!(below(&email, "Wilma has booked vacation").contains("Wilma is on vacation until"));
}

#[test]
fn a_vacation_lists_the_most_urgent_game_first() {
    let mut table = table(&[]);
    start(&mut table.white, &mut table.black, &[("days", "5")]);
    start(&mut table.white, &mut table.black, &[("days", "2")]);
    play(&mut table.white, "/games/2", "e4");
    play(&mut table.white, "/games/3", "e4");
    table.site.run_jobs();
    let page = table.white.get("/vacation");
    table.white.submit(&page, "main form", &[("from", ""), ("until", "2026-11-30")]);
    let email = table.last_to(BRUNO);
    assert_eq!(headings(&email), ["Game 3", "Game 2", "Game 1"], "{}", email.text);
}

#[test]
fn a_reminder_of_several_games_has_their_numbers() {
    let mut table = table(&[]);
    start(&mut table.white, &mut table.black, &[]);
    play(&mut table.white, "/games/2", "e4");
    table.site.advance(TimeDelta::minutes(5));
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    table.site.advance(TimeDelta::days(1));
    let email = table.last_to(BRUNO);
    assert!(email.news.contains("left against Wilma"), "{}", email.news);
    let headings = headings(&email);
    assert_eq!(headings.len(), 2, "{}", email.text);
    assert!(headings[0].starts_with("Game 2 against Wilma: "), "{headings:?}");
    assert!(headings[1].starts_with("Game 1 against Wilma: "), "{headings:?}");
}

#[test]
fn an_email_about_very_much_is_cut_and_says_so() {
    let table = table(&[]);
    let recipient = table.site.read(|conn| players::find_by_name(conn, "Bruno"));
    let now = table.site.now();
    let context = EmailContext {
        kind: EmailKind::Message,
        site: "Zugpost".to_owned(),
        base_url: "https://chess.example.org".to_owned(),
        now,
        queued_at: now,
        recipient: recipient.expect("a player"),
        address: BRUNO.to_owned(),
        game: None,
        games: Vec::new(),
        ply: None,
        message: None,
        challenge: None,
        rating_changes: Vec::new(),
        tasks: AdminTasks::default(),
        deciders: Deciders::default(),
        other: Some("Wilma".to_owned()),
        other_rating: None,
        other_key: Some("wilma".to_owned()),
        token: None,
        changed_terms: None,
        detail: None,
        is_settled: false,
    };
    let of = |count: usize, said: &str| {
        let context = EmailContext { message: Some(said.to_owned()), ..context.clone() };
        let content = compose(&context).expect("an email");
        gather(&vec![(context, content); count]).expect("an email of all")
    };
    let (most, more) = (of(40, &"é".repeat(200)), of(41, &"é".repeat(201)));
    assert_eq!((most.sections.len(), more.sections.len()), (40, 40));
    assert_eq!(more.subject, "Wilma sent you a message, and 40 more");
    let told = |email: &zugpost::mail::EmailContent| email.paragraphs.join(" ");
    assert!(!told(&most).contains("first 40"), "{}", told(&most));
    assert!(told(&more).contains("40"), "{}", told(&more));
    let said = |email: &zugpost::mail::EmailContent| {
        email.sections[0].message.as_ref().map(|said| said.text.clone())
    };
    assert_eq!(said(&most), Some("é".repeat(200)));
    assert_eq!(said(&more), Some("é".repeat(200) + "…"));
    assert!(gather(&[]).is_none());
}
