//! Second factors: codes of an app, recovery codes, passkeys. What is right and what it proves; nothing is stored here.

pub mod passkeys;
mod recovery_codes;
pub mod totp;

pub use recovery_codes::{RECOVERY_CODES, RecoveryCode};
