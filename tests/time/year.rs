//! A year of a whole club on the test clock: the real actions and jobs, vacations, outages, time
//! given, games of every control; beside it a ledger that counts each clock by itself.
//!
//! In the end every game is accounted for: it is over at the very microsecond at which the
//! ledger says that its time ran out, or by the move that ended it, or it has no limit.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use diesel::prelude::*;
use futures_util::{StreamExt as _, stream};
use zugpost::{
    actions::{
        games::{Acted, GameCommand, process_due_games},
        vacation::{NewVacation, book_vacation, days_taken, end_vacation},
    },
    chess::Color,
    db::{
        DbError, GameId, PlayerId, games, outbox,
        schema::{game_events, outbox::dsl},
        vacations,
        verification::verify_game,
    },
    game::{
        Ending, Play, PlayerCommand, Terms, TimeoutRule,
        clock::{TimeControl, Vacation},
    },
};

use super::begin_at;
use crate::support::{Chance, Site, is_full, players::insert_player, seed};

/// How many there are, and how long it goes on.
struct Size {
    players: u64,
    games: u64,
    days: i64,
}

const YEAR: Size = Size { players: 1_000, games: 20_000, days: 365 };
const QUICK: Size = Size { players: 40, games: 300, days: 120 };

/// Actions of different games that are under way at a time.
const AT_ONCE: usize = 8;
/// How far the clock goes on at a time.
const SLICE: TimeDelta = TimeDelta::hours(6);
const DAY: i64 = 86_400_000_000;

/// The clock of one game, counted from what happens and when, in microseconds.
struct Ledger {
    control: TimeControl,
    protects: bool,
    left: [i64; 2],
    given: [i64; 2],
    made: [u32; 2],
    used: i64,
    turn: usize,
    /// Up to when it is counted.
    counted: i64,
    /// When the time ran out.
    fell: Option<i64>,
}

impl Ledger {
    fn new(control: TimeControl, protects: bool, now: i64) -> Ledger {
        let left = match control {
            TimeControl::Fischer { initial, .. } => micros(initial),
            TimeControl::Period { days, .. } => i64::from(days) * DAY,
            _ => 0,
        };
        let (given, made) = ([0; 2], [0; 2]);
        Ledger {
            control,
            protects,
            left: [left; 2],
            given,
            made,
            used: 0,
            turn: 0,
            counted: now,
            fell: None,
        }
    }

    /// How much the move under way may use.
    fn allowance(&self) -> Option<i64> {
        let (left, given) = (self.left[self.turn], self.given[self.turn]);
        match self.control {
            TimeControl::PerMove { time } => Some(micros(time) + given),
            TimeControl::Fischer { limit, .. } => {
                Some(limit.map_or(left, |limit| left.min(micros(limit) + given)))
            }
            TimeControl::Period { silence, .. } => {
                // Tried day by day: the first that costs more than there is.
                let days = (1..).find(|days| cost(*days) * DAY > left).unwrap_or(0);
                Some((days * DAY).min(i64::from(silence) * DAY + given))
            }
            TimeControl::Unlimited => None,
        }
    }

    /// Counts on to an instant. The stretch is one of vacation for the side to move, or not.
    fn count(&mut self, now: i64, on_vacation: bool) {
        if self.fell.is_none() && !(on_vacation && self.protects) {
            let ran = (now - self.counted).max(0);
            match self.allowance() {
                Some(allowance) if self.used + ran >= allowance => {
                    self.fell = Some(self.counted + allowance - self.used);
                }
                _ => self.used += ran,
            }
        }
        self.counted = self.counted.max(now);
    }

    fn press(&mut self) {
        let turn = self.turn;
        self.made[turn] += 1;
        let rest = match self.control {
            TimeControl::Period { .. } => self.left[turn] - cost(self.used / DAY) * DAY,
            _ => self.left[turn] - self.used,
        };
        self.left[turn] = match self.control {
            TimeControl::Fischer { increment, cap, .. } => {
                let more = rest + micros(increment);
                cap.map_or(more, |cap| more.min(micros(cap).max(rest)))
            }
            TimeControl::Period { moves, days, .. } if self.made[turn].is_multiple_of(moves) => {
                rest + i64::from(days) * DAY
            }
            _ => rest,
        };
        (self.given[turn], self.used, self.turn) = (0, 0, 1 - turn);
    }
}

fn cost(days: i64) -> i64 {
    days + (days - 20).max(0)
}

fn micros(time: TimeDelta) -> i64 {
    time.num_microseconds().expect("a time that a clock can hold")
}

/// A game as the club plays it.
struct Board {
    id: GameId,
    players: [usize; 2],
    ledger: Ledger,
    ply: usize,
    /// After so many half-moves the side to move stays away for good.
    plies: usize,
    resigns: bool,
    over: bool,
    terms: Terms,
}

/// Who is on vacation when, as the player said it.
#[derive(Default)]
struct Member {
    id: Option<PlayerId>,
    vacations: Vec<(i64, i64)>,
    boards: Vec<usize>,
}

struct Club {
    site: Site,
    random: Chance,
    members: Vec<Member>,
    boards: Vec<Board>,
    /// When which board has its next move.
    next: BinaryHeap<Reverse<(i64, usize)>>,
    beat: i64,
    /// Emails about the end of each game, and the last one that was counted.
    told: BTreeMap<GameId, u32>,
    last_email: i64,
    counts: Counts,
}

#[derive(Debug, Default)]
struct Counts {
    moves: usize,
    flags: usize,
    resigned: usize,
    late: usize,
    vacations: usize,
    outages: usize,
    time_grants: usize,
    reminders: usize,
}

const TEXTS: [&str; 16] = [
    "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6",
    "c3", "O-O",
];

fn instant(micros: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(micros).expect("an instant")
}

impl Club {
    fn found(size: &Size) -> Club {
        let site = Site::start();
        let (now, count) = (site.now(), size.players);
        let insert = site.db.write::<_, DbError>(move |conn| {
            let ids = (0..count).map(|i| insert_player(conn, &format!("P{i:04}"), now));
            Ok(ids.collect::<QueryResult<Vec<_>>>()?)
        });
        let ids = site.run(insert).expect("players");
        let member = |id| Member { id: Some(id), ..Member::default() };
        site.beat();
        Club {
            beat: now.timestamp_micros(),
            site,
            random: Chance(seed()),
            members: ids.into_iter().map(member).collect(),
            boards: Vec::new(),
            next: BinaryHeap::new(),
            told: BTreeMap::new(),
            last_email: 0,
            counts: Counts::default(),
        }
    }

    fn now(&self) -> i64 {
        self.site.now().timestamp_micros()
    }

    fn id(&self, member: usize) -> PlayerId {
        self.members[member].id.expect("a member")
    }

    fn control(&mut self) -> TimeControl {
        let hours = TimeDelta::hours;
        match self.random.below(8) {
            0..=2 => TimeControl::PerMove { time: hours([12, 24, 72, 240][self.random.below(4)]) },
            3..=4 => TimeControl::Fischer {
                initial: hours([72, 240, 720][self.random.below(3)]),
                increment: hours([0, 12, 24][self.random.below(3)]),
                cap: [None, Some(hours(720))][self.random.below(2)],
                limit: [None, Some(hours(120))][self.random.below(2)],
            },
            5..=6 => TimeControl::Period {
                moves: [3, 10][self.random.below(2)],
                days: [10, 30, 50][self.random.below(3)],
                silence: [25, 40][self.random.below(2)],
            },
            _ => TimeControl::Unlimited,
        }
    }

    fn begin(&mut self) {
        let white = self.random.below(self.members.len());
        let black = (white + 1 + self.random.below(self.members.len() - 1)) % self.members.len();
        let terms = Terms {
            control: self.control(),
            timeout_rule: if self.random.below(10) == 0 {
                TimeoutRule::Claimed
            } else {
                TimeoutRule::Server
            },
            vacation: self.random.below(5) > 0,
            ..Terms::standard(TimeDelta::days(3))
        };
        let now = self.now();
        let begin =
            begin_at(&self.site, self.id(white), self.id(black), terms.clone(), instant(now));
        let id = self.site.run(begin);
        let index = self.boards.len();
        self.boards.push(Board {
            id,
            players: [white, black],
            ledger: Ledger::new(terms.control, terms.vacation, now),
            ply: 0,
            plies: self.random.below(10),
            resigns: self.random.below(3) == 0,
            over: false,
            terms,
        });
        for member in [white, black] {
            self.members[member].boards.push(index);
        }
        self.think(index, now);
    }

    /// Draws when the next move of a board comes: mostly within a day, sometimes too late.
    fn think(&mut self, index: usize, now: i64) {
        let board = &self.boards[index];
        if board.over || board.ply >= board.plies && !board.resigns {
            return;
        }
        let hours = match self.random.below(20) {
            0 => 24 * (2 + self.random.below(40)),
            1..=5 => 24 + self.random.below(48),
            _ => self.random.below(24),
        };
        let hours = i64::try_from(hours).expect("some hours");
        let odd = i64::try_from(self.random.below(3_600_000_000)).expect("microseconds");
        self.next.push(Reverse((now + hours * DAY / 24 + odd, index)));
    }

    /// Counts a board's ledger on, vacation by vacation.
    fn count(&mut self, index: usize, now: i64) {
        let board = &mut self.boards[index];
        if board.over {
            return;
        }
        let member = &self.members[board.players[board.ledger.turn]];
        let mut edges: Vec<i64> = member
            .vacations
            .iter()
            .flat_map(|(from, to)| [*from, *to])
            .filter(|edge| *edge < now)
            .collect();
        edges.push(now);
        edges.sort_unstable();
        for edge in edges {
            let at = board.ledger.counted;
            if edge <= at {
                continue;
            }
            let on_vacation = member.vacations.iter().any(|(from, to)| *from <= at && at < *to);
            board.ledger.count(edge, on_vacation);
        }
    }

    /// Plays all moves that are due before an instant; no board has two of them at a time.
    fn play_until(&mut self, end: i64) {
        loop {
            let mut due: Vec<(i64, usize)> = Vec::new();
            while let Some(Reverse((at, index))) = self.next.peek().copied() {
                if at >= end || due.len() >= 200 {
                    break;
                }
                self.next.pop();
                due.push((at, index));
            }
            if due.is_empty() {
                return;
            }
            for (at, index) in &due {
                self.count(*index, *at);
            }
            let orders: Vec<_> = due
                .iter()
                .map(|(at, index)| {
                    let board = &self.boards[*index];
                    let player = self.id(board.players[board.ledger.turn]);
                    let command = if board.ply < board.plies {
                        let ply = u32::try_from(board.ply).expect("a few");
                        PlayerCommand::Play(Play {
                            text: TEXTS[board.ply].into(),
                            ply,
                            ..Play::default()
                        })
                    } else {
                        PlayerCommand::Resign
                    };
                    (player, board.id, command, instant(*at))
                })
                .collect();
            let db = &self.site.db;
            let acts = stream::iter(orders).map(|(player, game, command, at)| {
                GameCommand::by_player(player, game, command).run(db, at)
            });
            let acted: Vec<_> = self.site.run(acts.buffered(AT_ONCE).collect());
            for ((at, index), acted) in due.into_iter().zip(acted) {
                self.note(index, at, acted.ok());
            }
        }
    }

    /// What came of a move must be what the ledger says.
    fn note(&mut self, index: usize, at: i64, acted: Option<Acted>) {
        let board = &mut self.boards[index];
        let fell = board.ledger.fell.is_some() && board.terms.timeout_rule == TimeoutRule::Server;
        match acted {
            Some(Acted::Done) => {
                assert!(!fell, "game {}: a move after the flag {:?}", board.id, board.ledger.fell);
                if board.ply < board.plies {
                    // Where timeouts are claimed and nobody did, a late move counts; the clock is
                    // at zero then.
                    if board.ledger.fell.take().is_some() {
                        board.over = true;
                        self.counts.late += 1;
                        return;
                    }
                    board.ledger.press();
                    board.ply += 1;
                    self.counts.moves += 1;
                    self.think(index, at);
                } else {
                    board.over = true;
                    self.counts.resigned += 1;
                }
            }
            // Written down already, or not yet.
            Some(Acted::TooLate) | None => {
                assert!(fell, "game {}: too late, though the flag has not fallen", board.id);
                self.counts.late += 1;
            }
            other => panic!("game {}: {other:?}", board.id),
        }
    }

    fn give_time(&mut self, index: usize) {
        let now = self.now();
        self.count(index, now);
        let board = &self.boards[index];
        let giver = self.id(board.players[1 - board.ledger.turn]);
        let id = board.id;
        let given =
            self.site.read(move |conn| games::find(conn, id)).expect("it").game.time_grants().len();
        let command = PlayerCommand::GiveTime { days: 2, given };
        let gave = self
            .site
            .run(GameCommand::by_player(giver, id, command).run(&self.site.db, instant(now)));
        let board = &mut self.boards[index];
        if let (Ok(Acted::Done), None) = (&gave, board.ledger.fell) {
            let turn = board.ledger.turn;
            board.ledger.given[turn] += 2 * DAY;
            board.ledger.left[turn] += if board.ledger.control.keeps_time() { 2 * DAY } else { 0 };
            self.counts.time_grants += 1;
        }
    }

    fn count_all_of(&mut self, member: usize, now: i64) {
        for index in self.members[member].boards.clone() {
            self.count(index, now);
        }
    }

    fn take_vacation(&mut self, member: usize) {
        let now = self.now();
        let today = instant(now).date_naive();
        let ahead = self.random.below(30);
        let days = |n: usize| TimeDelta::days(i64::try_from(n).expect("some days"));
        let from: Option<NaiveDate> = (ahead > 5).then(|| today + days(ahead));
        let until = from.unwrap_or(today) + days(1 + self.random.below(12));
        let id = self.id(member);
        let wish = NewVacation { from, until };
        let booked = book_vacation(&self.site.db, id, wish, chrono_tz::UTC, 30, instant(now));
        if self.site.run(booked).is_ok() {
            self.count_all_of(member, now);
            self.see_vacations(member);
            self.counts.vacations += 1;
        }
    }

    fn end_vacation(&mut self, member: usize) {
        let (now, id) = (self.now(), self.id(member));
        let booked = self.site.read(move |conn| vacations::list(conn, id));
        let Some(one) = booked.iter().find(|one| one.vacation.to > instant(now)) else { return };
        let ended = end_vacation(&self.site.db, id, one.id, instant(now));
        self.site.run(ended).expect("ended");
        self.count_all_of(member, now);
        self.see_vacations(member);
    }

    /// What the player said is what stands in the table of vacations.
    fn see_vacations(&mut self, member: usize) {
        let id = self.id(member);
        let booked = self.site.read(move |conn| vacations::list(conn, id));
        for (year, days) in days_taken(&booked) {
            assert!(days <= 30, "{days} days of leave in {year}");
        }
        let span =
            |vacation: Vacation| (vacation.from.timestamp_micros(), vacation.to.timestamp_micros());
        self.members[member].vacations = booked.into_iter().map(|one| span(one.vacation)).collect();
    }

    /// The service goes away between the last heartbeat and the next one.
    fn stand_still(&mut self) {
        let hours = TimeDelta::hours(1 + i64::try_from(self.random.below(40)).expect("some"));
        let from = self.now();
        assert_eq!(from, self.beat, "the last sign of life");
        for index in 0..self.boards.len() {
            self.count(index, from);
        }
        self.site.advance(hours);
        self.site.beat();
        self.beat = self.now();
        for board in &mut self.boards {
            board.ledger.counted = self.beat;
        }
        // Nobody could move; they do so now.
        let waiting: Vec<_> = self.next.drain().collect();
        for Reverse((at, index)) in waiting {
            self.next.push(Reverse((at.max(self.beat), index)));
        }
        self.counts.outages += 1;
    }

    fn run_jobs(&mut self, delivers: bool) {
        let now = self.site.now();
        while self.site.run(process_due_games(&self.site.db, now)).expect("woken") > 0 {}
        let last = self.last_email;
        let emails: Vec<(i64, Option<GameId>, String)> = self.site.read(move |conn| {
            dsl::outbox
                .filter(dsl::id.gt(last))
                .select((dsl::id, dsl::game_id, dsl::kind))
                .order(dsl::id)
                .load(conn)
        });
        for (id, game, kind) in emails {
            self.last_email = id;
            if let (Some(game), "game_ended") = (game, kind.as_str()) {
                *self.told.entry(game).or_default() += 1;
            }
            self.counts.reminders += usize::from(kind == "reminder");
        }
        if delivers {
            self.site.run_jobs();
            return;
        }
        let drop =
            self.site.db.write::<_, DbError>(move |conn| Ok(outbox::drop_waiting(conn, now)?));
        self.site.run(drop).expect("dropped");
    }

    fn live(&mut self, size: &Size) {
        let end = self.now() + size.days * DAY;
        let slices = size.days * DAY / micros(SLICE);
        let per_slice = size.games.div_ceil(u64::try_from(slices).expect("slices") * 3 / 4);
        let members = self.members.len();
        let mut slice = 0_u64;
        while self.now() < end {
            slice += 1;
            for _ in 0..per_slice {
                if (self.boards.len() as u64) < size.games {
                    self.begin();
                }
            }
            for _ in 0..members.div_ceil(40) {
                let member = self.random.below(members);
                match self.random.below(6) {
                    0 | 1 => self.take_vacation(member),
                    2 => self.end_vacation(member),
                    _ => {}
                }
                let index = self.random.below(self.boards.len());
                if !self.boards[index].over && self.random.below(3) == 0 {
                    self.give_time(index);
                }
            }
            // Once for certain, and by chance.
            if slice == 100 || self.random.below(100) == 0 {
                self.stand_still();
            }
            let until = self.now() + micros(SLICE);
            self.play_until(until);
            self.site.advance(SLICE);
            // Every few seconds in the service; here nobody acts in between.
            self.run_jobs(slice.is_multiple_of(40));
            self.beat_quietly();
        }
        // Long enough for every deadline, whatever vacation there is.
        for _ in 0..130 {
            self.site.advance(TimeDelta::days(5));
            self.run_jobs(false);
            self.beat_quietly();
        }
        let now = self.now();
        for index in 0..self.boards.len() {
            self.count(index, now);
        }
    }

    /// The heartbeat of a service that never stood still: the slices of this test are no gaps.
    fn beat_quietly(&mut self) {
        let now = self.site.now();
        let beat = self
            .site
            .db
            .write::<_, DbError>(move |conn| Ok(zugpost::db::heartbeat::update(conn, now)?));
        self.site.run(beat).expect("a heartbeat");
        self.beat = now.timestamp_micros();
    }

    fn account(&mut self) {
        let ends: Vec<(GameId, i64)> = self.site.read(|conn| {
            game_events::table
                .filter(game_events::kind.eq("ended"))
                .group_by(game_events::game_id)
                .select((game_events::game_id, diesel::dsl::count_star()))
                .load(conn)
        });
        let ended_once: BTreeMap<_, _> = ends.into_iter().collect();
        let now = self.site.now();
        for board in &self.boards {
            let id = board.id;
            let game = self.site.read(move |conn| games::find(conn, id)).expect("the game").game;
            assert!(game.pending().is_none(), "game {id} still waits for its proof");
            let findings = self.site.read(move |conn| verify_game(conn, id));
            assert_eq!(findings, Some(Vec::new()), "game {id} is what its log says");
            for side in Color::ALL {
                assert!(game.bank(side, now).is_none_or(|left| left >= TimeDelta::zero()));
            }
            let Some(ended) = game.ended() else {
                let open = board.terms.control == TimeControl::Unlimited
                    || board.terms.timeout_rule == TimeoutRule::Claimed;
                assert!(open, "game {id} has never ended: {:?}", board.terms);
                assert_eq!(ended_once.get(&id), None);
                continue;
            };
            assert_eq!(ended_once.get(&id), Some(&1), "game {id} ended once");
            assert_eq!(self.told.get(&id), Some(&2), "game {id}: both are told once");
            if ended.ending.is_timeout() {
                let fell = board.ledger.fell.map(instant);
                assert_eq!(fell, Some(ended.at), "game {id}, {:?}", board.terms);
                assert_eq!(game.ply() < 2, matches!(ended.ending, Ending::NeverStarted { .. }));
                self.counts.flags += 1;
            } else {
                assert!(matches!(ended.ending, Ending::Resignation { .. }), "game {id}");
            }
        }
    }
}

#[test]
fn a_year_of_a_whole_club_ends_with_every_game_accounted_for() {
    let size = if is_full() { YEAR } else { QUICK };
    let mut club = Club::found(&size);
    club.live(&size);
    club.account();
    let counts = &club.counts;
    eprintln!("{} games: {counts:?}", club.boards.len());
    assert_eq!(club.boards.len() as u64, size.games);
    let many = usize::try_from(size.games).expect("a number") / 10;
    assert!(counts.flags > many && counts.resigned > many, "{counts:?}");
    assert!(counts.reminders > many, "{counts:?}");
    assert!(counts.vacations > 5 && counts.outages > 0 && counts.time_grants > 5, "{counts:?}");
}
