//! Registering, and confirming the address by the link in the email.
//!
//! A new player has no `email_key` until the address is confirmed, so an unconfirmed address blocks
//! nobody. If a confirmed account has the address, a row is made all the same, and its owner gets
//! another email: the form must not show who has an account (`link_requests.rs`). If two accounts wait with one address,
//! the first to confirm has it. The link opens a page with a button, because mail scanners follow
//! links.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Email, Name, RateLimitContext, RateLimited, link_requests::ask};
use crate::{
    actions::{ActionError, ActionResult, admin::site::Registration},
    db::{
        Db, DbError, DbTimestamp, PlayerId,
        link_requests::{self, LinkRequestKind},
        name_skeletons,
        players::{self, NewPlayer, Player},
        tokens::{self, TokenPurpose},
    },
    i18n::Language,
};

/// How long after registering the same form is known: somebody who got no answer during an outage
/// sends it again.
const SENT_AGAIN_WITHIN: TimeDelta = TimeDelta::days(1);

/// What a new player entered, the password hashed.
#[derive(Clone, Debug)]
pub struct NewAccount {
    pub name: Name,
    pub email: Email,
    pub password_hash: String,
    pub time_zone: String,
    /// `None`: as the browser says.
    pub language: Option<Language>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegisterError {
    NameTaken,
    /// It looks like the name of another player.
    ConfusableName,
    /// Nobody may register at present.
    Closed,
    /// An invitation is needed, and this is none or it was used.
    NotInvited,
    /// No email with the link can be sent now.
    RateLimited(RateLimited),
}

/// Registers a player and has the email with the link queued.
///
/// With an address that has an account already, its owner is notified by email instead; all
/// else is the same, so that nobody can find out who has an account here.
///
/// `invitation`: the hash of its token. It is used up where one is needed.
pub async fn register(
    db: &Db,
    account: NewAccount,
    invitation: Option<String>,
    origin: RateLimitContext,
    now: DateTime<Utc>,
) -> ActionResult<PlayerId, RegisterError> {
    db.write(move |conn| {
        let refused = |why| ActionError::Refused(why);
        let registration = Registration::stored(conn)?;
        if registration == Registration::Closed {
            return Err(refused(RegisterError::Closed));
        }
        if players::find_by_name(conn, account.name.as_str())?.is_some() {
            return Err(refused(RegisterError::NameTaken));
        }
        if name_skeletons::is_like_another(conn, account.name.as_str(), None)? {
            return Err(refused(RegisterError::ConfusableName));
        }
        let id = players::insert(conn, &new_row(&account, now))?
            .ok_or(refused(RegisterError::NameTaken))?;
        if registration == Registration::Invitation {
            let hash = invitation.unwrap_or_default();
            tokens::take(conn, TokenPurpose::Invitation, &hash, now)?
                .ok_or(refused(RegisterError::NotInvited))?;
        }
        let email = (LinkRequestKind::ConfirmAddress, account.email.as_str());
        ask(conn, email, Some(id), "first", &origin, now)
            .map_err(|error| error.map(RegisterError::RateLimited))?;
        Ok(id)
    })
    .await
}

/// Finds the account that the same form has registered before, as far as that is known without the
/// password: whoever calls it compares that. A form counts as the same for a day, from one network, and
/// until the address is confirmed.
pub async fn find_registered(
    db: &Db,
    name: Name,
    email: Email,
    network: String,
    now: DateTime<Utc>,
) -> Result<Option<Player>, DbError> {
    db.look_up(move |conn| {
        let Some(player) = players::find_by_name(conn, name.as_str())? else { return Ok(None) };
        let is_same = player.name == name.as_str()
            && player.email == email.as_str()
            && !player.is_confirmed()
            && !player.is_closed()
            && now < player.created_at.utc() + SENT_AGAIN_WITHIN;
        let kind = LinkRequestKind::ConfirmAddress;
        let is_from_there =
            is_same && link_requests::is_asked_from(conn, player.id, kind, &network)?;
        Ok(is_from_there.then_some(player))
    })
    .await
}

/// Returns the row of an account whose address is not confirmed yet.
pub(super) fn new_row(account: &NewAccount, now: DateTime<Utc>) -> NewPlayer<'_> {
    NewPlayer {
        name: account.name.as_str(),
        name_key: &account.name.key,
        email: account.email.as_str(),
        email_key: None,
        password_hash: &account.password_hash,
        is_admin: false,
        time_zone: &account.time_zone,
        confirm_moves: true,
        language: account.language.map_or("", Language::tag),
        created_at: DbTimestamp::of(now),
        last_seen_at: DbTimestamp::of(now),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmError {
    LinkGone,
    /// Another account confirmed the same address meanwhile.
    AddressTaken,
}

/// Confirms a new player's address.
pub async fn confirm_address(
    db: &Db,
    token_hash: String,
    now: DateTime<Utc>,
) -> ActionResult<PlayerId, ConfirmError> {
    db.write(move |conn| {
        let gone = || ActionError::Refused(ConfirmError::LinkGone);
        let token =
            tokens::take(conn, TokenPurpose::ConfirmAddress, &token_hash, now)?.ok_or_else(gone)?;
        let player = token.player_id.ok_or_else(gone)?;
        if !players::confirm_email(conn, player, &token.email)? {
            return Err(ActionError::Refused(ConfirmError::AddressTaken));
        }
        Ok(player)
    })
    .await
}
