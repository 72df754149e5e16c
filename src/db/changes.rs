//! Notifications of what open pages show: which game, challenge, mailbox or tournament has changed and
//! whose it is, never what happened in it.
//!
//! PendingChanges where the rows are stored and sent after the commit: nobody reads too early, and no change
//! is sent that was rolled back. The listener reads from the database what they may know.

use std::cell::RefCell;

use tokio::sync::broadcast;

use super::{ChallengeId, GameId, PlayerId, TournamentId};

/// A game that the transaction under way has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CreatedGame {
    pub game: GameId,
    /// The hash with which its log begins.
    pub first_hash: String,
}

/// What the transaction under way has done.
struct PendingChanges {
    changes: Vec<StoredChange>,
    created: Vec<CreatedGame>,
}

/// How many changes wait for a listener; a slower one loses some, and learns that it did.
const MAX_QUEUED: usize = 4096;

/// Something that has changed, and whom it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StoredChange {
    Game {
        game: GameId,
        players: [PlayerId; 2],
    },
    /// A challenge was made, or settled.
    Challenge {
        challenge: ChallengeId,
        challenger: PlayerId,
        /// `None`: it is for everyone.
        opponent: Option<PlayerId>,
        rematch_of: Option<GameId>,
    },
    /// One of two players wrote to the other, perhaps in a game.
    Message {
        players: [PlayerId; 2],
        game: Option<GameId>,
    },
    /// A spectator wrote beside a game.
    SpectatorMessage {
        game: GameId,
    },
    /// A player was invited to a tournament, or has looked at an invitation; or a challenge of a ladder
    /// that they made or got was made or settled.
    Invitation {
        player: PlayerId,
    },
    /// Something happened in a tournament, or one of its games ended or continues.
    Tournament {
        tournament: TournamentId,
    },
}

impl StoredChange {
    /// Writes it for other servers: a letter and numbers, for a game three numbers.
    pub(super) fn to_text(self) -> String {
        match self {
            StoredChange::Game { game, players: [white, black] } => {
                format!("{game} {white} {black}")
            }
            StoredChange::Challenge { challenge, challenger, opponent, rematch_of } => {
                let (opponent, game) =
                    (opponent.map_or(0, |id| id.0), rematch_of.map_or(0, |id| id.0));
                format!("c {challenge} {challenger} {opponent} {game}")
            }
            StoredChange::Message { players: [from, to], game } => {
                format!("m {from} {to} {}", game.map_or(0, |id| id.0))
            }
            StoredChange::SpectatorMessage { game } => format!("s {game}"),
            StoredChange::Invitation { player } => format!("i {player}"),
            StoredChange::Tournament { tournament } => format!("t {tournament}"),
        }
    }

    pub(super) fn parse(text: &str) -> Option<StoredChange> {
        let (kind, numbers) = match text.split_once(' ')? {
            (kind @ ("c" | "i" | "m" | "s" | "t"), numbers) => (kind, numbers),
            _ => ("", text),
        };
        let numbers: Vec<i64> =
            numbers.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        // No row has the number 0.
        let optional = |number: i64| (number != 0).then_some(number);
        Some(match (kind, &numbers[..]) {
            ("", &[game, white, black]) => StoredChange::Game {
                game: GameId(game),
                players: [PlayerId(white), PlayerId(black)],
            },
            ("c", &[challenge, challenger, opponent, game]) => StoredChange::Challenge {
                challenge: ChallengeId(challenge),
                challenger: PlayerId(challenger),
                opponent: optional(opponent).map(PlayerId),
                rematch_of: optional(game).map(GameId),
            },
            ("m", &[from, to, game]) => StoredChange::Message {
                players: [PlayerId(from), PlayerId(to)],
                game: optional(game).map(GameId),
            },
            ("s", &[game]) => StoredChange::SpectatorMessage { game: GameId(game) },
            ("i", &[player]) => StoredChange::Invitation { player: PlayerId(player) },
            ("t", &[id]) => StoredChange::Tournament { tournament: TournamentId(id) },
            _ => return None,
        })
    }
}

/// What listeners receive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeEvent {
    Changed(StoredChange),
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
    static NOTED: RefCell<PendingChanges> = const {
        RefCell::new(PendingChanges { changes: Vec::new(), created: Vec::new() })
    };
}

/// Notes that the transaction under way changes something that pages show.
pub(super) fn note(change: StoredChange) {
    NOTED.with_borrow_mut(|noted| noted.changes.push(change));
}

/// Notes that the transaction under way makes a game.
pub(super) fn note_created(created: CreatedGame) {
    NOTED.with_borrow_mut(|noted| noted.created.push(created));
}

/// Returns the games that were made, in their order, and forgets them.
pub(super) fn take_created() -> Vec<CreatedGame> {
    NOTED.with_borrow_mut(|noted| std::mem::take(&mut noted.created))
}

/// Where a transaction or a part of it begins.
#[derive(Clone, Copy)]
pub(super) struct TransactionMark {
    changes: usize,
    created: usize,
}

pub(super) fn mark() -> TransactionMark {
    NOTED.with_borrow(|noted| TransactionMark {
        changes: noted.changes.len(),
        created: noted.created.len(),
    })
}

/// Forgets what was noted since: it was rolled back.
pub(super) fn forget_since(mark: TransactionMark) {
    NOTED.with_borrow_mut(|noted| {
        noted.changes.truncate(mark.changes);
        noted.created.truncate(mark.created);
    });
}

/// Returns what was noted, each change once, and forgets it.
pub(super) fn take() -> Vec<StoredChange> {
    let mut changes = NOTED.with_borrow_mut(|noted| std::mem::take(&mut noted.changes));
    changes.sort_unstable();
    changes.dedup();
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(game: i64) -> StoredChange {
        StoredChange::Game { game: GameId(game), players: [PlayerId(1), PlayerId(2)] }
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
        assert_eq!(change(7).to_text(), "7 1 2");
        let (one, other) = (PlayerId(1), PlayerId(2));
        let challenge = |opponent, rematch_of| StoredChange::Challenge {
            challenge: ChallengeId(5),
            challenger: one,
            opponent,
            rematch_of,
        };
        let message = |game| StoredChange::Message { players: [one, other], game };
        for change in [
            change(7),
            challenge(None, None),
            challenge(Some(other), None),
            challenge(Some(other), Some(GameId(7))),
            message(None),
            message(Some(GameId(7))),
            StoredChange::SpectatorMessage { game: GameId(7) },
            StoredChange::Invitation { player: one },
            StoredChange::Tournament { tournament: TournamentId(7) },
        ] {
            let text = change.to_text();
            assert!(!text.contains(','), "{text}");
            assert_eq!(StoredChange::parse(&text), Some(change), "{text}");
        }
        for bad in
            ["", "7", "7 1", "7 1 x", "7 1 2 3", "c 5 1 2", "m 1", "s", "s 7 1", "t 7 1", "x 1"]
        {
            assert_eq!(StoredChange::parse(bad), None, "{bad}");
        }
    }
}
