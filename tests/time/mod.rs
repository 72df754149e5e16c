//! Clocks as players meet them: on pages, in emails, in calendars; on both databases.

mod calendar;
mod controls;
mod due;
mod outages;
mod reminders;
mod safety_move;
mod send_delay;
mod timeouts;
mod vacation;
mod year;

use chrono::{DateTime, Utc};
use zugpost::{
    actions::{
        challenges::{NewOffer, accept_challenge, offer_challenge},
        games::{Acted, GameCommand},
    },
    chess::{Color, Start},
    db::{DbError, GameId, PlayerId, games},
    game::{Game, Play, PlayerCommand, Terms},
};

use crate::support::{Site, players::insert_player};

/// Puts players into the database.
fn players<const N: usize>(site: &Site, names: [&'static str; N]) -> [PlayerId; N] {
    names.map(|name| {
        let now = site.now();
        let insert = site.db.write::<_, DbError>(move |conn| Ok(insert_player(conn, name, now)?));
        site.run(insert).expect("a player")
    })
}

/// Begins a game, now.
fn begin(site: &Site, white: PlayerId, black: PlayerId, terms: &Terms) -> GameId {
    site.run(begin_at(site, white, black, terms.clone(), site.now()))
}

async fn begin_at(
    site: &Site,
    white: PlayerId,
    black: PlayerId,
    terms: Terms,
    now: DateTime<Utc>,
) -> GameId {
    let offer = NewOffer {
        opponent: None,
        color: Some(Color::White),
        start: Start::standard(),
        terms,
        series: None,
        conditions: zugpost::tournament::entry::EntryConditions::default(),
        message: String::new(),
        form_key: zugpost::random::Secret::generate().as_str()[..16].to_owned(),
    };
    let challenge = offer_challenge(
        &site.db,
        white,
        offer,
        zugpost::game::game_limit::GameLimits::UNLIMITED,
        now,
    )
    .await
    .expect("a challenge");
    accept_challenge(
        &site.db,
        black,
        challenge,
        true,
        zugpost::tournament::lots::LotSecret::new([7; 32]),
        zugpost::game::game_limit::GameLimits::UNLIMITED,
        now,
    )
    .await
    .expect("a game")
}

/// Makes a move, now.
fn play(site: &Site, player: PlayerId, game: GameId, text: &str) -> Acted {
    let seen = find(site, game).position_no();
    let play = Play { text: text.to_owned(), ply: seen, ..Play::default() };
    command(site, player, game, PlayerCommand::Play(play))
}

fn command(site: &Site, player: PlayerId, game: GameId, command: PlayerCommand) -> Acted {
    site.run(GameCommand::by_player(player, game, command).run(&site.db, site.now()))
        .expect("it is heard")
}

fn find(site: &Site, game: GameId) -> Game {
    site.read(move |conn| games::find(conn, game)).expect("the game").game
}

/// Kinds and details of a game's log.
fn log(site: &Site, game: GameId) -> Vec<(String, String, String)> {
    let list = site.read(move |conn| zugpost::db::game_events::list(conn, game));
    list.into_iter().map(|event| (event.actor, event.kind, event.detail)).collect()
}

fn kinds(site: &Site, game: GameId) -> Vec<String> {
    log(site, game).into_iter().map(|(_, kind, _)| kind).collect()
}

fn subjects(site: &Site, address: &str) -> Vec<String> {
    site.emails_to(address).into_iter().map(|email| email.news).collect()
}
