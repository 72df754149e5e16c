//! Claiming a result when play was stopped. A form that is sent twice is known by its result, which the
//! game knows, and by its words: they stand in the log alone.

use chrono::{DateTime, Utc};

use super::game_command::{Acted, GameCommand};
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, DbConn, DbError, GameId, PlayerId, game_events, games},
    game::{
        CaseEntry, ClaimError, ClaimedResult, GameError, LogEntry, LogEntryKind, PlayerCommand,
    },
};

/// A result that a player claims.
#[derive(Clone, Debug)]
pub struct ResultClaim {
    pub result: ClaimedResult,
    pub statement: String,
    /// How many results the player had claimed in this game when they viewed it.
    pub replaced: u32,
}

/// Claims a result, or replaces the claim before.
pub async fn claim_result(
    db: &Db,
    player: PlayerId,
    game: GameId,
    claim: ResultClaim,
    now: DateTime<Utc>,
) -> ActionResult<Acted, GameError> {
    let ResultClaim { result, statement, replaced } = claim.clone();
    let command = PlayerCommand::ClaimResult { result, statement, replaced };
    let acted = GameCommand::by_player(player, game, command).run(db, now).await;
    match acted {
        Err(ActionError::Refused(GameError::Claim(
            why @ (ClaimError::ResultClaimed | ClaimError::ResultClaimReplaced),
        ))) => {
            let is_known = db.look_up(move |conn| is_last_claim(conn, player, game, &claim));
            match is_known.await? {
                true => Ok(Acted::AlreadyDone),
                false => Err(ActionError::Refused(GameError::Claim(why))),
            }
        }
        acted => acted,
    }
}

/// Returns whether a player's last claim in a game is this one.
fn is_last_claim(
    conn: &mut DbConn,
    player: PlayerId,
    game: GameId,
    claim: &ResultClaim,
) -> Result<bool, DbError> {
    let Some(stored) = games::find(conn, game)? else { return Ok(false) };
    let Some(side) = stored.side_of(player) else { return Ok(false) };
    let last = stored.game.case().and_then(|case| *case.stopped?.claims.get(side));
    if last != Some(claim.result) {
        return Ok(false);
    }
    let log = game_events::list_case(conn, game)?;
    let said = log.iter().rev().find_map(|entry| match entry {
        Ok(LogEntry {
            what: LogEntryKind::Case(CaseEntry::ResultClaimed { by, statement, .. }),
            ..
        }) => (*by == side).then_some(statement),
        _ => None,
    });
    Ok(said == Some(&claim.statement))
}
