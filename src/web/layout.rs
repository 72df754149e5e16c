//! What stands around every page.

use super::{assets, site::Site, visitor::SignedIn};
use crate::{
    config::Config,
    db::look::Look,
    words::{Language, Rich, Said, Words},
};

/// The frame of a page. Every template has one as `page`.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    pub site: &'a str,
    /// What all who come are told.
    pub notices: &'a [String],
    pub player: Option<&'a str>,
    /// Messages that the player has not read.
    pub unread: i64,
    pub csrf: &'a str,
    pub letters: bool,
    pub stylesheet: &'static str,
    pub icon: &'static str,
    pub notice: Option<&'static str>,
    pub is_admin: bool,
    /// Has a desk: administrators and arbiters.
    pub may_rule: bool,
    /// The player's address is refused: no letters go there.
    pub is_refused: bool,
    pub words: Words,
    pub look: Look,
    /// Every language, and whether it is this page's.
    pub languages: [(Language, bool); 4],
}

impl<'a> Page<'a> {
    pub(super) fn new(
        config: &'a Config,
        site: &'a Site,
        signed_in: Option<&'a SignedIn>,
        csrf: &'a str,
        words: Words,
    ) -> Page<'a> {
        Page {
            words,
            look: signed_in.map(|s| s.player.look()).unwrap_or_default(),
            languages: Language::ALL.map(|one| (one, one == words.language)),
            site: &site.settings.name,
            notices: &site.notices,
            player: signed_in.map(|s| s.player.name.as_str()),
            unread: signed_in.map_or(0, |s| s.unread.max(0)),
            csrf,
            letters: config.shows_letters(),
            stylesheet: assets::stylesheet(),
            icon: assets::icon(),
            notice: None,
            is_admin: signed_in.is_some_and(|s| s.player.is_admin),
            may_rule: signed_in.is_some_and(|s| s.player.may_rule()),
            is_refused: signed_in.is_some_and(|s| s.player.refusal.is_some()),
        }
    }

    /// Returns a sentence by its key ([`Words::say`]).
    pub fn say(&self, key: &'static str) -> Said {
        self.words.say(key)
    }

    /// Returns a sentence with markup ([`Words::rich`]).
    pub fn rich(&self, key: &'static str) -> Rich {
        self.words.rich(key)
    }

    /// Adds the sentence that a redirect asked for by its key. Free text from the address
    /// is never shown.
    pub fn with_notice(self, key: Option<&str>) -> Page<'a> {
        let notice = key.and_then(|key| NOTICES.iter().find(|(known, _)| *known == key));
        Page { notice: notice.map(|(_, sentence)| *sentence), ..self }
    }
}

const NOTICES: &[(&str, &str)] = &[
    ("welcome", "Your address is confirmed. Log in, and play."),
    ("logged-out", "You are logged out."),
    ("logged-out-everywhere", "You are logged out everywhere."),
    ("name", "Your name was changed."),
    ("preferences", "Your preferences were saved."),
    ("password", "Your password was changed. All other sessions were ended."),
    ("reset", "Your new password is set. Log in with it."),
    ("address-asked", "A letter is on its way to the new address. Follow the link in it."),
    ("address", "Your address was changed."),
    ("session", "The session was ended."),
    ("sessions", "All other sessions were ended."),
    ("calendar", "The address of your calendar is worth nothing any more."),
    ("letters", "Your choices of letters were saved."),
    ("letters-stopped", "These letters are stopped."),
    ("letters-again", "These letters come again."),
    ("letter-again", "It is tried again now."),
    ("letter-dropped", "The letter was dropped."),
    ("player-verified", "The address counts as confirmed."),
    ("player-suspended", "The player is suspended."),
    ("player-restored", "The player can log in again."),
    ("player-closed", "The account is closed."),
    ("player-sessions", "All sessions of the player were ended."),
    ("player-reset", "The link for a new password is on its way."),
    ("player-role", "The player's role was changed."),
    ("leave", "Your leave is booked."),
    ("leave-ended", "Your leave is over."),
    ("closed", "Your account is closed. Thank you for playing."),
    ("challenged", "Your challenge is made."),
    ("declined", "The challenge is declined."),
    ("withdrawn", "The challenge is withdrawn."),
    ("rematch", "Your opponent is asked for a rematch."),
    ("admin", "You administer this site now. Log in."),
    ("ruled", "It is ruled, and both players are told."),
    ("reported", "Thank you. The administrators have your report."),
    ("report-settled", "The report is settled."),
    ("announced", "The notice is shown on every page now."),
    ("notice-ended", "The notice is over."),
    ("site-settings", "The settings were saved."),
    ("invitation-withdrawn", "The invitation is worthless now."),
];
