//! Analyses: private variations on a game. Only their owner sees them.

use diesel::prelude::*;

use super::{Corrupt, DbConn, GameId, schema::analyses};
use crate::{
    chess::{Color, Start, color_word},
    game::analysis::{Analysis, BETWEEN_STEPS},
};

/// A stored analysis, and its revision.
#[derive(Clone, Debug, Default)]
pub struct StoredAnalysis {
    pub analysis: Analysis,
    version: i32,
}

/// Returns a side's analysis of a game with this start; an empty one if there is none.
pub fn find(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    start: &Start,
) -> QueryResult<StoredAnalysis> {
    let query = analyses::table.find((game, color_word(side))).select((
        analyses::lines,
        analyses::undo_steps,
        analyses::undo_lines,
        analyses::version,
    ));
    let row: Option<(String, Option<String>, Option<String>, i32)> =
        on_either!(conn, |c| query.get_result(c).optional()?);
    match row {
        Some((lines, undo_steps, undo_lines, version)) => {
            // The last step may be one of a server that knew one only.
            let steps: Vec<String> = [undo_steps, undo_lines].into_iter().flatten().collect();
            let analysis = Analysis::parse(&lines, &steps.join(BETWEEN_STEPS), start)
                .ok_or(Corrupt::error("analyses", game.0, "lines"))?;
            Ok(StoredAnalysis { analysis, version })
        }
        None => Ok(StoredAnalysis::default()),
    }
}

/// Stores an analysis that was made from `stored`. `false` if somebody else changed it meanwhile:
/// nothing was written then.
pub fn update(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    stored: &StoredAnalysis,
    analysis: &Analysis,
    start: &Start,
) -> QueryResult<bool> {
    let what = (
        analyses::lines.eq(analysis.to_text(start)),
        analyses::undo_steps.eq(analysis.undo_text(start, usize::MAX)),
        analyses::undo_lines.eq(None::<String>),
        analyses::version.eq(stored.version.saturating_add(1)),
    );
    let word = color_word(side);
    if stored.version > 0 {
        let query = diesel::update(
            analyses::table.find((game, word)).filter(analyses::version.eq(stored.version)),
        )
        .set(what);
        return Ok(on_either!(conn, |c| query.execute(c)?) == 1);
    }
    let key = (analyses::game_id.eq(game), analyses::side.eq(word));
    let query = diesel::insert_into(analyses::table).values((key, what));
    Ok(on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?) == 1)
}
