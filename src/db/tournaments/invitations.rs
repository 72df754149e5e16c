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
    for event in events {
        if let TournamentEventKind::Invited { player }
        | TournamentEventKind::SubstituteInvited { player, .. } = &event.what
        {
            insert(conn, id, PlayerId(*player))?;
        }
    }
    let unseen: Vec<PlayerId> = unseen_invitations::table
        .filter(unseen_invitations::tournament_id.eq(id))
        .select(unseen_invitations::player_id)
        .load(conn)?;
    let void = unseen.into_iter().filter(|player| !after.has_open_invitation(player.0));
    delete_invitations(conn, id, &void.collect::<Vec<_>>())
}

fn insert(conn: &mut DbConn, id: TournamentId, player: PlayerId) -> QueryResult<()> {
    let row = (unseen_invitations::player_id.eq(player), unseen_invitations::tournament_id.eq(id));
    let query = diesel::insert_into(unseen_invitations::table).values(row);
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    changes::note(StoredChange::Invitation { player });
    Ok(())
}

/// Notes that players have looked at an invitation, or cannot accept it any more.
pub fn delete_invitations(
    conn: &mut DbConn,
    id: TournamentId,
    players: &[PlayerId],
) -> QueryResult<()> {
    if players.is_empty() {
        return Ok(());
    }
    diesel::delete(
        unseen_invitations::table
            .filter(unseen_invitations::tournament_id.eq(id))
            .filter(unseen_invitations::player_id.eq_any(players)),
    )
    .execute(conn)?;
    players.iter().for_each(|player| changes::note(StoredChange::Invitation { player: *player }));
    Ok(())
}

/// Lists the tournaments to which a player has been invited without having looked at them, the last one
/// first.
pub fn list_invitations(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<TournamentId>> {
    unseen_invitations::table
        .filter(unseen_invitations::player_id.eq(player))
        .order(unseen_invitations::tournament_id.desc())
        .select(unseen_invitations::tournament_id)
        .load(conn)
}
