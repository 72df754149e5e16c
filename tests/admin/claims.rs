//! Claims as players make them: proven or refuted at once, or left to an arbiter while the game
//! is paused.

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    actions::games::settle_pending,
    chess::Budget,
    db::{
        DbError, DbTimestamp, GameId, game_events,
        games::{self, StoredGame},
        player_roles,
    },
};

use crate::{
    support::{
        Browser, Page, Site,
        players::insert_player,
        site::{ADMIN, ARBITER, Email, PASSWORD, address_of},
    },
    web::{Table, play},
};

pub const STATEMENT: &str = "Nobody comes through, wherever the rooks go.";

/// The button with which the rules core offers a draw.
const OFFER: &str = ".offer form[action$=claim]";
/// The form for all other claims.
pub const CLAIMING: &str = "form.claim-form";

const KNIGHTS: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
/// A fortress that the core neither proves nor refutes.
pub const ROOKS: &str = "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 30";
/// Dead, which takes more to prove than a request may cost.
const UNCLEAR: &str = "N1b1N1N1/1pPpPpPp/1P1P1P1P/4B3/8/8/8/K1k5 w - - 0 1";

/// Two arbiters who do nothing: without anybody to decide no claim can wait.
pub fn somebody_rules(site: &Site) {
    let now = site.now();
    let made = site.db.write::<_, DbError>(move |conn| {
        for name in ["Umpire", "Referee"] {
            let id = insert_player(conn, name, now)?;
            player_roles::update(
                conn,
                id,
                player_roles::PlayerRoles { is_admin: false, is_arbiter: true, is_director: false },
            )?;
        }
        Ok(())
    });
    site.run(made).expect("arbiters");
}

/// A game with one move of each side, so that it counts, and White to move.
pub fn rooks() -> Table {
    let mut table = Table::with(&[("start", "fen"), ("fen", ROOKS)]);
    somebody_rules(&table.site);
    table.play(&["Kd2", "Kd7"]);
    table
}

/// The same with White's claim of a fortress, made after five hours of thought.
pub fn waiting() -> Table {
    let mut table = rooks();
    table.site.advance(TimeDelta::hours(5));
    let page = claim_fortress(&mut table.white);
    page.assert_says("Wilma claims a draw.");
    table
}

/// Claims what only an arbiter can decide.
#[track_caller]
pub fn claim_fortress(browser: &mut Browser) -> Page {
    let page = browser.get("/games/1");
    browser.submit(&page, CLAIMING, &[("ground", "fortress"), ("statement", STATEMENT)])
}

pub fn stored(site: &Site, id: GameId) -> StoredGame {
    site.read(move |conn| games::find(conn, id)).expect("the game")
}

/// Returns the kinds of all that happened in a game, the first first.
pub fn kinds(site: &Site, id: GameId) -> Vec<String> {
    let events = site.read(move |conn| game_events::list(conn, id));
    events.into_iter().map(|event| event.kind).collect()
}

/// Returns how often the first game has changed, and its log.
pub fn state(site: &Site) -> (i32, Vec<String>) {
    (stored(site, GameId(1)).version(), kinds(site, GameId(1)))
}

/// Returns the deadline, as the database has it; `None` while no clock runs.
pub fn deadline(site: &Site) -> Option<DateTime<Utc>> {
    let listed = site.read(|conn| games::find_listed(conn, GameId(1))).expect("the game");
    listed.deadline.map(DbTimestamp::utc)
}

/// Returns what an email says, white space folded.
pub fn text(email: &Email) -> String {
    email.text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns how many emails with this subject went to a player.
pub fn count(site: &Site, name: &str, subject: &str) -> usize {
    let emails = site.emails_to(&address_of(name));
    emails.iter().filter(|email| email.news == subject).count()
}

/// Returns what the last email with this subject to a player says.
#[track_caller]
pub fn last_email(site: &Site, name: &str, subject: &str) -> String {
    let emails = site.emails_to(&address_of(name));
    let found = emails.iter().rfind(|email| email.news == subject);
    let subjects = || emails.iter().map(|email| email.news.as_str()).collect::<Vec<_>>();
    found.map(text).unwrap_or_else(|| panic!("no {subject:?} to {name}: {:?}", subjects()))
}

/// Both players are notified of the end by their last email.
#[track_caller]
pub fn assert_both_read(site: &Site, sentence: &str) {
    for name in ["Wilma", "Bruno"] {
        let email = site.email_to(&address_of(name));
        assert!(text(&email).contains(sentence), "{name}: {}\n{}", email.news, email.text);
    }
}

/// Sends a claim of White in the position after two half-moves, but for what is changed of it.
fn send(browser: &mut Browser, changed: &[(&str, &str)]) -> Page {
    let csrf = browser.csrf();
    let mut fields = vec![
        ("csrf", csrf.as_str()),
        ("ply", "2"),
        ("ground", "fortress"),
        ("claim_move", ""),
        ("statement", STATEMENT),
    ];
    for (name, value) in changed {
        fields.retain(|(known, _)| known != name);
        fields.push((*name, *value));
    }
    browser.post_once("/games/1/claim", &fields)
}

#[test]
fn the_move_that_makes_a_threefold_repetition_is_offered_and_one_click_ends_the_game() {
    let mut table = Table::set();
    table.play(&KNIGHTS.repeat(2)[..7]);
    let page = table.black.get("/games/1");
    page.assert_says("You can claim a draw");
    page.assert_says(
        "With 4...Ng8, the position will have occurred 3 times. It has already occurred at the start and after 2...Ng8.",
    );
    assert_eq!(page.all(&format!("{OFFER} button")), ["Claim draw with 4...Ng8"]);
    for browser in [&mut table.white, &mut table.site.browser()] {
        let page = browser.get("/games/1");
        assert!(!page.has(OFFER) && !page.has(CLAIMING), "{}", page.text());
    }
    let sentence = "Draw by repetition: the position occurred 3 times (at the start, after 2...Ng8 and 4...Ng8).";
    for _ in 0..2 {
        let after = table.black.submit(&page, OFFER, &[]);
        assert_eq!((after.status, after.path.as_str()), (200, "/games/1"), "also sent twice");
        after.assert_says(&format!("1/2-1/2 {sentence}"));
        assert_eq!(after.all("a.ply").len(), 8);
    }
    table.white.get("/games/1").assert_says(&format!("1/2-1/2 {sentence}"));
    assert_eq!(kinds(&table.site, GameId(1))[7..], ["claimed", "move", "ended"]);
    assert_both_read(&table.site, sentence);
    assert_eq!(count(&table.site, "Wilma", "Draw against Bruno"), 1);
    assert_eq!(count(&table.site, "Bruno", "Draw against Wilma"), 1);
    let log = table.site.browser().get("/games/1/log");
    log.assert_says("Black claimed: threefold repetition, with 4...Ng8.");
    log.assert_says("Black played 4...Ng8.");
    log.assert_says(sentence);
}

#[test]
fn a_threefold_repetition_that_stands_is_claimed_without_a_move() {
    let mut table = Table::set();
    let page = table.play(&KNIGHTS.repeat(2));
    assert!(!page.has(OFFER), "it is White's turn");
    let page = table.white.get("/games/1");
    let stood = "at the start, after 2...Ng8 and 4...Ng8";
    page.assert_says(&format!("The position has occurred 3 times: {stood}."));
    assert_eq!(page.all(&format!("{OFFER} button")), ["Claim draw"]);
    // One need not.
    let played = play(&mut table.white, "/games/1", "e4");
    assert_eq!((played.status, played.all("a.ply").len()), (200, 9));
    let late = table.white.submit(&page, OFFER, &[]);
    assert_eq!(late.status, 409);
    let mut table = Table::set();
    table.play(&KNIGHTS.repeat(2));
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, OFFER, &[]);
    let sentence = format!("Draw by repetition: the position occurred 3 times ({stood}).");
    page.assert_says(&format!("1/2-1/2 {sentence}"));
    assert_eq!(page.all("a.ply").len(), 8);
    assert_eq!(kinds(&table.site, GameId(1))[8..], ["claimed", "ended"]);
}

#[test]
fn fifty_moves_are_offered_with_some_of_the_moves_that_complete_them() {
    let fen = "4k3/p7/8/8/8/8/P7/R3K3 w - - 98 100";
    let mut table = Table::with(&[("start", "fen"), ("fen", fen)]);
    assert!(!table.white.get("/games/1").has(OFFER));
    table.play(&["Kd2"]);
    let page = table.black.get("/games/1");
    assert_eq!(page.all(&format!("{OFFER} button")).len(), 4, "not all five");
    page.assert_says(
        "With this move, 100 half-moves will have been played without a capture or pawn move.",
    );
    let page = table.black.submit(&page, OFFER, &[]);
    page.assert_says("1/2-1/2 Draw: 100 half-moves were played without a capture or pawn move.");
}

#[test]
fn nothing_is_offered_where_nothing_can_be_proven() {
    let mut table = Table::set();
    for moves in [&KNIGHTS[..0], &KNIGHTS[..]] {
        table.play(moves);
        let page = table.white.get("/games/1");
        assert!(!page.has(OFFER) && page.has(CLAIMING), "{}", page.text());
        let page = table.black.get("/games/1");
        assert!(!page.has(OFFER) && !page.has(CLAIMING), "{}", page.text());
    }
}

#[test]
fn a_wrong_claim_is_refused_with_the_count_and_its_move_waits_to_be_confirmed() {
    let mut table = Table::set();
    table.play(&KNIGHTS.repeat(2)[..7]);
    let before = state(&table.site);
    let page = table.black.get("/games/1");
    let twice = "The position has occurred 2 times: after 2.Ng1 and 4.Ng1. Threefold repetition needs 3 occurrences.";
    let seven =
        "7 half-moves have been played without a capture or pawn move. The 50-move rule needs 100.";
    for (ground, why) in [
        ("threefold_repetition", twice),
        ("fifty_moves", seven),
        ("dead_position", "White can still win, for example with 4..."),
    ] {
        let fields = [("ground", ground), ("statement", "Look.")];
        let refused = table.black.submit(&page, CLAIMING, &fields);
        assert_eq!(refused.status, 409, "{ground}");
        refused.assert_says(&format!("This is not a draw yet. {why}"));
        assert!(!refused.has(".confirm"), "{ground}");
        assert_eq!(refused.all("#claim-statement"), ["Look."], "what was entered is there still");
        let chosen = refused.attribute("#claim-ground option[selected]", "value");
        assert_eq!(chosen.as_deref(), Some(ground));
    }
    // Also by a player who wishes to send moves without confirming them.
    table.black.without_confirmation();
    let fields = [("ground", "threefold_repetition"), ("claim_move", "Nd5")];
    let refused = table.black.submit(&page, CLAIMING, &fields);
    assert_eq!(refused.status, 409);
    refused.assert_says(
        "The position after 4...Nd5 has occurred only once. Threefold repetition needs 3 occurrences.",
    );
    assert_eq!(refused.all(".confirm b"), ["4...Nd5"]);
    assert!(refused.has(".confirm input[name=offer_draw][checked]"), "the claim is an offer");
    assert_eq!(state(&table.site), before, "nothing has happened yet");
    let page = table.black.submit(&refused, ".confirm form", &[]);
    page.assert_says("You have offered a draw.");
    assert_eq!(page.all("a.ply").len(), 8);
    table.white.get("/games/1").assert_says("Your opponent offers a draw");
}

#[test]
fn both_clocks_stand_still_while_a_claim_waits_however_long() {
    let mut table = waiting();
    assert_eq!(deadline(&table.site), None);
    for _ in 0..5 {
        table.site.advance(TimeDelta::days(10));
        table.site.run_jobs();
    }
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
    let is_suspended = "The game is paused until an arbiter decides.";
    for browser in [&mut table.white, &mut table.black, &mut table.site.browser()] {
        let page = browser.get("/games/1");
        page.assert_says(&format!("Wilma claims a draw. {is_suspended}"));
        assert!(!page.has(".player-bar .clock") && !page.has("form.typed") && !page.has(CLAIMING));
    }
    for browser in [&mut table.white, &mut table.black] {
        let page = browser.get("/games");
        page.assert_says("Paused, waiting for a decision");
        page.assert_says("No games where it is your turn.");
        assert!(!page.all(".badge").contains(&"your turn".to_owned()), "{}", page.text());
    }
    let before = state(&table.site);
    let csrf = table.white.csrf();
    let form = [("csrf", csrf.as_str()), ("ply", "2"), ("move", "Kd3"), ("confirmed", "yes")];
    let page = table.white.post_once("/games/1/moves", &form);
    assert_eq!(page.status, 409);
    page.assert_says("Wait until an arbiter has decided.");
    // The same claim again is the same form, another one is one too many.
    assert_eq!(send(&mut table.white, &[]).status, 303);
    let page = send(&mut table.white, &[("ground", "other")]);
    assert_eq!(page.status, 409);
    page.assert_says("A claim or appeal is waiting for a decision.");
    assert_eq!(state(&table.site), before);
    assert_eq!(before.1, ["move", "move", "claimed"]);
}

#[test]
fn a_claim_is_told_to_both_and_to_all_who_rule_but_do_not_play_in_the_game() {
    let mut table = rooks();
    let mut chief = table.site.administrator("Chief");
    for name in ["Arbiter", "Former", "Carla"] {
        table.site.player(name);
    }
    table.site.give_roles("Arbiter", ARBITER);
    table.site.give_roles("Former", ADMIN);
    table.site.give_roles("Former", player_roles::PlayerRoles::default());
    table.site.give_roles("Bruno", ARBITER);
    claim_fortress(&mut table.white);
    let theirs = table.site.email_to("wilma@example.org");
    assert_eq!(theirs.news, "Your claim against Bruno is waiting for a decision");
    let email = table.site.email_to("bruno@example.org");
    assert_eq!(email.news, "Wilma has made a claim");
    assert!(text(&email).contains("or accept the draw"), "{}", email.text);
    let subject = "Decision needed: Wilma – Bruno";
    for name in ["Chief", "Arbiter"] {
        let email = table.site.email_to(&address_of(name));
        assert_eq!(email.news, subject, "{name}");
        // The ground is the site's sentence, and not what the player wrote.
        let claim = "Claim: fortress or theoretical draw.";
        let said = format!("The player writes: {STATEMENT}");
        assert!(text(&email).contains(claim) && text(&email).contains(&said), "{}", email.text);
        assert_eq!(email.link(), "/admin/games/1");
    }
    for name in ["Wilma", "Bruno", "Former", "Carla"] {
        assert_eq!(count(&table.site, name, subject), 0, "{name}");
    }
    for email in [theirs, email] {
        assert!(text(&email).contains(STATEMENT), "{}", email.text);
        assert!(!email.text.contains("your move"), "nobody's clock runs: {}", email.text);
        let paused = "The game is paused until there is a decision.";
        assert!(text(&email).contains(paused), "{}", email.text);
    }
    let page = chief.get("/admin");
    page.assert_says("fortress or theoretical draw");
    let page = chief.click(&page, "table.queue a");
    page.assert_says("White claimed: fortress or theoretical draw.");
    page.assert_says(STATEMENT);
}

#[test]
fn the_opponent_reads_and_answers_once_and_spectators_see_only_that_the_game_rests() {
    const ANSWER: &str = "My rooks batter it down.";
    let mut table = waiting();
    let mut carla = table.site.player("Carla");
    let page = table.black.get("/games/1");
    assert!(page.all(".case .user-text").contains(&STATEMENT.to_owned()), "{}", page.text());
    let answering = "form[action$=answer]";
    assert!(!table.white.get("/games/1").has(answering), "not one's own claim");
    table.site.advance(TimeDelta::minutes(1));
    let after = table.black.submit(&page, answering, &[("claim_answer", ANSWER)]);
    assert!(after.all(".case .user-text").contains(&ANSWER.to_owned()) && !after.has(answering));
    let before = state(&table.site);
    let again = table.black.submit(&page, answering, &[("claim_answer", "And another thing.")]);
    assert_eq!(again.status, 409);
    again.assert_says("You have already replied to this.");
    assert_eq!(state(&table.site), before);
    table.white.get("/games/1").assert_says(ANSWER);
    let email = table.site.email_to("wilma@example.org");
    assert_eq!(email.news, "Bruno has replied to your claim");
    assert!(text(&email).contains(ANSWER), "{}", email.text);
    let log = table.white.get("/games/1/log");
    log.assert_says(&format!("“{STATEMENT}”"));
    log.assert_says(&format!("“{ANSWER}”"));
    for browser in [&mut carla, &mut table.site.browser()] {
        browser.get("/games/1").assert_says("Wilma claims a draw. The game is paused");
        browser.get("/games/1/log").assert_says("White claimed: fortress or theoretical draw.");
        for path in ["/games/1", "/games/1/log", "/games/1.pgn", "/games/1.pgn?clocks=1"] {
            let html = browser.get(path).html;
            assert!(!html.contains("comes through") && !html.contains("batter"), "{path}: {html}");
        }
    }
    assert_eq!(carla.get("/games/1/log.txt").status, 403);
    assert!(table.site.browser().get("/games/1/log.txt").path.starts_with("/login"));
    for (path, field) in [("/games/1/claim/answer", "claim_answer"), ("/games/1/appeal", "appeal")]
    {
        let csrf = carla.csrf();
        assert_eq!(carla.post_once(path, &[("csrf", &csrf), (field, "Me too.")]).status, 403);
    }
}

#[test]
fn a_claimed_draw_is_accepted() {
    let mut table = waiting();
    let form = ".case form[action$=draw]";
    assert!(!table.white.get("/games/1").has(form), "not one's own");
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, form, &[]);
    page.assert_says("1/2-1/2 Draw by agreement.");
    assert!(!page.has(".case"));
    assert_eq!(kinds(&table.site, GameId(1)), ["move", "move", "claimed", "ended"]);
    assert_both_read(&table.site, "Draw by agreement.");
}

#[test]
fn who_resigns_while_a_claim_waits_leaves_nothing_to_rule() {
    for resigns in ["Wilma", "Bruno"] {
        let mut table = waiting();
        let mut chief = table.site.administrator("Chief");
        let open = chief.get("/admin/games/1");
        let browser = if resigns == "Wilma" { &mut table.white } else { &mut table.black };
        let page = browser.get("/games/1/resign");
        let page = browser.submit(&page, "main form", &[]);
        page.assert_says("resigned");
        chief.get("/admin").assert_says("No claims or appeals are waiting.");
        let before = state(&table.site);
        let fields = [("adjudication", "draw"), ("reason", "It holds.")];
        let page = chief.submit(&open, "form.adjudicate", &fields);
        assert_eq!(page.status, 409);
        page.assert_says(
            "The game has changed since you opened this page. Your decision was not saved.",
        );
        assert_eq!(page.all("#reason"), ["It holds."], "what was entered is there still");
        assert_eq!(state(&table.site), before);
        assert_eq!(before.1, ["move", "move", "claimed", "ended"]);
        assert!(super::site::acts(&table.site).is_empty());
    }
}

/// A game in which White has claimed a dead position that takes a job to prove.
fn unclear() -> Table {
    let mut table = Table::with(&[("start", "fen"), ("fen", UNCLEAR)]);
    somebody_rules(&table.site);
    table.play(&["Bd4", "Kd1"]);
    let page = table.white.get("/games/1");
    let fields = [("ground", "dead_position"), ("statement", "Look.")];
    let page = table.white.submit(&page, CLAIMING, &fields);
    page.assert_says("Wilma claims a draw. The game is paused");
    table
}

#[test]
fn a_dead_position_that_a_request_cannot_prove_is_proven_by_a_job() {
    let mut table = unclear();
    table.site.run_jobs();
    let mut chief = table.site.administrator("Chief");
    let page = table.white.get("/games/1");
    let sentence = "Draw: dead position. Neither side can win because none of the";
    page.assert_says(&format!("1/2-1/2 {sentence}"));
    assert_eq!(kinds(&table.site, GameId(1)), ["move", "move", "claimed", "ended"]);
    let last = table.site.read(|conn| game_events::list(conn, GameId(1))).pop();
    assert_eq!(last.expect("an event").actor, "rules_core");
    assert_both_read(&table.site, sentence);
    chief.get("/admin").assert_says("No claims or appeals are waiting.");
}

#[test]
fn what_no_job_can_prove_stays_with_the_administrators() {
    let table = unclear();
    table.site.give_roles("Bruno", ADMIN);
    let (db, now) = (&table.site.db, table.site.now());
    let nothing = Budget { nodes: 0, positions: 0 };
    for _ in 0..2 {
        table.site.run(settle_pending(db, nothing, now)).expect("a look");
        assert_eq!(kinds(&table.site, GameId(1))[2..], ["claimed", "claim_examined"]);
    }
    assert_eq!(table.site.read(games::list_pending), []);
    table.site.run_jobs();
    let mut black = table.black;
    black.get("/games/1").assert_says("Wilma claims a draw. The game is paused");
    black.get("/games/1").assert_says("could not be decided whether either side can still win");
    black.get("/admin").assert_says("dead position (checkmate is impossible)");
}

#[test]
fn a_claim_that_cannot_be_made_is_refused_and_changes_nothing() {
    let mut table = rooks();
    let mut carla = table.site.player("Carla");
    let long = "x".repeat(1001);
    let before = state(&table.site);
    let stale = "The game has changed since you opened this page.";
    let unread = "The form could not be read";
    let silent = "Enter an explanation for the arbiter.";
    for (name, value, status, why) in [
        ("ground", "", 400, unread),
        ("ground", "boredom", 400, unread),
        ("ground", "silence", 409, "This game has a time limit"),
        ("statement", "", 422, silent),
        ("statement", " \r\n\t ", 422, silent),
        ("statement", long.as_str(), 422, "1 character too long"),
        ("statement", "Look\0", 400, unread),
        ("ground", "other\0", 400, unread),
        ("claim_move", "Ke5", 422, "A king cannot move from d2 to e5."),
        ("claim_move", "hello", 422, "This is not a move."),
        ("ply", "0", 409, stale),
        ("ply", "3", 409, stale),
        ("ply", "4294967295", 409, stale),
        ("ply", "-1", 400, unread),
        ("ply", "two", 400, unread),
    ] {
        let page = send(&mut table.white, &[(name, value)]);
        assert_eq!(page.status, status, "{name}={value:?}: {}", page.text());
        page.assert_says(why);
        assert_eq!(state(&table.site), before, "{name}={value:?}");
    }
    for (ply, why) in [("2", "It is not your turn."), ("4294967295", stale)] {
        let page = send(&mut table.black, &[("ply", ply)]);
        assert_eq!(page.status, 409);
        page.assert_says(why);
    }
    assert_eq!(send(&mut carla, &[]).status, 403);
    assert_eq!(send(&mut table.site.browser(), &[]).status, 401);
    assert_eq!(send(&mut table.white, &[("csrf", "forged")]).status, 403);
    for (path, field, why) in [
        ("/games/1/claim/answer", "claim_answer", "There is nothing to reply to any more."),
        ("/games/1/appeal", "appeal", "There is no decision to appeal."),
    ] {
        let csrf = table.white.csrf();
        let page = table.white.post_once(path, &[("csrf", &csrf), (field, "Look.")]);
        assert_eq!(page.status, 409, "{path}");
        page.assert_says(why);
    }
    assert_eq!(state(&table.site), before);
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    let over = state(&table.site);
    let page = send(&mut table.white, &[]);
    assert_eq!(page.status, 409);
    page.assert_says("The game is over.");
    assert_eq!(state(&table.site), over);
    let csrf = table.white.csrf();
    assert_eq!(table.white.post_once("/games/9/claim", &[("csrf", &csrf)]).status, 400);
    let form = [("csrf", csrf.as_str()), ("ground", "other"), ("statement", "Look.")];
    assert_eq!(table.white.post_once("/games/9/claim", &form).status, 404);
}

#[test]
fn what_nobody_can_see_is_taken_out_of_words() {
    let mut table = rooks();
    let page = send(&mut table.white, &[("statement", "  One\u{1b}[31m\r\nTwo\u{2028}Three  ")]);
    assert_eq!(page.status, 303);
    let events = table.site.read(|conn| game_events::list(conn, GameId(1)));
    assert_eq!(events[2].detail, "fortress - One[31m\nTwo\nThree");
}

#[test]
fn a_threefold_repetition_is_claimed_in_chess960_too() {
    // The standard array by its number: knights home and away as ever.
    let mut table = Table::with(&[("start", "chess960"), ("number", "518")]);
    table.play(&KNIGHTS.repeat(2)[..7]);
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, OFFER, &[]);
    page.assert_says("1/2-1/2 Draw by repetition: the position occurred 3 times");
}

#[test]
fn where_draws_come_by_themselves_nobody_has_to_claim_them() {
    let mut table = Table::with(&[("draw_rule", "automatic")]);
    let page = table.play(&KNIGHTS.repeat(2));
    page.assert_says("1/2-1/2 Draw by repetition: the position occurred 3 times");
    assert!(!kinds(&table.site, GameId(1)).contains(&"claimed".to_owned()));
    assert!(!table.white.get("/games/1").has(OFFER));
}

#[test]
fn thirty_days_of_silence_without_a_limit_are_told_to_the_administrators_and_a_move_answers() {
    let mut table = Table::with(&[("control", "unlimited")]);
    table.play(&["e4", "e5"]);
    let mut chief = table.site.administrator("Chief");
    table.site.advance(TimeDelta::days(30) - TimeDelta::microseconds(1));
    table.black.log_in("Bruno", PASSWORD);
    let form = "form:has(input[value=silence])";
    assert!(!table.black.get("/games/1").has(form));
    table.site.advance(TimeDelta::microseconds(1));
    let page = table.black.get("/games/1");
    page.assert_says("Your opponent has not moved for 30 days.");
    let page = table.black.submit(&page, form, &[("statement", "Is she well?")]);
    page.assert_says("Bruno has asked an arbiter to decide because the opponent has not moved");
    chief.log_in("Chief", PASSWORD);
    chief.get("/admin").assert_says("no move for 30 days");
    assert_eq!(table.site.email_to("chief@example.org").news, "Decision needed: Wilma – Bruno");
    // The game is not paused.
    table.white.log_in("Wilma", PASSWORD);
    let page = play(&mut table.white, "/games/1", "Nf3");
    assert_eq!((page.status, page.all("a.ply").len()), (200, 3));
    chief.get("/admin").assert_says("No claims or appeals are waiting.");
}
