//! What a stranger can check: the file of a tournament with the logs of its games.

use std::process::Command;

use chrono::TimeDelta;
use zugpost::{
    db::TournamentId,
    hash_chain,
    tournament::{
        pairing::{knockout::DrawnMatchRule, match_games::MatchSchedule},
        terms::{Format, StartRule},
    },
};

use super::{Event, ROUND_ROBIN, account, terms};
use crate::{
    cli::BINARY,
    web::{play, start},
};

/// What the logs of games and of tournaments begin with.
const GAME: &str = "zugpost-log 1\n";

const KNOCKOUT: Format = Format::Knockout {
    games: 1,
    schedule: MatchSchedule::OneByOne,
    ends_early: true,
    drawn_match_rule: DrawnMatchRule::BetterSeed,
};

/// Checks a file where no setting is right and no database is. Returns whether it is sound, and what
/// was said.
pub fn verify(file: &str) -> (bool, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("logs.txt");
    std::fs::write(&path, file).expect("a file");
    let ran = Command::new(BINARY)
        .arg("verify-tournament")
        .arg(&path)
        .env("LISTEN", "everywhere")
        .env("DATABASE_URL", "nonsense")
        .output()
        .expect("it runs");
    let said = String::from_utf8([ran.stdout, ran.stderr].concat()).expect("a text");
    (ran.status.success(), said)
}

#[track_caller]
fn assert_wrong(file: &str, why: &str) {
    let (is_sound, said) = verify(file);
    assert!(!is_sound && said.contains(why), "{why}\n{said}");
}

/// Returns the file as somebody reads it who is not logged in.
pub fn file(event: &Event) -> String {
    let page = event.site.browser().get(&format!("{}/logs.txt", event.path()));
    assert_eq!(page.status, 200);
    page.html
}

/// Plays a tournament to its end: who entered first wins.
fn played(format: Format, players: u32) -> Event {
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(players)));
    event.enter(usize::try_from(players).expect("small"));
    event.site.run_jobs();
    while !event.games().is_empty() {
        event.play_all();
        event.site.run_jobs();
    }
    event
}

fn numbers(event: &Event, count: usize) -> Vec<i64> {
    (1..=count).map(|number| account(&event.site, &format!("P{number}")).0).collect()
}

/// Changes the line that has a word, and gives the hashes of a log that has none other: who lies
/// about one event can reckon them anew.
fn forged(log: &str, word: &str, change: impl Fn(&str) -> String) -> String {
    assert!(log.contains(word), "{word} is not in {log}");
    let is_event = |line: &str| line.starts_with(|c: char| c.is_ascii_digit());
    let header: String =
        log.lines().take_while(|line| !is_event(line)).map(|line| format!("{line}\n")).collect();
    let (mut head, mut text) = (hash_chain::begin(&header), header);
    for line in log.lines().filter(|line| is_event(line)) {
        let line = if line.contains(word) { change(line) } else { line.to_owned() };
        head = hash_chain::link(&head, &line);
        text += &format!("{line}\n");
    }
    text + &format!("head {head}\n")
}

/// Divides a file into the logs in it.
fn parts(file: &str) -> Vec<String> {
    let mut parts = file.split(GAME);
    let first = parts.next().expect("the tournament").to_owned();
    std::iter::once(first).chain(parts.map(|log| format!("{GAME}{log}"))).collect()
}

fn with_part(parts: &[String], index: usize, part: String) -> String {
    let mut parts = parts.to_vec();
    parts[index] = part;
    parts.concat()
}

/// Behind who has resigned stands the proof that the other could still win.
fn other_winner(line: &str) -> String {
    let [white, black] = ["resignation white", "resignation black"];
    match line.contains(white) {
        true => line.replace(white, black),
        false => line.replace(black, white),
    }
}

#[test]
fn the_file_of_a_round_robin_is_sound_and_gives_its_table() {
    let event = played(ROUND_ROBIN, 3);
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
    assert!(said.contains("3 games, 3 of them over"), "{said}");
    assert!(!said.contains("first place") && !said.contains("not public"), "{said}");
    for (number, (place, points)) in numbers(&event, 3).iter().zip([(1, "2"), (2, "1"), (3, "0")]) {
        let row = format!("\n\t{place}\t{number}\t{points}\t");
        assert!(said.contains(&row), "{row:?} in {said}");
    }
}

#[test]
fn the_file_of_a_match_is_sound_and_gives_its_table() {
    let format = Format::Match { games: 2, schedule: MatchSchedule::OneByOne, ends_early: false };
    let event = played(format, 2);
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
    let numbers = numbers(&event, 2);
    for (number, (place, points)) in numbers.iter().zip([(1, "2"), (2, "0")]) {
        let row = format!("\n\t{place}\t{number}\t{points}\t");
        assert!(said.contains(&row), "{row:?} in {said}");
    }
}

#[test]
fn the_file_of_a_knockout_is_sound_and_says_who_has_won_which_match() {
    let event = played(KNOCKOUT, 4);
    let text = file(&event);
    let (is_sound, said) = verify(&text);
    assert!(is_sound, "{said}");
    let [first, second, ..] = numbers(&event, 4)[..] else { panic!("four players") };
    for line in [
        format!("round 1 match 1: account {first}\n"),
        format!("round 1 match 2: account {second}\n"),
        format!("round 2 match 1: account {first}\n"),
    ] {
        assert!(said.contains(&line), "{line} in {said}");
    }

    // The log of the first game is reckoned anew with another winner.
    let parts = parts(&text);
    let lie = forged(&parts[1], " ended ", other_winner);
    assert_wrong(&with_part(&parts, 1, lie), "has another winner.");
    let lie = forged(&parts[0], "\"round\":2,\"board\":1,\"advancing\":1", |line| {
        line.replace("\"advancing\":1", "\"advancing\":2")
    });
    assert_wrong(&with_part(&parts, 0, lie), "Match 1 of round 2 has another winner.");
}

#[test]
fn the_file_of_a_knockout_in_progress_says_who_plays_whom() {
    let mut event = Event::announce(terms(KNOCKOUT, StartRule::WhenFull, Some(5)));
    event.enter(5);
    event.site.run_jobs();
    let [first, second, third, fourth, fifth] = numbers(&event, 5)[..] else { panic!("five") };
    let (is_sound, said) = verify(&file(&event));
    let matches = |said: &str| {
        let lines = said.lines().filter(|line| line.starts_with("round "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let mut expected = [
        format!("round 1 match 1: account {first}, bye"),
        format!("round 1 match 2: open, accounts {fourth} and {fifth}"),
        format!("round 1 match 3: account {second}, bye"),
        format!("round 1 match 4: account {third}, bye"),
        "round 2 match 1: open".to_owned(),
        format!("round 2 match 2: open, accounts {second} and {third}"),
        "round 3 match 1: open".to_owned(),
    ];
    assert!(is_sound, "{said}");
    assert_eq!(matches(&said), expected);
    let games = event.games();
    let is_first = |(_, white, black): &&(_, usize, usize)| white.min(black) == &3;
    let (game, white, black) = *games.iter().find(is_first).expect("a game");
    event.play(game, white, black, white < black);
    event.site.run_jobs();
    expected[1] = format!("round 1 match 2: account {fourth}");
    expected[4] = format!("round 2 match 1: open, accounts {first} and {fourth}");
    assert_eq!(matches(&verify(&file(&event)).1), expected);
}

/// Returns what is said of the first place in a file, which is sound.
fn first_place(event: &Event) -> String {
    let (is_sound, said) = verify(&file(event));
    assert!(is_sound && !said.contains("not public"), "{said}");
    let (_, chances) = said.split_once("section 1\tfirst place\t").expect("chances");
    chances.to_owned()
}

#[test]
fn the_file_of_a_section_in_progress_says_who_can_still_finish_first() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(5)));
    event.enter(5);
    event.site.run_jobs();
    let numbers = numbers(&event, 5);
    let all = numbers.iter().map(|number| format!("\tin contention\t{number}\tby points\n"));
    assert_eq!(first_place(&event), format!("account\tprecision\n{}", all.collect::<String>()));
    // P1 wins three, and P2 against the others: then one game can decide nothing but the first place.
    let of = |event: &Event, one: usize, other: usize| {
        let pair = [one - 1, other - 1];
        let games = event.games();
        let is_theirs = |(_, w, b): &&(_, usize, usize)| pair.contains(w) && pair.contains(b);
        *games.iter().find(is_theirs).expect("a game")
    };
    for (winner, loser) in [(1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)] {
        let (game, white, black) = of(&event, winner, loser);
        event.play(game, white, black, white == winner - 1);
    }
    let two: String =
        numbers[..2].iter().map(|it| format!("\tin contention\t{it}\texact\n")).collect();
    assert_eq!(first_place(&event), format!("account\tprecision\n{two}"));
    let (game, white, black) = of(&event, 1, 2);
    event.play(game, white, black, white == 0);
    let one = format!("account\tprecision\n\tsure\t{}\texact\n", numbers[0]);
    assert_eq!(first_place(&event), one);
}

/// One of two games is half of them.
#[test]
fn how_many_games_somebody_had_finished_who_left_is_counted() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let games = event.games();
    let theirs = games.iter().filter(|(_, white, black)| [white, black].contains(&&2));
    let [(first, white, black), (second, other_white, other_black)] =
        theirs.copied().collect::<Vec<_>>()[..]
    else {
        panic!("two games: {games:?}")
    };
    event.play(first, white, black, white != 2);
    event.site.advance(TimeDelta::hours(1));
    let path = format!("/games/{second}");
    play(&mut event.players[other_white], &path, "e4");
    play(&mut event.players[other_black], &path, "e5");
    let path = event.path();
    let page = event.players[2].get(&path);
    event.players[2].submit(&page, "form[action$='/withdraw']", &[]);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 1);
    let parts = parts(&file(&event));
    assert!(verify(&parts.concat()).0);
    for count in [0, 2] {
        let lie = forged(&parts[0], "player_withdrawn", |line| {
            line.replace("\"finished_games\":1", &format!("\"finished_games\":{count}"))
        });
        assert_wrong(
            &with_part(&parts, 0, lie),
            "has another number of finished games than the logs of the games.",
        );
    }
}

#[test]
fn what_is_changed_in_a_file_is_found_and_named() {
    let event = played(ROUND_ROBIN, 3);
    let text = file(&event);
    let parts = parts(&text);
    assert_eq!(parts.len(), 4);

    let result = parts[2].lines().find(|line| line.contains(" ended ")).expect("a result");
    let changed = parts[2].replace(result, &other_winner(result));
    assert_wrong(&with_part(&parts, 2, changed), "Log 2 of a game: The log was altered");

    let secret = "07".repeat(32);
    assert!(parts[0].contains(&secret));
    let other = |line: &str| line.replace(&secret, &"08".repeat(32));
    assert_wrong(&with_part(&parts, 0, other(&parts[0])), "The log was altered");
    let lie = forged(&parts[0], "lot_drawn", other);
    assert_wrong(&with_part(&parts, 0, lie), "The secret of the lot for Numbers");

    // Pairing numbers follow from the order.
    let [first, second, _] = numbers(&event, 3)[..] else { panic!("three players") };
    let swapped = |line: &str| {
        let line = line.replace(&format!("\"player\":{first},"), "\"player\":0,");
        let line = line.replace(&format!("\"player\":{second},"), &format!("\"player\":{first},"));
        line.replace("\"player\":0,", &format!("\"player\":{second},"))
    };
    let lie = with_part(&parts, 0, forged(&parts[0], "{\"started\"", swapped));
    assert_wrong(&lie, "The sections and numbers are not those that the lot gives.");
    assert_wrong(&lie, "Game 1 was played by others than it was paired for.");

    let number = |line: &str| line.replacen("\"white\":", "\"white\":1", 1);
    let lie = with_part(&parts, 0, forged(&parts[0], "games_started", number));
    assert_wrong(&lie, "is none of the pairings.");

    assert_wrong(&with_part(&parts, 2, String::new()), "The log of game 2 is missing.");
    assert_wrong(&(text.clone() + &parts[2]), "The log of game 2 stands in the file twice.");
    // The end is cut: within a game, between two games, within the log of the tournament.
    let cut = &text[..text.len() - parts[3].len() / 2];
    assert_wrong(cut, "Log 3 of a game: ");
    assert_wrong(&parts[..3].concat(), "The log of game 3 is missing.");
    let before_head = parts[0].rfind("head ").expect("a head");
    assert_wrong(&text[..before_head], "The log has no head: its end is missing.");
    assert_wrong(&parts[0][..before_head / 2], "Line ");
}

#[test]
fn a_game_that_was_played_elsewhere_is_no_game_of_the_tournament() {
    let mut offer = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
    offer.repeats = true;
    let mut event = Event::announce(offer);
    event.enter(3);
    event.site.run_jobs();
    let text = file(&event);
    assert!(verify(&text).0);

    // The next one of the standing offer.
    let first = event.id;
    event.id = TournamentId(first.0 + 1);
    event.enter(3);
    event.site.run_jobs();
    let theirs = parts(&file(&event));
    assert_wrong(&(text.clone() + &theirs[1]), "Game 4 does not belong to the tournament.");
    let mut parts = parts(&text);
    parts[1].clone_from(&theirs[1]);
    assert_wrong(&parts.concat(), "The log of game 1 is missing.");

    let [white, black, ..] = &mut event.players[..] else { panic!("two players") };
    let single = start(white, black, &[]);
    let log = white.get(&format!("{single}/log.txt")).html;
    assert_wrong(&(text + &log), "Game 7 does not belong to the tournament.");
}

#[test]
fn what_is_for_the_players_alone_does_not_stand_in_the_file() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let (game, white, black) = event.games()[0];
    let path = format!("/games/{game}");
    play(&mut event.players[white], &path, "e4");
    play(&mut event.players[black], &path, "e5");
    let page = event.players[white].get(&format!("{path}?move=Nf3"));
    let typed = [("propose", "2...Nc6 3.Bb5"), ("with", "lines")];
    event.players[white].submit(&page, ".confirm form", &typed);
    let page = event.players[black].get("/vacation");
    let days = [("from", ""), ("until", "2026-11-28")];
    event.players[black].submit(&page, "form[action='/vacation']", &days);
    let own = event.players[black].get(&format!("{path}/log.txt")).html;
    assert!(own.contains("3.Bb5") && own.contains("vacation_set"), "the players read it: {own}");

    let text = file(&event);
    let log = &parts(&text)[1];
    let hidden = log.lines().filter(|line| line.split(' ').nth(1) == Some("hidden"));
    assert_eq!(hidden.count(), 2, "{log}");
    for private in ["Nc6", "Bb5", "proposed", "vacation_set"] {
        assert!(!text.contains(private), "{private} in {text}");
    }
    let (is_sound, said) = verify(&text);
    assert!(is_sound, "{said}");

    for (other, white, black) in event.games() {
        if other == game {
            event.resign(game, black);
        } else {
            event.play(other, white, black, true);
        }
    }
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound && said.contains("3 of them over"), "{said}");
}

#[test]
fn what_is_written_with_a_claim_does_not_stand_in_the_file() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.arbiter("Umpire");
    event.site.run_jobs();
    let (game, white, black) = event.games()[0];
    let path = format!("/games/{game}");
    play(&mut event.players[white], &path, "e4");
    play(&mut event.players[black], &path, "e5");
    let page = event.players[white].get(&path);
    let claim = [("ground", "other"), ("statement", "We agreed by telephone.")];
    let page = event.players[white].submit(&page, "form[action$='/claim']", &claim);
    assert_eq!(page.status, 200, "{}", page.text());
    let page = event.players[black].get(&path);
    let answer = [("claim_answer", "We did not.")];
    event.players[black].submit(&page, "form[action$='/claim/answer']", &answer);
    let own = event.players[black].get(&format!("{path}/log.txt")).html;
    assert!(own.contains("telephone") && own.contains("We did not."), "{own}");

    let text = file(&event);
    assert!(!text.contains("telephone") && !text.contains("We did not."), "{text}");
    let (is_sound, said) = verify(&text);
    assert!(is_sound, "{said}");
}
