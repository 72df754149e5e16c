//! The site's settings, and invitations to register: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{admin, sending_admin};
use crate::{
    actions::admin::{
        By,
        site::{self as actions, BadSetting, Registration, SiteSetting, SiteSettings},
    },
    db::{
        DbError, PlayerId,
        tokens::{self, TokenPurpose},
    },
    i18n::{Locale, Message, key},
    mail::Signer,
    random::{self, Secret},
    web::{
        error::{PageError, PageResult, done, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// Invitations that the page lists.
const MAX_INVITATIONS: i64 = 100;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SiteSettingsQuery {
    notice: Option<String>,
}

/// A field of the form.
struct FieldView {
    /// As the form has it: `site_name`.
    name: String,
    label: Message,
    hint: Message,
    kind: &'static str,
    value: String,
    /// What the environment says.
    usual: String,
    error: Option<String>,
    /// What can be chosen: the word and what it means. Empty: anything can be entered.
    choices: Vec<(&'static str, Message)>,
}

struct InvitationView {
    id: i64,
    note: String,
    made: String,
    expires: String,
}

#[derive(Template)]
#[template(path = "admin/settings.html")]
struct SiteSettingsTemplate<'a> {
    page: Page<'a>,
    fields: Vec<FieldView>,
    invitations: Vec<InvitationView>,
    needs_invitation: bool,
    days: i64,
    form_key: String,
    note: &'a str,
    /// What is wrong with the note.
    note_error: Option<String>,
    /// The link that was just made; it is never shown again.
    link: Option<String>,
}

const REGISTRATION: &[(&str, &str)] = &[
    ("open", key!("admin-registration-open")),
    ("invitation", key!("admin-registration-invitation")),
    ("closed", key!("admin-registration-closed")),
];

const SECOND_FACTOR_DEMAND: &[(&str, &str)] = &[
    ("nobody", key!("admin-second-factor-nobody")),
    ("deciders", key!("admin-second-factor-deciders")),
];

/// Returns the words that a setting can have; none: anything else.
fn choices(setting: SiteSetting) -> &'static [(&'static str, &'static str)] {
    match setting {
        SiteSetting::Registration => REGISTRATION,
        SiteSetting::SecondFactorDemand => SECOND_FACTOR_DEMAND,
        _ => &[],
    }
}

/// Returns what a setting is called and what it means.
fn named(locale: Locale, setting: SiteSetting) -> (Message, Message) {
    let (label, hint) = match setting {
        SiteSetting::SiteName => (key!("admin-site-name"), key!("admin-site-name-hint")),
        SiteSetting::Registration => (key!("admin-registration"), key!("admin-registration-hint")),
        SiteSetting::SecondFactorDemand => {
            (key!("admin-second-factor"), key!("admin-second-factor-hint"))
        }
        SiteSetting::VacationDays => {
            (key!("admin-vacation-days"), key!("admin-vacation-days-hint"))
        }
        SiteSetting::GamesAtOnce => (key!("admin-games-at-once"), key!("admin-games-at-once-hint")),
        SiteSetting::MaxGamesAtOnce => {
            (key!("admin-max-games-at-once"), key!("admin-max-games-at-once-hint"))
        }
        SiteSetting::AttemptsPerAccount => {
            (key!("admin-attempts-account"), key!("admin-attempts-account-hint"))
        }
        SiteSetting::AttemptsPerAddress => {
            (key!("admin-attempts-ip-address"), key!("admin-attempts-ip-address-hint"))
        }
    };
    (locale.t(label), locale.t(hint))
}

/// Says which setting was changed, of `REGISTRATION: open -> closed`; `None` if there is no such
/// setting any more.
pub(super) fn change(locale: Locale, name: &str, values: &str) -> String {
    let Some(setting) = SiteSetting::ALL.into_iter().find(|one| one.as_str() == name) else {
        return format!("{name}: {values}");
    };
    let values = match values.split_once(" -> ") {
        Some((old, new)) if !choices(setting).is_empty() => {
            format!("{} -> {}", choice(locale, setting, old), choice(locale, setting, new))
        }
        _ => values.to_owned(),
    };
    format!("{}: {values}", named(locale, setting).0)
}

/// Says what a word of a setting means; what is not known is shown as it stands.
fn choice(locale: Locale, setting: SiteSetting, word: &str) -> String {
    let known = choices(setting).iter().find(|(one, _)| *one == word);
    known.map_or_else(|| word.to_owned(), |(_, key)| locale.t(key).to_string())
}

fn fields(
    locale: Locale,
    values: &[(SiteSetting, String)],
    usual: &SiteSettings,
    bad: Option<BadSetting>,
) -> Vec<FieldView> {
    let view = |(setting, value): &(SiteSetting, String)| {
        let (label, hint) = named(locale, *setting);
        let known = choices(*setting);
        let is_word = *setting == SiteSetting::SiteName || !known.is_empty();
        let choices: Vec<_> = known.iter().map(|(word, key)| (*word, locale.t(key))).collect();
        FieldView {
            name: setting.as_str().to_lowercase(),
            label,
            hint,
            kind: if is_word { "text" } else { "number" },
            value: value.clone(),
            usual: choice(locale, *setting, &usual.value(*setting)),
            error: bad.filter(|bad| bad.0 == *setting).map(|bad| bad.said(locale).to_string()),
            choices,
        }
    };
    values.iter().map(view).collect()
}

/// What the page shows in addition to the stored settings.
#[derive(Default)]
struct SettingView {
    /// What was entered and refused.
    entered: Option<(Vec<(SiteSetting, String)>, BadSetting)>,
    note: String,
    note_error: Option<String>,
    link: Option<String>,
}

/// `GET /admin/settings`
pub async fn show(ctx: RequestContext, asked: Query<SiteSettingsQuery>) -> PageResult {
    admin(&ctx)?;
    render(&ctx, asked.notice.as_deref(), SettingView::default()).await
}

async fn render(ctx: &RequestContext, notice: Option<&str>, shown: SettingView) -> PageResult {
    let (app, now, zone) = (&ctx.app, ctx.now, ctx.zone());
    let open = app
        .db
        .read(move |conn| {
            Ok::<_, DbError>(tokens::list(conn, TokenPurpose::Invitation, now, MAX_INVITATIONS)?)
        })
        .await?;
    let is_refused = shown.entered.is_some() || shown.note_error.is_some();
    let settings = &ctx.site.settings;
    let (values, bad) = match shown.entered {
        Some((values, bad)) => (values, Some(bad)),
        None => (SiteSetting::ALL.map(|one| (one, settings.value(one))).to_vec(), None),
    };
    let template = SiteSettingsTemplate {
        page: ctx.page().with_notice(notice),
        fields: fields(ctx.locale, &values, app.environment(), bad),
        invitations: open
            .into_iter()
            .map(|one| InvitationView {
                id: one.id,
                note: one.email,
                made: zone.full(one.created_at.utc()),
                expires: zone.full(one.expires_at.utc()),
            })
            .collect(),
        needs_invitation: settings.registration == Registration::Invitation,
        days: TokenPurpose::Invitation.lifetime().num_days(),
        form_key: Secret::generate().as_str()[..16].to_owned(),
        note: &shown.note,
        note_error: shown.note_error,
        link: shown.link,
    };
    if is_refused { ctx.again(&template) } else { ctx.ok(&template) }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SiteSettingsForm {
    action: String,
    site_name: String,
    registration: String,
    second_factor_demand: String,
    vacation_days: String,
    games_at_once: String,
    max_games_at_once: String,
    attempts_per_account: String,
    attempts_per_address: String,
    note: String,
    /// Drawn for the form of an invitation.
    form_key: String,
    invitation: Option<i64>,
}

/// `POST /admin/settings`
pub async fn submit(ctx: RequestContext, Form(entered): Form<SiteSettingsForm>) -> PageResult {
    let admin = sending_admin(&ctx)?.id;
    let by = By::Player(admin);
    match (entered.action.as_str(), entered.invitation) {
        ("save", None) => save(&ctx, by, entered).await,
        ("invite", None) => invite(&ctx, admin, entered).await,
        ("withdraw", Some(invitation)) => {
            let db = &ctx.app.db;
            done(actions::withdraw_invitation(db, by, invitation, ctx.now).await)?;
            Ok(see_other("/admin/settings?notice=invitation-withdrawn"))
        }
        _ => Err(PageError::BadForm),
    }
}

async fn save(ctx: &RequestContext, by: By, entered: SiteSettingsForm) -> PageResult {
    let app = &ctx.app;
    let changes = vec![
        (SiteSetting::SiteName, entered.site_name),
        (SiteSetting::Registration, entered.registration),
        (SiteSetting::SecondFactorDemand, entered.second_factor_demand),
        (SiteSetting::VacationDays, entered.vacation_days),
        (SiteSetting::GamesAtOnce, entered.games_at_once),
        (SiteSetting::MaxGamesAtOnce, entered.max_games_at_once),
        (SiteSetting::AttemptsPerAccount, entered.attempts_per_account),
        (SiteSetting::AttemptsPerAddress, entered.attempts_per_address),
    ];
    let usual = app.environment().clone();
    let made = actions::change_settings(&app.db, by, usual, changes.clone(), ctx.now).await;
    if let Err(bad) = refusable(made)? {
        let shown = SettingView { entered: Some((changes, bad)), ..SettingView::default() };
        return render(ctx, None, shown).await;
    }
    app.forget_site();
    Ok(see_other("/admin/settings?notice=site-settings"))
}

async fn invite(ctx: &RequestContext, admin: PlayerId, entered: SiteSettingsForm) -> PageResult {
    let (app, note) = (&ctx.app, entered.note);
    if entered.form_key.is_empty() || entered.form_key.len() > 64 {
        return Err(PageError::BadForm);
    }
    let secret = Signer::new(app.db.secret()).invitation(admin, &entered.form_key);
    let secret = secret.unwrap_or_else(|| Secret::generate().as_str().to_owned());
    let (by, hash) = (By::Player(admin), random::hash(&secret));
    let made = actions::invite(&app.db, by, hash, note.clone(), ctx.now).await;
    let shown = match refusable(made)? {
        Ok(()) => {
            let base = &app.config.base_url;
            let link = format!("{base}/register?invitation={secret}");
            SettingView { link: Some(link), ..SettingView::default() }
        }
        Err(why) => {
            let why = why.said(ctx.locale).to_string();
            SettingView { note, note_error: Some(why), ..SettingView::default() }
        }
    };
    render(ctx, None, shown).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn a_change_names_the_setting_as_the_page_does() {
        for (name, values, told) in [
            ("REGISTRATION", "open -> closed", "Who can register: Everyone -> Nobody"),
            ("REGISTRATION", "open -> secret", "Who can register: Everyone -> secret"),
            ("SITE_NAME", "A: b -> c -> d", "Site name: A: b -> c -> d"),
            ("COLOR", "red -> green", "COLOR: red -> green"),
        ] {
            assert_eq!(change(Locale::default(), name, values), told);
        }
        for language in Language::ALL {
            for setting in SiteSetting::ALL {
                let told = change(Locale::of(language), setting.as_str(), "1 -> 2");
                assert!(!told.contains(setting.as_str()), "{setting:?}");
            }
        }
    }
}
