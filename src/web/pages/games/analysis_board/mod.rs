//! The analysis board: analysis, conditional moves, a proposed line, step by step. Looking
//! stores nothing; a move on this board is analysis.

mod addresses;
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
use self::{analyzed_line::AnalyzedLine, line_panel::LinePanel, view::AnalysisBoardView};
use super::{
    game_page_request::{RefusedGameForm, TypedText},
    lines::{Path as LinePath, VariationToken, analysis_address},
    visible_game::{VisibleGame, load_for_player},
};
use crate::{
    actions::games::{AnalysisChange, AnalysisEdit, AnalysisError, edit_analysis},
    db::GameId,
    i18n::Locale,
    web::{
        assets,
        board_size::BoardSize,
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        pages::question::Question,
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
    analysis: AnalysisBoardView,
}

/// `GET /games/{id}/analysis`
pub async fn show(
    ctx: RequestContext,
    id: Path<GameId>,
    asked: Query<AnalysisBoardQuery>,
) -> PageResult {
    ctx.player()?;
    let loaded = load_for_player(&ctx, *id).await?;
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
    let game = &loaded.stored.game;
    let player = ctx.sender()?.player.id;
    let side = loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    let path = match LinePath::read(game, asked.ply, &asked.line) {
        Some(path) => path,
        None => {
            let impossible = || ctx.locale.t("analysis-error-impossible-line").to_string();
            form_errors.error.get_or_insert_with(impossible);
            LinePath::read(game, None, "").ok_or(PageError::NotFound)?
        }
    };
    let piece_set = ctx.display_preferences.appearance.pieces;
    let line = AnalyzedLine::of(&loaded, side, &path, ctx.locale, piece_set);
    let analysis = AnalysisBoardView::of(&line, &loaded.names, asked, form_errors);
    let (page, script) = (ctx.page(), assets::board_script());
    ctx.html(status, &AnalysisBoardTemplate { page, board_size: ctx.board_size, script, analysis })
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
}

/// `POST /games/{id}/analysis`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<AnalysisBoardForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let id = *id;
    let loaded = load_for_player(&ctx, id).await?;
    let asked = AnalysisBoardQuery::at(entered.ply, &entered.line);
    let Some(path) = LinePath::read(&loaded.stored.game, asked.ply, &asked.line) else {
        let form_errors = RefusedGameForm {
            comment: entered.comment.map(|text| TypedText { text, error: None }),
            analysis_lines: TypedText { text: entered.lines, error: None },
            ..RefusedGameForm::default()
        };
        return render(&ctx, loaded, &asked, form_errors, StatusCode::UNPROCESSABLE_ENTITY);
    };
    let mut shown = path.line.as_slice();
    let has_comment = entered.comment.as_ref().is_some_and(|text| !text.trim().is_empty());
    let change = match entered.action.as_str() {
        // What was typed beside the button is not thrown away.
        "keep" if !has_comment => AnalysisChange::Keep,
        "keep" | "comment" => AnalysisChange::Comment(entered.comment.clone().unwrap_or_default()),
        "raise" => AnalysisChange::Raise(entered.comment.clone()),
        "delete" => {
            shown = &shown[..shown.len().saturating_sub(1)];
            AnalysisChange::Delete
        }
        "take-in" => AnalysisChange::TakeIn(ctx.locale.read_san(&entered.lines)),
        _ => return Err(PageError::BadForm),
    };
    let back = analysis_address(id, path.ply, shown, loaded.stored.game.start());
    let edit = AnalysisEdit { ply: path.ply, line: path.line.clone(), change, seen: entered.seen };
    match refusable(edit_analysis(&ctx.app.db, player, id, edit).await)? {
        Ok(()) => Ok(see_other(back)),
        Err(refusal) => {
            let loaded = load_for_player(&ctx, id).await?;
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            let error = Some(refused(&refusal, ctx.locale));
            let form_errors = match entered.action.as_str() {
                "take-in" => RefusedGameForm {
                    analysis_lines: TypedText { text: entered.lines, error },
                    ..RefusedGameForm::default()
                },
                "comment" | "keep" | "raise" if entered.comment.is_some() => RefusedGameForm {
                    comment: Some(TypedText { text: entered.comment.unwrap_or_default(), error }),
                    ..RefusedGameForm::default()
                },
                _ => RefusedGameForm { error, ..RefusedGameForm::default() },
            };
            render(&ctx, loaded, &asked, form_errors, status)
        }
    }
}

/// `GET /games/{id}/analysis/delete`: asks before a move and all that follows it are deleted.
pub async fn ask_to_delete(
    ctx: RequestContext,
    id: Path<GameId>,
    asked: Query<AnalysisBoardQuery>,
) -> PageResult {
    let player = ctx.player()?.id;
    let loaded = load_for_player(&ctx, *id).await?;
    let side = loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    let path = LinePath::read(&loaded.stored.game, asked.ply, &asked.line);
    let path = path.filter(|path| !path.line.is_empty()).ok_or(PageError::NotFound)?;
    let piece_set = ctx.display_preferences.appearance.pieces;
    let line = AnalyzedLine::of(&loaded, side, &path, ctx.locale, piece_set);
    let fields = vec![
        ("ply", path.ply.to_string()),
        ("line", path.to_uci(&loaded.stored.game)),
        ("action", "delete".to_owned()),
    ];
    let san = LinePanel::of(&line, None).map(|panel| panel.san).unwrap_or_default();
    ctx.ok(&Question {
        page: ctx.page(),
        title: ctx.locale.t("analysis-delete-ask").with("line", san),
        explained: ctx.locale.t("question-no-undo"),
        yes: ctx.locale.t("analysis-delete-from-here"),
        form: format!("/games/{}/analysis", *id),
        fields,
        back: analysis_address(*id, path.ply, &path.line, loaded.stored.game.start()),
    })
}

/// Says why an analysis was not changed.
fn refused(refusal: &AnalysisError, locale: Locale) -> String {
    match refusal {
        AnalysisError::Full(full) => locale.analysis_full(*full),
        AnalysisError::Fault(fault) => {
            locale.t("analysis-error-not-saved").with("fault", locale.fault(fault)).to_string()
        }
        AnalysisError::CommentChanged => locale.t("analysis-error-comment-changed").to_string(),
        AnalysisError::NoSuchLine => locale.t("analysis-error-impossible-line").to_string(),
    }
}
