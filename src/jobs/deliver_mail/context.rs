//! The facts that an email states, as they are when it is sent.

use chrono::{DateTime, Utc};

use super::decision::ReadState;
use crate::{
    actions::admin::{site::SiteSetting, summaries::find_tasks_to_tell},
    chess::Color,
    db::{
        DbConn, DbError, GameId, PlayerId,
        admin_summary::AdminTasks,
        challenges,
        game_messages::{self, GameMessage},
        game_views,
        games::{self, StoredGame},
        outbox::{DueEmail, EmailKind},
        player_relations,
        players::{self, Player},
        private_messages, site_settings,
        tokens::{self, TokenPurpose},
    },
    jobs::Jobs,
    mail::{EmailContext, GameSummary},
    random::Secret,
};

/// Loads what is true now, and makes the one-time link that the email carries: its hash
/// is stored, the link itself stands in the email only.
pub async fn gather(
    jobs: &Jobs,
    email: &DueEmail,
    now: DateTime<Utc>,
) -> Result<Option<(EmailContext, ReadState)>, DbError> {
    let email = email.clone();
    let (site, base_url) = (jobs.mail_config.site.clone(), jobs.mail_config.base_url.clone());
    let purpose = purpose(email.kind);
    let gather = move |conn: &mut DbConn| {
        let game = match email.game {
            Some(id) => games::find(conn, id)?,
            None => None,
        };
        // After a rush most of what waits is out of date: nothing else is asked for then.
        if game.as_ref().is_some_and(|game| is_past(&email, game)) {
            return Ok(None);
        }
        let Some(recipient) = players::find(conn, email.player)? else {
            return Ok(None);
        };
        // A link would bring a closed account back to life.
        if recipient.is_closed() && purpose.is_some() {
            return Ok(None);
        }
        let address = email.address.clone().unwrap_or_else(|| recipient.email.clone());
        if address.is_empty() {
            return Ok(None);
        }
        let token = match purpose {
            Some(purpose) => {
                let secret = Secret::generate();
                let player = Some(email.player);
                tokens::insert(conn, purpose, &secret.hash(), player, &address, now)?;
                Some(secret.as_str().to_owned())
            }
            None => None,
        };
        let challenge = match email.challenge {
            Some(id) => challenges::find(conn, id)?,
            None => None,
        };
        let other = match (&game, &challenge) {
            (Some(game), _) => game.side_of(email.player).map(|side| game.player(!side)),
            (None, Some(c)) if c.challenger_id == email.player => c.opponent_id,
            (None, Some(c)) => Some(c.challenger_id),
            (None, None) => writer(&email),
        };
        let other = match other {
            Some(id) => players::find(conn, id)?.map(|player| (player.name, player.name_key)),
            None => None,
        };
        let (other, other_key) = other.unzip();
        let other = other.map(|name: String| recipient.locale().name(&name));
        let read = match email.game {
            Some(game) => {
                let look = game_views::find_last_viewed(conn, email.player, game)?;
                ReadState {
                    looked: look.map(|look| (look.viewed_at, look.position_no)),
                    last_read: look.map_or(0, |look| look.last_read_message_id),
                    muted: game_views::is_muted(conn, email.player, game)?,
                }
            }
            None => last_read(conn, &email)?,
        };
        let message = match &game {
            Some(game) if matches!(email.kind, EmailKind::YourMove | EmailKind::GameEnded) => {
                said_with_move(conn, game, email.player)?
            }
            Some(game) if email.kind == EmailKind::Message => {
                last_said(conn, game, email.player, read.last_read)?
            }
            _ => unread(conn, &email)?,
        };
        let games_of = games_of(conn, &email, &recipient)?;
        let Some(tasks) = tasks_of(conn, &email, now)? else {
            return Ok(None);
        };
        let site = site_settings::find(conn, SiteSetting::SiteName.as_str())?.unwrap_or(site);
        let context = EmailContext {
            kind: email.kind,
            site,
            base_url,
            now,
            queued_at: email.created_at,
            recipient,
            address,
            game,
            games: games_of,
            tasks,
            ply: email.ply,
            message,
            challenge,
            other,
            other_key,
            token,
            detail: email.detail,
        };
        Ok(Some((context, read)))
    };
    if purpose.is_some() { jobs.db.write(gather).await } else { jobs.db.read(gather).await }
}

/// Returns what an email tells an administrator; `None` if it is not to be sent any more.
fn tasks_of(
    conn: &mut DbConn,
    email: &DueEmail,
    now: DateTime<Utc>,
) -> Result<Option<AdminTasks>, DbError> {
    match email.kind {
        EmailKind::AdminSummary => Ok(find_tasks_to_tell(conn, (email.id, email.player), now)?),
        _ => Ok(Some(AdminTasks::default())),
    }
}

/// Returns the games of an email about several, without those that its reader muted.
fn games_of(
    conn: &mut DbConn,
    email: &DueEmail,
    recipient: &Player,
) -> Result<Vec<GameSummary>, DbError> {
    let mut games_of = Vec::with_capacity(email.games.len());
    let muted = match email.games.is_empty() {
        true => Vec::new(),
        false => game_views::list_muted(conn, email.player)?,
    };
    for (id, seen) in email.games.iter().filter(|(id, _)| !muted.contains(id)) {
        games_of.extend(load_summary(conn, recipient, *id, *seen)?);
    }
    Ok(games_of)
}

/// A game among several that an email is about; `None` if it is gone, or cannot be read.
fn load_summary(
    conn: &mut DbConn,
    player: &Player,
    id: GameId,
    seen: u32,
) -> Result<Option<GameSummary>, DbError> {
    let (stored, names) = match games::find_with_names(conn, id).map_err(DbError::from) {
        Ok(Some(found)) => found,
        Ok(None) => return Ok(None),
        Err(error) if error.is_corrupt() => return Ok(None),
        Err(error) => return Err(error),
    };
    let Some(side) = stored.side_of(player.id) else { return Ok(None) };
    let [white, black] = names.each_ref();
    let other = player.locale().name(side.fold_wb(black, white));
    Ok(Some(GameSummary { stored, seen, side, other }))
}

fn purpose(kind: EmailKind) -> Option<TokenPurpose> {
    match kind {
        EmailKind::ConfirmAddress => Some(TokenPurpose::ConfirmAddress),
        EmailKind::ResetPassword => Some(TokenPurpose::ResetPassword),
        EmailKind::ChangeAddress => Some(TokenPurpose::ChangeAddress),
        _ => None,
    }
}

/// Whether an email is about a position that has passed: only ends and decisions are sent later
/// too.
fn is_past(email: &DueEmail, stored: &StoredGame) -> bool {
    !matches!(email.kind, EmailKind::GameEnded | EmailKind::Adjudicated)
        && email.ply.is_some_and(|ply| ply != stored.game.position_no())
}

/// Who wrote to the reader outside of games, in an email about that message.
fn writer(email: &DueEmail) -> Option<PlayerId> {
    match (email.kind, email.game) {
        (EmailKind::Message, None) => email.detail.as_deref()?.parse().ok(),
        _ => None,
    }
}

/// Messages that an email repeats at the most.
const MAX_MESSAGES: i64 = 5;

/// Returns what the reader has not read yet of what the writer of a message said.
fn unread(conn: &mut DbConn, email: &DueEmail) -> Result<Option<String>, DbError> {
    let Some(from) = writer(email) else { return Ok(None) };
    let texts = private_messages::list_unread(conn, email.player, from, MAX_MESSAGES)?;
    Ok(Some(texts.join("\n\n")).filter(|text| !text.is_empty()))
}

/// Returns what the reader has read of the writer of a message, and when.
fn last_read(conn: &mut DbConn, email: &DueEmail) -> Result<ReadState, DbError> {
    let Some(from) = writer(email) else { return Ok(ReadState::default()) };
    let looked = private_messages::last_read(conn, email.player, from)?.map(|at| (at, 0));
    let unread = private_messages::first_unread(conn, email.player, from)?;
    let last_read = unread.map_or(i64::MAX, |unread| unread - 1);
    Ok(ReadState { looked, last_read, muted: false })
}

/// Returns what the opponent said last, if it came after a message that the reader has read.
fn last_said(
    conn: &mut DbConn,
    stored: &StoredGame,
    reader: PlayerId,
    last_read: i64,
) -> Result<Option<String>, DbError> {
    let find =
        |conn: &mut DbConn, side| game_messages::last_after(conn, stored.id, side, last_read);
    said(conn, stored, reader, find)
}

/// Returns what the opponent said with the last move.
fn said_with_move(
    conn: &mut DbConn,
    stored: &StoredGame,
    reader: PlayerId,
) -> Result<Option<String>, DbError> {
    let Some(at) = stored.game.played().last().map(|played| played.at) else { return Ok(None) };
    let find = |conn: &mut DbConn, side| game_messages::find_with_move(conn, stored.id, side, at);
    said(conn, stored, reader, find)
}

/// Finds something that the opponent said, unless the reader blocks or mutes them.
fn said(
    conn: &mut DbConn,
    stored: &StoredGame,
    reader: PlayerId,
    find: impl FnOnce(&mut DbConn, Color) -> diesel::QueryResult<Option<GameMessage>>,
) -> Result<Option<String>, DbError> {
    let Some(side) = stored.side_of(reader).filter(|_| stored.has_messages) else {
        return Ok(None);
    };
    let Some(said) = find(conn, !side)? else { return Ok(None) };
    let muted_or_blocked = player_relations::list_muted_or_blocked(conn, reader)?;
    Ok(Some(said.text).filter(|_| !muted_or_blocked.contains(&stored.player(!side))))
}
