//! What the pages cost that players live on: a game, a list of a hundred games, and pages of
//! finished ones, each asked for over HTTP from a server in this process, on SQLite.
//!
//! `cargo bench --bench pages` prints each figure with its ratio to the bare line: an answer of
//! a few fixed bytes over the same connection. *Compressed* is what a browser asks for. *Served*
//! is the server's own time, from the request that was read to the answer that is ready: without
//! the connection, without compression, and without the reader. The queries stand by
//! themselves below.

#![expect(clippy::expect_used, reason = "a measurement that cannot go on has failed")]

/// A game that goes on for as long as it is asked to.
#[path = "../../tests/support/endless.rs"]
mod endless;
/// Prints what was measured.
#[path = "../rules/report.rs"]
mod report;
/// Inserts players who are logged in.
#[path = "../load/seat.rs"]
mod seat;

use std::{
    fmt::Write as _,
    hint::black_box,
    net::SocketAddr,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use actix_web::web::Data;
use chrono::TimeDelta;
use criterion::Criterion;
use diesel::connection::SimpleConnection as _;
use tokio::{runtime::Runtime, sync::watch};
use zugpost::{
    actions::{
        games::GameCommand,
        ratings::{recompute_all, recompute_ratings},
        tournaments::{
            NewTournament, PlayerAct, TournamentAct, announce_tournament, process_due_tournaments,
        },
    },
    chess::Start,
    clock::{Clock as _, SystemClock},
    config::Config,
    db::{
        Db, DbError, GameId, PlayerId, game_store,
        player_roles::{self, PlayerRoles},
    },
    game::{Game, Play, PlayerCommand, Terms, clock::TimeControl},
    i18n::Locale,
    passwords::Passwords,
    tournament::{
        lots::LotSecret,
        pairing::{
            numbering::Numbering,
            round_robin::{Cycles, RoundPace},
        },
        standings::{TieBreakList, TournamentSystem},
        terms::{Format, TournamentTerms},
    },
    web::{self, App, pages::games::my_games::LoadedGames, pages::games::next::Next},
};

/// Half-moves of a game of the usual length: real ones of correspondence players have 32 moves on
/// the average.
const USUAL_PLIES: u32 = 80;
/// Half-moves of a long game, and of all others on the lists.
const LONG_PLIES: u32 = 160;
/// Games on the list.
const GAMES_IN_PROGRESS: u32 = 100;
/// Players of a section.
const SECTION: usize = 15;
/// Players with ratings, each with two games in each of so many weeks.
const RATED_PLAYERS: usize = 50;
const WEEKS: usize = 52;
/// Games that are over.
const FINISHED_GAMES: u32 = 2000;

fn main() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an empty folder");
    }
    let data = tempfile::tempdir().expect("a folder");
    let runtime = Runtime::new().expect("a runtime");
    let house = House::build(data.path(), &runtime);
    let mut criterion = Criterion::default().output_directory(&folder).configure_from_args();
    house.bench_pages(&mut criterion);
    house.bench_queries(&mut criterion, &runtime);
    house.bench_ratings(&mut criterion, &runtime);
    criterion.final_summary();
    report::print(&folder);
}

/// A site on which one player has many games.
struct House {
    app: Data<App>,
    address: SocketAddr,
    player: PlayerId,
    cookie: String,
}

impl House {
    fn build(data: &Path, runtime: &Runtime) -> House {
        let folder = data.to_string_lossy().into_owned();
        let config = Config::from_lookup(|name| match name {
            "DATA_DIR" => Some(folder.clone()),
            "LISTEN" => Some("127.0.0.1:0".to_owned()),
            "WORKERS" => Some("1".to_owned()),
            _ => None,
        });
        let config = Arc::new(config.expect("settings"));
        let db = Db::open(config.database.clone()).expect("the database opens");
        let (player, other, cookie) = runtime
            .block_on(db.write::<_, DbError>(|conn| {
                let now = SystemClock.now();
                let (player, token) = seat::insert(conn, "wilma", now)?;
                let (other, _) = seat::insert(conn, "bruno", now)?;
                Ok((player, other, format!("zugpost_session={token}")))
            }))
            .expect("players");
        fill(&db, runtime, [player, other]);
        fill_tournament(&db, runtime, other);
        let passwords = Passwords::new(config.password_cost).expect("a cost");
        let app = Data::new(App::new(db, Arc::new(SystemClock), config, passwords));
        let address = serve(app.clone());
        House { app, address, player, cookie }
    }

    fn bench_pages(&self, criterion: &mut Criterion) {
        let agent = ureq::Agent::new_with_defaults();
        let ask = |path: &str, encoding: &str| {
            let request = agent.get(format!("http://{}{path}", self.address));
            let request = request.header("cookie", &self.cookie);
            let mut answer = request.header("accept-encoding", encoding).call().expect("an answer");
            answer.body_mut().with_config().limit(64 << 20).read_to_vec().expect("a page")
        };
        let pages = [
            ("bare", "/robots.txt"),
            ("a game of 40 moves", "/games/2"),
            ("a game of 80 moves", "/games/1"),
            ("a list of 100 games", "/games"),
            ("100 games as rows", "/games?view=rows"),
            ("20 of 2000 finished games", "/games/finished"),
            ("the same by opening", "/games/finished?opening=ruy"),
            // Its route stands late.
            ("registering", "/register"),
            ("a section of 15", "/tournaments/1"),
        ];
        for (group, encoding) in [("pages", "identity"), ("compressed", "br")] {
            let mut group = criterion.benchmark_group(group);
            for (title, path) in pages {
                let get = || black_box(ask(path, encoding));
                group.bench_function(title, |bencher| bencher.iter(get));
            }
            group.finish();
        }
        let mut group = criterion.benchmark_group("served");
        for (title, path) in pages {
            group.bench_function(title, |bencher| {
                bencher.iter_custom(|times| {
                    let before = self.app.traffic.spent();
                    (0..times).for_each(|_| drop(ask(path, "identity")));
                    self.app.traffic.spent() - before
                });
            });
        }
        group.finish();
    }

    fn bench_queries(&self, criterion: &mut Criterion, runtime: &Runtime) {
        let (player, now) = (self.player, SystemClock.now());
        let mut group = criterion.benchmark_group("queries");
        group.bench_function("the list of 100 games", |bencher| {
            bencher.iter(|| {
                let found = self.app.db.look_up(move |conn| LoadedGames::read(conn, player, now));
                assert!(!runtime.block_on(found).expect("the list").running.is_empty());
            });
        });
        group.bench_function("the next game", |bencher| {
            bencher.iter(|| {
                let locale = Locale::default();
                let next = self
                    .app
                    .db
                    .look_up(move |conn| Next::find(conn, player, (GameId(1), 1), now, locale));
                assert!(runtime.block_on(next).expect("the next").is_some());
            });
        });
        group.finish();
    }

    /// What moves wait for on SQLite is one transaction of it: fifty players of a week.
    fn bench_ratings(&self, criterion: &mut Criterion, runtime: &Runtime) {
        let db = &self.app.db;
        fill_rated(db, runtime);
        let mut group = criterion.benchmark_group("ratings");
        group.sample_size(10);
        let anew = || {
            let forget =
                db.write::<_, DbError>(|conn| Ok(conn.batch_execute("DELETE FROM ratings")?));
            runtime.block_on(forget).expect("no ratings");
            runtime.block_on(recompute_all(db)).expect("all is noted");
            let (mut longest, mut rounds, began) = (Duration::ZERO, 0, Instant::now());
            loop {
                let round = Instant::now();
                if runtime.block_on(recompute_ratings(db)).expect("ratings") == 0 {
                    return (began.elapsed(), longest, rounds);
                }
                longest = longest.max(round.elapsed());
                rounds += 1;
            }
        };
        let (_, longest, rounds) = anew();
        println!("ratings: {rounds} transactions, the longest {longest:?}");
        group.bench_function("a year of 50 players", |bencher| {
            bencher.iter_custom(|times| (0..times).map(|_| anew().0).sum());
        });
        group.finish();
    }
}

/// Gives players a year of rated games.
fn fill_rated(db: &Db, runtime: &Runtime) {
    let fill = db.write::<_, DbError>(|conn| {
        let now = SystemClock.now();
        let mut ids = Vec::with_capacity(RATED_PLAYERS);
        for number in 0..RATED_PLAYERS {
            ids.push(seat::insert(conn, &format!("rated{number}"), now)?.0);
        }
        let mut sql = String::new();
        for week in 0..WEEKS {
            for (number, white) in ids.iter().enumerate() {
                let black = ids[(number + 1 + week % (RATED_PLAYERS - 2)) % RATED_PLAYERS];
                let result = ["1-0", "0-1", "1/2-1/2"][(number + week) % 3];
                let days = i64::try_from(7 * week).unwrap_or(0);
                let ended = (now - TimeDelta::days(days)).format("%Y-%m-%d %H:%M:%S");
                let _ = write!(
                    sql,
                    "INSERT INTO games (white_id, black_id, variant, moves, fen, turn, ply, last_san, \
                     started_at, version, ended_at, ending, result) \
                     SELECT {white}, {black}, variant, moves, fen, turn, ply, last_san, \
                     started_at, version, '{ended}', 'agreement', '{result}' \
                     FROM games WHERE id = 2;"
                );
            }
        }
        sql.push_str(&terms_of_all("TRUE"));
        Ok(conn.batch_execute(&sql)?)
    });
    runtime.block_on(fill).expect("rated games");
}

/// Plays a game with so many half-moves, as far as it goes.
fn play(db: &Db, runtime: &Runtime, [white, black]: [PlayerId; 2], plies: u32) -> GameId {
    let begun = SystemClock.now() - TimeDelta::days(1);
    let fresh = Game::new(Terms::standard(TimeDelta::days(3)), Start::standard(), begun);
    let insert =
        db.write::<_, DbError>(move |conn| Ok(game_store::insert(conn, white, black, &fresh)?));
    let game = runtime.block_on(insert).expect("a game");
    for (ply, text) in (0..plies).zip(endless::endless_game()) {
        let play = Play { text: text.clone(), ply, ..Play::default() };
        let player = if ply % 2 == 0 { white } else { black };
        let at = begun + TimeDelta::minutes(i64::from(ply));
        let acted = GameCommand::by_player(player, game, PlayerCommand::Play(play)).run(db, at);
        runtime.block_on(acted).expect("a move");
    }
    game
}

/// Plays two games, and copies the row of the long one.
fn fill(db: &Db, runtime: &Runtime, seats: [PlayerId; 2]) {
    let game = play(db, runtime, seats, LONG_PLIES);
    play(db, runtime, seats, USUAL_PLIES);
    let columns =
        "white_id, black_id, variant, moves, fen, turn, ply, last_san, started_at, version";
    let copies = |count: u32, more: &str, values: &str| {
        format!(
            "INSERT INTO games ({columns}, {more})
             WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})
             SELECT {columns}, {values} FROM games, n WHERE games.id = {game};"
        )
    };
    let ended = SystemClock.now().format("%Y-%m-%d %H:%M:%S");
    let running = copies(GAMES_IN_PROGRESS - 2, "deadline", "deadline");
    let finished = copies(
        FINISHED_GAMES,
        "ended_at, ending, ending_side, result, opening",
        &format!(
            "datetime('{ended}', -i || ' hours'), 'resignation', 'black', '1-0', \
             CASE i % 50 WHEN 0 THEN 'C60 Ruy Lopez' ELSE 'B20 Sicilian' END"
        ),
    );
    let fill = db.write::<_, DbError>(move |conn| {
        conn.batch_execute(&running)?;
        conn.batch_execute(&finished)?;
        conn.batch_execute(&terms_of_all("FALSE"))?;
        Ok(())
    });
    runtime.block_on(fill).expect("many games");
}

/// Starts a section of 15 in which every second game is over.
fn fill_tournament(db: &Db, runtime: &Runtime, director: PlayerId) {
    let now = SystemClock.now();
    let fill = async {
        let entrants = db.write::<_, DbError>(move |conn| {
            let roles = PlayerRoles { is_admin: false, is_arbiter: false, is_director: true };
            player_roles::update(conn, director, roles)?;
            let insert = |number| Ok(seat::insert(conn, &format!("entrant{number}"), now)?.0);
            (0..SECTION).map(insert).collect::<Result<Vec<PlayerId>, DbError>>()
        });
        let entrants = entrants.await.expect("entrants");
        let secret = LotSecret::new([7; 32]);
        let form_key = "bench".to_owned();
        let (terms, deputy, edition_of) = (terms(), None, None);
        let new = NewTournament { terms, director, deputy, edition_of, form_key, secret };
        let id = announce_tournament(db, new, now).await.expect("a tournament");
        for entrant in entrants {
            let entry = TournamentAct::by_player(
                entrant,
                id,
                PlayerAct::Enter { limits: zugpost::game::game_limit::GameLimits::UNLIMITED },
            );
            entry.run(db, now).await.expect("an entry");
        }
        process_due_tournaments(db, || LotSecret::new([8; 32]), now).await.expect("the start");
        let ended = now.format("%Y-%m-%d %H:%M:%S");
        let sql = format!(
            "UPDATE games SET ended_at = '{ended}', ending = 'agreement', result = '1/2-1/2', ply = 60 \
             WHERE id % 2 = 0 AND id IN (SELECT game_id FROM tournament_games);"
        );
        db.write::<_, DbError>(move |conn| Ok(conn.batch_execute(&sql)?)).await.expect("results");
    };
    runtime.block_on(fill);
}

/// The terms of a section of 15 with five tie-breaks.
fn terms() -> TournamentTerms {
    let system = TournamentSystem::RoundRobin;
    let codes = ["WIN", "SB", "DE", "KS", "RTNG/R"];
    let list = codes.iter().map(|code| code.parse().expect("a tie-break")).collect();
    let format =
        Format::RoundRobin { section_size: 15, cycles: Cycles::Single, pace: RoundPace::AllAtOnce };
    let control = TimeControl::PerMove { time: TimeDelta::days(3) };
    TournamentTerms {
        numbering: Numbering::AsEntered,
        capacity: u32::try_from(SECTION).ok(),
        tie_breaks: TieBreakList::new(list, system).expect("a list"),
        ..TournamentTerms::standard("A section of 15", format, control)
    }
}

/// Gives the terms of the second game to all copies, which have none yet.
fn terms_of_all(rated: &str) -> String {
    format!(
        "INSERT INTO game_terms (game_id, start_fen, time_control, rated) \
         SELECT games.id, one.start_fen, one.time_control, {rated} \
         FROM games, game_terms AS one WHERE one.game_id = 2 \
         AND games.id NOT IN (SELECT game_id FROM game_terms);"
    )
}

/// Starts the server, which ends with the process.
fn serve(app: Data<App>) -> SocketAddr {
    let listener = web::listen(app.config.listen).expect("a free port");
    let address = listener.local_addr().expect("its address");
    std::thread::spawn(move || {
        let (_stop, stopped) = watch::channel(false);
        actix_web::rt::System::new().block_on(async move {
            web::start(app, listener, stopped).expect("a server").server.await.expect("its end");
        });
    });
    address
}
