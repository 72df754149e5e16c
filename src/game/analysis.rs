//! Analysis: a player's private variations and comments on a game, kept on the
//! server until long after it. It changes nothing in the game.

use std::mem;

use super::{
    Game,
    conditional_moves::{ConditionalMoves, DrawnLines, Root},
    variations::{
        Annotation, Branch, Glyph, LineKind, MAX_PLIES, Shapes, VariationStep, Variations,
        one_line, played, read_annotated,
    },
};
use crate::chess::{self, Color, Move, Position as _, Start, VariantPosition, uci_move};

/// Moves that an analysis may have.
pub const MAX_MOVES: usize = 5_000;
/// Characters that the comments of an analysis may have together.
pub const MAX_ALL_COMMENTS_CHARS: usize = 200_000;
/// Characters that a comment may have.
pub const MAX_COMMENT_CHARS: usize = 2_000;

/// A player's analysis of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    sections: Vec<Section>,
    /// What it was before the last deletion or promotion, which can be undone.
    before: Option<Vec<Section>>,
}

/// Variations from one position of the game, and what is noted about that position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Section {
    /// The moves from the start of the game to the position.
    root: Vec<Move>,
    annotation: Annotation,
    lines: Variations,
}

impl Section {
    fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.annotation == Annotation::default()
    }

    /// Returns the moves of a path after the root, `None` if the path does not begin with it.
    fn behind<'p>(&self, path: &'p [Move]) -> Option<&'p [Move]> {
        path.strip_prefix(self.root.as_slice())
    }

    /// Returns what is noted at the end of a path, `None` if the path leaves the section.
    fn annotation(&self, path: &[Move]) -> Option<&Annotation> {
        match self.behind(path)?.split_last() {
            None => Some(&self.annotation),
            Some((last, before)) => {
                let branch = self.lines.after(before)?.find(&VariationStep::Move(*last))?;
                Some(&branch.annotation)
            }
        }
    }

    /// The same, to be changed.
    fn annotation_mut(&mut self, path: &[Move]) -> Option<&mut Annotation> {
        match self.behind(path)? {
            [] => Some(&mut self.annotation),
            rest => Some(&mut self.lines.branch_mut(rest)?.annotation),
        }
    }

    fn comment_chars(&self) -> usize {
        self.annotation.comment_chars() + self.lines.comment_chars()
    }
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
        self.section(root).lines.after_mut(line);
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
            self.section(root).lines.after_mut(line).merge(lines);
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
        self.annotate(path, game, |annotation| {
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
        self.annotate(path, game, |annotation| match had {
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
        self.annotate(path, game, |annotation| annotation.shapes.clone_from(shapes))?;
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
            self.section(path);
        }
        let sections = self.sections.iter_mut();
        sections.filter_map(|section| section.annotation_mut(path)).for_each(change);
        self.sections.retain(|section| !section.is_empty());
        Ok(())
    }

    pub fn may_undo(&self) -> bool {
        self.before.is_some()
    }

    /// Takes back the last deletion or promotion. What was added and noted since stays. Returns `None` if
    /// there is nothing to undo.
    pub fn undo(&mut self) -> Option<Result<(), AnalysisFull>> {
        let before = self.before.take()?;
        let since = mem::replace(&mut self.sections, before);
        for section in since {
            let ours = self.section(&section.root);
            ours.annotation.overwrite(section.annotation);
            ours.lines.overwrite(section.lines);
        }
        Some(self.check_room())
    }

    /// Makes a change that can be undone.
    fn undoable(&mut self, change: impl FnOnce(&mut Vec<Section>)) {
        let before = self.sections.clone();
        change(&mut self.sections);
        if self.sections != before {
            self.before = Some(before);
        }
    }

    /// Takes the last move of a path out, with all that follows.
    pub fn delete(&mut self, path: &[Move]) {
        self.undoable(|sections| {
            for section in &mut *sections {
                if let Some(rest) = section.behind(path) {
                    section.lines.remove(rest);
                }
            }
            sections.retain(|section| !section.is_empty());
        });
    }

    /// Makes the last move of a path the first of its alternatives.
    pub fn raise(&mut self, path: &[Move]) {
        let Some((last, before)) = path.split_last() else { return };
        self.undoable(|sections| {
            for section in sections {
                let Some(rest) = section.behind(before) else { continue };
                let lines = match rest {
                    [] => Some(&mut section.lines),
                    _ => section.lines.branch_mut(rest).map(|branch| &mut branch.then),
                };
                if let Some(Variations(branches)) = lines {
                    // The others keep their order.
                    branches.sort_by_key(|branch| branch.step != VariationStep::Move(*last));
                }
            }
        });
    }

    /// Returns the section of a position, which is empty if there was none.
    fn section(&mut self, root: &[Move]) -> &mut Section {
        let index = match self.sections.iter().position(|section| section.root == root) {
            Some(index) => index,
            None => {
                let (annotation, lines) = (Annotation::default(), Variations::default());
                self.sections.push(Section { root: root.to_vec(), annotation, lines });
                self.sections.len() - 1
            }
        };
        &mut self.sections[index]
    }

    /// Returns whether all of it begins in the game, and is as small as it has to be.
    pub fn fits(&self, game: &Game) -> bool {
        let moves: Vec<Move> = game.played().iter().map(|played| played.mv).collect();
        self.sections
            .iter()
            .chain(self.before.iter().flatten())
            .all(|section| moves.starts_with(&section.root) && !section.is_empty())
            && self.check_room().is_ok()
    }

    fn check_room(&self) -> Result<(), AnalysisFull> {
        if self.sections.iter().any(|section| section.lines.depth() > MAX_PLIES) {
            return Err(AnalysisFull::Depth);
        }
        let moves: usize = self.sections.iter().map(|section| section.lines.count()).sum();
        if moves > MAX_MOVES {
            return Err(AnalysisFull::Moves);
        }
        let chars: usize = self.sections.iter().map(Section::comment_chars).sum();
        if chars > MAX_ALL_COMMENTS_CHARS { Err(AnalysisFull::Comments) } else { Ok(()) }
    }

    /// Returns the text under which it is stored: a row for each position that lines go on
    /// from, with the moves to it in UCI, what is noted there and the lines in the typed form.
    pub fn to_text(&self, start: &Start) -> String {
        write_sections(&self.sections, start)
    }

    /// Returns the same of what the last deletion or promotion can be undone to.
    pub fn undo_text(&self, start: &Start) -> Option<String> {
        self.before.as_ref().map(|before| write_sections(before, start))
    }

    /// Reads what [`Analysis::to_text`] and [`Analysis::undo_text`] wrote; `None` for anything else.
    pub fn parse(text: &str, undo_text: Option<&str>, start: &Start) -> Option<Analysis> {
        let before = match undo_text {
            Some(text) => Some(read_sections(text, start)?),
            None => None,
        };
        Some(Analysis { sections: read_sections(text, start)?, before })
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
            let section = analysis.section(&moves[..ply]);
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

fn write_sections(sections: &[Section], start: &Start) -> String {
    let mode = start.variant().castling_mode();
    let rows = sections.iter().map(|section| {
        let root: Vec<String> =
            section.root.iter().map(|mv| uci_move(*mv, mode).to_string()).collect();
        let position = position_after(start, &section.root);
        let lines = section.lines.write(start, section.root.len(), &position);
        let noted = section.annotation.to_pgn();
        format!("{}\t{}", root.join(" "), format!("{noted} {lines}").trim())
    });
    rows.collect::<Vec<_>>().join("\n")
}

fn read_sections(text: &str, start: &Start) -> Option<Vec<Section>> {
    let mut sections = Vec::new();
    for row in text.lines() {
        let (root, lines) = row.split_once('\t')?;
        let mut position = start.position.clone();
        let mut moves = Vec::new();
        for word in root.split_ascii_whitespace() {
            let uci: shakmaty::uci::UciMove = word.parse().ok()?;
            let mv = uci.to_move(&position).ok()?;
            chess::play(&mut position, mv, start.rules);
            moves.push(mv);
        }
        let (annotation, lines) =
            read_annotated(lines, start, moves.len(), &position, LineKind::Analysis).ok()?;
        sections.push(Section { root: moves, annotation, lines });
    }
    Some(sections)
}

fn position_after(start: &Start, moves: &[Move]) -> VariantPosition {
    let mut position = start.position.clone();
    moves.iter().for_each(|mv| chess::play(&mut position, *mv, start.rules));
    position
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
