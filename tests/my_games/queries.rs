//! What the lists ask the database, however many games there are.

use chrono::TimeDelta;
use diesel::{QueryableByName, RunQueryDsl as _};
use zugpost::{
    chess::Color::{Black, White},
    db::{
        DbConn, DbError, GameId,
        game_messages::{self, GameMessage},
        game_store, games,
        outbox::{self, EmailKind, NewEmail},
        skipped_games,
        waiting::WaitingCounts,
    },
    game::{Play, PlayerCommand, Terms, clock::TimeControl},
    i18n::Locale,
    web::pages::games::{
        messages::{ChatScope, Pages},
        my_games::LoadedGames,
        next::Next,
        visible_game::{GameForReader, GameReader},
    },
};

use super::Home;
use crate::support::statements;

/// How many statements the list and a game's page send.
fn counts(home: &Home) -> [usize; 2] {
    let (me, now) = (home.me, home.site.now());
    let read = home.site.db.read::<_, DbError>(move |conn| {
        let list = statements(conn, |conn| {
            let found = LoadedGames::read(conn, me, now).expect("the list");
            assert!(!found.running.is_empty());
        });
        let waiting = games::list_to_move(conn, me, now)?;
        let from = (waiting[0].id, waiting.len());
        let next = statements(conn, |conn| {
            Next::find(conn, me, from, now, Locale::default()).expect("the next").expect("one");
        });
        Ok([list.len(), next.len()])
    });
    home.site.run(read).expect("queries")
}

#[test]
fn sixty_games_take_as_many_queries_as_three() {
    let home = Home::set();
    let terms = Terms::standard(TimeDelta::days(3));
    let rivals = ["Anna", "Bea", "Cleo"].map(|name| home.opponent(name));
    for (index, rival) in rivals.into_iter().enumerate() {
        home.begin(rival, if index == 0 { Black } else { White }, &terms);
    }
    let few = counts(&home);
    for index in 0..57 {
        let game =
            home.begin(rivals[index % 3], if index % 2 == 0 { White } else { Black }, &terms);
        if index % 4 == 0 {
            home.play(home.me, game, 0, "e4");
        }
    }
    assert_eq!(counts(&home), few);
    assert!(few[0] <= 13 && few[1] == 2, "{few:?}");
}

/// Of the game itself one, and one of the ratings of both; a player is told of the other games that wait with two more, if any do.
#[test]
fn the_page_of_a_game_is_read_with_few_statements() {
    let home = Home::set();
    let terms = Terms::standard(TimeDelta::days(3));
    let [anna, bea] = ["Anna", "Bea"].map(|name| home.opponent(name));
    let game = home.begin(anna, White, &terms);
    let (me, now) = (home.me, home.site.now());
    let count = |to_move, player| {
        let read = home.site.db.read::<_, DbError>(move |conn| {
            let mut found = None;
            let sent = statements(conn, |conn| {
                let waiting = WaitingCounts { to_move, ..WaitingCounts::default() };
                let reader = GameReader { player, locale: Locale::default(), waiting };
                let scope = ChatScope::All(Pages::default());
                found = GameForReader::read(conn, game, reader, scope, now).expect("the game");
            });
            assert!(found.is_some());
            Ok(sent.len())
        });
        home.site.run(read).expect("statements")
    };
    let readers = |to_move: usize| {
        [(0, None), (0, Some(bea)), (0, Some(anna)), (to_move, Some(me))]
            .map(|(to_move, player)| count(to_move, player))
    };
    // Whoever is to move is asked for what nobody else may see: a move that waits.
    assert_eq!(readers(1), [2, 2, 2, 4]);
    home.begin(bea, White, &terms);
    assert_eq!(readers(2), [2, 2, 2, 5]);
    // What was noted and said costs nothing before there is something.
    let said = GameMessage { side: White, ply: 0, text: "Good luck!".to_owned(), at: now };
    let write =
        move |conn: &mut DbConn| Ok::<_, DbError>(game_messages::insert(conn, game, &said)?);
    home.site.run(home.site.db.write(write)).expect("a message");
    // Whoever did not write the last message is asked what they have seen.
    assert_eq!(readers(2), [2, 2, 5, 7]);
}

/// What was offered stands in a table of its own, and a move does not touch it.
#[test]
fn a_game_is_read_with_one_query_and_a_move_writes_one_row_of_it() {
    let home = Home::set();
    let game = home.begin(home.opponent("Anna"), White, &Terms::standard(TimeDelta::days(3)));
    let now = home.site.now();
    let sent = home.site.db.write::<_, DbError>(move |conn| {
        let mut found = None;
        let read = statements(conn, |conn| found = games::find(conn, game).expect("a query"));
        let stored = found.expect("the game");
        let play = Play { text: "e4".to_owned(), offer_draw: true, ..Play::default() };
        let offer = stored.game.decide(&PlayerCommand::Play(play).by(White), now);
        let plain = Play { text: "e4".to_owned(), ..Play::default() };
        let plain = stored.game.decide(&PlayerCommand::Play(plain).by(White), now);
        let [plain, offer] = [plain, offer].map(|events| events.expect("a move"));
        let write = statements(conn, |conn| {
            assert!(game_store::save_events(conn, &stored, &plain).expect("a query"));
        });
        // It is another game now, and nothing of it is written.
        let late = statements(conn, |conn| {
            assert!(!game_store::save_events(conn, &stored, &offer).expect("a query"));
        });
        Ok([read, write, late])
    });
    let [read, write, late] = home.site.run(sent).expect("queries");
    assert_eq!((read.len(), write.len(), late.len()), (1, 2, 1), "{write:?}");
    assert!(write[0].starts_with("UPDATE") && write[1].starts_with("INSERT"), "{write:?}");
}

/// So many emails are due, half of them about moves: an earlier one about a move is tried again
/// later, and those wait for it.
#[test]
fn thirty_emails_are_claimed_with_as_many_statements_as_three() {
    let home = Home::set();
    let (me, now) = (home.me, home.site.now());
    let claim = |count: usize| {
        let sent = home.site.db.write::<_, DbError>(move |conn| {
            let new = |kind, about: String| NewEmail::new(kind, me, about);
            let first = new(EmailKind::YourMove, format!("{count}:first"));
            outbox::insert(conn, &first, now)?;
            let first = outbox::claim(conn, now, 100)?.remove(0);
            outbox::reschedule(conn, &first, "451", now + TimeDelta::hours(1))?;
            for n in 0..count {
                for kind in [EmailKind::NewSignIn, EmailKind::YourMove] {
                    outbox::insert(conn, &new(kind, format!("{count}:{n}")), now)?;
                }
            }
            let mut claimed = 0;
            let sent = statements(conn, |conn| {
                claimed = outbox::claim(conn, now, 100).expect("a claim").len();
            });
            // They are this server's for a while.
            assert!(outbox::claim(conn, now, 100)?.is_empty());
            outbox::drop_waiting(conn, now)?;
            Ok((claimed, sent.len()))
        });
        home.site.run(sent).expect("queries")
    };
    home.site.run_jobs();
    let (few, statements) = claim(3);
    assert_eq!((few, claim(30)), (3, (30, statements)));
    // Postgres locks them in order first.
    assert!(statements <= 5, "{statements}");
}

/// The lists are put in order in two ways: by instants, and by what the database keeps of them,
/// which on SQLite is text with no, three or six digits behind the seconds.
#[test]
fn what_waits_comes_in_the_order_of_the_list() {
    let home = Home::set();
    let anna = home.opponent("Anna");
    let unlimited =
        Terms { control: TimeControl::Unlimited, ..Terms::standard(TimeDelta::days(3)) };
    for micros in [0, 1, 9, 90, 400_000, 99_900, 400_000, 100_000, 999_999, 1_000_000] {
        for terms in
            [&Terms::standard(TimeDelta::days(3)), &Terms::standard(TimeDelta::days(1)), &unlimited]
        {
            home.begin(anna, White, terms);
            let black = home.begin(anna, Black, terms);
            home.play(anna, black, 0, "e4");
            // There Anna is to move.
            home.begin(anna, Black, terms);
        }
        home.site.advance(TimeDelta::microseconds(micros));
    }
    let (me, now) = (home.me, home.site.now());
    let [waiting, listed] = home.site.read(move |conn| {
        let running = games::list_running(conn, me)?;
        let mine =
            running.iter().filter(|game| game.turn == game.side_of(me).fold_wb("white", "black"));
        let waiting = games::list_to_move(conn, me, now)?.into_iter().map(|game| game.id);
        Ok([waiting.collect::<Vec<_>>(), mine.map(|game| game.id).collect()])
    });
    assert_eq!(waiting.len(), 60);
    assert_eq!(waiting, listed);
    // One goes along the list, in a circle, and not to what is skipped.
    let until = now + TimeDelta::hours(1);
    let skipped: Vec<GameId> = waiting.iter().copied().step_by(7).collect();
    let skips = skipped.clone();
    let skip = home.site.db.write::<_, DbError>(move |conn| {
        for id in skips {
            let stored = games::find(conn, id)?.expect("a game");
            skipped_games::skip(conn, me, &stored, until)?;
        }
        Ok(())
    });
    home.site.run(skip).expect("written");
    let mut wilma = home.wilma;
    let mut rest = waiting.iter().copied().filter(|id| !skipped.contains(id)).collect::<Vec<_>>();
    for from in &waiting {
        if rest[0] == *from {
            rest.rotate_left(1);
        }
        let to = if skipped.contains(from) { first(&waiting, &skipped) } else { rest[0] };
        let page = wilma.get(&format!("/games/next?after={}", from.0));
        assert_eq!(page.path, format!("/games/{}", to.0), "after {}", from.0);
    }
    wilma.get(&format!("/games/{}", rest[0].0)).assert_says("Next game (50)");
}

/// Returns the first game that is not skipped.
fn first(waiting: &[GameId], skipped: &[GameId]) -> GameId {
    *waiting.iter().find(|id| !skipped.contains(id)).expect("one that is not skipped")
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = diesel::sql_types::Text)]
    detail: String,
}

#[test]
fn whose_move_it_is_stands_in_an_index() {
    let home = Home::set();
    home.begin(home.opponent("Anna"), White, &Terms::standard(TimeDelta::days(3)));
    let (me, now) = (home.me, home.site.now());
    let plans = home.site.read(move |conn| {
        // Postgres reads so small a table as it is.
        if matches!(conn, DbConn::Postgres(_)) {
            return Ok(Vec::new());
        }
        let sent = statements(conn, |conn| {
            games::list_to_move(conn, me, now).expect("a list");
        });
        let mut plans = Vec::new();
        for sql in sent {
            let query = diesel::sql_query(format!("EXPLAIN QUERY PLAN {sql}"));
            let query = query.bind::<diesel::sql_types::BigInt, _>(me.0);
            let lines: Vec<Line> = query.bind::<diesel::sql_types::Text, _>("white").load(conn)?;
            plans.extend(lines.into_iter().map(|line| line.detail));
        }
        Ok(plans)
    });
    let looked_up: Vec<_> = plans.iter().filter(|plans| plans.contains(" games")).collect();
    // Each of the two once, and a game that is skipped by its key.
    assert!(plans.is_empty() || looked_up.len() == 3, "{plans:?}");
    let ways =
        ["COVERING INDEX games_white_turn", "COVERING INDEX games_black_turn", "PRIMARY KEY"];
    for (plan, way) in looked_up.iter().zip(ways) {
        assert!(plan.contains(way), "{plan}");
    }
}
