//! The score sheet: every half-move, for eyes, for ears and for stepping.

use crate::{
    chess::{Chess, Color, Line, Position as _, checked_king, landing},
    game::{Game, How},
    web::{spoken::Speech, times::Zone},
    words::Form,
};

/// A half-move on the score sheet.
pub struct PlyView {
    pub ply: usize,
    pub san: String,
    pub board_fen: String,
    pub last: String,
    pub check: String,
    /// The move in words.
    pub spoken: String,
    pub at: String,
    /// `2 h 30 min`, or `plan` where the player's plan answered.
    pub used: String,
    /// The same in words.
    pub took: String,
    pub is_current: bool,
}

/// A row of the score sheet.
pub struct MoveView {
    pub number: u32,
    pub white: Option<PlyView>,
    pub black: Option<PlyView>,
}

/// Returns the score sheet, with what the script needs to step through it.
pub fn score_sheet(
    game: &Game,
    line: &Line,
    speech: &Speech,
    zone: Zone,
    shown: usize,
) -> Vec<MoveView> {
    let (words, took_form) = (zone.words(), took_form(zone));
    let mut rows: Vec<MoveView> = Vec::with_capacity(line.steps.len() / 2 + 1);
    for (i, step) in line.steps.iter().enumerate() {
        let (number, side) = line.number(i);
        let check = checked_king(&step.after);
        let view = PlyView {
            ply: i + 1,
            san: words.san(&step.san.to_string()),
            board_fen: board_fen(&step.after),
            last: step
                .mv
                .from()
                .map_or_else(String::new, |from| format!("{from}{}", landing(step.mv))),
            check: check.map(|square| square.to_string()).unwrap_or_default(),
            spoken: speech.of_move(step.mv, &step.after),
            at: game.played().get(i).map(|p| zone.full(p.at)).unwrap_or_default(),
            used: match how(game, i) {
                How::ByHand => zone.span(game.time_used(i)),
                How::ByPlan => words.say("game-by-plan").to_string(),
                How::ByProposal => words.say("game-agreed").to_string(),
            },
            took: took(game, i, zone, &took_form),
            is_current: i + 1 == shown,
        };
        match (side, rows.last_mut()) {
            (Color::Black, Some(row)) => row.black = Some(view),
            (Color::Black, None) => rows.push(MoveView { number, white: None, black: Some(view) }),
            (Color::White, _) => rows.push(MoveView { number, white: Some(view), black: None }),
        }
    }
    rows
}

/// `Fri 20 Nov 2026, 15:30 CET, took 2 h 30 min`, for the last move before a position.
pub fn when(game: &Game, ply: usize, zone: Zone) -> String {
    let index = ply.checked_sub(1);
    let found = index.and_then(|index| Some((index, game.played().get(index)?)));
    found.map_or_else(String::new, |(index, played)| {
        format!("{}, {}", zone.full(played.at), took(game, index, zone, &took_form(zone)))
    })
}

fn how(game: &Game, index: usize) -> How {
    game.played().get(index).map(|played| played.how).unwrap_or_default()
}

fn took_form(zone: Zone) -> Form {
    zone.words().form("game-took", &["time"])
}

/// Returns what a half-move took, or how it was made without taking any time.
fn took(game: &Game, index: usize, zone: Zone, form: &Form) -> String {
    let words = zone.words();
    let said = match how(game, index) {
        How::ByHand => return form.fill(&[&zone.span(game.time_used(index))]),
        How::ByPlan => words.say("game-made-by-plan"),
        How::ByProposal => words.say("game-made-agreed"),
    };
    said.to_string()
}

/// Returns where the pieces stand, as the script reads it.
pub fn board_fen(position: &Chess) -> String {
    position.board().board_fen().to_string()
}
