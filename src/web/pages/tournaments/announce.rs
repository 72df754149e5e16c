//! Announcing a tournament: for tournament directors and administrators.

use std::sync::Arc;

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{
    show::{self, TournamentQuery, load},
    tournament_form::{TournamentForm, TournamentFormView},
};
use crate::{
    actions::tournaments::{NewTournament, announce_tournament},
    db::{
        DbError, PlayerId, TournamentId,
        players::{self, Player},
    },
    i18n::key,
    random::{self, Secret},
    tournament::{Tournament, TournamentError, lots::LotSecret},
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        form_errors::{FieldFault, FormErrors},
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// What the form is asked for with.
#[derive(Debug, Deserialize)]
pub struct AnnounceQuery {
    /// The tournament of which the next edition is to be announced.
    edition_of: Option<TournamentId>,
}

/// What was entered in the form.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnnounceForm {
    #[serde(flatten)]
    terms: TournamentForm,
    /// The name of an account.
    deputy: String,
    /// The number of the tournament of which it is the next edition; empty: of none.
    edition_of: String,
    form_key: String,
}

/// The tournament of which the next edition is announced.
struct PreviousEdition {
    id: TournamentId,
    tournament: Arc<Tournament>,
    /// It has a next edition that is not canceled.
    has_next: bool,
}

#[derive(Template)]
#[template(path = "tournaments/announce.html")]
struct AnnounceTemplate<'a> {
    page: Page<'a>,
    form: TournamentFormView,
    deputy: String,
    former: Option<PreviousEdition>,
    form_key: String,
}

impl<'a> AnnounceTemplate<'a> {
    fn new(
        ctx: &'a RequestContext,
        entered: AnnounceForm,
        former: Option<PreviousEdition>,
        errors: FormErrors,
    ) -> AnnounceTemplate<'a> {
        let AnnounceForm { terms, deputy, form_key, edition_of: _ } = entered;
        let form = TournamentFormView::new(ctx.zone(), terms, errors);
        AnnounceTemplate { page: ctx.page(), form, deputy, former, form_key }
    }
}

/// `GET /tournaments/new?edition_of=`
pub async fn show(ctx: RequestContext, asked: Query<AnnounceQuery>) -> PageResult {
    director(ctx.player()?)?;
    if ctx.lacks_second_factor {
        return Err(PageError::SecondFactorDemanded);
    }
    let former = match asked.edition_of {
        Some(id) => Some(find_former(&ctx, id).await?),
        None => None,
    };
    if let Some(former) = &former
        && let Err(why) = former.tournament.check_next_edition(former.has_next)
    {
        let why = why.said(ctx.locale);
        return show::render(&ctx, former.id, TournamentQuery::default(), Some(why)).await;
    }
    let terms = match &former {
        Some(former) => TournamentForm::of_next_edition(&former.tournament.terms, ctx.zone()),
        None => TournamentForm::fresh(ctx.locale),
    };
    let fresh = AnnounceForm {
        terms,
        form_key: Secret::generate().as_str()[..16].to_owned(),
        ..AnnounceForm::default()
    };
    ctx.ok(&AnnounceTemplate::new(&ctx, fresh, former, FormErrors::default()))
}

/// Loads a tournament for one of its directors, or an administrator.
async fn find_former(ctx: &RequestContext, id: TournamentId) -> Result<PreviousEdition, PageError> {
    let me = ctx.player()?.id;
    let loaded = load(ctx, id, None).await?;
    let (tournament, has_next) = (loaded.stored.tournament, loaded.next_edition.is_some());
    match loaded.is_admin || tournament.is_directed_by(me.0) {
        true => Ok(PreviousEdition { id, tournament, has_next }),
        false => Err(PageError::Forbidden),
    }
}

/// `POST /tournaments/new`
pub async fn submit(ctx: RequestContext, Form(mut entered): Form<AnnounceForm>) -> PageResult {
    let me = director(&ctx.officer()?.player)?;
    let locale = ctx.locale;
    let former = match entered.edition_of.as_str() {
        "" => None,
        id => {
            let id: i64 = id.parse().map_err(|_| PageError::NotFound)?;
            Some(find_former(&ctx, TournamentId(id)).await?)
        }
    };
    if let Some(former) = &former {
        let stood = TournamentForm::of_next_edition(&former.tournament.terms, ctx.zone());
        entered.terms = entered.terms.without_leftovers(&stood, locale);
    }
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
            edition_of: former.as_ref().map(|former| former.id),
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
    ctx.again(&AnnounceTemplate::new(&ctx, entered, former, errors))
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
