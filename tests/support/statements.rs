//! What is asked of the database.

use std::sync::{Arc, Mutex};

use diesel::{Connection as _, connection::InstrumentationEvent};
use zugpost::db::DbConn;

/// Returns the statements that a function sends, each with its values at the end: `-- binds: [1]`.
pub fn statements(conn: &mut DbConn, f: impl FnOnce(&mut DbConn)) -> Vec<String> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let note = Arc::clone(&seen);
    conn.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        if let InstrumentationEvent::StartQuery { query, .. } = event {
            note.lock().expect("no panic").push(query.to_string());
        }
    });
    f(conn);
    conn.set_instrumentation(|_: InstrumentationEvent<'_>| {});
    seen.lock().expect("no panic").clone()
}
