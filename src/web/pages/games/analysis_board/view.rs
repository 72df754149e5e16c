//! The analysis board as data: what stands where.

use super::{
    analyzed_line::AnalyzedLine,
    annotation_panel::AnnotationPanel,
    board::AnalysisBoard,
    default_reply::DefaultReplyPanel,
    finished_game::FinishedGame,
    line_panel::{LinePanel, LinesToAdd},
    query::AnalysisBoardQuery,
    visitor_tree::VisitorTree,
};
use crate::{
    chess::Move,
    web::pages::games::{
        conditional_moves_view::{ConditionalMovesPanel, panel},
        game_page_request::{RefusedGameForm, TypedText},
        lines::{VariationToken, root_token, tokens, tokens_in_game},
    },
};

/// Everything that the template shows.
pub struct AnalysisBoardView {
    pub game_url: String,
    /// The number by which forms know the present position.
    pub position_no: u32,
    pub white: String,
    pub black: String,
    pub board: AnalysisBoard,
    /// Half-moves of the game before the line, and the line as forms carry it.
    pub ply: usize,
    pub line_uci: String,
    /// `None` as long as no move was made on the board.
    pub line: Option<LinePanel>,
    pub noted: AnnotationPanel,
    pub default_reply: Option<DefaultReplyPanel>,
    pub analysis: Vec<VariationToken>,
    /// What the analysis of the present position would add to the conditional moves.
    pub to_add: Option<LinesToAdd>,
    /// A deletion, a promotion or a change of what is noted can be undone.
    pub may_undo: bool,
    /// What the browser keeps of somebody who does not play in the game.
    pub tree: Option<VisitorTree>,
    /// Of a game that is over; the tree has its moves, too.
    pub finished: Option<FinishedGame>,
    /// The reader is told when the game goes on.
    pub is_live: bool,
    /// The text to add to the analysis.
    pub analysis_lines: TypedText,
    pub conditional_moves: Option<ConditionalMovesPanel>,
    pub error: Option<String>,
    /// What was written and has no field here.
    pub unsent: Vec<String>,
}

impl AnalysisBoardView {
    pub fn of(
        line: &AnalyzedLine,
        names: &[String; 2],
        asked: &AnalysisBoardQuery,
        form_errors: RefusedGameForm,
    ) -> AnalysisBoardView {
        let AnalyzedLine { id, game, side, path, locale, .. } = *line;
        let [white, black] = names.each_ref().map(|name| locale.name(name));
        let tree = (!line.is_player).then(|| VisitorTree::of(line.analysis, game));
        let (error, mut unsent) = (form_errors.error, form_errors.unsent);
        let lines = form_errors.conditional_moves_typed;
        let typed = (form_errors.conditional_moves_error, lines.clone());
        let mut panel =
            panel(id, game, side, line.conditional_moves, typed, locale).filter(|_| line.is_player);
        if let Some(panel) = &mut panel {
            panel.checked = form_errors.conditional_moves_checked;
        }
        if !panel.as_ref().is_some_and(|panel| panel.may_edit) {
            unsent.extend(lines);
        }
        AnalysisBoardView {
            game_url: format!("/games/{id}"),
            position_no: game.position_no(),
            white,
            black,
            board: AnalysisBoard::of(line, asked),
            ply: path.ply,
            line_uci: path.to_uci(game),
            line: LinePanel::of(line),
            noted: AnnotationPanel::of(line, form_errors.comment),
            default_reply: DefaultReplyPanel::of(line, asked),
            analysis: analysis(line),
            to_add: LinesToAdd::of_all(line),
            may_undo: match &tree {
                Some(tree) => !tree.undo_steps.is_empty(),
                None => line.analysis.may_undo(),
            },
            tree,
            finished: FinishedGame::of(line),
            is_live: line.is_player && game.is_running(),
            analysis_lines: form_errors.analysis_lines,
            conditional_moves: panel,
            error,
            unsent,
        }
    }
}

/// The analysis from the present position, or from where the line begins; when the game is over all
/// of it, in the game.
fn analysis(line: &AnalyzedLine) -> Vec<VariationToken> {
    let AnalyzedLine { id, game, path, locale, .. } = *line;
    if game.ended().is_some() {
        return tokens_in_game(id, game, line.analysis, &line.whole, locale);
    }
    let made: Vec<Move> = game.played().iter().take(path.ply).map(|played| played.mv).collect();
    let Some(position) = game.position_after(path.ply, &[]) else { return Vec::new() };
    let noted = line.analysis.annotation(&made);
    let root = root_token(id, game, path.ply, noted, path.line.is_empty(), locale);
    let lines = line.analysis.from(&made);
    let lines = tokens(id, game, &lines, (path.ply, &position), &path.line, locale);
    root.into_iter().chain(lines).collect()
}
