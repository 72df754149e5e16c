//! The page of a tournament hears of entries, of the start, of results and of the end.

use zugpost::tournament::terms::StartRule;

use super::{Listener, listen, stream_of};
use crate::{
    support::{Browser, site::PASSWORD},
    tournaments::{Event, ROUND_ROBIN, terms},
    web::{play, start},
};

/// Reads on until the stream says what the page shows that is loaded now.
#[track_caller]
fn catch_up(listener: &mut Listener, browser: &mut Browser, page: &str) {
    let now = stream_of(browser, page);
    while !now.ends_with(&format!("={}", listener.next().expect("an event"))) {}
}

#[test]
fn the_page_of_a_tournament_hears_what_happens_in_it() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    let path = event.path();
    let mut visitor = event.site.browser();
    let mut page = listen(&mut visitor, &path);
    event.enter(1);
    catch_up(&mut page, &mut visitor, &path);
    event.enter(2);
    event.site.run_jobs();
    catch_up(&mut page, &mut visitor, &path);
    let (game, white, black) = event.games()[0];
    let before = stream_of(&mut visitor, &path);
    play(&mut event.players[white], &format!("/games/{game}"), "e4");
    assert_eq!(stream_of(&mut visitor, &path), before, "a move is no result");
    let (number, then) = (
        |stream: &str| -> u64 {
            stream.rsplit('=').next().expect("a number").parse().expect("a number")
        },
        before,
    );
    let resigns = event.players[black].get(&format!("/games/{game}/resign"));
    event.players[black].submit(&resigns, "form[action$='/resign']", &[]);
    assert_eq!(page.next(), Some(number(&then) + 1), "the result, and nothing before");
    event.play_all();
    event.site.run_jobs();
    catch_up(&mut page, &mut visitor, &path);
    let refused = Listener::try_open(&visitor, "/live/tournaments/7", "");
    assert!(refused.head.starts_with("HTTP/1.1 404"), "{}", refused.head);
}

#[test]
fn a_result_on_one_node_is_told_by_the_other() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    let path = event.path();
    event.enter(3);
    event.site.run_jobs();
    let there = event.site.second_node();
    let mut visitor = event.site.browser().at(there);
    let mut page = listen(&mut visitor, &path);
    let (game, _, black) = event.games()[0];
    let resigns = event.players[black].get(&format!("/games/{game}/resign"));
    event.players[black].submit(&resigns, "form[action$='/resign']", &[]);
    catch_up(&mut page, &mut visitor, &path);
}

#[test]
fn a_player_hears_of_moves_in_their_own_games_and_nobody_else_does() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    let path = event.path();
    event.enter(3);
    event.site.run_jobs();
    let (game, white, black) = event.games()[0];
    let other = 3 - white - black;
    let mut page = listen(&mut event.players[black], &path);
    let their_turn = "main > .game-rows tr.mine";
    let before = event.players[black].get(&path).all(their_turn).len();
    let others = stream_of(&mut event.players[other], &path);
    let visitors = stream_of(&mut event.site.browser(), &path);
    play(&mut event.players[white], &format!("/games/{game}"), "e4");
    catch_up(&mut page, &mut event.players[black], &path);
    assert_eq!(event.players[black].get(&path).all(their_turn).len(), before + 1);
    assert_eq!(stream_of(&mut event.players[other], &path), others, "it is no game of theirs");
    assert_eq!(stream_of(&mut event.site.browser(), &path), visitors, "a move is no result");
    // White hears as much as Black.
    let before = stream_of(&mut event.players[white], &path);
    let mut page = Listener::open(&event.players[white], &before);
    play(&mut event.players[black], &format!("/games/{game}"), "e5");
    assert_ne!(stream_of(&mut event.players[white], &path), before);
    catch_up(&mut page, &mut event.players[white], &path);
    // A game outside of the tournament is not on the page.
    let before = stream_of(&mut event.players[black], &path);
    let [first, second] = [black, other].map(|player| format!("P{}", player + 1));
    let (mut challenger, mut accepts) = (event.site.browser(), event.site.browser());
    challenger.log_in(&first, PASSWORD);
    accepts.log_in(&second, PASSWORD);
    start(&mut challenger, &mut accepts, &[]);
    assert_eq!(stream_of(&mut event.players[black], &path), before);
}

#[test]
fn a_move_on_one_node_is_told_to_the_player_by_the_other() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    let path = event.path();
    event.enter(3);
    event.site.run_jobs();
    let there = event.site.second_node();
    let (game, white, black) = event.games()[0];
    let mut opponent = event.players[black].at(there);
    let mut page = listen(&mut opponent, &path);
    play(&mut event.players[white], &format!("/games/{game}"), "e4");
    catch_up(&mut page, &mut opponent, &path);
}
