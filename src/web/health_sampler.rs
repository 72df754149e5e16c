//! Takes the samples of `/admin/health`.

use std::time::Duration;

use actix_web::web::Data;
use tokio::sync::watch;

use super::{App, health_samples::HealthSample};
use crate::db::game_events;

/// How often one is taken.
const SAMPLE_INTERVAL: Duration = Duration::from_secs(60);

/// Takes samples until the server stops.
pub(super) async fn run(app: Data<App>, mut stop: watch::Receiver<bool>) {
    let mut moves_before = game_events::count_stored_moves();
    // Nobody says anything but that it stops.
    while tokio::time::timeout(SAMPLE_INTERVAL, stop.changed()).await.is_err() {
        let figures = app.figures(app.clock.now()).await;
        let moves = game_events::count_stored_moves();
        let (slowest, slowest_page) = app.traffic.take_slowest();
        app.health_samples.add(HealthSample {
            emails_waiting: figures.ok().map(|figures| figures.outbox.count),
            moves: moves.saturating_sub(moves_before),
            slowest,
            slowest_page,
            memory: resident_bytes(),
        });
        moves_before = moves;
    }
}

/// Reads what Linux says of this process (proc_pid_statm(5)).
fn resident_bytes() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(pages * u64::try_from(rustix::param::page_size()).ok()?)
}

#[cfg(test)]
mod tests {
    use super::resident_bytes;

    #[test]
    fn a_process_has_some_memory() {
        assert!(resident_bytes().is_some_and(|bytes| bytes > 1 << 20));
    }
}
