//! The lists of a year as they were last made: all of the year is read for them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use chrono::{DateTime, TimeDelta, TimeZone as _, Utc};
use diesel::QueryResult;

use crate::db::{Db, DbConn, DbError};

/// How old they may be.
const KEPT_FOR: TimeDelta = TimeDelta::hours(1);

/// What makes the lists of the time from one instant to another.
type MakeLists<T> = fn(&mut DbConn, [DateTime<Utc>; 2]) -> QueryResult<T>;

/// By year: when the lists were made, and the lists.
type MadeLists<T> = HashMap<i32, (DateTime<Utc>, Arc<T>)>;

/// The lists of each year as they were last made.
pub struct YearCache<T> {
    make: MakeLists<T>,
    made: Mutex<MadeLists<T>>,
}

impl<T: Send + Sync + 'static> YearCache<T> {
    pub fn new(make: MakeLists<T>) -> YearCache<T> {
        YearCache { make, made: Mutex::default() }
    }

    /// Returns the lists of a year, made anew if they are older than an hour.
    pub async fn lists(&self, db: &Db, year: i32, now: DateTime<Utc>) -> Result<Arc<T>, DbError> {
        let known = self.made.lock().unwrap_or_else(PoisonError::into_inner).get(&year).cloned();
        let is_fresh =
            |made: &DateTime<Utc>| (TimeDelta::zero()..KEPT_FOR).contains(&(now - *made));
        if let Some((_, lists)) = known.filter(|(made, _)| is_fresh(made)) {
            return Ok(lists);
        }
        let make = self.make;
        let time = time_of_year(year);
        let found = db.read::<_, DbError>(move |conn| Ok(make(conn, time)?)).await?;
        let lists = Arc::new(found);
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.insert(year, (now, Arc::clone(&lists)));
        Ok(lists)
    }
}

/// Returns when a year began, and when the next one did.
pub fn time_of_year(year: i32) -> [DateTime<Utc>; 2] {
    let began = |year| Utc.with_ymd_and_hms(year, 1, 1, 0, 0, 0).single().unwrap_or_default();
    [began(year), began(year.saturating_add(1))]
}
