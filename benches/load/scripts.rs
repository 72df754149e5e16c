//! The games that are played: real ones, from the demonstration's PGN.

use std::{ops::ControlFlow, sync::Arc};

use anyhow::{Context as _, Result, anyhow, ensure};
use pgn_reader::{Reader, SanPlus, Visitor};
use zugpost::chess::{CastlingMode, Position as _, VariantPosition, fen, uci};

const PGN: &str = include_str!("../../src/cli/demo/games.pgn");

/// A half-move and what is stored after it.
#[derive(Clone, Debug)]
pub struct Step {
    pub uci: String,
    pub san: String,
    pub fen: String,
}

/// A game up to, but not with, a move that ends it on the board: every move of it queues
/// one email.
#[derive(Clone, Debug)]
pub struct Script {
    pub steps: Vec<Step>,
}

/// Reads all games.
pub fn scripts() -> Result<Arc<[Script]>> {
    let mut scripts = Vec::new();
    let mut reader = Reader::new(PGN.as_bytes());
    while let Some(script) = reader.read_game(&mut Replay).context("games.pgn")? {
        let script = script.with_context(|| format!("games.pgn, game {}", scripts.len() + 1))?;
        ensure!(!script.steps.is_empty(), "games.pgn, game {}: no moves", scripts.len() + 1);
        scripts.push(script);
    }
    ensure!(!scripts.is_empty(), "games.pgn has no games");
    Ok(scripts.into())
}

/// Follows a game on the board.
struct Replay;

/// The position reached, and how.
struct MoveRecord {
    position: VariantPosition,
    steps: Vec<Step>,
}

impl Visitor for Replay {
    type Tags = ();
    type Movetext = MoveRecord;
    type Output = Result<Script>;

    fn begin_tags(&mut self) -> ControlFlow<Result<Script>, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Result<Script>, MoveRecord> {
        ControlFlow::Continue(MoveRecord {
            position: VariantPosition::default(),
            steps: Vec::new(),
        })
    }

    fn san(&mut self, played: &mut MoveRecord, san: SanPlus) -> ControlFlow<Result<Script>> {
        let Ok(mv) = san.san.to_move(&played.position) else {
            return ControlFlow::Break(Err(anyhow!("{san} is not legal")));
        };
        let mut after = played.position.clone();
        after.play_unchecked(mv);
        if after.is_game_over() {
            return ControlFlow::Break(Ok(Script { steps: std::mem::take(&mut played.steps) }));
        }
        played.steps.push(Step {
            uci: uci(mv, CastlingMode::Standard),
            san: san.to_string(),
            fen: fen(&after),
        });
        played.position = after;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, played: MoveRecord) -> Result<Script> {
        Ok(Script { steps: played.steps })
    }
}
