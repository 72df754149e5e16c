//! What no challenge agrees on: no abort, no time given, more for one side.

use super::*;
use crate::game::{Adjudicated, Adjudication, Claim, ClaimGround, DrawOffers, GameResult};

/// Cannot be aborted.
fn binding() -> Game {
    Game::new(Terms { abort: false, ..terms() }, Start::standard(), noon())
}

fn after(mut game: Game, moves: &[&str]) -> Game {
    play_all(&mut game, moves);
    game
}

#[test]
fn a_game_that_cannot_be_aborted_is_not() {
    for moves in [&[][..], &["e4"], &["e4", "e5"]] {
        let mut game = after(binding(), moves);
        for side in Color::ALL {
            let abort = PlayerCommand::Abort.by(side);
            assert_eq!(carry_out(&mut game, &abort, at(5)), Err(GameError::NoAbort));
        }
        assert!(game.is_running() && !game.may_abort());
        let refusal = GameError::NoAbort.to_string();
        assert_eq!(refusal, "This game cannot be aborted, but you can resign.");
    }
    assert!(standard().may_abort() && after(standard(), &["e4"]).may_abort());
    assert!(!after(standard(), &["e4", "e5"]).may_abort());
}

#[test]
fn whoever_makes_no_first_move_in_time_loses_by_forfeit() {
    let late = |mut game: Game| {
        let deadline = game.deadline().unwrap();
        carry_out(&mut game, &SystemCommand::CheckTime.into(), deadline).unwrap();
        assert_eq!(game.timed_out(), Some(deadline));
        (game.ending_sentence().unwrap(), ending(&game).unwrap())
    };
    let forfeit = |loser| Ending::Forfeit { loser };
    for (moves, expected, sentence) in [
        (&[][..], forfeit(WHITE), "White did not make a first move in time. Black won by forfeit."),
        (&["e4"], forfeit(BLACK), "Black did not make a first move in time. White won by forfeit."),
        // Both have moved: a loss on time.
        (
            &["e4", "e5"],
            Ending::Timeout { loser: WHITE },
            "White ran out of time. Black won on time.",
        ),
    ] {
        let (said, ending) = late(after(binding(), moves));
        assert_eq!((ending, said.as_str()), (expected, sentence));
        assert_eq!(ending.result(), GameResult::Win(!expected_loser(ending)));
        assert_eq!(ending.termination(), "time forfeit");
    }
    // A lone king wins too: nobody has asked for a mate. And Black may be the first to move.
    let fen = "4k3/7p/8/8/8/8/8/4K3 b - - 0 1";
    let start = Start::from_stored(fen, Variant::Standard, Rules::default()).unwrap();
    let game = Game::new(Terms { abort: false, ..terms() }, start, noon());
    assert_eq!(late(game).1, forfeit(BLACK));
    // Where time is claimed, it is the same.
    let terms = Terms { abort: false, timeout_rule: TimeoutRule::Claimed, ..terms() };
    let mut game = Game::new(terms, Start::standard(), noon());
    carry_out(&mut game, &PlayerCommand::ClaimTimeout.by(BLACK), at(73)).unwrap();
    assert_eq!(ending(&game), Some(forfeit(WHITE)));
    assert_eq!(
        carry_out(&mut game, &PlayerCommand::ClaimTimeout.by(BLACK), at(73)),
        Err(GameError::AlreadyDone)
    );
}

fn expected_loser(ending: Ending) -> Color {
    match ending {
        Ending::Forfeit { loser } | Ending::Timeout { loser } => loser,
        other => panic!("{other:?}"),
    }
}

#[test]
fn resigning_and_decisions_give_results_before_both_have_moved() {
    for moves in [&[][..], &["e4"]] {
        let mut game = after(binding(), moves);
        carry_out(&mut game, &PlayerCommand::Resign.by(WHITE), at(5)).unwrap();
        assert_eq!(ending(&game), Some(Ending::Resignation { loser: WHITE }));
        for adjudicated in [Adjudicated::Win(BLACK), Adjudicated::Draw, Adjudicated::BothLose] {
            let adjudication = Adjudication::End(adjudicated);
            let command = ArbiterCommand::Adjudicate { adjudication, reason: "So.".into() };
            let mut game = after(binding(), moves);
            carry_out(&mut game, &command.by(7), at(5)).unwrap();
            assert_ne!(ending(&game).unwrap().result(), GameResult::None);
        }
    }
}

#[test]
fn where_no_time_is_given_only_arbiters_add_some() {
    let mut game = Game::new(Terms { time_grants: false, ..terms() }, Start::standard(), noon());
    let deadline = game.deadline().unwrap();
    for side in Color::ALL {
        let give = PlayerCommand::GiveTime { days: 1, given: 0 }.by(side);
        assert_eq!(carry_out(&mut game, &give, at(5)), Err(GameError::NoTimeGrants));
    }
    assert_eq!(game.deadline(), Some(deadline));
    let adjudication = Adjudication::AddTime { to: WHITE, days: 2 };
    let command = ArbiterCommand::Adjudicate { adjudication, reason: "So.".into() };
    carry_out(&mut game, &command.by(7), at(5)).unwrap();
    assert_eq!(game.deadline(), Some(deadline + TimeDelta::days(2)));
}

#[test]
fn only_black_offers_a_draw_and_both_accept_and_claim() {
    let begun = || {
        let terms = Terms { draw_offers: DrawOffers::BlackOnly, ..terms() };
        after(Game::new(terms, Start::standard(), noon()), &["Nf3", "Nf6"])
    };
    // White neither with a move nor without, and however long ago.
    let game = begun();
    for command in [play_and_offer("Ng1", 2), PlayerCommand::OfferDraw] {
        let decided = game.decide(&command.by(WHITE), at(5));
        assert!(matches!(decided, Err(GameError::NoDrawOffers | GameError::OfferWithTheMove)));
    }
    assert_eq!(
        game.decide(&play_and_offer("Ng1", 2).by(WHITE), at(5)),
        Err(GameError::NoDrawOffers)
    );
    let game = after(begun(), &["Ng1"]);
    let offer = PlayerCommand::OfferDraw;
    assert_eq!(game.decide(&offer.clone().by(WHITE), at(5)), Err(GameError::NoDrawOffers));
    // Black both ways, and White may accept or decline.
    for answer in [PlayerCommand::AcceptDraw { ply: 4 }, PlayerCommand::DeclineDraw { ply: 4 }] {
        let mut game = game.clone();
        carry_out(&mut game, &play_and_offer("Ng8", 3).by(BLACK), at(5)).unwrap();
        carry_out(&mut game, &answer.by(WHITE), at(6)).unwrap();
        assert_eq!((game.offer(), game.ended().is_some()), (None, !game.is_running()));
    }
    let mut game = begun();
    carry_out(&mut game, &offer.by(BLACK), at(5)).unwrap();
    carry_out(&mut game, &PlayerCommand::AcceptDraw { ply: 2 }.by(WHITE), at(6)).unwrap();
    assert_eq!(ending(&game), Some(Ending::Agreement));
    // A draw by the Laws of Chess is White's to claim as ever.
    let mut game = after(begun(), &["Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]);
    let claim = Claim { ground: ClaimGround::ThreefoldRepetition, intended: None };
    let position_no = game.position_no();
    let claim = PlayerCommand::Claim { claim, position_no, statement: String::new() };
    carry_out(&mut game, &claim.by(WHITE), at(6)).unwrap();
    assert_eq!(ending(&game), Some(Ending::ThreefoldRepetition));
}

#[test]
fn a_rated_game_is_even() {
    let rated = Terms { rated: true, takebacks: false, ..terms() };
    let fit = |terms: Terms| terms.fit(&Start::standard());
    assert!(fit(rated.clone()));
    assert!(!fit(Terms { draw_offers: DrawOffers::BlackOnly, ..rated.clone() }));
    assert!(!fit(Terms { white_extra_time: TimeDelta::days(2), ..rated.clone() }));
    assert!(fit(Terms { abort: false, time_grants: false, ..rated }));
}

#[test]
fn a_rematch_is_a_game_like_others() {
    let agreed = Terms {
        conditional: false,
        abort: false,
        time_grants: false,
        draw_offers: DrawOffers::BlackOnly,
        white_extra_time: TimeDelta::days(2),
        ..terms()
    };
    assert_eq!(agreed.for_rematch(), Terms { conditional: false, ..terms() });
}
