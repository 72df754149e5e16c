//! The variations of an analysis from one position of the game, and the text of them.

use std::iter::Sum;

use crate::{
    chess::{self, Move, Start, VariantPosition, uci_move},
    game::variations::{Annotation, Branch, LineKind, VariationStep, Variations, read_annotated},
};

/// Moves that an analysis may have.
pub const MAX_MOVES: usize = 5_000;
/// Characters that the comments of an analysis may have together.
pub const MAX_ALL_COMMENTS_CHARS: usize = 200_000;

/// Variations from one position of the game, and what is noted about that position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Section {
    /// The moves from the start of the game to the position.
    pub root: Vec<Move>,
    pub annotation: Annotation,
    pub lines: Variations,
}

/// How large something is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Size {
    pub moves: usize,
    /// Of the comments, and of the arrows and circles.
    pub comment_chars: usize,
}

impl Sum for Size {
    fn sum<I: Iterator<Item = Size>>(sizes: I) -> Size {
        sizes.fold(Size::default(), |sum, one| Size {
            moves: sum.moves + one.moves,
            comment_chars: sum.comment_chars + one.comment_chars,
        })
    }
}

impl Section {
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.annotation == Annotation::default()
    }

    /// Returns the moves of a path after the root, `None` if the path does not begin with it.
    pub fn behind<'p>(&self, path: &'p [Move]) -> Option<&'p [Move]> {
        path.strip_prefix(self.root.as_slice())
    }

    /// Returns what is noted at the end of a path, `None` if the path leaves the section.
    pub fn annotation(&self, path: &[Move]) -> Option<&Annotation> {
        match self.behind(path)?.split_last() {
            None => Some(&self.annotation),
            Some((last, before)) => {
                let branch = self.lines.after(before)?.find(&VariationStep::Move(*last))?;
                Some(&branch.annotation)
            }
        }
    }

    /// The same, to be changed.
    pub fn annotation_mut(&mut self, path: &[Move]) -> Option<&mut Annotation> {
        match self.behind(path)? {
            [] => Some(&mut self.annotation),
            rest => Some(&mut self.lines.branch_mut(rest)?.annotation),
        }
    }

    /// Returns what follows a path, to be changed; `None` if the path leaves the section.
    pub fn lines_mut(&mut self, path: &[Move]) -> Option<&mut Variations> {
        match self.behind(path)? {
            [] => Some(&mut self.lines),
            rest => Some(&mut self.lines.branch_mut(rest)?.then),
        }
    }

    /// Returns the way to the end of a path, at each move of it with all alternatives in their order, but
    /// without what is noted and what follows. Of those at its end one may be wanted whole. `None` if the path
    /// leaves the section.
    pub fn pruned(&self, path: &[Move], whole: Option<&VariationStep>) -> Option<Section> {
        let lines = prune(&self.lines, self.behind(path)?, whole)?;
        Some(Section { root: self.root.clone(), annotation: Annotation::default(), lines })
    }

    pub fn size(&self) -> Size {
        Size {
            moves: self.lines.count(),
            comment_chars: self.annotation.comment_chars() + self.lines.comment_chars(),
        }
    }
}

fn prune(lines: &Variations, path: &[Move], whole: Option<&VariationStep>) -> Option<Variations> {
    let next = path.split_first().map(|(first, rest)| (VariationStep::Move(*first), rest));
    if next.as_ref().is_some_and(|(step, _)| lines.find(step).is_none()) {
        return None;
    }
    let branches = lines.0.iter().map(|branch| {
        let bare = Branch::new(branch.step.clone());
        Some(match &next {
            Some((step, rest)) if *step == branch.step => {
                Branch { then: prune(&branch.then, rest, whole)?, ..bare }
            }
            None if whole == Some(&branch.step) => branch.clone(),
            _ => bare,
        })
    });
    branches.collect::<Option<_>>().map(Variations)
}

/// Returns the section of a position, which is empty if there was none.
pub(super) fn find_or_add<'s>(sections: &'s mut Vec<Section>, root: &[Move]) -> &'s mut Section {
    let index = match sections.iter().position(|section| section.root == root) {
        Some(index) => index,
        None => {
            let (annotation, lines) = (Annotation::default(), Variations::default());
            sections.push(Section { root: root.to_vec(), annotation, lines });
            sections.len() - 1
        }
    };
    &mut sections[index]
}

/// Writes the row of a section: the moves to its position in UCI, a tab, what is noted there and the lines in
/// the typed form.
pub(super) fn write_section(section: &Section, start: &Start) -> String {
    let (root, position) = (write_path(&section.root, start), after(start, &section.root));
    let lines = section.lines.write(start, section.root.len(), &position);
    let noted = section.annotation.to_pgn();
    format!("{root}\t{}", format!("{noted} {lines}").trim())
}

/// Reads what [`write_section`] wrote; `None` for anything else.
pub(super) fn read_section(row: &str, start: &Start) -> Option<Section> {
    let (root, lines) = row.split_once('\t')?;
    let (root, position) = read_path(root, start)?;
    let kind = LineKind::Analysis;
    let (annotation, lines) = read_annotated(lines, start, root.len(), &position, kind).ok()?;
    Some(Section { root, annotation, lines })
}

/// Writes moves from the start of a game in UCI.
pub(super) fn write_path(path: &[Move], start: &Start) -> String {
    let mode = start.variant().castling_mode();
    let moves = path.iter().map(|mv| uci_move(*mv, mode).to_string());
    moves.collect::<Vec<_>>().join(" ")
}

/// Reads moves from the start of a game, and the position after them; `None` if one of them is not legal.
pub(super) fn read_path(text: &str, start: &Start) -> Option<(Vec<Move>, VariantPosition)> {
    let mut position = start.position.clone();
    let mut moves = Vec::new();
    for word in text.split_ascii_whitespace() {
        let uci: shakmaty::uci::UciMove = word.parse().ok()?;
        let mv = uci.to_move(&position).ok()?;
        chess::play(&mut position, mv, start.rules);
        moves.push(mv);
    }
    Some((moves, position))
}

fn after(start: &Start, moves: &[Move]) -> VariantPosition {
    let mut position = start.position.clone();
    moves.iter().for_each(|mv| chess::play(&mut position, *mv, start.rules));
    position
}
