//! A game's row: a FEN, or nothing for the standard array, then the text of its moves, of its
//! time control, of what else is stored of its clocks, and of its claims. Anything may stand in a
//! row; what makes a game is written as it was read.
#![no_main]

use chrono::{DateTime, TimeDelta, Utc};
use libfuzzer_sys::fuzz_target;
use zugpost::{
    chess::{Color, Rules, Start, Variant},
    db::games::{read_moves, write_moves},
    game::{
        Adjudicated, Adjudication, ArbiterCommand, Claim, ClaimGround, Claims, Game, PlayerCommand,
        StoredState, SystemCommand, Terms, TimeoutRule,
        clock::{REMINDER_HOURS, StoredClock, TimeControl},
        pgn,
    },
};

fuzz_target!(|text: &str| {
    let mut lines = text.splitn(5, '\n');
    let mut line = || lines.next().unwrap_or_default();
    let (fen, row, control, clock, claims) = (line(), line(), line(), line(), line());
    let Some(moves) = read_moves(row) else {
        return;
    };
    let control = control.parse::<TimeControl>().ok();
    if let Some(control) = control {
        assert_eq!(control.to_text().parse(), Ok(control), "our own text");
    }
    let clock = StoredClock::parse(clock).unwrap_or_default();
    assert_eq!(StoredClock::parse(&clock.to_text()).as_ref(), Some(&clock), "our own text");
    let claims = Claims::parse(claims).unwrap_or_default();
    assert_eq!(Claims::parse(&claims.to_text()).as_ref(), Some(&claims), "our own text");
    for variant in [Variant::Standard, Variant::Chess960] {
        let start = match fen {
            "" => Some(Start::of_variant(variant)),
            fen => Start::from_stored(fen, variant, Rules::default()),
        };
        let Some(start) = start else {
            continue;
        };
        let restore = |moves: &[_], timeout_rule| {
            let (clock, claims) = (clock.clone(), claims.clone());
            let standing = StoredState { clock, claims, ..StoredState::default() };
            let mut terms = Terms::standard(TimeDelta::days(3));
            terms.control = control.unwrap_or(terms.control);
            terms.timeout_rule = timeout_rule;
            let began = DateTime::UNIX_EPOCH;
            Game::restore(terms, start.clone(), began, moves.iter().cloned(), standing)
        };
        let Some(game) = restore(&moves, TimeoutRule::Server) else {
            continue;
        };
        let mode = variant.castling_mode();
        let written = write_moves(&game, mode);
        let again = read_moves(&written).and_then(|moves| restore(&moves, TimeoutRule::Claimed));
        let again = again.expect("our own text");
        assert_eq!(again.played(), game.played());
        assert_eq!(write_moves(&again, mode), written);
        // Code that shows a game, or lets time do something to it, must bear any times.
        bear(&game);
        bear(&again);
        let sheet = pgn::Sheet {
            event: "?",
            site: "?",
            white: "W",
            black: "B",
            opening: "",
            played_in: None,
        };
        let _ = pgn::export(&game, &sheet, true);
    }
});

fn bear(game: &Game) {
    let instants = [
        DateTime::<Utc>::MIN_UTC,
        DateTime::UNIX_EPOCH,
        game.turn_began(),
        game.deadline().unwrap_or(DateTime::<Utc>::MAX_UTC),
    ];
    for now in instants {
        let left = game.time_left(now);
        assert!(left.is_none_or(|left| left >= TimeDelta::zero()));
        for side in Color::ALL {
            assert!(game.bank(side, now).is_none_or(|left| left >= TimeDelta::zero()));
        }
        let _ = (game.reminders(&REMINDER_HOURS), game.next_check(now), game.clone().as_of(now));
        let back = SystemCommand::ReturnTime { from: DateTime::UNIX_EPOCH, to: now };
        let away = PlayerCommand::TakeVacation { vacations: Vec::new() };
        let (mover, other) = (game.turn(), !game.turn());
        let claim = |ground| PlayerCommand::Claim {
            claim: Claim { ground, intended: None },
            position_no: game.position_no(),
            statement: "?".to_owned(),
        };
        let rule =
            |adjudication| ArbiterCommand::Adjudicate { adjudication, reason: "?".to_owned() };
        let words = || "?".to_owned();
        for command in [
            back.into(),
            away.by(mover),
            claim(ClaimGround::Other).by(mover),
            claim(ClaimGround::Silence).by(other),
            PlayerCommand::Appeal { statement: words() }.by(mover),
            PlayerCommand::AnswerClaim { statement: words() }.by(other),
            PlayerCommand::Resign.by(other),
            rule(Adjudication::PlayOn).by(7),
            rule(Adjudication::End(Adjudicated::Draw)).by(7),
            rule(Adjudication::AddTime { to: game.turn(), days: 30 }).by(7),
        ] {
            let mut after = game.clone();
            for event in game.decide(&command, now).unwrap_or_default() {
                after.apply(&event);
            }
            let _ = (after.deadline(), after.used(now), after.claims().to_text());
            let reopen = rule(Adjudication::Reopen { days: 30 });
            for event in after.decide(&reopen.by(8), now).unwrap_or_default() {
                after.apply(&event);
            }
            let _ = (after.deadline(), after.time_left(now));
        }
    }
}
