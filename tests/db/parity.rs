//! Both databases have the same tables, and schema.rs describes them.

use std::{collections::BTreeMap, fs, path::Path};

use diesel::{
    QueryableByName, RunQueryDsl as _,
    sql_types::{Bool, Text},
};
use zugpost::db::{DbConn, DbError};

use crate::support::database::TestDatabase;

fn names(folder: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
    let mut names: Vec<_> = fs::read_dir(path)
        .expect("migrations")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn both_folders_list_the_same_migrations() {
    assert_eq!(names("sqlite"), names("postgres"));
    assert!(!names("sqlite").is_empty());
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// An account that is deleted takes along what refers to it: by an index, or everything that
/// everybody has would be gone through.
#[test]
fn whatever_refers_to_a_player_is_found_by_an_index() {
    let database = TestDatabase::new();
    let db = database.open();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let bare = db.read::<_, DbError>(|conn| {
        let sql = match conn {
            DbConn::Sqlite(_) => {
                "SELECT m.name || '.' || f.\"from\" AS line
                 FROM sqlite_master m, pragma_foreign_key_list(m.name) f
                 WHERE m.type = 'table' AND f.\"table\" = 'players' AND NOT EXISTS (
                     SELECT 1 FROM pragma_index_list(m.name) i, pragma_index_info(i.name) c
                     WHERE i.partial = 0 AND c.seqno = 0 AND c.name = f.\"from\")"
            }
            DbConn::Postgres(_) => {
                "SELECT f.conrelid::regclass::text || '.' || a.attname AS line
                 FROM pg_constraint f
                 JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
                 WHERE f.contype = 'f' AND f.confrelid = 'players'::regclass AND NOT EXISTS (
                     SELECT 1 FROM pg_index i
                     WHERE i.indrelid = f.conrelid AND i.indpred IS NULL
                     AND i.indkey[0] = a.attnum)"
            }
        };
        Ok(diesel::sql_query(sql).load::<Line>(conn)?)
    });
    let bare = runtime.block_on(bare).expect("a query").into_iter().map(|found| found.line);
    assert_eq!(bare.collect::<Vec<_>>(), [""; 0]);
}

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    table_name: String,
    #[diesel(sql_type = Text)]
    column_name: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Bool)]
    nullable: bool,
}

/// Table, column, type as schema.rs calls it, whether it may be null.
type Columns = BTreeMap<(String, String), (String, bool)>;

fn migrated(conn: &mut DbConn) -> diesel::QueryResult<Columns> {
    let sql = match conn {
        DbConn::Sqlite(_) => {
            // The one difference: SQLite numbers rows, and finds them, by INTEGER PRIMARY KEY only.
            "SELECT m.name AS table_name, c.name AS column_name,
             CASE WHEN upper(c.type) = 'INTEGER' AND c.pk = 1 AND NOT EXISTS
                 (SELECT 1 FROM pragma_table_info(m.name) WHERE pk > 1)
             THEN 'BIGINT' ELSE upper(c.type) END AS kind,
             (c.\"notnull\" = 0) AS nullable
             FROM sqlite_master m, pragma_table_info(m.name) c
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '%diesel%'"
        }
        DbConn::Postgres(_) => {
            "SELECT table_name::text, column_name::text, upper(data_type::text) AS kind,
             is_nullable = 'YES' AS nullable
             FROM information_schema.columns
             WHERE table_schema = 'public' AND table_name NOT LIKE '%diesel%'"
        }
    };
    let rows: Vec<Column> = diesel::sql_query(sql).load(conn)?;
    let rows = rows.into_iter().map(|row| {
        let kind = match row.kind.as_str() {
            "BIGINT" => "BigInt",
            "INTEGER" => "Integer",
            "TEXT" => "Text",
            "BOOLEAN" => "Bool",
            "DOUBLE PRECISION" => "Double",
            "TIMESTAMP" | "TIMESTAMP WITHOUT TIME ZONE" => "Timestamp",
            other => panic!("{}.{}: {other}", row.table_name, row.column_name),
        };
        ((row.table_name, row.column_name), (kind.to_owned(), row.nullable))
    });
    Ok(rows.collect())
}

/// Reads the schema as text: it is what the queries are checked against.
fn described() -> Columns {
    let read = |name| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/db").join(name);
        fs::read_to_string(path).expect("a schema")
    };
    let text = [
        "schema.rs",
        "private_schema.rs",
        "rating_schema.rs",
        "tournament_schema.rs",
        "second_factor_schema.rs",
    ]
    .map(read)
    .concat();
    let (mut table, mut columns) = (String::new(), Columns::new());
    for line in text.lines().map(str::trim) {
        if line.starts_with("diesel::joinable") {
            continue;
        }
        if let Some((name, kind)) = line.trim_end_matches(',').split_once(" -> ") {
            let (kind, nullable) = match kind.strip_prefix("Nullable<") {
                Some(inner) => (inner.trim_end_matches('>'), true),
                None => (kind, false),
            };
            columns.insert((table.clone(), name.to_owned()), (kind.to_owned(), nullable));
        } else if line.ends_with('{') && line.contains('(') && !line.contains('!') {
            table = line.split(' ').next().unwrap_or_default().to_owned();
        }
    }
    columns
}

/// Run on each database in turn, so that both equal the one description.
#[test]
fn the_migrated_tables_are_those_of_the_schema() {
    let database = TestDatabase::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let db = database.open();
    let found =
        runtime.block_on(db.read::<_, DbError>(|conn| Ok(migrated(conn)?))).expect("a query");
    let described = described();
    assert!(described.len() > 60, "only {} columns", described.len());
    let only = |these: &Columns, those: &Columns| -> Columns {
        these
            .iter()
            .filter(|(k, v)| those.get(k) != Some(v))
            .map(|(k, v)| (k.clone(), v.clone()))
            .collect()
    };
    assert_eq!(only(&found, &described), only(&described, &found));
}

#[test]
fn a_database_opens_twice() {
    let database = TestDatabase::new();
    drop(database.open());
    drop(database.open());
}
