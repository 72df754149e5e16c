//! The admin pages: what administrators and arbiters see and do. Arbiters have the claims and
//! games; everything else is for administrators. Tournament directors have the page of a game that they
//! decide.

pub mod adjudicate;
pub mod announcements;
pub mod audit;
pub mod duty;
pub mod emails;
pub mod games;
pub mod health;
pub mod players;
pub mod queue;
pub mod reports;
pub mod settings;

use std::collections::HashSet;

use diesel::QueryResult;

use crate::{
    db::{
        DbConn, DbError, GameId, PlayerId,
        deciders::Deciders,
        games::{self as stored_games, StoredGame, list_running_ids},
        players::Player,
    },
    web::{error::PageError, request_context::RequestContext},
};

/// Returns the administrator or arbiter who asks for a page. Anybody else learns nothing, not
/// even that there is such a page.
fn arbiter(ctx: &RequestContext) -> Result<&Player, PageError> {
    Some(ctx.player()?).filter(|player| player.may_adjudicate()).ok_or(hidden(ctx))
}

/// Answers somebody who may not see a page that nobody else learns of: those who decide, and have to give a second
/// factor first, are told.
fn hidden(ctx: &RequestContext) -> PageError {
    match ctx.lacks_second_factor {
        true => PageError::SecondFactorDemanded,
        false => PageError::NotFound,
    }
}

/// Returns who asks for the page on which a game is decided: an administrator or arbiter, or a director
/// of its tournament if something was claimed or decided.
async fn decider(ctx: &RequestContext, game: GameId) -> Result<PlayerId, PageError> {
    check_decider(ctx, ctx.player()?, game).await
}

/// The same for a form that was sent.
async fn sending_decider(ctx: &RequestContext, game: GameId) -> Result<PlayerId, PageError> {
    check_decider(ctx, &ctx.sender()?.player, game).await
}

async fn check_decider(
    ctx: &RequestContext,
    player: &Player,
    game: GameId,
) -> Result<PlayerId, PageError> {
    let (account, lacks_second_factor) = (player.clone(), ctx.lacks_second_factor);
    let found = ctx.app.db.read(move |conn| {
        let Some(stored) = stored_games::find(conn, game)? else { return Ok(false) };
        Ok::<_, DbError>(is_decider(conn, &stored, &account, lacks_second_factor)?)
    });
    if found.await? { Ok(player.id) } else { Err(hidden(ctx)) }
}

/// Returns whether somebody reads all that was claimed and said in a game because they decide in it:
/// an administrator or arbiter, or a director of its tournament if something was claimed or decided.
/// Nobody does who has to give a second factor first.
pub fn is_decider(
    conn: &mut DbConn,
    stored: &StoredGame,
    account: &Player,
    lacks_second_factor: bool,
) -> QueryResult<bool> {
    if lacks_second_factor {
        return Ok(false);
    }
    if account.may_adjudicate() {
        return Ok(true);
    }
    let has_office = |deciders: Deciders| deciders.has_office(stored.id, account.id);
    Ok(stored.game.case().is_some()
        && Deciders::load(conn, [stored.into()], &[account.id]).map(has_office)?)
}

/// Returns the administrator who asks for a page.
pub(super) fn admin(ctx: &RequestContext) -> Result<&Player, PageError> {
    Some(ctx.player()?).filter(|player| player.is_admin).ok_or(hidden(ctx))
}

/// The same for a form that was sent.
fn sending_admin(ctx: &RequestContext) -> Result<&Player, PageError> {
    let sender = &ctx.sender()?.player;
    Some(sender).filter(|player| player.is_admin).ok_or(hidden(ctx))
}

/// The running games of the reader. What spectators said of a game, and what was reported and
/// noted about that, is not for those who play it, in however high an office.
struct OwnGames(HashSet<GameId>);

impl OwnGames {
    fn find(conn: &mut DbConn, reader: PlayerId) -> QueryResult<OwnGames> {
        let mut own = list_running_ids(conn, &[reader])?;
        Ok(OwnGames(own.remove(&reader).unwrap_or_default()))
    }

    /// Leaves out of a list what is about one of them.
    fn leave_out<T>(&self, list: &mut Vec<T>, game: impl Fn(&T) -> Option<GameId>) {
        list.retain(|one| game(one).is_none_or(|game| !self.0.contains(&game)));
    }
}
