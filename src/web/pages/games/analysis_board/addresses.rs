//! The addresses of an analysis board, and where a click on it leads.

use super::analyzed_line::AnalyzedLine;
use crate::{
    chess::{Move, Square},
    web::{
        board::BoardAction,
        origin::Origin,
        pages::games::{board_links::BoardAddresses, lines::analysis_address},
    },
};

pub struct AnalysisAddresses<'a> {
    line: &'a AnalyzedLine<'a>,
    is_flipped: bool,
    /// Of this very board.
    pub here: String,
    /// To which one more move is added, by a script too: so the line stands at its end.
    pub next: String,
}

impl<'a> AnalysisAddresses<'a> {
    /// `is_flipped`: the board stays turned round wherever its links lead.
    pub fn new(line: &'a AnalyzedLine<'a>, is_flipped: bool) -> AnalysisAddresses<'a> {
        let (id, path) = (line.id, line.path);
        let dot = if path.line.is_empty() { "" } else { "." };
        let flip = flip(is_flipped);
        let moves = path.to_uci(line.game);
        let next = format!("/games/{id}/analysis?ply={}{flip}&line={moves}{dot}", path.ply);
        let mut addresses = AnalysisAddresses { line, is_flipped, here: String::new(), next };
        addresses.here = addresses.after(&path.line);
        addresses
    }

    /// Returns the address of the board after another line from the same position.
    pub fn after(&self, moves: &[Move]) -> String {
        self.address(moves, self.is_flipped)
    }

    /// Returns the address of the board after so many half-moves of the game.
    pub fn in_game(&self, ply: usize) -> String {
        let AnalyzedLine { id, game, .. } = self.line;
        analysis_address(*id, ply, &[], game.start()) + flip(self.is_flipped)
    }

    /// Returns the address of the board after one more move.
    pub fn after_one_more(&self, uci: &str) -> String {
        format!("{}{uci}", self.next)
    }

    /// Returns the address of this board turned round.
    pub fn flipped(&self) -> String {
        self.address(&self.line.path.line, !self.is_flipped)
    }

    fn address(&self, moves: &[Move], is_flipped: bool) -> String {
        let AnalyzedLine { id, path, game, .. } = self.line;
        let mut address = analysis_address(*id, path.ply, moves, game.start());
        address.push_str(flip(is_flipped));
        address
    }
}

fn flip(is_flipped: bool) -> &'static str {
    if is_flipped { "&flip=1" } else { "" }
}

impl BoardAddresses for AnalysisAddresses<'_> {
    fn choose(&self, from: Origin) -> BoardAction {
        BoardAction::Link(format!("{}&from={from}", self.here))
    }

    fn put_back(&self) -> BoardAction {
        BoardAction::Link(self.here.clone())
    }

    fn make(&self, _: Origin, _: Square, uci: &str) -> BoardAction {
        BoardAction::Link(self.after_one_more(uci))
    }

    fn promote(&self, from: Origin, to: Square) -> BoardAction {
        BoardAction::Link(format!("{}&from={from}&to={to}", self.here))
    }
}
