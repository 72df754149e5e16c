//! Moves that others may not see yet: on no page, list, stream, email or file, whoever asks.

use zugpost::{
    db::{
        GameId,
        log_publications::{self, LogOwner},
    },
    tournament::{Visibility, terms::StartRule},
};

use super::{Event, ROUND_ROBIN, terms, verify::verify};
use crate::{
    admin::matrix::patterns,
    support::{Browser, Page, site::ARBITER},
    web::{make_calendar, play},
};

const COMMENT: &str = "What a strange opening this is.";

/// What tells of the game: moves in every notation, the opening, the position, its picture from
/// both sides, what a spectator said.
const MARKERS: [&str; 10] = [
    "Nh3",
    "Nh6",
    "g1h3",
    "g8h6",
    "Amar",
    "7n/8/8/7N",
    "#wN\" x=\"7\" y=\"5\"",
    "#wN\" x=\"0\" y=\"2\"",
    "knight h3",
    COMMENT,
];

/// Returns the markers that stand in a text by themselves: a secret of random letters is none.
fn found(text: &str) -> Vec<&'static str> {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || "-_".contains(c));
    let stands = |marker: &&str| {
        text.match_indices(*marker).any(|(at, _)| {
            let after = text[at + marker.len()..].chars().next();
            let before = text[..at].chars().next_back().filter(|_| !marker.starts_with('#'));
            !is_part(before) && !is_part(after)
        })
    };
    MARKERS.into_iter().filter(stands).collect()
}

/// A tournament in which the first two play moves that can be told, and a spectator who may see
/// them comments on it.
struct Hidden {
    event: Event,
    game: GameId,
    white: usize,
    black: usize,
    guest: Browser,
    /// Plays in no tournament.
    stranger: Browser,
    arbiter: Browser,
    /// Everything that anybody can look at.
    addresses: Vec<String>,
}

impl Hidden {
    fn set(visibility: Visibility) -> Hidden {
        let mut hidden_moves = terms(ROUND_ROBIN, StartRule::WhenFull, Some(4));
        hidden_moves.visibility = visibility;
        let mut event = Event::announce(hidden_moves);
        event.enter(4);
        event.site.run_jobs();
        let arbiter = event.site.arbiter("Arno");
        // Decides on the site, but plays here.
        event.site.give_roles("P4", ARBITER);
        let games = event.games();
        let (game, white, black) =
            *games.iter().find(|(_, white, black)| white + black == 1).expect("P1 against P2");
        let path = format!("/games/{game}");
        play(&mut event.players[white], &path, "Nh3");
        play(&mut event.players[black], &path, "Nh6");
        let csrf = event.director.csrf();
        let comment = [("csrf", csrf.as_str()), ("text", COMMENT)];
        let page = event.director.post(&format!("{path}/spectator-messages"), &comment);
        assert_eq!(page.status, 200, "{}", page.text());
        let calendar = make_calendar(&mut event.players[2]);
        let (guest, stranger) = (event.site.browser(), event.site.player("Sofie"));
        event.site.run_jobs();
        let addresses = addresses(&event, game, &calendar);
        Hidden { event, game, white, black, guest, stranger, arbiter, addresses }
    }

    /// Fails with every address at which somebody finds something of the game.
    fn assert_hidden(&mut self) {
        let mut wrong = Vec::new();
        let mut pages = 0;
        let [_, _, third, fourth] = &mut self.event.players[..] else { panic!("four players") };
        for (who, browser) in [
            ("a guest", &mut self.guest),
            ("a stranger", &mut self.stranger),
            ("another entrant", third),
            ("an arbiter who plays in it", fourth),
        ] {
            for address in &self.addresses {
                let page = browser.get_once(address);
                assert_ne!(page.status, 500, "{address} as {who}");
                pages += u32::from(page.status == 200);
                let found = found(&page.html);
                if !found.is_empty() {
                    wrong.push(format!("{address} as {who}: {found:?}"));
                }
                // A stream says how far a game is.
                if address == &format!("/live/games/{}", self.game) {
                    assert_eq!(page.status, 404, "{address} as {who}");
                }
            }
        }
        assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
        assert!(pages > 100, "{pages} pages were seen");
    }

    /// Whether the hash of its log would be published, and with it how far the game is.
    fn is_published(&self) -> bool {
        let all = self
            .event
            .site
            .read(|conn| log_publications::list_unpublished(conn, LogOwner::Game, 0, 1000));
        all.iter().any(|(game, ..)| *game == self.game.0)
    }

    fn assert_no_email_tells(&self) {
        for email in self.event.site.emails() {
            let plays = ["p1@example.org", "p2@example.org"].contains(&email.to.as_str());
            let told = found(&format!("{}\n{}\n{}", email.subject, email.text, email.html));
            assert!(plays || told.is_empty(), "to {}: {told:?}", email.to);
        }
    }

    fn page(&mut self) -> Page {
        self.guest.get(&format!("/games/{}", self.game))
    }
}

/// Returns what can be asked about a game, its tournament and its players, by anybody: each address
/// of the list of routes. What a name in braces stands for is said here.
fn addresses(event: &Event, game: GameId, calendar: &str) -> Vec<String> {
    let mut all = Vec::new();
    for pattern in patterns() {
        // The outbox of this machine, which has the emails of everybody.
        if pattern.starts_with("/emails") || pattern.starts_with("/static/") {
            continue;
        }
        if pattern.starts_with("/calendar/") {
            all.push(calendar.to_owned());
            continue;
        }
        let ids = match pattern.as_str() {
            admin if admin.starts_with("/admin/players/") => vec!["1".to_owned()],
            tournament if tournament.contains("/tournaments/{") => vec![event.id.to_string()],
            _ => vec![game.to_string()],
        };
        let names: &[&str] = if pattern.contains("{name}") { &["P1", "P2"] } else { &[""] };
        for (id, name) in ids.iter().flat_map(|id| names.iter().map(move |name| (id, name))) {
            let address = pattern
                .replace(r"{id:\d+}", id)
                .replace("{id}", "1")
                .replace("{name}", name)
                .replace(r"{message:\d+}", "1")
                .replace(r"{spectator_message:\d+}", "1")
                .replace(r"{number:\d+}", "1")
                .replace("{topic}", "clocks")
                .replace("{deed:block|unblock|mute|unmute}", "block");
            let address = match address.split_once('{') {
                Some((before, rest)) => {
                    let (name, after) = rest.split_once('}').expect("a pattern");
                    let stands_for = match name.split_once(':').map_or(name, |(name, _)| name) {
                        "form" => "moves",
                        "token" => "guess",
                        other => panic!("{pattern}: what is {other}?"),
                    };
                    format!("{before}{stands_for}{after}")
                }
                None => address,
            };
            all.push(address);
        }
    }
    let path = format!("/games/{game}");
    all.extend(
        ["?ply=1", "?spectator_messages=0", "?move=e4"].map(|query| format!("{path}{query}")),
    );
    all.extend([".pgn?clocks=1", ".fen?ply=1"].map(|rest| format!("{path}{rest}")));
    all
}

#[test]
fn moves_of_games_in_progress_are_found_nowhere_until_the_game_is_over() {
    let mut hidden = Hidden::set(Visibility::FinishedGames);
    hidden.assert_hidden();
    hidden.assert_no_email_tells();
    let page = hidden.page();
    page.assert_says("The game is in progress.");
    page.assert_says("Others can see the moves of this game when it is over.");
    let path = format!("/games/{}", hidden.game);
    hidden.guest.get(&format!("{path}.pgn")).assert_says("The moves are hidden");
    let csrf = hidden.stranger.csrf();
    let comment = [("csrf", csrf.as_str()), ("text", "Nice.")];
    let page = hidden.stranger.post(&format!("{path}/spectator-messages"), &comment);
    assert_eq!(page.status, 403, "nothing is said of what cannot be seen");

    // The players, the director and an arbiter who does not play find every marker somewhere.
    let (white, black) = (hidden.white, hidden.black);
    assert!(white < 2 && black < 2, "P1 and P2");
    let players = hidden.event.players.iter_mut().take(2);
    for browser in players.chain([&mut hidden.event.director, &mut hidden.arbiter]) {
        assert!(found(&browser.get(&path).html).contains(&"Nh3"));
        assert!(found(&browser.get(&format!("{path}.pgn")).html).contains(&"Nh6"));
        assert!(found(&browser.get(&format!("{path}.fen")).html).contains(&"7n/8/8/7N"));
        assert!(found(&browser.get(&format!("{path}/log")).html).contains(&"Nh3"));
    }
    let page = hidden.event.director.get(&path);
    page.assert_says(COMMENT);
    let page = hidden.event.director.get("/players/P1");
    assert!(found(&page.html).iter().any(|it| it.starts_with("#wN")), "the board on the list");

    // The file of the tournament has the games that everybody may see, and can be checked.
    let (event, game) = (&mut hidden.event, hidden.game);
    let file = event.site.browser().get(&format!("{}/logs.txt", event.path())).html;
    let (is_sound, said) = verify(&file);
    assert!(is_sound && said.contains("The logs of 6 games are not public yet"), "{said}");
    let all = event.director.get(&format!("{}/logs.txt", event.path())).html;
    assert_eq!(all.matches("zugpost-log 1\n").count(), 6);

    event.resign(game, white);
    let page = hidden.page();
    assert!(found(&page.html).contains(&"Nh3"), "{}", page.text());
    page.assert_says(COMMENT);
    let path = hidden.event.path();
    let file = hidden.guest.get(&format!("{path}.pgn")).html;
    assert_eq!(file.matches("[Event ").count(), 1, "{file}");
    let file = hidden.guest.get(&format!("{path}/logs.txt")).html;
    assert!(verify(&file).1.contains("The logs of 5 games are not public yet"));
}

#[test]
fn moves_are_found_nowhere_until_all_games_are_over_but_results_are() {
    let mut hidden = Hidden::set(Visibility::WhenAllFinished);
    hidden.assert_hidden();
    let (game, white) = (hidden.game, hidden.white);
    hidden.event.resign(game, white);
    hidden.event.site.run_jobs();
    hidden.assert_hidden();
    hidden.assert_no_email_tells();
    assert!(!hidden.is_published());
    let page = hidden.page();
    page.assert_says("resigned");
    page.assert_says("when all games of the tournament are over");
    let path = hidden.event.path();
    let points = hidden.guest.get(&path).all("table.crosstable td.points");
    assert_eq!(points[0], "1", "the result counts: {points:?}");
    hidden.event.play_all();
    hidden.event.site.run_jobs();
    assert!(hidden.is_published());
    let page = hidden.page();
    assert!(found(&page.html).contains(&"Nh3"), "{}", page.text());
    let file = hidden.guest.get(&format!("{path}.pgn")).html;
    assert_eq!(file.matches("[Event ").count(), 6, "{file}");
    let (is_sound, said) = verify(&hidden.guest.get(&format!("{path}/logs.txt")).html);
    assert!(is_sound && said.contains("6 games, 6 of them over"), "{said}");
}

#[test]
fn games_of_a_canceled_tournament_stay_hidden_until_each_is_over() {
    let mut hidden = Hidden::set(Visibility::WhenAllFinished);
    let path = hidden.event.path();
    let page = hidden.event.director.get(&format!("{path}/direct"));
    let why = [("text", "Nobody plays.")];
    hidden.event.director.submit(&page, "form:has([value=cancel])", &why);
    hidden.event.site.run_jobs();
    hidden.assert_hidden();
    hidden.page().assert_says("Others can see the moves of this game when it is over.");
    assert!(!hidden.is_published());
    let (game, white) = (hidden.game, hidden.white);
    hidden.event.resign(game, white);
    assert!(hidden.is_published());
    let page = hidden.page();
    assert!(found(&page.html).contains(&"Nh3"), "{}", page.text());
}

#[test]
fn the_form_offers_when_moves_can_be_seen_and_the_terms_tell_it() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    let page = event.director.get("/tournaments/new");
    assert_eq!(page.attributes("[name=visibility] option", "value").len(), 3);
    let cup = [
        ("name", "Silent Cup"),
        ("start", "when_full"),
        ("capacity", "4"),
        ("visibility", "finished_games"),
    ];
    let page = event.director.submit(&page, "main form", &cup);
    assert_eq!(page.status, 200, "{}", page.text());
    page.assert_says("Others can see the moves of a game when it is over.");
}
