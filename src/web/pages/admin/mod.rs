//! The admin pages: what administrators and arbiters see and do. Arbiters have the claims and
//! games; everything else is for administrators.

pub mod adjudicate;
pub mod announcements;
pub mod audit;
pub mod emails;
pub mod games;
pub mod health;
pub mod players;
pub mod queue;
pub mod reports;
pub mod settings;

use std::collections::HashSet;

use crate::{
    db::{DbConn, GameId, PlayerId, games::list_running, players::Player},
    web::{error::PageError, request_context::RequestContext},
};

/// Returns the administrator or arbiter who asks for a page. Anybody else learns nothing, not
/// even that there is such a page.
fn arbiter(ctx: &RequestContext) -> Result<&Player, PageError> {
    Some(ctx.player()?).filter(|player| player.may_adjudicate()).ok_or(PageError::NotFound)
}

/// The same for a form that was sent.
fn sending_arbiter(ctx: &RequestContext) -> Result<&Player, PageError> {
    let sender = &ctx.sender()?.player;
    Some(sender).filter(|player| player.may_adjudicate()).ok_or(PageError::NotFound)
}

/// Returns the administrator who asks for a page.
fn admin(ctx: &RequestContext) -> Result<&Player, PageError> {
    Some(ctx.player()?).filter(|player| player.is_admin).ok_or(PageError::NotFound)
}

/// The same for a form that was sent.
fn sending_admin(ctx: &RequestContext) -> Result<&Player, PageError> {
    let sender = &ctx.sender()?.player;
    Some(sender).filter(|player| player.is_admin).ok_or(PageError::NotFound)
}

/// The running games of the reader. What spectators said of a game, and what was reported and
/// noted about that, is not for those who play it, in however high an office.
struct OwnGames(HashSet<GameId>);

impl OwnGames {
    fn find(conn: &mut DbConn, reader: PlayerId) -> diesel::QueryResult<OwnGames> {
        let running = list_running(conn, reader)?;
        Ok(OwnGames(running.iter().map(|game| game.id).collect()))
    }

    /// Leaves out of a list what is about one of them.
    fn leave_out<T>(&self, list: &mut Vec<T>, game: impl Fn(&T) -> Option<GameId>) {
        list.retain(|one| game(one).is_none_or(|game| !self.0.contains(&game)));
    }
}
