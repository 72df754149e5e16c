//! How the log is written.

use std::str::FromStr;

/// How an entry of the log looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    /// An object on a line of its own.
    Json,
}

impl FromStr for LogFormat {
    type Err = ();

    fn from_str(word: &str) -> Result<LogFormat, ()> {
        match word {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(()),
        }
    }
}
