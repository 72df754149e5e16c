//! The score sheet: every half-move, for eyes, for ears and for stepping.

use crate::{
    chess::{Chess, Color, Line, Move, Position as _, checked_king, landing},
    game::{Game, How},
    web::{spoken::Speech, times::Zone},
    words::Form,
};

/// Letters of a board with a piece or a gap on every square, and of the lines between its ranks.
const LONGEST_FEN: usize = 64 + 7;

/// A half-move on the score sheet.
pub struct PlyView {
    pub ply: usize,
    pub san: String,
    // These three are letters, digits and slashes: the template need not look for more.
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
    let (words, how_long) = (zone.words(), HowLong::of(zone));
    let mut rows: Vec<MoveView> = Vec::with_capacity(line.steps.len() / 2 + 1);
    for (i, step) in line.steps.iter().enumerate() {
        let (number, side) = line.number(i);
        let check = checked_king(&step.after);
        let (used, took) = how_long.of_move(game, i);
        let view = PlyView {
            ply: i + 1,
            san: words.san(&step.san.to_string()),
            board_fen: board_fen(&step.after),
            last: from_and_to(step.mv),
            check: check.map(|square| square.to_string()).unwrap_or_default(),
            spoken: speech.of_move(step.mv, &step.after),
            at: game.played().get(i).map(|p| zone.full(p.at)).unwrap_or_default(),
            used,
            took,
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
        let (_, took) = HowLong::of(zone).of_move(game, index);
        format!("{}, {took}", zone.full(played.at))
    })
}

/// Says what half-moves took, or how they were made without taking any time.
struct HowLong {
    zone: Zone,
    took: Form,
}

impl HowLong {
    fn of(zone: Zone) -> HowLong {
        HowLong { zone, took: zone.words().form("game-took", &["time"]) }
    }

    /// Returns it in short and in words: `2 h 30 min`, `took 2 h 30 min`.
    fn of_move(&self, game: &Game, index: usize) -> (String, String) {
        let words = self.zone.words();
        let (short, long) = match game.played().get(index).map(|played| played.how) {
            Some(How::ByPlan) => (words.say("game-by-plan"), words.say("game-made-by-plan")),
            Some(How::ByProposal) => (words.say("game-agreed"), words.say("game-made-agreed")),
            Some(How::ByHand) | None => {
                let used = self.zone.span(game.time_used(index));
                let took = self.took.fill(&[&used]);
                return (used, took);
            }
        };
        (short.to_string(), long.to_string())
    }
}

/// Returns the squares between which a piece went, as the script reads them: `e2e4`.
fn from_and_to(mv: Move) -> String {
    let mut squares = String::with_capacity(4);
    for square in mv.from().into_iter().flat_map(|from| [from, landing(mv)]) {
        square.append_to_string(&mut squares);
    }
    squares
}

/// Returns where the pieces stand, as the script reads it.
pub fn board_fen(position: &Chess) -> String {
    let mut fen = String::with_capacity(LONGEST_FEN);
    position.board().board_fen().append_to_string(&mut fen);
    fen
}
