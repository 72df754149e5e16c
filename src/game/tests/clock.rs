//! Tables of every edge of a clock: the last microsecond before, at, after.

use super::*;
use crate::game::clock::{MAX_TIME, TIMEOUT_GRACE, TimeControl, Vacation};

pub(super) const TICK: TimeDelta = TimeDelta::microseconds(1);

pub(super) fn days(n: i64) -> TimeDelta {
    TimeDelta::days(n)
}

pub(super) fn hours(n: i64) -> TimeDelta {
    TimeDelta::hours(n)
}

pub(super) fn under(control: TimeControl) -> Game {
    Game::new(Terms { control, ..terms() }, Start::standard(), noon())
}

fn bank(initial: i64, increment: i64, cap: Option<i64>, limit: Option<i64>) -> Game {
    let (cap, limit) = (cap.map(days), limit.map(days));
    under(TimeControl::Fischer { initial: days(initial), increment: days(increment), cap, limit })
}

fn period() -> Game {
    under(TimeControl::Period { moves: 10, days: 50, silence: 40 })
}

/// The moves of a game that says nothing but how time goes: knights out and back, and a pawn
/// now and then, or repetition would end it.
fn text(game: &Game) -> String {
    let (block, index) = (game.played().len() / 6, game.played().len() % 6);
    let file = ["e", "d", "c", "b", "a", "g", "h"][block];
    let pawns = [format!("{file}3"), format!("{file}6")];
    match index {
        4 | 5 => pawns[index - 4].clone(),
        _ => ["Nf3", "Nf6", "Ng1", "Ng8"][index].into(),
    }
}

/// Makes the next move so long after the clock of its side began to run.
pub(super) fn think(game: &mut Game, time: TimeDelta) {
    let now = game.turn_began() + time;
    move_at(game, now);
}

pub(super) fn move_at(game: &mut Game, now: DateTime<Utc>) {
    let (by, command) = (game.turn(), play(&text(game), game.position_no()));
    let events = carry_out(game, &command.clone().by(by), now).unwrap();
    assert_eq!(events[0].by, Actor::Player(by), "{now}: {events:?}");
}

/// Whites moves take these times, Black answers at once.
pub(super) fn white_thinks(game: &mut Game, times: &[TimeDelta]) {
    for time in times {
        think(game, *time);
        think(game, TimeDelta::zero());
    }
}

pub(super) fn left(game: &Game, side: Color) -> TimeDelta {
    game.bank(side, game.turn_began()).unwrap()
}

pub(super) fn take_vacation(
    game: &mut Game,
    by: Color,
    vacations: &[(DateTime<Utc>, DateTime<Utc>)],
    now: DateTime<Utc>,
) {
    let vacations = vacations.iter().map(|(from, to)| Vacation { from: *from, to: *to }).collect();
    carry_out(game, &PlayerCommand::TakeVacation { vacations }.by(by), now).unwrap();
}

fn stand_still(game: &mut Game, from: DateTime<Utc>, to: DateTime<Utc>) -> Vec<Event> {
    carry_out(game, &SystemCommand::ReturnTime { from, to }.into(), to).unwrap()
}

pub(super) fn give(game: &mut Game, by: Color, n: u32) {
    let given = game.time_grants().len();
    let (command, now) = (PlayerCommand::GiveTime { days: n, given }, game.turn_began());
    carry_out(game, &command.clone().by(by), now).unwrap();
}

/// Whatever is asked, time runs out at its instant and not a microsecond before.
#[track_caller]
pub(super) fn assert_falls_at(game: &Game, deadline: DateTime<Utc>) {
    assert_eq!(game.deadline(), Some(deadline));
    for (now, falls) in [(deadline - TICK, false), (deadline, true), (deadline + TICK, true)] {
        assert_eq!(game.passed_deadline(now).is_some(), falls, "{now}");
        let command = play(&text(game), game.position_no());
        let events = game.decide(&command.clone().by(game.turn()), now).unwrap();
        assert_eq!(events[0].by == Actor::Clock, falls, "{now}");
        if falls {
            assert_eq!((events.len(), events[0].at), (1, deadline), "at its instant");
        } else {
            assert_eq!(game.time_left(now), Some(TICK));
        }
    }
}

#[test]
fn the_iccfs_example_holds() {
    // 23 days used on one move are 26 that are charged.
    let mut game = period();
    white_thinks(&mut game, &[days(23) + hours(5)]);
    assert_eq!(game.move_times()[0].charged, days(26));
    assert_eq!(left(&game, Color::White), days(24));
}

#[test]
fn in_a_period_whole_days_count_and_the_first_24_hours_are_free() {
    for (used, charged) in [
        (TimeDelta::zero(), 0),
        (hours(24) - TICK, 0),
        (hours(24), 1),
        (hours(48) - TICK, 1),
        (days(20), 20),
        (days(21) - TICK, 20),
        (days(21), 22),
        (days(22), 24),
        (days(35) - TICK, 48),
        (days(35), 50),
    ] {
        let mut game = period();
        white_thinks(&mut game, &[used]);
        assert_eq!(game.move_times()[0].charged, days(charged), "{used}");
        assert_eq!(left(&game, Color::White), days(50 - charged), "{used}");
        assert_eq!(left(&game, Color::Black), days(50), "{used}");
    }
}

#[test]
fn a_period_flag_falls_when_more_days_would_be_charged_than_are_left() {
    // After so much on the first move, the second may take so many days.
    for (first, deadline) in [
        // 50 days: 35 are charged as 50, 36 would be 52.
        (0, 36),
        // 49: 34 are 48, 35 would be 50.
        (1, 35),
        (19, 26),
        // 30 left: 25 are 30, 26 would be 32.
        (20, 26),
        // 20 left: the twentieth day is still single.
        (25, 21),
        (26, 19),
        // One left, none left: there are 24 hours for every move.
        (34, 3),
        (35, 1),
    ] {
        let mut game = period();
        white_thinks(&mut game, &[days(first)]);
        assert_falls_at(&game, game.turn_began() + days(deadline));
    }
    // However many days are left, no silence is longer than forty.
    let mut game = under(TimeControl::Period { moves: 10, days: 100, silence: 40 });
    assert_falls_at(&game, noon() + days(40));
    think(&mut game, days(40) - TICK);
    assert_eq!(game.move_times()[0].charged, days(58));
}

#[test]
fn what_is_left_of_a_period_is_carried_over() {
    let mut game = period();
    white_thinks(&mut game, &[days(3); 10]);
    assert_eq!(left(&game, Color::White), days(20 + 50), "ten moves in 30 days");
    assert_eq!(left(&game, Color::Black), days(50 + 50));
    assert_eq!(game.moves_to_go(Color::White), Some(10));
    white_thinks(&mut game, &[days(2); 10]);
    assert_eq!(left(&game, Color::White), days(70 - 20 + 50), "two periods");
    white_thinks(&mut game, &[days(1)]);
    assert_eq!((left(&game, Color::White), game.moves_to_go(Color::White)), (days(99), Some(9)));
}

#[test]
fn automatic_moves_cost_nothing_and_start_the_free_hours_anew() {
    use crate::game::conditional_moves::{Change, ConditionalMovesEdit};
    let mut game = period();
    think(&mut game, hours(30));
    let edit = ConditionalMovesEdit {
        ply: game.position_no(),
        change: Change::Add { lines: "1...Nf6 2.Ng1".into() },
    };
    let now = game.turn_began();
    carry_out(&mut game, &PlayerCommand::ConditionalMoves(edit).by(WHITE), now).unwrap();
    think(&mut game, hours(23));
    // White's conditional moves have answered at that instant; Black's new move has 24 hours free.
    assert_eq!(game.ply(), 3);
    assert_eq!(game.move_times()[2].used, TimeDelta::zero());
    assert_eq!(left(&game, Color::White), days(49), "the first move alone");
    let began = game.turn_began();
    game.apply(
        &game.decide(&play("Ng8", game.position_no()).by(BLACK), began + hours(24) - TICK).unwrap()
            [0],
    );
    assert_eq!(left(&game, Color::Black), days(50), "twice less than a day");
}

#[test]
fn a_bank_gains_with_every_move_up_to_its_cap() {
    for (control, used, after) in [
        // Initial, increment, cap.
        ((10, 1, None), days(3), days(8)),
        ((10, 1, None), TimeDelta::zero(), days(11)),
        ((10, 1, Some(12)), TimeDelta::zero(), days(11)),
        ((10, 3, Some(12)), TimeDelta::zero(), days(12)),
        ((10, 3, Some(12)), hours(12), days(12)),
        ((10, 0, None), days(10) - TICK, TICK),
    ] {
        let ((initial, increment, cap), mut game) =
            (control, bank(control.0, control.1, control.2, None));
        white_thinks(&mut game, &[used]);
        assert_eq!(left(&game, Color::White), after, "{initial} {increment} {cap:?} {used}");
        assert_falls_at(&game, game.turn_began() + after);
    }
}

/// Accepted moves cost the proposer no time, and every move that is made gains what is
/// added for it.
#[test]
fn accepted_moves_cost_nothing_and_gain_what_is_added() {
    let mut game = bank(10, 1, None, None);
    let propose = Play {
        text: "Nf3".into(),
        propose: Some("1...Nf6 2.Ng1 Ng8 3.e3".into()),
        ..Play::default()
    };
    carry_out(&mut game, &PlayerCommand::Play(propose).by(WHITE), at(24)).unwrap();
    assert_eq!(left(&game, Color::White), days(10), "a day used, a day added");
    proposed_lines::accept(&mut game, &["Nf6", "Ng1", "Ng8", "e3"]).unwrap();
    assert_eq!(game.ply(), 5);
    // Black thought about the first alone, and made two; White made two more.
    assert_eq!(left(&game, Color::Black), days(10 + 2) - hours(5));
    assert_eq!(left(&game, Color::White), days(10 + 2));
    let used: Vec<TimeDelta> =
        game.move_times()[1..].iter().map(|move_times| move_times.used).collect();
    assert_eq!(used, [hours(5), hours(0), hours(0), hours(0)]);
}

#[test]
fn a_limit_for_each_move_falls_before_the_bank() {
    let mut game = bank(10, 1, None, Some(4));
    assert_falls_at(&game, noon() + days(4));
    white_thinks(&mut game, &[days(4) - TICK, days(4) - TICK]);
    assert_eq!(left(&game, Color::White), days(4) + TICK * 2);
    assert_falls_at(&game, game.turn_began() + days(4));
    white_thinks(&mut game, &[days(4) - TICK]);
    assert_falls_at(&game, game.turn_began() + days(1) + TICK * 3);
}

#[test]
fn without_a_limit_no_flag_falls() {
    let mut game = under(TimeControl::Unlimited);
    assert_eq!(
        (game.deadline(), game.time_left(noon()), game.next_check(noon())),
        (None, None, None)
    );
    think(&mut game, days(10_000));
    think(&mut game, days(1));
    assert_eq!(game.move_times()[0].used, days(10_000));
    assert_eq!(game.move_times()[0].left, None);
    let time_grant = PlayerCommand::GiveTime { days: 1, given: 0 };
    assert_eq!(game.decide(&time_grant.clone().by(BLACK), at(0)), Err(GameError::NoClock));
}

#[test]
fn time_given_is_there_for_the_next_move() {
    // Per move: for the move under way, or the next one, and for that one only.
    let mut game = standard();
    give(&mut game, Color::Black, 2);
    assert_falls_at(&game, noon() + days(5));
    give(&mut game, Color::White, 1);
    think(&mut game, days(4));
    assert_eq!(game.move_times()[0].left, Some(days(1)));
    assert_falls_at(&game, game.turn_began() + days(4));
    think(&mut game, hours(1));
    assert_falls_at(&game, game.turn_began() + days(3));
    // A bank keeps it, beyond its cap, and the limit of the move gives way.
    let mut game = bank(10, 1, Some(10), Some(4));
    give(&mut game, Color::Black, 3);
    assert_eq!(left(&game, Color::White), days(13));
    assert_falls_at(&game, noon() + days(7));
    white_thinks(&mut game, &[TimeDelta::zero()]);
    assert_eq!(left(&game, Color::White), days(13), "the cap takes nothing away");
    assert_falls_at(&game, game.turn_began() + days(4));
    // A period keeps the days, and the silence of the move is longer.
    let mut game = under(TimeControl::Period { moves: 10, days: 100, silence: 40 });
    give(&mut game, Color::Black, 5);
    assert_eq!(left(&game, Color::White), days(105));
    assert_falls_at(&game, noon() + days(45));
}

#[test]
fn who_may_give_how_much() {
    let game = standard();
    let time_grant = |days, given| PlayerCommand::GiveTime { days, given };
    let decide = |game: &Game, days, given| game.decide(&time_grant(days, given).by(BLACK), noon());
    for days in [0, 31, u32::MAX] {
        assert_eq!(decide(&game, days, 0), Err(GameError::TimeGivenRange));
    }
    assert_eq!(decide(&game, 1, 1), Err(GameError::Stale), "somebody gave less than was seen");
    let mut given = game.clone();
    carry_out(&mut given, &time_grant(2, 0).by(BLACK), noon()).unwrap();
    assert_eq!(decide(&given, 2, 0), Err(GameError::AlreadyDone), "the same form again");
    assert_eq!(decide(&given, 3, 0), Err(GameError::Stale));
    assert!(decide(&given, 2, 1).is_ok(), "and once more on purpose");
    carry_out(&mut given, &time_grant(2, 1).by(BLACK), noon()).unwrap();
    carry_out(&mut given, &time_grant(2, 2).by(BLACK), noon()).unwrap();
    assert_eq!(decide(&given, 1, 3), Err(GameError::TimeGivenOften), "three are enough");
    move_at(&mut given, noon());
    assert!(given.decide(&time_grant(1, 3).by(WHITE), noon()).is_ok(), "each side for itself");
    // No clock is filled beyond all measure.
    let mut full = bank(364, 0, None, None);
    assert!(full.decide(&time_grant(1, 0).by(BLACK), noon()).is_ok());
    carry_out(&mut full, &time_grant(1, 0).by(BLACK), noon()).unwrap();
    assert_eq!(full.decide(&time_grant(1, 1).by(BLACK), noon()), Err(GameError::TimeGivenFull));
    assert_eq!(full.allowance(), Some(MAX_TIME));
}

#[test]
fn an_automatic_move_does_not_use_up_what_was_given() {
    use crate::game::conditional_moves::{Change, ConditionalMovesEdit};
    let mut game = standard();
    let edit = ConditionalMovesEdit { ply: 0, change: Change::Add { lines: "1.Nf3 Nf6".into() } };
    carry_out(&mut game, &PlayerCommand::ConditionalMoves(edit).by(BLACK), noon()).unwrap();
    give(&mut game, Color::White, 7);
    think(&mut game, hours(1));
    assert_eq!(game.ply(), 2, "Black's plan has answered");
    think(&mut game, hours(1));
    assert_falls_at(&game, game.turn_began() + days(3 + 7));
}

#[test]
fn a_vacation_stops_the_clock_of_the_side_to_move() {
    // Begins and ends inside a turn.
    let mut game = standard();
    take_vacation(&mut game, Color::White, &[(noon() + days(1), noon() + days(6))], noon());
    assert_falls_at(&game, noon() + days(8));
    assert_eq!(game.time_left(noon() + days(4)), Some(days(2)), "it paused");
    move_at(&mut game, noon() + days(7));
    assert_eq!(game.move_times()[0].used, days(2));
    // The other side's vacation does nothing in this turn, and the clock starts after it in the
    // next.
    let mut game = standard();
    take_vacation(&mut game, Color::Black, &[(noon(), noon() + days(5))], noon());
    assert_falls_at(&game, noon() + days(3));
    move_at(&mut game, noon() + days(2));
    assert_falls_at(&game, noon() + days(5 + 3));
    assert_eq!(game.time_left(noon() + days(4)), Some(days(3)));
    // A move may be made all the same, and costs nothing.
    move_at(&mut game, noon() + days(4));
    assert_eq!(game.move_times()[1].used, TimeDelta::zero());
    assert_eq!(game.vacations(Color::Black).len(), 1, "it is not over");
    move_at(&mut game, noon() + days(6));
    assert_eq!(game.vacations(Color::Black).len(), 0);
}

#[test]
fn the_edges_of_a_vacation() {
    let deadline = noon() + days(3);
    for (vacation, falls) in [
        // Over when the turn begins, or begun when time has run out.
        ((noon() - days(2), noon()), deadline),
        ((deadline, deadline + days(2)), deadline),
        ((deadline - TICK, deadline + days(2)), deadline + days(2) + TICK),
        ((noon(), noon() + days(1)), deadline + days(1)),
        ((noon() - days(1), noon() + days(1)), deadline + days(1)),
        ((noon() - days(1), noon() + TICK), deadline + TICK),
        ((noon() + days(1), noon() + days(2)), deadline + days(1)),
    ] {
        let mut game = standard();
        let vacations = vec![Vacation { from: vacation.0, to: vacation.1 }];
        game.apply(&Event {
            at: noon(),
            by: Actor::Player(WHITE),
            what: EventKind::VacationSet { by: Color::White, vacations },
        });
        assert_falls_at(&game, falls);
    }
    // Two of them, one after the other and one that touches it.
    let mut game = standard();
    let spans = [(1, 2), (2, 4), (5, 9)].map(|(a, b)| (noon() + days(a), noon() + days(b)));
    take_vacation(&mut game, Color::White, &spans, noon());
    assert_falls_at(&game, noon() + days(3 + 1 + 2 + 4));
}

#[test]
fn a_vacation_that_ends_early_keeps_what_it_was() {
    let mut game = standard();
    take_vacation(&mut game, Color::White, &[(noon() + days(1), noon() + days(11))], noon());
    assert_falls_at(&game, noon() + days(13));
    // Back after two days of it: those two do not count.
    take_vacation(&mut game, Color::White, &[], noon() + days(3));
    assert_falls_at(&game, noon() + days(5));
    assert_eq!(game.used(noon() + days(3)), days(1));
    // Booked again later: what was used stays used.
    take_vacation(&mut game, Color::White, &[(at(0) + days(4), at(0) + days(6))], noon() + days(4));
    assert_falls_at(&game, noon() + days(7));
    // The opponent has what it had, whatever the player does.
    let mut game = standard();
    think(&mut game, hours(1));
    let promised = game.deadline();
    take_vacation(&mut game, Color::White, &[(at(2), at(200))], at(2));
    assert_eq!(game.deadline(), promised);
    take_vacation(&mut game, Color::White, &[], at(3));
    assert_eq!(game.deadline(), promised);
}

#[test]
fn who_cannot_take_vacation() {
    let mut without = Game::new(Terms { vacation: false, ..terms() }, Start::standard(), noon());
    let vacations = vec![Vacation { from: at(1), to: at(100) }];
    let command = PlayerCommand::TakeVacation { vacations };
    assert_eq!(without.decide(&command.clone().by(WHITE), at(0)), Err(GameError::NoVacation));
    think(&mut without, hours(1));
    let mut game = standard();
    assert_eq!(
        game.decide(&PlayerCommand::TakeVacation { vacations: Vec::new() }.by(WHITE), at(0)),
        Err(GameError::AlreadyDone)
    );
    carry_out(&mut game, &command.clone().by(WHITE), at(0)).unwrap();
    assert_eq!(game.decide(&command.clone().by(WHITE), at(0)), Err(GameError::AlreadyDone));
    // Time that has run out stays so, whatever vacation is taken now; it is noted for the
    // moves to come, in case one was received before and is still on its way.
    let late = game.deadline().unwrap();
    let again = PlayerCommand::TakeVacation {
        vacations: vec![Vacation { from: late, to: late + days(9) }],
    };
    let mut fallen = game.clone();
    carry_out(&mut fallen, &again.clone().by(WHITE), late).unwrap();
    assert_eq!(fallen.deadline(), Some(late));
    carry_out(&mut fallen, &again.clone().by(BLACK), late).unwrap();
    move_at(&mut fallen, late - TICK);
    assert_eq!(fallen.time_left(late), Some(days(3) - TICK), "Black is away");
    assert_falls_at(&fallen, late + days(9 + 3) - TICK);
}

#[test]
fn a_game_that_is_over_knows_of_no_vacation() {
    let mut game = standard();
    take_vacation(&mut game, Color::Black, &[(at(100), at(200))], noon());
    think(&mut game, hours(1));
    think(&mut game, hours(1));
    assert_eq!(game.vacations(Color::Black).len(), 1);
    carry_out(&mut game, &PlayerCommand::Resign.by(WHITE), at(3)).unwrap();
    assert_eq!(game.vacations(Color::Black), []);
}

#[test]
fn an_outage_gives_the_running_clock_its_time_back_and_no_more() {
    let mut game = standard();
    think(&mut game, hours(1));
    let deadline = game.deadline().unwrap();
    let events = stand_still(&mut game, at(10), at(15));
    assert_eq!(events[0].what, EventKind::TimeReturned { from: at(10), to: at(15) });
    assert_falls_at(&game, deadline + hours(5));
    // It began before the move: what is older than the move is none of this clock's.
    let mut game = standard();
    think(&mut game, hours(1));
    let events = stand_still(&mut game, at(0), at(4));
    assert_eq!(events[0].what, EventKind::TimeReturned { from: at(1), to: at(4) });
    assert_falls_at(&game, deadline + hours(3));
    // A deadline in the middle of it has not passed; one before it has.
    let mut game = standard();
    think(&mut game, hours(1));
    stand_still(&mut game, deadline - TICK, deadline + days(2));
    assert_falls_at(&game, deadline + days(2) + TICK);
    let mut game = standard();
    think(&mut game, hours(1));
    think(&mut game, hours(1));
    let deadline = game.deadline().unwrap();
    let events = stand_still(&mut game, deadline, deadline + days(2));
    assert_eq!((events[0].by, events[0].at), (Actor::Clock, deadline));
    assert_eq!(ending(&game), Some(Ending::Timeout { loser: Color::White }));
    assert_eq!(stand_still(&mut game, deadline + days(3), deadline + days(4)), [], "over");
}

#[test]
fn an_outage_inside_a_vacation_gives_nothing_twice() {
    let on_vacation = || {
        let mut game = standard();
        take_vacation(&mut game, Color::White, &[(noon() + days(1), noon() + days(5))], noon());
        game
    };
    let deadline = noon() + days(7);
    for (from, to, gains) in [
        // All of it inside, half of it, around it.
        (2, 4, 0),
        (4, 6, 1),
        (0, 2, 1),
        (0, 6, 2),
    ] {
        let mut game = on_vacation();
        let events = stand_still(&mut game, noon() + days(from), noon() + days(to));
        assert_eq!(events.is_empty(), gains == 0, "{from} to {to}");
        assert_falls_at(&game, deadline + days(gains));
    }
}

#[test]
fn a_takeback_restores_the_clock_of_that_moment() {
    let mut game = bank(10, 1, None, None);
    white_thinks(&mut game, &[days(2), days(3)]);
    assert_eq!(left(&game, Color::White), days(7));
    give(&mut game, Color::Black, 5);
    let now = game.turn_began() + hours(7);
    carry_out(&mut game, &PlayerCommand::AskTakeback.by(WHITE), now).unwrap();
    let grant = PlayerCommand::GrantTakeback { position_no: game.position_no() };
    carry_out(&mut game, &grant.clone().by(BLACK), now).unwrap();
    // Before the second move White had nine days, and had thought for three; what was given
    // stays given.
    assert_eq!(game.ply(), 2);
    assert_eq!(game.time_left(now), Some(days(9 + 5 - 3)));
    assert_falls_at(&game, now + days(11));
}

#[test]
fn a_flag_that_is_claimed_falls_when_the_opponent_says_so() {
    let terms = Terms { timeout_rule: TimeoutRule::Claimed, ..terms() };
    let mut game = Game::new(terms, Start::standard(), noon());
    white_thinks(&mut game, &[hours(1)]);
    let deadline = game.deadline().unwrap();
    let claim = PlayerCommand::ClaimTimeout;
    assert_eq!(
        game.decide(&claim.clone().by(BLACK), deadline - TICK),
        Err(GameError::TimeoutStands)
    );
    for now in [deadline, deadline + TIMEOUT_GRACE - TICK] {
        assert_eq!(
            game.decide(&claim.clone().by(BLACK), now),
            Err(GameError::TimeoutTooRecent),
            "a move may come"
        );
    }
    assert!(game.decide(&claim.clone().by(BLACK), deadline + TIMEOUT_GRACE).is_ok());
    assert_eq!(
        game.decide(&claim.clone().by(WHITE), deadline),
        Err(GameError::TimeoutStands),
        "one's own"
    );
    assert_eq!(game.decide(&SystemCommand::CheckTime.into(), deadline + days(9)), Ok(Vec::new()));
    // As long as nobody claims it, the move may come; the clock is at zero, not below.
    let mut late = game.clone();
    move_at(&mut late, deadline + days(1));
    assert_eq!(late.move_times()[2].left, Some(TimeDelta::zero()));
    let claimed = late.decide(&claim.clone().by(BLACK), deadline + days(1));
    assert_eq!(claimed, Err(GameError::TimeoutStands));
    let mut away = game.clone();
    let events = carry_out(&mut game, &claim.clone().by(BLACK), deadline + days(2)).unwrap();
    assert_eq!((events[0].by, events[0].at), (Actor::Player(BLACK), deadline + days(2)));
    assert_eq!(ending(&game), Some(Ending::Timeout { loser: Color::White }));
    assert_eq!(
        game.decide(&claim.clone().by(BLACK), deadline + days(3)),
        Err(GameError::AlreadyDone)
    );
    // No vacation lifts it or moves its instant, however it is booked.
    for vacations in [
        vec![(deadline + days(1), deadline + days(9))],
        vec![(deadline + days(2), deadline + days(3)), (deadline + days(5), deadline + days(6))],
        Vec::new(),
    ] {
        take_vacation(&mut away, Color::White, &vacations, deadline + days(1));
        assert_eq!(away.deadline(), Some(deadline));
        assert!(away.decide(&claim.clone().by(BLACK), deadline + days(2)).is_ok());
    }
    // Nor does the server end it; an outage has nothing to give back when time has run out.
    let terms = Terms { timeout_rule: TimeoutRule::Claimed, ..super::terms() };
    let mut game = Game::new(terms, Start::standard(), noon());
    assert_eq!(stand_still(&mut game, at(100), at(200)), []);
    // Where the opponent cannot mate a claim is a draw.
    let mut bare = begin("k7/8/8/8/8/8/8/KQ6 w - - 0 1");
    bare.terms.timeout_rule = TimeoutRule::Claimed;
    for text in ["Qb2", "Ka7"] {
        let (by, ply) = (bare.turn(), bare.position_no());
        carry_out(&mut bare, &play(text, ply).by(by), at(1)).unwrap();
    }
    carry_out(&mut bare, &claim.clone().by(BLACK), at(1000)).unwrap();
    assert_eq!(ending(&bare), Some(Ending::TimeoutDrawn { timed_out: Color::White }));
}

#[test]
fn a_clock_set_back_revives_no_flag_and_fells_none_early() {
    let mut game = standard();
    think(&mut game, hours(1));
    think(&mut game, hours(1));
    let deadline = game.deadline().unwrap();
    // Nothing is used before the turn began, however far back the clock is set.
    assert_eq!(game.used(noon() - days(400)), TimeDelta::zero());
    assert_eq!(game.time_left(noon() - days(400)), Some(days(3)));
    assert_eq!(game.passed_deadline(noon() - days(400)), None);
    take_vacation(&mut game, Color::White, &[(deadline, deadline + days(1))], noon() - days(400));
    assert_eq!(game.deadline(), Some(deadline));
    let fallen = game.as_of(deadline);
    assert_eq!(ending(&fallen), Some(Ending::Timeout { loser: Color::White }));
    assert_eq!(
        fallen.decide(&play("Ng1", fallen.position_no()).by(WHITE), deadline - days(1)),
        Err(GameError::Over)
    );
}
