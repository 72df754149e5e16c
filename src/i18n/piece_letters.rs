//! The letters of the pieces, for players who write them as their language does.

use super::{Language, Locale};
use crate::chess::{OR, Role, reads_as_move};

/// What English calls K Q R B N, in that order.
const ENGLISH_LETTERS: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

/// The pieces in that order.
const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Characters behind the letter of a piece: `b1-d2`.
const MAX_CHARS_AFTER_LETTER: usize = 5;

fn letters(language: Language) -> [char; 5] {
    match language {
        Language::English => ENGLISH_LETTERS,
        Language::German => ['K', 'D', 'T', 'L', 'S'],
        Language::Spanish => ['R', 'D', 'T', 'A', 'C'],
        Language::French => ['R', 'D', 'T', 'F', 'C'],
    }
}

/// Languages whose letters are not the English ones.
fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| letters(*language) != ENGLISH_LETTERS)
}

fn swapped(from: [char; 5], to: [char; 5], letter: char) -> Option<char> {
    let at = from.iter().position(|one| *one == letter)?;
    to.get(at).copied()
}

impl Locale {
    /// Returns the letters of king, queen, rook, bishop and knight as they are written here.
    pub fn piece_letters(self) -> [char; 5] {
        if self.localized_pieces { letters(self.language) } else { ENGLISH_LETTERS }
    }

    /// Returns the capital that stands for a piece on a board of letters. A pawn's is the same in
    /// every language: the B of the German `Bauer` would be taken for a bishop.
    pub fn piece_letter(self, role: Role) -> char {
        match PIECES.iter().position(|piece| *piece == role) {
            Some(at) => self.piece_letters().get(at).copied().unwrap_or_default(),
            None => 'P',
        }
    }

    /// Returns whether these are other letters than the English ones.
    pub fn has_own_letters(self) -> bool {
        self.piece_letters() != ENGLISH_LETTERS
    }

    /// Returns them as a list: `K Q R B N`.
    pub fn piece_letters_list(self) -> String {
        self.piece_letters().map(String::from).join(" ")
    }

    /// Writes moves in SAN with the letters of the language, if its reader wishes that. What
    /// stands between them stays as it is.
    pub fn san(self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        self.write_san(text, &mut out);
        out
    }

    /// Writes moves as [`Locale::san`] returns them.
    pub fn write_san(self, text: &str, out: &mut String) {
        if !self.localized_pieces {
            return out.push_str(text);
        }
        let own = self.piece_letters();
        let own_letters =
            translated(text, |letter| swapped(ENGLISH_LETTERS, own, letter).map(String::from));
        out.push_str(&own_letters);
    }

    /// Returns the piece that a letter stands for in another language than the one in which this
    /// reader's moves are read, and those languages; the reader's own alone, if it is one of them.
    pub fn foreign_piece(self, letter: char) -> Option<(Role, Vec<Language>)> {
        let piece_in = |language: Language| {
            let at = letters(language).iter().position(|one| *one == letter)?;
            PIECES.get(at).copied()
        };
        if !self.localized_pieces
            && self.language != Language::English
            && let Some(role) = piece_in(self.language)
        {
            return Some((role, vec![self.language]));
        }
        let role = others().find_map(piece_in)?;
        let same = others().filter(|language| piece_in(*language) == Some(role));
        Some((role, same.collect()))
    }

    /// Reads moves that were written with the letters of the language, if their writer does so,
    /// and returns them in English. Squares and numbers are the same in every language.
    ///
    /// An English letter that the language has no piece for is read as in English, but not the B
    /// of German: it could be a pawn or a bishop. It is marked so that nothing reads it.
    pub fn read_san(self, text: &str) -> String {
        let own = self.piece_letters();
        translated(text, |letter| match swapped(own, ENGLISH_LETTERS, letter) {
            Some(english) => Some(english.to_string()),
            None if letter == 'B'
                && own != ENGLISH_LETTERS
                && self.language == Language::German =>
            {
                Some(format!("B{MARK}"))
            }
            None => None,
        })
    }
}

impl Locale {
    /// Returns a move in English letters, and behind it, after [`OR`], what somebody may have meant
    /// too who typed it: a pawn if its letter is a file, the king for the R of `Rey` and `Roi`.
    ///
    /// `typed`: the letter with which it begins as it was typed, in whichever language.
    pub fn all_readings(self, mv: &str, typed: char) -> String {
        let mut readings = vec![mv.to_owned()];
        let mut add = |letter: char, rest: &str| {
            let reading = format!("{letter}{rest}");
            if !readings.contains(&reading) {
                readings.push(reading);
            }
        };
        let Some((first, rest)) = mv.split_at_checked(1) else { return mv.to_owned() };
        if let Some(readings) = self.readings_of_doubled(mv, typed) {
            return readings;
        }
        let Some(first) = first.chars().next().filter(|c| c.is_ascii_alphabetic() && !is_file(*c))
        else {
            return mv.to_owned();
        };
        let file = typed.to_ascii_lowercase();
        // Nobody types `cc3` or `ccxd5` for the pawn.
        if is_file(file) && !rest.starts_with(|c: char| c.eq_ignore_ascii_case(&file)) {
            add(file, rest);
        }
        if let Some(piece) =
            swapped(letters(self.language), ENGLISH_LETTERS, typed.to_ascii_uppercase())
            && !self.localized_pieces
            // "A4" is a pawn's.
            && leads_to_a_square(&rest.to_ascii_lowercase())
        {
            add(piece, rest);
        }
        // In `B2-B4` nothing tells a bishop from a pawn.
        if first == 'B' {
            add(first, &rest.to_ascii_lowercase());
        }
        if is_file(file) && is_pawns(file, rest) && readings.len() > 1 {
            readings.swap(0, 1);
        }
        readings.join(&OR.to_string())
    }

    /// Returns the readings of a move with a small letter twice, as in `bb3`: a pawn, or the piece with
    /// that letter. Where only one of them can be made it is meant.
    fn readings_of_doubled(self, mv: &str, typed: char) -> Option<String> {
        let (first, rest) = mv.split_at_checked(1)?;
        let square = rest.trim_end_matches(|c: char| c.is_ascii_punctuation());
        let is_doubled = is_file(typed)
            && first.starts_with(typed)
            && square.len() == 2
            && square.starts_with(typed)
            && square.ends_with(is_rank);
        let piece = |from| swapped(from, ENGLISH_LETTERS, typed.to_ascii_uppercase());
        if !is_doubled {
            return None;
        }
        if let Some(piece) = piece(self.piece_letters()) {
            return Some(format!("{piece}{rest}{OR}{OR}{mv}"));
        }
        // A letter that is not read asks, and plays nothing.
        piece(letters(self.language)).map(|piece| format!("{mv}{OR}{piece}{rest}"))
    }

    /// Does the same for all moves of a line, but for what stands in `{ }`. `typed`: the line before
    /// its letters were made English ones.
    pub fn all_readings_in(self, line: &str, typed: &str) -> String {
        let mut out = String::with_capacity(line.len());
        let mut is_comment = false;
        let ends = |c: char| c.is_whitespace() || "(){};,".contains(c);
        // A letter may have become more than one character, but no word more than one.
        let mut typed = typed.split_inclusive(ends);
        for part in line.split_inclusive(ends) {
            let typed = typed.next().unwrap_or_default();
            let (word, end) = match part.char_indices().next_back() {
                Some((at, c)) if ends(c) => part.split_at(at),
                _ => (part, ""),
            };
            let mv = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '…');
            let number = word.get(..word.len() - mv.len()).unwrap_or_default();
            out.push_str(number);
            let letter = typed.get(number.len()..).and_then(|rest| rest.chars().next());
            match letter {
                Some(letter) if !is_comment && reads_as_move(mv) => {
                    out.push_str(&self.all_readings(mv, letter));
                }
                _ => out.push_str(mv),
            }
            out.push_str(end);
            is_comment = (is_comment || end == "{") && end != "}";
        }
        out
    }
}

/// Whether what follows a letter that is a file makes a pawn likelier than a piece: a promotion, as in
/// `Bxa8=Q`, or the squares of a step, as in `D2-d4`.
fn is_pawns(file: char, rest: &str) -> bool {
    let mut step = rest.chars().filter(|c| *c != '-');
    let promotes = rest.trim_end_matches(|c: char| c.is_ascii_punctuation());
    promotes.ends_with(|c: char| c.is_ascii_alphabetic())
        || step.next().is_some_and(is_rank)
            && step.next() == Some(file)
            && step.next().is_some_and(is_rank)
}

/// Replaces the letters of pieces in all moves of a text, but for what stands in `{ }`.
fn translated(text: &str, replace: impl Fn(char) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut before = ' ';
    let mut is_comment = false;
    let mut square = 0;
    for (at, c) in text.char_indices() {
        let rest = text.get(at + c.len_utf8()..).unwrap_or_default();
        is_comment = (is_comment || c == '{') && c != '}';
        let begins = c.is_ascii_alphabetic() && !before.is_alphanumeric();
        let is_piece = begins && leads_to_a_square(rest);
        // `e8=D`, `e8/D`, `e8(D)`; `e8D` only as a capital: small letters are UCI.
        let ends = !rest.starts_with(char::is_alphanumeric);
        let is_promotion = square >= 2 && ends;
        // A small letter that is a file too is no piece.
        let letter = if square == 2 || is_file(c) { c } else { c.to_ascii_uppercase() };
        let found = (!is_comment && (is_piece || is_promotion)).then(|| replace(letter)).flatten();
        match found {
            Some(letter) => out.push_str(&letter),
            None => out.push(c),
        }
        // How much of `e8=` was read.
        square = match (square, c) {
            (_, c) if is_file(c) || (begins && is_file(c.to_ascii_lowercase())) => 1,
            (1, '1' | '8') => 2,
            (2, '=' | '/' | '(') => 3,
            _ => 0,
        };
        before = c;
    }
    out
}

/// Stands behind a letter that could be a piece or a file.
const MARK: char = '?';

/// Returns a move without the mark that [`Locale::read_san`] has set: `2.Bc4` for `2.B?c4`. A `?`
/// that was typed behind a capital, as in `e8=Q?`, goes too, and the other readings of
/// [`Locale::all_readings`].
pub(super) fn unmarked(place: &str) -> String {
    let place = place.split_once(OR).map_or(place, |(place, _)| place);
    let mut out = String::with_capacity(place.len());
    let mut rest = place.chars().peekable();
    while let Some(c) = rest.next() {
        out.push(c);
        if c.is_ascii_uppercase() {
            rest.next_if_eq(&MARK);
        }
    }
    out
}

fn is_file(c: char) -> bool {
    ('a'..='h').contains(&c)
}

fn is_rank(c: char) -> bool {
    ('1'..='8').contains(&c)
}

/// Whether what follows a letter makes it a piece: `f3`, `bxd7`, `1-e2`, and no further letter.
fn leads_to_a_square(rest: &str) -> bool {
    // `N@f3`: a piece that is dropped.
    let rest = rest.strip_prefix('@').unwrap_or(rest);
    let between = |c: char| is_file(c) || is_rank(c) || matches!(c, 'x' | 'X' | ':' | '-' | '–');
    let squares: Vec<char> =
        rest.chars().take(MAX_CHARS_AFTER_LETTER + 1).take_while(|c| between(*c)).collect();
    let next = rest.chars().nth(squares.len());
    let is_square = matches!(squares[..], [.., file, rank] if is_file(file) && is_rank(rank));
    is_square && squares.len() <= MAX_CHARS_AFTER_LETTER && !next.is_some_and(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{InputError, VariantPosition, parse_move};

    fn own(language: Language) -> Locale {
        Locale::of(language).with_localized_pieces(true)
    }

    #[test]
    fn a_move_is_given_with_all_that_may_be_meant() {
        let english = Locale::default();
        for (locale, typed, readings) in [
            (english, "Bxc3", "Bxc3|bxc3"),
            (english, "B2-b4", "b2-b4|B2-b4"),
            (english, "Bbxc3", "Bbxc3"),
            (english, "Bxa8=Q", "bxa8=Q|Bxa8=Q|Bxa8=q"),
            (english, "Bxa8Q+", "bxa8Q+|Bxa8Q+|Bxa8q+"),
            (english, "Bxa8(N)", "bxa8(N)|Bxa8(N)|Bxa8(n)"),
            (english, "BXC3", "BXC3|bXC3|Bxc3"),
            (english, "Bb3", "Bb3"),
            (english, "bb3", "Bb3||bb3"),
            (english, "bb6+", "Bb6+||bb6+"),
            (english, "cc3", "cc3"),
            (english, "bb8=Q", "bb8=Q"),
            (own(Language::German), "bb3", "bb3"),
            (own(Language::German), "dd3", "Qd3||dd3"),
            (own(Language::Spanish), "cc3", "Nc3||cc3"),
            (own(Language::French), "ff4", "Bf4||ff4"),
            (Locale::of(Language::French), "bb3", "Bb3||bb3"),
            (Locale::of(Language::French), "cc3", "cc3|Nc3"),
            (english, "Bb6+", "Bb6+"),
            (english, "Bc3", "Bc3|bc3"),
            (english, "Nf3", "Nf3"),
            (english, "Rd2", "Rd2"),
            (english, "bxc3", "bxc3"),
            (english, "O-O", "O-O"),
            (own(Language::German), "Dxe5", "Qxe5|dxe5"),
            (own(Language::German), "Dd3", "Qd3"),
            (own(Language::German), "dxe5", "dxe5"),
            (own(Language::German), "Lxc3", "Bxc3"),
            (own(Language::German), "D2-d4", "d2-d4|Q2-d4"),
            (own(Language::German), "E8=D", "e8=Q|E8=Q"),
            (own(Language::Spanish), "C2-c3", "c2-c3|N2-c3"),
            (own(Language::Spanish), "Ccxd5", "Ncxd5"),
            (own(Language::Spanish), "Cc3", "Nc3"),
            (own(Language::Spanish), "Axb5", "Bxb5|axb5"),
            (own(Language::Spanish), "Bxb5", "Bxb5|bxb5"),
            (own(Language::French), "F2-f3", "f2-f3|B2-f3"),
            (own(Language::French), "Fxc3", "Bxc3|fxc3"),
            (own(Language::French), "Rd2", "Kd2"),
            (own(Language::French), "Td2", "Rd2"),
            (Locale::of(Language::French), "Rxd2", "Rxd2|Kxd2"),
            (Locale::of(Language::Spanish), "rd2", "Rd2|Kd2"),
            (Locale::of(Language::Spanish), "A4", "A4|a4"),
            (Locale::of(Language::French), "F4", "F4|f4"),
            (Locale::of(Language::German), "Rd2", "Rd2"),
        ] {
            let letter = typed.chars().next().unwrap();
            let found = locale.all_readings(&locale.read_san(typed), letter);
            assert_eq!(found.replace(OR, "|"), readings, "{typed}");
        }
        // A figurine is a piece.
        assert_eq!(english.all_readings("Bxc3", '♗'), "Bxc3");
        for (locale, line, readings) in [
            (
                english,
                "1...Rc3 {Bxc3!} 2.Bxc3 (1...Rc2 2.Nf3) bxc3",
                "1...Rc3 {Bxc3!} 2.Bxc3|bxc3 (1...Rc2 2.Nf3) bxc3",
            ),
            (own(Language::German), "1...Tc3 2.Lxc3 Dxe5", "1...Rc3 2.Bxc3 Qxe5|dxe5"),
            (own(Language::German), "1...e8=B 2.Dxe5 Lxc3", "1...e8=B? 2.Qxe5|dxe5 Bxc3"),
        ] {
            let found = locale.all_readings_in(&locale.read_san(line), line);
            assert_eq!(found.replace(OR, "|"), readings);
        }
    }

    #[test]
    fn moves_are_written_with_the_letters_of_the_language() {
        let english =
            "1.e4 e5 2.Nf3 Nc6 3.Bb5 O-O 4.Qd2 Kxh8+ 5.bxa8=Q# Rad1 6.e8=N N@f3 7.B@c4 @e5";
        for (language, written) in [
            (Language::English, english),
            (
                Language::German,
                "1.e4 e5 2.Sf3 Sc6 3.Lb5 O-O 4.Dd2 Kxh8+ 5.bxa8=D# Tad1 6.e8=S S@f3 7.L@c4 @e5",
            ),
            (
                Language::Spanish,
                "1.e4 e5 2.Cf3 Cc6 3.Ab5 O-O 4.Dd2 Rxh8+ 5.bxa8=D# Tad1 6.e8=C C@f3 7.A@c4 @e5",
            ),
            (
                Language::French,
                "1.e4 e5 2.Cf3 Cc6 3.Fb5 O-O 4.Dd2 Rxh8+ 5.bxa8=D# Tad1 6.e8=C C@f3 7.F@c4 @e5",
            ),
        ] {
            assert_eq!(own(language).san(english), written);
            assert_eq!(own(language).read_san(written), english);
            assert_eq!(Locale::of(language).san(english), english, "only if it is wished");
            assert_eq!(Locale::of(language).read_san(written), written, "only if it is wished");
        }
    }

    #[test]
    fn a_letter_is_found_in_other_languages() {
        use Language::{English, French, German, Spanish};
        let (queen, knight) = (Role::Queen, Role::Knight);
        let english = Locale::of(English);
        assert_eq!(english.foreign_piece('S'), Some((knight, vec![German])));
        assert_eq!(english.foreign_piece('D'), Some((queen, vec![German, Spanish, French])));
        assert_eq!(english.foreign_piece('X'), None);
        // The reader's own language says it all.
        assert_eq!(Locale::of(Spanish).foreign_piece('C'), Some((knight, vec![Spanish])));
        assert_eq!(own(Spanish).foreign_piece('S'), Some((knight, vec![German])));
    }

    #[test]
    fn a_capital_is_unclear_where_another_language_has_a_piece_and_english_a_file() {
        let is_elsewhere = |letter| others().any(|language| letters(language).contains(&letter));
        for letter in 'A'..='Z' {
            let is_unclear = ('A'..='H').contains(&letter)
                && !ENGLISH_LETTERS.contains(&letter)
                && is_elsewhere(letter);
            let found = parse_move(&VariantPosition::default(), &format!("{letter}xd5"));
            let expected = Err(InputError::UnclearLetter(letter));
            assert_eq!(found == expected, is_unclear, "{letter}: {found:?}");
        }
        assert!(('A'..='H').any(is_elsewhere), "there is something to ask about");
    }

    #[test]
    fn what_is_typed_is_read_in_the_own_letters() {
        for (language, typed, read) in [
            (Language::German, "Dxe5", "Qxe5"),
            (Language::German, "13. Sxe4, remis?", "13. Nxe4, remis?"),
            (Language::German, "sf3", "Nf3"),
            (Language::German, "e8=d", "e8=d"),
            (Language::German, "e8D", "e8Q"),
            (Language::German, "e7-e8=S+", "e7-e8=N+"),
            (Language::German, "e8(T)", "e8(R)"),
            (Language::German, "Sb1-c3", "Nb1-c3"),
            // A letter that German has no piece for.
            (Language::German, "Nf3", "Nf3"),
            (Language::German, "Bc4", "B?c4"),
            (Language::German, "bxc4", "bxc4"),
            (Language::German, "D4", "D4"),
            (
                Language::German,
                "12...Sf6 {Dd4 ist besser} 13.Dd4",
                "12...Nf6 {Dd4 ist besser} 13.Qd4",
            ),
            (Language::German, "Der Turm steht auf Te1xe4", "Der Turm steht auf Re1xe4"),
            (Language::French, "Rd1", "Kd1"),
            (Language::French, "Td1", "Rd1"),
            (Language::French, "Fxf7+", "Bxf7+"),
            (Language::French, "fxe5", "fxe5"),
            (Language::French, "e8=F", "e8=B"),
            (Language::Spanish, "Axb5", "Bxb5"),
            (Language::Spanish, "axb5", "axb5"),
            (Language::Spanish, "Cge2", "Nge2"),
            (Language::Spanish, "e7e8r", "e7e8r"),
            (Language::Spanish, "e2e4", "e2e4"),
            (Language::Spanish, "5254", "5254"),
            (Language::Spanish, "0-0-0", "0-0-0"),
            (Language::English, "Bc4", "Bc4"),
        ] {
            assert_eq!(own(language).read_san(typed), read, "{typed}");
        }
    }
}
