//! A match as a challenge between two players.

use zugpost::{
    chess::Variant,
    db::{TournamentId, tournaments},
    tournament::{
        Phase, StartingPosition, Tournament, pairing::match_games::MatchSchedule, terms::Format,
    },
};

use super::{account, verify::verify};
use crate::{
    support::{Browser, Page, Site, site::PASSWORD},
    web::play,
};

const ACCEPT: &str = "form[action$=accept]";

/// Wilma and Bruno, who play a match.
struct Match {
    site: Site,
    wilma: Browser,
    bruno: Browser,
}

impl Match {
    fn set() -> Match {
        let site = Site::start();
        let (wilma, bruno) = (site.player("Wilma"), site.player("Bruno"));
        Match { site, wilma, bruno }
    }

    /// Wilma challenges Bruno. Returns the page that answers.
    fn challenge(&mut self, fields: &[(&str, &str)]) -> Page {
        let page = self.wilma.get("/challenges/new");
        let mut all = vec![("opponent", "Bruno"), ("color", "white")];
        all.retain(|(name, _)| fields.iter().all(|(other, _)| other != name));
        all.extend_from_slice(fields);
        self.wilma.submit(&page, "main form", &all)
    }

    /// The same, and Bruno accepts.
    #[track_caller]
    fn agree(&mut self, fields: &[(&str, &str)]) {
        let page = self.challenge(fields);
        let path = page.path.split('?').next().expect("a path").to_owned();
        let page = self.bruno.get(&path);
        let page = self.bruno.submit(&page, ACCEPT, &[]);
        assert_eq!((page.status, page.path.as_str()), (200, "/games/1"), "{}", page.text());
    }

    fn tournament(&self, id: i64) -> Tournament {
        let found = self.site.read(move |conn| tournaments::find(conn, TournamentId(id)));
        Tournament::clone(&found.expect("a match").tournament)
    }

    /// Bruno resigns a game in which both have moved.
    fn wilma_wins(&mut self, game: i64, wilma_is_white: bool) {
        let path = format!("/games/{game}");
        let (white, black) = match wilma_is_white {
            true => (&mut self.wilma, &mut self.bruno),
            false => (&mut self.bruno, &mut self.wilma),
        };
        play(white, &path, "e4");
        play(black, &path, "e5");
        let page = self.bruno.get(&format!("{path}/resign"));
        self.bruno.submit(&page, "form[action$='/resign']", &[]);
        self.site.run_jobs();
    }

    fn emails(&self, name: &str) -> Vec<String> {
        let emails = self.site.emails_to(&format!("{name}@example.org"));
        let text = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        emails.iter().map(|email| text(&email.text)).collect()
    }

    fn whites(&self, id: i64) -> Vec<i64> {
        let tournament = self.tournament(id);
        let white = |game: &zugpost::tournament::StartedGame| {
            tournament.seat(1, game.paired.white).expect("a seat").player
        };
        tournament.games.iter().map(white).collect()
    }
}

#[test]
fn a_match_is_offered_accepted_and_played_until_it_is_decided() {
    let mut table = Match::set();
    let page = table.challenge(&[("games", "3")]);
    let path = page.path.split('?').next().expect("a path").to_owned();
    page.assert_says("A match of 3 games between two players. One game is played at a time.");
    page.assert_says("no takebacks");
    table.site.run_jobs();
    let asked = table.emails("bruno");
    assert!(asked.iter().any(|text| text.contains("It is a match of 3 games.")), "{asked:?}");
    assert!(
        table.bruno.get("/lobby").all("table.offers td").iter().any(|it| it.contains("3 games"))
    );

    let page = table.bruno.get(&path);
    let first = table.bruno.submit(&page, ACCEPT, &[]);
    // The form sent twice begins one match.
    let again = table.bruno.submit(&page, ACCEPT, &[]);
    assert_eq!([first.path.as_str(), again.path.as_str()], ["/games/1", "/games/1"]);
    first.assert_says("Wilma – Bruno, 3 games");
    table.site.run_jobs();
    let told = |texts: Vec<String>| {
        texts.iter().filter(|text| text.contains("Wilma – Bruno, 3 games")).count()
    };
    assert_eq!([told(table.emails("wilma")), told(table.emails("bruno"))], [1, 0]);
    let (wilma, bruno) = (account(&table.site, "Wilma").0, account(&table.site, "Bruno").0);
    assert_eq!(table.whites(1), [wilma]);

    // Nobody can enter it; whoever looks for matches finds it, as do both players' pages.
    let page = table.wilma.get("/tournaments/1");
    page.assert_says("in progress");
    assert!(!page.has("form[action$='/enter']") && !page.text().contains("Tournament director"));
    let name = "Wilma – Bruno, 3 games";
    let mut stranger = table.site.browser();
    for (path, is_there) in [
        ("/tournaments", false),
        ("/tournaments?group=running", false),
        ("/tournaments?group=running&format=match", true),
        ("/players/Wilma", true),
        ("/players/Bruno", true),
    ] {
        assert_eq!(stranger.get(path).text().contains(name), is_there, "{path}");
    }
    assert!(table.bruno.get("/games").text().contains(name));
    stranger.get("/tournaments/1/log").assert_says("Both players have agreed on this match.");
    let pgn = stranger.get("/games/1.pgn").html;
    assert!(pgn.contains("[Event \"Wilma – Bruno, 3 games\"]"), "{pgn}");
    assert!(pgn.contains("[Round \"1.1\"]"), "{pgn}");

    table.wilma_wins(1, true);
    assert_eq!(table.whites(1), [wilma, bruno], "colors alternate");
    let rematch = "form[action$='/rematch']";
    assert!(!table.wilma.get("/games/1").has(rematch), "it is not over");
    let csrf = table.wilma.csrf();
    let refused = table.wilma.post("/games/1/rematch", &[("csrf", &csrf)]);
    assert_eq!(refused.status, 409);
    refused.assert_says("You can offer a rematch of a match when it is over");
    table.wilma_wins(2, false);
    // Two of three are enough.
    assert_eq!(table.tournament(1).phase, Phase::Finished);
    assert_eq!(table.whites(1).len(), 2);
    let texts = table.emails("wilma");
    assert!(texts.iter().any(|text| text.contains("Your place: 1 of 2.")), "{texts:?}");

    // The rematch repeats the match, with the other colors.
    let page = table.wilma.get("/games/2");
    table.wilma.submit(&page, rematch, &[]);
    let page = table.bruno.get("/games/2");
    let page = table.bruno.submit(&page, rematch, &[]);
    assert_eq!(page.path, "/games/3", "{}", page.text());
    let again = table.tournament(2);
    let format = Format::Match { games: 3, schedule: MatchSchedule::OneByOne, ends_early: true };
    assert_eq!((again.terms.format, table.whites(2)), (format, vec![bruno]));
    table.site.run_jobs();
}

#[test]
fn colors_by_lot_can_be_drawn_again_and_two_games_are_played_at_a_time() {
    let mut table = Match::set();
    table.agree(&[
        ("games", "2"),
        ("color", "random"),
        ("schedule", "two_at_a_time"),
        ("ends_early", "off"),
        ("rated", "on"),
        ("control", "fischer"),
    ]);
    let whites = table.whites(1);
    assert!(whites.len() == 2 && whites[0] != whites[1], "{whites:?}");
    let wilma = account(&table.site, "Wilma").0;
    for (game, white) in [(1, whites[0]), (2, whites[1])] {
        table.wilma_wins(game, white == wilma);
    }
    let page = table.site.browser().get("/tournaments/1");
    page.assert_says("finished");
    let score = page.text();
    assert!(score.contains("Wilma 2 : 0 Bruno") || score.contains("Bruno 0 : 2 Wilma"), "{score}");
    let file = table.site.browser().get("/tournaments/1/logs.txt").html;
    let (is_sound, said) = verify(&file);
    assert!(is_sound, "{said}");
    // The log has numbers of accounts, and no name.
    assert!(!file.contains("Wilma"), "{file}");
}

#[test]
fn what_cannot_be_a_match_is_refused_at_its_field() {
    let mut table = Match::set();
    for (fields, field, said) in [
        (vec![("games", "0")], "games", "A match has 2 to 24 games."),
        (vec![("games", "25")], "games", "A match has 2 to 24 games."),
        (vec![("games", "many")], "games", "Number of games: enter a whole number."),
        (vec![("games", "2"), ("schedule", "x")], "schedule", "Choose"),
        (
            vec![("games", "3"), ("variant", "horde"), ("rated", "off")],
            "games",
            "Choose an even number of games",
        ),
        (
            vec![("games", "2"), ("en_passant", "off"), ("rated", "off")],
            "en_passant",
            "by the standard rules",
        ),
        (vec![("games", "2"), ("control", "unlimited")], "control-per_move", "needs a time limit"),
        (vec![("games", "2"), ("timeout_rule", "claimed")], "timeout_rule", "when time runs out"),
    ] {
        let page = table.challenge(&fields);
        assert_eq!(page.status, 422, "{fields:?}");
        let error = page.all(&format!("#{field}-error"));
        assert!(error.len() == 1 && error[0].contains(said), "{fields:?}: {error:?}");
        assert!(!page.has(&format!("details:not([open]) #{field}-error")), "{field} is folded");
        assert_eq!(page.attribute("#games", "value").as_deref(), Some(fields[0].1));
    }
    // One game is as it always was.
    let page = table.challenge(&[("games", "1"), ("start", "chess960"), ("number", "5")]);
    assert!(page.path.starts_with("/challenges/"), "{}", page.text());
}

#[test]
fn whoever_withdraws_resigns_the_rest_and_may_enter_tournaments() {
    let mut table = Match::set();
    table.agree(&[("games", "4"), ("schedule", "two_at_a_time")]);
    let page = table.bruno.get("/tournaments/1");
    page.assert_says("If the match is not decided yet, you lose it.");
    let page = table.bruno.submit(&page, "form[action$='/withdraw']", &[]);
    page.assert_says("You have withdrawn.");
    page.assert_says("Bruno has withdrawn. This decides the match: no other game starts.");
    table.site.run_jobs();
    assert_eq!(table.tournament(1).phase, Phase::Finished);
    assert_eq!(table.whites(1).len(), 2, "no other game begins");
    let texts = table.emails("wilma");
    let said =
        "Bruno has withdrawn from Wilma – Bruno, 4 games. No other game of the match starts.";
    assert!(texts.iter().any(|text| text.contains(said)), "{texts:?}");
    let bruno = account(&table.site, "Bruno");
    let now = table.site.now();
    let since = now - chrono::TimeDelta::days(1);
    let is_barred =
        table.site.read(move |conn| tournaments::has_withdrawn_since(conn, bruno, since));
    assert!(!is_barred, "nobody could consent");
}

#[test]
fn a_closed_account_takes_its_name_out_of_its_matches() {
    let mut table = Match::set();
    table.agree(&[("games", "4")]);
    let page = table.bruno.get("/account/close");
    table.bruno.submit(&page, "main form", &[("password", PASSWORD)]);
    table.site.run_jobs();
    let page = table.site.browser().get("/tournaments/1");
    page.assert_says("Wilma – closed account, 4 games");
    assert!(!page.text().contains("Bruno"), "{}", page.text());
    assert_eq!(table.tournament(1).phase, Phase::Finished);
    let winner = table.tournament(1);
    let places = winner.series_status(&progress(&table)).expect("a match").score;
    assert_eq!((places.first, places.second), (2, 0));
}

fn progress(table: &Match) -> zugpost::tournament::Progress {
    table.site.read(|conn| tournaments::progress(conn, TournamentId(1), None))
}

/// Whoever administers the site decides where nobody directs.
#[test]
fn only_administrators_direct_a_match() {
    let mut table = Match::set();
    table.agree(&[("games", "2")]);
    for browser in [&mut table.wilma, &mut table.bruno] {
        assert_eq!(browser.get("/tournaments/1/direct").status, 403);
    }
    let mut ada = table.site.administrator("Ada");
    let page = ada.get("/tournaments/1/direct");
    assert_eq!(page.status, 200, "{}", page.text());
    let form = "form:has([value=cancel])";
    ada.submit(&page, form, &[("text", "By mistake.")]);
    assert_eq!(table.tournament(1).phase, Phase::Cancelled);
    table.site.run_jobs();
    let texts = table.emails("bruno");
    assert!(texts.iter().any(|text| text.contains("By mistake.")), "{texts:?}");
}

#[test]
fn a_match_of_a_variant_is_played_in_it() {
    let mut table = Match::set();
    table.agree(&[("games", "2"), ("variant", "atomic")]);
    assert_eq!(table.tournament(1).terms.games.variant, Variant::Atomic);
    for game in [1, 2] {
        let page = table.wilma.get(&format!("/games/{game}"));
        assert!(page.has("a[href='/learn/atomic']"), "{}", page.text());
        table.wilma_wins(game, game == 1);
    }
}

#[test]
fn all_games_of_a_match_begin_where_the_challenge_says() {
    let mut table = Match::set();
    table.agree(&[("games", "3"), ("start", "chess960"), ("number", "12")]);
    let games = table.tournament(1).terms.games.clone();
    let expected = (Variant::Chess960, StartingPosition::Chess960(12));
    assert_eq!((games.variant, games.position), expected);
    for game in [1, 2] {
        table.wilma.get(&format!("/games/{game}")).assert_says("Chess960 No. 12");
        table.wilma_wins(game, game == 1);
    }
}
