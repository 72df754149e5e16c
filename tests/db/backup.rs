//! A backup holds everything, and an empty database of either kind is filled with it.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::Output,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use chrono::TimeDelta;
use diesel::{ExpressionMethods as _, JoinOnDsl as _, QueryDsl as _, RunQueryDsl as _};
use zugpost::{
    clock::{Clock as _, SystemClock},
    db::{
        Db, DbConn, DbError, DbTimestamp, GameId, Target,
        backup::checksums,
        games,
        schema::{devices, games as games_table, players, tournament_games},
    },
};

use crate::{
    cli::{Service, command},
    killed::{prepare, runtime},
    support::{
        database::{TestDatabase, connect, postgres_server},
        is_full,
        players::insert_player,
        site::Site,
    },
    web::Table,
};

fn run(database: &TestDatabase, arguments: &[&Path]) -> Output {
    let mut command = command(database, &[]);
    command.args(arguments).output().expect("it runs")
}

#[track_caller]
fn done(output: Output) -> String {
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert_eq!(output.status.code(), Some(0), "{out}{err}");
    out
}

#[track_caller]
fn refused(output: Output, sentence: &str) {
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert_eq!((output.status.code(), out.as_str()), (Some(1), ""), "{err}");
    assert!(err.contains(sentence), "{err}");
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("text")
}

fn backup(database: &TestDatabase, file: &Path) -> Output {
    run(database, &[Path::new("backup"), file])
}

fn restore(database: &TestDatabase, file: &Path) -> Output {
    run(database, &[Path::new("restore"), file])
}

fn file(folder: &tempfile::TempDir, name: &str) -> PathBuf {
    folder.path().join(name)
}

fn in_file(file: &Path) -> Target {
    Target::Sqlite(file.to_string_lossy().into_owned())
}

/// Names of files, without those that SQLite has beside an open database.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("an entry").file_name().to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

/// A running site with a game, conditional moves, an account that was deleted, and emails that wait.
fn busy_site() -> Table {
    let mut table = Table::with(&[]);
    table.play(&["e4", "e5", "Nf3"]);
    let page = table.white.get("/games/1");
    let lines = [("lines", "2...Nc6 3.Bb5 a6 4.Ba4"), ("action", "replace")];
    let saved = table.white.submit(&page, "#conditional-moves form:has(textarea)", &lines);
    assert_eq!(saved.status, 200);
    table.site.run(async {
        let now = SystemClock.now();
        let gone = table.site.db.write::<_, DbError>(move |conn| {
            let gone = insert_player(conn, "Gone", now)?;
            diesel::delete(players::table.filter(players::id.eq(gone))).execute(conn)?;
            Ok(())
        });
        gone.await.expect("a deleted account");
    });
    table
}

#[test]
fn a_backup_of_a_running_site_is_restored_whole() {
    let table = busy_site();
    let folder = tempfile::tempdir().expect("a folder");
    let [first, second] = ["first.sqlite", "second.sqlite"].map(|name| file(&folder, name));
    let site = &table.site.database;

    let said = done(backup(site, &first));
    assert!(said.contains("1 games and 0 tournaments say what their logs say."), "{said}");
    let stored = checksums(&site.options.target).expect("rows");
    assert!(stored.len() > 30 && stored.iter().any(|(_, sum)| sum.rows > 2), "{stored:?}");
    assert_eq!(checksums(&in_file(&first)).expect("rows"), stored);
    assert_eq!(names(folder.path()), ["first.sqlite"], "one file has all of it");
    let mode = fs::metadata(&first).expect("the backup").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "it is as secret as the database");

    // From one kind to the other, where there are both, and back.
    let empty = TestDatabase::empty();
    let said = done(restore(&empty, &first));
    assert!(said.contains("was restored. 1 games"), "{said}");
    assert_eq!(checksums(&empty.options.target).expect("rows"), stored);
    done(backup(&empty, &second));
    assert_eq!(checksums(&in_file(&second)).expect("rows"), stored);

    // No number is given twice, that of a deleted account neither.
    let restored = Site::on(empty, &[]);
    let next = |site: &Site| {
        let now = SystemClock.now();
        let insert = site.db.write::<_, DbError>(move |conn| Ok(insert_player(conn, "New", now)?));
        site.run(insert).expect("an account")
    };
    assert_eq!(next(&restored), next(&table.site));
    restored.browser().get("/games/1").assert_says("Nf3");
}

#[test]
fn a_backup_moves_between_both_databases() {
    if postgres_server().is_none() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let [first, second] = ["first.sqlite", "second.sqlite"].map(|name| file(&folder, name));
    let table = busy_site();
    done(backup(&table.site.database, &first));
    // A site on SQLite, and from there back to Postgres.
    let small = TestDatabase::empty();
    let on_file = format!("sqlite:{}", file(&folder, "small.sqlite").display());
    let mut import = command(&small, &[("DATABASE_URL", &on_file)]);
    done(import.args([Path::new("import"), first.as_path()]).output().expect("it runs"));
    let mut export = command(&small, &[("DATABASE_URL", &on_file)]);
    done(export.args([Path::new("export"), second.as_path()]).output().expect("it runs"));
    done(restore(&small, &second));
    let stored = checksums(&table.site.database.options.target).expect("rows");
    assert_eq!(checksums(&small.options.target).expect("rows"), stored);
}

#[test]
fn what_cannot_be_done_is_refused_and_changes_nothing() {
    let table = busy_site();
    let site = &table.site.database;
    let folder = tempfile::tempdir().expect("a folder");
    let good = file(&folder, "good.sqlite");
    done(backup(site, &good));
    refused(backup(site, &good), "is there already");
    refused(backup(site, &file(&folder, "no/such/folder")), "cannot be written");

    let whole = fs::read(&good).expect("the backup");
    let mut torn = whole.clone();
    torn.truncate(whole.len() / 2);
    let mut other = whole.clone();
    let page = other.len() / 2;
    other[page..page + 4096].fill(0xa5);
    for (name, bytes) in [("torn", torn), ("other", other), ("words", b"no database".to_vec())] {
        let damaged = file(&folder, name);
        fs::write(&damaged, bytes).expect("a file");
        let empty = TestDatabase::empty();
        refused(restore(&empty, &damaged), "damaged");
        assert_eq!(names(empty.folder.path()), [""; 0], "{name}");
    }
    refused(restore(&TestDatabase::empty(), &file(&folder, "absent")), "damaged");

    // Over a running site nothing is restored.
    let before = checksums(&site.options.target).expect("rows");
    let output = restore(site, &good);
    assert_eq!(output.status.code(), Some(1));
    let said = text(output.stderr);
    let expected = ["is there already", "it holds 2 players already"];
    assert!(expected.iter().any(|sentence| said.contains(sentence)), "{said}");
    assert_eq!(checksums(&site.options.target).expect("rows"), before);
    let expected = ["good.sqlite", "other", "torn", "words"];
    assert_eq!(names(folder.path()), expected);
}

/// Runs a command that cannot write a file of more than 100 kB, as on a full disk.
fn run_on_a_full_disk(database: &TestDatabase, arguments: &[&Path]) -> Output {
    let all = command(database, &[]);
    let mut shell = std::process::Command::new("sh");
    for (name, value) in all.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    let limited = "trap '' XFSZ; ulimit -f 200; exec \"$@\"";
    shell.current_dir(database.folder.path()).args(["-c", limited, "sh", crate::cli::BINARY]);
    shell.args(arguments).output().expect("it runs")
}

#[test]
fn without_room_nothing_is_left_and_nothing_is_lost() {
    let table = busy_site();
    let site = &table.site.database;
    let folder = tempfile::tempdir().expect("a folder");
    let [good, copy] = ["good.sqlite", "copy.sqlite"].map(|name| file(&folder, name));
    done(backup(site, &good));
    let no_room = run_on_a_full_disk(site, &[Path::new("backup"), &copy]);
    refused(no_room, "the backup was not made");
    let empty = TestDatabase::empty();
    let mut on_sqlite = TestDatabase::empty();
    on_sqlite.options.target = in_file(&copy);
    let no_room = run_on_a_full_disk(&on_sqlite, &[Path::new("restore"), &good]);
    refused(no_room, "the database was not restored");
    assert_eq!(names(folder.path()), ["good.sqlite"]);
    // Later there is room.
    done(restore(&empty, &good));
    let stored = checksums(&site.options.target).expect("rows");
    assert_eq!(checksums(&empty.options.target).expect("rows"), stored);
}

#[test]
fn what_does_not_say_what_its_log_says_is_no_backup() {
    let table = busy_site();
    table.site.run(async {
        let altered = table.site.db.write::<_, DbError>(|conn| {
            diesel::sql_query("UPDATE games SET fen = '8/8/8/8/8/8/8/K1k5 w - - 0 1'")
                .execute(conn)?;
            Ok(())
        });
        altered.await.expect("an altered row");
    });
    let folder = tempfile::tempdir().expect("a folder");
    let output = backup(&table.site.database, &file(&folder, "copy.sqlite"));
    assert_eq!(output.status.code(), Some(1));
    let said = text(output.stderr);
    assert!(said.contains("the backup was not kept: 1 things are wrong in 1 games"), "{said}");
    assert_eq!(names(folder.path()), [""; 0]);
}

#[test]
fn nothing_is_restored_where_somebody_is_connected() {
    if postgres_server().is_none() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let good = file(&folder, "good.sqlite");
    done(backup(&TestDatabase::new(), &good));
    let empty = TestDatabase::empty();
    let connected = connect(&empty.url());
    refused(restore(&empty, &good), "1 programs are connected to it");
    drop(connected);
    done(restore(&empty, &good));
}

/// Stores an account, and in the same transaction a device of it.
fn insert_with_device(conn: &mut DbConn, name: &str) -> diesel::QueryResult<()> {
    let now = SystemClock.now();
    let player = insert_player(conn, name, now)?;
    let device = (
        devices::player_id.eq(player),
        devices::name.eq("Firefox"),
        devices::last_seen_at.eq(DbTimestamp::of(now)),
    );
    diesel::insert_into(devices::table).values(device).execute(conn).map(drop)
}

/// Counts accounts in a file, each of which has its device.
fn accounts(folder: &tempfile::TempDir, copy: &Path) -> i64 {
    let empty = TestDatabase::empty();
    let on_file = format!("sqlite:{}", file(folder, "counted.sqlite").display());
    let mut import = command(&empty, &[("DATABASE_URL", &on_file)]);
    done(import.args([Path::new("restore"), copy]).output().expect("it runs"));
    let rows = checksums(&in_file(&file(folder, "counted.sqlite"))).expect("rows");
    let count = |table: &str| {
        let found = rows.iter().find(|(name, _)| name == table).expect("the table");
        i64::try_from(found.1.rows).expect("a number")
    };
    // All tables show the same instant.
    assert_eq!(count("players"), count("devices"));
    count("players")
}

#[test]
fn what_was_confirmed_before_a_backup_is_in_it() {
    let database = TestDatabase::new();
    let db: Db = database.open();
    let (confirmed, stop) = (Arc::new(AtomicI64::new(0)), Arc::new(AtomicBool::new(false)));
    let writer = std::thread::spawn({
        let (confirmed, stop) = (Arc::clone(&confirmed), Arc::clone(&stop));
        move || {
            let runtime = tokio::runtime::Runtime::new().expect("a runtime");
            for number in 0..100_000 {
                if stop.load(Ordering::Acquire) {
                    break;
                }
                let name = format!("Player{number}");
                let insert = move |conn: &mut DbConn| Ok(insert_with_device(conn, &name)?);
                let insert = db.write::<_, DbError>(insert);
                runtime.block_on(insert).expect("an account");
                confirmed.fetch_add(1, Ordering::AcqRel);
            }
        }
    });
    for round in 0..if is_full() { 20 } else { 2 } {
        let folder = tempfile::tempdir().expect("a folder");
        let copy = file(&folder, "copy.sqlite");
        let before = confirmed.load(Ordering::Acquire);
        done(backup(&database, &copy));
        let after = confirmed.load(Ordering::Acquire);
        let held = accounts(&folder, &copy);
        // One more may have been stored and not yet confirmed.
        assert!((before..=after + 1).contains(&held), "{round}: {before} {held} {after}");
    }
    stop.store(true, Ordering::Release);
    writer.join().expect("the writer");
}

/// What people did beside the moves, in the order in which it was confirmed: an arbiter decided a claim,
/// the player appealed, and games of tournaments were given up.
#[derive(Default)]
struct Others {
    appealed: AtomicBool,
    given_up: AtomicUsize,
}

/// Tells others to stop.
struct SetAtEnd<'a>(&'a AtomicBool);

impl Drop for SetAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

/// The games of tournaments of the demo that go on, with whoever has White.
fn games_of_tournaments(db: &Db) -> Vec<(GameId, String)> {
    let games = db.read::<_, DbError>(|conn| {
        let games = tournament_games::table
            .inner_join(games_table::table.on(games_table::id.eq(tournament_games::game_id)))
            .inner_join(players::table.on(players::id.eq(games_table::white_id)))
            .filter(games_table::ended_at.is_null())
            .order(games_table::id)
            .select((games_table::id, players::name));
        Ok(games.load(conn)?)
    });
    runtime().block_on(games).expect("games")
}

/// Does all of it, until it is stopped.
fn do_others(service: &Service, games: &[(GameId, String)], others: &Others, stop: &AtomicBool) {
    let log_in = |name: &str| {
        let mut browser = service.browser();
        browser.log_in(name, "correspondence-chess");
        browser
    };
    let mut lars = log_in("Lars");
    let page = lars.get("/admin/games/12");
    let decision = [("adjudication", "win:black"), ("reason", "The fortress falls.")];
    assert_eq!(lars.submit(&page, "form.adjudicate", &decision).status, 200);
    let mut bernhard = log_in("Bernhard");
    let page = bernhard.get("/games/12");
    let words = [("appeal", "It stands. Please look again.")];
    assert_eq!(bernhard.submit(&page, "form[action$=appeal]", &words).status, 200);
    others.appealed.store(true, Ordering::Release);
    for (game, white) in games {
        if stop.load(Ordering::Acquire) {
            return;
        }
        let mut white = log_in(white);
        let page = white.get(&format!("/games/{game}/resign"));
        let page = white.submit(&page, "main form", &[]);
        assert!(page.status == 200 && page.text().contains("resigned"), "{}", page.text());
        others.given_up.fetch_add(1, Ordering::Release);
    }
}

#[test]
fn moves_and_appeals_that_were_confirmed_before_a_backup_are_in_it() {
    let database = TestDatabase::new();
    done(run(&database, &[Path::new("demo")]));
    let boards = prepare(&database);
    let games: Vec<GameId> = boards.iter().map(|board| board.game).collect();
    let of_tournaments = games_of_tournaments(&database.open());
    assert!(of_tournaments.len() > 5, "{of_tournaments:?}");
    let confirmed: Vec<AtomicUsize> = boards.iter().map(|_| AtomicUsize::new(0)).collect();
    let others = Others::default();
    let allowances = [("ATTEMPTS_PER_ACCOUNT", "1000"), ("ATTEMPTS_PER_ADDRESS", "1000")];
    let service = Service::start(&database, &allowances);
    let stop = AtomicBool::new(false);
    let made = || confirmed.iter().map(|moves| moves.load(Ordering::Acquire)).collect::<Vec<_>>();
    std::thread::scope(|scope| {
        for (mut board, confirmed) in boards.into_iter().zip(&confirmed) {
            let (stop, address) = (&stop, service.address);
            scope.spawn(move || {
                while !stop.load(Ordering::Acquire) {
                    assert!(board.play_on(address), "a move got no answer");
                    confirmed.store(board.confirmed, Ordering::Release);
                    std::thread::park_timeout(Duration::from_millis(5));
                }
            });
        }
        scope.spawn(|| do_others(&service, &of_tournaments, &others, &stop));
        // Also where something below fails.
        let _stops = SetAtEnd(&stop);
        for round in 0..if is_full() { 20 } else { 3 } {
            let folder = tempfile::tempdir().expect("a folder");
            let copy = file(&folder, "copy.sqlite");
            let (before, given_up) = (made(), others.given_up.load(Ordering::Acquire));
            let appealed = others.appealed.load(Ordering::Acquire);
            done(backup(&database, &copy));
            let (after, no_more) = (made(), others.given_up.load(Ordering::Acquire) + 1);
            let restored = TestDatabase::empty();
            done(restore(&restored, &copy));
            let ids = games.clone();
            let db = restored.open();
            let held = db.read::<_, DbError>(move |conn| {
                let moves = |id| Ok(games::find(conn, id)?.expect("a game").game.played().len());
                ids.into_iter().map(moves).collect::<Result<Vec<usize>, DbError>>()
            });
            let held = runtime().block_on(held).expect("games");
            for (index, moves) in held.into_iter().enumerate() {
                // One more may have been stored and not yet confirmed.
                let possible = before[index]..=after[index] + 1;
                assert!(possible.contains(&moves), "{round}: {possible:?} {moves}");
            }
            // Others have begun in the next rounds.
            let open = games_of_tournaments(&db);
            let held = of_tournaments.iter().filter(|game| !open.contains(game)).count();
            assert!((given_up..=no_more).contains(&held), "{round}: {given_up} {held} {no_more}");
            let case = db.read::<_, DbError>(|conn| Ok(games::find(conn, GameId(12))?));
            let case = runtime().block_on(case).expect("a query").expect("the game");
            let is_appealed = case.game.open_case().is_some_and(|case| case.appeal.is_some());
            assert!(is_appealed || !appealed, "{round}");
        }
    });
    assert!(others.appealed.into_inner());
}

#[test]
fn a_folder_keeps_the_backups_of_the_plan() {
    let database = TestDatabase::new();
    drop(database.open());
    let folder = tempfile::tempdir().expect("a folder");
    let kept_in = folder.path().join("backups");
    let today = SystemClock.now().date_naive();
    fs::create_dir(&kept_in).expect("a folder");
    for ago in 1..=60 {
        let day = today - TimeDelta::days(ago);
        fs::write(kept_in.join(format!("zugpost-{day}.sqlite")), "a backup").expect("a file");
    }
    fs::write(kept_in.join("notes.txt"), "not a backup").expect("a file");
    let said = done(run(&database, &[Path::new("backup"), Path::new("--keep-in"), &kept_in]));
    assert!(said.contains("is outdated, and was deleted."), "{said}");
    let names = names(&kept_in);
    assert!(names.contains(&format!("zugpost-{today}.sqlite")), "{names:?}");
    assert!(names.contains(&"notes.txt".to_owned()), "{names:?}");
    // Seven days, nine Sundays of which one or two are among them, two or three first days of months.
    assert!((7 + 7..=7 + 8 + 3 + 1).contains(&names.len()), "{names:?}");
    let again = run(&database, &[Path::new("backup"), Path::new("--keep-in"), &kept_in]);
    assert!(done(again).contains("is there already."));
    assert_eq!(names.len(), self::names(&kept_in).len());
}
