//! Appeals, results that are changed, and games that are reopened.

use super::{adjudications::*, *};

#[test]
fn an_adjudication_is_appealed_once_to_another_administrator() {
    // Against an end: it stands until another decision.
    let mut game = waiting();
    carry_out(
        &mut game,
        &rule(Adjudication::End(Adjudicated::Win(Color::Black))).by(ADMIN),
        at(20),
    )
    .unwrap();
    assert_eq!(
        game.decide(&appeal().by(WHITE), at(20) + APPEAL_PERIOD),
        Err(GameError::Claim(ClaimError::AppealTooLate))
    );
    carry_out(&mut game, &appeal().by(WHITE), at(20) + APPEAL_PERIOD - TimeDelta::microseconds(1))
        .unwrap();
    assert_eq!(game.decide(&appeal().by(WHITE), at(400)), Err(GameError::AlreadyDone));
    assert_eq!(
        game.decide(&appeal().by(BLACK), at(400)),
        Err(GameError::Claim(ClaimError::AppealedOnce))
    );
    assert_eq!(
        game.decide(&rule(DRAW).by(ADMIN), at(400)),
        Err(GameError::Claim(ClaimError::AdjudicatedBefore))
    );
    carry_out(
        &mut game,
        &PlayerCommand::AnswerClaim { statement: statement("Yes.") }.by(BLACK),
        at(400),
    )
    .unwrap();
    let mut upheld = game.clone();
    carry_out(&mut upheld, &rule(Adjudication::Uphold).by(OTHER), at(400)).unwrap();
    assert_eq!(ending(&upheld), Some(Ending::Adjudicated(Adjudicated::Win(Color::Black))));
    assert_eq!(
        upheld.decide(&appeal().by(WHITE), at(401)),
        Err(GameError::Claim(ClaimError::AppealedOnce))
    );
    let mut turned = game.clone();
    carry_out(&mut turned, &rule(DRAW).by(OTHER), at(400)).unwrap();
    assert_eq!(ending(&turned), Some(Ending::Adjudicated(Adjudicated::Draw)));
    carry_out(&mut game, &rule(Adjudication::Reopen { days: 0 }).by(OTHER), at(400)).unwrap();
    assert_eq!(game.deadline(), Some(at(400) + TimeDelta::days(3) - TimeDelta::hours(10)));
    // Against playing on: the game is paused again, until a move was made.
    let mut game = waiting();
    carry_out(&mut game, &rule(Adjudication::PlayOn).by(ADMIN), at(20)).unwrap();
    carry_out(&mut game, &appeal().by(WHITE), at(25)).unwrap();
    assert_eq!((game.paused_since(), game.deadline()), (Some(at(25)), None));
    carry_out(&mut game, &rule(Adjudication::PlayOn).by(OTHER), at(100)).unwrap();
    assert_eq!(game.deadline(), Some(at(100) + TimeDelta::days(3) - TimeDelta::hours(15)));
    assert_eq!(
        game.decide(&appeal().by(WHITE), at(101)),
        Err(GameError::Claim(ClaimError::AppealedOnce))
    );
    let mut game = waiting();
    carry_out(&mut game, &rule(Adjudication::PlayOn).by(ADMIN), at(20)).unwrap();
    make(&mut game, "Kd3", at(21));
    assert_eq!(
        game.decide(&appeal().by(BLACK), at(22)),
        Err(GameError::Claim(ClaimError::NothingToAppeal))
    );
}

#[test]
fn a_finished_game_is_reopened_with_the_time_that_it_had() {
    let mut game = standard();
    play_all(&mut game, &["e4", "e5", "Nf3"]);
    carry_out(&mut game, &PlayerCommand::Resign.by(BLACK), at(10)).unwrap();
    let reopen = |days| rule(Adjudication::Reopen { days });
    let mut again = game.clone();
    carry_out(&mut again, &reopen(0).by(ADMIN), at(1000)).unwrap();
    assert!(again.is_running() && again.pending().is_none());
    assert_eq!(again.deadline(), Some(at(1000) + TimeDelta::days(3) - TimeDelta::hours(7)));
    carry_out(&mut again, &play("Nc6", 3).by(BLACK), at(1001)).unwrap();
    assert_eq!(again.time_used(3), TimeDelta::hours(8));
    carry_out(&mut game, &reopen(2).by(ADMIN), at(1000)).unwrap();
    assert_eq!(game.deadline(), Some(at(1000) + TimeDelta::days(5) - TimeDelta::hours(7)));
    // After a timeout it needs time.
    let mut fell = standard();
    play_all(&mut fell, &["e4", "e5"]);
    carry_out(&mut fell, &SystemCommand::CheckTime.into(), at(500)).unwrap();
    assert_eq!(
        fell.decide(&reopen(0).by(ADMIN), at(500)),
        Err(GameError::Claim(ClaimError::ReopenNeedsTime))
    );
    carry_out(&mut fell, &reopen(1).by(ADMIN), at(500)).unwrap();
    assert_eq!(fell.deadline(), Some(at(500) + TimeDelta::days(1)));
    // What the board has ended stays ended.
    let mut mated = standard();
    play_all(&mut mated, &["f3", "e5", "g4", "Qh4"]);
    assert_eq!(
        mated.decide(&reopen(3).by(ADMIN), at(10)),
        Err(GameError::Claim(ClaimError::BoardEnded))
    );
    // A result can be changed, but not into itself.
    carry_out(&mut mated, &rule(Adjudication::End(Adjudicated::Annulled)).by(ADMIN), at(10))
        .unwrap();
    assert_eq!(mated.ended().unwrap().ending.result(), GameResult::None);
    let same = mated.decide(&rule(Adjudication::End(Adjudicated::Annulled)).by(OTHER), at(11));
    assert_eq!(same, Err(GameError::Claim(ClaimError::SameResult)));
    assert_eq!(
        mated.decide(&reopen(3).by(OTHER), at(11)),
        Err(GameError::Claim(ClaimError::BoardEnded))
    );
}

#[test]
fn what_was_changed_after_the_end_costs_no_time() {
    let mut game = standard();
    play_all(&mut game, &["e4", "e5", "Nf3"]);
    carry_out(&mut game, &PlayerCommand::Resign.by(BLACK), at(10)).unwrap();
    carry_out(&mut game, &rule(Adjudication::End(Adjudicated::Annulled)).by(ADMIN), at(200))
        .unwrap();
    carry_out(&mut game, &appeal().by(WHITE), at(300)).unwrap();
    carry_out(&mut game, &rule(Adjudication::Reopen { days: 0 }).by(OTHER), at(400)).unwrap();
    assert_eq!(game.deadline(), Some(at(400) + TimeDelta::days(3) - TimeDelta::hours(7)));
}

#[test]
fn nobody_accepts_what_was_turned_down_nor_a_complaint_of_silence() {
    let mut game = waiting();
    carry_out(&mut game, &rule(Adjudication::PlayOn).by(ADMIN), at(20)).unwrap();
    carry_out(&mut game, &appeal().by(BLACK), at(21)).unwrap();
    let accept = PlayerCommand::AcceptDraw { ply: game.position_no() };
    assert_eq!(game.decide(&accept.clone().by(BLACK), at(22)), Err(GameError::NoOffer));
    // The one who decided first decides neither on the appeal nor against what came of it.
    assert_eq!(
        game.decide(&rule(DRAW).by(ADMIN), at(22)),
        Err(GameError::Claim(ClaimError::AdjudicatedBefore))
    );
    carry_out(
        &mut game,
        &rule(Adjudication::End(Adjudicated::Win(Color::Black))).by(OTHER),
        at(23),
    )
    .unwrap();
    for adjudication in [DRAW, Adjudication::Reopen { days: 1 }] {
        let refused = game.decide(&rule(adjudication).by(ADMIN), at(24));
        assert_eq!(refused, Err(GameError::Claim(ClaimError::AdjudicatedBefore)));
    }
    // What the players did after a decision is not the decision.
    let mut resigned = waiting();
    carry_out(&mut resigned, &rule(Adjudication::PlayOn).by(ADMIN), at(20)).unwrap();
    carry_out(&mut resigned, &PlayerCommand::Resign.by(WHITE), at(21)).unwrap();
    let refused = resigned.decide(&appeal().by(WHITE), at(22));
    assert_eq!(refused, Err(GameError::Claim(ClaimError::NothingToAppeal)));
}

#[test]
fn what_the_rules_have_ended_is_not_reopened_by_a_detour() {
    let walls = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/4n3/2B1K3 w - - 0 40";
    let mut dead = begin(walls);
    play_all(&mut dead, &["Kxe2"]);
    let mut fifth = standard();
    play_all(&mut fifth, &["Nf3", "Nf6", "Ng1", "Ng8"].repeat(4));
    for mut game in [dead, fifth] {
        assert!(game.ended().unwrap().ending.is_by_the_board());
        carry_out(&mut game, &rule(Adjudication::End(Adjudicated::Annulled)).by(ADMIN), at(30))
            .unwrap();
        let refused = game.decide(&rule(Adjudication::Reopen { days: 3 }).by(OTHER), at(31));
        assert_eq!(refused, Err(GameError::Claim(ClaimError::BoardEnded)));
        assert!(!game.may_reopen());
    }
}

#[test]
fn whatever_a_reason_says_a_game_is_exported_as_one_game() {
    let mut game = waiting();
    let reason =
        "A } brace. } 1-0 {\n[Result \"0-1\"]\n\n[Event \"forged\"]\n%\n1. e4 [%clk 1:0]".into();
    let command = ArbiterCommand::Adjudicate { adjudication: DRAW, reason };
    carry_out(&mut game, &command.clone().by(ADMIN), at(20)).unwrap();
    let sheet = pgn::Sheet {
        event: "E",
        site: "S",
        white: "W",
        black: "B",
        ratings: [None; 2],
        opening: "",
        played_in: None,
    };
    let text = pgn::export(&game, &sheet, false);
    assert_eq!((text.matches('{').count(), text.matches('}').count()), (1, 1), "{text}");
    assert!(
        !text.contains('%')
            && text
                .lines()
                .filter(|line| line.starts_with('['))
                .all(|line| { line.ends_with(']') && !line.contains("forged") })
    );
    assert_eq!(text.lines().filter(|line| line.starts_with("[Event ")).count(), 1);
    assert!(text.trim_end().ends_with("} 1/2-1/2"), "{text}");
}

#[test]
fn a_vacation_in_which_a_game_ended_was_no_thinking() {
    use crate::game::clock::Vacation;
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let vacations = vec![Vacation { from: at(4), to: at(100) }];
    carry_out(&mut game, &PlayerCommand::TakeVacation { vacations }.by(WHITE), at(4)).unwrap();
    carry_out(&mut game, &PlayerCommand::Resign.by(WHITE), at(30)).unwrap();
    carry_out(&mut game, &rule(Adjudication::Reopen { days: 0 }).by(ADMIN), at(200)).unwrap();
    assert_eq!(game.deadline(), Some(at(200) + TimeDelta::days(3) - TimeDelta::hours(2)));
}
