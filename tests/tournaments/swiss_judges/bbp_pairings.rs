//! bbpPairings, another program for the Dutch system of 2026, pairs the rounds of random tournaments as
//! we do: opponents, colors, boards, the bye, or that there is no pairing. `tests/run --nightly` builds it.

use std::{fs, path::PathBuf, process::Command};

use zugpost::tournament::pairing::{
    round_pairings::{Pairing, RoundPairings},
    swiss::NoPairing,
};

use super::{JudgedRound, play_tournament};
use crate::support::{environment, is_full, left_out, seed};

/// Rounds that are compared.
const ROUNDS: usize = 2000;

/// The other program.
struct Judge {
    program: String,
    folder: PathBuf,
}

impl Judge {
    fn pair(&self, report: &str, numbered: &[usize]) -> Result<RoundPairings, NoPairing> {
        let (input, output) = (self.folder.join("in.trf"), self.folder.join("out.txt"));
        fs::write(&input, report).expect("a folder to write to");
        let mut command = Command::new(&self.program);
        let run = command
            .arg("--dutch")
            .arg(&input)
            .arg("-p")
            .arg(&output)
            .output()
            .expect("bbpPairings runs");
        match run.status.code() {
            Some(0) => {}
            Some(1) => return Err(NoPairing),
            _ => panic!("{}\n{report}", String::from_utf8_lossy(&run.stderr)),
        }
        let number = |id: &str| {
            let id: usize = id.parse().expect("a number");
            numbered.iter().position(|index| index + 1 == id).map(|place| place + 1)
        };
        let mut pairings = RoundPairings { pairings: Vec::new(), bye: None };
        for line in fs::read_to_string(&output).expect("bbpPairings has written").lines().skip(1) {
            let Some((white, black)) = line.split_once(' ') else { continue };
            match (number(white).expect("a number that was given"), number(black.trim())) {
                (white, Some(black)) => pairings.pairings.push(Pairing { white, black }),
                (bye, None) => pairings.bye = Some(bye),
            }
        }
        Ok(pairings)
    }
}

#[derive(Debug, Default)]
struct Counts {
    tournaments: usize,
    rounds: usize,
    without_pairing: usize,
    with_bye: usize,
    last_rounds: usize,
}

#[test]
fn pairings_are_those_of_bbp_pairings() {
    let Some(program) = environment("ZUGPOST_TEST_BBP") else {
        // The quick loop does without.
        if is_full() {
            left_out("bbpPairings is absent (set ZUGPOST_TEST_BBP to its program)");
        }
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let judge = Judge { program, folder: folder.path().to_owned() };
    let mut counts = Counts::default();
    let tournaments = (1..).map(|number| play_tournament(seed(), number, usize::MAX));
    for rounds in tournaments {
        counts.tournaments += 1;
        for round in &rounds {
            compare(&judge, round, &mut counts);
        }
        if counts.rounds >= ROUNDS {
            break;
        }
    }
    println!("seed {}: {counts:?}, no differences", seed());
}

fn compare(judge: &Judge, round: &JudgedRound, counts: &mut Counts) {
    let JudgedRound { numbered, report, ours, .. } = round;
    let theirs = judge.pair(report, numbered);
    assert!(
        *ours == theirs,
        "{}: {ours:?}\nbbpPairings: {theirs:?}\n\
         numbers: {numbered:?}\n{report}",
        round.name()
    );
    counts.rounds += 1;
    counts.last_rounds += usize::from(round.is_last());
    match ours {
        Ok(pairings) => counts.with_bye += usize::from(pairings.bye.is_some()),
        Err(NoPairing) => counts.without_pairing += 1,
    }
}
