//! Another program, tiebreak-core of PyPI, comes to the same figures and the same order on
//! thousands of random tables, and on tournaments that were really played.
//!
//! `tests/run --nightly` installs it. It knows no C.05 6.6, so those who withdrew under half are
//! taken out for it, and no other values than 1, ½, 0. Where it counts otherwise on purpose, the
//! article stands beside it, in the words of C.07 (edition of March 2026).

use std::{
    fmt::Write as _,
    io::Write as _,
    path::PathBuf,
    process::{Command, Stdio},
};

use zugpost::{
    chess::Color,
    game::GameResult,
    tournament::standings::{
        Aggregation, Bye, ByeKind, Crosstable, CrosstableGame, CrosstablePlayer, Points,
        ScoringSystem, Standings, TieBreak, TieBreakList, TournamentSystem, Withdrawal, explain,
    },
};

use super::real::{RealTournament, real_tournaments};
use crate::support::{Chance, environment, is_full, left_out, sample, seed};

const TABLES: u64 = 2000;

/// What is compared. `DE`, `RTNG` and `TPN` have no figures there; the order shows them.
const ROUND_ROBIN: &str = "WIN WON BPG BWG REP STD PS SB SB/C1 SB/C2 KS ARO ARO/C1 TPR";
const SWISS: &str = "WIN WON BPG BWG REP STD PS SB SB/C1 SB/C2 BH BH/C1 BH/C2 BH/M1 BH/M2 \
                     FB FB/C1 FB/C2 FB/M1 FB/M2 AOB ARO ARO/C1 TPR";

/// The same where nobody has a rating.
const UNRATED_ROUND_ROBIN: &str = "WIN WON BPG BWG REP STD PS SB SB/C1 SB/C2 KS";

/// What orders are made of: figures that differ nowhere (see below).
const ROUND_ROBIN_ORDER: &str = "WIN WON BPG BWG STD PS SB DE ARO RTNG TPN";
/// Without `DE`: there a pair that only forfeited has met, and who is certain of the first place
/// is taken out of the separate standings before the second. C.07 6.3 speaks of games that were
/// not played, and of the second rank of the same standings.
const SWISS_ORDER: &str = "WIN WON BPG BWG REP STD PS SB BH BH/C1 BH/C2 BH/M1 AOB ARO RTNG";

fn python() -> Option<PathBuf> {
    let Some(folder) = environment("ZUGPOST_TEST_TIEBREAKS") else {
        // The quick loop does without.
        if is_full() {
            left_out("tiebreak-core is absent (set ZUGPOST_TEST_TIEBREAKS to a venv that has it)");
        }
        return None;
    };
    Some(PathBuf::from(folder).join("bin/python"))
}

#[test]
fn round_robins_stand_as_another_program_says() {
    compare(TournamentSystem::RoundRobin, ROUND_ROBIN, ROUND_ROBIN_ORDER);
}

#[test]
fn swiss_tournaments_stand_as_another_program_says() {
    compare(TournamentSystem::Swiss, SWISS, SWISS_ORDER);
}

#[test]
fn tournaments_that_were_played_stand_as_another_program_says() {
    let Some(python) = python() else { return };
    let Some(tournaments) = real_tournaments() else { return };
    let trial =
        |it: RealTournament| JudgedTable { name: it.name, table: it.table, order: it.tie_breaks };
    let trials: Vec<JudgedTable> = tournaments.into_iter().map(trial).collect();
    compare_all(python, &trials, &read_codes(UNRATED_ROUND_ROBIN));
}

/// A table, and the order of tie-breaks that it is ranked by.
struct JudgedTable {
    name: String,
    table: Crosstable,
    order: Vec<TieBreak>,
}

fn compare(method: TournamentSystem, codes: &str, order: &str) {
    let Some(python) = python() else { return };
    let order = read_codes(order);
    let trials: Vec<JudgedTable> = sample(0..TABLES, 20)
        .map(|number| {
            let mut chance = Chance(seed().wrapping_mul(TABLES).wrapping_add(number));
            let table = match method {
                TournamentSystem::RoundRobin => round_robin(&mut chance),
                TournamentSystem::Swiss => swiss(&mut chance),
            };
            let name = format!("{method:?} {number} of seed {}", seed());
            JudgedTable { name, table, order: pick(&mut chance, &order) }
        })
        .collect();
    compare_all(python, &trials, &read_codes(codes));
}

/// Asks about all tables at once.
fn compare_all(python: PathBuf, trials: &[JudgedTable], codes: &[TieBreak]) {
    let mut question = String::new();
    for trial in trials {
        write_question(&mut question, trial, codes);
    }
    let answer = ask(python, question);
    let mut lines = answer.lines();
    for trial in trials {
        check(trial, codes, &mut lines);
    }
    assert_eq!(lines.next(), None);
}

fn read_codes(codes: &str) -> Vec<TieBreak> {
    codes.split_whitespace().map(|code| code.parse().expect("a code")).collect()
}

/// Takes some in a random order; in half of all cases the lower rating comes last.
fn pick(chance: &mut Chance, codes: &[TieBreak]) -> Vec<TieBreak> {
    let mut left = codes.to_vec();
    let count = 1 + chance.below(4);
    let mut order: Vec<TieBreak> =
        (0..count).map(|_| left.remove(chance.below(left.len()))).collect();
    order.extend(chance.happens(50).then_some(TieBreak::LowerRating));
    order
}

fn ask(python: PathBuf, question: String) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/standings/judge.py");
    let mut judge = Command::new(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the judge");
    let mut input = judge.stdin.take().expect("its input");
    let writer = std::thread::spawn(move || input.write_all(question.as_bytes()));
    let output = judge.wait_with_output().expect("an answer");
    writer.join().expect("a thread").expect("all written");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("a text")
}

// Random tables

fn players(chance: &mut Chance, count: usize) -> Vec<CrosstablePlayer> {
    let rating = |chance: &mut Chance| i32::try_from(1200 + chance.below(1400)).expect("small");
    let player =
        |number| CrosstablePlayer { number, rating: Some(rating(chance)), withdrawal: None };
    (1..).take(count).map(player).collect()
}

/// A game; one of twenty is a forfeit, and of these one of five on both sides.
fn game(chance: &mut Chance, round: u16, white: usize, black: usize) -> CrosstableGame {
    let results = [
        GameResult::Win(Color::White),
        GameResult::Win(Color::White),
        GameResult::Win(Color::Black),
        GameResult::Draw,
        GameResult::Draw,
    ];
    let mut game = CrosstableGame::new(round, white, black, chance.one_of(&results));
    game.is_forfeit = chance.happens(5);
    if game.is_forfeit && game.result == Some(GameResult::Draw) || chance.happens(1) {
        game.result = Some(GameResult::BothLose);
    }
    game
}

/// Everybody meets everybody once or twice; in every third table somebody withdraws.
fn round_robin(chance: &mut Chance) -> Crosstable {
    let count = 3 + chance.below(10);
    let cycles = 1 + chance.below(2);
    let rounds = count - 1 + count % 2;
    let mut games = Vec::new();
    for cycle in 0..cycles {
        for one in 0..count {
            for other in one + 1..count {
                let sum = if other == rounds { 2 * one } else { one + other };
                let round = cycle * rounds + sum % rounds + 1;
                let is_white = (one + other + cycle) % 2 == 1;
                let (white, black) = if is_white { (one, other) } else { (other, one) };
                games.push(game(chance, u16::try_from(round).expect("small"), white, black));
            }
        }
    }
    let mut table = Crosstable {
        system: TournamentSystem::RoundRobin,
        values: ScoringSystem::STANDARD,
        rounds: u16::try_from(cycles * rounds).expect("small"),
        players: players(chance, count),
        games,
        byes: Vec::new(),
    };
    if chance.happens(33) {
        let after = u16::try_from(chance.below(usize::from(table.rounds))).expect("small");
        withdraw(&mut table, chance.below(count), after);
    }
    table
}

/// Somebody withdraws after a round, and forfeits the games after it.
fn withdraw(table: &mut Crosstable, player: usize, after: u16) {
    let mut finished_games = 0;
    for game in &mut table.games {
        let Some((_, color)) = game.sides().into_iter().find(|(index, _)| *index == player) else {
            continue;
        };
        if game.round <= after {
            finished_games += u16::from(!game.is_forfeit);
        } else {
            let winner = !color;
            game.result = Some(GameResult::Win(winner));
            game.is_forfeit = true;
        }
    }
    table.players[player].withdrawal = Some(Withdrawal { finished_games });
}

/// Random pairings, with byes of each kind and players who leave.
fn swiss(chance: &mut Chance) -> Crosstable {
    let count = 6 + chance.below(12);
    let rounds = 5 + u16::try_from(chance.below(4)).expect("small");
    let mut table = Crosstable {
        system: TournamentSystem::Swiss,
        values: ScoringSystem::STANDARD,
        rounds,
        players: players(chance, count),
        games: Vec::new(),
        byes: Vec::new(),
    };
    let mut has_left = vec![false; count];
    for round in 1..=rounds {
        let mut present = Vec::new();
        for (player, has_left) in has_left.iter_mut().enumerate() {
            *has_left |= chance.happens(3);
            if *has_left || chance.happens(4) {
                // Nothing is written: a zero-point bye.
            } else if chance.happens(5) {
                table.byes.push(Bye { round, player, kind: ByeKind::HalfPoint });
            } else {
                present.push(player);
            }
        }
        while present.len() > 1 {
            let [white, black] = [(); 2].map(|()| present.remove(chance.below(present.len())));
            let mut game = game(chance, round, white, black);
            // C.07 8.3 draws all paired games of the final round; there only those that were
            // played.
            if round == rounds && game.is_forfeit {
                game.is_forfeit = false;
            }
            table.games.push(game);
        }
        table.byes.extend(present.into_iter().map(|player| Bye {
            round,
            player,
            kind: ByeKind::PairingAllocated,
        }));
    }
    table
}

// What is asked, and what is answered

fn decimal(points: Points) -> f64 {
    f64::from(points.halves()) / 2.0
}

fn write_question(text: &mut String, trial: &JudgedTable, codes: &[TieBreak]) {
    let table = &trial.table;
    let counting = table.counting();
    let counts = |game: &&CrosstableGame| counting[game.white] && counting[game.black];
    let is_swiss = table.system == TournamentSystem::Swiss;
    let mode = if is_swiss { "swiss" } else { "round_robin" };
    let games_of = |player: usize| {
        let own = |game: &&CrosstableGame| game.white == player || game.black == player;
        table.games.iter().filter(counts).filter(own).count()
    };
    let most_games = (0..table.players.len()).map(games_of).max().unwrap_or(0).max(1);
    writeln!(text, "table {mode} {} {most_games}", table.rounds).expect("a text");
    for (index, player) in table.players.iter().enumerate().filter(|(index, _)| counting[*index]) {
        // Without ratings nothing is asked that needs them.
        let rating = player.rating.unwrap_or(0);
        writeln!(text, "player {} {rating}", player.number).expect("a text");
        for round in 1..=table.rounds {
            write_round(text, table, &counting, index, round);
        }
    }
    let join = |list: &[TieBreak]| {
        list.iter().map(|code| code.report_code()).collect::<Vec<_>>().join(" ")
    };
    writeln!(text, "codes {}\norder {}", join(codes), join(&trial.order)).expect("a text");
}

fn write_round(
    text: &mut String,
    table: &Crosstable,
    counting: &[bool],
    player: usize,
    round: u16,
) {
    let number = |index: usize| table.players[index].number;
    let mut is_paired = false;
    for game in table.games.iter().filter(|game| game.round == round) {
        for (own, other, color, name) in [
            (game.white, game.black, Color::White, "white"),
            (game.black, game.white, Color::Black, "black"),
        ] {
            if own != player || !counting[other] {
                continue;
            }
            is_paired = true;
            let other_color = !color;
            let score = decimal(game.points(color, table.values));
            let theirs = decimal(game.points(other_color, table.values));
            let (kind, theirs) = match game.is_forfeit {
                false => ("played", theirs.to_string()),
                true if score > 0.0 => ("forfeit_win", "-".to_owned()),
                true => ("forfeit_loss", "-".to_owned()),
            };
            let (own, opponent) = (number(own), number(other));
            writeln!(text, "round {own} {round} {opponent} {score} {name} {kind} {theirs}")
                .expect("a text");
        }
    }
    if is_paired || table.system == TournamentSystem::RoundRobin {
        return;
    }
    let bye = table.byes.iter().find(|bye| bye.player == player && bye.round == round);
    let (score, kind) = match bye.map(|bye| bye.kind) {
        Some(ByeKind::PairingAllocated) => (1.0, "pairing_bye"),
        Some(ByeKind::HalfPoint) => (0.5, "requested_bye"),
        None => (0.0, "requested_bye"),
    };
    writeln!(text, "round {} {round} -1 {score} white {kind} -", number(player)).expect("a text");
}

fn check<'a>(trial: &JudgedTable, codes: &[TieBreak], lines: &mut impl Iterator<Item = &'a str>) {
    let JudgedTable { name, table, order } = trial;
    let list = TieBreakList::new(codes.to_vec(), table.system).expect("a list");
    let standings = Standings::new(table, &list);
    let counting = table.counting();
    for player in (0..table.players.len()).filter(|player| counting[*player]) {
        let line = lines.next().expect("a player");
        let mut words = line.split(' ');
        let number = table.players[player].number;
        assert_eq!(words.next(), Some(number.to_string().as_str()), "{name}");
        let row = standings.rows.iter().position(|row| row.player == player).expect("a row");
        let words: Vec<&str> = words.collect();
        assert_eq!(words.len(), codes.len(), "{name}: {line}");
        for ((code, word), figure) in codes.iter().zip(words).zip(standings.figures(row)) {
            let theirs: f64 = word.parse().expect("a figure");
            let theirs = theirs + on_purpose(table, *code, player);
            // Without an opponent there is no average; there it is 0, or nothing is cut.
            let Some(figure) = figure else { continue };
            if is_cut_to_nothing(table, &counting, *code, player)
                || *code == TieBreak::PerformanceRating && is_on_half_a_percent(table, player)
            {
                continue;
            }
            let (numerator, denominator) = figure.fraction();
            #[expect(clippy::cast_precision_loss, reason = "small numbers")]
            let ours = numerator as f64 / denominator as f64;
            assert!(
                (ours - theirs).abs() < 1e-9,
                "{name}: {} of {number} is {ours}, not {theirs}\n{table:?}",
                code.code()
            );
        }
    }
    let list = TieBreakList::new(order.clone(), table.system).expect("a list");
    let standings = Standings::new(table, &list);
    let ranked = standings.rows.iter().filter(|row| row.place.is_some());
    let ours: Vec<String> =
        ranked.map(|row| table.players[row.player].number.to_string()).collect();
    let theirs = lines.next().and_then(|line| line.strip_prefix("order ")).expect("an order");
    assert_eq!(ours.join(" "), theirs, "{name}: by {order:?}\n{table:?}");
}

/// Returns what has to be added to a figure of the other program.
///
/// `REP` in round robins: C.07 7.6 takes "forfeit losses" away, and by 15.2 "forfeit losses in
/// Type B tie-breaks (see Article 7) remain unplayed rounds"; there they are rounds like others.
fn on_purpose(table: &Crosstable, code: TieBreak, player: usize) -> f64 {
    if table.system == TournamentSystem::Swiss || code != TieBreak::RoundsElected {
        return 0.0;
    }
    let counting = table.counting();
    let losses = table.games.iter().filter(|game| {
        let own = game.sides().into_iter().find(|(index, _)| *index == player);
        let counts = counting[game.white] && counting[game.black];
        let lost = |color| game.points(color, table.values) == Points::ZERO;
        counts && game.is_forfeit && own.is_some_and(|(_, color)| lost(color))
    });
    -f64::from(u32::try_from(losses.count()).expect("small"))
}

/// Returns whether a modifier leaves nothing: there the last value is never cut.
///
/// C.07 14: a modifier is "a way to vary the elements that are part of the calculation, usually
/// excluding some of these elements". 14.1.1 d: "exclude the contribution (product) associated with the
/// opponent with the lowest score". No article keeps the last value. So a sum of nothing is 0 here,
/// and an average of nothing (10.1) is no figure.
fn is_cut_to_nothing(table: &Crosstable, counting: &[bool], code: TieBreak, player: usize) -> bool {
    let (TieBreak::SonnebornBerger(cut) | TieBreak::AverageRating(cut)) = code else {
        return false;
    };
    let played = table.games.iter().filter(|game| {
        let is_own = game.white == player || game.black == player;
        let counts = counting[game.white] && counting[game.black];
        is_own && counts && !(game.is_forfeit && matches!(code, TieBreak::AverageRating(_)))
    });
    let values = match (code, table.system) {
        (TieBreak::SonnebornBerger(_), TournamentSystem::Swiss) => usize::from(table.rounds),
        _ => played.count(),
    };
    values <= cut.counts().0
}

/// Returns whether a share of points lies exactly between two rows of the table of rating
/// differences. There it is a binary fraction, 0.575 is a little less, and is rounded down.
///
/// C.07 10.2: the rating difference results "from the conversion of the fractional score (number of points
/// achieved in games played over the board divided by the number of games) into RD (see the
/// corresponding conversion table in the FIDE Rating Regulations)". The table has whole hundredths
/// alone, and 10.2 does not say how a share comes to one. Here it is as in 10.1, "rounded to the
/// nearest whole number (0.5 rounded up)", and exact.
fn is_on_half_a_percent(table: &Crosstable, player: usize) -> bool {
    let explanation = explain(table, TieBreak::PerformanceRating, player).expect("a figure");
    let Aggregation::Performance { scored, games, .. } = explanation.formula else { return false };
    let (thousandths, games) = (u32::from(scored.halves()) * 500, u32::from(games));
    thousandths % games == 0 && thousandths / games % 10 == 5
}
