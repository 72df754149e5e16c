//! The tabs beside the board: which there are, and which is open.

use super::{super::conditional_moves_view::ConditionalMovesPanel, GameView};
use crate::i18n::{Locale, Message, key};

/// A tab; its word stands in forms and addresses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Moves,
    ConditionalMoves,
    Messages,
    Note,
    More,
}

stored_enum!(Tab, "tab", {
    Moves = "moves", ConditionalMoves = "conditional-moves", Messages = "messages", Note = "note",
    More = "more",
});

impl GameView {
    /// Returns the tabs that the page has, with their names.
    pub fn tabs(&self, locale: &Locale) -> Vec<(Tab, Message)> {
        let tabs = Tab::ALL.into_iter().filter(|tab| self.has_tab(*tab));
        tabs.map(|tab| {
            let name = locale.t(match tab {
                Tab::Moves => key!("game-moves"),
                Tab::ConditionalMoves => key!("game-tab-conditional-moves"),
                Tab::Messages => key!("message-heading"),
                Tab::Note => key!("game-tab-note"),
                Tab::More => key!("game-tab-more"),
            });
            (tab, name)
        })
        .collect()
    }

    /// Returns whether there is anything in the tab of messages.
    pub fn has_messages(&self) -> bool {
        self.actions.is_player || self.messages.has_spectator_messages()
    }

    /// Returns the tab that is open: the one in which a form was refused, else what is asked for, else
    /// the moves.
    pub(super) fn tab_to_open(&self, asked: &str) -> Tab {
        let messages = &self.messages;
        let forms = [&messages.message_form, &messages.spectator_form];
        let is_checking = |panel: &ConditionalMovesPanel| {
            panel.error.is_some() || panel.checked.is_some() || panel.is_open
        };
        let refused = if messages.note_form.error.is_some() {
            Some(Tab::Note)
        } else if forms.iter().any(|form| form.error.is_some()) {
            Some(Tab::Messages)
        } else if self.conditional_moves.as_ref().is_some_and(is_checking) {
            Some(Tab::ConditionalMoves)
        } else if self.claim.typed.is_open() {
            Some(Tab::More)
        } else {
            None
        };
        let open = refused.or_else(|| asked.parse().ok()).unwrap_or_default();
        if self.has_tab(open) { open } else { Tab::default() }
    }

    fn has_tab(&self, tab: Tab) -> bool {
        match tab {
            Tab::Moves | Tab::More => true,
            Tab::ConditionalMoves => self.conditional_moves.is_some(),
            Tab::Messages => self.has_messages(),
            Tab::Note => self.messages.takes_note,
        }
    }
}
