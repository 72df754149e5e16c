//! The lists of activity as they were last made: all games of the year are counted for them.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Datelike as _, TimeDelta, TimeZone as _, Utc};

use crate::db::{
    Db, DbError,
    activity_lists::{ActivityLists, list_activity},
};

/// How old they may be.
const KEPT_FOR: TimeDelta = TimeDelta::hours(1);

/// The lists of the year, and when they were made.
#[derive(Default)]
pub struct ActivityCache {
    made: Mutex<Option<(DateTime<Utc>, Arc<ActivityLists>)>>,
}

impl ActivityCache {
    /// Returns the lists of the present year, made anew if they are older than an hour or of another year.
    pub async fn lists(&self, db: &Db, now: DateTime<Utc>) -> Result<Arc<ActivityLists>, DbError> {
        let known = self.made.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let is_fresh = |made: &DateTime<Utc>| {
            (TimeDelta::zero()..KEPT_FOR).contains(&(now - *made)) && made.year() == now.year()
        };
        if let Some((_, lists)) = known.filter(|(made, _)| is_fresh(made)) {
            return Ok(lists);
        }
        let year = Utc.with_ymd_and_hms(now.year(), 1, 1, 0, 0, 0).single().unwrap_or(now);
        let found = db.read::<_, DbError>(move |conn| Ok(list_activity(conn, year)?)).await?;
        let lists = Arc::new(found);
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        *made = Some((now, Arc::clone(&lists)));
        Ok(lists)
    }
}
