//! Changing the terms of a tournament before its start: for its directors.

use std::sync::Arc;

use actix_web::{http::StatusCode, web::Path};
use askama::Template;
use serde::Deserialize;

use super::{
    direct::MAX_TEXT_CHARS,
    show::{self, TournamentQuery, load},
    tournament_form::{TournamentForm, TournamentFormView},
};
use crate::{
    actions::tournaments::{DirectorAct, TournamentAct},
    db::TournamentId,
    i18n::{TermsLine, terms_lines},
    tournament::{Phase, Tournament, TournamentError},
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        form_errors::FormErrors,
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// What was entered in the form.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ChangeTermsForm {
    #[serde(flatten)]
    terms: TournamentForm,
    reason: String,
    /// Of the terms that the form replaces; nothing else is sent with it.
    revision: String,
}

#[derive(Template)]
#[template(path = "tournaments/change_terms.html")]
struct ChangeTermsTemplate<'a> {
    page: Page<'a>,
    id: TournamentId,
    name: String,
    form: TournamentFormView,
    reason: String,
    /// Somebody has entered.
    needs_reason: bool,
    revision: u32,
    /// What somebody else has saved meanwhile.
    saved_meanwhile: Vec<TermsLine>,
}

/// Loads a tournament for one of its directors, or an administrator.
async fn find(ctx: &RequestContext, id: TournamentId) -> Result<Arc<Tournament>, PageError> {
    let me = ctx.player()?.id;
    let loaded = load(ctx, id, None).await?;
    let tournament = loaded.stored.tournament;
    match loaded.is_admin || tournament.is_directed_by(me.0) {
        true => Ok(tournament),
        false => Err(PageError::Forbidden),
    }
}

fn template<'a>(
    ctx: &'a RequestContext,
    id: TournamentId,
    tournament: &Tournament,
    entered: ChangeTermsForm,
    errors: FormErrors,
) -> ChangeTermsTemplate<'a> {
    ChangeTermsTemplate {
        page: ctx.page(),
        id,
        name: tournament.terms.name.clone(),
        form: TournamentFormView::new(ctx.zone(), entered.terms, errors),
        reason: entered.reason,
        needs_reason: !tournament.entrants.is_empty(),
        revision: tournament.terms_revision(),
        saved_meanwhile: Vec::new(),
    }
}

async fn frozen(ctx: &RequestContext, id: TournamentId) -> PageResult {
    let why = TournamentError::TermsFrozen.said(ctx.locale);
    show::render(ctx, id, TournamentQuery::default(), Some(why)).await
}

/// `GET /tournaments/{id}/terms`
pub async fn show(ctx: RequestContext, id: Path<TournamentId>) -> PageResult {
    let tournament = find(&ctx, *id).await?;
    if tournament.phase != Phase::Announced {
        return frozen(&ctx, *id).await;
    }
    let entered = ChangeTermsForm {
        terms: TournamentForm::of(&tournament.terms, ctx.zone()),
        ..ChangeTermsForm::default()
    };
    ctx.ok(&template(&ctx, *id, &tournament, entered, FormErrors::default()))
}

/// `POST /tournaments/{id}/terms`
pub async fn submit(
    ctx: RequestContext,
    id: Path<TournamentId>,
    Form(mut entered): Form<ChangeTermsForm>,
) -> PageResult {
    let (id, me, locale) = (*id, ctx.officer()?.player.id, ctx.locale);
    let tournament = find(&ctx, id).await?;
    let stood = TournamentForm::of(&tournament.terms, ctx.zone());
    entered.terms = entered.terms.without_leftovers(&stood, locale);
    let (read, mut errors) = match entered.terms.read(ctx.zone(), ctx.now) {
        Ok(read) => (Some(read), FormErrors::default()),
        Err(errors) => (None, errors),
    };
    if entered.reason.chars().count() > MAX_TEXT_CHARS {
        let why = locale.t("tournament-error-text-too-long").count("most", MAX_TEXT_CHARS);
        errors.add("reason", why.to_string());
    }
    if let (Some(read), true) = (read, errors.is_empty()) {
        ctx.app.limits.messages(me)?;
        let terms = entered.terms.keep_unsaid(read, &tournament.terms, ctx.zone());
        let act = DirectorAct::ChangeTerms {
            terms: Box::new(terms),
            reason: entered.reason.trim().to_owned(),
            // Without a number it means none that there was.
            revision: entered.revision.parse().unwrap_or(u32::MAX),
        };
        let command = TournamentAct::by_director(me, id, act);
        match refusable(command.run(&ctx.app.db, ctx.now).await)? {
            Ok(()) => {
                let notice = "tournament-terms-changed";
                return Ok(see_other(format!("/tournaments/{id}?notice={notice}")));
            }
            Err(TournamentError::TermsChanged) => return changed(&ctx, id, entered).await,
            Err(TournamentError::TermsFrozen) => return frozen(&ctx, id).await,
            Err(why) => {
                let field = match why {
                    TournamentError::Terms(fault) => entered.terms.field_of(fault),
                    TournamentError::ReasonMissing => "reason",
                    _ => "",
                };
                errors.add(field, why.said(locale).to_string());
            }
        }
    }
    // Somebody may have entered meanwhile: then it has a field for the reason.
    let tournament = find(&ctx, id).await?;
    ctx.again(&template(&ctx, id, &tournament, entered, errors))
}

/// Tells whoever comes second: what they have typed stands in the form, what was saved below it.
async fn changed(ctx: &RequestContext, id: TournamentId, entered: ChangeTermsForm) -> PageResult {
    let saved = find(ctx, id).await?;
    let mut errors = FormErrors::default();
    errors.add("", TournamentError::TermsChanged.said(ctx.locale).to_string());
    let template = ChangeTermsTemplate {
        saved_meanwhile: terms_lines(ctx.locale, ctx.zone().tz(), &saved.terms, false, false),
        ..template(ctx, id, &saved, entered, errors)
    };
    ctx.html(StatusCode::CONFLICT, &template)
}
