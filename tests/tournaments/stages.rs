//! Tournaments of stages over HTTP: groups, who goes on, the final.

use chrono::TimeDelta;
use zugpost::{
    db::{GameId, TournamentId, tournaments},
    tournament::{
        Tournament,
        pairing::round_robin::{Cycles, RoundPace},
        terms::{Format, StartRule, TournamentTerms},
    },
};

use super::{
    Event,
    lots::assert_same,
    terms,
    verify::{file, verify},
};
use crate::support::{Page, Site, site::PASSWORD};

const CONFIRM: &str = "form[action$='/place']:has([value=confirm])";
const GIVE_UP: &str = "form[action$='/place']:has([value=give_up])";

fn stages(plan: &str, players: u32) -> TournamentTerms {
    let (cycles, pace) = (Cycles::Single, RoundPace::AllAtOnce);
    let format = Format::Stages { plan: plan.parse().expect("a plan"), cycles, pace };
    terms(format, StartRule::WhenFull, Some(players))
}

fn tournament(event: &Event) -> Tournament {
    let id = event.id;
    let found = event.site.read(move |conn| tournaments::find(conn, id));
    Tournament::clone(&found.expect("the tournament").tournament)
}

/// Presses a button of the page of the tournament.
#[track_caller]
fn answer(event: &mut Event, player: usize, form: &str) -> Page {
    let path = event.path();
    let page = event.players[player].get(&path);
    event.players[player].submit(&page, form, &[])
}

/// The subjects of the emails to a player.
fn subjects(event: &Event, player: usize) -> Vec<String> {
    let emails = event.site.emails_to(&format!("p{player}@example.org"));
    emails.into_iter().map(|email| email.subject).collect()
}

/// The texts of the emails to a player, each in one line.
fn texts(event: &Event, player: usize) -> String {
    let emails = event.site.emails_to(&format!("p{player}@example.org"));
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    emails.iter().map(|email| words(&email.text)).collect::<Vec<_>>().join("\n")
}

#[test]
fn groups_and_a_final_from_the_announcement_to_the_end() {
    let site = Site::start();
    let mut director = site.director("Director");
    let page = director.get("/tournaments/new");
    let fields = [
        ("name", "Groups Cup"),
        ("format", "stages"),
        ("stage1_size", "3"),
        ("stage1_of_each", "1"),
        ("stage1_others", "3"),
        ("start", "when_full"),
        ("capacity", "6"),
        ("numbering", "as_entered"),
    ];
    // More would go on than can.
    let page = director.submit(&page, "main form", &fields);
    page.assert_says("A group has 3 to 24 players.");
    let fewer = [("stage1_others", "1")];
    let page = director.submit(&page, "main form", &fewer);
    page.assert_says(
        "Groups of up to 3 players. Places in the next stage: 1 for each group and 1 for the best of all others.",
    );
    page.assert_says("All games of a group start at once.");
    let id = TournamentId(1);
    let mut event = Event { site, id, director, players: Vec::new() };
    let path = event.path();
    event.enter(6);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 6);
    let page = event.players[0].get(&path);
    page.assert_says("Stage 1");
    page.assert_says("Stage 2 starts when it is decided who advances");
    page.assert_says("Everybody can still advance to the next stage.");
    assert!(!page.has(CONFIRM));

    // P1 and P4 win their groups; P2 and P5 have a point each, as nobody has a rating a lot decides.
    event.play_all();
    event.site.run_jobs();
    let named: Vec<i64> = {
        let found = tournament(&event);
        let (_, stage) = found.current_stage().expect("a stage");
        let seat = |one: &zugpost::tournament::QualifiedPlayer| {
            found.seat(one.seat.section, one.seat.number).expect("a seat").player
        };
        stage.qualified.iter().map(seat).collect()
    };
    assert_eq!(named.len(), 3);
    let second =
        if subjects(&event, 2).iter().any(|it| it.contains("you have qualified")) { 2 } else { 5 };
    let other = 7 - second;
    assert!(subjects(&event, 1).contains(&"Groups Cup: you have qualified".to_owned()));
    assert!(!subjects(&event, other).contains(&"Groups Cup: you have qualified".to_owned()));
    event.players[0].get(&path).assert_says("You have qualified for stage 2. Confirm by");

    // P1 confirms; a form that is sent twice does nothing more. The second gives the place up.
    answer(&mut event, 0, CONFIRM).assert_says("You play in the next stage.");
    let csrf = event.players[0].csrf();
    let twice = [("csrf", csrf.as_str()), ("answer", "confirm")];
    assert_eq!(event.players[0].post_once(&format!("{path}/place"), &twice).status, 303);
    let page = answer(&mut event, second - 1, GIVE_UP);
    page.assert_says("You have given up your place in the next stage.");
    assert!(!page.has(GIVE_UP));
    event.site.run_jobs();
    assert!(subjects(&event, other).contains(&"Groups Cup: you have qualified".to_owned()));
    let page = event.players[1].get(&format!("{path}?section=1"));
    page.assert_says("advances, confirmed");
    page.assert_says("1 of 3 players have confirmed that they play in stage 2.");
    // Whoever is not named cannot answer.
    let stranger = event.players[2].csrf();
    let refused = [("csrf", stranger.as_str()), ("answer", "confirm")];
    let page = event.players[2].post_once(&format!("{path}/place"), &refused);
    assert_eq!(page.status, 409);
    page.assert_says("You have no place in the next stage");

    answer(&mut event, other - 1, CONFIRM);
    answer(&mut event, 3, CONFIRM);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 3, "the final");
    let page = event.players[0].get(&path);
    page.assert_says("Final");
    page.assert_says("Section 3");
    assert_eq!(page.all("table.crosstable tbody tr").len(), 3);
    assert!(subjects(&event, 3).contains(&"Groups Cup: the next stage has started".to_owned()));
    assert!(!subjects(&event, 1).contains(&"Groups Cup: the next stage has started".to_owned()));
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");

    event.play_all();
    event.site.run_jobs();
    event.director.get(&path).assert_says("finished, not final yet");
    let told = texts(&event, 1);
    assert!(told.contains("Your place: 1 of 6."), "{told}");
    let told = texts(&event, 3);
    assert!(told.contains("places 4 to 6"), "{told}");
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    event.director.get(&path).assert_says("final");
    let log = event.director.get(&format!("{path}/log"));
    log.assert_says("3 players advance from stage 1.");
    log.assert_says("P1 plays in the next stage.");
    log.assert_says("has given up the place in the next stage.");
    log.assert_says("Stage 2 started with 3 players.");
    log.assert_says("The lot for the groups of stage 2 was drawn.");
    assert_files(&event);
}

/// What is taken away.
fn assert_files(event: &Event) {
    let path = event.path();
    let pgn = event.site.browser().get(&format!("{path}.pgn")).html;
    assert!(pgn.contains("[Round \"1.1\"]") && pgn.contains("[Round \"2.1\"]"), "{pgn}");
    assert!(pgn.contains("[Section \"3\"]"), "{pgn}");
    for (section, rows) in [(1, 4), (3, 4)] {
        let csv = event.site.browser().get(&format!("{path}/table.csv?section={section}")).html;
        assert_eq!(csv.lines().count(), rows, "{csv}");
    }
    assert_same(event, &["numbers", "qualification 1", "stage_numbers 2"]);
    let (_, said) = verify(&file(event));
    assert!(said.contains("stage 1\tsections\t1 2"), "{said}");
    // Whoever lies about who goes on is found out.
    let text = file(event);
    let named = text.find("\"players_qualified\"").expect("they were named");
    let forged =
        format!("{}{}", &text[..named], text[named..].replacen("\"number\":1", "\"number\":3", 1));
    assert!(!verify(&forged).0);
}

#[test]
fn silence_gives_the_place_to_the_next_and_open_games_go_on() {
    let mut event = Event::announce(stages("4:2+0", 8));
    let path = event.path();
    event.enter(8);
    event.site.run_jobs();
    // In each group the first two beat the last two: who wins between them changes nothing.
    for (game, white, black) in event.games() {
        let (better, worse) = (white.min(black), white.max(black));
        if better % 4 <= 1 && worse % 4 >= 2 {
            event.play(game, white, black, white < black);
        }
    }
    event.site.run_jobs();
    assert_eq!(event.games().len(), 4);
    for player in [0, 1, 4] {
        answer(&mut event, player, CONFIRM);
    }
    // P6 is silent. The next one in the group is not known before P7 and P8 have played.
    event.site.advance(TimeDelta::days(2));
    let open: Vec<(GameId, usize, usize)> = event.games();
    for (game, white, black) in open {
        if white.min(black) == 6 {
            log_in_again(&mut event, white);
            log_in_again(&mut event, black);
            event.play(game, white, black, white < black);
        }
    }
    event.site.run_jobs();
    event.site.advance(TimeDelta::days(5));
    event.site.run_jobs();
    assert!(subjects(&event, 6).contains(&"Autumn Cup: your place in the next stage".to_owned()));
    assert!(subjects(&event, 7).contains(&"Autumn Cup: you have qualified".to_owned()));
    log_in_again(&mut event, 6);
    answer(&mut event, 6, CONFIRM);
    event.site.run_jobs();
    let found = tournament(&event);
    assert_eq!(found.stages.len(), 2);
    assert!(event.games().len() >= 6, "the final has begun");
    event
        .director
        .get(&format!("{path}/log"))
        .assert_says("P6 has not confirmed the place in the next stage in time.");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

fn log_in_again(event: &mut Event, player: usize) {
    let mut browser = event.site.browser();
    browser.log_in(&format!("P{}", player + 1), PASSWORD);
    event.players[player] = browser;
}

#[test]
fn whoever_withdraws_leaves_all_stages_and_the_director_is_told_once() {
    let mut event = Event::announce(stages("4:2+0", 8));
    let path = event.path();
    event.enter(8);
    event.site.run_jobs();
    for (game, white, black) in event.games() {
        let (better, worse) = (white.min(black), white.max(black));
        if better % 4 <= 1 && worse % 4 >= 2 {
            event.play(game, white, black, white < black);
        }
    }
    event.site.run_jobs();
    for player in [0, 1, 4, 5] {
        answer(&mut event, player, CONFIRM);
    }
    event.site.run_jobs();
    assert_eq!(event.games().len(), 4 + 6);
    let page = event.players[0].get(&path);
    event.players[0].submit(&page, "form[action$='/withdraw']", &[]);
    event.site.run_jobs();
    let still = event.games();
    assert!(still.iter().all(|(_, white, black)| *white != 0 && *black != 0), "{still:?}");
    let told = event.site.emails_to("director@example.org");
    let told = told.iter().filter(|email| email.subject.contains("has withdrawn"));
    assert_eq!(told.count(), 1);
    event.play_all();
    event.site.run_jobs();
    event.director.get(&path).assert_says("finished, not final yet");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}
