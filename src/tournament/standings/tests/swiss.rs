//! Swiss tournaments: C.07 Articles 8, 9, 14 and 16.

use super::*;

/// The Swiss tournament of FIDE's *Exercises in tie-breaking* (M. Held, 2024, by C.07 of 2023):
/// 16 players, 5 rounds. `+W9`: won with White against 9. `F`: by forfeit. `HPB`, `PAB`, `ZPB`:
/// half-point bye, pairing-allocated bye, zero-point bye.
const EXERCISE: &str = "
    +W9 =B13 =W2 +B15 =W4
    +B10 +W7 =B1 +W16 =B3
    =W11 +B6 +W8 =B4 =W2
    +B12 HPB +W13 =W3 =B1
    -W13 -B15 +W11 =B7 +W10
    -B14 -W3 PAB +W10 +B8
    +W15 -B2 -B16 =W5 -B11
    =B16 +W14 -B3 +W13 -W6
    -B1 -W10 HPB -F11 PAB
    -W2 +B9 -W15 -B6 -B5
    =B3 -W16 -B5 +F9 +W7
    -W4 PAB +F14 ZPB ZPB
    +B5 =W1 -B4 -B8 -W14
    +W6 -B8 -F12 ZPB +B13
    -B7 +W5 +B10 -W1 -B16
    =W8 +B11 +W7 -B2 +W15
";

fn swiss(rows: &str) -> Crosstable {
    let rows: Vec<&str> = rows.trim().lines().collect();
    let mut table = round_robin(&["X"]);
    table.system = TournamentSystem::Swiss;
    table.rounds = u16::try_from(rows[0].split_whitespace().count()).unwrap();
    table.players = (1..).take(rows.len()).map(player).collect();
    for (index, row) in rows.iter().enumerate() {
        for (round, code) in (1..).zip(row.split_whitespace()) {
            let kind = match code {
                "HPB" => ByeKind::HalfPoint,
                "PAB" => ByeKind::PairingAllocated,
                "ZPB" => continue,
                code => {
                    table.games.extend(game(index, round, code));
                    continue;
                }
            };
            table.byes.push(Bye { round, player: index, kind });
        }
    }
    table
}

/// Reads a game from the row of one player; the other row says the same, so one is enough.
fn game(player: usize, round: u16, code: &str) -> Option<CrosstableGame> {
    let mut signs = code.chars();
    let (result, color) = (signs.next()?, signs.next()?);
    let opponent = signs.as_str().parse::<usize>().unwrap() - 1;
    let is_white = color == 'W' || (color == 'F' && player < opponent);
    is_white.then_some(())?;
    let result = match result {
        '+' => GameResult::Win(Color::White),
        '-' => GameResult::Win(Color::Black),
        _ => GameResult::Draw,
    };
    let mut game = CrosstableGame::new(round, player, opponent, Some(result));
    game.is_forfeit = color == 'F';
    Some(game)
}

fn exercise() -> Crosstable {
    swiss(EXERCISE)
}

/// As in the solutions of 2023, but for 4, 6 and 11, whose dummies are capped now (16.4).
#[test]
fn buchholz() {
    let table = exercise();
    // 4: its dummy has 2½ (a draw in each round), not 3½; 6: 2½, not 3; 11: 1½, as the scheduled
    // opponent has, not 2½.
    let wanted = "12.5 13 15.5 14 8.5 11.5 14.5 13.5 9 13 12.5 11.5 14 11 12 12.5";
    assert_figures(&table, "BH", wanted);
    // A voluntary unplayed round is cut first (16.5): 4's half-point bye, not what 13 has.
    let wanted = "11 12 13 11.5 7.5 10.5 12.5 12 7.5 11.5 11 9.5 12 9 11 11";
    assert_figures(&table, "BH-C1", wanted);
    let medians = figures(&table, "BH-M1");
    assert_eq!([1, 3, 11].map(|player: usize| medians[player].as_str()), ["8.5", "8", "6"]);
}

#[test]
fn sonneborn_berger() {
    let table = exercise();
    // 4: ½×2½ for the bye; 6: 1×2½; 11: 1×1½.
    let wanted = "8 9.5 10.5 9.25 4.25 6 3.25 5.25 2.25 1.5 4.75 4 4.25 4.5 3.5 7.25";
    assert_figures(&table, "SB", wanted);
    // 16.5.2: of 4's bye (1¼) and the win against the lowest opponent (1½) the higher is cut.
    let cut = figures(&table, "SB-C1");
    for (number, wanted) in [
        (1, "7.25"),
        (2, "8.5"),
        (3, "9.25"),
        (4, "7.75"),
        (6, "5"),
        (8, "3.75"),
        (11, "3.25"),
        (12, "4"),
        (14, "3"),
        (16, "5.75"),
    ] {
        let number: usize = number;
        assert_eq!(cut[number - 1], wanted, "{number}");
    }
}

#[test]
fn own_records() {
    let table = exercise();
    assert_figures(&table, "PS", "11 13 11 11.5 5 6 6 8.5 2.5 4 5.5 7 7 6 7 10.5");
    assert_figures(&table, "WIN", "2 3 2 2 2 3 1 2 1 1 2 2 1 2 2 3");
    assert_figures(&table, "WON", "2 3 2 2 2 2 1 2 0 1 1 0 1 2 2 3");
    assert_figures(&table, "BPG", "2 3 2 2 2 2 3 2 1 3 2 0 3 2 3 2");
    assert_figures(&table, "BWG", "1 1 1 1 0 1 0 0 0 1 0 0 1 1 1 1");
    assert_figures(&table, "REP", "5 5 5 4 5 5 5 5 3 5 5 3 5 3 5 5");
    // With 1, ½, 0 they are the points.
    assert_figures(&table, "STD", "3.5 4 3.5 3.5 2.5 3 1.5 2.5 1.5 1 2.5 2 1.5 2 2 3.5");
}

/// 8.2 and 8.3. 1 has met 9, 13, 2, 15 and 4; with the final round drawn these have ½ + ½, …
#[test]
fn averages_and_the_final_round_drawn() {
    let table = exercise();
    let average = figures(&table, "AOB");
    // (9 + 14 + 13 + 12 + 14) / 5.
    assert_eq!(average[0], "12.4");
    // 12 has met 4 only.
    assert_eq!(average[11], "14");
    // Before the final round 9 has ½ and then a bye (1½), 13 1½ (2), 2 3½ (4), 15 2 (2½), 4 3
    // (3½).
    assert_eq!(figures(&table, "FB")[0], "13.5");
    let mut early = table.clone();
    early.games.retain(|game| game.round < 5);
    early.byes.retain(|bye| bye.round < 5);
    assert_eq!(figures(&early, "FB"), figures(&early, "BH"));
}

/// 16.3.2: rounds after a withdrawal count as draws for opponents. 4 met 12, who has 2 points and
/// was absent twice.
#[test]
fn explanations_name_dummies() {
    let table = exercise();
    let explanation =
        explain(&table, TieBreak::Buchholz(Cut::Cut1), 3).expect("a figure for everybody");
    assert_eq!(explanation.value, Some(Fraction::halves(23)));
    assert_eq!(explanation.formula, Aggregation::Sum);
    let terms: Vec<_> = explanation
        .terms
        .iter()
        .map(|term| (term.round, term.against, term.of.to_string(), term.is_cut))
        .collect();
    let opponent = |number: usize| TermOpponent::Opponent(number - 1);
    let wanted = [
        (1, opponent(12), "3", false),
        (2, TermOpponent::Dummy { scheduled: None, is_voluntary: true }, "2.5", true),
        (3, opponent(13), "1.5", false),
        (4, opponent(3), "3.5", false),
        (5, opponent(1), "3.5", false),
    ];
    assert_eq!(terms, wanted.map(|(a, b, c, d)| (a, b, c.to_owned(), d)));
}

/// Rounds that have not been paired can still bring a win each.
#[test]
fn before_the_last_round_is_paired_nobody_is_out_who_can_catch_up() {
    use QualificationStatus::{Eliminated, InContention, Qualified};
    let list = TieBreakList::new(Vec::new(), TournamentSystem::Swiss).unwrap();
    let mut table = swiss("+W2 +B3\n-B1 =W4\n=W4 -W1\n=B3 =B2");
    let over = Qualification::new(&table, &list, 1);
    assert_eq!(over.statuses, [Qualified, Eliminated, Eliminated, Eliminated]);
    assert!(over.is_decided);
    table.rounds = 3;
    let before = Qualification::new(&table, &list, 1);
    assert_eq!(before.statuses, [InContention, Eliminated, Eliminated, InContention]);
    assert_eq!((before.precision, before.is_decided), (Precision::PointsBound, false));
}
