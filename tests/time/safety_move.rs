//! When the job looks for a safety move: whatever changes the clock changes this instant, too.

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    actions::games::play_due_moves,
    db::{DbTimestamp, GameId, PlayerId, safety_moves},
    game::{PlayerCommand, SafetyMoveChange, Terms, clock::Vacation},
};

use super::{begin, command, find, play, players};
use crate::support::Site;

/// Has a move played when a day is left.
fn set(site: &Site, player: PlayerId, game: GameId, text: &str) {
    let change = SafetyMoveChange::Set { text: text.to_owned(), lead: TimeDelta::days(1) };
    let position_no = find(site, game).position_no();
    command(site, player, game, PlayerCommand::SafetyMove { position_no, change });
}

fn check_at(site: &Site, game: GameId) -> Option<DateTime<Utc>> {
    let row = site.read(move |conn| safety_moves::find_row(conn, game));
    row.expect("a safety move").check_at.map(DbTimestamp::utc)
}

#[test]
fn the_job_looks_at_the_instant_that_the_clock_has_now() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &Terms::standard(TimeDelta::days(3)));
    let began = site.now();
    let at = |hours| began + TimeDelta::hours(hours);
    let away = Vacation { from: at(10), to: at(20) };
    let vacation = |vacations| PlayerCommand::TakeVacation { vacations };
    set(&site, anna, game, "e4");
    assert_eq!(check_at(&site, game), Some(at(48)));
    for (player, change, hours) in [
        (bruno, PlayerCommand::GiveTime { days: 2, given: 0 }, 96),
        (anna, vacation(vec![away]), 106),
        // It is given up again.
        (anna, vacation(Vec::new()), 96),
    ] {
        command(&site, player, game, change);
        assert_eq!(check_at(&site, game), Some(at(hours)));
    }
    let tick = TimeDelta::microseconds(1);
    for (to, due, ply) in [(at(96) - tick, 0, 0), (at(96), 1, 1)] {
        site.advance(to - site.now());
        assert_eq!(site.run(play_due_moves(&site.db, site.now())).ok(), Some(due));
        assert_eq!(find(&site, game).ply(), ply);
    }
    assert_eq!(find(&site, game).turn_began(), at(96));
}

#[test]
fn a_takeback_leaves_nothing_to_look_for() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &Terms::standard(TimeDelta::days(3)));
    play(&site, anna, game, "e4");
    play(&site, bruno, game, "e5");
    set(&site, anna, game, "Nf3");
    assert_eq!(check_at(&site, game), Some(site.now() + TimeDelta::days(2)));
    command(&site, bruno, game, PlayerCommand::AskTakeback);
    command(&site, anna, game, PlayerCommand::GrantTakeback { position_no: 2 });
    assert_eq!(find(&site, game).ply(), 1);
    assert_eq!(site.read(move |conn| safety_moves::find_row(conn, game)), None);
}
