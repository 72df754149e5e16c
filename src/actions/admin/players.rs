//! What administrators do with players: they let them in, keep them out, and say who else
//! administers and decides.

use std::fmt;

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::By;
use crate::{
    actions::{ActionError, ActionResult, accounts, emails::queue_about_account},
    db::{
        Db, DbConn, DbTimestamp, PlayerId, SessionId,
        audit_log::{self, AuditAction, NewAuditEntry},
        calendars, game_messages,
        outbox::EmailKind,
        player_roles,
        players::{self, Player},
        security_log::{self, NewSecurityEntry, SecurityEvent},
        sessions,
    },
};

/// Characters that a reason has at the most.
pub const MAX_ACTION_REASON_CHARS: usize = 500;

/// Why it was not done. `Display` is the sentence for the administrator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerActionError {
    LastAdmin,
    Yourself,
    Closed,
    Suspended,
    NotConfirmed,
    AddressTaken,
    NoReason,
    LongReason,
    /// The name that was typed to confirm it is another one.
    OtherName,
    NoSecondFactor,
}

impl fmt::Display for PlayerActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PlayerActionError::LastAdmin => {
                "This is the only administrator. Make someone else an administrator first."
            }
            PlayerActionError::Yourself => "You cannot do this to your own account. Ask another administrator.",
            PlayerActionError::Closed => "This account is closed and can no longer be changed.",
            PlayerActionError::Suspended => "This account is suspended. Lift the suspension first.",
            PlayerActionError::NotConfirmed => {
                "The email address of this account is not confirmed. Mark it as confirmed first."
            }
            PlayerActionError::AddressTaken => {
                "Another account has already confirmed this email address. Ask the player to register with a different one."
            }
            PlayerActionError::NoReason => "Enter a reason.",
            PlayerActionError::LongReason => {
                "The reason is too long. Use at most 500 characters."
            }
            PlayerActionError::NoSecondFactor => "This account has no second factor.",
            PlayerActionError::OtherName => {
                "This is not the player's username. Type it exactly as shown at the top of the page."
            }
        })
    }
}

/// What came of it.
pub type PlayerActionResult = ActionResult<(), PlayerActionError>;

/// Roles that a player can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerRole {
    Admin,
    Arbiter,
    /// Announces tournaments.
    Director,
}

stored_enum!(PlayerRole, "role", {
    Admin = "administrator",
    Arbiter = "arbiter",
    Director = "director",
});

/// Takes a player's address as confirmed.
pub async fn verify(db: &Db, by: By, player: PlayerId, now: DateTime<Utc>) -> PlayerActionResult {
    db.write(move |conn| {
        let player = open(conn, player)?;
        if player.is_confirmed() {
            return Ok(());
        }
        if !players::confirm_email(conn, player.id, &player.email)? {
            return refused(PlayerActionError::AddressTaken);
        }
        record(conn, by, AuditAction::EmailConfirmed, player.id, now)
    })
    .await
}

/// Keeps a player from logging in, and ends all sessions. Clocks run on.
pub async fn suspend(
    db: &Db,
    by: By,
    player: PlayerId,
    reason: String,
    now: DateTime<Utc>,
) -> PlayerActionResult {
    db.write(move |conn| {
        let reason = sentence(&reason)?;
        let player = open_other(conn, by, player)?;
        // Whom nobody knows cannot log in anyway, and the account goes away by itself.
        if !player.is_confirmed() {
            return refused(PlayerActionError::NotConfirmed);
        }
        if player.is_suspended() && player.suspension_reason == reason {
            return Ok(());
        }
        if player_roles::is_last_admin(conn, &player)? {
            return refused(PlayerActionError::LastAdmin);
        }
        let since = player.suspended_at.unwrap_or(DbTimestamp::of(now));
        players::update_suspension(conn, player.id, Some((reason.as_str(), since)))?;
        calendars::update_address(conn, player.id, None)?;
        sessions::delete_all(conn, player.id, None)?;
        record(conn, by, AuditAction::Suspended { reason }, player.id, now)
    })
    .await
}

/// Takes the second factors of a player away who has lost them, and ends all sessions.
pub async fn reset_second_factors(
    db: &Db,
    by: By,
    player: PlayerId,
    reason: String,
    now: DateTime<Utc>,
) -> PlayerActionResult {
    db.write(move |conn| {
        let reason = sentence(&reason)?;
        let player = open_other(conn, by, player)?;
        if !accounts::reset_second_factors(conn, player.id, now)? {
            return refused(PlayerActionError::NoSecondFactor);
        }
        let entry = NewSecurityEntry {
            event: SecurityEvent::SecondFactorsReset,
            player: Some(player.id),
            actor: by.id(),
            detail: "".into(),
            // The player reads it, and not from where an administrator acts.
            address: None,
            device: None,
        };
        security_log::insert(conn, &entry, now)?;
        record(conn, by, AuditAction::SecondFactorsReset { reason }, player.id, now)
    })
    .await
}

/// Lets a player in again who was suspended.
pub async fn restore(db: &Db, by: By, player: PlayerId, now: DateTime<Utc>) -> PlayerActionResult {
    db.write(move |conn| {
        let player = open(conn, player)?;
        if !player.is_suspended() {
            return Ok(());
        }
        players::update_suspension(conn, player.id, None)?;
        record(conn, by, AuditAction::Restored, player.id, now)
    })
    .await
}

/// Closes a player's account as the player could: running games are resigned.
pub async fn close_for(
    db: &Db,
    by: By,
    player: PlayerId,
    reason: String,
    now: DateTime<Utc>,
) -> PlayerActionResult {
    db.write(move |conn| {
        let reason = sentence(&reason)?;
        let player = open_other(conn, by, player)?;
        if player_roles::is_last_admin(conn, &player)? {
            return refused(PlayerActionError::LastAdmin);
        }
        let id = player.id;
        accounts::close(conn, player, now)?;
        record(conn, by, AuditAction::AccountClosed { reason }, id, now)
    })
    .await
}

/// Ends all sessions of a player.
pub async fn end_sessions(
    db: &Db,
    by: By,
    player: PlayerId,
    now: DateTime<Utc>,
) -> PlayerActionResult {
    db.write(move |conn| {
        let player = open(conn, player)?;
        if sessions::list(conn, player.id, now)?.is_empty() {
            return Ok(());
        }
        sessions::delete_all(conn, player.id, None)?;
        record(conn, by, AuditAction::SessionsEnded, player.id, now)
    })
    .await
}

/// Queues the email with which a player sets a new password.
pub async fn send_reset(
    db: &Db,
    by: By,
    player: PlayerId,
    now: DateTime<Utc>,
) -> PlayerActionResult {
    db.write(move |conn| {
        let player = open(conn, player)?;
        if !player.is_confirmed() {
            return refused(PlayerActionError::NotConfirmed);
        }
        // As when the player asks for it: once a minute.
        let about = now.format("%Y-%m-%dT%H:%M").to_string();
        queue_about_account(conn, EmailKind::ResetPassword, player.id, None, about, now)?;
        let entry = NewSecurityEntry {
            event: SecurityEvent::ResetRequested,
            player: Some(player.id),
            actor: by.id(),
            detail: "".into(),
            // As with a role.
            address: None,
            device: None,
        };
        security_log::insert(conn, &entry, now)?;
        record(conn, by, AuditAction::PasswordResetSent, player.id, now)
    })
    .await
}

/// Gives a player a role or takes it away. Somebody who can administer the site is always left.
///
/// What was logged in with fewer rights is not logged in with more. `renewed`: whoever changes their own
/// role stays logged in by this session, under another secret, known by its hash.
pub async fn set_role(
    db: &Db,
    by: By,
    player: PlayerId,
    role: PlayerRole,
    granted: bool,
    renewed: Option<(SessionId, String)>,
    now: DateTime<Utc>,
) -> PlayerActionResult {
    db.write(move |conn| {
        let player = open_among_admins(conn, player)?;
        if let Some((session, token_hash)) = &renewed {
            sessions::delete_all(conn, player.id, Some(*session))?;
            sessions::update_token(conn, *session, token_hash)?;
        }
        let mut roles = player.roles();
        let held = match role {
            PlayerRole::Admin => &mut roles.is_admin,
            PlayerRole::Arbiter => &mut roles.is_arbiter,
            PlayerRole::Director => &mut roles.is_director,
        };
        if *held == granted {
            return Ok(());
        }
        *held = granted;
        if granted && !player.is_confirmed() {
            return refused(PlayerActionError::NotConfirmed);
        }
        if granted && player.is_suspended() {
            return refused(PlayerActionError::Suspended);
        }
        if !roles.is_admin && player_roles::is_last_admin(conn, &player)? {
            return refused(PlayerActionError::LastAdmin);
        }
        player_roles::update(conn, player.id, roles)?;
        if renewed.is_none() {
            sessions::delete_all(conn, player.id, None)?;
        }
        let entry = NewSecurityEntry {
            event: if granted { SecurityEvent::RoleGranted } else { SecurityEvent::RoleTaken },
            player: Some(player.id),
            actor: by.id(),
            detail: role.as_str().into(),
            // The player reads it, and not from where an administrator acts.
            address: None,
            device: None,
        };
        security_log::insert(conn, &entry, now)?;
        let role = role.as_str().to_owned();
        let action = match granted {
            true => AuditAction::RoleGranted { role },
            false => AuditAction::RoleTaken { role },
        };
        record(conn, by, action, player.id, now)
    })
    .await
}

fn refused<T>(why: PlayerActionError) -> ActionResult<T, PlayerActionError> {
    Err(ActionError::Refused(why))
}

/// Returns a player whose account is not closed, and keeps everybody else from changing it until
/// the transaction ends.
fn open(conn: &mut DbConn, id: PlayerId) -> ActionResult<Player, PlayerActionError> {
    open_behind(players::lock, conn, id)
}

/// The same for what may leave the site without an administrator: who administers it stays as it
/// is.
fn open_among_admins(conn: &mut DbConn, id: PlayerId) -> ActionResult<Player, PlayerActionError> {
    open_behind(player_roles::lock_admins, conn, id)
}

fn open_behind(
    lock: fn(&mut DbConn, PlayerId) -> QueryResult<()>,
    conn: &mut DbConn,
    id: PlayerId,
) -> ActionResult<Player, PlayerActionError> {
    players::find(conn, id)?.ok_or(ActionError::NotFound)?;
    lock(conn, id)?;
    let player = players::get(conn, id)?;
    if player.is_closed() { refused(PlayerActionError::Closed) } else { Ok(player) }
}

/// The same for what nobody does to themselves.
fn open_other(conn: &mut DbConn, by: By, id: PlayerId) -> ActionResult<Player, PlayerActionError> {
    if by == By::Player(id) {
        refused(PlayerActionError::Yourself)
    } else {
        open_among_admins(conn, id)
    }
}

/// Returns a reason as others read it.
fn sentence(reason: &str) -> ActionResult<String, PlayerActionError> {
    let reason = game_messages::clean(reason);
    match reason.chars().count() {
        0 => refused(PlayerActionError::NoReason),
        count if count > MAX_ACTION_REASON_CHARS => refused(PlayerActionError::LongReason),
        _ if reason.ends_with(['.', '!', '?']) => Ok(reason),
        _ => Ok(format!("{reason}.")),
    }
}

fn record(
    conn: &mut DbConn,
    by: By,
    action: AuditAction,
    player: PlayerId,
    now: DateTime<Utc>,
) -> PlayerActionResult {
    let entry = NewAuditEntry { admin: by.id(), player: Some(player), game: None, action };
    Ok(audit_log::record(conn, &entry, now)?)
}
