//! `zugpost doctor`: whether a site has what it needs, and what to do where it has not.

mod database;
mod disk;
mod finding;
mod mail;
mod proxy;
mod settings;
mod test_game;
mod time_zones;

use anyhow::bail;
use chrono::{DateTime, Utc};

use self::finding::{DoctorFinding, Severity};
use super::open_site::warn_about_plain_text;
use crate::{
    clock::{Clock as _, SystemClock},
    config::Config,
    db::{Db, Options},
};

/// What is tried out besides.
#[derive(clap::Args)]
pub struct Args {
    /// Send a test email to this address.
    #[arg(long, value_name = "ADDRESS")]
    email: Option<lettre::Address>,
}

/// Prints a line for each thing that was looked at; a fault is an error.
pub fn doctor(config: &Config, args: &Args) -> anyhow::Result<()> {
    warn_about_plain_text(&config.database.target);
    let now = SystemClock.now();
    let findings = actix_web::rt::System::new().block_on(examine(config, args, now));
    findings.iter().for_each(|finding| println!("{finding}"));
    match findings.iter().filter(|finding| finding.severity == Severity::Fault).count() {
        0 => Ok(()),
        1 => bail!("There is 1 fault."),
        faults => bail!("There are {faults} faults."),
    }
}

async fn examine(config: &Config, args: &Args, now: DateTime<Utc>) -> Vec<DoctorFinding> {
    let mut findings = settings::examine(config);
    let (found, db) = open(config, now).await;
    findings.extend(found);
    findings.extend(disk::examine(config));
    findings.push(time_zones::examine(now));
    findings.push(test_game::examine(config, now).await);
    findings.extend(mail::examine(config, args.email.as_ref(), now).await);
    if let Some(db) = &db {
        findings.extend(proxy::examine(config, db, now).await);
        db.close().await;
    }
    findings
}

/// Opens the database, if there is one, and migrates nothing.
async fn open(config: &Config, now: DateTime<Utc>) -> (Vec<DoctorFinding>, Option<Db>) {
    if database::is_to_be_made(config) {
        return (
            vec![DoctorFinding::note("There is no database yet. The first start makes it.")],
            None,
        );
    }
    match Db::open(Options { migrates: false, ..config.database.clone() }) {
        Ok(db) => (database::examine(&db, now).await, Some(db)),
        Err(error) => {
            (vec![DoctorFinding::fault(format!("The database cannot be opened: {error}"))], None)
        }
    }
}
