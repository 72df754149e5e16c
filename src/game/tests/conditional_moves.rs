//! Conditional moves: what is played, what is inactive, what is refused.

use super::*;
use crate::game::conditional_moves::{Change, ConditionalMoves, ConditionalMovesEdit};

fn edit(game: &mut Game, by: Color, change: Change) -> Result<Vec<Event>, GameError> {
    let ply = game.ply();
    let command = PlayerCommand::ConditionalMoves(ConditionalMovesEdit { ply, change });
    let now = game.turn_began();
    carry_out(game, &command.clone().by(by), now)
}

pub fn conditional_moves(game: &mut Game, by: Color, lines: &str) {
    let revision = game.conditional_moves(by).revision();
    edit(game, by, Change::Replace { lines: lines.into(), revision }).unwrap();
}

fn refused(game: &Game, by: Color, lines: &str) -> String {
    let mut game = game.clone();
    let revision = game.conditional_moves(by).revision();
    let change = Change::Replace { lines: lines.into(), revision };
    edit(&mut game, by, change).unwrap_err().to_string()
}

/// Plays a move by hand; returns all moves that were made and who made them.
fn hand(game: &mut Game, text: &str) -> String {
    hand_with(game, Play { text: text.into(), ply: game.ply(), ..Play::default() })
}

fn hand_with(game: &mut Game, play: Play) -> String {
    let by = game.turn();
    let now = game.turn_began() + TimeDelta::hours(1);
    let from = game.played().len();
    carry_out(game, &PlayerCommand::Play(play).by(by), now).unwrap();
    let line = game.line();
    let marks = (from..game.played().len()).map(|i| {
        let played = game.played()[i];
        assert_eq!(played.at, now, "everything happens at one instant");
        let mark = match played.how {
            MoveSource::ByHand => "",
            MoveSource::ConditionalMove => "*",
            MoveSource::ProposedLine => "=",
        };
        format!("{}{mark}", line.steps[i].san)
    });
    marks.collect::<Vec<_>>().join(" ")
}

fn after(moves: &[&str]) -> Game {
    let mut game = standard();
    play_all(&mut game, moves);
    game
}

fn lines(game: &Game, by: Color) -> String {
    let conditional_moves = game.conditional_moves(by);
    conditional_moves.lines(game.position(), game.start().rules).write(
        game.start(),
        game.played().len(),
        game.position(),
    )
}

const W: Color = Color::White;
const B: Color = Color::Black;

#[test]
fn an_answer_is_made_at_once_and_costs_no_time() {
    let mut game = after(&["e4"]);
    conditional_moves(&mut game, W, "1...e5 2.Nf3 (1...c5 2.Nc3)");
    assert_eq!(hand(&mut game, "c5"), "c5 Nc3*");
    assert_eq!(game.time_used(2), TimeDelta::zero());
    assert_eq!((game.conditional_moves(W).active(), game.conditional_moves(W).inactive()), (2, 0));
    assert_eq!(hand(&mut game, "Nc6"), "Nc6");
    assert_eq!((game.conditional_moves(W).active(), game.conditional_moves(W).inactive()), (0, 2));
}

#[test]
fn conditional_moves_of_both_answer_one_another_until_one_has_no_answer() {
    let mut game = after(&["e4"]);
    conditional_moves(&mut game, W, "1...e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4");
    // Black's own conditional moves can only be made while White thinks, or with a move.
    let play = Play {
        text: "e5".into(),
        ply: 1,
        keep: Some("2.Nf3 Nc6 3.Bb5 a6 4.Bxc6 dxc6".into()),
        ..Play::default()
    };
    assert_eq!(hand_with(&mut game, play), "e5 Nf3* Nc6* Bb5* a6* Ba4*");
    assert_eq!(game.turn(), B);
    assert!(game.conditional_moves(B).active() == 0 && game.conditional_moves(B).inactive() == 3);
    assert_eq!(game.conditional_moves(W).active(), 3);
}

#[test]
fn one_answer_serves_every_order_of_moves() {
    let mut game = after(&["d4"]);
    conditional_moves(&mut game, W, "1...Nf6 2.c4 e6 3.Nc3 (1...e6 2.c4)");
    assert_eq!(hand(&mut game, "e6"), "e6 c4*");
    assert_eq!(hand(&mut game, "Nf6"), "Nf6 Nc3*");
}

#[test]
fn the_same_board_without_the_right_of_castling_has_an_answer_of_its_own() {
    let mut game = begin("4k3/8/8/8/8/8/8/4K2R b K - 0 1");
    conditional_moves(&mut game, W, "1...Kd8 2.Rg1 Ke8 3.Rh1 Kd8 4.Ke2");
    assert_eq!(game.conditional_moves(W).active(), 3);
    for (reply, made) in [("Kd8", "Kd8 Rg1*"), ("Ke8", "Ke8 Rh1*"), ("Kd8", "Kd8 Ke2*")] {
        assert_eq!(hand(&mut game, reply), made);
    }
}

#[test]
fn two_answers_to_one_position_are_a_fault_by_any_order() {
    let game = after(&["d4"]);
    for (lines, fault) in [
        (
            "1...Nf6 2.c4 (2.Nf3)",
            "2.Nf3: You already have a different reply in this position: 2.c4.",
        ),
        (
            "1...Nf6 2.c4 e6 3.Nc3 (1...e6 2.c4 Nf6 3.Nf3)",
            "3.Nf3: You already have a different reply in this position: 3.Nc3.",
        ),
        ("1...Nf6", "1...Nf6: Your reply to this move is missing. Enter one."),
        ("1...Nf6 2.c4 e6", "2...e6: Your reply to this move is missing. Enter one."),
        (
            "1...d6 2.c4 (1...any 2.c4) (1...any 2.e4)",
            "1...any: You already have a different reply",
        ),
        ("1...Qxd4", "1...Qxd4: "),
    ] {
        let found = refused(&game, W, lines);
        assert!(found.starts_with(&format!("Nothing was saved. {fault}")), "{lines}: {found}");
    }
    // A position that is answered elsewhere needs no answer there.
    let mut game = game;
    conditional_moves(&mut game, W, "1...Nf6 2.c4 e6 3.Nc3 (1...e6 2.c4 Nf6)");
    assert_eq!(game.conditional_moves(W).active(), 3);
}

#[test]
fn limits_are_told() {
    let game = after(&["e4"]);
    let deep = "Nf6 Nf3 Ng8 Ng1 ".repeat(15);
    let mut deepest = game.clone();
    conditional_moves(&mut deepest, W, &deep);
    let found = refused(&game, W, &format!("{deep} Nc6 Nc3"));
    assert!(found.contains("You can enter moves at most 60 half-moves ahead."), "{found}");
    // Every reply after each of twenty first ones.
    let game = after(&["e4", "e5", "Nf3"]);
    let mut wide = String::new();
    for (i, first) in game.position().legal_moves().into_iter().enumerate() {
        let mut position = game.position().clone();
        let first = chess::play_san(&mut position, first, game.start().rules);
        let second = position.legal_moves()[i % 27];
        let second = chess::play_san(&mut position, second, game.start().rules);
        for reply in position.legal_moves() {
            let mut after = position.clone();
            let reply = chess::play_san(&mut after, reply, game.start().rules);
            let answer = after.legal_moves()[0];
            let answer = chess::play_san(&mut after, answer, game.start().rules);
            let open = if wide.is_empty() { "" } else { "(" };
            let close = if wide.is_empty() { "" } else { ")" };
            wide.push_str(&format!(" {open}2...{first} 3.{second} {reply} {answer}{close}"));
        }
    }
    let found = refused(&game, W, &wide);
    assert_eq!(
        found,
        "Nothing was saved. You can have at most 500 conditional moves. Delete some first."
    );
}

#[test]
fn what_cannot_come_any_more_rests_and_can_be_armed_again() {
    let mut game = after(&["d4"]);
    conditional_moves(&mut game, W, "1...Nf6 2.c4 g6 3.Nc3 (1...d5 2.c4)");
    // Black deviates; all is inactive, also what a transposition would bring.
    assert_eq!(hand(&mut game, "g6"), "g6");
    assert_eq!(game.conditional_moves(W).active(), 0);
    assert_eq!(hand(&mut game, "c4"), "c4");
    let returning = game.conditional_moves(W).returning(game.position(), game.start().rules);
    assert_eq!(returning.len(), 1);
    assert_eq!(returning[0].reply.unwrap().to_string(), "Ng8-f6");
    // It is never played by itself …
    let mut unarmed = game.clone();
    assert_eq!(hand(&mut unarmed, "Nf6"), "Nf6");
    // … but after one click it does.
    edit(&mut game, W, Change::Reactivate { reply: returning[0].reply }).unwrap();
    assert_eq!(lines(&game, W), "2...Nf6 3.Nc3");
    assert_eq!(hand(&mut game, "Nf6"), "Nf6 Nc3*");
}

#[test]
fn a_move_by_hand_keeps_the_lines_that_follow() {
    let mut game = after(&["d4", "Nf6"]);
    let keep = Some("2...e6 3.Nc3 Bb4 4.e3 (2...g6 3.Nc3)".to_owned());
    let play = Play { text: "c4".into(), ply: 2, keep, ..Play::default() };
    assert_eq!(hand_with(&mut game, play), "c4");
    assert_eq!(hand(&mut game, "e6"), "e6 Nc3*");
    assert_eq!(hand(&mut game, "Bb4"), "Bb4 e3*");
    // A fault in the lines makes no move.
    let mut game = after(&["d4", "Nf6"]);
    let keep = Some("2...e6 3.Ne3".to_owned());
    let play = PlayerCommand::Play(Play { text: "c4".into(), ply: 2, keep, ..Play::default() });
    let error = game.decide(&play.clone().by(WHITE), at(3)).unwrap_err();
    assert!(error.to_string().contains("3.Ne3"), "{error}");
    assert_eq!(hand(&mut game, "c4"), "c4");
}

#[test]
fn a_draw_offer_holds_the_conditional_moves_and_declining_plays_it() {
    let mut game = after(&["e4"]);
    conditional_moves(&mut game, W, "1...e5 2.Nf3 Nc6 3.Bb5");
    let offer =
        |text: &str, ply| Play { text: text.into(), ply, offer_draw: true, ..Play::default() };
    assert_eq!(hand_with(&mut game, offer("e5", 1)), "e5");
    assert_eq!((game.turn(), game.offer()), (W, Some(B)));
    let mut by_hand = game.clone();
    let mut other = game.clone();
    let now = game.turn_began() + TimeDelta::hours(2);
    let events =
        carry_out(&mut game, &PlayerCommand::DeclineDraw { ply: 2 }.by(WHITE), now).unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(hand(&mut game, "Nc6"), "Nc6 Bb5*");
    // The same move by hand keeps the rest, another one does not.
    assert_eq!(hand(&mut by_hand, "Nf3"), "Nf3");
    assert_eq!(by_hand.conditional_moves(W).active(), 2);
    assert_eq!(hand(&mut other, "d4"), "d4");
    assert_eq!(other.conditional_moves(W).active(), 0);
}

#[test]
fn the_answer_to_any_reply_made_by_hand_is_what_was_planned() {
    for (text, active) in [("a3", 2), ("h3", 0)] {
        let mut game = begin("r3k2r/8/8/8/8/8/P6P/R3K2R b KQkq - 0 1");
        conditional_moves(&mut game, W, "1...Rd8 2.a4 (1...any a3)");
        let offer = Play { text: "Kd8".into(), ply: 0, offer_draw: true, ..Play::default() };
        assert_eq!(hand_with(&mut game, offer), "Kd8");
        assert_eq!(hand(&mut game, text), text);
        assert_eq!(game.conditional_moves(W).active(), active, "{text}");
    }
}

#[test]
fn what_comes_behind_an_answer_to_any_reply_counts_as_coming() {
    let mut game = begin("4k3/8/8/8/8/8/P6P/4K3 b - - 0 1");
    // 2...Kd7 comes behind 1...Kd8 2.a3, and behind 1...Ke7 2.a3.
    conditional_moves(&mut game, W, "1...Kd8 2.a3 Kd7 3.h3 (1...any a3)");
    let kd8 = chess::parse_move(game.position(), "Kd8").unwrap();
    edit(&mut game, W, Change::Remove { line: vec![kd8] }).unwrap();
    assert_eq!(game.conditional_moves(W).active(), 2);
    let mut removed = game.clone();
    assert_eq!(hand(&mut removed, "Ke7"), "Ke7 a3*");
    assert_eq!(hand(&mut removed, "Kd7"), "Kd7 h3*");
    // Once inactive, it is reactivated together.
    let offer = Play { text: "Kf8".into(), ply: 0, offer_draw: true, ..Play::default() };
    hand_with(&mut game, offer);
    play_all(&mut game, &["Kd1", "Ke8", "Ke1"]);
    assert_eq!((game.conditional_moves(W).active(), game.conditional_moves(W).inactive()), (0, 2));
    // But not where each way to it has an answer of its own.
    let mut answered = game.clone();
    let own = Change::Add { lines: "3...Kd8 4.h4 (3...Ke7 4.h4)".into() };
    edit(&mut answered, W, own).unwrap();
    assert_eq!(
        (answered.conditional_moves(W).active(), answered.conditional_moves(W).inactive()),
        (2, 2)
    );
    edit(&mut answered, W, Change::Reactivate { reply: None }).unwrap();
    assert_eq!(
        (answered.conditional_moves(W).active(), answered.conditional_moves(W).inactive()),
        (3, 1)
    );
    edit(&mut game, W, Change::Reactivate { reply: None }).unwrap();
    assert_eq!((game.conditional_moves(W).active(), game.conditional_moves(W).inactive()), (2, 0));
}

#[test]
fn conditional_moves_can_accept_a_draw_and_resign() {
    let mut game = after(&["e4", "e5", "Nf3"]);
    conditional_moves(&mut game, W, "2...Nc6 3.Bb5 (3.accept) (2...d5 3.accept) (2...f6 3.resign)");
    let offer =
        |text: &str| Play { text: text.into(), ply: 3, offer_draw: true, ..Play::default() };
    let mut offered = game.clone();
    hand_with(&mut offered, offer("Nc6"));
    assert_eq!(ending(&offered), Some(Ending::Agreement));
    let mut plain = game.clone();
    assert_eq!(hand(&mut plain, "Nc6"), "Nc6 Bb5*");
    let mut only_accepts = game.clone();
    assert_eq!(hand(&mut only_accepts, "d5"), "d5");
    assert!(only_accepts.is_running() && only_accepts.conditional_moves(W).active() == 0);
    hand(&mut game, "f6");
    assert_eq!(ending(&game), Some(Ending::Resignation { loser: W }));
}

#[test]
fn if_any_answers_every_other_move_but_for_its_guards() {
    let fen = "r3k2r/8/8/8/8/8/P6P/R3K2R b KQkq - 0 1";
    for (lines, reply, made) in [
        ("1...any a3", "Kd8", "Kd8 a3*"),
        ("1...any a3", "Rxa2", "Rxa2"),
        ("1...any Kd2", "Rxa2", "Rxa2"),
        ("1...any-unless-capture O-O", "Rxh2", "Rxh2"),
        ("1...any h4", "Rd8", "Rd8 h4*"),
        ("1...any-unless-attack h4", "Rd8", "Rd8"),
        ("1...any-unless-attack Kf2", "Rf8", "Rf8"),
        ("1...any-unless-attack Kf2", "Rd8", "Rd8 Kf2*"),
        ("1...any-unless-check Kf1", "Rxa2", "Rxa2 Kf1*"),
        ("1...Rd8 2.a4 (1...any h4)", "Rd8", "Rd8 a4*"),
        ("1...any resign", "Kd8", "Kd8"),
    ] {
        let mut game = begin(fen);
        conditional_moves(&mut game, W, lines);
        assert_eq!(hand(&mut game, reply), made, "{lines} {reply}");
    }
    for (lines, made) in [("1...any Kf1", "Re8+ Kf1*"), ("1...any-unless-check Kf1", "Re8+")] {
        let mut game = begin("k6r/8/8/8/8/8/P6P/R3K3 b - - 0 1");
        conditional_moves(&mut game, W, lines);
        assert_eq!(hand(&mut game, "Re8+"), made, "{lines}");
    }
    let mut game = begin(fen);
    conditional_moves(&mut game, W, "1...any-unless-check O-O");
    let covered = game.conditional_moves(W).covered(game.position(), game.start().rules);
    assert!(!covered.is_empty() && covered.len() < game.position().legal_moves().len());
}

#[test]
fn conditional_moves_for_a_position_that_has_passed_make_no_move() {
    let mut game = after(&["e4"]);
    let old = ConditionalMovesEdit {
        ply: 1,
        change: Change::Replace { lines: "1...c5 2.Nf3".into(), revision: 0 },
    };
    hand(&mut game, "c5");
    let error = game.decide(&PlayerCommand::ConditionalMoves(old).by(WHITE), at(3)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "Nothing was saved. The game has continued with 1...c5. Look at the board again."
    );
    assert!(game.conditional_moves(W).is_empty());
}

#[test]
fn the_same_form_twice_is_one_edit_and_an_old_one_loses_nothing() {
    let mut game = after(&["e4"]);
    let replace = |lines: &str, revision| Change::Replace { lines: lines.into(), revision };
    edit(&mut game, W, replace("1...e5 2.Nf3", 0)).unwrap();
    assert_eq!(edit(&mut game, W, replace("1...e5 2.Nf3", 0)), Err(GameError::AlreadyDone));
    // Another tab, opened before.
    assert_eq!(
        edit(&mut game, W, replace("1...c5 2.Nf3", 0)),
        Err(GameError::ConditionalMovesChanged)
    );
    edit(&mut game, W, replace("1...c5 2.Nf3 (1...e5 2.Nf3)", 1)).unwrap();
    edit(&mut game, W, Change::Add { lines: "1...e6 2.d4".into() }).unwrap();
    assert_eq!(lines(&game, W), "1...c5 (1...e5 2.Nf3) (1...e6 2.d4) 2.Nf3");
    let e5 = chess::parse_move(game.position(), "e5").unwrap();
    edit(&mut game, W, Change::Remove { line: vec![e5] }).unwrap();
    assert_eq!(lines(&game, W), "1...c5 (1...e6 2.d4) 2.Nf3");
    assert_eq!(edit(&mut game, W, Change::Remove { line: vec![e5] }), Err(GameError::AlreadyDone));
    let clear = |revision| Change::Clear { revision };
    assert_eq!(edit(&mut game, W, clear(1)), Err(GameError::ConditionalMovesChanged));
    edit(&mut game, W, clear(4)).unwrap();
    assert!(game.conditional_moves(W).is_empty());
}

#[test]
fn conditional_moves_are_inactive_where_the_game_ends_or_time_runs_out() {
    let mut game = after(&["f3", "e5", "g4"]);
    conditional_moves(&mut game, W, "2...Qf6 3.d4");
    hand(&mut game, "Qh4#");
    assert!(game.ended().is_some());
    let mut late = after(&["e4", "e5", "Nf3"]);
    conditional_moves(&mut late, W, "2...Nc6 3.Bb5");
    let now = late.deadline().unwrap();
    let play = PlayerCommand::Play(Play { text: "Nc6".into(), ply: 3, ..Play::default() });
    let events = carry_out(&mut late, &play.clone().by(BLACK), now).unwrap();
    assert_eq!(events.len(), 1);
    assert_eq!(ending(&late), Some(Ending::Timeout { loser: B }));
}

#[test]
fn conditional_moves_that_go_in_circles_end_with_the_fifth_occurrence() {
    let mut game = after(&["Nf3"]);
    conditional_moves(&mut game, W, "1...Nf6 2.Ng1 Ng8 3.Nf3");
    let keep = Some("2.Ng1 Ng8 3.Nf3 Nf6".to_owned());
    let play = Play { text: "Nf6".into(), ply: 1, keep, ..Play::default() };
    hand_with(&mut game, play);
    assert_eq!(ending(&game), Some(Ending::FivefoldRepetition));
}

#[test]
fn a_stored_conditional_moves_is_read_as_it_was() {
    let mut game = after(&["e4"]);
    conditional_moves(
        &mut game,
        W,
        "1...e5 {open} 2.Nf3 {main} (2.accept) Nc6 3.Bb5 (1...d5 2.resign) (1...c5 2.accept) (1...any-unless-check Nf3 {x})",
    );
    let text = game.conditional_moves(W).to_text();
    let variant = game.start().variant();
    let again = ConditionalMoves::parse(&text, variant).unwrap();
    assert_eq!(again.to_text(), text);
    game.set_conditional_moves(W, again);
    assert_eq!(
        lines(&game, W),
        "1...e5 {open} (1...d5 2.resign) (1...c5 2.accept) (1...any-unless-check 2.Nf3 {x}) 2.Nf3 {main} (2.accept) 2...Nc6 3.Bb5"
    );
    for bad in [
        "",
        "x",
        "1\n",
        "1\ne2e4\tactive\tnonsense\t\t",
        "1\ne2e4\tsleeps\t8/8/8/8/8/8/8/8 w - -\t\t",
    ] {
        assert_eq!(ConditionalMoves::parse(bad, variant), None, "{bad:?}");
    }
}

#[test]
fn without_conditional_moves_there_are_no_conditional_moves() {
    let terms = Terms { conditional: false, ..terms() };
    let mut game = Game::new(terms, Start::standard(), noon());
    play_all(&mut game, &["e4"]);
    let change = Change::Add { lines: "1...e5 2.Nf3".into() };
    assert_eq!(edit(&mut game, W, change), Err(GameError::NoConditionalMoves));
}

#[test]
fn an_answer_to_any_reply_that_two_pieces_could_make_is_ambiguous() {
    let game = begin("rn1qkb1r/ppp1pppp/5n2/3p4/3P2b1/5N2/PPP1PPPP/RNBQKB1R b KQkq - 0 4");
    let found = refused(&game, W, "4...any Nd2");
    assert!(found.contains("Ambiguous move: Nbd2 or Nfd2?"), "{found}");
    let mut game = game;
    conditional_moves(&mut game, W, "4...any Nbd2");
}

#[test]
fn an_answer_that_makes_room_is_remembered() {
    let mut game = after(&["e4"]);
    conditional_moves(&mut game, W, "1...e5 2.Nf3 Nc6 3.Bb5");
    hand(&mut game, "Nc6");
    hand(&mut game, "Nf3");
    edit(&mut game, W, Change::Add { lines: "2...e5 3.Bc4".into() }).unwrap();
    assert_eq!(lines(&game, W), "2...e5 3.Bc4 {before: Bb5}");
}

#[test]
fn shown_lines_are_no_longer_than_conditional_moves_may_look_ahead() {
    let mut game = begin("n3k2n/7p/8/8/8/8/P7/4K1N1 b - - 0 1");
    // Each position of two wandering knights and one that goes out and back.
    let mut text = String::new();
    let mut open = vec![(game.position().clone(), String::new())];
    for _ in 0..60 {
        let (position, line) = open.remove(0);
        for reply in position.legal_moves() {
            if reply.role() != chess::Role::Knight || text.len() > 40_000 {
                continue;
            }
            let mut next = position.clone();
            let reply = chess::play_san(&mut next, reply, game.start().rules);
            let home = next.board().role_at(chess::Square::G1).is_some();
            let answer = if home { "Nf3" } else { "Ng1" };
            let Ok(mv) = chess::parse_move(&next, answer) else { continue };
            next.play_unchecked(mv);
            let line = format!("{line} {reply} {answer}");
            text.push_str(&format!("(1...{})", line.trim()));
            open.push((next, line));
        }
    }
    // The first bracket has nothing before it.
    let text = text.replacen('(', "", 1).replacen(')', "", 1);
    conditional_moves(&mut game, W, &text);
    let shown = game.conditional_moves(W).lines(game.position(), game.start().rules);
    assert!(game.conditional_moves(W).active() > 150, "{}", game.conditional_moves(W).active());
    assert!(shown.depth() <= 12, "{}", shown.depth());
}
