//! The game page.

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{
    lines::Token,
    next::Next,
    talk::{Heard, Pages, Wanted},
    view::{GameView, Intent, Pending, Reader, Remark, view},
};
use crate::{
    db::{
        DbError, GameId,
        attention::Look,
        books,
        game_events::{self, LoggedEvent},
        games,
        games::StoredGame,
        plans,
    },
    game::{book::Book, plan::Plan},
    web::{
        assets,
        error::{PageError, PageResult},
        layout::Page,
        live::{self, Shown},
        visitor::Visitor,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    ply: Option<u32>,
    from: Option<String>,
    to: Option<String>,
    promotion: Option<String>,
    #[serde(rename = "move")]
    text: Option<String>,
    flip: Option<String>,
    /// Wants to keep lines with the move.
    lines: Option<String>,
    /// Which page of the messages, and which of the remarks.
    messages: u32,
    remarks: u32,
    notice: Option<String>,
}

impl Asked {
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
struct Show<'a> {
    page: Page<'a>,
    game: GameView,
    live_script: &'static str,
    /// How far the game is on this page.
    seen: Shown,
    /// With its ECO code; empty as long as it has no name.
    opening: String,
    next: Option<Next>,
}

/// A game with the names of White and Black. Plan and book are the reader's own; both are
/// empty for everybody else.
pub struct Loaded {
    pub stored: StoredGame,
    pub names: [String; 2],
    pub plan: Plan,
    pub book: Book,
    /// What they may hear.
    pub heard: Heard,
    /// What was claimed, said and ruled: known to them and to the desk.
    pub case: Vec<LoggedEvent>,
    /// What waits for the reader elsewhere.
    pub next: Option<Next>,
}

/// Loads a game for its page as it is now: with a flag that has fallen, whether it is written down
/// or not.
pub async fn load(visitor: &Visitor, id: GameId) -> Result<Loaded, PageError> {
    load_hearing(visitor, id, Wanted::All(Pages::default())).await
}

/// The same with as much of what was said as is wanted.
pub async fn load_hearing(
    visitor: &Visitor,
    id: GameId,
    wanted: Wanted,
) -> Result<Loaded, PageError> {
    let mut loaded = read(visitor, id, wanted).await?;
    loaded.stored.game = loaded.stored.game.as_of(visitor.now);
    Ok(loaded)
}

async fn read(visitor: &Visitor, id: GameId, wanted: Wanted) -> Result<Loaded, PageError> {
    let reader = visitor.signed_in.as_ref().map(|signed_in| signed_in.player.id);
    let (now, locale) = (visitor.now, visitor.locale);
    let found = visitor.app.db.look_up(move |conn| {
        let Some((stored, names)) = games::find_with_names(conn, id)? else { return Ok(None) };
        let heard = Heard::find(conn, &stored, reader, wanted)?;
        let (plan, book, case) = (Plan::default(), Book::default(), Vec::new());
        let mut loaded = Loaded { stored, names, plan, book, heard, case, next: None };
        let side = reader.and_then(|player| loaded.stored.side_of(player));
        let is_page = matches!(wanted, Wanted::All(_));
        if let Some(player) = reader.filter(|_| side.is_some() && is_page) {
            loaded.next = Next::find(conn, player, id, now, locale)?;
        }
        if side.is_some() && is_page && loaded.stored.game.case().is_some() {
            loaded.case = game_events::list_case(conn, id)?;
        }
        if let Some(side) = side.filter(|_| loaded.stored.has_had_plans()) {
            let mode = loaded.stored.game.start().variant.castling_mode();
            loaded.plan = or_left_out(plans::find(conn, id, side, mode).map_err(DbError::from))?;
        }
        Ok::<_, DbError>(Some(loaded))
    });
    found.await?.ok_or(PageError::NotFound)
}

/// The same as [`load`] with the reader's own book, for the pages that show or use it.
pub async fn load_with_book(visitor: &Visitor, id: GameId) -> Result<Loaded, PageError> {
    add_book(visitor, load(visitor, id).await?).await
}

/// Adds the reader's own book to a game that is loaded.
pub async fn add_book(visitor: &Visitor, mut loaded: Loaded) -> Result<Loaded, PageError> {
    let id = loaded.stored.id;
    let reader = visitor.signed_in.as_ref().map(|signed_in| signed_in.player.id);
    let Some(side) = reader.and_then(|player| loaded.stored.side_of(player)) else {
        return Ok(loaded);
    };
    let start = loaded.stored.game.start().clone();
    let found = visitor.app.db.look_up(move |conn| Ok(books::find(conn, id, side, &start)?.book));
    loaded.book = or_left_out(found.await)?;
    Ok(loaded)
}

/// A corrupt plan or book is left out: the game is there all the same.
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
pub async fn load_for_player(visitor: &Visitor, id: GameId) -> Result<Loaded, PageError> {
    let player = visitor.player()?.id;
    let loaded = load_with_book(visitor, id).await?;
    loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    Ok(loaded)
}

/// Shows a game to whoever asks, with what they are about to do and what went wrong.
pub fn render(
    visitor: &Visitor,
    mut loaded: Loaded,
    intent: &Intent,
    remark: Remark,
    notice: Option<&str>,
    status: StatusCode,
) -> PageResult {
    let player = visitor.signed_in.as_ref().map(|s| &s.player);
    let reader = Reader {
        side: player.and_then(|player| loaded.stored.side_of(player.id)),
        confirms_moves: player.is_none_or(|player| player.confirm_moves),
        zone: visitor.zone(),
        now: visitor.now,
    };
    let page = visitor.page().with_notice(notice);
    let (live_script, seen) = (assets::live_script(), live::shown_of(loaded.stored.version()));
    let opening = loaded.stored.opening.clone();
    let next = loaded.next.take();
    let game = view(loaded, &reader, intent, remark);
    visitor.html(status, &Show { page, game, opening, next, live_script, seen })
}

/// `GET /games/{id}`
pub async fn show(visitor: Visitor, id: Path<GameId>, asked: Query<Asked>) -> PageResult {
    let (intent, notice) = (asked.intent(), asked.notice.as_deref());
    // A move that is to be confirmed brings what the book has behind it.
    let pages = Pages { messages: asked.messages, remarks: asked.remarks };
    let mut loaded = load_hearing(&visitor, *id, Wanted::All(pages)).await?;
    if intent.text.is_some() {
        loaded = add_book(&visitor, loaded).await?;
    }
    // What is seen here needs no letter, and what is said after it is new. Nothing else comes of
    // a game that is over. The latest messages stand on the first page.
    let (stored, has_messages) = (&loaded.stored, loaded.stored.has_messages);
    if let Some(signed_in) = &visitor.signed_in
        && let Some(side) = stored.side_of(signed_in.player.id)
        && (stored.game.is_running() || has_messages)
        && pages.messages == 0
    {
        let seen = stored.game.seen();
        let look = Look { at: visitor.now, seen, heard: loaded.heard.last_message() };
        let talks_as = has_messages.then_some(side);
        visitor.app.presence.note_look(signed_in.player.id, *id, look, talks_as);
    }
    render(&visitor, loaded, &intent, Remark::default(), notice, StatusCode::OK)
}
