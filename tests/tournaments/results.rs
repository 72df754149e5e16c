//! What results do: deciders, forfeits, decisions that reverse a result.

use chrono::TimeDelta;
use zugpost::{
    actions::admin::adjudications::{Adjudicate, adjudicate},
    chess::{Color, Variant},
    db::{GameId, games, ratings, tournaments},
    game::{Adjudicated, Adjudication, DrawOffers, clock::TIMEOUT_GRACE},
    tournament::{
        pairing::{knockout::DrawnMatchRule, match_games::MatchSchedule},
        terms::{Format, StartRule},
    },
};

use super::{
    Event, ROUND_ROBIN, account, terms,
    verify::{file, verify},
};
use crate::support::{Page, site::PASSWORD};

const KNOCKOUT: Format = Format::Knockout {
    games: 1,
    schedule: MatchSchedule::OneByOne,
    ends_early: true,
    drawn_match_rule: DrawnMatchRule::Decider,
};

fn started(format: Format, players: u32) -> Event {
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(players)));
    event.enter(usize::try_from(players).expect("small"));
    event.site.run_jobs();
    event
}

/// Makes two arbiters, of whom one decides on appeals of what the other has decided.
fn arbiters(event: &Event) {
    for name in ["Umpire", "Referee"] {
        event.site.arbiter(name);
    }
}

fn rule(event: &Event, game: GameId, by: &str, result: Adjudicated) {
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    let decided = Adjudicate {
        game,
        by: account(&event.site, by),
        seen: stored.version(),
        adjudication: Adjudication::End(result),
        reason: "So it is.".to_owned(),
    };
    event.site.run(adjudicate(&event.site.db, decided, event.site.now())).expect("a decision");
}

/// Has a player appeal, and the other arbiter decide.
pub fn reverse(event: &mut Event, game: GameId, player: usize, result: Adjudicated) {
    // Later than what the first decision has brought.
    event.site.advance(TimeDelta::minutes(1));
    let page = event.players[player].get(&format!("/games/{game}"));
    let statement = [("appeal", "Look again.")];
    let page = event.players[player].submit(&page, "form[action$=appeal]", &statement);
    assert_eq!(page.status, 200, "{}", page.text());
    rule(event, game, "Referee", result);
    event.site.run_jobs();
}

/// Returns who has won which match, as the tree of the page has it.
fn tree(event: &mut Event) -> Page {
    let path = event.path();
    event.director.get(&path)
}

/// Returns the names of the winners of all matches.
fn winners(event: &mut Event) -> Vec<String> {
    tree(event).all(".bracket .won .name")
}

#[test]
fn the_table_says_who_can_still_finish_first() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    let path = event.path();
    let page = event.director.get(&path);
    page.assert_says("Everybody can still finish first.");
    assert!(page.all(".chance").is_empty());
    // P1 wins all three games: nobody can catch up.
    for (game, white, black) in event.games() {
        if white == 0 || black == 0 {
            event.play(game, white, black, white == 0);
        }
    }
    event.site.run_jobs();
    let page = event.director.get(&path);
    assert_eq!(page.all(".chance"), ["sure of first place", "out", "out", "out"]);
    page.assert_says("All results of the remaining games were tried");
    event.play_all();
    event.site.run_jobs();
    assert!(event.director.get(&path).all(".chance").is_empty(), "the places say it");
}

#[test]
fn too_many_open_games_give_a_bound_by_points() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(6)));
    event.enter(6);
    event.site.run_jobs();
    // P6 loses four games, and P1 wins two: P6 can reach one point.
    for (game, white, black) in event.games() {
        if (white == 5 || black == 5) && white != 4 && black != 4 {
            event.play(game, white, black, black == 5);
        } else if [(0, 1), (1, 0)].contains(&(white, black)) {
            event.play(game, white, black, white == 0);
        }
    }
    event.site.run_jobs();
    let page = event.director.get(&event.path());
    let chances = page.all(".chance");
    assert_eq!(chances.iter().filter(|word| *word == "out").count(), 1, "{chances:?}");
    page.assert_says("Too many games remain to try all results");
}

#[test]
fn a_drawn_match_goes_to_a_decider_which_black_draws_to_go_on() {
    let mut event = started(KNOCKOUT, 2);
    let (game, white, black) = event.games()[0];
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    assert!(stored.game.terms().rated);
    event.draw(game, [white, black], white);
    event.site.run_jobs();

    let (decider, white, black) = event.games()[0];
    assert_ne!(decider, game);
    let stored = event.site.read(move |conn| games::find(conn, decider)).expect("the decider");
    let terms = stored.game.terms();
    assert!(!terms.rated, "nobody's rating moves");
    assert_eq!(terms.white_extra_time, TimeDelta::days(2));
    assert_eq!(terms.draw_offers, DrawOffers::BlackOnly);
    // Three days a move and two days more.
    let path = format!("/games/{decider}");
    event.players[white].get(&path).assert_says("5 d left");
    let page = event.players[white].get(&format!("{path}?move=e4"));
    assert!(!page.has("input[name=offer_draw]"));
    crate::web::play(&mut event.players[white], &path, "e4");
    event.players[black].get(&path).assert_says("3 d left");
    let offer = "form[action$=draw]:has([value=offer])";
    assert!(!event.players[white].get(&path).has(offer));
    let csrf = event.players[white].csrf();
    let form = [("csrf", csrf.as_str()), ("action", "offer")];
    let refused = event.players[white].post_once(&format!("{path}/draw"), &form);
    assert!(refused.status >= 400, "{}", refused.status);
    crate::web::play(&mut event.players[black], &path, "e5");
    let page = event.players[black].get(&path);
    event.players[black].submit(&page, offer, &[]);
    let page = event.players[white].get(&path);
    event.players[white].submit(&page, "form[action$=draw]:has([value=accept])", &[]);
    event.site.run_jobs();

    assert!(event.games().is_empty());
    tree(&mut event).assert_says("finished, not final yet");
    let name = format!("P{}", black + 1);
    assert_eq!(winners(&mut event), [name], "a draw is enough for Black");
}

#[test]
fn white_wins_a_decider_that_white_wins() {
    let mut event = started(KNOCKOUT, 2);
    let (game, white, black) = event.games()[0];
    event.draw(game, [white, black], black);
    event.site.run_jobs();
    let (decider, white, black) = event.games()[0];
    event.play(decider, white, black, true);
    event.site.run_jobs();
    let name = format!("P{}", white + 1);
    assert_eq!(winners(&mut event), [name]);
}

#[test]
fn where_nobody_makes_a_first_move_all_games_are_forfeited_and_the_event_ends() {
    let mut event = started(ROUND_ROBIN, 3);
    event.site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    event.site.run_jobs();
    event.site.run_jobs();
    let page = tree(&mut event);
    page.assert_says("finished, not final yet");
    let mut cells = page.all("table.crosstable .result");
    cells.retain(|cell| !cell.is_empty());
    cells.sort_unstable();
    // White has forfeited all games.
    assert_eq!(cells, ["+ b", "+ b", "+ b", "− w", "− w", "− w"]);
    for number in 1..=3 {
        let id = account(&event.site, &format!("P{number}"));
        let rated = event.site.read(move |conn| ratings::list(conn, id, Variant::Standard, 1));
        assert!(rated.is_empty(), "what was not played is not rated");
    }
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    tree(&mut event).assert_says("final");
}

#[test]
fn a_result_that_is_reversed_after_the_end_changes_the_table() {
    let mut event = started(ROUND_ROBIN, 3);
    arbiters(&event);
    let (ruled, white, black) = event.games()[0];
    let path = format!("/games/{ruled}");
    crate::web::play(&mut event.players[white], &path, "e4");
    crate::web::play(&mut event.players[black], &path, "e5");
    for (game, white, black) in event.games() {
        if game != ruled {
            event.draw(game, [white, black], white);
        }
    }
    rule(&event, ruled, "Umpire", Adjudicated::Win(Color::White));
    event.site.run_jobs();
    tree(&mut event).assert_says("finished, not final yet");
    assert_eq!(event.points(), ["1½", "1", "½"]);
    let first = "table.crosstable tbody tr:first-child .name a";
    assert_eq!(tree(&mut event).all(first), [format!("P{}", white + 1)]);

    event.site.advance(TimeDelta::days(13));
    event.site.run_jobs();
    event.players[black].log_in(&format!("P{}", black + 1), PASSWORD);
    reverse(&mut event, ruled, black, Adjudicated::Win(Color::Black));
    assert_eq!(event.points(), ["1½", "1", "½"]);
    assert_eq!(tree(&mut event).all(first), [format!("P{}", black + 1)]);
    // The time of appeal counts from the last decision.
    event.site.advance(TimeDelta::days(2));
    event.site.run_jobs();
    tree(&mut event).assert_says("finished, not final yet");
    event.site.advance(TimeDelta::days(13));
    event.site.run_jobs();
    tree(&mut event).assert_says("final");
}

/// A knockout of four whose first game an arbiter decides for White.
pub fn ruled_semi_final() -> (Event, GameId, [usize; 2]) {
    let mut event = started(KNOCKOUT, 4);
    arbiters(&event);
    let (ruled, white, black) = event.games()[0];
    let path = format!("/games/{ruled}");
    crate::web::play(&mut event.players[white], &path, "e4");
    crate::web::play(&mut event.players[black], &path, "e5");
    rule(&event, ruled, "Umpire", Adjudicated::Win(Color::White));
    event.site.run_jobs();
    (event, ruled, [white, black])
}

#[test]
fn a_semi_final_that_is_reversed_before_the_final_exchanges_the_seat() {
    let (mut event, ruled, [white, black]) = ruled_semi_final();
    assert_eq!(winners(&mut event), [format!("P{}", white + 1)]);
    reverse(&mut event, ruled, black, Adjudicated::Win(Color::Black));
    assert_eq!(winners(&mut event), [format!("P{}", black + 1)]);
    let (other, first, second) = event.games()[0];
    event.play(other, first, second, true);
    event.site.run_jobs();
    let (_, one, two) = event.games()[0];
    assert!([one, two].contains(&black) && ![one, two].contains(&white), "the final");
}

/// Plays so many half-moves of a game.
pub fn play_plies(event: &mut Event, game: GameId, players: [usize; 2], plies: usize) {
    let path = format!("/games/{game}");
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"];
    for (ply, text) in moves.into_iter().enumerate().take(plies) {
        crate::web::play(&mut event.players[players[ply % 2]], &path, text);
    }
}

#[test]
fn a_semi_final_that_is_reversed_after_five_moves_of_the_final_changes_nothing_in_it() {
    let (mut event, ruled, [white, black]) = ruled_semi_final();
    let (other, first, second) = event.games()[0];
    event.play(other, first, second, true);
    event.site.run_jobs();
    let (last, one, two) = event.games()[0];
    assert!([one, two].contains(&white));
    play_plies(&mut event, last, [one, two], 10);
    reverse(&mut event, ruled, black, Adjudicated::Win(Color::Black));
    assert_eq!(event.games(), [(last, one, two)], "who was paired is a fact");
    event.resign(last, two);
    event.site.run_jobs();
    tree(&mut event).assert_says("finished, not final yet");
    // The log still says who went on then; that is no lie.
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

#[test]
fn before_five_moves_of_the_final_its_game_is_annulled_and_the_other_plays_it() {
    let (mut event, ruled, [white, black]) = ruled_semi_final();
    let (other, first, second) = event.games()[0];
    event.play(other, first, second, true);
    event.site.run_jobs();
    let (last, one, two) = event.games()[0];
    play_plies(&mut event, last, [one, two], 9);
    reverse(&mut event, ruled, black, Adjudicated::Win(Color::Black));
    let now = event.games();
    let [(again, one, two)] = now[..] else { panic!("{now:?}") };
    assert!(again != last && [one, two].contains(&black) && ![one, two].contains(&white));
    let page = event.players[first].get(&format!("/games/{last}"));
    page.assert_says("The game was annulled and does not count.");
    let log = event.path() + "/log";
    let name = format!("P{} advances.", black + 1);
    event.director.get(&log).assert_says(&name);
    event.play(again, one, two, true);
    event.site.run_jobs();
    tree(&mut event).assert_says("finished, not final yet");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

#[test]
fn a_final_that_an_appeal_turns_into_a_draw_goes_to_a_decider() {
    let mut event = started(KNOCKOUT, 2);
    arbiters(&event);
    let (ruled, white, black) = event.games()[0];
    play_plies(&mut event, ruled, [white, black], 10);
    rule(&event, ruled, "Umpire", Adjudicated::Win(Color::White));
    event.site.run_jobs();
    tree(&mut event).assert_says("finished, not final yet");
    reverse(&mut event, ruled, black, Adjudicated::Draw);
    let (decider, white, black) = event.games()[0];
    assert!(winners(&mut event).is_empty());
    let log = event.path() + "/log";
    event.director.get(&log).assert_says("Match 1 of round 1 is open again");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
    event.play(decider, white, black, true);
    event.site.run_jobs();
    assert_eq!(winners(&mut event), [format!("P{}", white + 1)]);
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

#[test]
fn what_is_decided_after_the_tournament_is_final_stands_in_its_log() {
    let mut event = started(ROUND_ROBIN, 3);
    arbiters(&event);
    event.play_all();
    event.site.run_jobs();
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    tree(&mut event).assert_says("final");
    event.site.advance(TimeDelta::hours(1));
    rule(&event, GameId(1), "Umpire", Adjudicated::Draw);
    event.site.run_jobs();
    let log = event.path() + "/log";
    event.director.get(&log).assert_says("The result of game 1 was changed to 1/2-1/2");
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

/// The winner of a semi-final leaves before the fifth move of the final.
#[test]
fn the_last_beaten_opponent_comes_back_for_who_leaves() {
    let mut event = started(KNOCKOUT, 4);
    event.play_all();
    event.site.run_jobs();
    let (last, one, two) = event.games()[0];
    play_plies(&mut event, last, [one, two], 4);
    let path = event.path();
    let page = event.players[one].get(&path);
    event.players[one].submit(&page, "form[action$='/withdraw']", &[]);
    event.site.run_jobs();
    let now = event.games();
    let [(again, white, black)] = now[..] else { panic!("{now:?}") };
    assert!(again != last && ![white, black].contains(&one) && [white, black].contains(&two));
    event.play(again, white, black, true);
    event.site.run_jobs();
    assert_eq!(winners(&mut event).last(), Some(&format!("P{}", white + 1)));
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

#[test]
fn a_final_that_is_reversed_after_the_end_has_another_winner() {
    let mut event = started(KNOCKOUT, 2);
    arbiters(&event);
    let (ruled, white, black) = event.games()[0];
    let path = format!("/games/{ruled}");
    crate::web::play(&mut event.players[white], &path, "e4");
    crate::web::play(&mut event.players[black], &path, "e5");
    rule(&event, ruled, "Umpire", Adjudicated::Win(Color::White));
    event.site.run_jobs();
    tree(&mut event).assert_says("finished, not final yet");
    assert_eq!(winners(&mut event), [format!("P{}", white + 1)]);
    reverse(&mut event, ruled, black, Adjudicated::Win(Color::Black));
    tree(&mut event).assert_says("finished, not final yet");
    assert_eq!(winners(&mut event), [format!("P{}", black + 1)]);
}

#[test]
fn an_annulled_game_of_a_match_is_played_again() {
    let format = Format::Match { games: 2, schedule: MatchSchedule::OneByOne, ends_early: true };
    let event = started(format, 2);
    arbiters(&event);
    let (annulled, white, black) = event.games()[0];
    rule(&event, annulled, "Umpire", Adjudicated::Annulled);
    event.site.run_jobs();
    let again = event.games();
    assert_eq!(again.len(), 1);
    assert_ne!(again[0].0, annulled);
    assert_eq!((again[0].1, again[0].2), (white, black), "with the same colors");
}

#[test]
fn a_loss_on_time_is_told_from_a_forfeit() {
    let mut event = started(ROUND_ROBIN, 3);
    let (game, white, black) = event.games()[0];
    let path = format!("/games/{game}");
    crate::web::play(&mut event.players[white], &path, "e4");
    crate::web::play(&mut event.players[black], &path, "e5");
    event.site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    event.site.run_jobs();
    let id = event.id;
    let progress = event.site.read(move |conn| tournaments::progress(conn, id, None));
    for (number, played) in progress {
        assert!(played.result.is_some(), "{number}");
        let loser = (number == game.0).then_some(Color::White);
        assert_eq!(played.lost_on_time(), loser, "{number}");
    }
}
