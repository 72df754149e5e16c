//! What a name, an address, a password may look like.

use std::fmt;

use chrono_tz::Tz;

use super::guessable_passwords::is_guessable;
use crate::db::name_skeletons::skeletons;

/// Who has such a name speaks for the site, or gets its mail (RFC 2142). Names that exist stay.
const RESERVED_NAMES: [&str; 30] = [
    "abuse",
    "admin",
    "administrator",
    "administration",
    "administrador",
    "administrateur",
    "anonymous",
    "arbiter",
    "arbitre",
    "closedaccount",
    "director",
    "help",
    "hostmaster",
    "info",
    "mailerdaemon",
    "moderator",
    "noreply",
    "postmaster",
    "root",
    "schiedsrichter",
    "security",
    "server",
    "staff",
    "support",
    "sysadmin",
    "system",
    "team",
    "turnierleiter",
    "webmaster",
    "zugpost",
];

/// Why an entry was refused. `Display` is the sentence beside the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadField {
    NameLength,
    NameCharacters,
    NameTaken,
    NameReserved,
    ConfusableName,
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
            BadField::NameReserved => "This username is reserved. Choose another one.",
            BadField::ConfusableName => {
                "This username looks too much like that of another player. Choose another one."
            }
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

    /// Returns whether a name looks like one of those who run the site, or like the site's own.
    pub fn is_reserved(&self, site: &str) -> bool {
        let bare = |text: &str| text.replace(|c: char| !c.is_alphanumeric(), "");
        let text = bare(&self.text);
        // In capitals an `i` looks like an `l`, too.
        let own = [skeletons(&text), skeletons(&text.to_uppercase())].concat();
        let site = bare(site);
        let reserved = RESERVED_NAMES.iter().copied().chain(Some(site.as_str()));
        reserved.filter(|name| !name.is_empty()).any(|name| {
            let skeletons_of_name = [skeletons(name), skeletons(&name.to_uppercase())].concat();
            skeletons_of_name.iter().any(|skeleton| own.contains(skeleton))
        })
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
        // What RFC 5321 allows beyond that reaches nobody: names in quotes, addresses of machines.
        let is_good = plain && !address.user().contains('"') && is_public_domain(address.domain());
        if is_good { Ok(Email(text.to_owned())) } else { Err(BadField::Email) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Returns whether a domain can be one of the Internet.
fn is_public_domain(domain: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    // No mail leaves for the last two (RFC 6761, 6.3 and 6.4).
    let is_special = |last: &str| {
        last.bytes().all(|b| b.is_ascii_digit())
            || ["localhost", "invalid"].iter().any(|name| last.eq_ignore_ascii_case(name))
    };
    domain.split('.').all(is_label)
        && domain.rsplit_once('.').is_some_and(|(_, last)| !is_special(last))
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
        // What a mail server would only send back.
        for bad in [
            "\"a b\"@x.org",
            "\"a\"@x.org",
            "a@[127.0.0.1]",
            "a@[IPv6:::1]",
            "a@127.0.0.1",
            "root@localhost",
            "root@mail.localhost",
            "a@x.invalid",
            "a@-x.org",
            "a@x-.org",
            "a@x..org",
            "a@x_y.org",
        ] {
            assert!(Email::parse(bad).is_err(), "{bad}");
        }
        for good in ["a+b@x.org", "o'neil@sub.x-y.museum", "a.b@xn--bcher-kva.example"] {
            assert!(Email::parse(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn nobody_speaks_for_the_site() {
        let is_reserved = |name: &str| Name::parse(name).unwrap().is_reserved("Club Ajedrez 1");
        for name in [
            "Admin",
            "ADM1N",
            "Ad.min",
            "postmaster",
            "Póstmaster",
            "Zugpost",
            "zug-post",
            "Club_Ajedrez.1",
            "clubajedrezI",
            "Root",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in ["Adminka", "Anna", "Ajedrez", "Rooty"] {
            assert!(!is_reserved(name), "{name}");
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
