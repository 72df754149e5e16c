//! The board on which lines are tried, and the piece that a pawn becomes on it.

use super::{
    addresses::AnalysisAddresses, analyzed_line::AnalyzedLine, query::AnalysisBoardQuery,
    steps::steps,
};
use crate::{
    chess::{Move, Piece, Position as _, promotions, uci},
    web::{
        announcer::MoveAnnouncer,
        board::{self, BoardView, Marks},
        pages::games::{board_links, step_links::StepLinks},
    },
};

pub struct AnalysisBoard {
    pub view: BoardView,
    pub promotions: Vec<PromotionLink>,
    pub steps: StepLinks,
}

/// A piece that a pawn may become, and the board after that.
pub struct PromotionLink {
    pub url: String,
    pub code: &'static str,
    pub name: String,
}

impl AnalysisBoard {
    pub fn of(line: &AnalyzedLine, asked: &AnalysisBoardQuery) -> AnalysisBoard {
        let AnalyzedLine { game, path, side, locale, piece_set, .. } = *line;
        let is_flipped = asked.flip.is_some();
        let orientation = if is_flipped { !side } else { side };
        let addresses = AnalysisAddresses::new(line, is_flipped);
        let (mode, rules) = (game.start().variant().castling_mode(), game.start().rules);
        let choices = board::choices(&path.position, mode, rules);
        let chosen = asked.from.parse().ok().filter(|_| asked.to.is_empty());
        let last = last_move(line);
        let marks = Marks { last, ..board_links::marks(&choices, chosen, &addresses) };
        let spoken = last.map(|mv| MoveAnnouncer::of(locale).of_move(mv, &path.position));
        AnalysisBoard {
            promotions: promotion_links(line, asked, &addresses),
            steps: steps(line, &addresses),
            view: BoardView {
                url: addresses.here,
                next: addresses.next,
                choices: board::choices_json(&choices),
                spoken: spoken.unwrap_or_default(),
                threats: board::threats_json(&path.position, rules),
                ..BoardView::new(locale, piece_set, &path.position, orientation, &marks)
            },
        }
    }
}

/// Returns the move that led to what stands on the board.
fn last_move(line: &AnalyzedLine) -> Option<Move> {
    let before = || Some(line.game.played().get(line.path.ply.checked_sub(1)?)?.mv);
    line.path.line.last().copied().or_else(before)
}

fn promotion_links(
    line: &AnalyzedLine,
    asked: &AnalysisBoardQuery,
    addresses: &AnalysisAddresses,
) -> Vec<PromotionLink> {
    if asked.from.is_empty() || asked.to.is_empty() {
        return Vec::new();
    }
    let (start, position) = (line.game.start(), &line.path.position);
    let text = format!("{}{}", asked.from, asked.to);
    let link = |mv: Move| {
        let role = mv.promotion()?;
        Some(PromotionLink {
            url: addresses.after_one_more(&uci(mv, start.variant().castling_mode())),
            code: board::code(Piece { color: position.turn(), role }),
            name: line.locale.role(role),
        })
    };
    promotions(position, start.rules, &text).into_iter().filter_map(link).collect()
}
