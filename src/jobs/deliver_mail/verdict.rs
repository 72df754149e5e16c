//! Whether a letter leaves now, later or not at all: what its reader chose, and has seen.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    db::{
        choices::{Topic, When},
        outbox::{DueLetter, Kind, is_news},
    },
    mail::Facts,
};

/// How long after a look at a game its reader is taken to be looking at it still.
const LOOKING: TimeDelta = TimeDelta::minutes(3);
/// How long a letter waits then for another look.
const ANOTHER_LOOK: TimeDelta = TimeDelta::minutes(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Send,
    Wait(DateTime<Utc>),
    Drop,
}

/// What the reader of a letter has to do with its game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attention {
    /// When they last looked at it, and at which position.
    pub looked: Option<(DateTime<Utc>, u32)>,
    /// The last message of it that they have read; 0 if none.
    pub heard: i64,
    /// They want no letters about it.
    pub muted: bool,
}

pub fn verdict(
    letter: &DueLetter,
    facts: &Facts,
    attention: Attention,
    now: DateTime<Utc>,
) -> Verdict {
    let reader = &facts.recipient;
    let Some(topic) = Topic::of_kind(letter.kind) else { return Verdict::Send };
    let choices = reader.choices();
    if reader.refusal.is_some() || attention.muted || choices.when(topic) == When::Never {
        return Verdict::Drop;
    }
    let news = is_news(letter.kind);
    if news && choices.one_letter && reader.has_unread_letter() {
        return Verdict::Drop;
    }
    if news && let Some((looked, seen)) = attention.looked {
        // A move counts from when it came, and is there a little later: the position tells. Of an
        // end both are told whatever they have seen: the letter has the hash of the log.
        // What came after a message that was read has a letter of its own.
        let is_seen = match letter.message {
            Some(message) => attention.heard >= message,
            None => looked > letter.created_at && facts.ply.is_none_or(|ply| seen >= ply),
        };
        if is_seen && letter.kind != Kind::GameEnded {
            return Verdict::Drop;
        }
        let decided = letter.created_at + ANOTHER_LOOK;
        if now < decided && letter.created_at - looked < LOOKING {
            return Verdict::Wait(decided);
        }
    }
    let zone = reader.zone();
    let mut leaves = choices.leaves_at(topic, letter.created_at, zone);
    // What could not leave when it should have still keeps the quiet hours.
    if leaves <= now && choices.when(topic) != When::Daily {
        leaves = leaves.max(choices.quiet_until(now, zone));
    }
    // Not after the flag that it would have warned of.
    match leaves <= now || falls_before(leaves, facts) {
        true => Verdict::Send,
        false => Verdict::Wait(leaves),
    }
}

/// Whether a flag of the reader falls before an instant, in a game that the letter is about.
fn falls_before(at: DateTime<Utc>, facts: &Facts) -> bool {
    let about = facts.game.iter().chain(facts.games.iter().map(|one| &one.stored));
    about
        .filter(|stored| {
            stored.game.is_running()
                && stored.side_of(facts.recipient.id) == Some(stored.game.turn())
        })
        .filter_map(|stored| stored.game.deadline())
        .any(|flag| flag <= at + TimeDelta::hours(1))
}
