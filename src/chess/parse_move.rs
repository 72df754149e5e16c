//! Finds the move that a player typed among the legal ones, or says why there is none.

use shakmaty::{
    Move, Position, Role,
    san::{San, SanPlus},
};

use super::{
    Illegal, InputError, Rules, VariantPosition,
    candidates::{Candidates, as_asked, candidates},
    illegal::{explain, explain_capture, explain_castling, explain_drop, explain_role, exposed},
    notation::{ParsedMove, other_meaning, read},
};

/// Returns whether a text can be read as a move at all, whatever the position.
pub fn reads_as_move(text: &str) -> bool {
    read(text).is_ok()
}

/// Reads a move in any notation and checks that it is legal in the position.
///
/// Moves are matched against the legal ones, so nothing that is not legal can come out.
pub fn parse_move(position: &VariantPosition, text: &str) -> Result<Move, InputError> {
    parse_move_under(position, Rules::default(), text)
}

/// The same under the rules of a game.
///
/// What leaves the own king in check is [`Illegal::Exposed`] under any rules. Where the check
/// warning is off it has to be as complete as a legal move: the promotion is named, and it
/// could be no other move.
///
/// A text may hold several, with [`OR`] between them: all that somebody may have meant who typed
/// one, `Bxc3` and `bxc3`. The first is read, unless another one means a move that could be made as
/// well. Behind two [`OR`] the other is read where the first could not be made: `Bb3` and `bb3`.
pub fn parse_move_under(
    position: &VariantPosition,
    rules: Rules,
    text: &str,
) -> Result<Move, InputError> {
    let Some((first, others)) = text.split_once(OR) else {
        return parse_one(position, rules, text);
    };
    let mut meant = possible(position, rules, first);
    if meant.is_empty() {
        let other = others.strip_prefix(OR).filter(|it| !possible(position, rules, it).is_empty());
        return parse_one(position, rules, other.unwrap_or(first));
    }
    let known = meant.len();
    for mv in others.split(OR).flat_map(|other| possible(position, rules, other)) {
        if !meant.contains(&mv) {
            meant.push(mv);
        }
    }
    if meant.len() == known {
        return parse_one(position, rules, first);
    }
    Err(InputError::Ambiguous(meant.into_iter().map(long).collect()))
}

/// Stands between the texts of which one is meant: the separator of units, which no keyboard types.
pub const OR: char = '\u{1f}';

/// Returns the moves that a text can mean. `Bxa8=Q` names the bishop and a promotion, so either of
/// the two may be wrong.
fn possible(position: &VariantPosition, rules: Rules, text: &str) -> Vec<Move> {
    let Ok(wanted) = read(text) else { return Vec::new() };
    let Candidates { moves, .. } = candidates(position, rules, wanted);
    let asked = as_asked(moves.clone(), wanted);
    moves.into_iter().filter(|mv| mv.role() != Role::Pawn || asked.contains(mv)).collect()
}

fn parse_one(position: &VariantPosition, rules: Rules, text: &str) -> Result<Move, InputError> {
    let found = resolve(position, rules, read(text)?);
    // `C6d7` is c6 to d7, unless a knight of the sixth rank could be meant as well.
    if let Some((letter, other)) = other_meaning(text) {
        let other = resolve(position, rules, other);
        if found != other && may_be_meant(&found) && may_be_meant(&other) {
            return Err(InputError::UnclearLetter(letter));
        }
    }
    found
}

/// Returns whether somebody may have meant this. What leaves the own king in check loses the
/// game under some rules, so it must not be made unless it is certainly meant.
fn may_be_meant(found: &Result<Move, InputError>) -> bool {
    match found {
        Err(InputError::Illegal(why)) => matches!(why, Illegal::Exposed { .. }),
        _ => true,
    }
}

/// Returns the promotions between which a text leaves the choice, the queen's first. Empty
/// if [`parse_move_under`] does not answer [`InputError::PromotionMissing`].
pub fn promotions(position: &VariantPosition, rules: Rules, text: &str) -> Vec<Move> {
    let Ok(wanted) = read(text) else {
        return Vec::new();
    };
    if parse_move_under(position, rules, text) != Err(InputError::PromotionMissing) {
        return Vec::new();
    }
    let promoted = |role| match resolve(position, rules, wanted.promoting(role)) {
        Ok(mv) => Some(mv),
        Err(InputError::Illegal(Illegal::Exposed { mv, .. })) if !rules.legal_moves_only => {
            Some(mv)
        }
        Err(_) => None,
    };
    PROMOTIONS.into_iter().filter_map(promoted).collect()
}

/// What a pawn may become (3.7.3.3), in Antichess a king too.
const PROMOTIONS: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King];

fn resolve(
    position: &VariantPosition,
    rules: Rules,
    wanted: ParsedMove,
) -> Result<Move, InputError> {
    let Candidates { moves, is_exposing } = candidates(position, rules, wanted);
    if moves.is_empty() {
        return Err(InputError::Illegal(reason(position, rules, wanted)));
    }
    let name = |mv| match is_exposing {
        true => long(mv),
        false => SanPlus::from_move(position.clone(), mv).to_string(),
    };
    let mv = pick(as_asked(moves, wanted), wanted.promotion(), name)?;
    match is_exposing {
        true => Err(InputError::Illegal(exposed(position, mv))),
        false => Ok(mv),
    }
}

/// Picks the one move among those that are meant.
fn pick(
    meant: Vec<Move>,
    promotion: Option<Role>,
    name: impl Fn(Move) -> String,
) -> Result<Move, InputError> {
    match meant[..] {
        [] => Err(InputError::Illegal(Illegal::NotAPromotion)),
        [mv] if mv.is_promotion() && mv.promotion() != promotion => {
            Err(InputError::PromotionMissing)
        }
        [mv] => Ok(mv),
        _ => {
            let mut candidates: Vec<String> = meant.into_iter().map(name).collect();
            candidates.sort_unstable();
            Err(InputError::Ambiguous(candidates))
        }
    }
}

/// Returns a move in long algebraic notation, `Nd2-e4`: SAN tells apart legal moves only.
fn long(mv: Move) -> String {
    if let Some(side) = mv.castling_side() {
        return San::Castle(side).to_string();
    }
    if let Move::Put { role, to } = mv {
        return San::Put { role, to }.to_string();
    }
    let letter = match mv.role() {
        Role::Pawn => String::new(),
        role => role.upper_char().to_string(),
    };
    let from = mv.from().map_or_else(String::new, |from| from.to_string());
    let promotion =
        mv.promotion().map_or_else(String::new, |role| format!("={}", role.upper_char()));
    format!("{letter}{from}-{}{promotion}", mv.to())
}

/// Says why nothing legal fits.
fn reason(position: &VariantPosition, rules: Rules, wanted: ParsedMove) -> Illegal {
    let (role, from, to) = match wanted {
        ParsedMove::Castle(side) => return explain_castling(position, side),
        ParsedMove::Put { role, to } => return explain_drop(position, role, to),
        ParsedMove::Capture { from, to, .. } => return explain_capture(position, rules, from, to),
        ParsedMove::Move { role, from, to, .. } => (role, from, to),
    };
    if let Some(square) = from.single_square() {
        let there = position.board().role_at(square);
        return match role {
            Some(role) if there != Some(role) => Illegal::NotThere { role, from: square },
            _ => explain(position, rules, square, to),
        };
    }
    explain_role(position, rules, role.unwrap_or(Role::Pawn), to, from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Start, Variant, uci};
    use shakmaty::CastlingMode;

    fn position(fen: &str) -> VariantPosition {
        let mode = Variant::Standard;
        Start::from_fen(fen, mode).unwrap().position
    }

    fn read(fen: &str, text: &str) -> Result<String, String> {
        parse_move(&position(fen), text)
            .map(|m| uci(m, CastlingMode::Standard))
            .map_err(|e| e.to_string())
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn every_notation_reads_the_same_move() {
        for text in [
            "e4",
            "e2e4",
            "e2-e4",
            "e2 e4",
            "e2–e4",
            "5254",
            "52 54",
            "1.e4",
            "1. e4!",
            "1 e4",
            "E4",
            "E2E4",
            "E2-E4",
            "Pe2-e4",
            "1...e4",
            " e4 ",
            "\u{a0}e4\u{200b}",
        ] {
            assert_eq!(read(START, text), Ok("e2e4".into()), "{text}");
        }
        for text in ["Nf3", "nf3", "g1f3", "Ng1-f3", "Ng1f3", "7163", "Ngf3", "N1f3", "Nf3+"] {
            assert_eq!(read(START, text), Ok("g1f3".into()), "{text}");
        }
    }

    #[test]
    fn a_capital_before_a_rank_is_asked_about_if_a_piece_could_go_there_too() {
        let two_knights = "7k/8/1NB5/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(read(two_knights, "c6d7"), Ok("c6d7".into()));
        let unclear = InputError::UnclearLetter('C').to_string();
        for text in ["C6d7", "C6-d7", "C6D7"] {
            assert_eq!(read(two_knights, text), Err(unclear.clone()), "{text}");
        }
        for (fen, text, letter) in [
            // Each letter has its own piece.
            ("6k1/8/8/8/8/8/PB6/4K3 w - - 0 1", "A2a3", 'A'),
            ("7k/8/8/8/3R2Q1/8/8/4K3 w - - 0 1", "D4d7", 'D'),
            ("7k/8/8/8/8/8/3B1P2/4K3 w - - 0 1", "F2f4", 'F'),
            // Either knight could be meant, or the bishop.
            ("7k/8/1NB2N2/8/8/8/8/4K3 w - - 0 1", "C6d7", 'C'),
            // A pawn that promotes, or the knight.
            ("7k/2P1N3/8/8/8/8/8/4K3 w - - 0 1", "C7c8", 'C'),
        ] {
            let unclear = Err(InputError::UnclearLetter(letter).to_string());
            assert_eq!(read(fen, text), unclear, "{fen} {text}");
            assert!(promotions(&position(fen), Rules::default(), text).is_empty(), "{fen} {text}");
        }
        // No knight could go there.
        assert_eq!(read(two_knights, "C6b7"), Ok("c6b7".into()));
        assert_eq!(read(START, "C2c4"), Ok("c2c4".into()));
        assert_eq!(read(START, "D2D4"), Ok("d2d4".into()));
        // The knight stands on another rank.
        assert_eq!(read("1N5k/8/2B5/8/8/8/8/4K3 w - - 0 1", "C6d7"), Ok("c6d7".into()));
    }

    #[test]
    fn a_capital_is_asked_about_before_a_move_that_leaves_the_king_in_check() {
        // The bishop is pinned, the knight is not; and the other way round.
        let bishop_pinned = "2r4k/8/1NB5/8/8/8/8/2K5 w - - 0 1";
        let knight_pinned = "1r5k/8/1NB5/8/8/8/8/1K6 w - - 0 1";
        for legal_moves_only in [true, false] {
            let rules = Rules { legal_moves_only, ..Rules::default() };
            for fen in [bishop_pinned, knight_pinned] {
                let found = parse_move_under(&position(fen), rules, "C6d7");
                assert_eq!(found, Err(InputError::UnclearLetter('C')), "{fen} {legal_moves_only}");
            }
            // Nothing else could be meant.
            let found = parse_move_under(&position(bishop_pinned), rules, "C6b7");
            assert!(
                matches!(found, Err(InputError::Illegal(Illegal::Exposed { .. }))),
                "{found:?}"
            );
        }
    }

    #[test]
    fn of_several_texts_the_first_is_read_unless_another_is_possible_too() {
        let both = "4k3/8/8/8/8/2p5/1P6/4B1K1 w - - 0 1";
        let asked = "Ambiguous move: Be1-c3 or b2-c3? Type it in full.";
        assert_eq!(read(both, "Bxc3\u{1f}bxc3").unwrap_err(), asked);
        assert_eq!(read(both, "Bxc3\u{1f}Be1-c3"), Ok("e1c3".into()));
        // What somebody can type between them is none.
        assert_eq!(read(START, "e4|e5"), Err(InputError::Unreadable.to_string()));
        // One of them is not possible.
        let bishop = "4k3/8/8/8/8/2p5/8/4B1K1 w - - 0 1";
        assert_eq!(read(bishop, "Bxc3\u{1f}bxc3"), Ok("e1c3".into()));
        // What is not possible is no better for the other.
        assert_eq!(read(bishop, "bxc3\u{1f}Bxc3").unwrap_err(), read(bishop, "bxc3").unwrap_err());
        assert_eq!(read(bishop, "bxc3\u{1f}\u{1f}Bxc3"), Ok("e1c3".into()));
        assert_eq!(read(both, "Bxc3\u{1f}\u{1f}bxc3").unwrap_err(), asked);
        // A bishop does not promote, but who names both may mean either.
        let takes_c8 = "2r5/1P2k3/8/8/6B1/8/8/4K3 w - - 0 1";
        for (typed, pawns) in [
            ("bxc8\u{1f}Bxc8", "b7-c8=Q"),
            ("bxc8=Q\u{1f}Bxc8=Q", "b7-c8=Q"),
            ("bxc8=N\u{1f}Bxc8=N", "b7-c8=N"),
        ] {
            let asked = format!("Ambiguous move: {pawns} or Bg4-c8? Type it in full.");
            assert_eq!(read(takes_c8, typed).unwrap_err(), asked);
        }
        let only_pawn = "2r5/1P2k3/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(read(only_pawn, "bxc8=N\u{1f}Bxc8=N"), Ok("b7c8n".into()));
        let only_bishop = "2r5/4k3/8/8/6B1/8/8/4K3 w - - 0 1";
        assert!(read(only_bishop, "bxc8=Q\u{1f}Bxc8=Q").is_err());
        // Castling by squares may be meant, too.
        let castles = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
        let asked = "Ambiguous move: O-O-O or Ra1-d1? Type it in full.";
        assert_eq!(read(castles, "Kc1\u{1f}Rd1").unwrap_err(), asked);
        // Where it may leave the king in check, the pinned bishop can go there.
        let pinned = position("4r1k1/8/8/2p5/1P6/4B3/8/4K3 w - - 0 1");
        let free = Rules { legal_moves_only: false, ..Rules::default() };
        for (rules, is_asked) in [(free, true), (Rules::default(), false)] {
            let found = parse_move_under(&pinned, rules, "bxc5\u{1f}Bxc5");
            assert_eq!(matches!(found, Err(InputError::Ambiguous(_))), is_asked, "{found:?}");
        }
    }

    #[test]
    fn castling_is_read_in_every_spelling() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for text in ["O-O", "0-0", "o-o", "OO", "O–O", "0 - 0+", "e1g1", "e1h1", "Kg1", "5171"] {
            assert_eq!(read(fen, text), Ok("e1g1".into()), "{text}");
        }
        for text in ["O-O-O", "0-0-0", "e1c1", "5131", "Ke1-c1"] {
            assert_eq!(read(fen, text), Ok("e1c1".into()), "{text}");
        }
    }

    #[test]
    fn promotions_name_the_piece() {
        let fen = "8/4P3/8/8/8/8/k7/7K w - - 0 1";
        for text in
            ["e8=Q", "e8Q", "e8q", "e8=Q#", "e8/Q", "e7e8q", "e7-e8=Q", "57581", "57 58 1", "E8Q"]
        {
            assert_eq!(read(fen, text), Ok("e7e8q".into()), "{text}");
        }
        assert_eq!(read(fen, "57584"), Ok("e7e8n".into()));
        for text in ["e8", "e7e8", "5758", "57 58", "1.e8!", "e8=K"] {
            let position = position(fen);
            assert_eq!(parse_move(&position, text), Err(InputError::PromotionMissing), "{text}");
            let choices = promotions(&position, Rules::default(), text)
                .into_iter()
                .map(|m| m.promotion().unwrap());
            assert_eq!(choices.collect::<Vec<_>>(), PROMOTIONS[..4], "{text}");
        }
        assert!(promotions(&position(fen), Rules::default(), "e8=Q").is_empty());
        assert!(promotions(&position(fen), Rules::default(), "Kg1").is_empty());
        for text in ["e2e4q", "e4=K", "Nf3=Q"] {
            assert_eq!(read(START, text), Err(NOT_A_PROMOTION.into()), "{text}");
        }
        let castles = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(read(castles, "e1g1q"), Err(NOT_A_PROMOTION.into()));
    }

    const NOT_A_PROMOTION: &str = "Only a pawn that reaches the last rank can promote.";

    #[test]
    fn ambiguous_input_names_the_candidates() {
        let fen = "4k3/8/8/8/8/8/8/RN2K1NR w - - 0 1";
        let two_knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
        assert_eq!(
            read(two_knights, "Nd2").unwrap_err(),
            "Ambiguous move: Nbd2 or Nfd2? Type it in full."
        );
        assert_eq!(read(two_knights, "Nbd2"), Ok("b1d2".into()));
        assert!(read(fen, "Nd2").is_ok());
        // A pinned knight is no candidate.
        let pinned = "4k3/8/8/8/1b6/5N2/3N4/4K3 w - - 0 1";
        assert_eq!(read(pinned, "Ne4"), Err(read(pinned, "Nde4").unwrap_err()));
        let two_pawns = "3nk3/2P1P3/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(
            read(two_pawns, "xd8").unwrap_err(),
            "Ambiguous move: cxd8=Q+ or exd8=Q+? Type it in full."
        );
    }

    #[test]
    fn a_pawn_takes_without_a_rank() {
        let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        for text in ["exd", "ed", "e:d", "exd!", "xd5", "ed5"] {
            assert_eq!(read(fen, text), Ok("e4d5".into()), "{text}");
        }
        let two = "4k3/8/8/3p4/4P3/3p4/4P3/4K3 w - - 0 1";
        assert_eq!(read(two, "exd").unwrap_err(), "Ambiguous move: exd3 or exd5? Type it in full.");
        // Which of them, before what it becomes.
        let both = "3nk3/2P5/8/8/2P5/3p4/2P5/4K3 w - - 0 1";
        assert_eq!(
            read(both, "cxd").unwrap_err(),
            "Ambiguous move: cxd3 or cxd8=Q+? Type it in full."
        );
        assert_eq!(read(both, "cxd=R"), Ok("c7d8r".into()));
        let promotes = "3nk3/2P5/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(parse_move(&position(promotes), "cxd"), Err(InputError::PromotionMissing));
        assert_eq!(read(promotes, "cxd=N"), Ok("c7d8n".into()));
        assert_eq!(promotions(&position(promotes), Rules::default(), "cd").len(), 4);
    }

    #[test]
    fn chess960_castling_is_the_king_onto_its_rook() {
        let fen = "4k3/8/8/8/8/8/8/R3KR2 w AF - 0 1";
        let position = Start::from_fen(fen, Variant::Chess960).unwrap().position;
        let read = |text: &str| {
            parse_move(&position, text).map(|m| uci(m, CastlingMode::Chess960)).unwrap()
        };
        for text in ["O-O", "e1f1", "e1g1", "5161", "5171", "Kg1"] {
            assert_eq!(read(text), "e1f1", "{text}");
        }
        assert_eq!(
            crate::chess::iccf(parse_move(&position, "O-O").unwrap(), CastlingMode::Chess960),
            "5161"
        );
        // Square by square from the king: f1, although d1 is attacked too.
        let refuse = |fen: &str| {
            let position = Start::from_fen(fen, Variant::Chess960).unwrap().position;
            parse_move(&position, "O-O-O").unwrap_err().to_string()
        };
        assert_eq!(
            refuse("3r1r2/1k6/8/8/8/8/8/R5KR w HA - 0 1"),
            "You cannot castle through f1: the rook on f8 attacks it."
        );
        // The rook shields c1 until it leaves.
        assert_eq!(
            refuse("4k3/8/8/8/8/8/8/qR2K3 w B - 0 1"),
            "You cannot castle: on c1 your king would be in check from the queen on a1."
        );
        // The king can step to d1 and c1 is where it lands.
        assert_eq!(read("e1d1"), "e1d1");
        assert_eq!(read("e1c1"), "e1a1");
    }

    #[test]
    fn a_lower_case_b_is_a_file() {
        let fen = "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";
        assert_eq!(read(fen, "bc3"), Ok("b2c3".into()));
        assert_eq!(read(fen, "bxc3"), Ok("b2c3".into()));
    }

    #[test]
    fn a_refusal_says_why() {
        let pinned = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1";
        for (fen, text, why) in [
            (START, "e2e5", "A pawn cannot move from e2 to e5."),
            (START, "e3e4", "There is no piece on e3."),
            (START, "e7e5", "The pawn on e7 is not yours."),
            (START, "Bc1-e3", "The bishop cannot go there: the piece on d2 is in the way."),
            (START, "Ra1a2", "Your own pawn is on a2."),
            (START, "exd3", "There is nothing for the pawn to capture on d3."),
            (START, "Nd4", "None of your knights can go to d4."),
            (START, "Ncd4", "You have no knight on the c-file."),
            (START, "N3d4", "You have no knight on rank 3."),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Nd4", "You have no knight."),
            // The other rook does not move like that, so it was not meant.
            (
                "3k4/8/8/8/3n4/8/R7/3RK3 w - - 0 1",
                "Rd7",
                "The rook cannot go there: the piece on d4 is in the way.",
            ),
            (
                "4k3/8/8/8/8/R7/8/R3K3 w - - 0 1",
                "Rad8",
                "None of your rooks on the a-file can go to d8.",
            ),
            // exd5 is possible, so it must not say that no pawn can go there.
            (
                "4k3/8/8/3p4/4P3/3P4/3P4/4K3 w - - 0 1",
                "d5",
                "None of your pawns on the d-file can go to d5.",
            ),
            (START, "exd", "None of your pawns on the e-file can capture on the d-file."),
            (
                "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
                "e4",
                "The pawn cannot go to e4: the piece on e3 is in the way.",
            ),
            (
                "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
                "exd6",
                "The pawn on d5 could be captured en passant only right after it moved two squares.",
            ),
            (pinned, "Ne4", "Your king would be in check from the bishop on b4."),
            (
                "4k3/8/8/8/1b6/8/8/R3K3 w - - 0 1",
                "Ra2",
                "Your king would still be in check from the bishop on b4.",
            ),
            // The bishop's check is met, and the rook's begins.
            (
                "k3r3/8/8/8/1b6/8/4N3/4K3 w - - 0 1",
                "Nc3",
                "Your king would be in check from the rook on e8.",
            ),
            (
                "k3r3/8/8/8/1b6/5n2/4N3/4K3 w - - 0 1",
                "Nc3",
                "Your king would still be in check from the knight on f3 and the rook on e8.",
            ),
            (
                "8/8/8/8/8/p3k3/8/4K3 w - - 0 1",
                "Kd2",
                "Your king cannot move next to the king on e3.",
            ),
            (
                "3r4/8/8/8/8/p3k3/8/4K3 w - - 0 1",
                "Kd2",
                "Your king would be in check from the king on e3 and the rook on d8.",
            ),
            ("4k3/8/8/8/8/8/8/R1R1KR1R w KQ - 0 1", "e1f1", "Your own rook is on f1."),
            (
                "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
                "O-O",
                "You cannot castle through f1: the rook on f8 attacks it.",
            ),
            (
                "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
                "O-O",
                "You cannot castle: on g1 your king would be in check from the rook on g8.",
            ),
            (
                "4k3/8/8/8/1b6/8/8/4K2R w K - 0 1",
                "e1g1",
                "You cannot castle out of check: your king is in check from the bishop on b4.",
            ),
            (START, "O-O", "You cannot castle: the piece on f1 is in the way."),
            (
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                "O-O",
                "You cannot castle kingside: the king or that rook has moved, or the rook was captured.",
            ),
            ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "e1f1", "Your own rook is on f1."),
            (START, "Bg1f3", "There is no bishop on g1."),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Re1g1", "There is no rook on e1."),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kh1", "Your own rook is on h1."),
            (START, "hello", "This is not a move. Try Nf3, e2e4, e2-e4 or 5254."),
            (START, "", "Type a move or make it on the board."),
            (START, "12. ...", "Type a move or make it on the board."),
        ] {
            assert_eq!(read(fen, text).unwrap_err(), why, "{text}");
        }
    }

    #[test]
    fn en_passant_is_read_and_its_pin_is_told() {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(read(fen, "exd6 e.p."), Ok("e5d6".into()));
        // Both pawns leave the fifth rank, and the rook looks through.
        let pinned = "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1";
        assert_eq!(
            read(pinned, "exd6").unwrap_err(),
            "Your king would be in check from the rook on h5."
        );
    }

    proptest::proptest! {
        #[test]
        fn no_input_panics(text in "\\PC{0,40}") {
            let _ = parse_move(&VariantPosition::default(), &text);
        }
    }
}
