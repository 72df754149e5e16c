//! The names of players, as their reader sees them.

use std::collections::HashMap;

use super::Locale;

/// What stands in place of the name of a closed account, in rows and in PGN.
pub const CLOSED_NAME: &str = "closed account";

impl Locale {
    /// Returns a player's name; for a closed account, that it is closed.
    pub fn name(self, name: &str) -> String {
        match name {
            CLOSED_NAME => self.t("profile-closed-account").to_string(),
            name => name.to_owned(),
        }
    }

    /// Returns the names of several players in the same way.
    pub fn names<Id>(self, mut names: HashMap<Id, String>) -> HashMap<Id, String> {
        for name in names.values_mut() {
            *name = self.name(name);
        }
        names
    }
}
