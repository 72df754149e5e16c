//! Which emails a player wishes.

use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, GameId, PlayerId, game_views, games,
        notification_preferences::{EmailFrequency, EmailTopic, NotificationPreferences},
        players,
    },
    mail::Unsubscribe,
};

/// What happens in games.
const NEWS: [EmailTopic; 7] = [
    EmailTopic::Moves,
    EmailTopic::Offers,
    EmailTopic::Games,
    EmailTopic::Results,
    EmailTopic::Tournaments,
    EmailTopic::Ratings,
    EmailTopic::Messages,
];

/// Changes which emails a player wishes, and when.
pub async fn change_notifications(
    db: &Db,
    player: PlayerId,
    notification_preferences: NotificationPreferences,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        Ok(players::update_notification_preferences(conn, player, &notification_preferences)?)
    })
    .await
}

/// Stops emails of a kind or about a game: what a link in an email does.
pub async fn unsubscribe(db: &Db, player: PlayerId, stop: Unsubscribe) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let found = players::find(conn, player)?.filter(|player| !player.is_closed());
        let reader = found.ok_or(ActionError::NotFound)?;
        match stop {
            Unsubscribe::EmailTopic(topic) => {
                set(conn, &reader, &[topic], |_| EmailFrequency::Never)?;
            }
            Unsubscribe::News => set(conn, &reader, &NEWS, |_| EmailFrequency::Never)?,
            Unsubscribe::Game(game) => {
                let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
                stored.side_of(player).ok_or(ActionError::Forbidden)?;
                game_views::mute(conn, player, game)?;
            }
        }
        Ok(())
    })
    .await
}

/// Lets emails come again that a link stopped.
pub async fn restart_emails(db: &Db, player: PlayerId, stop: Unsubscribe) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let reader = players::find(conn, player)?.ok_or(ActionError::NotFound)?;
        match stop {
            Unsubscribe::EmailTopic(topic) => {
                set(conn, &reader, &[topic], EmailTopic::default_frequency)?;
            }
            Unsubscribe::News => set(conn, &reader, &NEWS, EmailTopic::default_frequency)?,
            Unsubscribe::Game(game) => game_views::unmute(conn, player, game)?,
        }
        Ok(())
    })
    .await
}

/// Lets the emails of a game come again.
pub async fn unmute_game(db: &Db, player: PlayerId, game: GameId) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(game_views::unmute(conn, player, game)?)).await
}

/// Has an address tried again that was refused.
pub async fn try_address_again(db: &Db, player: PlayerId) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let email = players::get(conn, player)?.email;
        Ok(players::update_email_rejection(conn, player, &email, None)?)
    })
    .await
}

fn set(
    conn: &mut DbConn,
    reader: &players::Player,
    topics: &[EmailTopic],
    when: fn(EmailTopic) -> EmailFrequency,
) -> diesel::QueryResult<()> {
    let mut notification_preferences = reader.notification_preferences();
    topics.iter().for_each(|topic| notification_preferences.set(*topic, when(*topic)));
    players::update_notification_preferences(conn, reader.id, &notification_preferences)
}
