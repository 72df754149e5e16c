//! The facts that an email states, as they are when it is sent, or when an answer to it is read.

use chrono::{DateTime, Utc};

use super::admin::{admin_summary::find_tasks_to_tell, site::SiteSetting};
use crate::{
    chess::Color,
    db::{
        DbConn, DbError, GameId, PlayerId, TournamentId,
        admin_summary::AdminTasks,
        challenges::{self, Challenge},
        deciders::Deciders,
        game_messages::{self, GameMessage},
        game_ratings, game_views,
        games::{self, NamedGame, StoredGame},
        outbox::{DueEmail, EmailKind, TournamentNews, read_ladder_challenge, read_new_terms},
        player_relations,
        players::{self, Player},
        private_messages,
        rating_changes::{self, RatingChange},
        ratings, site_settings, tournaments,
    },
    i18n::CLOSED_NAME,
    mail::{EmailContext, GameSummary},
    ratings::{Rating, Week},
    tournament::terms::TournamentTerms,
};

/// What the reader of an email has seen of its game.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadState {
    /// When they last viewed it, and at which position.
    pub looked: Option<(DateTime<Utc>, u32)>,
    /// The last message of it that they have read; 0 if none.
    pub last_read: i64,
    /// They want no emails about it.
    pub muted: bool,
}

/// Loads what an email states. `site`: its name, unless administrators gave it another, and its
/// address.
pub fn load_context(
    conn: &mut DbConn,
    email: &DueEmail,
    (site, base_url): (String, String),
    now: DateTime<Utc>,
) -> Result<Option<(EmailContext, ReadState)>, DbError> {
    let game = match email.game {
        Some(id) => games::find(conn, id)?,
        None => None,
    };
    // After a rush most of what waits is out of date: nothing else is asked for then.
    if game.as_ref().is_some_and(|game| is_past(email, game)) {
        return Ok(None);
    }
    let Some(recipient) = players::find(conn, email.player)? else {
        return Ok(None);
    };
    let address = email.address.clone().unwrap_or_else(|| recipient.email.clone());
    if address.is_empty() {
        return Ok(None);
    }
    let challenge = match email.challenge {
        Some(id) => challenges::find(conn, id)?,
        None => None,
    };
    let (other, other_key) = match other_player(email, game.as_ref(), challenge.as_ref()) {
        Some(id) => players::find(conn, id)?.map(|player| (player.name, player.name_key)),
        None => None,
    }
    .unzip();
    let other_rating = match &other {
        Some(name) if name != CLOSED_NAME => {
            other_rating(conn, email, game.as_ref(), challenge.as_ref(), now)?
        }
        _ => None,
    };
    let other = other.map(|name: String| recipient.locale().name(&name));
    let read = read_state(conn, email)?;
    let message = message_of(conn, email, game.as_ref(), &read)?;
    let games = games_of(conn, email, &recipient)?;
    let Some(tasks) = tasks_of(conn, email, now)? else {
        return Ok(None);
    };
    let deciders = match (&game, email.kind) {
        (Some(game), EmailKind::ClaimWaits) => {
            Deciders::load(conn, [game.into()], &[email.player])?
        }
        _ => Deciders::default(),
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
        games,
        rating_changes: rating_changes_of(conn, email)?,
        tasks,
        deciders,
        ply: email.ply,
        message,
        challenge,
        other,
        other_rating,
        other_key,
        token: None,
        changed_terms: changed_terms(conn, email)?.map(Box::new),
        detail: email.detail.clone(),
        is_settled: is_settled(conn, email)?,
    };
    Ok(Some((context, read)))
}

/// Returns whom an email is about beside its reader: the opponent, or who wrote.
fn other_player(
    email: &DueEmail,
    game: Option<&StoredGame>,
    challenge: Option<&Challenge>,
) -> Option<PlayerId> {
    match (game, challenge) {
        (Some(game), _) => game.side_of(email.player).map(|side| game.player(!side)),
        (None, Some(c)) if c.challenger_id == email.player => c.opponent_id,
        (None, Some(c)) => Some(c.challenger_id),
        (None, None) => writer(email),
    }
}

/// Returns what the other player is worth, in an email about a challenge, or was in the game, in one about its
/// start or its end.
fn other_rating(
    conn: &mut DbConn,
    email: &DueEmail,
    game: Option<&StoredGame>,
    challenge: Option<&Challenge>,
    now: DateTime<Utc>,
) -> Result<Option<String>, DbError> {
    let rating = match (email.kind, game, challenge) {
        (EmailKind::GameStarted | EmailKind::GameEnded, Some(game), _) => {
            let both =
                game_ratings::list_at_start(conn, [game])?.remove(&game.id).unwrap_or_default();
            let [white, black] = both;
            game.side_of(email.player).and_then(|side| side.fold_wb(black, white))
        }
        (EmailKind::Challenged, _, Some(challenge)) => {
            let wanted = challenge.shown_rating();
            let found = ratings::list_each_before(conn, wanted.as_slice(), Week::of(now).next())?;
            wanted.and_then(|wanted| found.get(&wanted).copied())
        }
        _ => None,
    };
    Ok(rating.map(Rating::text))
}

/// Returns what a week made of the reader's ratings, in an email about it.
fn rating_changes_of(conn: &mut DbConn, email: &DueEmail) -> Result<Vec<RatingChange>, DbError> {
    let week = email.detail.as_deref().and_then(|detail| detail.parse().ok()).map(Week);
    match (email.kind, week) {
        (EmailKind::RatingChanges, Some(week)) => {
            Ok(rating_changes::list(conn, email.player, week)?)
        }
        _ => Ok(Vec::new()),
    }
}

/// Returns what the reader has seen of what an email is about.
fn read_state(conn: &mut DbConn, email: &DueEmail) -> Result<ReadState, DbError> {
    let Some(game) = email.game else { return last_read(conn, email) };
    let look = game_views::find_last_viewed(conn, email.player, game)?;
    Ok(ReadState {
        looked: look.map(|look| (look.viewed_at, look.position_no)),
        last_read: look.map_or(0, |look| look.last_read_message_id),
        muted: game_views::is_muted(conn, email.player, game)?,
    })
}

/// Returns what somebody said to the reader, if an email repeats it.
fn message_of(
    conn: &mut DbConn,
    email: &DueEmail,
    game: Option<&StoredGame>,
    read: &ReadState,
) -> Result<Option<String>, DbError> {
    match (game, email.kind) {
        (Some(game), EmailKind::YourMove | EmailKind::GameEnded) => {
            said_with_move(conn, game, email.player)
        }
        (Some(game), EmailKind::Message) => said_since(conn, game, email.player, read.last_read),
        _ => unread(conn, email),
    }
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
    let found = match games::find_with_names(conn, id).map_err(DbError::from) {
        Ok(Some(found)) => found,
        Ok(None) => return Ok(None),
        Err(error) if error.is_corrupt() => return Ok(None),
        Err(error) => return Err(error),
    };
    let NamedGame { stored, names, .. } = found;
    let Some(side) = stored.side_of(player.id) else { return Ok(None) };
    let [white, black] = names.each_ref();
    let other = player.locale().name(side.fold_wb(black, white));
    Ok(Some(GameSummary { stored, seen, side, other }))
}

/// Whether an email is about a position that has passed: only ends, decisions and what a director has
/// given are sent later too.
fn is_past(email: &DueEmail, stored: &StoredGame) -> bool {
    let stays = [EmailKind::GameEnded, EmailKind::Adjudicated, EmailKind::TimeFromDirector];
    !stays.contains(&email.kind) && email.ply.is_some_and(|ply| ply != stored.game.position_no())
}

/// Returns the terms of a tournament before and after the change that an email tells of. An email that an
/// older server queued does not say which one.
fn changed_terms(
    conn: &mut DbConn,
    email: &DueEmail,
) -> Result<Option<[TournamentTerms; 2]>, DbError> {
    let detail =
        email.detail.as_deref().filter(|_| email.kind == TournamentNews::TermsChanged.kind());
    let Some((id, revision)) = detail.and_then(which_terms) else { return Ok(None) };
    match tournaments::find(conn, id).map_err(DbError::from) {
        Ok(found) => Ok(found.and_then(|stored| {
            let both = stored.tournament.changed_terms(revision)?;
            Some(both.map(TournamentTerms::clone))
        })),
        // The reason is told nevertheless.
        Err(error) if error.is_corrupt() => Ok(None),
        Err(error) => Err(error),
    }
}

/// Reads of which tournament an email tells that its terms have changed, and how often they had.
fn which_terms(detail: &str) -> Option<(TournamentId, u32)> {
    let (head, text) = detail.split_once('\n')?;
    let (id, told) = head.split_once(' ')?;
    let is_it = told.split(' ').next() == Some(TournamentNews::TermsChanged.as_str());
    let id = id.parse().ok().map(TournamentId).filter(|_| is_it)?;
    Some((id, read_new_terms(text).0?))
}

/// Returns whether an email tells of a challenge of a ladder that waits for no answer any more.
fn is_settled(conn: &mut DbConn, email: &DueEmail) -> Result<bool, DbError> {
    let detail =
        email.detail.as_deref().filter(|_| email.kind == TournamentNews::LadderChallenge.kind());
    let Some((id, number)) = detail.and_then(which_challenge) else { return Ok(false) };
    Ok(!tournaments::is_challenge_waiting(conn, id, number)?)
}

/// Reads of which challenge of which ladder an email tells.
fn which_challenge(detail: &str) -> Option<(TournamentId, u32)> {
    let (head, text) = detail.split_once('\n')?;
    let (id, told) = head.split_once(' ')?;
    let is_it = told.split(' ').next() == Some(TournamentNews::LadderChallenge.as_str());
    let id = id.parse().ok().map(TournamentId).filter(|_| is_it)?;
    Some((id, read_ladder_challenge(text)?.0))
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
pub fn said_since(
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
