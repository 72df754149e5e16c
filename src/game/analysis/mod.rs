//! Analysis: a player's private variations and comments on a game, kept on the
//! server until long after it. It changes nothing in the game.

mod section;
mod undo_steps;

use std::mem;

use self::{
    section::{Section, Size, find_or_add, read_section, write_section},
    undo_steps::UndoSteps,
};
use super::{
    Game,
    conditional_moves::{ConditionalMoves, DrawnLines, Root},
    variations::{
        Annotation, Branch, Glyph, MAX_PLIES, Shapes, VariationStep, Variations, one_line, played,
    },
};
use crate::chess::{Color, Move, Position as _, Start, VariantPosition};

pub use self::{
    section::{MAX_ALL_COMMENTS_CHARS, MAX_MOVES},
    undo_steps::BETWEEN_STEPS,
};

/// Characters that a comment may have.
pub const MAX_COMMENT_CHARS: usize = 2_000;

/// A player's analysis of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    sections: Vec<Section>,
    /// What was taken out of it or replaced, which can be undone.
    undo_steps: UndoSteps,
}

/// Why an analysis was not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisFull {
    Moves,
    Comment,
    Comments,
    Depth,
}

impl Analysis {
    pub fn is_empty(&self) -> bool {
        self.sections.is_empty()
    }

    /// Returns what the analysis has from the end of a path, which starts with the game.
    pub fn from(&self, path: &[Move]) -> Variations {
        let mut lines = Variations::default();
        for section in &self.sections {
            if let Some(found) = section.behind(path).and_then(|rest| section.lines.after(rest)) {
                lines.merge(found.clone());
            }
        }
        lines
    }

    /// Returns whether the last move of a path is in the analysis.
    pub fn has(&self, path: &[Move]) -> bool {
        self.sections.iter().any(|section| {
            section
                .behind(path)
                .is_some_and(|rest| !rest.is_empty() && section.lines.after(rest).is_some())
        })
    }

    /// Returns what is noted about the last move of a path and the position after it.
    pub fn annotation(&self, path: &[Move]) -> Annotation {
        let mut noted = Annotation::default();
        let found = self.sections.iter().filter_map(|section| section.annotation(path));
        found.for_each(|annotation| noted.add(annotation.clone()));
        noted
    }

    /// Puts a path into the analysis, from the position after its first `game` moves.
    pub fn keep(&mut self, path: &[Move], game: usize) -> Result<(), AnalysisFull> {
        let game = game.min(path.len());
        if path.len() == game || self.has(path) {
            return Ok(());
        }
        let (root, line) = path.split_at(game);
        find_or_add(&mut self.sections, root).lines.after_mut(line);
        self.check_room()
    }

    /// Adds variations to the analysis that go on from the end of a path, and what is noted there.
    pub fn take_in(
        &mut self,
        path: &[Move],
        game: usize,
        (annotation, lines): (Annotation, Variations),
    ) -> Result<(), AnalysisFull> {
        if annotation != Annotation::default() {
            self.annotate(path, game, |noted| noted.add(annotation.clone()))?;
        }
        if !lines.is_empty() {
            let (root, line) = path.split_at(game.min(path.len()));
            find_or_add(&mut self.sections, root).lines.after_mut(line).merge(lines);
        }
        self.check_room()
    }

    /// Sets the comment on the last move of a path, which is kept if it was not.
    pub fn set_comment(
        &mut self,
        path: &[Move],
        game: usize,
        comment: &str,
    ) -> Result<(), AnalysisFull> {
        let comment = one_line(comment);
        if comment.chars().count() > MAX_COMMENT_CHARS {
            return Err(AnalysisFull::Comment);
        }
        // As a file of PGN would have it.
        let (shapes, comment) = Shapes::split(&comment);
        self.annotate_undoably(path, game, |annotation| {
            annotation.shapes.add(&shapes);
            annotation.comment.clone_from(&comment);
        })?;
        // Where there is too much already, taking a comment away must stay possible.
        if comment.is_empty() { Ok(()) } else { self.check_room() }
    }

    /// Puts a glyph on the last move of a path, which is kept if it was not; or takes it away.
    pub fn toggle_glyph(
        &mut self,
        path: &[Move],
        game: usize,
        glyph: Glyph,
    ) -> Result<(), AnalysisFull> {
        let had = self.annotation(path).glyphs.has(glyph);
        self.annotate_undoably(path, game, |annotation| match had {
            true => annotation.glyphs.unset(glyph),
            false => annotation.glyphs.set(glyph),
        })
    }

    /// Sets the arrows and circles on the position after the last move of a path, which is kept if it was
    /// not.
    pub fn set_shapes(
        &mut self,
        path: &[Move],
        game: usize,
        shapes: &Shapes,
    ) -> Result<(), AnalysisFull> {
        self.annotate_undoably(path, game, |annotation| annotation.shapes.clone_from(shapes))?;
        if shapes.is_empty() { Ok(()) } else { self.check_room() }
    }

    /// Changes what is noted about the last move of a path, wherever it stands. The path is kept if it was
    /// not.
    fn annotate(
        &mut self,
        path: &[Move],
        game: usize,
        change: impl Fn(&mut Annotation),
    ) -> Result<(), AnalysisFull> {
        self.keep(path, game)?;
        if !self.has(path) {
            find_or_add(&mut self.sections, path);
        }
        let sections = self.sections.iter_mut();
        sections.filter_map(|section| section.annotation_mut(path)).for_each(change);
        self.sections.retain(|section| !section.is_empty());
        Ok(())
    }

    /// The same, but what is lost thereby can be brought back.
    fn annotate_undoably(
        &mut self,
        path: &[Move],
        game: usize,
        change: impl Fn(&mut Annotation),
    ) -> Result<(), AnalysisFull> {
        let before = self.annotation(path);
        self.annotate(path, game, change)?;
        let after = self.annotation(path);
        self.undo_steps.note(path.split_at(game.min(path.len())), before, after);
        Ok(())
    }

    /// Makes changes that are undone together.
    pub fn in_one_step<R>(&mut self, change: impl FnOnce(&mut Analysis) -> R) -> R {
        let earlier = mem::take(&mut self.undo_steps);
        let result = change(self);
        let made = mem::replace(&mut self.undo_steps, earlier);
        self.undo_steps.join(made);
        result
    }

    pub fn may_undo(&self) -> bool {
        !self.undo_steps.is_empty()
    }

    /// Takes back the last deletion, promotion or change of what is noted. What was added since stays.
    /// Returns `None` if there is nothing to undo.
    pub fn undo(&mut self) -> Option<Result<(), AnalysisFull>> {
        self.undo_steps.take_back(&mut self.sections)?;
        Some(self.check_room())
    }

    /// Takes the last move of a path out, with all that follows.
    pub fn delete(&mut self, path: &[Move]) {
        self.change_lines(path, true, |lines, step| {
            lines.0.retain(|branch| branch.step != *step);
        });
    }

    /// Makes the last move of a path the first of its alternatives.
    pub fn raise(&mut self, path: &[Move]) {
        self.change_lines(path, false, |lines, step| {
            // The others keep their order.
            lines.0.sort_by_key(|branch| branch.step != *step);
        });
    }

    /// Changes the alternatives among which the last move of a path is, in a way that can be undone.
    /// `deletes`: what follows it goes too.
    fn change_lines(
        &mut self,
        path: &[Move],
        deletes: bool,
        change: impl Fn(&mut Variations, &VariationStep),
    ) {
        let Some((last, before)) = path.split_last() else { return };
        let step = VariationStep::Move(*last);
        let mut changed = Vec::new();
        for section in &mut self.sections {
            let was = section.pruned(before, deletes.then_some(&step));
            let Some((was, lines)) = was.zip(section.lines_mut(before)) else { continue };
            let steps = |lines: &Variations| -> Vec<VariationStep> {
                lines.0.iter().map(|branch| branch.step.clone()).collect()
            };
            let order = steps(lines);
            change(lines, &step);
            if steps(lines) != order {
                changed.push(was);
            }
        }
        self.sections.retain(|section| !section.is_empty());
        self.undo_steps.lines(changed);
    }

    /// Returns whether all of it begins in the game, and is as small as it has to be.
    pub fn fits(&self, game: &Game) -> bool {
        let moves: Vec<Move> = game.played().iter().map(|played| played.mv).collect();
        let begins = |section: &Section| moves.starts_with(&section.root) && !section.is_empty();
        self.sections.iter().chain(self.undo_steps.sections()).all(begins)
            && self.undo_steps.has_room()
            && self.check_room().is_ok()
    }

    fn check_room(&self) -> Result<(), AnalysisFull> {
        if self.sections.iter().any(|section| section.lines.depth() > MAX_PLIES) {
            return Err(AnalysisFull::Depth);
        }
        let size: Size = self.sections.iter().map(Section::size).sum();
        if size.moves > MAX_MOVES {
            return Err(AnalysisFull::Moves);
        }
        if size.comment_chars > MAX_ALL_COMMENTS_CHARS {
            return Err(AnalysisFull::Comments);
        }
        Ok(())
    }

    /// Returns the text under which it is stored: a row for each position that lines go on
    /// from, with the moves to it in UCI, what is noted there and the lines in the typed form.
    pub fn to_text(&self, start: &Start) -> String {
        let rows = self.sections.iter().map(|section| write_section(section, start));
        rows.collect::<Vec<_>>().join("\n")
    }

    /// Returns the text under which the steps are stored that can be undone: as many of the last ones as
    /// have room in so many bytes. `None` if there are none.
    pub fn undo_text(&self, start: &Start, max_bytes: usize) -> Option<String> {
        self.undo_steps.to_text(start, max_bytes)
    }

    /// Reads what [`Analysis::to_text`] and [`Analysis::undo_text`] wrote; `None` for anything else. Without
    /// steps the second text is empty.
    pub fn parse(text: &str, undo_text: &str, start: &Start) -> Option<Analysis> {
        let sections = text.lines().map(|row| read_section(row, start));
        let undo_steps = UndoSteps::parse(undo_text, start)?;
        Some(Analysis { sections: sections.collect::<Option<_>>()?, undo_steps })
    }

    /// Returns the analysis with all lines of conditional moves, active or not, at the positions
    /// of the game from which they went on. What is no move becomes a comment.
    pub fn with_conditional_moves(
        &self,
        game: &Game,
        conditional_moves: &ConditionalMoves,
    ) -> Analysis {
        let mut analysis = self.clone();
        if conditional_moves.is_empty() {
            return analysis;
        }
        let moves: Vec<Move> = game.played().iter().map(|played| played.mv).collect();
        let mut shown = DrawnLines::default();
        let line = game.line();
        for ply in 0..=moves.len() {
            let lines =
                conditional_moves.more_lines(line.position(ply), game.start().rules, &mut shown);
            if lines.is_empty() {
                continue;
            }
            let section = find_or_add(&mut analysis.sections, &moves[..ply]);
            // An answer to any reply becomes a comment on the position before it.
            let comments = lines.0.iter().filter_map(planned_word);
            comments.for_each(|comment| section.annotation.add_comment(&comment));
            section.lines.merge(moves_only(lines));
        }
        analysis
    }

    /// Returns the game with the analysis beside it, as PGN movetext: the moves that were made,
    /// and as variations what was thought of instead. A move that was in the analysis is marked
    /// as expected.
    pub fn beside(&self, game: &Game) -> String {
        let moves: Vec<Move> = game.played().iter().map(|played| played.mv).collect();
        let mut text = self.annotation(&[]).to_pgn().trim_start().to_owned();
        if !text.is_empty() {
            text.push(' ');
        }
        let line = game.line();
        for (i, step) in line.steps.iter().enumerate() {
            let expected = self.from(&moves[..i]);
            let here = expected.find(&VariationStep::Move(step.mv));
            let first = expected
                .0
                .first()
                .is_some_and(|branch| branch.step == VariationStep::Move(step.mv));
            let mut annotation = self.annotation(&moves[..=i]);
            if here.is_some() {
                let word = if first { "expected" } else { "considered" };
                annotation.comment = match annotation.comment.as_str() {
                    "" => word.to_owned(),
                    comment => format!("{word}: {comment}"),
                };
            }
            text.push_str(&line.quoted(i));
            text.push_str(&annotation.to_pgn());
            let position = line.position(i);
            for branch in expected.0 {
                if branch.step != VariationStep::Move(step.mv) {
                    let only = Variations(vec![branch]);
                    text.push_str(&format!(" ({})", only.write(game.start(), i, position)));
                }
            }
            text.push(' ');
        }
        let last = self.from(&moves);
        if !last.is_empty() {
            // What goes on behind the last move has no move to vary.
            text.push_str(&format!(
                "{{ Behind the last move: {} }} ",
                one_line(&last.write(game.start(), moves.len(), game.position()))
            ));
        }
        text
    }
}

impl Game {
    /// Returns the lines that a player could keep when making a move, in the typed form:
    /// the conditional moves from the position after it, then what the analysis adds.
    /// `line` goes before both: it is what the player has on the board.
    pub fn lines_after(
        &self,
        mv: Move,
        side: Color,
        line: &[Move],
        (conditional_moves, analysis): (&ConditionalMoves, &Analysis),
    ) -> String {
        let position = played(self.position(), mv, self.start().rules);
        if position.legal_moves().is_empty() {
            return String::new();
        }
        let mut path: Vec<Move> = self.played().iter().map(|played| played.mv).collect();
        path.push(mv);
        let mut first = Variations::default();
        first.after_mut(line);
        let here = (&position, path.len());
        self.plannable(here, side, &[first, analysis.from(&path)], conditional_moves)
    }

    /// Returns a line that goes on from the position after a move, in the typed form.
    pub fn write_line_after(&self, mv: Move, line: &[Move]) -> String {
        let position = played(self.position(), mv, self.start().rules);
        let mut lines = Variations::default();
        lines.after_mut(line);
        lines.write(self.start(), self.played().len() + 1, &position)
    }

    /// Returns the lines from a position that could become a side's conditional moves, in the typed
    /// form: the line on the board, then the conditional moves, then the analysis. What contradicts
    /// what is there already is left out.
    fn plannable(
        &self,
        (position, ply): (&VariantPosition, usize),
        side: Color,
        [line, analysis]: &[Variations; 2],
        conditional_moves: &ConditionalMoves,
    ) -> String {
        let root = Root { start: self.start(), ply, position, side };
        let rules = self.start().rules;
        let planned = conditional_moves.all_lines(position, rules);
        let mut kept = ConditionalMoves::default();
        for lines in [&with_answers(line), &planned, &with_answers(analysis)] {
            let text = lines.write(self.start(), ply, position);
            kept = kept.added(&text, root).unwrap_or(kept);
        }
        kept.lines(position, rules).write(self.start(), ply, position)
    }
}

/// Returns the text of a conditional answer that is not a move.
fn planned_word(branch: &Branch) -> Option<String> {
    let planned = match branch.step {
        VariationStep::Resign => "planned: resign".to_owned(),
        VariationStep::AcceptDraw => "planned: accept a draw".to_owned(),
        VariationStep::Any(any) => format!("planned: any{} {}", any.unless, any.reply),
        VariationStep::Move(_) => return None,
    };
    Some(format!("{planned} {}", branch.annotation.comment).trim_end().to_owned())
}

/// Turns the words of conditional moves into comments on the move before them.
fn moves_only(lines: Variations) -> Variations {
    let branches = lines.0.into_iter().filter_map(|mut branch| {
        let comments: Vec<String> = branch.then.0.iter().filter_map(planned_word).collect();
        comments.iter().for_each(|comments| branch.annotation.add_comment(comments));
        branch.then = moves_only(branch.then);
        matches!(branch.step, VariationStep::Move(_)).then_some(branch)
    });
    Variations(branches.collect())
}

/// Keeps of variations that start with the opponent's moves the first answer to each, and
/// drops what has none. Glyphs stay behind.
pub fn with_answers(lines: &Variations) -> Variations {
    let answered = |branch: &Branch| {
        let answer = branch.then.0.first()?;
        let bare = |of: &Branch, then: Variations| Branch {
            annotation: Annotation::of_comment(of.annotation.comment.clone()),
            then,
            ..Branch::new(of.step.clone())
        };
        let then = Variations(vec![bare(answer, with_answers(&answer.then))]);
        Some(bare(branch, then))
    };
    Variations(lines.0.iter().filter_map(answered).collect())
}
