//! Who can decide what a game waits for, and whom emails ask. Who may decide is the rule of
//! [`crate::tournament::deciders`].

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::{
    db::{DbConn, PlayerId, deciders::Deciders, games::StoredGame, player_roles},
    game::Event,
    tournament::deciders::DecisionBar,
};

/// Those who could decide what a game waits for.
pub(super) struct CaseDeciders {
    pub now: Vec<PlayerId>,
    /// If those do not.
    pub later: Vec<PlayerId>,
}

/// Lists those who could decide what a game waits for after an event.
pub(super) fn who_could_adjudicate(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
    now: DateTime<Utc>,
) -> QueryResult<CaseDeciders> {
    let mut after = stored.clone();
    after.game.apply(event);
    let mut accounts = player_roles::list_deciders(conn)?;
    let deciders = Deciders::load(conn, [(&after).into()], &accounts)?;
    if let Some(event) = deciders.event(stored.id) {
        accounts.extend([event.director, event.deputy].into_iter().flatten());
        accounts.sort_unstable();
        accounts.dedup();
    }
    let mut found = CaseDeciders { now: Vec::new(), later: Vec::new() };
    for account in accounts {
        match deciders.bar(&after, account, now) {
            None => found.now.push(account),
            Some(DecisionBar::NotBefore(_)) => found.later.push(account),
            Some(_) => {}
        }
    }
    Ok(found)
}

impl CaseDeciders {
    pub fn is_nobody(&self) -> bool {
        self.now.is_empty() && self.later.is_empty()
    }
}
