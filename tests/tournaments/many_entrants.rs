//! Many who enter: put into the log as it would come to be, and what their start takes.

use std::time::Instant;

use chrono::{DateTime, Utc};
use zugpost::{
    actions::tournaments::{NewTournament, announce_tournament, process_due_tournaments},
    db::{Db, DbConn, DbError, PlayerId, TournamentId, player_roles, tournaments},
    tournament::{
        event::{TournamentActor, TournamentEvent, TournamentEventKind},
        log,
        lots::LotSecret,
        terms::{StartRule, TournamentTerms},
    },
};

use super::{ROUND_ROBIN, account, terms};
use crate::support::{Site, is_full, players::insert_player, statements};

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
        let roles =
            player_roles::PlayerRoles { is_admin: false, is_arbiter: false, is_director: true };
        player_roles::update(conn, director, roles)?;
        Ok((director, insert_players(conn, count, now)))
    });
    let (director, entrants) = prepared.await.expect("players");
    let id = announce_for(db, terms, director, &entrants, now).await;
    (id, entrants)
}

/// Announces a tournament into which players have entered who are there already.
pub async fn announce_for(
    db: &Db,
    terms: TournamentTerms,
    director: PlayerId,
    entrants: &[PlayerId],
    now: DateTime<Utc>,
) -> TournamentId {
    let new = NewTournament {
        terms,
        director,
        deputy: None,
        edition_of: None,
        form_key: format!("test {}", entrants.len()),
        secret: LotSecret::new([7; 32]),
    };
    let id = announce_tournament(db, new, now).await.expect("a tournament");
    let events: Vec<TournamentEvent> = entrants
        .iter()
        .map(|player| TournamentEvent {
            at: now,
            by: TournamentActor::Player(player.0),
            what: TournamentEventKind::Entered { player: player.0, by_right: false },
        })
        .collect();
    let entered = db.write::<_, DbError>(move |conn| {
        let mut stored = tournaments::find(conn, id)?.expect("the tournament");
        Ok(tournaments::save_events(conn, &mut stored, &events, now)?)
    });
    assert!(entered.await.expect("entries"));
    id
}

/// Enters a player, and says that what is not stored yet is known in between.
fn enter(
    conn: &mut DbConn,
    (id, name): (TournamentId, &str),
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let player = insert_player(conn, name, now)?.0;
    let mut stored = tournaments::find(conn, id)?.expect("the tournament");
    let by = TournamentActor::Player(player);
    let what = TournamentEventKind::Entered { player, by_right: false };
    let events = [TournamentEvent { at: now, by, what }];
    assert!(tournaments::save_events(conn, &mut stored, &events, now)?);
    let found = tournaments::find(conn, id)?.expect("the tournament");
    assert_eq!(stored.tournament, found.tournament);
    Ok(())
}

#[test]
fn what_is_known_of_a_tournament_goes_on_with_the_lines_that_came_since() {
    let site = Site::start();
    let now = site.now();
    let terms = terms(ROUND_ROBIN, StartRule::WhenFull, Some(5000));
    site.director("Director");
    let director = account(&site, "Director");
    let players = site.db.write::<_, DbError>(move |conn| Ok(insert_players(conn, 2000, now)));
    let players = site.run(players).expect("players");
    let announce = |count| {
        let announced = announce_for(&site.db, terms.clone(), director, &players[..count], now);
        site.run(announced)
    };
    // What is known belongs to the whole process, and other tests have tournaments of small numbers.
    (0..20).map(announce).for_each(drop);
    let id = announce(2000);
    let replay = move |conn: &mut DbConn| {
        let lines = tournaments::list_lines(conn, id)?;
        Ok(log::replay(id.0, &lines).expect("a sound log").tournament)
    };
    let find = || site.read(move |conn| tournaments::find(conn, id)).expect("the tournament");
    let replayed = site.read(replay);
    assert_eq!(*find().tournament, replayed);
    let rolled_back = site.db.write(move |conn| {
        enter(conn, (id, "Late"), now)?;
        Err::<(), _>(DbError::from(diesel::result::Error::RollbackTransaction))
    });
    assert!(site.run(rolled_back).is_err());
    assert_eq!(*find().tournament, replayed);
    let mut read_from = Vec::new();
    for name in ["Late", "Later", "Last"] {
        let entered = site.db.write::<_, DbError>(move |conn| {
            let sent = statements(conn, |conn| enter(conn, (id, name), now).expect("an entry"));
            // From which line of the log on it is read.
            let lines = sent.iter().filter(|it| it.contains("FROM ") && it.contains("_events"));
            let from = |it: &String| it.trim_end_matches(']').rsplit(' ').next()?.parse().ok();
            Ok(lines.map(from).collect::<Option<Vec<i32>>>())
        });
        read_from.push(site.run(entered).expect("statements").expect("numbers of lines"));
    }
    // Another test may have had a tournament of the same number in between, but hardly each time.
    let goes_on = |from: &Vec<i32>| !from.is_empty() && from.iter().all(|number| *number > 2000);
    assert!(read_from.iter().any(goes_on), "{read_from:?}");
    let found = find();
    assert_eq!(*found.tournament, site.read(replay));
    assert_eq!(found.tournament.entrants.len(), 2003);
}

#[test]
fn a_page_shows_a_hundred_of_those_who_have_entered() {
    let site = Site::start();
    let now = site.now();
    let terms = terms(ROUND_ROBIN, StartRule::WhenFull, Some(230));
    let (id, _) = site.run(announce(&site.db, terms, 250, now));
    let mut guest = site.browser();
    let mut page = guest.get(&format!("/tournaments/{id}"));
    let mut shown = Vec::new();
    for (entrants, first) in [(100, "1"), (100, "101"), (50, "201")] {
        let names = page.all("ol.entrants li");
        assert_eq!(names.len(), entrants);
        assert_eq!(page.attribute("ol.entrants", "start").as_deref(), Some(first));
        page.assert_says("Entries: 230");
        shown.extend(names);
        if first != "201" {
            page = guest.click(&page, ".pager a:last-child");
        }
    }
    assert_eq!(page.all("ol.entrants").len(), 2, "20 are on the waiting list");
    assert!(!page.text().contains("Later entries"));
    let expected: Vec<String> = (1..=250).map(|number| format!("P{number}")).collect();
    assert_eq!(shown, expected);
    // A page that is too far is the last one.
    for asked in ["3", "99", "4000000000"] {
        let page = guest.get(&format!("/tournaments/{id}?page={asked}"));
        assert_eq!(page.all("ol.entrants li").len(), 50, "{asked}");
        assert_eq!(page.attributes(".pager a", "href"), [format!("/tournaments/{id}?page=1")]);
    }
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
