//! A letter that a player wrote in answer to one of ours: what it wishes is carried out, or it is
//! said why not. The answer is queued in the same transaction.

use chrono::{DateTime, TimeDelta, Utc};

use super::act::{By, carry_out_here};
use crate::{
    actions::{ActionError, ActionResult},
    chess::Color,
    db::{
        Db, DbConn, Stamp, answered,
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
        reply::{Act, NotUnderstood, Number, Wish},
    },
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
    pub wish: Result<Wish, NotUnderstood>,
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
    db.write(move |conn| carry_out_answer(conn, &answer, now)).await
}

fn carry_out_answer(
    conn: &mut DbConn,
    answer: &AnswerToLetter,
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
    let detail = match savepoint(conn, |conn| try_it(conn, answer, &player, &stored, side, now)) {
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
            format!("{REFUSED}\n{}", not.sentence(&stored))
        }
        Err(error) => return Err(error.map(drop)),
    };
    let letter = NewLetter { game: Some(game), detail: Some(detail), ..queued };
    Ok(outbox::insert(conn, &letter, now)?)
}

/// Carries a wish out and says what was done: the deed, then sentences.
fn try_it(
    conn: &mut DbConn,
    answer: &AnswerToLetter,
    player: &Player,
    stored: &StoredGame,
    side: Color,
    now: DateTime<Utc>,
) -> ActionResult<Outcome, Not> {
    let game = &stored.game;
    let refuse = |sentence: &str| ActionError::Refused(Not::Sentence(sentence.to_owned()));
    if player.is_suspended() {
        return Err(refuse(&format!("Your account is suspended: {}", player.suspension)));
    }
    if !player.choices().replies {
        return Err(refuse(
            "You have chosen not to play by mail. You can change that among your choices of letters.",
        ));
    }
    if game.ended().is_some() {
        return Err(ActionError::Refused(Refusal::Over.into()));
    }
    if game.seen() != answer.to.seen {
        return Err(refuse(&passed(stored)));
    }
    let wish = answer.wish.as_ref().map_err(|not| refuse(&not_understood(not)))?;
    if let Act::Move { number: Some(number), .. } = &wish.act {
        check_number(stored, *number).map_err(|sentence| refuse(&sentence))?;
    }
    if wish.conditions.iter().any(|line| has_any(line)) {
        return Err(refuse(
            "An answer to any reply is planned on the page, where you see what it covers.",
        ));
    }
    if !answered::insert(conn, answer.to.letter, stored.id, now)? {
        return Err(refuse(
            "That letter of ours was answered before, and each is good for one answer. Answer the latest one.",
        ));
    }
    let command = command(wish, stored);
    let by = By::Player(player.id);
    let events = carry_out_here(conn, stored.id, by, &command, None, now)
        .map_err(|error| error.map(Not::from))?;
    Ok(match events.iter().find(|event| event.by == Actor::Clock) {
        Some(_) if game.turn() == side => {
            Outcome::TooLate("It came too late: your flag had fallen.".to_owned())
        }
        Some(_) => Outcome::TooLate("Your opponent's flag had fallen before it came.".to_owned()),
        None => Outcome::Done(told(wish, stored, side, &events)),
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
fn told(wish: &Wish, stored: &StoredGame, side: Color, events: &[Event]) -> String {
    let deed = match &wish.act {
        Act::Nothing => "You saved conditional moves".to_owned(),
        Act::Move { draw, text, .. } => {
            let reading = stored.game.read_move(text);
            let mv = reading.map_or_else(|_| text.clone(), |mv| stored.game.quoted(mv.mv()));
            let offer = if *draw { " and offered a draw" } else { "" };
            format!("You played {mv}{offer}")
        }
        Act::OfferDraw => "You offered a draw".to_owned(),
        Act::AcceptDraw => "You accepted the draw".to_owned(),
        Act::DeclineDraw => "You declined the draw".to_owned(),
        Act::Resign => "You resigned".to_owned(),
    };
    let mut sentences = vec![deed];
    if matches!(wish.act, Act::Move { .. }) && !wish.conditions.is_empty() {
        sentences.push("The conditional moves that you wrote are kept.".to_owned());
    }
    let replied = |event: &&Event| {
        matches!(event.what, Happening::MovePlayed { .. }) && event.by != Actor::Player(side)
    };
    if events.iter().any(|event| replied(&event)) {
        sentences.push("Conditional moves answered at once.".to_owned());
    }
    sentences.join("\n")
}

/// Says what has happened since the letter that was answered.
fn passed(stored: &StoredGame) -> String {
    let game = &stored.game;
    let last = game.played().len().checked_sub(1).map(|last| game.line().quoted(last));
    let latest = last.map_or_else(String::new, |last| format!(" The last move is {last}."));
    format!(
        "You answered a letter about a position that has passed.{latest} Answer the latest letter about this game."
    )
}

fn not_understood(not: &NotUnderstood) -> String {
    let cut = |line: &str| match line.char_indices().nth(120) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line.to_owned(),
    };
    match not {
        NotUnderstood::Nothing => {
            "No words of yours were found in it. Write the move into the first line, above what your program quotes.".to_owned()
        }
        NotUnderstood::Line(line) => format!(
            "This was not understood: \"{}\". The first line must be a move and nothing else, such as 13. Nxe4, or one of: draw?, accept draw, decline draw, resign, or a line that begins with if.",
            cut(line)
        ),
        NotUnderstood::TwoMoves(line) => format!(
            "There is more than one move in \"{}\". Write one; what you would answer to the reply goes into a line that begins with if.",
            cut(line)
        ),
        NotUnderstood::TooLong | NotUnderstood::TooMany => {
            "It has more conditional moves than a letter may have. Plan them on the page.".to_owned()
        }
    }
}

/// A move that was meant for another number is never made.
fn check_number(stored: &StoredGame, written: Number) -> Result<(), String> {
    let game = &stored.game;
    let (number, turn) = game.line().number(game.played().len());
    let is_whites = written.black && turn == Color::White;
    if written.number == number && !is_whites {
        return Ok(());
    }
    let dots = |black: bool| if black { "..." } else { "." };
    Err(format!(
        "You wrote move {}{}, but the next one is {number}{}",
        written.number,
        dots(written.black),
        dots(turn == Color::Black),
    ))
}

impl Not {
    fn sentence(self, stored: &StoredGame) -> String {
        match self {
            Not::Sentence(sentence) => sentence,
            // What was to be is so already, by nobody's letter.
            Not::Refusal(Refusal::AlreadyDone) if stored.game.offer().is_none() => {
                "There is no draw offer to answer.".to_owned()
            }
            Not::Refusal(Refusal::AlreadyDone) => "That has been done already.".to_owned(),
            Not::Refusal(refusal) => refusal.to_string(),
        }
    }
}
