//! The data of the game page, for one reader.

mod addresses;
mod board;
mod delayed_move;
mod details;
mod ending;
mod game_on_page;
mod header;
mod move_form;
mod move_input;
mod move_times_graph;
mod offers;
mod player_bar;
mod rating;
mod rematch;
mod safety_move;
mod tab;
mod unsent;

pub use ending::EndingView;
pub use move_input::MovePanel;
pub use move_times_graph::MoveTimesGraph;
pub use tab::Tab;

use self::{
    board::GameBoard,
    details::GameDetails,
    game_on_page::GameOnPage,
    header::GameHeader,
    move_form::MoveFormView,
    move_input::MoveInput,
    offers::Offers,
    rematch::RematchView,
    safety_move::SafetyMovePanel,
    unsent::{place_message, unsent},
};
use super::{
    available_actions::AvailableActions,
    claim_view::ClaimPanel,
    clock_view::TimeView,
    conditional_moves_view::{ConditionalMovesPanel, ProposedLineView, panel, proposed_lines},
    game_page_request::{GamePageRequest, RefusedGameForm},
    messages::MessagesView,
    move_list::MoveList,
    other_forms::LinesOfOtherMove,
    page_reader::PageReader,
    visible_game::VisibleGame,
};
use crate::{
    db::GameId,
    i18n::{Locale, Message, key},
    web::announcer::MoveAnnouncer,
};

/// Everything that the template shows of a game.
pub struct GameView {
    pub id: GameId,
    pub url: String,
    /// The number by which forms know the present position.
    pub position_no: u32,
    pub actions: AvailableActions,
    pub header: GameHeader,
    pub board: GameBoard,
    pub move_form: MoveFormView,
    /// The open one.
    pub tab: Tab,
    pub moves: MoveList,
    pub time: TimeView,
    pub claim: ClaimPanel,
    pub offers: Offers,
    /// Of a game that is over, for its players.
    pub rematch: Option<RematchView>,
    /// Of both sides, for the players.
    pub proposed_lines: Vec<ProposedLineView>,
    /// The reader's own.
    pub conditional_moves: Option<ConditionalMovesPanel>,
    pub safety_move: Option<SafetyMovePanel>,
    pub messages: MessagesView,
    /// What was written and has no field any more.
    pub unsent: Vec<String>,
    /// Lines that wait for their move.
    pub given_up: LinesOfOtherMove,
    pub details: GameDetails,
    /// Of a game that is over.
    pub move_times_graph: Option<MoveTimesGraph>,
}

impl GameView {
    /// Returns what was written and has no field, as the next page that a click leads to has it
    /// again.
    pub fn unsent_text(&self) -> String {
        let texts = self.unsent.iter().filter(|text| !text.trim().is_empty());
        texts.map(String::as_str).collect::<Vec<_>>().join("\n\n")
    }
}

impl GameView {
    pub fn of(
        loaded: VisibleGame,
        viewer: &PageReader,
        request: &GamePageRequest,
        mut form_errors: RefusedGameForm,
    ) -> GameView {
        let VisibleGame { stored, names, conditional_moves, analysis, messages, .. } = loaded;
        let (case, director_names) = (loaded.case, loaded.director_names);
        let (rematches, tournament, ratings) =
            (loaded.rematches, loaded.tournament, loaded.ratings);
        let (game, zone, locale) = (&stored.game, viewer.zone, viewer.zone.locale());
        let line = game.line();
        let last = game.played().len();
        let shown = request.ply.and_then(|ply| usize::try_from(ply).ok());
        let shown = shown.map_or(last, |ply| ply.min(last));
        let actions = AvailableActions::of(game, viewer, shown < last);
        let on_page = GameOnPage {
            stored: &stored,
            line: &line,
            names: &names,
            ratings: &ratings,
            viewer,
            actions,
            shown_ply: shown,
        };
        let mut input = MoveInput::of(on_page, request, (&conditional_moves, &analysis));
        place_message(on_page, request, &mut form_errors.messages);
        let mut messages =
            MessagesView::of(messages, &stored, (&line, &names), zone, &form_errors.messages);
        messages.give_back(&request.say, &request.beside);
        let is_blocked = messages.blocked_reason.is_some();
        let takes_lines = game.terms().conditional && actions.may_analyze;
        let places = (is_blocked, takes_lines);
        let given_up = input.given_up(&request.beside);
        let unsent = unsent(&input, on_page, request, &form_errors, places);
        if let Some(claim) = request.beside.new_claim().filter(|claim| actions.takes_claim(claim)) {
            form_errors.claim = form_errors.claim.or(claim);
        }
        let statement_error = form_errors.statement.error.take_if(|_| !actions.takes_statement());
        let error = form_errors.error.or(statement_error).or_else(|| input.error.take());
        let [white, black] = names.each_ref().map(|name| locale.name(name));
        let conditional_moves = viewer.side.and_then(|side| {
            let typed = (form_errors.conditional_moves_error, form_errors.conditional_moves_typed);
            let mut panel = panel(stored.id, game, side, &conditional_moves, typed, locale)?;
            panel.checked = form_errors.conditional_moves_checked;
            panel.give_back(&request.beside);
            Some(panel)
        });
        let proposed_lines = viewer.side.map(|side| proposed_lines(stored.id, game, side, locale));
        let view = GameView {
            tab: Tab::default(),
            id: stored.id,
            url: format!("/games/{}", stored.id),
            position_no: game.position_no(),
            actions,
            board: GameBoard::of(on_page, request, input),
            move_form: MoveFormView::of(viewer, request, form_errors.typed, error),
            moves: MoveList::of(game, &line, MoveAnnouncer::of(locale), zone, shown),
            time: TimeView::of(game, viewer, [&white, &black]),
            claim: ClaimPanel::of(
                game,
                &line,
                viewer,
                actions,
                (&case, &director_names),
                [&white, &black],
                form_errors.claim,
            )
            .with_statement(form_errors.statement, actions)
            .with_words(&request.beside),
            offers: Offers::of(on_page),
            rematch: RematchView::of(on_page, &rematches)
                .filter(|_| tournament.as_ref().is_none_or(|it| it.may_offer_rematch)),
            proposed_lines: proposed_lines.unwrap_or_default(),
            conditional_moves,
            safety_move: SafetyMovePanel::of(on_page),
            messages,
            unsent,
            given_up,
            details: GameDetails::of(on_page, [&white, &black]),
            move_times_graph: MoveTimesGraph::of(game, zone),
            header: GameHeader::of(on_page, [white, black], tournament.as_ref()),
        };
        GameView { tab: view.tab_to_open(&request.beside.tab), ..view }
    }
}

impl GameView {
    /// Returns the tabs that the page has, with their names, and whether something is new there.
    pub fn tabs(&self, locale: &Locale) -> Vec<(Tab, Message, bool)> {
        let tabs = Tab::ALL.into_iter().filter(|tab| self.has_tab(*tab));
        tabs.map(|tab| {
            let name = locale.t(match tab {
                Tab::Moves => key!("game-moves"),
                Tab::ConditionalMoves => key!("game-tab-conditional-moves"),
                Tab::Messages => key!("message-heading"),
                Tab::Note => key!("game-tab-note"),
                Tab::More => key!("game-tab-more"),
            });
            (tab, name, tab == Tab::Messages && self.messages.has_new)
        })
        .collect()
    }

    /// Returns whether there is anything in the tab of messages.
    pub fn has_messages(&self) -> bool {
        self.actions.is_player || self.messages.has_spectator_messages()
    }

    /// Returns the tab that is open: the first that there is of the one in which a form was refused,
    /// what is asked for, a new message, the moves.
    fn tab_to_open(&self, asked: &str) -> Tab {
        let messages = &self.messages;
        let forms = [&messages.message_form, &messages.spectator_form];
        let is_checking = |panel: &ConditionalMovesPanel| {
            panel.error.is_some() || panel.checked.is_some() || panel.is_open
        };
        let refused = if messages.note_form.error.is_some() {
            Some(Tab::Note)
        } else if forms.iter().any(|form| form.error.is_some()) {
            Some(Tab::Messages)
        } else if self.conditional_moves.as_ref().is_some_and(is_checking) {
            Some(Tab::ConditionalMoves)
        } else if self.claim.typed.is_open() {
            Some(Tab::More)
        } else {
            None
        };
        let new = messages.has_new.then_some(Tab::Messages);
        let mut wanted = [refused, asked.parse().ok(), new].into_iter().flatten();
        wanted.find(|tab| self.has_tab(*tab)).unwrap_or_default()
    }

    /// Returns whether the page has a tab, as its template does.
    fn has_tab(&self, tab: Tab) -> bool {
        match tab {
            Tab::Moves | Tab::More => true,
            Tab::ConditionalMoves => self.conditional_moves.is_some(),
            Tab::Messages => self.has_messages(),
            Tab::Note => self.messages.takes_note,
        }
    }
}
