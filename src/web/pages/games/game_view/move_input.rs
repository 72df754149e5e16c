//! A move while it is being made: the squares to click, the piece that a pawn becomes, the move to
//! be confirmed.

use super::{
    addresses::{GameAddresses, OwnMoves, Replies},
    game_on_page::GameOnPage,
};
use crate::{
    chess::{self, Chess, InputError, Move, Position as _, promotions, uci},
    game::{Game, GameError, Reading, analysis::Analysis, conditional_moves::ConditionalMoves},
    i18n::Locale,
    web::{
        board::{self, Marks},
        pages::games::{
            board_links::BoardLinks, conditional_moves_view::AnyView, intent::Intent, lines::Path,
            reader::Reader,
        },
    },
};

/// The panel under the board while a move is being made.
pub enum Pending {
    Confirm(Confirmation),
    Promote(Promotion),
}

/// A move to be confirmed.
pub struct Confirmation {
    pub uci: String,
    pub quoted: String,
    pub offer_draw: bool,
    pub may_offer: bool,
    /// Lines that could be kept with it, and a proposed line; `None` where there are none.
    pub lines: Option<LinesView>,
}

/// What can go with a move, in the typed form.
pub struct LinesView {
    pub keep: String,
    pub propose: String,
    /// Something was typed, or asked for: it is shown open.
    pub is_open: bool,
    pub checked: Option<Vec<AnyView>>,
    pub error: Option<String>,
}

/// The pieces that a pawn may become.
pub struct Promotion {
    pub choices: Vec<PromotionChoice>,
    /// The choice is sent without a confirmation.
    pub sends_at_once: bool,
}

pub struct PromotionChoice {
    pub uci: String,
    pub code: &'static str,
    pub name: String,
}

/// What is on the board while a move is being made.
#[derive(Default)]
pub struct MoveInput {
    links: BoardLinks,
    /// What may be played, as the script reads it.
    pub choices: String,
    pub pending: Option<Pending>,
    /// The move that is to be confirmed, and the position after it.
    pub pending_move: Option<(Move, Chess)>,
    /// Why what was chosen is no move.
    pub error: Option<String>,
}

impl MoveInput {
    /// `own`: the reader's conditional moves and analysis.
    pub fn of(
        on_page: GameOnPage,
        intent: &Intent,
        own: (&ConditionalMoves, &Analysis),
    ) -> MoveInput {
        let addresses = || GameAddresses::new(on_page.stored.id, intent.flip);
        if on_page.permissions.may_move {
            own_move(on_page, intent, &addresses(), own)
        } else if on_page.permissions.may_analyze {
            replies(on_page.game(), intent, &addresses())
        } else {
            MoveInput::default()
        }
    }

    /// Returns the marks of the board. The last move is the one that led to what stands there.
    pub fn marks(&mut self, on_page: GameOnPage) -> Marks {
        let last = match &self.pending_move {
            Some((mv, _)) => Some(*mv),
            None => on_page.shown_ply.checked_sub(1).map(|i| on_page.line.steps[i].mv),
        };
        std::mem::take(&mut self.links).marks(last)
    }

    fn pending(pending: Pending) -> MoveInput {
        MoveInput { pending: Some(pending), ..MoveInput::default() }
    }
}

fn own_move(
    on_page: GameOnPage,
    intent: &Intent,
    addresses: &GameAddresses,
    own: (&ConditionalMoves, &Analysis),
) -> MoveInput {
    let (game, reader) = (on_page.game(), on_page.reader);
    let text = intent.text.as_deref();
    let needs_confirmation = reader.confirms_moves || intent.with_lines || intent.to_confirm;
    let error = match text.map(|text| game.read_move(text)) {
        Some(Ok(reading)) if needs_confirmation => {
            return confirm(on_page, reading, intent, own);
        }
        Some(Err(InputError::PromotionMissing)) => {
            return promote(game, text.unwrap_or_default(), reader);
        }
        Some(Err(error)) => Some(reader.zone.locale().refusal(&GameError::Move(error))),
        Some(Ok(_)) | None => None,
    };
    let choices = board::choices(game.position(), mode(game), game.start().rules);
    let clicks = OwnMoves { addresses, sends_at_once: !reader.confirms_moves };
    MoveInput {
        links: BoardLinks::new(&choices, intent.from, &clicks),
        choices: board::choices_json(&choices),
        error,
        ..MoveInput::default()
    }
}

/// The opponent's replies to click: they lead to the analysis board.
fn replies(game: &Game, intent: &Intent, addresses: &GameAddresses) -> MoveInput {
    let choices = board::choices(game.position(), mode(game), game.start().rules);
    MoveInput {
        links: BoardLinks::new(&choices, intent.from, &Replies(addresses)),
        choices: board::choices_json(&choices),
        ..MoveInput::default()
    }
}

/// What leaves the king in check looks like any other move: nothing warns of it.
fn confirm(
    on_page: GameOnPage,
    reading: Reading,
    intent: &Intent,
    own: (&ConditionalMoves, &Analysis),
) -> MoveInput {
    let (game, reader) = (on_page.game(), on_page.reader);
    let mv = reading.mv();
    let mut after = game.position().clone();
    chess::play(&mut after, mv, game.start().rules);
    let goes_on = !after.is_game_over();
    let lines = || lines(game, mv, reader, intent, own);
    let confirmation = Confirmation {
        uci: uci(mv, mode(game)),
        quoted: reader.zone.locale().san(&game.quoted(mv)),
        offer_draw: intent.offer_draw,
        may_offer: goes_on && on_page.permissions.may_offer_draw_with_move,
        lines: if goes_on && game.terms().conditional { lines() } else { None },
    };
    MoveInput {
        pending_move: Some((mv, after)),
        ..MoveInput::pending(Pending::Confirm(confirmation))
    }
}

/// The lines that can be saved with a move: as typed, else those of the conditional moves and the
/// analysis that follow it.
fn lines(
    game: &Game,
    mv: Move,
    reader: &Reader,
    intent: &Intent,
    own: (&ConditionalMoves, &Analysis),
) -> Option<LinesView> {
    let (side, locale) = (reader.side?, reader.zone.locale());
    let keep = match &intent.keep {
        Some(typed) => typed.clone(),
        None => {
            let moves = format!("{}.{}", uci(mv, mode(game)), intent.behind);
            let line = Path::read(game, None, &moves).map(|path| path.line).unwrap_or_default();
            locale.san(&game.lines_after(mv, side, line.get(1..).unwrap_or_default(), own))
        }
    };
    let propose = intent.propose.clone().unwrap_or_default();
    let is_open = intent.with_lines || !keep.is_empty() || !propose.is_empty();
    Some(LinesView {
        keep,
        propose,
        is_open,
        checked: intent.checked.clone(),
        error: intent.lines_error.clone(),
    })
}

fn promote(game: &Game, text: &str, reader: &Reader) -> MoveInput {
    let choices = promotions(game.position(), game.start().rules, text);
    let choices = choices.into_iter().filter_map(|mv| choice(game, mv, reader.zone.locale()));
    let choices = choices.collect();
    MoveInput::pending(Pending::Promote(Promotion {
        choices,
        sends_at_once: !reader.confirms_moves,
    }))
}

fn choice(game: &Game, mv: Move, locale: Locale) -> Option<PromotionChoice> {
    let role = mv.promotion()?;
    let piece = chess::Piece { color: game.turn(), role };
    let (code, name) = (board::code(piece), locale.role(role));
    Some(PromotionChoice { uci: uci(mv, mode(game)), code, name })
}

fn mode(game: &Game) -> chess::CastlingMode {
    game.start().variant.castling_mode()
}
