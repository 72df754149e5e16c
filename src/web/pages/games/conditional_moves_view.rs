//! Conditional moves and a proposed line as the page shows them. Conditional moves are shown to
//! their owner alone.

use super::{
    lines::{VariationToken, answer_words, tokens, uci_line},
    other_forms::OtherFormsInput,
};
use crate::{
    chess::{Color, Move, Position as _, VariantPosition},
    db::GameId,
    game::{
        Game, MoveSource, ProposedLine,
        conditional_moves::{Answer, ConditionalMoves, DrawnLines},
        variations::{VariationStep, Variations},
    },
    i18n::Locale,
};

/// Moves of inactive lines that a page shows; all of them stand in the PGN with one's analysis.
const MAX_TOKENS: usize = 600;

/// One's own conditional moves.
pub struct ConditionalMovesPanel {
    pub lines: Vec<VariationToken>,
    /// In the typed form, for the field; and what stood there before something was typed.
    pub text: String,
    pub text_before: String,
    /// Something is typed in the field.
    pub is_open: bool,
    pub revision: u32,
    /// `3 of 31 replies answered.`; empty on one's own turn.
    pub covered: String,
    /// Inactive lines that can come again, each with the reply that brings it.
    pub returning: Vec<InactiveView>,
    /// Inactive lines that cannot come now.
    pub inactive: Vec<Vec<VariationToken>>,
    pub has_inactive: bool,
    /// The opponent is to move and the conditional moves can be changed.
    pub may_edit: bool,
    /// The opponent's move came with a draw offer: the conditional moves wait for the player. This
    /// is the answer that declining would play.
    pub held: Option<String>,
    /// What an answer to any reply covers, to be looked at before it is saved.
    pub checked: Option<Vec<AnyView>>,
    /// Answers of the conditional moves that were made so far.
    pub made: usize,
    pub error: Option<String>,
}

/// An answer to any reply, where it stands, and what it does there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyView {
    pub place: String,
    pub answered: Vec<(String, String)>,
    pub open: Vec<String>,
}

fn held_words(answer: Answer, game: &Game, locale: Locale) -> String {
    match answer {
        Answer::Move(mv) => locale.san(&game.quoted(mv)),
        answer => answer_words(answer, game.position(), game.start(), locale),
    }
}

/// Returns what every answer to any reply in conditional moves covers.
pub fn every_any(
    conditional_moves: &ConditionalMoves,
    game: &Game,
    locale: Locale,
) -> Vec<AnyView> {
    let mut found = Vec::new();
    let lines = conditional_moves.lines(game.position(), game.start().rules);
    collect_any(
        &lines,
        game.position(),
        String::new(),
        (conditional_moves, game, locale),
        &mut found,
    );
    found
}

fn collect_any(
    lines: &Variations,
    position: &VariantPosition,
    place: String,
    (conditional_moves, game, locale): (&ConditionalMoves, &Game, Locale),
    found: &mut Vec<AnyView>,
) {
    for branch in &lines.0 {
        match branch.step {
            VariationStep::Any(_) => {
                let (answered, open) = coverage(conditional_moves, position, game, locale);
                found.push(AnyView { place: locale.san(&place), answered, open });
            }
            VariationStep::Move(mv) => {
                let mut after = position.clone();
                let san = crate::chess::play_san(&mut after, mv, game.start().rules);
                let place = format!("{place} {san}").trim().to_owned();
                collect_any(&branch.then, &after, place, (conditional_moves, game, locale), found);
            }
            VariationStep::Resign | VariationStep::AcceptDraw => {}
        }
    }
}

impl ConditionalMovesPanel {
    /// Puts back what was typed and not sent yet, and what it is to replace.
    pub fn give_back(&mut self, beside: &OtherFormsInput) {
        if let (Some(lines), false) = (beside.new_lines(), self.is_open) {
            lines.clone_into(&mut self.text);
            self.text_before = beside.lines_before.clone().unwrap_or_default();
            self.revision = beside.revision;
            self.is_open = true;
        }
    }
}

pub struct InactiveView {
    pub reply: String,
    pub lines: Vec<VariationToken>,
}

/// Builds the panel. `None` where there are no conditional moves, or no more of them.
pub fn panel(
    id: GameId,
    game: &Game,
    side: Color,
    conditional_moves: &ConditionalMoves,
    form_errors: (Option<String>, Option<String>),
    locale: Locale,
) -> Option<ConditionalMovesPanel> {
    if !game.terms().conditional {
        return None;
    }
    let (start, rules) = (game.start(), game.start().rules);
    let conditional_moves = &game.conditional_moves_as_seen(side, conditional_moves);
    let here = (game.played().len(), game.position());
    let may_edit = game.is_running() && game.turn() != side;
    let held = game.held_answer(side, conditional_moves);
    let active = conditional_moves.lines(game.position(), rules);
    let show = |lines| tokens(id, game, lines, here, &[], locale);
    let returning =
        if may_edit { conditional_moves.returning(game.position(), rules) } else { Vec::new() };
    let covered = if may_edit {
        let all = game.position().legal_moves().len();
        let some = conditional_moves.covered(game.position(), rules).len();
        locale.t("conditional-covered").count("some", some).count("all", all).to_string()
    } else {
        String::new()
    };
    let (error, typed) = form_errors;
    let text_before = locale.san(&active.write(start, here.0, here.1));
    let lines = show(&active);
    let has_something = conditional_moves.inactive() > 0 || !lines.is_empty() || error.is_some();
    if !game.is_running() && !has_something {
        return None;
    }
    Some(ConditionalMovesPanel {
        lines,
        is_open: error.is_some() || typed.is_some(),
        text: typed.unwrap_or_else(|| text_before.clone()),
        text_before,
        revision: conditional_moves.revision(),
        covered,
        returning: returning
            .iter()
            .map(|line| InactiveView {
                reply: line.reply.map(|reply| uci_line(&[reply], start)).unwrap_or_default(),
                lines: show(&line.lines),
            })
            .collect(),
        inactive: inactive(id, game, side, conditional_moves, locale),
        has_inactive: conditional_moves.inactive() > 0,
        may_edit,
        held: held.map(|answer| held_words(answer, game, locale)),
        checked: None,
        made: by_conditional_moves(game, side),
        error,
    })
}

/// What is inactive behind positions of the game that have passed.
fn inactive(
    id: GameId,
    game: &Game,
    side: Color,
    conditional_moves: &ConditionalMoves,
    locale: Locale,
) -> Vec<Vec<VariationToken>> {
    if conditional_moves.inactive() == 0 {
        return Vec::new();
    }
    let line = game.line();
    let (mut views, mut shown, mut room) = (Vec::new(), DrawnLines::default(), MAX_TOKENS);
    for ply in 0..game.played().len() {
        if room == 0 {
            break;
        }
        let position = line.position(ply);
        if position.turn() == side {
            continue;
        }
        let lines = conditional_moves.inactive_lines(position, game.start().rules, &mut shown);
        if !lines.is_empty() {
            let mut view = tokens(id, game, &lines, (ply, position), &[], locale);
            view.truncate(room);
            room -= view.len();
            views.push(view);
        }
    }
    views
}

fn by_conditional_moves(game: &Game, side: Color) -> usize {
    let first = game.start().position.turn();
    let own = game.played().iter().enumerate().filter(|(i, _)| (i % 2 == 0) == (first == side));
    own.filter(|(_, played)| played.how == MoveSource::ConditionalMove).count()
}

/// A series of moves that somebody proposes.
pub struct ProposedLineView {
    pub lines: Vec<VariationToken>,
    pub mine: bool,
    /// The whole main line, to accept it at once, and its first move.
    pub main: String,
    pub first: String,
}

/// Returns the proposed lines that the players see.
pub fn proposed_lines(
    id: GameId,
    game: &Game,
    side: Color,
    locale: Locale,
) -> Vec<ProposedLineView> {
    let here = (game.played().len(), game.position());
    let view = |by: Color| {
        let proposed_line = game.proposed_line(by)?;
        let main = main_line(game, by);
        Some(ProposedLineView {
            lines: tokens(id, game, proposed_line.lines(), here, &[], locale),
            mine: by == side,
            first: uci_line(&main[..main.len().min(1)], game.start()),
            main: uci_line(&main, game.start()),
        })
    };
    [!side, side].into_iter().filter_map(view).collect()
}

/// Returns the main line of a proposed line.
fn main_line(game: &Game, by: Color) -> Vec<Move> {
    let mut line = Vec::new();
    let mut lines = game.proposed_line(by).map(ProposedLine::lines);
    while let Some(first) = lines.and_then(|lines| lines.0.first()) {
        if let VariationStep::Move(mv) = first.step {
            line.push(mv);
        }
        lines = Some(&first.then);
    }
    line
}

/// Returns whether a line from the present position is proposed by the opponent.
pub fn is_proposed(game: &Game, side: Color, line: &[Move]) -> bool {
    let proposed_line = game.proposed_line(!side).filter(|_| !line.is_empty());
    proposed_line.is_some_and(|proposed_line| proposed_line.lines().after(line).is_some())
}

/// Returns the replies in a position with what conditional moves answer: SAN of both.
pub fn coverage(
    conditional_moves: &ConditionalMoves,
    position: &VariantPosition,
    game: &Game,
    locale: Locale,
) -> (Vec<(String, String)>, Vec<String>) {
    let covered = conditional_moves.covered(position, game.start().rules);
    let mut answered = Vec::new();
    let mut open = Vec::new();
    for mv in position.legal_moves() {
        let mut after = position.clone();
        let san = crate::chess::play_san(&mut after, mv, game.start().rules);
        let san = locale.san(&san.to_string());
        match covered.iter().find(|(reply, _)| *reply == mv) {
            Some((_, answer)) => {
                answered.push((san, answer_words(*answer, &after, game.start(), locale)));
            }
            None => open.push(san),
        }
    }
    (answered, open)
}
