//! Players' pages, friends, how players are found, what openings are called.

mod activity_list;
mod challenge_conditions;
mod find;
mod friends;
mod game_limit;
mod openings;
mod pages;
mod profile;
mod rating_list;
mod ratings;

use diesel::RunQueryDsl as _;
use zugpost::db::DbError;

use crate::support::Site;

/// Changes rows without the pages.
pub fn change(site: &Site, sql: &'static str) {
    let write = site.db.write::<_, DbError>(move |conn| Ok(diesel::sql_query(sql).execute(conn)?));
    assert!(site.run(write).expect("a change") > 0, "{sql}");
}

fn suspend(site: &Site, key: &'static str) {
    let at = zugpost::db::DbTimestamp::of(site.now());
    let write = site.db.write::<_, DbError>(move |conn| {
        let player = zugpost::db::players::find_by_name(conn, key)?.expect("a player");
        Ok(zugpost::db::players::update_suspension(conn, player.id, Some(("why", at)))?)
    });
    site.run(write).expect("a suspension");
}
