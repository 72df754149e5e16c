//! Another player takes a side over.

use super::{
    clock::{assert_falls_at, days, give, left, take_vacation, think},
    conditional_moves::conditional_moves,
    *,
};
use crate::game::clock::TimeControl;

const FORMER: i64 = 3;
const SUBSTITUTE: i64 = 9;

fn replace(game: &Game, side: Color, now: DateTime<Utc>) -> Result<Vec<Event>, GameError> {
    let command = SystemCommand::ReplacePlayer { side, former: FORMER, player: SUBSTITUTE };
    game.decide(&command.into(), now)
}

#[track_caller]
fn replaced(game: &Game, side: Color, now: DateTime<Utc>) -> Game {
    let events = replace(game, side, now).unwrap();
    let what = EventKind::PlayerReplaced { side, former: FORMER, player: SUBSTITUTE };
    assert_eq!(events, [Event { at: now, by: Actor::System, what }]);
    let mut after = game.clone();
    after.apply(&events[0]);
    after
}

#[test]
fn the_clock_of_the_side_to_move_begins_anew() {
    let control = TimeControl::PerMove { time: days(3) };
    let mut game = Game::new(Terms { control, ..terms() }, Start::standard(), noon());
    take_vacation(&mut game, WHITE, &[(noon() + days(1), noon() + days(20))], noon());
    let now = noon() + days(8);
    let after = replaced(&game, WHITE, now);
    assert_falls_at(&after, now + days(3));
    assert_eq!(after.vacations(WHITE), []);
    // On the other's turn nothing changes.
    let after = replaced(&game, BLACK, now);
    assert_eq!(after.deadline(), game.deadline());
    assert_eq!(after.vacations(WHITE), game.vacations(WHITE));
}

#[test]
fn where_time_is_kept_the_side_has_all_of_it_again() {
    let control =
        TimeControl::Fischer { initial: days(10), increment: days(1), cap: None, limit: None };
    let mut game = Game::new(Terms { control, ..terms() }, Start::standard(), noon());
    think(&mut game, days(6));
    think(&mut game, days(4));
    assert_eq!([left(&game, WHITE), left(&game, BLACK)], [days(5), days(7)]);
    let now = game.turn_began() + days(2);
    for (side, expected) in [(WHITE, [days(10), days(7)]), (BLACK, [days(5), days(10)])] {
        let after = replaced(&game, side, now);
        assert_eq!([left(&after, WHITE), left(&after, BLACK)], expected);
    }
    assert_falls_at(&replaced(&game, WHITE, now), now + days(10));
    // Nobody has less than before.
    give(&mut game, WHITE, 9);
    assert_eq!(left(&replaced(&game, BLACK, now), BLACK), days(16));
}

#[test]
fn what_the_former_player_had_offered_is_gone_and_the_others_stays() {
    let mut game = Game::new(terms(), Start::standard(), noon());
    let play = Play { text: "e4".to_owned(), offer_draw: true, ..Play::default() };
    for event in game.decide(&PlayerCommand::Play(play).by(WHITE), noon()).unwrap() {
        game.apply(&event);
    }
    assert!(game.may_accept_draw(BLACK));
    assert!(!replaced(&game, WHITE, noon()).may_accept_draw(BLACK));
    assert!(replaced(&game, BLACK, noon()).may_accept_draw(BLACK));
    // The substitute may offer at once.
    assert!(game.check_may_offer(WHITE).is_err());
    assert!(replaced(&game, WHITE, noon()).check_may_offer(WHITE).is_ok());
}

#[test]
fn nobody_takes_over_what_is_over() {
    let game = Game::new(terms(), Start::standard(), noon());
    let late = game.deadline().unwrap();
    let events = replace(&game, WHITE, late).unwrap();
    assert!(matches!(events[..], [Event { by: Actor::Clock, .. }]));
    let mut over = game.clone();
    over.apply(&events[0]);
    assert_eq!(replace(&over, WHITE, late), Err(GameError::Over));
}

/// To the last microsecond.
#[test]
fn the_side_has_no_less_than_all_of_it() {
    let control =
        TimeControl::Fischer { initial: days(10), increment: days(1), cap: None, limit: None };
    let mut game = Game::new(Terms { control, ..terms() }, Start::standard(), noon());
    think(&mut game, TimeDelta::microseconds(1_234_567));
    let after = replaced(&game, WHITE, game.turn_began());
    assert!(left(&after, WHITE) >= days(10), "{}", left(&after, WHITE));
}

#[test]
fn what_the_former_player_had_prepared_is_gone_and_the_others_stays() {
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    conditional_moves(&mut game, BLACK, "2.Nf3 Nc6");
    carry_out(&mut game, &PlayerCommand::AskTakeback.by(BLACK), at(3)).unwrap();
    let after = replaced(&game, BLACK, at(4));
    assert_eq!(*after.conditional_moves(BLACK), ConditionalMoves::default());
    assert_ne!(*game.conditional_moves(BLACK), ConditionalMoves::default());
    assert_eq!((game.takeback(), after.takeback()), (Some(BLACK), None));
    let after = replaced(&game, WHITE, at(4));
    assert_eq!(after.takeback(), Some(BLACK), "the other side still asks");
    assert_eq!(after.conditional_moves(BLACK), game.conditional_moves(BLACK));
}
