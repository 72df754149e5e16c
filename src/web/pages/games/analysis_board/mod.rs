//! The analysis board: analysis, conditional moves, a proposed line, step by step. Looking
//! stores nothing. A script adds each move on this board to the analysis.

mod addresses;
mod analyzed_line;
mod annotation_panel;
mod board;
mod default_reply;
mod finished_game;
mod line_panel;
mod query;
mod steps;
mod view;
mod visitor_tree;

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

pub use self::query::AnalysisBoardQuery;
use self::{analyzed_line::AnalyzedLine, view::AnalysisBoardView, visitor_tree::VisitorTree};
use super::{
    game_page_request::{RefusedGameForm, TypedText},
    lines::{Path as LinePath, VariationToken, analysis_address, uci_line},
    visible_game::{VisibleGame, load_with_analysis},
};
use crate::{
    actions::games::{AnalysisChange, AnalysisEdit, AnalysisError, change_analysis, edit_analysis},
    db::GameId,
    game::variations::{Glyph, Shapes},
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
    line.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '@')).collect()
}

#[derive(Template)]
#[template(path = "games/analysis_board.html")]
struct AnalysisBoardTemplate<'a> {
    page: Page<'a>,
    board_size: BoardSize,
    script: &'static str,
    analysis_script: &'static str,
    zen_script: &'static str,
    sounds_script: &'static str,
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
    if !may_analyze(&ctx, &loaded) {
        ctx.player()?;
    }
    render(&ctx, loaded, &asked, RefusedGameForm::default(), StatusCode::OK)
}

/// Returns whether the reader plays in a game, or may analyze it because it is over.
fn may_analyze(ctx: &RequestContext, loaded: &VisibleGame) -> bool {
    loaded.side_of(ctx.reader()).is_some() || loaded.stored.game.ended().is_some()
}

/// Shows the board after a line. One that is not possible is reported, and the game shown.
pub fn render(
    ctx: &RequestContext,
    loaded: VisibleGame,
    asked: &AnalysisBoardQuery,
    mut form_errors: RefusedGameForm,
    status: StatusCode,
) -> PageResult {
    if !may_analyze(ctx, &loaded) {
        return Err(PageError::Forbidden);
    }
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
    let line =
        AnalyzedLine::of(&loaded, loaded.side_of(ctx.reader()), &path, ctx.zone(), piece_set);
    let analysis = AnalysisBoardView::of(&line, &loaded.names, asked, form_errors);
    let template = AnalysisBoardTemplate {
        page: ctx.page(),
        board_size: ctx.board_size,
        script: assets::board_script(),
        analysis_script: assets::analysis_script(),
        zen_script: assets::zen_script(),
        sounds_script: assets::sounds_script(),
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
        Ok(Some(match self.action.as_str() {
            "show" => return Ok(None),
            // What is typed as a comment goes along with everything.
            "keep" | "comment" => AnalysisChange::Keep,
            "raise" => AnalysisChange::Raise,
            "delete" => AnalysisChange::Delete,
            "undo" => AnalysisChange::Undo,
            "take-in" => AnalysisChange::TakeIn(locale.read_san(&self.lines)),
            "shapes" => {
                AnalysisChange::Shapes(Shapes::read(&self.shapes).ok_or(PageError::BadForm)?)
            }
            other => {
                let nag = other.strip_prefix("glyph-").and_then(|nag| nag.parse().ok());
                AnalysisChange::Glyph(nag.and_then(Glyph::find).ok_or(PageError::BadForm)?)
            }
        }))
    }

    /// Returns what was typed and not saved, to be shown again.
    fn refused(self, error: Option<String>) -> RefusedGameForm {
        match self.comment {
            Some(text) => RefusedGameForm {
                comment: Some(TypedText { text, error }),
                ..RefusedGameForm::default()
            },
            None if self.action == "take-in" => RefusedGameForm {
                analysis_lines: TypedText { text: self.lines, error },
                ..RefusedGameForm::default()
            },
            None => RefusedGameForm { error, ..RefusedGameForm::default() },
        }
    }
}

/// `POST /games/{id}/analysis`. Where a visitor's analysis is only shown, the address says at which move.
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    query: Query<AnalysisBoardQuery>,
    Form(entered): Form<AnalysisBoardForm>,
) -> PageResult {
    let mut loaded = load_with_analysis(&ctx, *id).await?;
    let player = ctx.reader().filter(|player| loaded.stored.side_of(*player).is_some());
    if !may_analyze(&ctx, &loaded) {
        ctx.sender()?;
        return Err(PageError::Forbidden);
    }
    if player.is_none() {
        // The form of a player whose session has ended carries none.
        let lines = entered.tree.clone().ok_or(PageError::LoggedOut)?;
        let tree = VisitorTree { lines, undo_steps: entered.undo_tree.clone() };
        loaded.analysis = tree.read(&loaded.stored.game).ok_or(PageError::BadForm)?;
    }
    let asked = AnalysisBoardQuery::at(entered.ply, &entered.line);
    let Some(path) = LinePath::read(&loaded.stored.game, asked.ply, &asked.line) else {
        let form_errors = RefusedGameForm {
            // The board shows another position.
            unsent: entered.comment.into_iter().collect(),
            analysis_lines: TypedText { text: entered.lines, error: None },
            ..RefusedGameForm::default()
        };
        return render(&ctx, loaded, &asked, form_errors, StatusCode::UNPROCESSABLE_ENTITY);
    };
    let Some(change) = entered.change(ctx.locale)? else {
        let asked = if query.is_empty() { &asked } else { &query };
        return render(&ctx, loaded, asked, RefusedGameForm::default(), StatusCode::OK);
    };
    let shown = match change {
        AnalysisChange::Delete => path.line.len().saturating_sub(1),
        _ => path.line.len(),
    };
    let edit = AnalysisEdit {
        ply: path.ply,
        line: path.line.clone(),
        change,
        comment: entered.comment.clone(),
        seen: entered.seen.clone(),
    };
    let changed = match player {
        Some(player) => {
            let edited = refusable(edit_analysis(&ctx.app.db, player, *id, edit).await)?;
            edited.map_err(|refusal| refused(&refusal, ctx.locale))
        }
        None => change_visitor_tree(&mut loaded, &edit, ctx.locale),
    };
    let (start, shown) = (loaded.stored.game.start(), &path.line[..shown]);
    match changed {
        Ok(()) if player.is_some() => Ok(see_other(analysis_address(*id, path.ply, shown, start))),
        Ok(()) => {
            let ply = u32::try_from(path.ply).unwrap_or(entered.ply);
            let shown = AnalysisBoardQuery::at(ply, &uci_line(shown, start));
            render(&ctx, loaded, &shown, RefusedGameForm::default(), StatusCode::OK)
        }
        Err(why) => {
            let form_errors = entered.refused(Some(why));
            render(&ctx, loaded, &asked, form_errors, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

/// Changes the analysis that a visitor's form has brought along. Returns why it was not changed.
fn change_visitor_tree(
    loaded: &mut VisibleGame,
    edit: &AnalysisEdit,
    locale: Locale,
) -> Result<(), String> {
    let game = &loaded.stored.game;
    let mut analysis = loaded.analysis.clone();
    change_analysis(&mut analysis, game, edit).map_err(|refusal| refused(&refusal, locale))?;
    if !VisitorTree::of(&analysis, game).fits() {
        return Err(locale.t("analysis-error-too-large-for-browser").to_string());
    }
    loaded.analysis = analysis;
    Ok(())
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
