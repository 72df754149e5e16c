//! What is wrong with lines that were typed, and with an analysis.

use super::{Locale, piece_letters::unmarked};
use crate::{
    chess::InputError,
    game::{
        analysis::{AnalysisFull, MAX_ALL_COMMENTS_CHARS, MAX_COMMENT_CHARS, MAX_MOVES},
        variations::{Fault, MAX_PLIES, Why},
    },
    key,
};

impl Locale {
    /// Says what the first fault in a text is, and where.
    pub fn fault(self, fault: &Fault) -> String {
        let why = self.why(&fault.why);
        if fault.place.is_empty() {
            return why;
        }
        let place = match fault.why {
            // Shown as it was typed: its letter is not one of ours.
            Why::Move(InputError::UnclearLetter(_)) => unmarked(&fault.place),
            _ => self.san(&unmarked(&fault.place)),
        };
        self.t("line-error-at").with("place", place).with("why", why).to_string()
    }

    fn why(self, why: &Why) -> String {
        let limited = |key, limit: usize| self.t(key).count("limit", limit).to_string();
        let key = match why {
            Why::Move(error) => return self.input_error(error),
            Why::Number { expected } => {
                let expected = self.san(&unmarked(expected));
                return self.t("line-wrong-number").with("expected", expected).to_string();
            }
            Why::Word(word) => {
                return self.t("line-word-not-allowed").with("word", word).to_string();
            }
            Why::Exception(word) => {
                return self.t("line-unknown-exception").with("word", word).to_string();
            }
            Why::TwoAnswers { first } => {
                return self.t("line-two-replies").with("first", self.san(first)).to_string();
            }
            Why::TooLong { limit } => return limited(key!("line-too-long"), *limit),
            Why::TooDeep { limit } => return limited(key!("line-too-far-ahead"), *limit),
            Why::TooMany { limit } => {
                return limited(key!("line-too-many-conditional-moves"), *limit);
            }
            Why::TooManyLines { limit } => {
                return limited(key!("line-too-many-proposed-lines"), *limit);
            }
            Why::Comments { limit } => return limited(key!("line-comments-too-long"), *limit),
            Why::NothingToVary => key!("line-variation-without-move"),
            Why::BracketNotClosed => key!("line-parenthesis-not-closed"),
            Why::BracketNotOpened => key!("line-parenthesis-not-opened"),
            Why::CommentNotClosed => key!("line-comment-not-closed"),
            Why::CommentNotOpened => key!("line-comment-not-opened"),
            Why::AfterTheEnd => key!("line-after-end"),
            Why::AnyWithoutAnswer => key!("line-any-without-reply"),
            Why::AnyNever => key!("line-any-reply-never-possible"),
            Why::NoAnswer => key!("line-no-reply"),
            Why::Empty => key!("line-empty"),
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
