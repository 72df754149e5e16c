//! Rows of any table, read from one database and written into another.

use chrono::NaiveDateTime;
use diesel::{
    QueryableByName, RunQueryDsl as _,
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

use super::tables::{ColumnType, TableDefinition};
use crate::db::DbConn;

/// What one column of a row holds.
#[derive(Clone, Debug, PartialEq)]
enum DynamicValue {
    Null,
    Number(i64),
    Text(String),
    Truth(bool),
    Time(NaiveDateTime),
    Double(f64),
}

/// A row of any table.
struct DynamicRow(Vec<DynamicValue>);

impl QueryableByName<Pg> for DynamicRow {
    fn build<'a>(row: &impl NamedRow<'a, Pg>) -> deserialize::Result<Self> {
        let value = |index| {
            let field = diesel::row::Row::get(row, index).ok_or("a column is missing")?;
            field.value().map_or(Ok(DynamicValue::Null), of_postgres)
        };
        (0..row.field_count()).map(value).collect::<deserialize::Result<_>>().map(DynamicRow)
    }
}

impl QueryableByName<Sqlite> for DynamicRow {
    fn build<'a>(row: &impl NamedRow<'a, Sqlite>) -> deserialize::Result<Self> {
        let value = |index| {
            let field = diesel::row::Row::get(row, index).ok_or("a column is missing")?;
            let Some(value) = field.value() else { return Ok(DynamicValue::Null) };
            Ok(match value.value_type() {
                None => DynamicValue::Null,
                Some(SqliteType::Integer | SqliteType::Long | SqliteType::SmallInt) => {
                    DynamicValue::Number(FromSql::<BigInt, Sqlite>::from_sql(value)?)
                }
                Some(SqliteType::Float | SqliteType::Double) => {
                    DynamicValue::Double(FromSql::<Double, Sqlite>::from_sql(value)?)
                }
                Some(SqliteType::Text) => {
                    DynamicValue::Text(FromSql::<Text, Sqlite>::from_sql(value)?)
                }
                Some(other) => return Err(format!("a type that no column has: {other:?}").into()),
            })
        };
        (0..row.field_count()).map(value).collect::<deserialize::Result<_>>().map(DynamicRow)
    }
}

/// Reads a value by its type (the numbers of `pg_type`).
fn of_postgres(value: PgValue<'_>) -> deserialize::Result<DynamicValue> {
    Ok(match value.get_oid().get() {
        20 => DynamicValue::Number(FromSql::<BigInt, Pg>::from_sql(value)?),
        23 => DynamicValue::Number(<i32 as FromSql<Integer, Pg>>::from_sql(value)?.into()),
        25 => DynamicValue::Text(FromSql::<Text, Pg>::from_sql(value)?),
        16 => DynamicValue::Truth(FromSql::<Bool, Pg>::from_sql(value)?),
        1114 => DynamicValue::Time(FromSql::<Timestamp, Pg>::from_sql(value)?),
        701 => DynamicValue::Double(FromSql::<Double, Pg>::from_sql(value)?),
        other => return Err(format!("a type that no column has: {other}").into()),
    })
}

impl DynamicValue {
    /// Returns it as its column has it: SQLite tells neither truths nor times from others.
    fn into_kind(self, kind: ColumnType) -> deserialize::Result<DynamicValue> {
        Ok(match (kind, self) {
            (ColumnType::Boolean, DynamicValue::Number(number)) => DynamicValue::Truth(number != 0),
            (ColumnType::Timestamp, DynamicValue::Text(text)) => {
                DynamicValue::Time(NaiveDateTime::parse_from_str(&text, "%F %T%.f")?)
            }
            (ColumnType::Double, DynamicValue::Number(number)) => {
                DynamicValue::Double(number as f64)
            }
            (_, value) => value,
        })
    }

    fn add_to(&self, hash: &mut Sha256) {
        let (kind, bytes) = match self {
            DynamicValue::Null => (0, Vec::new()),
            DynamicValue::Number(number) => (1, number.to_be_bytes().to_vec()),
            DynamicValue::Text(text) => (2, text.as_bytes().to_vec()),
            DynamicValue::Truth(truth) => (3, vec![u8::from(*truth)]),
            DynamicValue::Time(time) => {
                (4, time.and_utc().timestamp_micros().to_be_bytes().to_vec())
            }
            DynamicValue::Double(double) => (5, double.to_bits().to_be_bytes().to_vec()),
        };
        hash.update([kind]);
        hash.update(bytes.len().to_be_bytes());
        hash.update(bytes);
    }
}

/// How many rows a table has, and the sum of their hashes: their order does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableChecksum {
    pub rows: u64,
    hashes: u128,
}

impl TableChecksum {
    fn add(&mut self, row: &[DynamicValue]) {
        let mut hash = Sha256::new();
        row.iter().for_each(|value| value.add_to(&mut hash));
        let hash = hash.finalize();
        let hash = hash.iter().take(16).fold(0, |hash, byte| hash << 8 | u128::from(*byte));
        self.rows += 1;
        self.hashes = self.hashes.wrapping_add(hash);
    }
}

/// Adds up all rows of a table.
pub(super) fn checksum_of(
    conn: &mut DbConn,
    table: &TableDefinition,
) -> QueryResult<TableChecksum> {
    let mut sum = TableChecksum::default();
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
    table: &TableDefinition,
) -> QueryResult<TableChecksum> {
    let batch = (VALUES_PER_STATEMENT / table.columns.len().max(1)).max(1);
    let mut sum = TableChecksum::default();
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
    table: &TableDefinition,
    mut each: impl FnMut(Vec<DynamicValue>) -> QueryResult<()>,
) -> QueryResult<()> {
    let query = format!("SELECT {} FROM {}", table.column_list(), table.quoted());
    let query = diesel::sql_query(query);
    let mut one = |row: QueryResult<DynamicRow>| {
        let values = row?.0.into_iter().zip(&table.columns);
        let values = values.map(|(value, (_, kind))| value.into_kind(*kind));
        each(values.collect::<deserialize::Result<_>>().map_err(DeserializationError)?)
    };
    match conn {
        DbConn::Postgres(conn) => {
            let rows = query.load_iter::<DynamicRow, PgRowByRowLoadingMode>(conn)?;
            for row in rows {
                one(row)?;
            }
        }
        DbConn::Sqlite(conn) => {
            let rows =
                query.load_iter::<DynamicRow, diesel::connection::DefaultLoadingMode>(conn)?;
            for row in rows {
                one(row)?;
            }
        }
    }
    Ok(())
}

fn insert(
    conn: &mut DbConn,
    table: &TableDefinition,
    rows: Vec<Vec<DynamicValue>>,
) -> QueryResult<()> {
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
    on_either!(conn, |c| {
        let query = diesel::sql_query(sql).into_boxed();
        let query = values.fold(query, |query, (value, kind)| bind(query, value, kind));
        query.execute(c).map(drop)
    })
}

/// Binds a value with the type of its column, or as what it is: the database refuses it then.
fn bind<'a, DB>(
    query: BoxedSqlQuery<'a, DB, diesel::query_builder::SqlQuery>,
    value: DynamicValue,
    kind: ColumnType,
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
        (DynamicValue::Null, ColumnType::BigInt) => query.bind::<Nullable<BigInt>, _>(None::<i64>),
        (DynamicValue::Null, ColumnType::Integer) => {
            query.bind::<Nullable<Integer>, _>(None::<i32>)
        }
        (DynamicValue::Null, ColumnType::Text) => query.bind::<Nullable<Text>, _>(None::<String>),
        (DynamicValue::Null, ColumnType::Boolean) => query.bind::<Nullable<Bool>, _>(None::<bool>),
        (DynamicValue::Null, ColumnType::Timestamp) => {
            query.bind::<Nullable<Timestamp>, _>(None::<NaiveDateTime>)
        }
        (DynamicValue::Null, ColumnType::Double) => query.bind::<Nullable<Double>, _>(None::<f64>),
        (DynamicValue::Number(number), ColumnType::Integer) => match i32::try_from(number) {
            Ok(number) => query.bind::<Nullable<Integer>, _>(Some(number)),
            Err(_) => query.bind::<Nullable<BigInt>, _>(Some(number)),
        },
        (DynamicValue::Number(number), _) => query.bind::<Nullable<BigInt>, _>(Some(number)),
        (DynamicValue::Text(text), _) => query.bind::<Nullable<Text>, _>(Some(text)),
        (DynamicValue::Truth(truth), _) => query.bind::<Nullable<Bool>, _>(Some(truth)),
        (DynamicValue::Time(time), _) => query.bind::<Nullable<Timestamp>, _>(Some(time)),
        (DynamicValue::Double(double), _) => query.bind::<Nullable<Double>, _>(Some(double)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checksum(rows: &[&[DynamicValue]]) -> TableChecksum {
        let mut sum = TableChecksum::default();
        rows.iter().for_each(|row| sum.add(row));
        sum
    }

    #[test]
    fn a_checksum_differs_where_a_value_does_and_not_by_the_order_of_rows() {
        let text = |text: &str| DynamicValue::Text(text.to_owned());
        let (one, other) = ([text("ab"), text("c")], [text("d"), DynamicValue::Null]);
        let rows = checksum(&[&one, &other]);
        assert_eq!(rows, checksum(&[&other, &one]));
        let changed: [&[DynamicValue]; 6] = [
            &[text("a"), text("bc")],
            &[text("c"), text("ab")],
            &[text("ab"), text("")],
            &[text("ab"), DynamicValue::Null],
            &[text("ab"), DynamicValue::Number(0)],
            &[text("ab"), DynamicValue::Truth(false)],
        ];
        for (index, row) in changed.iter().enumerate() {
            assert_ne!(checksum(&[row, &other]), rows, "{row:?}");
            for second in &changed[index + 1..] {
                assert_ne!(checksum(&[row]), checksum(&[second]), "{row:?} {second:?}");
            }
        }
        assert_ne!(checksum(&[&one, &one, &other]), rows);
    }

    #[test]
    fn values_of_sqlite_become_what_their_column_has() {
        let time = NaiveDateTime::parse_from_str("2026-11-20 12:00:00.5", "%F %T%.f").unwrap();
        for (value, kind, expected) in [
            (DynamicValue::Number(1), ColumnType::Boolean, DynamicValue::Truth(true)),
            (DynamicValue::Number(0), ColumnType::Boolean, DynamicValue::Truth(false)),
            (DynamicValue::Number(2), ColumnType::Double, DynamicValue::Double(2.0)),
            (DynamicValue::Number(1), ColumnType::Integer, DynamicValue::Number(1)),
            (
                DynamicValue::Text("2026-11-20 12:00:00.5".to_owned()),
                ColumnType::Timestamp,
                DynamicValue::Time(time),
            ),
            (DynamicValue::Null, ColumnType::Timestamp, DynamicValue::Null),
        ] {
            assert_eq!(value.into_kind(kind).unwrap(), expected);
        }
        let words = DynamicValue::Text("yesterday".to_owned());
        assert!(words.into_kind(ColumnType::Timestamp).is_err());
    }
}
