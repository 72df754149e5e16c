//! The game page as data: what stands where, for its reader.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use crate::{
    chess::{
        self, Chess, Color, InputError, Line, Move, Position, Square, captured, promotions, uci,
    },
    db::{GameId, games::StoredGame},
    game::{
        Game, GameError, PlayerCommand, Reading, analysis::Analysis,
        conditional_moves::ConditionalMoves,
    },
    i18n::{CLOSED_NAME, Locale, Message},
    web::{
        announcer::MoveAnnouncer,
        assets,
        board::{self, BoardAction, BoardView, Marks, MoveChoices},
        times::Zone,
    },
};

use super::{
    claim_view::{self, ClaimPanel, Typed},
    clock_view::{ClockView, TimeView, running_clock},
    conditional_moves_view::{
        AnyView, ConditionalMovesPanel, ProposedLineView, panel, proposed_lines,
    },
    lines::Path,
    messages::{self, Talk},
    move_list::{MoveList, board_fen, when},
    show::Loaded,
};

/// What the reader of the page is about to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Intent {
    /// Shows the position after so many half-moves.
    pub ply: Option<u32>,
    /// Chose a piece.
    pub from: Option<Square>,
    /// Chose a move, in any notation.
    pub text: Option<String>,
    pub offer_draw: bool,
    /// Wants to keep lines with the move: it is confirmed in any case.
    pub with_lines: bool,
    /// The line behind the move that was on the board when thinking.
    pub behind: String,
    /// The lines and the proposed line as they were typed.
    pub keep: Option<String>,
    pub propose: Option<String>,
    /// What answers to any reply in them cover, to be looked at first.
    pub checked: Option<Vec<AnyView>>,
    /// What is wrong with them.
    pub lines_error: Option<String>,
    pub flip: bool,
    /// What is to be said to the opponent with the move.
    pub message: String,
    /// The move is to be confirmed, whatever the reader chose.
    pub to_confirm: bool,
}

/// What the page says besides the game: what went wrong, and what was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feedback {
    pub error: Option<String>,
    pub typed: String,
    /// What is wrong with an edit of the conditional moves, and the text as it was typed.
    pub conditional_moves_error: Option<String>,
    pub conditional_moves_typed: Option<String>,
    /// The text is to be looked at before it is saved.
    pub conditional_moves_checked: Option<Vec<AnyView>>,
    /// A claim that was refused, and what was not said.
    pub claim: Typed,
    pub messages: messages::Typed,
}

/// Who reads it.
#[derive(Clone, Debug)]
pub struct Reader {
    /// `None` for spectators.
    pub side: Option<Color>,
    pub confirms_moves: bool,
    pub zone: Zone,
    pub now: DateTime<Utc>,
}

/// A player's strip above or below the board.
pub struct PlayerBar {
    pub name: String,
    /// No link for a closed account.
    pub has_page: bool,
    /// `White to move`
    pub turn: String,
    pub is_turn: bool,
    pub captured: Vec<&'static str>,
    pub captured_label: String,
    /// Time left and deadline, on the side to move of a running game.
    pub clock: Option<ClockView>,
}

/// What stands under the board while a move is being made.
pub enum Pending {
    /// Confirm this move.
    Confirm {
        uci: String,
        quoted: String,
        offer_draw: bool,
        may_offer: bool,
        /// Lines that could be kept with it, and a proposed line; `None` where there are none.
        lines: Option<LinesView>,
    },
    /// Choose what the pawn becomes: address or move, piece code, name.
    Promote { choices: Vec<PromotionView>, sends: bool },
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

pub struct PromotionView {
    pub uci: String,
    pub code: &'static str,
    pub name: String,
}

/// Everything that the template shows of a game.
pub struct GameView {
    pub id: GameId,
    pub messages: Talk,
    /// What is to be said with the move, as it was typed.
    pub message: String,
    pub white: String,
    pub black: String,
    /// The half-moves before the position on the board.
    pub shown_ply: usize,
    pub ply: u32,
    pub flipped: bool,
    pub board: BoardView,
    pub top: PlayerBar,
    pub bottom: PlayerBar,
    pub sheet: MoveList,
    /// When the move before the position on the board was made, and what it cost.
    pub when: String,
    pub start_fen: String,
    pub steps: Vec<(&'static str, &'static str, Message, usize)>,
    pub pending: Option<Pending>,
    pub status: String,
    pub ending: Option<(&'static str, String)>,
    /// What else proves the result, such as the mate that could still have come.
    pub proof: Option<String>,
    pub started: String,
    pub ended: String,
    pub time: TimeView,
    pub claim: ClaimPanel,
    pub start: String,
    /// The rules of the game that are not the standard ones.
    pub rules: String,
    pub pieces: &'static str,
    pub script: &'static str,
    // What the reader may do.
    pub is_player: bool,
    pub may_move: bool,
    pub sends_at_once: bool,
    pub is_offered: bool,
    pub has_offered: bool,
    pub may_offer_now: bool,
    pub may_offer_with_move: bool,
    pub may_abort: bool,
    /// The move that the opponent asks to take back.
    pub takeback_asked: Option<String>,
    /// The reader has asked.
    pub has_asked_takeback: bool,
    /// The own move that could be taken back.
    pub may_ask_takeback: Option<String>,
    pub is_running: bool,
    pub error: Option<String>,
    pub typed: String,
    /// The reader's own.
    pub conditional_moves: Option<ConditionalMovesPanel>,
    /// Of both sides, for the players.
    pub proposed_lines: Vec<ProposedLineView>,
}

/// Builds the page.
pub fn view(loaded: Loaded, reader: &Reader, intent: &Intent, feedback: Feedback) -> GameView {
    let Loaded { stored, names, conditional_moves, analysis, heard, case, .. } = loaded;
    let (game, locale) = (&stored.game, reader.zone.locale());
    let line = game.line();
    let orientation = match (reader.side.unwrap_or(Color::White), intent.flip) {
        (side, false) => side,
        (side, true) => !side,
    };
    let last = game.played().len();
    let shown = intent.ply.and_then(|ply| usize::try_from(ply).ok()).map_or(last, |p| p.min(last));
    let is_past = shown < last;
    let is_running = game.is_running();
    let may_move =
        is_running && !is_past && game.paused_since().is_none() && reader.side == Some(game.turn());
    let may_analyze = !is_past && is_running && reader.side == Some(!game.turn());
    let table = match (may_move, may_analyze) {
        (true, _) => MoveInput::set(&stored, reader, intent, &conditional_moves, &analysis),
        (_, true) => MoveInput::analysis_board(&stored, intent),
        _ => MoveInput::default(),
    };
    let last_move = table.last_move(&line, shown);
    let error = feedback.error.or(table.error);
    let position = match &table.pending_move {
        Some((_, after)) => after,
        None => line.position(shown),
    };
    let marks = Marks { last: last_move, ..table.marks };
    let speech = MoveAnnouncer::of(locale);
    let board = BoardView {
        choices: table.choices,
        spoken: spoken(table.pending_move.as_ref(), speech),
        ..BoardView::new(locale, position, orientation, &marks)
    };
    let board = addressed(board, stored.id, reader, is_past, may_analyze);
    let messages = Talk::of(heard, &stored, (&line, &names), reader.zone, &feedback.messages);
    let player_bar = |side: Color| player_bar(game, &line, position, side, &names, reader);
    let [white, black] = names.each_ref().map(|name| locale.name(name));
    let can_offer = reader.side.is_some_and(|side| game.may_offer(side).is_ok());
    // The game itself says whether an offer would be accepted now.
    let may_offer_now = is_running
        && reader.side.is_some_and(|side| {
            game.decide(&PlayerCommand::OfferDraw.by(side), reader.now).is_ok()
        });
    GameView {
        id: stored.id,
        messages,
        message: intent.message.clone(),
        shown_ply: shown,
        ply: game.position_no(),
        flipped: intent.flip,
        board,
        top: player_bar(!orientation),
        bottom: player_bar(orientation),
        sheet: MoveList::of(game, &line, speech, reader.zone, shown),
        when: when(game, shown, reader.zone),
        start_fen: board_fen(&game.start().position),
        steps: steps(shown, last, locale),
        pending: table.pending,
        status: status(game, reader, &white, &black),
        ending: game.ended().map(|e| e.ending.result().as_str()).zip(locale.ending_sentence(game)),
        proof: locale.ending_proof(game),
        started: reader.zone.full(game.started_at()),
        ended: game.ended().map(|e| reader.zone.full(e.at)).unwrap_or_default(),
        time: TimeView::of(game, reader.side, [&white, &black], reader.now, reader.zone),
        claim: ClaimPanel::of(game, &line, reader, &case, [&white, &black], feedback.claim),
        start: locale.start(game.start()),
        rules: locale.game_options(game.start().rules, game.terms()),
        pieces: assets::pieces(),
        script: assets::board_script(),
        is_player: reader.side.is_some(),
        may_move,
        sends_at_once: !reader.confirms_moves,
        is_offered: reader.side.is_some_and(|side| game.offer() == Some(!side)),
        has_offered: reader.side.is_some() && game.offer() == reader.side,
        may_offer_now,
        may_offer_with_move: may_move && can_offer,
        takeback_asked: reader
            .side
            .filter(|side| game.takeback() == Some(!*side))
            .and_then(|side| Some(locale.san(&line.quoted(game.last_move_of(!side)?)))),
        has_asked_takeback: reader.side.is_some() && game.takeback() == reader.side,
        may_ask_takeback: reader
            .side
            .filter(|side| may_ask_takeback(game, *side, reader))
            .and_then(|side| Some(locale.san(&line.quoted(game.last_move_of(side)?)))),
        may_abort: is_running && reader.side.is_some() && game.is_fresh(),
        is_running,
        error,
        typed: feedback.typed,
        conditional_moves: reader.side.and_then(|side| {
            let typed = (feedback.conditional_moves_error, feedback.conditional_moves_typed);
            let mut panel = panel(stored.id, game, side, &conditional_moves, typed, locale)?;
            panel.checked = feedback.conditional_moves_checked;
            Some(panel)
        }),
        proposed_lines: reader
            .side
            .map(|side| proposed_lines(stored.id, game, side, locale))
            .unwrap_or_default(),
        white,
        black,
    }
}

/// Says where moves that are made on the board go.
fn addressed(
    board: BoardView,
    id: GameId,
    reader: &Reader,
    is_past: bool,
    may_analyze: bool,
) -> BoardView {
    let url = format!("/games/{id}");
    let next = if may_analyze { format!("{url}/analysis?line=") } else { String::new() };
    BoardView { is_past, next, url, sends_at_once: !reader.confirms_moves, ..board }
}

fn spoken(pending: Option<&(Move, Chess)>, speech: &MoveAnnouncer) -> String {
    pending.map(|(mv, after)| speech.of_move(*mv, after)).unwrap_or_default()
}

/// The door itself says whether a takeback could be asked for.
fn may_ask_takeback(game: &Game, side: Color, reader: &Reader) -> bool {
    game.is_running() && game.decide(&PlayerCommand::AskTakeback.by(side), reader.now).is_ok()
}

/// What is on the table while the reader makes a move.
#[derive(Default)]
struct MoveInput {
    marks: Marks,
    choices: String,
    pending: Option<Pending>,
    pending_move: Option<(Move, Chess)>,
    error: Option<String>,
}

impl MoveInput {
    /// Returns the move that led to what stands on the board.
    fn last_move(&self, line: &Line, shown: usize) -> Option<Move> {
        match &self.pending_move {
            Some((mv, _)) => Some(*mv),
            None => shown.checked_sub(1).map(|i| line.steps[i].mv),
        }
    }

    fn set(
        stored: &StoredGame,
        reader: &Reader,
        intent: &Intent,
        conditional_moves: &ConditionalMoves,
        analysis: &Analysis,
    ) -> MoveInput {
        let game = &stored.game;
        let mode = game.start().variant.castling_mode();
        let choices = || board::choices(game.position(), mode, game.start().rules);
        let text = intent.text.as_deref();
        match text.map(|text| game.read_move(text)) {
            Some(Ok(reading))
                if reader.confirms_moves || intent.with_lines || intent.to_confirm =>
            {
                return MoveInput::confirm(
                    game,
                    reading,
                    reader,
                    intent,
                    (conditional_moves, analysis),
                );
            }
            Some(Ok(_)) => {}
            Some(Err(InputError::PromotionMissing)) => {
                return MoveInput::promote(game, text.unwrap_or_default(), reader);
            }
            Some(Err(error)) => {
                let error = Some(reader.zone.locale().refusal(&GameError::Move(error)));
                return MoveInput {
                    error,
                    ..MoveInput::choose(stored, &choices(), reader, intent)
                };
            }
            None => {}
        }
        MoveInput::choose(stored, &choices(), reader, intent)
    }

    /// The opponent's replies to click: they lead to the thinking page.
    fn analysis_board(stored: &StoredGame, intent: &Intent) -> MoveInput {
        let game = &stored.game;
        let mode = game.start().variant.castling_mode();
        let choices = board::choices(game.position(), mode, game.start().rules);
        let (url, flip) =
            (format!("/games/{}", stored.id), if intent.flip { "&flip=1" } else { "" });
        let link = |from: &Square| BoardAction::Link(format!("{url}?from={from}{flip}"));
        let mut acts: BTreeMap<Square, BoardAction> =
            choices.keys().map(|from| (*from, link(from))).collect();
        let mut targets = Vec::new();
        let chosen = intent.from.filter(|from| choices.contains_key(from));
        if let Some(from) = chosen {
            acts.insert(from, BoardAction::Link(format!("{url}{}", flip.replace('&', "?"))));
            for (to, text) in &choices[&from] {
                let address = match text.strip_suffix('?') {
                    Some(_) => format!("{url}/analysis?from={from}&to={to}{flip}"),
                    None => format!("{url}/analysis?line={text}{flip}"),
                };
                acts.insert(*to, BoardAction::Link(address));
                targets.push(*to);
            }
        }
        MoveInput {
            marks: Marks { last: None, chosen, acts, targets },
            choices: board::choices_json(&choices),
            ..MoveInput::default()
        }
    }

    /// Squares to click.
    fn choose(
        stored: &StoredGame,
        choices: &MoveChoices,
        reader: &Reader,
        intent: &Intent,
    ) -> MoveInput {
        let url = format!("/games/{}", stored.id);
        let flip = if intent.flip { "&flip=1" } else { "" };
        let mut acts: BTreeMap<Square, BoardAction> = choices
            .keys()
            .map(|from| (*from, BoardAction::Link(format!("{url}?from={from}{flip}"))))
            .collect();
        let mut targets = Vec::new();
        let chosen = intent.from.filter(|from| choices.contains_key(from));
        if let Some(from) = chosen {
            acts.insert(from, BoardAction::Link(format!("{url}{}", flip.replace('&', "?"))));
            for (to, text) in &choices[&from] {
                let at_once = !reader.confirms_moves && !text.ends_with('?');
                acts.insert(
                    *to,
                    if at_once {
                        BoardAction::Button(text.clone())
                    } else {
                        BoardAction::Link(format!("{url}?move={from}{to}{flip}"))
                    },
                );
                targets.push(*to);
            }
        }
        MoveInput {
            marks: Marks { last: None, chosen, acts, targets },
            choices: board::choices_json(choices),
            ..MoveInput::default()
        }
    }

    /// What leaves the king in check looks like any other move: nothing warns of it.
    fn confirm(
        game: &Game,
        reading: Reading,
        reader: &Reader,
        intent: &Intent,
        (conditional_moves, analysis): (&ConditionalMoves, &Analysis),
    ) -> MoveInput {
        let mode = game.start().variant.castling_mode();
        let mv = reading.mv();
        let mut after = game.position().clone();
        chess::play(&mut after, mv, game.start().rules);
        let pending = Pending::Confirm {
            uci: uci(mv, mode),
            quoted: reader.zone.locale().san(&game.quoted(mv)),
            offer_draw: intent.offer_draw,
            may_offer: !after.is_game_over()
                && reader.side.is_some_and(|side| game.may_offer(side).is_ok()),
            lines: reader.side.filter(|_| game.terms().conditional && !after.is_game_over()).map(
                |side| {
                    lines(
                        game,
                        mv,
                        side,
                        intent,
                        (conditional_moves, analysis),
                        reader.zone.locale(),
                    )
                },
            ),
        };
        MoveInput {
            pending: Some(pending),
            pending_move: Some((mv, after)),
            ..MoveInput::default()
        }
    }

    fn promote(game: &Game, text: &str, reader: &Reader) -> MoveInput {
        let mode = game.start().variant.castling_mode();
        let choices = promotions(game.position(), game.start().rules, text)
            .into_iter()
            .filter_map(|mv| {
                let role = mv.promotion()?;
                let piece = chess::Piece { color: game.turn(), role };
                Some(PromotionView {
                    uci: uci(mv, mode),
                    code: board::code(piece),
                    name: reader.zone.locale().role(role),
                })
            })
            .collect();
        let pending = Pending::Promote { choices, sends: !reader.confirms_moves };
        MoveInput { pending: Some(pending), ..MoveInput::default() }
    }
}

/// What can go with a move: as it was typed, else what conditional moves and analysis have
/// behind it.
fn lines(
    game: &Game,
    mv: Move,
    side: Color,
    intent: &Intent,
    (conditional_moves, analysis): (&ConditionalMoves, &Analysis),
    locale: Locale,
) -> LinesView {
    let keep = match &intent.keep {
        Some(typed) => typed.clone(),
        None => {
            let moves =
                format!("{}.{}", uci(mv, game.start().variant.castling_mode()), intent.behind);
            let line = Path::read(game, None, &moves).map(|path| path.line).unwrap_or_default();
            game.lines_after(
                mv,
                side,
                line.get(1..).unwrap_or_default(),
                (conditional_moves, analysis),
            )
        }
    };
    let propose = intent.propose.clone().unwrap_or_default();
    let is_open = intent.with_lines || !keep.is_empty() || !propose.is_empty();
    LinesView {
        keep: locale.san(&keep),
        propose: locale.san(&propose),
        is_open,
        checked: intent.checked.clone(),
        error: intent.lines_error.clone(),
    }
}

fn player_bar(
    game: &Game,
    line: &Line,
    shown: &Chess,
    side: Color,
    [white, black]: &[String; 2],
    reader: &Reader,
) -> PlayerBar {
    let name = side.fold_wb(white, black);
    let taken = captured(&line.start.position, shown, side).pieces;
    let is_turn = game.is_running() && game.turn() == side && game.paused_since().is_none();
    let locale = reader.zone.locale();
    let names: Vec<String> = taken.iter().map(|piece| locale.role(piece.role)).collect();
    let turn = side.fold_wb(locale.t("game-white-to-move"), locale.t("game-black-to-move"));
    PlayerBar {
        name: locale.name(name),
        has_page: name != CLOSED_NAME,
        turn: turn.to_string(),
        is_turn,
        captured: taken.into_iter().map(board::code).collect(),
        captured_label: locale.t("game-captured").with("pieces", names.join(", ")).to_string(),
        clock: is_turn.then(|| running_clock(game, reader.side.is_some(), reader.now, reader.zone)),
    }
}

/// Returns name, sign, label and half-move of the steps through the game.
fn steps(
    shown: usize,
    last: usize,
    locale: Locale,
) -> Vec<(&'static str, &'static str, Message, usize)> {
    vec![
        ("first", "«", locale.t("game-first-position"), 0),
        ("prev", "‹", locale.t("game-previous-move"), shown.saturating_sub(1)),
        ("next", "›", locale.t("game-next-move"), (shown + 1).min(last)),
        ("last", "»", locale.t("game-last-position"), last),
    ]
}

fn status(game: &Game, reader: &Reader, white: &str, black: &str) -> String {
    let locale = reader.zone.locale();
    if let Some(sentence) = locale.ending_sentence(game).or_else(|| locale.pending_sentence(game)) {
        return sentence;
    }
    if let Some(sentence) = claim_view::status(game, white, black, locale) {
        return sentence;
    }
    let turn = match reader.side {
        Some(side) if side == game.turn() => locale.t("game-your-turn"),
        _ => locale.t("game-their-turn").with("name", game.turn().fold_wb(white, black)),
    };
    match game.position().is_check() {
        true => format!("{turn} {}", locale.t("conditional-position-check")),
        false => turn.to_string(),
    }
}
