//! Who goes on from a stage of several groups: the first of each, and the best of all others. And whether
//! games in progress can still change it.
//!
//! Others are compared by points a game. In groups with more players whose results count than the smallest group
//! had, results against the last do not count for that. Nobody is compared by more than whoever stands above them in
//! the same group. Who is equal then: the better place in the group, the lower rating (`RTNG/R`), a lot.
//! Tie-breaks compare results in one table, so they do not count between groups.

use std::{
    cmp::Reverse,
    collections::{BTreeSet, HashMap},
};

use super::{
    crosstable::{Crosstable, CrosstableGame},
    fraction::{Fraction, Points},
    player_records::PlayerRecords,
    qualification::{MAX_OPEN_GAMES, Precision, QualificationStatus, RESULTS, by_points},
    ranking::Ranker,
    round_result::RoundResultKind,
    tie_break::TieBreakList,
};
use crate::game::GameResult;

/// Somebody in a stage: the group and the player of its table, both from 0.
pub type GroupPlayer = (usize, usize);

/// Who is tied at the line of a group, and how many of them go on.
type TiedPlayers = (Vec<GroupPlayer>, usize);

/// How many go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StagePlaces {
    pub of_each_group: usize,
    pub of_others: usize,
}

/// Who goes on from a stage, as far as results decide it: a lot decides the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StageOutcome {
    certain: Vec<GroupPlayer>,
    tied_in_groups: Vec<TiedPlayers>,
    /// Others, the best first, those who are equal together: as far as one of them can go on.
    others: Vec<Vec<GroupPlayer>>,
    places_of_others: usize,
}

/// Who can still go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageQualification {
    pub precision: Precision,
    /// By group and player.
    pub statuses: Vec<Vec<QualificationStatus>>,
    /// Who goes on, if no game in progress can change it.
    pub line: Option<StageOutcome>,
}

impl StageOutcome {
    /// Returns who goes on, in the order of groups and players. `lot`: all players in the order of the lot.
    pub fn qualified(&self, lot: &[GroupPlayer]) -> Vec<GroupPlayer> {
        let drawn: HashMap<GroupPlayer, usize> =
            lot.iter().enumerate().map(|(place, player)| (*player, place)).collect();
        let by_lot = |players: &mut Vec<GroupPlayer>| {
            players.sort_by_key(|player| (drawn.get(player).copied(), *player));
        };
        let mut qualified: BTreeSet<GroupPlayer> = self.certain.iter().copied().collect();
        for (tied, places) in &self.tied_in_groups {
            let mut tied = tied.clone();
            by_lot(&mut tied);
            qualified.extend(tied.into_iter().take(*places));
        }
        let mut left = self.places_of_others;
        for level in &self.others {
            let mut equal: Vec<GroupPlayer> =
                level.iter().filter(|player| !qualified.contains(player)).copied().collect();
            by_lot(&mut equal);
            equal.truncate(left);
            left -= equal.len();
            qualified.extend(equal);
        }
        qualified.into_iter().collect()
    }

    /// Returns how many go on.
    pub fn count(&self) -> usize {
        self.qualified(&[]).len()
    }

    /// `groups`: those in which results can still change something; `others`: of all other groups those who
    /// can go on as others, and the ties at their lines.
    fn of(
        groups: &[GroupOutcome],
        (others, other_ties): (&[OtherPlayer], &[TiedPlayers]),
        places: StagePlaces,
    ) -> StageOutcome {
        let mut certain: Vec<GroupPlayer> =
            groups.iter().flat_map(|group| group.certain.iter().copied()).collect();
        let tied_in_groups: Vec<TiedPlayers> = other_ties
            .iter()
            .chain(groups.iter().filter_map(|group| group.tied.as_ref()))
            .cloned()
            .collect();
        let tied: usize = tied_in_groups.iter().map(|(tied, _)| tied.len()).sum();
        let mut candidates: Vec<&OtherPlayer> =
            others.iter().chain(groups.iter().flat_map(|group| &group.candidates)).collect();
        candidates.sort_by_key(|candidate| (candidate.key(), candidate.player));
        let mut others: Vec<Vec<GroupPlayer>> = Vec::new();
        let mut left = places.of_others;
        // Whoever is tied in a group and wins the lot is none of the others.
        let mut to_list = left + tied;
        for level in candidates.chunk_by(|a, b| a.key() == b.key()) {
            let players = || level.iter().map(|candidate| candidate.player);
            if left == 0 || to_list == 0 {
                break;
            }
            if tied == 0 && level.len() <= left {
                certain.extend(players());
                left -= level.len();
                continue;
            }
            others.push(players().collect());
            to_list = if tied == 0 { 0 } else { to_list.saturating_sub(level.len()) };
        }
        certain.sort_unstable();
        let places_of_others = if others.is_empty() { 0 } else { left };
        StageOutcome { certain, tied_in_groups, others, places_of_others }
    }

    fn status_of(&self, player: GroupPlayer) -> QualificationStatus {
        let is_in = |list: &Vec<GroupPlayer>| list.contains(&player);
        if self.certain.binary_search(&player).is_ok() {
            QualificationStatus::Qualified
        } else if self.tied_in_groups.iter().any(|(tied, _)| is_in(tied))
            || self.others.iter().any(is_in)
        {
            QualificationStatus::InContention
        } else {
            QualificationStatus::Eliminated
        }
    }
}

/// Somebody of a group who is not among the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OtherPlayer {
    player: GroupPlayer,
    points_a_game: Fraction,
    /// In the group.
    place: usize,
    /// Of nobody, if somebody in the stage has none.
    rating: Option<i32>,
}

impl OtherPlayer {
    fn key(&self) -> (Reverse<Fraction>, usize, Option<i32>) {
        (Reverse(self.points_a_game), self.place, self.rating)
    }
}

/// What the table of one group says.
#[derive(Clone, Debug, Default)]
struct GroupOutcome {
    certain: Vec<GroupPlayer>,
    tied: Option<TiedPlayers>,
    /// Best first, those who are tied at the line among them.
    candidates: Vec<OtherPlayer>,
}

/// What is asked of each group.
struct StageTables<'a> {
    set: TieBreakList,
    places: StagePlaces,
    /// Players of the smallest group.
    smallest: usize,
    are_rated: bool,
    tables: &'a [Crosstable],
}

impl StageTables<'_> {
    /// Returns whether results against the last do not count when others are compared.
    fn drops_last(&self, counting: &[bool]) -> bool {
        counting.iter().filter(|counts| **counts).count() > self.smallest
    }

    fn group_outcome(&self, group: usize, table: &Crosstable) -> GroupOutcome {
        let mut ranker = Ranker::new(table, self.set.as_slice());
        let (order, levels) = ranker.rank();
        let able = |player: &usize| table.players[*player].withdrawal.is_none();
        let mut line = GroupOutcome::default();
        let points = match self.places.of_others {
            0 => Vec::new(),
            _ => self.points_a_game(table, order),
        };
        let (mut rest, mut left, mut place) = (order, self.places.of_each_group, 1);
        let mut most: Option<Fraction> = None;
        for &level in levels {
            let (tied, after) = rest.split_at(level);
            let players = || tied.iter().copied().filter(able).map(|player| (group, player));
            let count = players().count();
            let is_above = count <= left;
            if is_above {
                line.certain.extend(players());
            } else if left > 0 {
                line.tied = Some((players().collect(), left));
            }
            left = left.saturating_sub(count);
            if !points.is_empty() {
                let own =
                    |player: usize| most.map_or(points[player], |most| most.min(points[player]));
                if !is_above {
                    line.candidates.extend(players().map(|(_, player)| OtherPlayer {
                        player: (group, player),
                        points_a_game: own(player),
                        place,
                        rating: table.players[player].rating.filter(|_| self.are_rated),
                    }));
                }
                most = tied.iter().map(|player| own(*player)).chain(most).min();
                // No more of one group can go on.
                let tied = line.tied.as_ref().map_or(0, |(tied, _)| tied.len());
                let enough = self.places.of_others + tied;
                if !is_above && line.candidates.len() >= enough {
                    break;
                }
            } else if !is_above {
                break;
            }
            place += level;
            rest = after;
        }
        line
    }

    /// Returns the points a game of each player, in a larger group without those against the last. `order`: the
    /// players by place; the last of equals is the one with the highest number.
    fn points_a_game(&self, table: &Crosstable, order: &[usize]) -> Vec<Fraction> {
        let counting = table.counting();
        let dropped = order.last().filter(|_| self.drops_last(&counting)).copied();
        let mut sums = vec![(Fraction::ZERO, 0_usize); table.players.len()];
        for game in &table.games {
            let counts = counting[game.white] && counting[game.black];
            if !counts || game.result == Some(GameResult::None) {
                continue;
            }
            let [(white, _), (black, _)] = game.sides();
            for ((player, side), opponent) in game.sides().into_iter().zip([black, white]) {
                if Some(opponent) != dropped {
                    let (points, games) = &mut sums[player];
                    *points = *points + Fraction::from(game.points(side, table.values));
                    *games += 1;
                }
            }
        }
        let average = |(points, games): (Fraction, usize)| points.divided_by(games);
        sums.into_iter().map(|sum| average(sum).unwrap_or(Fraction::ZERO)).collect()
    }

    /// Compares what each can still score at least and at most.
    fn by_points(&self) -> Vec<Vec<QualificationStatus>> {
        let mut statuses: Vec<Vec<QualificationStatus>> =
            self.tables.iter().map(|table| by_points(table, self.places.of_each_group)).collect();
        let places = self.places.of_others;
        if places == 0 {
            return statuses;
        }
        let bounds: Vec<Vec<(Fraction, Fraction)>> =
            self.tables.iter().map(|table| self.bounds(table)).collect();
        let of_others = |is_other: &dyn Fn(QualificationStatus) -> bool| {
            let mut found: Vec<(Fraction, Fraction)> = Vec::new();
            for (group, table) in self.tables.iter().enumerate() {
                for (player, status) in statuses[group].iter().enumerate() {
                    if is_other(*status) && table.players[player].withdrawal.is_none() {
                        found.push(bounds[group][player]);
                    }
                }
            }
            found
        };
        let mut highest: Vec<Fraction> = of_others(&|it| it != QualificationStatus::Qualified)
            .into_iter()
            .map(|(_, most)| most)
            .collect();
        let mut lowest: Vec<Fraction> = of_others(&|it| it == QualificationStatus::Eliminated)
            .into_iter()
            .map(|(least, _)| least)
            .collect();
        highest.sort_unstable();
        lowest.sort_unstable();
        for (group, table) in self.tables.iter().enumerate() {
            for (player, status) in statuses[group].iter_mut().enumerate() {
                if table.players[player].withdrawal.is_some()
                    || *status == QualificationStatus::Qualified
                {
                    continue;
                }
                let (least, most) = bounds[group][player];
                // One of these is the player.
                let perhaps_level = highest.len() - highest.partition_point(|it| *it < least);
                let surely_ahead = lowest.len() - lowest.partition_point(|it| *it <= most);
                *status = if perhaps_level <= places {
                    QualificationStatus::Qualified
                } else if *status == QualificationStatus::Eliminated && surely_ahead >= places {
                    QualificationStatus::Eliminated
                } else {
                    QualificationStatus::InContention
                };
            }
        }
        statuses
    }

    /// Returns the least and the most points a game by which each player of a group can be compared.
    fn bounds(&self, table: &Crosstable) -> Vec<(Fraction, Fraction)> {
        let records = PlayerRecords::new(table);
        let win = Fraction::from(table.values.win);
        let counting = records.counting();
        let opponents = counting.iter().filter(|counts| **counts).count().saturating_sub(1);
        let games = (0..table.players.len()).map(|player| records.of(player).len()).max();
        let games = games.unwrap_or(0);
        // Against one opponent.
        let of_a_pair = games.checked_div(opponents).unwrap_or(0);
        let dropped = if self.drops_last(counting) { of_a_pair } else { 0 };
        let bound = |player: usize| {
            let own = records.of(player);
            let open = own.iter().filter(|round| round.is_in_progress()).count();
            let score = records.score(player);
            let lost = table.values.win.times(dropped).halves();
            let least = Points::from_halves(score.halves().saturating_sub(lost));
            let most = Fraction::from(score + table.values.win.times(open));
            let annulled =
                own.iter().filter(|round| round.kind == RoundResultKind::Annulled).count();
            let fewest = own.len().saturating_sub(annulled + dropped);
            let least = Fraction::from(least).divided_by(games).unwrap_or(Fraction::ZERO);
            let most = most.divided_by(fewest).map_or(win, |most| most.min(win));
            (least, most)
        };
        (0..table.players.len()).map(bound).collect()
    }
}

impl StageQualification {
    /// Finds out who can go on. Of each player who cannot, although the results count, the table says that they
    /// have withdrawn.
    pub fn new(tables: &[Crosstable], set: &TieBreakList, places: StagePlaces) -> Self {
        let players = || tables.iter().flat_map(|table| &table.players);
        // Where a group has fewer who can go on, the others fill up.
        let unfilled = tables.iter().map(|table| {
            let able = table.players.iter().filter(|player| player.withdrawal.is_none()).count();
            places.of_each_group.saturating_sub(able)
        });
        let of_others = places.of_others + unfilled.sum::<usize>();
        let places = StagePlaces { of_others, ..places };
        let stage = StageTables {
            set: set.at_qualifying_line(),
            places,
            smallest: tables.iter().map(|table| table.players.len()).min().unwrap_or(0),
            are_rated: players().all(|player| player.rating.is_some()),
            tables,
        };
        let by_points = stage.by_points();
        let is_open = |group: usize| by_points[group].contains(&QualificationStatus::InContention);
        let (open, decided): (Vec<usize>, Vec<usize>) =
            (0..tables.len()).partition(|group| is_open(*group));
        let games: Vec<(usize, usize)> = open
            .iter()
            .flat_map(|group| open_games(&tables[*group]).map(move |game| (*group, game)))
            .collect();
        if games.len() > MAX_OPEN_GAMES {
            let precision = Precision::PointsBound;
            return StageQualification { precision, statuses: by_points, line: None };
        }
        let decided: Vec<GroupOutcome> =
            decided.into_iter().map(|group| stage.group_outcome(group, &tables[group])).collect();
        let in_open: usize = open.iter().map(|group| tables[*group].players.len()).sum();
        let (others, ties) = best_of(&decided, places.of_others + in_open);
        let mut groups: Vec<Crosstable> = open.iter().map(|group| tables[*group].clone()).collect();
        let position: HashMap<usize, usize> = open.iter().copied().zip(0..).collect();
        let mut first: Option<StageOutcome> = None;
        let mut statuses = by_points.clone();
        let mut is_decided = true;
        for number in 0..3_usize.pow(u32::try_from(games.len()).unwrap_or(0)) {
            let mut digits = number;
            for (group, game) in &games {
                groups[position[group]].games[*game].result = Some(RESULTS[digits % 3]);
                digits /= 3;
            }
            let lines =
                open.iter().zip(&groups).map(|(group, table)| stage.group_outcome(*group, table));
            let lines: Vec<GroupOutcome> = lines.collect();
            let line = StageOutcome::of(&lines, (&others, &ties), places);
            for group in &open {
                for (player, status) in statuses[*group].iter_mut().enumerate() {
                    let now = line.status_of((*group, player));
                    match number {
                        0 => *status = now,
                        _ if *status != now => *status = QualificationStatus::InContention,
                        _ => {}
                    }
                }
            }
            match &first {
                None => first = Some(line),
                Some(first) => is_decided &= *first == line,
            }
            // No other table changes more than the points leave open.
            if !is_decided && statuses == by_points {
                break;
            }
        }
        let line = first.filter(|_| is_decided).map(|mut line| {
            line.certain.extend(decided.iter().flat_map(|group| &group.certain));
            line.certain.sort_unstable();
            line
        });
        StageQualification { precision: Precision::Exact, statuses, line }
    }
}

fn open_games(table: &Crosstable) -> impl Iterator<Item = usize> {
    let counting = table.counting();
    let is_open = move |game: &CrosstableGame| {
        game.result.is_none() && counting[game.white] && counting[game.black]
    };
    table.games.iter().enumerate().filter(move |(_, game)| is_open(game)).map(|(index, _)| index)
}

/// Returns the best candidates of groups in which nothing can change, as many as can matter, and the ties at
/// the lines of these groups.
fn best_of(groups: &[GroupOutcome], count: usize) -> (Vec<OtherPlayer>, Vec<TiedPlayers>) {
    let ties: Vec<TiedPlayers> = groups.iter().filter_map(|group| group.tied.clone()).collect();
    let tied: usize = ties.iter().map(|(tied, _)| tied.len()).sum();
    let mut all: Vec<OtherPlayer> =
        groups.iter().flat_map(|group| group.candidates.iter().copied()).collect();
    all.sort_by_key(|candidate| (candidate.key(), candidate.player));
    if let Some(last) = all.get((count + tied).saturating_sub(1)).copied() {
        all.retain(|candidate| candidate.key() <= last.key());
    }
    (all, ties)
}
