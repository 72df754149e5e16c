//! Random Swiss tournaments, which other programs pair after us.

mod bbp_pairings;
mod caissify;

use std::fmt::Write as _;

use zugpost::{
    chess::Color,
    tournament::pairing::{
        round_pairings::{Pairing, RoundPairings},
        swiss::{NoPairing, PastRound, SwissPlayer, SwissRound, pair},
    },
};

use crate::support::Chance;

/// A round that we have paired.
pub struct JudgedRound {
    pub tournament: u64,
    pub swiss_round: SwissRound,
    /// Who of the report has which number in the round: the first has number 1.
    pub numbered: Vec<usize>,
    /// The report file before the round.
    pub report: String,
    pub ours: Result<RoundPairings, NoPairing>,
}

impl JudgedRound {
    pub fn is_last(&self) -> bool {
        self.swiss_round.round == self.swiss_round.rounds
    }

    pub fn name(&self) -> String {
        let SwissRound { round, rounds, .. } = self.swiss_round;
        format!("tournament {}, round {round} of {rounds}", self.tournament)
    }
}

/// Plays a tournament of a seed as we pair it. A seed and a number always make the same one, for
/// each judge. Tournaments with more players than `most_players` are empty.
pub fn play_tournament(seed: u64, number: u64, most_players: usize) -> Vec<JudgedRound> {
    let mut chance = chance_of(seed, number);
    let mut event = Event::random(&mut chance);
    let mut rounds = Vec::new();
    if event.entrants.len() > most_players {
        return rounds;
    }
    for round in 1..=event.rounds {
        let absences = event.absences(round, &mut chance);
        if absences.iter().filter(|absence| absence.is_none()).count() < 2 {
            break;
        }
        let (swiss_round, numbered) = event.swiss_round(round, &absences);
        let report = event.report(&absences);
        let ours = pair(&swiss_round);
        if let Ok(pairings) = &ours {
            event.play(pairings, &numbered, &absences, &mut chance);
        }
        let is_over = ours.is_err();
        rounds.push(JudgedRound { tournament: number, swiss_round, numbered, report, ours });
        if is_over {
            break;
        }
    }
    rounds
}

/// The chance of a tournament: neighbors have nothing in common.
fn chance_of(seed: u64, number: u64) -> Chance {
    let mut chance = Chance(seed.wrapping_add(number << 32));
    let first = u64::try_from(chance.below(usize::MAX)).expect("small");
    Chance(first)
}

fn one_of<T: Copy>(chance: &mut Chance, values: &[T]) -> T {
    values[chance.below(values.len())]
}

/// A round of a player, as the report file has it. Opponents are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Game { opponent: usize, color: Color, result: char },
    Bye(char),
}

/// Points in tenths.
#[derive(Clone, Copy, Debug)]
struct Points {
    win: u32,
    draw: u32,
    bye: u32,
}

impl Points {
    fn of(self, cell: Cell) -> u32 {
        match cell {
            Cell::Game { result: '1' | '+', .. } => self.win,
            Cell::Game { result: '=', .. } | Cell::Bye('H') => self.draw,
            Cell::Bye('U') => self.bye,
            _ => 0,
        }
    }
}

/// What happens in a tournament, in per cent of players or games.
struct Habits {
    absent: usize,
    half_point_bye: usize,
    forfeit: usize,
    draw: usize,
    withdrawal: usize,
    upset: usize,
}

struct Entrant {
    rating: usize,
    /// The first round in which they play.
    from: usize,
    has_withdrawn: bool,
    cells: Vec<Cell>,
}

struct Event {
    entrants: Vec<Entrant>,
    rounds: usize,
    points: Points,
    initial_color: Color,
    habits: Habits,
}

impl Event {
    fn random(chance: &mut Chance) -> Event {
        let rounds = 5 + chance.below(5);
        let size = if chance.happens(30) { 4 + chance.below(10) } else { 4 + chance.below(37) };
        let late = one_of(chance, &[0, 0, 5, 20]);
        let range = one_of(chance, &[1, 200, 1000]);
        let mut ratings: Vec<usize> = (0..size).map(|_| 1500 + chance.below(range)).collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let entrant = |rating| {
            let from = if chance.happens(late) { 2 + chance.below(3) } else { 1 };
            Entrant { rating, from, has_withdrawn: false, cells: Vec::new() }
        };
        let entrants = ratings.into_iter().map(entrant).collect();
        let points = one_of(
            chance,
            &[
                Points { win: 10, draw: 5, bye: 10 },
                Points { win: 10, draw: 5, bye: 10 },
                Points { win: 10, draw: 5, bye: 10 },
                Points { win: 30, draw: 10, bye: 30 },
                Points { win: 10, draw: 5, bye: 5 },
            ],
        );
        let habits = Habits {
            absent: one_of(chance, &[0, 0, 4, 15]),
            half_point_bye: one_of(chance, &[0, 2, 8]),
            forfeit: one_of(chance, &[0, 3, 12]),
            draw: one_of(chance, &[5, 30, 60]),
            withdrawal: one_of(chance, &[0, 1, 5]),
            upset: one_of(chance, &[0, 10, 50]),
        };
        let initial_color = one_of(chance, &[Color::White, Color::Black]);
        Event { entrants, rounds, points, initial_color, habits }
    }

    /// Returns what each who does not play has in the coming round.
    fn absences(&mut self, round: usize, chance: &mut Chance) -> Vec<Option<char>> {
        let habits = &self.habits;
        let absence = |entrant: &mut Entrant| {
            entrant.has_withdrawn |= round > 1 && chance.happens(habits.withdrawal);
            if entrant.from > round || entrant.has_withdrawn || chance.happens(habits.absent) {
                Some('Z')
            } else {
                chance.happens(habits.half_point_bye).then_some('H')
            }
        };
        self.entrants.iter_mut().map(absence).collect()
    }

    /// Returns the round as we pair it, and who has which number in it: those who are not there yet
    /// have none.
    fn swiss_round(&self, round: usize, absences: &[Option<char>]) -> (SwissRound, Vec<usize>) {
        let has_number = |entrant: &Entrant, absence: Option<char>| {
            let was_paired = |cell: &Cell| matches!(cell, Cell::Game { .. } | Cell::Bye('U'));
            absence.is_none() || entrant.cells.iter().any(was_paired)
        };
        let numbered: Vec<usize> = (0..self.entrants.len())
            .filter(|index| has_number(&self.entrants[*index], absences[*index]))
            .collect();
        let past = |cell: &Cell| match *cell {
            Cell::Game { result: '+', .. } => PastRound::ForfeitWin { points: self.points.win },
            Cell::Game { result: '-', .. } => PastRound::ForfeitLoss,
            Cell::Game { opponent, color, .. } => PastRound::Played {
                opponent: numbered
                    .iter()
                    .position(|index| *index == opponent)
                    .expect("every opponent has a number")
                    + 1,
                color,
                points: self.points.of(*cell),
            },
            Cell::Bye('U') => PastRound::PairingBye { points: self.points.bye },
            Cell::Bye('H') => PastRound::HalfPointBye { points: self.points.draw },
            Cell::Bye(_) => PastRound::ZeroPointBye,
        };
        let players = numbered.iter().enumerate().map(|(place, &index)| SwissPlayer {
            number: place + 1,
            history: self.entrants[index].cells.iter().map(past).collect(),
            is_available: absences[index].is_none(),
        });
        let swiss_round = SwissRound {
            players: players.collect(),
            round,
            rounds: self.rounds,
            points_of_win: self.points.win,
            initial_color: self.initial_color,
        };
        (swiss_round, numbered)
    }

    /// Returns the report file before a round.
    fn report(&self, absences: &[Option<char>]) -> String {
        let tenths = |points: u32| format!("{}.{}", points / 10, points % 10);
        let mut report = String::from("012 Judge\n");
        for (index, entrant) in self.entrants.iter().enumerate() {
            let score: u32 = entrant.cells.iter().map(|cell| self.points.of(*cell)).sum();
            let (number, rating, score) = (index + 1, entrant.rating, tenths(score));
            let name = format!("Player {number}");
            write!(
                report,
                "001 {number:4}      {name:33} {rating:4}                            {score:>4} {number:4}"
            )
            .expect("a string takes all");
            for cell in &entrant.cells {
                match *cell {
                    Cell::Game { opponent, color, result } => {
                        let color = if color == Color::White { 'w' } else { 'b' };
                        write!(report, "  {:4} {color} {result}", opponent + 1)
                            .expect("a string takes all");
                    }
                    Cell::Bye(kind) => {
                        write!(report, "  0000 - {kind}").expect("a string takes all");
                    }
                }
            }
            if absences[index].is_some() {
                report.push_str("  0000 - Z");
            }
            report.push('\n');
        }
        let Points { win, draw, bye } = self.points;
        let color = if self.initial_color == Color::White { 'W' } else { 'B' };
        write!(report, "142 {}\n152 {color}\n", self.rounds).expect("a string takes all");
        for (code, points) in [("BBW", win), ("BBD", draw), ("BBU", bye)] {
            writeln!(report, "{code} {:>4}", tenths(points)).expect("a string takes all");
        }
        report
    }

    fn play(
        &mut self,
        pairings: &RoundPairings,
        numbered: &[usize],
        absences: &[Option<char>],
        chance: &mut Chance,
    ) {
        for (entrant, absence) in self.entrants.iter_mut().zip(absences) {
            if let Some(kind) = absence {
                entrant.cells.push(Cell::Bye(*kind));
            }
        }
        for Pairing { white, black } in &pairings.pairings {
            let (white, black) = (numbered[white - 1], numbered[black - 1]);
            let gap = self.entrants[white].rating.cmp(&self.entrants[black].rating);
            let white_wins = gap.is_gt() != chance.happens(self.habits.upset);
            let (for_white, for_black) = if chance.happens(self.habits.forfeit) {
                one_of(chance, &[('+', '-'), ('-', '+'), ('-', '-')])
            } else if chance.happens(self.habits.draw) {
                ('=', '=')
            } else if white_wins {
                ('1', '0')
            } else {
                ('0', '1')
            };
            let cell = |opponent, color, result| Cell::Game { opponent, color, result };
            self.entrants[white].cells.push(cell(black, Color::White, for_white));
            self.entrants[black].cells.push(cell(white, Color::Black, for_black));
        }
        if let Some(number) = pairings.bye {
            self.entrants[numbered[number - 1]].cells.push(Cell::Bye('U'));
        }
    }
}
