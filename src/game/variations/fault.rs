//! What is wrong with a text in the typed form, in the words of the player.

use std::fmt;

use crate::chess::InputError;

/// The first thing that is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// As a score sheet counts it: `13...Nd5`.
    pub place: String,
    pub kind: FaultKind,
}

/// What is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
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

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::Move(error) => error.fmt(f),
            FaultKind::Number { expected } => {
                write!(f, "Wrong move number. Write {expected} instead.")
            }
            FaultKind::NothingToVary => {
                f.write_str("A variation in parentheses must follow the move it replaces.")
            }
            FaultKind::BracketNotClosed => f.write_str("A closing parenthesis is missing."),
            FaultKind::BracketNotOpened => {
                f.write_str("There is a closing parenthesis without an opening one.")
            }
            FaultKind::CommentNotClosed => f.write_str("A comment in { } is not closed. Close it."),
            FaultKind::CommentNotOpened => f.write_str("There is a } without a { before it."),
            FaultKind::AfterTheEnd => f.write_str("The line has ended. Nothing can follow here."),
            FaultKind::Word(word) => write!(f, "You cannot use \"{word}\" here. Enter a move."),
            FaultKind::Exception(word) => write!(
                f,
                "\"{word}\" is not a valid exception. Write any, or any-unless- followed by capture, \
                 check or attack, joined by hyphens."
            ),
            FaultKind::AnyWithoutAnswer => f.write_str("After \"any\", enter your reply."),
            FaultKind::AnyNever => f.write_str(
                "This reply is not possible after any of these moves. Enter a different reply.",
            ),
            FaultKind::TooLong { limit } => {
                write!(f, "A line can have at most {limit} half-moves. Shorten it.")
            }
            FaultKind::TwoAnswers { first } => write!(
                f,
                "You already have a different reply in this position: {first}. Choose one of them."
            ),
            FaultKind::NoAnswer => f.write_str("Your reply to this move is missing. Enter one."),
            FaultKind::TooDeep { limit } => {
                write!(f, "You can enter moves at most {limit} half-moves ahead.")
            }
            FaultKind::TooMany { limit } => {
                write!(f, "You can have at most {limit} conditional moves. Delete some first.")
            }
            FaultKind::TooManyLines { limit } => {
                write!(f, "You can propose at most {limit} lines.")
            }
            FaultKind::Comments { limit } => {
                write!(f, "Comments can have at most {limit} characters in total. Shorten them.")
            }
            FaultKind::Empty => f.write_str("Enter at least one move."),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => self.kind.fmt(f),
            place => write!(f, "{place}: {}", self.kind),
        }
    }
}
