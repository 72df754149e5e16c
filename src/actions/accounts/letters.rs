//! Which letters a player wishes.

use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, GameId, PlayerId, attention,
        choices::{Choices, Topic, When},
        games, players,
    },
    mail::Stop,
};

/// What happens in games.
const NEWS: [Topic; 5] =
    [Topic::Moves, Topic::Offers, Topic::Games, Topic::Results, Topic::Messages];

/// Changes which letters a player wishes, and when.
pub async fn choose_letters(db: &Db, player: PlayerId, choices: Choices) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(players::update_choices(conn, player, &choices)?)).await
}

/// Stops letters of a kind or about a game: what a link in a letter does.
pub async fn stop_letters(db: &Db, player: PlayerId, stop: Stop) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let found = players::find(conn, player)?.filter(|player| !player.is_closed());
        let reader = found.ok_or(ActionError::NotFound)?;
        match stop {
            Stop::Topic(topic) => set(conn, &reader, &[topic], When::Never)?,
            Stop::News => set(conn, &reader, &NEWS, When::Never)?,
            Stop::Game(game) => {
                let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
                stored.side_of(player).ok_or(ActionError::Forbidden)?;
                attention::mute(conn, player, game)?;
            }
        }
        Ok(())
    })
    .await
}

/// Lets letters come again that a link stopped.
pub async fn restart_letters(db: &Db, player: PlayerId, stop: Stop) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let reader = players::find(conn, player)?.ok_or(ActionError::NotFound)?;
        match stop {
            Stop::Topic(topic) => set(conn, &reader, &[topic], When::AtOnce)?,
            Stop::News => set(conn, &reader, &NEWS, When::AtOnce)?,
            Stop::Game(game) => attention::unmute(conn, player, game)?,
        }
        Ok(())
    })
    .await
}

/// Lets the letters of a game come again.
pub async fn unmute_game(db: &Db, player: PlayerId, game: GameId) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(attention::unmute(conn, player, game)?)).await
}

/// Has an address tried again that was refused.
pub async fn try_address_again(db: &Db, player: PlayerId) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let email = players::get(conn, player)?.email;
        Ok(players::update_refusal(conn, player, &email, None)?)
    })
    .await
}

fn set(
    conn: &mut DbConn,
    reader: &players::Player,
    topics: &[Topic],
    when: When,
) -> diesel::QueryResult<()> {
    let mut choices = reader.choices();
    topics.iter().for_each(|topic| choices.set(*topic, when));
    players::update_choices(conn, reader.id, &choices)
}
