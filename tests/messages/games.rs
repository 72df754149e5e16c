//! In and beside a game: messages of its players, comments of spectators, notes for oneself.

use chrono::TimeDelta;
use diesel::prelude::*;
use zugpost::{
    chess::Color,
    db::{
        DbError, GameId,
        game_messages::{self, GameMessage},
        players,
        schema::notes,
        spectator_messages,
    },
};

use super::{say, send};
use crate::{
    support::{Browser, site::PASSWORD},
    web::Table,
};

const MESSAGE: &str = "#messages form";
const SPECTATOR_MESSAGE: &str = "#spectator-messages form";
const NOTE: &str = "#notes form";

fn sees(browser: &mut Browser, words: &str) -> bool {
    let paths =
        ["/games/1", "/games/1?ply=0", "/games/1/log", "/games/1.pgn?mine=1", "/games/1.pgn"];
    paths.iter().any(|path| browser.get(path).html.contains(words))
}

fn resign(browser: &mut Browser) {
    let page = browser.get("/games/1/resign");
    browser.submit(&page, "main form", &[]);
}

#[test]
fn players_talk_at_any_time_and_nobody_else_hears_it() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    let mut anonymous = table.site.browser();
    // Before the first move, out of turn, after it.
    say(&mut table.black, "/games/1", MESSAGE, "Hello from Black.");
    table.play(&["e4"]);
    table.site.advance(TimeDelta::minutes(5));
    say(&mut table.white, "/games/1", MESSAGE, "A classic.\nhttps://example.org/e4?a=1&b=<2>");
    let page = table.black.get("/games/1");
    assert_eq!(page.all("#messages .by b"), ["Wilma", "Bruno"], "the latest first");
    assert!(page.all("#messages .by")[0].contains("after 1.e4"), "{}", page.text());
    let link = page.attribute("#messages .user-text a", "href").expect("a link");
    assert_eq!(link, "https://example.org/e4?a=1&b=");
    let rel = page.attribute("#messages .user-text a", "rel").expect("a link");
    assert_eq!(rel, "nofollow ugc noopener noreferrer");
    page.assert_says("Only the two of you can see these messages.");
    for browser in [&mut nosy, &mut anonymous] {
        assert!(!sees(browser, "Hello from Black") && !sees(browser, "A classic"));
        assert!(!browser.get("/games/1").has("#messages"));
    }
    resign(&mut table.white);
    say(&mut table.black, "/games/1", MESSAGE, "Thank you for the game.");
    assert!(sees(&mut table.white, "Thank you for the game."));
    for browser in [&mut nosy, &mut anonymous] {
        assert!(!sees(browser, "Hello from Black") && !sees(browser, "Thank you"));
    }
    assert_eq!(send(&mut nosy, "/games/1/messages", &[("text", "Me too!")]).status, 403);
    assert_eq!(send(&mut anonymous, "/games/1/messages", &[("text", "Me too!")]).status, 401);
    assert_eq!(send(&mut nosy, "/games/99/messages", &[("text", "x")]).status, 404);
}

#[test]
fn what_is_sent_twice_is_said_once() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    let mut anna = table.site.player("Anna");
    let (talk, form) = ("/messages/Nosy", "form.message-form");
    say(&mut nosy, "/messages/Anna", form, "Ok.");
    let page = table.white.get("/games/1");
    let (beside, conversation) = (nosy.get("/games/1"), anna.get(talk));
    // Also when the service was away for long.
    for pause in [TimeDelta::zero(), TimeDelta::minutes(1), TimeDelta::hours(11)] {
        table.site.advance(pause);
        table.white.submit(&page, MESSAGE, &[("text", "Hello.")]);
        nosy.submit(&beside, SPECTATOR_MESSAGE, &[("text", "Well.")]);
        anna.submit(&conversation, form, &[("text", "Ok.")]);
    }
    // The other may say the same, and so may oneself: who has seen the first means another.
    say(&mut table.black, "/games/1", MESSAGE, "Hello.");
    assert_eq!(table.white.get("/games/1").all("#messages .by b"), ["Bruno", "Wilma"]);
    say(&mut table.white, "/games/1", MESSAGE, "Hello.");
    assert_eq!(table.white.get("/games/1").all("#messages .by b"), ["Wilma", "Bruno", "Wilma"]);
    assert_eq!(nosy.get("/games/1").all("#spectator-messages .by b"), ["Nosy"]);
    say(&mut nosy, "/games/1", SPECTATOR_MESSAGE, "Well.");
    assert_eq!(nosy.get("/games/1").all("#spectator-messages .by b"), ["Nosy", "Nosy"]);
    assert_eq!(anna.get(talk).all(".conversation .by b"), ["You", "Nosy"]);
    say(&mut anna, talk, form, "Ok.");
    assert_eq!(anna.get(talk).all(".conversation .by b"), ["You", "You", "Nosy"]);
    // A form that does not say what its page showed is known for two minutes.
    for pause in [TimeDelta::zero(), TimeDelta::minutes(1), TimeDelta::minutes(2)] {
        table.site.advance(pause);
        send(&mut table.white, "/games/1/messages", &[("text", "Bare.")]);
        send(&mut nosy, "/games/1/spectator-messages", &[("text", "Bare.")]);
        send(&mut anna, talk, &[("text", "Bare.")]);
    }
    assert_eq!(table.white.get("/games/1").all("#messages .by b").len(), 5);
    assert_eq!(nosy.get("/games/1").all("#spectator-messages .by b").len(), 4);
    assert_eq!(anna.get(talk).all(".conversation .by b").len(), 5);
}

#[test]
fn spectators_remark_what_the_players_read_when_the_game_is_over() {
    let mut table = Table::set();
    let (mut one, mut other) = (table.site.player("Nosy"), table.site.player("Kibitz"));
    let mut anonymous = table.site.browser();
    table.play(&["e4"]);
    say(&mut one, "/games/1", SPECTATOR_MESSAGE, "1...c5 wins a pawn.")
        .assert_says("The players can read the comments only after the game.");
    assert!(sees(&mut other, "wins a pawn"));
    for browser in [&mut table.white, &mut table.black, &mut anonymous] {
        assert!(!sees(browser, "wins a pawn"));
        assert!(!browser.get("/games/1").has("#spectator-messages"));
    }
    // A player finds nothing to report either: it would show that there is something.
    assert_eq!(table.white.get("/games/1/spectator-messages/1/report").status, 404);
    let fields = [("text", "Help!")];
    assert_eq!(send(&mut table.white, "/games/1/spectator-messages/1/report", &fields).status, 404);
    table.white.get("/games/1").assert_says("You can read spectator comments after the game.");
    assert_eq!(
        send(&mut table.white, "/games/1/spectator-messages", &[("text", "I win.")]).status,
        403
    );
    assert_eq!(
        send(&mut anonymous, "/games/1/spectator-messages", &[("text", "I win.")]).status,
        401
    );
    resign(&mut table.white);
    for browser in [&mut table.white, &mut table.black, &mut anonymous, &mut other] {
        assert!(sees(browser, "wins a pawn"));
    }
    assert_eq!(
        send(&mut table.white, "/games/1/spectator-messages", &[("text", "I lost.")]).status,
        403
    );
    let page = table.white.get("/games/1");
    let form = table.white.click(&page, "#spectator-messages a[href$=report]");
    form.assert_says("1...c5 wins a pawn.");
    let page = table.white.submit(&form, "main form", &[("text", "It was help.")]);
    page.assert_says("Your report was sent to the administrators.");
}

#[test]
fn a_flag_that_nobody_has_written_down_shows_no_remarks_yet() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    table.play(&["e4"]);
    say(&mut nosy, "/games/1", SPECTATOR_MESSAGE, "Too slow.");
    table.site.advance(TimeDelta::days(3) + TimeDelta::seconds(10));
    table.black.log_in("Bruno", PASSWORD);
    assert!(!sees(&mut table.black, "Too slow."));
    table.site.advance(TimeDelta::minutes(3));
    table.site.run_jobs();
    assert!(sees(&mut table.black, "Too slow."));
}

#[test]
fn a_note_is_known_to_its_writer_alone_for_ever() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    let mut anonymous = table.site.browser();
    let page = say(&mut table.white, "/games/1", NOTE, "Play on the {dark} diagonals.\nAlways.");
    assert_eq!(page.all("#notes .user-text"), ["Play on the {dark} diagonals. Always."]);
    say(&mut nosy, "/games/1", NOTE, "White looks tired.");
    let pgn = table.white.get("/games/1.pgn?mine=1").html;
    assert!(pgn.contains("{ Play on the (dark) diagonals. Always. }"), "{pgn}");
    assert!(!table.white.get("/games/1.pgn").html.contains("diagonals"));
    resign(&mut table.black);
    for browser in [&mut table.black, &mut nosy, &mut anonymous] {
        assert!(!sees(browser, "diagonals"));
    }
    for browser in [&mut table.white, &mut table.black, &mut anonymous] {
        assert!(!sees(browser, "tired"));
    }
    assert!(sees(&mut nosy, "tired"));
    // Another instead of it, then none.
    let page = say(&mut nosy, "/games/1", NOTE, "Black did too.");
    assert_eq!(page.all("#notes .user-text"), ["Black did too."]);
    let page = say(&mut nosy, "/games/1", NOTE, "");
    assert!(!page.has("#notes .user-text"));
    assert_eq!(send(&mut anonymous, "/games/1/notes", &[("note", "x")]).status, 401);
}

#[test]
fn notes_are_deleted_with_the_account_of_whoever_wrote_them() {
    let mut table = Table::set();
    for browser in [&mut table.white, &mut table.black] {
        say(browser, "/games/1", NOTE, "The bishop is bad.");
    }
    let page = table.white.get("/account/close");
    let page = table.white.submit(&page, "main form", &[("password", PASSWORD)]);
    page.assert_says("Your account is closed.");
    let left = table.site.read(|conn| notes::table.select(notes::player_id).load::<i64>(conn));
    assert_eq!(left, [2]);
}

#[test]
fn what_is_refused_comes_back_as_it_was_typed() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    let long = "a".repeat(1001);
    let very_long = "a".repeat(5001);
    let page = say(&mut table.white, "/games/1", MESSAGE, " \n ");
    assert_eq!(page.status, 422);
    page.assert_says("There is no text. Enter some.");
    for (by_player, form, text) in
        [(true, MESSAGE, &long), (false, SPECTATOR_MESSAGE, &long), (false, NOTE, &very_long)]
    {
        let browser = if by_player { &mut table.white } else { &mut nosy };
        let page = say(browser, "/games/1", form, text);
        assert_eq!(page.status, 422);
        page.assert_says("This is 1 character too long. Shorten it.");
        assert_eq!(page.all(&format!("{form} textarea")), [text.as_str()]);
    }
    assert!(!table.white.get("/games/1").has("#messages .user-text"));
}

#[test]
fn nobody_floods_a_game() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    // The challenge of the one counts too.
    for (browser, path, refused) in [
        (&mut table.white, "/games/1/messages", 21),
        (&mut table.black, "/games/1/notes", 20),
        (&mut nosy, "/games/1/spectator-messages", 20),
    ] {
        let csrf = browser.csrf();
        let statuses = (0..80).map(|count| {
            let text = format!("Spam {count}");
            browser.post_once(path, &[("csrf", &csrf), ("text", &text)]).status
        });
        assert_eq!(statuses.filter(|status| *status == 429).count(), refused, "{path}");
    }
    // Moves are another matter.
    assert_eq!(table.play(&["e4"]).status, 200);
}

/// Numbers `1.` to `120.`, said by White and commented by a spectator.
fn fill(table: &Table, spectator: &'static str) {
    let at = table.site.now();
    let filled = table.site.db.write::<_, DbError>(move |conn| {
        let by = players::find_by_name(conn, spectator)?.expect("a spectator").id;
        for number in 1..=120 {
            let (side, text) = (Color::White, format!("{number}."));
            spectator_messages::insert(conn, GameId(1), by, 0, &text, at)?;
            game_messages::insert(conn, GameId(1), &GameMessage { side, ply: 0, text, at })?;
        }
        Ok(())
    });
    table.site.run(filled).expect("text");
}

#[test]
fn what_was_said_is_read_page_by_page() {
    let mut table = Table::set();
    let [mut nosy, mut other] = ["Nosy", "Other"].map(|name| table.site.player(name));
    fill(&table, "Nosy");
    let expected = |numbers: std::ops::RangeInclusive<u32>| -> Vec<String> {
        numbers.rev().map(|number| format!("{number}.")).collect()
    };
    for (browser, panel) in [(&mut table.black, "#messages"), (&mut other, "#spectator-messages")] {
        let (said, pager) = (format!("{panel} .user-text"), format!("{panel} .pager a"));
        let mut page = browser.get("/games/1");
        assert_eq!(page.all(&said), expected(71..=120));
        assert_eq!(page.all(&pager), ["Older"]);
        page = browser.click(&page, &pager);
        assert_eq!(page.all(&said), expected(21..=70));
        assert_eq!(page.all(&pager), ["Newer", "Older"]);
        page = browser.click(&page, &format!("{pager}:last-child"));
        assert_eq!(page.all(&said), expected(1..=20));
        assert_eq!(page.all(&pager), ["Newer"]);
        // Each is reported by its own number.
        let kind = panel.trim_start_matches('#');
        for (page, number) in [(0, 120), (0, 71), (1, 70), (1, 21), (2, 20), (2, 1)] {
            let address = format!("/games/1?{}={page}", kind.replace('-', "_"));
            let page = browser.get(&address);
            let report = format!("{panel} a[href='/games/1/{kind}/{number}/report']");
            let form = browser.click(&page, &report);
            assert_eq!(form.all("p.user-text"), [format!("{number}.")], "{address}");
        }
        assert!(!browser.get(&format!("/games/1?{}=9", kind.replace('-', "_"))).has(&said));
    }
    assert!(!nosy.get("/games/1").has("#messages"));
}

/// A file of moves costs nobody what was said about them.
#[test]
fn files_are_made_without_reading_what_was_said() {
    let mut table = Table::set();
    say(&mut table.white, "/games/1", NOTE, "Too many words.");
    fill(&table, "Wilma");
    let gone = table.site.db.write::<_, DbError>(|conn| {
        for messages in ["spectator_messages", "game_messages"] {
            let rename = format!("ALTER TABLE {messages} RENAME COLUMN text TO gone");
            diesel::sql_query(rename).execute(conn)?;
        }
        Ok(())
    });
    table.site.run(gone).expect("no texts");
    assert!(table.white.get("/games/1.pgn?mine=1").html.contains("Too many words."));
    for path in ["/games/1.pgn", "/games/1.fen", "/games/1/log", "/games/1/resign"] {
        assert_eq!(table.white.get(path).status, 200, "{path}");
    }
    assert_eq!(table.white.get("/games/1").status, 500);
}

#[test]
fn whoever_reads_an_older_page_has_not_seen_what_is_new() {
    let mut table = Table::set();
    table.site.advance(TimeDelta::minutes(1));
    fill(&table, "Wilma");
    table.site.advance(TimeDelta::minutes(1));
    for (address, badges) in [("/games/1?messages=1", vec!["new message"]), ("/games/1", vec![])] {
        table.black.get(address);
        table.site.flush_game_views();
        assert_eq!(table.black.get("/games").all(".badge"), badges, "{address}");
    }
}

#[test]
fn conversations_of_games_stand_with_the_others() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    say(&mut nosy, "/messages/Bruno", "form.message-form", "Shall we play?");
    table.site.advance(TimeDelta::minutes(2));
    say(&mut table.white, "/games/1", "#messages form", "Good luck!");
    say(&mut table.white, "/games/1", "#messages form", "Have fun!");
    say(&mut nosy, "/games/1", "#spectator-messages form", "They do not know yet.");
    let page = table.black.get("/messages");
    // The latest first, with what is new.
    assert_eq!(page.all(".conversations b"), ["Wilma – Bruno", "Nosy"]);
    assert_eq!(page.all(".conversations li:first-child .badge"), ["2 new"]);
    assert_eq!(page.all(".conversations li:first-child .hint")[0], "game");
    assert_eq!(page.all(".conversations li:first-child .user-text"), ["Have fun!"]);
    assert!(!page.html.contains("do not know yet"));
    let game = table.black.click(&page, ".conversations a");
    assert_eq!(game.path, "/games/1#messages");
    let game_badges = ".conversations li:first-child .badge";
    assert!(!table.black.get("/messages").has(game_badges), "it is read at once");
    table.site.flush_game_views();
    assert!(!table.black.get("/messages").has(game_badges));
    let page = table.white.get("/messages");
    assert!(!page.has(game_badges), "one's own is not new");
    page.assert_says("You: Have fun!");
    assert!(!nosy.get("/messages").html.contains("/games/1"), "it is between the two");
    // From whom one wants to read nothing, nothing is shown or new.
    send(&mut table.black, "/players/Wilma/mute", &[]);
    table.site.advance(TimeDelta::minutes(2));
    say(&mut table.white, "/games/1", "#messages form", "Hello?");
    let page = table.black.get("/messages");
    assert!(!page.has(game_badges) && !page.html.contains("Hello?"));
}
