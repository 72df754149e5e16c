//! The board of the game page, with all that stands above and below it.

use super::{
    addresses::GameAddresses,
    game_on_page::GameOnPage,
    move_input::{MoveInput, MovePanel},
    player_bar::PlayerBar,
};
use crate::{
    chess::Color,
    i18n::key,
    web::{
        announcer::MoveAnnouncer,
        board::{BoardView, Marks},
        pages::games::{game_page_request::GamePageRequest, step_links::StepLinks},
    },
};

pub struct GameBoard {
    pub view: BoardView,
    pub top: PlayerBar,
    pub bottom: PlayerBar,
    /// The half-moves before the position on the board.
    pub shown_ply: usize,
    pub steps: StepLinks,
    pub move_panel: Option<MovePanel>,
    is_flipped: bool,
}

impl GameBoard {
    /// Whether the page asks to confirm a move.
    pub fn is_confirming(&self) -> bool {
        self.move_panel.as_ref().is_some_and(MovePanel::is_confirmation)
    }

    /// Returns the form of whatever is typed on the page; without a script every click and every
    /// button sends it.
    pub fn form(&self) -> &'static str {
        self.view.form
    }

    /// Returns the name of the field in which a move is typed.
    pub fn move_field(&self) -> &'static str {
        if self.is_confirming() { "other_move" } else { "move" }
    }

    /// Whether the forms for moves say that the board is turned round.
    pub fn is_flipped(&self) -> bool {
        self.is_flipped
    }

    pub fn of(on_page: GameOnPage, request: &GamePageRequest, input: MoveInput) -> GameBoard {
        let GameOnPage { line, viewer, actions, shown_ply, .. } = on_page;
        let locale = on_page.locale();
        let side = viewer.side.unwrap_or(Color::White);
        let orientation = if request.flip { !side } else { side };
        let addresses = GameAddresses::new(on_page.stored.id, request.flip);
        let last = line.steps.len();
        let is_confirming = input.panel.as_ref().is_some_and(MovePanel::is_confirmation);
        let marks = Marks { last: input.last_move(on_page), ..input.marks };
        let (position, spoken) = match &input.pending_move {
            Some((mv, after)) => (after, MoveAnnouncer::of(locale).of_move(*mv, after)),
            None => (line.position(shown_ply), String::new()),
        };
        let bar = |side: Color| PlayerBar::of(on_page, position, side);
        let steps = [0, shown_ply.saturating_sub(1), (shown_ply + 1).min(last), last];
        GameBoard {
            top: bar(!orientation),
            bottom: bar(orientation),
            shown_ply,
            steps: StepLinks::new(
                locale,
                (key!("game-first-position"), key!("game-last-position")),
                steps.map(|ply| addresses.position(ply)),
                Some(addresses.flipped_position(shown_ply)),
            ),
            view: BoardView {
                is_past: shown_ply < last,
                sends_at_once: !viewer.confirms_moves,
                form: match (actions.may_move, is_confirming) {
                    (true, true) => "confirmed-move",
                    (true, false) => "typed-move",
                    (false, _) => "page-form",
                },
                next: if actions.may_analyze { addresses.analysis() } else { String::new() },
                url: addresses.game,
                choices: input.choices,
                spoken,
                ..BoardView::new(locale, viewer.piece_set, position, orientation, &marks)
            },
            move_panel: input.panel,
            is_flipped: request.flip,
        }
    }
}
