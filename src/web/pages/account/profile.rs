//! The form for one's own profile.

use askama::Template;
use serde::Deserialize;

use crate::{
    actions::accounts::{BadProfile, MAX_ABOUT_CHARS, Profile, change_profile, profile_mark},
    i18n::Message,
    web::{
        countries,
        error::{PageError, PageResult, refusable},
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
    /// The mark of the profile that is saved.
    mark: String,
    /// That profile, where another one was typed over an older one.
    saved: Option<SavedProfile>,
    error: Option<Message>,
}

struct SavedProfile {
    about: String,
    country: String,
}

fn template<'a>(
    ctx: &'a RequestContext,
    about: &'a str,
    country: &'a str,
    mark: String,
) -> EditProfileTemplate<'a> {
    EditProfileTemplate {
        page: ctx.page(),
        about,
        country,
        countries: countries::list(ctx.locale),
        longest: MAX_ABOUT_CHARS,
        mark,
        saved: None,
        error: None,
    }
}

/// `GET /account/profile`
pub async fn show(ctx: RequestContext) -> PageResult {
    let player = ctx.player()?;
    let mark = profile_mark(&player.about, &player.country);
    ctx.ok(&template(&ctx, &player.about, &player.country, mark))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EditProfileForm {
    about: String,
    country: String,
    /// The mark of the profile that the page showed.
    seen: Option<String>,
}

/// `POST /account/profile`
pub async fn submit(ctx: RequestContext, Form(entered): Form<EditProfileForm>) -> PageResult {
    let player = &ctx.sender()?.player;
    let seen = entered.seen.clone();
    match Profile::new(&entered.about, &entered.country) {
        Ok(profile) => {
            let changed = change_profile(&ctx.app.db, player.id, profile, seen.clone()).await;
            if refusable(changed)?.is_ok() {
                return Ok(see_other(address_of(&player.name)));
            }
            let error = Some(ctx.locale.t("profile-error-changed"));
            let countries = countries::list(ctx.locale);
            let country = countries.into_iter().find(|(code, _)| *code == player.country);
            let country = country.map(|(_, name)| name).unwrap_or_default();
            let saved = Some(SavedProfile { about: player.about.clone(), country });
            let mark = profile_mark(&player.about, &player.country);
            let again = template(&ctx, &entered.about, &entered.country, mark);
            ctx.again(&EditProfileTemplate { error, saved, ..again })
        }
        Err(BadProfile::TooLong(over)) => {
            let error = Some(ctx.locale.t("profile-error-about-too-long").count("over", over));
            let mark = seen.unwrap_or_else(|| profile_mark(&player.about, &player.country));
            let again = template(&ctx, &entered.about, &entered.country, mark);
            ctx.again(&EditProfileTemplate { error, ..again })
        }
        // No form of ours offers it.
        Err(BadProfile::NoCountry) => Err(PageError::BadForm),
    }
}
