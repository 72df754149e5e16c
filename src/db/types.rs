//! The newtypes that stand in rows: ids, instants.

use chrono::{DateTime, NaiveDateTime, SubsecRound as _, Utc};
use diesel::{
    backend::Backend,
    deserialize::{self, FromSql, FromSqlRow},
    expression::AsExpression,
    serialize::{self, Output, ToSql},
    sql_types::{BigInt, Timestamp},
};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, AsExpression, FromSqlRow)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[diesel(sql_type = BigInt)]
        pub struct $name(pub i64);

        impl<DB: Backend> FromSql<BigInt, DB> for $name
        where
            i64: FromSql<BigInt, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
                i64::from_sql(bytes).map(Self)
            }
        }

        impl<DB: Backend> ToSql<BigInt, DB> for $name
        where
            i64: ToSql<BigInt, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                self.0.to_sql(out)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(s: &str) -> Result<Self, Self::Err> {
                s.parse().map(Self)
            }
        }
    )*};
}

ids! {
    /// Names a player.
    PlayerId,
    /// Names a game.
    GameId,
    /// Names a challenge.
    ChallengeId,
    /// Names a session.
    SessionId,
    /// Names an email in the outbox.
    EmailId,
    /// Names a vacation.
    VacationId,
    /// Names a tournament.
    TournamentId,
}

/// An instant as it is stored: UTC, truncated to microseconds, which is what Postgres keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, AsExpression, FromSqlRow)]
#[diesel(sql_type = Timestamp)]
pub struct DbTimestamp(NaiveDateTime);

impl DbTimestamp {
    pub fn of(at: DateTime<Utc>) -> DbTimestamp {
        DbTimestamp(at.naive_utc().trunc_subsecs(6))
    }

    pub fn utc(self) -> DateTime<Utc> {
        self.0.and_utc()
    }
}

impl<DB: Backend> FromSql<Timestamp, DB> for DbTimestamp
where
    NaiveDateTime: FromSql<Timestamp, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        NaiveDateTime::from_sql(bytes).map(Self)
    }
}

impl<DB: Backend> ToSql<Timestamp, DB> for DbTimestamp
where
    NaiveDateTime: ToSql<Timestamp, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        self.0.to_sql(out)
    }
}
