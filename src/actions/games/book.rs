//! What a player does in the thinking book of a game.

use crate::{
    actions::{ActionError, ActionResult},
    chess::Move,
    db::{Db, DbConn, GameId, PlayerId, books, games},
    game::{
        Game,
        book::{Book, BookFull},
        variations::{Fault, LineKind, read},
    },
};

/// What changes in a book. A line goes on from the position after `ply` half-moves of the
/// game.
#[derive(Clone, Debug)]
pub struct BookEdit {
    pub ply: usize,
    pub line: Vec<Move>,
    pub change: BookChange,
}

#[derive(Clone, Debug)]
pub enum BookChange {
    Keep,
    Comment(String),
    Delete,
    Raise,
    /// Variations in the typed form, behind the line.
    TakeIn(String),
}

/// Why a book was not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookRefusal {
    Full(BookFull),
    Fault(Fault),
    /// The line is not one of this game.
    NoSuchLine,
}

/// Changes a player's own book.
pub async fn edit_book(
    db: &Db,
    player: PlayerId,
    game: GameId,
    edit: BookEdit,
) -> ActionResult<(), BookRefusal> {
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
    edit: &BookEdit,
) -> ActionResult<(), BookRefusal> {
    let stored = games::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let side = stored.side_of(player).ok_or(ActionError::Forbidden)?;
    let start = stored.game.start();
    let before = books::find(conn, id, side, start)?;
    let mut book = before.book.clone();
    change(&mut book, &stored.game, edit).map_err(ActionError::Refused)?;
    if book != before.book && !books::update(conn, id, side, &before, &book.to_text(start))? {
        return Err(ActionError::Conflict);
    }
    Ok(())
}

fn change(book: &mut Book, game: &Game, edit: &BookEdit) -> Result<(), BookRefusal> {
    let made = game.played().get(..edit.ply).ok_or(BookRefusal::NoSuchLine)?;
    let position = game.position_after(edit.ply, &edit.line).ok_or(BookRefusal::NoSuchLine)?;
    let path: Vec<Move> = made.iter().map(|played| played.mv).chain(edit.line.clone()).collect();
    match &edit.change {
        BookChange::Keep => book.keep(&path, edit.ply).map_err(BookRefusal::Full),
        BookChange::Comment(text) => {
            book.set_comment(&path, edit.ply, text).map_err(BookRefusal::Full)
        }
        BookChange::Delete => {
            book.delete(&path);
            Ok(())
        }
        BookChange::Raise => {
            book.raise(&path);
            Ok(())
        }
        BookChange::TakeIn(text) => {
            let lines = read(text, game.start(), path.len(), &position, LineKind::Moves)
                .map_err(BookRefusal::Fault)?;
            book.take_in(&path, edit.ply, lines).map_err(BookRefusal::Full)
        }
    }
}
