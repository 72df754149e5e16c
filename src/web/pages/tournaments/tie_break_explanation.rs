//! How a figure of a tie-break came about, in words: `14¼ = 5 (Anna) + 2 × 4 (Ben) + …`.
//!
//! It knows no tournament: `standings` says what a figure was made of, the table gives the names.

use crate::{
    i18n::Locale,
    tournament::standings::{
        Aggregation, DirectEncounter, DirectEncounterRow, EncounterVerdict, Explanation, Fraction,
        Points, Term, TermOpponent,
    },
};

/// Says how a figure came about; empty if it says it itself. `name`: of a player of the table.
pub fn explanation_text(
    locale: Locale,
    explanation: &Explanation,
    name: impl Fn(usize) -> String,
) -> String {
    let Some(value) = explanation.value else { return String::new() };
    let terms = &explanation.terms;
    let said = match explanation.formula {
        Aggregation::Own => return String::new(),
        Aggregation::Sum if terms.is_empty() => return String::new(),
        Aggregation::Sum => equation(value, value, &sum(terms, &name)),
        Aggregation::SumAgainst { at_least } => {
            let calculation = match terms.is_empty() {
                true => fraction_text(value),
                false => equation(value, value, &sum(terms, &name)),
            };
            let said = locale.t("tournament-explained-koya").with("calculation", calculation);
            said.with("limit", fraction_text(at_least)).to_string()
        }
        Aggregation::Average | Aggregation::RoundedAverage => average(value, terms, &name),
        Aggregation::Performance { average: opponents, scored, games, difference } => {
            let performance = PerformanceRating { value, opponents, scored, games, difference };
            performance.said(locale, terms, &name)
        }
    };
    match terms.iter().any(|term| term.is_cut) {
        true => locale.t("tournament-explained-cut").with("calculation", said).to_string(),
        false => said,
    }
}

/// Says what those who are tied have scored against each other: first all of them, then those who
/// are still level.
pub fn encounters_text<'a>(
    locale: Locale,
    encounters: impl Iterator<Item = &'a DirectEncounter>,
    name: impl Fn(usize) -> String,
) -> String {
    let row =
        |row: &DirectEncounterRow| format!("{} {}", name(row.player), fraction_text(row.score));
    let mut is_open = false;
    let each = encounters.map(|encounter| {
        is_open |= encounter.ground == EncounterVerdict::GamesAreMissing;
        encounter.rows.iter().map(row).collect::<Vec<_>>().join(", ")
    });
    let scores = each.collect::<Vec<_>>().join("; ");
    match is_open {
        true => locale.t("tournament-explained-encounter-open").with("scores", scores).to_string(),
        false => scores,
    }
}

/// A performance rating and its parts.
struct PerformanceRating {
    value: Fraction,
    opponents: i64,
    scored: Points,
    games: u16,
    difference: i64,
}

impl PerformanceRating {
    fn said(&self, locale: Locale, terms: &[Term], name: &impl Fn(usize) -> String) -> String {
        let sign = if self.difference < 0 { '−' } else { '+' };
        let difference = self.difference.abs();
        let sum = format!("{} {sign} {difference}", self.opponents);
        let said = locale.t("tournament-explained-performance");
        said.with("value", fraction_text(self.value))
            .with("sum", sum)
            .with("average", average(Fraction::whole(self.opponents), terms, name))
            .with("points", fraction_text(self.scored.into()))
            .with("games", self.games)
            .with("difference", format!("{sign}{difference}"))
            .to_string()
    }
}

/// Writes the average of the terms that are not cut. `value`: as the table has it, perhaps rounded.
fn average(value: Fraction, terms: &[Term], name: &impl Fn(usize) -> String) -> String {
    let counted: Vec<&Term> = terms.iter().filter(|term| !term.is_cut).collect();
    let exact = counted.iter().map(|term| term.value()).sum::<Fraction>();
    let exact = exact.divided_by(counted.len()).unwrap_or(value);
    let sum = sum(terms, name);
    match counted.len() {
        1 => equation(value, exact, &sum),
        count => equation(value, exact, &format!("({sum}) / {count}")),
    }
}

/// Writes `value = calculation`; `≈` if the value is rounded.
fn equation(value: Fraction, exact: Fraction, calculation: &str) -> String {
    let sign = if value == exact { '=' } else { '≈' };
    format!("{} {sign} {calculation}", fraction_text(value))
}

/// Writes the terms by rounds. What is cut stands in square brackets.
fn sum(terms: &[Term], name: &impl Fn(usize) -> String) -> String {
    let term = |term: &Term| {
        let product = match term.factor == Fraction::ONE {
            true => fraction_text(term.of),
            false => format!("{} × {}", fraction_text(term.factor), fraction_text(term.of)),
        };
        let said = match term.against {
            TermOpponent::Opponent(opponent) => format!("{product} ({})", name(opponent)),
            TermOpponent::Dummy { .. } | TermOpponent::Nobody => product,
        };
        if term.is_cut { format!("[{said}]") } else { said }
    };
    terms.iter().map(term).collect::<Vec<_>>().join(" + ")
}

/// Writes a number as tables do: `6½`, `14¼`, `2/3`.
pub fn fraction_text(number: Fraction) -> String {
    let (numerator, denominator) = number.fraction();
    let part = |text: &str| {
        let whole = numerator / denominator;
        if whole == 0 { text.to_owned() } else { format!("{whole}{text}") }
    };
    match (numerator.rem_euclid(denominator), denominator) {
        (_, 1) => numerator.to_string(),
        (1, 2) => part("½"),
        (1, 4) => part("¼"),
        (3, 4) => part("¾"),
        _ => format!("{numerator}/{denominator}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        chess::Color,
        game::GameResult,
        i18n::Language,
        tournament::standings::{
            Crosstable, CrosstableGame, CrosstablePlayer, ScoringSystem, Standings, TieBreak,
            TieBreakList, TournamentSystem, explain,
        },
    };

    const WHITE: GameResult = GameResult::Win(Color::White);
    const BLACK: GameResult = GameResult::Win(Color::Black);

    /// Four players by their Berger table. Anna has 2½ points, Ben 2, Cora 1½, Dan none.
    fn table(system: TournamentSystem) -> Crosstable {
        let player =
            |(number, rating)| CrosstablePlayer { number, rating: Some(rating), withdrawal: None };
        let games = [
            (1, 0, 3, WHITE),
            (1, 1, 2, GameResult::Draw),
            (2, 3, 2, BLACK),
            (2, 0, 1, GameResult::Draw),
            (3, 1, 3, WHITE),
            (3, 2, 0, BLACK),
        ];
        let game =
            |(round, white, black, result)| CrosstableGame::new(round, white, black, Some(result));
        Crosstable {
            system,
            values: ScoringSystem::STANDARD,
            rounds: 3,
            players: [(1, 2000), (2, 1980), (3, 1970), (4, 1960)].map(player).to_vec(),
            games: games.map(game).to_vec(),
            byes: Vec::new(),
        }
    }

    fn name(player: usize) -> String {
        ["Anna", "Ben", "Cora", "Dan"][player].to_owned()
    }

    fn said(system: TournamentSystem, code: &str, player: usize) -> String {
        let found = explain(&table(system), code.parse().unwrap(), player).unwrap();
        explanation_text(Locale::of(Language::English), &found, name)
    }

    const CUT: &str = " Values in square brackets do not count.";

    #[test]
    fn each_figure_of_a_round_robin_says_how_it_came_about() {
        let wanted = [
            ("WIN", "2 = 1 (Dan) + 1 (Cora)"),
            ("WON", "2 = 1 (Dan) + 1 (Cora)"),
            ("BPG", "1 = 1 (Cora)"),
            ("BWG", "1 = 1 (Cora)"),
            ("REP", "3 = 1 (Dan) + 1 (Ben) + 1 (Cora)"),
            ("STD", "2½ = 1 (Dan) + ½ (Ben) + 1 (Cora)"),
            ("SB", "2½ = 0 (Dan) + ½ × 2 (Ben) + 1½ (Cora)"),
            ("SB-C1", "2½ = [0 (Dan)] + ½ × 2 (Ben) + 1½ (Cora).CUT"),
            ("SB-C2", "1 = [0 (Dan)] + ½ × 2 (Ben) + [1½ (Cora)].CUT"),
            (
                "KS",
                "1½ = ½ (Ben) + 1 (Cora). Only games against players with at least 1½ points count.",
            ),
            ("PS", "5 = 1 (Dan) + 1½ (Ben) + 2½ (Cora)"),
            ("ARO", "1970 = (1960 (Dan) + 1980 (Ben) + 1970 (Cora)) / 3"),
            ("ARO-C1", "1975 = ([1960 (Dan)] + 1980 (Ben) + 1970 (Cora)) / 2.CUT"),
            (
                "TPR",
                "2243 = 1970 + 273. Average rating of the opponents: 1970 = (1960 (Dan) + \
                 1980 (Ben) + 1970 (Cora)) / 3. Rating difference for a score of 2½ out of 3: +273.",
            ),
            ("RTNG", ""),
            ("RTNG/R", ""),
            ("TPN", ""),
        ];
        let system = TournamentSystem::RoundRobin;
        for (code, wanted) in wanted {
            assert_eq!(said(system, code, 0), wanted.replace(".CUT", &format!(".{CUT}")), "{code}");
        }
        let mut offered: Vec<&str> = TieBreak::all()
            .filter(|it| it.is_offered_in(system) && *it != TieBreak::DirectEncounter)
            .map(TieBreak::code)
            .collect();
        let mut tested = wanted.map(|(code, _)| code).to_vec();
        offered.sort_unstable();
        tested.sort_unstable();
        assert_eq!(tested, offered, "each that is offered");
    }

    #[test]
    fn each_figure_of_a_swiss_tournament_alone_says_how_it_came_about() {
        let wanted = [
            ("BH", "3½ = 0 (Dan) + 2 (Ben) + 1½ (Cora)"),
            ("BH-C1", "3½ = [0 (Dan)] + 2 (Ben) + 1½ (Cora).CUT"),
            ("BH-C2", "2 = [0 (Dan)] + 2 (Ben) + [1½ (Cora)].CUT"),
            ("BH-M1", "1½ = [0 (Dan)] + [2 (Ben)] + 1½ (Cora).CUT"),
            ("BH-M2", "0 = [0 (Dan)] + [2 (Ben)] + [1½ (Cora)].CUT"),
            // The final round counts as drawn.
            ("FB", "4 = ½ (Dan) + 1½ (Ben) + 2 (Cora)"),
            ("FB-C1", "3½ = [½ (Dan)] + 1½ (Ben) + 2 (Cora).CUT"),
            ("FB-C2", "2 = [½ (Dan)] + [1½ (Ben)] + 2 (Cora).CUT"),
            ("FB-M1", "1½ = [½ (Dan)] + 1½ (Ben) + [2 (Cora)].CUT"),
            ("FB-M2", "0 = [½ (Dan)] + [1½ (Ben)] + [2 (Cora)].CUT"),
            ("AOB", "29/6 = (6 (Dan) + 4 (Ben) + 4½ (Cora)) / 3"),
        ];
        let system = TournamentSystem::Swiss;
        for (code, wanted) in wanted {
            assert_eq!(said(system, code, 0), wanted.replace(".CUT", &format!(".{CUT}")), "{code}");
        }
        let alone = |it: &TieBreak| !it.is_offered_in(TournamentSystem::RoundRobin);
        assert_eq!(TieBreak::all().filter(alone).count(), wanted.len(), "each that is offered");
    }

    #[test]
    fn what_is_rounded_is_not_called_equal_and_a_difference_can_be_negative() {
        let system = TournamentSystem::RoundRobin;
        let average = "(1970 (Cora) + 2000 (Anna) + 1960 (Dan)) / 3";
        assert_eq!(said(system, "ARO", 1), format!("1977 ≈ {average}"));
        let performance = said(system, "TPR", 3);
        assert!(performance.starts_with("1183 = 1983 − 800. "), "{performance}");
        assert!(performance.contains("1983 ≈ (2000 (Anna) + 1970 (Cora) + 1980 (Ben)) / 3"));
        assert!(performance.ends_with("for a score of 0 out of 3: −800."), "{performance}");
    }

    #[test]
    fn a_limit_that_nobody_reaches_is_told_all_the_same() {
        let mut table = table(TournamentSystem::RoundRobin);
        for game in &mut table.games {
            game.result = None;
        }
        let found = explain(&table, TieBreak::Koya, 0).unwrap();
        let said = explanation_text(Locale::of(Language::English), &found, name);
        assert_eq!(said, "0. Only games against players with at least 1½ points count.");
    }

    #[test]
    fn a_direct_encounter_names_the_scores_of_those_who_are_tied() {
        let system = TournamentSystem::RoundRobin;
        let set = TieBreakList::new(vec![TieBreak::DirectEncounter], system).unwrap();
        let said = |table: &Crosstable, player| {
            let standings = Standings::new(table, &set);
            let encounters = standings.encounters_of(0, player).map(|(encounter, _)| encounter);
            encounters_text(Locale::of(Language::English), encounters, name)
        };
        let mut table = table(system);
        // Anna and Ben have two points each, Cora and Dan one.
        for game in &mut table.games {
            game.result = Some(WHITE);
        }
        assert_eq!(said(&table, 0), "Anna 1, Ben 0");
        assert_eq!(said(&table, 2), "Dan 1, Cora 0");
        // Cora beats everybody, Anna and Ben beat Dan. Their own game is in progress.
        table.games[1].result = Some(BLACK);
        table.games[2].result = Some(BLACK);
        table.games[3].result = None;
        let said = said(&table, 0);
        assert_eq!(
            said,
            "Anna 0, Ben 0. This does not break the tie: some results between these players are missing."
        );
    }
}
