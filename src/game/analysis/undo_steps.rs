//! What was taken out of an analysis, or replaced in it, step by step: each step can be taken back, the last
//! one first. It has only what its change touched, so what was added elsewhere since stays as it is.

use super::section::{
    MAX_ALL_COMMENTS_CHARS, MAX_MOVES, Section, Size, read_path, read_section, write_path,
    write_section,
};
use crate::{
    chess::{Move, Start},
    game::variations::{Annotation, LineKind, Variations, read_annotated},
};

/// So many steps are kept.
const MAX_STEPS: usize = 20;
/// Stands between two steps, as text. A row of a step is never empty.
pub const BETWEEN_STEPS: &str = "\n\n";

/// The steps, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct UndoSteps(Vec<Vec<UndoPart>>);

/// A part of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
enum UndoPart {
    /// Where alternatives were deleted or put in another order, what they were ([`Section::pruned`]).
    Lines(Section),
    /// What was noted at the end of a line, and what stood there after the change.
    Note {
        /// The moves from the start of the game to the position from which the line goes on.
        root: Vec<Move>,
        line: Vec<Move>,
        before: Annotation,
        after: Annotation,
    },
}

impl UndoSteps {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds what stood where lines were deleted or put in another order, if any were.
    pub fn lines(&mut self, was: Vec<Section>) {
        self.push(was.into_iter().map(UndoPart::Lines).collect());
    }

    /// Adds what was noted at the end of a line from a position of the game, if something of it is lost.
    pub fn note(
        &mut self,
        (root, line): (&[Move], &[Move]),
        before: Annotation,
        after: Annotation,
    ) {
        if !after.has_all_of(&before) {
            let (root, line) = (root.to_vec(), line.to_vec());
            self.push(vec![UndoPart::Note { root, line, before, after }]);
        }
    }

    /// Adds other steps, as one.
    pub fn join(&mut self, others: UndoSteps) {
        self.push(others.0.into_iter().flatten().collect());
    }

    fn push(&mut self, step: Vec<UndoPart>) {
        if step.is_empty() {
            return;
        }
        self.0.push(step);
        // The last one can be undone however large it is.
        while self.0.len() > 1 && !self.has_room() {
            self.0.remove(0);
        }
    }

    /// Returns whether there are no more steps than are kept, and whether all but the last one are together
    /// no larger than an analysis.
    pub fn has_room(&self) -> bool {
        let earlier = self.0.split_last().map_or(&[][..], |(_, earlier)| earlier);
        let size: Size = earlier.iter().flatten().map(UndoPart::size).sum();
        self.0.len() <= MAX_STEPS
            && size.moves <= MAX_MOVES
            && size.comment_chars <= MAX_ALL_COMMENTS_CHARS
    }

    /// Returns the positions at which steps begin, with what they bring back.
    pub fn sections(&self) -> impl Iterator<Item = &Section> {
        self.0.iter().flatten().filter_map(|part| match part {
            UndoPart::Lines(section) => Some(section),
            UndoPart::Note { .. } => None,
        })
    }

    /// Takes the last step back; `None` if there is none.
    pub fn take_back(&mut self, sections: &mut Vec<Section>) -> Option<()> {
        self.0.pop()?.into_iter().rev().for_each(|part| part.take_back(sections));
        Some(())
    }

    /// Returns the last steps as text: as many as have room in so many bytes. `None` if there are none.
    pub fn to_text(&self, start: &Start, max_bytes: usize) -> Option<String> {
        let mut texts = Vec::new();
        let mut bytes = 0;
        for step in self.0.iter().rev() {
            let rows: Vec<String> = step.iter().map(|part| part.to_text(start)).collect();
            let text = rows.join("\n");
            bytes += text.len() + BETWEEN_STEPS.len();
            if bytes > max_bytes {
                break;
            }
            texts.insert(0, text);
        }
        (!texts.is_empty()).then(|| texts.join(BETWEEN_STEPS))
    }

    /// Reads what [`UndoSteps::to_text`] wrote; `None` for anything else.
    pub fn parse(text: &str, start: &Start) -> Option<UndoSteps> {
        let steps = text.split(BETWEEN_STEPS).filter(|text| !text.is_empty());
        let read = |text: &str| -> Option<Vec<UndoPart>> {
            text.lines().map(|row| UndoPart::parse(row, start)).collect()
        };
        steps.map(read).collect::<Option<_>>().map(UndoSteps)
    }
}

impl UndoPart {
    fn size(&self) -> Size {
        match self {
            UndoPart::Lines(section) => section.size(),
            UndoPart::Note { before, after, .. } => {
                Size { moves: 0, comment_chars: before.comment_chars() + after.comment_chars() }
            }
        }
    }

    fn take_back(self, sections: &mut Vec<Section>) {
        match self {
            UndoPart::Lines(was) => put_back(sections, was),
            UndoPart::Note { root, line, before, after } => {
                let path = [root.as_slice(), &line].concat();
                let mut has_place = false;
                for noted in sections.iter_mut().filter_map(|one| one.annotation_mut(&path)) {
                    noted.bring_back(&before, &after);
                    has_place = true;
                }
                // It may have been all that was noted about a position of the game.
                if !has_place && line.is_empty() {
                    let lines = Variations::default();
                    put_back(sections, Section { root, annotation: before, lines });
                }
            }
        }
    }

    /// The row of a section; of a note the moves to the position and those of the line in UCI, what was noted
    /// before and after, with tabs between them.
    fn to_text(&self, start: &Start) -> String {
        match self {
            UndoPart::Lines(section) => write_section(section, start),
            UndoPart::Note { root, line, before, after } => {
                let [root, line] = [root, line].map(|moves| write_path(moves, start));
                let [before, after] = [before, after].map(Annotation::to_pgn);
                format!("{root}\t{line}\t{}\t{}", before.trim(), after.trim())
            }
        }
    }

    fn parse(row: &str, start: &Start) -> Option<UndoPart> {
        let columns: Vec<&str> = row.split('\t').collect();
        let [root, line, before, after] = columns[..] else {
            return read_section(row, start).map(UndoPart::Lines);
        };
        let (path, position) = read_path(&format!("{root} {line}"), start)?;
        let read = |noted: &str| {
            let kind = LineKind::Analysis;
            let (annotation, lines) =
                read_annotated(noted, start, path.len(), &position, kind).ok()?;
            lines.is_empty().then_some(annotation)
        };
        let (before, after) = (read(before)?, read(after)?);
        let (root, line) = path.split_at_checked(root.split_ascii_whitespace().count())?;
        Some(UndoPart::Note { root: root.to_vec(), line: line.to_vec(), before, after })
    }
}

/// Puts back what a section had, in its order. What it has now goes before it, where both say something.
fn put_back(sections: &mut Vec<Section>, was: Section) {
    match sections.iter_mut().find(|section| section.root == was.root) {
        Some(section) => {
            let since = std::mem::replace(section, was);
            section.annotation.overwrite(since.annotation);
            section.lines.overwrite(since.lines);
        }
        None => {
            // As if the game had just come there.
            let place = sections.partition_point(|section| section.root.len() <= was.root.len());
            sections.insert(place, was);
        }
    }
}
