//! Proposed lines: open, binding, accepted in part.

use super::*;

fn propose(game: &mut Game, text: &str, lines: &str) -> Result<Vec<Event>, GameError> {
    let by = game.turn();
    let now = game.turn_began() + TimeDelta::hours(1);
    let play =
        Play { text: text.into(), ply: game.ply(), propose: Some(lines.into()), ..Play::default() };
    carry_out(game, &PlayerCommand::Play(play).by(by), now)
}

/// Accepts these moves after five hours.
pub(super) fn accept(game: &mut Game, moves: &[&str]) -> Result<Vec<Event>, GameError> {
    let mut position = game.position().clone();
    let line = moves
        .iter()
        .map(|text| {
            let mv = chess::parse_move(&position, text).unwrap();
            position.play_unchecked(mv);
            mv
        })
        .collect();
    let by = game.turn();
    let now = game.turn_began() + TimeDelta::hours(5);
    let ply = game.ply();
    carry_out(game, &PlayerCommand::AcceptProposedLine { ply, line, seen: None }.by(by), now)
}

fn sans(game: &Game) -> String {
    game.line().steps.iter().map(|s| s.san.to_string()).collect::<Vec<_>>().join(" ")
}

fn proposed(game: &Game, by: Color) -> Option<String> {
    game.proposed_line(by).map(|proposed_line| proposed_line.to_text(game))
}

#[test]
fn a_proposed_line_is_accepted_wholly_in_part_or_move_by_move() {
    let mut game = standard();
    propose(&mut game, "e4", "1...e5 2.Nf3 Nc6 3.Bb5 (1...c5 2.Nf3 d6 3.d4)").unwrap();
    assert!(proposed(&game, Color::White).is_some());
    let mut whole = game.clone();
    accept(&mut whole, &["e5", "Nf3", "Nc6", "Bb5"]).unwrap();
    assert_eq!(sans(&whole), "e4 e5 Nf3 Nc6 Bb5");
    assert_eq!((whole.turn(), proposed(&whole, Color::White)), (Color::Black, None));
    let mut part = game.clone();
    accept(&mut part, &["c5", "Nf3"]).unwrap();
    assert_eq!(proposed(&part, Color::White).as_deref(), Some("2...d6 3.d4"));
    // Up to one's own move: the proposer is bound to the answer.
    let mut own = game.clone();
    accept(&mut own, &["c5"]).unwrap();
    assert_eq!(sans(&own), "e4 c5 Nf3");
    // By hand it is the same.
    play_all(&mut part, &["d6"]);
    assert_eq!(sans(&part), "e4 c5 Nf3 d6 d4");
    assert_eq!(part.played()[4].how, MoveSource::ProposedLine);
    // A deviation ends it.
    play_all(&mut game, &["e6"]);
    assert_eq!((sans(&game).as_str(), proposed(&game, Color::White)), ("e4 e6", None));
}

#[test]
fn what_is_not_proposed_cannot_be_accepted() {
    let mut game = standard();
    propose(&mut game, "e4", "1...e5 2.Nf3").unwrap();
    for moves in [&["c5"][..], &["e5", "d4"], &["e5", "Nf3", "Nc6"], &[]] {
        assert_eq!(accept(&mut game, moves), Err(GameError::NotProposed), "{moves:?}");
    }
    let e5 = chess::parse_move(game.position(), "e5").unwrap();
    let stale = PlayerCommand::AcceptProposedLine { ply: 0, line: vec![e5], seen: None };
    assert_eq!(game.decide(&stale.clone().by(BLACK), at(3)), Err(GameError::Stale));
    let own = PlayerCommand::AcceptProposedLine { ply: 1, line: vec![e5], seen: None };
    assert_eq!(game.decide(&own.clone().by(WHITE), at(3)), Err(GameError::NotYourTurn));
    accept(&mut game, &["e5", "Nf3"]).unwrap();
    // The same form again.
    let again = PlayerCommand::AcceptProposedLine { ply: 1, line: vec![e5], seen: None };
    assert_eq!(game.decide(&again.clone().by(BLACK), at(9)), Err(GameError::AlreadyDone));
}

#[test]
fn the_proposer_is_bound_also_while_a_draw_is_offered() {
    let mut game = standard();
    propose(&mut game, "e4", "1...e5 2.Nf3").unwrap();
    let offer = play_and_offer("e5", 1);
    carry_out(&mut game, &offer.clone().by(BLACK), at(2)).unwrap();
    assert_eq!(sans(&game), "e4 e5");
    let error = game.decide(&play("d4", 2).by(WHITE), at(3)).unwrap_err();
    assert_eq!(error, GameError::Bound { to: "2.Nf3".into() });
    let mut by_hand = game.clone();
    carry_out(&mut by_hand, &play("Nf3", 2).by(WHITE), at(3)).unwrap();
    carry_out(&mut game, &PlayerCommand::DeclineDraw { ply: 2 }.by(WHITE), at(3)).unwrap();
    assert_eq!(sans(&game), "e4 e5 Nf3");
}

#[test]
fn a_bad_proposed_line_sends_nothing() {
    for (lines, fault) in [
        ("", "Enter at least one move."),
        (
            "1...e5 2.Nf3 (2.d4)",
            "2.d4: You already have a different reply in this position: 2.Nf3.",
        ),
        ("1...e5 2.Nd5", "2.Nd5: "),
        ("1...any 2.d4", "You cannot use \"any\" here. Enter a move."),
        ("1...e5 2.resign", "You cannot use \"resign\" here. Enter a move."),
        ("1...e5 (1...e6) (1...c5) (1...c6) (1...d5)", "You can propose at most 4 lines."),
    ] {
        let mut game = standard();
        let error = propose(&mut game, "e4", lines).unwrap_err().to_string();
        assert!(error.contains(fault) && game.ply() == 0, "{lines}: {error}");
    }
}

#[test]
fn an_end_of_the_game_ends_the_proposed_line() {
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    propose(&mut game, "Nf3", "2...Nc6 3.Bb5").unwrap();
    carry_out(&mut game, &PlayerCommand::Resign.by(WHITE), at(9)).unwrap();
    assert_eq!(proposed(&game, Color::White), None);
}

#[test]
fn an_open_proposed_line_cannot_be_replaced() {
    let mut game = standard();
    propose(&mut game, "e4", "1...e5 2.Nf3 Nc6 3.Bb5").unwrap();
    // An offer holds the answer back, so it is made by hand, with another proposed line.
    carry_out(&mut game, &play_and_offer("e5", 1).by(BLACK), at(2)).unwrap();
    assert_eq!(propose(&mut game, "Nf3", "2...d6 3.d4"), Err(GameError::ProposedLineStands));
    carry_out(&mut game, &play("Nf3", 2).by(WHITE), at(3)).unwrap();
    assert_eq!(proposed(&game, Color::White).as_deref(), Some("2...Nc6 3.Bb5"));
}

#[test]
fn a_proposed_line_carries_no_words() {
    let mut game = standard();
    propose(&mut game, "e4", "1...e5 {buy this} 2.Nf3 {and that}").unwrap();
    assert_eq!(proposed(&game, Color::White).as_deref(), Some("1...e5 2.Nf3"));
}
