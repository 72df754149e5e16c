//! Players: their pages, how they are found, and who keeps whom as a friend.

pub mod activity_list;
pub mod find;
pub mod friends;
mod last_seen;
pub mod points_list;
mod rating;
pub mod rating_list;
pub mod show;

/// Returns the address of a player's page.
pub fn address_of(name: &str) -> String {
    let name = percent_encoding::utf8_percent_encode(name, percent_encoding::NON_ALPHANUMERIC);
    format!("/players/{name}")
}
