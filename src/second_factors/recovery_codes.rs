//! Recovery codes, for somebody who has lost the other factors. Each is good once.

use data_encoding::BASE32_NOPAD;

use crate::random;

/// So many recovery codes are made at once.
pub const RECOVERY_CODES: usize = 10;
/// Bytes of a recovery code: 80 bits, so that a fast hash is enough.
const CODE_BYTES: usize = 10;
/// Characters between two hyphens.
const GROUP: usize = 4;

/// A recovery code, to be shown once: `abcd-efgh-ijkl-mnop`.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    pub fn generate() -> RecoveryCode {
        let letters = BASE32_NOPAD.encode(&random::bytes()[..CODE_BYTES]).to_lowercase();
        let starts = (0..letters.len()).step_by(GROUP);
        let groups: Vec<&str> = starts.map(|at| &letters[at..at + GROUP]).collect();
        RecoveryCode(groups.join("-"))
    }

    /// Takes a code as it was typed.
    pub fn typed(text: &str) -> RecoveryCode {
        RecoveryCode(text.to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns what is stored of it, however it was typed.
    pub fn hash(&self) -> String {
        let plain = self.0.chars().filter(|c| !c.is_whitespace() && *c != '-');
        random::hash(&plain.collect::<String>().to_lowercase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_can_be_typed_in_many_ways() {
        let code = RecoveryCode::generate();
        assert_eq!(code.as_str().len(), 19);
        let typed = code.as_str().to_uppercase().replace('-', " ");
        for typed in [typed.as_str(), &typed.replace(' ', ""), &format!("  {typed}\n")] {
            assert_eq!(RecoveryCode::typed(typed).hash(), code.hash(), "{typed}");
        }
        assert_ne!(RecoveryCode::generate().hash(), code.hash());
    }
}
