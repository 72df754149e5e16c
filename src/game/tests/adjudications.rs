//! Claims as commands: what the core decides, what waits for an administrator, what they decide;
//! and what becomes of clocks, offers, conditional moves and moves meanwhile.

use super::*;
use crate::chess::{Budget, Verdict, Winnability, Work, parse_move};
use crate::game::conditional_moves::{Change, ConditionalMovesEdit};

pub(super) const ADMIN: i64 = 7;
pub(super) const OTHER: i64 = 8;

pub(super) fn claim(game: &Game, ground: ClaimGround, intended: Option<&str>) -> PlayerCommand {
    let claim = Claim { ground, intended: intended.map(str::to_owned) };
    PlayerCommand::Claim {
        claim,
        position_no: game.position_no(),
        statement: "See for yourself.".into(),
    }
}

pub(super) fn rule(adjudication: Adjudication) -> ArbiterCommand {
    ArbiterCommand::Adjudicate { adjudication, reason: "So it is.".into() }
}

pub(super) fn statement(statement: &str) -> String {
    statement.to_owned()
}

pub(super) fn appeal() -> PlayerCommand {
    PlayerCommand::Appeal { statement: statement("No.") }
}

pub(super) const DRAW: Adjudication = Adjudication::End(Adjudicated::Draw);

/// Kings and rooks, and a count that is not at its end.
const ROOKS: &str = "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 30";
/// Nobody comes through, which the core does not see at once.
const UNCLEAR: &str = "8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1";

/// A game in which a claim has just been left to an administrator.
pub(super) fn waiting() -> Game {
    let mut game = begin(ROOKS);
    play_all(&mut game, &["Kd2", "Kd7"]);
    let command = claim(&game, ClaimGround::Fortress, None);
    carry_out(&mut game, &command.clone().by(WHITE), at(12)).unwrap();
    game
}

/// Makes a move of the side to move.
pub(super) fn make(game: &mut Game, text: &str, now: DateTime<Utc>) -> Vec<Event> {
    let (command, by) = (play(text, game.position_no()), game.turn());
    carry_out(game, &command.clone().by(by), now).unwrap()
}

#[derive(Debug, PartialEq)]
enum Comes {
    /// The draw, at once.
    Drawn(Ending),
    /// The refusal says so.
    Refuted(&'static str),
    Waits,
}

fn comes(game: &Game, command: &PlayerCommand) -> Comes {
    let by = game.turn();
    match game.decide(&command.clone().by(by), game.turn_began() + TimeDelta::hours(1)) {
        Err(GameError::Claim(ClaimError::Refuted { found })) => {
            Comes::Refuted(found.to_string().leak())
        }
        Err(other) => panic!("{other}"),
        Ok(events) => match events.last().unwrap().what {
            EventKind::Ended { ending, .. } => Comes::Drawn(ending),
            EventKind::Claimed { .. } if events.len() == 1 => Comes::Waits,
            _ => panic!("{events:?}"),
        },
    }
}

/// Every ground, proven, refuted and undecided, with and without a move.
#[test]
fn every_ground_is_proven_refuted_or_left_to_an_administrator() {
    use super::ClaimGround as G;
    let knights = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2);
    let after = |plies: usize| {
        let mut game = standard();
        play_all(&mut game, &knights[..plies]);
        game
    };
    let counted = |clock: u32| begin(&format!("4k3/p7/8/8/8/8/P7/R3K3 w - - {clock} 100"));
    let walls = begin("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 40");
    let before_walls = begin("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/4n3/2B1K3 w - - 0 40");
    let unclear = begin(UNCLEAR);
    let third = || Comes::Drawn(Ending::ThreefoldRepetition);
    let fifty = || Comes::Drawn(Ending::FiftyMoveRule);
    let dead = || Comes::Drawn(Ending::DeadPosition);
    let twice = "The position has occurred 2 times: after 2.Ng1 and 4.Ng1. Threefold repetition needs 3 occurrences.";
    let first = "The position after 4...Nd5 has occurred only once. Threefold repetition needs 3 occurrences.";
    let count = "99 half-moves have been played without a capture or pawn move. The 50-move rule needs 100.";
    let with = "With this move, 99 half-moves have been played without a capture or pawn move. The 50-move rule needs 100.";
    let table: Vec<(&Game, G, Option<&str>, Comes)> = vec![];
    let games = (after(8), after(7), counted(100), counted(99), counted(98));
    let (g8, g7, c100, c99, c98) = &games;
    let table = {
        let mut table = table;
        for ground in
            [G::ThreefoldRepetition, G::FiftyMoveRule, G::Agreement, G::Fortress, G::Other]
        {
            // Whichever was named, the ground that holds proves it.
            table.push((g8, ground, None, third()));
            table.push((g7, ground, Some("Ng8"), third()));
            table.push((c100, ground, None, fifty()));
            table.push((c99, ground, Some("Kd2"), fifty()));
        }
        table.push((g8, G::DeadPosition, None, third()));
        table.push((g7, G::ThreefoldRepetition, None, Comes::Refuted(twice)));
        table.push((g7, G::ThreefoldRepetition, Some("Nd5"), Comes::Refuted(first)));
        table.push((c99, G::FiftyMoveRule, None, Comes::Refuted(count)));
        table.push((c98, G::FiftyMoveRule, Some("Kd2"), Comes::Refuted(with)));
        for (ground, intended) in [
            (G::Agreement, None),
            (G::Agreement, Some("Kd2")),
            (G::Fortress, None),
            (G::Fortress, Some("Kd2")),
            (G::Other, None),
            (G::Other, Some("Kd2")),
        ] {
            table.push((c98, ground, intended, Comes::Waits));
        }
        table.push((&walls, G::DeadPosition, None, dead()));
        table.push((&before_walls, G::DeadPosition, Some("Kxe2"), dead()));
        table.push((&unclear, G::DeadPosition, None, Comes::Waits));
        // One move on it is proven.
        table.push((&unclear, G::DeadPosition, Some("Kb7"), dead()));
        table
    };
    for (game, ground, intended, expected) in table {
        let command = claim(game, ground, intended);
        assert_eq!(comes(game, &command), expected, "{ground:?} {intended:?}");
    }
    let alive = comes(g7, &claim(g7, G::DeadPosition, None));
    let Comes::Refuted(found) = alive else { panic!("{alive:?}") };
    assert!(
        found.starts_with("White can still win, for example with 4...") && found.ends_with("#."),
        "{found}"
    );
    // With a move, the mate begins with it.
    let Comes::Refuted(found) = comes(g7, &claim(g7, G::DeadPosition, Some("Nd5"))) else {
        panic!()
    };
    assert!(found.contains("with 4...Nd5 "), "{found}");
}

#[test]
fn a_proven_claim_is_logged_made_and_over_in_one() {
    let mut game = standard();
    play_all(&mut game, &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]);
    let seen = game.position_no();
    let command = claim(&game, ClaimGround::ThreefoldRepetition, Some("Ng8"));
    let events = carry_out(&mut game, &command.clone().by(BLACK), at(9)).unwrap();
    let EventKind::Claimed { claim: filed, .. } = &events[0].what else { panic!("{events:?}") };
    assert_eq!(filed.intended.as_ref().unwrap().to_string(), "f6g8");
    assert!(matches!(events[1].what, EventKind::MovePlayed { offers_draw: false, .. }));
    assert_eq!(events.len(), 3);
    assert_eq!(game.case(), None);
    assert_eq!(
        game.ending_sentence().unwrap(),
        "Draw by repetition: the position occurred 3 times (at the start, after 2...Ng8 and 4...Ng8)."
    );
    // The form sent twice.
    let PlayerCommand::Claim { claim, statement, .. } = command else { unreachable!() };
    let again = PlayerCommand::Claim { claim, position_no: seen, statement };
    assert_eq!(game.decide(&again.clone().by(BLACK), at(9)), Err(GameError::AlreadyDone));
    assert_eq!(game.decide(&again.clone().by(WHITE), at(9)), Err(GameError::Over));
}

#[test]
fn while_a_claim_waits_no_clock_runs_and_no_move_is_made() {
    let game = waiting();
    assert_eq!(game.paused_since(), Some(at(12)));
    assert_eq!(game.deadline(), None);
    let left = TimeDelta::days(3) - TimeDelta::hours(10);
    assert_eq!(game.time_left(at(5000)), Some(left), "not a second of it");
    for (by, command) in [
        (WHITE, play("Kd3", game.position_no())),
        (BLACK, PlayerCommand::OfferDraw),
        (BLACK, PlayerCommand::AskTakeback),
        (BLACK, PlayerCommand::GiveTime { days: 1, given: 0 }),
        (BLACK, PlayerCommand::ClaimTimeout),
        (WHITE, claim(&game, ClaimGround::Other, None)),
        (BLACK, claim(&game, ClaimGround::Other, None)),
    ] {
        let refused = game.decide(&command.clone().by(by), at(5000));
        assert_eq!(refused, Err(GameError::Claim(ClaimError::Waits)), "{command:?}");
    }
    // The same claim again is the same form.
    let again = claim(&game, ClaimGround::Fortress, None);
    assert_eq!(game.decide(&again.clone().by(WHITE), at(13)), Err(GameError::AlreadyDone));
    // An outage gives nothing back that did not run.
    let outage = SystemCommand::ReturnTime { from: at(20), to: at(30) };
    assert_eq!(game.decide(&outage.into(), at(30)), Ok(vec![]));
}

#[test]
fn play_on_restarts_the_clock_with_the_time_that_it_had() {
    let mut game = waiting();
    carry_out(&mut game, &rule(Adjudication::PlayOn).by(ADMIN), at(1000)).unwrap();
    assert_eq!(game.paused_since(), None);
    assert_eq!(game.deadline(), Some(at(1000) + TimeDelta::days(3) - TimeDelta::hours(10)));
    assert_eq!(game.turn(), Color::White);
    // The move took the time that was spent on it.
    make(&mut game, "Kd3", at(1001));
    assert_eq!(game.time_used(2), TimeDelta::hours(11));
    // Not again on this ground for ten moves, on another at once.
    let now = game.turn_began();
    make(&mut game, "Kd6", now);
    let refused = game.decide(&claim(&game, ClaimGround::Fortress, None).by(WHITE), at(1002));
    assert_eq!(refused, Err(GameError::Claim(ClaimError::TooSoon { moves_left: 9 })));
    assert!(game.decide(&claim(&game, ClaimGround::Other, None).by(WHITE), at(1002)).is_ok());
    let waits = [
        "Ra1b1", "Kd5", "Rc1", "Kd6", "Rd1", "Kc7", "Re1", "Kd6", "Rf1", "Kd5", "Rg1", "Kd6",
        "Rh1", "Kd5", "Rh2", "Kd6", "Rg2", "Kd5", "Rf2", "Kd6",
    ];
    for (index, text) in waits.iter().enumerate() {
        let now = game.turn_began();
        make(&mut game, text, now);
        let made = 2 + u32::try_from(index).unwrap() / 2;
        if index % 2 == 1 && made < 10 {
            let refused = game.decide(&claim(&game, ClaimGround::Fortress, None).by(WHITE), now);
            assert_eq!(
                refused,
                Err(GameError::Claim(ClaimError::TooSoon { moves_left: 10 - made }))
            );
        }
    }
    assert!(
        game.decide(&claim(&game, ClaimGround::Fortress, None).by(WHITE), game.turn_began())
            .is_ok()
    );
}

#[test]
fn adjudications_end_the_game_with_their_reason() {
    for (adjudicated, result, sentence) in [
        (Adjudicated::Draw, "1/2-1/2", "Draw by adjudication. So it is."),
        (Adjudicated::Win(Color::White), "1-0", "White won by adjudication. So it is."),
        (Adjudicated::Win(Color::Black), "0-1", "Black won by adjudication. So it is."),
        (Adjudicated::BothLose, "0-0", "Both sides lost by adjudication. So it is."),
        (Adjudicated::Annulled, "*", "The game was annulled and does not count. So it is."),
    ] {
        let mut game = waiting();
        let events =
            carry_out(&mut game, &rule(Adjudication::End(adjudicated)).by(ADMIN), at(20)).unwrap();
        assert_eq!(events.len(), 2, "the decision and the end");
        assert!(events.iter().all(|event| event.by == Actor::Arbiter(ADMIN) && event.at == at(20)));
        assert_eq!(game.ended().unwrap().ending.result().as_str(), result);
        assert_eq!(game.ending_sentence().unwrap(), sentence);
        assert_eq!(game.deadline(), None);
        // Without a claim, in a game that goes on, it is the same.
        let mut game = standard();
        play_all(&mut game, &["e4", "e5"]);
        carry_out(&mut game, &rule(Adjudication::End(adjudicated)).by(ADMIN), at(20)).unwrap();
        assert_eq!(game.ended().unwrap().ending.result().as_str(), result);
        assert!(game.may_appeal(Color::White, at(21)));
    }
}

#[test]
fn an_adjudication_needs_a_reason_a_case_and_a_flag_that_stands() {
    let game = waiting();
    let silent = ArbiterCommand::Adjudicate { adjudication: DRAW, reason: String::new() };
    assert_eq!(
        game.decide(&silent.clone().by(ADMIN), at(20)),
        Err(GameError::Claim(ClaimError::NeedsReason))
    );
    assert_eq!(
        game.decide(&rule(Adjudication::Uphold).by(ADMIN), at(20)),
        Err(GameError::Claim(ClaimError::NothingToAdjudicate))
    );
    assert_eq!(
        game.decide(&rule(Adjudication::Reopen { days: 0 }).by(ADMIN), at(20)),
        Err(GameError::Claim(ClaimError::StillRunning))
    );
    let mut plain = standard();
    play_all(&mut plain, &["e4", "e5"]);
    assert_eq!(
        plain.decide(&rule(Adjudication::PlayOn).by(ADMIN), at(20)),
        Err(GameError::Claim(ClaimError::NothingToAdjudicate))
    );
    // Time ran out before: that is all that is decided.
    let events = plain.decide(&rule(DRAW).by(ADMIN), at(500)).unwrap();
    assert_eq!(events[0].by, Actor::Clock);
    // So it is with a claim that comes too late.
    let late = plain.decide(&claim(&plain, ClaimGround::Other, None).by(WHITE), at(500)).unwrap();
    assert_eq!((late.len(), late[0].by), (1, Actor::Clock));
    let nothing = PlayerCommand::Claim {
        claim: Claim { ground: ClaimGround::Other, intended: None },
        position_no: plain.position_no(),
        statement: String::new(),
    };
    assert_eq!(
        plain.decide(&nothing.clone().by(WHITE), at(20)),
        Err(GameError::Claim(ClaimError::NeedsWords))
    );
    let stale = PlayerCommand::Claim {
        claim: Claim { ground: ClaimGround::Other, intended: None },
        position_no: 1,
        statement: statement("Look."),
    };
    assert_eq!(plain.decide(&stale.clone().by(WHITE), at(20)), Err(GameError::Stale));
    let theirs = claim(&plain, ClaimGround::Other, None);
    assert_eq!(plain.decide(&theirs.clone().by(BLACK), at(20)), Err(GameError::NotYourTurn));
}

#[test]
fn the_opponent_answers_once_or_accepts_or_resigns() {
    let mut game = waiting();
    let answer = PlayerCommand::AnswerClaim { statement: statement("I can break through.") };
    assert_eq!(
        game.decide(&answer.clone().by(WHITE), at(13)),
        Err(GameError::Claim(ClaimError::Nothing))
    );
    carry_out(&mut game, &answer.clone().by(BLACK), at(13)).unwrap();
    assert_eq!(
        game.decide(&answer.clone().by(BLACK), at(14)),
        Err(GameError::Claim(ClaimError::Answered))
    );
    for (command, by, expected) in [
        (PlayerCommand::AcceptDraw { ply: game.position_no() }, BLACK, Ending::Agreement),
        (PlayerCommand::Resign, WHITE, Ending::Resignation { loser: Color::White }),
        (PlayerCommand::Resign, BLACK, Ending::Resignation { loser: Color::Black }),
    ] {
        let mut game = game.clone();
        carry_out(&mut game, &command.clone().by(by), at(30)).unwrap();
        assert_eq!(ending(&game), Some(expected));
        assert_eq!(game.case(), None, "nothing waits any more");
        assert_eq!(
            game.decide(&rule(Adjudication::PlayOn).by(ADMIN), at(31)),
            Err(GameError::Claim(ClaimError::NothingToAdjudicate))
        );
    }
    let accept = PlayerCommand::AcceptDraw { ply: game.position_no() };
    assert_eq!(
        game.decide(&accept.clone().by(WHITE), at(30)),
        Err(GameError::NoOffer),
        "one's own claim"
    );
}

#[test]
fn no_claim_stops_a_clock_that_has_run_out() {
    let terms = Terms { timeout_rule: TimeoutRule::Claimed, ..terms() };
    let mut game = Game::new(terms, Start::standard(), noon());
    play_all(&mut game, &["e4", "e5"]);
    let late = at(2) + TimeDelta::days(3);
    let command = claim(&game, ClaimGround::Fortress, None);
    let fell = Err(GameError::Claim(ClaimError::TimedOut));
    assert_eq!(game.decide(&command.clone().by(WHITE), late), fell);
    let mut adjudicated = game.clone();
    carry_out(&mut adjudicated, &command.clone().by(WHITE), late - TimeDelta::hours(1)).unwrap();
    carry_out(&mut adjudicated, &rule(Adjudication::PlayOn).by(ADMIN), late).unwrap();
    let down = late + TimeDelta::hours(1);
    assert_eq!(adjudicated.decide(&appeal().by(WHITE), down), fell);
    assert!(adjudicated.decide(&appeal().by(WHITE), down - TimeDelta::microseconds(1)).is_ok());
}

#[test]
fn a_claim_turned_down_at_the_start_is_remembered() {
    let mut game = begin(ROOKS);
    for ground in [ClaimGround::Other, ClaimGround::Fortress, ClaimGround::Agreement] {
        let command = claim(&game, ground, None);
        carry_out(&mut game, &command.clone().by(WHITE), at(1)).unwrap();
        carry_out(&mut game, &rule(Adjudication::PlayOn).by(ADMIN), at(1)).unwrap();
    }
    let refused = game.decide(&claim(&game, ClaimGround::Other, None).by(WHITE), at(2));
    assert_eq!(refused, Err(GameError::Claim(ClaimError::TooSoon { moves_left: 10 })));
}

#[test]
fn time_is_added_unasked_and_while_a_claim_waits() {
    let add = |to, days| rule(Adjudication::AddTime { to, days });
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let before = game.deadline().unwrap();
    carry_out(&mut game, &add(Color::White, 2).by(ADMIN), at(5)).unwrap();
    assert_eq!(game.deadline(), Some(before + TimeDelta::days(2)));
    assert_eq!(game.case(), None, "there is nothing to appeal");
    assert_eq!(
        game.decide(&add(Color::White, 31).by(ADMIN), at(5)),
        Err(GameError::TimeGivenRange)
    );
    let mut paused = waiting();
    carry_out(&mut paused, &add(Color::White, 1).by(ADMIN), at(13)).unwrap();
    assert_eq!(paused.paused_since(), Some(at(12)), "the claim waits on");
    carry_out(&mut paused, &rule(Adjudication::PlayOn).by(ADMIN), at(20)).unwrap();
    assert_eq!(paused.deadline(), Some(at(20) + TimeDelta::days(4) - TimeDelta::hours(10)));
    let terms = Terms { control: crate::game::clock::TimeControl::Unlimited, ..terms() };
    let unlimited = Game::new(terms, Start::standard(), noon());
    assert_eq!(unlimited.decide(&add(Color::White, 1).by(ADMIN), at(5)), Err(GameError::NoClock));
}

#[test]
fn conditional_moves_of_the_opponent_stay_active_while_a_claim_waits() {
    let mut game = begin(ROOKS);
    play_all(&mut game, &["Kd2", "Kd7"]);
    let lines = statement("31.Kd3 Kd6");
    let edit = ConditionalMovesEdit { ply: game.position_no(), change: Change::Add { lines } };
    carry_out(&mut game, &PlayerCommand::ConditionalMoves(edit).by(BLACK), at(3)).unwrap();
    let command = claim(&game, ClaimGround::Fortress, None);
    carry_out(&mut game, &command.clone().by(WHITE), at(4)).unwrap();
    assert_eq!(game.conditional_moves(Color::Black).active(), 1);
    carry_out(&mut game, &rule(Adjudication::PlayOn).by(ADMIN), at(5)).unwrap();
    let events = make(&mut game, "Kd3", at(6));
    assert_eq!(events.len(), 2, "it answers: {events:?}");
}

#[test]
fn an_offer_that_stands_can_be_accepted_by_whoever_claims() {
    let mut game = begin(ROOKS);
    play_all(&mut game, &["Kd2"]);
    let ply = game.position_no();
    carry_out(&mut game, &play_and_offer("Kd7", ply).by(BLACK), at(2)).unwrap();
    let command = claim(&game, ClaimGround::Fortress, None);
    carry_out(&mut game, &command.clone().by(WHITE), at(4)).unwrap();
    assert_eq!(game.offer(), Some(Color::Black));
    let seen = game.position_no();
    let declined = game.decide(&PlayerCommand::DeclineDraw { ply: seen }.by(WHITE), at(5));
    assert_eq!(declined, Err(GameError::Claim(ClaimError::Waits)), "a plan would go on");
    carry_out(&mut game, &PlayerCommand::AcceptDraw { ply: seen }.by(WHITE), at(5)).unwrap();
    assert_eq!(ending(&game), Some(Ending::Agreement));
}

#[test]
fn a_vacation_that_is_taken_meanwhile_counts_from_the_adjudication_on() {
    use crate::game::clock::Vacation;
    let mut game = waiting();
    let vacation = Vacation { from: at(20), to: at(68) };
    let command = PlayerCommand::TakeVacation { vacations: vec![vacation] };
    carry_out(&mut game, &command.clone().by(WHITE), at(20)).unwrap();
    carry_out(&mut game, &rule(Adjudication::PlayOn).by(ADMIN), at(44)).unwrap();
    let left = TimeDelta::days(3) - TimeDelta::hours(10);
    assert_eq!(game.deadline(), Some(at(68) + left), "a day of it is left");
}

#[test]
fn the_core_examines_a_dead_position_before_an_administrator_has_to() {
    use crate::chess::{
        Unwinnable::Walls,
        Winnability::{CanWin, CannotWin, Unknown},
    };
    let mut game = begin(UNCLEAR);
    let command = claim(&game, ClaimGround::DeadPosition, None);
    carry_out(&mut game, &command.clone().by(BLACK), at(5)).unwrap();
    assert!(game.awaits_examination());
    let found = |winnability: [Winnability; 2]| {
        let work = Work { nodes: 9, positions: 4 };
        let verdicts = Box::new(winnability.map(|winnability| Verdict { winnability, work }));
        SystemCommand::Examine { position_no: game.position_no(), verdicts }
    };
    let mut dead = game.clone();
    carry_out(&mut dead, &found([CannotWin(Walls), CannotWin(Walls)]).into(), at(6)).unwrap();
    assert_eq!(ending(&dead), Some(Ending::DeadPosition));
    let mut alive = game.clone();
    let mv = parse_move(game.position(), "Kb7").unwrap();
    let command = found([Unknown, CanWin(vec![mv])]);
    let events = carry_out(&mut alive, &command.clone().into(), at(6)).unwrap();
    assert!(matches!(events[0].what, EventKind::ClaimRefuted { .. }));
    assert_eq!((alive.case(), alive.paused_since()), (None, None));
    assert_eq!(alive.deadline(), Some(at(6) + TimeDelta::days(3) - TimeDelta::hours(5)));
    let mut unknown = game.clone();
    carry_out(&mut unknown, &found([Unknown, CannotWin(Walls)]).into(), at(6)).unwrap();
    assert!(unknown.paused_since().is_some() && !unknown.awaits_examination());
    // It came twice, or somebody was faster.
    let command = found([CannotWin(Walls), CannotWin(Walls)]);
    assert_eq!(unknown.decide(&command.clone().into(), at(7)), Ok(vec![]));
    let judged = game.examine(Budget::INLINE);
    assert_eq!(judged.occurrences, [0]);
}

#[test]
fn thirty_days_of_silence_without_a_limit_are_for_an_administrator() {
    let terms = Terms { control: crate::game::clock::TimeControl::Unlimited, ..terms() };
    let mut game = Game::new(terms, Start::standard(), noon());
    play_all(&mut game, &["e4", "e5"]);
    let ask = claim(&game, ClaimGround::Silence, None);
    let due = at(2) + TimeDelta::days(30);
    let early = game.decide(&ask.clone().by(BLACK), due - TimeDelta::microseconds(1));
    assert_eq!(early, Err(GameError::Claim(ClaimError::SilenceTooShort)));
    assert_eq!(
        game.decide(&ask.clone().by(WHITE), due),
        Err(GameError::Claim(ClaimError::SilenceTooShort)),
        "one's own turn"
    );
    let mut clocked = standard();
    play_all(&mut clocked, &["e4", "e5"]);
    let refused = clocked.decide(&claim(&clocked, ClaimGround::Silence, None).by(BLACK), at(3));
    assert_eq!(refused, Err(GameError::Claim(ClaimError::ClockDecides)));
    carry_out(&mut game, &ask.clone().by(BLACK), due).unwrap();
    assert!(game.open_case().is_some() && game.paused_since().is_none());
    let accept = PlayerCommand::AcceptDraw { ply: game.position_no() };
    assert_eq!(
        game.decide(&accept.clone().by(WHITE), due),
        Err(GameError::NoOffer),
        "no draw is claimed"
    );
    let mut adjudicated = game.clone();
    carry_out(
        &mut adjudicated,
        &rule(Adjudication::End(Adjudicated::Win(Color::Black))).by(ADMIN),
        due,
    )
    .unwrap();
    assert_eq!(adjudicated.ended().unwrap().ending.result(), GameResult::Win(Color::Black));
    // Turned down, it can be asked again after thirty days more.
    let mut again = game.clone();
    carry_out(&mut again, &rule(Adjudication::PlayOn).by(ADMIN), due).unwrap();
    let month = TimeDelta::days(30);
    let early = again.decide(&ask.clone().by(BLACK), due + month - TimeDelta::microseconds(1));
    assert_eq!(early, Err(GameError::Claim(ClaimError::SilenceTooShort)));
    assert!(again.decide(&ask.clone().by(BLACK), due + month).is_ok());
    // A move answers it.
    carry_out(&mut game, &play("Nf3", 2).by(WHITE), due).unwrap();
    assert_eq!(game.case(), None);
}
