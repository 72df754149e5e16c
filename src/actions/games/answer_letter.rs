//! A letter that a player wrote in answer to one of ours: what it wishes is carried out, or it is
//! said why not. The answer is queued in the same transaction.

use chrono::{DateTime, TimeDelta, Utc};

use super::act::{By, carry_out_here};
use crate::{
    actions::{ActionError, ActionResult},
    chess::Color,
    db::{
        Db, DbConn, DbError, Stamp, answered,
        games::{self, StoredGame},
        outbox::{self, Kind, NewLetter},
        players::{self, Player},
        savepoint,
    },
    game::{
        Actor, Command, Event, Happening, Play, Refusal,
        plan::{Change, PlanEdit},
        variations::has_any,
    },
    mail::{
        DONE, REFUSED, ReplyTo,
        reply::{Act, NotUnderstood, Number, Wish, understand},
    },
    words::{Said, Words},
};

/// Answers to letters that nothing came of, in an hour. More are carried out or dropped silently:
/// two machines must not write to each other for ever.
const MOST_REFUSALS: i64 = 30;

/// What came in.
#[derive(Clone, Debug)]
pub struct AnswerToLetter {
    pub to: ReplyTo,
    /// Names the message: the same one twice has the effect of one.
    pub key: String,
    /// What the player wrote, without what was quoted.
    pub lines: Vec<String>,
}

/// What came of it, in sentences for the player: a line each.
enum Outcome {
    Done(String),
    /// A flag had fallen, and that is all that counts.
    TooLate(String),
}

/// Why nothing was done.
enum Not {
    Sentence(String),
    Refusal(Refusal),
}

impl From<Said> for Not {
    fn from(said: Said) -> Not {
        Not::Sentence(said.to_string())
    }
}

impl From<Refusal> for Not {
    fn from(refusal: Refusal) -> Not {
        Not::Refusal(refusal)
    }
}

/// Carries out what a player answered to a letter. The player reads in a letter what came of it.
pub async fn answer_letter(
    db: &Db,
    answer: AnswerToLetter,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    let id = answer.to.player;
    let player = db.read(move |conn| Ok::<_, DbError>(players::find(conn, id)?)).await?;
    let words = player.map(|player| player.words()).unwrap_or_default();
    // In the letters in which the player reads moves; commands are the same in all languages.
    let lines: Vec<String> = answer.lines.iter().map(|line| words.read_san(line)).collect();
    let wish = understand(&lines);
    db.write(move |conn| carry_out_answer(conn, &answer, &wish, now)).await
}

fn carry_out_answer(
    conn: &mut DbConn,
    answer: &AnswerToLetter,
    wish: &Result<Wish, NotUnderstood>,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    let ReplyTo { letter, game, player: id, .. } = answer.to;
    let Some(player) = players::find(conn, id)?.filter(|player| !player.is_closed()) else {
        return Ok(());
    };
    // In this order, as everybody who locks both.
    players::lock(conn, id)?;
    games::lock(conn, game)?;
    let Some(stored) = games::find(conn, game)? else { return Ok(()) };
    let Some(side) = stored.side_of(id) else { return Ok(()) };
    let about = format!("{letter}:{}", answer.key);
    let queued = NewLetter::new(Kind::Answered, id, about);
    if outbox::is_queued(conn, &queued)? {
        return Ok(());
    }
    let words = player.words();
    let tried = savepoint(conn, |conn| try_it(conn, (answer, wish), &player, (&stored, side), now));
    let detail = match tried {
        Ok(Outcome::Done(done)) => {
            // Whoever writes is there.
            players::update_seen(conn, id, Stamp::of(now))?;
            format!("{DONE}\n{done}")
        }
        Ok(Outcome::TooLate(sentence)) => format!("{REFUSED}\n{sentence}"),
        Err(ActionError::Refused(not)) => {
            let lately = outbox::count_since(conn, id, Kind::Answered, now - TimeDelta::hours(1))?;
            if lately >= MOST_REFUSALS {
                tracing::warn!(player = %id, "answers by mail that are refused: no more letters");
                return Ok(());
            }
            format!("{REFUSED}\n{}", not.sentence(words, &stored))
        }
        Err(error) => return Err(error.map(drop)),
    };
    let letter = NewLetter { game: Some(game), detail: Some(detail), ..queued };
    Ok(outbox::insert(conn, &letter, now)?)
}

/// Carries a wish out and says what was done: the deed, then sentences.
fn try_it(
    conn: &mut DbConn,
    (answer, wish): (&AnswerToLetter, &Result<Wish, NotUnderstood>),
    player: &Player,
    (stored, side): (&StoredGame, Color),
    now: DateTime<Utc>,
) -> ActionResult<Outcome, Not> {
    let (game, words) = (&stored.game, player.words());
    let refuse = |said: Said| ActionError::Refused(Not::from(said));
    if player.is_suspended() {
        return Err(refuse(words.say("email-error-suspended").with("reason", &player.suspension)));
    }
    if !player.choices().replies {
        return Err(refuse(words.say("email-error-playing-by-email-off")));
    }
    if game.ended().is_some() {
        return Err(ActionError::Refused(Refusal::Over.into()));
    }
    if game.seen() != answer.to.seen {
        return Err(refuse(passed(words, stored)));
    }
    let wish = wish.as_ref().map_err(|not| refuse(not_understood(words, not)))?;
    if let Act::Move { number: Some(number), .. } = &wish.act {
        check_number(words, stored, *number).map_err(refuse)?;
    }
    if wish.conditions.iter().any(|line| has_any(line)) {
        return Err(refuse(words.say("email-error-any")));
    }
    if !answered::insert(conn, answer.to.letter, stored.id, now)? {
        return Err(refuse(words.say("email-error-already-replied")));
    }
    let command = command(wish, stored);
    let by = By::Player(player.id);
    let events = carry_out_here(conn, stored.id, by, &command, None, now)
        .map_err(|error| error.map(Not::from))?;
    Ok(match events.iter().find(|event| event.by == Actor::Clock) {
        Some(_) if game.turn() == side => {
            Outcome::TooLate(words.say("email-error-out-of-time").to_string())
        }
        Some(_) => Outcome::TooLate(words.say("email-error-opponent-out-of-time").to_string()),
        None => Outcome::Done(told(words, wish, (stored, side), &events)),
    })
}

fn command(wish: &Wish, stored: &StoredGame) -> Command {
    let ply = stored.game.seen();
    let lines = wish.conditions.join("\n");
    match &wish.act {
        Act::Nothing => Command::Plan(PlanEdit { ply, change: Change::Add { lines } }),
        Act::Move { text, draw, .. } => Command::Play(Play {
            text: text.clone(),
            ply,
            offer_draw: *draw,
            keep: (!wish.conditions.is_empty()).then_some(lines),
            propose: None,
        }),
        Act::OfferDraw => Command::OfferDraw,
        Act::AcceptDraw => Command::AcceptDraw { ply },
        Act::DeclineDraw => Command::DeclineDraw { ply },
        Act::Resign => Command::Resign,
    }
}

/// Says what was done in a game, which is as it was before.
fn told(
    words: Words,
    wish: &Wish,
    (stored, side): (&StoredGame, Color),
    events: &[Event],
) -> String {
    let deed = match &wish.act {
        Act::Nothing => words.say("email-done-conditional-moves"),
        Act::Move { draw, text, .. } => {
            let reading = stored.game.read_move(text);
            let mv = reading.map_or_else(|_| text.clone(), |mv| stored.game.quoted(mv.mv()));
            let said = match draw {
                true => words.say("email-done-move-and-draw-offer"),
                false => words.say("email-done-move"),
            };
            said.with("move", words.san(&mv))
        }
        Act::OfferDraw => words.say("email-done-draw-offer"),
        Act::AcceptDraw => words.say("email-done-accept-draw"),
        Act::DeclineDraw => words.say("email-done-decline-draw"),
        Act::Resign => words.say("email-done-resign"),
    };
    let mut sentences = vec![deed.to_string()];
    if matches!(wish.act, Act::Move { .. }) && !wish.conditions.is_empty() {
        sentences.push(words.say("email-done-conditional-moves-saved").to_string());
    }
    let replied = |event: &&Event| {
        matches!(event.what, Happening::MovePlayed { .. }) && event.by != Actor::Player(side)
    };
    if events.iter().any(|event| replied(&event)) {
        sentences.push(words.say("email-done-moves-followed").to_string());
    }
    sentences.join("\n")
}

/// Says what has happened since the letter that was answered.
fn passed(words: Words, stored: &StoredGame) -> Said {
    let game = &stored.game;
    match game.played().len().checked_sub(1).map(|last| game.line().quoted(last)) {
        Some(last) => {
            words.say("email-error-position-changed-last-move").with("move", words.san(&last))
        }
        None => words.say("email-error-position-changed"),
    }
}

fn not_understood(words: Words, not: &NotUnderstood) -> Said {
    // As it was written.
    let cut = |line: &str| match line.char_indices().nth(120) {
        Some((at, _)) => words.san(&format!("{}…", &line[..at])),
        None => words.san(line),
    };
    match not {
        NotUnderstood::Nothing => words.say("email-error-no-move"),
        NotUnderstood::Line(line) => words
            .say("email-error-not-understood")
            .with("line", cut(line))
            .with("example", words.san("13. Nxe4")),
        NotUnderstood::TwoMoves(line) => words.say("email-error-two-moves").with("line", cut(line)),
        NotUnderstood::TooLong | NotUnderstood::TooMany => {
            words.say("email-error-too-many-conditional-moves")
        }
    }
}

/// A move that was meant for another number is never made.
fn check_number(words: Words, stored: &StoredGame, written: Number) -> Result<(), Said> {
    let game = &stored.game;
    let (number, turn) = game.line().number(game.played().len());
    let is_whites = written.black && turn == Color::White;
    if written.number == number && !is_whites {
        return Ok(());
    }
    let dotted = |number: u32, black: bool| format!("{number}{}", if black { "..." } else { "." });
    Err(words
        .say("email-error-move-number")
        .with("written", dotted(written.number, written.black))
        .with("next", dotted(number, turn == Color::Black)))
}

impl Not {
    fn sentence(self, words: Words, stored: &StoredGame) -> String {
        match self {
            Not::Sentence(sentence) => sentence,
            // What was to be is so already, by nobody's letter.
            Not::Refusal(Refusal::AlreadyDone) if stored.game.offer().is_none() => {
                words.say("email-error-no-draw-offer").to_string()
            }
            Not::Refusal(Refusal::AlreadyDone) => words.say("email-error-already-done").to_string(),
            Not::Refusal(refusal) => words.refusal(&refusal),
        }
    }
}
