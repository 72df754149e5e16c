//! What players say of themselves on their pages.

use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, PlayerId, game_messages, notes, players},
};

/// The most that a player may say of themselves, in characters.
pub const MAX_ABOUT_CHARS: usize = 1000;

/// What a player says of themselves, fit to be shown.
#[derive(Clone, Debug)]
pub struct Profile {
    about: String,
    country: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadProfile {
    /// By so many characters.
    TooLong(usize),
    NoCountry,
}

impl Profile {
    /// Takes words as they were typed, and a code of ISO 3166-1 with two letters or nothing.
    pub fn new(about: &str, country: &str) -> Result<Profile, BadProfile> {
        let about = game_messages::clean(about);
        if !country.is_empty() && !rust_iso3166::ALL_ALPHA2.contains(&country) {
            return Err(BadProfile::NoCountry);
        }
        match about.chars().count().checked_sub(MAX_ABOUT_CHARS) {
            None | Some(0) => Ok(Profile { about, country: country.to_owned() }),
            Some(over) => Err(BadProfile::TooLong(over)),
        }
    }
}

/// The profile that is to be replaced is not the one that was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProfileChanged;

/// Returns what a form carries of the profile that it replaces.
pub fn profile_mark(about: &str, country: &str) -> String {
    notes::mark(&format!("{country}\n{about}"))
}

/// Changes what a player says of themselves. `seen`: the mark of what stood on the page.
pub async fn change_profile(
    db: &Db,
    player: PlayerId,
    new: Profile,
    seen: Option<String>,
) -> ActionResult<(), ProfileChanged> {
    db.write(move |conn| {
        // Two pages at once are saved one after the other.
        players::lock(conn, player)?;
        let old = players::get(conn, player)?;
        let is_other = (&old.about, &old.country) != (&new.about, &new.country);
        if is_other && seen.is_some_and(|seen| seen != profile_mark(&old.about, &old.country)) {
            return Err(ActionError::Refused(ProfileChanged));
        }
        Ok(players::update_profile(conn, player, &new.about, &new.country)?)
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profile_is_cleaned_and_has_its_limits() {
        let profile = Profile::new(" I play\r\nslowly.\u{202E} ", "PE").unwrap();
        assert_eq!((profile.about.as_str(), profile.country.as_str()), ("I play\nslowly.", "PE"));
        assert!(Profile::new("", "").is_ok());
        for country in ["pe", "XX", "PER", "P"] {
            assert_eq!(Profile::new("", country).unwrap_err(), BadProfile::NoCountry, "{country}");
        }
        assert!(Profile::new(&"é".repeat(MAX_ABOUT_CHARS), "").is_ok());
        let long = "é".repeat(MAX_ABOUT_CHARS + 2);
        assert_eq!(Profile::new(&long, "").unwrap_err(), BadProfile::TooLong(2));
    }
}
