//! The game page.

use actix_web::{
    HttpRequest, HttpResponse,
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{
    game_page_request::{GamePageRequest, RefusedGameForm},
    game_view::{GameView, MovePanel, Tab},
    hidden,
    lines::VariationToken,
    messages::{ChatScope, Pages},
    next::Next,
    other_forms::OtherFormsInput,
    page_reader::PageReader,
    visible_game::{GameForReader, VisibleGame, add_analysis, load_for_reader},
};
use crate::{
    db::{GameId, game_views::LastView},
    web::{
        assets,
        board_size::BoardSize,
        error::PageResult,
        layout::Page,
        live::StateVersion,
        request_context::{RequestContext, see_other},
    },
};

/// Characters of a quoted line that are taken from an address.
const MAX_QUOTE_CHARS: usize = 500;

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
    /// Wants to propose a line with the move.
    propose: Option<String>,
    /// The tab to open.
    tab: String,
    /// Which page of the messages, and which of the spectator messages.
    messages: u32,
    spectator_messages: u32,
    notice: Option<String>,
    /// The game in which the reader has just moved.
    last: Option<GameId>,
    /// A line of the analysis, to be sent in a message.
    quote: String,
}

impl GameQuery {
    /// Returns the word of the tab to open.
    fn tab_word(&self) -> String {
        let shows_messages = self.messages > 0 || self.spectator_messages > 0;
        let word = if shows_messages { Tab::Messages.as_str() } else { &self.tab };
        word.to_owned()
    }

    /// Squares that are none are as good as not given: the page shows the game all the same.
    fn page_request(&self) -> GamePageRequest {
        let from = self.from.as_deref();
        let text = match (&self.text, from, &self.to) {
            (Some(text), _, _) => Some(text.clone()),
            (None, Some(from), Some(to)) => {
                Some(format!("{from}{to}{}", self.promotion.as_deref().unwrap_or_default()))
            }
            _ => None,
        };
        GamePageRequest {
            ply: self.ply,
            from: from.and_then(|from| from.parse().ok()),
            text,
            with_lines: self.lines.is_some() || self.propose.is_some(),
            behind: self.lines.clone().unwrap_or_default(),
            to_propose: self.propose.clone().unwrap_or_default(),
            flip: self.flip.is_some(),
            say: self.quote.chars().take(MAX_QUOTE_CHARS).collect(),
            beside: OtherFormsInput { tab: self.tab_word(), ..OtherFormsInput::default() },
            last_game: self.last,
            ..GamePageRequest::default()
        }
    }
}

#[derive(Template)]
#[template(path = "games/show.html")]
struct GameTemplate<'a> {
    page: Page<'a>,
    game: GameView,
    board_size: BoardSize,
    script: &'static str,
    analysis_script: &'static str,
    zen_script: &'static str,
    sounds_script: &'static str,
    /// How far the game is on this page.
    seen: StateVersion,
    next: Option<Next>,
    /// The game in which the reader has just moved.
    last_game: Option<GameId>,
}

/// Shows a game to who asks, with what they are about to do and what went wrong.
pub fn render(
    ctx: &RequestContext,
    mut loaded: VisibleGame,
    request: &GamePageRequest,
    form_errors: RefusedGameForm,
    notice: Option<&str>,
    status: StatusCode,
) -> PageResult {
    let player = ctx.current_user.as_ref().map(|s| &s.player);
    let viewer = PageReader {
        side: loaded.side_of(ctx.reader()),
        confirms_moves: player.is_none_or(|player| player.confirm_moves),
        piece_set: ctx.display_preferences.appearance.pieces,
        zone: ctx.zone(),
        now: ctx.now,
    };
    let page = ctx.page().with_notice(notice);
    let seen = loaded.seen;
    let next = loaded.next.take();
    let game = GameView::of(loaded, &viewer, request, form_errors);
    let template = GameTemplate {
        page,
        game,
        board_size: ctx.board_size,
        script: assets::board_script(),
        analysis_script: assets::analysis_script(),
        zen_script: assets::zen_script(),
        sounds_script: assets::sounds_script(),
        seen,
        next,
        last_game: request.last_game,
    };
    ctx.html(status, &template)
}

/// `GET /games/{id}`
pub async fn show(ctx: RequestContext, id: Path<GameId>, asked: Query<GameQuery>) -> PageResult {
    let (mut request, notice) = (asked.page_request(), asked.notice.as_deref());
    // A move that is to be confirmed brings what the analysis has behind it.
    let pages = Pages { messages: asked.messages, spectator_messages: asked.spectator_messages };
    let mut loaded = match load_for_reader(&ctx, *id, ChatScope::All(pages)).await? {
        GameForReader::Visible(loaded) => *loaded,
        GameForReader::Hidden(game) => return hidden::render(&ctx, &game, notice),
    };
    if request.text.is_some() {
        loaded = add_analysis(&ctx, loaded).await?;
    }
    // Spectators have another form.
    if loaded.side_of(ctx.reader()).is_none() {
        request.say.clear();
    }
    // The latest messages stand on the first page.
    if pages.messages == 0 {
        record_view(&ctx, &loaded);
    }
    render(&ctx, loaded, &request, RefusedGameForm::default(), notice, StatusCode::OK)
}

/// Leads to the game from where only forms are sent to: the links of a page that answered one are
/// relative.
pub async fn lead_back(path: Path<(GameId, String)>, request: HttpRequest) -> HttpResponse {
    let query = match request.query_string() {
        "" => String::new(),
        query => format!("?{query}"),
    };
    see_other(format!("/games/{}{query}", path.0))
}

/// Notes that a player looks at a game: what is seen needs no email, and what is said after it is
/// new. Nothing else comes of a game that is over.
pub fn record_view(ctx: &RequestContext, loaded: &VisibleGame) {
    let (stored, has_messages) = (&loaded.stored, loaded.stored.has_messages);
    if let Some(current_user) = &ctx.current_user
        && let Some(side) = stored.side_of(current_user.player.id)
        && (stored.game.is_running() || has_messages)
    {
        let seen = stored.game.position_no();
        let last_view = LastView {
            viewed_at: ctx.now,
            position_no: seen,
            last_read_message_id: loaded.messages.last_message(),
        };
        let talks_as = has_messages.then_some(side);
        ctx.app.seen_buffer.record_game_view(
            current_user.player.id,
            stored.id,
            last_view,
            talks_as,
        );
    }
}
