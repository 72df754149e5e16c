//! Another program, python-chess of PyPI, says the same of thousands of positions, and ends games
//! as they end here.
//!
//! `tests/run --nightly` installs it. It plays random games and says of each position what it is;
//! here the same moves are made through [`Game::decide`]. Where a game ends otherwise on purpose,
//! [`ON_PURPOSE`] has the rule.

use std::{
    collections::{BTreeMap, HashSet},
    path::{Path, PathBuf},
    process::Command,
};

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    chess::{
        BoardEnd, CastlingMode, Color, Position as _, Rules, Start, Variant, VariantPosition,
        color_of, color_word, parse_move, play, position_key, position_of, uci,
    },
    game::{Ending, Game, Play, PlayerCommand, Terms},
};

use super::search::ever_wins;
use crate::support::{environment, is_full, left_out, seed};

/// How many games are played of each variant, and in a sample.
const GAMES: [usize; 2] = [500, 60];

/// How many different positions they have at least.
const MIN_POSITIONS: usize = 2000;

/// Where a game ends otherwise than python-chess says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Difference {
    DeadByMaterial,
    DeadByProof,
    NotProven,
    BothCounts,
}

/// The rules of ours that make the differences. All else ends alike: Crazyhouse has neither here
/// nor there a count of moves, and the fifth occurrence and 75 moves end all other variants in both
/// (Article 9.6).
const ON_PURPOSE: [(Difference, &str); 4] = [
    (
        Difference::DeadByMaterial,
        "It speaks of insufficient material. Here the position is dead (Article 5.2.2), because \
         that is proven.",
    ),
    (
        Difference::DeadByProof,
        "It goes on: the material could win. Here the position is dead (Article 5.2.2): all \
         positions that can arise were looked at.",
    ),
    (
        Difference::NotProven,
        "It would end by insufficient material. Here nothing is counted that is not proven, and \
         the game goes on.",
    ),
    (
        Difference::BothCounts,
        "It names the 75 moves where the fifth occurrence comes at the same time. Here the \
         occurrence is named.",
    ),
];

/// What python-chess says of a position.
struct Judged {
    /// The move that led there, `None` where a game begins.
    uci: Option<String>,
    fen: String,
    is_check: bool,
    /// Who has won and how, whatever was played before: `white checkmate`, `draw stalemate`.
    end: Option<String>,
    /// Who cannot win with this material.
    unable: Vec<Color>,
    /// Which counts end the game, repetition first.
    counts: Vec<String>,
    /// The legal moves, in order.
    moves: Vec<String>,
}

impl Judged {
    fn read(line: &str) -> Judged {
        let fields: Vec<&str> = line.split('\t').collect();
        let [uci, fen, check, end, unable, counts, moves] = fields[..] else {
            panic!("not as many fields: {line}");
        };
        let some = |text: &str| (text != "-").then(|| text.to_owned());
        let words = |text: &str| -> Vec<String> {
            text.split(' ').filter(|word| !["", "-"].contains(word)).map(str::to_owned).collect()
        };
        Judged {
            uci: some(uci),
            fen: fen.to_owned(),
            is_check: check == "check",
            end: some(end),
            unable: words(unable).iter().map(|word| color_of(word).expect("a color")).collect(),
            counts: words(counts),
            moves: words(moves),
        }
    }
}

fn python() -> Option<PathBuf> {
    let Some(folder) = environment("ZUGPOST_TEST_PYTHON_CHESS") else {
        // The quick loop does without.
        if is_full() {
            left_out(
                "python-chess is absent (set ZUGPOST_TEST_PYTHON_CHESS to a venv that has it)",
            );
        }
        return None;
    };
    Some(PathBuf::from(folder).join("bin/python"))
}

fn ask(python: &Path, variant: Variant, games: usize) -> Vec<Judged> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/variants/judge.py");
    let mut judge = Command::new(python);
    judge.arg(script).arg(variant.as_str()).arg(seed().to_string()).arg(games.to_string());
    let answer = judge.output().expect("the judge");
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    String::from_utf8(answer.stdout).expect("a text").lines().map(Judged::read).collect()
}

fn as_words(winner: Option<Color>, how: &str) -> String {
    format!("{} {how}", winner.map_or("draw", color_word))
}

/// Writes an end as the judge does.
fn end_in_words(end: BoardEnd) -> String {
    match end {
        BoardEnd::Checkmate { winner } => as_words(Some(winner), "checkmate"),
        BoardEnd::Stalemate => as_words(None, "stalemate"),
        BoardEnd::Variant { winner, end } => as_words(winner, end.as_str()),
    }
}

/// The same for a game.
fn ending_in_words(ending: Ending) -> String {
    match ending {
        Ending::Checkmate { winner } => end_in_words(BoardEnd::Checkmate { winner }),
        Ending::Stalemate => end_in_words(BoardEnd::Stalemate),
        Ending::Variant { winner, end } => end_in_words(BoardEnd::Variant { winner, end }),
        Ending::FivefoldRepetition => "fivefold_repetition".to_owned(),
        Ending::SeventyFiveMoveRule => "seventy_five_moves".to_owned(),
        _ => format!("{ending:?}"),
    }
}

/// Checks all that does not depend on what was played before.
fn check_position(variant: Variant, position: &VariantPosition, judged: &Judged) {
    let fen = &judged.fen;
    let read = position_of(fen, variant).unwrap_or_else(|| panic!("{variant:?} {fen}"));
    assert_eq!(position_key(&read), position_key(position), "{variant:?} {fen}");
    // In which form en passant is written does not matter: what can be played does, and in a game that
    // is over nothing can.
    let same = read == *position || judged.end.is_some();
    assert!(same, "{variant:?} {fen}");
    let counters = |it: &VariantPosition| (it.halfmoves(), it.fullmoves());
    // Where no count of moves draws a game, a pawn that is dropped begins it here and not there.
    if !position.rules().pieces_return {
        assert_eq!(counters(&read), counters(position), "{variant:?} {fen}");
    }
    let legal = position.legal_moves();
    let mut moves: Vec<String> = legal.iter().map(|mv| uci(*mv, CastlingMode::Standard)).collect();
    moves.sort_unstable();
    assert_eq!(moves, judged.moves, "{variant:?} {fen}");
    assert_eq!(position.is_check(), judged.is_check, "{variant:?} {fen}");
    assert_eq!(BoardEnd::of(position).map(end_in_words), judged.end, "{variant:?} {fen}");
    for side in Color::ALL {
        let theirs = judged.unable.contains(&side);
        assert_eq!(position.has_insufficient_material(side), theirs, "{variant:?} {fen} {side}");
        // What is proven of the material is never more. It says nothing of what is over.
        let is_proven = (position.rules().has_insufficient_material)(position, side);
        assert!(theirs || !is_proven || judged.end.is_some(), "{variant:?} {fen} {side}");
    }
}

fn begin(variant: Variant, fen: &str) -> Game {
    let start = Start::from_stored(fen, variant, Rules::default());
    let start = start.unwrap_or_else(|| panic!("{variant:?} {fen}"));
    let noon = DateTime::<Utc>::from_timestamp(1_795_176_000, 0).expect("an instant");
    Game::new(Terms::standard(TimeDelta::days(3)), start, noon)
}

/// Makes a move an hour after the one before.
fn make_move(game: &mut Game, text: &str) {
    let chosen = Play { text: text.to_owned(), ply: game.position_no(), ..Play::default() };
    let command = PlayerCommand::Play(chosen).by(game.turn());
    let now = game.turn_began() + TimeDelta::hours(1);
    let decided = game.decide(&command, now);
    let events = decided.unwrap_or_else(|why| panic!("{text} in {}: {why:?}", game.start().fen()));
    for event in &events {
        game.apply(event);
    }
}

/// Checks how a game has ended by its last move, or that it has not; returns the difference, if
/// there is one on purpose.
fn check_end(game: &Game, judged: &Judged) -> Option<Difference> {
    let (position, fen) = (game.position(), &judged.fen);
    let rules = position.rules();
    let ending = game.ended().map(|ended| ended.ending);
    let no_material = judged.unable.len() == 2;
    if ending == Some(Ending::DeadPosition) {
        assert_eq!(judged.end, None, "{fen}");
        assert!((rules.may_be_dead)(position), "{fen}");
        for side in Color::ALL {
            assert_eq!(ever_wins(position, side), Some(false), "{fen}: {side}");
        }
        let by_material = no_material.then_some(Difference::DeadByMaterial);
        return by_material.or(Some(Difference::DeadByProof));
    }
    let theirs = judged.end.clone().or_else(|| judged.counts.first().cloned());
    assert_eq!(ending.map(ending_in_words), theirs, "{fen}");
    if judged.end.is_some() {
        return None;
    }
    if no_material {
        let is_unable = |side: &Color| (rules.has_insufficient_material)(position, *side);
        assert!(!Color::ALL.iter().all(is_unable), "proven, and the game goes on: {fen}");
        return Some(Difference::NotProven);
    }
    (judged.counts.len() == 2).then_some(Difference::BothCounts)
}

/// Plays games of a variant that python-chess has played.
fn compare(variant: Variant) {
    let Some(python) = python() else { return };
    let [all, some] = GAMES;
    let judged = ask(&python, variant, if is_full() { all } else { some });
    let mut positions = HashSet::new();
    let mut endings: BTreeMap<String, usize> = BTreeMap::new();
    let mut differences: BTreeMap<Difference, usize> = BTreeMap::new();
    for played in judged.chunk_by(|_, next| next.uci.is_some()) {
        let mut game = begin(variant, &played[0].fen);
        // It may go on where the game is over.
        let mut position = game.position().clone();
        for one in played {
            if let Some(text) = &one.uci {
                let mv = parse_move(&position, text);
                let mv = mv.unwrap_or_else(|why| panic!("{variant:?} {text}: {why}: {}", one.fen));
                play(&mut position, mv, Rules::default());
                if game.is_running() {
                    make_move(&mut game, text);
                    if let Some(difference) = check_end(&game, one) {
                        *differences.entry(difference).or_default() += 1;
                    }
                }
            }
            check_position(variant, &position, one);
            positions.insert(position_key(&position));
        }
        let ending = game.ended().map_or_else(String::new, |it| ending_in_words(it.ending));
        *endings.entry(ending).or_default() += 1;
    }
    println!("{variant:?}, seed {}: {} positions, {endings:?}", seed(), positions.len());
    for (difference, rule) in ON_PURPOSE {
        println!("{} times: {rule}", differences.get(&difference).unwrap_or(&0));
    }
    assert!(positions.len() >= MIN_POSITIONS, "{} positions", positions.len());
    assert!(endings.len() > 2, "few games have ended: {endings:?}");
}

#[test]
fn king_of_the_hill_is_played_as_another_program_says() {
    compare(Variant::KingOfTheHill);
}

#[test]
fn three_check_is_played_as_another_program_says() {
    compare(Variant::ThreeCheck);
}

#[test]
fn racing_kings_are_played_as_another_program_says() {
    compare(Variant::RacingKings);
}

#[test]
fn antichess_is_played_as_another_program_says() {
    compare(Variant::Antichess);
}

#[test]
fn horde_is_played_as_another_program_says() {
    compare(Variant::Horde);
}

#[test]
fn atomic_is_played_as_another_program_says() {
    compare(Variant::Atomic);
}

#[test]
fn crazyhouse_is_played_as_another_program_says() {
    compare(Variant::Crazyhouse);
}
