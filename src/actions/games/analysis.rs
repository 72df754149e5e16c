//! What a player does in the analysis of a game.

use crate::{
    actions::{ActionError, ActionResult},
    chess::Move,
    db::{Db, DbConn, GameId, PlayerId, analyses, games, notes},
    game::{
        Game,
        analysis::{Analysis, AnalysisFull},
        variations::{Fault, LineKind, read},
    },
};

/// What changes in an analysis. A line goes on from the position after `ply` half-moves of the
/// game.
#[derive(Clone, Debug)]
pub struct AnalysisEdit {
    pub ply: usize,
    pub line: Vec<Move>,
    pub change: AnalysisChange,
    /// The mark of the comment that stood on the page ([`notes::mark`]).
    pub seen: Option<String>,
}

#[derive(Clone, Debug)]
pub enum AnalysisChange {
    Keep,
    Comment(String),
    Delete,
    /// Makes the line the main one, with the comment that was typed beside it.
    Raise(Option<String>),
    /// Variations in the typed form, behind the line.
    TakeIn(String),
}

/// Why an analysis was not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisError {
    Full(AnalysisFull),
    Fault(Fault),
    /// The line is not one of this game.
    NoSuchLine,
    /// The comment that is to be replaced is not the one that was seen.
    CommentChanged,
}

/// Changes a player's own analysis.
pub async fn edit_analysis(
    db: &Db,
    player: PlayerId,
    game: GameId,
    edit: AnalysisEdit,
) -> ActionResult<(), AnalysisError> {
    for _ in 0..3 {
        let edit = edit.clone();
        match db.write(move |conn| edit_once(conn, player, game, &edit)).await {
            Err(ActionError::Conflict) => {}
            other => return other,
        }
    }
    Err(ActionError::Conflict)
}

fn edit_once(
    conn: &mut DbConn,
    player: PlayerId,
    id: GameId,
    edit: &AnalysisEdit,
) -> ActionResult<(), AnalysisError> {
    let stored = games::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let side = stored.side_of(player).ok_or(ActionError::Forbidden)?;
    let start = stored.game.start();
    let before = analyses::find(conn, id, side, start)?;
    let mut analysis = before.analysis.clone();
    change(&mut analysis, &stored.game, edit).map_err(ActionError::Refused)?;
    if analysis != before.analysis
        && !analyses::update(conn, id, side, &before, &analysis.to_text(start))?
    {
        return Err(ActionError::Conflict);
    }
    Ok(())
}

fn change(analysis: &mut Analysis, game: &Game, edit: &AnalysisEdit) -> Result<(), AnalysisError> {
    let made = game.played().get(..edit.ply).ok_or(AnalysisError::NoSuchLine)?;
    let position = game.position_after(edit.ply, &edit.line).ok_or(AnalysisError::NoSuchLine)?;
    let path: Vec<Move> = made.iter().map(|played| played.mv).chain(edit.line.clone()).collect();
    match &edit.change {
        AnalysisChange::Keep => analysis.keep(&path, edit.ply).map_err(AnalysisError::Full),
        AnalysisChange::Comment(text) => comment(analysis, &path, edit, text),
        AnalysisChange::Delete => {
            analysis.delete(&path);
            Ok(())
        }
        AnalysisChange::Raise(text) => {
            if let Some(text) = text {
                comment(analysis, &path, edit, text)?;
            }
            analysis.raise(&path);
            Ok(())
        }
        AnalysisChange::TakeIn(text) => {
            let lines = read(text, game.start(), path.len(), &position, LineKind::Moves)
                .map_err(AnalysisError::Fault)?;
            analysis.take_in(&path, edit.ply, lines).map_err(AnalysisError::Full)
        }
    }
}

/// Sets a comment. A line that was played meanwhile is no analysis: words are not lost with it.
fn comment(
    analysis: &mut Analysis,
    path: &[Move],
    edit: &AnalysisEdit,
    text: &str,
) -> Result<(), AnalysisError> {
    let before = analysis.comment(path);
    analysis.set_comment(path, edit.ply, text).map_err(AnalysisError::Full)?;
    let is_other = edit.seen.as_ref().is_some_and(|seen| *seen != notes::mark(&before));
    if is_other && analysis.comment(path) != before {
        return Err(AnalysisError::CommentChanged);
    }
    match text.trim().is_empty() || analysis.has(path) {
        true => Ok(()),
        false => Err(AnalysisError::NoSuchLine),
    }
}
