//! The database: whether it answers, and whether its clock is that of this machine.

use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};

use super::finding::DoctorFinding;
use crate::{
    clock::{Clock as _, SystemClock},
    config::Config,
    db::{Db, DbError, Target, health, heartbeat},
};

/// Clocks may differ by so much; moves are not said to have been made earlier than they were.
const MAX_CLOCK_DIFFERENCE: TimeDelta = TimeDelta::seconds(2);

/// Whether the first start makes the database.
pub(super) fn is_to_be_made(config: &Config) -> bool {
    matches!(&config.database.target, Target::Sqlite(path) if !Path::new(path).exists())
}

pub(super) async fn examine(db: &Db, now: DateTime<Utc>) -> Vec<DoctorFinding> {
    let found = db.read(|conn| {
        let asked = SystemClock.now();
        let theirs = health::clock(conn)?;
        // It was read between two looks at ours.
        let answered = SystemClock.now();
        Ok::<_, DbError>((
            theirs.map(|it| it - (asked + (answered - asked) / 2)),
            heartbeat::find(conn)?,
        ))
    });
    let (difference, beat) = match found.await {
        Ok(found) => found,
        Err(error) => {
            return vec![DoctorFinding::fault(format!("The database does not answer: {error}"))];
        }
    };
    let mut findings =
        vec![DoctorFinding::ok("The database answers, and its tables are up to date.")];
    if let Some(difference) = difference {
        findings.push(clock(difference));
    }
    match beat.map(|at| now - at) {
        None => findings.push(DoctorFinding::note("No server has run on this database yet.")),
        Some(ago) if ago < -MAX_CLOCK_DIFFERENCE => findings.push(DoctorFinding::fault(format!(
            "The last heartbeat of a server lies {} seconds ahead: the clock of this machine is \
             behind. Set it (NTP) before anybody loses on time.",
            -ago.num_seconds()
        ))),
        Some(_) => {}
    }
    findings
}

fn clock(difference: TimeDelta) -> DoctorFinding {
    let milliseconds = difference.num_milliseconds();
    if difference.abs() > MAX_CLOCK_DIFFERENCE {
        return DoctorFinding::fault(format!(
            "The clock of the database differs from that of this machine by {milliseconds} ms. Keep both \
             with NTP."
        ));
    }
    DoctorFinding::ok(format!(
        "The clock of the database differs from that of this machine by {milliseconds} ms."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::doctor::finding::Severity;

    #[test]
    fn a_clock_that_is_two_seconds_off_is_no_fault_and_three_are() {
        for (milliseconds, severity) in [
            (0, Severity::Ok),
            (2000, Severity::Ok),
            (-2000, Severity::Ok),
            (2001, Severity::Fault),
            (-3000, Severity::Fault),
        ] {
            let found = clock(TimeDelta::milliseconds(milliseconds));
            assert_eq!(found.severity, severity, "{milliseconds}");
        }
    }
}
