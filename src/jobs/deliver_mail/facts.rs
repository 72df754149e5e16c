//! What is true of what a letter tells, when it is sent.

use chrono::{DateTime, Utc};

use super::verdict::Attention;
use crate::{
    actions::desk::site::Setting,
    chance::Secret,
    chess::Color,
    db::{
        DbConn, DbError, GameId, PlayerId, attention, challenges,
        games::{self, StoredGame},
        messages::{self, GameMessage},
        outbox::{DueLetter, Kind},
        players::{self, Player},
        private_messages, site_settings, ties,
        tokens::{self, Purpose},
    },
    jobs::Jobs,
    mail::{Facts, ToldGame},
};

/// Loads what is true now, and makes the one-time link that the letter carries: its hash
/// is stored, the link itself stands in the letter only.
pub async fn gather(
    jobs: &Jobs,
    letter: &DueLetter,
    now: DateTime<Utc>,
) -> Result<Option<(Facts, Attention)>, DbError> {
    let letter = letter.clone();
    let (site, base_url) = (jobs.stationery.site.clone(), jobs.stationery.base_url.clone());
    let purpose = purpose(letter.kind);
    let gather = move |conn: &mut DbConn| {
        let game = match letter.game {
            Some(id) => games::find(conn, id)?,
            None => None,
        };
        // After a rush most of what waits is out of date: nothing else is asked for then.
        if game.as_ref().is_some_and(|game| is_past(&letter, game)) {
            return Ok(None);
        }
        let Some(recipient) = players::find(conn, letter.player)? else {
            return Ok(None);
        };
        // A link would bring a closed account back to life.
        if recipient.is_closed() && purpose.is_some() {
            return Ok(None);
        }
        let address = letter.address.clone().unwrap_or_else(|| recipient.email.clone());
        if address.is_empty() {
            return Ok(None);
        }
        let token = match purpose {
            Some(purpose) => {
                let secret = Secret::draw();
                let player = Some(letter.player);
                tokens::insert(conn, purpose, &secret.hash(), player, &address, now)?;
                Some(secret.as_str().to_owned())
            }
            None => None,
        };
        let challenge = match letter.challenge {
            Some(id) => challenges::find(conn, id)?,
            None => None,
        };
        let other = match (&game, &challenge) {
            (Some(game), _) => game.side_of(letter.player).map(|side| game.player(!side)),
            (None, Some(c)) if c.challenger_id == letter.player => c.opponent_id,
            (None, Some(c)) => Some(c.challenger_id),
            (None, None) => writer(&letter),
        };
        let other = match other {
            Some(id) => players::find(conn, id)?.map(|player| (player.name, player.name_key)),
            None => None,
        };
        let (other, other_key) = other.unzip();
        let other = other.map(|name: String| recipient.locale().name(&name));
        let attention = match letter.game {
            Some(game) => {
                let look = attention::last_look(conn, letter.player, game)?;
                Attention {
                    looked: look.map(|look| (look.at, look.seen)),
                    heard: look.map_or(0, |look| look.heard),
                    muted: attention::is_muted(conn, letter.player, game)?,
                }
            }
            None => last_read(conn, &letter)?,
        };
        let message = match &game {
            Some(game) if matches!(letter.kind, Kind::YourMove | Kind::GameEnded) => {
                said_with_move(conn, game, letter.player)?
            }
            Some(game) if letter.kind == Kind::Message => {
                last_said(conn, game, letter.player, attention.heard)?
            }
            _ => unread(conn, &letter)?,
        };
        let mut games_of = Vec::with_capacity(letter.games.len());
        let muted = match letter.games.is_empty() {
            true => Vec::new(),
            false => attention::list_muted(conn, letter.player)?,
        };
        for (id, seen) in letter.games.iter().filter(|(id, _)| !muted.contains(id)) {
            games_of.extend(told_of(conn, &recipient, *id, *seen)?);
        }
        let site = site_settings::find(conn, Setting::SiteName.name())?.unwrap_or(site);
        let facts = Facts {
            kind: letter.kind,
            site,
            base_url,
            now,
            written_at: letter.created_at,
            recipient,
            address,
            game,
            games: games_of,
            ply: letter.ply,
            message,
            challenge,
            other,
            other_key,
            token,
            detail: letter.detail,
        };
        Ok(Some((facts, attention)))
    };
    if purpose.is_some() { jobs.db.write(gather).await } else { jobs.db.read(gather).await }
}

/// A game among several that a letter tells of; `None` if it is gone, or cannot be read.
fn told_of(
    conn: &mut DbConn,
    player: &Player,
    id: GameId,
    seen: u32,
) -> Result<Option<ToldGame>, DbError> {
    let (stored, names) = match games::find_with_names(conn, id).map_err(DbError::from) {
        Ok(Some(found)) => found,
        Ok(None) => return Ok(None),
        Err(error) if error.is_corrupt() => return Ok(None),
        Err(error) => return Err(error),
    };
    let Some(side) = stored.side_of(player.id) else { return Ok(None) };
    let [white, black] = names.each_ref();
    let other = player.locale().name(side.fold_wb(black, white));
    Ok(Some(ToldGame { stored, seen, side, other }))
}

fn purpose(kind: Kind) -> Option<Purpose> {
    match kind {
        Kind::ConfirmAddress => Some(Purpose::ConfirmAddress),
        Kind::ResetPassword => Some(Purpose::ResetPassword),
        Kind::ChangeAddress => Some(Purpose::ChangeAddress),
        _ => None,
    }
}

/// Whether a letter is about a position that has passed: only ends and rulings are told later
/// too.
fn is_past(letter: &DueLetter, stored: &StoredGame) -> bool {
    !matches!(letter.kind, Kind::GameEnded | Kind::Ruled)
        && letter.ply.is_some_and(|ply| ply != stored.game.seen())
}

/// Who wrote to the reader outside of games, in a letter that tells it.
fn writer(letter: &DueLetter) -> Option<PlayerId> {
    match (letter.kind, letter.game) {
        (Kind::Message, None) => letter.detail.as_deref()?.parse().ok(),
        _ => None,
    }
}

/// Messages that a letter repeats at the most.
const MOST: i64 = 5;

/// Returns what the reader has not read yet of what the writer of a message said.
fn unread(conn: &mut DbConn, letter: &DueLetter) -> Result<Option<String>, DbError> {
    let Some(from) = writer(letter) else { return Ok(None) };
    let texts = private_messages::list_unread(conn, letter.player, from, MOST)?;
    Ok(Some(texts.join("\n\n")).filter(|text| !text.is_empty()))
}

/// Returns what the reader has read of the writer of a message, and when.
fn last_read(conn: &mut DbConn, letter: &DueLetter) -> Result<Attention, DbError> {
    let Some(from) = writer(letter) else { return Ok(Attention::default()) };
    let looked = private_messages::last_read(conn, letter.player, from)?.map(|at| (at, 0));
    let unread = private_messages::first_unread(conn, letter.player, from)?;
    let heard = unread.map_or(i64::MAX, |unread| unread - 1);
    Ok(Attention { looked, heard, muted: false })
}

/// Returns what the opponent said last, if it came after a message that the reader has heard.
fn last_said(
    conn: &mut DbConn,
    stored: &StoredGame,
    reader: PlayerId,
    heard: i64,
) -> Result<Option<String>, DbError> {
    let find = |conn: &mut DbConn, side| messages::last_after(conn, stored.id, side, heard);
    said(conn, stored, reader, find)
}

/// Returns what the opponent said with the last move.
fn said_with_move(
    conn: &mut DbConn,
    stored: &StoredGame,
    reader: PlayerId,
) -> Result<Option<String>, DbError> {
    let Some(at) = stored.game.played().last().map(|played| played.at) else { return Ok(None) };
    let find = |conn: &mut DbConn, side| messages::find_with_move(conn, stored.id, side, at);
    said(conn, stored, reader, find)
}

/// Finds something that the opponent said, unless the reader wants to hear nothing of them.
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
    let silenced = ties::list_silenced(conn, reader)?;
    Ok(Some(said.text).filter(|_| !silenced.contains(&stored.player(!side))))
}
