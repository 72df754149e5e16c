//! How a player's name is written, and how pages behave for them.

use chrono::{DateTime, Utc};

use super::{Name, TimeZone};
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, PlayerId, appearance::Appearance, games, name_skeletons, players},
    i18n::Language,
};

/// Another casing would make the name look like that of another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConfusableName;

/// Changes the casing of a name; another name than the player's is refused by the database
/// with an error, as the page has compared them.
pub async fn change_name_casing(
    db: &Db,
    player: PlayerId,
    name: Name,
) -> ActionResult<(), ConfusableName> {
    db.write(move |conn| {
        let was_like = name_skeletons::is_like_another(conn, &name.key, Some(player))?;
        if !was_like && name_skeletons::is_like_another(conn, name.as_str(), Some(player))? {
            return Err(ActionError::Refused(ConfusableName));
        }
        Ok(players::update_name_casing(conn, player, name.as_str())?)
    })
    .await
}

/// How pages and emails behave for a player.
#[derive(Clone, Debug)]
pub struct Preferences {
    pub zone: TimeZone,
    pub confirm_moves: bool,
    /// The player gets an email when conditional moves answered.
    pub conditional_move_emails: bool,
    /// Seconds for which a move can be recalled before it is sent.
    pub send_delay: u32,
    /// Hours before a deadline.
    pub reminders: Vec<i64>,
    /// Moves are written with the letters of pieces of the own language.
    pub localized_pieces: bool,
    /// `None`: as the browser says.
    pub language: Option<Language>,
    pub appearance: Appearance,
}

/// Changes a player's preferences. Reminders of running games follow at once.
pub async fn change_preferences(
    db: &Db,
    player: PlayerId,
    new: Preferences,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let old = players::get(conn, player)?.reminders();
        players::update_preferences(
            conn,
            player,
            new.zone.0.name(),
            new.confirm_moves,
            new.conditional_move_emails,
            &new.reminders,
            new.localized_pieces,
        )?;
        players::update_send_delay(conn, player, new.send_delay)?;
        players::update_appearance(conn, player, new.language, new.appearance)?;
        if old != new.reminders {
            games::check_now(conn, player, now)?;
        }
        Ok(())
    })
    .await
}

/// Changes in which language a player reads, and how pages look.
pub async fn change_appearance(
    db: &Db,
    player: PlayerId,
    language: Option<Language>,
    appearance: Appearance,
) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(players::update_appearance(conn, player, language, appearance)?)).await
}
