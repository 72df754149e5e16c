//! The emails about messages that somebody wrote.

use chrono::TimeDelta;
use diesel::{RunQueryDsl as _, sql_query};
use zugpost::{
    chess::Color,
    db::{
        DbConn, DbError, GameId,
        game_messages::{self, GameMessage},
        game_views::{self, LastView},
        players, private_messages,
    },
};

use super::say;
use crate::{
    support::{
        Site,
        site::{PASSWORD, address_of},
    },
    web::Table,
};

fn message_subjects(site: &Site, name: &str) -> Vec<String> {
    let emails = site.emails_to(&address_of(name));
    let about = emails.into_iter().map(|email| email.news);
    about.filter(|subject| subject.contains("sent you a message")).collect()
}

/// White says something outside of games, and in the game.
fn say_twice(table: &mut Table, text: &str) {
    for (path, form) in [("/messages/Bruno", "form.message-form"), ("/games/1", "#messages form")] {
        say(&mut table.white, path, form, text);
    }
}

#[test]
fn one_email_tells_all_that_is_not_read() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    say(&mut anna, "/messages/Bruno", "form.message-form", "Shall we play?");
    assert_eq!(message_subjects(&site, "Bruno"), ["Anna sent you a message"]);
    let email = site.email_to("bruno@example.org");
    assert!(email.text.contains("Shall we play?"), "{}", email.text);
    assert_eq!(email.link(), "/messages/anna");
    say(&mut anna, "/messages/Bruno", "form.message-form", "Tomorrow?");
    assert_eq!(message_subjects(&site, "Bruno").len(), 1, "there is one already");
    // Once it was read, the next one is sent.
    bruno.get("/messages/Anna");
    site.flush_game_views();
    site.advance(TimeDelta::minutes(10));
    say(&mut anna, "/messages/Bruno", "form.message-form", "Well?");
    assert_eq!(message_subjects(&site, "Bruno").len(), 2);
    let email = site.email_to("bruno@example.org");
    assert!(email.text.contains("Well?") && !email.text.contains("Tomorrow?"));
    assert!(message_subjects(&site, "Anna").is_empty());
}

#[test]
fn what_was_read_before_the_email_left_is_not_told() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    say(&mut anna, "/messages/Bruno", "form.message-form", "Shall we play?");
    bruno.get("/messages/Anna");
    site.flush_game_views();
    // He is reading: the answer to what he says now waits for another view.
    say(&mut anna, "/messages/Bruno", "form.message-form", "Now?");
    assert!(message_subjects(&site, "Bruno").is_empty());
    bruno.get("/messages/Anna");
    site.flush_game_views();
    site.advance(TimeDelta::minutes(10));
    assert!(message_subjects(&site, "Bruno").is_empty());
}

#[test]
fn an_email_leads_to_what_somebody_wrote_who_is_gone_by_then() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    let page = bruno.get("/account/notifications");
    bruno.submit(&page, "main form", &[("messages", "hourly")]);
    say(&mut anna, "/messages/Bruno", "form.message-form", "Farewell.");
    assert!(message_subjects(&site, "Bruno").is_empty(), "it waits");
    let page = anna.get("/account/close");
    anna.submit(&page, "main form", &[("password", PASSWORD)]);
    site.advance(TimeDelta::hours(2));
    let email = site.email_to("bruno@example.org");
    assert_eq!(email.news, "closed account sent you a message");
    let page = bruno.get(&email.link());
    assert_eq!(page.status, 200, "{}", email.link());
    page.assert_says("Farewell.");
}

#[test]
fn whoever_wants_no_emails_about_messages_gets_none() {
    let mut table = Table::set();
    let page = table.black.get("/account/notifications");
    table.black.submit(&page, "main form", &[("messages", "never")]);
    say(&mut table.white, "/messages/Bruno", "form.message-form", "Hello.");
    say(&mut table.white, "/games/1", "#messages form", "Hello.");
    assert!(message_subjects(&table.site, "Bruno").is_empty());
}

#[test]
fn what_is_said_in_a_game_is_told_once_until_the_next_look() {
    let mut table = Table::set();
    say(&mut table.white, "/games/1", "#messages form", "Are you there?");
    say(&mut table.white, "/games/1", "#messages form", "Hello?");
    let subjects = message_subjects(&table.site, "Bruno");
    assert_eq!(subjects, ["Wilma sent you a message about your game"]);
    table.black.get("/games/1");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::minutes(10));
    say(&mut table.white, "/games/1", "#messages form", "Once more.");
    assert_eq!(message_subjects(&table.site, "Bruno").len(), 2);
    let email = table.site.email_to("bruno@example.org");
    assert!(email.text.contains("Once more."), "{}", email.text);
    let mut nosy = table.site.player("Nosy");
    say(&mut nosy, "/games/1", "#spectator-messages form", "No letter for this.");
    assert!(table.site.emails().iter().all(|email| !email.text.contains("No letter")));
}

#[test]
fn what_is_said_after_the_end_is_told_after_every_look() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    table.site.advance(TimeDelta::minutes(1));
    say(&mut table.white, "/games/1", "#messages form", "Well played.");
    assert_eq!(message_subjects(&table.site, "Bruno").len(), 1);
    assert_eq!(table.black.get("/games").all(".badge"), ["new message", "won"]);
    assert_eq!(table.white.get("/games").all(".badge"), ["lost"], "one's own is no news");
    table.black.get("/games/1");
    assert_eq!(table.black.get("/games").all(".badge"), ["won"]);
    table.site.flush_game_views();
    table.site.advance(TimeDelta::minutes(10));
    say(&mut table.white, "/games/1", "#messages form", "Another one?");
    assert_eq!(message_subjects(&table.site, "Bruno").len(), 2);
    table.black.get("/games/1");
    table.site.flush_game_views();
    // When no other email asks for views any more.
    table.site.advance(TimeDelta::days(6));
    table.site.run_jobs();
    table.white.log_in("Wilma", PASSWORD);
    say(&mut table.white, "/games/1", "#messages form", "Are you there?");
    assert_eq!(message_subjects(&table.site, "Bruno").len(), 3);
    table.black.log_in("Bruno", PASSWORD);
    assert_eq!(table.black.get("/games").all(".badge"), ["new message", "won"]);
}

#[test]
fn an_end_is_told_to_whoever_has_seen_it_too() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    say(&mut table.white, "/games/1", "#messages form", "Hello.");
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    table.site.advance(TimeDelta::minutes(1));
    table.black.get("/games/1");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::minutes(5));
    let emails = table.site.emails_to("bruno@example.org");
    let last = emails.last().map(|email| email.news.as_str());
    assert_eq!(last, Some("You won against Wilma"));
}

#[test]
fn what_is_said_before_it_is_written_down_what_was_read_is_told() {
    let mut table = Table::set();
    say_twice(&mut table, "Are you there?");
    let before = message_subjects(&table.site, "Bruno").len();
    table.black.get("/messages/Wilma");
    table.black.get("/games/1");
    table.site.advance(TimeDelta::seconds(1));
    say_twice(&mut table, "Well?");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::minutes(10));
    assert_eq!(message_subjects(&table.site, "Bruno").len(), before + 2);
    for email in table.site.emails_to("bruno@example.org").iter().rev().take(2) {
        assert!(email.text.contains("Well?"), "{}", email.text);
        assert!(!email.text.contains("Are you there?"), "{}", email.text);
    }
    // Nothing more is new.
    table.black.get("/messages/Wilma");
    table.black.get("/games/1");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::minutes(10));
    assert_eq!(message_subjects(&table.site, "Bruno").len(), before + 2);
}

#[test]
fn what_was_not_to_be_told_then_is_told_with_what_comes_next() {
    let mut table = Table::set();
    let page = table.black.get("/account/notifications");
    table.black.submit(&page, "main form", &[("one_email", "yes")]);
    table.site.run_jobs();
    table.site.advance(TimeDelta::minutes(5));
    say(&mut table.white, "/messages/Bruno", "form.message-form", "Hello.");
    say(&mut table.white, "/games/1", "#messages form", "Are you there?");
    assert_eq!(message_subjects(&table.site, "Bruno"), ["Wilma sent you a message"]);
    table.black.get("/games");
    table.site.run_jobs();
    table.site.advance(TimeDelta::minutes(5));
    say(&mut table.white, "/games/1", "#messages form", "Well?");
    let about_game = "Wilma sent you a message about your game";
    assert_eq!(message_subjects(&table.site, "Bruno"), ["Wilma sent you a message", about_game]);
    // And no more until the next visit.
    say(&mut table.white, "/games/1", "#messages form", "Once more.");
    assert_eq!(message_subjects(&table.site, "Bruno").len(), 2);
}

#[test]
fn what_came_with_a_move_and_what_came_after_it_are_told_once_each() {
    let mut table = Table::set();
    let page = table.black.get("/account/notifications");
    table.black.submit(&page, "main form", &[("moves", "hourly"), ("messages", "hourly")]);
    let page = table.white.get("/games/1?move=e4");
    table.white.submit(&page, ".confirm form", &[("message", "With the move.")]);
    table.site.advance(TimeDelta::minutes(1));
    say(&mut table.white, "/games/1", "#messages form", "After it.");
    table.site.run_jobs();
    table.site.advance(TimeDelta::hours(1));
    let email = table.site.email_to("bruno@example.org");
    for text in ["With the move.", "After it."] {
        assert_eq!(email.text.matches(text).count(), 1, "{}", email.text);
    }
}

#[test]
fn every_message_is_told_by_one_email() {
    let mut table = Table::set();
    say_twice(&mut table, "Are you there?");
    let before = table.site.emails_to("bruno@example.org").len();
    let look = |table: &mut Table| {
        table.black.get("/messages/Wilma");
        table.black.get("/games/1");
        table.site.flush_game_views();
        table.site.advance(TimeDelta::seconds(30));
    };
    table.site.advance(TimeDelta::minutes(10));
    look(&mut table);
    // The emails wait for another view, and it comes.
    say_twice(&mut table, "Well?");
    table.site.advance(TimeDelta::seconds(30));
    look(&mut table);
    // What comes next has emails of its own.
    say_twice(&mut table, "Once more.");
    for _ in 0..10 {
        table.site.advance(TimeDelta::seconds(30));
        table.site.run_jobs();
    }
    let emails = table.site.emails_to("bruno@example.org");
    let later: String = emails.iter().skip(before).map(|email| email.text.as_str()).collect();
    assert_eq!(later.matches("Once more.").count(), 2, "{later}");
    assert!(!later.contains("Well?"), "{later}");
}

/// Its request came before the view, and was the last to be stored.
#[test]
fn what_a_look_could_not_show_is_told_however_old_it_is() {
    let mut table = Table::set();
    say(&mut table.white, "/games/1", "#messages form", "Are you there?");
    let before = message_subjects(&table.site, "Bruno").len();
    table.site.advance(TimeDelta::minutes(10));
    for flushed_first in [false, true] {
        table.black.get("/games/1");
        if flushed_first {
            table.site.flush_game_views();
        }
        table.site.advance(TimeDelta::milliseconds(-5));
        let text = if flushed_first { "Once more." } else { "Well?" };
        say(&mut table.white, "/games/1", "#messages form", text);
        table.site.advance(TimeDelta::milliseconds(10));
        assert_eq!(table.black.get("/games").all(".badge"), ["new message"], "{flushed_first}");
        table.site.flush_game_views();
        assert_eq!(table.black.get("/games").all(".badge"), ["new message"], "{flushed_first}");
        table.site.advance(TimeDelta::minutes(10));
        assert_eq!(
            message_subjects(&table.site, "Bruno").len(),
            before + 1 + usize::from(flushed_first)
        );
        let email = table.site.email_to("bruno@example.org");
        assert!(email.text.contains(text), "{}", email.text);
    }
}

/// A reader of the later one would have missed the other.
#[test]
fn messages_are_stored_in_the_order_of_their_ids() {
    let table = Table::set();
    let (locked, lock) = std::sync::mpsc::channel();
    let (_sends, nobody) = std::sync::mpsc::channel::<()>();
    let message = |text: &str| GameMessage {
        side: Color::White,
        ply: 0,
        text: text.into(),
        at: table.site.now(),
    };
    let (first, second) = (message("First."), message("Second."));
    let db = &table.site.db;
    // As a move does that brings a message.
    let moves = db.write::<_, DbError>(move |conn| {
        sql_query("UPDATE games SET version = version WHERE id = 1").execute(conn)?;
        locked.send(()).expect("somebody waits");
        // The other has so long to come first.
        let _ = nobody.recv_timeout(std::time::Duration::from_millis(300));
        Ok(game_messages::insert(conn, GameId(1), &first)?)
    });
    let talks = async {
        tokio::task::spawn_blocking(move || lock.recv()).await.expect("a thread").expect("a lock");
        let says =
            db.write::<_, DbError>(move |c| Ok(game_messages::insert(c, GameId(1), &second)?));
        says.await
    };
    let (moved, talked) = table.site.run(async { tokio::join!(moves, talks) });
    moved.and(talked).expect("both are stored");
    let said = table.site.read(|conn| game_messages::list(conn, GameId(1)));
    let texts: Vec<_> = said.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(texts, ["First.", "Second."]);
}

#[test]
fn what_one_look_has_shown_no_other_takes_back() {
    let table = Table::set();
    let now = table.site.now();
    let heard = table.site.run(table.site.db.write::<_, DbError>(move |conn| {
        let bruno = players::find_by_name(conn, "Bruno")?.expect("a player").id;
        let mut known = Vec::new();
        for heard in [3, 5, 4, 0] {
            game_views::record_game_view(
                conn,
                bruno,
                GameId(1),
                LastView { viewed_at: now, position_no: 0, last_read_message_id: heard },
            )?;
            known.extend(
                game_views::find_last_viewed(conn, bruno, GameId(1))?
                    .map(|look| look.last_read_message_id),
            );
        }
        Ok(known)
    }));
    assert_eq!(heard.expect("looks"), [3, 5, 5, 5]);
}

#[test]
fn what_cannot_be_written_down_now_is_written_down_later() {
    let mut table = Table::set();
    say_twice(&mut table, "Are you there?");
    table.site.flush_game_views();
    table.site.advance(TimeDelta::minutes(10));
    table.black.get("/messages/Wilma");
    table.black.get("/games/1");
    for name in ["sessions", "private_messages", "game_views"] {
        let rename = |from: &str, to: &str| {
            let sql = format!("ALTER TABLE {from} RENAME TO {to}");
            let write = move |conn: &mut DbConn| Ok(sql_query(&sql).execute(conn).map(drop)?);
            table.site.run(table.site.db.write::<_, DbError>(write)).expect("another name");
        };
        rename(name, "away");
        assert!(table.site.try_flush().is_err(), "{name}");
        rename("away", name);
    }
    table.site.try_flush().expect("now");
    let now = table.site.now();
    let (seen, looked, unread) = table.site.read(|conn| {
        let bruno = players::find_by_name(conn, "Bruno")?.expect("a player");
        let looked =
            game_views::find_last_viewed(conn, bruno.id, GameId(1))?.map(|look| look.viewed_at);
        let wilma = players::find_by_name(conn, "Wilma")?.expect("a player");
        let unread = private_messages::count_unread(conn, bruno.id, &[wilma.id])?;
        Ok((bruno.last_seen_at.utc(), looked, unread.len()))
    });
    assert_eq!((seen, looked, unread), (now, Some(now), 0));
}
