//! `zugpost run-jobs-once`: for those who would rather have cron than a loop.

use super::open_site::open;
use crate::{config::Config, jobs::heartbeat};

pub fn run_jobs_once(config: Config) -> anyhow::Result<()> {
    let site = open(config)?;
    actix_web::rt::System::new().block_on(async {
        // Where the service stands still, time that ran out meanwhile does not count.
        heartbeat(&site.jobs, site.jobs.clock.now()).await?;
        site.jobs.run_once().await
    })
}
