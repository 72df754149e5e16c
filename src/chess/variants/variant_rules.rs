//! What the table of a variant has, and a position that is played by it.

use std::{
    hash::{Hash, Hasher},
    num::NonZeroU32,
};

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, Castles, CastlingMode, CastlingSide, Chess, Color,
    EnPassantMode, Move, MoveList, Outcome, Position, RemainingChecks, Role, Square, variant,
};

use super::variant::Variant;

/// Who has won by which rule of a variant; a draw without a winner.
pub type VariantOutcome = (Option<Color>, VariantEnd);

/// What a variant changes of the Laws of Chess.
///
/// A position is the same as another where shakmaty says so: pieces, side to move, castling rights, a
/// legal capture in passing (Article 9.2.3), and what a variant adds: pockets, which pieces are promoted,
/// the checks that are left.
#[derive(Debug)]
pub struct VariantRules {
    pub variant: Variant,
    /// As lichess writes it, in the tag `Variant` of a PGN too.
    pub name: &'static str,
    /// What other programs call it.
    pub other_names: &'static [&'static str],
    /// By whose rules shakmaty moves the pieces.
    pub plays: variant::Variant,
    pub castling_mode: CastlingMode,
    /// Where a game begins.
    pub start_fen: &'static str,
    /// How a game ends by a rule that chess does not have: who has won, `None` for a draw. It comes
    /// before checkmate and stalemate, which mean what they mean in chess.
    pub end: fn(&VariantPosition) -> Option<VariantOutcome>,
    /// Whether what was captured can return. Then no count of moves draws a game, and a position can
    /// stand again after a capture or a pawn move.
    pub pieces_return: bool,
    /// Whether a side cannot win any more, whatever is played. Each is proven by all positions
    /// that the material can have, in the tests of the variant.
    pub has_insufficient_material: fn(&VariantPosition, Color) -> bool,
    /// Whether it is asked after a move if neither side can win any more.
    pub may_be_dead: fn(&VariantPosition) -> bool,
    /// How far a side is from winning: it leads the search for a win, and proves nothing.
    pub distance: fn(&VariantPosition, Color) -> u32,
    /// Why a move is forbidden that chess would allow.
    pub restriction: fn(&VariantPosition, Move) -> Option<Restriction>,
    pub options: VariantOptions,
    /// The squares to which the kings go.
    pub goal: Bitboard,
    /// The squares that a move empties besides those that it leaves and enters.
    pub exploded: fn(Move) -> Bitboard,
}

/// Promoted pieces where captured ones are dropped: with as many or fewer, a [`MoveList`] has room for all
/// moves.
const MAX_PROMOTED: usize = 8;

// A table is that of its variant, and there is no other.
impl PartialEq for VariantRules {
    fn eq(&self, other: &VariantRules) -> bool {
        self.variant == other.variant
    }
}

impl Eq for VariantRules {}

impl Hash for VariantRules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.variant.hash(state);
    }
}

/// A position of a game, and the table of its variant. shakmaty moves the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VariantPosition {
    pub(super) rules: &'static VariantRules,
    pub(super) pieces: variant::VariantPosition,
}

impl VariantPosition {
    pub const fn variant(&self) -> Variant {
        self.rules.variant
    }

    /// Returns the table of its variant.
    pub const fn rules(&self) -> &'static VariantRules {
        self.rules
    }

    /// Returns whether a [`MoveList`] might not have room for all moves: shakmaty would end the program.
    pub fn has_too_many_moves(&self) -> bool {
        self.pockets().is_some() && self.promoted().count() > MAX_PROMOTED
    }

    fn first_legal_moves(&self) -> MoveList {
        let mut setup = self.pieces.to_setup(EnPassantMode::Always);
        setup.pockets = Some(ByColor::default());
        let without = VariantPosition::from_any_setup(self.variant(), setup);
        // With sixteen more queens than at the start, there are fewer than 300 moves of pieces.
        let mut moves = without.map(|it| it.pieces.legal_moves()).unwrap_or_default();
        for role in Role::ALL {
            for to in !self.board().occupied() {
                let drops = self.pieces.san_candidates(role, to).into_iter();
                moves.extend(
                    drops.filter(|mv| mv.from().is_none()).take(moves.remaining_capacity()),
                );
            }
        }
        moves
    }

    /// Returns the position of chess, `None` in a variant that is won otherwise.
    pub const fn as_chess(&self) -> Option<&Chess> {
        match &self.pieces {
            variant::VariantPosition::Chess(chess) => Some(chess),
            _ => None,
        }
    }
}

impl Position for VariantPosition {
    fn board(&self) -> &Board {
        self.pieces.board()
    }

    fn promoted(&self) -> Bitboard {
        self.pieces.promoted()
    }

    fn pockets(&self) -> Option<&ByColor<ByRole<u8>>> {
        self.pieces.pockets()
    }

    fn turn(&self) -> Color {
        self.pieces.turn()
    }

    fn castles(&self) -> &Castles {
        self.pieces.castles()
    }

    fn maybe_ep_square(&self) -> Option<Square> {
        self.pieces.maybe_ep_square()
    }

    fn remaining_checks(&self) -> Option<&ByColor<RemainingChecks>> {
        self.pieces.remaining_checks()
    }

    fn halfmoves(&self) -> u32 {
        self.pieces.halfmoves()
    }

    fn fullmoves(&self) -> NonZeroU32 {
        self.pieces.fullmoves()
    }

    /// Returns the legal moves. Of more than a [`MoveList`] has room for, some drops are missing; each is
    /// legal all the same.
    fn legal_moves(&self) -> MoveList {
        match self.has_too_many_moves() {
            false => self.pieces.legal_moves(),
            true => self.first_legal_moves(),
        }
    }

    fn san_candidates(&self, role: Role, to: Square) -> MoveList {
        self.pieces.san_candidates(role, to)
    }

    fn castling_moves(&self, side: CastlingSide) -> MoveList {
        self.pieces.castling_moves(side)
    }

    fn en_passant_moves(&self) -> MoveList {
        self.pieces.en_passant_moves()
    }

    fn capture_moves(&self) -> MoveList {
        self.pieces.capture_moves()
    }

    fn promotion_moves(&self) -> MoveList {
        self.pieces.promotion_moves()
    }

    fn is_irreversible(&self, m: Move) -> bool {
        self.pieces.is_irreversible(m)
    }

    fn king_attackers(&self, square: Square, attacker: Color, occupied: Bitboard) -> Bitboard {
        self.pieces.king_attackers(square, attacker, occupied)
    }

    fn is_variant_end(&self) -> bool {
        self.pieces.is_variant_end()
    }

    fn has_insufficient_material(&self, color: Color) -> bool {
        self.pieces.has_insufficient_material(color)
    }

    fn variant_outcome(&self) -> Outcome {
        self.pieces.variant_outcome()
    }

    fn play_unchecked(&mut self, m: Move) {
        self.pieces.play_unchecked(m);
    }
}

/// Which options of a game make sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantOptions {
    /// To play without en passant.
    pub no_en_passant: bool,
    /// Moves into check are allowed, and lose.
    pub moves_into_check: bool,
}

/// By which rule of a variant a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VariantEnd {
    KingInTheCenter,
    ThirdCheck,
    KingOnTheLastRank,
    BothKingsOnTheLastRank,
    KingExploded,
    /// Whoever has lost all pieces has won.
    NoPiecesLeft,
    /// Whoever cannot move has won.
    NoMovesLeft,
    HordeCaptured,
}

stored_enum!(VariantEnd, "end of a variant", {
    KingInTheCenter = "king_in_the_center",
    ThirdCheck = "third_check",
    KingOnTheLastRank = "king_on_the_last_rank",
    BothKingsOnTheLastRank = "both_kings_on_the_last_rank",
    KingExploded = "king_exploded",
    NoPiecesLeft = "no_pieces_left",
    NoMovesLeft = "no_moves_left",
    HordeCaptured = "horde_captured",
});

/// Why a variant forbids a move that chess would allow. `Display` is the sentence that the player reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    MustCapture,
    KingCannotCapture,
    OwnKingExplodes,
    GivesCheck,
}

impl std::fmt::Display for Restriction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Restriction::MustCapture => "You must capture if you can.",
            Restriction::KingCannotCapture => "A king cannot capture in this variant.",
            Restriction::OwnKingExplodes => "This capture would make your own king explode.",
            Restriction::GivesCheck => "No move may give check in this variant.",
        })
    }
}

/// A table changes from this what its variant changes.
pub(super) const CHESS: VariantRules = VariantRules {
    variant: Variant::Standard,
    name: "Standard",
    other_names: &[],
    plays: variant::Variant::Chess,
    castling_mode: CastlingMode::Standard,
    start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    end: |_| None,
    pieces_return: false,
    has_insufficient_material: |_, _| false,
    may_be_dead: |_| true,
    distance: |_, _| 0,
    restriction: |_, _| None,
    options: VariantOptions { no_en_passant: true, moves_into_check: true },
    goal: Bitboard::EMPTY,
    exploded: |_| Bitboard::EMPTY,
};

/// With more pieces than these, on the board and in pockets, nothing is enumerated.
pub(super) const FEW_PIECES: usize = 4;

/// Returns whether there are so few pieces that all positions can be looked at.
pub(super) fn has_few_pieces(position: &VariantPosition) -> bool {
    piece_count(position) <= FEW_PIECES
}

/// Returns how many pieces are on the board and in pockets.
pub fn piece_count(position: &VariantPosition) -> usize {
    let pockets = position.pockets().into_iter().flatten().flatten();
    position.board().occupied().count() + pockets.map(|count| usize::from(*count)).sum::<usize>()
}

/// Returns whether a side has nothing but its king.
pub(super) fn bare_king(position: &VariantPosition, side: Color) -> bool {
    let board = position.board();
    (board.by_color(side) & !board.kings()).is_empty()
}

/// Returns how many steps a side's king needs to the nearest square of a goal; without a king it never gets
/// there.
pub(super) fn king_steps(position: &VariantPosition, side: Color, goal: Bitboard) -> u32 {
    let king: Option<Square> = position.board().king_of(side);
    let steps = king.and_then(|king| goal.into_iter().map(|to| king.distance(to)).min());
    steps.unwrap_or(u32::MAX)
}
