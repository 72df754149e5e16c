//! Lots that anybody draws again: `zugpost verify-tournament` prints them, and the program in
//! `docs/TOURNAMENTS.md` comes to the same.

use std::{path::Path, process::Command};

use zugpost::tournament::{
    pairing::{knockout::DrawnMatchRule, match_games::MatchSchedule, numbering::Numbering},
    terms::{Format, StartRule, TournamentTerms},
};

use super::{
    Event, ROUND_ROBIN, account, terms,
    verify::{file, verify},
};
use crate::support::{files::in_repository, left_out};

const KNOCKOUT: Format = Format::Knockout {
    games: 1,
    schedule: MatchSchedule::OneByOne,
    ends_early: true,
    drawn_match_rule: DrawnMatchRule::Decider,
};

/// A tournament whose numbers were drawn. The first to enter has left before, the last is on the
/// waiting list.
fn drawn(format: Format) -> Event {
    let numbering = Numbering::ByLot;
    let terms = TournamentTerms {
        numbering,
        name: "Coupe d’automne".to_owned(),
        ..terms(format, StartRule::WhenFull, Some(4))
    };
    let mut event = Event::announce(terms);
    event.enter(1);
    let path = event.path();
    let page = event.players[0].get(&path);
    event.players[0].submit(&page, "form[action$='/withdraw']", &[]);
    event.enter(5);
    event.site.run_jobs();
    event
}

/// Returns the rows of a table that was printed.
fn rows(said: &str, title: &str) -> Vec<Vec<String>> {
    let rows = said.lines().skip_while(|line| !line.starts_with(title)).skip(1);
    let rows = rows.map_while(|line| line.strip_prefix('\t'));
    rows.map(|row| row.split('\t').map(str::to_owned).collect()).collect()
}

/// Returns the program of the docs.
fn program() -> String {
    let docs = std::fs::read_to_string(in_repository("docs/TOURNAMENTS.md")).expect("the docs");
    let (_, rest) = docs.split_once("```python\n").expect("a program");
    rest.split_once("```").expect("its end").0.to_owned()
}

/// Runs the program of the docs; `None` where there is no Python. It fails if anything in the log is
/// not as it has to be.
pub fn drawn_again(log: &Path) -> Option<Vec<String>> {
    let Ok(ran) = Command::new("python3").args(["-c", &program()]).arg(log).output() else {
        left_out("python3 is absent");
        return None;
    };
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let said = String::from_utf8(ran.stdout).expect("a text");
    Some(said.lines().map(str::to_owned).collect())
}

/// Returns a row as the program of the docs says it.
fn as_in_docs(row: &[String]) -> String {
    let [purpose, _, result] = row else { panic!("{row:?}") };
    let words: Vec<&str> = purpose.split(' ').collect();
    match words[..] {
        ["numbers"] => {
            format!("the accounts in the order of the lot: [{}]", result.replace(' ', ", "))
        }
        [kind, stage] => {
            let accounts = result.replace(' ', ", ");
            format!("{{\"{kind}\": {{\"stage\": {stage}}}}} [{accounts}]")
        }
        [kind, round, board] => {
            format!("{{\"{kind}\": {{\"round\": {round}, \"board\": {board}}}}} {result}")
        }
        _ => panic!("{row:?}"),
    }
}

/// Compares what the program prints with what the docs' program prints.
pub fn assert_same(event: &Event, purposes: &[&str]) -> Vec<Vec<String>> {
    let (is_sound, said) = verify(&file(event));
    assert!(is_sound, "{said}");
    let lots = rows(&said, "lots\tpurpose\tsecret\tresult");
    let found: Vec<&str> = lots.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(found, purposes);
    let page = event.site.browser().get(&format!("{}/log.txt", event.path()));
    assert!(lots.iter().all(|row| page.html.contains(&row[1])), "each secret is in the log");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.txt");
    std::fs::write(&path, page.html).expect("a file");
    if let Some(mut again) = drawn_again(&path) {
        let mut expected: Vec<String> = lots.iter().map(|row| as_in_docs(row)).collect();
        again.sort_unstable();
        expected.sort_unstable();
        assert_eq!(again, expected);
    }
    lots
}

#[test]
fn the_numbers_of_a_round_robin() {
    let event = drawn(ROUND_ROBIN);
    let lots = assert_same(&event, &["numbers"]);
    // The secret is one that the test has chosen.
    assert_eq!(lots[0][1], "07".repeat(32));
    let mut players: Vec<i64> =
        lots[0][2].split(' ').map(|word| word.parse().expect("an account")).collect();
    players.sort_unstable();
    let entered: Vec<i64> =
        (2..=5).map(|number| account(&event.site, &format!("P{number}")).0).collect();
    assert_eq!(players, entered);
}

#[test]
fn the_numbers_and_colors_of_a_knockout() {
    let mut event = drawn(KNOCKOUT);
    assert_same(&event, &["numbers", "first_color 1 1", "first_color 1 2"]);
    for (game, white, black) in event.games() {
        event.draw(game, [white, black], white);
    }
    event.site.run_jobs();
    let deciders = ["decider_color 1 1", "decider_color 1 2"];
    let lots = assert_same(
        &event,
        &["numbers", "first_color 1 1", "first_color 1 2", deciders[0], deciders[1]],
    );
    // Numbers follow from the lot, so the program says who has White.
    let seeds: Vec<usize> = lots[0][2]
        .split(' ')
        .map(|word| {
            let is_theirs =
                |number: &usize| account(&event.site, &format!("P{number}")).0.to_string() == word;
            (2..=5).find(is_theirs).expect("a player") - 1
        })
        .collect();
    for (_, white, black) in event.games() {
        let seed = |player: usize| seeds.iter().position(|it| *it == player).expect("a seed");
        let board = if seed(white).min(seed(black)) == 0 { deciders[0] } else { deciders[1] };
        let lot = lots.iter().find(|row| row[0] == board).expect("a lot");
        let color = if seed(white) < seed(black) { "White" } else { "Black" };
        assert_eq!(lot[2], format!("better seed has {color}"));
    }
}
