//! Who can still qualify is what comes of trying every result, on random tables.

use zugpost::{
    chess::Color,
    game::GameResult,
    tournament::standings::{
        Crosstable, CrosstableGame, CrosstablePlayer, Precision, Qualification,
        QualificationStatus, ScoringSystem, Standings, TieBreakList, TournamentSystem, Withdrawal,
    },
};

use crate::support::{Chance, sample, seed};

const RESULTS: [GameResult; 3] =
    [GameResult::Win(Color::White), GameResult::Draw, GameResult::Win(Color::Black)];

/// A section in which so many games are in progress.
fn section(chance: &mut Chance, players: usize, open: usize) -> Crosstable {
    let player = |number| CrosstablePlayer { number, rating: Some(1500), withdrawal: None };
    let mut table = Crosstable {
        system: TournamentSystem::RoundRobin,
        values: ScoringSystem::STANDARD,
        rounds: 1,
        players: (1..).take(players).map(player).collect(),
        games: Vec::new(),
        byes: Vec::new(),
    };
    for one in 0..players {
        // Some have the same rating, so that a lot has to be drawn.
        table.players[one].rating =
            Some(1500 + i32::try_from(chance.below(players)).expect("small"));
        for other in one + 1..players {
            table.games.push(CrosstableGame::new(1, one, other, chance.one_of(&RESULTS)));
        }
    }
    for _ in 0..open {
        let game = chance.below(table.games.len());
        table.games[game].result = None;
    }
    if chance.happens(30) {
        // With no game in progress: those of who withdraws are lost.
        let who = chance.below(players);
        for game in &mut table.games {
            if let Some((_, color)) = game.sides().into_iter().find(|(index, _)| *index == who) {
                let winner = !color;
                game.result = game.result.or(Some(GameResult::Win(winner)));
            }
        }
        let finished_games = u16::try_from(chance.below(players)).expect("small");
        table.players[who].withdrawal = Some(Withdrawal { finished_games });
    }
    table
}

/// Returns for each player whether a place is sure, and whether it is possible, in one table.
fn in_one_table(table: &Crosstable, list: &TieBreakList, places: usize) -> Vec<(bool, bool)> {
    let standings = Standings::new(table, list);
    let able = |player: usize| table.players[player].withdrawal.is_none();
    let rows: Vec<_> = standings.rows.iter().filter(|row| row.place.is_some()).collect();
    let count = |place: Option<usize>, or_level: bool| {
        let ahead = rows.iter().filter(|row| able(row.player));
        ahead.filter(|row| row.place < place || (or_level && row.place == place)).count()
    };
    let mut found = vec![(false, false); table.players.len()];
    for row in rows.iter().filter(|row| able(row.player)) {
        let is_possible = count(row.place, false) < places;
        found[row.player] = (is_possible && count(row.place, true) <= places, is_possible);
    }
    found
}

/// Tries every result of every game in progress.
fn by_trying(
    table: &Crosstable,
    list: &TieBreakList,
    places: usize,
) -> (Vec<QualificationStatus>, bool) {
    let list = list.at_qualifying_line();
    let open: Vec<usize> =
        (0..table.games.len()).filter(|game| table.games[*game].result.is_none()).collect();
    let mut table = table.clone();
    let mut all = Vec::new();
    for number in 0..3_usize.pow(u32::try_from(open.len()).expect("small")) {
        let mut rest = number;
        for game in &open {
            table.games[*game].result = Some(RESULTS[rest % 3]);
            rest /= 3;
        }
        all.push(in_one_table(&table, &list, places));
    }
    let status = |player: usize| {
        if all.iter().all(|one| one[player].0) {
            QualificationStatus::Qualified
        } else if all.iter().any(|one| one[player].1) {
            QualificationStatus::InContention
        } else {
            QualificationStatus::Eliminated
        }
    };
    let is_decided = all.iter().all(|one| *one == all[0]);
    ((0..table.players.len()).map(status).collect(), is_decided)
}

fn list(chance: &mut Chance) -> TieBreakList {
    let lists = ["WIN SB DE RTNG/R", "DE", "SB", "KS WIN", "WIN", "", "WON BPG", "PS DE SB"];
    let codes = chance.one_of(&lists).expect("a list");
    let codes = codes.split_whitespace().map(|code| code.parse().expect("a code")).collect();
    TieBreakList::new(codes, TournamentSystem::RoundRobin).expect("a list")
}

#[test]
fn what_is_exact_is_what_trying_says() {
    let (mut decided, mut tried) = (0, 0);
    for number in sample(0..4000, 10) {
        let chance = &mut Chance(seed().wrapping_mul(4000).wrapping_add(number));
        let (players, open) = (3 + chance.below(5), chance.below(5));
        let table = section(chance, players, open);
        let (list, places) = (list(chance), chance.below(players));
        let found = Qualification::new(&table, &list, places);
        assert_eq!(found.precision, Precision::Exact);
        let (statuses, is_decided) = by_trying(&table, &list, places);
        assert_eq!(found.statuses, statuses, "{number}: {places}, {list:?}, {table:?}");
        assert_eq!(found.is_decided, is_decided, "{number}: {places}, {list:?}, {table:?}");
        decided += usize::from(is_decided);
        tried += 1;
    }
    assert!(decided > tried / 10 && decided < tried, "{decided} of {tried}");
}

/// The bound calls nobody certain or out who is not.
#[test]
fn the_bound_is_a_bound() {
    let mut bounds = 0;
    for number in sample(0..40, 20) {
        let chance = &mut Chance(seed().wrapping_mul(40).wrapping_add(number));
        let table = section(chance, 6, 14);
        let open = table.games.iter().filter(|game| game.result.is_none()).count();
        if open > 10 {
            continue;
        }
        let (list, places) = (list(chance), 1 + chance.below(4));
        let found = Qualification::new(&table, &list, places);
        let (exact, is_decided) = by_trying(&table, &list, places);
        bounds += usize::from(found.precision == Precision::PointsBound);
        assert!(is_decided || !found.is_decided, "{number}");
        for (bound, exact) in found.statuses.iter().zip(&exact) {
            assert!(
                *bound == QualificationStatus::InContention || bound == exact,
                "{number}: {table:?}"
            );
        }
    }
    println!("{bounds} bounds");
}
