//! What stands beside a board on the side of one player: pieces to drop, checks that are left.

use super::{
    board_marks::{BoardAction, Marks},
    origin::Origin,
    piece_names::{PieceNames, code},
};
use crate::{
    chess::{Color, Position as _, Role, VariantPosition},
    i18n::{Locale, Message},
};

/// What a variant has beside the board for one side. Chess has nothing there.
#[derive(Clone, Debug, Default)]
pub struct BesideBoard {
    /// `None` in variants without pockets.
    pub pocket: Option<Vec<PocketPiece>>,
    /// How many checks the side has still to give.
    pub checks: Option<Message>,
}

/// Pieces of one kind that can be dropped.
#[derive(Clone, Debug)]
pub struct PocketPiece {
    /// `wN`
    pub code: &'static str,
    pub count: u8,
    /// `white knight, 2 in the pocket`
    pub label: String,
    /// `N@`
    pub origin: Origin,
    pub is_chosen: bool,
    pub act: BoardAction,
}

impl BesideBoard {
    pub fn of(locale: Locale, position: &VariantPosition, side: Color, marks: &Marks) -> Self {
        BesideBoard {
            pocket: pocket(locale, position, side, marks),
            checks: checks_left(locale, position, side),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.pocket.is_none() && self.checks.is_none()
    }
}

/// Says how many checks a side has still to give; `None` in variants that do not count them.
pub fn checks_left(locale: Locale, position: &VariantPosition, side: Color) -> Option<Message> {
    let left = *position.remaining_checks()?.get(side);
    Some(locale.t("board-checks-left").count("n", u32::from(u8::from(left))))
}

fn pocket(
    locale: Locale,
    position: &VariantPosition,
    side: Color,
    marks: &Marks,
) -> Option<Vec<PocketPiece>> {
    let pockets = position.pockets()?;
    let names = PieceNames::of(locale);
    let is_turn = position.turn() == side;
    let piece = |role: Role| {
        let (piece, origin) = (role.of(side), Origin::Pocket(role));
        let count = *pockets.get(side).get(role);
        let act = marks.acts.get(&origin).filter(|_| is_turn).cloned();
        let label = locale.t("board-pocket-piece").with("piece", names.name(piece));
        (count > 0).then(|| PocketPiece {
            code: code(piece),
            count,
            label: label.count("n", u32::from(count)).to_string(),
            origin,
            is_chosen: is_turn && marks.chosen == Some(origin),
            act: act.unwrap_or(BoardAction::Nothing),
        })
    };
    Some(Role::ALL.into_iter().filter_map(piece).collect())
}
