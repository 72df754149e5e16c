//! The form for one's own profile.

use askama::Template;
use serde::Deserialize;

use crate::{
    actions::accounts::{BadProfile, MAX_ABOUT_CHARS, Profile, change_profile},
    i18n::Message,
    web::{
        countries,
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        pages::players::address_of,
        request_context::{RequestContext, see_other},
    },
};

#[derive(Template)]
#[template(path = "account/profile.html")]
struct EditProfileTemplate<'a> {
    page: Page<'a>,
    about: &'a str,
    country: &'a str,
    countries: Vec<(&'static str, String)>,
    longest: usize,
    error: Option<Message>,
}

fn template<'a>(
    ctx: &'a RequestContext,
    about: &'a str,
    country: &'a str,
) -> EditProfileTemplate<'a> {
    let countries = countries::list(ctx.locale);
    let page = ctx.page();
    EditProfileTemplate { page, about, country, countries, longest: MAX_ABOUT_CHARS, error: None }
}

/// `GET /account/profile`
pub async fn show(ctx: RequestContext) -> PageResult {
    let player = ctx.player()?;
    ctx.ok(&template(&ctx, &player.about, &player.country))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EditProfileForm {
    about: String,
    country: String,
}

/// `POST /account/profile`
pub async fn submit(ctx: RequestContext, Form(entered): Form<EditProfileForm>) -> PageResult {
    let player = &ctx.sender()?.player;
    match Profile::new(&entered.about, &entered.country) {
        Ok(profile) => {
            done(change_profile(&ctx.app.db, player.id, profile).await)?;
            Ok(see_other(address_of(&player.name)))
        }
        Err(BadProfile::TooLong(over)) => {
            let error = Some(ctx.locale.t("profile-error-about-too-long").count("over", over));
            let again = template(&ctx, &entered.about, &entered.country);
            ctx.again(&EditProfileTemplate { error, ..again })
        }
        // No form of ours offers it.
        Err(BadProfile::NoCountry) => Err(PageError::BadForm),
    }
}
