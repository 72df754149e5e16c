//! `zugpost run-jobs-once`: for those who would rather have cron than a loop.

use super::open;
use crate::config::Config;

pub fn run_jobs_once(config: Config) -> anyhow::Result<()> {
    let house = open(config)?;
    actix_web::rt::System::new().block_on(house.jobs.run_once())
}
