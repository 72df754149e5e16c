//! The first administrator, made by the one-time link that the first start prints.

use chrono::{DateTime, Utc};

use super::{NewAccount, register::new_row};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, PlayerId, name_skeletons, player_roles, players,
        players::NewPlayer,
        tokens::{self, TokenPurpose},
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    LinkGone,
    NameTaken,
    /// It looks like the name of another player.
    ConfusableName,
    AddressTaken,
}

/// Stores the hash of a fresh link if nobody administers the site. Older links are void.
pub async fn offer_first_admin(
    db: &Db,
    token_hash: String,
    now: DateTime<Utc>,
) -> ActionResult<bool, ()> {
    db.write(move |conn| {
        if player_roles::count_admins(conn)? > 0 {
            return Ok(false);
        }
        tokens::delete_purpose(conn, TokenPurpose::FirstAdmin)?;
        tokens::insert(conn, TokenPurpose::FirstAdmin, &token_hash, None, "", now)?;
        Ok(true)
    })
    .await
}

/// Makes the first administrator. Who reads the console is trusted with the address,
/// which therefore counts as confirmed.
///
/// The name may be a reserved one such as `admin`: those are kept from others because they say who runs
/// the site, and this account does. It may not look like another player's, as where the last
/// administrator is gone there are players.
pub async fn make_first_admin(
    db: &Db,
    token_hash: String,
    account: NewAccount,
    now: DateTime<Utc>,
) -> ActionResult<PlayerId, SetupError> {
    db.write(move |conn| {
        let refused = |why| ActionError::Refused(why);
        tokens::take(conn, TokenPurpose::FirstAdmin, &token_hash, now)?
            .ok_or(refused(SetupError::LinkGone))?;
        if players::find_by_email(conn, account.email.as_str())?.is_some() {
            return Err(refused(SetupError::AddressTaken));
        }
        if players::find_by_name(conn, account.name.as_str())?.is_some() {
            return Err(refused(SetupError::NameTaken));
        }
        if name_skeletons::is_like_another(conn, account.name.as_str(), None)? {
            return Err(refused(SetupError::ConfusableName));
        }
        let email_key = players::key(account.email.as_str());
        let row =
            NewPlayer { is_admin: true, email_key: Some(&email_key), ..new_row(&account, now) };
        players::insert(conn, &row)?.ok_or(refused(SetupError::NameTaken))
    })
    .await
}
