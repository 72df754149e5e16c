//! Who reads the page of a game.

use chrono::{DateTime, Utc};

use crate::{chess::Color, db::appearance::PieceSet, web::times::Zone};

/// Who reads the page, and when.
#[derive(Clone, Debug)]
pub struct PageReader {
    /// `None` for spectators.
    pub side: Option<Color>,
    pub confirms_moves: bool,
    pub piece_set: PieceSet,
    pub zone: Zone,
    pub now: DateTime<Utc>,
}
