//! Emails: what they show, when they are sent, how they are answered.

mod bounces;
mod gathered;
mod header_injection;
mod languages;
mod lmtp;
mod misreading;
mod postfix;
mod preferences;
mod quoted;
mod reading;
mod replies;
mod sending;
mod shown;
mod spam;
mod unclear;
mod whole;

use crate::{
    support::{Site, site::Email},
    web::{Table, start},
};

/// Two players and a game between them, on a site where emails can be answered.
fn table(settings: &[(&str, &str)]) -> Table {
    table_with(settings, &[])
}

/// The same, with terms of the game.
pub fn table_with(settings: &[(&str, &str)], terms: &[(&str, &str)]) -> Table {
    let mut settings = settings.to_vec();
    settings.push(("MAIL_DOMAIN", "reply.example.org"));
    let site = Site::with(&settings);
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = start(&mut white, &mut black, terms);
    let mut table = Table { site, white, black, game };
    // What the emails before it were about has been read.
    table.site.run_jobs();
    table.white.get("/games");
    table
}

/// The form of choices, as it is at first.
pub const NOTIFICATION_PREFERENCES: [(&str, &str); 11] = [
    ("moves", "at_once"),
    ("offers", "at_once"),
    ("games", "at_once"),
    ("results", "at_once"),
    ("tournaments", "daily"),
    ("reminders", "at_once"),
    ("messages", "at_once"),
    ("digest_hour", "18"),
    ("quiet_from", "22"),
    ("quiet_to", "6"),
    ("replies", "yes"),
];

const WILMA: &str = "wilma@example.org";
const BRUNO: &str = "bruno@example.org";

impl Table {
    fn last_to(&self, address: &str) -> Email {
        self.site.email_to(address)
    }

    fn count_to(&self, address: &str) -> usize {
        self.site.emails_to(address).len()
    }
}
