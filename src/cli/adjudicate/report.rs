//! What is said of a game: its end by the Laws, and every chance to claim a draw.

use std::io::{BufRead, Write};

use serde::{Serialize, Serializer};

use super::{
    Args,
    games::Games,
    output::{Failure, Output},
    record::{self, Tags},
    verdict::is_dead,
};
use crate::chess::{
    AutomaticEnd, BoardEnd, Budget, CastlingMode, DrawClaimOption, DrawGround, Line, Position as _,
    VariantEnd, color_word, fen, uci,
};
use crate::game::Ending;

pub fn adjudicate_games(
    input: &mut impl BufRead,
    output: &mut Output<impl Write>,
    args: &Args,
) -> Result<(), Failure> {
    let mut games = Games::new(input);
    let mut number = 0_u64;
    while let Some(text) = games.next().map_err(Failure::Input)? {
        number += 1;
        let (tags, sans) = record::read(&text);
        drop(text);
        let heading = Heading::new(number, &tags);
        match sans.and_then(|sans| record::replay(&tags, sans, args.variant())) {
            Ok(line) => output.line(&GameReport::new(heading, &line, args.budget))?,
            Err(error) => output.line(&UnreadableReport { heading, error })?,
        }
    }
    Ok(())
}

/// Which game it is; what the tags do not say is null.
#[derive(Serialize)]
struct Heading {
    game: u64,
    white: Option<String>,
    black: Option<String>,
    result: Option<String>,
}

impl Heading {
    fn new(game: u64, tags: &Tags) -> Heading {
        let get = |name| tags.get(name).map(str::to_owned);
        Heading { game, white: get("White"), black: get("Black"), result: get("Result") }
    }
}

#[derive(Serialize)]
struct UnreadableReport {
    #[serde(flatten)]
    heading: Heading,
    error: String,
}

#[derive(Serialize)]
struct GameReport<'a> {
    #[serde(flatten)]
    heading: Heading,
    plies: usize,
    fen: String,
    check: bool,
    checkmate: bool,
    stalemate: bool,
    /// By which rule of the variant the game is over, if it is.
    variant_end: Option<&'static str>,
    dead: Option<bool>,
    end: Option<End>,
    claims: ClaimsReport<'a>,
}

impl<'a> GameReport<'a> {
    fn new(heading: Heading, line: &'a Line, budget: Budget) -> GameReport<'a> {
        let plies = line.steps.len();
        let last = line.position(plies);
        let board_end = BoardEnd::of(last);
        GameReport {
            heading,
            plies,
            fen: fen(last),
            check: last.is_check(),
            checkmate: matches!(board_end, Some(BoardEnd::Checkmate { .. })),
            stalemate: board_end == Some(BoardEnd::Stalemate),
            variant_end: board_end.and_then(BoardEnd::variant_end).map(VariantEnd::as_str),
            dead: is_dead(last, budget),
            end: line
                .first_end(|position| is_dead(position, budget))
                .map(|(ply, end)| End::new(line, ply, &end)),
            claims: ClaimsReport(line),
        }
    }
}

/// When the game was over, whether anybody noticed or not.
#[derive(Serialize)]
struct End {
    ply: usize,
    kind: &'static str,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<Vec<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    halfmoves: Option<u32>,
    sentence: String,
}

impl End {
    fn new(line: &Line, ply: usize, end: &AutomaticEnd) -> End {
        let plain = |kind, sentence: &str| End {
            ply,
            kind,
            result: "1/2-1/2",
            plies: None,
            halfmoves: None,
            sentence: sentence.to_owned(),
        };
        match end {
            AutomaticEnd::Board(BoardEnd::Checkmate { winner }) => {
                let result = winner.fold_wb("1-0", "0-1");
                End { result, ..plain("checkmate", "The king is checkmated.") }
            }
            AutomaticEnd::Board(BoardEnd::Stalemate) => {
                plain("stalemate", "The side to move has no legal move and is not in check.")
            }
            AutomaticEnd::Board(BoardEnd::Variant { winner, end }) => {
                let result = winner.map_or("1/2-1/2", |winner| winner.fold_wb("1-0", "0-1"));
                let ending = Ending::Variant { winner: *winner, end: *end };
                End { result, ..plain(end.as_str(), &ending.sentence()) }
            }
            AutomaticEnd::DeadPosition => {
                plain("dead_position", "No series of legal moves mates either king.")
            }
            AutomaticEnd::Draw(ground) => {
                let ground = Ground::new(ground, ground.sentence(line, None));
                let sentence = ground.sentence;
                let (plies, halfmoves) = (ground.plies, ground.halfmoves);
                End { plies, halfmoves, ..plain(ground.ground, &sentence) }
            }
        }
    }
}

#[derive(Serialize)]
struct Ground {
    ground: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<Vec<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    halfmoves: Option<u32>,
    sentence: String,
}

impl Ground {
    fn new(ground: &DrawGround, sentence: String) -> Ground {
        let (ground, plies, halfmoves) = match ground {
            DrawGround::ThreefoldRepetition { plies } => {
                ("threefold_repetition", Some(plies.clone()), None)
            }
            DrawGround::FivefoldRepetition { plies } => {
                ("fivefold_repetition", Some(plies.clone()), None)
            }
            DrawGround::FiftyMoveRule { halfmoves } => ("fifty_moves", None, Some(*halfmoves)),
            DrawGround::SeventyFiveMoveRule { halfmoves } => {
                ("seventy_five_moves", None, Some(*halfmoves))
            }
        };
        Ground { ground, plies, halfmoves, sentence }
    }
}

/// All chances to claim, made while they are written: a game may have hundreds of thousands.
struct ClaimsReport<'a>(&'a Line);

impl Serialize for ClaimsReport<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer
            .collect_seq(self.0.draw_claim_options().map(|option| ClaimReport::new(self.0, option)))
    }
}

#[derive(Serialize)]
struct ClaimReport {
    ply: usize,
    side: &'static str,
    standing: Vec<Ground>,
    intended: Vec<IntendedReport>,
}

#[derive(Serialize)]
struct IntendedReport {
    san: String,
    uci: String,
    grounds: Vec<Ground>,
}

impl ClaimReport {
    fn new(line: &Line, option: DrawClaimOption) -> ClaimReport {
        let mode: CastlingMode = line.start.variant().castling_mode();
        let standing = option.standing.iter();
        let intended = option.intended.into_iter().map(|intended| IntendedReport {
            san: intended.san.to_string(),
            uci: uci(intended.mv, mode),
            grounds: intended
                .grounds
                .iter()
                .map(|ground| Ground::new(ground, ground.sentence(line, Some(&intended.san))))
                .collect(),
        });
        ClaimReport {
            ply: option.ply,
            side: color_word(option.side),
            standing: standing.map(|g| Ground::new(g, g.sentence(line, None))).collect(),
            intended: intended.collect(),
        }
    }
}
