//! Understands what a player wrote: one command, and conditional lines. Never guesses.
//!
//! Commands are read in every language that emails are written in, whichever the player has: no
//! word means one thing in one of them and another in another.

use super::{
    command_words::{
        ReplyAction, command, is_draw_sign, names_castling, offers_draw, says_yes_or_no,
    },
    greeting::{self, Courtesy},
    line_words::{is_debris, split_number, spoken, words},
    quote::{Skipped, is_device_signature},
    shape::{ForeignPieceLetter, chess_move, foreign_letter},
    signature::{is_labelled, is_signature},
    typed::{in_small_letters, is_praise, two_squares, without_gaps},
};
use crate::i18n::Locale;

/// The longest line that is read, in characters.
const MAX_LINE_CHARS: usize = 2_000;
/// The most conditional lines in one email.
const MAX_CONDITIONAL_LINES: usize = 40;
/// So many lines are said not to have been read, and so many of a signature; of more, that there are some.
const MAX_UNREAD_LINES: usize = 3;

/// What conditional lines begin with.
const IF: [&str; 4] = ["if", "wenn", "falls", "si"];

/// What may stand between a condition and its answer.
const THEN: [&str; 4] = ["then", "dann", "alors", "entonces"];

/// What a player asks for in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplyCommand {
    pub act: ReplyAction,
    /// Conditional lines in the typed form, without "if": "13...dxe4 14.Ng5".
    pub conditions: Vec<String>,
    /// Lines that were not read, as they were written: a second move below the first, a message.
    pub unread: Vec<String>,
    /// Conditional lines and other moves below the signature, which were not read either.
    pub skipped: Vec<String>,
    /// Lines that stand in or below what was quoted, and were not read either.
    pub quoted: Vec<String>,
}

/// Why nothing was understood. Lines are as they were written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotUnderstood {
    #[error("nothing was written")]
    Nothing,
    #[error("this line is no command: {0}")]
    Line(String),
    #[error("this line says yes or no, and not to what: {0}")]
    YesOrNo(String),
    #[error("this line names castling, and not the side: {0}")]
    Castling(String),
    #[error("a sign behind the move may offer a draw: {0}")]
    DrawSign(String),
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
/// which their writer reads them; commands are the same in all languages. `names`: words by which
/// the writer may sign.
pub fn understand(
    lines: &[String],
    skipped: &Skipped,
    names: &[String],
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
    if says_yes_or_no(&first.written) {
        return Err(NotUnderstood::YesOrNo(first.written.clone()));
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
    let not_alone = |below: &ReplyLine| {
        let (words, below) = (first.written.clone(), below.written.clone());
        Err(NotUnderstood::NotAlone { words, below })
    };
    let mut unread = Vec::new();
    let mut reader = BelowReader { names, is_strict: stands_alone, is_named: false };
    for line in later {
        if is_conditional(&line.english) {
            if !takes_lines {
                return Err(NotUnderstood::Line(line.written.clone()));
            }
            add_conditions(line, locale, &mut conditions)?;
        } else if !reader.says_nothing(line) {
            if stands_alone {
                return not_alone(line);
            }
            unread.push(line.written.clone());
        }
    }
    reader.is_named = true;
    if stands_alone {
        // People write below what a telephone signs with, and in and below what is quoted.
        for below in [&skipped.below_device, &skipped.quoted, &skipped.typed] {
            let below = joined(below, locale);
            if let Some(line) = below.iter().find(|line| !reader.says_nothing(line)) {
                return not_alone(line);
            }
        }
        let signature = joined(&skipped.below_dashes, locale);
        let signs = |line: &ReplyLine| is_signature(&line.written, names);
        let is_told = |line: &&ReplyLine| !signs(line) || asks_for_something(&line.english);
        if let Some(line) = signature.iter().find(is_told) {
            return not_alone(line);
        }
    }
    let quoted = told_of_quotation(skipped, &mut reader, locale);
    let below: Vec<String> = skipped.signature().cloned().collect();
    let is_told = |line: &ReplyLine| {
        is_conditional(&line.english) || (takes_lines && asks_for_something(&line.english))
    };
    let signature = joined(&below, locale).into_iter().filter(is_told);
    let skipped = first_lines(signature.map(|line| line.written));
    let unread = first_lines(unread);
    Ok(ReplyCommand { act, conditions, unread, skipped, quoted })
}

/// Returns the first lines of many, and that there are more.
fn first_lines(lines: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut lines = lines.into_iter();
    let mut first: Vec<String> = lines.by_ref().take(MAX_UNREAD_LINES).collect();
    first.extend(lines.next().map(|_| "…".to_owned()));
    first
}

/// Returns the lines in and below a quotation of which the writer is told that they were not read.
fn told_of_quotation(
    skipped: &Skipped,
    reader: &mut BelowReader<'_>,
    locale: Locale,
) -> Vec<String> {
    let mut told = joined(&skipped.left_out, locale);
    told.retain(|line| is_conditional(&line.english));
    let mut below = joined(&skipped.quoted, locale);
    below.retain(|line| {
        is_conditional(&line.english) || (skipped.is_email_known && !reader.says_nothing(line))
    });
    let mut typed = joined(&skipped.typed, locale);
    typed.retain(|line| is_conditional(&line.english) || !reader.says_nothing(line));
    told.extend(below.into_iter().chain(typed));
    first_lines(told.into_iter().map(|line| line.written))
}

/// Tells the lines below the first that hold nothing their writer may count on.
struct BelowReader<'a> {
    /// Words by which the writer may sign.
    names: &'a [String],
    /// What stands below may take back what stands above: one word alone is no name unless it is
    /// known as one.
    is_strict: bool,
    /// A name or a closing stands above, so a line may be an address.
    is_named: bool,
}

impl BelowReader<'_> {
    fn says_nothing(&mut self, line: &ReplyLine) -> bool {
        let kind = greeting::kind(&line.written, self.names);
        let says_nothing = match kind {
            None => {
                is_device_signature(&line.written) || (self.is_named && is_labelled(&line.written))
            }
            Some(Courtesy::Address) => self.is_named,
            Some(Courtesy::OneWord) => !self.is_strict,
            // "Guter Witz" has capitals too.
            Some(Courtesy::Capitals) => !self.is_strict || self.is_named,
            Some(_) => true,
        };
        self.is_named |= matches!(
            kind,
            Some(Courtesy::Closing | Courtesy::Footer | Courtesy::Name | Courtesy::Capitals)
        ) && says_nothing;
        says_nothing && !asks_for_something(&line.english)
    }
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
        let bare = if begins_with_if(line) { unbulleted(line) } else { line };
        let plain = in_small_letters(&without_gaps(bare), locale);
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

/// Whether a line is a conditional line: what follows the "if" is or may be a move. Sentences, the
/// names of places and what companies put below every email begin with the same words.
fn is_conditional(line: &str) -> bool {
    let line = unbulleted(beginning(line));
    let is_move = |word: &str| is_numbered_move(word) || foreign(word).is_some();
    // A move with a slip in it: "13...dxe4x", "Ng9f3". Only where a move is to stand.
    let is_sign = |c: char| c.is_ascii_digit() || "abcdefghKQRBNOx+#=:-.…!?()".contains(c);
    let may_be_move = |word: &str| {
        let has_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
        let found = word.to_ascii_lowercase();
        word.len() <= 16
            && found.as_bytes().windows(2).any(has_square)
            && word.chars().filter(|c| !is_sign(*c)).count() <= 1
    };
    let after_if = || moves_in(line).skip(1).filter(|word| !word.is_empty());
    begins_with_if(line)
        && !greeting::is_footer(line)
        && (after_if().any(is_move)
            || after_if().find(|word| !is_number(word)).is_some_and(may_be_move))
}

fn begins_with_if(line: &str) -> bool {
    words(unbulleted(line)).first().is_some_and(|word| is_if(word))
}

/// A line without the sign that makes it one of a list: "- if 13...dxe4 14.Ng5".
fn unbulleted(line: &str) -> &str {
    let line = line.trim_start();
    if let Some(rest) = line.strip_prefix(['-', '–', '•', '·', '‣']) {
        return rest.trim_start();
    }
    // "1. if", "b) if"; but "1. e4" is a move.
    let item = line.split_once(['.', ')']).filter(|(mark, _)| {
        let is_number = mark.len() <= 2 && mark.bytes().all(|b| b.is_ascii_digit());
        !mark.is_empty()
            && (is_number || (mark.len() == 1 && mark.bytes().all(|b| b.is_ascii_alphabetic())))
    });
    let is_one = |rest: &str| rest.split_whitespace().next().is_some_and(is_if);
    item.map(|(_, rest)| rest.trim_start()).filter(|rest| is_one(rest)).unwrap_or(line)
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

/// What follows each "if" and each semicolon of a line.
fn conditions_of(line: &str) -> Vec<String> {
    let mut conditions = Vec::new();
    let (_, mut rest) = split_at_if(line);
    while let Some(text) = rest {
        let (condition, more) = split_at_if(text);
        let before = conditions.len();
        let bare = |part: &str| {
            let is_around = |c: char| is_debris(c) || c.is_whitespace() || c == ',';
            without_then(part.trim_matches(is_around))
        };
        conditions.extend(at_semicolons(condition).map(bare).filter(|part| !part.is_empty()));
        if conditions.len() == before {
            // Nothing follows the "if".
            conditions.push(String::new());
        }
        rest = more;
    }
    conditions
}

/// The parts of a text between its semicolons, but those of comments. With each a condition begins.
fn at_semicolons(text: &str) -> impl Iterator<Item = &str> {
    let mut is_comment = false;
    text.split(move |c: char| {
        is_comment = (is_comment || c == '{') && c != '}';
        c == ';' && !is_comment
    })
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
        // A semicolon between brackets ends no condition.
        let is_whole = condition.matches('(').count() == condition.matches(')').count();
        if !has_move || !is_whole || !condition.contains(|c: char| c.is_ascii_digit()) {
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
            None if names_castling(rest) => NotUnderstood::Castling(line.to_owned()),
            None => NotUnderstood::Line(line.to_owned()),
        });
    };
    if words.peek().is_some_and(|word| matches!(unstopped(word), "e.p" | "ep" | "e.p.")) {
        words.next();
    }
    let rest: Vec<&str> = words.skip_while(|word| is_praise(word)).collect();
    if !rest.is_empty() && rest.iter().all(|word| is_number(word) || is_numbered_move(word)) {
        return Err(NotUnderstood::TwoMoves(line.to_owned()));
    }
    let rest = spoken(&rest.join(" "));
    let bare = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    match bare {
        _ if rest.is_empty() => {}
        Some(bare) if is_offer(bare) && !draw => draw = true,
        None if offers_draw(&rest) && !draw => draw = true,
        None if is_draw_sign(&rest) && !draw => {
            return Err(NotUnderstood::DrawSign(line.to_owned()));
        }
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
    words == "=" || offers_draw(words)
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
