//! A move that can be recalled until it is sent, without a script.

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    actions::{ActionError, games::GameCommand},
    db::{
        DbConn, GameId, delayed_moves, game_events, game_messages, games, players, private_moves,
        verification::verify_game,
    },
    game::{Game, GameError, PlayerCommand},
};

use super::{Table, play, start};
use crate::{
    races::{at_once, fields},
    support::{Browser, Page, Site, site::PASSWORD},
};

const PREFERENCES: &str = "form[action='/account/preferences']";
const RECALL: &str = "#delayed-move form";

/// Chooses for how many seconds moves can be recalled.
pub fn choose(browser: &mut Browser, seconds: &str) {
    let page = browser.get("/account");
    let page = browser.submit(&page, PREFERENCES, &[("send_delay", seconds)]);
    assert!(page.has(&format!("#send_delay option[value='{seconds}'][selected]")));
}

/// A game in which White's moves wait ten minutes.
fn slow() -> Table {
    let mut table = Table::set();
    choose(&mut table.white, "600");
    table
}

fn waits(site: &Site) -> bool {
    site.read(|conn| delayed_moves::find(conn, GameId(1))).is_some()
}

fn game(site: &Site) -> Game {
    site.read(|conn| games::find(conn, GameId(1))).expect("the game").game
}

fn kinds(site: &Site) -> Vec<String> {
    let log = site.read(|conn| game_events::list(conn, GameId(1)));
    log.into_iter().map(|event| event.kind).collect()
}

/// What the players said, and when.
fn said(site: &Site) -> Vec<(String, DateTime<Utc>)> {
    let messages = site.read(|conn| game_messages::list(conn, GameId(1)));
    messages.into_iter().map(|message| (message.text, message.at)).collect()
}

fn recall(browser: &mut Browser) -> Page {
    let page = browser.get("/games/1");
    browser.press(&page, "#delayed-move button", &[])
}

#[test]
fn a_move_waits_and_is_sent_when_its_delay_ends() {
    let mut table = slow();
    let made_at = table.site.now();
    let page = play(&mut table.white, "/games/1", "Nf3");
    page.assert_says("Your move has not been sent yet.");
    page.assert_says("Your move 1.Nf3 will be sent in 10 min: Fri 20 Nov 2026, 13:10 CET");
    assert!(page.has("[data-square=f3] [data-piece=wN]"), "the board shows it");
    assert!(!page.has("form.typed") && page.has(RECALL));
    assert_eq!(page.all(".ply").len(), 0);
    // The others see the position before.
    for browser in [&mut table.black, &mut table.site.browser()] {
        let page = browser.get("/games/1");
        page.assert_says("It is Wilma's turn.");
        assert!(page.has("[data-square=g1] [data-piece=wN]") && !page.has("#delayed-move"));
    }
    let emails = table.site.emails().len();
    table.site.advance(TimeDelta::minutes(10) - TimeDelta::microseconds(1));
    table.site.run_jobs();
    assert!(waits(&table.site) && kinds(&table.site).is_empty());
    table.white.get("/games/1").assert_says("will be sent in 0 s");
    // However late the job comes.
    table.site.advance(TimeDelta::hours(3));
    table.site.run_jobs();
    assert!(!waits(&table.site));
    assert_eq!(kinds(&table.site), ["delay_ended", "move"]);
    let sent_at = made_at + TimeDelta::minutes(10);
    let game = game(&table.site);
    assert_eq!((game.played()[0].at, game.turn_began()), (sent_at, sent_at));
    assert_eq!(game.deadline(), Some(sent_at + TimeDelta::days(3)));
    assert_eq!(game.time_used(0), made_at - game.started_at());
    let new: Vec<_> =
        table.site.emails()[emails..].iter().map(|it| (it.to.clone(), it.news.clone())).collect();
    assert_eq!(new, [("bruno@example.org".to_owned(), "Wilma played 1.Nf3".to_owned())]);
    let log = table.site.browser().get("/games/1/log").all("ol.log li");
    assert!(log[0].contains("White made the next move on Fri 20 Nov 2026, 12:00 UTC."), "{log:?}");
    let found = table.site.read(|conn| verify_game(conn, GameId(1)));
    assert_eq!(found, Some(Vec::new()));
    // Whoever has no delay sends at once.
    let page = play(&mut table.black, "/games/1", "d5");
    page.assert_says("It is Wilma's turn.");
    assert_eq!(page.all(".ply").len(), 2);
}

#[test]
fn a_recalled_move_is_to_be_confirmed_again_with_all_that_went_with_it() {
    let mut table = slow();
    let deadline = game(&table.site).deadline();
    let page = table.white.get("/games/1?move=e4");
    let with = [
        ("message", "Good luck!"),
        ("offer_draw", "yes"),
        ("keep", "1...e5 2.Nf3"),
        ("propose", "1...c5 2.Nf3"),
        ("with", "lines"),
    ];
    let page = table.white.submit(&page, ".confirm form", &with);
    for said in ["A draw offer is sent with it.", "Good luck!", "1...e5 2.Nf3", "1...c5 2.Nf3"] {
        page.assert_says(said);
    }
    // The form sent twice is one move; another text beside it is not lost.
    let again = table.white.get("/games/1");
    assert!(again.has("#delayed-move"));
    let csrf = table.white.csrf();
    let twice = |text| {
        vec![("csrf", csrf.clone()), ("move", "e4".into()), ("confirmed", "yes".into()), text]
    };
    let sent = |browser: &mut Browser, form: Vec<(&str, String)>| {
        let form: Vec<(&str, &str)> = form.iter().map(|(name, it)| (*name, it.as_str())).collect();
        browser.post_once("/games/1/moves", &form)
    };
    let page = sent(&mut table.white, twice(("message", "Good luck!".into())));
    assert_eq!(page.status, 303);
    let page = sent(&mut table.white, twice(("message", "Something else".into())));
    assert_eq!(page.status, 409);
    page.assert_says("Your move has not been sent yet. Recall it first.");
    page.assert_says("Something else");
    table.site.advance(TimeDelta::minutes(9));
    let page = recall(&mut table.white);
    page.assert_says("You recalled your move. It was not sent.");
    assert_eq!(page.all(".confirm b"), ["1.e4"]);
    assert_eq!(page.all("#keep"), ["1...e5 2.Nf3"]);
    assert_eq!(page.all("#propose"), ["1...c5 2.Nf3"]);
    assert!(page.has("input[name=offer_draw][checked]"));
    assert_eq!(page.all("textarea[name=message]"), ["Good luck!"]);
    // The clock has never stood.
    assert!(!waits(&table.site));
    assert_eq!((game(&table.site).deadline(), kinds(&table.site)), (deadline, Vec::new()));
    table.white.get("/games/1").assert_says("It is your turn.");
    // It is made again, and all of it is sent.
    table.white.submit(&page, ".confirm form", &[("with", "lines")]);
    table.site.advance(TimeDelta::minutes(10));
    table.site.run_jobs();
    let page = table.black.get("/games/1");
    for said in ["offers a draw", "Good luck!"] {
        page.assert_says(said);
    }
    assert_eq!(kinds(&table.site), ["delay_ended", "move", "proposed"]);
}

#[test]
fn a_move_that_was_sent_is_not_recalled() {
    let mut table = slow();
    play(&mut table.white, "/games/1", "e4");
    let page = table.white.get("/games/1");
    table.site.advance(TimeDelta::minutes(10));
    // No job has come yet.
    let refused = table.white.submit(&page, RECALL, &[]);
    assert_eq!(refused.status, 409);
    refused.assert_says("Your move has already been sent.");
    assert_eq!(kinds(&table.site), ["delay_ended", "move"]);
}

/// Neither before Wilma moves, nor while her move waits, nor after it was sent.
#[test]
fn the_opponent_recalls_nothing() {
    let mut table = slow();
    let csrf = table.black.csrf();
    let mut refused = || {
        let form = [("csrf", csrf.as_str()), ("ply", "0")];
        table.black.post_once("/games/1/recall", &form).status
    };
    assert_eq!(refused(), 409);
    play(&mut table.white, "/games/1", "e4");
    assert_eq!(refused(), 409);
    assert!(waits(&table.site));
    table.site.advance(TimeDelta::minutes(10));
    table.site.run_jobs();
    assert_eq!(refused(), 409);
    assert_eq!(kinds(&table.site), ["delay_ended", "move"]);
}

/// However late the job comes: emails find it by the instant of the move.
#[test]
fn a_message_has_the_instant_at_which_its_move_is_sent() {
    let mut table = slow();
    let sent_at = table.site.now() + TimeDelta::minutes(10);
    let page = table.white.get("/games/1?move=e4");
    table.white.submit(&page, ".confirm form", &[("message", "Good luck!")]);
    assert!(said(&table.site).is_empty(), "nothing is said before");
    table.site.advance(TimeDelta::hours(3));
    table.site.run_jobs();
    assert_eq!(said(&table.site), [("Good luck!".to_owned(), sent_at)]);
    assert_eq!(game(&table.site).played()[0].at, sent_at);
}

/// Wilma makes another move when the first was to be sent; no job has come yet.
#[test]
fn a_message_goes_with_its_own_move_alone() {
    for message in ["", "Good luck!"] {
        let mut table = slow();
        let page = table.white.get("/games/1?move=e4");
        table.white.submit(&page, ".confirm form", &[("message", message)]);
        table.site.advance(TimeDelta::minutes(11));
        let csrf = table.white.csrf();
        let other = [
            ("csrf", csrf.as_str()),
            ("ply", "0"),
            ("move", "d4"),
            ("confirmed", "yes"),
            ("message", "I prefer this one."),
        ];
        let refused = table.white.post_once("/games/1/moves", &other);
        assert_eq!(refused.status, 409);
        assert_eq!(kinds(&table.site), ["delay_ended", "move"]);
        let texts: Vec<String> = said(&table.site).into_iter().map(|(text, _)| text).collect();
        assert_eq!(texts.concat(), message);
    }
}

#[test]
fn what_the_opponent_does_first_sends_a_move_whose_delay_is_over() {
    let mut table = slow();
    play(&mut table.white, "/games/1", "e4");
    let old = table.black.get("/games/1");
    table.site.advance(TimeDelta::minutes(11));
    // Bruno's page is of before; no job has come.
    let refused = table.black.submit(&old, "form[action$='/draw']", &[]);
    assert_eq!(refused.status, 409);
    refused.assert_says("It is your turn. Offer the draw together with your move.");
    assert_eq!(kinds(&table.site), ["delay_ended", "move"]);
}

#[test]
fn the_opponents_offer_is_shown_beside_the_move_and_can_be_accepted() {
    let mut table = slow();
    play(&mut table.white, "/games/1", "e4");
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form[action$='/draw']", &[]);
    let page = table.white.get("/games/1");
    page.assert_says("Your opponent offers a draw");
    assert!(page.has("#delayed-move .declines"), "the move declines it when it is sent");
    let page = table.white.press(&page, ".offer .primary", &[]);
    page.assert_says("Draw by agreement");
    assert!(!waits(&table.site), "nothing is sent any more");
    table.site.advance(TimeDelta::minutes(10));
    table.site.run_jobs();
    assert_eq!(kinds(&table.site), ["draw_offered", "ended"]);
}

#[test]
fn no_second_move_is_made_beside_it() {
    let mut table = slow();
    play(&mut table.white, "/games/1", "Nf3");
    let other = [("move", "Nc3"), ("ply", "0"), ("confirmed", "yes")];
    let csrf = table.white.csrf();
    let form: Vec<(&str, &str)> = [("csrf", csrf.as_str())].into_iter().chain(other).collect();
    let page = table.white.post_once("/games/1/moves", &form);
    assert_eq!(page.status, 409);
    page.assert_says("Your move has not been sent yet. Recall it first.");
    assert_eq!(game(&table.site).ply(), 0);
    let waits = table.site.read(|conn| delayed_moves::find(conn, GameId(1)));
    assert_eq!(waits.expect("the move").play.text, "g1f3");
}

#[test]
fn whoever_leaves_takes_the_move_along() {
    let mut table = slow();
    play(&mut table.white, "/games/1", "e4");
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    assert!(!waits(&table.site));
    table.site.advance(TimeDelta::minutes(20));
    table.site.run_jobs();
    assert_eq!(kinds(&table.site), ["ended"]);
    // An account that is closed resigns too.
    start(&mut table.white, &mut table.black, &[]);
    play(&mut table.white, "/games/2", "e4");
    let page = table.white.get("/account/close");
    let form = "form[action='/account/close']";
    table.white.submit(&page, form, &[("password", PASSWORD)]);
    let left = table.site.read(|conn| delayed_moves::find(conn, GameId(2)));
    assert_eq!(left, None);
    let closed = table.site.read(|conn| players::get(conn, zugpost::db::PlayerId(1)));
    assert_eq!(closed.send_delay(), 0);
}

#[test]
fn a_delay_is_one_of_those_that_can_be_chosen() {
    let mut table = Table::set();
    let page = table.white.get("/account");
    assert_eq!(
        page.all("#send_delay option"),
        [
            "no, send it immediately",
            "10 seconds",
            "1 minute",
            "2 minutes",
            "5 minutes",
            "10 minutes"
        ]
    );
    for bad in ["601", "-1", "7", "soon", ""] {
        let page = table.white.submit(&page, PREFERENCES, &[("send_delay", bad)]);
        assert_eq!(page.status, 400, "{bad}");
    }
    choose(&mut table.white, "10");
    let id = zugpost::db::PlayerId(1);
    assert_eq!(table.site.read(move |conn| players::get(conn, id)).send_delay(), 10);
}

#[test]
fn a_row_that_cannot_be_read_keeps_nobody_waiting() {
    use diesel::connection::SimpleConnection as _;
    let mut table = slow();
    play(&mut table.white, "/games/1", "e4");
    let break_it = table.site.db.write::<_, zugpost::db::DbError>(|conn| {
        Ok(conn.batch_execute("UPDATE delayed_moves SET position_no = -1")?)
    });
    table.site.run(break_it).expect("broken");
    let found = table.site.read(|conn| verify_game(conn, GameId(1))).expect("the game");
    assert!(found[0].to_string().contains("position_no"), "{found:?}");
    table.white.get("/games/1").assert_says("It is your turn.");
    table.site.advance(TimeDelta::minutes(10));
    table.site.run_jobs();
    let now = table.site.now();
    assert_eq!(table.site.read(move |conn| delayed_moves::list_due(conn, now, 9)), []);
    // It is there still, for whoever mends it; a move makes another of it.
    let row = |conn: &mut DbConn| delayed_moves::find_row(conn, GameId(1));
    assert!(table.site.read(row).is_some());
    let of_another = "UPDATE delayed_moves SET position_no = 6, uci = 'e1e2'";
    let mend = table
        .site
        .db
        .write::<_, zugpost::db::DbError>(move |conn| Ok(conn.batch_execute(of_another)?));
    table.site.run(mend).expect("mended");
    let found = table.site.read(|conn| verify_game(conn, GameId(1))).expect("the game");
    assert!(found[0].to_string().contains("delayed_moves"), "{found:?}");
}

/// Two servers send, the player recalls and the opponent resigns, all at once: one of them has its
/// way, and the game says which.
#[test]
fn a_recall_and_the_end_of_the_delay_and_a_resignation_at_once_have_one_outcome() {
    let mut table = slow();
    let nodes = [table.site.address, table.site.second_node()];
    for number in 1..=8_i64 {
        if number > 1 {
            start(&mut table.white, &mut table.black, &[]);
        }
        let (id, path) = (GameId(number), format!("/games/{number}"));
        play(&mut table.white, &path, "e4");
        table.site.advance(TimeDelta::minutes(10));
        let (white, black) = (table.white.csrf(), table.black.csrf());
        let form = |csrf: &str| fields(&[("csrf", csrf), ("ply", "0"), ("action", "offer")]);
        let asked = nodes.iter().flat_map(|node| {
            [
                (table.white.at(*node), format!("{path}/recall"), form(&white)),
                (table.black.at(*node), format!("{path}/draw"), form(&black)),
            ]
        });
        let asked = asked.collect();
        let db = table.site.db_of_another_node();
        let now = table.site.now();
        let statuses = std::thread::scope(|scope| {
            let jobs = scope.spawn(|| table.site.run_jobs());
            let statuses = at_once(asked);
            jobs.join().expect("no panic");
            statuses
        });
        assert!(statuses.iter().all(|status| *status == 409), "{statuses:?}");
        let log = table.site.read(move |conn| game_events::list(conn, id));
        let log: Vec<_> = log.iter().map(|event| event.kind.as_str()).collect();
        assert_eq!(log, ["delay_ended", "move"], "sent once");
        let again = GameCommand::by_player(
            zugpost::db::PlayerId(1),
            id,
            PlayerCommand::RecallMove { position_no: 0 },
        );
        let again = table.site.run(again.run(&db, now));
        let is_refused = matches!(again, Err(ActionError::Refused(GameError::NothingToRecall)));
        assert!(is_refused, "{again:?}");
        assert_eq!(table.site.read(move |conn| verify_game(conn, id)), Some(Vec::new()));
    }
}

/// It looks recalled: the row is gone, and White is to move.
#[test]
fn a_move_that_is_sent_while_its_game_is_read_is_noticed() {
    let mut table = slow();
    play(&mut table.white, "/games/1", "e4");
    let db = table.site.db_of_another_node();
    let read = table.site.read(|conn| games::find(conn, GameId(1))).expect("the game");
    let is_current = |table: &Table| {
        let mut read = read.clone();
        table.site.run(db.read(move |conn| private_moves::add(conn, &mut read))).expect("an answer")
    };
    assert!(is_current(&table));
    table.site.advance(TimeDelta::minutes(10));
    table.site.run_jobs();
    assert!(!is_current(&table));
}

#[test]
fn a_recall_beside_an_offer_and_a_decision_has_one_outcome() {
    let mut table = slow();
    let nodes = [table.site.address, table.site.second_node()];
    for number in 1..=8_i64 {
        if number > 1 {
            start(&mut table.white, &mut table.black, &[]);
        }
        let (id, path) = (GameId(number), format!("/games/{number}"));
        play(&mut table.white, &path, "e4");
        let (white, black) = (table.white.csrf(), table.black.csrf());
        let form = |csrf: &str| fields(&[("csrf", csrf), ("ply", "0"), ("action", "offer")]);
        let resign = fields(&[("csrf", &black), ("abort", "yes")]);
        let asked = vec![
            (table.white.at(nodes[0]), format!("{path}/recall"), form(&white)),
            (table.white.at(nodes[1]), format!("{path}/recall"), form(&white)),
            (table.black.at(nodes[0]), format!("{path}/draw"), form(&black)),
            (table.black.at(nodes[1]), format!("{path}/resign"), resign),
        ];
        let statuses = at_once(asked);
        let [first, second, offered, aborted] = statuses[..] else { panic!("{statuses:?}") };
        // It is recalled once, and not when the game is over; so is the offer.
        let recalled = [first.min(second), first.max(second)];
        assert!([[200, 303], [200, 409], [409, 409]].contains(&recalled), "{statuses:?}");
        assert!([303, 409].contains(&offered), "{statuses:?}");
        assert_eq!(aborted, 303, "nothing keeps Black from it");
        let left = table.site.read(move |conn| delayed_moves::find(conn, id));
        assert_eq!(left, None);
        let log = table.site.read(move |conn| game_events::list(conn, id));
        let moved = log.iter().any(|event| event.kind == "move" || event.kind == "delay_ended");
        assert!(!moved, "nothing was sent");
        assert_eq!(table.site.read(move |conn| verify_game(conn, id)), Some(Vec::new()));
    }
}

/// The deadline that comes back then is before the end of the delay.
#[test]
fn a_message_goes_with_a_move_that_a_vacation_given_up_sends() {
    let mut table = Table::set();
    let wait_until = |table: &Table, text: &str| {
        let at = DateTime::parse_from_rfc3339(text).expect("an instant").to_utc();
        table.site.advance(at - table.site.now());
    };
    // Five minutes after midnight: three days later a vacation begins five minutes before the deadline.
    wait_until(&table, "2026-11-20T23:05:00Z");
    table.play(&["e4", "e5"]);
    choose(&mut table.white, "600");
    let page = table.white.get("/vacation");
    let days = [("from", "2026-11-24"), ("until", "2026-11-29")];
    table.white.submit(&page, "form[action='/vacation']", &days);
    wait_until(&table, "2026-11-23T23:01:00Z");
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
    let page = table.white.get("/games/1?move=Nf3");
    table.white.submit(&page, ".confirm form", &[("message", "Good luck!")]);
    assert!(waits(&table.site));
    let page = table.white.get("/vacation");
    table.white.submit(&page, "form[action='/vacation/end']", &[]);
    assert!(!waits(&table.site));
    table.black.get("/games/1").assert_says("Good luck!");
}
