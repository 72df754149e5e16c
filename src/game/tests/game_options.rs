//! Games under house rules: en passant off, check warning off.

use super::*;
use crate::chess::Rules;

/// A game in which a move that leaves the king in check stands and loses.
fn without_warning(fen: &str) -> Game {
    let rules = Rules { legal_moves_only: false, ..Rules::default() };
    let start = Start::from_fen(fen, Variant::Standard).unwrap().under(rules).unwrap();
    Game::new(terms(), start, noon())
}

#[test]
fn a_king_left_in_check_loses_where_nothing_warns() {
    for (fen, text, by, mv, sentence) in [
        (
            "4r1k1/8/8/8/8/8/8/4K3 w - - 0 17",
            "Ke2",
            WHITE,
            "left_in_check e1e2 e8",
            "White left the king in check: after 17.Ke2 the rook on e8 attacks it. Black won.",
        ),
        (
            "4k3/4n3/2B5/8/8/8/4R3/4K3 b - - 0 17",
            "e7g8",
            BLACK,
            "left_in_check e7g8 e2 c6",
            "Black left the king in check: after 17...Ng8 the rook on e2 and the bishop on c6 attack it. White won.",
        ),
    ] {
        let mut game = without_warning(fen);
        let before = game.clone();
        carry_out(&mut game, &play(text, 0).by(by), at(1)).unwrap();
        let loser = by;
        assert_eq!(ending(&game), Some(Ending::KingLeftInCheck { loser }));
        assert_eq!(ending(&game).unwrap().result(), GameResult::Win(!loser));
        assert_eq!(game.played(), [], "it is no move of the game");
        assert_eq!(game.position(), before.position());
        assert_eq!(game.deadline(), None);
        let evidence = game.ended().unwrap().evidence.clone().unwrap();
        assert_eq!(evidence.to_text(), mv);
        assert_eq!(mv.parse(), Ok(evidence));
        assert_eq!(game.ending_sentence().as_deref(), Some(sentence));
        // The same form again, in any spelling; another one comes too late.
        assert_eq!(game.decide(&play(text, 0).by(by), at(2)), Err(GameError::AlreadyDone));
        assert_eq!(game.decide(&play(&mv[14..18], 0).by(by), at(2)), Err(GameError::AlreadyDone));
        assert_eq!(game.decide(&play("Kh1", 0).by(by), at(2)), Err(GameError::Over));
        assert_eq!(game.decide(&play(text, 1).by(by), at(2)), Err(GameError::Over));
        let other = !loser;
        assert_eq!(game.decide(&play(text, 0).by(other), at(2)), Err(GameError::Over));
        // With the warning it is refused as it always was.
        let mut warned = begin(fen);
        let refused = carry_out(&mut warned, &play(text, 0).by(by), at(1)).unwrap_err().to_string();
        assert!(refused.starts_with("Your king would "), "{refused}");
        assert_eq!(warned.ended(), None);
    }
}

#[test]
fn who_leaves_the_king_in_check_has_to_be_in_turn_and_in_time() {
    let game = without_warning("4r1k1/8/8/8/8/8/8/4K3 w - - 0 17");
    assert_eq!(game.decide(&play("Ke2", 0).by(BLACK), at(1)), Err(GameError::NotYourTurn));
    assert_eq!(game.decide(&play("Ke2", 1).by(WHITE), at(1)), Err(GameError::Stale));
    let late = game.decide(&play("Ke2", 0).by(WHITE), at(72)).unwrap();
    let fell = EventKind::ended(Ending::NeverStarted { missing: Color::White });
    assert_eq!(late[0].what, fell, "the flag comes first");
    // Of two such moves the one that was sent is the one that lost.
    let mut lost = without_warning("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 17");
    carry_out(&mut lost, &play("a3", 0).by(WHITE), at(1)).unwrap();
    assert_eq!(lost.decide(&play("a2a3", 0).by(WHITE), at(2)), Err(GameError::AlreadyDone));
    assert_eq!(lost.decide(&play("a4", 0).by(WHITE), at(2)), Err(GameError::Over));
    // An offer with it is as good as none, unless it may not be made at all.
    let mut offered = without_warning("4r1k1/8/8/8/8/8/8/4K3 w - - 0 17");
    play_all(&mut offered, &["Kd1"]);
    carry_out(&mut offered, &PlayerCommand::OfferDraw.by(WHITE), at(1)).unwrap();
    play_all(&mut offered, &["Rd8"]);
    let with_offer = offered.decide(&play_and_offer("Kd2", 2).by(WHITE), at(3));
    assert_eq!(with_offer, Err(GameError::OfferTooSoon { moves_left: 10 }));
    assert_eq!(offered.decide(&play("Kd2", 2).by(WHITE), at(3)).unwrap().len(), 1);
}

#[test]
fn without_en_passant_a_mate_ends_the_game_and_a_stored_capture_is_no_game() {
    let rules = Rules { en_passant: false, ..Rules::default() };
    let begin = |fen: &str, rules: Rules| {
        let start = Start::from_fen(fen, Variant::Standard).unwrap().under(rules).unwrap();
        Game::new(terms(), start, noon())
    };
    let fen = "8/4N3/R7/4k3/4p3/6P1/2NP4/7K w - - 0 1";
    for (rules, expected) in
        [(Rules::default(), None), (rules, Some(Ending::Checkmate { winner: Color::White }))]
    {
        let mut game = begin(fen, rules);
        play_all(&mut game, &["d4"]);
        assert_eq!(ending(&game), expected);
    }
    let fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    let mut lawful = begin(fen, Rules::default());
    play_all(&mut lawful, &["e4", "dxe3"]);
    let moves: Vec<_> = lawful
        .played()
        .iter()
        .map(|p| StoredMove {
            uci: shakmaty::uci::UciMove::from_standard(p.mv),
            at: p.at,
            how: p.how,
            began: p.began,
        })
        .collect();
    let standing = StoredState { offered_at: lawful.offered_at(), ..StoredState::default() };
    for (rules, is_game) in [(Rules::default(), true), (rules, false)] {
        let start = begin(fen, rules).start().clone();
        let restored = Game::restore(terms(), start, noon(), moves.clone(), standing.clone());
        assert_eq!(restored.is_some(), is_game);
    }
    let mut game = begin(fen, rules);
    play_all(&mut game, &["e4"]);
    assert_eq!(game.position().maybe_ep_square(), None, "also by `apply`");
    let refused = game.decide(&play("dxe3", 1).by(BLACK), at(2)).unwrap_err();
    assert_eq!(refused.to_string(), "This game is played without en passant.");
    // The second submission is read under the rules too.
    assert_eq!(game.decide(&play("e4", 0).by(WHITE), at(2)), Err(GameError::AlreadyDone));
}

#[test]
fn evidence_is_read_back_and_nothing_else_is() {
    for text in ["left_in_check e1e2 e8", "left_in_check e7e8n a1", "left_in_check a1a2 b4 e8"] {
        assert_eq!(text.parse().map(|read: Evidence| read.to_text()).as_deref(), Ok(text));
    }
    for text in [
        "",
        "left_in_check",
        "left_in_check e1e2",
        "left_in_check e1e2 ",
        "left_in_check  e1e2 e8",
        "left_in_check e1e2 e8 ",
        "left_in_check e1e2 e9",
        "left_in_check e1e2 E8",
        "left_in_check e1e9 e8",
        "left_in_check 0000 e8",
        "left_in_check Q@e4 e8",
        "left in check e1e2 e8",
        "repetition 1 5 9",
    ] {
        assert!(text.parse::<Evidence>().is_err(), "{text:?}");
    }
}

#[test]
fn evidence_that_does_not_fit_the_board_proves_nothing() {
    let mut game = without_warning("4r1k1/8/8/8/8/8/8/4K3 w - - 0 17");
    let ending = Ending::KingLeftInCheck { loser: Color::White };
    for text in ["left_in_check e1e2 e7", "left_in_check e1e2 e8 g8", "left_in_check e1d1 e8"] {
        let evidence = text.parse::<Evidence>().ok();
        let what = EventKind::Ended { ending, evidence };
        game.apply(&Event { at: at(1), by: Actor::Player(WHITE), what });
        let said = game.ending_sentence();
        assert_eq!(
            said.as_deref(),
            Some("White left the king in check and lost. Black won."),
            "{text}"
        );
    }
}

#[test]
fn house_rules_stand_in_the_tags_and_long_sentences_are_broken() {
    let sheet = pgn::Sheet {
        event: "E",
        site: "S",
        white: "W",
        black: "B",
        ratings: [None; 2],
        opening: "",
        played_in: None,
    };
    let standard_text = pgn::export(&standard(), &sheet, false);
    for tag in ["EnPassant", "CheckWarning", "Draws"] {
        assert!(!standard_text.contains(tag), "{standard_text}");
    }
    let rules = Rules { en_passant: false, legal_moves_only: false };
    let start = Start::standard().under(rules).unwrap();
    let terms = Terms { draw_rule: DrawRule::Automatic, ..terms() };
    let mut game = Game::new(terms, start, noon());
    play_all(&mut game, &["e4", "e5", "Nf3", "f6", "Nxe5", "Qe7", "Nf3", "Qxe4"]);
    carry_out(&mut game, &play("d4", 8).by(WHITE), at(9)).unwrap();
    let text = pgn::export(&game, &sheet, false);
    for line in [
        "[EnPassant \"off\"]",
        "[CheckWarning \"off\"]",
        "[Draws \"automatic\"]",
        "[Result \"0-1\"]",
        "[Termination \"rules infraction\"]",
    ] {
        assert!(text.lines().any(|l| l == line), "{line} is not in\n{text}");
    }
    let movetext = text.split("\n\n").nth(1).unwrap();
    assert!(movetext.lines().all(|line| line.len() <= 79), "{movetext}");
    let joined = movetext.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(joined.ends_with(
        "4. Nf3 Qxe4+ { White left the king in check: after 5.d4 the queen on e4 attacks it. Black won. } 0-1"
    ), "{joined}");
}
