//! Another program for the Dutch system of 2026, caissify-pairings of PyPI, pairs thousands of rounds
//! of random tournaments as we do: opponents, colors and the bye. It puts boards in another order.
//!
//! `tests/run --nightly` installs it. Where it pairs otherwise, [`ON_PURPOSE`] has the rule. How it
//! is fed, and where that mends it, stands in `caissify.py`. It follows bbpPairings, which
//! `bbp_pairings.rs` asks about the same tournaments, criterion by criterion: the two judges are not independent.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use zugpost::{
    chess::Color,
    tournament::pairing::{
        round_pairings::{Pairing, RoundPairings},
        swiss::{NoPairing, PastRound, SwissRound},
    },
};

use super::{JudgedRound, play_tournament};
use crate::support::{environment, is_full, left_out, seed};

/// How many rounds are compared.
const ROUNDS: usize = 2000;

/// It takes long for more.
const MOST_PLAYERS: usize = 20;

/// Where it pairs otherwise than we do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Difference {
    NoPairing,
    ScoresBeforeNumber,
}

/// The rules of C.04.3 that make the differences. bbpPairings goes by them as we do.
const ON_PURPOSE: [(Difference, &str); 2] = [
    (
        Difference::NoPairing,
        "It gives several byes, or one to a player who may not have it (C2). Here there is no \
         pairing where none complies with the absolute criteria, and the arbiter decides (1.9.3).",
    ),
    (
        Difference::ScoresBeforeNumber,
        "It minimizes the scores of downfloaters (C7) before their number (C6). Here the number \
         comes first, as in the bracket after it (C8).",
    ),
];

/// Of as many rounds with a pairing, one may differ on purpose.
const RARE: usize = 100;

fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn past_word(past: PastRound) -> String {
    match past {
        PastRound::Played { opponent, color, points } => {
            format!("played:{opponent}:{}:{points}", color_word(color))
        }
        PastRound::ForfeitWin { points } => format!("forfeit_win:{points}"),
        PastRound::ForfeitLoss => "forfeit_loss:0".to_owned(),
        PastRound::PairingBye { points } => format!("pairing_bye:{points}"),
        PastRound::HalfPointBye { points } => format!("half_point_bye:{points}"),
        PastRound::ZeroPointBye => "zero_point_bye:0".to_owned(),
    }
}

/// Writes a round as the judge reads it.
fn write_question(question: &mut String, round: &SwissRound) {
    let SwissRound { round: number, rounds, points_of_win, .. } = round;
    let color = color_word(round.initial_color);
    writeln!(question, "round {number} {rounds} {color} {points_of_win}").expect("takes all");
    for player in &round.players {
        let place = if player.is_available { "here" } else { "away" };
        write!(question, "player {} {place}", player.number).expect("takes all");
        for past in &player.history {
            write!(question, " {}", past_word(*past)).expect("takes all");
        }
        question.push('\n');
    }
    question.push_str("pair\n");
}

/// What a program says, in no order. `None` instead of an opponent is a bye.
type Pairs = BTreeSet<(usize, Option<usize>)>;

fn read_answer(line: &str) -> Pairs {
    let pair = |word: &str| {
        let (white, black) = word.split_once('-').expect("a pair");
        let black = (black != "bye").then(|| black.parse().expect("a number"));
        (white.parse().expect("a number"), black)
    };
    line.split(' ').map(pair).collect()
}

fn as_pairs(pairings: &RoundPairings) -> Pairs {
    let games = pairings.pairings.iter().map(|Pairing { white, black }| (*white, Some(*black)));
    games.chain(pairings.bye.map(|bye| (bye, None))).collect()
}

fn history(round: &SwissRound, number: usize) -> &[PastRound] {
    let player = round.players.iter().find(|player| player.number == number);
    &player.expect("a number of the round").history
}

/// C2, and that there is one bye at most.
fn has_legal_byes(round: &SwissRound, pairs: &Pairs) -> bool {
    let byes: Vec<usize> =
        pairs.iter().filter(|(_, black)| black.is_none()).map(|(bye, _)| *bye).collect();
    let excludes = |past: &PastRound| {
        matches!(past, PastRound::PairingBye { .. } | PastRound::ForfeitWin { .. })
    };
    byes.len() <= 1 && !byes.iter().any(|number| history(round, *number).iter().any(excludes))
}

fn score(round: &SwissRound, number: usize) -> u32 {
    history(round, number).iter().map(|past| past.points()).sum()
}

/// The scores of those who move down from the bracket of a score, the highest first.
fn downfloaters(round: &SwissRound, pairs: &Pairs, bracket: u32) -> Vec<u32> {
    let mut scores = Vec::new();
    for (white, black) in pairs {
        let (white, black) = (score(round, *white), black.map(|black| score(round, black)));
        let moves_down = match black {
            Some(black) => white.max(black) >= bracket && white.min(black) < bracket,
            None => white >= bracket,
        };
        if moves_down {
            scores.push(white.max(black.unwrap_or(0)));
        }
    }
    scores.sort_unstable_by(|a, b| b.cmp(a));
    scores
}

/// Whether our pairing is the better one by C6, or by C6 in the next bracket (C8), in the first
/// bracket that is paired otherwise.
fn has_fewer_downfloaters(round: &SwissRound, ours: &Pairs, theirs: &Pairs) -> bool {
    let bye_score = |pairs: &Pairs| {
        pairs.iter().find(|(_, black)| black.is_none()).map(|(bye, _)| score(round, *bye))
    };
    let available = round.players.iter().filter(|player| player.is_available);
    let scores: BTreeSet<u32> = available.map(|player| score(round, player.number)).collect();
    let paired_in = |pairs: &Pairs, bracket: u32| -> BTreeSet<[usize; 2]> {
        let games = pairs
            .iter()
            .filter_map(|(white, black)| black.map(|black| [black.min(*white), black.max(*white)]));
        let lower_score = |[a, b]: [usize; 2]| score(round, a).min(score(round, b));
        games.filter(|pair| lower_score(*pair) == bracket).collect()
    };
    let mut brackets = scores
        .into_iter()
        .rev()
        .skip_while(|bracket| paired_in(ours, *bracket) == paired_in(theirs, *bracket))
        .map(|bracket| (downfloaters(round, ours, bracket), downfloaters(round, theirs, bracket)));
    let (Some((first, their_first)), next) = (brackets.next(), brackets.next()) else {
        return false;
    };
    let is_better_below = || next.is_some_and(|(next, their_next)| next.len() < their_next.len());
    bye_score(ours) == bye_score(theirs)
        && (first.len() < their_first.len() || (first == their_first && is_better_below()))
}

/// Compares a round; returns the difference, if there is one on purpose.
fn compare(round: &JudgedRound, theirs: &Pairs) -> Option<Difference> {
    let JudgedRound { swiss_round, numbered, report, .. } = round;
    let about = || format!("{}: {theirs:?}\nnumbers: {numbered:?}\n{report}", round.name());
    let ours = match &round.ours {
        Ok(ours) => as_pairs(ours),
        Err(NoPairing) => {
            assert!(!has_legal_byes(swiss_round, theirs), "there is a pairing, {}", about());
            return Some(Difference::NoPairing);
        }
    };
    if has_fewer_downfloaters(swiss_round, &ours, theirs) {
        return Some(Difference::ScoresBeforeNumber);
    }
    assert_eq!(ours, *theirs, "{}", about());
    None
}

fn python() -> Option<PathBuf> {
    let Some(folder) = environment("ZUGPOST_TEST_CAISSIFY") else {
        // The quick loop does without.
        if is_full() {
            left_out(
                "caissify-pairings is absent (set ZUGPOST_TEST_CAISSIFY to a venv that has it)",
            );
        }
        return None;
    };
    Some(PathBuf::from(folder).join("bin/python"))
}

fn ask(python: &Path, question: String) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tournaments/swiss_judges/caissify.py");
    let mut judge = Command::new(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the judge");
    let mut input = judge.stdin.take().expect("its input");
    let writer = std::thread::spawn(move || input.write_all(question.as_bytes()));
    let output = judge.wait_with_output().expect("an answer");
    writer.join().expect("a thread").expect("all written");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("a text")
}

#[test]
fn rounds_are_paired_as_another_program_says() {
    let Some(python) = python() else { return };
    let tournaments = (1..).map(|number| play_tournament(seed(), number, MOST_PLAYERS));
    let rounds: Vec<JudgedRound> = tournaments.flatten().take(ROUNDS).collect();
    let mut question = String::new();
    for round in &rounds {
        write_question(&mut question, &round.swiss_round);
    }
    let answer = ask(&python, question);
    let answers: Vec<Pairs> = answer.lines().map(read_answer).collect();
    assert_eq!(answers.len(), rounds.len());
    let mut differences: BTreeMap<Difference, usize> = BTreeMap::new();
    for (round, theirs) in rounds.iter().zip(&answers) {
        if let Some(difference) = compare(round, theirs) {
            *differences.entry(difference).or_default() += 1;
        }
    }
    let last = rounds.iter().filter(|round| round.is_last()).count();
    println!("seed {}: {} rounds, {last} of them the last", seed(), rounds.len());
    for (difference, rule) in ON_PURPOSE {
        let times = *differences.get(&difference).unwrap_or(&0);
        println!("{times} times: {rule}");
        let is_rare = times * RARE <= rounds.len();
        assert!(is_rare || difference == Difference::NoPairing, "{difference:?}: {times} times");
    }
}
