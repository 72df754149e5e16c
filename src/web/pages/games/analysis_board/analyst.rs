//! Who analyzes a game: its players, who alone have theirs stored, and after the game everybody.

use serde::Deserialize;

use crate::{
    chess::Color,
    game::analysis::Analysis,
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

/// The analysis of somebody who does not play in the game, as the browser keeps it and forms carry it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct VisitorTree {
    #[serde(rename = "tree")]
    pub lines: String,
    /// What the last deletion or promotion can be undone to; empty if there was none.
    #[serde(rename = "undo_tree")]
    pub undo_lines: String,
}

impl VisitorTree {
    pub fn of(loaded: &VisibleGame) -> VisitorTree {
        VisitorTree {
            lines: loaded.analysis.to_text(loaded.stored.game.start()),
            undo_lines: loaded.undo_lines.clone().unwrap_or_default(),
        }
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
