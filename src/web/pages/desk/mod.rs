//! The desk: what administrators and arbiters see and do. Arbiters have the claims and games;
//! everything else is for administrators.

pub mod audit;
pub mod games;
pub mod health;
pub mod letters;
pub mod notices;
pub mod players;
pub mod queue;
pub mod reports;
pub mod rule;
pub mod settings;

use crate::{
    db::players::Player,
    web::{error::PageError, visitor::Visitor},
};

/// Returns the administrator or arbiter who asks for a page. Anybody else learns nothing, not
/// even that there is such a page.
fn arbiter(visitor: &Visitor) -> Result<&Player, PageError> {
    Some(visitor.player()?).filter(|player| player.may_rule()).ok_or(PageError::NotFound)
}

/// The same for a form that was sent.
fn sending_arbiter(visitor: &Visitor) -> Result<&Player, PageError> {
    let sender = &visitor.sender()?.player;
    Some(sender).filter(|player| player.may_rule()).ok_or(PageError::NotFound)
}

/// Returns the administrator who asks for a page.
fn admin(visitor: &Visitor) -> Result<&Player, PageError> {
    Some(visitor.player()?).filter(|player| player.is_admin).ok_or(PageError::NotFound)
}

/// The same for a form that was sent.
fn sending_admin(visitor: &Visitor) -> Result<&Player, PageError> {
    let sender = &visitor.sender()?.player;
    Some(sender).filter(|player| player.is_admin).ok_or(PageError::NotFound)
}
