//! The links below a board that step through its moves.

use crate::i18n::{Locale, Message, key};

/// A step to another position.
pub struct StepLink {
    /// The word by which the script knows it.
    pub step: &'static str,
    pub sign: &'static str,
    pub label: Message,
    pub url: String,
}

/// The steps, and what turns the board round, if anything does.
pub struct StepLinks {
    pub steps: [StepLink; 4],
    pub flip_url: Option<String>,
}

impl StepLinks {
    /// `first` and `last`: what the ends are called, by keys.
    pub fn new(
        locale: Locale,
        (first, last): (&'static str, &'static str),
        urls: [String; 4],
        flip_url: Option<String>,
    ) -> StepLinks {
        let [to_first, to_previous, to_next, to_last] = urls;
        let step = |step, sign, label: &'static str, url| StepLink {
            step,
            sign,
            label: locale.t(label),
            url,
        };
        StepLinks {
            steps: [
                step("first", "«", first, to_first),
                step("prev", "‹", key!("game-previous-move"), to_previous),
                step("next", "›", key!("game-next-move"), to_next),
                step("last", "»", last, to_last),
            ],
            flip_url,
        }
    }
}
