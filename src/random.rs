//! Chance: secrets that nobody can guess, and lots. The one place that asks the system.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use rand::Rng as _;
use sha2::{Digest as _, Sha256};

/// A secret of 256 bits, as it stands in a cookie or a link.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    #[expect(clippy::disallowed_methods, reason = "the one place that asks for chance")]
    pub fn generate() -> Secret {
        let mut bytes = [0_u8; 32];
        rand::rng().fill_bytes(&mut bytes);
        Secret(BASE64URL_NOPAD.encode(&bytes))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns what is stored of it.
    pub fn hash(&self) -> String {
        hash(&self.0)
    }
}

/// Returns the hash under which a secret is stored. A fast one is enough: nobody guesses
/// 256 bits.
pub fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// Returns random bytes, which nobody can guess.
#[expect(clippy::disallowed_methods, reason = "the one place that asks for chance")]
pub fn bytes() -> [u8; 32] {
    rand::random()
}

/// Draws one of two lots.
#[expect(clippy::disallowed_methods, reason = "the one place that asks for chance")]
pub fn coin() -> bool {
    rand::rng().next_u32().is_multiple_of(2)
}

/// Draws a part of a whole in thousandths, for spreading what should not happen at once.
#[expect(clippy::disallowed_methods, reason = "the one place that asks for chance")]
pub fn permille() -> u16 {
    u16::try_from(rand::rng().next_u32() % 1001).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Asserts that of so many drawn values none comes twice, and that each bit is sometimes set and
    /// sometimes not.
    fn assert_all_drawn(drawn: &[[u8; 32]]) {
        assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), drawn.len());
        let any = |bits: fn([u8; 32]) -> [u8; 32]| {
            drawn.iter().fold([0; 32], |all, one| {
                let one = bits(*one);
                std::array::from_fn(|at| all[at] | one[at])
            })
        };
        assert_eq!(any(|one| one), [0xff; 32]);
        assert_eq!(any(|one| one.map(|byte| !byte)), [0xff; 32]);
    }

    #[test]
    fn secrets_have_256_bits() {
        let secrets: Vec<[u8; 32]> = (0..1000)
            .map(|_| {
                let bytes = BASE64URL_NOPAD.decode(Secret::generate().as_str().as_bytes()).unwrap();
                bytes.try_into().unwrap()
            })
            .collect();
        assert_all_drawn(&secrets);
        let bytes: Vec<[u8; 32]> = (0..1000).map(|_| bytes()).collect();
        assert_all_drawn(&bytes);
    }
}
