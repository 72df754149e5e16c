//! What has become of an email.

/// What has become of an email.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmailState {
    /// To be sent, or being sent.
    Waiting,
    Sent,
    /// Its reason is gone, or its reader does not want it.
    Dropped,
    /// It could not be sent, and is not tried again by itself.
    Failed,
}

stored_enum!(EmailState, "state of an email", {
    Waiting = "waiting",
    Sent = "sent",
    Dropped = "dropped",
    Failed = "failed",
});
