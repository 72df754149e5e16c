//! Where a game starts: the standard array, a Chess960 array by number, or any legal FEN.

use std::fmt;

use shakmaty::{Board, Position as _, PositionErrorKinds};

use super::{
    BoardEnd, Budget, END_HALFMOVES, Rules, Variant, VariantPosition,
    fen::{fen, position_of, read_fen},
    position_status,
    rules::forget_en_passant,
    variants::counted_halfmoves,
};

/// A checked start position, and the rules of the move that hold from there on.
///
/// The rules are part of the start, because no move can be replayed without them:
/// code that knows where a line starts knows what its moves may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Without an en passant square where en passant is off.
    pub position: VariantPosition,
    pub rules: Rules,
}

/// Why a start position was refused. `Display` is the sentence that the player reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadStart {
    /// Chess960 positions are numbered 0 to 959.
    Number,
    /// The text is not a FEN.
    Syntax,
    /// The FEN describes a position that no game can start from.
    Position(PositionErrorKinds),
    /// Neither side could make a difference: it is mate, stalemate or dead already.
    Over,
    /// The variant does not have an option that was chosen.
    Options,
}

impl fmt::Display for BadStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadStart::Number => f.write_str("Enter a number from 0 to 959."),
            BadStart::Syntax => f.write_str("This is not a valid FEN."),
            BadStart::Over => f.write_str("The game would already be over in this position."),
            BadStart::Options => {
                f.write_str("This variant does not have one of the chosen game options.")
            }
            BadStart::Position(kinds) => f.write_str(fault(*kinds)),
        }
    }
}

/// Returns the first fault of a set-up in a sentence.
fn fault(kinds: PositionErrorKinds) -> &'static str {
    for (kind, sentence) in [
        (PositionErrorKinds::EMPTY_BOARD, "The board is empty."),
        (PositionErrorKinds::MISSING_KING, "A king is missing."),
        (PositionErrorKinds::TOO_MANY_KINGS, "There are too many kings."),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, "There is a pawn on the first or last rank."),
        (
            PositionErrorKinds::INVALID_CASTLING_RIGHTS,
            "The castling rights do not fit the kings and rooks.",
        ),
        (PositionErrorKinds::INVALID_EP_SQUARE, "The en passant square does not fit the pawns."),
        (PositionErrorKinds::OPPOSITE_CHECK, "The side that is not to move is in check."),
        (
            PositionErrorKinds::IMPOSSIBLE_CHECK,
            "This position is impossible: no legal move can have given this check.",
        ),
        (PositionErrorKinds::TOO_MUCH_MATERIAL, "There are too many pieces."),
    ] {
        if kinds.contains(kind) {
            return sentence;
        }
    }
    "This position is impossible."
}

impl Start {
    /// The standard array (Article 2.3).
    pub fn standard() -> Start {
        Start { position: VariantPosition::default(), rules: Rules::default() }
    }

    /// Where games of a variant begin. Those of Chess960 are drawn by number; this is 518.
    pub fn of_variant(variant: Variant) -> Start {
        let start = Start::from_stored(variant.rules().start_fen, variant, Rules::default());
        start.unwrap_or_else(Start::standard)
    }

    /// The Chess960 array with this number, 0 to 959 (518 is the standard array).
    pub fn chess960(number: u16) -> Result<Start, BadStart> {
        let fen = chess960_fen(number).ok_or(BadStart::Number)?;
        Start::from_fen(&fen, Variant::Chess960)
    }

    /// Any legal FEN in which the game is not over.
    ///
    /// A dead position is over too, and so is one with seventy-five moves on its clock.
    ///
    /// The counters of the FEN are kept: a problem set up at move 40 goes on at move 40.
    pub fn from_fen(fen: &str, variant: Variant) -> Result<Start, BadStart> {
        let setup = read_fen(fen.trim()).ok_or(BadStart::Syntax)?.into_setup();
        let position = VariantPosition::from_setup(variant, setup).map_err(BadStart::Position)?;
        if position.has_too_many_moves() {
            return Err(BadStart::Position(PositionErrorKinds::TOO_MUCH_MATERIAL));
        }
        let rules = Rules::default();
        let is_over = BoardEnd::of(&position).is_some()
            || counted_halfmoves(&position) >= END_HALFMOVES
            || position_status(&position, rules, Budget::INLINE).is_dead() == Some(true);
        if is_over {
            return Err(BadStart::Over);
        }
        Ok(Start { position, rules })
    }

    /// The same start under other rules of the move. Refused if the game would be over under
    /// them: the check of the position can be answered by en passant only.
    pub fn under(mut self, rules: Rules) -> Result<Start, BadStart> {
        self.rules = rules;
        let options = self.variant().rules().options;
        if !rules.en_passant && !options.no_en_passant
            || !rules.legal_moves_only && !options.moves_into_check
        {
            return Err(BadStart::Options);
        }
        if !rules.en_passant
            && forget_en_passant(&mut self.position)
            && BoardEnd::of(&self.position).is_some()
        {
            return Err(BadStart::Over);
        }
        Ok(self)
    }

    /// Reads a FEN that was checked when it was stored.
    pub fn from_stored(fen: &str, variant: Variant, rules: Rules) -> Option<Start> {
        let position = position_of(fen, variant)?;
        Start { position, rules }.under(rules).ok()
    }

    pub const fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// Returns the FEN, complete with counters.
    pub fn fen(&self) -> String {
        fen(&self.position)
    }

    /// Returns what it is in words: `Standard`, `Chess960 No. 356`, `From a position`.
    pub fn name(&self) -> String {
        match self.variant() {
            Variant::Standard if self.is_standard() => "Standard".into(),
            Variant::Standard => "Custom position".into(),
            Variant::Chess960 => match chess960_number(&self.fen()) {
                Some(number) => format!("Chess960 No. {number}"),
                None => "Chess960, custom position".into(),
            },
            variant if self.is_usual() => variant.rules().name.into(),
            variant => format!("{}, custom position", variant.rules().name),
        }
    }

    /// Returns whether this is the standard array with standard castling.
    pub fn is_standard(&self) -> bool {
        self.variant() == Variant::Standard && self.is_usual()
    }

    /// Returns whether a game from here can be rated: it is where games of the variant begin, and in
    /// Chess960 one of all 960 arrays.
    pub fn is_rateable(&self) -> bool {
        self.is_usual() || self.chess960_number().is_some()
    }

    /// Returns the number of its array in Chess960.
    pub fn chess960_number(&self) -> Option<u16> {
        (self.variant() == Variant::Chess960).then(|| chess960_number(&self.fen()))?
    }

    /// Returns whether the pieces stand where those of chess do at the beginning.
    pub fn has_standard_array(&self) -> bool {
        *self.position.board() == Board::new()
    }

    /// Returns whether games of the variant begin here.
    pub fn is_usual(&self) -> bool {
        // Positions are equal whatever their counts of moves; a game that begins with 149 moves
        // counted is another one.
        self.fen() == self.variant().rules().start_fen
    }
}

/// Returns the FEN of the Chess960 array with this number, by the numbering of Reinhard
/// Scharnagl that every chess program uses.
pub fn chess960_fen(number: u16) -> Option<String> {
    if number > 959 {
        return None;
    }
    let n = usize::from(number);
    let mut rank = [None; 8];
    let (n, light) = (n / 4, n % 4);
    rank[light * 2 + 1] = Some('b');
    let (n, dark) = (n / 4, n % 4);
    rank[dark * 2] = Some('b');
    let (knights, queen) = (n / 6, n % 6);
    place(&mut rank, queen, 'q');
    let (first, second) = KNIGHTS[knights];
    // The second index counts the files that are free before either knight stands.
    place(&mut rank, second, 'n');
    place(&mut rank, first, 'n');
    for piece in ['r', 'k', 'r'] {
        place(&mut rank, 0, piece);
    }
    let black: String = rank.into_iter().flatten().collect();
    let white = black.to_uppercase();
    Some(format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1"))
}

/// Returns the number of a Chess960 array by its FEN.
pub fn chess960_number(fen: &str) -> Option<u16> {
    let mut rank: Vec<char> = fen.split('/').next()?.chars().collect();
    let take = |piece: char, rank: &mut Vec<char>| {
        let at = rank.iter().position(|c| *c == piece)?;
        rank.remove(at);
        Some(at)
    };
    let bishops: Vec<usize> = (0..rank.len()).filter(|i| rank[*i] == 'b').collect();
    let light = bishops.iter().find(|i| *i % 2 == 1)? / 2;
    let dark = bishops.iter().find(|i| *i % 2 == 0)? / 2;
    rank.retain(|c| *c != 'b');
    let queen = take('q', &mut rank)?;
    let first = take('n', &mut rank)?;
    // The second is counted among the files free before either knight stood.
    let second = take('n', &mut rank)? + 1;
    let knights = KNIGHTS.iter().position(|pair| *pair == (first, second))?;
    let number = u16::try_from(light + 4 * (dark + 4 * (queen + 6 * knights))).ok()?;
    // Castling rights and all: anything else is some other position.
    (chess960_fen(number)? == fen).then_some(number)
}

/// The free files, counted from the left, on which the two knights stand.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Puts a piece on the `index`-th free file from the left.
fn place(rank: &mut [Option<char>; 8], index: usize, piece: char) {
    if let Some(square) = rank.iter_mut().filter(|s| s.is_none()).nth(index) {
        *square = Some(piece);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn number_518_is_the_standard_array() {
        let start = Start::chess960(518).unwrap();
        assert!(start.fen().starts_with("rnbqkbnr/pppppppp/"));
        assert_eq!(start.variant(), Variant::Chess960);
    }

    #[test]
    fn numbers_are_distinct_and_end_at_959() {
        let all: std::collections::HashSet<_> =
            (0..960).map(|n| chess960_fen(n).unwrap()).collect();
        assert_eq!(all.len(), 960);
        for number in 0..960 {
            let name = Start::chess960(number).unwrap().name();
            assert_eq!(name, format!("Chess960 No. {number}"));
        }
        let moved = Start::from_fen("rk6/8/8/8/8/8/8/RK6 w - - 0 1", Variant::Chess960).unwrap();
        assert_eq!(moved.name(), "Chess960, custom position");
        assert_eq!(Start::standard().name(), "Standard");
        assert_eq!(chess960_fen(960), None);
        assert!(chess960_fen(0).unwrap().starts_with("bbqnnrkr/"));
        assert!(chess960_fen(959).unwrap().starts_with("rkrnnqbb/"));
    }

    #[test]
    fn a_bad_start_says_what_is_wrong() {
        let refuse = |fen: &str| Start::from_fen(fen, Variant::Standard).unwrap_err().to_string();
        assert_eq!(refuse("hello"), "This is not a valid FEN.");
        for digits in ["4k3/11111111/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/44/4K3", "4k3/10/8/8/8/8/8/4K3"]
        {
            assert_eq!(refuse(&format!("{digits} w - - 0 1")), "This is not a valid FEN.");
        }
        assert_eq!(refuse("8/8/8/8/8/8/8/8 w - - 0 1"), "The board is empty.");
        assert_eq!(refuse("8/8/8/8/8/8/8/K7 w - - 0 1"), "A king is missing.");
        assert_eq!(
            refuse("4k3/8/8/8/8/8/8/4KR1P w - - 0 1"),
            "There is a pawn on the first or last rank."
        );
        assert_eq!(
            refuse("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"),
            "The side that is not to move is in check.",
        );
        for over in [
            "8/8/8/8/8/8/k7/7K w - - 0 1",
            // Walls; seventy-five moves.
            "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 40",
            "4k3/8/8/8/8/8/8/R3K3 w - - 150 100",
        ] {
            assert_eq!(refuse(over), "The game would already be over in this position.");
        }
        let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 149 100";
        assert!(Start::from_fen(fen, Variant::Standard).is_ok());
    }
}
