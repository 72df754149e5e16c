//! Why an email was not sent, and whether it is worth trying again.

/// Why an email was not sent.
#[derive(Debug, thiserror::Error)]
pub enum MailerError {
    /// No email can be sent at present, whichever it is.
    #[error("{0}")]
    Unreachable(String),
    /// Trying this email again may help.
    #[error("{0}")]
    Later(String),
    /// The server does not take this email, now or later.
    #[error("{0}")]
    NotTaken(String),
    /// The server refused the recipient for good.
    #[error("{0}")]
    Refused(String),
}
