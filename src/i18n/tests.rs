//! English says what is expected, and what `Display` says where there is one; no language leaves
//! anything unsaid.

mod terms;

use chrono::{DateTime, TimeDelta, Utc};
use shakmaty::CastlingSide;

use super::{Language, Locale};
use crate::{
    chess::{
        Color, Counted, Disambiguation, DrawGround, File, Illegal, InputError, Line, Rank,
        Restriction, Role, Rules, Square, Start, Stood, Unwinnable, Variant, VariantEnd,
        VariantPosition, color_name, name_pieces, parse_move, role_name,
    },
    game::{
        Actor, Adjudicated, Adjudication, CanMate, Cause, ClaimError, ClaimGround, Ending, Event,
        EventKind, Evidence, Finding, Game, GameError, MoveSource, OpenOffers, Terms,
        analysis::AnalysisFull,
        variations::{Fault, FaultKind},
    },
};

/// What is said: what is expected in English, and the words.
type Table = Vec<(String, Box<dyn Fn(Locale) -> String>)>;

fn row(
    english: impl ToString,
    said: impl Fn(Locale) -> String + 'static,
) -> (String, Box<dyn Fn(Locale) -> String>) {
    (english.to_string(), Box::new(said))
}

/// English is the same, and every other language says something of its own.
fn check(table: Table) {
    for (english, said) in table {
        assert_eq!(said(Locale::default()), english);
        for language in [Language::German, Language::Spanish, Language::French] {
            let text = said(Locale::of(language));
            let tag = language.tag();
            assert!(!text.contains("{$") && !text.contains("  "), "{tag}: {text}");
            let is_key = text.contains('-')
                && text.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit());
            assert!(!text.is_empty() && !is_key, "{tag}: {text}");
            assert_ne!(text, english, "{tag}");
        }
    }
}

fn illegal() -> Vec<Illegal> {
    let (from, to, by) = (Square::E2, Square::E5, Square::E4);
    let two = vec![(Role::Rook, Square::E8), (Role::Bishop, Square::B4)];
    let position = VariantPosition::default();
    let king = parse_move(
        &Start::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Variant::Standard).unwrap().position,
        "Kd1",
    )
    .unwrap();
    let pawn = parse_move(&position, "e4").unwrap();
    let exposed = |mv, checkers: &[(Role, Square)], was_in_check| Illegal::Exposed {
        mv,
        checkers: checkers.to_vec(),
        was_in_check,
    };
    let mut all = vec![
        Illegal::NoPiece { from },
        Illegal::PawnBlocked { to, by },
        Illegal::PawnNothingToCapture { to },
        Illegal::EnPassantPassed { pawn: by },
        Illegal::EnPassantOff,
        exposed(king, &two, true),
        exposed(pawn, &two[..1], true),
        exposed(pawn, &two, false),
        exposed(king, &[(Role::King, Square::D2)], false),
        Illegal::CastlingRight { side: CastlingSide::KingSide },
        Illegal::CastlingRight { side: CastlingSide::QueenSide },
        Illegal::CastlingInCheck { checkers: two.clone() },
        Illegal::CastlingThrough { square: Square::F1, attackers: two[..1].to_vec() },
        Illegal::CastlingThrough { square: Square::F1, attackers: two.clone() },
        Illegal::CastlingInto { square: Square::G1, attackers: two },
        Illegal::CastlingBlocked { by },
        Illegal::NoCapture { from: File::A, to: File::B },
        Illegal::NotAPromotion,
        Illegal::Restricted(Restriction::MustCapture),
        Illegal::Restricted(Restriction::KingCannotCapture),
        Illegal::Restricted(Restriction::OwnKingExplodes),
        Illegal::Restricted(Restriction::GivesCheck),
        Illegal::DropOnPiece { to },
        Illegal::PawnDrop,
        Illegal::GameOver,
    ];
    for role in Role::ALL {
        all.extend([
            Illegal::NotThere { role, from },
            Illegal::NotYours { from, role },
            Illegal::OwnPiece { to, role },
            Illegal::Geometry { role, from, to },
            Illegal::Blocked { role, by },
            Illegal::NotInPocket { role },
        ]);
        for among in
            [Disambiguation::All, Disambiguation::File(File::G), Disambiguation::Rank(Rank::Third)]
        {
            all.push(Illegal::NoneThere { role, among });
            all.push(Illegal::NoneReaches { role, to, among });
        }
    }
    all
}

fn input() -> Vec<InputError> {
    let mut all: Vec<InputError> = illegal().into_iter().map(InputError::Illegal).collect();
    all.extend([
        InputError::Empty,
        InputError::Unreadable,
        InputError::Ambiguous(vec!["Nbd2".into(), "Nfd2".into(), "Nd2".into()]),
        InputError::PromotionMissing,
        InputError::UnclearLetter('C'),
    ]);
    all
}

fn claims() -> Vec<ClaimError> {
    let stood = |at_the_start, after: &[&str]| Stood {
        at_the_start,
        after: after.iter().map(|mv| (*mv).to_owned()).collect(),
    };
    let twice = Counted { stood: stood(true, &["2...Ng8"]), last: Some("2...Ng8".into()) };
    let first = Counted { stood: stood(false, &["2...Ng8"]), last: Some("2...Ng8".into()) };
    let none = Counted { stood: stood(true, &[]), last: None };
    let side = Color::White;
    let found = [
        Finding::Occurrences(twice),
        Finding::Occurrences(first),
        Finding::Occurrences(none),
        Finding::Progress { halfmoves: 99, with_move: false },
        Finding::Progress { halfmoves: 99, with_move: true },
        Finding::CanMate(CanMate { side, moves: "1.Qh5 Ke7 2.Qe5#".into() }),
        Finding::CanMate(CanMate { side, moves: String::new() }),
        Finding::CanBeWon,
    ];
    let mut all: Vec<ClaimError> =
        found.into_iter().map(|found| ClaimError::Refuted { found }).collect();
    all.extend([
        ClaimError::Waits,
        ClaimError::NeedsWords,
        ClaimError::TooSoon { moves_left: 1 },
        ClaimError::TooSoon { moves_left: 7 },
        ClaimError::TimedOut,
        ClaimError::SilenceWaits,
        ClaimError::NoArbiter,
        ClaimError::Nothing,
        ClaimError::Answered,
        ClaimError::SilenceTooShort,
        ClaimError::ClockDecides,
        ClaimError::NothingToAppeal,
        ClaimError::AppealedOnce,
        ClaimError::AppealTooLate,
        ClaimError::NeedsReason,
        ClaimError::AdjudicatedBefore,
        ClaimError::NothingToAdjudicate,
        ClaimError::SameResult,
        ClaimError::StillRunning,
        ClaimError::BoardEnded,
        ClaimError::ReopenNeedsTime,
        ClaimError::NoResultClaims,
        ClaimError::ResultClaimed,
        ClaimError::ResultClaimReplaced,
    ]);
    all
}

fn faults() -> Vec<Fault> {
    let mut all = vec![
        FaultKind::Number { expected: "13...".into() },
        FaultKind::NothingToVary,
        FaultKind::BracketNotClosed,
        FaultKind::BracketNotOpened,
        FaultKind::CommentNotClosed,
        FaultKind::CommentNotOpened,
        FaultKind::AfterTheEnd,
        FaultKind::Word("any"),
        FaultKind::Exception("any-when".into()),
        FaultKind::AnyWithoutAnswer,
        FaultKind::AnyNever,
        FaultKind::TooLong { limit: 300 },
        FaultKind::TwoAnswers { first: "13.Nf3".into() },
        FaultKind::NoAnswer,
        FaultKind::TooDeep { limit: 40 },
        FaultKind::TooMany { limit: 500 },
        FaultKind::TooManyLines { limit: 4 },
        FaultKind::Comments { limit: 2000 },
        FaultKind::Empty,
    ];
    all.extend(input().into_iter().map(FaultKind::Move));
    let places = ["", "13...Nd5"].into_iter();
    places
        .flat_map(|place| all.iter().map(|kind| Fault { place: place.into(), kind: kind.clone() }))
        .collect()
}

fn errors() -> Vec<GameError> {
    let mut all = vec![
        GameError::AlreadyDone,
        GameError::Over,
        GameError::BeingProven,
        GameError::NotYourTurn,
        GameError::Stale,
        GameError::NoOffer,
        GameError::OfferWithTheMove,
        GameError::OfferTooSoon { moves_left: 1 },
        GameError::OfferTooSoon { moves_left: 4 },
        GameError::OfferStands,
        GameError::UnseenOffers(OpenOffers { draw: true, takeback: false }),
        GameError::UnseenOffers(OpenOffers { draw: false, takeback: true }),
        GameError::UnseenOffers(OpenOffers { draw: true, takeback: true }),
        GameError::TooLateToAbort,
        GameError::NoTakebacks,
        GameError::TimeGivenRange,
        GameError::TimeGivenOften,
        GameError::TimeGivenFull,
        GameError::NoClock,
        GameError::NoVacation,
        GameError::TimeoutStands,
        GameError::TimeoutTooRecent,
        GameError::NothingToTakeBack,
        GameError::TakebackStands,
        GameError::NotAsked,
        GameError::NoConditionalMoves,
        GameError::ConditionalMovesOnYourTurn,
        GameError::ConditionalMovesOutdated { since: "13.Nf3 Nf6".into() },
        GameError::ConditionalMovesChanged,
        GameError::NoSuchLine,
        GameError::ProposedLineStands,
        GameError::LinesNotKept,
        GameError::NotProposed,
        GameError::Bound { to: "13.Nf3".into() },
    ];
    all.extend(input().into_iter().map(GameError::Move));
    all.extend(claims().into_iter().map(GameError::Claim));
    all.extend(
        faults()
            .into_iter()
            .flat_map(|f| [GameError::ConditionalMoves(f.clone()), GameError::ProposedLine(f)]),
    );
    all
}

#[test]
fn every_refusal_is_said_in_every_language() {
    let row = |refusal: GameError| {
        let english = refusal.to_string();
        row(&english, move |locale| locale.refusal(&refusal))
    };
    check(errors().into_iter().map(|refusal| row(refusal.clone())).collect());
    let full = [
        (AnalysisFull::Moves, "Your analysis can have at most 5000 moves. Delete some first."),
        (AnalysisFull::Comment, "A comment can have at most 2000 characters. Shorten it."),
        (
            AnalysisFull::Comments,
            "The comments in your analysis can have at most 200000 characters in total. Shorten them.",
        ),
        (AnalysisFull::Depth, "A line can have at most 300 half-moves. Shorten it."),
    ];
    let row = |(full, english)| self::row(english, move |locale| locale.analysis_full(full));
    check(full.into_iter().map(row).collect());
}

fn endings() -> Vec<Ending> {
    let side = Color::Black;
    let mut all = vec![
        Ending::Checkmate { winner: side },
        Ending::Stalemate,
        Ending::DeadPosition,
        Ending::KingLeftInCheck { loser: Color::White },
        Ending::Resignation { loser: side },
        Ending::ResignationDrawn { resigned: side },
        Ending::Timeout { loser: side },
        Ending::TimeoutDrawn { timed_out: side },
        Ending::Agreement,
        Ending::ThreefoldRepetition,
        Ending::FiftyMoveRule,
        Ending::FivefoldRepetition,
        Ending::SeventyFiveMoveRule,
        Ending::OfferToUnable { offered: side },
        Ending::Aborted { by: side },
        Ending::NeverStarted { missing: side },
        Ending::Forfeit { loser: side },
        Ending::Adjudicated(Adjudicated::Win(side)),
        Ending::Adjudicated(Adjudicated::Draw),
        Ending::Adjudicated(Adjudicated::BothLose),
        Ending::Adjudicated(Adjudicated::Annulled),
    ];
    all.extend(VariantEnd::ALL.map(|end| {
        let is_draw = end == VariantEnd::BothKingsOnTheLastRank;
        Ending::Variant { winner: (!is_draw).then_some(side), end }
    }));
    all
}

fn unwinnable() -> [Unwinnable; 8] {
    [
        Unwinnable::Checkmated,
        Unwinnable::Lost,
        Unwinnable::Stalemate,
        Unwinnable::Material,
        Unwinnable::Walls,
        Unwinnable::Bishops { arrangements: 901 },
        Unwinnable::Enumerated { positions: 1 },
        Unwinnable::Enumerated { positions: 57 },
    ]
}

/// A game in which a king can be left in check, ended in a way.
fn ended(what: EventKind) -> Game {
    let fen = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1";
    let rules = Rules { legal_moves_only: false, ..Rules::default() };
    let start = Start::from_stored(fen, Variant::Standard, rules).unwrap();
    let at = DateTime::<Utc>::UNIX_EPOCH;
    let mut game = Game::new(Terms::standard(TimeDelta::days(3)), start, at);
    game.apply(&Event { at, by: Actor::RulesCore, what });
    game
}

#[test]
fn every_ending_is_said_with_its_proof_in_every_language() {
    let mut evidence: Vec<Option<Evidence>> = vec![None];
    let texts = [
        "left_in_check e2d3 e8",
        "left_in_check e2d3 a8",
        "occurrences 0",
        "no_progress 150",
        "could_mate e2d3 e8e1",
        "could_mate e2d1 e8e7",
        "undecided 20 10",
        "adjudication Nobody  comes through.",
    ];
    evidence.extend(texts.map(|text| Some(text.parse::<Evidence>().unwrap())));
    for white in unwinnable() {
        evidence.push(Some(Evidence::CannotMate { reason: white }));
        evidence.push(Some(Evidence::Dead { white, black: Unwinnable::Material }));
        evidence.push(Some(Evidence::Dead { white, black: white }));
    }
    let mut table = Table::new();
    for ending in endings() {
        table.push(row(ending.sentence(), move |locale| locale.ending(ending)));
        for evidence in &evidence {
            let game = ended(EventKind::Ended { ending, evidence: evidence.clone() });
            let sentence = game.ending_sentence().unwrap();
            table.push(row(sentence, move |locale| locale.ending_sentence(&game).unwrap()));
        }
    }
    table.extend(unwinnable().map(|reason| row(reason, move |locale| locale.unwinnable(reason))));
    check(table);
}

#[test]
fn what_the_rules_core_finds_is_said_in_every_language() {
    let over = |ending, evidence: &str| {
        ended(EventKind::Ended { ending, evidence: evidence.parse().ok() })
    };
    let (loser, moves) = (Color::White, "could_mate e1d1 e8e7");
    let mut table = Table::new();
    for (ending, evidence, proof) in [
        (
            Ending::Timeout { loser },
            moves,
            "Black could still have won, for example with 1.Kd1 Re7.",
        ),
        (
            Ending::Resignation { loser: Color::Black },
            "undecided 20 10",
            "It could not be shown that White cannot win (20 moves and 10 positions were checked), so the loss stands.",
        ),
    ] {
        let game = over(ending, evidence);
        table.push(row(proof, move |locale| locale.ending_proof(&game).unwrap()));
    }
    for (ending, evidence) in [
        // It does not fit the board.
        (Ending::Timeout { loser }, "could_mate a1a2"),
        (Ending::Timeout { loser }, "cannot_mate material"),
        (Ending::Agreement, moves),
    ] {
        assert_eq!(Locale::default().ending_proof(&over(ending, evidence)), None);
    }
    for (text, sentence) in [
        (moves, "the position can still be won, for example with 1.Kd1 Re7."),
        ("could_mate a1a2", "the position can still be won."),
        (
            "undecided 20 10",
            "it could not be decided whether either side can still win (20 moves and 10 positions were checked).",
        ),
    ] {
        let (game, evidence) = (over(Ending::Agreement, ""), text.parse::<Evidence>().unwrap());
        table.push(row(sentence, move |locale| locale.evidence(&game, &evidence)));
    }
    for (cause, what) in
        [(Cause::Timeout, "White ran out of time."), (Cause::Resignation, "White resigned.")]
    {
        let game = ended(EventKind::ProofAwaited { cause, side: Color::White });
        let pending = format!(
            "{what} We are checking whether Black can still win. The result follows in a \
             moment."
        );
        table.push(row(pending, move |locale| locale.pending_sentence(&game).unwrap()));
    }
    check(table);
}

#[test]
fn claims_and_adjudications_are_said_in_every_language() {
    let grounds = ClaimGround::ALL
        .map(|it| row(Locale::default().claim_ground(it), move |locale| locale.claim_ground(it)));
    check(grounds.into());
    let adjudications = [
        "win:white",
        "draw",
        "both_lose",
        "annul",
        "play_on",
        "uphold",
        "add_time:black:1",
        "add_time:white:3",
        "reopen:0",
        "reopen:1",
        "reopen:5",
    ];
    let adjudications = adjudications.map(|text| {
        let adjudication: Adjudication = text.parse().unwrap();
        let english = format!("An arbiter {}.", adjudication.parts());
        row(english, move |locale| locale.adjudicated(None, adjudication))
    });
    check(adjudications.into());
}

#[test]
fn grounds_of_a_draw_are_said_in_every_language() {
    let start = Start::standard();
    let mut line = Line::replay(&start, []);
    for (ply, text) in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"].into_iter().enumerate() {
        line = line.with_intended(ply, parse_move(line.position(ply), text).unwrap());
    }
    let ply = line.steps.len();
    let longer = line.with_intended(ply, parse_move(line.position(ply), "Ng8").unwrap());
    let san = longer.steps[ply].san;
    let mut table = Table::new();
    for ground in [
        DrawGround::ThreefoldRepetition { plies: vec![0, 4, 8] },
        DrawGround::FivefoldRepetition { plies: vec![1, 3, 5, 7, 8] },
        DrawGround::FiftyMoveRule { halfmoves: 100 },
        DrawGround::SeventyFiveMoveRule { halfmoves: 150 },
    ] {
        let named = ground.clone();
        table.push(row(&ground, move |locale| locale.draw_ground(&named)));
        for intended in [None, Some(san)] {
            let (line, ground) = (longer.clone(), ground.clone());
            let english = ground.sentence(&line, intended.as_ref());
            table.push(row(english, move |locale| {
                locale.draw_proof(&ground, &line, intended.as_ref())
            }));
        }
    }
    check(table);
}

#[test]
fn pieces_are_named_in_every_language() {
    let locale = Locale::default();
    for color in Color::ALL {
        assert_eq!(locale.color(color), color_name(color));
        assert_eq!(locale.side(color).to_string(), color_name(color));
        for role in Role::ALL {
            assert_eq!(locale.role(role), role_name(role));
            assert_eq!(
                locale.piece(role.of(color)),
                format!("{} {}", color_name(color).to_lowercase(), role_name(role))
            );
        }
    }
    let three = [(Role::Rook, Square::E8), (Role::Queen, Square::D8), (Role::King, Square::A1)];
    for pieces in [&three[..], &three[..2], &three[..1]] {
        assert_eq!(locale.pieces_that(pieces), name_pieces(pieces));
        assert_eq!(locale.by_pieces(pieces), name_pieces(pieces));
    }
}

#[test]
fn the_log_is_told_in_every_language() {
    let (white, day) = (Color::White, TimeDelta::days(1));
    let mut table = vec![
        row("White played 1.e4.", move |locale| {
            locale.played(white, "1.e4", MoveSource::ByHand, false)
        }),
        row("White played 1.e4 (conditional move) and offered a draw.", move |locale| {
            locale.played(white, "1.e4", MoveSource::ConditionalMove, true)
        }),
        row("White played 1.e4 (proposed line).", move |locale| {
            locale.played(white, "1.e4", MoveSource::ProposedLine, false)
        }),
        row("White proposed this line: 1...e5 2.Nf3.", move |locale| {
            locale.proposed(white, "1...e5 2.Nf3")
        }),
        row("White claimed: x y.", move |locale| locale.claimed(white, "x y")),
        row("White gave the opponent 1 day.", move |locale| locale.gave_time(white, day)),
        row("White ended or canceled the vacation.", move |locale| locale.on_vacation(white, &[])),
        row("White has vacation booked from A B to C, and from D to E.", move |locale| {
            let spans = [("A B".into(), "C".into()), ("D".into(), "E".into())];
            locale.on_vacation(white, &spans)
        }),
        row(
            "The server was down from A to B. The lost time was added to the running clock.",
            |locale: Locale| locale.time_returned("A", "B"),
        ),
        row("Ada now plays White instead of Bob.", move |locale| {
            locale.player_replaced(white, "Bob", "Ada")
        }),
        row("The game ended. The result was still being checked.", Locale::proof_awaited),
    ];
    type Say = fn(Locale, Color) -> String;
    let did: [(Say, &'static str); 7] = [
        (Locale::takeback_asked, "White asked for a takeback."),
        (Locale::takeback_declined, "White declined the takeback."),
        (Locale::taken_back, "White accepted the takeback."),
        (Locale::draw_offered, "White offered a draw."),
        (Locale::draw_declined, "White declined the draw."),
        (Locale::claim_answered, "White replied."),
        (Locale::appealed, "White appealed the decision."),
    ];
    for (say, english) in did {
        table.push(row(english, move |locale| say(locale, white)));
    }
    check(table);
}

/// A few sentences as they are read, with their cases, genders and plurals.
#[test]
fn sentences_are_grammatical() {
    let from = |square| Illegal::Exposed {
        mv: parse_move(&VariantPosition::default(), "e4").unwrap(),
        checkers: vec![(Role::Bishop, square), (Role::Queen, Square::E7)],
        was_in_check: false,
    };
    let exposed = from(Square::B4);
    let blocked = Illegal::Blocked { role: Role::Queen, by: Square::D4 };
    let rook = Illegal::NoneReaches {
        role: Role::Rook,
        to: Square::D1,
        among: Disambiguation::File(File::A),
    };
    let ambiguous = InputError::Ambiguous(vec!["Nbd2".into(), "Nfd2".into()]);
    let flag = Ending::Timeout { loser: Color::Black };
    for (language, sentences) in [
        (
            Language::German,
            [
                "Dein König stünde im Schach durch den Läufer auf b4 und die Dame auf e7.",
                "Die Dame kann nicht dorthin: Die Figur auf d4 steht im Weg.",
                "Keiner deiner Türme auf der a-Linie kann nach d1.",
                "Mehrdeutiger Zug: Sbd2 oder Sfd2? Gib ihn vollständig ein.",
                "Die Zeit von Schwarz ist abgelaufen. Weiß hat durch Zeitüberschreitung gewonnen.",
            ],
        ),
        (
            Language::Spanish,
            [
                "Tu rey quedaría en jaque por el alfil de b4 y la dama de e7.",
                "La dama no puede llegar ahí: la pieza de d4 está en medio.",
                "Ninguna de tus torres en la columna a puede ir a d1.",
                "Jugada ambigua: ¿Cbd2 o Cfd2? Escríbela completa.",
                "A las negras se les acabó el tiempo. Las blancas ganaron por tiempo.",
            ],
        ),
        (
            Language::French,
            [
                "Votre roi serait mis en échec par le fou en b4 et la dame en e7.",
                "La dame ne peut pas y aller\u{a0}: la pièce en d4 barre le chemin.",
                "Aucune de vos tours sur la colonne a ne peut aller en d1.",
                "Coup ambigu\u{a0}: Cbd2 ou Cfd2\u{202f}? Saisissez-le en entier.",
                "Le temps des Noirs est écoulé. Les Blancs ont gagné au temps.",
            ],
        ),
    ] {
        let locale = Locale::of(language).with_localized_pieces(true);
        let said = [
            locale.illegal(&exposed),
            locale.illegal(&blocked),
            locale.illegal(&rook),
            locale.input_error(&ambiguous),
            locale.ending(flag),
        ];
        assert_eq!(said, sentences);
    }
}
