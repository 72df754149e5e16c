//! Worked examples: what the game itself makes of them, put into words.
//!
//! Every one is played through the one door with clocks of its own, so that a page can only say
//! what happens. `None` means that an example cannot happen any more; a test finds that.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    sample_games,
    topic::{SiteFacts, Table},
};
use crate::{
    chess::{
        self, Budget, CastlingMode, Color, Move, Position as _, Role, Rules, Start, Variant,
        VariantPosition, parse_move, play_san,
    },
    game::{
        Adjudication, ArbiterCommand, Claim, ClaimGround, ClaimVerdict, Command, Game, Play,
        PlayerCommand, Score, Terms,
        clock::{TimeControl, Vacation},
        conditional_moves::{Change, ConditionalMovesEdit, ReplyFound},
    },
    i18n::{Language, Locale},
    ratings::Rating,
};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

/// Six in the evening of the second of November 2026, when all examples begin.
const BEGIN: i64 = 1_793_642_400;

fn begin() -> Option<DateTime<Utc>> {
    DateTime::from_timestamp(BEGIN, 0)
}

/// `2026-11-02 18:00`
fn instant(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

/// Does what is asked; `None` if it is refused.
fn carry_out(game: &mut Game, command: &Command, at: DateTime<Utc>) -> Option<()> {
    let events = game.decide(command, at).ok()?;
    events.iter().for_each(|event| game.apply(event));
    Some(())
}

/// Makes a move after so many hours.
fn play(game: &mut Game, text: &str, hours: i64) -> Option<()> {
    let play = Play { text: text.to_owned(), ply: game.position_no(), ..Play::default() };
    let (by, at) = (game.turn(), game.turn_began() + TimeDelta::hours(hours));
    carry_out(game, &PlayerCommand::Play(play).by(by), at)
}

/// Starts a game and makes moves an hour apart.
fn after(moves: &[&str]) -> Option<Game> {
    let mut game = Game::new(Terms::standard(TimeDelta::days(3)), Start::standard(), begin()?);
    for text in moves {
        play(&mut game, text, 1)?;
    }
    Some(game)
}

/// Every legal answer to the check of the page on check.
pub(super) fn answers_to_check(_: Locale) -> Option<SiteFacts> {
    let fen = "4k3/8/8/3N4/1b6/8/2P2PPP/4K1NR w K - 0 1";
    let position = Start::from_stored(fen, Variant::Standard, Rules::default())?.position;
    let answers = position.legal_moves();
    let answers: Vec<String> = answers.iter().map(|mv| san(&position, *mv)).collect();
    Some(vec![("answers", answers.join(", "))])
}

/// What one game changes for a player with 1500, by the opponent and the result.
pub(super) fn ratings(locale: Locale) -> Option<Table> {
    let worth = |value| Rating { value, deviation: 50.0, ..Rating::default() };
    let me = worth(1500.0);
    let row = |value| {
        let opponent = worth(value);
        let change = |score| {
            let change = me.after(&[(opponent, score)]).number() - me.number();
            match change {
                0 => "0".to_owned(),
                change => format!("{change:+}").replace('-', "\u{2212}"),
            }
        };
        let name = format!("{} \u{b1}{}", opponent.number(), opponent.margin());
        vec![name, change(Score::Won), change(Score::Drawn), change(Score::Lost)]
    };
    Some(Table {
        heads: vec![
            locale.t("learn-options-rating-opponent"),
            locale.t("learn-options-rating-win"),
            locale.t("learn-options-rating-draw"),
            locale.t("learn-options-rating-loss"),
        ],
        rows: [1300.0, 1500.0, 1700.0].map(row).into(),
    })
}

fn san(position: &VariantPosition, mv: Move) -> String {
    play_san(&mut position.clone(), mv, Rules::default()).to_string()
}

/// The same moves in every notation, as they are read here.
pub(super) fn notations(locale: Locale) -> Option<Table> {
    let start = Start::from_stored(sample_games::NOTATION, Variant::Standard, Rules::default())?;
    let position = &start.position;
    let row = |text: &&str| {
        let mv = parse_move(position, text).ok()?;
        let mode = CastlingMode::Standard;
        let san = san(position, mv);
        let [uci, iccf] = [chess::uci(mv, mode), chess::iccf(mv, mode)];
        Some(vec![san.clone(), long(mv).unwrap_or(san), uci, iccf])
    };
    Some(Table {
        heads: vec![
            locale.t("learn-notation-san"),
            locale.t("learn-notation-long"),
            locale.t("learn-notation-uci"),
            locale.t("learn-notation-iccf"),
        ],
        rows: ["e5", "exd5", "Nc3", "O-O", "a8=Q"].iter().map(row).collect::<Option<_>>()?,
    })
}

/// `Ng1-f3`; castling has none.
fn long(mv: Move) -> Option<String> {
    let Move::Normal { role, from, to, capture, promotion } = mv else { return None };
    let letter = if role == Role::Pawn { String::new() } else { role.upper_char().to_string() };
    let sign = if capture.is_some() { 'x' } else { '-' };
    let becomes = promotion.map(|role| format!("={}", role.upper_char())).unwrap_or_default();
    Some(format!("{letter}{from}{sign}{to}{becomes}"))
}

/// What the letters of the pieces are in the languages of the site.
pub(super) fn letters(locale: Locale) -> Option<Table> {
    let row = |language: Language| {
        let letters = Locale::of(language).with_localized_pieces(true).piece_letters();
        std::iter::once(language.name().to_owned()).chain(letters.map(String::from)).collect()
    };
    Some(Table {
        heads: vec![
            locale.t("learn-notation-language"),
            locale.t("learn-notation-king"),
            locale.t("learn-notation-queen"),
            locale.t("learn-notation-rook"),
            locale.t("learn-notation-bishop"),
            locale.t("learn-notation-knight"),
        ],
        rows: Language::ALL.map(row).to_vec(),
    })
}

/// A deadline, a vacation, and reminders in a game of three days a move.
pub(super) fn flags(_: Locale) -> Option<SiteFacts> {
    let began = begin()?;
    let mut game = after(&[])?;
    let flag = game.deadline()?;
    let reminders = game.reminders(&[48, 12]);
    let [first, second] = reminders.as_slice() else { return None };
    let (from, to) = (began + TimeDelta::hours(30), began + TimeDelta::hours(30 + 7 * 24));
    let vacations = vec![Vacation { from, to }];
    let facts = [("began", began), ("deadline", flag), ("first", *first), ("second", *second)];
    let facts = facts.into_iter().chain([("from", from), ("to", to)]);
    let mut facts: SiteFacts = facts.map(|(name, at)| (name, instant(at))).collect();
    carry_out(&mut game, &PlayerCommand::TakeVacation { vacations }.by(WHITE), began)?;
    facts.push(("later", instant(game.deadline()?)));
    Some(facts)
}

/// What White's moves took, cost and left with a bank of ten days and a day for each move.
pub(super) fn bank(locale: Locale) -> Option<Table> {
    let control = TimeControl::Fischer {
        initial: TimeDelta::days(10),
        increment: TimeDelta::days(1),
        cap: None,
        limit: None,
    };
    spent(locale, control, &[48, 6, 102])
}

/// The same with ten moves in fifty days.
pub(super) fn period(locale: Locale) -> Option<Table> {
    spent(locale, TimeControl::Period { moves: 10, days: 50, silence: 40 }, &[12, 30, 23 * 24])
}

fn spent(locale: Locale, control: TimeControl, hours: &[i64]) -> Option<Table> {
    let terms = Terms { control, ..Terms::standard(TimeDelta::days(1)) };
    let mut game = Game::new(terms, Start::standard(), begin()?);
    let mut rows = Vec::new();
    for ((white, black), hours) in [("e4", "e5"), ("Nf3", "Nc6"), ("Bb5", "a6")].iter().zip(hours) {
        play(&mut game, white, *hours)?;
        let spent = *game.move_times().last()?;
        rows.push(vec![
            game.line().quoted(game.played().len() - 1),
            locale.time(spent.used),
            locale.time(spent.charged),
            locale.time(spent.left?),
        ]);
        play(&mut game, black, 1)?;
    }
    Some(Table {
        heads: vec![
            locale.t("learn-clocks-move"),
            locale.t("learn-clocks-time-used"),
            locale.t("learn-clocks-time-charged"),
            locale.t("learn-clocks-time-left"),
        ],
        rows,
    })
}

/// A game in which White has conditional moves while Black thinks.
fn planned(lines: &str) -> Option<Game> {
    let mut game = after(sample_games::SPANISH)?;
    let change = Change::Replace { lines: lines.to_owned(), revision: 0 };
    let edit =
        PlayerCommand::ConditionalMoves(ConditionalMovesEdit { ply: game.position_no(), change });
    let at = game.turn_began();
    carry_out(&mut game, &edit.by(WHITE), at)?;
    Some(game)
}

/// What comes of the conditional moves if Black plays into them, and if not; what an answer to
/// any move covers.
pub(super) fn conditional_moves(_: Locale) -> Option<SiteFacts> {
    let ply = sample_games::SPANISH.len();
    let mut game = planned(sample_games::CONDITIONAL_MOVES)?;
    let mut deviates = game.clone();
    play(&mut game, "a6", 5)?;
    let first = game.line().series(ply);
    play(&mut game, "Nf6", 5)?;
    let second = game.line().series(ply + 2);
    play(&mut deviates, "d6", 5)?;
    let nothing = deviates.line().series(ply);
    let inactive = deviates.conditional_moves(Color::White).inactive().to_string();

    let game = planned(sample_games::ANY)?;
    let (before, conditional_moves) = (game.position(), game.conditional_moves(Color::White));
    let open = |mv: &&Move| {
        let mut after = before.clone();
        after.play_unchecked(**mv);
        matches!(conditional_moves.finds_reply(before, **mv, &after, false), ReplyFound::Nothing)
    };
    let replies = before.legal_moves();
    let open: Vec<String> = replies.iter().filter(open).map(|mv| san(before, *mv)).collect();
    let covered = (replies.len() - open.len()).to_string();
    Some(vec![
        ("first", first),
        ("second", second),
        ("nothing", nothing),
        ("resting", inactive),
        ("covered", covered),
        ("open", open.join(", ")),
    ])
}

/// What comes of a proposed line that Black accepts in part.
pub(super) fn proposed_line(_: Locale) -> Option<SiteFacts> {
    let (last, before) = sample_games::SPANISH.split_last()?;
    let mut game = after(before)?;
    let play = Play {
        text: (*last).to_owned(),
        ply: game.position_no(),
        propose: Some(sample_games::PROPOSED_LINE.to_owned()),
        ..Play::default()
    };
    let at = game.turn_began() + TimeDelta::hours(1);
    carry_out(&mut game, &PlayerCommand::Play(play).by(WHITE), at)?;
    let ply = game.played().len();
    let mut position = game.position().clone();
    let mut line = Vec::new();
    for text in ["a6", "Ba4", "Nf6"] {
        let mv = parse_move(&position, text).ok()?;
        position.play_unchecked(mv);
        line.push(mv);
    }
    let accept = PlayerCommand::AcceptProposedLine { ply: game.position_no(), line, seen: None };
    let at = game.turn_began() + TimeDelta::hours(5);
    carry_out(&mut game, &accept.by(BLACK), at)?;
    let made = game.line().series(ply);
    let rest = game.proposed_line(Color::White)?.to_text(&game);
    Some(vec![("made", made), ("rest", rest)])
}

/// A claim with the move that makes it right, and the same too early.
pub(super) fn claim(_: Locale) -> Option<SiteFacts> {
    let game = after(sample_games::KNIGHTS)?;
    let judge = |intended: Option<&str>| {
        let intended = intended.map(str::to_owned);
        let claim = Claim { ground: ClaimGround::ThreefoldRepetition, intended };
        game.judge(&claim, game.turn(), Budget::INLINE).ok()
    };
    let ClaimVerdict::Proven { intended: Some(mv), evidence, .. } = judge(Some("Ng8"))? else {
        return None;
    };
    let crate::game::Evidence::Occurrences { plies } = evidence else { return None };
    let ClaimVerdict::Refuted(counts) = judge(None)? else { return None };
    let ply = game.played().len();
    let line = game.line().with_intended(ply, mv);
    Some(vec![
        ("game", game.line().series(0)),
        ("move", line.quoted(ply)),
        ("times", plies.len().to_string()),
        ("after", line.quoted(plies.get(1)?.checked_sub(1)?)),
        ("only", counts.occurrences.len().to_string()),
    ])
}

/// A claim that waits for an administrator, the decision, and the deadline before and after.
pub(super) fn adjudication(locale: Locale) -> Option<SiteFacts> {
    let began = begin()?;
    let mut game = after(&[])?;
    let before = game.deadline()?;
    let (claimed, adjudicated) =
        (began + TimeDelta::hours(24), began + TimeDelta::hours(24 * 4 - 6));
    let claim = Claim { ground: ClaimGround::Agreement, intended: None };
    let claim =
        PlayerCommand::Claim {
            claim, position_no: game.position_no(), statement: "–".to_owned()
        };
    carry_out(&mut game, &claim.by(WHITE), claimed)?;
    // No time runs out while it waits.
    if game.deadline().is_some() {
        return None;
    }
    let rule =
        ArbiterCommand::Adjudicate { adjudication: Adjudication::PlayOn, reason: "–".to_owned() };
    carry_out(&mut game, &rule.by(1), adjudicated)?;
    Some(vec![
        ("began", instant(began)),
        ("before", instant(before)),
        ("claimed", instant(claimed)),
        ("ruled", instant(adjudicated)),
        ("after", instant(game.deadline()?)),
        ("left", locale.time(game.time_left(adjudicated)?)),
    ])
}

/// What can stand in the first line of an answer to an email, and what it means.
pub(super) fn answers(locale: Locale) -> Option<Table> {
    let meanings = [
        locale.t("learn-email-move"),
        locale.t("learn-email-move-and-offer-draw"),
        locale.t("learn-email-offer-draw"),
        locale.t("learn-email-accept-draw"),
        locale.t("learn-email-decline-draw"),
        locale.t("learn-email-resign"),
        locale.t("learn-email-conditional-move"),
        locale.t("learn-email-move-and-conditional-move"),
    ];
    let rows = sample_games::ANSWERS.iter().zip(meanings);
    let rows = rows.map(|(line, means)| vec![(*line).to_owned(), means.to_string()]);
    let heads = vec![locale.t("learn-email-first-line"), locale.t("learn-email-meaning")];
    Some(Table { heads, rows: rows.collect() })
}
