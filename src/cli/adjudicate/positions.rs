//! One FEN a line in, one JSON object a line out.

use std::io::{BufRead, Write};

use serde::Serialize;

use super::{
    Args, lines,
    output::{Failure, Output},
    verdict::{Side, Verdicts},
};
use crate::chess::{
    BoardEnd, Budget, Position as _, Start, Variant, VariantEnd, VariantPosition, color_word, fen,
    position_of,
};

/// No FEN needs more.
const MAX_FEN_BYTES: usize = 1024;

#[derive(Serialize)]
struct Legal {
    fen: String,
    legal: bool,
    turn: &'static str,
    check: bool,
    checkmate: bool,
    stalemate: bool,
    /// By which rule of the variant the game is over, if it is.
    variant_end: Option<&'static str>,
    dead: Option<bool>,
    white: Side,
    black: Side,
}

#[derive(Serialize)]
struct IllegalReport {
    /// What was read, as far as it is text.
    fen: String,
    legal: bool,
    error: String,
}

pub fn adjudicate_positions(
    input: &mut impl BufRead,
    output: &mut Output<impl Write>,
    args: &Args,
) -> Result<(), Failure> {
    let variant = args.variant().unwrap_or(Variant::Standard);
    while let Some(line) = lines::next(input, MAX_FEN_BYTES).map_err(Failure::Input)? {
        match read(&line, variant) {
            Ok(position) => output.line(&legal(&position, variant, args.budget))?,
            Err(error) => {
                let fen = String::from_utf8_lossy(&line.bytes).into_owned();
                output.line(&IllegalReport { fen, legal: false, error })?;
            }
        }
    }
    Ok(())
}

fn read(line: &lines::InputLine, variant: Variant) -> Result<VariantPosition, String> {
    if line.cut {
        return Err(format!("The line is longer than {MAX_FEN_BYTES} bytes."));
    }
    let text = line.bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&line.bytes);
    let Some(text) = std::str::from_utf8(text).ok().map(str::trim) else {
        return Err("The line is not UTF-8 text.".into());
    };
    if text.is_empty() {
        return Err("The line is empty.".into());
    }
    read_fen(text, variant)
}

/// Reads a FEN of any legal position, also of one in which the game is over.
pub fn read_fen(text: &str, variant: Variant) -> Result<VariantPosition, String> {
    match position_of(text, variant).filter(|position| !position.has_too_many_moves()) {
        Some(position) => Ok(position),
        // The start of a game refuses more, but says what is wrong with this one.
        None => match Start::from_fen(text, variant) {
            Ok(start) => Ok(start.position),
            Err(why) => Err(why.to_string()),
        },
    }
}

fn legal(position: &VariantPosition, variant: Variant, budget: Budget) -> Legal {
    let verdicts = Verdicts::of(position, budget);
    let (mode, end) = (variant.castling_mode(), BoardEnd::of(position));
    Legal {
        fen: fen(position),
        legal: true,
        turn: color_word(position.turn()),
        check: position.is_check(),
        checkmate: matches!(end, Some(BoardEnd::Checkmate { .. })),
        stalemate: end == Some(BoardEnd::Stalemate),
        variant_end: end.and_then(BoardEnd::variant_end).map(VariantEnd::as_str),
        dead: verdicts.dead(),
        white: Side::new(&verdicts.white, mode),
        black: Side::new(&verdicts.black, mode),
    }
}
