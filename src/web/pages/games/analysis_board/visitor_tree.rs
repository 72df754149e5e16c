//! The analysis of a visitor, who does not play in the game: the browser keeps it, and forms carry it.

use crate::game::{Game, analysis::Analysis};

/// How many bytes it may have, with what can be undone.
const MAX_BYTES: usize = 100_000;

#[derive(Clone, Debug)]
pub struct VisitorTree {
    pub lines: String,
    /// What the last deletion or promotion can be undone to; empty if there was none.
    pub undo_lines: String,
}

impl VisitorTree {
    /// Where there is too little room, nothing can be undone.
    pub fn of(analysis: &Analysis, game: &Game) -> VisitorTree {
        let lines = analysis.to_text(game.start());
        let undo_lines = analysis.undo_text(game.start()).unwrap_or_default();
        let has_room = lines.len() + undo_lines.len() <= MAX_BYTES;
        VisitorTree { lines, undo_lines: if has_room { undo_lines } else { String::new() } }
    }

    /// Whether a form can carry it.
    pub fn fits(&self) -> bool {
        self.lines.len() <= MAX_BYTES
    }

    /// Returns the analysis; `None` if it is none of this game.
    pub fn read(&self, game: &Game) -> Option<Analysis> {
        // A browser ends rows in its own way.
        let [lines, undo_lines] =
            [&self.lines, &self.undo_lines].map(|text| text.replace('\r', ""));
        let undo_lines = Some(undo_lines.as_str()).filter(|lines| !lines.is_empty());
        Analysis::parse(&lines, undo_lines, game.start()).filter(|analysis| analysis.fits(game))
    }
}
