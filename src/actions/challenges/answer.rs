//! Declining somebody's challenge, withdrawing one's own.

use chrono::{DateTime, Utc};

use super::ChallengeError;
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_challenge},
    db::{
        ChallengeId, Db, PlayerId,
        challenges::{self, ChallengeState},
        outbox::EmailKind,
    },
};

/// Declines a challenge that was made to this player; the challenger reads the reason.
pub async fn decline_challenge(
    db: &Db,
    player: PlayerId,
    id: ChallengeId,
    reason: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ChallengeError> {
    db.write(move |conn| {
        let challenge = challenges::find(conn, id)?.ok_or(ActionError::NotFound)?;
        if challenge.opponent_id != Some(player) {
            return Err(ActionError::NotFound);
        }
        match challenge.state(now) {
            ChallengeState::Declined => return Ok(()),
            ChallengeState::Open
                if challenges::settle(conn, id, ChallengeState::Declined, &reason)? => {}
            _ => return Err(ActionError::Refused(ChallengeError::NotOpen)),
        }
        let to = challenge.challenger_id;
        queue_about_challenge(conn, EmailKind::ChallengeDeclined, to, id, None, now)?;
        Ok(())
    })
    .await
}

/// Withdraws one's own challenge.
pub async fn withdraw_challenge(
    db: &Db,
    player: PlayerId,
    id: ChallengeId,
    now: DateTime<Utc>,
) -> ActionResult<(), ChallengeError> {
    db.write(move |conn| {
        let challenge = challenges::find(conn, id)?.ok_or(ActionError::NotFound)?;
        if challenge.challenger_id != player {
            return Err(ActionError::NotFound);
        }
        match challenge.state(now) {
            ChallengeState::Withdrawn | ChallengeState::Expired => Ok(()),
            ChallengeState::Open
                if challenges::settle(conn, id, ChallengeState::Withdrawn, "")? =>
            {
                Ok(())
            }
            _ => Err(ActionError::Refused(ChallengeError::NotOpen)),
        }
    })
    .await
}
