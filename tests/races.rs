//! Two at once: one outcome is stored.

use std::{net::SocketAddr, sync::Barrier};

use zugpost::{actions::games::process_due_games, game::clock::TIMEOUT_GRACE};

use crate::{
    support::{Browser, Site, is_full},
    web::{Table, start},
};

/// Who sends what where.
pub type Request = (Browser, String, Vec<(String, String)>);

/// Sends the same form from many threads at the same moment and returns the statuses.
pub fn at_once(browsers: Vec<Request>) -> Vec<u16> {
    let barrier = Barrier::new(browsers.len());
    std::thread::scope(|scope| {
        let threads: Vec<_> = browsers
            .into_iter()
            .map(|(mut browser, path, fields)| {
                let barrier = &barrier;
                scope.spawn(move || {
                    let fields: Vec<(&str, &str)> =
                        fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
                    barrier.wait();
                    browser.post_once(&path, &fields).status
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    })
}

pub fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect()
}

fn count(site: &Site, table: &'static str) -> i64 {
    #[derive(diesel::QueryableByName)]
    struct Count {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        n: i64,
    }
    site.read(move |conn| {
        use diesel::RunQueryDsl as _;
        diesel::sql_query(format!("SELECT COUNT(*) AS n FROM {table}")).get_result::<Count>(conn)
    })
    .n
}

/// The same move eight times at once in many games: accepted once, one email.
#[test]
fn the_same_move_eight_times_at_once_is_one_move() {
    same_move(|site| vec![site.address]);
}

#[test]
fn the_same_move_at_once_from_two_nodes_is_one_move() {
    same_move(|site| vec![site.address, site.second_node()]);
}

fn same_move(nodes: impl FnOnce(&mut Site) -> Vec<SocketAddr>) {
    let games = if is_full() { 100 } else { 15 };
    let mut site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let nodes = nodes(&mut site);
    let csrf = white.csrf();
    for made in 1..=games {
        // So many challenges in one hour are refused.
        if made % 20 == 0 {
            site.advance(chrono::TimeDelta::hours(1));
        }
        let game = start(&mut white, &mut black, &[]);
        let sent = (0..8).map(|n| {
            let browser = white.at(nodes[n % nodes.len()]);
            let form =
                [("csrf", csrf.as_str()), ("ply", "0"), ("move", "e4"), ("confirmed", "yes")];
            (browser, format!("{game}/moves"), fields(&form))
        });
        let statuses = at_once(sent.collect());
        assert!(statuses.iter().all(|status| *status == 303), "{statuses:?}");
        assert_eq!(white.get(&game).all("a.ply").len(), 1);
        assert_eq!(count(&site, "game_events"), made);
        assert_eq!(count(&site, "outbox WHERE kind = 'your_move'"), made);
    }
}

#[test]
fn different_moves_at_once_make_one_and_refuse_the_rest() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    let sent = ["e4", "d4", "c4", "Nf3", "Nc3", "g3"].map(|text| {
        let form = [("csrf", csrf.as_str()), ("ply", "0"), ("move", text), ("confirmed", "yes")];
        (table.white.at(table.site.address), "/games/1/moves".to_owned(), fields(&form))
    });
    let mut statuses = at_once(sent.into());
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409, 409, 409, 409, 409]);
    assert_eq!(table.black.get("/games/1").all("a.ply").len(), 1);
}

#[test]
fn a_move_and_a_resignation_at_once_are_one_story() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    for _ in 0..20 {
        let game = start(&mut table.white, &mut table.black, &[]);
        let (white, black) = (table.white.csrf(), table.black.csrf());
        let form = [("csrf", white.as_str()), ("ply", "0"), ("move", "e4"), ("confirmed", "yes")];
        let sent = vec![
            (table.white.at(table.site.address), format!("{game}/moves"), fields(&form)),
            (
                table.black.at(table.site.address),
                format!("{game}/resign"),
                fields(&[("csrf", &black)]),
            ),
        ];
        let statuses = at_once(sent);
        assert_eq!(statuses[1], 303, "one may always resign");
        let page = table.white.get(&game);
        page.assert_says("Black resigned. White won.");
        let made = usize::from(statuses[0] == 303);
        assert_eq!(page.all("a.ply").len(), made, "{statuses:?}");
    }
}

#[test]
fn a_challenge_accepted_by_many_at_once_is_one_game() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let mut others: Vec<Browser> =
        ["Bruno", "Carl", "Dora", "Emil"].iter().map(|name| site.player(name)).collect();
    for round in 1..=5 {
        let page = anna.get("/challenges/new");
        let page = anna.submit(&page, "main form", &[]);
        let path = page.path.split('?').next().expect("a path").to_owned();
        let sent = others.iter_mut().map(|browser| {
            let csrf = browser.csrf();
            (browser.at(site.address), format!("{path}/accept"), fields(&[("csrf", &csrf)]))
        });
        let mut statuses = at_once(sent.collect());
        statuses.sort_unstable();
        assert_eq!(statuses, [303, 409, 409, 409]);
        assert_eq!(count(&site, "games"), round);
    }
}

/// What is said is said before, and then nothing of it waits, or it is refused.
#[test]
fn whoever_is_blocked_while_they_write_leaves_nothing_to_be_read() {
    let site = Site::start();
    let (mut anna, mut bruno) = (site.player("Anna"), site.player("Bruno"));
    let (mine, his) = (anna.csrf(), bruno.csrf());
    for round in 0..40 {
        let text = format!("Word {round}.");
        let form = [("csrf", his.as_str()), ("text", text.as_str())];
        let sent = vec![
            (bruno.at(site.address), "/messages/Anna".to_owned(), fields(&form)),
            (anna.at(site.address), "/players/Bruno/block".to_owned(), fields(&[("csrf", &mine)])),
        ];
        let statuses = at_once(sent);
        assert!(statuses == [303, 303] || statuses == [422, 303], "{statuses:?}");
        assert_eq!(count(&site, "private_messages WHERE read_at IS NULL"), 0, "round {round}");
        anna.post_once("/players/Bruno/unblock", &[("csrf", &mine)]);
    }
}

/// Each locks the players, and some the game: nobody waits for ever.
#[test]
fn moves_with_words_remarks_and_blocks_at_once_do_not_wait_for_each_other() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    let [white, black, other] = [&mut table.white, &mut table.black, &mut nosy].map(Browser::csrf);
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    for ply in 0..12_usize {
        let (at, text) = (ply.to_string(), format!("Word {ply}."));
        let to_move = [&white, &black][ply % 2];
        let played = [
            ("csrf", to_move.as_str()),
            ("ply", at.as_str()),
            ("move", moves[ply % 4]),
            ("confirmed", "yes"),
            ("message", text.as_str()),
        ];
        let said = |csrf: &str| fields(&[("csrf", csrf), ("text", text.as_str())]);
        let (one, two) = match ply % 2 {
            0 => (&table.white, &table.black),
            _ => (&table.black, &table.white),
        };
        let (address, waits) = (table.site.address, [&black, &white][ply % 2]);
        let statuses = at_once(vec![
            (one.at(address), "/games/1/moves".to_owned(), fields(&played)),
            (two.at(address), "/games/1/messages".to_owned(), said(waits)),
            (nosy.at(address), "/games/1/spectator-messages".to_owned(), said(&other)),
            (two.at(address), "/players/Nosy/block".to_owned(), fields(&[("csrf", waits)])),
            (two.at(address), "/players/Nosy/unblock".to_owned(), fields(&[("csrf", waits)])),
        ]);
        assert!(statuses[2] == 303 || statuses[2] == 422, "{statuses:?}");
        assert_eq!(statuses[..2], [303, 303], "{statuses:?}");
        assert_eq!(statuses[3..], [303, 303], "{statuses:?}");
    }
}

#[test]
fn a_link_used_by_two_at_once_works_once() {
    let site = Site::start();
    site.player("Anna");
    let mut browser = site.browser();
    let page = browser.get("/forgot");
    browser.submit(&page, "main form", &[("email", "anna@example.org")]);
    let link = site.email_to("anna@example.org").link();
    let csrf = browser.csrf();
    let form = [("csrf", csrf.as_str()), ("password", "brand-new-one"), ("again", "brand-new-one")];
    let sent = (0..4).map(|_| (browser.at(site.address), link.clone(), fields(&form)));
    let mut statuses = at_once(sent.collect());
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 410, 410, 410]);
}

#[test]
fn a_flag_seen_by_many_at_once_falls_once() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.site.advance(chrono::TimeDelta::days(3));
    let address = table.site.address;
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(move || {
                Browser::new(address).get("/games/1").assert_says("White ran out of time.");
            });
        }
    });
    assert_eq!(count(&table.site, "game_events"), 2, "looking writes nothing");
    table.site.advance(TIMEOUT_GRACE);
    let (db, now) = (&table.site.db, table.site.now());
    table.site.run(async {
        let (one, other) = tokio::join!(process_due_games(db, now), process_due_games(db, now));
        assert!(one.is_ok() && other.is_ok(), "{one:?} {other:?}");
    });
    assert_eq!(count(&table.site, "game_events"), 3);
    assert_eq!(count(&table.site, "outbox WHERE kind = 'game_ended'"), 2);
}

#[test]
fn an_old_password_opens_no_session_while_it_is_changed() {
    use zugpost::actions::accounts::{Login, change_password, start_session};
    let site = Site::start();
    site.player("Anna");
    let player = site.read(|conn| zugpost::db::players::find_by_name(conn, "Anna")).expect("Anna");
    let session = zugpost::db::SessionId(0);
    let (old, now) = (player.password_hash.clone(), site.now());
    // Checked before the change, stored after it.
    let changed =
        change_password(&site.db, player.id, session, old.clone(), "new".to_owned(), false, now);
    site.run(changed).expect("changed");
    let (token_hash, device) = ("hash".to_owned(), String::new());
    let login = Login { token_hash, persistent: true, device, address: None, second_factor: false };
    let late = start_session(&site.db, player.id, old.clone(), login, now);
    assert!(site.run(late).is_err());
    let again = change_password(&site.db, player.id, session, old, "third".to_owned(), false, now);
    assert!(site.run(again).is_err());
}
