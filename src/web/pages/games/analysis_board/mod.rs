//! The analysis board: analysis, conditional moves, a proposed line, step by step. Looking
//! stores nothing. A script adds each move on this board to the analysis.

mod addresses;
mod analyst;
mod analyzed_line;
mod board;
mod default_reply;
mod line_panel;
mod query;
mod steps;
mod view;

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

pub use self::query::AnalysisBoardQuery;
use self::{
    analyst::{Analyst, VisitorTree},
    analyzed_line::AnalyzedLine,
    view::AnalysisBoardView,
};
use super::{
    game_page_request::{RefusedGameForm, TypedText},
    lines::{Path as LinePath, VariationToken, analysis_address, uci_line},
    visible_game::{VisibleGame, load_with_analysis},
};
use crate::{
    actions::games::{AnalysisChange, AnalysisEdit, AnalysisError, change_analysis, edit_analysis},
    db::GameId,
    game::{
        analysis::AnalysisFull,
        variations::{Glyph, Shapes},
    },
    i18n::Locale,
    web::{
        assets,
        board_size::BoardSize,
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        live::StateVersion,
        request_context::{RequestContext, see_other},
    },
};

/// Returns a line as it may stand in an address.
pub fn safe(line: &str) -> String {
    line.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '.').collect()
}

#[derive(Template)]
#[template(path = "games/analysis_board.html")]
struct AnalysisBoardTemplate<'a> {
    page: Page<'a>,
    board_size: BoardSize,
    script: &'static str,
    analysis_script: &'static str,
    /// How far the game is on this page.
    seen: StateVersion,
    analysis: AnalysisBoardView,
}

/// `GET /games/{id}/analysis`
pub async fn show(
    ctx: RequestContext,
    id: Path<GameId>,
    asked: Query<AnalysisBoardQuery>,
) -> PageResult {
    let loaded = load_with_analysis(&ctx, *id).await?;
    if Analyst::of(&ctx, &loaded).is_none() {
        ctx.player()?;
    }
    render(&ctx, loaded, &asked, RefusedGameForm::default(), StatusCode::OK)
}

/// Shows the board after a line. One that is not possible is reported, and the game shown.
pub fn render(
    ctx: &RequestContext,
    loaded: VisibleGame,
    asked: &AnalysisBoardQuery,
    mut form_errors: RefusedGameForm,
    status: StatusCode,
) -> PageResult {
    let analyst = Analyst::of(ctx, &loaded).ok_or(PageError::Forbidden)?;
    let game = &loaded.stored.game;
    let path = match LinePath::read(game, asked.ply, &asked.line) {
        Some(path) => path,
        None => {
            let impossible = || ctx.locale.t("analysis-error-impossible-line").to_string();
            form_errors.error.get_or_insert_with(impossible);
            LinePath::read(game, None, "").ok_or(PageError::NotFound)?
        }
    };
    let piece_set = ctx.display_preferences.appearance.pieces;
    let line = AnalyzedLine::of(&loaded, analyst, &path, ctx.locale, piece_set);
    let analysis = AnalysisBoardView::of(&line, &loaded, asked, form_errors);
    let template = AnalysisBoardTemplate {
        page: ctx.page(),
        board_size: ctx.board_size,
        script: assets::board_script(),
        analysis_script: assets::analysis_script(),
        seen: loaded.seen,
        analysis,
    };
    ctx.html(status, &template)
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnalysisBoardForm {
    action: String,
    ply: u32,
    line: String,
    comment: Option<String>,
    /// The mark of the comment that the page showed.
    seen: Option<String>,
    lines: String,
    shapes: String,
    /// The analysis of a visitor, and what can be undone in it.
    tree: Option<String>,
    undo_tree: String,
}

impl AnalysisBoardForm {
    /// Returns what is to be done with the analysis, `None` if it is only shown.
    fn change(&self, locale: Locale) -> Result<Option<AnalysisChange>, PageError> {
        let comment = self.comment.clone();
        let has_comment = comment.as_ref().is_some_and(|text| !text.trim().is_empty());
        Ok(Some(match self.action.as_str() {
            "show" => return Ok(None),
            // What was typed beside the button is not thrown away.
            "keep" if !has_comment => AnalysisChange::Keep,
            "keep" | "comment" => AnalysisChange::Comment(comment.unwrap_or_default()),
            "raise" => AnalysisChange::Raise(comment),
            "delete" => AnalysisChange::Delete(comment),
            "undo" => AnalysisChange::Undo,
            "take-in" => AnalysisChange::TakeIn(locale.read_san(&self.lines)),
            "shapes" => {
                AnalysisChange::Shapes(Shapes::read(&self.shapes).ok_or(PageError::BadForm)?)
            }
            other => {
                let nag = other.strip_prefix("glyph-").and_then(|nag| nag.parse().ok());
                let glyph = nag.and_then(Glyph::find).ok_or(PageError::BadForm)?;
                AnalysisChange::Glyph(glyph, comment)
            }
        }))
    }

    /// Returns what was typed and not saved, to be shown again.
    fn refused(self, error: Option<String>) -> RefusedGameForm {
        let takes_comment = self.comment.is_some() && self.action != "take-in";
        match self.action.as_str() {
            "take-in" => RefusedGameForm {
                analysis_lines: TypedText { text: self.lines, error },
                ..RefusedGameForm::default()
            },
            _ if takes_comment => RefusedGameForm {
                comment: Some(TypedText { text: self.comment.unwrap_or_default(), error }),
                ..RefusedGameForm::default()
            },
            _ => RefusedGameForm { error, ..RefusedGameForm::default() },
        }
    }
}

/// `POST /games/{id}/analysis`. Of who has an analysis in the browser alone, the address may say what is
/// to be shown.
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    query: Query<AnalysisBoardQuery>,
    Form(entered): Form<AnalysisBoardForm>,
) -> PageResult {
    let id = *id;
    let mut loaded = load_with_analysis(&ctx, id).await?;
    let Some(analyst) = Analyst::of(&ctx, &loaded) else {
        ctx.sender()?;
        return Err(PageError::Forbidden);
    };
    if !analyst.is_player {
        // The form of a player whose session has ended carries none.
        let lines = entered.tree.clone().ok_or(PageError::LoggedOut)?;
        let tree = VisitorTree { lines, undo_lines: entered.undo_tree.clone() };
        tree.put_into(&mut loaded).ok_or(PageError::BadForm)?;
    }
    let asked = AnalysisBoardQuery::at(entered.ply, &entered.line);
    let Some(path) = LinePath::read(&loaded.stored.game, asked.ply, &asked.line) else {
        let form_errors = RefusedGameForm {
            comment: entered.comment.map(|text| TypedText { text, error: None }),
            analysis_lines: TypedText { text: entered.lines, error: None },
            ..RefusedGameForm::default()
        };
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return render(&ctx, loaded, &asked, form_errors, status);
    };
    let Some(change) = entered.change(ctx.locale)? else {
        let asked = if query.is_empty() { &asked } else { &query };
        return render(&ctx, loaded, asked, RefusedGameForm::default(), StatusCode::OK);
    };
    let mut shown = path.line.as_slice();
    if matches!(change, AnalysisChange::Delete(_)) {
        shown = &shown[..shown.len().saturating_sub(1)];
    }
    let start = loaded.stored.game.start();
    let back = analysis_address(id, path.ply, shown, start);
    let ply = u32::try_from(path.ply).unwrap_or(entered.ply);
    let shown = AnalysisBoardQuery::at(ply, &uci_line(shown, start));
    let edit =
        AnalysisEdit { ply: path.ply, line: path.line.clone(), change, seen: entered.seen.clone() };
    let result = match ctx.reader().filter(|_| analyst.is_player) {
        Some(player) => refusable(edit_analysis(&ctx.app.db, player, id, edit).await)?,
        None => {
            let (mut analysis, mut undo) = (loaded.analysis.clone(), loaded.undo_lines.clone());
            let game = &loaded.stored.game;
            let changed = change_analysis(&mut analysis, &mut undo, game, &edit);
            let changed = changed.and_then(|()| match VisitorTree::has_room_for(&analysis, game) {
                true => Ok(()),
                false => Err(AnalysisError::Full(AnalysisFull::Browser)),
            });
            changed.map(|()| (loaded.analysis, loaded.undo_lines) = (analysis, undo))
        }
    };
    match result {
        Ok(()) if analyst.is_player => Ok(see_other(back)),
        Ok(()) => {
            let form_errors = RefusedGameForm::default();
            render(&ctx, loaded, &shown, form_errors, StatusCode::OK)
        }
        Err(refusal) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            let form_errors = entered.refused(Some(refused(&refusal, ctx.locale)));
            render(&ctx, loaded, &asked, form_errors, status)
        }
    }
}

/// Says why an analysis was not changed.
fn refused(refusal: &AnalysisError, locale: Locale) -> String {
    match refusal {
        AnalysisError::Full(full) => locale.analysis_full(*full),
        AnalysisError::Fault(fault) => {
            locale.t("analysis-error-not-saved").with("fault", locale.fault(fault)).to_string()
        }
        AnalysisError::CommentChanged => locale.t("analysis-error-comment-changed").to_string(),
        AnalysisError::NothingToUndo => locale.t("analysis-error-nothing-to-undo").to_string(),
        AnalysisError::NoSuchLine => locale.t("analysis-error-impossible-line").to_string(),
    }
}
