//! Arrows and circles on a position. PGN has them in the comment, as lichess writes them:
//! `[%csl Rd4][%cal Ge2e4]`.

use crate::chess::Square;

/// The colors: green, red, blue, yellow.
const COLORS: &str = "GRBY";

/// An arrow between two squares, or a circle around one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// One of [`COLORS`].
    color: char,
    from: Square,
    to: Option<Square>,
}

impl Shape {
    /// Reads `Ge2e4` or `Rd4`.
    fn read(text: &str) -> Option<Shape> {
        let color = text.chars().next().filter(|color| COLORS.contains(*color))?;
        let squares = text.get(1..)?;
        let from = squares.get(..2)?.parse().ok()?;
        let to = match squares.get(2..)? {
            "" => None,
            to => Some(to.parse().ok().filter(|to| *to != from)?),
        };
        Some(Shape { color, from, to })
    }

    fn to_text(self) -> String {
        let to = self.to.map(|to| to.to_string()).unwrap_or_default();
        format!("{}{}{to}", self.color, self.from)
    }
}

/// The shapes on one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shapes(Vec<Shape>);

impl Shapes {
    /// How many a position may have.
    pub const MAX: usize = 64;

    /// Reads `Rd4,Ge2e4`; `None` if one of them is none, or if there are too many.
    pub fn read(text: &str) -> Option<Shapes> {
        let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
        let mut shapes = Shapes::default();
        for (index, word) in words.enumerate() {
            shapes.push(Shape::read(word).filter(|_| index < Shapes::MAX)?);
        }
        Some(shapes)
    }

    /// Returns the shapes in a comment, and what else it says. What is not understood stays in it.
    pub fn split(comment: &str) -> (Shapes, String) {
        let (mut shapes, mut words) = (Shapes::default(), String::new());
        let mut parts = comment.split("[%c");
        words.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let command = part.strip_prefix("sl ").or_else(|| part.strip_prefix("al "));
            let command = command.and_then(|command| command.split_once(']'));
            match command.and_then(|(drawn, after)| Some((Shapes::read(drawn)?, after))) {
                Some((drawn, after)) => {
                    shapes.add(&drawn);
                    // What is left on both sides makes no command.
                    words.extend([" ", after]);
                }
                None => words.extend(["[%c", part]),
            }
        }
        (shapes, words.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn has_all_of(&self, others: &Shapes) -> bool {
        others.0.iter().all(|shape| self.0.contains(shape))
    }

    /// Takes the shapes of another analysis in, as far as there is room.
    pub fn add(&mut self, others: &Shapes) {
        others.0.iter().for_each(|shape| self.push(*shape));
        self.0.truncate(Shapes::MAX);
    }

    /// A shape takes the place of one of another color. Circles come before arrows, as they are written.
    fn push(&mut self, shape: Shape) {
        self.0.retain(|other| (other.from, other.to) != (shape.from, shape.to));
        self.0.push(shape);
        self.0.sort_by_key(|shape| shape.to.is_some());
    }

    /// Returns them as [`Shapes::read`] reads them.
    pub fn to_text(&self) -> String {
        self.0.iter().map(|shape| shape.to_text()).collect::<Vec<_>>().join(",")
    }

    /// Returns them as a comment in PGN has them, empty if there are none.
    pub fn to_pgn(&self) -> String {
        let command = |name: &str, has_target: bool| {
            let shapes = self.0.iter().filter(|shape| shape.to.is_some() == has_target);
            let shapes: Vec<_> = shapes.map(|shape| shape.to_text()).collect();
            match shapes.as_slice() {
                [] => String::new(),
                shapes => format!("[%{name} {}]", shapes.join(",")),
            }
        };
        command("csl", false) + &command("cal", true)
    }
}
