//! The analysis of a visitor, who does not play in the game: the browser keeps it, and forms carry it.

use crate::game::{Game, analysis::Analysis};

/// How many bytes it may have, with what can be undone.
const MAX_BYTES: usize = 100_000;

#[derive(Clone, Debug)]
pub struct VisitorTree {
    pub lines: String,
    /// The steps that can be undone; empty if there are none.
    pub undo_steps: String,
}

impl VisitorTree {
    /// Where there is too little room, only the last steps can be undone.
    pub fn of(analysis: &Analysis, game: &Game) -> VisitorTree {
        let lines = analysis.to_text(game.start());
        let room = MAX_BYTES.saturating_sub(lines.len());
        let undo_steps = analysis.undo_text(game.start(), room).unwrap_or_default();
        VisitorTree { lines, undo_steps }
    }

    /// Whether a form can carry it.
    pub fn fits(&self) -> bool {
        self.lines.len() <= MAX_BYTES
    }

    /// Returns the analysis; `None` if it is none of this game.
    pub fn read(&self, game: &Game) -> Option<Analysis> {
        // A browser ends rows in its own way.
        let [lines, undo_steps] =
            [&self.lines, &self.undo_steps].map(|text| text.replace('\r', ""));
        Analysis::parse(&lines, &undo_steps, game.start()).filter(|analysis| analysis.fits(game))
    }
}
