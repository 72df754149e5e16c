//! The game page.

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::view::{GameView, Intent, Pending, Reader, Remark, view};
use crate::{
    actions::games::settle_flag,
    db::{DbError, GameId, games, games::StoredGame},
    web::{
        board::Act,
        error::{PageError, PageResult, refusable},
        layout::Page,
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
            offer_draw: false,
            flip: self.flip.is_some(),
        }
    }
}

#[derive(Template)]
#[template(path = "games/show.html")]
struct Show<'a> {
    page: Page<'a>,
    game: GameView,
}

/// A game with the names of White and Black.
pub struct Loaded {
    pub stored: StoredGame,
    pub names: [String; 2],
}

/// Loads a game as it is now: a flag that has fallen is stored first.
pub async fn load(visitor: &Visitor, id: GameId) -> Result<Loaded, PageError> {
    let loaded = read(visitor, id).await?;
    let deadline = loaded.stored.game.deadline();
    if deadline.is_some_and(|deadline| deadline <= visitor.now) {
        let _ = refusable(settle_flag(&visitor.app.db, id, visitor.now).await)?;
        return read(visitor, id).await;
    }
    Ok(loaded)
}

async fn read(visitor: &Visitor, id: GameId) -> Result<Loaded, PageError> {
    let found = visitor.app.db.look_up(move |conn| {
        let found = games::find_with_names(conn, id)?;
        Ok::<_, DbError>(found.map(|(stored, names)| Loaded { stored, names }))
    });
    found.await?.ok_or(PageError::NotFound)
}

/// Shows a game to whoever asks, with what they are about to do and what went wrong.
pub fn render(
    visitor: &Visitor,
    loaded: Loaded,
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
    let game = view(&loaded.stored, loaded.names, &reader, intent, remark);
    visitor.html(status, &Show { page, game })
}

/// `GET /games/{id}`
pub async fn show(visitor: Visitor, id: Path<GameId>, asked: Query<Asked>) -> PageResult {
    let loaded = load(&visitor, *id).await?;
    let (intent, notice) = (asked.intent(), asked.notice.as_deref());
    render(&visitor, loaded, &intent, Remark::default(), notice, StatusCode::OK)
}
