//! What a name, an address, a password may look like.

use std::fmt;

use chrono_tz::Tz;

use super::guessable::is_guessable;

/// Why an entry was refused. `Display` is the sentence beside the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadField {
    NameLength,
    NameCharacters,
    NameTaken,
    Email,
    EmailTaken,
    PasswordShort,
    PasswordLong,
    PasswordIsName,
    PasswordGuessable,
    TimeZone,
}

impl fmt::Display for BadField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadField::NameLength => "The username must have 2 to 30 characters.",
            BadField::NameCharacters => {
                "The username must begin with a letter. It may contain only letters, digits, dots, hyphens and underscores."
            }
            BadField::NameTaken => "This username is taken. Choose another one.",
            BadField::EmailTaken => "There is already an account with this email address. Enter another one.",
            BadField::Email => "This is not a valid email address. Check it for typing errors.",
            BadField::PasswordShort => "The password must have at least 8 characters.",
            BadField::PasswordLong => "The password must have at most 200 characters.",
            BadField::PasswordIsName => "The password must not be your username or email address. Choose another one.",
            BadField::PasswordGuessable => {
                "This password is easy to guess: it is among the first that are tried. Choose another one, such as four words that have nothing to do with each other."
            }
            BadField::TimeZone => "Unknown time zone. Choose one from the list.",
        })
    }
}

/// A player's name as others see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    pub(super) text: String,
    /// The form under which it is unique.
    pub(super) key: String,
}

impl Name {
    pub fn as_str(&self) -> &str {
        &self.text
    }

    pub fn parse(text: &str) -> Result<Name, BadField> {
        let text = text.trim();
        if !(2..=30).contains(&text.chars().count()) {
            return Err(BadField::NameLength);
        }
        // The Latin letters of Europe only, without those that look like others: nobody is
        // to pass for somebody else.
        let is_letter = |c: char| {
            c.is_ascii_alphabetic()
                || ('À'..='ž').contains(&c) && c.is_alphabetic() && !"ıĸŉ".contains(c)
        };
        let allowed = |c: char| is_letter(c) || c.is_ascii_digit() || "._-".contains(c);
        let good = text.starts_with(is_letter) && text.chars().all(allowed);
        if !good {
            return Err(BadField::NameCharacters);
        }
        let key = crate::db::players::key(text);
        Ok(Name { text: text.to_owned(), key })
    }
}

/// An address that emails can be sent to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Email(String);

impl Email {
    pub fn parse(text: &str) -> Result<Email, BadField> {
        let text = text.trim();
        let plain = text.len() <= 254 && text.is_ascii() && !text.chars().any(char::is_control);
        let address: lettre::Address = text.parse().map_err(|_| BadField::Email)?;
        let domain = address.domain();
        if plain && (domain.contains('.') || domain == "localhost") {
            Ok(Email(text.to_owned()))
        } else {
            Err(BadField::Email)
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A password as it was entered.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// `known` are words that it must not be: the names of the site and the player, the address.
    pub fn parse(text: &str, known: &[&str]) -> Result<Password, BadField> {
        let length = text.chars().count();
        if length < 8 {
            Err(BadField::PasswordShort)
        } else if length > 200 {
            Err(BadField::PasswordLong)
        } else if known.iter().any(|word| word.trim().eq_ignore_ascii_case(text)) {
            Err(BadField::PasswordIsName)
        } else if is_guessable(text, known) {
            Err(BadField::PasswordGuessable)
        } else {
            Ok(Password(text.to_owned()))
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A time zone of the IANA database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeZone(pub Tz);

impl TimeZone {
    pub fn parse(text: &str) -> Result<TimeZone, BadField> {
        text.trim().parse().map(TimeZone).map_err(|_| BadField::TimeZone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_latin_and_short() {
        for good in ["Anna", "jörg", "A.B-c_9", "Ñandú"] {
            assert!(Name::parse(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "A",
            "9lives",
            "with space",
            "Аnna",
            "a/b",
            "a\u{301}b",
            "-x",
            "Henrı",
            "Larſ",
            "Əmilia",
            "ªª",
        ] {
            assert!(Name::parse(bad).is_err(), "{bad}");
        }
        assert!(Name::parse(&"x".repeat(31)).is_err());
    }

    #[test]
    fn addresses_carry_no_headers() {
        assert!(Email::parse(" anna@example.org ").is_ok());
        for bad in
            ["", "anna", "anna@", "@x.org", "a@b", "a@x.org\nBcc: b@x.org", "a b@x.org", "ä@x.org"]
        {
            assert!(Email::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn passwords_are_long_enough_and_not_the_name() {
        assert!(Password::parse("tiger-horn", &["Anna"]).is_ok());
        assert_eq!(Password::parse("secret12", &[]).err(), Some(BadField::PasswordGuessable));
        assert_eq!(Password::parse("short", &[]).err(), Some(BadField::PasswordShort));
        assert_eq!(
            Password::parse("ANNA-LENA", &["anna-lena"]).err(),
            Some(BadField::PasswordIsName)
        );
    }
}
