//! Announcing a tournament: for tournament directors and administrators.

use askama::Template;
use serde::Deserialize;

use super::tournament_form::{TournamentForm, TournamentFormView};
use crate::{
    actions::tournaments::{NewTournament, announce_tournament},
    db::{DbError, PlayerId, players, players::Player},
    i18n::key,
    random::{self, Secret},
    tournament::{TournamentError, lots::LotSecret},
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        form_errors::{FieldFault, FormErrors},
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// What was entered in the form.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnnounceForm {
    #[serde(flatten)]
    terms: TournamentForm,
    /// The name of an account.
    deputy: String,
    form_key: String,
}

#[derive(Template)]
#[template(path = "tournaments/announce.html")]
struct AnnounceTemplate<'a> {
    page: Page<'a>,
    form: TournamentFormView,
    deputy: String,
    form_key: String,
}

impl<'a> AnnounceTemplate<'a> {
    fn new(
        ctx: &'a RequestContext,
        entered: AnnounceForm,
        errors: FormErrors,
    ) -> AnnounceTemplate<'a> {
        let AnnounceForm { terms, deputy, form_key } = entered;
        let form = TournamentFormView::new(ctx.zone(), terms, errors);
        AnnounceTemplate { page: ctx.page(), form, deputy, form_key }
    }
}

/// `GET /tournaments/new`
pub async fn show(ctx: RequestContext) -> PageResult {
    director(ctx.player()?)?;
    let fresh = AnnounceForm {
        terms: TournamentForm::fresh(ctx.locale),
        deputy: String::new(),
        form_key: Secret::generate().as_str()[..16].to_owned(),
    };
    ctx.ok(&AnnounceTemplate::new(&ctx, fresh, FormErrors::default()))
}

/// `POST /tournaments/new`
pub async fn submit(ctx: RequestContext, Form(entered): Form<AnnounceForm>) -> PageResult {
    let me = director(&ctx.sender()?.player)?;
    let locale = ctx.locale;
    let (terms, mut errors) = match entered.terms.read(ctx.zone(), ctx.now) {
        Ok(terms) => (Some(terms), FormErrors::default()),
        Err(errors) => (None, errors),
    };
    if entered.form_key.is_empty() || entered.form_key.len() > 64 {
        errors.add("", locale.t("challenge-new-error-form-expired").to_string());
    }
    let deputy = errors.keep(find_deputy(&ctx, me, &entered.deputy).await?);
    if let (Some(terms), Some(deputy), true) = (terms, deputy, errors.is_empty()) {
        ctx.app.limits.messages(me)?;
        let new = NewTournament {
            terms,
            director: me,
            deputy,
            // Nobody finds the tournament of somebody else by its key. The same form twice makes one;
            // another one from the same page makes another.
            form_key: format!("{me}:{}", random::hash(&format!("{entered:?}"))),
            secret: LotSecret::new(random::bytes()),
        };
        match refusable(announce_tournament(&ctx.app.db, new, ctx.now).await)? {
            Ok(id) => {
                return Ok(see_other(format!("/tournaments/{id}?notice=tournament-announced")));
            }
            Err(why) => {
                let field = match why {
                    TournamentError::Terms(fault) => entered.terms.field_of(fault),
                    _ => "",
                };
                errors.add(field, why.said(locale).to_string());
            }
        }
    }
    ctx.again(&AnnounceTemplate::new(&ctx, entered, errors))
}

fn director(player: &Player) -> Result<PlayerId, PageError> {
    if player.may_direct() { Ok(player.id) } else { Err(PageError::Forbidden) }
}

/// Finds who stands in for the director; nobody if no name was entered.
async fn find_deputy(
    ctx: &RequestContext,
    director: PlayerId,
    name: &str,
) -> Result<Result<Option<PlayerId>, FieldFault>, PageError> {
    let name = name.trim().to_owned();
    if name.is_empty() {
        return Ok(Ok(None));
    }
    let found = ctx.app.db.read(move |conn| Ok::<_, DbError>(players::find_by_name(conn, &name)?));
    let said = |why: &'static str| Ok(Err(("deputy", ctx.locale.t(why).to_string())));
    match found.await? {
        Some(player) if player.id == director => said(key!("tournament-new-error-deputy-yourself")),
        Some(player) if player.is_suspended() => {
            said(key!("tournament-new-error-deputy-suspended"))
        }
        Some(player) if player.has_page() => Ok(Ok(Some(player.id))),
        _ => said(key!("challenge-error-no-such-player")),
    }
}
