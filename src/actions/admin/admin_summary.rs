//! The email that tells administrators what waits for them, at most once a day.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::db::{
    Db, DbConn, DbError, EmailId, GameId, PlayerId,
    admin_summary::{AdminTasks, list_admins},
    deciders::Deciders,
    games::{WaitingGame, list_running_ids, list_waiting},
    notification_preferences::{EmailFrequency, EmailTopic},
    outbox::{self, EmailKind, EmailState, LastEmail, NewEmail},
    reports,
};

/// Claims that are looked through.
const MAX_CLAIMS: i64 = 1000;

/// How long a claim waits before it is counted as forgotten: at first it has an email of its own.
const FORGOTTEN_AFTER: TimeDelta = TimeDelta::days(1);
/// How long after an email the next one is sent.
const SENT_EVERY: TimeDelta = TimeDelta::days(1);
/// The same after one that was dropped. It told nobody; but whatever the reason was, it may be
/// there still.
const RETRY_AFTER_DROPPED: TimeDelta = TimeDelta::hours(1);

/// Queues the email to each administrator for whom something waits. Several servers may do it at
/// once. Returns for how many something waits.
pub async fn queue_admin_summaries(db: &Db, now: DateTime<Utc>) -> Result<usize, DbError> {
    let due = db.read(move |conn| Ok::<_, DbError>(list_due_summaries(conn, now)?)).await?;
    // Mostly nothing is to be written.
    if due.is_empty() {
        return Ok(0);
    }
    db.write(move |conn| {
        due.iter().try_for_each(|email| outbox::insert(conn, email, now))?;
        Ok(due.len())
    })
    .await
}

/// Lists the emails that are to be queued. What makes one unique is the last one before it: so two
/// servers that find the same queue it once.
pub fn list_due_summaries(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<Vec<NewEmail>> {
    let ids = list_told_admins(conn)?;
    let last = outbox::list_last(conn, &ids, EmailKind::AdminSummary)?;
    let is_recent = |admin: &PlayerId| last.get(admin).is_some_and(|last| is_recent(last, now));
    let ids: Vec<PlayerId> = ids.into_iter().filter(|admin| !is_recent(admin)).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let open = OpenTasks::load(conn, &ids)?;
    let told = ids.into_iter().filter(|admin| are_to_be_told(&open.of(*admin, now), now));
    Ok(told
        .map(|admin| {
            let about = last
                .get(&admin)
                .map_or_else(|| "first".to_owned(), |last| format!("after {}", last.id));
            NewEmail::new(EmailKind::AdminSummary, admin, about)
        })
        .collect())
}

/// Lists the administrators who want emails about the administration.
pub fn list_told_admins(conn: &mut DbConn) -> QueryResult<Vec<PlayerId>> {
    let mut admins = list_admins(conn)?;
    admins.retain(|admin| {
        let wanted = admin.notification_preferences().when(EmailTopic::Administration);
        wanted != EmailFrequency::Never && admin.is_confirmed()
    });
    Ok(admins.iter().map(|admin| admin.id).collect())
}

/// Finds what a queued email is to tell; `None` if it is not to be sent any more. Of several that
/// wait, because they were set aside and are tried again, the last one tells everything.
pub fn find_tasks_to_tell(
    conn: &mut DbConn,
    (email, admin): (EmailId, PlayerId),
    now: DateTime<Utc>,
) -> QueryResult<Option<AdminTasks>> {
    let last = outbox::list_last(conn, &[admin], EmailKind::AdminSummary)?;
    if last.get(&admin).is_none_or(|last| last.id != email) {
        return Ok(None);
    }
    let tasks = OpenTasks::load(conn, &[admin])?.of(admin, now);
    Ok(Some(tasks).filter(|tasks| are_to_be_told(tasks, now)))
}

/// What waits for some administrators, whoever sees to it.
#[derive(Clone, Debug)]
struct OpenTasks {
    /// The longest waiting first.
    claims: Vec<WaitingGame>,
    deciders: Deciders,
    /// Whom each open report is about, and from which game.
    reports: Vec<(PlayerId, Option<GameId>)>,
    /// The running games of the administrators.
    own_games: HashMap<PlayerId, HashSet<GameId>>,
    failed_emails: i64,
}

impl OpenTasks {
    /// Loads what waits for any of these administrators.
    fn load(conn: &mut DbConn, admins: &[PlayerId]) -> QueryResult<OpenTasks> {
        let reports = reports::list_open_subjects(conn)?;
        let own_games = match reports.iter().any(|(_, game)| game.is_some()) {
            true => list_running_ids(conn, admins)?,
            false => HashMap::new(),
        };
        let claims = list_waiting(conn, None, MAX_CLAIMS)?;
        Ok(OpenTasks {
            deciders: Deciders::load(conn, claims.iter().map(Into::into), admins)?,
            claims,
            reports,
            own_games,
            failed_emails: outbox::count_failed_to_players(conn)?,
        })
    }

    /// Returns what of it waits for one of the administrators: neither what they may not decide,
    /// nor reports about themselves, nor those from their own running games. What spectators said
    /// is not for who plays.
    fn of(&self, admin: PlayerId, now: DateTime<Utc>) -> AdminTasks {
        let plays =
            |game: GameId| self.own_games.get(&admin).is_some_and(|own| own.contains(&game));
        let reports = self.reports.iter().filter(|(player, _)| *player != admin);
        let reports = reports.filter(|(_, game)| !game.is_some_and(plays)).count();
        let may_decide = |game: &&WaitingGame| self.deciders.bar(*game, admin, now).is_none();
        let mut claims = self.claims.iter().filter(may_decide);
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        AdminTasks {
            reports: count(reports),
            claims: count(claims.clone().count()),
            oldest_claim: claims.next().map(|game| game.since),
            failed_emails: self.failed_emails,
        }
    }
}

/// Whether an email is to tell an administrator what waits for them.
fn are_to_be_told(tasks: &AdminTasks, now: DateTime<Utc>) -> bool {
    let is_forgotten = tasks.oldest_claim.is_some_and(|since| since <= now - FORGOTTEN_AFTER);
    tasks.reports > 0 || tasks.failed_emails > 0 || is_forgotten
}

/// Whether it is too early for another email: the last one waits still, was sent or set aside within
/// a day, or was dropped within the hour.
fn is_recent(last: &LastEmail, now: DateTime<Utc>) -> bool {
    let pause = match last.state {
        EmailState::Waiting => return true,
        EmailState::Dropped => RETRY_AFTER_DROPPED,
        EmailState::Sent | EmailState::Failed => SENT_EVERY,
    };
    last.done_at.is_some_and(|done| done > now - pause)
}
