//! Takebacks: asked for, granted, and what they void.

use super::*;
use crate::game::conditional_moves::{Change, ConditionalMovesEdit};

fn after(moves: &[&str]) -> Game {
    let mut game = standard();
    play_all(&mut game, moves);
    game
}

fn sans(game: &Game) -> String {
    game.line().steps.iter().map(|s| s.san.to_string()).collect::<Vec<_>>().join(" ")
}

fn take_back(game: &mut Game, asker: Color, now: DateTime<Utc>) {
    carry_out(game, &PlayerCommand::AskTakeback.by(asker), now).unwrap();
    let grant = PlayerCommand::GrantTakeback { position_no: game.position_no() };
    carry_out(game, &grant.clone().by(!asker), now).unwrap();
}

#[test]
fn it_goes_back_to_before_the_askers_last_move_with_the_clock_of_that_moment() {
    let mut game = after(&["e4", "e5", "Nf3"]);
    assert_eq!(game.turn_began(), at(3));
    // White asks on Black's turn: 2.Nf3, which took an hour, is taken back.
    let mut on_the_opponents_turn = game.clone();
    take_back(&mut on_the_opponents_turn, Color::White, at(30));
    assert_eq!(sans(&on_the_opponents_turn), "e4 e5");
    assert_eq!(on_the_opponents_turn.deadline(), Some(at(29) + TimeDelta::days(3)));
    // On the own turn the answer goes too: 1.e4, which took an hour.
    play_all(&mut game, &["Nc6"]);
    take_back(&mut game, Color::White, at(30));
    assert_eq!(sans(&game), "e4 e5");
    hand(&mut game, "d4", WHITE, at(31));
    assert_eq!(game.time_used(2), TimeDelta::hours(2), "an hour then, an hour now");
    assert_eq!(game.deadline(), Some(at(31) + TimeDelta::days(3)));
}

fn hand(game: &mut Game, text: &str, by: Color, now: DateTime<Utc>) {
    let command = play(text, game.position_no());
    carry_out(game, &command.clone().by(by), now).unwrap();
}

#[test]
fn who_may_ask_and_grant_what_when() {
    let game = after(&["e4"]);
    let refused = |game: &Game, command: &PlayerCommand, by| {
        game.decide(&command.clone().by(by), at(2)).unwrap_err()
    };
    assert_eq!(refused(&game, &PlayerCommand::AskTakeback, BLACK), GameError::NothingToTakeBack);
    let grant = PlayerCommand::GrantTakeback { position_no: 1 };
    assert_eq!(refused(&game, &grant, BLACK), GameError::NotAsked);
    let mut asked = game.clone();
    carry_out(&mut asked, &PlayerCommand::AskTakeback.by(WHITE), at(2)).unwrap();
    assert_eq!(refused(&asked, &PlayerCommand::AskTakeback, WHITE), GameError::AlreadyDone);
    assert_eq!(refused(&asked, &PlayerCommand::AskTakeback, BLACK), GameError::TakebackStands);
    assert_eq!(refused(&asked, &grant, WHITE), GameError::NotAsked);
    assert_eq!(
        refused(&asked, &PlayerCommand::GrantTakeback { position_no: 0 }, BLACK),
        GameError::Stale
    );
    // A move declines it.
    let mut moved = asked.clone();
    play_all(&mut moved, &["e5"]);
    assert_eq!(moved.takeback(), None);
    carry_out(&mut asked, &PlayerCommand::DeclineTakeback.by(BLACK), at(2)).unwrap();
    assert_eq!(refused(&asked, &PlayerCommand::DeclineTakeback, BLACK), GameError::AlreadyDone);
    assert_eq!(refused(&asked, &grant, BLACK), GameError::NotAsked);
    let terms = Terms { takebacks: false, ..terms() };
    let mut without = Game::new(terms, Start::standard(), noon());
    play_all(&mut without, &["e4"]);
    assert_eq!(refused(&without, &PlayerCommand::AskTakeback, WHITE), GameError::NoTakebacks);
}

#[test]
fn offers_proposed_lines_and_conditional_moves_are_void() {
    let mut game = after(&["e4", "e5"]);
    let propose = Play {
        text: "Nf3".into(),
        ply: 2,
        offer_draw: true,
        keep: Some("2...Nc6 3.Bb5".into()),
        propose: Some("2...d6 3.d4".into()),
        delay: TimeDelta::zero(),
        seen: None,
    };
    carry_out(&mut game, &PlayerCommand::Play(propose).by(WHITE), at(3)).unwrap();
    take_back(&mut game, Color::White, at(4));
    assert_eq!((game.offer(), game.proposed_line(Color::White)), (None, None));
    assert_eq!(
        (
            game.conditional_moves(Color::White).active(),
            game.conditional_moves(Color::White).inactive()
        ),
        (0, 1)
    );
    // What is inactive is never played, though the very position comes again.
    hand(&mut game, "Nf3", WHITE, at(5));
    hand(&mut game, "Nc6", BLACK, at(6));
    assert_eq!(sans(&game), "e4 e5 Nf3 Nc6");
}

#[test]
fn what_was_meant_for_a_position_that_was_taken_back_does_nothing() {
    let mut game = after(&["e4", "e5", "Nf3"]);
    let late = play("Nc6", game.position_no());
    let edit = ConditionalMovesEdit {
        ply: game.position_no(),
        change: Change::Add { lines: "2...Nc6 3.Bb5".into() },
    };
    take_back(&mut game, Color::White, at(4));
    let grant = PlayerCommand::GrantTakeback { position_no: 3 };
    assert_eq!(
        game.decide(&grant.clone().by(BLACK), at(4)),
        Err(GameError::AlreadyDone),
        "the same form again"
    );
    hand(&mut game, "d4", WHITE, at(5));
    assert_eq!(game.ply(), 3);
    assert_eq!(game.decide(&late.clone().by(BLACK), at(6)), Err(GameError::Stale));
    assert_eq!(
        game.decide(&PlayerCommand::ConditionalMoves(edit).by(WHITE), at(6)),
        Err(GameError::Stale)
    );
    // Nor is the move that was taken back a repetition of the one that is made again.
    assert_eq!(game.decide(&play("Nf3", 2).by(WHITE), at(6)), Err(GameError::Stale));
}
