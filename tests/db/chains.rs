//! Once a day a job reads what holds all logs together, and the page of administrators says what is wrong.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection as _;
use zugpost::{
    db::{DbTimestamp, game_creations, verification::find_chain_verification},
    jobs::{verify_chains, verify_games},
};

use super::{
    migrations::raw,
    verification::{table, unlock},
};
use crate::support::{Site, database::postgres_server, site::PASSWORD};

/// Runs the hourly job; returns in how many games something is wrong, and how much in the chains.
fn verify(site: &Site) -> (usize, usize) {
    let games = site.run(verify_games(&site.db, site.now())).expect("a check of games");
    (games, site.run(verify_chains(&site.db, site.now())).expect("a check of chains"))
}

/// With its link and its log a game is gone without a trace in the rows of any other.
#[test]
fn a_game_that_is_deleted_with_its_link_is_on_the_page_within_a_day() {
    let table = table();
    let mut chief = table.site.administrator("Chief");
    chief.get("/admin/health").assert_says("Not checked yet.");
    // Publishes and checks.
    table.site.run_jobs();
    let page = chief.get("/admin/health");
    page.assert_says("No game is missing. All published hashes match.");
    let keys = if postgres_server().is_none() { "PRAGMA foreign_keys = OFF;" } else { "" };
    let sql = format!(
        "{keys} {} DELETE FROM game_events WHERE game_id = 1; \
         DELETE FROM game_terms WHERE game_id = 1; DELETE FROM games WHERE id = 1; \
         DELETE FROM game_creations WHERE game_id = 1;",
        unlock()
    );
    raw(&table.site.database).batch_execute(&sql).expect("a game is gone");
    table.site.advance(TimeDelta::hours(1));
    assert_eq!(verify(&table.site), (0, 0), "once a day");
    table.site.advance(TimeDelta::hours(23));
    assert_eq!(verify(&table.site), (0, 2));
    chief.log_in("Chief", PASSWORD);
    let page = chief.get("/admin/health");
    page.assert_says("created games: number 1 is missing");
    page.assert_says("game 1: it was published, and is gone");
    page.assert_says("Somebody may have changed the database.");
}

/// The job appends games that it finds in no chain. Once the chain was complete, nobody can have
/// created them.
#[test]
fn a_game_that_is_appended_late_is_on_the_page_for_good() {
    let table = table();
    let mut chief = table.site.administrator("Chief");
    assert_eq!(verify(&table.site), (0, 0));
    let mut conn = raw(&table.site.database);
    let head = table.site.read(|conn| game_creations::list_after(conn, 0, 1))[0].link("");
    let sql = format!(
        "{} DELETE FROM game_creations WHERE game_id = 2; \
         UPDATE game_creation_chain SET count = 1, head = '{head}';",
        unlock()
    );
    conn.batch_execute(&sql).expect("nobody has created game 2");
    for _ in 0..2 {
        table.site.advance(TimeDelta::days(1));
        assert_eq!(verify(&table.site), (0, 1));
        chief.log_in("Chief", PASSWORD);
        chief.get("/admin/health").assert_says("game 2: nobody is known to have created it");
    }
    // `run-jobs-once` checks too.
    table.site.advance(TimeDelta::days(1));
    table.site.run_jobs();
    let found = table.site.read(find_chain_verification);
    assert_eq!(found.chain_findings, "game 2: nobody is known to have created it");
    assert_eq!(found.chains_verified_at.map(DbTimestamp::utc), Some(table.site.now()));
}
