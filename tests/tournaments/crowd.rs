//! Many who enter: put into the log as it would come to be, and what their start takes.

use std::time::Instant;

use chrono::{DateTime, Utc};
use zugpost::{
    actions::tournaments::{NewTournament, announce_tournament, process_due_tournaments},
    db::{Db, DbConn, DbError, PlayerId, TournamentId, players, tournaments},
    tournament::{
        event::{TournamentActor, TournamentEvent, TournamentEventKind},
        lots::LotSecret,
        terms::{StartRule, TournamentTerms},
    },
};

use super::{ROUND_ROBIN, terms};
use crate::support::{Site, is_full, players::insert_player};

/// Inserts players.
pub fn insert_players(conn: &mut DbConn, count: usize, now: DateTime<Utc>) -> Vec<PlayerId> {
    let insert = |number| insert_player(conn, &format!("P{number}"), now).expect("a player");
    (1..=count).map(insert).collect()
}

/// Announces a tournament and has everybody enter. It has not started.
pub async fn announce(
    db: &Db,
    terms: TournamentTerms,
    count: usize,
    now: DateTime<Utc>,
) -> (TournamentId, Vec<PlayerId>) {
    let prepared = db.write::<_, DbError>(move |conn| {
        let director = insert_player(conn, "Director", now)?;
        let roles = players::Roles { is_admin: false, is_arbiter: false, is_director: true };
        players::update_roles(conn, director, roles)?;
        Ok((director, insert_players(conn, count, now)))
    });
    let (director, entrants) = prepared.await.expect("players");
    let new = NewTournament {
        terms,
        director,
        deputy: None,
        form_key: "test".to_owned(),
        secret: LotSecret::new([7; 32]),
    };
    let id = announce_tournament(db, new, now).await.expect("a tournament");
    let events: Vec<TournamentEvent> = entrants
        .iter()
        .map(|player| TournamentEvent {
            at: now,
            by: TournamentActor::Player(player.0),
            what: TournamentEventKind::Entered { player: player.0 },
        })
        .collect();
    let entered = db.write::<_, DbError>(move |conn| {
        let mut stored = tournaments::find(conn, id)?.expect("the tournament");
        Ok(tournaments::save_events(conn, &mut stored, &events, now)?)
    });
    assert!(entered.await.expect("entries"));
    (id, entrants)
}

/// No time is asserted: it is printed (10 000 players are to start within 120 s on SQLite).
#[test]
fn thousands_start_at_once() {
    let count: u32 = if is_full() { 10_000 } else { 70 };
    let site = Site::start();
    let now = site.now();
    let terms = terms(ROUND_ROBIN, StartRule::WhenFull, Some(count));
    let entrants = usize::try_from(count).expect("small");
    let (id, _) = site.run(announce(&site.db, terms, entrants, now));
    let began = Instant::now();
    let started = process_due_tournaments(&site.db, || LotSecret::new([8; 32]), now);
    assert_eq!(site.run(started).expect("a start"), 1);
    let took = began.elapsed();
    let stored = site.read(move |conn| tournaments::find(conn, id)).expect("the tournament");
    let games = stored.tournament.games.len();
    let expected: usize = stored
        .tournament
        .sections
        .iter()
        .map(|section| section.seats.len() * (section.seats.len() - 1) / 2)
        .sum();
    assert_eq!(games, expected);
    println!("{count} players, {games} games started in {took:?}");
}
