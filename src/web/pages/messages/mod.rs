//! Conversations with players, and from whom one wants to read nothing.

pub mod conversation;
pub mod conversations;
pub mod relations;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::{
    db::{
        DbError, PlayerId,
        players::{self, Player},
    },
    web::{error::PageError, request_context::RequestContext},
};

pub use relations::RelationsView;

/// Returns the address of the conversation with a player, by the key of the name: a closed account
/// has no other.
pub fn address(name_key: &str) -> String {
    format!("/messages/{}", utf8_percent_encode(name_key, NON_ALPHANUMERIC))
}

/// Finds somebody else by name, closed accounts too; who never confirmed an address is not
/// there yet.
pub async fn other(ctx: &RequestContext, me: PlayerId, name: String) -> Result<Player, PageError> {
    ctx.app
        .db
        .look_up(move |conn| Ok::<_, DbError>(players::find_by_name(conn, &name)?))
        .await?
        .filter(|other| other.id != me && (other.is_confirmed() || other.is_closed()))
        .ok_or(PageError::NotFound)
}
