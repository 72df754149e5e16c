//! What a command asks a server with.

use std::time::Duration;

use ureq::Agent;

/// Returns a client that takes each answer as it is: errors, and redirects that it does not follow.
pub(super) fn http_client(timeout: Duration) -> Agent {
    Agent::config_builder()
        .timeout_global(Some(timeout))
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        // A proxy of the environment leads elsewhere.
        .proxy(None)
        .build()
        .into()
}
