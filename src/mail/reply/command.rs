//! Understands what a player wrote: one command, and conditional lines. Never guesses.
//!
//! Commands are read in every language that emails are written in, whichever the player has: no
//! word means one thing in one of them and another in another.

use super::{
    greeting::{self, Courtesy},
    line_words::{MoveNumber, is_debris, split_number, spoken, words},
    quote::Skipped,
    shape::{ForeignPieceLetter, chess_move, foreign_letter},
    typed::{in_small_letters, two_squares, without_gaps},
};
use crate::i18n::Locale;

/// The longest line that is read, in characters.
const MAX_LINE_CHARS: usize = 2_000;
/// The most conditional lines in one email.
const MAX_CONDITIONAL_LINES: usize = 40;
/// So many lines are said not to have been read, and so many of a signature.
const MAX_UNREAD_LINES: usize = 3;

/// What conditional lines begin with.
const IF: [&str; 4] = ["if", "wenn", "falls", "si"];

/// What may stand between a condition and its answer.
const THEN: [&str; 4] = ["then", "dann", "alors", "entonces"];

const RESIGN: [&str; 11] = [
    "resign",
    "i resign",
    "aufgeben",
    "ich gebe auf",
    "aufgabe",
    "abandono",
    "abandonar",
    "me rindo",
    "j'abandonne",
    "abandonner",
    "abandon",
];
/// Behind a move they offer a draw too.
const DRAW: [&str; 9] =
    ["draw", "draw?", "offer draw", "remis", "remis?", "tablas", "tablas?", "nulle", "nulle?"];
const OFFER_DRAW: [&str; 13] = [
    "offer a draw",
    "i offer a draw",
    "i offer draw",
    "remis anbieten",
    "ich biete remis",
    "ich biete remis an",
    "ofrecer tablas",
    "ofrezco tablas",
    "proposer nulle",
    "proposer la nulle",
    "je propose nulle",
    "je propose la nulle",
    "nulle proposée",
];
const ACCEPT_DRAW: [&str; 20] = [
    "accept",
    "accept draw",
    "accept the draw",
    "i accept",
    "i accept the draw",
    "i accept draw",
    "annehmen",
    "remis annehmen",
    "remis angenommen",
    "ich nehme an",
    "ich nehme remis an",
    "ich nehme das remis an",
    "acepto",
    "acepto tablas",
    "acepto las tablas",
    "aceptar tablas",
    "j'accepte",
    "j'accepte la nulle",
    "accepter la nulle",
    "nulle acceptée",
];
const DECLINE_DRAW: [&str; 20] = [
    "decline",
    "decline draw",
    "decline the draw",
    "i decline",
    "i decline the draw",
    "i decline draw",
    "ablehnen",
    "remis ablehnen",
    "remis abgelehnt",
    "ich lehne ab",
    "ich lehne remis ab",
    "ich lehne das remis ab",
    "rechazo",
    "rechazo tablas",
    "rechazo las tablas",
    "rechazar tablas",
    "je refuse",
    "je refuse la nulle",
    "refuser la nulle",
    "nulle refusée",
];

/// What a player asks for in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplyCommand {
    pub act: ReplyAction,
    /// Conditional lines in the typed form, without "if": "13...dxe4 14.Ng5".
    pub conditions: Vec<String>,
    /// Lines that were not read, as they were written: a second move below the first, a message.
    pub unread: Vec<String>,
    /// Conditional lines below the signature, which were not read either.
    pub skipped: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplyAction {
    /// Only conditional lines were written.
    Nothing,
    Move {
        number: Option<MoveNumber>,
        text: String,
        /// With it a draw is offered.
        draw: bool,
    },
    OfferDraw,
    AcceptDraw {
        /// It says that a draw is meant.
        is_named: bool,
    },
    DeclineDraw {
        is_named: bool,
    },
    Resign,
}

/// Why nothing was understood. Lines are as they were written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotUnderstood {
    #[error("nothing was written")]
    Nothing,
    #[error("this line is no command: {0}")]
    Line(String),
    #[error("more than one move was written: {0}")]
    TwoMoves(String),
    #[error("a letter of another language stands for a piece: {} in {line}", found.letter)]
    ForeignPieceLetter { line: String, found: ForeignPieceLetter },
    #[error("below {words} something else was written: {below}")]
    NotAlone { words: String, below: String },
    #[error("a line is longer than {MAX_LINE_CHARS} characters")]
    TooLong,
    #[error("more than {MAX_CONDITIONAL_LINES} conditional lines were written")]
    TooMany,
}

/// A line of an email.
struct ReplyLine {
    /// As it was written: so it is shown again.
    written: String,
    /// The same in plain letters and without gaps: as many words as `english`.
    plain: String,
    /// With the letters of pieces in English: so it is read.
    english: String,
}

/// What the lines of an email, as `read` returns them, ask for. Moves are in the piece letters in
/// which their writer reads them; commands are the same in all languages.
pub fn understand(
    lines: &[String],
    skipped: &Skipped,
    locale: Locale,
) -> Result<ReplyCommand, NotUnderstood> {
    // First of all: what follows reads each line more than once.
    if lines.iter().any(|line| {
        line.len() > 4 * MAX_LINE_CHARS && begins_with_if(line.get(..80).unwrap_or(line))
    }) || lines.first().is_some_and(|line| line.len() > 4 * MAX_LINE_CHARS)
    {
        return Err(NotUnderstood::TooLong);
    }
    let lines = joined(lines, locale);
    let (first, later) = lines.split_first().ok_or(NotUnderstood::Nothing)?;
    let too_long = |line: &ReplyLine| line.written.chars().count() > MAX_LINE_CHARS;
    if too_long(first) || later.iter().any(|line| is_conditional(&line.english) && too_long(line)) {
        return Err(NotUnderstood::TooLong);
    }
    let mut conditions = Vec::new();
    let (command, rest) = split_at_if(&first.english);
    if rest.is_some() {
        add_conditions(first, locale, &mut conditions)?;
    }
    let command = words(command);
    let mut act = if command.is_empty() && rest.is_some() {
        ReplyAction::Nothing
    } else {
        act(&first.written, &command)?
    };
    if let (ReplyAction::Move { text, .. }, Some(letter)) = (&mut act, first_letter(&first.plain)) {
        *text = locale.all_readings(text, letter);
    }
    let takes_lines = matches!(act, ReplyAction::Nothing | ReplyAction::Move { .. });
    if rest.is_some() && !takes_lines {
        // "resign if I lose the queen" asks for something there is no command for.
        return Err(NotUnderstood::Line(first.written.clone()));
    }
    let stands_alone = matches!(act, ReplyAction::Resign | ReplyAction::AcceptDraw { .. });
    let not_alone = |below: &str| {
        let (words, below) = (first.written.clone(), below.to_owned());
        Err(NotUnderstood::NotAlone { words, below })
    };
    let mut unread = Vec::new();
    let mut is_named = false;
    for line in later {
        if is_conditional(&line.english) {
            if !takes_lines {
                return Err(NotUnderstood::Line(line.written.clone()));
            }
            add_conditions(line, locale, &mut conditions)?;
        } else if !says_nothing(line, &mut is_named) {
            if stands_alone {
                return not_alone(&line.written);
            }
            if unread.len() < MAX_UNREAD_LINES {
                unread.push(line.written.clone());
            }
        }
    }
    // People write below what a telephone signs with.
    if stands_alone {
        let below = joined(&skipped.below_device, locale);
        let mut is_named = true;
        if let Some(line) = below.iter().find(|line| !says_nothing(line, &mut is_named)) {
            return not_alone(&line.written);
        }
        // A signature says anything; a move or a command in it was typed.
        let dashes = joined(&skipped.below_dashes, locale);
        if let Some(line) = dashes.iter().find(|line| asks_for_something(&line.english)) {
            return not_alone(&line.written);
        }
    }
    let skipped = skipped.all().filter(|line| is_conditional(line));
    let skipped = skipped.take(MAX_UNREAD_LINES).cloned().collect();
    Ok(ReplyCommand { act, conditions, unread, skipped })
}

/// Whether a line below the first holds nothing that its writer may count on. `is_named`: a name
/// or a closing stands above it, so it may be an address.
fn says_nothing(line: &ReplyLine, is_named: &mut bool) -> bool {
    let kind = greeting::kind(&line.written);
    let is_address = kind == Some(Courtesy::Address);
    let says_nothing = kind.is_some() && (!is_address || *is_named);
    *is_named |= matches!(kind, Some(Courtesy::Closing | Courtesy::Footer | Courtesy::Name));
    says_nothing && !asks_for_something(&line.english)
}

/// Returns as much of a line as is read.
fn beginning(line: &str) -> &str {
    line.char_indices().nth(MAX_LINE_CHARS).map_or(line, |(at, _)| line.split_at(at).0)
}

/// Whether a line below the first holds a move or is a command: its writer may count on it. A move
/// in digits is one only among moves: `45133 Essen` is a place.
fn asks_for_something(line: &str) -> bool {
    let text = words(beginning(line)).join(" ");
    let is_digits = |word: &str| word.chars().all(|c| c.is_ascii_digit());
    let is_played = |word: &str| is_numbered_move(word) || foreign(word).is_some();
    let is_all_moves = || moves_in(&text).all(|word| is_number(word) || is_played(word));
    command(&text).is_some()
        || moves_in(&text).any(|word| is_played(word) && (!is_digits(word) || is_all_moves()))
}

/// What a text asks for that is no move.
fn command(text: &str) -> Option<ReplyAction> {
    let command = spoken(text);
    let is_named = ["draw", "remis", "tablas", "nulle"].iter().any(|draw| command.contains(draw));
    [
        (&RESIGN[..], ReplyAction::Resign),
        (&DRAW[..], ReplyAction::OfferDraw),
        (&OFFER_DRAW[..], ReplyAction::OfferDraw),
        (&ACCEPT_DRAW[..], ReplyAction::AcceptDraw { is_named }),
        (&DECLINE_DRAW[..], ReplyAction::DeclineDraw { is_named }),
    ]
    .into_iter()
    .find_map(|(all, act)| all.contains(&command.as_str()).then_some(act))
}

/// A line without its comments, `{better is Nf3}`.
fn without_comments(line: &str) -> String {
    let parts = line.split('{').enumerate().map(|(at, text)| match (at, text.split_once('}')) {
        (0, _) => text,
        (_, Some((_, after))) => after,
        (_, None) => "",
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// The words of a line that can be moves.
fn moves_in(line: &str) -> impl Iterator<Item = &str> {
    let splits = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']' | ';' | ',');
    line.split(splits).map(|word| word.trim_matches(is_debris))
}

/// The letter of another language in a move, with its number or without.
fn foreign(word: &str) -> Option<ForeignPieceLetter> {
    foreign_letter(unstopped(split_number(word).1))
}

/// The letter of another language in the moves of a line.
fn foreign_in(line: &str) -> Option<ForeignPieceLetter> {
    let line = without_comments(line);
    // The brackets of a promotion are part of the move.
    let whole = line.split_whitespace().map(|word| word.trim_matches(['(', ';', ',']));
    moves_in(&line).chain(whole).find_map(|word| foreign(word.trim_matches(is_debris)))
}

/// The lines, with a conditional line that a mail program broke put together again.
fn joined(lines: &[String], locale: Locale) -> Vec<ReplyLine> {
    let mut joined: Vec<ReplyLine> = Vec::new();
    for line in lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()) {
        let plain = in_small_letters(&without_gaps(line), locale);
        let (written, english) = (line.to_owned(), locale.read_san(&plain));
        let goes_on = english.split_whitespace().all(|word| {
            let word = word.trim_matches([';', ',']);
            is_number(word) || is_if(word) || is_numbered_move(word) || foreign(word).is_some()
        });
        match joined.last_mut() {
            Some(last)
                if goes_on
                    && last.english.len() <= 4 * MAX_LINE_CHARS
                    && !begins_with_if(&english)
                    && split_at_if(&last.english).1.is_some() =>
            {
                last.written = format!("{} {written}", last.written);
                last.plain = format!("{} {plain}", last.plain);
                last.english = format!("{} {english}", last.english);
            }
            _ => joined.push(ReplyLine { written, plain, english }),
        }
    }
    joined
}

/// Whether a line is a conditional line: what follows the "if" is or may be a move. Sentences and
/// the names of places begin with the same words.
fn is_conditional(line: &str) -> bool {
    let line = beginning(line);
    let has_square = |word: &str| {
        let found = word.to_ascii_lowercase();
        let found = found.as_bytes();
        found.windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']))
    };
    let may_be_move = |word: &str| {
        is_numbered_move(word) || foreign(word).is_some() || (word.len() <= 16 && has_square(word))
    };
    begins_with_if(line) && moves_in(line).skip(1).any(may_be_move)
}

fn begins_with_if(line: &str) -> bool {
    words(line).first().is_some_and(|word| is_if(word))
}

fn is_if(word: &str) -> bool {
    let word = word.trim_end_matches([':', ',']);
    IF.iter().any(|one| word.eq_ignore_ascii_case(one))
}

/// What stands before the first word "if" and what after it.
fn split_at_if(line: &str) -> (&str, Option<&str>) {
    let mut from = 0;
    for word in line.split(|c: char| c.is_whitespace() || c == ';') {
        let end = from + word.len();
        if is_if(word.trim_matches(is_debris)) {
            let before = line.get(..from).unwrap_or_default();
            return (before, Some(line.get(end..).unwrap_or_default()));
        }
        // What splits words is one character, but not always one byte.
        let gap = line.get(end..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        from = end + gap;
    }
    (line, None)
}

/// The letter with which the first move of a line begins, or its figurine.
fn first_letter(line: &str) -> Option<char> {
    let is_before = |c: char| {
        c.is_whitespace() || c.is_ascii_digit() || c.is_ascii_punctuation() || is_debris(c)
    };
    line.chars().find(|c| !is_before(*c) && !matches!(c, '…' | '–'))
}

/// What follows each "if" of a line.
fn conditions_of(line: &str) -> Vec<String> {
    let mut conditions = Vec::new();
    let (_, mut rest) = split_at_if(line);
    while let Some(text) = rest {
        let (condition, more) = split_at_if(text);
        let condition = condition
            .trim_matches(|c: char| is_debris(c) || c.is_whitespace() || matches!(c, ';' | ','));
        conditions.push(without_then(condition));
        rest = more;
    }
    conditions
}

/// Adds the conditions of a line, each move with all that may be meant by it: the rules of the game
/// say which of it is possible.
fn add_conditions(
    line: &ReplyLine,
    locale: Locale,
    into: &mut Vec<String>,
) -> Result<(), NotUnderstood> {
    let written = || line.written.clone();
    for (condition, plain) in conditions_of(&line.english).iter().zip(conditions_of(&line.plain)) {
        if let Some(found) = foreign_in(condition) {
            return Err(NotUnderstood::ForeignPieceLetter { line: written(), found });
        }
        let has_move = condition.split([' ', ';', ',']).any(is_numbered_move);
        if !has_move || !condition.contains(|c: char| c.is_ascii_digit()) {
            return Err(NotUnderstood::Line(written()));
        }
        if into.len() >= MAX_CONDITIONAL_LINES {
            return Err(NotUnderstood::TooMany);
        }
        into.push(locale.all_readings_in(condition, &plain));
    }
    Ok(())
}

/// A condition without the word between it and its answer: "1...e5 then 2.Nf3".
fn without_then(condition: &str) -> String {
    let is_then = |word: &&str| {
        let word = word.trim_matches([',', ';', ':']);
        THEN.iter().any(|then| word.eq_ignore_ascii_case(then))
    };
    match condition.split_whitespace().any(|word| is_then(&word)) && !condition.contains('{') {
        true => {
            let words: Vec<&str> =
                condition.split_whitespace().filter(|word| !is_then(word)).collect();
            words.join(" ")
        }
        false => condition.to_owned(),
    }
}

/// What the words of a line ask for. `line`: as it was written.
fn act(line: &str, words: &[&str]) -> Result<ReplyAction, NotUnderstood> {
    let text = words.join(" ");
    let text = text.trim_end_matches([';', ',']).trim_end();
    if text.is_empty() {
        return Err(NotUnderstood::Line(line.to_owned()));
    }
    if let Some(act) = command(text) {
        return Ok(act);
    }
    let text = unbracketed(text).unwrap_or(text);
    let (number, rest) = split_number(text);
    let all: Vec<&str> = rest.split_whitespace().map(unstopped).collect();
    let two_squares = two_squares(&all);
    let mut words = rest.split_whitespace().peekable();
    let first = words.next().unwrap_or_default();
    let (first, mut draw) = match first.strip_suffix(')').and_then(|first| first.rsplit_once('(')) {
        Some((first, offer)) if is_offer(offer) => (first, true),
        _ => (first, false),
    };
    if two_squares.is_some() {
        words.next();
    }
    let Some(text) = two_squares.or_else(|| chess_move(unstopped(first))) else {
        return Err(match foreign_letter(unstopped(first)) {
            Some(found) => NotUnderstood::ForeignPieceLetter { line: line.to_owned(), found },
            None => NotUnderstood::Line(line.to_owned()),
        });
    };
    if words.peek().is_some_and(|word| matches!(unstopped(word), "e.p" | "ep" | "e.p.")) {
        words.next();
    }
    let rest: Vec<&str> = words.collect();
    if !rest.is_empty() && rest.iter().all(|word| is_number(word) || is_numbered_move(word)) {
        return Err(NotUnderstood::TwoMoves(line.to_owned()));
    }
    let rest = spoken(&rest.join(" "));
    let bare = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    match bare {
        _ if rest.is_empty() => {}
        Some(bare) if is_offer(bare) && !draw => draw = true,
        None if DRAW.contains(&rest.as_str()) && !draw => draw = true,
        _ => return Err(NotUnderstood::Line(line.to_owned())),
    }
    Ok(ReplyAction::Move { number, text, draw })
}

/// What stands in brackets around the whole: "(e4)".
fn unbracketed(text: &str) -> Option<&str> {
    Some(text.strip_prefix(['(', '['])?.strip_suffix([')', ']'])?.trim())
}

/// Whether words in brackets behind a move offer a draw.
fn is_offer(words: &str) -> bool {
    words == "=" || DRAW.contains(&spoken(words).as_str())
}

/// A word without the stop that ends a sentence or a clause.
fn unstopped(word: &str) -> &str {
    let word = word.trim_end_matches([',', ';']);
    word.strip_suffix('.').unwrap_or(word)
}

/// "13." or "13…", standing alone. "030" belongs to a telephone.
fn is_number(word: &str) -> bool {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_short = word.len() - rest.len() <= 3 && !word.starts_with('0');
    is_short && !word.is_empty() && rest.chars().all(|c| matches!(c, '.' | '…'))
}

/// A move, with its number or without.
fn is_numbered_move(word: &str) -> bool {
    chess_move(unstopped(split_number(word).1)).is_some()
}
