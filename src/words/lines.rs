//! What is wrong with lines that were typed, and with a book.

use super::Words;
use crate::{
    game::{
        book::{BookFull, LONGEST_COMMENT, MOST_COMMENTS, MOST_MOVES},
        variations::{Fault, LONGEST, Why},
    },
    key,
};

impl Words {
    /// Says what the first fault in a text is, and where.
    pub fn fault(self, fault: &Fault) -> String {
        let why = self.why(&fault.why);
        match fault.place.as_str() {
            "" => why,
            place => {
                self.say("lines-at").with("place", self.san(place)).with("why", why).to_string()
            }
        }
    }

    fn why(self, why: &Why) -> String {
        let limited = |key, limit: usize| self.say(key).count("limit", limit).to_string();
        let key = match why {
            Why::Move(error) => return self.input_error(error),
            Why::Number { expected } => {
                return self.say("lines-number").with("expected", expected).to_string();
            }
            Why::Word(word) => return self.say("lines-word").with("word", word).to_string(),
            Why::Guard(word) => return self.say("lines-guard").with("word", word).to_string(),
            Why::TwoAnswers { first } => {
                return self.say("lines-two-answers").with("first", self.san(first)).to_string();
            }
            Why::TooLong { limit } => return limited(key!("lines-too-long"), *limit),
            Why::TooDeep { limit } => return limited(key!("lines-too-deep"), *limit),
            Why::TooMany { limit } => return limited(key!("lines-too-many"), *limit),
            Why::TooManyLines { limit } => return limited(key!("lines-too-many-lines"), *limit),
            Why::Comments { limit } => return limited(key!("lines-comments"), *limit),
            Why::NothingToVary => key!("lines-nothing-to-vary"),
            Why::BracketNotClosed => key!("lines-bracket-open"),
            Why::BracketNotOpened => key!("lines-bracket-closed"),
            Why::CommentNotClosed => key!("lines-comment-open"),
            Why::CommentNotOpened => key!("lines-comment-closed"),
            Why::AfterTheEnd => key!("lines-after-the-end"),
            Why::AnyWithoutAnswer => key!("lines-any-without-answer"),
            Why::AnyNever => key!("lines-any-never"),
            Why::NoAnswer => key!("lines-no-answer"),
            Why::Empty => key!("lines-empty"),
        };
        self.say(key).to_string()
    }

    /// Says why a book was not changed.
    pub fn book_full(self, full: BookFull) -> String {
        let (key, limit) = match full {
            BookFull::Moves => (key!("lines-book-moves"), MOST_MOVES),
            BookFull::Comments => (key!("lines-book-comments"), MOST_COMMENTS),
            BookFull::Comment => (key!("lines-book-comment"), LONGEST_COMMENT),
            BookFull::Depth => (key!("lines-too-long"), LONGEST),
        };
        self.say(key).count("limit", limit).to_string()
    }
}
