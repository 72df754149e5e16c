//! What stands in a row otherwise than it should.

use crate::db::DbTimestamp;

/// What a row says otherwise than the log that it follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    pub column: &'static str,
    pub stored: String,
    /// What it should be.
    pub expected: String,
}

/// A value of a column, to be read by an administrator.
pub(super) trait ColumnValue {
    fn shown(&self) -> String;
}

impl ColumnValue for String {
    fn shown(&self) -> String {
        format!("{self:?}")
    }
}

impl ColumnValue for i32 {
    fn shown(&self) -> String {
        self.to_string()
    }
}

impl ColumnValue for DbTimestamp {
    fn shown(&self) -> String {
        self.utc().format("%Y-%m-%d %H:%M:%S%.6f").to_string()
    }
}

impl<T: ColumnValue> ColumnValue for Option<T> {
    fn shown(&self) -> String {
        self.as_ref().map_or_else(|| "nothing".to_owned(), ColumnValue::shown)
    }
}

/// Compares rows column by column. A column that is not named does not compile.
macro_rules! compare_columns {
    ($row:ident, $stored:expr, $expected:expr, [$($column:ident),+ $(,)?]) => {{
        let (stored, expected): (&$row, &$row) = ($stored, $expected);
        let $row { $($column: _),+ } = stored;
        let mut all = Vec::new();
        $(if stored.$column != expected.$column {
            all.push($crate::db::games::Mismatch {
                column: stringify!($column),
                stored: $crate::db::games::mismatch::ColumnValue::shown(&stored.$column),
                expected: $crate::db::games::mismatch::ColumnValue::shown(&expected.$column),
            });
        })+
        all
    }};
}
pub(super) use compare_columns;
