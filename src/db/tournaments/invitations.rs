//! The invitations that their players have not looked at. The log of a tournament has all of them; these
//! rows are what the header of every page counts.

use diesel::prelude::*;

use crate::{
    db::{
        DbConn, PlayerId, TournamentId,
        changes::{self, StoredChange},
        schema::unseen_invitations,
    },
    tournament::{
        Tournament,
        event::{TournamentEvent, TournamentEventKind},
    },
};

/// Brings the rows up to date with what has happened. `after`: the tournament as it is now.
pub(super) fn update(
    conn: &mut DbConn,
    id: TournamentId,
    after: &Tournament,
    events: &[TournamentEvent],
) -> QueryResult<()> {
    let mut may_be_void = false;
    for event in events {
        match &event.what {
            TournamentEventKind::Invited { player } => insert(conn, id, PlayerId(*player))?,
            TournamentEventKind::SubstituteInvited { player, .. } => {
                insert(conn, id, PlayerId(*player))?;
                // The place may have been offered to somebody else.
                may_be_void = true;
            }
            TournamentEventKind::Entered { .. }
            | TournamentEventKind::Started { .. }
            | TournamentEventKind::PlayerReplaced { .. }
            | TournamentEventKind::PlayEnded
            | TournamentEventKind::Finished
            | TournamentEventKind::Cancelled { .. } => may_be_void = true,
            _ => {}
        }
    }
    if may_be_void { delete_void(conn, id, after) } else { Ok(()) }
}

fn insert(conn: &mut DbConn, id: TournamentId, player: PlayerId) -> QueryResult<()> {
    let row = (unseen_invitations::player_id.eq(player), unseen_invitations::tournament_id.eq(id));
    let query = diesel::insert_into(unseen_invitations::table).values(row);
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    changes::note(StoredChange::Invitation { player });
    Ok(())
}

/// Deletes those that cannot be accepted any more.
fn delete_void(conn: &mut DbConn, id: TournamentId, after: &Tournament) -> QueryResult<()> {
    let of_tournament = unseen_invitations::table.filter(unseen_invitations::tournament_id.eq(id));
    let players: Vec<PlayerId> = of_tournament.select(unseen_invitations::player_id).load(conn)?;
    players
        .into_iter()
        .filter(|player| !after.has_open_invitation(player.0))
        .try_for_each(|player| delete_invitation(conn, id, player).map(drop))
}

/// Notes that a player has looked at an invitation, or has no use for it. Returns whether there was one.
pub fn delete_invitation(
    conn: &mut DbConn,
    id: TournamentId,
    player: PlayerId,
) -> QueryResult<bool> {
    let deleted = diesel::delete(unseen_invitations::table.find((player, id))).execute(conn)? > 0;
    if deleted {
        changes::note(StoredChange::Invitation { player });
    }
    Ok(deleted)
}

/// Finds the last tournament to which a player has been invited without having looked at it.
pub fn find_invitation(conn: &mut DbConn, player: PlayerId) -> QueryResult<Option<TournamentId>> {
    unseen_invitations::table
        .filter(unseen_invitations::player_id.eq(player))
        .order(unseen_invitations::tournament_id.desc())
        .select(unseen_invitations::tournament_id)
        .first(conn)
        .optional()
}
