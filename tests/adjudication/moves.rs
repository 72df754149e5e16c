//! Fixtures of single moves and final positions: what their names promise.

use zugpost::chess::{AutomaticEnd, BoardEnd, Color, Move, Position as _, Role, Square};

use super::fixtures::Fixture;

fn role(word: &str) -> Role {
    match word {
        "rook" => Role::Rook,
        "knight" => Role::Knight,
        "bishop" => Role::Bishop,
        "queen" => Role::Queen,
        "king" => Role::King,
        "pawn" => Role::Pawn,
        _ => panic!("{word} is no piece"),
    }
}

fn light() -> shakmaty::Bitboard {
    shakmaty::Bitboard::LIGHT_SQUARES
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The last word of the name.
fn last_word(fixture: &Fixture) -> &str {
    fixture.name().rsplit('_').next().unwrap_or_default()
}

/// The game goes on, and nobody has anything to claim.
fn goes_on(fixture: &Fixture) {
    assert_eq!((fixture.end(), fixture.grounds()), (None, vec![]), "{}", fixture.path);
}

fn is_mate(fixture: &Fixture, winner: Color) {
    let path = &fixture.path;
    assert!(fixture.last().is_checkmate(), "{path}");
    assert_eq!(fixture.mover(), winner, "{path}");
    assert_eq!(fixture.end(), Some(AutomaticEnd::Board(BoardEnd::Checkmate { winner })), "{path}");
}

pub fn capture(fixture: &Fixture) {
    let (path, mv) = (&fixture.path, fixture.last_move());
    if let Some(("capture", pieces)) =
        fixture.name().split_once('_').and_then(|(_, rest)| rest.split_once('_'))
    {
        let (taker, taken) = pieces.split_once('_').expect(path);
        assert_eq!((mv.role(), mv.capture()), (role(taker), Some(role(taken))), "{path}");
        assert_eq!(fixture.mover(), fixture.side(), "{path}");
        goes_on(fixture);
        return;
    }
    let (captures, en_passant) = (mv.is_capture(), mv.is_en_passant());
    match last_word(fixture) {
        "none" => assert!(!captures, "{path}"),
        "piece" => assert!(captures && !en_passant, "{path}"),
        "passant" => assert!(en_passant, "{path}"),
        _ => assert!(captures && fixture.last().is_checkmate(), "{path}"),
    }
    assert_eq!(fixture.line.halfmove_clock(fixture.plies()) == 0, captures, "{path}");
}

pub fn castling(fixture: &Fixture) {
    let path = &fixture.path;
    let simplest = path.contains("simplest");
    let king_side = fixture.says("king_side") || fixture.says("kingside");
    let castled = fixture.line.steps.iter().rposition(|step| step.mv.is_castle()).expect(path);
    let side = fixture.line.position(castled).turn();
    assert_eq!(side, fixture.side(), "{path}");
    let step = &fixture.line.steps[castled];
    assert_eq!(step.san.to_string().contains("O-O-O"), !king_side, "{path}");
    if simplest {
        return goes_on(fixture);
    }
    assert_eq!(castled + 1, fixture.plies(), "{path}: castling is the last move");
    let clock = fixture.line.halfmove_clock(fixture.plies());
    match fixture.name().rsplit("side_").next() {
        Some("check") => {
            assert!(fixture.last().is_check(), "{path}");
            goes_on(fixture);
        }
        Some("checkmate") => is_mate(fixture, side),
        Some("stalemate") => {
            assert_eq!(fixture.end(), Some(AutomaticEnd::Board(BoardEnd::Stalemate)), "{path}");
        }
        Some("fifty_move") => {
            assert_eq!((clock, fixture.grounds().len(), fixture.end()), (100, 1, None), "{path}");
        }
        _ => {
            assert!(fixture.says("seventy_five_move"), "{path}");
            assert_eq!((clock, fixture.end().is_some()), (150, true), "{path}");
        }
    }
}

/// Its name says that the rook gives the check; the bishop behind it does.
const NOT_DIRECT: &str = "black/02_black_checkmate_rook_direct_range";

/// The piece that gives check, and whether it moved itself.
fn is_check_as_named(fixture: &Fixture) {
    let (path, mv) = (&fixture.path, fixture.last_move());
    let words: Vec<&str> = fixture.name().split('_').collect();
    let [piece, how, rest @ ..] = &words[2..] else { panic!("{path}") };
    let position = fixture.last();
    let king = position.board().king_of(position.turn()).expect(path);
    let checker = position.checkers().single_square().expect(path);
    assert_eq!(mv.role(), role(piece), "{path}");
    let direct = *how == "direct" && !path.ends_with(NOT_DIRECT);
    assert_eq!(checker == mv.to(), direct, "{path}");
    let straight = checker.file() == king.file() || checker.rank() == king.rank();
    for word in rest {
        match *word {
            "adjacent" => assert_eq!(king.distance(checker), 1, "{path}"),
            "range" => assert!(king.distance(checker) > 1, "{path}"),
            "orthogonal" => assert!(straight, "{path}"),
            "diagonal" => assert!(!straight, "{path}"),
            _ => panic!("{path}: {word}"),
        }
    }
    assert_eq!(fixture.mover(), fixture.side(), "{path}");
}

pub fn check(fixture: &Fixture) {
    is_check_as_named(fixture);
    goes_on(fixture);
}

pub fn checkmate(fixture: &Fixture) {
    let (path, mv) = (&fixture.path, fixture.last_move());
    is_mate(fixture, fixture.side());
    if path.contains("rbnqkVariations") {
        is_check_as_named(fixture);
    } else if fixture.says("capture") {
        assert_eq!(mv.is_capture(), fixture.says("capture_yes"), "{path}");
    } else if fixture.says("discover") {
        assert!(!fixture.last().checkers().contains(mv.to()), "{path}");
    } else {
        assert_eq!(mv.role(), Role::Queen, "{path}");
        let scholar = fixture.says("scholars");
        assert!(scholar || fixture.says("fools"), "{path}");
        let weak = [Square::F2, Square::F7].contains(&mv.to());
        assert_eq!(mv.is_capture() && weak, scholar, "{path}");
    }
}

pub fn double_check(fixture: &Fixture) {
    let path = &fixture.path;
    assert_eq!(fixture.last().checkers().count(), 2, "{path}");
    assert_eq!(fixture.mover(), fixture.side(), "{path}");
    if fixture.says("checkmate") {
        is_mate(fixture, fixture.side());
    } else {
        goes_on(fixture);
    }
    let moved = fixture.name().split('_').find(|word| ["rook", "knight", "bishop"].contains(word));
    if let Some(word) = moved {
        assert_eq!(fixture.last_move().role(), role(word), "{path}");
    }
}

/// Left and right as White sees the board.
fn goes_as_named(fixture: &Fixture) {
    let (path, mv) = (&fixture.path, fixture.last_move());
    assert_eq!(mv.to(), square(last_word(fixture)), "{path}");
    let (from, to) = (mv.from().expect(path).file(), mv.to().file());
    let straight = if fixture.side().is_white() { from < to } else { from > to };
    if fixture.says("straight") {
        assert_eq!(from, to, "{path}");
    } else {
        // `left_b8` comes from the left hand of the player who moves.
        assert_eq!(straight, fixture.says("left"), "{path}");
    }
    assert_eq!(fixture.mover(), fixture.side(), "{path}");
}

pub fn en_passant(fixture: &Fixture) {
    assert!(fixture.last_move().is_en_passant(), "{}", fixture.path);
    goes_as_named(fixture);
    goes_on(fixture);
}

pub fn moving_piece(fixture: &Fixture) {
    assert_eq!(fixture.last_move().role(), role(last_word(fixture)), "{}", fixture.path);
    assert_eq!(fixture.mover(), fixture.side(), "{}", fixture.path);
    goes_on(fixture);
}

pub fn promotion(fixture: &Fixture) {
    let (path, mv) = (&fixture.path, fixture.last_move());
    assert!(matches!(mv, Move::Normal { role: Role::Pawn, .. }), "{path}");
    if path.contains("promotionSquare") {
        assert!(mv.promotion().is_some(), "{path}");
        goes_as_named(fixture);
    } else {
        assert_eq!(mv.promotion(), Some(role(last_word(fixture))), "{path}");
        assert_eq!(mv.is_capture(), fixture.says("capture_yes"), "{path}");
    }
    assert_eq!(fixture.mover(), fixture.side(), "{path}");
    goes_on(fixture);
}

pub fn stalemate(fixture: &Fixture) {
    let path = &fixture.path;
    let mover = if fixture.says("last_move_white") { Color::White } else { Color::Black };
    assert_eq!(fixture.mover(), mover, "{path}");
    assert_eq!(fixture.end(), Some(AutomaticEnd::Board(BoardEnd::Stalemate)), "{path}");
}

/// `KBbBb_KQ`: the pieces of White and of Black; the folder says whose material cannot mate.
pub fn insufficient_material(fixture: &Fixture) {
    let (path, last) = (&fixture.path, fixture.last());
    let unable = (
        last.has_insufficient_material(Color::White),
        last.has_insufficient_material(Color::Black),
    );
    let expected = match path.split('/').nth(2) {
        Some("both") => (true, true),
        Some("onlyWhite") => (true, false),
        Some("onlyBlack") => (false, true),
        _ => (false, false),
    };
    assert_eq!(unable, expected, "{path}");
    let dead = (expected == (true, true)).then_some(AutomaticEnd::DeadPosition);
    assert_eq!(fixture.end(), dead, "{path}");
    let (_, pieces) = fixture.name().rsplit_once("material_").expect(path);
    let (white, black) = pieces.split_once('_').expect(path);
    for (color, letters) in [(Color::White, white), (Color::Black, black)] {
        let men = letters.chars().filter(char::is_ascii_uppercase).count();
        assert_eq!(last.board().by_color(color).count(), men, "{path}");
        for (shade, squares) in [("w", light()), ("b", !light())] {
            let named = letters.matches(&format!("B{shade}")).count();
            let bishops = last.board().by_color(color) & last.board().bishops() & squares;
            assert_eq!(bishops.count(), named, "{path}");
        }
    }
}

/// So many pieces of a kind stand on the board at once; then somebody is mated.
pub fn max_pieces(fixture: &Fixture) {
    let path = &fixture.path;
    let words: Vec<&str> = fixture.name().split('_').collect();
    let count = match words[3] {
        "nine" => 9,
        "ten" => 10,
        "eighteen" => 18,
        _ => 20,
    };
    let kind = role(words[4].trim_end_matches('s'));
    // This one's name says dark, and its bishops stand on light squares like those of 03.
    let mistaken = path.ends_with("white/04_white_max_piece_ten_bishops_nine_darks_squared");
    let squares = if fixture.says("light") || mistaken {
        (9, light())
    } else if fixture.says("dark") {
        (9, !light())
    } else {
        (count, shakmaty::Bitboard::FULL)
    };
    let reached = fixture.line.steps.iter().any(|step| {
        let board = step.after.board();
        let side = match words[0] {
            "combined" => board.occupied(),
            _ => board.by_color(fixture.side()),
        };
        let pieces = board.by_role(kind) & side;
        pieces.count() == count && (pieces & squares.1).count() == squares.0
    });
    assert!(reached, "{path}");
    if path.ends_with("white/05_white_max_piece_nine_queens") {
        assert_eq!(fixture.end(), Some(AutomaticEnd::Board(BoardEnd::Stalemate)), "{path}");
    } else {
        assert!(
            matches!(fixture.end(), Some(AutomaticEnd::Board(BoardEnd::Checkmate { .. }))),
            "{path}"
        );
    }
}

/// What the board shows of the fixtures about dead and living positions.
pub fn dead_or_alive(fixture: &Fixture) {
    let path = &fixture.path;
    let end = fixture.end();
    match fixture.path.rsplit('/').next() {
        Some("02_forced_checkmate_played") => is_mate(fixture, Color::White),
        Some("special_norgaard_buchanan_strategems_2002_alive_played_out") => {
            is_mate(fixture, Color::White);
        }
        Some("04_forced_insufficient_material_played") => {
            assert_eq!(end, Some(AutomaticEnd::DeadPosition), "{path}");
        }
        Some("06_forced_stalemate_played" | "07_forced_stalemate_played") => {
            assert_eq!(end, Some(AutomaticEnd::Board(BoardEnd::Stalemate)), "{path}");
        }
        // Nothing on the board shows it; only a proof does.
        _ => assert_eq!(end, None, "{path}"),
    }
}
