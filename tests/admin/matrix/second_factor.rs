//! Administrators and arbiters who are logged in by their password alone, where a second factor is demanded.

use zugpost::db::{DbError, site_settings};

use super::{
    Forbidden, LoggedOut, NotFound, Open, Outcome, ROLES, ROWS, Refused, Stage, assert_same,
    dump_tables, outcome, send,
};

/// The places of the roles in rows.
const SPECTATOR: usize = 3;
const OFFICES: [usize; 2] = [4, 5];

fn may(outcome: Outcome) -> bool {
    matches!(outcome, Open | Refused)
}

/// Whatever an office alone opens stays closed, and says what is missing.
#[test]
fn an_office_opens_nothing_without_the_second_factor() {
    let mut stage = Stage::set();
    let demand = |conn: &mut _| {
        Ok::<_, DbError>(site_settings::set(conn, "SECOND_FACTOR_DEMAND", "deciders")?)
    };
    stage.site.run(stage.site.db.write(demand)).expect("a setting");
    stage.site.advance(chrono::TimeDelta::seconds(11));
    let before = dump_tables(&stage.site);
    let (mut closed, mut wrong) = (0, Vec::new());
    for row in ROWS {
        for role in OFFICES {
            // What a spectator may do needs no office; "others" is about the spectator.
            let needs_office = may(row.expected[role])
                && !may(row.expected[SPECTATOR])
                && !may(row.expected[1])
                && row.expected[SPECTATOR] != LoggedOut
                // Everybody reports but who wrote it: the spectator.
                && !row.pattern.contains("spectator-messages");
            if !needs_office {
                continue;
            }
            let browser = &mut stage.browsers[role];
            let page = match row.method {
                "GET" => browser.get_once(row.address),
                _ => send(browser, row.address, row.fields),
            };
            closed += 1;
            let is_right = match outcome(&page) {
                Forbidden => {
                    row.pattern.starts_with("/tournaments") || page.text().contains("second factor")
                }
                // What only a role reads has no page for others.
                NotFound => !row.pattern.starts_with("/admin"),
                _ => false,
            };
            if !is_right {
                let (who, _) = ROLES[role];
                wrong.push(format!("{} {} as {who}: {}", row.method, row.address, page.status));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(closed > 30, "{closed}");
    assert_same(&before, &dump_tables(&stage.site), &["security_log"]);
}
