//! A move while it is being made: the squares to click, the piece that a pawn becomes, the move to
//! be confirmed.

use super::{
    addresses::{GameAddresses, OwnMoves, Replies},
    delayed_move::DelayedMoveView,
    game_on_page::GameOnPage,
};
use crate::{
    chess::{self, BoardEnd, InputError, Move, VariantPosition, promotions, uci},
    game::{
        EnteredMove, Game, GameError, OpenOffers, analysis::Analysis,
        conditional_moves::ConditionalMoves,
    },
    i18n::Locale,
    web::{
        board::{self, Marks},
        pages::games::{
            board_links,
            conditional_moves_view::AnyView,
            game_page_request::GamePageRequest,
            lines::Path,
            other_forms::{LinesOfOtherMove, OtherFormsInput},
            page_reader::PageReader,
        },
    },
};

/// The panel under the board while a move is being made.
pub enum MovePanel {
    Confirm(Confirmation),
    Promote(Promotion),
    /// It was made, and can be recalled until it is sent.
    Delayed(DelayedMoveView),
}

impl MovePanel {
    pub fn is_confirmation(&self) -> bool {
        matches!(self, MovePanel::Confirm(_))
    }
}

/// A move to be confirmed.
pub struct Confirmation {
    pub uci: String,
    pub quoted: String,
    pub offer_draw: bool,
    pub may_offer: bool,
    /// What of the opponent's offers it declines; `None` where the error says it.
    pub declines: Option<&'static str>,
    /// Why it was not played when it was sent.
    pub error: Option<String>,
    /// Lines that could be kept with it, and a proposed line; `None` where there are none.
    pub lines: Option<LinesView>,
}

impl Confirmation {
    /// Whether lines that were given up are in the fields again, because this is their move.
    fn has_back(&self, lines: &LinesOfOtherMove) -> bool {
        self.lines.is_some() && self.uci == lines.of
    }

    /// Returns what is asked because the move was confirmed although lines were typed, with the
    /// field.
    pub fn question(&self) -> Option<(&'static str, &str)> {
        let asked = self.lines.as_ref().filter(|lines| lines.is_asked_about)?;
        asked.error.as_ref().map(|(field, question)| (*field, question.as_str()))
    }
}

/// What can go with a move, in the typed form.
pub struct LinesView {
    pub keep: String,
    pub propose: String,
    /// What stood in the field `keep` before something was typed.
    pub prefilled: String,
    /// The move was confirmed without them: which is meant is asked, in place of an error.
    pub is_asked_about: bool,
    /// Something was typed, or asked for: it is shown open.
    pub is_open: bool,
    pub checked: Option<Vec<AnyView>>,
    /// The field that is wrong, and why.
    pub error: Option<(&'static str, String)>,
}

impl LinesView {
    pub fn error_at(&self, field: &str) -> Option<&str> {
        let (wrong, why) = self.error.as_ref()?;
        (*wrong == field).then_some(why.as_str())
    }
}

/// The pieces that a pawn may become.
pub struct Promotion {
    pub choices: Vec<PromotionChoice>,
}

pub struct PromotionChoice {
    pub uci: String,
    pub code: &'static str,
    pub name: String,
}

/// What is on the board while a move is being made.
#[derive(Default)]
pub struct MoveInput {
    /// The squares to click.
    pub marks: Marks,
    /// What may be played, as the script reads it.
    pub choices: String,
    pub panel: Option<MovePanel>,
    /// The move that is to be confirmed, and the position after it.
    pub pending_move: Option<(Move, VariantPosition)>,
    /// Why what was chosen is no move.
    pub error: Option<String>,
}

impl MoveInput {
    /// `own`: the reader's conditional moves and analysis.
    pub fn of(
        on_page: GameOnPage,
        request: &GamePageRequest,
        own: (&ConditionalMoves, &Analysis),
    ) -> MoveInput {
        if let Some((delayed, mv, after)) = DelayedMoveView::of(on_page) {
            MoveInput {
                pending_move: Some((mv, after)),
                ..MoveInput::with_panel(MovePanel::Delayed(delayed))
            }
        } else if on_page.actions.may_move {
            own_move(on_page, request, own)
        } else if on_page.actions.may_analyze {
            let addresses = GameAddresses::new(on_page.stored.id, request.flip);
            replies(on_page.game(), request, &addresses)
        } else {
            MoveInput::default()
        }
    }

    /// Returns the lines that wait for their move: not those that are in their fields.
    pub fn given_up(&self, beside: &OtherFormsInput) -> LinesOfOtherMove {
        match &self.panel {
            Some(MovePanel::Confirm(confirmation)) if confirmation.has_back(&beside.given_up) => {
                LinesOfOtherMove::default()
            }
            _ => beside.given_up.clone(),
        }
    }

    /// Returns the move that led to what stands on the board.
    pub fn last_move(&self, on_page: GameOnPage) -> Option<Move> {
        match &self.pending_move {
            Some((mv, _)) => Some(*mv),
            None => on_page.shown_ply.checked_sub(1).map(|i| on_page.line.steps[i].mv),
        }
    }

    fn with_panel(panel: MovePanel) -> MoveInput {
        MoveInput { panel: Some(panel), ..MoveInput::default() }
    }
}

fn own_move(
    on_page: GameOnPage,
    request: &GamePageRequest,
    own: (&ConditionalMoves, &Analysis),
) -> MoveInput {
    let (game, viewer) = (on_page.game(), on_page.viewer);
    let text = request.text.as_deref();
    let needs_confirmation = viewer.confirms_moves || request.with_lines || request.to_confirm;
    let choices = board::choices(game.position(), mode(game), game.start().rules);
    let error = match text.map(|text| game.read_move(text)) {
        Some(Ok(reading)) if needs_confirmation => {
            let marks = board_links::marks_after(reading.mv(), &choices, &OwnMoves);
            return MoveInput { marks, ..confirm(on_page, reading, request, own) };
        }
        Some(Err(InputError::PromotionMissing)) => {
            let marks = board_links::marks(&choices, None, &OwnMoves);
            return MoveInput { marks, ..promote(game, text.unwrap_or_default(), viewer) };
        }
        Some(Err(error)) => Some(viewer.zone.locale().refusal(&GameError::Move(error))),
        Some(Ok(_)) | None => None,
    };
    MoveInput {
        marks: board_links::marks(&choices, request.from, &OwnMoves),
        choices: board::choices_json(&choices),
        error,
        ..MoveInput::default()
    }
}

/// The opponent's replies to click: they lead to the analysis board.
fn replies(game: &Game, request: &GamePageRequest, addresses: &GameAddresses) -> MoveInput {
    let choices = board::choices(game.position(), mode(game), game.start().rules);
    MoveInput {
        marks: board_links::marks(&choices, request.from, &Replies(addresses)),
        choices: board::choices_json(&choices),
        ..MoveInput::default()
    }
}

/// What leaves the king in check looks like any other move: nothing warns of it.
fn confirm(
    on_page: GameOnPage,
    reading: EnteredMove,
    request: &GamePageRequest,
    own: (&ConditionalMoves, &Analysis),
) -> MoveInput {
    let (game, viewer) = (on_page.game(), on_page.viewer);
    let mv = reading.mv();
    let mut after = game.position().clone();
    chess::play(&mut after, mv, game.start().rules);
    let goes_on = BoardEnd::of(&after).is_none();
    let lines = || lines(game, mv, viewer, request, own);
    let confirmation = Confirmation {
        uci: uci(mv, mode(game)),
        quoted: viewer.zone.locale().san(&game.quoted(mv)),
        offer_draw: request.offer_draw,
        may_offer: goes_on && on_page.actions.may_offer_draw_with_move,
        declines: request
            .confirm_error
            .is_none()
            .then(|| game.offers_to(game.turn()))
            .filter(|offers| !offers.is_empty())
            .map(OpenOffers::word),
        error: request.confirm_error.clone().or_else(|| {
            let said = || viewer.zone.locale().t("game-other-move-typed").to_string();
            request.names_another.then(said)
        }),
        lines: if goes_on && game.terms().conditional { lines() } else { None },
    };
    MoveInput {
        pending_move: Some((mv, after)),
        ..MoveInput::with_panel(MovePanel::Confirm(confirmation))
    }
}

/// The lines that can be saved with a move: as typed, else those of the conditional moves and the
/// analysis that follow it.
fn lines(
    game: &Game,
    mv: Move,
    viewer: &PageReader,
    request: &GamePageRequest,
    own: (&ConditionalMoves, &Analysis),
) -> Option<LinesView> {
    let (side, locale) = (viewer.side?, viewer.zone.locale());
    let given_up = &request.beside.given_up;
    let back = Some(given_up).filter(|lines| lines.of == uci(mv, mode(game)));
    let (keep, prefilled) = match &request.keep {
        Some(typed) => (typed.clone(), request.prefilled.clone()),
        None => {
            let lines = game.lines_after(mv, side, &line_behind(game, mv, &request.behind), own);
            let lines = locale.san(&lines);
            let typed = back.map(|back| &back.keep).filter(|text| !text.trim().is_empty());
            (typed.unwrap_or(&lines).clone(), lines)
        }
    };
    let propose = request.propose.as_ref().or(back.map(|back| &back.propose));
    let propose = propose.cloned().unwrap_or_else(|| {
        let line = line_behind(game, mv, &request.to_propose);
        locale.san(&game.write_line_after(mv, &line))
    });
    let is_open = request.with_lines || !keep.is_empty() || !propose.is_empty();
    Some(LinesView {
        keep,
        propose,
        prefilled,
        is_asked_about: request.asks_about_lines,
        is_open,
        checked: request.checked.clone(),
        error: request.lines_error.clone(),
    })
}

/// Reads the line that stood behind a move on the analysis board.
fn line_behind(game: &Game, mv: Move, written: &str) -> Vec<Move> {
    let moves = format!("{}.{written}", uci(mv, mode(game)));
    let line = Path::read(game, None, &moves).map(|path| path.line).unwrap_or_default();
    line.get(1..).unwrap_or_default().to_vec()
}

fn promote(game: &Game, text: &str, viewer: &PageReader) -> MoveInput {
    let choices = promotions(game.position(), game.start().rules, text);
    let choices = choices.into_iter().filter_map(|mv| choice(game, mv, viewer.zone.locale()));
    MoveInput::with_panel(MovePanel::Promote(Promotion { choices: choices.collect() }))
}

fn choice(game: &Game, mv: Move, locale: Locale) -> Option<PromotionChoice> {
    let role = mv.promotion()?;
    let piece = chess::Piece { color: game.turn(), role };
    let (code, name) = (board::code(piece), locale.role(role));
    Some(PromotionChoice { uci: uci(mv, mode(game)), code, name })
}

fn mode(game: &Game) -> chess::CastlingMode {
    game.start().variant().castling_mode()
}
