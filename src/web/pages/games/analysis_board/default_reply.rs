//! The form for one answer to every other move of the opponent, and what it would cover.

use super::{analyzed_line::AnalyzedLine, query::AnalysisBoardQuery};
use crate::{
    chess::{Line, Position as _},
    game::conditional_moves::Exceptions,
    web::pages::games::{conditional_moves_view::coverage, lines::any_words},
};

#[derive(Default)]
pub struct DefaultReplyPanel {
    /// What the conditional moves answer here already.
    pub reply: Option<String>,
    /// The form as it was sent.
    pub answer: String,
    pub capture: bool,
    pub check: bool,
    pub attack: bool,
    /// The text that would be added to the conditional moves.
    pub lines: Option<String>,
    pub covered: Vec<(String, String)>,
    pub open: Vec<String>,
    pub error: Option<String>,
}

impl DefaultReplyPanel {
    /// `None` where the opponent would not move next, or no conditional moves can be made.
    pub fn of(line: &AnalyzedLine, asked: &AnalysisBoardQuery) -> Option<DefaultReplyPanel> {
        let position = &line.path.position;
        if !line.is_conditional() || !line.awaits_opponent() || position.legal_moves().is_empty() {
            return None;
        }
        let unless = Exceptions {
            capture: asked.capture.is_some(),
            check: asked.check.is_some(),
            attack: asked.attack.is_some(),
        };
        let panel = DefaultReplyPanel { reply: reply(line), ..DefaultReplyPanel::default() };
        let Some(answer) = asked.any.as_deref().map(str::trim) else { return Some(panel) };
        let mut panel = DefaultReplyPanel {
            answer: answer.to_owned(),
            capture: unless.capture,
            check: unless.check,
            attack: unless.attack,
            ..panel
        };
        panel.tries(line, answer, unless);
        Some(panel)
    }

    /// Tries an answer to every other move: what it would cover.
    fn tries(&mut self, line: &AnalyzedLine, answer: &str, unless: Exceptions) {
        let AnalyzedLine { game, path, locale, .. } = *line;
        // A word of the typed form cannot carry more than one move.
        if answer.is_empty() || answer.contains(|c: char| "(){};".contains(c) || c.is_whitespace())
        {
            self.error = Some(locale.t("analysis-error-one-reply").to_string());
            return;
        }
        let (number, _) = Line::number_from(game.start(), path.end());
        let dots = path.position.turn().fold_wb(".", "...");
        let any = format!("{number}{dots}any{unless} {}", locale.read_san(answer));
        let lines = format!("{} {any}", path.to_san(game)).trim().to_owned();
        match game.planned_with(line.side, line.conditional_moves, &lines) {
            Ok(conditional_moves) => {
                (self.covered, self.open) =
                    coverage(&conditional_moves, &path.position, game, locale);
                self.lines = Some(locale.san(&lines));
            }
            Err(error) => self.error = Some(locale.refusal(&error)),
        }
    }
}

/// Returns what the conditional moves answer to every other move.
fn reply(line: &AnalyzedLine) -> Option<String> {
    let AnalyzedLine { game, path, .. } = *line;
    let any = line.conditional_moves.any_at(&path.position)?;
    let answer = any.answer_words(game.start(), path.end(), &path.position);
    Some(any_words(&any, &answer, line.locale))
}
