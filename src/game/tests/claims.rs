//! Claims of a draw, with and without the move that would make it so.

use super::*;
use crate::chess::{Budget, Rules, Unwinnable, Winnability};

fn claim(ground: ClaimGround, intended: Option<&str>) -> Claim {
    Claim { ground, intended: intended.map(str::to_owned) }
}

fn judge(game: &Game, claim: &Claim) -> ClaimVerdict {
    game.judge(claim, game.turn(), Budget::INLINE).unwrap()
}

fn proven(verdict: &ClaimVerdict) -> Option<(Ending, String)> {
    match verdict {
        ClaimVerdict::Proven { ending, evidence, .. } => Some((*ending, evidence.to_text())),
        _ => None,
    }
}

fn shuffled(moves: &[&str]) -> Game {
    let mut game = standard();
    play_all(&mut game, moves);
    game
}

#[test]
fn a_threefold_repetition_is_proven_on_the_board_and_with_the_move() {
    let third = Some((Ending::ThreefoldRepetition, "occurrences 0 4 8".to_owned()));
    let before = shuffled(&["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]);
    let with_move = judge(&before, &claim(ClaimGround::ThreefoldRepetition, Some("Ng8")));
    assert_eq!(proven(&with_move), third);
    let ClaimVerdict::Proven { intended: Some(mv), .. } = with_move else { panic!() };
    assert_eq!(mv.to_string(), "Nf6-g8");
    // Without the move the position stands for the second time, with another it is new.
    let ClaimVerdict::Refuted(counts) =
        judge(&before, &claim(ClaimGround::ThreefoldRepetition, None))
    else {
        panic!()
    };
    assert_eq!((counts.occurrences, counts.halfmoves), (vec![3, 7], 7));
    let ClaimVerdict::Refuted(counts) =
        judge(&before, &claim(ClaimGround::ThreefoldRepetition, Some("Nd5")))
    else {
        panic!()
    };
    assert_eq!(counts.occurrences, [8]);
    let after = shuffled(&["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]);
    assert_eq!(proven(&judge(&after, &claim(ClaimGround::ThreefoldRepetition, None))), third);
    // The wrong form for a right claim.
    assert_eq!(proven(&judge(&after, &claim(ClaimGround::FiftyMoveRule, None))), third);
    assert_eq!(proven(&judge(&after, &claim(ClaimGround::Other, None))), third);
}

#[test]
fn fifty_moves_are_counted_with_the_move() {
    let game = |clock: u32| begin(&format!("4k3/p7/8/8/8/8/P7/R3K3 w - - {clock} 100"));
    let fifty = |clock, text| judge(&game(clock), &claim(ClaimGround::FiftyMoveRule, text));
    assert_eq!(proven(&fifty(100, None)), Some((Ending::FiftyMoveRule, "no_progress 100".into())));
    let expected = Some((Ending::FiftyMoveRule, "no_progress 100".to_owned()));
    assert_eq!(proven(&fifty(99, Some("Kd2"))), expected);
    for (clock, text, count) in [(99, None, 99), (99, Some("a4"), 0), (98, Some("Kd2"), 99)] {
        let ClaimVerdict::Refuted(counts) = fifty(clock, text) else { panic!("{clock} {text:?}") };
        assert_eq!(counts.halfmoves, count);
    }
}

#[test]
fn a_dead_position_is_proven_refuted_with_a_mate_or_left_to_an_admin() {
    let dead = claim(ClaimGround::DeadPosition, None);
    // No game stands like that: a move into it would have ended it.
    let fen = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 40";
    let start = Start::from_stored(fen, Variant::Standard, Rules::default()).unwrap();
    let walls = Game::new(terms(), start, noon());
    let (white, black) = (Unwinnable::Walls, Unwinnable::Walls);
    let evidence = Evidence::Dead { white, black };
    let proven = ClaimVerdict::Proven { intended: None, ending: Ending::DeadPosition, evidence };
    assert_eq!(judge(&walls, &dead), proven);
    let ClaimVerdict::Refuted(counts) = judge(&standard(), &dead) else { panic!() };
    let [white, _] = *counts.winnable.unwrap();
    assert!(matches!(white.winnability, Winnability::CanWin(line) if !line.is_empty()));
    let unclear = begin("8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1");
    let ClaimVerdict::ForArbiter { counts, .. } = judge(&unclear, &dead) else { panic!() };
    let [white, black] = *counts.winnable.unwrap();
    assert_eq!(white.winnability, Winnability::Unknown);
    assert!(white.work.nodes >= 20_000 && black.work.positions >= 3_000);
    assert!(matches!(
        judge(&standard(), &claim(ClaimGround::Other, None)),
        ClaimVerdict::ForArbiter { .. }
    ));
}

#[test]
fn a_claim_out_of_turn_or_with_an_illegal_move_is_refused() {
    let game = standard();
    let third = claim(ClaimGround::ThreefoldRepetition, None);
    let refused = game.judge(&third, Color::Black, Budget::INLINE);
    assert_eq!(refused, Err(GameError::NotYourTurn));
    let illegal = claim(ClaimGround::ThreefoldRepetition, Some("Ke5"));
    assert!(matches!(game.judge(&illegal, Color::White, Budget::INLINE), Err(GameError::Move(_))));
    let mut over = standard();
    carry_out(&mut over, &PlayerCommand::Resign.by(WHITE), at(1)).unwrap();
    assert_eq!(over.judge(&third, Color::White, Budget::INLINE), Err(GameError::Over));
    // A move that mates decides the game itself.
    let mates = begin("7k/8/6K1/8/8/8/8/R7 w - - 99 120");
    let ClaimVerdict::Refuted(counts) =
        judge(&mates, &claim(ClaimGround::FiftyMoveRule, Some("Ra8#")))
    else {
        panic!()
    };
    assert_eq!(counts.halfmoves, 100);
}

#[test]
fn what_is_stored_of_claims_is_read_as_it_was_written_and_nothing_else_is() {
    for text in [
        "",
        "open since:1763647200000000 by:white ground:other",
        "open answered unproven since:1763647200000000 by:black ground:dead_position intended:e7e8q",
        "since:1763647200000000 adjudicated:17:1763647200000001",
        "open since:1763647200000000 by:white ground:fortress adjudicated:17:1763647200000001 first:17 appeal:black rejected:white:fortress:34",
        "rejected:white:fortress:34 rejected:black:other:35",
    ] {
        assert_eq!(Claims::parse(text).map(|claims| claims.to_text()).as_deref(), Some(text));
    }
    for text in [
        "open",
        "since:x",
        "open  since:1763647200000000 by:white ground:other",
        "open since:1763647200000000 by:white",
        "open since:1763647200000000 ground:other",
        "open since:1763647200000000 by:green ground:other",
        "open since:1763647200000000 by:white ground:hunger",
        "since:1763647200000000 adjudicated:17",
        "rejected:white:fortress",
        "rejected:white:fortress:34:5",
        "since:1763647200000000 open by:white ground:other",
        "hearsay",
    ] {
        assert_eq!(Claims::parse(text), None, "{text:?}");
    }
    let adjudications = [
        Adjudication::End(Adjudicated::Win(Color::White)),
        Adjudication::End(Adjudicated::BothLose),
        Adjudication::End(Adjudicated::Annulled),
        Adjudication::End(Adjudicated::Draw),
        Adjudication::PlayOn,
        Adjudication::Uphold,
        Adjudication::AddTime { to: Color::Black, days: 3 },
        Adjudication::Reopen { days: 0 },
    ];
    for adjudication in adjudications {
        assert_eq!(adjudication.to_text().parse(), Ok(adjudication));
    }
    for text in ["", "win", "win:green", "draw:1", "add_time:white", "add_time:white:03", "reopen"]
    {
        assert!(text.parse::<Adjudication>().is_err(), "{text:?}");
    }
}
