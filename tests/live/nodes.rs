//! Several servers on one Postgres, other programs on one SQLite file.

use diesel::{RunQueryDsl as _, sql_query};
use zugpost::{
    actions::games::GameCommand,
    chess::Color,
    db::{Db, DbError, GameId, Target, games},
    game::{Play, PlayerCommand},
};

use super::{Listener, listen, stream_of};
use crate::{
    support::{
        Site,
        database::{connect, postgres_server},
    },
    web::{Table, play},
};

#[test]
fn a_move_on_one_node_is_told_by_the_other() {
    let mut table = Table::set();
    let other = table.site.second_node();
    let mut there = table.black.at(other);
    let mut page = listen(&mut there, "/games/1");
    let mut list = listen(&mut there, "/games");
    play(&mut table.white, "/games/1", "e4");
    assert_eq!(page.next(), Some(1));
    assert_ne!(list.next(), None);
    // And the other way round.
    let mut here = listen(&mut table.white, "/games/1");
    play(&mut there, "/games/1", "e5");
    assert_eq!(here.next(), Some(2));
    assert_eq!(page.next(), Some(2));
}

/// Ends every connection that brings news to servers; returns how many there were.
fn deafen(site: &Site) -> usize {
    let Target::Postgres(url) = &site.config.database.target else { return 0 };
    sql_query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'zugpost notifier' AND datname = current_database()",
    )
    .execute(&mut connect(url))
    .expect("ended")
}

#[test]
fn what_was_missed_while_the_line_to_the_database_was_broken_is_caught_up() {
    if postgres_server().is_none() {
        return;
    }
    let mut table = Table::set();
    let other = table.site.second_node();
    let mut there = table.black.at(other);
    let mut page = listen(&mut there, "/games/1");
    let mut list = listen(&mut there, "/games");
    for (index, text) in ["e4", "Nf3", "Bb5"].iter().enumerate() {
        assert!(deafen(&table.site) <= 2);
        play(&mut table.white, "/games/1", text);
        let version = u64::try_from(index).expect("small") * 2 + 1;
        assert_eq!(page.next(), Some(version));
        assert_ne!(list.next(), None);
        let answer = ["e5", "Nc6", "a6"][index];
        play(&mut table.black, "/games/1", answer);
        assert_eq!(page.next(), Some(version + 1));
        assert_ne!(list.next(), None);
    }
}

/// As a command beside the service does, or mail that comes in.
#[test]
fn what_another_program_does_is_told() {
    let mut table = Table::set();
    let mut page = listen(&mut table.black, "/games/1");
    let mut list = listen(&mut table.black, "/games");
    let old = stream_of(&mut table.black, "/games");
    let beside = Db::open(table.site.config.database.clone()).expect("another");
    let now = table.site.now();
    table.site.run(async {
        let stored = beside.read(|conn| Ok::<_, DbError>(games::find(conn, GameId(1))?)).await;
        let stored = stored.expect("a query").expect("a game");
        let play = Play { text: "e4".into(), ply: stored.game.position_no(), ..Play::default() };
        let play = PlayerCommand::Play(play);
        let done = GameCommand::by_player(stored.player(Color::White), GameId(1), play)
            .run(&beside, now)
            .await;
        done.expect("a move");
    });
    drop(beside);
    assert_eq!(page.next(), Some(1));
    assert_ne!(list.next(), None);
    assert_ne!(stream_of(&mut table.black, "/games"), old);
    assert_eq!(Listener::open(&table.black, "/live/games/1?seen=0").next(), Some(1));
}
