//! What is typed in those forms of the game page that make no move. Without a script every form
//! sends it along, so that it stands on the next page again.

use serde::Deserialize;

use super::claim_input::ClaimInput;
use crate::db::{game_messages::clean, notes};

/// The names of the fields are those of the page: each is on it once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct OtherFormsInput {
    /// The tab that was open.
    pub tab: String,
    pub note: Option<String>,
    /// The mark of the note that it replaces.
    pub seen: Option<String>,
    pub ground: String,
    pub claim_move: String,
    pub statement: String,
    pub claim_answer: String,
    pub appeal: String,
    /// With which a result is claimed where play was stopped.
    pub analysis: String,
    /// The mark of that of the claim which it replaces.
    pub analysis_seen: Option<String>,
    /// The conditional moves, and which of them they are to replace.
    pub lines: Option<String>,
    pub revision: u32,
    /// What stood in their field before something was typed.
    pub lines_before: Option<String>,
    /// Lines that were typed with a move that another one was chosen instead of.
    #[serde(flatten)]
    pub given_up: LinesOfOtherMove,
}

/// Lines belong to the move with which they were typed: they are in their fields when it is chosen
/// again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct LinesOfOtherMove {
    /// In UCI; empty if there are none.
    #[serde(rename = "lines_of")]
    pub of: String,
    #[serde(rename = "lines_keep")]
    pub keep: String,
    #[serde(rename = "lines_propose")]
    pub propose: String,
}

impl LinesOfOtherMove {
    /// Returns what was typed, to be read.
    pub fn texts(&self) -> impl Iterator<Item = &String> {
        [&self.keep, &self.propose].into_iter().filter(|text| !text.trim().is_empty())
    }
}

impl OtherFormsInput {
    /// Returns the note if it is not the one that was served.
    pub fn new_note(&self) -> Option<&str> {
        let note = self.note.as_deref()?;
        (self.seen.as_deref() != Some(&notes::mark(&clean(note)))).then_some(note)
    }

    /// Returns the analysis if something is typed that is not the one that was served.
    pub fn new_analysis(&self) -> Option<&String> {
        let is_served = self.analysis_seen.as_ref() == Some(&notes::mark(&clean(&self.analysis)));
        Some(&self.analysis).filter(|text| !is_served && !text.trim().is_empty())
    }

    /// Returns the conditional moves if they are not those that were served.
    pub fn new_lines(&self) -> Option<&str> {
        let (lines, before) = (self.lines.as_deref()?, self.lines_before.as_deref()?);
        (!lines.split_whitespace().eq(before.split_whitespace())).then_some(lines)
    }

    /// Returns the claim; `None` if nothing was typed for one.
    pub fn new_claim(&self) -> Option<ClaimInput> {
        let has_words =
            [&self.claim_move, &self.statement].iter().any(|text| !text.trim().is_empty());
        has_words.then(|| self.claim())
    }

    fn claim(&self) -> ClaimInput {
        ClaimInput {
            ground: self.ground.clone(),
            intended: self.claim_move.trim().to_owned(),
            statement: self.statement.clone(),
            ..ClaimInput::default()
        }
    }

    /// Takes the claim out, to be made.
    pub fn take_claim(&mut self) -> ClaimInput {
        let claim = self.claim();
        self.claim_move.clear();
        self.statement.clear();
        claim
    }

    pub fn is_empty(&self) -> bool {
        let texts = [&self.claim_answer, &self.appeal];
        texts.iter().all(|text| text.trim().is_empty())
            && self.new_analysis().is_none()
            && self.new_note().is_none()
            && self.new_lines().is_none()
            && self.new_claim().is_none()
            && self.given_up.texts().next().is_none()
    }
}
