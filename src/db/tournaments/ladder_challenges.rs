//! The challenges of ladders that nobody has answered. The logs of the tournaments have all of them; these
//! rows are what the header of every page counts, and what *My games* lists.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::name::TournamentName;
use crate::{
    db::{
        DbConn, DbTimestamp, PlayerId, RowHash, RowKind, TournamentId,
        changes::{self, StoredChange},
        schema::{ladder_challenges, tournaments},
    },
    tournament::{
        Tournament,
        event::{TournamentEvent, TournamentEventKind},
        ladder::ChallengeNumber,
    },
};

/// A challenge of a ladder that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingLadderChallenge {
    pub tournament: TournamentId,
    pub name: TournamentName,
    pub number: ChallengeNumber,
    pub challenger: PlayerId,
    pub challenged: PlayerId,
    pub expires_at: DateTime<Utc>,
}

/// Brings the rows up to date with what has happened. `after`: the tournament as it is now.
pub(super) fn update(
    conn: &mut DbConn,
    id: TournamentId,
    after: &Tournament,
    events: &[TournamentEvent],
) -> QueryResult<()> {
    let concerns = |event: &TournamentEvent| {
        matches!(
            event.what,
            TournamentEventKind::ChallengeMade { .. }
                | TournamentEventKind::ChallengeAccepted { .. }
                | TournamentEventKind::ChallengeDeclined { .. }
                | TournamentEventKind::ChallengeUnanswered { .. }
                | TournamentEventKind::ChallengeWithdrawn { .. }
                | TournamentEventKind::LadderClosed { .. }
                | TournamentEventKind::PlayerWithdrawn { .. }
                | TournamentEventKind::Cancelled { .. }
        )
    };
    if !after.is_ladder() || !events.iter().any(concerns) {
        return Ok(());
    }
    let stored: Vec<(i64, PlayerId, PlayerId)> = ladder_challenges::table
        .filter(ladder_challenges::tournament_id.eq(id))
        .select((
            ladder_challenges::number,
            ladder_challenges::challenger_id,
            ladder_challenges::challenged_id,
        ))
        .load(conn)?;
    let waiting: HashSet<i64> =
        after.ladder.waiting().map(|challenge| i64::from(challenge.number)).collect();
    for (number, challenger, challenged) in &stored {
        if !waiting.contains(number) {
            diesel::delete(ladder_challenges::table.find((id, *number))).execute(conn)?;
            note([*challenger, *challenged]);
        }
    }
    let known: HashSet<i64> = stored.iter().map(|(number, ..)| *number).collect();
    for challenge in after.ladder.waiting() {
        let number = i64::from(challenge.number);
        let account = |number| after.seat(1, number).map(|seat| PlayerId(seat.player));
        let both = account(challenge.challenger).zip(account(challenge.challenged));
        let Some((challenger, challenged)) = both.filter(|_| !known.contains(&number)) else {
            continue;
        };
        diesel::insert_into(ladder_challenges::table)
            .values((
                ladder_challenges::tournament_id.eq(id),
                ladder_challenges::number.eq(number),
                ladder_challenges::challenger_id.eq(challenger),
                ladder_challenges::challenged_id.eq(challenged),
                ladder_challenges::expires_at.eq(DbTimestamp::of(challenge.expires_at())),
            ))
            .execute(conn)?;
        note([challenger, challenged]);
    }
    Ok(())
}

fn note(players: [PlayerId; 2]) {
    players.into_iter().for_each(|player| changes::note(StoredChange::Invitation { player }));
}

/// Lists the challenges that wait for a player, and those that they have made, the first to expire first.
pub fn list_waiting_challenges(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Vec<WaitingLadderChallenge>> {
    type Row = (TournamentId, String, i64, PlayerId, PlayerId, DbTimestamp);
    let is_theirs =
        ladder_challenges::challenger_id.eq(player).or(ladder_challenges::challenged_id.eq(player));
    let rows: Vec<Row> = ladder_challenges::table
        .inner_join(tournaments::table)
        .filter(is_theirs)
        .filter(ladder_challenges::expires_at.gt(DbTimestamp::of(now)))
        .order((
            ladder_challenges::expires_at,
            ladder_challenges::tournament_id,
            ladder_challenges::number,
        ))
        .select((
            tournaments::id,
            tournaments::name,
            ladder_challenges::number,
            ladder_challenges::challenger_id,
            ladder_challenges::challenged_id,
            ladder_challenges::expires_at,
        ))
        .load(conn)?;
    let read = |(tournament, name, number, challenger, challenged, expires_at): Row| {
        Some(WaitingLadderChallenge {
            tournament,
            name: TournamentName { name, series_games: None },
            number: ChallengeNumber::try_from(number).ok()?,
            challenger,
            challenged,
            expires_at: expires_at.utc(),
        })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// Returns whether a challenge waits for an answer.
pub fn is_challenge_waiting(
    conn: &mut DbConn,
    tournament: TournamentId,
    number: ChallengeNumber,
) -> QueryResult<bool> {
    let row = ladder_challenges::table.find((tournament, i64::from(number)));
    diesel::select(diesel::dsl::exists(row)).get_result(conn)
}

/// Returns the mark of the waiting challenges that each of some players made or got.
pub fn list_challenge_marks(
    conn: &mut DbConn,
    players: &[PlayerId],
    now: DateTime<Utc>,
) -> QueryResult<HashMap<PlayerId, RowHash>> {
    if players.is_empty() {
        return Ok(HashMap::new());
    }
    let is_theirs = ladder_challenges::challenger_id
        .eq_any(players)
        .or(ladder_challenges::challenged_id.eq_any(players));
    let waiting: Vec<(TournamentId, i64, PlayerId, PlayerId)> = ladder_challenges::table
        .filter(is_theirs)
        .filter(ladder_challenges::expires_at.gt(DbTimestamp::of(now)))
        .select((
            ladder_challenges::tournament_id,
            ladder_challenges::number,
            ladder_challenges::challenger_id,
            ladder_challenges::challenged_id,
        ))
        .load(conn)?;
    let mut marks: HashMap<PlayerId, RowHash> = HashMap::new();
    for (id, number, challenger, challenged) in waiting {
        for player in [challenger, challenged] {
            let number = u64::try_from(number).unwrap_or(0);
            marks.entry(player).or_default().add(RowKind::LadderChallenge, id.0, number);
        }
    }
    Ok(marks)
}
