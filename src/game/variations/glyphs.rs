//! Marks on moves: PGN numbers them (numeric annotation glyphs, PGN standard 10).

/// A mark on a move (`!?`) or on the position after it (`±`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    nag: u8,
    symbol: &'static str,
}

/// Below this number glyphs are about the move, from it on about the position.
const FIRST_OF_POSITION: u8 = 10;

impl Glyph {
    /// Those that there are, in the order in which they are offered. Few fonts have `⩲` and `⩱`.
    pub const ALL: [Glyph; 14] = [
        Glyph { nag: 3, symbol: "!!" },
        Glyph { nag: 1, symbol: "!" },
        Glyph { nag: 5, symbol: "!?" },
        Glyph { nag: 6, symbol: "?!" },
        Glyph { nag: 2, symbol: "?" },
        Glyph { nag: 4, symbol: "??" },
        Glyph { nag: 18, symbol: "+−" },
        Glyph { nag: 16, symbol: "±" },
        Glyph { nag: 14, symbol: "+=" },
        Glyph { nag: 10, symbol: "=" },
        Glyph { nag: 13, symbol: "∞" },
        Glyph { nag: 15, symbol: "=+" },
        Glyph { nag: 17, symbol: "∓" },
        Glyph { nag: 19, symbol: "−+" },
    ];

    pub fn find(nag: u8) -> Option<Glyph> {
        Glyph::ALL.into_iter().find(|glyph| glyph.nag == nag)
    }

    /// Reads `$16`, `±` or `!?`; minus signs may be hyphens.
    pub fn read(word: &str) -> Option<Glyph> {
        match word.strip_prefix('$') {
            Some(nag) => Glyph::find(nag.parse().ok()?),
            None => {
                let word = word.replace('-', "−");
                Glyph::ALL.into_iter().find(|glyph| glyph.symbol == word)
            }
        }
    }

    pub fn nag(self) -> u8 {
        self.nag
    }

    pub fn symbol(self) -> &'static str {
        self.symbol
    }

    /// Whether it is about the move, and not about the position after it.
    pub fn is_of_move(self) -> bool {
        self.nag < FIRST_OF_POSITION
    }
}

/// The glyphs of a move: at most one of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Glyphs {
    of_move: Option<Glyph>,
    of_position: Option<Glyph>,
}

impl Glyphs {
    pub fn has(self, glyph: Glyph) -> bool {
        [self.of_move, self.of_position].contains(&Some(glyph))
    }

    pub fn has_all_of(self, others: Glyphs) -> bool {
        let is_lost = |theirs: Option<Glyph>, ours| theirs.is_some() && theirs != ours;
        !is_lost(others.of_move, self.of_move) && !is_lost(others.of_position, self.of_position)
    }

    /// Puts a glyph in the place of the other one of its kind.
    pub fn set(&mut self, glyph: Glyph) {
        *self.slot(glyph) = Some(glyph);
    }

    /// Takes a glyph away if it is there.
    pub fn unset(&mut self, glyph: Glyph) {
        self.slot(glyph).take_if(|there| *there == glyph);
    }

    /// Keeps those that there are, and takes the others from elsewhere.
    pub fn add(&mut self, others: Glyphs) {
        self.of_move = self.of_move.or(others.of_move);
        self.of_position = self.of_position.or(others.of_position);
    }

    fn slot(&mut self, glyph: Glyph) -> &mut Option<Glyph> {
        if glyph.is_of_move() { &mut self.of_move } else { &mut self.of_position }
    }

    /// Returns how they stand behind a move in PGN: `!? $16`.
    pub fn to_pgn(self) -> String {
        let of_move = self.of_move.map_or("", Glyph::symbol);
        match self.of_position {
            Some(glyph) => format!("{of_move} ${}", glyph.nag),
            None => of_move.to_owned(),
        }
    }

    /// Returns how they stand behind a move on a page: `!? ±`.
    pub fn to_symbols(self) -> String {
        let of_move = self.of_move.map_or("", Glyph::symbol);
        match self.of_position {
            Some(glyph) => format!("{of_move} {}", glyph.symbol),
            None => of_move.to_owned(),
        }
    }
}
