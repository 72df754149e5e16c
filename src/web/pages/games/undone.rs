//! What was sent with a move and was not done with it: the move was made before by the same form
//! with other words, or the opponent takes no messages. The page says so, and has the words again.

use actix_web::http::StatusCode;
use chrono::TimeDelta;

use super::{
    game_page_request::{GamePageRequest, RefusedGameForm},
    next::after_move,
    other_forms::OtherFormsInput,
    show::render,
    visible_game::{VisibleGame, load_for_player},
};
use crate::{
    chess::Color,
    db::{
        DbConn, DbError, GameId,
        game_events::{self, ReadEntry},
        game_messages::{self, GameMessage},
    },
    game::{DelayedMove, LogEntry, LogEntryKind, Play},
    i18n::key,
    web::{
        error::{PageError, PageResult},
        request_context::RequestContext,
    },
};

/// A move that stands now, and what was sent with it.
pub struct SentMove {
    /// It was made before: this form came a second time.
    pub is_repeated: bool,
    /// With the lines in English.
    pub play: Play,
    pub message: String,
    /// What is typed in other forms, and what has no field: all of it stays.
    pub say: String,
    pub beside: OtherFormsInput,
    pub unsent: Vec<String>,
    /// The lines as they were typed.
    pub keep: String,
    pub propose: String,
}

impl SentMove {
    /// Whether its page has words that were not to be sent.
    fn has_words_to_keep(&self) -> bool {
        !self.say.trim().is_empty() || !self.unsent.is_empty() || !self.beside.is_empty()
    }
}

/// What was not done of it.
#[derive(Default)]
struct Undone {
    message: bool,
    draw_offer: bool,
    keep: bool,
    propose: bool,
}

impl Undone {
    /// Returns what does not go with a move that waits already.
    fn beside(delayed: &DelayedMove, sent: &SentMove) -> Undone {
        let text = game_messages::clean(&sent.message);
        let is_other =
            |sent: &Option<String>, waits: &Option<String>| sent.is_some() && sent != waits;
        Undone {
            message: !text.is_empty() && delayed.message.as_deref() != Some(&*text),
            draw_offer: sent.play.offer_draw && !delayed.play.offer_draw,
            keep: is_other(&sent.play.keep, &delayed.play.keep),
            propose: is_other(&sent.play.propose, &delayed.play.propose),
        }
    }
}

/// Shows the game; what was not done, if anything was not; and what is still being written.
pub async fn answer(ctx: &RequestContext, id: GameId, sent: SentMove) -> PageResult {
    let has_words = sent.has_words_to_keep();
    if !sent.is_repeated && !has_words && game_messages::clean(&sent.message).is_empty() {
        return after_move(ctx, id).await;
    }
    let loaded = load_for_player(ctx, id).await?;
    let undone = find(ctx, &loaded, &sent).await?;
    let mut said = vec![match sent.is_repeated {
        true if loaded.stored.game.delayed_move().is_some() => key!("refusal-move-not-sent"),
        true => key!("move-already-played"),
        false => key!("move-played"),
    }];
    let sentences = [
        (undone.message, key!("unsent-message")),
        (undone.draw_offer, key!("unsent-draw-offer")),
        (undone.keep, key!("unsent-lines")),
        (undone.propose, key!("unsent-proposed-line")),
    ];
    said.extend(sentences.iter().filter(|(is_undone, _)| *is_undone).map(|(_, key)| *key));
    let is_done = said.len() == 1;
    if is_done && !has_words {
        return after_move(ctx, id).await;
    }
    let said: Vec<_> = said.into_iter().map(|key| ctx.locale.t(key).to_string()).collect();
    let game = &loaded.stored.game;
    // The field takes lines from the position after the move: later it is another one.
    let has_field =
        game.is_running() && game.ply_after(&sent.play, !game.turn()) == Some(game.played().len());
    let lines = undone.keep.then_some(sent.keep);
    let (field, block) = if has_field { (lines, None) } else { (None, lines) };
    let request = GamePageRequest {
        message: if undone.message { sent.message } else { String::new() },
        keep: block,
        propose: undone.propose.then_some(sent.propose),
        say: sent.say,
        unsent: sent.unsent,
        beside: sent.beside,
        ..GamePageRequest::default()
    };
    let form_errors = RefusedGameForm {
        error: (!is_done).then(|| said.join(" ")),
        conditional_moves_error: field.as_ref().map(|_| ctx.locale.t("unsent-lines").to_string()),
        conditional_moves_typed: field,
        ..RefusedGameForm::default()
    };
    let status = match is_done || !sent.is_repeated {
        true => StatusCode::OK,
        false => StatusCode::CONFLICT,
    };
    render(ctx, loaded, &request, form_errors, None, status)
}

async fn find(
    ctx: &RequestContext,
    loaded: &VisibleGame,
    sent: &SentMove,
) -> Result<Undone, PageError> {
    let (id, game) = (loaded.stored.id, &loaded.stored.game);
    let side = loaded.stored.side_of(ctx.sender()?.player.id).ok_or(PageError::Forbidden)?;
    if let Some(delayed) = game.delayed_move().filter(|_| sent.is_repeated) {
        return Ok(Undone::beside(delayed, sent));
    }
    let ply = game.ply_after(&sent.play, side);
    let made = ply.and_then(|ply| game.played().get(ply - 1)).map(|played| played.at);
    // A move that left the king in check is none of the game's.
    let Some(since) = made.or(game.ended().map(|ended| ended.at)) else {
        return Ok(Undone::default());
    };
    let text = game_messages::clean(&sent.message);
    let has_message = !text.is_empty();
    let said = GameMessage { side, ply: game.ply(), text, at: ctx.now };
    let looks_for_proposal = sent.is_repeated && sent.play.propose.is_some();
    let found = ctx.app.db.look_up(move |conn: &mut DbConn| {
        // The one that came with the move has its very instant.
        let before = since - TimeDelta::microseconds(1);
        let is_said = game_messages::is_known(conn, id, &said, before)?;
        let log =
            if looks_for_proposal { game_events::list_entries(conn, id)? } else { Vec::new() };
        Ok::<_, DbError>((is_said, log))
    });
    let (is_said, log) = found.await?;
    let undone = Undone { message: has_message && !is_said, ..Undone::default() };
    let Some(ply) = ply.filter(|_| sent.is_repeated) else { return Ok(undone) };
    let is_missing = |lines: &Option<String>, is_there: &dyn Fn(&str) -> bool| {
        lines.as_ref().is_some_and(|lines| !is_there(lines))
    };
    let offered = *game.offered_at().get(side);
    Ok(Undone {
        draw_offer: sent.play.offer_draw
            && offered.and_then(|at| usize::try_from(at).ok()).is_none_or(|at| at < ply),
        keep: is_missing(&sent.play.keep, &|lines| {
            game.has_saved(lines, ply, side, &loaded.conditional_moves)
        }),
        propose: is_missing(&sent.play.propose, &|lines| {
            let text = game.proposed_text(lines, ply);
            text.is_some_and(|text| log.iter().any(|entry| proposes(entry, side, &text)))
        }),
        ..undone
    })
}

/// Whether an entry of the log is this very proposed line.
fn proposes(entry: &ReadEntry, side: Color, text: &str) -> bool {
    matches!(
        entry,
        Ok(LogEntry { what: LogEntryKind::Proposed { by, lines }, .. })
            if *by == side && lines == text
    )
}
