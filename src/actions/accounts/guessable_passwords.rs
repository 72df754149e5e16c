//! Passwords that are guessed first: those that most people choose, and what stands on the page.
//!
//! There are no rules of composition: what counts is only how soon somebody gets there who tries the
//! commonest passwords, words and patterns in their order.

/// Whoever guesses tries so many before anything else. It covers the list of `zxcvbn`, 30 000 passwords
/// in the order in which they were found in leaked databases, with their usual capitals and digits.
const FIRST_GUESSES: u64 = 100_000;

/// No listed password is longer, and a long text of signs takes the estimate a while.
const MAX_LISTED_CHARS: usize = 32;

/// A part of a name that is shorter says little.
const MIN_PART_CHARS: usize = 4;

/// Returns whether a password is among the first that are tried. `known`: the names of the site and the
/// player, the address.
pub(super) fn is_guessable(password: &str, known: &[&str]) -> bool {
    if password.chars().count() > MAX_LISTED_CHARS {
        return false;
    }
    let parts = known.iter().flat_map(|word| word.split(|c: char| !c.is_alphanumeric()));
    let parts = parts.filter(|part| part.chars().count() >= MIN_PART_CHARS);
    let words: Vec<&str> = known.iter().copied().chain(parts).collect();
    zxcvbn::zxcvbn(password, &words).guesses() <= FIRST_GUESSES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commonest_passwords_are_guessable() {
        for password in [
            "password",
            "Password1",
            "P@ssw0rd",
            "12345678",
            "qwertyuiop",
            "qwertzuiop",
            "iloveyou",
            "football1",
            "computer",
            "trustno1",
            "19801980",
            "aaaaaaaa",
            "abcdefgh",
            "drowssap",
        ] {
            assert!(is_guessable(password, &[]), "{password}");
        }
        for password in [
            "brand-new",
            "new password",
            "correspondence-chess",
            "Schachspieler",
            "zwölf Eier",
            "パスワードです",
            "kq7#Vx2p",
            &"4@8({[<369&#!1/\\|0$5+7%2".repeat(8),
        ] {
            assert!(!is_guessable(password, &[]), "{password}");
        }
    }

    #[test]
    fn what_stands_on_the_page_is_guessable() {
        let known = ["Club Ajedrez", "Anna-Lena", "a.meier@mail.example.org"];
        for password in
            ["ajedrez1", "Clubajedrez", "annalena", "LENA2026", "Anna-Lena7", "meiermeier"]
        {
            assert!(is_guessable(password, &known), "{password}");
        }
        assert!(!is_guessable("Lena spielt Orgel", &known));
    }
}
