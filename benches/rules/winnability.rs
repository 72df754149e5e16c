//! What it costs to know who can still mate: single positions by criterion, then each question
//! that real games and collected positions ask, once, with its mean and its tail.

use std::{fs, hint::black_box, path::Path, time::Instant};

use criterion::Criterion;
use shakmaty::{CastlingMode, Chess, PositionError, fen::Fen};
use zugpost::chess::{
    Budget, Color, Position as _, PositionStatus, Rules, VariantPosition, Winnability,
    position_status, winnability,
};

use super::real_games::{RealGame, real_games};

/// A position of each kind of answer.
const KINDS: [(&str, &str, Color); 5] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", Color::White),
    ("middle game", "r2q1rk1/1b1nbppp/pp1ppn2/8/2PNP3/1PN1B3/P2QBPPP/R4RK1 w - -", Color::White),
    ("knight and pawn", "8/8/4k3/8/8/4n3/6P1/4K3 w - -", Color::Black),
    ("walls", "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -", Color::White),
    ("forced", "r7/K1k5/8/8/8/8/8/8 w - -", Color::Black),
];

pub fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("winnability");
    let start = position(KINDS[0].1).expect("a position");
    group.bench_function("bare", |b| b.iter(|| black_box(&start).legal_moves()));
    for (name, fen, winner) in KINDS {
        let position = position(fen).expect("a position");
        group.bench_function(name, |b| {
            b.iter(|| winnability(black_box(&position), winner, Rules::default(), Budget::INLINE));
        });
    }
    group.finish();
}

/// Asks every question once, and prints how long the answers took.
pub fn distributions() {
    println!("\n| questions | | open | mean µs | p50 | p99 | p99.9 | worst | to bare |");
    println!("|---|---|---|---|---|---|---|---|---|");
    let games = real_games();
    let lines: Vec<_> = games.iter().map(RealGame::line).collect();
    let positions = lines.iter().flat_map(|line| line.steps.iter().map(|step| &step.after));
    let check = |position: &VariantPosition| {
        position_status(position, Rules::default(), Budget::INLINE) == PositionStatus::Unknown
    };
    report("dead position, after every move of the real games", positions, check);
    for file in [
        "lichess_30k_final_positions",
        "d3chess_test_vector",
        "chasolver_positions",
        "tb4_exact_sample",
        "community_issue_positions",
        "soundness_traps",
    ] {
        let positions = collected(file);
        for winner in Color::ALL {
            let check = |position: &VariantPosition| {
                let verdict = winnability(position, winner, Rules::default(), Budget::INLINE);
                verdict.winnability == Winnability::Unknown
            };
            report(&format!("{file}, {winner}"), positions.iter(), check);
        }
    }
}

/// Prints a line of the table. The bare measure is the legal moves of the same positions.
fn report<'a>(
    name: &str,
    positions: impl Iterator<Item = &'a VariantPosition>,
    is_open: impl Fn(&VariantPosition) -> bool,
) {
    let (mut times, mut bare, mut open) = (Vec::new(), 0.0, 0_usize);
    for position in positions {
        let began = Instant::now();
        black_box(black_box(position).legal_moves());
        bare += began.elapsed().as_secs_f64();
        let began = Instant::now();
        open += usize::from(is_open(black_box(position)));
        times.push(began.elapsed().as_secs_f64() * 1e6);
    }
    if times.is_empty() {
        return;
    }
    times.sort_by(f64::total_cmp);
    let count = times.len();
    let mean = times.iter().sum::<f64>() / count as f64;
    let at = |share: f64| times[((count - 1) as f64 * share) as usize];
    let ratio = mean / (bare * 1e6 / count as f64);
    println!(
        "| {name} | {count} | {open} | {mean:.1} | {:.0} | {:.0} | {:.0} | {:.0} | {ratio:.0} |",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
}

fn collected(file: &str) -> Vec<VariantPosition> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/unwinnable");
    let Ok(text) = fs::read_to_string(folder.join(format!("{file}.txt"))) else {
        eprintln!("LEFT OUT: {file} is absent");
        return Vec::new();
    };
    // `WB FEN | …`, or fields between tabs of which the second is the FEN.
    let fen = |line: &str| match line.split('\t').nth(1) {
        Some(fen) => fen.to_owned(),
        None => line.split(" | ").next().unwrap_or(line).get(3..).unwrap_or_default().to_owned(),
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| position(&fen(line))).collect()
}

fn position(fen: &str) -> Option<VariantPosition> {
    let setup = fen.trim().parse::<Fen>().ok()?.into_setup();
    setup
        .position::<Chess>(CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
        .map(VariantPosition::from)
}
