//! Time runs out at its instant, whoever views the game, and whatever runs beside a move.

use chrono::TimeDelta;
use zugpost::{
    actions::games::{Acted, GameCommand, process_due_games},
    db::GameId,
    game::{Ending, Play, PlayerCommand, Terms, TimeoutRule, clock::TIMEOUT_GRACE},
};

use super::{begin, find, kinds, play, players, subjects};
use crate::{
    support::{Site, site::PASSWORD},
    web::Table,
};

const TICK: TimeDelta = TimeDelta::microseconds(1);
const HOUR: TimeDelta = TimeDelta::hours(1);

fn terms() -> Terms {
    Terms::standard(TimeDelta::days(3))
}

#[test]
fn a_flag_falls_without_anybody_looking() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms());
    play(&site, anna, game, "e4");
    play(&site, bruno, game, "e5");
    let deadline = find(&site, game).deadline().expect("a flag");
    site.advance(TimeDelta::days(3) + TIMEOUT_GRACE - TICK);
    site.run_jobs();
    assert_eq!(kinds(&site, game), ["move", "move"], "a move may still be on its way");
    site.advance(TICK);
    site.run_jobs();
    site.run_jobs();
    assert_eq!(kinds(&site, game), ["move", "move", "ended"]);
    let ended = find(&site, game).ended().cloned().expect("the end");
    assert_eq!(
        (ended.at, ended.ending),
        (deadline, Ending::Timeout { loser: zugpost::chess::Color::White })
    );
    let ends = |who: &str| subjects(&site, who).iter().filter(|s| s.contains("against")).count();
    assert_eq!((ends("anna@example.org"), ends("bruno@example.org")), (1, 1));
}

/// Moves that were received a microsecond before the deadline count, those at the deadline are late,
/// whatever the job does at the same time.
#[test]
fn a_move_and_the_job_race_and_the_instant_of_the_move_decides() {
    const GAMES: usize = 40;
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let games: Vec<GameId> = (0..GAMES).map(|_| begin(&site, anna, bruno, &terms())).collect();
    for game in &games {
        play(&site, anna, *game, "e4");
        play(&site, bruno, *game, "e5");
    }
    let deadline = find(&site, games[0]).deadline().expect("a flag");
    let send = |game: GameId, now| {
        let play = Play { text: "Nf3".into(), ply: 2, ..Play::default() };
        GameCommand::by_player(anna, game, PlayerCommand::Play(play)).run(&site.db, now)
    };
    let (early, late) = games.split_at(GAMES / 2);
    let acted = site.run(async {
        let moves = early.iter().map(|game| send(*game, deadline - TICK));
        let late_moves = late.iter().map(|game| send(*game, deadline));
        let jobs = (0..GAMES).map(|_| process_due_games(&site.db, deadline + TIMEOUT_GRACE - TICK));
        let (moves, late_moves, jobs) = tokio::join!(
            futures_util::future::join_all(moves),
            futures_util::future::join_all(late_moves),
            futures_util::future::join_all(jobs),
        );
        assert!(jobs.iter().all(Result::is_ok), "{jobs:?}");
        [moves, late_moves]
    });
    assert!(acted[0].iter().all(|acted| matches!(acted, Ok(Acted::Done))), "{acted:?}");
    assert!(acted[1].iter().all(|acted| matches!(acted, Ok(Acted::TooLate))), "{acted:?}");
    // The job writes the others down, once, also if late moves still come.
    site.run(async {
        let late_moves = late.iter().map(|game| send(*game, deadline + TIMEOUT_GRACE));
        let jobs = (0..4).map(|_| process_due_games(&site.db, deadline + TIMEOUT_GRACE));
        let (late_moves, jobs) = tokio::join!(
            futures_util::future::join_all(late_moves),
            futures_util::future::join_all(jobs),
        );
        assert!(jobs.iter().all(Result::is_ok), "{jobs:?}");
        assert!(!late_moves.iter().any(|acted| matches!(acted, Ok(Acted::Done))), "{late_moves:?}");
    });
    for game in early {
        assert_eq!(kinds(&site, *game), ["move", "move", "move"]);
    }
    for game in late {
        assert_eq!(kinds(&site, *game), ["move", "move", "ended"]);
        assert_eq!(find(&site, *game).ended().map(|ended| ended.at), Some(deadline));
    }
    site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    let ends = subjects(&site, "bruno@example.org");
    let won = ends.iter().filter(|subject| *subject == "You won against Anna").count();
    assert_eq!(won, GAMES / 2);
}

#[test]
fn a_late_command_of_the_opponent_overtakes_nothing_either() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms());
    play(&site, anna, game, "e4");
    play(&site, bruno, game, "e5");
    let deadline = find(&site, game).deadline().expect("a flag");
    // Bruno's clock is past the deadline; Anna's move was received before and comes only now.
    let offer = GameCommand::by_player(bruno, game, PlayerCommand::OfferDraw)
        .run(&site.db, deadline + HOUR / 60);
    assert_eq!(site.run(offer).ok(), Some(Acted::TooLate));
    let play = Play { text: "Nf3".into(), ply: 2, ..Play::default() };
    let acted = GameCommand::by_player(anna, game, PlayerCommand::Play(play))
        .run(&site.db, deadline - TICK);
    assert_eq!(site.run(acted).ok(), Some(Acted::Done));
    assert_eq!(kinds(&site, game), ["move", "move", "move"]);
    site.advance(TimeDelta::days(3));
}

#[test]
fn where_flags_are_claimed_a_button_appears_and_an_email_tells_it() {
    let mut table = Table::with(&[("timeout_rule", "claimed")]);
    table.play(&["e4", "e5"]).assert_says("win on time must be claimed");
    table.site.advance(TimeDelta::days(3));
    table.black.log_in("Bruno", PASSWORD);
    assert!(!table.black.get("/games/1").has("form[action$=timeout]"), "a move may be on its way");
    let csrf = table.black.csrf();
    let early = table.black.post("/games/1/timeout", &[("csrf", &csrf)]);
    early.assert_says("Your opponent's time has only just run out");
    // A job that comes late for a reminder sends nothing early either.
    let told = subjects(&table.site, "bruno@example.org");
    assert!(!told.iter().any(|subject| subject.contains("run out of time")), "{told:?}");
    table.site.advance(TIMEOUT_GRACE);
    let email = table.site.email_to("bruno@example.org");
    assert_eq!(email.news, "Wilma has run out of time");
    assert!(email.text.contains("Monday 23 November 2026, 13:00 CET"), "{}", email.text);
    table.white.log_in("Wilma", PASSWORD);
    let page = table.white.get("/games/1");
    page.assert_says("out of time Mon 23 Nov 2026, 13:00 CET");
    assert!(!page.has("form[action$=timeout]"), "nobody claims against themselves");
    table.white.get("/games").assert_says("your turn");
    table.black.get("/games").assert_says("you can claim the win");
    let mut passer_by = table.site.browser();
    assert!(!passer_by.get("/games/1").has("form[action$=timeout]"));
    let page = table.black.get("/games/1");
    let claimed = table.black.submit(&page, "form[action$=timeout]", &[]);
    claimed.assert_says("0-1 White ran out of time. Black won on time.");
    let again = table.black.submit(&page, "form[action$=timeout]", &[]);
    assert_eq!(again.status, 200, "the same form twice has the effect of one");
    assert_eq!(table.site.email_to("wilma@example.org").news, "You lost against Bruno");
}

#[test]
fn a_flag_that_nobody_claims_lets_the_game_go_on() {
    let mut table = Table::with(&[("timeout_rule", "claimed")]);
    table.play(&["e4", "e5"]);
    let csrf = table.black.csrf();
    let too_early = table.black.post("/games/1/timeout", &[("csrf", &csrf)]);
    assert_eq!(too_early.status, 409);
    too_early.assert_says("You cannot claim a win on time");
    table.site.advance(TimeDelta::days(9));
    table.site.run_jobs();
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
    crate::web::play(&mut table.white, "/games/1", "Nf3");
    let page = table.black.get("/games/1");
    assert!(!page.has("form[action$=timeout]"), "the move has come");
    page.assert_says("3 d left");
}

#[test]
fn rematches_and_exports_know_a_flag_that_nobody_has_written_down() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.site.advance(TimeDelta::days(3));
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
    assert_eq!(kinds(&table.site, GameId(1)), ["move", "move"]);
    for path in ["/games/1.pgn", "/games.pgn"] {
        let pgn = table.white.get(path).html;
        assert!(pgn.contains("[Termination \"time forfeit\"]") && pgn.contains("0-1"), "{pgn}");
    }
    let page = table.white.get("/games/1");
    assert!(!page.has("form.typed"), "over is over");
    table.white.submit(&page, "form[action$=rematch]", &[]).assert_says("The rematch was offered.");
}

#[test]
fn a_flag_that_fell_and_is_claimed_nowhere_stays_with_the_terms() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let terms = Terms { timeout_rule: TimeoutRule::Claimed, ..terms() };
    let game = begin(&site, anna, bruno, &terms);
    play(&site, anna, game, "e4");
    site.advance(TimeDelta::days(400));
    site.run_jobs();
    assert_eq!(kinds(&site, game), ["move"]);
    // Notified once, though the job has looked again and again.
    site.run_jobs();
    let told = subjects(&site, "anna@example.org");
    assert_eq!(told.iter().filter(|s| *s == "Bruno has run out of time").count(), 1, "{told:?}");
}
