//! Which emails one wishes, and when.

use std::collections::HashMap;

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::accounts,
    db::{
        DbError, GameId, game_views,
        notification_preferences::{
            EmailFrequency, EmailTopic, NotificationPreferences, QuietHours,
        },
    },
    i18n::{Locale, Message},
    mail::Unsubscribe,
    web::{
        error::{PageError, PageResult, done},
        form::{Form, Nothing},
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NotificationsQuery {
    notice: Option<String>,
}

/// A kind of email, and the choices that there are: value, words, whether it is chosen.
struct TopicView {
    name: &'static str,
    label: Message,
    choices: Vec<(&'static str, Message, bool)>,
}

#[derive(Template)]
#[template(path = "account/notifications.html")]
struct NotificationsTemplate<'a> {
    page: Page<'a>,
    email: &'a str,
    refusal: Option<&'a str>,
    topics: Vec<TopicView>,
    choices: NotificationPreferences,
    digest_hours: Vec<HourOption>,
    has_quiet: bool,
    /// What is chosen, or offered.
    quiet_from: Vec<HourOption>,
    quiet_to: Vec<HourOption>,
    muted: Vec<GameId>,
    /// The site takes answers to emails.
    takes_replies: bool,
}

/// An hour of the day to choose from: its number, as it is shown, whether it is chosen.
type HourOption = (u32, String, bool);

fn hours(chosen: u32) -> Vec<HourOption> {
    (0..24).map(|hour| (hour, format!("{hour:02}:00"), hour == chosen)).collect()
}

fn topic_view(locale: Locale, topic: EmailTopic, choices: &NotificationPreferences) -> TopicView {
    let offered = EmailFrequency::ALL
        .into_iter()
        // A warning that comes with the next day's email is none; the other comes once a day.
        .filter(|when| {
            !matches!(topic, EmailTopic::Reminders | EmailTopic::Administration)
                || matches!(when, EmailFrequency::AtOnce | EmailFrequency::Never)
        })
        .map(|when| (when.as_str(), sentences::when(locale, when), choices.when(topic) == when))
        .collect();
    TopicView {
        name: topic.as_str(),
        label: Unsubscribe::EmailTopic(topic).said(locale),
        choices: offered,
    }
}

/// `GET /account/emails`
pub async fn show(ctx: RequestContext, asked: Query<NotificationsQuery>) -> PageResult {
    let player = ctx.player()?;
    let id = player.id;
    let db = &ctx.app.db;
    let muted = db.read(move |conn| Ok::<_, DbError>(game_views::list_muted(conn, id)?)).await?;
    let choices = player.notification_preferences();
    let quiet = choices.quiet.unwrap_or(QuietHours { from: 22, to: 7 });
    ctx.ok(&NotificationsTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        email: &player.email,
        refusal: player.email_rejection.as_deref(),
        topics: EmailTopic::ALL
            .iter()
            // What the others never get they need not choose.
            .filter(|topic| player.is_admin || **topic != EmailTopic::Administration)
            .map(|topic| topic_view(ctx.locale, *topic, &choices))
            .collect(),
        has_quiet: choices.quiet.is_some(),
        digest_hours: hours(choices.digest_hour),
        quiet_from: hours(quiet.from),
        quiet_to: hours(quiet.to),
        choices,
        muted,
        takes_replies: ctx.app.config.mail_domain.is_some(),
    })
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NotificationsForm {
    digest_hour: u32,
    quiet: Option<String>,
    quiet_from: u32,
    quiet_to: u32,
    one_email: Option<String>,
    news_in_subject: Option<String>,
    replies: Option<String>,
    /// Of each topic, by its name.
    #[serde(flatten)]
    topics: HashMap<String, String>,
}

/// `POST /account/emails`
pub async fn submit(ctx: RequestContext, Form(entered): Form<NotificationsForm>) -> PageResult {
    let player = &ctx.sender()?.player;
    let mut choices = NotificationPreferences::default();
    for topic in EmailTopic::ALL {
        let when = match entered.topics.get(topic.as_str()) {
            Some(when) => when.parse().ok(),
            // Not on the page of who is no administrator, or was none when it was opened, and not on that of an
            // earlier build.
            None if matches!(topic, EmailTopic::Administration | EmailTopic::Ratings) => {
                Some(player.notification_preferences().when(topic))
            }
            None => None,
        };
        choices.set(topic, when.ok_or(PageError::BadForm)?);
    }
    if entered.digest_hour > 23 {
        return Err(PageError::BadForm);
    }
    choices.digest_hour = entered.digest_hour;
    if entered.quiet.is_some() {
        // From an hour to the same hour is no time at all.
        choices.quiet = QuietHours::new(entered.quiet_from, entered.quiet_to);
        if entered.quiet_from > 23 || entered.quiet_to > 23 {
            return Err(PageError::BadForm);
        }
    }
    choices.one_email = entered.one_email.is_some();
    choices.news_in_subject = entered.news_in_subject.is_some();
    // Where the site takes none, the box is not on the page.
    choices.replies = match ctx.app.config.mail_domain {
        Some(_) => entered.replies.is_some(),
        None => player.notification_preferences().replies,
    };
    done(accounts::change_notifications(&ctx.app.db, player.id, choices).await)?;
    Ok(see_other("/account/notifications?notice=notifications"))
}

#[derive(Debug, Deserialize)]
pub struct Muted {
    game: GameId,
}

/// `POST /account/emails/unmute`
pub async fn unmute(ctx: RequestContext, Form(entered): Form<Muted>) -> PageResult {
    let player = ctx.sender()?.player.id;
    done(accounts::unmute_game(&ctx.app.db, player, entered.game).await)?;
    Ok(see_other("/account/notifications?notice=emails-again"))
}

/// `POST /account/emails/try`: has a refused address tried again.
pub async fn try_again(ctx: RequestContext, _: Form<Nothing>) -> PageResult {
    let player = ctx.sender()?.player.id;
    done(accounts::try_address_again(&ctx.app.db, player).await)?;
    Ok(see_other("/account/notifications?notice=emails-again"))
}
