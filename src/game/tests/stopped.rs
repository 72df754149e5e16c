//! Play that was stopped: no move and no clock, claims of a result, a decision, or a draw in the end.

use super::{
    adjudications::{ADMIN, appeal, rule},
    *,
};
use crate::game::clock::TIMEOUT_GRACE;

fn stop(hours: i64) -> Command {
    SystemCommand::StopPlay { at: at(hours), claims_until: until() }.into()
}

fn until() -> DateTime<Utc> {
    at(50) + TimeDelta::days(14)
}

fn result(result: ClaimedResult) -> PlayerCommand {
    replacing(0, result)
}

/// The claim of somebody who knows of so many before.
fn replacing(replaced: u32, result: ClaimedResult) -> PlayerCommand {
    PlayerCommand::ClaimResult { result, statement: "1.Qh5 wins.".to_owned(), replaced }
}

/// A game that was stopped 48 hours after the last move, White to move.
fn stopped() -> Game {
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let events = carry_out(&mut game, &stop(50), at(50)).unwrap();
    let what = EventKind::PlayStopped { claims_until: until() };
    assert_eq!(events, [Event { at: at(50), by: Actor::System, what }]);
    game
}

fn refusal(game: &Game, command: &Command, now: DateTime<Utc>) -> ClaimError {
    match game.decide(command, now) {
        Err(GameError::Claim(why)) => why,
        other => panic!("{command:?}: {other:?}"),
    }
}

#[test]
fn nothing_moves_in_a_game_that_was_stopped() {
    let game = stopped();
    let much_later = at(50) + TimeDelta::days(13);
    assert_eq!((game.deadline(), game.paused_since()), (None, Some(at(50))));
    assert_eq!(game.used(much_later), TimeDelta::hours(48));
    for (command, expected) in [
        (play("Nf3", 2).by(WHITE), ClaimError::PlayStopped),
        (PlayerCommand::OfferDraw.by(BLACK), ClaimError::PlayStopped),
        (PlayerCommand::AskTakeback.by(WHITE), ClaimError::PlayStopped),
        (rule(Adjudication::PlayOn).by(ADMIN), ClaimError::StoppedForGood),
        (rule(Adjudication::AddTime { to: WHITE, days: 3 }).by(ADMIN), ClaimError::StoppedForGood),
    ] {
        assert_eq!(refusal(&game, &command, much_later), expected, "{command:?}");
    }
    // It is stopped once, and one can still resign.
    assert_eq!(game.decide(&stop(60), at(60)), Ok(Vec::new()));
    assert!(game.decide(&PlayerCommand::Resign.by(WHITE), much_later).is_ok());
    // It is stored as it is.
    let text = game.claims().to_text();
    assert_eq!(Claims::parse(&text).as_ref(), Some(game.claims()), "{text}");
}

#[test]
fn what_came_before_the_stop_stands() {
    // A move that was made after the instant, before anybody noticed.
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let events = carry_out(&mut game, &stop(1), at(3)).unwrap();
    assert_eq!(events[0].at, at(2));
    // Time that had run out.
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let events = carry_out(&mut game, &stop(80), at(81)).unwrap();
    assert_eq!(events[0].by, Actor::Clock);
    assert!(game.stopped().is_none());
    // Time that ran out later did not.
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    carry_out(&mut game, &stop(70), at(75)).unwrap();
    assert!(game.stopped().is_some());
    // A claim that waits is about a game that is decided anyway; a vacation changes nothing.
    let mut game = adjudications::waiting();
    carry_out(&mut game, &stop(50), at(50)).unwrap();
    assert_eq!(game.paused_since(), Some(at(50)));
    assert!(!game.claims_draw(WHITE));
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let vacations = vec![crate::game::clock::Vacation { from: at(10), to: at(1000) }];
    carry_out(&mut game, &PlayerCommand::TakeVacation { vacations }.by(WHITE), at(5)).unwrap();
    carry_out(&mut game, &stop(50), at(50)).unwrap();
    assert_eq!((game.paused_since(), game.used(at(900))), (Some(at(50)), TimeDelta::hours(8)));
    // A game that is over stays so.
    carry_out(&mut game, &PlayerCommand::Resign.by(WHITE), at(60)).unwrap();
    assert_eq!(game.decide(&stop(70), at(70)), Ok(Vec::new()));
}

#[test]
fn each_side_claims_in_time_and_with_words() {
    use ClaimedResult::{Draw, Win};
    let mut game = stopped();
    let statement = String::new();
    let wordless = PlayerCommand::ClaimResult { result: Win, statement, replaced: 0 };
    assert_eq!(refusal(&game, &wordless.by(WHITE), at(60)), ClaimError::NeedsWords);
    assert_eq!(refusal(&game, &result(Win).by(WHITE), until()), ClaimError::NoResultClaims);
    carry_out(&mut game, &result(Win).by(WHITE), at(60)).unwrap();
    // When both have claimed nobody waits longer.
    assert_eq!(game.case().unwrap().decides_from(), until());
    carry_out(&mut game, &result(Draw).by(BLACK), at(70)).unwrap();
    assert_eq!(game.case().unwrap().decides_from(), at(70));
    let text = game.claims().to_text();
    assert_eq!(Claims::parse(&text).as_ref(), Some(game.claims()), "{text}");
    // Whoever claims a draw offers it.
    assert!(game.may_accept_draw(WHITE) && !game.may_accept_draw(BLACK));
    let running = standard();
    assert_eq!(refusal(&running, &result(Win).by(WHITE), at(1)), ClaimError::NoResultClaims);
}

#[test]
fn a_claim_is_replaced_until_both_have_claimed_or_the_time_is_over() {
    use ClaimedResult::{Draw, Win};
    let mut game = stopped();
    carry_out(&mut game, &result(Win).by(WHITE), at(60)).unwrap();
    // A form that knew nothing of it, as one that is sent twice.
    for again in [result(Win), result(Draw), replacing(2, Draw)] {
        let found = refusal(&game, &again.by(WHITE), at(61));
        assert_eq!(found, ClaimError::ResultClaimReplaced);
    }
    let events = carry_out(&mut game, &replacing(1, Draw).by(WHITE), at(62)).unwrap();
    let expected =
        EventKind::ResultClaimed { by: WHITE, result: Draw, statement: "1.Qh5 wins.".to_owned() };
    assert_eq!(events, [Event { at: at(62), by: Actor::Player(WHITE), what: expected }]);
    let known = game.stopped().unwrap();
    assert_eq!((known.claims.white, known.claim_counts.white), (Some(Draw), 2));
    assert_eq!(known.claims_until, until(), "Black still has the time");
    // It is stored as it is; a first claim as it always was.
    let text = game.claims().to_text();
    assert!(text.ends_with("result:white:draw:2"), "{text}");
    assert_eq!(Claims::parse(&text).as_ref(), Some(game.claims()), "{text}");
    let before = Claims::parse(text.strip_suffix(":2").unwrap()).unwrap();
    let before = before.case().unwrap().stopped.unwrap();
    assert_eq!((before.claims.white, before.claim_counts.white), (Some(Draw), 1));
    for forged in ["result:white:draw:1", "result:white:draw:0", "result:white:draw:x"] {
        let text = text.replace("result:white:draw:2", forged);
        assert_eq!(Claims::parse(&text), None, "{text}");
    }
    assert!(game.may_claim_result(WHITE, until() - TimeDelta::microseconds(1)));
    assert!(!game.may_claim_result(WHITE, until()));
    let late = replacing(2, Win).by(WHITE);
    assert_eq!(refusal(&game, &late, until()), ClaimError::ResultClaimed);
    // The last one counts.
    let mut agreed = game.clone();
    carry_out(&mut agreed, &result(Draw).by(BLACK), at(63)).unwrap();
    assert_eq!(ending(&agreed), Some(Ending::Agreement));
    carry_out(&mut game, &result(Win).by(BLACK), at(63)).unwrap();
    assert_eq!(ending(&game), None);
    for (side, replaced) in [(WHITE, 2), (BLACK, 1)] {
        assert!(!game.may_claim_result(side, at(64)));
        let found = refusal(&game, &replacing(replaced, Draw).by(side), at(64));
        assert_eq!(found, ClaimError::ResultClaimed, "{side:?}");
        // Whatever the system clock shows.
        let found = refusal(&game, &replacing(replaced, Draw).by(side), at(50));
        assert_eq!(found, ClaimError::ResultClaimed, "{side:?}");
    }
}

#[test]
fn two_who_claim_a_draw_have_agreed() {
    let mut game = stopped();
    for (side, expected) in [(BLACK, None), (WHITE, Some(Ending::Agreement))] {
        let claim = result(ClaimedResult::Draw).by(side);
        carry_out(&mut game, &claim, at(60)).unwrap();
        assert_eq!(ending(&game), expected);
    }
    // Either form once more.
    for side in [BLACK, WHITE] {
        let claim = result(ClaimedResult::Draw).by(side);
        assert_eq!(game.decide(&claim, at(61)), Err(GameError::AlreadyDone), "{side:?}");
    }
}

#[test]
fn somebody_decides_and_another_decides_on_an_appeal() {
    let mut game = stopped();
    let white_wins = Adjudication::End(Adjudicated::Win(WHITE));
    carry_out(&mut game, &rule(white_wins).by(ADMIN), until()).unwrap();
    assert_eq!(ending(&game), Some(Ending::Adjudicated(Adjudicated::Win(WHITE))));
    assert_eq!(ending(&game).unwrap().termination(), "adjudication");
    let later = until() + TimeDelta::days(1);
    assert!(!game.may_reopen());
    let reopen = rule(Adjudication::Reopen { days: 3 }).by(ADMIN);
    assert_eq!(refusal(&game, &reopen, later), ClaimError::StoppedForGood);
    carry_out(&mut game, &appeal().by(BLACK), later).unwrap();
    assert_eq!(game.case().unwrap().decides_from(), later);
    let draw = rule(Adjudication::End(Adjudicated::Draw)).by(ADMIN + 1);
    carry_out(&mut game, &draw, later).unwrap();
    assert_eq!(ending(&game), Some(Ending::Adjudicated(Adjudicated::Draw)));
}

#[test]
fn what_nobody_decides_is_a_draw_after_28_days() {
    let due = until() + ADJUDICATED_WITHIN;
    let mut game = stopped();
    let microsecond = TimeDelta::microseconds(1);
    let check = SystemCommand::CheckTime.into();
    assert_eq!(game.decide(&check, due - microsecond), Ok(Vec::new()));
    assert_eq!(
        ending(&game.clone().as_of(due)),
        Some(Ending::Adjudicated(Adjudicated::Draw)),
        "pages show it at once"
    );
    // A decision comes too late.
    let late = rule(Adjudication::End(Adjudicated::Win(WHITE))).by(ADMIN);
    let events = carry_out(&mut game, &late, due).unwrap();
    assert_eq!((events.len(), events[0].by, events[0].at), (1, Actor::Clock, due));
    assert_eq!(ending(&game), Some(Ending::Adjudicated(Adjudicated::Draw)));
    // It is no decision that could be appealed.
    assert!(!game.may_appeal(BLACK, due));
}

/// A job of games looks again when the draw is due, and sooner once both have claimed.
#[test]
fn the_job_looks_when_the_draw_is_due() {
    let mut game = stopped();
    let due = |from: DateTime<Utc>| Some(from + ADJUDICATED_WITHIN + TIMEOUT_GRACE);
    assert_eq!(game.next_check(at(50)), due(until()));
    for side in [WHITE, BLACK] {
        carry_out(&mut game, &result(ClaimedResult::Win).by(side), at(60)).unwrap();
    }
    assert_eq!(game.next_check(at(60)), due(at(60)));
    // A row that somebody has damaged.
    let text = game.claims().to_text();
    let micros = at(60).timestamp_micros().to_string();
    let far = DateTime::<Utc>::MAX_UTC.timestamp_micros().to_string();
    let claims =
        Claims::parse(&text.replace(&format!("stopped:{micros}"), &format!("stopped:{far}")));
    game.claims = claims.expect("it is read");
    assert_eq!(game.next_check(at(60)), None);
    let _ = game.as_of(at(70));
}
