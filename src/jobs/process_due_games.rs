//! Sends moves whose delay has ended, plays safety moves, reminds players of their deadlines, and ends
//! games in which time has run out.

use chrono::{DateTime, Utc};

use super::Jobs;
use crate::actions::games::{self, GAMES_PER_BATCH};

/// Rounds before other jobs have their turn.
const MAX_ROUNDS: usize = 100;

/// Processes all games that are due: moves that wait, reminders and losses on time.
pub async fn process_due_games(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<()> {
    for _ in 0..MAX_ROUNDS {
        let sent = games::play_due_moves(&jobs.db, now).await;
        if sent.map_err(|error| anyhow::anyhow!("moves that are due: {error}"))? < GAMES_PER_BATCH {
            break;
        }
    }
    for _ in 0..MAX_ROUNDS {
        let checked = games::process_due_games(&jobs.db, now).await;
        if checked.map_err(|error| anyhow::anyhow!("deadlines: {error}"))? < GAMES_PER_BATCH {
            break;
        }
    }
    Ok(())
}
