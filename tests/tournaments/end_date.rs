//! The end date of a tournament: reminders, games that stop, claims of a result, decisions, draws.

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    chess::Color,
    db::{GameId, games, tournaments, verification::verify_game},
    game::{Adjudicated, Ending, clock::TIMEOUT_GRACE},
    tournament::{
        Phase,
        pairing::{
            knockout::DrawnMatchRule,
            match_games::MatchSchedule,
            round_robin::{Cycles, RoundPace},
        },
        terms::{Format, StartRule},
    },
};

use super::{
    Event, ROUND_ROBIN, terms,
    verify::{file, verify},
};
use crate::{
    support::{
        Browser, Page,
        site::{Email, PASSWORD, address_of},
    },
    web::play,
};

const WON: Ending = Ending::Adjudicated(Adjudicated::Win(Color::White));
const DRAWN: Ending = Ending::Adjudicated(Adjudicated::Draw);

/// A tournament that ends so many days after its start; each move has as long as it takes.
fn started(format: Format, players: u32, days: i64) -> (Event, DateTime<Utc>) {
    let mut terms = terms(format, StartRule::WhenFull, Some(players));
    terms.games.control = zugpost::game::clock::TimeControl::PerMove { time: TimeDelta::days(200) };
    let mut event = Event::announce(terms.clone());
    // The first only made the site: times are counted from its clock.
    let end = event.site.now() + TimeDelta::days(days);
    terms.ends_at = Some(end);
    event.announce_another(terms);
    event.enter(usize::try_from(players).expect("small"));
    event.site.run_jobs();
    (event, end)
}

/// Goes to an instant, and everybody comes back.
fn go_to(event: &mut Event, at: DateTime<Utc>) {
    event.site.advance(at - event.site.now());
    event.site.run_jobs();
    come_back(&mut event.director, "Director");
    for (number, player) in (1..).zip(&mut event.players) {
        come_back(player, &format!("P{number}"));
    }
}

/// Logs in again, where the session has ended meanwhile.
fn come_back(browser: &mut Browser, name: &str) {
    if browser.get("/account").path.starts_with("/login") {
        browser.log_in(name, PASSWORD);
    }
}

fn opened(event: &mut Event) -> Vec<(GameId, usize, usize)> {
    let games = event.games();
    for (game, white, black) in &games {
        let path = format!("/games/{game}");
        play(&mut event.players[*white], &path, "e4");
        play(&mut event.players[*black], &path, "e5");
    }
    games
}

fn emails(event: &Event, name: &str, subject: &str) -> Vec<Email> {
    let all = event.site.emails_to(&address_of(name));
    all.into_iter().filter(|email| email.subject.contains(subject)).collect()
}

/// Returns the texts of the emails to somebody that say something, in one line each: emails about a game
/// have the subject of the game.
fn texts(event: &Event, name: &str, said: &str) -> Vec<String> {
    let all = event.site.emails_to(&address_of(name)).into_iter();
    let texts = all.map(|email| email.text.split_whitespace().collect::<Vec<_>>().join(" "));
    texts.filter(|text| text.contains(said)).collect()
}

fn ending(event: &Event, game: GameId) -> Option<Ending> {
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    stored.game.ended().map(|ended| ended.ending)
}

fn phase(event: &Event) -> Phase {
    let id = event.id;
    event.site.read(move |conn| tournaments::find(conn, id)).expect("it").tournament.phase
}

/// With which results are claimed.
const ANALYSIS: &str = "1.Qh5 and mate.\nA tablebase says so.";

/// Claims a result in the form of the page.
fn claim(browser: &mut Browser, game: GameId, result: &str) -> Page {
    let page = browser.get(&format!("/games/{game}"));
    let fields = [("analysis", ANALYSIS), ("result", result)];
    browser.submit(&page, "form[action$='/result']", &fields)
}

/// Sends the form of a page that knew of so many claims.
fn send_claim(
    browser: &mut Browser,
    game: GameId,
    (result, analysis, replaced): (&str, &str, &str),
) -> Page {
    let csrf = browser.csrf();
    let fields = [
        ("csrf", csrf.as_str()),
        ("result", result),
        ("analysis", analysis),
        ("claims_replaced", replaced),
    ];
    browser.post_once(&format!("/games/{game}/result"), &fields)
}

fn decide(browser: &mut Browser, game: GameId, adjudication: &str) -> Page {
    let page = browser.get(&format!("/admin/games/{game}"));
    let said = [("reason", "So it is."), ("adjudication", adjudication)];
    browser.submit(&page, "form.adjudicate", &said)
}

#[test]
fn games_in_progress_on_the_end_date_are_claimed_decided_or_drawn() {
    let (mut event, end) = started(ROUND_ROBIN, 4, 40);
    let path = event.path();
    event.director.get(&path).assert_says("Play ends on");
    let games = opened(&mut event);
    assert_eq!(games.len(), 6);
    // One is over before.
    event.resign(games[5].0, games[5].1);
    // 30 and 7 days before, once each, whatever else wakes the job.
    for (days, count) in [(31, 0), (30, 1), (29, 1), (8, 1), (7, 2), (1, 2)] {
        go_to(&mut event, end - TimeDelta::days(days));
        let told = emails(&event, "P1", "Autumn Cup ends on");
        assert_eq!(told.len(), count, "{days} days before");
    }
    let told = emails(&event, "P1", "Autumn Cup ends on").pop().expect("a reminder");
    assert!(told.text.contains("games in progress"), "{}", told.text);
    assert_eq!(
        told.text.matches(" against ").count(),
        event_games_of(&games[..5], 0),
        "{}",
        told.text
    );

    // Conditional moves wait for a move that does not come any more.
    let (first, white, black) = games[0];
    let url = format!("/games/{first}");
    play(&mut event.players[white], &url, "Nf3");
    go_to(&mut event, end);
    assert!(emails(&event, "P1", "play has ended, claim your results").len() == 1);
    let page = event.players[black].get(&url);
    page.assert_says("Play was stopped.");
    assert!(!page.has("form.typed"));
    // A move that is sent nevertheless says why it is not played, and loses nothing.
    let csrf = event.players[black].csrf();
    let fields = [
        ("csrf", csrf.as_str()),
        ("move", "Nc6"),
        ("ply", "3"),
        ("confirmed", "yes"),
        ("message", "Now or never."),
    ];
    let page = event.players[black].post_once(&format!("{url}/moves"), &fields);
    assert_eq!(page.status, 409);
    page.assert_says("This game was stopped and is being adjudicated.");
    page.assert_says("Now or never.");
    assert_eq!(phase(&event), Phase::Running);
    event.director.get(&path).assert_says("games are being adjudicated");

    // White claims a win; Black sees it, and may claim, too.
    claim(&mut event.players[white], first, "win").assert_says("White claimed a win.");
    event.players[black].get(&url).assert_says("A tablebase says so.");
    // Whoever claims needs an analysis.
    let page = event.players[black].get(&url);
    let wordless = [("analysis", " "), ("result", "draw")];
    let page = event.players[black].submit(&page, "form[action$='/result']", &wordless);
    assert!(page.status == 409 || page.status == 422, "{}", page.status);
    // In another both claim a draw: they agree. Either form again is as good as once.
    let (second, one, other) = games[1];
    claim(&mut event.players[one], second, "draw");
    event.site.run_jobs();
    claim(&mut event.players[other], second, "draw");
    assert_eq!(ending(&event, second), Some(Ending::Agreement));
    for player in [one, other] {
        let page = send_claim(&mut event.players[player], second, ("draw", ANALYSIS, "0"));
        assert_eq!(page.status, 303);
    }
    event.site.run_jobs();
    let claimed = format!("P{} has claimed a draw.", one + 1);
    assert_eq!(texts(&event, &format!("P{}", other + 1), &claimed).len(), 1);
    let claimed = format!("P{} has claimed a draw.", other + 1);
    assert!(texts(&event, &format!("P{}", one + 1), &claimed).is_empty(), "the end says it");

    // The director decides from the 15th day on.
    let page = event.director.get(&format!("/admin/games/{first}"));
    page.assert_says("The players can claim a result until");
    page.assert_says("A tablebase says so.");
    assert!(!page.has("form.adjudicate"));
    assert_eq!(emails(&event, "Director", "Decisions needed").len(), 0);
    go_to(&mut event, end + TimeDelta::days(14));
    assert_eq!(emails(&event, "Director", "Decisions needed").len(), 1, "one for all");
    event.director.get(&format!("{path}/direct")).assert_says("You can decide.");
    let page = event.players[black].get(&url);
    assert!(!page.has("form[action$='/result']"), "too late");
    let page = decide(&mut event.director, first, "win:white");
    page.assert_says("So it is.");
    assert_eq!(ending(&event, first), Some(WON));
    let pgn = event.site.browser().get(&format!("{url}.pgn")).html;
    assert!(pgn.contains("[Termination \"adjudication\"]"), "{pgn}");
    assert_eq!(decide(&mut event.director, games[2].0, "draw").status, 200);

    // What nobody decides is a draw 28 days later, and the tournament closes.
    go_to(&mut event, end + TimeDelta::days(42) - TimeDelta::hours(1));
    assert_eq!(ending(&event, games[3].0), None);
    go_to(&mut event, end + TimeDelta::days(42) + TIMEOUT_GRACE + TimeDelta::minutes(1));
    for (game, ..) in &games[3..5] {
        assert_eq!(ending(&event, *game), Some(DRAWN));
    }
    assert_eq!(phase(&event), Phase::Finished);
    let log = event.director.get(&format!("{path}/log"));
    log.assert_says("play ends in 30 days");
    log.assert_says("Play has ended.");
    event.site.browser().get(&format!("{url}/log")).assert_says("White claimed a win.");
    assert_eq!(emails(&event, "Director", "Decisions needed").len(), 1);
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
    let log = event.players[white].get(&format!("{url}/log.txt")).html;
    assert!(log.contains("play_stopped") && log.contains("result_claimed win"), "{log}");
    assert!(!file(&event).contains("A tablebase says so."), "it is for the players");
}

/// Until the opponent has claimed, or the time is over, a claim can be replaced; the log has both.
#[test]
fn the_opponent_is_told_of_a_claim_which_can_be_replaced() {
    let (mut event, end) = started(ROUND_ROBIN, 3, 20);
    let games = opened(&mut event);
    let (game, white, black) = games[0];
    let url = format!("/games/{game}");
    let [white_name, black_name] = [white, black].map(|player| format!("P{}", player + 1));
    go_to(&mut event, end);
    // No setting turns such emails off.
    super::emails::choose(&mut event.players[black], &[("results", "never"), ("offers", "never")]);
    let page = event.players[white].get(&url);
    assert!(!page.has("[name=analysis_seen]"), "nothing was claimed");
    let version = |event: &Event| {
        let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
        stored.version()
    };
    let told = |event: &Event, name: &str, said: String| {
        event.site.run_jobs();
        texts(event, name, &said)
    };
    for _ in 0..2 {
        let page = send_claim(&mut event.players[white], game, ("win", ANALYSIS, "0"));
        assert_eq!(page.status, 303, "{}", page.text());
    }
    let after_first = version(&event);
    let email = told(&event, &black_name, format!("{white_name} has claimed a win."));
    assert_eq!(email.len(), 1, "{email:?}");
    let text = &email[0];
    for said in [
        "was stopped.".to_owned(),
        "You can claim a win or a draw on the page of the game until".to_owned(),
        "A tablebase says so.".to_owned(),
    ] {
        assert!(text.contains(&said), "{said}: {text}");
    }
    assert!(told(&event, &white_name, "has claimed a".to_owned()).is_empty());

    // The page of White has what was sent, and Black's has an empty form.
    let page = event.players[white].get(&url);
    page.assert_says("You can replace your claim until then");
    assert_eq!(page.all("#claim-result"), [ANALYSIS.replace('\n', " ")]);
    assert_eq!(event.players[black].get(&url).all("#claim-result"), [""]);
    // What was served is not being typed: another form, which has it too, leads on.
    let (seen, csrf) =
        (page.attribute("[name=analysis_seen]", "value"), event.players[white].csrf());
    let seen = seen.expect("a mark");
    for (text, analysis, status) in [("Hello.", ANALYSIS, 303), ("Well?", "It is a fortress.", 200)]
    {
        let fields = [
            ("csrf", csrf.as_str()),
            ("text", text),
            ("analysis", analysis),
            ("analysis_seen", seen.as_str()),
        ];
        let page = event.players[white].post_once(&format!("{url}/messages"), &fields);
        assert_eq!(page.status, status, "{}", page.text());
        let typed = if status == 200 { vec![analysis] } else { Vec::new() };
        assert_eq!(page.all("#claim-result"), typed);
    }
    // Another window that was opened before the claim: its words are shown again.
    let other = ("draw", "It is a fortress.", "0");
    let page = send_claim(&mut event.players[white], game, other);
    assert_eq!(page.status, 409);
    page.assert_says("You have claimed a result since you opened this page.");
    assert_eq!(page.all("#claim-result"), ["It is a fortress."]);
    assert_eq!(version(&event), after_first);
    // From there it replaces the claim, twice is once. Black has not looked for a while.
    event.site.advance(TimeDelta::minutes(10));
    let fields = [("analysis", "It is a fortress."), ("result", "draw")];
    let page = event.players[white].submit(&page, "form[action$='/result']", &fields);
    page.assert_says("White claimed a win. A later claim has replaced it.");
    page.assert_says("White claimed a draw.");
    let page = send_claim(&mut event.players[white], game, ("draw", "It is a fortress.", "1"));
    assert_eq!(page.status, 303);
    assert_eq!(version(&event), after_first + 1);
    let said = format!("{white_name} has replaced the claim and now claims a draw.");
    let email = told(&event, &black_name, said);
    assert_eq!(email.len(), 1, "{email:?}");
    let text = &email[0];
    assert!(text.contains("It is a fortress."), "{text}");
    assert!(text.contains("If you claim a draw, too, the game ends in a draw."), "{text}");
    let log = event.players[white].get(&format!("{url}/log.txt")).html;
    for said in ["result_claimed win 1.Qh5", "result_claimed draw It is a fortress."] {
        assert!(log.contains(said), "{log}");
    }
    // Whoever decides reads which claim holds.
    let page = event.director.get(&format!("/admin{url}"));
    page.assert_says("White claimed a win. A later claim has replaced it.");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
    assert_eq!(event.site.read(move |conn| verify_game(conn, game)), Some(Vec::new()));
}

#[test]
fn of_two_claims_before_an_email_leaves_the_last_is_told() {
    let (mut event, end) = started(ROUND_ROBIN, 3, 20);
    let (game, white, black) = opened(&mut event)[0];
    go_to(&mut event, end);
    for (said, replaced) in [(ANALYSIS, "0"), ("It is a fortress.", "1")] {
        let page = send_claim(&mut event.players[white], game, ("win", said, replaced));
        assert_eq!(page.status, 303, "{}", page.text());
        event.site.advance(TimeDelta::minutes(1));
    }
    event.site.run_jobs();
    let name = format!("P{}", black + 1);
    assert!(texts(&event, &name, "A tablebase says so.").is_empty());
    let told = texts(&event, &name, "has replaced the claim and now claims a win.");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("It is a fortress."), "{told:?}");
}

#[test]
fn no_claim_is_replaced_when_both_have_claimed_or_the_time_is_over() {
    let (mut event, end) = started(ROUND_ROBIN, 3, 20);
    let games = opened(&mut event);
    let (game, white, black) = games[0];
    let url = format!("/games/{game}");
    go_to(&mut event, end);
    claim(&mut event.players[white], game, "draw").assert_says("White claimed a draw.");
    event.site.advance(TimeDelta::minutes(10));
    claim(&mut event.players[black], game, "win").assert_says("Black claimed a win.");
    event.site.run_jobs();
    let said = format!("P{} has claimed a win.", black + 1);
    let told = texts(&event, &format!("P{}", white + 1), &said);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("Both players have claimed."), "{}", told[0]);
    for player in [white, black] {
        assert!(!event.players[player].get(&url).has("#claim-result"));
        let page = send_claim(&mut event.players[player], game, ("draw", "No, that.", "1"));
        assert_eq!(page.status, 409);
        page.assert_says("Your claim stands. It can no longer be replaced");
        page.assert_says("No, that.");
    }
    // The form that each has sent last, once more; what the other has claimed is not one's own claim.
    for (player, result, status) in
        [(black, "win", 303), (white, "draw", 303), (white, "win", 409), (black, "draw", 409)]
    {
        let page = send_claim(&mut event.players[player], game, (result, ANALYSIS, "0"));
        assert_eq!(page.status, status, "{player} {result}");
    }
    // In another game the time is over.
    let (other, one, _) = games[1];
    claim(&mut event.players[one], other, "win");
    go_to(&mut event, end + TimeDelta::days(14));
    assert!(!event.players[one].get(&format!("/games/{other}")).has("#claim-result"));
    let page = send_claim(&mut event.players[one], other, ("draw", "Or so.", "1"));
    assert_eq!(page.status, 409);
    page.assert_says("Your claim stands. It can no longer be replaced");
}

/// No job has come between the two.
#[test]
fn a_claim_that_was_replaced_meanwhile_is_told_no_more_and_its_form_is_an_old_one() {
    let (mut event, end) = started(ROUND_ROBIN, 3, 20);
    let (game, white, black) = opened(&mut event)[0];
    go_to(&mut event, end);
    let (first, second) = (("win", ANALYSIS, "0"), ("draw", "It is a fortress.", "1"));
    for claim in [first, second] {
        assert_eq!(send_claim(&mut event.players[white], game, claim).status, 303);
        event.site.advance(TimeDelta::minutes(1));
    }
    let page = send_claim(&mut event.players[white], game, first);
    assert_eq!(page.status, 409);
    page.assert_says("You have claimed a result since you opened this page.");
    let [white, black] = [white, black].map(|player| format!("P{}", player + 1));
    let told = |said: &str| texts(&event, &black, &format!("{white} {said}")).len();
    assert_eq!(told("has claimed a win."), 0);
    assert_eq!(told("has replaced the claim and now claims a draw."), 1);
}

/// Returns how many of some games a player has.
fn event_games_of(games: &[(GameId, usize, usize)], player: usize) -> usize {
    games.iter().filter(|(_, white, black)| [*white, *black].contains(&player)).count()
}

#[test]
fn conditional_moves_claims_and_vacations_end_with_the_end_date() {
    let (mut event, end) = started(ROUND_ROBIN, 3, 20);
    let games = opened(&mut event);
    let (game, white, black) = games[0];
    let url = format!("/games/{game}");
    // Black has an answer ready for a move that White will not make any more.
    let page = event.players[black].get(&url);
    let lines = [("lines", "2.Nf3 Nc6"), ("action", "replace")];
    let form = "#conditional-moves form:has(textarea)";
    let page = event.players[black].submit(&page, form, &lines);
    assert_eq!(page.status, 200, "{}", page.text());
    // In another game a claim waits, in the third its player is away.
    let (other, claims, _) = games[1];
    let page = event.players[claims].get(&format!("/games/{other}"));
    let said = [("ground", "other"), ("statement", "We agreed.")];
    event.players[claims].submit(&page, crate::admin::claims::CLAIMING, &said);
    let away = games[2].1;
    let day = |days: i64| (event.site.now() + TimeDelta::days(days)).format("%Y-%m-%d").to_string();
    let (from, to) = (day(18), day(25));
    let page = event.players[away].get("/vacation");
    let booked = [("from", from.as_str()), ("until", to.as_str())];
    event.players[away].submit(&page, "form[action='/vacation']", &booked);
    go_to(&mut event, end);
    for (game, ..) in &games {
        let id = *game;
        let stored = event.site.read(move |conn| games::find(conn, id)).expect("it");
        assert!(stored.game.stopped().is_some(), "game {game}");
        assert_eq!(stored.game.deadline(), None);
    }
    let csrf = event.players[white].csrf();
    let fields = [("csrf", csrf.as_str()), ("move", "Nf3"), ("ply", "2"), ("confirmed", "yes")];
    let page = event.players[white].post_once(&format!("{url}/moves"), &fields);
    assert_eq!(page.status, 409);
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("it");
    assert_eq!(stored.game.ply(), 2, "neither the move nor its answer was played");
    // Jobs that run again change nothing.
    event.site.run_jobs();
    let again = event.site.read(move |conn| games::find(conn, game)).expect("it");
    assert_eq!(again.version(), stored.version());
    assert_eq!(emails(&event, "P1", "play has ended, claim your results").len(), 1);
    event.resign(game, white);
    assert_eq!(ending(&event, game), Some(Ending::Resignation { loser: Color::White }));
}

#[test]
fn a_move_whose_delay_the_end_date_cuts_short_is_sent() {
    let (mut event, end) = started(ROUND_ROBIN, 3, 20);
    let (game, white, _) = opened(&mut event)[0];
    go_to(&mut event, end - TimeDelta::seconds(20));
    crate::web::send_delay::choose(&mut event.players[white], "60");
    let page = play(&mut event.players[white], &format!("/games/{game}"), "Nf3");
    page.assert_says("will be sent in");
    go_to(&mut event, end + TimeDelta::seconds(5));
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("it");
    assert_eq!(stored.game.ply(), 3);
    assert_eq!(stored.game.turn_began(), end);
    assert_eq!((stored.game.stopped().is_some(), stored.game.paused_since()), (true, Some(end)));
    assert_eq!(event.site.read(move |conn| verify_game(conn, game)), Some(Vec::new()));
}

#[test]
fn a_knockout_closes_with_its_adjudicated_games() {
    let format = Format::Knockout {
        games: 1,
        schedule: MatchSchedule::OneByOne,
        ends_early: true,
        drawn_match_rule: DrawnMatchRule::Decider,
    };
    let (mut event, end) = started(format, 4, 20);
    let games = opened(&mut event);
    go_to(&mut event, end);
    let path = event.path();
    let statuses = |event: &mut Event| event.director.get(&path).all(".bracket .chance");
    assert_eq!(statuses(&mut event), ["can still advance"; 4], "by adjudication");
    go_to(&mut event, end + TimeDelta::days(14));
    decide(&mut event.director, games[0].0, "win:white");
    decide(&mut event.director, games[1].0, "draw");
    event.site.run_jobs();
    // The winner advances; no final and no decider are played.
    assert!(event.games().is_empty());
    assert_eq!(phase(&event), Phase::Finished);
    let mut said = statuses(&mut event);
    said.sort_unstable();
    // Both of the drawn match, and the winner of the other in the final.
    let shares = "not decided: shares places 1 to 3";
    assert_eq!(said, ["advances", shares, shares, shares, "out"]);
    event
        .director
        .get(&path)
        .assert_says("The players who were still in contention share places 1 to 3.");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
    let beaten = games[0].2;
    let rows = said.split_once("places\tfirst\tlast\taccount\n").expect("places").1;
    let rows: Vec<&str> = rows.lines().take(4).collect();
    assert!(rows[..3].iter().all(|row| row.starts_with("\t1\t3\t")), "{rows:?}");
    let account = super::account(&event.site, &format!("P{}", beaten + 1));
    assert_eq!(rows[3], format!("\t4\t4\t{account}"));
    // Everybody is told, and reads it in their own list.
    event.site.run_jobs();
    for player in 0..4 {
        let name = format!("P{}", player + 1);
        assert_eq!(emails(&event, &name, "Autumn Cup is over").len(), 1, "{name}");
        let list = event.players[player].get("/tournaments");
        let out = emails(&event, &name, "you are out").len();
        let undecided =
            texts(&event, &name, "of 4. Play ended before the order of the players").len();
        if player == beaten {
            assert_eq!(texts(&event, &name, "Your place: 4 of 4.").len(), 1);
            list.assert_says("place 4 of 4");
            // How many are still in is not known yet.
            assert_eq!(texts(&event, &name, "when all matches are decided").len(), 1);
            assert_eq!((out, undecided), (1, 0), "{name}");
        } else {
            assert_eq!(texts(&event, &name, "You share places 1 to 3 of 4.").len(), 1);
            list.assert_says("places 1 to 3 of 4, not decided before play ended");
            assert_eq!((out, undecided), (0, 1), "{name}");
        }
    }
}

#[test]
fn after_the_end_only_games_that_have_begun_can_change_who_is_first() {
    let format = Format::RoundRobin {
        section_size: 7,
        cycles: Cycles::Single,
        pace: RoundPace::RoundByRound,
    };
    let (mut event, end) = started(format, 4, 20);
    let games = opened(&mut event);
    let [(won, _, loser), _] = games[..] else { panic!("{games:?}") };
    event.resign(won, loser);
    let path = event.path();
    let chances = |event: &mut Event| event.director.get(&path).all(".crosstable .chance");
    assert!(chances(&mut event).is_empty(), "everybody can still be first");
    // The second game is adjudicated, and the other rounds never begin.
    go_to(&mut event, end);
    let mut said = chances(&mut event);
    said.sort_unstable();
    let open = "in contention";
    assert_eq!(said, [open, open, "out", "sure of first place"]);
}

#[test]
fn deputies_and_arbiters_decide_when_the_director_does_not() {
    let (mut event, end) = started(ROUND_ROBIN, 3, 20);
    opened(&mut event);
    event.site.arbiter("Umpire");
    for (days, director, arbiter) in
        [(0, 0, 0), (13, 0, 0), (14, 1, 0), (27, 1, 0), (28, 1, 1), (30, 1, 1)]
    {
        go_to(&mut event, end + TimeDelta::days(days));
        let counts =
            ["Director", "Umpire"].map(|name| emails(&event, name, "Decisions needed").len());
        assert_eq!(counts, [director, arbiter], "{days} days after the end");
    }
}

/// A second game of the match begins when the first is over, and has its own days.
#[test]
fn a_game_that_lasts_too_long_is_stopped_and_adjudicated() {
    let format = Format::Match { games: 2, schedule: MatchSchedule::OneByOne, ends_early: false };
    let mut terms = terms(format, StartRule::WhenFull, Some(2));
    terms.games.control = zugpost::game::clock::TimeControl::PerMove { time: TimeDelta::days(200) };
    terms.max_game_days = Some(60);
    let mut event = Event::announce(terms);
    let path = event.path();
    event.director.get(&path).assert_says("A game can last up to 60 days.");
    event.enter(2);
    event.site.run_jobs();
    let start = event.site.now();
    let first = opened(&mut event).remove(0);
    go_to(&mut event, start + TimeDelta::days(20));
    event.resign(first.0, first.1);
    event.site.run_jobs();
    let second = opened(&mut event).remove(0);
    for (days, count) in [(60, 0), (79, 0), (81, 1), (82, 1)] {
        go_to(&mut event, start + TimeDelta::days(days));
        // An email about one game has its subject.
        let mut told = emails(&event, "P1", "P2 – P1 · game 2");
        told.retain(|email| email.text.contains("has reached the maximum length"));
        assert_eq!(told.len(), count, "after {days} days");
    }
    // Nobody moves any more; both claim what the other claims, and the match is over.
    let page = event.players[second.1].get(&format!("/games/{}", second.0));
    page.assert_says("Play was stopped.");
    for player in [second.1, second.2] {
        claim(&mut event.players[player], second.0, "draw");
    }
    assert_eq!(ending(&event, second.0), Some(Ending::Agreement));
    event.site.run_jobs();
    assert_eq!(phase(&event), Phase::Finished);
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

/// Who has no game in which play goes on is told nothing of the end.
#[test]
fn games_that_were_stopped_do_not_end_again() {
    let mut terms = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
    terms.games.control = zugpost::game::clock::TimeControl::PerMove { time: TimeDelta::days(200) };
    terms.max_game_days = Some(60);
    let mut event = Event::announce(terms.clone());
    terms.ends_at = Some(event.site.now() + TimeDelta::days(100));
    event.announce_another(terms);
    let start = event.site.now();
    event.enter(3);
    event.site.run_jobs();
    opened(&mut event);
    for days in [61, 71, 94, 101] {
        go_to(&mut event, start + TimeDelta::days(days));
        assert_eq!(emails(&event, "P1", "Autumn Cup: games were stopped").len(), 1, "{days}");
        assert!(emails(&event, "P1", "Autumn Cup ends on").is_empty(), "{days}");
        assert!(emails(&event, "P1", "Autumn Cup: play has ended").is_empty(), "{days}");
    }
}
