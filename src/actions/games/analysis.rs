//! What a player does in the analysis of a game.

use std::mem;

use crate::{
    actions::{ActionError, ActionResult},
    chess::Move,
    db::{Db, DbConn, GameId, PlayerId, analyses, games, notes},
    game::{
        Game,
        analysis::{Analysis, AnalysisFull},
        variations::{Fault, Glyph, LineKind, Shapes, one_line, read},
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
    // These three take along the comment that was typed beside their button.
    Delete(Option<String>),
    /// Makes the line the main one.
    Raise(Option<String>),
    /// Puts a glyph on the last move of the line, or takes it away.
    Glyph(Glyph, Option<String>),
    /// Variations in the typed form, behind the line.
    TakeIn(String),
    /// Sets the arrows and circles at the end of the line.
    Shapes(Shapes),
    /// Takes back the last deletion or promotion. What was added since stays.
    Undo,
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
    NothingToUndo,
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
    let mut undo_lines = before.undo_lines.clone();
    change_analysis(&mut analysis, &mut undo_lines, &stored.game, edit)
        .map_err(ActionError::Refused)?;
    if analysis == before.analysis && undo_lines == before.undo_lines {
        return Ok(());
    }
    let lines = analysis.to_text(start);
    match analyses::update(conn, id, side, &before, &lines, undo_lines.as_deref())? {
        true => Ok(()),
        false => Err(ActionError::Conflict),
    }
}

/// Changes an analysis, and what its last deletion or promotion can be undone to. On an error both are to
/// be thrown away.
pub fn change_analysis(
    analysis: &mut Analysis,
    undo_lines: &mut Option<String>,
    game: &Game,
    edit: &AnalysisEdit,
) -> Result<(), AnalysisError> {
    let made = game.played().get(..edit.ply).ok_or(AnalysisError::NoSuchLine)?;
    let position = game.position_after(edit.ply, &edit.line).ok_or(AnalysisError::NoSuchLine)?;
    let path: Vec<Move> = made.iter().map(|played| played.mv).chain(edit.line.clone()).collect();
    match &edit.change {
        AnalysisChange::Keep => analysis.keep(&path, edit.ply).map_err(AnalysisError::Full),
        AnalysisChange::Comment(text) => comment(analysis, &path, edit, text),
        AnalysisChange::Delete(text) => {
            take_along(analysis, &path, edit, text)?;
            undoable(analysis, undo_lines, game, |analysis| analysis.delete(&path));
            Ok(())
        }
        AnalysisChange::Raise(text) => {
            take_along(analysis, &path, edit, text)?;
            undoable(analysis, undo_lines, game, |analysis| analysis.raise(&path));
            Ok(())
        }
        AnalysisChange::Glyph(glyph, text) => {
            take_along(analysis, &path, edit, text)?;
            analysis.toggle_glyph(&path, edit.ply, *glyph).map_err(AnalysisError::Full)
        }
        AnalysisChange::Shapes(shapes) => {
            analysis.set_shapes(&path, edit.ply, shapes).map_err(AnalysisError::Full)
        }
        AnalysisChange::Undo => {
            let undone = undo_lines.take().and_then(|lines| Analysis::parse(&lines, game.start()));
            let since = mem::replace(analysis, undone.ok_or(AnalysisError::NothingToUndo)?);
            analysis.renew(since).map_err(AnalysisError::Full)
        }
        AnalysisChange::TakeIn(text) => {
            let lines = read(text, game.start(), path.len(), &position, LineKind::Analysis)
                .map_err(AnalysisError::Fault)?;
            analysis.take_in(&path, edit.ply, lines).map_err(AnalysisError::Full)
        }
    }
}

/// Keeps the text of what is changed.
fn undoable(
    analysis: &mut Analysis,
    undo_lines: &mut Option<String>,
    game: &Game,
    change: impl FnOnce(&mut Analysis),
) {
    let before = analysis.clone();
    change(analysis);
    if *analysis != before {
        *undo_lines = Some(before.to_text(game.start()));
    }
}

/// Sets the comment that was typed beside another button; not one that stood there.
fn take_along(
    analysis: &mut Analysis,
    path: &[Move],
    edit: &AnalysisEdit,
    text: &Option<String>,
) -> Result<(), AnalysisError> {
    let is_new = |text: &&String| edit.seen.as_deref() != Some(&notes::mark(&one_line(text)));
    match text.as_ref().filter(is_new) {
        Some(text) => comment(analysis, path, edit, text),
        None => Ok(()),
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
