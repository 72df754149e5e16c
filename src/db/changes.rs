//! Notifications that a game has changed: which game and whose, never what happened in it.
//!
//! Noted where games are stored and sent after the commit: nobody reads too early, and no change
//! is sent that was rolled back. The listener reads from the database what they may know.

use std::cell::RefCell;

use tokio::sync::broadcast;

use super::{GameId, PlayerId};

/// How many changes wait for a listener; a slower one loses some, and learns that it did.
const MAX_QUEUED: usize = 4096;

/// A game that has changed, and its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameChange {
    pub game: GameId,
    pub players: [PlayerId; 2],
}

impl GameChange {
    pub(super) fn to_text(self) -> String {
        let [white, black] = self.players;
        format!("{} {white} {black}", self.game)
    }

    pub(super) fn parse(text: &str) -> Option<GameChange> {
        let mut numbers = text.splitn(3, ' ').map(str::parse::<i64>);
        let mut next = || numbers.next()?.ok();
        let (game, white, black) = (next()?, next()?, next()?);
        Some(GameChange { game: GameId(game), players: [PlayerId(white), PlayerId(black)] })
    }
}

/// What listeners receive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeEvent {
    Changed(GameChange),
    /// Changes may have been missed: check everything.
    Anything,
}

/// Receives changes.
pub struct ChangeReceiver(broadcast::Receiver<ChangeEvent>);

impl ChangeReceiver {
    /// Waits for what comes next; `None` once the database is closed.
    pub async fn next(&mut self) -> Option<ChangeEvent> {
        match self.0.recv().await {
            Ok(event) => Some(event),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(ChangeEvent::Anything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }

    /// Returns what is there already.
    pub fn next_now(&mut self) -> Option<ChangeEvent> {
        match self.0.try_recv() {
            Ok(event) => Some(event),
            Err(broadcast::error::TryRecvError::Lagged(_)) => Some(ChangeEvent::Anything),
            Err(_) => None,
        }
    }
}

/// Notifies all listeners in this process.
#[derive(Clone)]
pub(super) struct EventBus(broadcast::Sender<ChangeEvent>);

impl EventBus {
    pub fn new() -> EventBus {
        EventBus(broadcast::Sender::new(MAX_QUEUED))
    }

    pub fn listen(&self) -> ChangeReceiver {
        ChangeReceiver(self.0.subscribe())
    }

    pub fn notify(&self, event: ChangeEvent) {
        // There is no listener: nobody has to be notified.
        let _ = self.0.send(event);
    }
}

thread_local! {
    /// What the transaction under way on this thread has changed. A transaction stays on the
    /// thread that began it, and its connection is one of diesel's: nothing can be kept there.
    static NOTED: RefCell<Vec<GameChange>> = const { RefCell::new(Vec::new()) };
}

/// Notes that the transaction under way changes a game.
pub(super) fn note(change: GameChange) {
    NOTED.with_borrow_mut(|noted| noted.push(change));
}

/// Where a transaction or a part of it begins.
#[derive(Clone, Copy)]
pub(super) struct TransactionMark(usize);

pub(super) fn mark() -> TransactionMark {
    TransactionMark(NOTED.with_borrow(Vec::len))
}

/// Forgets what was noted since: it was rolled back.
pub(super) fn forget_since(mark: TransactionMark) {
    NOTED.with_borrow_mut(|noted| noted.truncate(mark.0));
}

/// Returns what was noted, each game once, and forgets it.
pub(super) fn take() -> Vec<GameChange> {
    let mut noted = NOTED.with_borrow_mut(std::mem::take);
    noted.sort_unstable_by_key(|change| change.game);
    noted.dedup();
    noted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(game: i64) -> GameChange {
        GameChange { game: GameId(game), players: [PlayerId(1), PlayerId(2)] }
    }

    #[test]
    fn what_is_rolled_back_is_forgotten_and_the_rest_taken_once() {
        note(change(2));
        let part = mark();
        note(change(3));
        forget_since(part);
        note(change(1));
        note(change(2));
        assert_eq!(take(), [change(1), change(2)]);
        assert_eq!(take(), []);
    }

    #[test]
    fn a_change_reads_back() {
        let change = change(7);
        assert_eq!(change.to_text(), "7 1 2");
        assert_eq!(GameChange::parse("7 1 2"), Some(change));
        for bad in ["", "7", "7 1", "7 1 x", "7 1 2 3"] {
            assert_eq!(GameChange::parse(bad), None, "{bad}");
        }
    }
}
