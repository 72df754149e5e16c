//! Claims in a tournament's games: the director decides, after a week the deputy too, after two the
//! arbiters of the site; and nobody who plays there or against one of the players.

use chrono::TimeDelta;
use zugpost::{
    actions::tournaments::{DirectorAct, TournamentAct},
    db::{GameId, game_events, games, player_roles},
    game::{Actor, LogEntryKind},
    tournament::terms::StartRule,
};

use super::{Event, ROUND_ROBIN, account, terms};
use crate::{
    admin::claims::CLAIMING,
    support::{
        Browser, Page,
        site::{ARBITER, Email, PASSWORD, address_of},
    },
    web::{play, start},
};

/// A round robin of three with a claim in its first game.
struct Claimed {
    event: Event,
    /// By name.
    deputy: Browser,
    arbiters: [Browser; 2],
    game: GameId,
    white: usize,
    black: usize,
}

impl Claimed {
    fn start(has_deputy: bool) -> Claimed {
        let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
        let deputy = event.site.player("Deputy");
        let arbiters = ["Umpire", "Referee"].map(|name| event.site.arbiter(name));
        if has_deputy {
            let act = DirectorAct::ChangeDirectors {
                director: account(&event.site, "Director"),
                deputy: Some(account(&event.site, "Deputy")),
                reason: "Two see more.".to_owned(),
                revision: 0,
            };
            let by = account(&event.site, "Director");
            let act = TournamentAct::by_director(by, event.id, act);
            event.site.run(act.run(&event.site.db, event.site.now())).expect("a deputy");
        }
        event.enter(3);
        event.site.run_jobs();
        let (game, white, black) = event.games()[0];
        let path = format!("/games/{game}");
        play(&mut event.players[white], &path, "e4");
        play(&mut event.players[black], &path, "e5");
        Claimed { event, deputy, arbiters, game, white, black }
    }

    /// White claims what only people can decide.
    fn claim(&mut self) {
        let browser = &mut self.event.players[self.white];
        let page = browser.get(&format!("/games/{}", self.game));
        let said = [("ground", "other"), ("statement", "We agreed by telephone.")];
        let page = browser.submit(&page, CLAIMING, &said);
        page.assert_says("claims a draw. The game is paused");
        self.event.site.run_jobs();
    }

    fn desk(&self) -> String {
        format!("/admin/games/{}", self.game)
    }

    /// Returns how many emails ask somebody to decide, and what the last one says.
    fn asked(&self, name: &str) -> (usize, String) {
        let emails = self.event.site.emails_to(&address_of(name));
        let asks = |email: &&Email| email.subject.starts_with("Decision needed");
        let found: Vec<&Email> = emails.iter().filter(asks).collect();
        let said = found.last().map_or("", |email| email.text.as_str());
        (found.len(), said.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    fn count_asked(&self) -> [usize; 4] {
        ["Director", "Deputy", "Umpire", "Referee"].map(|name| self.asked(name).0)
    }

    /// Days pass, and everybody comes back.
    fn advance(&mut self, days: i64) {
        self.event.site.advance(TimeDelta::days(days));
        self.event.site.run_jobs();
        self.event.director.log_in("Director", PASSWORD);
        self.deputy.log_in("Deputy", PASSWORD);
        self.arbiters[0].log_in("Umpire", PASSWORD);
        self.arbiters[1].log_in("Referee", PASSWORD);
    }

    fn decided_by(&self) -> Option<i64> {
        let game = self.game;
        let log = self.event.site.read(move |conn| game_events::list_case(conn, game));
        log.into_iter().rev().flatten().find_map(|entry| match (entry.by, entry.what) {
            (Actor::Arbiter(id), LogEntryKind::Case(_)) => Some(id),
            _ => None,
        })
    }
}

/// Decides on the page of the game, or sends what its form would send.
fn decide(browser: &mut Browser, desk: &str, adjudication: &str) -> Page {
    let page = browser.get(desk);
    if page.has("form.adjudicate") {
        let said = [("reason", "So it is."), ("adjudication", adjudication)];
        return browser.submit(&page, "form.adjudicate", &said);
    }
    let csrf = browser.csrf();
    let fields = [
        ("csrf", csrf.as_str()),
        ("version", "3"),
        ("adjudication", adjudication),
        ("reason", "So it is."),
    ];
    browser.post_once(&format!("{desk}/adjudicate"), &fields)
}

/// The claim is decided first: time is no answer to it.
#[test]
fn nobody_gives_time_while_a_claim_waits() {
    let mut table = Claimed::start(false);
    table.claim();
    let game = table.game;
    let before = table.event.site.read(move |conn| games::find(conn, game)).expect("the game");
    let choice = format!("{game}.{}.0", table.white + 1);
    let path = table.event.path() + "/direct";
    let csrf = table.event.director.csrf();
    let fields = [
        ("csrf", csrf.as_str()),
        ("deed", "time"),
        ("choice", choice.as_str()),
        ("days", "3"),
        ("text", "A power cut."),
    ];
    let page = table.event.director.post(&path, &fields);
    assert_eq!(page.status, 422);
    page.assert_says("In a game of this place a claim is waiting");
    let after = table.event.site.read(move |conn| games::find(conn, game)).expect("the game");
    assert_eq!(after.version(), before.version());
}

#[test]
fn a_claim_goes_to_the_director_then_to_the_deputy_and_then_to_the_arbiters() {
    let mut claimed = Claimed::start(true);
    claimed.claim();
    let (desk, direct) = (claimed.desk(), format!("{}/direct", claimed.event.path()));
    assert_eq!(claimed.count_asked(), [1, 0, 0, 0]);
    let (_, said) = claimed.asked("Director");
    assert!(said.contains("We agreed by telephone."), "{said}");
    assert!(said.contains("the deputy can decide, too."), "{said}");
    // All see what waits, and from when they can decide.
    claimed.event.director.get(&direct).assert_says("You can decide. From");
    claimed.deputy.get(&direct).assert_says("Others decide first. You can decide from");
    claimed.arbiters[0].get("/admin").assert_says("Others decide first. You can decide from");
    claimed.arbiters[0].get("/admin").assert_says("Autumn Cup");
    let page = claimed.event.director.get(&desk);
    page.assert_says("We agreed by telephone.");
    page.assert_says("From");
    assert!(page.has("form.adjudicate") && !page.has(".admin-nav"));
    // The page of this game and no other, and nothing else of the administrators.
    let other = claimed.event.games()[1].0;
    for path in ["/admin", "/admin/games", "/admin/health", &format!("/admin/games/{other}")] {
        assert_eq!(claimed.event.director.get(path).status, 404, "{path}");
    }
    assert_eq!(claimed.event.players[0].get(&desk).status, 404);
    assert_eq!(decide(&mut claimed.event.players[0], &desk, "draw").status, 404);
    // Whoever is not yet to decide cannot.
    for browser in [&mut claimed.deputy, &mut claimed.arbiters[0]] {
        let page = browser.get(&desk);
        page.assert_says("Others decide first.");
        assert!(!page.has("form.adjudicate"));
        assert_eq!(decide(browser, &desk, "draw").status, 409);
    }
    claimed.advance(7);
    assert_eq!(claimed.count_asked(), [1, 1, 0, 0]);
    let (_, said) = claimed.asked("Deputy");
    assert!(said.contains("the arbiters of the site can decide, too."), "{said}");
    assert!(claimed.deputy.get(&desk).has("form.adjudicate"));
    assert!(!claimed.arbiters[0].get(&desk).has("form.adjudicate"));
    claimed.advance(7);
    assert_eq!(claimed.count_asked(), [1, 1, 1, 1]);
    claimed.advance(1);
    assert_eq!(claimed.count_asked(), [1, 1, 1, 1], "each is asked once");
    let page = decide(&mut claimed.arbiters[1], &desk, "draw");
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(claimed.decided_by(), Some(account(&claimed.event.site, "Referee").0));
    let said = claimed.event.director.get(&direct);
    assert!(!said.text().contains("Waiting for a decision"), "{}", said.text());
}

#[test]
fn an_appeal_goes_to_the_arbiters_of_the_site() {
    let mut claimed = Claimed::start(true);
    claimed.claim();
    let desk = claimed.desk();
    let page = decide(&mut claimed.event.director, &desk, "draw");
    page.assert_says("Draw by adjudication.");
    assert_eq!(claimed.decided_by(), Some(account(&claimed.event.site, "Director").0));
    let black = &mut claimed.event.players[claimed.black];
    let page = black.get(&format!("/games/{}", claimed.game));
    let page = black.submit(&page, "form[action$='/appeal']", &[("appeal", "I was winning.")]);
    assert_eq!(page.status, 200, "{}", page.text());
    claimed.event.site.run_jobs();
    assert_eq!(claimed.count_asked(), [1, 0, 1, 1]);
    let page = claimed.event.director.get(&desk);
    page.assert_says("Arbiters of the site decide this appeal.");
    assert!(!page.has("form.adjudicate"));
    assert_eq!(decide(&mut claimed.event.director, &desk, "win:black").status, 409);
    claimed.advance(14);
    assert!(!claimed.deputy.get(&desk).has("form.adjudicate"));
    let page = decide(&mut claimed.arbiters[0], &desk, "uphold");
    assert_eq!(page.status, 200, "{}", page.text());
    let game = claimed.game;
    let stored = claimed.event.site.read(move |conn| games::find(conn, game)).expect("it");
    assert_eq!(stored.game.ended().expect("over").ending.termination(), "adjudication");
}

#[test]
fn a_director_who_is_an_arbiter_does_not_hear_the_appeal_of_their_own_decision() {
    let mut claimed = Claimed::start(true);
    let roles = player_roles::PlayerRoles { is_admin: false, is_arbiter: true, is_director: true };
    claimed.event.site.give_roles("Director", roles);
    claimed.claim();
    let desk = claimed.desk();
    decide(&mut claimed.event.director, &desk, "draw").assert_says("Draw by adjudication.");
    let black = &mut claimed.event.players[claimed.black];
    let page = black.get(&format!("/games/{}", claimed.game));
    black.submit(&page, "form[action$='/appeal']", &[("appeal", "I was winning.")]);
    let direct = format!("{}/direct", claimed.event.path());
    for page in [direct, desk] {
        let page = claimed.event.director.get(&page);
        page.assert_says("You made the decision that was appealed. Another arbiter must decide.");
        assert!(!page.text().contains("You are a player in this game."), "{}", page.text());
    }
}

#[test]
fn nobody_decides_about_current_opponents() {
    // With a deputy the deputy decides at once; without one the arbiters do.
    for (has_deputy, expected) in [(true, [0, 1, 0, 0]), (false, [0, 0, 1, 1])] {
        let mut claimed = Claimed::start(has_deputy);
        let white = &mut claimed.event.players[claimed.white];
        let own = start(&mut claimed.event.director, white, &[]);
        claimed.claim();
        assert_eq!(claimed.count_asked(), expected, "deputy: {has_deputy}");
        let desk = claimed.desk();
        let page = claimed.event.director.get(&desk);
        page.assert_says("You have a game in progress against one of the players.");
        assert_eq!(decide(&mut claimed.event.director, &desk, "draw").status, 409);
        // Once that game is over it is the director's turn, who is told.
        let page = claimed.event.director.get(&format!("{own}/resign"));
        claimed.event.director.submit(&page, "form[action$='/resign']", &[]);
        claimed.event.site.run_jobs();
        assert_eq!(claimed.asked("Director").0, 1, "deputy: {has_deputy}");
        let page = decide(&mut claimed.event.director, &desk, "play_on");
        assert_eq!(page.status, 200, "{}", page.text());
    }
}

/// Its games do not become single games, in which an arbiter decides who plays there as well.
#[test]
fn without_a_director_the_arbiters_decide_and_nobody_who_plays() {
    let mut claimed = Claimed::start(false);
    let third = 3 - claimed.white - claimed.black;
    let name = format!("P{}", third + 1);
    claimed.event.site.give_roles(&name, ARBITER);
    let director = &mut claimed.event.director;
    let page = director.get("/account/close");
    let page = director.submit(&page, "main form", &[("password", PASSWORD)]);
    page.assert_says("Your account is closed.");
    claimed.event.site.run_jobs();
    claimed.claim();
    assert_eq!(claimed.count_asked(), [0, 0, 1, 1]);
    assert_eq!(claimed.asked(&name).0, 0);
    let desk = claimed.desk();
    let page = claimed.event.players[third].get(&desk);
    page.assert_says("You play in this tournament.");
    assert!(!page.has("form.adjudicate"));
    assert_eq!(decide(&mut claimed.event.players[third], &desk, "draw").status, 409);
    for player in [claimed.white, claimed.black] {
        assert_eq!(decide(&mut claimed.event.players[player], &desk, "draw").status, 404);
    }
    assert_eq!(claimed.decided_by(), None);
    let page = decide(&mut claimed.arbiters[0], &desk, "draw");
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(claimed.decided_by(), Some(account(&claimed.event.site, "Umpire").0));
}

#[test]
fn claims_in_a_canceled_tournament_are_those_of_single_games() {
    let mut claimed = Claimed::start(true);
    let by = account(&claimed.event.site, "Director");
    let act = DirectorAct::Cancel { reason: "Nobody has time.".to_owned() };
    let act = TournamentAct::by_director(by, claimed.event.id, act);
    let site = &claimed.event.site;
    site.run(act.run(&site.db, site.now())).expect("canceled");
    claimed.claim();
    assert_eq!(claimed.count_asked(), [0, 0, 1, 1]);
    let desk = claimed.desk();
    assert_eq!(claimed.event.director.get(&desk).status, 404);
}
