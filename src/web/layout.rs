//! What stands around every page.

use super::{
    assets,
    current_user::CurrentUser,
    display_preferences::DisplayPreferences,
    error_summary::ErrorSummary,
    live::{StateVersion, waiting_state_version},
    site::Site,
};
use crate::{
    config::Config,
    db::{
        appearance::{Appearance, BoardTheme, Theme},
        waiting::WaitingCounts,
    },
    i18n::{HtmlMessage, Language, Locale, Message, key},
};

/// The frame of a page. Every template has one as `page`.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    pub site: &'a str,
    /// The announcements to all visitors.
    pub announcements: &'a [String],
    pub player: Option<&'a str>,
    /// What waits for the player.
    pub waiting: WaitingCounts,
    /// The number by which an open page knows it.
    pub waiting_version: StateVersion,
    pub csrf: &'a str,
    pub emails: bool,
    pub stylesheet: &'static str,
    /// Beside it, in a browser without scripts.
    pub no_script_stylesheet: &'static str,
    pub drafts_script: &'static str,
    pub icon: &'static str,
    /// The same with the number of games in which it is the player's turn.
    pub tab_icon: &'static str,
    pub live_script: &'static str,
    pub notice: Option<Message>,
    pub is_admin: bool,
    /// Has admin pages: administrators and arbiters.
    pub may_adjudicate: bool,
    /// The player's address is refused: no emails go there.
    pub is_refused: bool,
    pub locale: Locale,
    pub appearance: Appearance,
    /// Every language, and whether it was chosen; none is if the browser says.
    pub languages: [(Language, bool); 4],
    /// Where the form at the foot leads back to.
    pub back: &'a str,
    /// The page answers a form.
    pub is_answer: bool,
    /// What is wrong with a form of the page.
    pub errors: &'a ErrorSummary,
}

impl<'a> Page<'a> {
    pub(super) fn new(
        config: &'a Config,
        site: &'a Site,
        current_user: Option<&'a CurrentUser>,
        csrf: &'a str,
        locale: Locale,
        errors: &'a ErrorSummary,
    ) -> Page<'a> {
        Page {
            errors,
            locale,
            appearance: Appearance::default(),
            languages: Language::ALL.map(|one| (one, false)),
            back: "/",
            is_answer: false,
            site: &site.settings.name,
            announcements: &site.announcements,
            player: current_user.map(|s| s.player.name.as_str()),
            waiting: current_user.map(|s| s.waiting).unwrap_or_default(),
            waiting_version: current_user.map_or(0, |s| waiting_state_version(s.stored_waiting)),
            csrf,
            emails: config.shows_emails(),
            stylesheet: assets::stylesheet(),
            no_script_stylesheet: assets::no_script_stylesheet(),
            drafts_script: assets::drafts_script(),
            live_script: assets::live_script(),
            icon: assets::icon(),
            tab_icon: assets::icon_with(current_user.map_or(0, |s| s.waiting.games)),
            notice: None,
            is_admin: current_user.is_some_and(|s| s.player.is_admin),
            may_adjudicate: current_user.is_some_and(|s| s.player.may_adjudicate()),
            is_refused: current_user.is_some_and(|s| s.player.email_rejection.is_some()),
        }
    }

    /// Shows what was chosen of language and appearance.
    pub(super) fn wished(self, display_preferences: DisplayPreferences) -> Page<'a> {
        let languages = Language::ALL.map(|one| (one, Some(one) == display_preferences.language));
        Page { appearance: display_preferences.appearance, languages, ..self }
    }

    /// Returns whether the site has no name of its own.
    pub fn is_named_zugpost(&self) -> bool {
        self.site == "Zugpost"
    }

    /// Returns the themes to choose from: the word in forms, what it is called, whether it is
    /// chosen.
    pub fn themes(&self) -> [(&'static str, Message, bool); 3] {
        Theme::ALL.map(|theme| {
            let name = self.t(match theme {
                Theme::System => key!("appearance-theme-system"),
                Theme::Light => key!("appearance-theme-light"),
                Theme::Dark => key!("appearance-theme-dark"),
            });
            (theme.as_str(), name, theme == self.appearance.theme)
        })
    }

    /// Returns the board themes to choose from, like [`Page::themes`].
    pub fn board_themes(&self) -> [(&'static str, Message, bool); 6] {
        BoardTheme::ALL.map(|board| {
            let name = self.t(match board {
                BoardTheme::Green => key!("appearance-board-green"),
                BoardTheme::Wood => key!("appearance-board-wood"),
                BoardTheme::Blue => key!("appearance-board-blue"),
                BoardTheme::Purple => key!("appearance-board-purple"),
                BoardTheme::Gray => key!("appearance-board-gray"),
                BoardTheme::Sea => key!("appearance-board-sea"),
            });
            (board.as_str(), name, board == self.appearance.board)
        })
    }

    /// Returns a sentence by its key ([`Locale::say`]).
    pub fn t(&self, key: &'static str) -> Message {
        self.locale.t(key)
    }

    /// Returns a sentence with markup ([`Locale::rich`]).
    pub fn t_html(&self, key: &'static str) -> HtmlMessage {
        self.locale.t_html(key)
    }

    /// Returns the days of a week, Monday first, in short and in full.
    pub fn week(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.locale.week()
    }

    /// Adds the sentence that a redirect asked for by its key. Free text from the address
    /// is never shown.
    pub fn with_notice(self, key: Option<&str>) -> Page<'a> {
        let notice = key.and_then(|key| NOTICES.iter().find(|(known, _)| *known == key));
        let notice = notice.map(|(_, key)| self.t(key));
        Page { notice, ..self }
    }
}

const NOTICES: &[(&str, &str)] = &[
    ("email-address-confirmed", key!("notice-email-address-confirmed")),
    ("move-recalled", key!("notice-move-recalled")),
    ("move-sent", key!("notice-move-sent")),
    ("message-sent", key!("notice-message-sent")),
    ("welcome", key!("notice-welcome")),
    ("logged-out", key!("notice-logged-out")),
    ("logged-out-everywhere", key!("notice-logged-out-all-devices")),
    ("name", key!("notice-username-changed")),
    ("preferences", key!("notice-preferences-saved")),
    ("password", key!("notice-password-changed")),
    ("reset", key!("notice-password-reset")),
    ("address-asked", key!("notice-confirm-new-email-address")),
    ("address", key!("notice-email-address-changed")),
    ("second-factor-added", key!("notice-second-factor-added")),
    ("second-factor-removed", key!("notice-second-factor-removed")),
    ("second-factor-gone", key!("notice-second-factor-gone")),
    ("passkey-refused", key!("notice-passkey-refused")),
    ("player-second-factors", key!("notice-player-second-factors-reset")),
    ("session", key!("notice-device-logged-out")),
    ("sessions", key!("notice-other-devices-logged-out")),
    ("calendar", key!("notice-calendar-address-deleted")),
    ("calendar-alarms", key!("notice-calendar-alarms-saved")),
    ("notifications", key!("notice-notifications-saved")),
    ("emails-stopped", key!("notice-emails-stopped")),
    ("emails-again", key!("notice-emails-resumed")),
    ("email-again", key!("notice-failed-email-retried")),
    ("email-dropped", key!("notice-failed-email-discarded")),
    ("player-verified", key!("notice-player-verified")),
    ("player-suspended", key!("notice-player-suspended")),
    ("player-restored", key!("notice-player-suspension-lifted")),
    ("player-closed", key!("notice-player-closed")),
    ("player-sessions", key!("notice-player-logged-out")),
    ("player-reset", key!("notice-player-password-reset-sent")),
    ("player-role", key!("notice-player-role-changed")),
    ("leave", key!("notice-vacation-booked")),
    ("leave-ended", key!("notice-vacation-ended")),
    ("leave-canceled", key!("notice-vacation-canceled")),
    ("closed", key!("notice-account-closed")),
    ("challenged", key!("notice-challenge-created")),
    ("declined", key!("notice-challenge-declined")),
    ("withdrawn", key!("notice-challenge-withdrawn")),
    ("rematch", key!("notice-rematch-offered")),
    ("admin", key!("notice-administrator-created")),
    ("adjudicated", key!("notice-decision-saved")),
    ("reported", key!("notice-report-sent")),
    ("report-settled", key!("notice-report-closed")),
    ("announced", key!("notice-announcement-published")),
    ("notice-ended", key!("notice-announcement-removed")),
    ("site-settings", key!("notice-site-settings-saved")),
    ("tournament-announced", key!("notice-tournament-announced")),
    ("tournament-entered", key!("notice-tournament-entered")),
    ("tournament-withdrawn", key!("notice-tournament-withdrawn")),
    ("ladder-challenged", key!("notice-ladder-challenged")),
    ("ladder-challenge-accepted", key!("notice-ladder-challenge-accepted")),
    ("ladder-challenge-declined", key!("notice-ladder-challenge-declined")),
    ("ladder-challenge-withdrawn", key!("notice-ladder-challenge-withdrawn")),
    ("tournament-bye-requested", key!("notice-tournament-bye-requested")),
    ("tournament-bye-request-withdrawn", key!("notice-tournament-bye-request-withdrawn")),
    ("tournament-place-confirmed", key!("notice-tournament-place-confirmed")),
    ("tournament-place-given-up", key!("notice-tournament-place-given-up")),
    ("tournament-terms-changed", key!("notice-tournament-terms-changed")),
    ("tournament-place-taken", key!("notice-tournament-place-taken")),
    ("tournament-directed", key!("notice-tournament-directed")),
    ("invitation-withdrawn", key!("notice-invitation-withdrawn")),
];
