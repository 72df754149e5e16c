//! What an action of the demo was refused for: a fault of the demo.

use crate::actions::ActionError;

/// Makes an error of a refusal.
pub fn say<E: std::fmt::Debug + 'static>(error: ActionError<E>) -> anyhow::Error {
    anyhow::anyhow!("{error:?}")
}
