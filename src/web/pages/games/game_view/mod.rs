//! The data of the game page, for one reader.

mod addresses;
mod board;
mod details;
mod game_on_page;
mod header;
mod move_form;
mod move_input;
mod offers;
mod player_bar;

pub use move_input::Pending;

use self::{
    board::GameBoard, details::GameDetails, game_on_page::GameOnPage, header::GameHeader,
    move_form::MoveFormView, move_input::MoveInput, offers::Offers,
};
use super::{
    claim_view::ClaimPanel,
    clock_view::TimeView,
    conditional_moves_view::{ConditionalMovesPanel, ProposedLineView, panel, proposed_lines},
    intent::{Feedback, Intent},
    load::Loaded,
    messages::MessagesView,
    move_list::MoveList,
    permissions::Permissions,
    reader::Reader,
};
use crate::{db::GameId, web::announcer::MoveAnnouncer};

/// Everything that the template shows of a game.
pub struct GameView {
    pub id: GameId,
    pub url: String,
    /// The number by which forms know the present position.
    pub position_no: u32,
    pub permissions: Permissions,
    pub header: GameHeader,
    pub board: GameBoard,
    pub move_form: MoveFormView,
    pub moves: MoveList,
    pub time: TimeView,
    pub claim: ClaimPanel,
    pub offers: Offers,
    /// Of both sides, for the players.
    pub proposed_lines: Vec<ProposedLineView>,
    /// The reader's own.
    pub conditional_moves: Option<ConditionalMovesPanel>,
    pub messages: MessagesView,
    pub details: GameDetails,
}

impl GameView {
    pub fn of(loaded: Loaded, reader: &Reader, intent: &Intent, feedback: Feedback) -> GameView {
        let Loaded { stored, names, conditional_moves, analysis, heard, case, .. } = loaded;
        let (game, zone, locale) = (&stored.game, reader.zone, reader.zone.locale());
        let line = game.line();
        let last = game.played().len();
        let shown = intent.ply.and_then(|ply| usize::try_from(ply).ok());
        let shown = shown.map_or(last, |ply| ply.min(last));
        let permissions = Permissions::of(game, reader, shown < last);
        let on_page = GameOnPage {
            stored: &stored,
            line: &line,
            names: &names,
            reader,
            permissions,
            shown_ply: shown,
        };
        let mut input = MoveInput::of(on_page, intent, (&conditional_moves, &analysis));
        let error = feedback.error.or_else(|| input.error.take());
        let [white, black] = names.each_ref().map(|name| locale.name(name));
        let conditional_moves = reader.side.and_then(|side| {
            let typed = (feedback.conditional_moves_error, feedback.conditional_moves_typed);
            let mut panel = panel(stored.id, game, side, &conditional_moves, typed, locale)?;
            panel.checked = feedback.conditional_moves_checked;
            Some(panel)
        });
        let proposed_lines = reader.side.map(|side| proposed_lines(stored.id, game, side, locale));
        GameView {
            id: stored.id,
            url: format!("/games/{}", stored.id),
            position_no: game.position_no(),
            permissions,
            board: GameBoard::of(on_page, intent, input),
            move_form: MoveFormView::of(reader, intent, feedback.typed, error),
            moves: MoveList::of(game, &line, MoveAnnouncer::of(locale), zone, shown),
            time: TimeView::of(game, reader, [&white, &black]),
            claim: ClaimPanel::of(
                game,
                &line,
                reader,
                permissions,
                &case,
                [&white, &black],
                feedback.claim,
            ),
            offers: Offers::of(on_page),
            proposed_lines: proposed_lines.unwrap_or_default(),
            conditional_moves,
            messages: MessagesView::of(heard, &stored, (&line, &names), zone, &feedback.messages),
            details: GameDetails::of(&stored, zone),
            header: GameHeader::of(on_page, [white, black]),
        }
    }
}
