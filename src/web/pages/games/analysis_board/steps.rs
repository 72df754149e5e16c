//! The steps along what is known of a line: the game, proposed lines, the analysis, the conditional moves.
//! Before a line they go back in the game.

use super::{addresses::AnalysisAddresses, analyzed_line::AnalyzedLine};
use crate::{
    chess::{self, Move},
    game::variations::{VariationStep, Variations},
    i18n::key,
    web::pages::games::{lines::Path, step_links::StepLinks},
};

/// Moves after which the end of what is known counts as reached.
const MAX_MOVES: usize = 100;

pub fn steps(line: &AnalyzedLine, addresses: &AnalysisAddresses) -> StepLinks {
    let (path, rules) = (line.path, line.game.start().rules);
    let before = path.line.len().saturating_sub(1);
    let from = line.game.position_after(path.ply, &[]);
    let conditional = from.map(|from| line.conditional_moves.all_lines(&from, rules));
    let conditional = conditional.unwrap_or_default();
    let next = known_next(line, path, &conditional);
    let mut on = path.line.clone();
    on.extend(next);
    let mut end = path.clone();
    let mut next = next;
    while let Some(mv) = next.filter(|_| end.line.len() < MAX_MOVES) {
        chess::play(&mut end.position, mv, rules);
        end.line.push(mv);
        next = known_next(line, &end, &conditional);
    }
    let back = match path.line.is_empty() {
        true => [0, path.ply.saturating_sub(1)].map(|ply| addresses.in_game(ply)),
        false => [&[], &path.line[..before]].map(|moves| addresses.after(moves)),
    };
    let [first, previous] = back;
    StepLinks::new(
        line.locale,
        (key!("analysis-start-of-line"), key!("analysis-end-of-line")),
        [first, previous, addresses.after(&on), addresses.after(&end.line)],
        Some(addresses.flipped()),
    )
}

/// The move with which the game, a proposed line, the analysis or the conditional moves go on.
fn known_next(line: &AnalyzedLine, path: &Path, conditional: &Variations) -> Option<Move> {
    let AnalyzedLine { game, side, analysis, .. } = *line;
    let made = game.played().iter().skip(path.ply).map(|played| played.mv);
    let made: Vec<Move> = made.take(path.line.len() + 1).collect();
    if let Some(next) = made.strip_prefix(path.line.as_slice()).and_then(|rest| rest.first()) {
        return Some(*next);
    }
    let first = |lines: &Variations| match lines.0.first()?.step {
        VariationStep::Move(mv) => Some(mv),
        _ => None,
    };
    let proposed = [!side, side].into_iter().filter_map(|by| game.proposed_line(by));
    let mut proposed = proposed.filter_map(|proposed_line| proposed_line.lines().after(&path.line));
    let proposed = proposed.find_map(first).filter(|_| line.is_at_present());
    let analyzed = || first(&analysis.from(&path.whole(game)));
    let conditional = || first(conditional.after(&path.line)?);
    proposed.or_else(analyzed).or_else(conditional)
}
