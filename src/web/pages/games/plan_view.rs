//! A plan and a proposal as the page shows them. A plan is shown to its owner alone.

use super::lines::{Token, tokens, words};
use crate::{
    chess::{Chess, Color, Move, Position as _},
    db::GameId,
    game::{Game, How, Proposal, plan::Plan, variations::Step},
};

/// One's own plan.
pub struct PlanPanel {
    pub lines: Vec<Token>,
    /// In the typed form, for the field.
    pub text: String,
    pub revision: u32,
    /// `3 of 31 replies`; empty on one's own turn.
    pub covered: String,
    /// Resting lines that can come again, each with the reply that brings it.
    pub returning: Vec<RestingView>,
    /// Resting lines that cannot come now.
    pub resting: Vec<Vec<Token>>,
    pub has_resting: bool,
    /// The opponent is to move and the plan can be changed.
    pub may_edit: bool,
    /// The opponent's move came with a draw offer: the plan waits for one's word.
    pub is_held: bool,
    /// Answers of the plan that were made so far.
    pub made: usize,
    pub error: Option<String>,
}

pub struct RestingView {
    pub reply: String,
    pub lines: Vec<Token>,
}

/// Builds the panel. `None` where there are no conditional moves.
pub fn panel(
    id: GameId,
    game: &Game,
    side: Color,
    plan: &Plan,
    remark: (Option<String>, Option<String>),
) -> Option<PlanPanel> {
    if !game.terms().conditional {
        return None;
    }
    let (start, rules) = (game.start(), game.start().rules);
    let plan = &game.settle(side, plan);
    let here = (game.played().len(), game.position());
    let may_edit = game.is_running() && game.turn() != side;
    let is_held =
        game.is_running() && game.turn() == side && game.offer() == Some(!side) && plan.armed() > 0;
    let armed = plan.lines(game.position(), rules);
    let show = |lines| tokens(id, game, lines, here, &[]);
    let returning = if may_edit { plan.returning(game.position(), rules) } else { Vec::new() };
    let covered = if may_edit {
        let all = game.position().legal_moves().len();
        format!("{} of {all} replies", plan.covered(game.position(), rules).len())
    } else {
        String::new()
    };
    let (error, typed) = remark;
    Some(PlanPanel {
        lines: show(&armed),
        text: typed.unwrap_or_else(|| armed.write(start, here.0, here.1)),
        revision: plan.revision(),
        covered,
        returning: returning
            .iter()
            .map(|line| RestingView {
                reply: words(&[line.reply], start),
                lines: show(&line.lines),
            })
            .collect(),
        resting: resting(id, game, side, plan),
        has_resting: plan.resting() > 0,
        may_edit,
        is_held,
        made: by_plan(game, side),
        error,
    })
}

/// What rests behind positions of the game that have passed.
fn resting(id: GameId, game: &Game, side: Color, plan: &Plan) -> Vec<Vec<Token>> {
    if plan.resting() == 0 {
        return Vec::new();
    }
    let line = game.line();
    let mut shown = Vec::new();
    for ply in 0..game.played().len() {
        let position = line.position(ply);
        if position.turn() == side {
            continue;
        }
        let lines = plan.resting_lines(position, game.start().rules);
        if !lines.is_empty() {
            shown.push(tokens(id, game, &lines, (ply, position), &[]));
        }
    }
    shown
}

fn by_plan(game: &Game, side: Color) -> usize {
    let first = game.start().position.turn();
    let own = game.played().iter().enumerate().filter(|(i, _)| (i % 2 == 0) == (first == side));
    own.filter(|(_, played)| played.how == How::ByPlan).count()
}

/// A series of moves that somebody proposes.
pub struct ProposalView {
    pub lines: Vec<Token>,
    pub mine: bool,
    /// The whole main line, to accept it at once.
    pub main: String,
}

/// Returns the proposals that the players see.
pub fn proposals(id: GameId, game: &Game, side: Color) -> Vec<ProposalView> {
    let here = (game.played().len(), game.position());
    let view = |by: Color| {
        let proposal = game.proposal(by)?;
        let main = proposed_line(game, by);
        Some(ProposalView {
            lines: tokens(id, game, proposal.lines(), here, &[]),
            mine: by == side,
            main: words(&main, game.start()),
        })
    };
    [!side, side].into_iter().filter_map(view).collect()
}

/// Returns the main line of a proposal.
fn proposed_line(game: &Game, by: Color) -> Vec<Move> {
    let mut line = Vec::new();
    let mut lines = game.proposal(by).map(Proposal::lines);
    while let Some(first) = lines.and_then(|lines| lines.0.first()) {
        if let Step::Move(mv) = first.step {
            line.push(mv);
        }
        lines = Some(&first.then);
    }
    line
}

/// Returns whether a line from the present position is proposed by the opponent.
pub fn is_proposed(game: &Game, side: Color, line: &[Move]) -> bool {
    let proposal = game.proposal(!side).filter(|_| !line.is_empty());
    proposal.is_some_and(|proposal| proposal.lines().after(line).is_some())
}

/// Returns the replies in a position with what a plan answers: SAN of both.
pub fn coverage(
    plan: &Plan,
    position: &Chess,
    game: &Game,
) -> (Vec<(String, String)>, Vec<String>) {
    let covered = plan.covered(position, game.start().rules);
    let mut answered = Vec::new();
    let mut open = Vec::new();
    for mv in position.legal_moves() {
        let mut after = position.clone();
        let san = crate::chess::play_san(&mut after, mv, game.start().rules).to_string();
        match covered.iter().find(|(reply, _)| *reply == mv) {
            Some((_, answer)) => {
                answered.push((san, super::lines::answer_words(*answer, &after, game.start())));
            }
            None => open.push(san),
        }
    }
    (answered, open)
}
