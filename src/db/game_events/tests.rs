//! Every kind of event is read as it was written, and nothing else is read.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::{
    chess::Start,
    game::{
        Adjudicated, Cause, ClaimGround, ClaimedResult, EventKind, Play, PlayerCommand, SafetyMove,
        Terms, conditional_moves::ConditionalMoves,
    },
};

const GAME: GameId = GameId(7);

/// An instant, as the log writes it.
const MICROS: i64 = 1_763_647_200_000_000;

fn instant(micros: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(micros).expect("an instant")
}

fn begin() -> Game {
    Game::new(Terms::standard(TimeDelta::days(3)), Start::standard(), instant(MICROS))
}

fn row(actor: &str, kind: &str, detail: &str) -> LoggedEvent {
    LoggedEvent {
        game_id: GAME,
        number: 0,
        at: DbTimestamp::of(instant(MICROS)),
        actor: actor.to_owned(),
        kind: kind.to_owned(),
        detail: detail.to_owned(),
    }
}

/// Returns the place of a kind in the table: a new one does not compile before it has one.
fn place(what: &EventKind) -> usize {
    match what {
        EventKind::MovePlayed { .. } => 0,
        EventKind::Proposed { .. } => 1,
        EventKind::ConditionalMovesSaved { .. } => 2,
        EventKind::TakebackAsked { .. } => 3,
        EventKind::TakebackDeclined { .. } => 4,
        EventKind::TakenBack { .. } => 5,
        EventKind::TimeGiven { .. } => 6,
        EventKind::VacationSet { .. } => 7,
        EventKind::TimeReturned { .. } => 8,
        EventKind::SpecialLeaveGranted { .. } => 9,
        EventKind::DrawOffered { .. } => 10,
        EventKind::DrawDeclined { .. } => 11,
        EventKind::Claimed { .. } => 12,
        EventKind::ClaimAnswered { .. } => 13,
        EventKind::ClaimExamined { .. } => 14,
        EventKind::ClaimRefuted { .. } => 15,
        EventKind::Appealed { .. } => 16,
        EventKind::Adjudicated { .. } => 17,
        EventKind::ProofAwaited { .. } => 18,
        EventKind::Ended { .. } => 19,
        EventKind::PlayStopped { .. } => 20,
        EventKind::ResultClaimed { .. } => 21,
        EventKind::PlayerReplaced { .. } => 22,
        EventKind::MoveDelayed { .. } => 23,
        EventKind::MoveRecalled { .. } => 24,
        EventKind::DelayEnded { .. } => 25,
        EventKind::SafetyMoveSet { .. } => 26,
        EventKind::SafetyMoveDeleted { .. } => 27,
        EventKind::SafetyMovePlayed { .. } => 28,
    }
}

/// An event, by whom, and what is stored of it: who, what, and what else it says.
type Stored = (Actor, EventKind, [&'static str; 3]);

const WHITE: Actor = Actor::Player(Color::White);
const BLACK: Actor = Actor::Player(Color::Black);
const STATEMENT: &str = "In my view\na draw, - as I said.";

/// Returns events of every kind, in the order of [`place`]. Nothing is stored of a private one.
fn table() -> Vec<Stored> {
    [played(), offered(), claimed(), ended(), replaced(), delayed()].concat()
}

fn replaced() -> Vec<Stored> {
    let what = EventKind::PlayerReplaced { side: Color::Black, former: 3, player: 12 };
    vec![(Actor::System, what, ["system", "player_replaced", "black 3 12"])]
}

fn delayed() -> Vec<Stored> {
    let (by, nothing) = (Color::White, ["", "", ""]);
    let play = Play { text: "e2e4".to_owned(), delay: TimeDelta::minutes(5), ..Play::default() };
    let command = PlayerCommand::Play(play).by(by);
    let delayed = begin().decide(&command, instant(MICROS)).expect("a legal move").remove(0);
    let (made_at, used) = (instant(MICROS), TimeDelta::microseconds(7));
    vec![
        (WHITE, delayed.what, nothing),
        (WHITE, EventKind::MoveRecalled { by }, nothing),
        (
            WHITE,
            EventKind::DelayEnded { by, made_at, used },
            ["white", "delay_ended", "1763647200000000 7"],
        ),
        (WHITE, safety_move(), nothing),
        (WHITE, EventKind::SafetyMoveDeleted { by }, nothing),
        (
            WHITE,
            EventKind::SafetyMovePlayed { by, lead: TimeDelta::hours(6) },
            ["white", "safety_move_played", "21600"],
        ),
    ]
}

fn safety_move() -> EventKind {
    let play = Play { text: "e2e4".to_owned(), ..Play::default() };
    let safety_move = SafetyMove { by: Color::White, play, lead: TimeDelta::hours(6) };
    EventKind::SafetyMoveSet { safety_move: Box::new(safety_move) }
}

fn evidence(text: &str) -> Evidence {
    text.parse().expect("evidence")
}

fn played() -> Vec<Stored> {
    let play = Play {
        text: "e4".to_owned(),
        offer_draw: true,
        propose: Some("e5 Nf3".to_owned()),
        ..Play::default()
    };
    let command = PlayerCommand::Play(play).by(Color::White);
    let mut played = begin().decide(&command, instant(MICROS)).expect("a legal move").into_iter();
    let (mv, line) = (played.next().expect("the move"), played.next().expect("the line"));
    vec![
        (WHITE, mv.what.clone(), ["white", "move", "e2e4 draw"]),
        (
            Actor::ConditionalMoves(Color::White),
            mv.what,
            ["white_conditional_move", "move", "e2e4 draw"],
        ),
        (WHITE, line.what, ["white", "proposed", "1...e5 2.Nf3"]),
        (
            WHITE,
            EventKind::ConditionalMovesSaved {
                by: Color::White,
                conditional_moves: Box::new(ConditionalMoves::default()),
            },
            ["", "", ""],
        ),
    ]
}

fn offered() -> Vec<Stored> {
    let vacation = |n: i64| Vacation { from: instant(MICROS + n), to: instant(MICROS + n + 50) };
    let outage = vacation(0);
    vec![
        (WHITE, EventKind::TakebackAsked { by: Color::White }, ["white", "takeback_asked", ""]),
        (
            BLACK,
            EventKind::TakebackDeclined { by: Color::Black },
            ["black", "takeback_declined", ""],
        ),
        (BLACK, EventKind::TakenBack { by: Color::Black, to: 12 }, ["black", "taken_back", "12"]),
        (
            WHITE,
            EventKind::TimeGiven { to: Color::Black, time: TimeDelta::days(2) },
            ["white", "time_given", "black 172800"],
        ),
        (
            BLACK,
            EventKind::VacationSet {
                by: Color::Black,
                vacations: vec![vacation(100), vacation(200)],
            },
            [
                "black",
                "vacation_set",
                "1763647200000100-1763647200000150 1763647200000200-1763647200000250",
            ],
        ),
        (
            BLACK,
            EventKind::VacationSet { by: Color::Black, vacations: Vec::new() },
            ["black", "vacation_set", ""],
        ),
        (
            Actor::System,
            EventKind::TimeReturned { from: outage.from, to: outage.to },
            ["system", "time_returned", "1763647200000000-1763647200000050"],
        ),
        (
            Actor::System,
            EventKind::SpecialLeaveGranted { side: Color::White, leave: outage },
            ["system", "special_leave_granted", "white 1763647200000000-1763647200000050"],
        ),
        (BLACK, EventKind::DrawOffered { by: Color::Black }, ["black", "draw_offered", ""]),
        (WHITE, EventKind::DrawDeclined { by: Color::White }, ["white", "draw_declined", ""]),
    ]
}

fn claimed() -> Vec<Stored> {
    let statement = || STATEMENT.to_owned();
    let claim = |intended: Option<&str>| Filed {
        by: Color::White,
        ground: ClaimGround::Fortress,
        intended: intended.map(|uci| uci.parse().expect("a move")),
    };
    let adjudication = Adjudication::AddTime { to: Color::Black, days: 3 };
    vec![
        (
            WHITE,
            EventKind::Claimed { claim: claim(None), statement: statement() },
            ["white", "claimed", "fortress - In my view\na draw, - as I said."],
        ),
        (
            WHITE,
            EventKind::Claimed { claim: claim(Some("e7e8q")), statement: String::new() },
            ["white", "claimed", "fortress e7e8q "],
        ),
        (
            BLACK,
            EventKind::ClaimAnswered { by: Color::Black, statement: statement() },
            ["black", "claim_answered", "In my view\na draw, - as I said."],
        ),
        (
            Actor::RulesCore,
            EventKind::ClaimExamined { evidence: evidence("undecided 9 4") },
            ["rules_core", "claim_examined", "undecided 9 4"],
        ),
        (
            Actor::RulesCore,
            EventKind::ClaimRefuted { evidence: evidence("could_mate e2e4 e7e8q") },
            ["rules_core", "claim_refuted", "could_mate e2e4 e7e8q"],
        ),
        (
            BLACK,
            EventKind::Appealed { by: Color::Black, statement: statement() },
            ["black", "appealed", "In my view\na draw, - as I said."],
        ),
        (
            Actor::Arbiter(17),
            EventKind::Adjudicated { arbiter: 17, adjudication, reason: statement() },
            ["admin:17", "adjudicated", "add_time:black:3 In my view\na draw, - as I said."],
        ),
    ]
}

fn ended() -> Vec<Stored> {
    let ended = |ending, evidence| EventKind::Ended { ending, evidence };
    let by_decision = Ending::Adjudicated(Adjudicated::Draw);
    let reason = STATEMENT.to_owned();
    vec![
        (
            Actor::Clock,
            EventKind::ProofAwaited { cause: Cause::Timeout, side: Color::White },
            ["clock", "proof_awaited", "timeout white"],
        ),
        (
            Actor::Clock,
            EventKind::ended(Ending::Timeout { loser: Color::White }),
            ["clock", "ended", "timeout white"],
        ),
        (
            WHITE,
            ended(Ending::ThreefoldRepetition, Some(evidence("occurrences 0 4 8"))),
            ["white", "ended", "threefold_repetition occurrences 0 4 8"],
        ),
        (
            Actor::Arbiter(17),
            ended(by_decision, Some(Evidence::Adjudication { reason })),
            ["admin:17", "ended", "adjudicated_draw adjudication In my view\na draw, - as I said."],
        ),
        (
            Actor::System,
            EventKind::PlayStopped { claims_until: instant(MICROS + 50) },
            ["system", "play_stopped", "1763647200000050"],
        ),
        (
            BLACK,
            EventKind::ResultClaimed {
                by: Color::Black,
                result: ClaimedResult::Win,
                statement: STATEMENT.to_owned(),
            },
            ["black", "result_claimed", "win In my view\na draw, - as I said."],
        ),
    ]
}

#[test]
fn every_kind_of_event_is_read_as_it_was_written() {
    let mode = begin().start().variant().castling_mode();
    let mut places = vec![];
    for (by, what, texts) in table() {
        places.push(place(&what));
        let is_private = matches!(
            what,
            EventKind::ConditionalMovesSaved { .. }
                | EventKind::MoveDelayed { .. }
                | EventKind::MoveRecalled { .. }
                | EventKind::SafetyMoveSet { .. }
                | EventKind::SafetyMoveDeleted { .. }
        );
        let event = Event { at: instant(MICROS), by, what };
        // A line is written as it goes on from the move that it came with.
        let before = || {
            let mut game = begin();
            if let EventKind::Proposed { .. } = event.what {
                let play = Play { text: "e4".to_owned(), ..Play::default() };
                let command = PlayerCommand::Play(play).by(Color::White);
                let events = game.decide(&command, instant(MICROS)).expect("a legal move");
                events.iter().for_each(|event| game.apply(event));
            }
            game
        };
        let entry = LogEntry::of(&event, 0, mode, before);
        assert_eq!(entry.is_none(), is_private, "{event:?}");
        let Some(entry) = entry else { continue };
        let stored = LoggedEvent::of(GAME, &entry);
        let [actor, kind, detail] = texts;
        assert_eq!(stored, row(actor, kind, detail));
        assert_eq!(LogEntry::try_from(&stored), Ok(entry));
    }
    places.dedup();
    assert_eq!(places, (0..=28).collect::<Vec<_>>(), "every kind, in order");
}

#[test]
fn the_words_of_cases_are_those_that_are_asked_for() {
    let logged = table()
        .into_iter()
        .filter(|(_, what, _)| !matches!(what, EventKind::ConditionalMovesSaved { .. }));
    let words: BTreeSet<&str> = logged.map(|(_, _, [_, kind, _])| kind).collect();
    let is_case = |word: &&str| {
        table().iter().any(|(by, _, [_, kind, detail])| {
            kind == word && matches!(read(kind, detail, *by), Some(LogEntryKind::Case(_)))
        })
    };
    let cases: BTreeSet<&str> = words.into_iter().filter(is_case).collect();
    assert_eq!(cases, BTreeSet::from(CASE));
}

#[test]
fn what_no_event_writes_is_an_error() {
    for (actor, kind, detail) in [
        ("", "", ""),
        ("white", "forfeited", ""),
        ("red", "move", "e2e4"),
        ("admin:x", "adjudicated", "draw So it is."),
        ("white_plan", "move", "e2e4"),
        // Nobody does it who cannot.
        ("clock", "move", "e2e4"),
        ("clock", "draw_offered", ""),
        ("white", "adjudicated", "draw So it is."),
        ("white", "move", ""),
        ("white", "move", "e9e4"),
        ("white", "move", "e2e4 "),
        ("white", "move", "e2e4 offer"),
        ("white", "takeback_asked", "1"),
        ("black", "taken_back", "-1"),
        ("black", "taken_back", "012"),
        ("white", "time_given", "white 172800"),
        ("white", "time_given", "black"),
        ("white", "time_given", "black 9223372036854775807"),
        ("white", "vacation_set", "1763647200000100"),
        ("system", "time_returned", "1763647200000050-1763647200000000"),
        ("white", "claimed", "fortress"),
        ("white", "claimed", "fortress -"),
        ("white", "claimed", "hunger - I am."),
        ("rules_core", "claim_examined", "hearsay 1"),
        ("rules_core", "claim_refuted", ""),
        ("admin:17", "adjudicated", "draw"),
        ("admin:017", "adjudicated", "draw So it is."),
        ("clock", "proof_awaited", "hunger white"),
        ("clock", "ended", ""),
        ("clock", "ended", "timeout"),
        ("clock", "ended", "timeout white hearsay 1"),
    ] {
        let error =
            UnreadableEvent { game: GAME, number: 0, at: instant(MICROS), kind: kind.to_owned() };
        assert_eq!(LogEntry::try_from(&row(actor, kind, detail)), Err(error), "{kind} {detail}");
    }
}

#[test]
fn what_cannot_be_read_has_the_audience_of_its_kind() {
    for (_, _, [actor, kind, detail]) in table() {
        let Ok(entry) = LogEntry::try_from(&row(actor, kind, detail)) else { continue };
        let event =
            UnreadableEvent { game: GAME, number: 0, at: instant(MICROS), kind: kind.to_owned() };
        assert_eq!(event.audience(), entry.what.audience(), "{kind}");
    }
}

proptest! {
    #[test]
    fn whatever_is_read_is_written_as_it_was(
        index in 0..24_usize,
        detail in "[a-z0-9:\\- ]{0,30}|.{0,30}",
    ) {
        let (_, _, [actor, kind, _]) = table().swap_remove(index);
        let row = row(actor, kind, &detail);
        if let Ok(entry) = LogEntry::try_from(&row) {
            prop_assert_eq!(LoggedEvent::of(GAME, &entry), row);
        }
    }
}
