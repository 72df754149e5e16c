//! Offering a game, in the lobby or to one player.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::challenge_form::{ChallengeFormView, NewChallengeForm};
use crate::{
    actions::challenges::{ChallengeError, offer_challenge},
    i18n::Message,
    tournament::TermsFault,
    web::{
        error::{PageResult, refusable},
        form::Form,
        form_errors::FormErrors,
        game_limit_notice::game_limit_notice,
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NewChallengeQuery {
    opponent: String,
}

#[derive(Template)]
#[template(path = "challenges/offer.html")]
struct NewChallengeTemplate<'a> {
    page: Page<'a>,
    offer: ChallengeFormView,
    /// How near the reader is to the limit of games at once.
    game_limit: Option<Message>,
}

/// `GET /challenges/new`
pub async fn show(ctx: RequestContext, asked: Query<NewChallengeQuery>) -> PageResult {
    ctx.player()?;
    let offer = ChallengeFormView::fresh(ctx.locale, asked.into_inner().opponent);
    let game_limit = game_limit_notice(&ctx).await?;
    ctx.ok(&NewChallengeTemplate { page: ctx.page(), offer, game_limit })
}

/// `POST /challenges/new`
pub async fn submit(ctx: RequestContext, Form(entered): Form<NewChallengeForm>) -> PageResult {
    let me = ctx.sender()?.player.id;
    let locale = ctx.locale;
    let errors = match entered.read(locale) {
        Ok(offer) => {
            // Each sends an email to whom it is for, or has every open lobby ask for itself.
            ctx.app.limits.messages(me)?;
            let limits = ctx.site.settings.game_limits();
            match refusable(offer_challenge(&ctx.app.db, me, offer, limits, ctx.now).await)? {
                Ok(id) => return Ok(see_other(format!("/challenges/{id}?notice=challenged"))),
                Err(why) => {
                    let mut errors = FormErrors::default();
                    let field = match why {
                        ChallengeError::TooMany
                        | ChallengeError::OverGameLimit(_)
                        | ChallengeError::TooManyToStrangers { .. } => "",
                        ChallengeError::NotRatable => "rated",
                        ChallengeError::SeriesGames | ChallengeError::SeriesUneven => "games",
                        ChallengeError::SeriesRules => "en_passant",
                        ChallengeError::SeriesWithoutLimit => "control-per_move",
                        ChallengeError::SeriesTimeoutRule => "timeout_rule",
                        ChallengeError::Conditions(TermsFault::Percentage) => {
                            "max_timeouts_percent"
                        }
                        ChallengeError::Conditions(_) => "min_rating",
                        _ => "opponent",
                    };
                    errors.add(field, why.said(locale).to_string());
                    errors
                }
            }
        }
        Err(errors) => errors,
    };
    let offer = ChallengeFormView::again(locale, entered, errors);
    let game_limit = game_limit_notice(&ctx).await?;
    ctx.again(&NewChallengeTemplate { page: ctx.page(), offer, game_limit })
}
