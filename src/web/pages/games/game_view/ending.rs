//! How a game ended, and what proves it.

use crate::{game::Game, i18n::Locale};

/// The ending of a game that is over.
pub struct EndingView {
    /// `1-0`, `0-1` or `½-½`
    pub result: &'static str,
    /// How it came about.
    pub sentence: String,
    /// What else proves the result, such as the mate that could still have come.
    pub proof: Option<String>,
}

impl EndingView {
    /// Returns `None` as long as the game is in progress.
    pub fn of(game: &Game, locale: Locale) -> Option<EndingView> {
        let result = game.ended()?.ending.result().as_str();
        let sentence = locale.ending_sentence(game)?;
        Some(EndingView { result, sentence, proof: locale.ending_proof(game) })
    }
}
