//! What a player may have quoted in an answer: the email that is answered, and what the opponent
//! said in the game.

use crate::{
    actions::email_context::{load_context, said_since},
    db::{
        DbConn, DbError, game_messages,
        games::{self, StoredGame},
        outbox::{self, DueEmail, EmailKind},
    },
    mail::{self, EmailContent, EmailContext, ReplyTo, quotable, reply::KnownText},
};

/// Messages of the opponent that are looked at, the latest.
const MAX_MESSAGES: i64 = 200;

/// Returns what may have been quoted. An email is put into words again as of the instant when it was
/// sent. If that is not possible, nothing is known of it. `site`: the name of the site.
pub fn find_known_text(conn: &mut DbConn, to: &ReplyTo, site: &str) -> Result<KnownText, DbError> {
    let mut known = KnownText::default();
    match add_known_text(conn, to, site, &mut known) {
        // What cannot be read is told where the game is loaded to be played on.
        Err(error) if !error.is_corrupt() => Err(error),
        _ => Ok(known),
    }
}

fn add_known_text(
    conn: &mut DbConn,
    to: &ReplyTo,
    site: &str,
    known: &mut KnownText,
) -> Result<(), DbError> {
    let Some(stored) = games::find(conn, to.game)? else { return Ok(()) };
    let added = add_email(conn, (to, &stored), site, known);
    // An email that cannot be read hides no message.
    for message in find_messages(conn, &stored, to)? {
        known.add_ours(&message);
    }
    added
}

/// Adds the email that was answered, with those that were sent together with it.
fn add_email(
    conn: &mut DbConn,
    (to, stored): (&ReplyTo, &StoredGame),
    site: &str,
    known: &mut KnownText,
) -> Result<(), DbError> {
    let Some((emails, sent_at)) = outbox::find_sent(conn, to.email)? else { return Ok(()) };
    let mut told: Vec<(EmailContext, EmailContent)> = Vec::new();
    for email in &emails {
        let site = (site.to_owned(), String::new());
        let Some((mut context, _)) = load_context(conn, email, site, sent_at)? else { continue };
        if context.message.is_none() {
            context.message = find_message(conn, email, stored)?;
        }
        told.extend(mail::compose(&context).map(|content| (context, content)));
    }
    for (context, content) in &told {
        let forms = quotable(context, content);
        known.add_email(&forms);
        let ours = match context.kind {
            EmailKind::Answered => quotable_without_echo(context),
            _ => forms,
        };
        ours.iter().for_each(|text| known.add_ours(text));
    }
    // Several may have been sent as one.
    if let (true, Some(content), Some((context, _))) =
        (told.len() > 1, mail::gather(&told), told.last())
    {
        known.add_email(&quotable(context, &content));
    }
    Ok(())
}

/// Returns the text of an answer of ours without what it repeats of the player's.
fn quotable_without_echo(context: &EmailContext) -> Vec<String> {
    let detail = context.detail.as_deref().map(mail::without_echo);
    let context = EmailContext { detail, ..context.clone() };
    mail::compose(&context).map(|content| quotable(&context, &content)).unwrap_or_default()
}

/// Lists what the opponent said in the game, the latest first.
fn find_messages(
    conn: &mut DbConn,
    stored: &StoredGame,
    to: &ReplyTo,
) -> Result<Vec<String>, DbError> {
    let Some(side) = stored.side_of(to.player).filter(|_| stored.has_messages) else {
        return Ok(Vec::new());
    };
    Ok(game_messages::list_texts(conn, stored.id, !side, MAX_MESSAGES)?)
}

/// Returns the message that an email repeated, whether it was read since or not.
fn find_message(
    conn: &mut DbConn,
    email: &DueEmail,
    stored: &StoredGame,
) -> Result<Option<String>, DbError> {
    match email.message.and_then(|first| first.checked_sub(1)) {
        Some(before) => said_since(conn, stored, email.player, before),
        None => Ok(None),
    }
}
