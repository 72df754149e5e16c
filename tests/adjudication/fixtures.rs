//! Reads the fixtures, gives each to the rules of its folder, and counts them.

use std::collections::BTreeMap;

use zugpost::chess::{AutomaticEnd, Color, DrawGround, Line, Move, Position as _, VariantPosition};

use super::{draws, moves};
use crate::support::{files::files_below, pgn::parse, shared_data};

/// There are so many fixtures; fewer means that some were skipped.
const FIXTURES: usize = 519;

/// One game that others made to show one thing.
pub struct Fixture {
    /// Folder and file, without `.pgn`.
    pub path: String,
    pub line: Line,
    pub draws: Draws,
}

/// A row of the table of our own: when the game reaches what.
#[derive(Default, Debug, PartialEq, Eq, Clone)]
pub struct Draws {
    pub thirds: Vec<usize>,
    pub fifths: Vec<usize>,
    pub fifty: Option<usize>,
    pub seventy_five: Option<usize>,
}

impl Fixture {
    /// Half-moves of the game.
    pub fn plies(&self) -> usize {
        self.line.steps.len()
    }

    pub fn last(&self) -> &VariantPosition {
        self.line.position(self.plies())
    }

    pub fn last_move(&self) -> Move {
        self.line.steps.last().expect("a move").mv
    }

    /// The side that made the last move.
    pub fn mover(&self) -> Color {
        !self.last().turn()
    }

    /// The name without folders and the number in front.
    pub fn name(&self) -> &str {
        let file = self.path.rsplit('/').next().unwrap_or_default();
        match file.split_once('_') {
            Some((number, rest)) if number.bytes().all(|b| b.is_ascii_digit()) => rest,
            _ => file,
        }
    }

    pub fn says(&self, words: &str) -> bool {
        self.name().contains(words)
    }

    /// The side that the name speaks of.
    pub fn side(&self) -> Color {
        if self.path.split(['/', '_']).any(|word| word == "white") {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The number after these words of the name.
    pub fn number_after(&self, words: &str) -> Option<u32> {
        let (_, rest) = self.name().rsplit_once(words)?;
        rest.split('_').next()?.parse().ok()
    }

    /// How the game ended by itself, dead positions aside unless the material shows them.
    pub fn end(&self) -> Option<AutomaticEnd> {
        self.line.automatic_end(self.plies(), VariantPosition::is_insufficient_material)
    }

    pub fn grounds(&self) -> Vec<DrawGround> {
        self.line.draw_grounds(self.plies())
    }

    pub fn clocks(&self) -> Vec<u32> {
        (0..=self.plies()).map(|ply| self.line.halfmove_clock(ply)).collect()
    }
}

/// Reads all fixtures; `None` where the shared data is absent.
pub fn read() -> Option<Vec<Fixture>> {
    let root = shared_data("adjudication/games")?;
    let paths = files_below(&root, &["pgn"]);
    let mut table = draw_table();
    let fixtures: Vec<Fixture> = paths
        .iter()
        .map(|file| {
            let path = file.strip_prefix(&root).expect("inside").with_extension("");
            let path = path.to_string_lossy().into_owned();
            let mut games = parse(&std::fs::read(file).expect("a file"), &path);
            let game = games.pop().expect("a game");
            assert!(games.is_empty(), "{path} has more than one game");
            let draws = table.remove(&path).unwrap_or_default();
            Fixture { path, line: game.line(), draws }
        })
        .collect();
    assert!(table.is_empty(), "the table speaks of what is not there: {table:?}");
    Some(fixtures)
}

fn draw_table() -> BTreeMap<String, Draws> {
    let text = include_str!("../data/adjudication_draws.tsv");
    let rows = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let numbers = |cell: &str| -> Vec<usize> {
            let known = cell.split(' ').filter(|number| *number != "-");
            known.map(|number| number.parse().expect(line)).collect()
        };
        let [path, thirds, fifths, fifty, seventy_five] = cells[..] else { panic!("{line}") };
        let draws = Draws {
            thirds: numbers(thirds),
            fifths: numbers(fifths),
            fifty: numbers(fifty).pop(),
            seventy_five: numbers(seventy_five).pop(),
        };
        (path.to_owned(), draws)
    });
    rows.collect()
}

/// What the line itself says, in the form of the table.
fn found(line: &Line) -> Draws {
    let mut found = Draws::default();
    for ply in 0..=line.steps.len() {
        match line.occurrences(ply).len() {
            3 => found.thirds.push(ply),
            5 => found.fifths.push(ply),
            _ => {}
        }
        let clock = line.halfmove_clock(ply);
        if clock >= 100 && found.fifty.is_none() {
            found.fifty = Some(ply);
        }
        if clock >= 150 && found.seventy_five.is_none() {
            found.seventy_five = Some(ply);
        }
    }
    found
}

/// Gives a fixture to the rules of its folder, which panic if its name does not hold.
fn judge(fixture: &Fixture) {
    let path = &fixture.path;
    let folders: Vec<&str> = path.split('/').collect();
    match folders[..] {
        ["basic", "threefold", ..] => draws::threefold(fixture),
        ["basic", "fivefold", ..] => draws::fivefold(fixture),
        ["basic", "fifty" | "seventyFive", ..] => draws::clock(fixture),
        ["basic", "doubleDraw", ..] => draws::double(fixture),
        ["basic", "intervening", ..] => draws::intervening(fixture),
        ["basic", "fromFenNoProgress", ..] | ["basic", "report", "noProgress", ..] => {
            draws::from_fen(fixture);
        }
        ["basic", "report", "maxNoProgress", ..] => draws::max_no_progress(fixture),
        ["basic", "report", "repetition", ..] => draws::sequence(fixture),
        ["basic", "capture", ..] => moves::capture(fixture),
        ["basic", "castling", ..] => moves::castling(fixture),
        ["basic", "check", ..] => moves::check(fixture),
        ["basic", "checkmate", ..] => moves::checkmate(fixture),
        ["basic", "doubleCheck", ..] | ["edgeCases", "doubleCheckCheckmateBizarre", ..] => {
            moves::double_check(fixture);
        }
        ["basic", "enPassantCapture", ..] => moves::en_passant(fixture),
        ["basic", "insufficientMaterial", ..] => moves::insufficient_material(fixture),
        ["basic", "movingPiece", ..] => moves::moving_piece(fixture),
        ["basic", "promotionPiece" | "promotionSquare", ..] => moves::promotion(fixture),
        ["basic", "stalemate", ..] => moves::stalemate(fixture),
        ["basic", "forced", ..] | ["edgeCases", "special", ..] => moves::dead_or_alive(fixture),
        ["edgeCases", "max", "maxMoves", ..] => draws::longest(fixture),
        ["edgeCases", "max", "maxPieces", ..] => moves::max_pieces(fixture),
        _ => panic!("nobody judges {path}"),
    }
}

#[test]
fn every_fixture_is_what_its_name_says() {
    let Some(fixtures) = read() else {
        return;
    };
    let mut judged = 0;
    for fixture in &fixtures {
        judge(fixture);
        assert_eq!(found(&fixture.line), fixture.draws, "{}", fixture.path);
        judged += 1;
    }
    assert_eq!(judged, FIXTURES);
}

/// The walk along a whole game, which looks for all chances, says the same as a question for
/// each single position.
#[test]
fn the_chances_of_a_game_are_those_of_its_positions() {
    let Some(fixtures) = read() else {
        return;
    };
    let telling = |fixture: &&Fixture| fixture.draws != Draws::default() && fixture.plies() < 120;
    for fixture in fixtures.iter().filter(telling) {
        let line = &fixture.line;
        let mut draw_claim_options = line.draw_claim_options().peekable();
        for ply in 0..=line.steps.len() {
            let option = draw_claim_options.next_if(|option| option.ply == ply);
            let (standing, intended) = match option {
                Some(option) => (option.standing, option.intended),
                None => (Vec::new(), Vec::new()),
            };
            let position = line.position(ply);
            let over = position.legal_moves().is_empty();
            let expected = if over { Vec::new() } else { line.draw_grounds(ply) };
            assert_eq!(standing, expected, "{} {ply}", fixture.path);
            let mut with_moves = Vec::new();
            for mv in position.legal_moves() {
                let intended = line.with_intended(ply, mv);
                let grounds = intended.draw_grounds(ply + 1);
                if !grounds.is_empty() && !intended.position(ply + 1).legal_moves().is_empty() {
                    with_moves.push((mv, grounds));
                }
            }
            let intended: Vec<_> = intended.into_iter().map(|i| (i.mv, i.grounds)).collect();
            assert_eq!(intended, with_moves, "{} {ply}", fixture.path);
        }
        assert_eq!(draw_claim_options.next(), None);
    }
}
