//! Tournaments whose games begin elsewhere than in the usual position: from a given one, in Chess960 by a
//! number or by lot.

use std::collections::BTreeSet;

use zugpost::{
    chess::{Start, Variant, chess960_number},
    db::games,
    tournament::{
        StartingPosition, TermsFault,
        event::LotPurpose,
        pairing::round_robin::{Cycles, RoundPace},
        swiss_terms::SwissPace,
        terms::{Format, GameTerms, StartRule, TournamentTerms},
    },
};

use super::{Event, ROUND_ROBIN, announce::announce, lots::drawn_again, terms, verify::verify};
use crate::support::Site;

/// The Queen's Gambit Accepted.
const GAMBIT: &str = "rnbqkbnr/ppp1pppp/8/8/2pP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 3";
const DOUBLE: Format =
    Format::RoundRobin { section_size: 7, cycles: Cycles::Double, pace: RoundPace::AllAtOnce };

fn from(format: Format, variant: Variant, position: StartingPosition) -> TournamentTerms {
    let usual = terms(format, StartRule::WhenFull, Some(3));
    let rated = !matches!(position, StartingPosition::Fen(_));
    TournamentTerms { games: GameTerms { variant, position, rated, ..usual.games }, ..usual }
}

/// Returns where the games of a tournament that run have begun.
fn starts(event: &Event) -> Vec<Start> {
    let all = event.games().into_iter();
    all.map(|(id, ..)| {
        let found = event.site.read(move |conn| games::find(conn, id));
        found.expect("a game").game.start().clone()
    })
    .collect()
}

#[test]
fn each_pair_plays_two_games_from_a_given_position() {
    let position = StartingPosition::Fen(GAMBIT.to_owned());
    let mut event = Event::announce(from(DOUBLE, Variant::Standard, position));
    let page = event.director.get(&event.path());
    page.assert_says(&format!("Custom position ({GAMBIT}), casual"));
    assert_eq!(page.all("svg.mini[aria-label='Starting position']").len(), 1);
    event.enter(3);
    event.site.run_jobs();
    let games = event.games();
    assert_eq!(games.len(), 6);
    let colors: BTreeSet<(usize, usize)> = games.iter().map(|(_, w, b)| (*w, *b)).collect();
    assert_eq!(colors.len(), 6, "each has White against each");
    assert!(starts(&event).iter().all(|start| start.fen() == GAMBIT));
    event.play_all();
    event.site.run_jobs();
    let file = event.director.get(&format!("{}/logs.txt", event.path())).html;
    let (is_sound, said) = verify(&file);
    assert!(is_sound, "{said}");
    let pgn = event.director.get(&format!("{}.pgn", event.path())).html;
    assert_eq!(pgn.matches(&format!("[FEN \"{GAMBIT}\"]")).count(), 6, "{pgn}");
}

#[test]
fn a_lot_gives_each_game_a_position_of_chess960() {
    let lot = StartingPosition::Chess960ByLot;
    let mut event = Event::announce(from(ROUND_ROBIN, Variant::Chess960, lot));
    event.director.get(&event.path()).assert_says("Chess960, a position by lot for each game");
    event.enter(3);
    event.site.run_jobs();
    let starts = starts(&event);
    assert_eq!(starts.len(), 3);
    let numbers: BTreeSet<u16> =
        starts.iter().map(|start| chess960_number(&start.fen()).expect("a number")).collect();
    assert!(numbers.len() > 1, "{numbers:?}");
    let id = event.id;
    let found = event.site.read(move |conn| zugpost::db::tournaments::find(conn, id));
    let tournament = found.expect("a tournament").tournament;
    assert!(tournament.lot(LotPurpose::Chess960Numbers).is_some());
    for (started, start) in tournament.games.iter().zip(&starts) {
        assert_eq!(tournament.start_of(started.paired.pairing).as_ref(), Some(start));
    }
    let log = event.director.get(&format!("{}/log", event.path()));
    log.assert_says("The lot for the positions of Chess960 was fixed.");
    log.assert_says("The lot for the positions of Chess960 was drawn.");
    let file = event.director.get(&format!("{}/logs.txt", event.path())).html;
    let (is_sound, said) = verify(&file);
    assert!(is_sound, "{said}");
    // The program of the docs comes to the same numbers.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.txt");
    let log = event.director.get(&format!("{}/log.txt", event.path())).html;
    std::fs::write(&path, log).expect("a file");
    let Some(drawn) = drawn_again(&path) else { return };
    for (started, start) in tournament.games.iter().zip(&starts) {
        let number = chess960_number(&start.fen()).expect("a number");
        let row = format!("game {} Chess960 No. {number}", started.id);
        assert!(drawn.contains(&row), "{row}: {drawn:?}");
        assert!(said.contains(&format!("game {} No. {number}", started.id)), "{said}");
    }
}

#[test]
fn a_swiss_tournament_of_chess960_is_paired_after_both_lots() {
    let format = Format::Swiss { rounds: 2, pace: SwissPace::WhenRoundEnds };
    let terms = from(format, Variant::Chess960, StartingPosition::Chess960ByLot);
    let usual = TournamentTerms::standard("Cup", format, terms.games.control);
    let terms = TournamentTerms {
        tie_breaks: usual.tie_breaks,
        numbering: usual.numbering,
        capacity: Some(4),
        ..terms
    };
    let mut event = Event::announce(terms);
    event.enter(4);
    for _ in 0..3 {
        event.site.run_jobs();
    }
    assert_eq!(starts(&event).len(), 2);
    event.play_all();
    for _ in 0..3 {
        event.site.run_jobs();
    }
    assert_eq!(starts(&event).len(), 2, "of the second round");
    let file = event.director.get(&format!("{}/logs.txt", event.path())).html;
    let (is_sound, said) = verify(&file);
    assert!(is_sound, "{said}");
}

#[test]
fn the_form_takes_each_position_and_asks_about_the_others() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    let position = |page: &str| {
        let id = page.rsplit('/').next().and_then(|it| it.split('?').next()?.parse().ok());
        let id = zugpost::db::TournamentId(id.expect("a tournament"));
        let found = site.read(move |conn| zugpost::db::tournaments::find(conn, id));
        let games = found.expect("a tournament").tournament.terms.games.clone();
        (games.variant, games.position)
    };
    for (fields, expected) in [
        (vec![], (Variant::Standard, StartingPosition::OfVariant)),
        (
            vec![("position", "chess960"), ("number", "356")],
            (Variant::Chess960, StartingPosition::Chess960(356)),
        ),
        // What is typed is meant.
        (vec![("number", "0")], (Variant::Chess960, StartingPosition::Chess960(0))),
        (
            vec![("position", "chess960_by_lot")],
            (Variant::Chess960, StartingPosition::Chess960ByLot),
        ),
        (
            vec![("fen", GAMBIT), ("rated", "off"), ("cycles", "double")],
            (Variant::Standard, StartingPosition::Fen(GAMBIT.to_owned())),
        ),
        (
            vec![("variant", "horde"), ("cycles", "double")],
            (Variant::Horde, StartingPosition::OfVariant),
        ),
    ] {
        let page = announce(&mut anna, &fields);
        assert!(page.path.contains("tournament-announced"), "{fields:?}: {}", page.text());
        assert_eq!(position(&page.path), expected);
        // The form for the next edition, or another one, shows the same.
        let path = page.path.split('?').next().expect("a path");
        let page = anna.get(&format!("{path}/terms"));
        let page = anna.submit(&page, "main form", &[]);
        assert_ne!(page.status, 422, "{fields:?}: {}", page.text());
    }
    for (fields, field, said) in [
        (vec![("position", "chess960"), ("number", "960")], "number", "0 to 959"),
        (vec![("position", "chess960")], "number", "0 to 959"),
        (vec![("position", "fen"), ("fen", "x")], "fen", "not a valid FEN"),
        (vec![("position", "x")], "position-standard", "Choose a starting position."),
        (
            vec![("position", "chess960_by_lot"), ("number", "5")],
            "number",
            "a starting position that is not chosen",
        ),
        (
            vec![("position", "chess960_by_lot"), ("fen", GAMBIT)],
            "fen",
            "a starting position that is not chosen",
        ),
        (
            vec![("position", "chess960_by_lot"), ("variant", "atomic")],
            "position-standard",
            "belong to standard chess",
        ),
        (vec![("fen", GAMBIT), ("cycles", "double")], "rated", "cannot be rated"),
        (vec![("fen", GAMBIT), ("rated", "off")], "cycles", "one side may be better off"),
        (vec![("variant", "horde")], "cycles", "one side may be better off"),
        (
            vec![("variant", "horde"), ("format", "knockout"), ("knockout_games", "1")],
            "knockout_games",
            "one side may be better off",
        ),
        (
            vec![("variant", "horde"), ("format", "match"), ("match_games", "3")],
            "match_games",
            "one side may be better off",
        ),
        (
            vec![("variant", "horde"), ("format", "swiss")],
            "position-standard",
            "Swiss tournaments are not possible",
        ),
    ] {
        let page = announce(&mut anna, &fields);
        assert_eq!(page.status, 422, "{fields:?}");
        let error = page.all(&format!("#{field}-error"));
        assert!(error.len() == 1 && error[0].contains(said), "{fields:?}: {error:?}");
    }
}

#[test]
fn terms_with_a_position_of_another_variant_are_refused() {
    let now = Site::start().now();
    for (variant, position) in [
        (Variant::Standard, StartingPosition::Chess960ByLot),
        (Variant::Atomic, StartingPosition::Chess960(5)),
        (Variant::Standard, StartingPosition::Fen("x".to_owned())),
    ] {
        let fault = from(DOUBLE, variant, position).fault(now);
        assert_eq!(fault, Some(TermsFault::StartingPosition));
    }
}
