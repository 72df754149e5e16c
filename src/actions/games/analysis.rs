//! What a player does in the analysis of a game.

use crate::{
    actions::{ActionError, ActionResult},
    chess::{Move, VariantPosition},
    db::{Db, DbConn, GameId, PlayerId, analyses, games, notes},
    game::{
        Game,
        analysis::{Analysis, AnalysisFull},
        variations::{Fault, Glyph, LineKind, Shapes, one_line, read_annotated},
    },
};

/// What changes in an analysis. A line goes on from the position after `ply` half-moves of the
/// game.
#[derive(Clone, Debug)]
pub struct AnalysisEdit {
    pub ply: usize,
    pub line: Vec<Move>,
    pub change: AnalysisChange,
    /// What is typed as the comment on the line: it goes along with every change, but not when one is undone.
    pub comment: Option<String>,
    /// The mark of the comment that stood on the page ([`notes::mark`]).
    pub seen: Option<String>,
}

#[derive(Clone, Debug)]
pub enum AnalysisChange {
    /// Puts the line into the analysis.
    Keep,
    Delete,
    /// Makes the line the main one.
    Raise,
    /// Takes back the last deletion, promotion or change of what is noted. What was added since stays.
    Undo,
    /// Puts a glyph on the last move of the line, or takes it away.
    Glyph(Glyph),
    /// Sets the arrows and circles at the end of the line.
    Shapes(Shapes),
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
    change_analysis(&mut analysis, &stored.game, edit).map_err(ActionError::Refused)?;
    match analysis == before.analysis
        || analyses::update(conn, id, side, &before, &analysis, start)?
    {
        true => Ok(()),
        false => Err(ActionError::Conflict),
    }
}

/// Changes an analysis. On an error it is to be thrown away.
pub fn change_analysis(
    analysis: &mut Analysis,
    game: &Game,
    edit: &AnalysisEdit,
) -> Result<(), AnalysisError> {
    let made = game.played().get(..edit.ply).ok_or(AnalysisError::NoSuchLine)?;
    let position = game.position_after(edit.ply, &edit.line).ok_or(AnalysisError::NoSuchLine)?;
    let path: Vec<Move> = made.iter().map(|played| played.mv).chain(edit.line.clone()).collect();
    if let AnalysisChange::Undo = &edit.change {
        let undone = analysis.undo().ok_or(AnalysisError::NothingToUndo)?;
        return undone.map_err(AnalysisError::Full);
    }
    analysis.in_one_step(|analysis| {
        if let Some(text) = &edit.comment {
            comment(analysis, &path, edit, text)?;
        }
        change(analysis, game, edit, (&path, &position))
    })
}

/// Makes the change that an edit is for.
fn change(
    analysis: &mut Analysis,
    game: &Game,
    edit: &AnalysisEdit,
    (path, position): (&[Move], &VariantPosition),
) -> Result<(), AnalysisError> {
    match &edit.change {
        AnalysisChange::Keep => analysis.keep(path, edit.ply).map_err(AnalysisError::Full),
        AnalysisChange::Delete => {
            analysis.delete(path);
            Ok(())
        }
        AnalysisChange::Raise => {
            analysis.raise(path);
            Ok(())
        }
        // It is no change that could be undone.
        AnalysisChange::Undo => Ok(()),
        AnalysisChange::Glyph(glyph) => {
            analysis.toggle_glyph(path, edit.ply, *glyph).map_err(AnalysisError::Full)
        }
        AnalysisChange::Shapes(shapes) => {
            analysis.set_shapes(path, edit.ply, shapes).map_err(AnalysisError::Full)
        }
        AnalysisChange::TakeIn(text) => {
            let kind = LineKind::Analysis;
            let noted = read_annotated(text, game.start(), path.len(), position, kind)
                .map_err(AnalysisError::Fault)?;
            analysis.take_in(path, edit.ply, noted).map_err(AnalysisError::Full)
        }
    }
}

/// Sets a comment, if it is another one than the page showed.
fn comment(
    analysis: &mut Analysis,
    path: &[Move],
    edit: &AnalysisEdit,
    text: &str,
) -> Result<(), AnalysisError> {
    if edit.seen.as_ref() == Some(&notes::mark(&one_line(text))) {
        return Ok(());
    }
    let before = analysis.annotation(path).comment;
    analysis.set_comment(path, edit.ply, text).map_err(AnalysisError::Full)?;
    let is_other = edit.seen.as_ref().is_some_and(|seen| *seen != notes::mark(&before));
    if is_other && analysis.annotation(path).comment != before {
        return Err(AnalysisError::CommentChanged);
    }
    Ok(())
}
