//! Codes of an authenticator app (TOTP, RFC 6238): six digits, another one every 30 seconds.

use chrono::{DateTime, Utc};
use data_encoding::BASE32_NOPAD;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use totp_rs::{Algorithm, Builder, Secret};

use crate::random;

/// Bytes of a secret: 160 bits (RFC 4226, 4 R6).
const SECRET_BYTES: usize = 20;
/// Digits of a code.
const CODE_DIGITS: u8 = 6;
/// Seconds for which a code is shown.
const STEP_SECONDS: u64 = 30;
/// Steps by which the clock of the app may be off.
const MAX_STEPS_OFF: u16 = 1;

/// A secret that an app shares with the site.
#[derive(Clone, PartialEq, Eq)]
pub struct TotpSecret(String);

impl TotpSecret {
    pub fn generate() -> TotpSecret {
        TotpSecret(BASE32_NOPAD.encode(&random::bytes()[..SECRET_BYTES]))
    }

    /// Takes a secret as it is stored, in base32.
    pub fn stored(text: String) -> TotpSecret {
        TotpSecret(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the step of a code that is right now, or was a step ago, or will be in the next one. No step is taken
    /// twice (RFC 6238, 5.2): that is for the caller.
    pub fn step_of(&self, code: &str, now: DateTime<Utc>) -> Option<i64> {
        let seconds = u64::try_from(now.timestamp()).ok()?;
        let secret = Secret::try_from_base32(&self.0).ok()?;
        let totp = Builder::new()
            .with_algorithm(Algorithm::SHA1)
            .with_digits(CODE_DIGITS)
            .with_step_duration(STEP_SECONDS)
            .with_skew(MAX_STEPS_OFF)
            .with_secret(secret)
            .build()
            .ok()?;
        i64::try_from(totp.check(code, seconds)?).ok()
    }

    /// Returns the address by which apps take the secret: `otpauth://totp/Zugpost:Anna?secret=…`.
    pub fn uri(&self, site: &str, account: &str) -> String {
        // A colon ends the name of the site.
        let site = site.replace(':', " ");
        let [site, account] =
            [&site, account].map(|it| utf8_percent_encode(it, NON_ALPHANUMERIC).to_string());
        format!("otpauth://totp/{site}:{account}?secret={}&issuer={site}", self.0)
    }
}

/// Returns the digits of a code as it was typed, perhaps with a space; `None` if it is no such code.
pub fn read_code(typed: &str) -> Option<String> {
    let digits: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let is_code = digits.len() == usize::from(CODE_DIGITS)
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_code.then_some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The secret of RFC 6238, appendix B, for SHA-1.
    const OF_RFC: &[u8] = b"12345678901234567890";

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn the_codes_are_those_of_the_rfc() {
        let secret = TotpSecret::stored(BASE32_NOPAD.encode(OF_RFC));
        // The last six digits of the table.
        for (seconds, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
        ] {
            assert_eq!(secret.step_of(code, at(seconds)), Some(seconds / 30), "{seconds}");
        }
    }

    #[test]
    fn a_code_is_good_for_its_step_and_one_before_and_after() {
        let secret = TotpSecret::stored(BASE32_NOPAD.encode(OF_RFC));
        // That of step 1: from second 30 to 59.
        let code = "287082";
        for (seconds, is_good) in [
            (0, true),
            (29, true),
            (30, true),
            (59, true),
            (60, true),
            (89, true),
            (90, false),
            (3000, false),
        ] {
            assert_eq!(secret.step_of(code, at(seconds)), is_good.then_some(1), "{seconds}");
        }
        for code in ["", "28708", "2870820", "28708x", "ééé"] {
            assert_eq!(secret.step_of(code, at(59)), None, "{code}");
        }
    }

    #[test]
    fn an_app_takes_the_address() {
        let secret = TotpSecret::stored("JBSWY3DPEHPK3PXP".to_owned());
        assert_eq!(
            secret.uri("Chess: by mail", "Anna-1"),
            "otpauth://totp/Chess%20%20by%20mail:Anna%2D1?secret=JBSWY3DPEHPK3PXP&issuer=Chess%20%20by%20mail"
        );
        let one = TotpSecret::generate();
        assert_eq!(one.as_str().len(), 32);
        assert!(one != TotpSecret::generate());
    }

    #[test]
    fn a_code_can_be_typed_with_a_space() {
        for (typed, code) in [
            ("123456", Some("123456")),
            (" 123 456\n", Some("123456")),
            ("12345", None),
            ("1234567", None),
            ("12345a", None),
            ("", None),
            ("١٢٣٤٥٦", None),
        ] {
            assert_eq!(read_code(typed).as_deref(), code, "{typed}");
        }
    }
}
