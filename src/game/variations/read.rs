//! The typed form: PGN movetext with variations, `12...Nf6 13.e5 (12...d5 13.exd5) 13...Nd5`.
//!
//! A bracket, or a new row, begins with the move that it replaces: its number says which one
//! of the line before it. Without a number a bracket replaces the last move, as in PGN.
//! Elsewhere numbers are optional; one that does not fit is a fault, because the line was
//! meant for another position. Moves may be in any notation that is read elsewhere. Marks
//! such as `!?` and `$6` belong to the move before them in an analysis, and are read over elsewhere;
//! so is a result at the end.

use super::{
    Annotation, Branch, Fault, FaultKind, Glyph, MAX_PLIES, Shapes, VariationStep, Variations,
    one_line, played,
};
use crate::{
    chess::{
        self, Color, InputError, Line, Move, Position as _, Start, VariantPosition,
        parse_move_under,
    },
    game::conditional_moves::{DefaultReply, Exceptions, Reply},
};

/// Which words may stand where a move is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Moves only.
    Moves,
    /// Moves with their glyphs and shapes.
    Analysis,
    /// The words of conditional moves of this side: `resign` and `accept` for it, `any` for
    /// the other.
    ConditionalMovesOf(Color),
}

/// Reads variations from the position after so many half-moves of a game with this start.
/// The first fault is named; nothing is read in part.
pub fn read(
    text: &str,
    start: &Start,
    ply: usize,
    position: &VariantPosition,
    kind: LineKind,
) -> Result<Variations, Fault> {
    read_annotated(text, start, ply, position, kind).map(|(_, lines)| lines)
}

/// Does the same, and reads what is noted before the first move.
pub fn read_annotated(
    text: &str,
    start: &Start,
    ply: usize,
    position: &VariantPosition,
    kind: LineKind,
) -> Result<(Annotation, Variations), Fault> {
    let mut reader = LineParser {
        start,
        ply,
        kind,
        nodes: vec![ParsedNode {
            parent: 0,
            step: None,
            annotation: Annotation::default(),
            children: Vec::new(),
            position: Some(position.clone()),
            depth: 0,
        }],
        at: 0,
        brackets: Vec::new(),
        number: None,
        opening: None,
    };
    reader.read(text)?;
    let lines = reader.variations(0);
    Ok((std::mem::take(&mut reader.nodes[0].annotation), lines))
}

struct ParsedNode {
    parent: usize,
    /// `None` for the root.
    step: Option<VariationStep>,
    annotation: Annotation,
    children: Vec<usize>,
    /// `None` behind words that end a line.
    position: Option<VariantPosition>,
    depth: usize,
}

struct LineParser<'a> {
    start: &'a Start,
    ply: usize,
    kind: LineKind,
    nodes: Vec<ParsedNode>,
    at: usize,
    /// Where each open bracket goes back to.
    brackets: Vec<usize>,
    /// A number that was read, and whether it was marked as Black's.
    number: Option<(String, bool)>,
    /// A bracket or a row has begun and no move in it was read.
    opening: Option<Opening>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    Bracket,
    Row,
}

impl LineParser<'_> {
    fn read(&mut self, text: &str) -> Result<(), Fault> {
        let mut rest = text;
        loop {
            let trimmed = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            if rest[..rest.len() - trimmed.len()].contains('\n') && self.opening.is_none() {
                self.opening = Some(Opening::Row);
            }
            rest = trimmed;
            let Some(first) = rest.chars().next() else { break };
            rest = match first {
                '{' => {
                    let Some((comment, after)) = rest[1..].split_once('}') else {
                        return Err(self.fault(FaultKind::CommentNotClosed));
                    };
                    self.comment(comment);
                    after
                }
                '}' => return Err(self.fault(FaultKind::CommentNotOpened)),
                ';' => {
                    let (comment, after) = rest[1..].split_once('\n').unwrap_or((&rest[1..], ""));
                    self.comment(comment);
                    after
                }
                '(' => {
                    self.open()?;
                    &rest[1..]
                }
                ')' => {
                    self.opening = None;
                    self.at = self.brackets.pop().ok_or(self.fault(FaultKind::BracketNotOpened))?;
                    &rest[1..]
                }
                _ => {
                    let end = rest.find(|c: char| c.is_whitespace() || "(){};".contains(c));
                    let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
                    self.word(word, after)?
                }
            };
        }
        if !self.brackets.is_empty() {
            return Err(self.fault(FaultKind::BracketNotClosed));
        }
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        let mut text = one_line(text);
        let annotation = &mut self.nodes[self.at].annotation;
        if self.kind == LineKind::Analysis {
            let (shapes, words) = Shapes::split(&text);
            annotation.shapes.add(&shapes);
            text = words;
        }
        annotation.add_comment(&text);
    }

    fn open(&mut self) -> Result<(), Fault> {
        if self.nodes[self.at].step.is_none() {
            return Err(self.fault(FaultKind::NothingToVary));
        }
        self.brackets.push(self.at);
        self.opening = Some(Opening::Bracket);
        Ok(())
    }

    /// Goes back along the line to the move that the one with this number replaces.
    fn go_back(&mut self, opening: Opening) {
        let fits = |reader: &Self, at: usize| {
            let (number, side) = reader.number_at(at);
            reader.number.as_ref().is_some_and(|(given, is_black)| {
                given.trim_start_matches('0') == number.to_string() && *is_black == side.is_black()
            })
        };
        let before = self.nodes[self.at].parent;
        if opening == Opening::Row && (self.number.is_none() || fits(self, self.at)) {
            return;
        }
        let mut at = before;
        while self.number.is_some() && at != 0 && !fits(self, at) {
            at = self.nodes[at].parent;
        }
        if opening == Opening::Bracket {
            self.at = if self.number.is_none() || fits(self, at) { at } else { before };
        } else if fits(self, at) {
            self.at = at;
        }
    }

    /// Reads a number, a mark, a move or a word, and returns what is left of the text.
    fn word<'t>(&mut self, word: &'t str, after: &'t str) -> Result<&'t str, Fault> {
        if self.kind == LineKind::Analysis
            && let Some(glyph) = Glyph::read(word)
        {
            self.nodes[self.at].annotation.glyphs.set(glyph);
            return Ok(after);
        }
        if word.starts_with('$') || word.chars().all(|c| "!?".contains(c)) {
            return Ok(after);
        }
        if matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") && after.trim().is_empty() {
            return Ok(after);
        }
        if matches!(word, "e.p." | "ep") {
            return Ok(after);
        }
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, behind) = word.split_at(digits);
        let text = behind.trim_start_matches(['.', '…']);
        let dots = &behind[..behind.len() - text.len()];
        // Four or five digits without a dot are a move in ICCF notation.
        if !dots.is_empty() || (text.is_empty() && digits < 4) {
            let is_black = dots.contains('…') || dots.len() > 1;
            match &mut self.number {
                // "12. ...Nf6"
                Some(before) if number.is_empty() => before.1 |= is_black,
                _ if number.is_empty() => {}
                other => *other = Some((number.chars().take(6).collect(), is_black)),
            }
        }
        let is_move = dots.is_empty() && (!text.is_empty() || digits >= 4);
        let text = if is_move { word } else { text };
        if text.is_empty() {
            return Ok(after);
        }
        self.step(text, after)
    }

    fn step<'t>(&mut self, text: &str, after: &'t str) -> Result<&'t str, Fault> {
        if let Some(opening) = self.opening.take() {
            self.go_back(opening);
        }
        let Some(position) = self.nodes[self.at].position.clone() else {
            return Err(self.fault_at(text, FaultKind::AfterTheEnd));
        };
        self.check_number(text)?;
        if self.nodes[self.at].depth >= MAX_PLIES {
            return Err(self.fault_at(text, FaultKind::TooLong { limit: MAX_PLIES }));
        }
        let lower = text.to_ascii_lowercase();
        let word = match lower.trim_end_matches(['!', '?', '.']) {
            "resign" | "resigns" => Some(("resign", VariationStep::Resign)),
            "accept" | "accepts" => Some(("accept", VariationStep::AcceptDraw)),
            _ => None,
        };
        if let Some((word, step)) = word {
            if self.kind != LineKind::ConditionalMovesOf(position.turn()) {
                return Err(self.fault_at(text, FaultKind::Word(word)));
            }
            self.push(step, None);
            return Ok(after);
        }
        if lower == "any" || lower.starts_with("any-") {
            if self.kind != LineKind::ConditionalMovesOf(!position.turn()) {
                return Err(self.fault_at(text, FaultKind::Word("any")));
            }
            return self.any(&lower, &position, after);
        }
        let rules = self.start.rules;
        let mv = parse_move_under(&position, rules, text)
            .map_err(|error| self.fault_at(text, FaultKind::Move(error)))?;
        let after_move = played(&position, mv, rules);
        self.push(VariationStep::Move(mv), Some(after_move));
        let mark = &text[text.trim_end_matches(['!', '?']).len()..];
        if let Some(glyph) = Glyph::read(mark).filter(|_| self.kind == LineKind::Analysis) {
            self.nodes[self.at].annotation.glyphs.set(glyph);
        }
        Ok(after)
    }

    /// Reads the answer behind `any`, which is no line of its own.
    fn any<'t>(
        &mut self,
        word: &str,
        position: &VariantPosition,
        after: &'t str,
    ) -> Result<&'t str, Fault> {
        let unless = Exceptions::parse(word.trim_start_matches("any"))
            .ok_or_else(|| self.fault_at(word, FaultKind::Exception(word.to_owned())))?;
        let missing = self.fault_at(word, FaultKind::AnyWithoutAnswer);
        let mut rest = after;
        loop {
            rest = rest.trim_start();
            let end = rest.find(|c: char| c.is_whitespace() || "(){};".contains(c));
            let (token, left) = rest.split_at(end.unwrap_or(rest.len()));
            let numbered = token.trim_start_matches(|c: char| c.is_ascii_digit());
            let answer = match numbered.trim_start_matches(['.', '…']) {
                bare if bare.len() < numbered.len() => bare,
                _ if numbered.is_empty() && token.len() < 4 => "",
                _ => token,
            };
            if token.is_empty() {
                return Err(missing);
            }
            rest = left;
            if answer.is_empty() {
                continue;
            }
            let reply = match answer.to_ascii_lowercase().as_str() {
                "resign" | "resigns" => Reply::Resign,
                "accept" | "accepts" => Reply::AcceptDraw,
                _ => self.any_move(answer, unless, position)?,
            };
            self.push(VariationStep::Any(DefaultReply { unless, reply }), None);
            return Ok(rest);
        }
    }

    /// Finds the move that is meant, by the first reply after which it is legal.
    fn any_move(
        &self,
        text: &str,
        unless: Exceptions,
        position: &VariantPosition,
    ) -> Result<Reply, Fault> {
        let rules = self.start.rules;
        let mode = self.start.variant().castling_mode();
        let mut first_error = None;
        let mut meant: Vec<(Reply, String)> = Vec::new();
        for mv in position.legal_moves() {
            let after = played(position, mv, rules);
            match parse_move_under(&after, rules, text) {
                Ok(answer) => {
                    let reply = Reply::Move(chess::uci_move(answer, mode));
                    let held = (DefaultReply { unless, reply }).answer(mv, &after).is_none();
                    if !held && meant.iter().all(|(known, _)| *known != reply) {
                        let from = answer.from().map_or_else(String::new, |from| from.to_string());
                        meant.push((reply, format!("{from}{}", answer.to())));
                    }
                }
                // One piece would be picked where several can go.
                Err(error @ InputError::Ambiguous(_)) => {
                    return Err(self.fault_at(text, FaultKind::Move(error)));
                }
                Err(error) => {
                    first_error.get_or_insert(error);
                }
            }
        }
        match meant.as_slice() {
            [(reply, _)] => return Ok(*reply),
            [] => {}
            _ => {
                let moves = meant.into_iter().map(|(_, squares)| squares).collect();
                return Err(self.fault_at(text, FaultKind::Move(InputError::Ambiguous(moves))));
            }
        }
        let kind = match first_error {
            Some(
                error @ (InputError::Unreadable
                | InputError::PromotionMissing
                | InputError::UnclearLetter(_)),
            ) => FaultKind::Move(error),
            _ => FaultKind::AnyNever,
        };
        Err(self.fault_at(text, kind))
    }

    fn push(&mut self, step: VariationStep, position: Option<VariantPosition>) {
        let parent = self.at;
        let known = self.nodes[parent]
            .children
            .iter()
            .find(|i| self.nodes[**i].step.as_ref() == Some(&step));
        self.at = match known {
            Some(index) => *index,
            None => {
                let depth = self.nodes[parent].depth + 1;
                let (annotation, children) = (Annotation::default(), Vec::new());
                self.nodes.push(ParsedNode {
                    parent,
                    step: Some(step),
                    annotation,
                    children,
                    position,
                    depth,
                });
                let index = self.nodes.len() - 1;
                self.nodes[parent].children.push(index);
                index
            }
        };
    }

    fn check_number(&mut self, text: &str) -> Result<(), Fault> {
        let Some((number, is_black)) = self.number.take() else { return Ok(()) };
        let (expected, side) = self.next_number();
        if number.trim_start_matches('0') == expected.to_string() && is_black == side.is_black() {
            return Ok(());
        }
        let place = format!("{number}{}{text}", if is_black { "..." } else { "." });
        let expected = quoted(expected, side, text);
        Err(Fault { place, kind: FaultKind::Number { expected } })
    }

    fn next_number(&self) -> (u32, Color) {
        self.number_at(self.at)
    }

    fn number_at(&self, node: usize) -> (u32, Color) {
        Line::number_from(self.start, self.ply + self.nodes[node].depth)
    }

    fn fault_at(&self, text: &str, kind: FaultKind) -> Fault {
        let (number, side) = self.next_number();
        let short: String = text.chars().take(20).collect();
        Fault { place: quoted(number, side, &short), kind }
    }

    /// A fault behind the last move that was read.
    fn fault(&self, kind: FaultKind) -> Fault {
        let node = &self.nodes[self.at];
        let place = match (&node.step, self.nodes[node.parent].position.as_ref()) {
            (Some(VariationStep::Move(mv)), Some(before)) => {
                let index = self.ply + node.depth - 1;
                format!("After {}", quoted_move(self.start, index, before, *mv))
            }
            _ => String::new(),
        };
        Fault { place, kind }
    }

    fn variations(&mut self, index: usize) -> Variations {
        let children = std::mem::take(&mut self.nodes[index].children);
        let branches = children.into_iter().filter_map(|child| {
            let then = self.variations(child);
            let node = &mut self.nodes[child];
            let annotation = std::mem::take(&mut node.annotation);
            Some(Branch { step: node.step.take()?, annotation, then })
        });
        Variations(branches.collect())
    }
}

/// Returns a line that begins with the number of its first move: if it has none, with that of the
/// position after so many half-moves. A row without one would go on from the row above it.
pub fn numbered(line: &str, start: &Start, ply: usize) -> String {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    // Four digits are a move.
    let has_number = (1..=3).contains(&(line.len() - rest.len()));
    if has_number && rest.starts_with(['.', '…', ' ']) {
        return line.to_owned();
    }
    let (number, side) = Line::number_from(start, ply);
    quoted(number, side, line.trim_start_matches(['.', '…', ' ']))
}

/// Returns a move with its number: `13...Nd5`.
pub(in crate::game) fn quoted(number: u32, side: Color, text: &str) -> String {
    format!("{number}{}{text}", side.fold_wb(".", "..."))
}

/// Returns a move of a line with its number: `13...Nd5`. `index`: half-moves before it.
pub(in crate::game) fn quoted_move(
    start: &Start,
    index: usize,
    before: &VariantPosition,
    mv: Move,
) -> String {
    let (number, side) = Line::number_from(start, index);
    let san = chess::play_san(&mut before.clone(), mv, start.rules);
    quoted(number, side, &san.to_string())
}

/// Returns the fault of a move that was read: where it stands and what is wrong with it.
pub(in crate::game) fn fault_of(
    start: &Start,
    index: usize,
    before: &VariantPosition,
    mv: Move,
    kind: FaultKind,
) -> Fault {
    Fault { place: quoted_move(start, index, before, mv), kind }
}
