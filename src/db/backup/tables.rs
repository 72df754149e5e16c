//! Which tables a database has, with their columns.

use diesel::{
    OptionalExtension as _, QueryableByName, RunQueryDsl as _,
    result::QueryResult,
    sql_types::{BigInt, Bool, Text},
};

use super::backup_error::BackupError;
use crate::db::DbConn;

/// A table with its columns, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::db) struct TableDefinition {
    pub name: String,
    pub columns: Vec<(String, ColumnType)>,
    /// Its rows are numbered by the database.
    pub is_numbered: bool,
}

/// The six types of migrations/README.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::db) enum ColumnType {
    BigInt,
    Integer,
    Text,
    Boolean,
    Timestamp,
    Double,
}

impl TableDefinition {
    pub fn quoted(&self) -> String {
        quoted(&self.name)
    }

    /// Returns its columns, as they stand in a statement.
    pub fn column_list(&self) -> String {
        let columns: Vec<String> = self.columns.iter().map(|(name, _)| quoted(name)).collect();
        columns.join(", ")
    }
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

#[derive(QueryableByName)]
struct ColumnRow {
    #[diesel(sql_type = Text)]
    table_name: String,
    #[diesel(sql_type = Text)]
    column_name: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Bool)]
    is_numbered: bool,
}

/// Lists the tables by name, without those of SQLite and diesel.
pub(in crate::db) fn list(conn: &mut DbConn) -> Result<Vec<TableDefinition>, BackupError> {
    let sql = match conn {
        // SQLite finds rows by INTEGER PRIMARY KEY alone: there it is what Postgres calls BIGINT.
        DbConn::Sqlite(_) => {
            "SELECT m.name AS table_name, c.name AS column_name,
             CASE WHEN upper(c.type) = 'INTEGER' AND c.pk = 1 AND NOT EXISTS
                 (SELECT 1 FROM pragma_table_info(m.name) WHERE pk > 1)
             THEN 'BIGINT' ELSE upper(c.type) END AS kind,
             c.pk = 1 AND m.sql LIKE '%AUTOINCREMENT%' AS is_numbered
             FROM sqlite_master m, pragma_table_info(m.name) c
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '%diesel%'
             ORDER BY 1, 2"
        }
        DbConn::Postgres(_) => {
            "SELECT table_name::text, column_name::text, upper(data_type::text) AS kind,
             is_identity = 'YES' AS is_numbered
             FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name NOT LIKE '%diesel%'
             ORDER BY table_name::text COLLATE \"C\", column_name::text COLLATE \"C\""
        }
    };
    let rows: Vec<ColumnRow> = diesel::sql_query(sql).load(conn)?;
    let mut tables: Vec<TableDefinition> = Vec::new();
    for row in rows {
        let kind = match row.kind.as_str() {
            "BIGINT" => ColumnType::BigInt,
            "INTEGER" => ColumnType::Integer,
            "TEXT" => ColumnType::Text,
            "BOOLEAN" => ColumnType::Boolean,
            "TIMESTAMP" | "TIMESTAMP WITHOUT TIME ZONE" => ColumnType::Timestamp,
            "DOUBLE PRECISION" => ColumnType::Double,
            other => {
                let column = format!("{}.{}: {other}", row.table_name, row.column_name);
                return Err(BackupError::Tables(format!("a type that no column has: {column}")));
            }
        };
        if tables.last().is_none_or(|table| table.name != row.table_name) {
            let name = row.table_name;
            tables.push(TableDefinition { name, columns: Vec::new(), is_numbered: false });
        }
        if let Some(table) = tables.last_mut() {
            table.columns.push((row.column_name, kind));
            table.is_numbered |= row.is_numbered;
        }
    }
    Ok(tables)
}

#[derive(QueryableByName)]
struct ReferenceRow {
    #[diesel(sql_type = Text)]
    child: String,
    #[diesel(sql_type = Text)]
    parent: String,
}

/// Orders tables so that each comes behind those to which its rows refer.
pub(in crate::db) fn by_reference(
    conn: &mut DbConn,
    mut tables: Vec<TableDefinition>,
) -> Result<Vec<TableDefinition>, BackupError> {
    let sql = match conn {
        DbConn::Sqlite(_) => {
            "SELECT m.name AS child, f.\"table\" AS parent
             FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'"
        }
        DbConn::Postgres(_) => {
            "SELECT c.relname::text AS child, p.relname::text AS parent
             FROM pg_constraint f
             JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class p ON p.oid = f.confrelid
             WHERE f.contype = 'f' AND f.connamespace = current_schema()::regnamespace"
        }
    };
    let references: Vec<ReferenceRow> = diesel::sql_query(sql).load(conn)?;
    let mut ordered: Vec<TableDefinition> = Vec::new();
    while !tables.is_empty() {
        let waits = |table: &TableDefinition| {
            let mut parents = references.iter().filter(|it| it.child == table.name);
            parents.any(|it| it.parent != table.name && tables.iter().any(|t| t.name == it.parent))
        };
        let Some(free) = tables.iter().position(|table| !waits(table)) else {
            let names: Vec<&str> = tables.iter().map(|table| table.name.as_str()).collect();
            let names = names.join(", ");
            return Err(BackupError::Tables(format!("these refer to each other: {names}")));
        };
        ordered.push(tables.remove(free));
    }
    Ok(ordered)
}

#[derive(QueryableByName)]
struct LastIdRow {
    #[diesel(sql_type = BigInt)]
    last: i64,
}

/// Returns the last number that each table has given to a row, deleted ones too. 0: none yet.
pub(in crate::db) fn last_ids(
    conn: &mut DbConn,
    tables: &[TableDefinition],
) -> QueryResult<Vec<(TableDefinition, i64)>> {
    let numbered = tables.iter().filter(|table| table.is_numbered);
    let last = |table: &TableDefinition| {
        let sql = match conn {
            DbConn::Sqlite(_) => {
                format!("SELECT seq AS last FROM sqlite_sequence WHERE name = '{}'", table.name)
            }
            DbConn::Postgres(_) => {
                let sequence = sequence(table);
                format!("SELECT coalesce(pg_sequence_last_value({sequence}), 0) AS last")
            }
        };
        let found: Option<LastIdRow> = diesel::sql_query(sql).get_result(conn).optional()?;
        Ok((table.clone(), found.map_or(0, |found| found.last)))
    };
    numbered.map(last).collect()
}

/// Has a table go on behind the last number that was given.
pub(in crate::db) fn set_last_id(
    conn: &mut DbConn,
    table: &TableDefinition,
    last: i64,
) -> QueryResult<()> {
    let statements = match conn {
        DbConn::Sqlite(_) => vec![
            format!("DELETE FROM sqlite_sequence WHERE name = '{}'", table.name),
            format!("INSERT INTO sqlite_sequence (name, seq) VALUES ('{}', {last})", table.name),
        ],
        DbConn::Postgres(_) => {
            let next = last.saturating_add(1);
            vec![format!("SELECT setval({}, {next}, FALSE)", sequence(table))]
        }
    };
    for statement in statements {
        diesel::sql_query(statement).execute(conn)?;
    }
    Ok(())
}

/// The sequence of a table on Postgres.
fn sequence(table: &TableDefinition) -> String {
    format!("pg_get_serial_sequence('\"{}\"', 'id')::regclass", table.name)
}
