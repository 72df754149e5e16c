//! What waits for a player, as columns of the statement that finds who asks: every page shows it.
//!
//! They are written in SQL: as expressions of diesel each of their conditions is a type inside another, in
//! a statement that is compiled for two databases.

use chrono::{DateTime, Utc};
use diesel::{
    backend::Backend,
    expression::{AppearsOnTable, Expression, SelectableExpression, ValidGrouping, is_aggregate},
    query_builder::{AstPass, QueryFragment, QueryId},
    result::QueryResult,
    serialize::ToSql,
    sql_types::{BigInt, HasSqlType, Timestamp},
};

use super::DbTimestamp;

/// What waits for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WaitingCounts {
    /// Games in which it is the player's turn.
    pub games: usize,
    /// Challenges that the player can accept.
    pub challenges: usize,
    /// Messages that the player has not read.
    pub unread: i64,
}

impl WaitingCounts {
    pub fn is_nothing(self) -> bool {
        self.games == 0 && self.challenges == 0 && self.unread <= 0
    }
}

/// What one column counts, for the player in whose row it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountedRows {
    /// The games of [`super::games::list_to_move`] in which nothing is claimed.
    GamesToMove,
    /// Those in which something is: their rows say whether they are paused.
    ClaimedGamesToMove,
    /// The open challenges to the player.
    Challenges,
}

macro_rules! columns {
    ($($name:ident = $counted:ident),* $(,)?) => {$(
        #[derive(Clone, Copy, Debug)]
        pub(super) struct $name(DbTimestamp);

        impl $name {
            pub fn at(now: DateTime<Utc>) -> $name {
                $name(DbTimestamp::of(now))
            }
        }

        impl QueryId for $name {
            type QueryId = $name;
            const HAS_STATIC_QUERY_ID: bool = true;
        }

        impl Expression for $name {
            type SqlType = BigInt;
        }

        impl<Source> AppearsOnTable<Source> for $name {}

        impl<Source> SelectableExpression<Source> for $name {}

        impl<Group> ValidGrouping<Group> for $name {
            type IsAggregate = is_aggregate::Never;
        }

        impl<DB> QueryFragment<DB> for $name
        where
            DB: Backend + HasSqlType<Timestamp>,
            DbTimestamp: ToSql<Timestamp, DB>,
        {
            fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
                CountedRows::$counted.write(&self.0, out)
            }
        }
    )*};
}

columns! {
    GamesToMove = GamesToMove,
    ClaimedGamesToMove = ClaimedGamesToMove,
    ChallengesToPlayer = Challenges,
}

impl CountedRows {
    fn write<'b, DB>(self, now: &'b DbTimestamp, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()>
    where
        DB: Backend + HasSqlType<Timestamp>,
        DbTimestamp: ToSql<Timestamp, DB>,
    {
        let claimed = match self {
            CountedRows::GamesToMove => "IS NULL",
            CountedRows::ClaimedGamesToMove => "IS NOT NULL",
            CountedRows::Challenges => {
                out.push_sql(
                    "(SELECT COUNT(*) FROM challenges WHERE challenges.opponent_id = players.id \
                     AND challenges.state = 'open' AND challenges.expires_at > ",
                );
                out.push_bind_param::<Timestamp, _>(now)?;
                out.push_sql(")");
                return Ok(());
            }
        };
        for (before, side) in [("((", "white"), (" + (", "black")] {
            out.push_sql(before);
            out.push_sql("SELECT COUNT(*) FROM games WHERE games.");
            out.push_sql(side);
            out.push_sql("_id = players.id AND games.turn = '");
            out.push_sql(side);
            out.push_sql(
                "' AND games.ended_at IS NULL AND games.pending IS NULL AND games.claimed_at ",
            );
            out.push_sql(claimed);
            // Time may have run out and ended the game, though no job has written it down yet.
            out.push_sql(
                " AND (games.timeout_rule <> 'server' OR games.deadline IS NULL OR games.deadline > ",
            );
            out.push_bind_param::<Timestamp, _>(now)?;
            out.push_sql("))");
        }
        out.push_sql(")");
        Ok(())
    }
}
