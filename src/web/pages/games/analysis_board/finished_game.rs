//! What stands beside the analysis of a game that is over.

use super::analyzed_line::AnalyzedLine;
use crate::web::pages::games::game_view::{EndingView, MoveTimesGraph};

pub struct FinishedGame {
    pub ending: EndingView,
    /// With its ECO code; empty if it has no name.
    pub opening: String,
    pub move_times_graph: Option<MoveTimesGraph>,
}

impl FinishedGame {
    /// Returns `None` as long as the game is in progress.
    pub fn of(line: &AnalyzedLine) -> Option<FinishedGame> {
        Some(FinishedGame {
            ending: EndingView::of(line.game, line.zone.locale())?,
            opening: line.opening.to_owned(),
            move_times_graph: MoveTimesGraph::of(line.game, line.zone),
        })
    }
}
