//! What came of a letter that the player wrote.

use super::{Facts, Wording, game::turn_sentence, wording};

/// Marks the detail of an answer that was carried out. What was done follows on a line of its own
/// (`You played 13.Nxe4`), then sentences, a line each.
pub const DONE: &str = "done";
/// Marks the detail of an answer that was not. Sentences follow, a line each.
pub const REFUSED: &str = "refused";

pub(super) fn answered(facts: &Facts) -> Option<Wording> {
    let stored = facts.game.as_ref()?;
    let other = facts.other.as_deref()?;
    let side = stored.side_of(facts.recipient.id)?;
    let mut lines = facts.detail.as_deref()?.lines();
    let (subject, opening) = match lines.next()? {
        DONE => {
            let deed = lines.next()?;
            (format!("{deed} against {other}"), format!("{deed}, as you wrote."))
        }
        _ => (
            format!("Nothing done: your letter about the game against {other}"),
            "Your letter was read, and nothing was done in the game.".to_owned(),
        ),
    };
    let standing = match stored.game.is_running() {
        true => turn_sentence(facts, side),
        false => stored.game.ending_sentence().or(stored.game.pending_sentence()),
    };
    wording(
        subject,
        [opening].into_iter().chain(lines.map(str::to_owned)).chain(standing),
        Some(("Open the game", format!("{}/games/{}", facts.base_url, stored.id))),
    )
}
