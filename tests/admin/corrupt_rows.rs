//! Rows of the game log and of the audit log that cannot be read: a sentence stands in the place of
//! each, nothing else is lost, and nobody reads the raw row.

use diesel::{RunQueryDsl as _, sql_query};
use zugpost::db::{
    DbConn, DbError, DbTimestamp, GameId, game_events, game_events::LoggedEvent,
    player_roles::PlayerRoles,
};

use super::claims::{STATEMENT, waiting};
use crate::{
    support::{Browser, Site},
    web::Table,
};

const UNREADABLE: &str = "This entry cannot be read.";
/// Stands in every corrupt row.
const RAW: &str = "rawtext";

/// Puts rows into the log of the first game, past what the database checks: another release may
/// know kinds that this one does not.
fn put(site: &Site, rows: &[(&str, &str, &str)]) {
    let at = DbTimestamp::of(site.now());
    let row = |(number, (actor, kind, detail)): (i32, &(&str, &str, &str))| LoggedEvent {
        game_id: GameId(1),
        number,
        at,
        actor: (*actor).to_owned(),
        kind: (*kind).to_owned(),
        detail: (*detail).to_owned(),
    };
    let rows: Vec<LoggedEvent> = (100..).zip(rows).map(row).collect();
    let put = site.db.write::<_, DbError>(move |conn| {
        let statements: &[&str] = match conn {
            DbConn::Sqlite(_) => &["PRAGMA ignore_check_constraints = ON"],
            DbConn::Postgres(_) => &[
                "ALTER TABLE game_events DROP CONSTRAINT IF EXISTS game_events_kind_check",
                "ALTER TABLE game_events DROP CONSTRAINT IF EXISTS game_events_actor_check",
            ],
        };
        for statement in statements {
            sql_query(*statement).execute(conn)?;
        }
        game_events::insert(conn, &rows)?;
        if let DbConn::Sqlite(_) = conn {
            sql_query("PRAGMA ignore_check_constraints = OFF").execute(conn)?;
        }
        Ok(())
    });
    site.run(put).expect("rows");
}

/// Returns what the log page shows, each entry without its time.
fn entries(browser: &mut Browser) -> Vec<String> {
    let page = browser.get("/games/1/log");
    assert_eq!(page.status, 200);
    assert!(!page.html.contains(RAW), "{}", page.text());
    let entries = page.all("ol.log li");
    let times = page.all("ol.log time");
    let sentence = |(entry, time): (String, String)| entry[time.len()..].trim().to_owned();
    entries.into_iter().zip(times).map(sentence).collect()
}

#[test]
fn an_unreadable_row_of_a_game_log_loses_nothing_else_and_shows_nothing_raw() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    put(
        &table.site,
        &[
            ("white", "rawtext_kind", ""),
            ("rawtext_actor", "draw_offered", ""),
            ("white", "move", "rawtext"),
            ("black", "taken_back", "rawtext"),
            ("white", "time_given", "black rawtext"),
            ("black", "vacation_set", "rawtext"),
            ("system", "time_returned", "rawtext"),
            ("white", "claimed", "rawtext - rawtext"),
            ("rules_core", "claim_examined", "rawtext"),
            ("admin:7", "adjudicated", "rawtext"),
            ("clock", "adjudicated", "draw rawtext"),
            ("clock", "ended", "rawtext white"),
            // Those that can be read are, after a move that cannot be as well.
            ("black", "draw_declined", ""),
            ("black", "move", "g8f6"),
            ("white", "takeback_asked", ""),
        ],
    );
    let moves = ["White played 1.e4.", "Black played 1...e5."];
    let after = ["Black declined the draw.", "Black played g8f6."];
    // A vacation is for the players alone, also where it cannot be read.
    let everybody = [&moves[..], &[UNREADABLE; 11], &after].concat();
    assert_eq!(entries(&mut table.site.browser()), everybody);
    let asked = ["White asked for a takeback."];
    let players = [&moves[..], &[UNREADABLE; 12], &after, &asked].concat();
    assert_eq!(entries(&mut table.white), players);
    assert_eq!(entries(&mut table.black), players);
    // An administrator reads the same; the game goes on.
    let mut chief = table.site.administrator("Chief");
    let page = chief.get("/admin/games/1");
    assert_eq!(page.status, 200);
    assert!(!page.html.contains(RAW));
    assert_eq!(page.all("ol.log li").len(), players.len());
    assert!(page.all("ol.log li").iter().filter(|line| line.ends_with(UNREADABLE)).count() == 12);
    for path in ["/games/1", "/games/1.pgn", "/games"] {
        assert_eq!(table.white.get(path).status, 200, "{path}");
    }
}

#[test]
fn an_unreadable_row_of_a_case_leaves_the_rest_of_the_case() {
    let mut table = waiting();
    put(
        &table.site,
        &[
            ("rules_core", "claim_examined", "rawtext"),
            ("clock", "claim_answered", "rawtext"),
            ("black", "claim_answered", "I will break through."),
        ],
    );
    table.site.give_roles("Bruno", PlayerRoles::default());
    let mut chief = table.site.administrator("Chief");
    for (browser, path) in [
        (&mut table.white, "/games/1"),
        (&mut table.black, "/games/1"),
        (&mut chief, "/admin/games/1"),
    ] {
        let page = browser.get(path);
        assert_eq!(page.status, 200, "{path}");
        page.assert_says(UNREADABLE);
        page.assert_says(STATEMENT);
        page.assert_says("I will break through.");
        assert!(!page.html.contains(RAW), "{path}");
    }
    let page = table.site.browser().get("/games/1");
    assert!(!page.html.contains(RAW) && !page.text().contains(UNREADABLE));
}

#[test]
fn an_unreadable_row_of_the_audit_log_is_a_sentence() {
    let table = Table::set();
    let site = &table.site;
    let mut chief = site.administrator("Chief");
    let put = site.db.write::<_, DbError>(|conn| {
        for (kind, detail) in [("rawtext", "rawtext"), ("adjudicated", "rawtext"), ("restored", "")]
        {
            let sql = format!(
                "INSERT INTO audit_log (at, admin_id, kind, player_id, game_id, detail)
                 SELECT created_at, id, '{kind}', id, NULL, '{detail}'
                 FROM players WHERE name = 'Chief'"
            );
            sql_query(sql).execute(conn)?;
        }
        Ok(())
    });
    site.run(put).expect("rows");
    let page = chief.get("/admin/audit");
    assert_eq!(page.status, 200);
    assert!(!page.html.contains(RAW), "{}", page.text());
    let lines = page.all("ol.log li");
    let unreadable = "Chief did something, but this entry cannot be read.";
    assert_eq!(lines.iter().filter(|line| line.ends_with(unreadable)).count(), 2, "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("lifted the suspension of Chief.")));
}
