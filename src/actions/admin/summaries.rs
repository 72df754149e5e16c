//! The email that tells administrators what waits for them, at most once a day.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::db::{
    Db, DbConn, DbError, PlayerId,
    admin_summary::{find_last, find_tasks, list_admins},
    notification_preferences::{EmailFrequency, EmailTopic},
    outbox::{self, EmailKind, NewEmail},
};

/// Queues the email to each administrator for whom something waits. Several servers may do it at
/// once. Returns how many it was queued for.
pub async fn queue_admin_summaries(db: &Db, now: DateTime<Utc>) -> Result<usize, DbError> {
    // Mostly nothing is to be written.
    let due = db.read(move |conn| Ok::<_, DbError>(list_due(conn, now)?)).await?;
    if due.is_empty() {
        return Ok(0);
    }
    db.write(move |conn| {
        let due = list_due(conn, now)?;
        for (admin, about) in &due {
            let email = NewEmail::new(EmailKind::AdminSummary, *admin, about.clone());
            outbox::insert(conn, &email, now)?;
        }
        Ok(due.len())
    })
    .await
}

/// Lists the administrators who are to be told, with what makes the email unique: the last one
/// before it. So two servers that find the same queue one.
fn list_due(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<Vec<(PlayerId, String)>> {
    let mut due = Vec::new();
    for admin in list_admins(conn)? {
        let wanted = admin.notification_preferences().when(EmailTopic::Administration);
        if wanted == EmailFrequency::Never || !admin.is_confirmed() {
            continue;
        }
        let last = find_last(conn, admin.id)?;
        if last.as_ref().is_some_and(|last| last.is_recent(now)) {
            continue;
        }
        if find_tasks(conn, admin.id)?.are_to_be_told(now) {
            let about =
                last.map_or_else(|| "first".to_owned(), |last| format!("after {}", last.id));
            due.push((admin.id, about));
        }
    }
    Ok(due)
}
