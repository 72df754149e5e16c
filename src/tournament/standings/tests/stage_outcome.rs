//! Who goes on from several groups.

use proptest::prelude::*;

use super::*;

const ONE_AND_ONE: StagePlaces = StagePlaces { of_each_group: 1, of_others: 1 };

fn win_sb(table: &Crosstable) -> TieBreakList {
    list(table, "WIN SB")
}

/// Returns who goes on, as group and player from 1, or that games can still change it.
fn going_on(tables: &[Crosstable], places: StagePlaces) -> Option<String> {
    let line = StageQualification::new(tables, &win_sb(&tables[0]), places).line?;
    let names = line.qualified(&all(tables)).into_iter();
    Some(
        names
            .map(|(g, p)| format!("{}{}", ["A", "B", "C"][g], p + 1))
            .collect::<Vec<_>>()
            .join(" "),
    )
}

fn all(tables: &[Crosstable]) -> Vec<GroupPlayer> {
    let players = |(group, table): (usize, &Crosstable)| {
        (0..table.players.len()).map(move |player| (group, player)).collect::<Vec<_>>()
    };
    tables.iter().enumerate().flat_map(players).collect()
}

#[test]
fn the_first_of_each_group_and_the_best_of_the_others_go_on() {
    // Two points in three games are better than one in two.
    let four = round_robin(&["X111", "0X11", "00X1", "000X"]);
    let three = round_robin(&["X11", "0X1", "00X"]);
    let places = StagePlaces { of_each_group: 1, of_others: 0 };
    assert_eq!(going_on(&[four.clone(), three.clone()], places).unwrap(), "A1 B1");
    let three_on = StagePlaces { of_each_group: 1, of_others: 2 };
    assert_eq!(going_on(&[four.clone(), three.clone()], three_on).unwrap(), "A1 A2 B1 B2");
    // Without the win against the last, one point in two games: they are equal. A2 and B2 are both second; the
    // lower rating goes on.
    let mut rated = [four, three];
    rated[0].players[1].rating = Some(1500);
    rated[1].players[1].rating = Some(1501);
    assert_eq!(going_on(&rated, ONE_AND_ONE).unwrap(), "A1 A2 B1");
    rated[0].players[1].rating = Some(1502);
    assert_eq!(going_on(&rated, ONE_AND_ONE).unwrap(), "A1 B1 B2");
    // Somebody without a rating: a lot decides, whose order is that of the list here.
    rated[1].players[2].rating = None;
    assert_eq!(going_on(&rated, ONE_AND_ONE).unwrap(), "A1 A2 B1");
}

#[test]
fn nobody_goes_on_before_somebody_above_them_in_the_same_group() {
    // Without the results against A4, A2 has half a point of two games and A3 has one; but A2 is above A3.
    let group = round_robin(&["X1=1", "0X=1", "==X=", "00=X"]);
    let other = round_robin(&["X11", "0X1", "00X"]);
    let places = StagePlaces { of_each_group: 1, of_others: 2 };
    assert_eq!(going_on(&[group, other], places).unwrap(), "A1 A2 B1 B2");
}

#[test]
fn others_fill_up_where_a_group_has_too_few() {
    let mut one = round_robin(&["X11", "0X1", "00X"]);
    for player in &mut one.players {
        player.withdrawal = Some(Withdrawal { finished_games: 2 });
    }
    let other = round_robin(&["X11", "0X1", "00X"]);
    assert_eq!(going_on(&[one, other], ONE_AND_ONE).unwrap(), "B1 B2 B3");
}

#[test]
fn whoever_has_left_goes_on_no_more_and_the_next_one_does() {
    let mut four = round_robin(&["X111", "0X11", "00X1", "000X"]);
    four.players[0].withdrawal = Some(Withdrawal { finished_games: 3 });
    let three = round_robin(&["X11", "0X1", "00X"]);
    let places = StagePlaces { of_each_group: 1, of_others: 0 };
    assert_eq!(going_on(&[four, three], places).unwrap(), "A2 B1");
}

#[test]
fn a_stage_closes_as_soon_as_no_open_game_can_change_who_goes_on() {
    let three = round_robin(&["X11", "0X1", "00X"]);
    let first_is_sure = round_robin(&["X111", "0X..", "0.X.", "0..X"]);
    let open = round_robin(&["X.11", ".X11", "00X1", "000X"]);
    let places = StagePlaces { of_each_group: 1, of_others: 0 };
    assert_eq!(going_on(&[first_is_sure.clone(), three.clone()], places).unwrap(), "A1 B1");
    assert_eq!(going_on(&[open.clone(), three.clone()], places), None);
    // The two go on both, whoever wins.
    let two = StagePlaces { of_each_group: 2, of_others: 0 };
    assert_eq!(going_on(&[open.clone(), three.clone()], two).unwrap(), "A1 A2 B1 B2");
    // One of them goes on as the best of the others.
    assert_eq!(going_on(&[open, three.clone()], ONE_AND_ONE), None);
    let found = StageQualification::new(
        &[first_is_sure, three],
        &list(&round_robin(&["X1", "0X"]), "WIN"),
        ONE_AND_ONE,
    );
    assert_eq!(found.statuses[0][0], QualificationStatus::Qualified);
    assert!(found.statuses[0][1..].iter().all(|it| *it == QualificationStatus::InContention));
    assert_eq!(found.line, None);
}

/// A group with results by chance: 0 to 2 as in the table, 3 in progress.
fn group(size: usize, results: &[u8], rated: bool) -> Crosstable {
    let row = "X".repeat(size);
    let mut table = round_robin(
        &vec![row.replace('X', "."); size]
            .iter()
            .enumerate()
            .map(|(i, r)| {
                let mut r: Vec<char> = r.chars().collect();
                r[i] = 'X';
                r.into_iter().collect::<String>()
            })
            .collect::<Vec<_>>()
            .iter()
            .map(String::as_str)
            .collect::<Vec<_>>(),
    );
    for (game, result) in table.games.iter_mut().zip(results) {
        game.result = match result {
            0 => Some(GameResult::Win(Color::White)),
            1 => Some(GameResult::Draw),
            2 => Some(GameResult::Win(Color::Black)),
            _ => None,
        };
    }
    for (index, player) in table.players.iter_mut().enumerate() {
        player.rating = rated.then(|| 1500 + i32::try_from(index * 7 % 3).unwrap());
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Tries all results of the open games: who goes on is the same in all tables if it is said to be decided, and
    /// nobody is called certain or out who is not.
    #[test]
    fn what_is_said_holds_in_every_table(
        sizes in prop::collection::vec(3_usize..=4, 2..=3),
        results in prop::collection::vec(0_u8..3, 18),
        open in prop::collection::vec(0_usize..18, 0..5),
        of_each_group in 1_usize..=2,
        of_others in 0_usize..=2,
        rated: bool,
        seed: u64,
    ) {
        // Groups of one stage differ by at most one player.
        let mut results = results;
        open.iter().for_each(|game| results[*game] = 3);
        let tables: Vec<Crosstable> = sizes
            .iter()
            .enumerate()
            .map(|(index, size)| group(*size, &results[index * 6..], rated))
            .collect();
        let set = list(&tables[0], "WIN SB DE");
        let places = StagePlaces { of_each_group, of_others };
        let found = StageQualification::new(&tables, &set, places);
        let mut lot = all(&tables);
        let shift = usize::try_from(seed % 97).unwrap() % lot.len();
        lot.rotate_left(shift);
        let games: Vec<(usize, usize)> = tables
            .iter()
            .enumerate()
            .flat_map(|(group, table)| {
                let open = table.games.iter().enumerate().filter(|(_, game)| game.result.is_none());
                open.map(move |(index, _)| (group, index)).collect::<Vec<_>>()
            })
            .collect();
        let mut seen = std::collections::BTreeSet::new();
        for number in 0..3_usize.pow(u32::try_from(games.len()).unwrap()) {
            let (mut digits, mut tables) = (number, tables.clone());
            for (group, game) in &games {
                tables[*group].games[*game].result = Some([
                    GameResult::Win(Color::White), GameResult::Draw, GameResult::Win(Color::Black),
                ][digits % 3]);
                digits /= 3;
            }
            let line = StageQualification::new(&tables, &set, places).line;
            prop_assert!(line.is_some(), "no game is open");
            let qualified = line.unwrap().qualified(&lot);
            prop_assert_eq!(
                qualified.len(),
                (of_each_group * tables.len() + of_others).min(all(&tables).len())
            );
            for (group, statuses) in found.statuses.iter().enumerate() {
                for (player, status) in statuses.iter().enumerate() {
                    let is_in = qualified.contains(&(group, player));
                    match status {
                        QualificationStatus::Qualified => prop_assert!(is_in),
                        QualificationStatus::Eliminated => prop_assert!(!is_in),
                        QualificationStatus::InContention => {}
                    }
                }
            }
            seen.insert(qualified);
        }
        match &found.line {
            Some(line) => prop_assert_eq!(seen.into_iter().collect::<Vec<_>>(), [line.qualified(&lot)]),
            None => prop_assert!(!games.is_empty()),
        }
    }

    /// The bounds say nothing that the tables do not.
    #[test]
    fn points_alone_call_nobody_certain_or_out_who_is_not(
        results in prop::collection::vec(0_u8..3, 36),
        open in prop::collection::vec(0_usize..36, 12..18),
        later in prop::collection::vec(0_u8..3, 36),
        of_others in 0_usize..=2,
    ) {
        let mut now = results.clone();
        open.iter().for_each(|game| now[*game] = 3);
        let later: Vec<u8> =
            now.iter().zip(&later).map(|(it, to_come)| if *it == 3 { *to_come } else { *it }).collect();
        let tables = |results: &[u8]| {
            [group(5, results, true), group(4, &results[10..], true), group(5, &results[16..], true)]
        };
        let set = list(&tables(&now)[0], "WIN SB DE");
        let places = StagePlaces { of_each_group: 1, of_others };
        let found = StageQualification::new(&tables(&now), &set, places);
        let line = StageQualification::new(&tables(&later), &set, places).line.unwrap();
        let qualified = line.qualified(&all(&tables(&later)));
        for (group, statuses) in found.statuses.iter().enumerate() {
            for (player, status) in statuses.iter().enumerate() {
                let is_in = qualified.contains(&(group, player));
                prop_assert!(*status != QualificationStatus::Qualified || is_in);
                prop_assert!(*status != QualificationStatus::Eliminated || !is_in);
            }
        }
        if let Some(line) = found.line {
            prop_assert_eq!(line.qualified(&all(&tables(&now))), qualified);
        }
    }
}
