//! What the site signs with: drawn once, the same for all servers.

use diesel::prelude::*;

use super::{DbConn, schema::secrets};

/// Returns the secret of this name; the one that is offered if there is none yet.
pub fn find_or_insert(conn: &mut DbConn, name: &str, offered: &str) -> QueryResult<String> {
    let find = |conn: &mut DbConn| {
        secrets::table.find(name).select(secrets::value).get_result(conn).optional()
    };
    // Nothing is written at most starts: not where the disk is full.
    if let Some(found) = find(conn)? {
        return Ok(found);
    }
    let row = (secrets::name.eq(name), secrets::value.eq(offered));
    let query = diesel::insert_into(secrets::table).values(row);
    // Of two servers that start together both read what one of them wrote.
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    find(conn)?.ok_or(diesel::result::Error::NotFound)
}
