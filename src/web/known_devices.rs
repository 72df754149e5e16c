//! The marks that a browser keeps of the accounts that were logged in there.
//!
//! With one a browser counts its attempts to log in for itself: no stranger can use them up. It is no
//! way in; the password is still asked for.

use crate::{db::PlayerId, mail::Signer, random::Secret};

/// A family may share a browser.
const MAX_MARKS: usize = 5;
/// A mark is shorter; what is longer is none of ours.
const MAX_MARK_CHARS: usize = 64;
/// Between two marks in the cookie.
const SEPARATOR: char = '.';

/// What a browser keeps, the last used first.
#[derive(Clone, Debug, Default)]
pub struct KnownDevices(Vec<String>);

impl KnownDevices {
    /// Reads the cookie. What is no mark fits no account.
    pub fn read(cookie: &str) -> KnownDevices {
        let marks = cookie.split(SEPARATOR).filter(|mark| mark.len() <= MAX_MARK_CHARS);
        KnownDevices(marks.take(MAX_MARKS).map(str::to_owned).collect())
    }

    /// Returns the mark of an account, if it was logged in here.
    pub fn mark_of(&self, signer: &Signer, player: PlayerId) -> Option<&str> {
        self.0.iter().map(String::as_str).find(|mark| signer.is_device_mark(mark, player))
    }

    /// Returns what the browser keeps once an account has logged in here. A mark stays the same, so
    /// that logging in wins no attempts.
    pub fn cookie_with(&self, signer: &Signer, player: PlayerId) -> Option<String> {
        let first = match self.mark_of(signer, player) {
            Some(mark) => mark.to_owned(),
            None => {
                let nonce: String = Secret::generate().hash().chars().take(20).collect();
                signer.device_mark(player, &nonce)?
            }
        };
        let others = self.0.iter().filter(|mark| **mark != first).take(MAX_MARKS - 1);
        let all: Vec<&str> = std::iter::once(&first).chain(others).map(String::as_str).collect();
        Some(all.join(&SEPARATOR.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_knows_the_last_accounts_that_were_logged_in() {
        let signer = Signer::new("secret");
        let mut cookie = String::new();
        for player in [1, 2, 3, 4, 5, 6, 3] {
            cookie = KnownDevices::read(&cookie).cookie_with(&signer, PlayerId(player)).unwrap();
        }
        let known = KnownDevices::read(&cookie);
        let of = |player| known.mark_of(&signer, PlayerId(player)).is_some();
        assert_eq!([1, 2, 3, 4, 5, 6, 7].map(of), [false, true, true, true, true, true, false]);
        assert!(cookie.starts_with(known.mark_of(&signer, PlayerId(3)).unwrap()));
        let again = known.cookie_with(&signer, PlayerId(3)).unwrap();
        assert_eq!(again, cookie);
        let strange = KnownDevices::read(&format!("{}.x.{cookie}", "y".repeat(1000)));
        assert_eq!(strange.0.len(), MAX_MARKS);
        assert!(KnownDevices::read("").mark_of(&signer, PlayerId(1)).is_none());
    }
}
