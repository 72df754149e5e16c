//! Changing one's own plan, from the game page and from the thinking page.

use actix_web::{http::StatusCode, web::Path};
use serde::Deserialize;

use super::{
    lines::{Path as LinePath, read_line},
    plan_view::{AnyView, every_any},
    play::{answer, is_unseen, too_late},
    show::{Loaded, load_for_player, render},
    think,
    view::{Intent, Remark},
};
use crate::{
    actions::games::{Acted, act},
    chess::Move,
    db::{GameId, PlayerId},
    game::{
        Command, Game, Refusal,
        plan::{Change, Plan, PlanEdit},
        seen_ply,
    },
    i18n::Locale,
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        visitor::{Visitor, see_other},
    },
};

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
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
}

impl Entered {
    /// Returns the same with lines in English, whichever letters the player has.
    fn in_english(self, locale: Locale) -> Entered {
        let (lines, checked) = (locale.read_san(&self.lines), locale.read_san(&self.checked));
        Entered { lines, checked, ..self }
    }
}

/// `POST /games/{id}/plan`
pub async fn submit(
    visitor: Visitor,
    id: Path<GameId>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let player = visitor.sender()?.player.id;
    let (id, entered) = (*id, entered.in_english(visitor.locale));
    let loaded = load_for_player(&visitor, id).await?;
    if entered.action == "replace"
        && is_unseen(&entered.lines, &entered.checked)
        && let Some(found) = look(&loaded, player, &entered, visitor.locale)
    {
        let remark = Remark {
            plan_typed: Some(entered.lines),
            plan_checked: Some(found),
            ..Remark::default()
        };
        return render(&visitor, loaded, &Intent::default(), remark, None, StatusCode::OK);
    }
    let path = LinePath::read(&loaded.stored.game, Some(seen_ply(entered.ply)), &entered.line);
    let line = path.map(|path| path.line);
    let change = match (entered.action.as_str(), line) {
        ("replace", _) => {
            Change::Replace { lines: entered.lines.clone(), revision: entered.revision }
        }
        ("add", _) => Change::Add { lines: entered.lines.clone() },
        ("clear", _) => Change::Clear,
        ("forget", _) => Change::Forget,
        ("arm", Some(line)) => Change::Arm { reply: line.first().copied() },
        ("remove", Some(line)) => Change::Remove { line },
        ("remove-any", Some(line)) => Change::RemoveAny { line },
        ("arm" | "remove" | "remove-any", None) => {
            return refused(&visitor, id, &entered, &Refusal::NoSuchLine).await;
        }
        _ => return Err(PageError::BadForm),
    };
    let command = Command::Plan(PlanEdit { ply: entered.ply, change });
    let acted = act(&visitor.app.db, player, id, command, visitor.now).await;
    match refusable(acted)? {
        Ok(Acted::Done | Acted::AlreadyDone) => Ok(see_other(back(id, &entered))),
        Ok(Acted::TooLate) => too_late(&visitor, id).await,
        Err(refusal) => refused(&visitor, id, &entered, &refusal).await,
    }
}

/// Returns what answers to any reply cover in lines that are to replace the plan. `None` if
/// they will be refused.
fn look(
    loaded: &Loaded,
    player: PlayerId,
    entered: &Entered,
    locale: Locale,
) -> Option<Vec<AnyView>> {
    let game = &loaded.stored.game;
    let side = loaded.stored.side_of(player).filter(|_| entered.ply == game.seen())?;
    let plan = game.planned_with(side, &Plan::default(), &entered.lines).ok()?;
    Some(every_any(&plan, game, locale))
}

fn back(id: GameId, entered: &Entered) -> String {
    match entered.back.as_str() {
        "think" => {
            format!(
                "/games/{id}/think?ply={}&line={}",
                seen_ply(entered.ply),
                think::safe(&entered.line)
            )
        }
        _ => format!("/games/{id}#plan"),
    }
}

/// Shows the page again with the reason and the text as it was typed.
async fn refused(
    visitor: &Visitor,
    id: GameId,
    entered: &Entered,
    refusal: &Refusal,
) -> PageResult {
    let status = match refusal {
        Refusal::Plan(_) => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    };
    let loaded = load_for_player(visitor, id).await?;
    if entered.back == "think" {
        let asked = think::Asked::at(seen_ply(entered.ply), &entered.line);
        return think::render(
            visitor,
            loaded,
            &asked,
            Some(visitor.locale.refusal(refusal)),
            status,
        );
    }
    let typed = matches!(entered.action.as_str(), "replace" | "add").then(|| entered.lines.clone());
    let has_panel = loaded.stored.game.terms().conditional;
    let remark = Remark {
        error: (!has_panel).then(|| visitor.locale.refusal(refusal)),
        plan_error: Some(visitor.locale.refusal(refusal)),
        plan_typed: typed,
        ..Remark::default()
    };
    render(visitor, loaded, &Intent::default(), remark, None, status)
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Accepted {
    ply: u32,
    line: String,
}

/// `POST /games/{id}/proposal`: accepts the opponent's proposal up to a position.
pub async fn accept(
    visitor: Visitor,
    id: Path<GameId>,
    Form(entered): Form<Accepted>,
) -> PageResult {
    let player = visitor.sender()?.player.id;
    let loaded = load_for_player(&visitor, *id).await?;
    let game = &loaded.stored.game;
    let line = line_from(game, entered.ply, &entered.line).unwrap_or_default();
    let command = Command::AcceptProposal { ply: entered.ply, line };
    let acted = act(&visitor.app.db, player, *id, command, visitor.now).await;
    answer(&visitor, *id, acted).await
}

/// Reads a line from a position that may have passed, so that a form sent twice is known.
fn line_from(game: &Game, seen: u32, locale: &str) -> Option<Vec<Move>> {
    let mut position = game.position_at(usize::try_from(seen_ply(seen)).ok()?)?;
    read_line(&mut position, locale, game.start())
}
