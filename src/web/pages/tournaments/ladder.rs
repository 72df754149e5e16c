//! What players do on a ladder: challenges, made and answered; and the steps of one player in the course of
//! time.

use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use super::{
    player_acts::{act, answer},
    show::load,
};
use crate::{
    actions::tournaments::{PlayerAct, accept_ladder_challenge},
    db::{PlayerId, TournamentId},
    i18n::{Message, key},
    tournament::{
        StepCause, StepChange, StepOutcome, ladder::ChallengeNumber,
        pairing::round_pairings::PairingNumber,
    },
    web::{
        error::{PageError, PageResult},
        form::{Form, Nothing},
        layout::Page,
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ChallengeForm {
    /// The pairing number of whom is challenged. What is no number is nobody.
    player: String,
}

#[derive(Template)]
#[template(path = "tournaments/ladder_history.html")]
struct HistoryTemplate<'a> {
    page: Page<'a>,
    id: TournamentId,
    name: String,
    player: String,
    /// The latest first.
    changes: Vec<HistoryRow>,
}

struct HistoryRow {
    at: String,
    said: Message,
    game: Option<i64>,
    step: u32,
}

/// `POST /tournaments/{id}/challenges`
pub async fn challenge(
    ctx: RequestContext,
    id: Path<TournamentId>,
    Form(form): Form<ChallengeForm>,
) -> PageResult {
    let challenged = form.player.trim().parse().unwrap_or(0);
    act(&ctx, *id, PlayerAct::Challenge { challenged }, "ladder-challenged").await
}

/// `POST /tournaments/{id}/challenges/{number}/accept`
pub async fn accept(
    ctx: RequestContext,
    path: Path<(TournamentId, ChallengeNumber)>,
    _: Form<Nothing>,
) -> PageResult {
    let (id, number) = *path;
    let me = ctx.sender()?.player.id;
    ctx.app.limits.messages(me)?;
    let accepted = accept_ladder_challenge(&ctx.app.db, id, me, number, ctx.now).await;
    answer(&ctx, id, accepted, "ladder-challenge-accepted").await
}

/// `POST /tournaments/{id}/challenges/{number}/decline`
pub async fn decline(
    ctx: RequestContext,
    path: Path<(TournamentId, ChallengeNumber)>,
    _: Form<Nothing>,
) -> PageResult {
    let (id, challenge) = *path;
    act(&ctx, id, PlayerAct::DeclineChallenge { challenge }, "ladder-challenge-declined").await
}

/// `POST /tournaments/{id}/challenges/{number}/withdraw`
pub async fn withdraw(
    ctx: RequestContext,
    path: Path<(TournamentId, ChallengeNumber)>,
    _: Form<Nothing>,
) -> PageResult {
    let (id, challenge) = *path;
    act(&ctx, id, PlayerAct::WithdrawChallenge { challenge }, "ladder-challenge-withdrawn").await
}

/// `GET /tournaments/{id}/players/{number}`: the steps of one player of a ladder.
pub async fn history(ctx: RequestContext, path: Path<(TournamentId, PairingNumber)>) -> PageResult {
    let (id, number) = *path;
    let loaded = load(&ctx, id, None).await?;
    let tournament = &loaded.stored.tournament;
    let account = tournament.ladder_account(number).filter(|_| tournament.is_ladder());
    let player = account.ok_or(PageError::NotFound)?;
    let name = |account: i64| {
        let stored = loaded.names.get(&PlayerId(account));
        ctx.locale.name(stored.map_or("", String::as_str))
    };
    let named = |number| tournament.ladder_account(number).unwrap_or_default();
    let progress = loaded.progress(&ctx).await?;
    let changes = tournament.ladder_steps(&progress).changes;
    let own = changes.iter().filter(|change| change.player == number);
    let row = |change: &StepChange| {
        let (said, against, game) = match change.cause {
            StepCause::Entered => (key!("ladder-history-entered"), None, None),
            StepCause::Game { game, against, outcome } => {
                let said = match outcome {
                    StepOutcome::Won => key!("ladder-history-won"),
                    StepOutcome::Drawn => key!("ladder-history-drawn"),
                    StepOutcome::Lost => key!("ladder-history-lost"),
                };
                (said, Some(against), Some(game))
            }
            StepCause::Challenge { against, outcome, .. } => {
                let said = match outcome {
                    StepOutcome::Won => key!("ladder-history-not-accepted-by-other"),
                    StepOutcome::Drawn | StepOutcome::Lost => key!("ladder-history-not-accepted"),
                };
                (said, Some(against), None)
            }
        };
        let against = against.map_or_else(String::new, |against| name(named(against)));
        let said = ctx.locale.t(said).with("player", against);
        HistoryRow { at: ctx.zone().full(change.at), said, game, step: change.step }
    };
    let mut changes: Vec<HistoryRow> = own.map(row).collect();
    changes.reverse();
    ctx.ok(&HistoryTemplate {
        page: ctx.page(),
        id,
        name: loaded.stored.name.said(ctx.locale),
        player: name(player),
        changes,
    })
}
