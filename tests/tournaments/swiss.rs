//! Swiss tournaments over HTTP, from the announcement to the end.

use chrono::TimeDelta;
use zugpost::{
    db::{GameId, TournamentId, tournaments},
    game::clock::TimeControl,
    tournament::{
        PairedRound,
        pairing::numbering::Numbering,
        standings::{TieBreakList, TournamentSystem},
        swiss_terms::SwissPace,
        terms::{Format, StartRule, TournamentTerms},
    },
};

use super::{
    Event, terms,
    verify::{file, verify},
};
use crate::support::{Page, Site, site::PASSWORD};

fn swiss(rounds: u8, pace: SwissPace, players: u32) -> TournamentTerms {
    let format = Format::Swiss { rounds, pace };
    TournamentTerms {
        tie_breaks: TieBreakList::default_for(TournamentSystem::Swiss),
        ..terms(format, StartRule::WhenFull, Some(players))
    }
}

fn rounds(event: &Event) -> Vec<PairedRound> {
    let id = event.id;
    let found = event.site.read(move |conn| tournaments::find(conn, id));
    found.expect("the tournament").tournament.rounds.clone()
}

/// Asks for a bye, as the form of the page does.
fn ask(event: &mut Event, player: usize, round: &str) -> Page {
    let path = event.path();
    let page = event.players[player].get(&path);
    let form = "form[action$='/byes']:has(select)";
    event.players[player].submit(&page, form, &[("round", round)])
}

#[test]
fn a_swiss_tournament_from_the_announcement_to_the_end() {
    let site = Site::start();
    let mut director = site.director("Director");
    let page = director.get("/tournaments/new");
    let fields = [
        ("name", "Autumn Swiss"),
        ("format", "swiss"),
        ("swiss_rounds", "4"),
        ("start", "when_full"),
        ("capacity", "6"),
    ];
    let page = director.submit(&page, "main form", &fields);
    page.assert_says("A Swiss tournament of 4 rounds.");
    page.assert_says("A round starts when all games of the round before are over.");
    page.assert_says("BH-C1 (Buchholz");
    page.assert_says("By rating.");
    let id = TournamentId(1);
    let mut event = Event { site, id, director, players: Vec::new() };
    let path = event.path();
    event.enter(6);
    event.site.run_jobs();
    let page = event.players[0].get(&path);
    page.assert_says("Round 1 of 4");
    page.assert_says("Round 2 starts when all games in progress are over.");
    assert_eq!(page.all("table.pairings tbody tr").len(), 3);
    assert_eq!(page.all("table.crosstable tbody tr").len(), 6);
    assert_eq!(event.games().len(), 3);
    let emails = event.site.emails_to("p1@example.org");
    assert!(emails.iter().any(|email| email.news.contains("your games have started")));

    // P1 skips round 2, and 3 too, but changes their mind. A form that is sent twice does nothing more.
    ask(&mut event, 0, "2").assert_says("You do not play in round 2.");
    let csrf = event.players[0].csrf();
    let twice = [("csrf", csrf.as_str()), ("round", "2")];
    assert_eq!(event.players[0].post_once(&format!("{path}/byes"), &twice).status, 303);
    let page = ask(&mut event, 0, "3");
    assert!(page.has("form[action$='/byes']:has([value='3']) button[name=withdraw]"));
    let withdraw = [("csrf", csrf.as_str()), ("round", "3"), ("withdraw", "yes")];
    let page = event.players[0].post(&format!("{path}/byes"), &withdraw);
    page.assert_says("You play in this round.");
    page.assert_says("You do not play in round 2.");
    let late = [("csrf", csrf.as_str()), ("round", "1")];
    let page = event.players[0].post_once(&format!("{path}/byes"), &late);
    assert_eq!(page.status, 409);
    page.assert_says("You cannot skip this round.");
    let own_csrf = event.director.csrf();
    let stranger = [("csrf", own_csrf.as_str()), ("round", "2")];
    assert_eq!(event.director.post_once(&format!("{path}/byes"), &stranger).status, 409);
    // P6 leaves: the results count, and nobody is paired with them any more.
    event.play_all();
    let page = event.players[5].get(&path);
    event.players[5].submit(&page, "form[action$='/withdraw']", &[]);
    event.site.run_jobs();
    let second = rounds(&event).pop().expect("a round");
    assert_eq!((second.round, second.half_point_byes.len(), second.bye), (2, 1, None));
    assert_eq!(event.games().len(), 2);
    let page = event.players[1].get(&path);
    page.assert_says("Round 2 of 4");
    page.assert_says("Half-point bye, as requested: P1.");
    page.assert_says("–½");

    event.play_all();
    event.site.run_jobs();
    let third = rounds(&event).pop().expect("a round");
    assert_eq!((third.round, third.pairings.len()), (3, 2));
    let bye = third.bye.expect("five are left");
    let page = event.director.get(&path);
    page.assert_says("has a bye, which counts as a win.");
    let told = (1..=5).filter(|number| {
        let emails = event.site.emails_to(&format!("p{number}@example.org"));
        emails.iter().any(|email| email.subject == "Autumn Swiss: you have a bye")
    });
    assert_eq!(told.count(), 1);
    event.play_all();
    event.site.run_jobs();
    let fourth = rounds(&event).pop().expect("a round");
    assert_eq!(fourth.round, 4);
    assert_ne!(fourth.bye, Some(bye), "nobody has two");
    let running = event.director.get(&path);
    running.assert_says("Round 4 of 4");
    assert!(running.all("table.crosstable td.result").iter().any(|cell| cell.ends_with('·')));
    event.play_all();
    event.site.run_jobs();
    let page = event.director.get(&path);
    page.assert_says("finished, not final yet");
    assert!(!page.has("form[action$='/byes']"));
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    event.director.get(&path).assert_says("final");
    let log = event.director.get(&format!("{path}/log"));
    log.assert_says("Round 2 was paired: 2 games.");
    log.assert_says("P1 does not play in round 2.");
    log.assert_says("P1 plays in round 3 after all.");
    log.assert_says("The lot for the color of number 1 in round 1 was drawn.");

    assert_files(&event);
}

/// What is taken away.
fn assert_files(event: &Event) {
    let path = event.path();
    let csv = event.site.browser().get(&format!("{path}/table.csv")).html;
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 7, "{csv}");
    assert!(lines[0].starts_with("Place,Player,Rating,1,2,3,4,Points,BH-C1,BH,SB,DE"), "{csv}");
    assert!(csv.contains(",half,") && csv.contains(",bye"), "{csv}");
    let trf = event.site.browser().get(&format!("{path}.trf")).html;
    assert_eq!(trf.lines().filter(|line| line.starts_with("001 ")).count(), 6, "{trf}");
    assert!(trf.contains("012 Autumn Swiss\r\n") && trf.contains("0000 - H"), "{trf}");
    assert!(trf.contains("0000 - U") && trf.contains("0000 - Z"), "{trf}");
    let pgn = event.site.browser().get(&format!("{path}.pgn")).html;
    assert!(pgn.contains("[Round \"1.1\"]") && pgn.contains("[Round \"2.2\"]"), "{pgn}");
    let (is_sound, said) = verify(&file(event));
    assert!(is_sound, "{said}");
    assert!(said.contains("round 2\tboard\tWhite\tBlack") && said.contains("\tinitial_color\t"));
    // Whoever lies about a pairing is found out.
    let forged = file(event).replace("\"half_point_byes\"", "\"absent\"");
    assert!(!verify(&forged).0);
}

#[test]
fn rounds_on_dates_do_not_wait_for_games() {
    let mut terms = swiss(3, SwissPace::EveryDays(10), 4);
    terms.games.control = TimeControl::PerMove { time: TimeDelta::days(200) };
    let mut event = Event::announce(terms);
    let path = event.path();
    event.enter(4);
    event.site.run_jobs();
    event.site.browser().get(&path).assert_says("Round 2 starts on");
    let [over, running]: [(GameId, usize, usize); 2] = event.games().try_into().expect("two games");
    event.play(over.0, over.1, over.2, true);
    event.site.run_jobs();
    assert_eq!(rounds(&event).len(), 1, "the date has not come");
    event.site.advance(TimeDelta::days(10));
    event.site.run_jobs();
    let second = rounds(&event).pop().expect("a round");
    assert_eq!((second.round, second.running_games), (2, vec![running.0.0]));
    let log = event.site.browser().get(&format!("{path}/log"));
    log.assert_says("These games were in progress and counted as draws for the pairing:");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
    // In the report file they are unknown.
    let trf = event.site.browser().get(&format!("{path}.trf")).html;
    assert!(trf.contains("162  X 0.5\r\n") && trf.contains(" w X"), "{trf}");
    // The running game of the first round ends later: its result counts, and no pairing changes.
    let before = rounds(&event);
    let mut loser = event.site.browser();
    loser.log_in(&format!("P{}", running.2 + 1), PASSWORD);
    event.players[running.2] = loser;
    event.resign(running.0, running.2);
    event.site.run_jobs();
    assert_eq!(rounds(&event), before);
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

#[test]
fn numbers_by_rating_and_too_few_players() {
    // Three players and three rounds: nobody is left to meet in a fourth.
    let site = Site::start();
    let start = site.now() + TimeDelta::hours(1);
    let terms = TournamentTerms {
        numbering: Numbering::ByRating,
        capacity: None,
        start: StartRule::OnDate(start),
        ..swiss(5, SwissPace::WhenRoundEnds, 3)
    };
    let mut event = Event::announce_on(site, terms);
    event.enter(3);
    event.site.advance(TimeDelta::hours(1));
    event.site.run_jobs();
    while !event.games().is_empty() {
        event.play_all();
        event.site.run_jobs();
    }
    let page = event.director.get(&event.path());
    page.assert_says("Round 4 cannot be paired");
    page.assert_says("finished, not final yet");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}
