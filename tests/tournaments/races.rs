//! The same tournament processed twice at once: each game exists once, and one email each.

use std::collections::BTreeSet;

use diesel::RunQueryDsl as _;
use tokio::task::JoinSet;
use zugpost::{
    actions::tournaments::{PlayerAct, TournamentAct, process_due_tournaments},
    db::{DbError, PlayerId, tournaments},
    random,
    tournament::{
        command::{EntrantCommand, TournamentCommand},
        lots::LotSecret,
        pairing::{
            knockout::DrawnMatchRule,
            match_games::MatchSchedule,
            round_robin::{Cycles, RoundPace},
        },
        terms::{Format, StartRule},
    },
};

use super::{
    Event, ROUND_ROBIN, account, terms,
    verify::{file, verify},
};
use crate::support::site::Email;

/// Several nodes look at what is due in the same moment.
fn process_at_once(event: &Event) {
    let site = &event.site;
    let now = site.now();
    let mut nodes = JoinSet::new();
    for _ in 0..4 {
        let db = site.db_of_another_node();
        let new_secret = || LotSecret::new(random::bytes());
        let node = async move { process_due_tournaments(&db, new_secret, now).await };
        nodes.spawn_on(node, site.runtime.handle());
    }
    let done: Vec<Result<usize, DbError>> = site.run(nodes.join_all());
    assert!(done.iter().all(Result::is_ok), "{done:?}");
}

fn assert_each_once(event: &Event, players: usize, games: usize) {
    let id = event.id;
    let stored = event.site.read(move |conn| tournaments::find(conn, id)).expect("it");
    let all = &stored.tournament.games;
    let pairings: BTreeSet<_> = all.iter().map(|game| game.paired.pairing).collect();
    assert_eq!((all.len(), pairings.len()), (games, games));
    let progress = event.site.read(move |conn| tournaments::progress(conn, id, None));
    assert_eq!(progress.len(), games);
    let emails = event.site.emails();
    for number in 1..=players {
        let to = format!("p{number}@example.org");
        let is_start =
            |email: &&Email| email.to == to && email.news.contains("your games have started");
        let told = emails.iter().filter(is_start);
        assert_eq!(told.count(), 1, "P{number}: {emails:?}");
    }
}

/// Each lot stands in the log once, and a stranger finds nothing wrong.
fn assert_lots_once(event: &Event, lots: usize) {
    let file = file(event);
    let drawn: Vec<&str> = file
        .lines()
        .filter_map(|line| {
            line.split_once("{\"lot_drawn\":{\"purpose\":")?.1.split_once(",\"secret\"")
        })
        .map(|(purpose, _)| purpose)
        .collect();
    let different: BTreeSet<&str> = drawn.iter().copied().collect();
    assert_eq!((drawn.len(), different.len()), (lots, lots), "{drawn:?}");
    let (is_sound, said) = verify(&file);
    assert!(is_sound, "{said}");
}

#[test]
fn a_round_robin_that_two_nodes_start_has_each_game_once() {
    let (cycles, pace) = (Cycles::Single, RoundPace::AllAtOnce);
    let sections = Format::RoundRobin { section_size: 3, cycles, pace };
    for format in [ROUND_ROBIN, sections] {
        let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(6)));
        event.enter(6);
        process_at_once(&event);
        let games = if format == ROUND_ROBIN { 15 } else { 6 };
        assert_each_once(&event, 6, games);
        assert_lots_once(&event, 1);
    }
}

#[test]
fn a_match_of_a_knockout_that_two_nodes_decide_is_followed_once() {
    let format = Format::Knockout {
        games: 1,
        schedule: MatchSchedule::OneByOne,
        ends_early: true,
        drawn_match_rule: DrawnMatchRule::BetterSeed,
    };
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(4)));
    event.enter(4);
    process_at_once(&event);
    assert_each_once(&event, 4, 2);
    // Numbers, and who has White in both matches.
    assert_lots_once(&event, 3);
    event.play_all();
    process_at_once(&event);
    assert_eq!(event.games().len(), 1);
    assert_lots_once(&event, 4);
    event.play_all();
    process_at_once(&event);
    let path = event.path();
    event.director.get(&path).assert_says("finished, not final yet");
    let log = event.director.get(&format!("{path}/log")).text();
    assert_eq!(log.matches("All games are over").count(), 1, "{log}");
}

#[test]
fn the_lot_for_a_decider_that_two_nodes_draw_is_drawn_once() {
    let format = Format::Knockout {
        games: 1,
        schedule: MatchSchedule::OneByOne,
        ends_early: true,
        drawn_match_rule: DrawnMatchRule::Decider,
    };
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(2)));
    event.enter(2);
    process_at_once(&event);
    assert_lots_once(&event, 2);
    let (game, white, black) = event.games()[0];
    event.draw(game, [white, black], white);
    process_at_once(&event);
    assert_lots_once(&event, 3);
    assert_eq!(event.games().len(), 1);
}

#[test]
fn a_standing_offer_that_two_nodes_start_opens_one_next() {
    let mut offer = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
    offer.repeats = true;
    let mut event = Event::announce(offer);
    event.enter(3);
    process_at_once(&event);
    assert_each_once(&event, 3, 3);
    let (next, beyond) = (event.id.0 + 1, event.id.0 + 2);
    assert_eq!(event.director.get(&format!("/tournaments/{next}")).status, 200);
    assert_eq!(event.director.get(&format!("/tournaments/{beyond}")).status, 404);
}

/// Eight want the last place on several nodes in the same moment, each twice.
#[test]
fn the_last_place_is_taken_once() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(2);
    let names: Vec<String> = (1..=8).map(|number| format!("Late{number}")).collect();
    let mut late = Vec::new();
    for name in &names {
        event.site.player(name);
        late.push(account(&event.site, name));
    }
    let (id, now) = (event.id, event.site.now());
    let mut nodes = JoinSet::new();
    for player in late.iter().chain(&late) {
        let (db, player) = (event.site.db_of_another_node(), *player);
        let enter = async move {
            let act = TournamentAct::by_player(
                player,
                id,
                PlayerAct::Enter { limits: zugpost::game::game_limit::GameLimits::UNLIMITED },
            );
            act.run(&db, now).await
        };
        nodes.spawn_on(enter, event.site.runtime.handle());
    }
    let done = event.site.run(nodes.join_all());
    assert!(done.iter().all(Result::is_ok), "{done:?}");
    let stored = event.site.read(move |conn| tournaments::find(conn, id)).expect("it");
    let entrants = &stored.tournament.entrants;
    assert_eq!(entrants.iter().collect::<BTreeSet<_>>().len(), 10);
    assert_eq!((entrants.len(), stored.tournament.waiting_list().len()), (10, 7));
    process_at_once(&event);
    let stored = event.site.read(move |conn| tournaments::find(conn, id)).expect("it");
    let seats = &stored.tournament.sections[0].seats;
    let has_place = |player: &&PlayerId| seats.iter().any(|seat| seat.player == player.0);
    assert_eq!((seats.len(), late.iter().filter(has_place).count()), (3, 1));
}

/// A node that was killed between the two transactions of a withdrawal.
#[test]
fn a_job_resigns_the_games_of_who_has_withdrawn() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let (id, now) = (event.id, event.site.now());
    let withdrawn = event.site.db.write(move |conn| {
        let mut stored = tournaments::find(conn, id)?.expect("the tournament");
        let player = stored.tournament.seat(1, 1).expect("a player").player;
        let progress = tournaments::progress(conn, id, None)?;
        let withdraw = TournamentCommand::Player(player, EntrantCommand::Withdraw(&progress));
        let events = stored.tournament.decide(withdraw, now).expect("a withdrawal");
        Ok::<_, DbError>(tournaments::save_events(conn, &mut stored, &events, now)?)
    });
    assert!(event.site.run(withdrawn).expect("it is stored"));
    assert_eq!(event.games().len(), 3);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 1);
}

#[test]
fn a_game_that_ends_while_a_job_looks_is_not_missed() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let (id, now, game) = (event.id, event.site.now(), event.games()[0].0);
    let looked = event.site.db.write(move |conn| {
        let stored = tournaments::find(conn, id)?.expect("the tournament");
        tournaments::wake_of_game(conn, game, now)?;
        tournaments::update_next_check(conn, &stored, None)?;
        Ok::<_, DbError>(tournaments::list_due(conn, now, 10)?)
    });
    assert_eq!(event.site.run(looked).expect("a list"), [id]);
}

/// Its result is being proven: the job waits for that, and does not try again and again.
#[test]
fn a_game_that_cannot_be_resigned_keeps_no_job_busy() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let (id, now) = (event.id, event.site.now());
    let withdrawn = event.site.db.write(move |conn| {
        let at = now.format("%Y-%m-%d %H:%M:%S").to_string();
        let pending = format!(
            "UPDATE games SET pending = 'timeout', pending_side = 'white', pending_at = '{at}'"
        );
        diesel::sql_query(pending).execute(conn)?;
        let mut stored = tournaments::find(conn, id)?.expect("the tournament");
        let player = stored.tournament.seat(1, 1).expect("a player").player;
        let progress = tournaments::progress(conn, id, None)?;
        let withdraw = TournamentCommand::Player(player, EntrantCommand::Withdraw(&progress));
        let events = stored.tournament.decide(withdraw, now).expect("a withdrawal");
        Ok::<_, DbError>(tournaments::save_events(conn, &mut stored, &events, now)?)
    });
    assert!(event.site.run(withdrawn).expect("it is stored"));
    let secret = || LotSecret::new(random::bytes());
    event.site.run(process_due_tournaments(&event.site.db, secret, now)).expect("it ends");
    assert_eq!(event.games().len(), 3);
    assert_eq!(event.site.read(move |conn| tournaments::list_due(conn, now, 10)), []);
}
