//! Rows of any table, read from one database and written into another.

use chrono::NaiveDateTime;
use diesel::{
    PgConnection, QueryableByName, RunQueryDsl as _, SqliteConnection,
    deserialize::{self, FromSql},
    pg::{Pg, PgRowByRowLoadingMode, PgValue},
    query_builder::BoxedSqlQuery,
    result::{Error::DeserializationError, QueryResult},
    row::{Field as _, NamedRow},
    serialize::ToSql,
    sql_types::{BigInt, Bool, Double, HasSqlType, Integer, Nullable, Text, Timestamp},
    sqlite::{Sqlite, SqliteType},
};
use sha2::{Digest as _, Sha256};

use super::tables::{ColumnKind, CopiedTable};
use crate::db::DbConn;

/// What one column of a row holds.
#[derive(Clone, Debug, PartialEq)]
enum CopiedValue {
    Null,
    Number(i64),
    Text(String),
    Truth(bool),
    Time(NaiveDateTime),
    Double(f64),
}

/// A row of any table.
struct AnyRow(Vec<CopiedValue>);

impl QueryableByName<Pg> for AnyRow {
    fn build<'a>(row: &impl NamedRow<'a, Pg>) -> deserialize::Result<Self> {
        let value = |index| {
            let field = diesel::row::Row::get(row, index).ok_or("a column is missing")?;
            field.value().map_or(Ok(CopiedValue::Null), of_postgres)
        };
        (0..row.field_count()).map(value).collect::<deserialize::Result<_>>().map(AnyRow)
    }
}

impl QueryableByName<Sqlite> for AnyRow {
    fn build<'a>(row: &impl NamedRow<'a, Sqlite>) -> deserialize::Result<Self> {
        let value = |index| {
            let field = diesel::row::Row::get(row, index).ok_or("a column is missing")?;
            let Some(value) = field.value() else { return Ok(CopiedValue::Null) };
            Ok(match value.value_type() {
                None => CopiedValue::Null,
                Some(SqliteType::Integer | SqliteType::Long | SqliteType::SmallInt) => {
                    CopiedValue::Number(FromSql::<BigInt, Sqlite>::from_sql(value)?)
                }
                Some(SqliteType::Float | SqliteType::Double) => {
                    CopiedValue::Double(FromSql::<Double, Sqlite>::from_sql(value)?)
                }
                Some(SqliteType::Text) => {
                    CopiedValue::Text(FromSql::<Text, Sqlite>::from_sql(value)?)
                }
                Some(other) => return Err(format!("a type that no column has: {other:?}").into()),
            })
        };
        (0..row.field_count()).map(value).collect::<deserialize::Result<_>>().map(AnyRow)
    }
}

/// Reads a value by its type (the numbers of `pg_type`).
fn of_postgres(value: PgValue<'_>) -> deserialize::Result<CopiedValue> {
    Ok(match value.get_oid().get() {
        20 => CopiedValue::Number(FromSql::<BigInt, Pg>::from_sql(value)?),
        23 => CopiedValue::Number(<i32 as FromSql<Integer, Pg>>::from_sql(value)?.into()),
        25 => CopiedValue::Text(FromSql::<Text, Pg>::from_sql(value)?),
        16 => CopiedValue::Truth(FromSql::<Bool, Pg>::from_sql(value)?),
        1114 => CopiedValue::Time(FromSql::<Timestamp, Pg>::from_sql(value)?),
        701 => CopiedValue::Double(FromSql::<Double, Pg>::from_sql(value)?),
        other => return Err(format!("a type that no column has: {other}").into()),
    })
}

impl CopiedValue {
    /// Returns it as its column has it: SQLite tells neither truths nor times from others.
    fn into_kind(self, kind: ColumnKind) -> deserialize::Result<CopiedValue> {
        Ok(match (kind, self) {
            (ColumnKind::Boolean, CopiedValue::Number(number)) => CopiedValue::Truth(number != 0),
            (ColumnKind::Timestamp, CopiedValue::Text(text)) => {
                CopiedValue::Time(NaiveDateTime::parse_from_str(&text, "%F %T%.f")?)
            }
            (ColumnKind::Double, CopiedValue::Number(number)) => CopiedValue::Double(number as f64),
            (_, value) => value,
        })
    }

    fn add_to(&self, hash: &mut Sha256) {
        let (kind, bytes) = match self {
            CopiedValue::Null => (0, Vec::new()),
            CopiedValue::Number(number) => (1, number.to_be_bytes().to_vec()),
            CopiedValue::Text(text) => (2, text.as_bytes().to_vec()),
            CopiedValue::Truth(truth) => (3, vec![u8::from(*truth)]),
            CopiedValue::Time(time) => {
                (4, time.and_utc().timestamp_micros().to_be_bytes().to_vec())
            }
            CopiedValue::Double(double) => (5, double.to_bits().to_be_bytes().to_vec()),
        };
        hash.update([kind]);
        hash.update(bytes.len().to_be_bytes());
        hash.update(bytes);
    }
}

/// What rows add up to, whatever their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowSum {
    pub rows: u64,
    hashes: u128,
}

impl RowSum {
    fn add(&mut self, row: &[CopiedValue]) {
        let mut hash = Sha256::new();
        row.iter().for_each(|value| value.add_to(&mut hash));
        let hash = hash.finalize();
        let hash = hash.iter().take(16).fold(0, |hash, byte| hash << 8 | u128::from(*byte));
        self.rows += 1;
        self.hashes = self.hashes.wrapping_add(hash);
    }
}

/// Adds up all rows of a table.
pub(super) fn sum_of(conn: &mut DbConn, table: &CopiedTable) -> QueryResult<RowSum> {
    let mut sum = RowSum::default();
    for_each_row(conn, table, |row| {
        sum.add(&row);
        Ok(())
    })?;
    Ok(sum)
}

/// A statement has so many values at the most: SQLite takes 32 766, and Postgres 65 535.
const VALUES_PER_STATEMENT: usize = 3200;

/// Copies all rows of a table, and adds up what was read.
pub(super) fn copy_table(
    from: &mut DbConn,
    into: &mut DbConn,
    table: &CopiedTable,
) -> QueryResult<RowSum> {
    let batch = (VALUES_PER_STATEMENT / table.columns.len().max(1)).max(1);
    let mut sum = RowSum::default();
    let mut rows = Vec::with_capacity(batch);
    for_each_row(from, table, |row| {
        sum.add(&row);
        rows.push(row);
        if rows.len() < batch {
            return Ok(());
        }
        insert(into, table, std::mem::take(&mut rows))
    })?;
    if !rows.is_empty() {
        insert(into, table, rows)?;
    }
    Ok(sum)
}

/// Reads a table row by row: it may be larger than the memory.
fn for_each_row(
    conn: &mut DbConn,
    table: &CopiedTable,
    mut each: impl FnMut(Vec<CopiedValue>) -> QueryResult<()>,
) -> QueryResult<()> {
    let query = format!("SELECT {} FROM {}", table.column_list(), table.quoted());
    let query = diesel::sql_query(query);
    let mut one = |row: QueryResult<AnyRow>| {
        let values = row?.0.into_iter().zip(&table.columns);
        let values = values.map(|(value, (_, kind))| value.into_kind(*kind));
        each(values.collect::<deserialize::Result<_>>().map_err(DeserializationError)?)
    };
    match conn {
        DbConn::Postgres(conn) => {
            let rows = query.load_iter::<AnyRow, PgRowByRowLoadingMode>(conn)?;
            for row in rows {
                one(row)?;
            }
        }
        DbConn::Sqlite(conn) => {
            let rows = query.load_iter::<AnyRow, diesel::connection::DefaultLoadingMode>(conn)?;
            for row in rows {
                one(row)?;
            }
        }
    }
    Ok(())
}

fn insert(conn: &mut DbConn, table: &CopiedTable, rows: Vec<Vec<CopiedValue>>) -> QueryResult<()> {
    let width = table.columns.len();
    let holder = |number: usize| match conn {
        DbConn::Postgres(_) => format!("${}", number + 1),
        DbConn::Sqlite(_) => "?".to_owned(),
    };
    let holders = |row: usize| {
        let holders: Vec<String> = (0..width).map(|column| holder(row * width + column)).collect();
        format!("({})", holders.join(", "))
    };
    let values: Vec<String> = (0..rows.len()).map(holders).collect();
    let sql = format!(
        "INSERT INTO {} ({}) VALUES {}",
        table.quoted(),
        table.column_list(),
        values.join(", ")
    );
    let kinds = table.columns.iter().map(|(_, kind)| *kind).cycle();
    let values = rows.into_iter().flatten().zip(kinds);
    match conn {
        DbConn::Postgres(conn) => execute_on_postgres(conn, sql, values),
        DbConn::Sqlite(conn) => execute_on_sqlite(conn, sql, values),
    }
}

fn execute_on_postgres(
    conn: &mut PgConnection,
    sql: String,
    values: impl Iterator<Item = (CopiedValue, ColumnKind)>,
) -> QueryResult<()> {
    let query = diesel::sql_query(sql).into_boxed::<Pg>();
    values.fold(query, |query, (value, kind)| bind(query, value, kind)).execute(conn).map(drop)
}

fn execute_on_sqlite(
    conn: &mut SqliteConnection,
    sql: String,
    values: impl Iterator<Item = (CopiedValue, ColumnKind)>,
) -> QueryResult<()> {
    let query = diesel::sql_query(sql).into_boxed::<Sqlite>();
    values.fold(query, |query, (value, kind)| bind(query, value, kind)).execute(conn).map(drop)
}

/// Binds a value with the type of its column, or as what it is: the database refuses it then.
fn bind<'a, DB>(
    query: BoxedSqlQuery<'a, DB, diesel::query_builder::SqlQuery>,
    value: CopiedValue,
    kind: ColumnKind,
) -> BoxedSqlQuery<'a, DB, diesel::query_builder::SqlQuery>
where
    DB: diesel::backend::Backend
        + HasSqlType<BigInt>
        + HasSqlType<Integer>
        + HasSqlType<Text>
        + HasSqlType<Bool>
        + HasSqlType<Timestamp>
        + HasSqlType<Double>
        + 'a,
    Option<i64>: ToSql<Nullable<BigInt>, DB>,
    Option<i32>: ToSql<Nullable<Integer>, DB>,
    Option<String>: ToSql<Nullable<Text>, DB>,
    Option<bool>: ToSql<Nullable<Bool>, DB>,
    Option<NaiveDateTime>: ToSql<Nullable<Timestamp>, DB>,
    Option<f64>: ToSql<Nullable<Double>, DB>,
{
    match (value, kind) {
        (CopiedValue::Null, ColumnKind::BigInt) => query.bind::<Nullable<BigInt>, _>(None::<i64>),
        (CopiedValue::Null, ColumnKind::Integer) => query.bind::<Nullable<Integer>, _>(None::<i32>),
        (CopiedValue::Null, ColumnKind::Text) => query.bind::<Nullable<Text>, _>(None::<String>),
        (CopiedValue::Null, ColumnKind::Boolean) => query.bind::<Nullable<Bool>, _>(None::<bool>),
        (CopiedValue::Null, ColumnKind::Timestamp) => {
            query.bind::<Nullable<Timestamp>, _>(None::<NaiveDateTime>)
        }
        (CopiedValue::Null, ColumnKind::Double) => query.bind::<Nullable<Double>, _>(None::<f64>),
        (CopiedValue::Number(number), ColumnKind::Integer) => match i32::try_from(number) {
            Ok(number) => query.bind::<Nullable<Integer>, _>(Some(number)),
            Err(_) => query.bind::<Nullable<BigInt>, _>(Some(number)),
        },
        (CopiedValue::Number(number), _) => query.bind::<Nullable<BigInt>, _>(Some(number)),
        (CopiedValue::Text(text), _) => query.bind::<Nullable<Text>, _>(Some(text)),
        (CopiedValue::Truth(truth), _) => query.bind::<Nullable<Bool>, _>(Some(truth)),
        (CopiedValue::Time(time), _) => query.bind::<Nullable<Timestamp>, _>(Some(time)),
        (CopiedValue::Double(double), _) => query.bind::<Nullable<Double>, _>(Some(double)),
    }
}
