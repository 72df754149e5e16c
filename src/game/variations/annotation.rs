//! What is noted about a move and the position after it.

use super::{glyphs::Glyphs, shapes::Shapes};

/// What an arrow takes in a comment: `Ge2e4,`
const CHARS_OF_SHAPE: usize = 6;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// Analyses alone have glyphs and shapes.
    pub glyphs: Glyphs,
    pub shapes: Shapes,
    /// In one line; empty if there is none.
    pub comment: String,
}

impl Annotation {
    pub fn of_comment(comment: String) -> Annotation {
        Annotation { comment, ..Annotation::default() }
    }

    /// Returns how many characters the comment has, with the shapes.
    pub fn comment_chars(&self) -> usize {
        self.comment.chars().count() + CHARS_OF_SHAPE * self.shapes.len()
    }

    /// Returns it as it stands behind a move in PGN, with a space before each part; empty if nothing is noted.
    pub fn to_pgn(&self) -> String {
        let comment = match self.pgn_comment() {
            comment if comment.is_empty() => comment,
            comment => format!(" {{{comment}}}"),
        };
        format!("{}{comment}", self.glyphs.to_pgn())
    }

    /// Returns what stands in braces behind the move in PGN, empty if that is nothing: shapes, then words.
    pub fn pgn_comment(&self) -> String {
        format!("{} {}", self.shapes.to_pgn(), self.comment).trim().to_owned()
    }

    /// Adds a comment behind the one that is there, unless it says the same.
    pub fn add_comment(&mut self, comment: &str) {
        if comment.is_empty() || self.comment == comment {
            return;
        }
        if !self.comment.is_empty() {
            self.comment.push(' ');
        }
        self.comment.push_str(comment);
    }

    /// Takes in what is noted elsewhere: comments stand side by side.
    pub fn add(&mut self, other: Annotation) {
        self.glyphs.add(other.glyphs);
        self.shapes.add(&other.shapes);
        self.add_comment(&other.comment);
    }

    /// The same, but what is noted elsewhere takes the place of its kind.
    pub fn overwrite(&mut self, newer: Annotation) {
        if newer.glyphs != Glyphs::default() {
            self.glyphs = newer.glyphs;
        }
        if newer.shapes != Shapes::default() {
            self.shapes = newer.shapes;
        }
        if !newer.comment.is_empty() {
            self.comment = newer.comment;
        }
    }

    /// Returns whether nothing of an older annotation is lost in this one.
    pub fn has_all_of(&self, older: &Annotation) -> bool {
        (older.comment.is_empty() || self.comment == older.comment)
            && self.glyphs.has_all_of(older.glyphs)
            && self.shapes.has_all_of(&older.shapes)
    }

    /// Takes a change back, which made `after` from `before`. What was added since stays.
    pub fn bring_back(&mut self, before: &Annotation, after: &Annotation) {
        if self.comment == after.comment {
            self.comment.clone_from(&before.comment);
        } else {
            let since = std::mem::replace(&mut self.comment, before.comment.clone());
            self.add_comment(&since);
        }
        if self.glyphs == after.glyphs {
            self.glyphs = before.glyphs;
        } else {
            self.glyphs.add(before.glyphs);
        }
        if self.shapes == after.shapes {
            self.shapes.clone_from(&before.shapes);
        } else {
            self.shapes.add(&before.shapes);
        }
    }
}
