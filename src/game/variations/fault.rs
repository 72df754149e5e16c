//! What is wrong with a text in the typed form, in the words of the player.

use std::fmt;

use crate::chess::InputError;

/// The first thing that is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// As a score sheet counts it: `13...Nd5`.
    pub place: String,
    pub why: Why,
}

/// What is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    Move(InputError),
    /// The number of the move does not fit; this one would.
    Number {
        expected: String,
    },
    /// A bracket opens where no move stands before it.
    NothingToVary,
    BracketNotClosed,
    BracketNotOpened,
    CommentNotClosed,
    CommentNotOpened,
    /// Something follows a word after which nothing can come.
    AfterTheEnd,
    /// `resign`, `accept` or `any` where it cannot stand.
    Word(&'static str),
    /// The exceptions of an `any` are not understood.
    Exception(String),
    /// The answer to `any` is missing.
    AnyWithoutAnswer,
    /// The answer to `any` is possible after none of the replies.
    AnyNever,
    TooLong {
        limit: usize,
    },
    // The rest is for conditional moves and proposed lines.
    TwoAnswers {
        first: String,
    },
    NoAnswer,
    TooDeep {
        limit: usize,
    },
    TooMany {
        limit: usize,
    },
    TooManyLines {
        limit: usize,
    },
    Comments {
        limit: usize,
    },
    Empty,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Move(error) => error.fmt(f),
            Why::Number { expected } => {
                write!(f, "Wrong move number. Write {expected} instead.")
            }
            Why::NothingToVary => {
                f.write_str("A variation in parentheses must follow the move it replaces.")
            }
            Why::BracketNotClosed => f.write_str("A closing parenthesis is missing."),
            Why::BracketNotOpened => {
                f.write_str("There is a closing parenthesis without an opening one.")
            }
            Why::CommentNotClosed => f.write_str("A comment in { } is not closed. Close it."),
            Why::CommentNotOpened => f.write_str("There is a } without a { before it."),
            Why::AfterTheEnd => f.write_str("The line has ended. Nothing can follow here."),
            Why::Word(word) => write!(f, "You cannot use \"{word}\" here. Enter a move."),
            Why::Exception(word) => write!(
                f,
                "\"{word}\" is not a valid exception. Write any, or any-unless- followed by capture, \
                 check or attack, joined by hyphens."
            ),
            Why::AnyWithoutAnswer => f.write_str("After \"any\", enter your reply."),
            Why::AnyNever => f.write_str(
                "This reply is not possible after any of these moves. Enter a different reply.",
            ),
            Why::TooLong { limit } => {
                write!(f, "A line can have at most {limit} half-moves. Shorten it.")
            }
            Why::TwoAnswers { first } => write!(
                f,
                "You already have a different reply in this position: {first}. Choose one of them."
            ),
            Why::NoAnswer => f.write_str("Your reply to this move is missing. Enter one."),
            Why::TooDeep { limit } => {
                write!(f, "You can enter moves at most {limit} half-moves ahead.")
            }
            Why::TooMany { limit } => {
                write!(f, "You can have at most {limit} conditional moves. Delete some first.")
            }
            Why::TooManyLines { limit } => write!(f, "You can propose at most {limit} lines."),
            Why::Comments { limit } => {
                write!(f, "Comments can have at most {limit} characters in total. Shorten them.")
            }
            Why::Empty => f.write_str("Enter at least one move."),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => self.why.fmt(f),
            place => write!(f, "{place}: {}", self.why),
        }
    }
}
