//! What the address of an analysis board asks for.

use serde::Deserialize;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnalysisBoardQuery {
    /// The line begins in the position after so many half-moves.
    pub ply: Option<u32>,
    /// `e7e5.g1f3`
    pub line: String,
    pub from: String,
    pub to: String,
    pub flip: Option<String>,
    /// An answer to every other move, to be looked at before it is saved.
    pub any: Option<String>,
    pub capture: Option<String>,
    pub check: Option<String>,
    pub attack: Option<String>,
}

impl AnalysisBoardQuery {
    /// Whether it says nothing of a line.
    pub fn is_empty(&self) -> bool {
        self.ply.is_none() && self.line.is_empty()
    }

    pub fn at(ply: u32, line: &str) -> AnalysisBoardQuery {
        AnalysisBoardQuery {
            ply: Some(ply),
            line: line.to_owned(),
            ..AnalysisBoardQuery::default()
        }
    }
}
