//! Changing one's own conditional moves, from the game page and from the analysis board.

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use serde::Deserialize;

use super::{
    analysis_board::{self, AnalysisBoardQuery},
    conditional_moves_view::{AnyView, every_any},
    game_page_request::RefusedGameForm,
    kept_words::{page_again, show_again},
    lines::{Path as LinePath, analysis_url, read_line},
    move_form::{GamePageForm, MoveForm},
    play::{answer, is_unseen, too_late},
    visible_game::{VisibleGame, load_for_player},
};
use crate::{
    actions::games::{Acted, GameCommand},
    chess::Move,
    db::{GameId, PlayerId},
    game::{
        Game, GameError, OpenOffers, PlayerCommand,
        conditional_moves::{Change, ConditionalMoves, ConditionalMovesEdit},
        ply_of,
    },
    i18n::Locale,
    web::{
        error::{PageError, PageResult, refusable},
        pages::question::Question,
        request_context::{RequestContext, see_other},
    },
};

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ConditionalMovesForm {
    action: String,
    ply: u32,
    revision: u32,
    /// In the typed form.
    lines: String,
    /// The text whose answers to any reply were shown before.
    checked: String,
    /// Moves from the present position, `e7e5.g1f3`.
    line: String,
    /// Where the form stood: empty for the game page.
    back: String,
    /// The lines in the player's own letters: the page shows them again as they were typed.
    #[serde(skip)]
    typed: String,
}

impl ConditionalMovesForm {
    /// Returns the lines as they were typed, if they were to be saved.
    fn written(&self) -> Option<String> {
        matches!(self.action.as_str(), "replace" | "add").then(|| self.typed.clone())
    }

    /// Returns the same with lines in English, whichever letters the player has.
    fn in_english(self, locale: Locale) -> ConditionalMovesForm {
        let (lines, checked) = (locale.read_san(&self.lines), locale.read_san(&self.checked));
        ConditionalMovesForm { lines, checked, typed: self.lines, ..self }
    }
}

/// `POST /games/{id}/conditional_moves`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { own, page }: GamePageForm<ConditionalMovesForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let (id, entered) = (*id, own.in_english(ctx.locale));
    let mut page = page.beside_another(ctx.locale);
    if matches!(entered.action.as_str(), "replace" | "clear") {
        page.beside.lines = None;
    }
    let loaded = load_for_player(&ctx, id).await?;
    if entered.action == "replace"
        && is_unseen(&entered.lines, &entered.checked)
        && let Some(found) = coverage(&loaded, player, &entered, ctx.locale)
    {
        let form_errors = RefusedGameForm {
            conditional_moves_typed: Some(entered.typed),
            conditional_moves_checked: Some(found),
            ..RefusedGameForm::default()
        };
        return match entered.back.as_str() {
            "analysis" => {
                let asked = AnalysisBoardQuery::at(ply_of(entered.ply), &entered.line);
                analysis_board::render(&ctx, loaded, &asked, form_errors, StatusCode::OK)
            }
            _ => show_again(&ctx, id, page, form_errors, StatusCode::OK).await,
        };
    }
    let path = LinePath::read(&loaded.stored.game, Some(ply_of(entered.ply)), &entered.line);
    let line = path.map(|path| path.line);
    let change = match (entered.action.as_str(), line) {
        ("replace", _) => {
            Change::Replace { lines: entered.lines.clone(), revision: entered.revision }
        }
        ("add", _) => Change::Add { lines: entered.lines.clone() },
        ("clear", _) => Change::Clear { revision: entered.revision },
        ("forget", _) => Change::Forget,
        ("arm", Some(line)) => Change::Reactivate { reply: line.first().copied() },
        ("remove", Some(line)) => Change::Remove { line },
        ("remove-any", Some(line)) => Change::RemoveAny { line },
        ("arm" | "remove" | "remove-any", None) => {
            return refused(&ctx, id, &entered, page, &GameError::NoSuchLine).await;
        }
        _ => return Err(PageError::BadForm),
    };
    let command =
        PlayerCommand::ConditionalMoves(ConditionalMovesEdit { ply: entered.ply, change });
    let acted = GameCommand::by_player(player, id, command).run(&ctx.app.db, ctx.now).await;
    match refusable(acted)? {
        Ok(Acted::Done | Acted::AlreadyDone) if page.is_empty() => {
            Ok(see_other(back(id, &entered)))
        }
        Ok(Acted::Done | Acted::AlreadyDone) => page_again(&ctx, id, page).await,
        Ok(Acted::TooLate) => {
            let unsent = vec![entered.written().unwrap_or_default()];
            let typed = RefusedGameForm { unsent, ..RefusedGameForm::default() };
            too_late(&ctx, id, &page.kept(), typed).await
        }
        Err(refusal) => refused(&ctx, id, &entered, page, &refusal).await,
    }
}

/// Where the question stands whether to delete them all.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct DeleteQuery {
    /// As in [`ConditionalMovesForm`].
    back: String,
}

/// `GET /games/{id}/conditional-moves/delete`: asks before all active ones are deleted.
pub async fn ask_to_delete(
    ctx: RequestContext,
    id: Path<GameId>,
    asked: Query<DeleteQuery>,
) -> PageResult {
    let player = ctx.player()?.id;
    let (id, loaded) = (*id, load_for_player(&ctx, *id).await?);
    let game = &loaded.stored.game;
    let side = loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    let revision = game.conditional_moves_as_seen(side, &loaded.conditional_moves).revision();
    let ply = game.position_no();
    let entered =
        ConditionalMovesForm { ply, back: asked.back.clone(), ..ConditionalMovesForm::default() };
    let fields = vec![
        ("ply", ply.to_string()),
        ("revision", revision.to_string()),
        ("back", asked.back.clone()),
        ("action", "clear".to_owned()),
    ];
    ctx.ok(&Question {
        page: ctx.page(),
        title: ctx.locale.t("conditional-delete-all-ask"),
        explained: ctx.locale.t("question-no-undo"),
        yes: ctx.locale.t("conditional-delete-all-moves"),
        form: format!("/games/{id}/conditional-moves"),
        fields,
        back: back(id, &entered),
    })
}

/// Returns what answers to any reply cover in lines that are to replace the conditional moves;
/// `None` if they will be refused.
fn coverage(
    loaded: &VisibleGame,
    player: PlayerId,
    entered: &ConditionalMovesForm,
    locale: Locale,
) -> Option<Vec<AnyView>> {
    let game = &loaded.stored.game;
    let side = loaded.stored.side_of(player).filter(|_| entered.ply == game.position_no())?;
    let conditional_moves =
        game.planned_with(side, &ConditionalMoves::default(), &entered.lines).ok()?;
    Some(every_any(&conditional_moves, game, locale))
}

fn back(id: GameId, entered: &ConditionalMovesForm) -> String {
    match entered.back.as_str() {
        "analysis" => analysis_url(id, ply_of(entered.ply), &analysis_board::safe(&entered.line)),
        _ => format!("/games/{id}#conditional-moves"),
    }
}

/// Shows the page again with the reason and the text as it was typed.
async fn refused(
    ctx: &RequestContext,
    id: GameId,
    entered: &ConditionalMovesForm,
    page: MoveForm,
    refusal: &GameError,
) -> PageResult {
    let status = match refusal {
        GameError::ConditionalMoves(_) => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    };
    let loaded = load_for_player(ctx, id).await?;
    let has_panel = loaded.stored.game.terms().conditional;
    if entered.back == "analysis" {
        let asked = AnalysisBoardQuery::at(ply_of(entered.ply), &entered.line);
        let why = ctx.locale.refusal(refusal);
        // The other forms of this board have no field.
        let form_errors = if has_panel && entered.action == "replace" {
            RefusedGameForm {
                conditional_moves_error: Some(why),
                conditional_moves_typed: Some(entered.typed.clone()),
                ..RefusedGameForm::default()
            }
        } else {
            RefusedGameForm { error: Some(why), ..RefusedGameForm::default() }
        };
        return analysis_board::render(ctx, loaded, &asked, form_errors, status);
    }
    let typed = entered.written();
    let form_errors = RefusedGameForm {
        error: (!has_panel).then(|| ctx.locale.refusal(refusal)),
        conditional_moves_error: Some(ctx.locale.refusal(refusal)),
        conditional_moves_typed: typed,
        ..RefusedGameForm::default()
    };
    show_again(ctx, id, page, form_errors, status).await
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Accepted {
    ply: u32,
    line: String,
    /// The opponent's offers that the page showed: the analysis board shows none.
    offers: String,
}

/// `POST /games/{id}/proposed_line`: accepts the opponent's proposed line up to a position.
pub async fn accept(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { own: entered, page }: GamePageForm<Accepted>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let loaded = load_for_player(&ctx, *id).await?;
    let game = &loaded.stored.game;
    let line = line_from(game, entered.ply, &entered.line).unwrap_or_default();
    let seen = Some(OpenOffers::read(&entered.offers));
    let command = PlayerCommand::AcceptProposedLine { ply: entered.ply, line, seen };
    let acted = GameCommand::by_player(player, *id, command).run(&ctx.app.db, ctx.now).await;
    answer(&ctx, *id, acted, page).await
}

/// Reads a line from a position that may have passed, so that a form sent twice is known.
fn line_from(game: &Game, seen: u32, locale: &str) -> Option<Vec<Move>> {
    let mut position = game.position_at(usize::try_from(ply_of(seen)).ok()?)?;
    read_line(&mut position, locale, game.start())
}
