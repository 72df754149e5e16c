//! The game page.

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{
    lines::Token,
    messages::{ChatScope, Heard, Pages},
    next::Next,
    view::{Feedback, GameView, Intent, Pending, Reader, view},
};
use crate::{
    db::{
        DbError, GameId, analyses, conditional_moves,
        game_events::{self, LoggedEvent},
        game_views::LastView,
        games,
        games::StoredGame,
    },
    game::{analysis::Analysis, conditional_moves::ConditionalMoves},
    web::{
        assets,
        error::{PageError, PageResult},
        layout::Page,
        live::{self, StateVersion},
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct GameQuery {
    ply: Option<u32>,
    from: Option<String>,
    to: Option<String>,
    promotion: Option<String>,
    #[serde(rename = "move")]
    text: Option<String>,
    flip: Option<String>,
    /// Wants to keep lines with the move.
    lines: Option<String>,
    /// Which page of the messages, and which of the spectator messages.
    messages: u32,
    spectator_messages: u32,
    notice: Option<String>,
}

impl GameQuery {
    /// Squares that are none are as good as not given: the page shows the game all the same.
    fn intent(&self) -> Intent {
        let from = self.from.as_deref();
        let text = match (&self.text, from, &self.to) {
            (Some(text), _, _) => Some(text.clone()),
            (None, Some(from), Some(to)) => {
                Some(format!("{from}{to}{}", self.promotion.as_deref().unwrap_or_default()))
            }
            _ => None,
        };
        Intent {
            ply: self.ply,
            from: from.and_then(|from| from.parse().ok()),
            text,
            with_lines: self.lines.is_some(),
            behind: self.lines.clone().unwrap_or_default(),
            flip: self.flip.is_some(),
            ..Intent::default()
        }
    }
}

#[derive(Template)]
#[template(path = "games/show.html")]
struct GameTemplate<'a> {
    page: Page<'a>,
    game: GameView,
    live_script: &'static str,
    /// How far the game is on this page.
    seen: StateVersion,
    /// With its ECO code; empty as long as it has no name.
    opening: String,
    next: Option<Next>,
}

/// A game with the names of White and Black. Conditional moves and analysis are the
/// reader's own; both are empty for everybody else.
pub struct Loaded {
    pub stored: StoredGame,
    pub names: [String; 2],
    pub conditional_moves: ConditionalMoves,
    pub analysis: Analysis,
    /// What they may read.
    pub heard: Heard,
    /// What was claimed, said and decided: known to them and on the admin pages.
    pub case: Vec<LoggedEvent>,
    /// What waits for the reader elsewhere.
    pub next: Option<Next>,
}

/// Loads a game for its page as it is now: with time that has run out, whether it is written down
/// or not.
pub async fn load(ctx: &RequestContext, id: GameId) -> Result<Loaded, PageError> {
    load_hearing(ctx, id, ChatScope::All(Pages::default())).await
}

/// The same with as much of what was said as is wanted.
pub async fn load_hearing(
    ctx: &RequestContext,
    id: GameId,
    wanted: ChatScope,
) -> Result<Loaded, PageError> {
    let mut loaded = read(ctx, id, wanted).await?;
    loaded.stored.game = loaded.stored.game.as_of(ctx.now);
    Ok(loaded)
}

async fn read(ctx: &RequestContext, id: GameId, wanted: ChatScope) -> Result<Loaded, PageError> {
    let reader = ctx.current_user.as_ref().map(|current_user| current_user.player.id);
    let (now, locale) = (ctx.now, ctx.locale);
    let found = ctx.app.db.look_up(move |conn| {
        let Some((stored, names)) = games::find_with_names(conn, id)? else { return Ok(None) };
        let heard = Heard::find(conn, &stored, reader, wanted)?;
        let (conditional_moves, analysis, case) =
            (ConditionalMoves::default(), Analysis::default(), Vec::new());
        let mut loaded =
            Loaded { stored, names, conditional_moves, analysis, heard, case, next: None };
        let side = reader.and_then(|player| loaded.stored.side_of(player));
        let is_page = matches!(wanted, ChatScope::All(_));
        if let Some(player) = reader.filter(|_| side.is_some() && is_page) {
            loaded.next = Next::find(conn, player, id, now, locale)?;
        }
        if side.is_some() && is_page && loaded.stored.game.case().is_some() {
            loaded.case = game_events::list_case(conn, id)?;
        }
        if let Some(side) = side.filter(|_| loaded.stored.has_had_conditional_moves()) {
            let mode = loaded.stored.game.start().variant.castling_mode();
            loaded.conditional_moves =
                or_left_out(conditional_moves::find(conn, id, side, mode).map_err(DbError::from))?;
        }
        Ok::<_, DbError>(Some(loaded))
    });
    found.await?.ok_or(PageError::NotFound)
}

/// The same as [`load`] with the reader's own analysis, for the pages that show or use it.
pub async fn load_with_analysis(ctx: &RequestContext, id: GameId) -> Result<Loaded, PageError> {
    add_analysis(ctx, load(ctx, id).await?).await
}

/// Adds the reader's own analysis to a game that is loaded.
pub async fn add_analysis(ctx: &RequestContext, mut loaded: Loaded) -> Result<Loaded, PageError> {
    let id = loaded.stored.id;
    let reader = ctx.current_user.as_ref().map(|current_user| current_user.player.id);
    let Some(side) = reader.and_then(|player| loaded.stored.side_of(player)) else {
        return Ok(loaded);
    };
    let start = loaded.stored.game.start().clone();
    let found =
        ctx.app.db.look_up(move |conn| Ok(analyses::find(conn, id, side, &start)?.analysis));
    loaded.analysis = or_left_out(found.await)?;
    Ok(loaded)
}

/// Corrupt conditional moves or analysis are left out: the game is there all the same.
pub(super) fn or_left_out<T: Default>(found: Result<T, DbError>) -> Result<T, DbError> {
    match found {
        Err(error) if error.is_corrupt() => {
            tracing::error!(%error, "a corrupt plan or book is left out");
            Ok(T::default())
        }
        found => found,
    }
}

/// The same for a page that only the game's players have.
pub async fn load_for_player(ctx: &RequestContext, id: GameId) -> Result<Loaded, PageError> {
    let player = ctx.player()?.id;
    let loaded = load_with_analysis(ctx, id).await?;
    loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    Ok(loaded)
}

/// Shows a game to who asks, with what they are about to do and what went wrong.
pub fn render(
    ctx: &RequestContext,
    mut loaded: Loaded,
    intent: &Intent,
    feedback: Feedback,
    notice: Option<&str>,
    status: StatusCode,
) -> PageResult {
    let player = ctx.current_user.as_ref().map(|s| &s.player);
    let reader = Reader {
        side: player.and_then(|player| loaded.stored.side_of(player.id)),
        confirms_moves: player.is_none_or(|player| player.confirm_moves),
        zone: ctx.zone(),
        now: ctx.now,
    };
    let page = ctx.page().with_notice(notice);
    let (live_script, seen) = (assets::live_script(), live::state_version(loaded.stored.version()));
    let opening = loaded.stored.opening.clone();
    let next = loaded.next.take();
    let game = view(loaded, &reader, intent, feedback);
    ctx.html(status, &GameTemplate { page, game, opening, next, live_script, seen })
}

/// `GET /games/{id}`
pub async fn show(ctx: RequestContext, id: Path<GameId>, asked: Query<GameQuery>) -> PageResult {
    let (intent, notice) = (asked.intent(), asked.notice.as_deref());
    // A move that is to be confirmed brings what the analysis has behind it.
    let pages = Pages { messages: asked.messages, spectator_messages: asked.spectator_messages };
    let mut loaded = load_hearing(&ctx, *id, ChatScope::All(pages)).await?;
    if intent.text.is_some() {
        loaded = add_analysis(&ctx, loaded).await?;
    }
    // What is seen here needs no email, and what is said after it is new. Nothing else comes of
    // a game that is over. The latest messages stand on the first page.
    let (stored, has_messages) = (&loaded.stored, loaded.stored.has_messages);
    if let Some(current_user) = &ctx.current_user
        && let Some(side) = stored.side_of(current_user.player.id)
        && (stored.game.is_running() || has_messages)
        && pages.messages == 0
    {
        let seen = stored.game.position_no();
        let last_view = LastView {
            viewed_at: ctx.now,
            position_no: seen,
            last_read_message_id: loaded.heard.last_message(),
        };
        let talks_as = has_messages.then_some(side);
        ctx.app.presence.record_game_view(current_user.player.id, *id, last_view, talks_as);
    }
    render(&ctx, loaded, &intent, Feedback::default(), notice, StatusCode::OK)
}
