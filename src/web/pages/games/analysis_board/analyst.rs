//! Who analyzes a game: its players, who alone have theirs stored, and after the game everybody.

use crate::{
    chess::Color,
    game::{Game, analysis::Analysis},
    web::{pages::games::visible_game::VisibleGame, request_context::RequestContext},
};

#[derive(Clone, Copy, Debug)]
pub struct Analyst {
    /// Whose side the board shows first.
    pub side: Color,
    pub is_player: bool,
}

impl Analyst {
    /// `None` if the reader may not analyze the game yet.
    pub fn of(ctx: &RequestContext, loaded: &VisibleGame) -> Option<Analyst> {
        let own = ctx.reader().and_then(|player| loaded.stored.side_of(player));
        let is_over = loaded.stored.game.ended().is_some();
        match own {
            Some(side) => Some(Analyst { side, is_player: true }),
            None => is_over.then_some(Analyst { side: Color::White, is_player: false }),
        }
    }
}

/// Bytes that a visitor's analysis may have, with what can be undone: each form carries it.
const MAX_VISITOR_BYTES: usize = 100_000;

/// The analysis of somebody who does not play in the game, as the browser keeps it and forms carry it.
#[derive(Clone, Debug)]
pub struct VisitorTree {
    pub lines: String,
    /// What the last deletion or promotion can be undone to; empty if there was none.
    pub undo_lines: String,
}

impl VisitorTree {
    /// Where there is too little room, nothing can be undone.
    pub fn of(loaded: &VisibleGame) -> VisitorTree {
        let lines = loaded.analysis.to_text(loaded.stored.game.start());
        let undo_lines = loaded.undo_lines.clone().unwrap_or_default();
        let has_room = lines.len() + undo_lines.len() <= MAX_VISITOR_BYTES;
        VisitorTree { lines, undo_lines: if has_room { undo_lines } else { String::new() } }
    }

    /// Whether forms can carry an analysis.
    pub fn has_room_for(analysis: &Analysis, game: &Game) -> bool {
        analysis.to_text(game.start()).len() <= MAX_VISITOR_BYTES
    }

    /// Puts the analysis where a player's own would stand. `None` if it is none of this game.
    pub fn put_into(&self, loaded: &mut VisibleGame) -> Option<()> {
        let game = &loaded.stored.game;
        // A browser ends rows in its own way.
        let [lines, undo_lines] =
            [&self.lines, &self.undo_lines].map(|text| text.replace('\r', ""));
        let read =
            |text: &str| Analysis::parse(text, game.start()).filter(|analysis| analysis.fits(game));
        let analysis = read(&lines)?;
        read(&undo_lines)?;
        loaded.analysis = analysis;
        loaded.undo_lines = Some(undo_lines).filter(|lines| !lines.is_empty());
        Some(())
    }
}
