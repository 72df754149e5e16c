//! Reminders: at the instants each player chose, once, and never for nothing.

use chrono::TimeDelta;
use zugpost::{
    actions::games::process_due_games,
    db::{
        DbError, GameId, PlayerId, appearance::Appearance, game_store, players::update_preferences,
    },
    game::{PlayerCommand, Terms, clock::Vacation},
};

use super::{begin, command, find, play, players, subjects};
use crate::{support::Site, web::Table};

const TICK: TimeDelta = TimeDelta::microseconds(1);

fn terms(hours: i64) -> Terms {
    Terms::standard(TimeDelta::hours(hours))
}

fn hours(n: i64) -> TimeDelta {
    TimeDelta::hours(n)
}

fn minutes(n: i64) -> TimeDelta {
    TimeDelta::minutes(n)
}

fn choose(site: &Site, player: PlayerId, reminders: &'static [i64]) {
    let change = site.db.write::<_, DbError>(move |conn| {
        Ok(update_preferences(conn, player, "Europe/Berlin", false, false, reminders, false)?)
    });
    site.run(change).expect("a choice");
}

/// The emails that remind Anna.
fn reminders(site: &Site) -> Vec<String> {
    let all = subjects(site, "anna@example.org");
    all.into_iter().filter(|subject| subject.contains(" left against ")).collect()
}

#[test]
fn by_default_at_48_and_12_hours_each_once() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms(72));
    for (advance, count) in [
        (hours(24) - TICK, 0),
        (TICK, 1),
        (hours(1), 1),
        (hours(35) - TICK, 1),
        (TICK, 2),
        (hours(11), 2),
    ] {
        site.advance(advance);
        site.run_jobs();
        site.run_jobs();
        assert_eq!(reminders(&site).len(), count, "{advance}");
    }
    assert_eq!(reminders(&site), ["2 days left against Bruno", "12 hours left against Bruno"]);
    let email = site.email_to("anna@example.org");
    assert!(
        email.text.contains("It is your turn against Bruno. You have 12 hours left, until Monday 23 November 2026, 12:00 UTC."),
        "{}",
        email.text
    );
    assert!(email.text.contains("/games/1"), "{}", email.text);
    // Nobody but the side to move is reminded.
    assert!(!subjects(&site, "bruno@example.org").iter().any(|s| s.contains(" left against ")));
    play(&site, anna, game, "e4");
}

#[test]
fn not_for_a_game_already_moved_in() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms(72));
    site.advance(hours(23));
    play(&site, anna, game, "e4");
    site.advance(hours(2));
    assert_eq!(reminders(&site), [""; 0]);
    // Queued, but not sent when the move came: the email is dropped.
    play(&site, bruno, game, "e5");
    site.advance(hours(24));
    site.run(async { process_due_games(&site.db, site.now()).await }).expect("woken");
    play(&site, anna, game, "Nf3");
    assert_eq!(reminders(&site), [""; 0]);
}

#[test]
fn not_in_a_vacation_but_at_its_end() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms(72));
    let (from, to) = (site.now() + hours(40), site.now() + hours(40) + TimeDelta::days(5));
    command(
        &site,
        anna,
        game,
        PlayerCommand::TakeVacation { vacations: vec![Vacation { from, to }] },
    );
    site.advance(hours(39));
    assert_eq!(reminders(&site), [""; 0], "with the leave the flag is days away");
    for _ in 0..120 {
        site.advance(hours(1));
        site.run_jobs();
    }
    assert_eq!(reminders(&site), [""; 0], "in all of the leave");
    site.advance(hours(1));
    assert_eq!(reminders(&site), ["1 day 8 hours left against Bruno"]);
    site.advance(hours(20));
    assert_eq!(reminders(&site).len(), 2);
}

/// What is due within half an hour is one email; but on vacation nothing is sent before its time.
#[test]
fn on_vacation_nothing_is_told_ahead() {
    let site = Site::start();
    let [anna, bruno, carl] = players(&site, ["Anna", "Bruno", "Carl"]);
    begin(&site, anna, bruno, &Terms { vacation: false, ..terms(72) });
    let kept = begin(&site, anna, carl, &terms(72));
    let (from, to) = (site.now() + hours(24) - minutes(10), site.now() + hours(24) + minutes(20));
    command(
        &site,
        anna,
        kept,
        PlayerCommand::TakeVacation { vacations: vec![Vacation { from, to }] },
    );
    site.advance(hours(24));
    assert_eq!(reminders(&site), ["2 days left against Bruno"], "the leave does not count there");
    site.advance(minutes(30));
    assert_eq!(reminders(&site)[1..], ["2 days left against Carl"]);
}

#[test]
fn what_falls_together_is_one_email() {
    let site = Site::start();
    let [anna, bruno, carl] = players(&site, ["Anna", "Bruno", "Carl"]);
    begin(&site, anna, bruno, &terms(72));
    site.advance(minutes(20));
    let second = begin(&site, anna, carl, &terms(72));
    begin(&site, bruno, anna, &terms(72));
    site.advance(minutes(20));
    begin(&site, anna, bruno, &terms(72));
    site.advance(hours(24) - minutes(40));
    assert_eq!(reminders(&site), ["2 days left against Bruno, and 1 more"]);
    let email = site.email_to("anna@example.org");
    assert!(email.text.contains(" against Carl: 2 days left"), "{}", email.text);
    assert!(
        email.text.contains("/games/1\n") && email.text.contains("/games/2\n"),
        "{}",
        email.text
    );
    assert!(!email.text.contains("/games/3"), "it is not her turn there: {}", email.text);
    site.advance(minutes(39));
    assert_eq!(reminders(&site).len(), 1, "the second is not told again");
    site.advance(minutes(1));
    assert_eq!(reminders(&site)[1..], ["2 days left against Bruno"], "the fourth on its own");
    // A game in which she has moved is not in the next one.
    play(&site, anna, second, "e4");
    site.advance(hours(36) - minutes(40));
    assert_eq!(reminders(&site)[2..], ["12 hours left against Bruno"]);
}

#[test]
fn a_short_control_reminds_at_half_its_time() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    begin(&site, anna, bruno, &terms(10));
    site.advance(hours(5) - TICK);
    assert_eq!(reminders(&site), [""; 0]);
    site.advance(TICK);
    assert_eq!(reminders(&site), ["5 hours left against Bruno"]);
}

#[test]
fn each_player_chooses_and_the_choice_counts_at_once() {
    let mut table = Table::set();
    let page = table.white.get("/account");
    assert_eq!(page.all("input[name^=remind_][checked]").len(), 2);
    let fields = [("remind_24", "yes"), ("remind_1", "yes"), ("time_zone", "Europe/Berlin")];
    let csrf = table.white.csrf();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend(fields);
    let page = table.white.post("/account/preferences", &all);
    page.assert_says("Your preferences were saved.");
    assert_eq!(
        page.all(".reminders .check:has([checked])"),
        ["1 day", "1 hour"],
        "in place of the others"
    );
    let count = |table: &Table| {
        let all = subjects(&table.site, "wilma@example.org");
        all.into_iter().filter(|subject| subject.contains(" left against ")).collect::<Vec<_>>()
    };
    table.site.advance(hours(47));
    assert_eq!(count(&table), [""; 0], "no longer at 48");
    table.site.advance(hours(1));
    assert_eq!(count(&table), ["1 day left against Bruno"]);
    // Another choice in the middle of a turn, and one that is no choice at all.
    let page = table.white.get("/account");
    assert_eq!(page.status, 200, "still logged in, or the rest is worth nothing");
    table.site.advance(hours(1));
    let player = table.site.read(|conn| zugpost::db::players::find_by_name(conn, "Wilma"));
    choose(&table.site, player.expect("Wilma").id, &[]);
    table.site.advance(hours(22));
    table.site.run_jobs();
    assert_eq!(count(&table).len(), 1, "none is none");
}

#[test]
fn a_new_choice_is_looked_for_in_running_games() {
    use zugpost::actions::accounts::{Preferences, TimeZone, change_preferences};
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    begin(&site, anna, bruno, &terms(72));
    site.advance(hours(30));
    assert_eq!(reminders(&site).len(), 1);
    let new = Preferences {
        zone: TimeZone::parse("Europe/Berlin").expect("a zone"),
        confirm_moves: false,
        conditional_move_emails: false,
        send_delay: 0,
        reminders: vec![24, 6],
        localized_pieces: false,
        language: None,
        appearance: Appearance::default(),
    };
    site.run(change_preferences(&site.db, anna, new, site.now())).expect("changed");
    site.run_jobs();
    assert_eq!(reminders(&site).len(), 1, "what is past is not made up for");
    for (advance, count) in [(17, 1), (1, 2), (17, 2), (1, 3)] {
        site.advance(hours(advance));
        assert_eq!(reminders(&site).len(), count, "{advance}");
    }
}

#[test]
fn a_flag_that_moves_is_told_again() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms(72));
    site.advance(hours(24));
    assert_eq!(reminders(&site).len(), 1);
    site.advance(hours(1));
    // An offer moves nothing.
    command(&site, bruno, game, PlayerCommand::OfferDraw);
    site.run_jobs();
    assert_eq!(reminders(&site).len(), 1);
    command(&site, bruno, game, PlayerCommand::GiveTime { days: 2, given: 0 });
    site.run_jobs();
    assert_eq!(reminders(&site).len(), 1);
    site.advance(hours(47));
    assert_eq!(reminders(&site), ["2 days left against Bruno"; 2], "48 hours before the new one");
    assert_eq!(find(&site, game).time_left(site.now()), Some(hours(48)));
}

/// What a command was decided on may be older than what the job has noted since.
#[test]
fn a_command_that_was_under_way_brings_no_reminder_back() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms(72));
    site.advance(hours(24));
    let before = site.read(move |conn| zugpost::db::games::find(conn, game)).expect("the game");
    let offer =
        before.game.decide(&PlayerCommand::OfferDraw.by(zugpost::chess::Color::Black), site.now());
    let events = offer.expect("an offer");
    assert_eq!(reminders(&site).len(), 1);
    let store = site
        .db
        .write::<_, DbError>(move |conn| Ok(game_store::save_events(conn, &before, &events)?));
    assert_eq!(site.run(store).ok(), Some(true));
    site.advance(minutes(1));
    site.run_jobs();
    site.advance(hours(1));
    assert_eq!(reminders(&site).len(), 1);
}

#[test]
fn what_is_due_is_told_though_something_happened_before_the_job_looked() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms(72));
    site.advance(hours(24) + TICK);
    command(&site, bruno, game, PlayerCommand::OfferDraw);
    assert_eq!(reminders(&site), ["2 days left against Bruno"]);
}

#[test]
fn an_email_that_waits_while_a_vacation_begins_is_not_sent() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms(72));
    site.advance(hours(24));
    site.run(async { process_due_games(&site.db, site.now()).await }).expect("woken");
    let vacation = Vacation { from: site.now(), to: site.now() + hours(48) };
    command(&site, anna, game, PlayerCommand::TakeVacation { vacations: vec![vacation] });
    assert_eq!(reminders(&site), [""; 0]);
    site.advance(hours(48));
    assert_eq!(reminders(&site), ["2 days left against Bruno"], "at its end");
}

#[test]
fn a_game_that_nobody_can_see_to_keeps_no_other_waiting() {
    let site = Site::start();
    let [anna, bruno, carl] = players(&site, ["Anna", "Bruno", "Carl"]);
    let odd = begin(&site, bruno, carl, &terms(72));
    begin(&site, anna, bruno, &terms(72));
    site.run_jobs();
    // The column of lists does not say what the moves say.
    site.run(site.db.write::<_, DbError>(move |conn| {
        use diesel::RunQueryDsl as _;
        diesel::sql_query(format!("UPDATE games SET turn = 'black' WHERE id = {odd}"))
            .execute(conn)?;
        Ok(())
    }))
    .expect("broken");
    site.advance(hours(24));
    assert_eq!(reminders(&site).len(), 1);
    let woken = site.read({
        let now = site.now();
        move |conn| zugpost::db::games::list_due(conn, now, 10)
    });
    assert_eq!(woken, [], "it is left alone for a while");
}

#[test]
fn an_outage_moves_a_reminder_that_was_due_already() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    begin(&site, anna, bruno, &terms(72));
    site.beat();
    site.advance(hours(24));
    site.run(zugpost::actions::outages::beat(&site.db, hours(100), site.now())).expect("alive");
    // Due now, but the service goes away before the job has looked.
    site.advance(hours(10));
    site.beat();
    assert_eq!(reminders(&site), ["2 days left against Bruno"]);
}

#[test]
fn two_nodes_remind_once() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let games: Vec<GameId> = (0..20).map(|_| begin(&site, anna, bruno, &terms(72))).collect();
    site.advance(hours(24));
    let now = site.now();
    site.run(async {
        let nodes = (0..4).map(|_| process_due_games(&site.db, now));
        let woken = futures_util::future::join_all(nodes).await;
        assert!(woken.iter().all(Result::is_ok), "{woken:?}");
    });
    let told = reminders(&site);
    // However they share them out: each game is reported once.
    let emails = site.emails_to("anna@example.org");
    for game in games {
        let link = format!("/games/{game}\n");
        let count = emails
            .iter()
            .filter(|email| email.text.contains(&link) && email.news.contains(" left against "));
        assert_eq!(count.count(), 1, "{game}: {told:?}");
    }
}
