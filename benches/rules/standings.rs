//! The tables of tournaments: a section of 15 with five tie-breaks, a Swiss of 300, and who can
//! still finish first.

use std::hint::black_box;

use criterion::Criterion;
use zugpost::{
    chess::Color,
    game::GameResult,
    tournament::standings::{
        Crosstable, CrosstableGame, CrosstablePlayer, Qualification, ScoringSystem, Standings,
        TieBreakList, TournamentSystem,
    },
};

/// Players of a large section, and of a large Swiss tournament in its ninth round.
const SECTION: usize = 15;
const SWISS: usize = 300;
const SWISS_ROUNDS: u16 = 9;

const RESULTS: [GameResult; 3] =
    [GameResult::Win(Color::White), GameResult::Draw, GameResult::Win(Color::Black)];

fn players(count: usize) -> Vec<CrosstablePlayer> {
    let player = |number: u32| CrosstablePlayer {
        number,
        rating: i32::try_from(1500 + number).ok(),
        withdrawal: None,
    };
    (1..).take(count).map(player).collect()
}

/// A finished game whose result follows from who plays.
fn game(round: u16, white: usize, black: usize) -> CrosstableGame {
    let result = Some(RESULTS[(2 * white + black + usize::from(round)) % RESULTS.len()]);
    CrosstableGame { round, white, black, result, is_forfeit: false }
}

fn table(
    system: TournamentSystem,
    count: usize,
    rounds: u16,
    games: Vec<CrosstableGame>,
) -> Crosstable {
    let values = ScoringSystem::STANDARD;
    Crosstable { system, values, rounds, players: players(count), games, byes: Vec::new() }
}

/// Everybody has played everybody, but for so many games.
fn section(open: usize) -> Crosstable {
    let pairs =
        (0..SECTION).flat_map(|white| (white + 1..SECTION).map(move |black| (white, black)));
    let mut games: Vec<CrosstableGame> =
        (1..).zip(pairs).map(|(round, (white, black))| game(round, white, black)).collect();
    for game in games.iter_mut().rev().take(open) {
        game.result = None;
    }
    let rounds = u16::try_from(games.len()).expect("few games");
    table(TournamentSystem::RoundRobin, SECTION, rounds, games)
}

/// In each round the first half plays the second, which moves on by one.
fn swiss() -> Crosstable {
    let half = SWISS / 2;
    let pair = |round: u16| {
        (0..half).map(move |white| game(round, white, half + (white + usize::from(round)) % half))
    };
    let games = (1..=SWISS_ROUNDS).flat_map(pair).collect();
    table(TournamentSystem::Swiss, SWISS, SWISS_ROUNDS, games)
}

fn tie_breaks(codes: &[&str], system: TournamentSystem) -> TieBreakList {
    let list = codes.iter().map(|code| code.parse().expect("a tie-break")).collect();
    TieBreakList::new(list, system).expect("a list")
}

/// Adds up the points alone.
fn points(table: &Crosstable) -> Vec<u32> {
    let mut points = vec![0; table.players.len()];
    for game in &table.games {
        match game.result {
            Some(GameResult::Win(Color::White)) => points[game.white] += 2,
            Some(GameResult::Win(Color::Black)) => points[game.black] += 2,
            Some(GameResult::Draw) => {
                points[game.white] += 1;
                points[game.black] += 1;
            }
            _ => {}
        }
    }
    points.sort_unstable();
    points
}

pub fn bench(criterion: &mut Criterion) {
    let five = ["WIN", "SB", "DE", "KS", "RTNG/R"];
    let round_robin = tie_breaks(&five, TournamentSystem::RoundRobin);
    let (over, open) = (section(0), section(8));
    let (swiss, of_swiss) =
        (swiss(), tie_breaks(&["BH-C1", "BH", "SB", "DE"], TournamentSystem::Swiss));
    assert_eq!(Standings::new(&over, &round_robin).rows.len(), SECTION);
    let mut group = criterion.benchmark_group("standings");
    group.bench_function("bare", |b| b.iter(|| points(black_box(&over))));
    group.bench_function("a section of 15, five tie-breaks", |b| {
        b.iter(|| Standings::new(black_box(&over), &round_robin));
    });
    group.bench_function("a Swiss of 300 in round 9", |b| {
        b.iter(|| Standings::new(black_box(&swiss), &of_swiss));
    });
    group.bench_function("who can be first, 8 games open", |b| {
        b.iter(|| Qualification::of_first_place(black_box(&open), &round_robin));
    });
    group.finish();
}
