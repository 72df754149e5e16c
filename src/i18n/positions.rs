//! Where games start, and what a line of moves proves of its positions.

use shakmaty::{PositionErrorKinds, san::SanPlus};

use super::Locale;
use crate::{
    chess::{BadStart, Counted, DrawGround, Line, Start, Stood, Variant, chess960_number},
    key,
};

impl Locale {
    /// Returns where a game starts: `Standard`, `Chess960 No. 356`.
    pub fn start(self, start: &Start) -> String {
        let said = match start.variant() {
            Variant::Standard if start.is_standard() => self.t("chess-start-standard"),
            Variant::Standard => self.t("chess-start-custom"),
            Variant::Chess960 => match chess960_number(&start.fen()) {
                Some(number) => self.t("chess-start-chess960").with("number", number),
                None => self.t("chess-start-chess960-custom"),
            },
            // Variants have the same name in every language.
            variant if start.is_usual() => return variant.rules().name.to_owned(),
            variant => self.t("chess-start-variant-custom").with("variant", variant.rules().name),
        };
        said.to_string()
    }

    /// Says why a start position was refused.
    pub fn bad_start(self, bad: &BadStart) -> String {
        let key = match bad {
            BadStart::Number => key!("chess-start-error-number"),
            BadStart::Syntax => key!("chess-start-error-fen"),
            BadStart::Over => key!("chess-start-error-game-over"),
            BadStart::Options => key!("chess-start-error-options"),
            BadStart::Position(kinds) => fault(*kinds),
        };
        self.t(key).to_string()
    }

    /// Names the rule by which a game can be drawn: `third occurrence of the position`.
    pub fn draw_ground(self, ground: &DrawGround) -> String {
        let key = match ground {
            DrawGround::ThreefoldRepetition { .. } => key!("chess-draw-threefold-repetition"),
            DrawGround::FiftyMoveRule { .. } => key!("chess-draw-50-move-rule"),
            DrawGround::FivefoldRepetition { .. } => key!("chess-draw-fivefold-repetition"),
            DrawGround::SeventyFiveMoveRule { .. } => key!("chess-draw-75-move-rule"),
        };
        self.t(key).to_string()
    }

    /// Says what proves it, as [`DrawGround::sentence`] does.
    pub fn draw_proof(
        self,
        ground: &DrawGround,
        line: &Line,
        intended: Option<&SanPlus>,
    ) -> String {
        match ground {
            DrawGround::ThreefoldRepetition { plies }
            | DrawGround::FivefoldRepetition { plies } => self.repeated(line, plies, intended),
            DrawGround::FiftyMoveRule { halfmoves }
            | DrawGround::SeventyFiveMoveRule { halfmoves } => {
                let key = match intended {
                    Some(_) => key!("chess-draw-half-moves-with-move"),
                    None => key!("chess-draw-half-moves"),
                };
                self.t(key).count("halfmoves", *halfmoves).to_string()
            }
        }
    }

    fn repeated(self, line: &Line, plies: &[usize], intended: Option<&SanPlus>) -> String {
        let said = match (intended, plies.split_last()) {
            (Some(san), Some((&last, before))) => {
                let (number, side) = line.number(last.saturating_sub(1));
                let mv = format!("{number}{}{san}", side.fold_wb(".", "..."));
                let stood = self.stood(&line.stood(before));
                self.t("chess-draw-occurrences-with-move")
                    .with("move", self.san(&mv))
                    .with("stood", stood)
            }
            _ => self.t("chess-draw-occurrences").with("stood", self.stood(&line.stood(plies))),
        };
        said.count("times", plies.len()).to_string()
    }

    /// Says when a position stood: `at the start, after 2...Ng8 and 4...Ng8`.
    pub(super) fn stood(self, stood: &Stood) -> String {
        let start = stood.at_the_start.then(|| self.t("chess-draw-occurred-at-start").to_string());
        let after = stood.after.iter().enumerate().map(|(index, mv)| match index {
            0 => self.t("chess-draw-occurred-after").with("move", self.san(mv)).to_string(),
            _ => self.san(mv),
        });
        self.all_of(start.into_iter().chain(after).collect())
    }

    /// Says how often a position has stood, where that is too little for a draw.
    pub fn counted(self, counted: &Counted) -> String {
        let said = match (counted.stood.times(), &counted.last) {
            (0 | 1, None) => self.t("chess-draw-occurred-once"),
            (0 | 1, Some(last)) => {
                self.t("chess-draw-occurred-once-after").with("move", self.san(last))
            }
            (times, _) => self
                .t("chess-draw-too-few-occurrences")
                .with("stood", self.stood(&counted.stood))
                .count("times", times),
        };
        said.to_string()
    }
}

/// Returns the first fault of a set-up.
fn fault(kinds: PositionErrorKinds) -> &'static str {
    let faults = [
        (PositionErrorKinds::EMPTY_BOARD, key!("chess-start-error-empty-board")),
        (PositionErrorKinds::MISSING_KING, key!("chess-start-error-no-king")),
        (PositionErrorKinds::TOO_MANY_KINGS, key!("chess-start-error-too-many-kings")),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, key!("chess-start-error-pawns")),
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, key!("chess-start-error-castling")),
        (PositionErrorKinds::INVALID_EP_SQUARE, key!("chess-start-error-en-passant")),
        (PositionErrorKinds::OPPOSITE_CHECK, key!("chess-start-error-opponent-in-check")),
        (PositionErrorKinds::IMPOSSIBLE_CHECK, key!("chess-start-error-impossible-check")),
        (PositionErrorKinds::TOO_MUCH_MATERIAL, key!("chess-start-error-too-many-pieces")),
    ];
    let first = faults.into_iter().find(|(kind, _)| kinds.contains(*kind));
    first.map_or(key!("chess-start-error-impossible"), |(_, key)| key)
}
