//! The tables name positions and how many lines of so many half-moves begin there. Played the
//! way a player does: each inner move is written down, read again and then made.

use shakmaty::{Chess, FromSetup as _, PositionError, fen::Fen};
use zugpost::chess::{Position, Variant, VariantPosition, parse_move, position_of, uci};

use crate::support::{is_full, shared_data};

/// Counts the lines; the last half-move is counted, not made.
fn count(position: &VariantPosition, variant: Variant, depth: u32) -> u64 {
    let legal = position.legal_moves();
    if depth == 1 {
        return u64::try_from(legal.len()).expect("a number");
    }
    let mode = variant.castling_mode();
    legal
        .into_iter()
        .map(|mv| {
            let read = parse_move(position, &uci(mv, mode)).expect("a legal move");
            assert_eq!(read, mv);
            let mut after = position.clone();
            after.play_unchecked(read);
            count(&after, variant, depth - 1)
        })
        .sum()
}

/// Reads an EPD: a FEN without counters.
///
/// Some are stalemates and mates, which no game starts from; some tricky ones have castling
/// rights that only Chess960 knows, or a check that no half-move gives, which we refuse.
fn read(epd: &str, variant: Variant) -> Option<(VariantPosition, Variant)> {
    let text = format!("{epd} 0 1");
    let ours = [variant, Variant::Chess960]
        .into_iter()
        .find_map(|variant| Some((position_of(&text, variant)?, variant)));
    ours.or_else(|| {
        let setup = Fen::from_ascii(text.as_bytes()).ok()?.into_setup();
        let position = Chess::from_setup(setup, variant.castling_mode());
        Some((position.or_else(PositionError::ignore_impossible_check).ok()?.into(), variant))
    })
}

/// Checks all lines of a table that name at most so many; returns how many those were.
fn check(table: &str, variant: Variant, limit: u64) -> usize {
    let Some(path) = shared_data(&format!("perft/{table}.perft")) else {
        return 0;
    };
    let text = std::fs::read_to_string(path).expect("a table");
    let (mut id, mut position, mut checked) = ("", None, 0);
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "id" => (id, position) = (rest, None),
            "epd" => position = read(rest, variant),
            "perft" => {
                let (depth, nodes) = rest.split_once(' ').expect("a depth and a number");
                let nodes: u64 = nodes.trim().parse().expect("a number");
                let depth = depth.parse().expect("a depth");
                let (position, variant) =
                    position.as_ref().unwrap_or_else(|| panic!("{table} {id}: a FEN"));
                if nodes <= limit {
                    assert_eq!(count(position, *variant, depth), nodes, "{table} {id}: {depth}");
                    checked += 1;
                }
            }
            _ => assert!(word.is_empty() || word.starts_with('#'), "{table}: {line}"),
        }
    }
    checked
}

/// Checks a table as far as there is time, and that nothing of it was passed over.
fn check_table(table: &str, variant: Variant, [quick, full]: [(u64, usize); 2]) {
    let (limit, lines) = if is_full() { full } else { quick };
    let checked = check(table, variant, limit);
    assert!(checked == lines || shared_data("perft").is_none(), "{table}: {checked} lines");
}

#[test]
fn tricky_positions_have_the_right_number_of_lines() {
    check_table("tricky", Variant::Standard, [(100_000, 61), (10_000_000, 67)]);
}

#[test]
fn random_positions_have_the_right_number_of_lines() {
    check_table("random", Variant::Standard, [(1_000, 12_384), (50_000, 21_081)]);
}

#[test]
fn chess960_positions_have_the_right_number_of_lines() {
    check_table("chess960", Variant::Chess960, [(20_000, 2_420), (100_000, 2_887)]);
}

/// For those who have no shared folder.
#[test]
fn the_first_moves_are_as_many_as_everybody_says() {
    let standard = zugpost::chess::Start::standard();
    assert_eq!(count(&standard.position, Variant::Standard, 4), 197_281);
    assert_eq!(count(&standard.position, Variant::Chess960, 3), 8_902);
}
