//! An email that a player wrote in answer to one of ours: it is carried out, or the player reads
//! why not. The answer is queued in the same transaction.

use chrono::{DateTime, TimeDelta, Utc};

use super::{GameCommand, answered_email::find_known_text};
use crate::{
    actions::{ActionError, ActionResult},
    chess::Color,
    db::{
        Db, DbConn, DbError, DbTimestamp, answered_emails,
        games::{self, StoredGame},
        outbox::{self, EmailKind, NewEmail},
        players::{self, Player},
        savepoint,
    },
    game::{
        Actor, Event, EventKind, GameError, OpenOffers, Play, PlayerCommand,
        conditional_moves::{Change, ConditionalMovesEdit},
        variations::{self, LineKind, has_any, numbered},
    },
    i18n::{Locale, Message},
    mail::{
        DONE, REFUSED, ReplyTo, mark,
        reply::{MoveNumber, NotUnderstood, ReplyAction, ReplyCommand, Skipped, understand},
    },
};

/// Answers to emails that nothing came of, in an hour. More are carried out or dropped silently:
/// two machines must not write to each other for ever.
const MAX_REFUSALS_PER_HOUR: i64 = 30;

/// What came in.
#[derive(Clone, Debug)]
pub struct EmailReply {
    pub to: ReplyTo,
    /// Names the message: the same one twice has the effect of one.
    pub key: String,
    /// What the message calls itself: the answer names it.
    pub message_id: Option<String>,
    /// What the player wrote, without what was quoted.
    pub lines: Vec<String>,
    /// The lines that were taken for the player's signature or a quotation.
    pub skipped: Skipped,
    /// Words by which the player may sign.
    pub names: Vec<String>,
    /// The name of the site.
    pub site: String,
}

/// What came of it, in sentences for the player: a line each.
enum AnswerOutcome {
    Done(String),
    /// Time had run out, so the command was not carried out.
    TooLate(String),
}

/// Why nothing was done.
enum Not {
    Sentence(String),
    GameError(GameError),
}

impl From<Message> for Not {
    fn from(said: Message) -> Not {
        Not::Sentence(said.to_string())
    }
}

impl From<GameError> for Not {
    fn from(refusal: GameError) -> Not {
        Not::GameError(refusal)
    }
}

/// Carries out what a player answered to an email. The player is notified of the outcome by email.
pub async fn answer_email(
    db: &Db,
    mut answer: EmailReply,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    let (to, site) = (answer.to, answer.site.clone());
    let read = move |conn: &mut DbConn| {
        Ok::<_, DbError>((players::find(conn, to.player)?, find_known_text(conn, &to, &site)?))
    };
    let (player, known) = db.read(read).await?;
    known.take_out(&mut answer.lines, &mut answer.skipped);
    let locale = player.as_ref().map(Player::locale).unwrap_or_default();
    answer.names.extend(player.map(|player| player.name));
    let wish = understand(&answer.lines, &answer.skipped, &answer.names, locale);
    db.write(move |conn| carry_out_answer(conn, &answer, &wish, now)).await
}

fn carry_out_answer(
    conn: &mut DbConn,
    answer: &EmailReply,
    wish: &Result<ReplyCommand, NotUnderstood>,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    let ReplyTo { email, game, player: id, .. } = answer.to;
    let Some(player) = players::find(conn, id)?.filter(|player| !player.is_closed()) else {
        return Ok(());
    };
    // In this order, as everybody who locks both.
    players::lock(conn, id)?;
    games::lock(conn, game)?;
    let Some(stored) = games::find(conn, game)? else { return Ok(()) };
    let Some(side) = stored.side_of(id) else { return Ok(()) };
    let about = format!("{email}:{}", answer.key);
    let queued = NewEmail::new(EmailKind::Answered, id, about);
    if outbox::is_queued(conn, &queued)? {
        return Ok(());
    }
    let locale = player.locale();
    let marked = |word| mark(word, answer.message_id.as_deref());
    let tried = savepoint(conn, |conn| try_it(conn, (answer, wish), &player, (&stored, side), now));
    let detail = match tried {
        Ok(AnswerOutcome::Done(done)) => {
            // Who writes is there.
            players::update_seen(conn, id, DbTimestamp::of(now))?;
            format!("{}\n{done}", marked(DONE))
        }
        Ok(AnswerOutcome::TooLate(sentence)) => format!("{}\n{sentence}", marked(REFUSED)),
        Err(ActionError::Refused(not)) => {
            let refused = (EmailKind::Answered, REFUSED);
            let lately = outbox::count_since(conn, id, refused, now - TimeDelta::hours(1))?;
            if lately >= MAX_REFUSALS_PER_HOUR {
                tracing::warn!(player = %id, "answers by mail that are refused: no more emails");
                return Ok(());
            }
            format!("{}\n{}", marked(REFUSED), not.sentence(locale, &stored))
        }
        Err(error) => return Err(error.map(drop)),
    };
    let email = NewEmail { game: Some(game), detail: Some(detail), ..queued };
    Ok(outbox::insert(conn, &email, now)?)
}

/// Carries a wish out and says what was done: the deed, then sentences.
fn try_it(
    conn: &mut DbConn,
    (answer, wish): (&EmailReply, &Result<ReplyCommand, NotUnderstood>),
    player: &Player,
    (stored, side): (&StoredGame, Color),
    now: DateTime<Utc>,
) -> ActionResult<AnswerOutcome, Not> {
    let (game, locale) = (&stored.game, player.locale());
    let refuse = |said: Message| ActionError::Refused(Not::from(said));
    if player.is_suspended() {
        return Err(refuse(
            locale.t("email-error-suspended").with("reason", &player.suspension_reason),
        ));
    }
    if !player.notification_preferences().replies {
        return Err(refuse(locale.t("email-error-playing-by-email-off")));
    }
    if game.ended().is_some() {
        return Err(ActionError::Refused(GameError::Over.into()));
    }
    if game.position_no() != answer.to.seen {
        return Err(refuse(passed(locale, stored)));
    }
    let may_accept = game.may_accept_draw(side);
    let wish = wish.as_ref().map_err(|not| {
        ActionError::Refused(Not::Sentence(not_understood(locale, not, may_accept)))
    })?;
    if let ReplyAction::Move { number: Some(number), .. } = &wish.act {
        check_number(locale, stored, *number).map_err(refuse)?;
    }
    if wish.conditions.iter().any(|line| has_any(line)) {
        return Err(refuse(locale.t("email-error-any")));
    }
    check_draw_answer(locale, stored, side, (&wish.act, answer.to.offers)).map_err(refuse)?;
    if !answered_emails::insert(conn, answer.to.email, stored.id, now)? {
        return Err(refuse(locale.t("email-error-already-replied")));
    }
    let lines = numbered_lines(wish, stored);
    let command = command(wish, stored, answer.to.offers, &lines);
    let events = GameCommand::by_player(player.id, stored.id, command)
        .run_in(conn, now)
        .map_err(|error| error.map(Not::from))?;
    Ok(match events.iter().find(|event| event.by == Actor::Clock) {
        Some(_) if game.turn() == side => {
            AnswerOutcome::TooLate(locale.t("email-error-out-of-time").to_string())
        }
        Some(_) => AnswerOutcome::TooLate(locale.t("email-error-opponent-out-of-time").to_string()),
        None => AnswerOutcome::Done(describe(locale, (wish, &lines), (stored, side), &events)),
    })
}

/// What accepts or declines an offer answers one that its writer has seen, and no other.
fn check_draw_answer(
    locale: Locale,
    stored: &StoredGame,
    side: Color,
    (act, shown): (&ReplyAction, OpenOffers),
) -> Result<(), Message> {
    let (ReplyAction::AcceptDraw { is_named } | ReplyAction::DeclineDraw { is_named }) = act else {
        return Ok(());
    };
    let game = &stored.game;
    let others = game.offers_to(side).takeback || game.proposed_line(!side).is_some();
    match (game.may_accept_draw(side), others) {
        (true, _) if !shown.draw => Err(locale.t("email-error-draw-offer-in-the-meantime")),
        (true, true) if !is_named => Err(locale.t("email-error-which-offer")),
        (false, true) if !is_named => Err(locale.t("email-error-offer-only-on-website")),
        _ => Ok(()),
    }
}

/// `shown`: the opponent's offers that the email showed which is answered.
fn command(
    wish: &ReplyCommand,
    stored: &StoredGame,
    shown: OpenOffers,
    lines: &[String],
) -> PlayerCommand {
    let ply = stored.game.position_no();
    let lines = lines.join("\n");
    match &wish.act {
        ReplyAction::Nothing => PlayerCommand::ConditionalMoves(ConditionalMovesEdit {
            ply,
            change: Change::Add { lines },
        }),
        ReplyAction::Move { text, draw, .. } => PlayerCommand::Play(Play {
            text: text.clone(),
            ply,
            offer_draw: *draw,
            seen: Some(shown),
            keep: (!wish.conditions.is_empty()).then_some(lines),
            propose: None,
            // Who answers by email may be far from the page on which a move is recalled.
            delay: TimeDelta::zero(),
        }),
        ReplyAction::OfferDraw => PlayerCommand::OfferDraw,
        ReplyAction::AcceptDraw { .. } => PlayerCommand::AcceptDraw { ply },
        ReplyAction::DeclineDraw { .. } => PlayerCommand::DeclineDraw { ply },
        ReplyAction::Resign => PlayerCommand::Resign,
    }
}

/// Returns the conditional lines. Each begins with the opponent's move, after the player's own.
fn numbered_lines(wish: &ReplyCommand, stored: &StoredGame) -> Vec<String> {
    let game = &stored.game;
    let own = usize::from(matches!(wish.act, ReplyAction::Move { .. }));
    let ply = game.played().len() + own;
    wish.conditions.iter().map(|line| numbered(line, game.start(), ply)).collect()
}

/// Returns the conditional lines as they were understood, a row for each that was written.
fn lines_as_read(
    wish: &ReplyCommand,
    lines: &[String],
    stored: &StoredGame,
    side: Color,
) -> Vec<String> {
    let mut game = stored.game.clone();
    if let ReplyAction::Move { text, .. } = &wish.act {
        let Ok(reading) = game.read_move(text) else { return Vec::new() };
        let what = EventKind::MovePlayed { mv: reading.mv(), offers_draw: false };
        let at = game.played().last().map_or(DateTime::UNIX_EPOCH, |played| played.at);
        game.apply(&Event { at, by: Actor::Player(side), what });
    }
    let (start, ply, position) = (game.start(), game.played().len(), game.position());
    let written = |lines: &str| {
        let kind = LineKind::ConditionalMovesOf(side);
        let read = variations::read(lines, start, ply, position, kind).ok()?;
        Some(read.write(start, ply, position))
    };
    let each: Option<Vec<String>> = lines.iter().map(|line| written(line)).collect();
    // A line may go on from one above it.
    each.unwrap_or_else(|| written(&lines.join("\n")).into_iter().collect())
}

/// Says what was done in a game, which is as it was before.
fn describe(
    locale: Locale,
    (wish, lines): (&ReplyCommand, &[String]),
    (stored, side): (&StoredGame, Color),
    events: &[Event],
) -> String {
    let deed = match &wish.act {
        ReplyAction::Nothing => locale.t("email-done-conditional-moves"),
        ReplyAction::Move { draw, text, .. } => {
            let reading = stored.game.read_move(text);
            let mv = reading.map_or_else(|_| text.clone(), |mv| stored.game.quoted(mv.mv()));
            let said = match draw {
                true => locale.t("email-done-move-and-draw-offer"),
                false => locale.t("email-done-move"),
            };
            said.with("move", locale.san(&mv))
        }
        ReplyAction::OfferDraw => locale.t("email-done-draw-offer"),
        ReplyAction::AcceptDraw { .. } => locale.t("email-done-accept-draw"),
        ReplyAction::DeclineDraw { .. } => locale.t("email-done-decline-draw"),
        ReplyAction::Resign => locale.t("email-done-resign"),
    };
    let mut sentences = vec![deed.to_string()];
    if !wish.conditions.is_empty() {
        if matches!(wish.act, ReplyAction::Move { .. }) {
            sentences.push(locale.t("email-done-conditional-moves-saved").to_string());
        }
        sentences.push(locale.t("email-done-conditional-moves-as-read").to_string());
        let lines = lines_as_read(wish, lines, stored, side);
        sentences.extend(lines.iter().map(|line| locale.san(line)));
    }
    if !wish.unread.is_empty() {
        sentences.push(locale.t("email-done-not-read").to_string());
        sentences.extend(wish.unread.iter().map(|line| cut(line)));
    }
    if !wish.skipped.is_empty() {
        sentences.push(locale.t("email-done-below-signature").to_string());
        sentences.extend(wish.skipped.iter().map(|line| cut(line)));
    }
    if !wish.quoted.is_empty() {
        sentences.push(locale.t("email-done-quoted").to_string());
        sentences.extend(wish.quoted.iter().map(|line| cut(line)));
    }
    let replied = |event: &&Event| {
        matches!(event.what, EventKind::MovePlayed { .. }) && event.by != Actor::Player(side)
    };
    if events.iter().any(|event| replied(&event)) {
        sentences.push(locale.t("email-done-moves-followed").to_string());
    }
    sentences.join("\n")
}

/// Says what has happened since the email that was answered.
fn passed(locale: Locale, stored: &StoredGame) -> Message {
    let game = &stored.game;
    match game.played().len().checked_sub(1).map(|last| game.line().quoted(last)) {
        Some(last) => {
            locale.t("email-error-position-changed-last-move").with("move", locale.san(&last))
        }
        None => locale.t("email-error-position-changed"),
    }
}

/// Returns a line as it was written, cut short.
fn cut(line: &str) -> String {
    match line.char_indices().nth(120) {
        Some((at, _)) => format!("{}…", line.get(..at).unwrap_or_default()),
        None => line.to_owned(),
    }
}

/// Says why nothing was understood. `may_accept`: the opponent's draw offer can be accepted.
fn not_understood(locale: Locale, not: &NotUnderstood, may_accept: bool) -> String {
    match not {
        NotUnderstood::Nothing => locale.t("email-error-no-move"),
        NotUnderstood::YesOrNo(line) if may_accept => {
            locale.t("email-error-yes-or-no").with("line", cut(line))
        }
        NotUnderstood::Line(line) | NotUnderstood::YesOrNo(line) => {
            locale.line_not_understood(&cut(line))
        }
        NotUnderstood::Castling(line) => locale.t("email-error-castling").with("line", cut(line)),
        NotUnderstood::DrawSign(line) => locale.t("email-error-draw-sign").with("line", cut(line)),
        NotUnderstood::TwoMoves(line) => locale.t("email-error-two-moves").with("line", cut(line)),
        NotUnderstood::ForeignPieceLetter { line, found } => {
            return locale.foreign_letter(&cut(line), found.letter, found.promotes);
        }
        NotUnderstood::NotAlone { words, below } => locale
            .t("email-error-word-not-alone")
            .with("words", cut(words))
            .with("below", cut(below)),
        NotUnderstood::TooLong | NotUnderstood::TooMany => {
            locale.t("email-error-too-many-conditional-moves")
        }
    }
    .to_string()
}

/// A move that was meant for another number is never made.
fn check_number(locale: Locale, stored: &StoredGame, written: MoveNumber) -> Result<(), Message> {
    let game = &stored.game;
    let (number, turn) = game.line().number(game.played().len());
    let is_whites = written.black && turn == Color::White;
    if written.number == number && !is_whites {
        return Ok(());
    }
    let dotted = |number: u32, black: bool| format!("{number}{}", if black { "..." } else { "." });
    Err(locale
        .t("email-error-move-number")
        .with("written", dotted(written.number, written.black))
        .with("next", dotted(number, turn == Color::Black)))
}

impl Not {
    fn sentence(self, locale: Locale, stored: &StoredGame) -> String {
        match self {
            Not::Sentence(sentence) => sentence,
            // What was to be is so already, by nobody's email.
            Not::GameError(GameError::AlreadyDone) if stored.game.offer().is_none() => {
                locale.t("email-error-no-draw-offer").to_string()
            }
            Not::GameError(GameError::AlreadyDone) => {
                locale.t("email-error-already-done").to_string()
            }
            Not::GameError(refusal) => locale.refusal(&refusal),
        }
    }
}
