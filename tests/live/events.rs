//! What is sent, to whom, and when not.

use diesel::{RunQueryDsl as _, sql_query};
use zugpost::{
    chess::Start,
    db::{
        DbError, GameId, PlayerId,
        changes::{ChangeEvent, StoredChange},
        game_store,
    },
    game::{Game, Terms},
};

use super::{Listener, listen, stream_of};
use crate::{
    support::Browser,
    web::{Table, play, start},
};

#[test]
fn a_move_is_told_to_everybody_who_looks() {
    let mut table = Table::set();
    let mut others = [table.site.player("Sofie"), table.site.browser()];
    let mut listeners = vec![
        listen(&mut table.white, "/games/1"),
        listen(&mut table.black, "/games/1"),
        listen(&mut table.black, "/games"),
    ];
    listeners.extend(others.iter_mut().map(|browser| listen(browser, "/games/1")));
    for listener in &listeners {
        for header in ["content-type: text/event-stream", "no-store", "x-accel-buffering: no"] {
            assert!(listener.head.contains(header), "{}", listener.head);
        }
    }
    table.play(&["e4"]);
    let told: Vec<_> = listeners.iter_mut().map(Listener::next).collect();
    assert_eq!((told[0], told[1], told[3], told[4]), (Some(1), Some(1), Some(1), Some(1)));
    // What it says is what a page says that is loaded now.
    assert!(stream_of(&mut table.black, "/games").ends_with(&told[2].unwrap_or(0).to_string()));
    assert_eq!(stream_of(&mut table.white, "/games/1"), "/live/games/1?seen=1");
}

fn waiting(browser: &mut Browser) -> u64 {
    let page = browser.get("/waiting");
    let number = page.attribute("header nav", "data-waiting").expect("a number");
    number.parse().expect("a number")
}

#[test]
fn every_page_can_hear_what_waits() {
    let mut table = Table::set();
    let (known, wilmas) = (waiting(&mut table.black), waiting(&mut table.white));
    let open = |browser: &Browser, path: &str, known: u64| {
        Listener::open(browser, &format!("{path}?waiting={known}"))
    };
    let mut listeners = ["/live/games/1", "/live/lobby", "/live/messages"]
        .map(|path| open(&table.black, path, known));
    let mut wilma = open(&table.white, "/live/messages", wilmas);
    let mut behind = Listener::open(&table.black, &format!("/live/waiting?seen={}", known + 1));
    assert_eq!(behind.next_event(), Some((String::new(), known)), "the page shows something else");
    play(&mut table.white, "/games/1", "e4");
    let now = waiting(&mut table.black);
    assert_ne!(now, known);
    // The page of the game has changed too.
    assert_eq!(listeners[0].next_event(), Some((String::new(), 1)));
    for listener in &mut listeners {
        assert_eq!(listener.next_event(), Some(("waiting".to_owned(), now)));
    }
    assert_eq!(behind.next_event(), Some((String::new(), now)));
    assert_eq!(wilma.next_event(), Some(("waiting".to_owned(), waiting(&mut table.white))));
    // A guest hears of the game alone, and so does who does not say what the page shows.
    let mut guest = table.site.browser();
    guest.get("/lobby");
    let mut alone =
        [open(&guest, "/live/games/1", 0), Listener::open(&table.black, "/live/games/1")];
    play(&mut table.black, "/games/1", "e5");
    table.white.get("/games/1");
    play(&mut table.white, "/games/1", "Nf3");
    for listener in &mut alone {
        assert_eq!(listener.next_event(), Some((String::new(), 2)));
        assert_eq!(listener.next_event(), Some((String::new(), 3)));
    }
}

#[test]
fn who_was_away_is_told_when_they_come_back() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    // The page shows less than there is.
    assert_eq!(Listener::open(&table.white, "/live/games/1?seen=1").next(), Some(2));
    // What was sent last counts more than what the page was made with.
    let head = "Last-Event-ID: 2\r\n";
    let mut told = Listener::try_open(&table.white, "/live/games/1?seen=0", head);
    let mut shown = Listener::open(&table.white, "/live/games/1?seen=2");
    let mut unsaid = Listener::open(&table.white, "/live/games/1");
    let old = stream_of(&mut table.white, "/games");
    play(&mut table.white, "/games/1", "Nf3");
    for listener in [&mut told, &mut shown, &mut unsaid] {
        assert_eq!(listener.next(), Some(3), "nothing before");
    }
    let fresh = stream_of(&mut table.white, "/games");
    assert_ne!(old, fresh);
    assert!(Listener::open(&table.white, &old).next().is_some());
}

#[test]
fn a_list_hears_of_its_own_games_alone() {
    let mut table = Table::set();
    let (mut sofie, mut otto) = (table.site.player("Sofie"), table.site.player("Otto"));
    let mut sofies = listen(&mut sofie, "/games");
    table.play(&["e4"]);
    // A game begins.
    let game = start(&mut otto, &mut sofie, &[]);
    let begun = sofies.next();
    assert_eq!(
        begun.map(|mark| format!("/live/my-games?seen={mark}")),
        Some(stream_of(&mut sofie, "/games"))
    );
    play(&mut otto, &game, "d4");
    let moved = sofies.next();
    assert_eq!(
        moved.map(|mark| format!("/live/my-games?seen={mark}")),
        Some(stream_of(&mut sofie, "/games"))
    );
    // And ends.
    let page = otto.get(&format!("{game}/resign"));
    otto.submit(&page, "main form", &[]);
    assert!(sofies.next().is_some());
}

#[test]
fn conditional_moves_that_are_kept_are_told_to_nobody() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let mut changes = table.site.db.changes();
    let mut black = listen(&mut table.black, "/games/1");
    let mut list = listen(&mut table.black, "/games");
    let before = stream_of(&mut table.black, "/games");
    for lines in ["1...e5 2.Nf3", "1...c5 2.c3"] {
        let page = table.white.get("/games/1");
        let fields = [("lines", lines), ("action", "replace")];
        let page = table.white.submit(&page, "#conditional-moves form:has(textarea)", &fields);
        assert_eq!(page.status, 200, "{}", page.text());
    }
    assert_eq!(changes.next_now(), None, "nobody is told");
    assert_eq!(stream_of(&mut table.black, "/games"), before, "and nobody can see it");
    assert_eq!(stream_of(&mut table.black, "/games/1"), "/live/games/1?seen=1");
    play(&mut table.black, "/games/1", "d5");
    assert_eq!(black.next(), Some(2), "nothing was told before");
    assert_ne!(list.next(), None);
    assert!(matches!(
        changes.next_now(),
        Some(ChangeEvent::Changed(StoredChange::Game { game: GameId(1), .. }))
    ));
}

#[test]
fn what_is_rolled_back_is_not_told() {
    let table = Table::set();
    let mut changes = table.site.db.changes();
    let now = table.site.now();
    let begin = move |conn: &mut _| {
        let game = Game::new(Terms::standard(chrono::TimeDelta::days(3)), Start::standard(), now);
        game_store::insert(conn, PlayerId(1), PlayerId(2), &game)
    };
    let undone = table.site.db.write::<GameId, DbError>(move |conn| {
        begin(conn)?;
        Err(DbError::Busy)
    });
    assert!(table.site.run(undone).is_err());
    assert_eq!(changes.next_now(), None);
    let done = table.site.db.write::<_, DbError>(move |conn| {
        let failed = zugpost::db::savepoint(conn, |conn| {
            begin(conn)?;
            Err::<GameId, _>(DbError::Busy)
        });
        assert!(failed.is_err());
        Ok(begin(conn)?)
    });
    let id = table.site.run(done).expect("a game");
    assert!(matches!(
        changes.next_now(),
        Some(ChangeEvent::Changed(StoredChange::Game { game, .. })) if game == id
    ));
    assert_eq!(changes.next_now(), None);
}

#[test]
fn a_stream_ends_with_its_session() {
    let mut table = Table::set();
    let mut page = listen(&mut table.black, "/games/1");
    let mut list = listen(&mut table.black, "/games");
    let stays = stream_of(&mut table.black, "/games/1");
    let csrf = table.black.csrf();
    let mut other: Browser = table.black.at(table.site.address);
    other.post("/logout", &[("csrf", &csrf)]);
    let mut anonymous = Listener::open(&table.site.browser(), &stays);
    table.play(&["e4"]);
    assert_eq!(page.next(), None);
    assert_eq!(list.next(), None);
    assert_eq!(anonymous.next(), Some(1), "whoever may look is told");
}

/// Changes rows without notifying anybody.
fn change_unheard(table: &Table, sql: &'static str) {
    let write = table.site.db.write::<_, DbError>(move |conn| Ok(sql_query(sql).execute(conn)?));
    assert_eq!(table.site.run(write).expect("an update"), 1);
}

#[test]
fn a_stream_ends_with_its_session_though_nobody_tells_it() {
    let closed = "UPDATE players SET closed_at = created_at WHERE name = 'Bruno'";
    let suspended = "UPDATE players SET suspended_at = created_at WHERE name = 'Bruno'";
    let idle = "UPDATE sessions SET last_seen_at = '2026-11-19 12:00:00'
        WHERE player_id = (SELECT id FROM players WHERE name = 'Bruno')";
    for way in [closed, suspended, idle] {
        let mut table = Table::set();
        let comparing = table.site.comparing_node();
        let (mut white, mut black) = (table.white.at(comparing), table.black.at(comparing));
        let mut ended = [listen(&mut black, "/games/1"), listen(&mut black, "/games")];
        let mut others =
            [listen(&mut white, "/games/1"), listen(&mut Browser::new(comparing), "/games/1")];
        change_unheard(&table, way);
        for listener in &mut ended {
            assert_eq!(listener.next(), None, "{way}");
        }
        // The others listen on, and are sent what was missed.
        change_unheard(&table, "UPDATE games SET version = 7");
        for listener in &mut others {
            assert_eq!(listener.next(), Some(7), "{way}");
        }
    }
}
