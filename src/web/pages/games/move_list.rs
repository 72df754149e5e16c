//! The score sheet: every half-move, for eyes, for ears and for stepping.

use std::{fmt::Write as _, iter::repeat_n};

use crate::{
    chess::{Color, Line, Move, Position as _, Role, VariantPosition, checked_king, landing},
    game::{Game, MoveSource},
    i18n::{Locale, MessageTemplate, key},
    web::{announcer::MoveAnnouncer, beside_board::checks_left, times::Zone},
};

/// Letters of a board with a piece or a gap on every square, and of the lines between its ranks.
const MAX_BOARD_CHARS: usize = 64 + 7;
/// Letters that the sheet has for a half-move in most games.
const USUAL_CHARS_PER_PLY: usize = 192;

/// A half-move on the score sheet.
pub struct PlyView<'a> {
    pub ply: usize,
    pub san: &'a str,
    // These three are letters, digits and slashes: the template need not look for more.
    pub board_fen: &'a str,
    pub last: &'a str,
    pub check: &'a str,
    /// What a variant has beside the board after the move, as [`write_beside`] writes it.
    pub beside: &'a str,
    /// The move in words.
    pub spoken: &'a str,
    pub at: &'a str,
    /// `2 h 30 min`, or `conditional_moves` where the player's conditional moves answered.
    pub used: &'a str,
    /// The same in words.
    pub took: &'a str,
    pub is_current: bool,
}

/// A row of the score sheet.
pub struct RowView<'a> {
    pub number: u32,
    pub white: Option<PlyView<'a>>,
    pub black: Option<PlyView<'a>>,
}

/// The score sheet, with what the script needs to step through it.
///
/// It is written into one text: a game has a thousand short ones, and to make room for
/// each takes longer than to write it.
pub struct MoveList {
    text: String,
    /// Where the texts of each half-move end, in the order of [`PlyView`].
    plies: Vec<[usize; 9]>,
    shown: usize,
    /// Of the first row.
    number: u32,
    begins: Color,
    /// Where the pieces stand at the start, as the script reads it.
    pub start_board_fen: String,
    /// What a variant has beside the board at the start.
    pub start_beside: String,
    /// When the move before the position that is shown was made, and what it cost.
    pub when: String,
}

impl MoveList {
    pub fn of(
        game: &Game,
        line: &Line,
        speech: &MoveAnnouncer,
        zone: Zone,
        shown: usize,
    ) -> MoveList {
        let (locale, how_long) = (zone.locale(), HowLong::of(zone));
        let mut text = String::with_capacity(line.steps.len() * USUAL_CHARS_PER_PLY);
        let mut plies = Vec::with_capacity(line.steps.len());
        let mut english = String::new();
        for (i, step) in line.steps.iter().enumerate() {
            english.clear();
            step.san.append_to_string(&mut english);
            locale.write_san(&english, &mut text);
            let san = text.len();
            step.after.board().board_fen().append_to_string(&mut text);
            let board_fen = text.len();
            write_from_and_to(step.mv, &mut text);
            let last = text.len();
            if let Some(king) = checked_king(&step.after) {
                king.append_to_string(&mut text);
            }
            let check = text.len();
            write_beside(locale, &step.after, &mut text);
            let beside = text.len();
            speech.write_move(step.mv, &step.after, &mut text);
            let spoken = text.len();
            if let Some(played) = game.played().get(i) {
                zone.write_full(played.at, &mut text);
            }
            let at = text.len();
            how_long.write_used(game, i, &mut text);
            let used = text.len();
            how_long.write_took(game, i, &mut text);
            plies.push([san, board_fen, last, check, beside, spoken, at, used, text.len()]);
        }
        let (number, begins) = line.number(0);
        let mut start_board_fen = String::with_capacity(MAX_BOARD_CHARS);
        line.start.position.board().board_fen().append_to_string(&mut start_board_fen);
        let mut start_beside = String::new();
        write_beside(locale, &line.start.position, &mut start_beside);
        let when = when(game, shown, zone);
        MoveList { text, plies, shown, number, begins, start_board_fen, start_beside, when }
    }

    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Returns the rows, the first without a move of White if Black began.
    pub fn rows(&self) -> impl Iterator<Item = RowView<'_>> {
        let skipped = self.begins.fold_wb(0, 1);
        let ply = move |index: usize| self.ply(index.checked_sub(skipped)?);
        let rows = if self.is_empty() { 0 } else { (self.plies.len() + skipped).div_ceil(2) };
        (0..rows).zip(0..).map(move |(row, number)| RowView {
            number: self.number.saturating_add(number),
            white: ply(2 * row),
            black: ply(2 * row + 1),
        })
    }

    fn ply(&self, index: usize) -> Option<PlyView<'_>> {
        let ends = self.plies.get(index)?;
        let mut begin = index.checked_sub(1).map_or(0, |before| self.plies[before][8]);
        let [san, board_fen, last, check, beside, spoken, at, used, took] = ends.map(|end| {
            let text = self.text.get(begin..end).unwrap_or_default();
            begin = end;
            text
        });
        let (ply, is_current) = (index + 1, index + 1 == self.shown);
        Some(PlyView {
            ply,
            san,
            board_fen,
            last,
            check,
            beside,
            spoken,
            at,
            used,
            took,
            is_current,
        })
    }
}

/// `Fri 20 Nov 2026, 15:30 CET, took 2 h 30 min`, for the last move before a position.
fn when(game: &Game, ply: usize, zone: Zone) -> String {
    let mut text = String::new();
    let index = ply.checked_sub(1);
    if let Some((index, played)) = index.and_then(|i| Some((i, game.played().get(i)?))) {
        zone.write_full(played.at, &mut text);
        text.push_str(", ");
        HowLong::of(zone).write_took(game, index, &mut text);
    }
    text
}

/// Says what half-moves took, or how they were made without taking any time.
struct HowLong {
    locale: Locale,
    took: MessageTemplate,
}

impl HowLong {
    fn of(zone: Zone) -> HowLong {
        let locale = zone.locale();
        HowLong { locale, took: locale.template("game-time-used", &["time"]) }
    }

    /// Writes it in short: `2 h 30 min`.
    fn write_used(&self, game: &Game, index: usize, out: &mut String) {
        match without_time(game, index) {
            Some((short, _)) => out.push_str(&self.locale.t(short).to_string()),
            None => self.locale.write_span(game.time_used(index), out),
        }
    }

    /// Writes it in words: `took 2 h 30 min`.
    fn write_took(&self, game: &Game, index: usize, out: &mut String) {
        match without_time(game, index) {
            Some((_, long)) => out.push_str(&self.locale.t(long).to_string()),
            None => {
                let used = game.time_used(index);
                self.took.fill(|_, out| self.locale.write_span(used, out), out);
            }
        }
    }
}

/// Names the sentences for a move that took no time.
fn without_time(game: &Game, index: usize) -> Option<(&'static str, &'static str)> {
    match game.played().get(index)?.how {
        MoveSource::ConditionalMove => {
            Some((key!("game-mark-conditional"), key!("game-played-conditional")))
        }
        MoveSource::ProposedLine => {
            Some((key!("game-mark-proposed"), key!("game-played-proposed")))
        }
        MoveSource::ByHand => None,
    }
}

/// Writes the squares between which a piece went, as the script reads them: `e2e4`; of a drop its
/// square twice.
fn write_from_and_to(mv: Move, out: &mut String) {
    for square in [mv.from().unwrap_or(mv.to()), landing(mv)] {
        square.append_to_string(out);
    }
}

/// Writes what a variant has beside the board, of White and of Black, as the script reads it: the
/// letters of the pieces to drop (`NPP|q`), or the checks that are left, in words. In chess nothing.
fn write_beside(locale: Locale, position: &VariantPosition, out: &mut String) {
    if let Some(pockets) = position.pockets() {
        for (color, before) in [(Color::White, ""), (Color::Black, "|")] {
            out.push_str(before);
            let pocket = pockets.get(color);
            for role in Role::ALL {
                let letter = role.of(color).char();
                out.extend(repeat_n(letter, usize::from(*pocket.get(role))));
            }
        }
    }
    let [white, black] = Color::ALL.map(|color| checks_left(locale, position, color));
    if let (Some(white), Some(black)) = (white, black) {
        let _ = write!(out, "{white}|{black}");
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};

    use super::*;
    use crate::{
        chess::{Square, Start, Variant},
        game::{Play, PlayerCommand, Terms},
        i18n::Language,
    };

    /// Plays a game from a position by two who take an hour for each move.
    fn sheet(fen: &str, moves: &[&str], locale: Locale) -> MoveList {
        let start = Start::from_fen(fen, Variant::Standard).unwrap();
        let mut at = DateTime::from_timestamp(1_795_176_000, 0).unwrap();
        let mut game = Game::new(Terms::standard(TimeDelta::days(3)), start, at);
        for (text, ply) in moves.iter().zip(0..) {
            at += TimeDelta::hours(1);
            let play = Play { text: (*text).to_owned(), ply, ..Play::default() };
            let by = game.turn();
            for event in game.decide(&PlayerCommand::Play(play).by(by), at).unwrap() {
                game.apply(&event);
            }
        }
        let zone = Zone::of("UTC", locale);
        MoveList::of(&game, &game.line(), MoveAnnouncer::of(locale), zone, moves.len())
    }

    #[test]
    fn a_drop_marks_its_square() {
        let mut said = String::new();
        let drop = Move::Put { role: Role::Knight, to: Square::F3 };
        write_from_and_to(drop, &mut said);
        assert_eq!(said, "f3f3");
    }

    fn rows(sheet: &MoveList) -> Vec<(u32, Option<&str>, Option<&str>)> {
        sheet
            .rows()
            .map(|row| (row.number, row.white, row.black))
            .map(|(number, white, black)| (number, white.map(|p| p.san), black.map(|p| p.san)))
            .collect()
    }

    const WHITE_BEGINS: &str = "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1";
    const BLACK_BEGINS: &str = "4k3/8/8/8/8/8/4P3/4K2R b K - 0 17";

    #[test]
    fn a_row_has_a_move_of_each_side() {
        let english = Locale::default();
        let of = |fen, moves: &[&str]| sheet(fen, moves, english);
        assert_eq!(rows(&of(WHITE_BEGINS, &[])), []);
        assert_eq!(rows(&of(BLACK_BEGINS, &[])), []);
        let sheet = of(WHITE_BEGINS, &["e4", "Ke7", "O-O"]);
        assert_eq!(rows(&sheet), [(1, Some("e4"), Some("Ke7")), (2, Some("O-O"), None)]);
        let sheet = of(BLACK_BEGINS, &["Ke7", "e4"]);
        assert_eq!(rows(&sheet), [(17, None, Some("Ke7")), (18, Some("e4"), None)]);
        // The last number that there is.
        let last = BLACK_BEGINS.replace("17", "4294967295");
        assert_eq!(rows(&of(&last, &["Ke7", "e4"])).len(), 2);
    }

    #[test]
    fn each_half_move_has_its_own_texts() {
        let german = Locale::of(Language::German).with_localized_pieces(true);
        let sheet = sheet(BLACK_BEGINS, &["Kf7", "O-O"], german);
        let plies: Vec<_> = sheet.rows().flat_map(|row| [row.white, row.black]).flatten().collect();
        let [black, white] = plies.as_slice() else { panic!("two half-moves") };
        assert_eq!(
            [black.san, black.board_fen, black.last, black.check, black.spoken],
            ["Kf7", "8/5k2/8/8/8/8/4P3/4K2R", "e8f7", "", "König e8 nach f7"]
        );
        assert_eq!(
            [white.san, white.board_fen, white.last, white.check, white.spoken],
            ["O-O+", "8/5k2/8/8/8/8/4P3/5RK1", "e1g1", "f7", "kurze Rochade, Schach"]
        );
        assert_eq!(
            [white.at, white.used, white.took],
            ["Fr., 20. Nov. 2026, 14:00 UTC", "1 Std", "Zugzeit 1 Std"]
        );
        assert_eq!(
            [(black.ply, black.is_current), (white.ply, white.is_current)],
            [(1, false), (2, true)]
        );
    }
}
