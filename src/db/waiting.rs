//! What waits for a player, as columns of a statement about players: every page shows it.
//!
//! They are written in SQL, as expressions of their own: each condition of diesel would be a type inside
//! another, and a statement with a literal ([`diesel::dsl::sql`]) is prepared anew each time.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::{
    backend::Backend,
    expression::{AppearsOnTable, Expression, SelectableExpression, ValidGrouping, is_aggregate},
    pg::Pg,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    serialize::ToSql,
    sql_types::{BigInt, HasSqlType, Nullable, Timestamp},
    sqlite::Sqlite,
};

use super::{DbConn, DbTimestamp, PlayerId, games, schema::players};

/// What waits for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WaitingCounts {
    /// Games in which it is the player's turn, or whose time they can claim.
    pub games: usize,
    /// Those in which it is the player's turn.
    pub to_move: usize,
    /// Challenges that the player can accept.
    pub challenges: usize,
    /// Messages that the player has not read.
    pub unread: usize,
    /// Invitations to tournaments that the player has not looked at.
    pub invitations: usize,
}

impl WaitingCounts {
    pub fn is_nothing(self) -> bool {
        self == WaitingCounts::default()
    }
}

/// What a row about a player has of it: see [`waiting_columns`].
pub(super) type WaitingCountsRow = (Option<i64>, i64, i64, i64, i64);

/// Selects what waits for the player in whose row the columns stand.
pub(super) fn waiting_columns(
    now: DateTime<Utc>,
) -> (GamesToMove, ClaimableTimeouts, OpenChallenges, UnreadMessages, UnseenInvitations) {
    let now = DbTimestamp::of(now);
    (
        GamesToMove(now),
        ClaimableTimeouts(now),
        OpenChallenges(now),
        UnreadMessages(now),
        UnseenInvitations(now),
    )
}

/// Reads what was selected.
pub(super) fn read_waiting(
    conn: &mut DbConn,
    player: PlayerId,
    (to_move, timeouts, challenges, unread, invitations): WaitingCountsRow,
    now: DateTime<Utc>,
) -> QueryResult<WaitingCounts> {
    let count = |counted: i64| usize::try_from(counted).unwrap_or_default();
    let to_move = match to_move {
        Some(to_move) => count(to_move),
        // Whether a claimed game is paused, its row says.
        None => games::list_to_move(conn, player, now)?.len(),
    };
    Ok(WaitingCounts {
        games: to_move + count(timeouts),
        to_move,
        challenges: count(challenges),
        unread: count(unread),
        invitations: count(invitations),
    })
}

/// Counts what waits for each of some players.
pub fn list(
    conn: &mut DbConn,
    of: &[PlayerId],
    now: DateTime<Utc>,
) -> QueryResult<HashMap<PlayerId, WaitingCounts>> {
    if of.is_empty() {
        return Ok(HashMap::new());
    }
    let rows: Vec<(PlayerId, WaitingCountsRow)> = on_either!(conn, |c| {
        players::table
            .filter(players::id.eq_any(of))
            .select((players::id, waiting_columns(now)))
            .load(c)?
    });
    rows.into_iter()
        .map(|(player, row)| Ok((player, read_waiting(conn, player, row, now)?)))
        .collect()
}

macro_rules! columns {
    ($($(#[$doc:meta])* $name:ident: $type:ty = |$out:ident, $now:ident| $write:block)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub(super) struct $name(DbTimestamp);

        impl QueryId for $name {
            type QueryId = $name;
            const HAS_STATIC_QUERY_ID: bool = true;
        }

        impl Expression for $name {
            type SqlType = $type;
        }

        impl<Source> AppearsOnTable<Source> for $name {}

        impl<Source> SelectableExpression<Source> for $name {}

        impl<Group> ValidGrouping<Group> for $name {
            type IsAggregate = is_aggregate::Never;
        }

        impl<DB> QueryFragment<DB> for $name
        where
            DB: Backend + HasSqlType<Timestamp> + NotDelayed,
            DbTimestamp: ToSql<Timestamp, DB>,
        {
            fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
                let ($out, $now) = (&mut out, &self.0);
                $write
                Ok(())
            }
        }
    )*};
}

columns! {
    /// The games of [`games::list_to_move`]; NULL if something is claimed in one of them.
    ///
    /// They are all in which it is the player's turn, less those whose time has run out: an index counts
    /// both, and reads a deadline only where it is past. To compare each costs SQLite three times as much.
    GamesToMove: Nullable<BigInt> = |out, now| {
        out.push_sql("(");
        count_running(out, OnTurn::Player, UNLESS_CLAIMED, |out| {
            out.push_sql(DB::SQL);
            Ok(())
        })?;
        out.push_sql(" - ");
        count_running(out, OnTurn::Player, "COUNT(*)", |out| {
            // Time may have run out and ended the game, though no job has written it down yet.
            out.push_sql(" AND games.timeout_rule = 'server' AND games.deadline <= ");
            out.push_bind_param::<Timestamp, _>(now)?;
            out.push_sql(DB::SQL);
            Ok(())
        })?;
        out.push_sql(")");
    }

    /// The games that the player can win on time, by claiming that.
    ClaimableTimeouts: BigInt = |out, now| {
        count_running(out, OnTurn::Opponent, "COUNT(*)", |out| {
            out.push_sql(" AND games.timeout_rule <> 'server' AND games.deadline <= ");
            out.push_bind_param::<Timestamp, _>(now)
        })?;
    }

    /// The open challenges to the player, those of ladders too.
    OpenChallenges: BigInt = |out, now| {
        out.push_sql(
            "((SELECT COUNT(*) FROM challenges WHERE challenges.opponent_id = players.id \
             AND challenges.state = 'open' AND challenges.expires_at > ",
        );
        out.push_bind_param::<Timestamp, _>(now)?;
        out.push_sql(
            ") + (SELECT COUNT(*) FROM ladder_challenges WHERE ladder_challenges.challenged_id = players.id \
             AND ladder_challenges.expires_at > ",
        );
        out.push_bind_param::<Timestamp, _>(now)?;
        out.push_sql("))");
    }

    /// The messages to the player that are not read.
    UnreadMessages: BigInt = |out, _now| {
        out.push_sql(
            "(SELECT COUNT(*) FROM private_messages WHERE private_messages.to_id = players.id \
             AND private_messages.read_at IS NULL)",
        );
    }

    /// The invitations that the player has not looked at.
    UnseenInvitations: BigInt = |out, _now| {
        out.push_sql(
            "(SELECT COUNT(*) FROM unseen_invitations WHERE unseen_invitations.player_id = players.id)",
        );
    }
}

/// Counts games; NULL if something is claimed in one of them.
const UNLESS_CLAIMED: &str = "CASE WHEN COUNT(games.claimed_at) = 0 THEN COUNT(*) END";
/// The condition that the player has not made the move already: one that is not sent yet.
trait NotDelayed {
    const SQL: &'static str;
}

/// SQLite looks each game up in the table, without a statement of its own for each.
impl NotDelayed for Sqlite {
    const SQL: &'static str =
        " AND games.id NOT IN (SELECT delayed_moves.game_id FROM delayed_moves)";
}

/// Postgres would read the whole table for that.
impl NotDelayed for Pg {
    const SQL: &'static str =
        " AND NOT EXISTS (SELECT 1 FROM delayed_moves WHERE delayed_moves.game_id = games.id)";
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum OnTurn {
    Player,
    Opponent,
}

/// Counts the running games of a player that meet a condition: those as White, and those as Black.
fn count_running<'a, 'b, DB: Backend>(
    out: &mut AstPass<'a, 'b, DB>,
    on_turn: OnTurn,
    count: &str,
    condition: impl Fn(&mut AstPass<'a, 'b, DB>) -> QueryResult<()>,
) -> QueryResult<()> {
    for (before, side, other) in [("(", "white", "black"), (" + ", "black", "white")] {
        out.push_sql(before);
        out.push_sql("(SELECT ");
        out.push_sql(count);
        out.push_sql(" FROM games WHERE games.");
        out.push_sql(side);
        out.push_sql("_id = players.id AND games.turn = '");
        out.push_sql(if on_turn == OnTurn::Player { side } else { other });
        out.push_sql("' AND games.ended_at IS NULL AND games.pending IS NULL");
        condition(out)?;
        out.push_sql(")");
    }
    out.push_sql(")");
    Ok(())
}
