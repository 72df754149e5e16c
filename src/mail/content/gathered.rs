//! One email of several that waited: each game stands in it once, the most urgent first.

use chrono::{DateTime, Utc};

use super::{
    EmailContent, EmailContext, QuotedMessage, SummarySection, content, game_email::GameEmail,
};
use crate::{
    chess::Color,
    db::{GameId, games::StoredGame},
};

/// The most sections that an email has; of the rest it says that there are more.
const MAX_SECTIONS: usize = 40;

/// Characters of a message that a summary email repeats: it must not grow without end.
const MAX_QUOTED_MESSAGE_CHARS: usize = 200;

/// How soon something concerns the reader; what is more urgent is less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Urgency {
    /// The reader's clock runs until then.
    OwnClock(DateTime<Utc>),
    /// The reader can move or claim a win on time, and no time of theirs runs out.
    OwnTurn,
    /// It is about no game: a challenge, a message.
    NoGame,
    OpponentsTurn,
    Over,
}

impl Urgency {
    /// `side`: the reader's.
    pub(super) fn of(stored: &StoredGame, side: Color, now: DateTime<Utc>) -> Urgency {
        let game = &stored.game;
        if !game.is_running() {
            return Urgency::Over;
        }
        match game.deadline() {
            // Nobody can move while an arbiter is waited for.
            _ if game.paused_since().is_some() => Urgency::OpponentsTurn,
            Some(deadline) if game.turn() == side => Urgency::OwnClock(deadline),
            Some(deadline) if deadline <= now => Urgency::OwnTurn,
            None if game.turn() == side => Urgency::OwnTurn,
            _ => Urgency::OpponentsTurn,
        }
    }
}

/// A section to be, and what it is about.
struct RankedSection {
    urgency: Urgency,
    /// The subject of the first email that it is made of.
    subject: String,
    section: SummarySection,
}

/// Gathers emails that waited into one. They are in the order of their events.
pub fn gather(told: &[(EmailContext, EmailContent)]) -> Option<EmailContent> {
    let (latest, _) = told.last()?;
    let (locale, count) = (latest.locale(), told.len());
    let mut parts: Vec<RankedSection> = Vec::new();
    // Games of emails about several, such as a vacation: the email about a game itself says more.
    let mut listed: Vec<RankedSection> = Vec::new();
    for (context, email) in told {
        listed.extend(listed_games(context, email));
        let part = part(context, email.clone());
        let known = part
            .section
            .game
            .and_then(|game| parts.iter_mut().find(|known| known.section.game == Some(game)));
        match known {
            Some(known) => merge(&mut known.section, part.section),
            None => parts.push(part),
        }
    }
    for part in listed {
        if parts.iter().all(|known| known.section.game != part.section.game) {
            parts.push(part);
        }
    }
    parts.sort_by_key(|part| part.urgency);
    let first = parts.first()?.subject.clone();
    let has_more = parts.len() > MAX_SECTIONS;
    parts.truncate(MAX_SECTIONS);
    let mut gathered = content(
        locale.t("email-and-more-subject").with("first", first).count("n", count - 1),
        [locale.t("email-summary").count("n", count)],
        Some((locale.t("email-view-games"), format!("{}/games", latest.base_url))),
    )?;
    if has_more {
        gathered
            .paragraphs
            .push(locale.t("email-summary-first").count("n", MAX_SECTIONS).to_string());
    }
    gathered.sections = parts.into_iter().map(|part| part.section).collect();
    Some(gathered)
}

/// Makes a section of an email.
fn part(context: &EmailContext, email: EmailContent) -> RankedSection {
    let EmailContent { subject, mut paragraphs, message, button, .. } = email;
    let message = message.map(|said| QuotedMessage { text: shortened(&said.text), ..said });
    let link = button.map(|(_, url)| url);
    let Some(GameEmail { stored, side, other, .. }) = GameEmail::of(context) else {
        // Many emails begin with what their subject says.
        paragraphs.retain(|paragraph| paragraph.strip_suffix('.') != Some(&subject));
        let section =
            SummarySection { game: None, title: subject.clone(), paragraphs, message, link };
        return RankedSection { urgency: Urgency::NoGame, subject, section };
    };
    let urgency = Urgency::of(stored, side, context.now);
    let (game, title) = (Some(stored.id), heading(context, stored.id, other));
    RankedSection {
        urgency,
        subject,
        section: SummarySection { game, title, paragraphs, message, link },
    }
}

/// Returns the sections of an email about several games, each under the heading that the game has
/// among others.
fn listed_games(context: &EmailContext, email: &EmailContent) -> Vec<RankedSection> {
    let part = |section: &SummarySection| {
        let one = context.games.iter().find(|one| section.game == Some(one.stored.id))?;
        let title = heading(context, one.stored.id, &one.other);
        Some(RankedSection {
            urgency: Urgency::of(&one.stored, one.side, context.now),
            subject: email.subject.clone(),
            section: SummarySection { title, ..section.clone() },
        })
    };
    email.sections.iter().filter_map(part).collect()
}

fn heading(context: &EmailContext, game: GameId, other: &str) -> String {
    context.locale().t("email-game-heading").with("game", game).with("other", other).to_string()
}

/// Adds what another email says of the same game; what both say stands there once.
fn merge(into: &mut SummarySection, more: SummarySection) {
    for paragraph in more.paragraphs {
        if !into.paragraphs.contains(&paragraph) {
            into.paragraphs.push(paragraph);
        }
    }
    // Both are the opponent's: what an arbiter says is never sent together with other news.
    match (&mut into.message, more.message) {
        (Some(said), Some(more)) => {
            if said.text != more.text {
                said.text = format!("{}\n\n{}", said.text, more.text);
            }
        }
        (said, more) => *said = said.take().or(more),
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED_MESSAGE_CHARS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
