//! What was typed into the forms about claims and decisions.

use crate::game::ClaimGround;

/// What was entered into the form, to be corrected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimInput {
    pub ground: String,
    pub intended: String,
    pub statement: String,
    pub error: Option<String>,
    /// What is wrong with the statement.
    pub statement_error: Option<String>,
}

impl ClaimInput {
    /// Whether its form is unfolded: it was refused, or something is typed there.
    pub fn is_open(&self) -> bool {
        self.error.is_some()
            || self.statement_error.is_some()
            || [&self.intended, &self.statement].iter().any(|text| !text.is_empty())
    }

    pub fn is_about_silence(&self) -> bool {
        self.ground == ClaimGround::Silence.as_str()
    }

    /// Returns the same, or another one if this was not typed.
    pub fn or(self, other: ClaimInput) -> ClaimInput {
        if self == ClaimInput::default() { other } else { self }
    }
}

/// What was said about a claim or a decision, to be corrected or sent elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatementInput {
    pub text: String,
    pub error: Option<String>,
}
