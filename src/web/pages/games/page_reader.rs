//! Who reads the page of a game.

use chrono::{DateTime, Utc};

use crate::{chess::Color, web::times::Zone};

/// Who reads the page, and when.
#[derive(Clone, Debug)]
pub struct PageReader {
    /// `None` for spectators.
    pub side: Option<Color>,
    pub confirms_moves: bool,
    pub zone: Zone,
    pub now: DateTime<Utc>,
}
