//! What is wrong with lines that were typed, and with an analysis.

use super::{Locale, piece_letters::unmarked};
use crate::{
    chess::InputError,
    game::{
        analysis::{AnalysisFull, MAX_ALL_COMMENTS_CHARS, MAX_COMMENT_CHARS, MAX_MOVES},
        variations::{Fault, FaultKind, MAX_PLIES},
    },
    key,
};

impl Locale {
    /// Says what the first fault in a text is, and where.
    pub fn fault(self, fault: &Fault) -> String {
        let why = self.fault_kind(&fault.kind);
        if fault.place.is_empty() {
            return why;
        }
        let place = match fault.kind {
            // Shown as it was typed: its letter is not one of ours.
            FaultKind::Move(InputError::UnclearLetter(_)) => unmarked(&fault.place),
            _ => self.san(&unmarked(&fault.place)),
        };
        self.t("line-error-at").with("place", place).with("why", why).to_string()
    }

    fn fault_kind(self, kind: &FaultKind) -> String {
        let limited = |key, limit: usize| self.t(key).count("limit", limit).to_string();
        let key = match kind {
            FaultKind::Move(error) => return self.input_error(error),
            FaultKind::Number { expected } => {
                let expected = self.san(&unmarked(expected));
                return self.t("line-wrong-number").with("expected", expected).to_string();
            }
            FaultKind::Word(word) => {
                return self.t("line-word-not-allowed").with("word", word).to_string();
            }
            FaultKind::Exception(word) => {
                return self.t("line-unknown-exception").with("word", word).to_string();
            }
            FaultKind::TwoAnswers { first } => {
                return self.t("line-two-replies").with("first", self.san(first)).to_string();
            }
            FaultKind::TooLong { limit } => return limited(key!("line-too-long"), *limit),
            FaultKind::TooDeep { limit } => return limited(key!("line-too-far-ahead"), *limit),
            FaultKind::TooMany { limit } => {
                return limited(key!("line-too-many-conditional-moves"), *limit);
            }
            FaultKind::TooManyLines { limit } => {
                return limited(key!("line-too-many-proposed-lines"), *limit);
            }
            FaultKind::Comments { limit } => {
                return limited(key!("line-comments-too-long"), *limit);
            }
            FaultKind::NothingToVary => key!("line-variation-without-move"),
            FaultKind::BracketNotClosed => key!("line-parenthesis-not-closed"),
            FaultKind::BracketNotOpened => key!("line-parenthesis-not-opened"),
            FaultKind::CommentNotClosed => key!("line-comment-not-closed"),
            FaultKind::CommentNotOpened => key!("line-comment-not-opened"),
            FaultKind::AfterTheEnd => key!("line-after-end"),
            FaultKind::AnyWithoutAnswer => key!("line-any-without-reply"),
            FaultKind::AnyNever => key!("line-any-reply-never-possible"),
            FaultKind::NoAnswer => key!("line-no-reply"),
            FaultKind::Empty => key!("line-empty"),
        };
        self.t(key).to_string()
    }

    /// Says why an analysis was not changed.
    pub fn analysis_full(self, full: AnalysisFull) -> String {
        let (key, limit) = match full {
            AnalysisFull::Moves => (key!("line-analysis-too-many-moves"), MAX_MOVES),
            AnalysisFull::Comments => {
                (key!("line-analysis-comments-too-long"), MAX_ALL_COMMENTS_CHARS)
            }
            AnalysisFull::Comment => (key!("line-analysis-comment-too-long"), MAX_COMMENT_CHARS),
            AnalysisFull::Depth => (key!("line-too-long"), MAX_PLIES),
        };
        self.t(key).count("limit", limit).to_string()
    }
}
