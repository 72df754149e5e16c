//! Which letters one wishes, and when.

use std::collections::HashMap;

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::accounts,
    db::{
        DbError, GameId, attention,
        choices::{Choices, Quiet, Topic, When},
    },
    i18n::{Locale, Message},
    mail::Stop,
    web::{
        error::{PageError, PageResult, done},
        form::{Form, Nothing},
        layout::Page,
        sentences,
        visitor::{Visitor, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    notice: Option<String>,
}

/// A kind of letter, and the choices that there are: value, words, whether it is chosen.
struct TopicView {
    name: &'static str,
    label: Message,
    choices: Vec<(&'static str, Message, bool)>,
}

#[derive(Template)]
#[template(path = "account/letters.html")]
struct Show<'a> {
    page: Page<'a>,
    email: &'a str,
    refusal: Option<&'a str>,
    topics: Vec<TopicView>,
    choices: Choices,
    has_quiet: bool,
    /// What is chosen, or offered.
    quiet: Quiet,
    muted: Vec<GameId>,
    /// The site takes answers to letters.
    takes_replies: bool,
}

fn topic_view(locale: Locale, topic: Topic, choices: &Choices) -> TopicView {
    let offered = When::ALL
        .into_iter()
        // A warning that comes with the next day's letter is none.
        .filter(|when| topic != Topic::Reminders || matches!(when, When::AtOnce | When::Never))
        .map(|when| (when.as_str(), sentences::when(locale, when), choices.when(topic) == when))
        .collect();
    TopicView { name: topic.as_str(), label: Stop::Topic(topic).said(locale), choices: offered }
}

/// `GET /account/letters`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    let player = visitor.player()?;
    let id = player.id;
    let db = &visitor.app.db;
    let muted = db.read(move |conn| Ok::<_, DbError>(attention::list_muted(conn, id)?)).await?;
    let choices = player.choices();
    visitor.ok(&Show {
        page: visitor.page().with_notice(asked.notice.as_deref()),
        email: &player.email,
        refusal: player.refusal.as_deref(),
        topics: Topic::ALL
            .iter()
            .map(|topic| topic_view(visitor.locale, *topic, &choices))
            .collect(),
        has_quiet: choices.quiet.is_some(),
        quiet: choices.quiet.unwrap_or(Quiet { from: 22, to: 7 }),
        choices,
        muted,
        takes_replies: visitor.app.config.mail_domain.is_some(),
    })
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    digest_hour: u32,
    quiet: Option<String>,
    quiet_from: u32,
    quiet_to: u32,
    one_letter: Option<String>,
    replies: Option<String>,
    /// Of each topic, by its name.
    #[serde(flatten)]
    topics: HashMap<String, String>,
}

/// `POST /account/letters`
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let player = &visitor.sender()?.player;
    let mut choices = Choices::default();
    for topic in Topic::ALL {
        let when = entered.topics.get(topic.as_str()).and_then(|when| When::of(when));
        choices.set(topic, when.ok_or(PageError::BadForm)?);
    }
    if entered.digest_hour > 23 {
        return Err(PageError::BadForm);
    }
    choices.digest_hour = entered.digest_hour;
    if entered.quiet.is_some() {
        // From an hour to the same hour is no time at all.
        choices.quiet = Quiet::new(entered.quiet_from, entered.quiet_to);
        if entered.quiet_from > 23 || entered.quiet_to > 23 {
            return Err(PageError::BadForm);
        }
    }
    choices.one_letter = entered.one_letter.is_some();
    // Where the site takes none, the box is not on the page.
    choices.replies = match visitor.app.config.mail_domain {
        Some(_) => entered.replies.is_some(),
        None => player.choices().replies,
    };
    done(accounts::choose_letters(&visitor.app.db, player.id, choices).await)?;
    Ok(see_other("/account/letters?notice=letters"))
}

#[derive(Debug, Deserialize)]
pub struct Muted {
    game: GameId,
}

/// `POST /account/letters/unmute`
pub async fn unmute(visitor: Visitor, Form(entered): Form<Muted>) -> PageResult {
    let player = visitor.sender()?.player.id;
    done(accounts::unmute_game(&visitor.app.db, player, entered.game).await)?;
    Ok(see_other("/account/letters?notice=letters-again"))
}

/// `POST /account/letters/try`: has a refused address tried again.
pub async fn try_again(visitor: Visitor, _: Form<Nothing>) -> PageResult {
    let player = visitor.sender()?.player.id;
    done(accounts::try_address_again(&visitor.app.db, player).await)?;
    Ok(see_other("/account/letters?notice=letters-again"))
}
