//! Every line of ../shared/data/unwinnable: never a wrong answer, and few without one.

use std::fs;

use shakmaty::{Chess, Color, Move, Position, uci::UciMove};
use zugpost::chess::{Budget, Unwinnable, Winnability};

use super::{ask, is_mating_line, position_of, second_opinion};
use crate::support::{is_full, sample, shared_data};

/// A position and what is known of it.
struct Known {
    fen: String,
    position: Chess,
    /// Whether White and Black can still mate, where somebody knows.
    can_mate: [Option<bool>; 2],
}

/// A file: its positions and the lines that are none.
struct File {
    known: Vec<Known>,
    garbage: Vec<String>,
}

fn lines_of(name: &str) -> Option<Vec<String>> {
    let path = shared_data("unwinnable")?.join(name);
    let text = fs::read_to_string(path).expect("a file of positions");
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    Some(lines.map(str::to_owned).collect())
}

/// Reads `VV FEN`, with comments after a bar.
fn read(name: &str) -> Option<File> {
    let mut file = File { known: Vec::new(), garbage: Vec::new() };
    for line in lines_of(name)? {
        let (verdict, rest) = line.split_at(2);
        let fen = rest.split('|').next().unwrap_or_default().trim();
        let Some(position) = position_of(fen) else {
            file.garbage.push(fen.to_owned());
            continue;
        };
        let letters = verdict.chars().zip(['W', 'B']);
        let known: Vec<Option<bool>> = letters
            .map(|(letter, can)| match letter {
                '-' => Some(false),
                '?' => None,
                letter => {
                    assert_eq!(letter, can, "{line}");
                    Some(true)
                }
            })
            .collect();
        file.known.push(Known { fen: fen.to_owned(), position, can_mate: [known[0], known[1]] });
    }
    Some(file)
}

/// How many questions had which answer.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    can: usize,
    cannot: usize,
    unknown: usize,
}

/// Asks for both sides of every n-th position and compares.
fn judge(file: &File, budget: Budget, every: usize) -> Tally {
    let mut tally = Tally::default();
    for known in sample(&file.known, every) {
        for winner in Color::ALL {
            let can_mate = *winner.fold_wb(&known.can_mate[0], &known.can_mate[1]);
            let fen = &known.fen;
            match ask(&known.position, winner, budget).winnability {
                Winnability::CanWin(line) => {
                    assert!(is_mating_line(&known.position, winner, &line), "{fen} {winner}");
                    assert_ne!(can_mate, Some(false), "{fen} {winner} {line:?}");
                    tally.can += 1;
                }
                Winnability::CannotWin(reason) => {
                    assert_ne!(can_mate, Some(true), "{fen} {winner}: {reason}");
                    tally.cannot += 1;
                }
                Winnability::Unknown => tally.unknown += 1,
            }
        }
    }
    tally
}

const SMALL: [Budget; 3] = [
    Budget { nodes: 0, positions: 0 },
    Budget { nodes: 200, positions: 120 },
    Budget { nodes: 2_000, positions: 300 },
];

/// Judges at the small budgets and inline, every n-th line, in the full run all; then there
/// may be so many without an answer in a thousand.
fn judge_inline(file: &File, every: usize, unknown_permille: u32) {
    for budget in SMALL {
        judge(file, budget, 2 * every);
    }
    let tally = judge(file, Budget::INLINE, every);
    let asked = tally.can + tally.cannot + tally.unknown;
    println!("inline {tally:?}");
    let expected = asked as f64 * f64::from(unknown_permille) / 1000.0;
    // A sample of so many has three standard deviations more at the most.
    let slack = if is_full() { 0.0 } else { 3.0 * expected.sqrt() };
    assert!(tally.unknown as f64 <= expected + slack, "{tally:?}");
}

/// In the full run, judges all at the background budget; returns how many have no answer.
fn unknown_in_background(file: &File) -> usize {
    if !is_full() {
        return 0;
    }
    let tally = judge(file, Budget::BACKGROUND, 1);
    println!("background {tally:?}");
    tally.unknown
}

#[test]
fn ends_of_real_games() {
    let Some(file) = read("lichess_30k_final_positions.txt") else { return };
    assert_eq!((file.known.len(), file.garbage.len()), (29_942, 0));
    judge_inline(&file, 100, 2);
    assert_eq!(unknown_in_background(&file), 0);
}

#[test]
fn composed_positions_are_hard() {
    let Some(file) = read("d3chess_test_vector.txt") else { return };
    assert_eq!((file.known.len(), file.garbage.len()), (1_803, 0));
    judge_inline(&file, 25, 110);
    assert!(unknown_in_background(&file) <= 10);
}

/// What is harder here than in the other file takes the background budget minutes.
#[test]
fn composed_positions_in_the_same_style() {
    let Some(file) = read("chasolver_positions.txt") else { return };
    assert_eq!((file.known.len(), file.garbage.len()), (3_414, 0));
    judge_inline(&file, 50, 120);
}

#[test]
fn positions_that_somebody_reported() {
    let Some(file) = read("community_issue_positions.txt") else { return };
    // Two white kings.
    assert_eq!(file.garbage, ["8/6R1/K7/2NNN3/5NN1/4KN2/8/k7 w - -"]);
    assert_eq!(file.known.len(), 62);
    judge_inline(&file, 1, 125);
    // A cage with one bishop each: more positions than are stored.
    assert!(unknown_in_background(&file) <= 1);
}

#[test]
fn a_sample_of_exact_tables() {
    let Some(file) = read("tb4_exact_sample.txt") else { return };
    assert_eq!((file.known.len(), file.garbage.len()), (1_832, 0));
    judge_inline(&file, 5, 6);
    assert_eq!(unknown_in_background(&file), 0);
}

/// Positions that a published prover calls lost causes. All can be won.
#[test]
fn traps_for_provers() {
    let Some(lines) = lines_of("soundness_traps.txt") else { return };
    assert_eq!(lines.len(), 14);
    let mut inline = 0;
    for line in lines {
        let mut fields = line.split('\t');
        let winner = fields.next().expect("a winner").parse::<Color>().expect("a color");
        let fen = fields.next().expect("a FEN");
        let position = position_of(fen).expect(fen);
        let moves = fields.next().expect("a helpmate");
        if moves != "-" {
            let line = line_of(&position, moves);
            assert!(is_mating_line(&position, winner, &line), "{fen}");
        }
        for budget in SMALL {
            assert_eq!(ask(&position, winner, budget).cannot_win(), None, "{fen}");
        }
        let mut answer = ask(&position, winner, Budget::INLINE).winnability;
        if answer == Winnability::Unknown {
            answer = ask(&position, winner, Budget::BACKGROUND).winnability;
        } else {
            inline += 1;
        }
        let Winnability::CanWin(line) = answer else { panic!("{fen} {answer:?}") };
        assert!(is_mating_line(&position, winner, &line), "{fen}");
    }
    // One needs the background budget.
    assert_eq!(inline, 13);
}

fn line_of(position: &Chess, moves: &str) -> Vec<Move> {
    let mut position = position.clone();
    let read = moves.split(' ').map(|uci| {
        let mv = uci.parse::<UciMove>().expect(uci).to_move(&position).expect(uci);
        position.play_unchecked(mv);
        mv
    });
    read.collect()
}

/// Whatever the reason was: to walk through all positions, where that comes to an end, finds
/// no mate either.
#[test]
fn what_cannot_be_won_is_confirmed_by_a_second_opinion() {
    let most = if is_full() { 50_000 } else { 1_200 };
    let (mut walls, mut bishops, mut enumerated) = (0, 0, 0);
    let Some(file) = read("chasolver_positions.txt") else { return };
    // Bishops alone seldom leave so few positions.
    let bishop = position_of("8/1p6/1PpBp1p1/k1P1P1P1/p1P5/P7/5K2/8 w - -").expect("a position");
    let positions = sample(&file.known, 7).map(|known| &known.position);
    for position in positions.chain([&bishop]) {
        for winner in Color::ALL {
            let Some(reason) = ask(position, winner, SMALL[1]).cannot_win() else {
                continue;
            };
            let count = match reason {
                Unwinnable::Walls => &mut walls,
                Unwinnable::Bishops { .. } => &mut bishops,
                Unwinnable::Enumerated { .. } => &mut enumerated,
                Unwinnable::Checkmated
                | Unwinnable::Lost
                | Unwinnable::Stalemate
                | Unwinnable::Material => continue,
            };
            let opinion = second_opinion::can_mate(position, winner, most);
            assert_ne!(opinion, Some(true), "{:?} {winner}: {reason}", position.board());
            *count += usize::from(opinion == Some(false));
        }
    }
    let settled = (walls, bishops, enumerated);
    // Of the seven samples the poorest has 53 of the first and 49 of the last.
    assert!(walls >= 45 && bishops >= 2 && enumerated >= 45, "{settled:?}");
}
