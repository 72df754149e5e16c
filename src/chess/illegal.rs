//! Why a move may not be made, in the player's words (Article 3).

use std::fmt;

use shakmaty::{
    Bitboard, Board, CastlingSide, Color, File, Move, Piece, Position, Rank, Role, Square, attacks,
};

use super::{
    Restriction, Rules, VariantPosition,
    names::{name_pieces as pieces, role_name},
};

/// Why a move is not legal. `Display` is the sentence that the player reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    NoPiece {
        from: Square,
    },
    /// Another piece was named than the one that stands there.
    NotThere {
        role: Role,
        from: Square,
    },
    NotYours {
        from: Square,
        role: Role,
    },
    OwnPiece {
        to: Square,
        role: Role,
    },
    /// The piece does not move like that (3.2 to 3.8).
    Geometry {
        role: Role,
        from: Square,
        to: Square,
    },
    Blocked {
        role: Role,
        by: Square,
    },
    PawnBlocked {
        to: Square,
        by: Square,
    },
    PawnNothingToCapture {
        to: Square,
    },
    /// The right to capture this pawn en passant lasted for one move (3.7.3.2).
    EnPassantPassed {
        pawn: Square,
    },
    /// En passant, in a game without it.
    EnPassantOff,
    /// Article 3.9.2: nothing else forbids the move.
    Exposed {
        /// The move as it would have been made.
        mv: Move,
        checkers: Vec<(Role, Square)>,
        /// Whether one of the checkers gives check already.
        was_in_check: bool,
    },
    CastlingRight {
        side: CastlingSide,
    },
    CastlingInCheck {
        checkers: Vec<(Role, Square)>,
    },
    CastlingThrough {
        square: Square,
        attackers: Vec<(Role, Square)>,
    },
    /// The king would be in check where it lands, with the rook where that lands.
    CastlingInto {
        square: Square,
        attackers: Vec<(Role, Square)>,
    },
    CastlingBlocked {
        by: Square,
    },
    /// There is no piece of this kind among those that were asked for.
    NoneThere {
        role: Role,
        among: Disambiguation,
    },
    /// Several pieces of this kind, and none can reach the square.
    NoneReaches {
        role: Role,
        to: Square,
        among: Disambiguation,
    },
    /// No pawn of one file can capture on the other.
    NoCapture {
        from: File,
        to: File,
    },
    NotAPromotion,
    /// A rule of the variant forbids what chess would allow.
    Restricted(Restriction),
    /// No piece of this kind was captured that could be dropped.
    NotInPocket {
        role: Role,
    },
    /// Pieces are dropped on empty squares.
    DropOnPiece {
        to: Square,
    },
    /// Pawns are not dropped on the first or last rank.
    PawnDrop,
    /// Nothing can be played any more.
    GameOver,
}

/// The pieces that a player's words leave to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disambiguation {
    All,
    File(File),
    Rank(Rank),
}

impl fmt::Display for Disambiguation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Disambiguation::All => Ok(()),
            Disambiguation::File(file) => write!(f, " on the {}-file", file.char()),
            Disambiguation::Rank(rank) => write!(f, " on rank {}", rank.char()),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NoPiece { from } => write!(f, "There is no piece on {from}."),
            Illegal::NotThere { role, from } => {
                write!(f, "There is no {} on {from}.", role_name(*role))
            }
            Illegal::NotYours { from, role } => {
                write!(f, "The {} on {from} is not yours.", role_name(*role))
            }
            Illegal::OwnPiece { to, role } => {
                write!(f, "Your own {} is on {to}.", role_name(*role))
            }
            Illegal::Geometry { role, from, to } => {
                write!(f, "A {} cannot move from {from} to {to}.", role_name(*role))
            }
            Illegal::Blocked { role, by } => {
                let role = role_name(*role);
                write!(f, "The {role} cannot go there: the piece on {by} is in the way.")
            }
            Illegal::PawnBlocked { to, by } => {
                write!(f, "The pawn cannot go to {to}: the piece on {by} is in the way.")
            }
            Illegal::PawnNothingToCapture { to } => {
                write!(f, "There is nothing for the pawn to capture on {to}.")
            }
            Illegal::EnPassantPassed { pawn } => write!(
                f,
                "The pawn on {pawn} could be captured en passant only right after it moved two squares."
            ),
            Illegal::EnPassantOff => f.write_str("This game is played without en passant."),
            Illegal::Exposed { mv, checkers, was_in_check } => {
                if let [(Role::King, square)] = checkers[..] {
                    return write!(f, "Your king cannot move next to the king on {square}.");
                }
                let verb = match (was_in_check, mv.role() == Role::King) {
                    (true, false) => "would still be",
                    _ => "would be",
                };
                write!(f, "Your king {verb} in check from {}.", pieces(checkers))
            }
            Illegal::CastlingRight { side } => write!(
                f,
                "You cannot castle {}: the king or that rook has moved, or the rook was captured.",
                side_name(*side)
            ),
            Illegal::CastlingInCheck { checkers } => write!(
                f,
                "You cannot castle out of check: your king is in check from {}.",
                pieces(checkers)
            ),
            Illegal::CastlingThrough { square, attackers } => {
                let verb = if attackers.len() == 1 { "attacks" } else { "attack" };
                write!(f, "You cannot castle through {square}: {} {verb} it.", pieces(attackers))
            }
            Illegal::CastlingInto { square, attackers } => write!(
                f,
                "You cannot castle: on {square} your king would be in check from {}.",
                pieces(attackers)
            ),
            Illegal::CastlingBlocked { by } => {
                write!(f, "You cannot castle: the piece on {by} is in the way.")
            }
            Illegal::NoneThere { role, among } => {
                write!(f, "You have no {}{among}.", role_name(*role))
            }
            Illegal::NoneReaches { role, to, among } => {
                write!(f, "None of your {}s{among} can go to {to}.", role_name(*role))
            }
            Illegal::NoCapture { from, to } => write!(
                f,
                "None of your pawns on the {}-file can capture on the {}-file.",
                from.char(),
                to.char()
            ),
            Illegal::NotAPromotion => {
                f.write_str("Only a pawn that reaches the last rank can promote.")
            }
            Illegal::Restricted(restriction) => restriction.fmt(f),
            Illegal::NotInPocket { role } => {
                write!(f, "You have no {} to drop.", role_name(*role))
            }
            Illegal::DropOnPiece { to } => {
                write!(f, "You can drop a piece only on an empty square: {to} is not empty.")
            }
            Illegal::PawnDrop => f.write_str("A pawn cannot be dropped on the first or last rank."),
            Illegal::GameOver => f.write_str("The game is over in this position."),
        }
    }
}

fn side_name(side: CastlingSide) -> &'static str {
    if side.is_king_side() { "kingside" } else { "queenside" }
}

/// Says why the piece on `from` may not go to `to`. Call it for illegal moves only.
pub(super) fn explain(
    position: &VariantPosition,
    rules: Rules,
    from: Square,
    to: Square,
) -> Illegal {
    let board = position.board();
    let us = position.turn();
    let Some(piece) = board.piece_at(from) else {
        return Illegal::NoPiece { from };
    };
    if piece.color != us {
        return Illegal::NotYours { from, role: piece.role };
    }
    if let Some(side) = castling_attempt(position, piece, from, to) {
        let why = explain_castling(position, side);
        if !matches!(why, Illegal::Geometry { .. }) {
            return why;
        }
    }
    if let Some(other) = board.piece_at(to).filter(|p| p.color == us) {
        return Illegal::OwnPiece { to, role: other.role };
    }
    if let Some(fault) = geometry_fault(position, piece, from, to) {
        return match fault {
            Illegal::EnPassantPassed { .. } if !rules.en_passant => Illegal::EnPassantOff,
            other => other,
        };
    }
    forbidden(position, candidate(position, piece, from, to, None))
}

/// Says why a move is forbidden that its piece could make.
fn forbidden(position: &VariantPosition, mv: Move) -> Illegal {
    if let Some(restriction) = (position.rules().restriction)(position, mv) {
        return Illegal::Restricted(restriction);
    }
    match exposed(position, mv) {
        // Nothing attacks the king: nothing at all may be played.
        Illegal::Exposed { checkers, .. } if checkers.is_empty() => Illegal::GameOver,
        exposed => exposed,
    }
}

/// Says why a piece may not be dropped on a square.
pub(super) fn explain_drop(position: &VariantPosition, role: Role, to: Square) -> Illegal {
    let pocket = position.pockets().map(|pockets| pockets.get(position.turn()));
    if pocket.is_none_or(|pocket| *pocket.get(role) == 0) {
        return Illegal::NotInPocket { role };
    }
    if position.board().occupied().contains(to) {
        return Illegal::DropOnPiece { to };
    }
    if role == Role::Pawn && Bitboard::BACKRANKS.contains(to) {
        return Illegal::PawnDrop;
    }
    exposed(position, Move::Put { role, to })
}

/// Says why none of the pieces of a kind may go to `to`.
pub(super) fn explain_role(
    position: &VariantPosition,
    rules: Rules,
    role: Role,
    to: Square,
    filter: Bitboard,
) -> Illegal {
    let candidates = position.our(role) & filter;
    let among = among(filter);
    if candidates.is_empty() {
        return Illegal::NoneThere { role, among };
    }
    let mut reasons: Vec<Illegal> =
        candidates.into_iter().map(|from| explain(position, rules, from, to)).collect();
    // A pin is the reason worth telling, if one of them could otherwise go there.
    let worth_telling = |why: &Illegal| {
        matches!(
            why,
            Illegal::Exposed { .. }
                | Illegal::Restricted(_)
                | Illegal::OwnPiece { .. }
                | Illegal::EnPassantOff
        )
    };
    if let Some(at) = reasons.iter().position(worth_telling) {
        return reasons.swap_remove(at);
    }
    // Which of several was meant? One that does not move like that was not.
    if reasons.len() > 1 {
        reasons.retain(|why| !matches!(why, Illegal::Geometry { .. }));
    }
    match (reasons.pop(), reasons.is_empty()) {
        (Some(why), true) => why,
        _ => Illegal::NoneReaches { role, to, among },
    }
}

/// Says why no pawn of one file may capture on another.
pub(super) fn explain_capture(
    position: &VariantPosition,
    rules: Rules,
    from: File,
    to: File,
) -> Illegal {
    let pawns = position.our(Role::Pawn) & Bitboard::from_file(from);
    if pawns.is_empty() {
        return Illegal::NoneThere { role: Role::Pawn, among: Disambiguation::File(from) };
    }
    let us = position.turn();
    pawns
        .into_iter()
        .flat_map(|pawn| {
            let targets = attacks::pawn_attacks(us, pawn) & Bitboard::from_file(to);
            targets.into_iter().map(move |target| explain(position, rules, pawn, target))
        })
        .find(|why| {
            matches!(why, Illegal::Exposed { .. } | Illegal::Restricted(_) | Illegal::EnPassantOff)
        })
        .unwrap_or(Illegal::NoCapture { from, to })
}

/// Returns what a filter leaves to choose from: it is one file, one rank or neither.
fn among(filter: Bitboard) -> Disambiguation {
    let file = File::ALL.into_iter().find(|file| filter == Bitboard::from_file(*file));
    let rank = Rank::ALL.into_iter().find(|rank| filter == Bitboard::from_rank(*rank));
    file.map(Disambiguation::File).or(rank.map(Disambiguation::Rank)).unwrap_or(Disambiguation::All)
}

/// Says why castling to a side is not possible.
pub(super) fn explain_castling(position: &VariantPosition, side: CastlingSide) -> Illegal {
    let us = position.turn();
    let board = position.board();
    let (Some(king), Some(rook)) = (board.king_of(us), position.castles().rook(us, side)) else {
        return Illegal::CastlingRight { side };
    };
    let checkers = attackers(board, king, !us, board.occupied());
    if !checkers.is_empty() {
        return Illegal::CastlingInCheck { checkers };
    }
    if let Some(by) = (position.castles().path(us, side) & board.occupied()).first() {
        return Illegal::CastlingBlocked { by };
    }
    let target = side.king_to(us);
    let mut way: Vec<Square> = attacks::between(king, target).into_iter().collect();
    way.sort_by_key(|square| king.distance(*square));
    for square in way {
        let found = attackers(board, square, !us, board.occupied());
        if !found.is_empty() {
            return Illegal::CastlingThrough { square, attackers: found };
        }
    }
    // In Chess960 the rook may have shielded the square from which it leaves.
    let after = board.occupied().without(king).without(rook).with(target).with(side.rook_to(us));
    let attackers = attackers(board, target, !us, after);
    if attackers.is_empty() {
        // Nothing forbids castling; so it was not castling that was asked for.
        return Illegal::Geometry { role: Role::King, from: king, to: target };
    }
    Illegal::CastlingInto { square: target, attackers }
}

/// Returns the side to which a king move looks like castling.
fn castling_attempt(
    position: &VariantPosition,
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<CastlingSide> {
    if piece.role != Role::King || from.rank() != to.rank() {
        return None;
    }
    let home = piece.color.fold_wb(Rank::First, Rank::Eighth);
    let far = from.distance(to) > 1;
    let side = CastlingSide::from_king_side(to.file() > from.file());
    // Onto the rook of the right, or without a right onto any that may have had it.
    let onto_rook = position.our(Role::Rook).contains(to)
        && position.castles().rook(piece.color, side).map_or(far, |rook| rook == to);
    let two_steps = far && [File::C, File::G].contains(&to.file());
    (from.rank() == home && (onto_rook || two_steps)).then_some(side)
}

fn geometry_fault(
    position: &VariantPosition,
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<Illegal> {
    let board = position.board();
    let wrong = Illegal::Geometry { role: piece.role, from, to };
    if piece.role == Role::Pawn {
        return pawn_fault(position, from, to, wrong);
    }
    if attacks::attacks(from, piece, board.occupied()).contains(to) {
        return None;
    }
    if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
        return Some(wrong);
    }
    let by = (attacks::between(from, to) & board.occupied()).first()?;
    Some(Illegal::Blocked { role: piece.role, by })
}

fn pawn_fault(
    position: &VariantPosition,
    from: Square,
    to: Square,
    wrong: Illegal,
) -> Option<Illegal> {
    let us = position.turn();
    let board = position.board();
    if attacks::pawn_attacks(us, from).contains(to) {
        let takes = board.by_color(!us).contains(to) || position.maybe_ep_square() == Some(to);
        return (!takes).then(|| nothing_to_capture(position, from, to));
    }
    let step = i32::from(to) - i32::from(from);
    let forward = us.fold_wb(8, -8);
    let start_rank = us.fold_wb(Rank::Second, Rank::Seventh);
    let reachable = step == forward || step == 2 * forward && from.rank() == start_rank;
    if !reachable {
        return Some(wrong);
    }
    let way = attacks::between(from, to) | Bitboard::from(to);
    let by = (way & board.occupied()).into_iter().min_by_key(|by| from.distance(*by))?;
    Some(Illegal::PawnBlocked { to, by })
}

fn nothing_to_capture(position: &VariantPosition, from: Square, to: Square) -> Illegal {
    let us = position.turn();
    let pawn = Square::from_coords(to.file(), from.rank());
    let enemy = position.board().piece_at(pawn) == Some(Piece { color: !us, role: Role::Pawn });
    if enemy && from.rank() == us.fold_wb(Rank::Fifth, Rank::Fourth) {
        return Illegal::EnPassantPassed { pawn };
    }
    Illegal::PawnNothingToCapture { to }
}

/// Returns the moves that nothing forbids but the own king, which is in check after them:
/// what else can be played where the check warning is off. A pawn that promotes counts once
/// for each piece that it may become. Castling is never among them.
pub fn exposing_moves(position: &VariantPosition) -> Vec<Move> {
    let board = position.board();
    let last_rank = Bitboard::from_rank(position.turn().fold_wb(Rank::Eighth, Rank::First));
    let mut moves = Vec::new();
    for (from, piece) in position.us().into_iter().filter_map(|s| Some((s, board.piece_at(s)?))) {
        for to in !position.us() {
            if geometry_fault(position, piece, from, to).is_some() {
                continue;
            }
            let plain = candidate(position, piece, from, to, None);
            if checkers_after(position, plain).is_empty() {
                continue;
            }
            if piece.role == Role::Pawn && last_rank.contains(to) {
                let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
                let promotion = |role| candidate(position, piece, from, to, Some(role));
                moves.extend(roles.map(promotion));
            } else {
                moves.push(plain);
            }
        }
    }
    moves
}

/// Returns the move of a piece to a square, castling apart.
fn candidate(
    position: &VariantPosition,
    piece: Piece,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Move {
    if piece.role == Role::Pawn
        && position.maybe_ep_square() == Some(to)
        && from.file() != to.file()
    {
        return Move::EnPassant { from, to };
    }
    let capture = position.board().role_at(to);
    Move::Normal { role: piece.role, from, capture, to, promotion }
}

/// Names the pieces that would give check after a move that is no castling.
pub(super) fn exposed(position: &VariantPosition, mv: Move) -> Illegal {
    let checkers = checkers_after(position, mv);
    let before = position.checkers();
    let was_in_check = checkers.iter().any(|(_, square)| before.contains(*square));
    Illegal::Exposed { mv, checkers, was_in_check }
}

fn checkers_after(position: &VariantPosition, mv: Move) -> Vec<(Role, Square)> {
    let us = position.turn();
    let mut after = position.clone();
    after.play_unchecked(mv);
    let board = after.board();
    match board.king_of(us) {
        Some(king) => attackers(board, king, !us, board.occupied()),
        None => Vec::new(),
    }
}

fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Vec<(Role, Square)> {
    board
        .attacks_to(square, by, occupied)
        .into_iter()
        .filter_map(|from| Some((board.role_at(from)?, from)))
        .collect()
}
