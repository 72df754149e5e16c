//! Settings that were changed on the admin pages; they go before those of the environment.

use diesel::prelude::*;

use super::{DbConn, schema::site_settings};

/// Lists the settings that were changed: name and value.
pub fn list(conn: &mut DbConn) -> QueryResult<Vec<(String, String)>> {
    site_settings::table.select((site_settings::name, site_settings::value)).load(conn)
}

/// Returns the value of a setting if it was changed.
pub fn find(conn: &mut DbConn, name: &str) -> QueryResult<Option<String>> {
    site_settings::table.find(name).select(site_settings::value).get_result(conn).optional()
}

/// Changes a setting.
pub fn set(conn: &mut DbConn, name: &str, value: &str) -> QueryResult<()> {
    let row = (site_settings::name.eq(name), site_settings::value.eq(value));
    let query = diesel::insert_into(site_settings::table).values(row);
    on_either!(conn, |c| {
        query
            .on_conflict(site_settings::name)
            .do_update()
            .set(site_settings::value.eq(value))
            .execute(c)?
    });
    Ok(())
}

/// Lets the environment say again what a setting is.
pub fn unset(conn: &mut DbConn, name: &str) -> QueryResult<()> {
    diesel::delete(site_settings::table.find(name)).execute(conn).map(drop)
}
