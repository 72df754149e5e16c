//! Ratings: which games count, what the pages show, and that they follow from the results alone,
//! whatever becomes of these.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use diesel::RunQueryDsl as _;
use zugpost::{
    actions::{
        admin::adjudications::{Adjudicate, adjudicate},
        challenges::{NewOffer, accept_challenge, offer_challenge},
        games::GameCommand,
        ratings::{recompute_all, recompute_ratings},
    },
    chess::{Color, Start, Variant},
    db::{
        DbConn, DbError, GameId, PlayerId, games, player_roles,
        ratings::{self, Rated},
    },
    game::{Adjudicated, Adjudication, GameResult, Play, PlayerCommand, Score, Terms},
    ratings::{Rating, Week},
};

use crate::{
    support::{Chance, Page, Site, players::insert_player, site::PASSWORD},
    web::{Table, play, start},
};

const RATED: [(&str, &str); 1] = [("rated", "on")];
const FOOLS_MATE: [&str; 4] = ["f3", "e5", "g4", "Qh4"];

/// What stands in large figures on a player's page.
fn counters(site: &Site, name: &str) -> Vec<String> {
    site.browser().get(&format!("/players/{name}")).all(".counters dd")
}

#[test]
fn a_rated_game_changes_both_ratings_and_others_change_none() {
    let mut table = Table::with(&RATED);
    table.play(&[]).assert_says("rated, no takebacks");
    table.play(&FOOLS_MATE);
    assert_eq!(counters(&table.site, "Bruno"), ["1", "0", "0", "0"], "nothing is reckoned yet");
    table.site.run_jobs();
    let page = table.site.browser().get("/players/Bruno");
    assert_eq!(page.all(".counters dd")[0], "1662 ±581");
    let graph = page.attribute("svg.graph", "aria-label").expect("a graph");
    assert!(graph.starts_with("Rating: 1662 in the week of "), "{graph}");
    assert_eq!(page.all("details .records tbody td"), ["1662 ±581", "1"]);
    assert_eq!(counters(&table.site, "Wilma")[0], "1338 ±581");
    // One that is not rated.
    let game = start(&mut table.white, &mut table.black, &[]);
    play(&mut table.white, &game, "e4");
    play(&mut table.black, &game, "e5");
    let page = table.white.get(&game);
    assert!(!page.text().contains("rated"), "{}", page.text());
    let page = table.white.get(&format!("{game}/resign"));
    table.white.submit(&page, "main form", &[]);
    table.site.run_jobs();
    assert_eq!(counters(&table.site, "Bruno"), ["1662 ±581", "2", "0", "0", "0"]);
    // Players who look for an opponent see it.
    let offer = table.black.get("/challenges/new");
    table.black.submit(&offer, "main form", &[]);
    assert_eq!(table.white.get("/lobby").all("td:first-child")[0], "Bruno 1662 ±581");
    table.white.get("/challenges/3").assert_says("Bruno rating 1662 ±581");
    assert!(table.site.browser().get("/players/Bruno").has("a[href$='#learn-options-rated']"));
    // Weeks later it says less.
    table.site.advance(TimeDelta::weeks(30));
    assert_eq!(counters(&table.site, "Bruno")[0], "1662 ±591");
}

#[test]
fn ratings_stand_beside_names_as_they_were_when_the_game_began() {
    let mut table = Table::with(&RATED);
    table.play(&FOOLS_MATE);
    let bars = |page: &Page| page.all(".player-bar .rating");
    assert!(bars(&table.white.get("/games/1")).is_empty(), "nothing is reckoned yet");
    table.site.run_jobs();
    // They began without a rating.
    let page = table.white.get("/games/1");
    assert_eq!(bars(&page), ["+162", "−162"]);
    page.assert_says("Rating of Bruno Week of 16 Nov 2026: 1500 → 1662 (+162), by 1 rated game.");
    // The week goes on: what counts is what they had when it began.
    let game = start(&mut table.white, &mut table.black, &RATED);
    assert!(bars(&table.white.get(&game)).is_empty());
    table.site.advance(TimeDelta::weeks(1));
    for (browser, name) in [(&mut table.white, "Wilma"), (&mut table.black, "Bruno")] {
        browser.log_in(name, PASSWORD);
    }
    let game = start(&mut table.white, &mut table.black, &RATED);
    let page = table.site.browser().get(&game);
    assert_eq!(bars(&page), ["1662?", "1338?"]);
    page.assert_says("Rating of Wilma 1338 ±581 when the game began.");
    // A game that is not rated changes none; a closed account has none.
    let casual = start(&mut table.white, &mut table.black, &[]);
    for game in [&game, &casual] {
        play(&mut table.white, game, "e4");
        play(&mut table.black, game, "e5");
        let page = table.white.get(&format!("{game}/resign"));
        table.white.submit(&page, "main form", &[]);
    }
    table.site.run_jobs();
    assert_eq!(bars(&table.site.browser().get(&casual)), ["1662?", "1338?"]);
    let rated = bars(&table.site.browser().get(&game));
    assert!(rated[0].starts_with("1662? +") && rated[1].starts_with("1338? −"), "{rated:?}");
    let pgn = |path: &str, table: &mut Table| table.white.get(path).html;
    for path in [format!("{game}.pgn"), format!("{game}.pgn?mine=1"), "/games.pgn".to_owned()] {
        let text = pgn(&path, &mut table);
        assert!(text.contains("[WhiteElo \"1338\"]\n[BlackElo \"1662\"]\n"), "{path}: {text}");
    }
    assert!(!pgn("/games/1.pgn", &mut table).contains("Elo"));
    // Lists have what somebody is worth now.
    let now = format!("Bruno {}?", &counters(&table.site, "Bruno")[0][..4]);
    assert_eq!(table.white.get("/games").all(".opponent")[0], now);
    assert_eq!(table.white.get("/games/finished").all(".opponent")[0], now);
    let found = table.white.get("/players?name=Br").all("main li p:first-child");
    assert_eq!(found, [now.as_str()]);
    let page = table.white.get("/players/Bruno");
    table.white.submit(&page, "form[action$=befriend]", &[]);
    let friends = table.white.get("/friends").all(".friends p:first-child");
    assert!(friends.len() == 1 && friends[0].starts_with(&now), "{friends:?}");
}

#[test]
fn emails_about_challenges_and_games_tell_ratings() {
    let mut table = Table::with(&RATED);
    table.play(&FOOLS_MATE);
    table.site.run_jobs();
    table.site.advance(TimeDelta::weeks(1));
    for (browser, name) in [(&mut table.white, "Wilma"), (&mut table.black, "Bruno")] {
        browser.log_in(name, PASSWORD);
    }
    let texts = |site: &Site| -> Vec<String> {
        site.run_jobs();
        site.emails().into_iter().map(|email| email.text).collect()
    };
    let says = |site: &Site, said: &str| {
        let all = texts(site);
        assert!(all.iter().any(|text| text.replace('\n', " ").contains(said)), "{said}: {all:?}");
    };
    let page = table.white.get("/challenges/new?opponent=Bruno");
    let fields = [&RATED[..], &[("color", "white")]].concat();
    let page = table.white.submit(&page, "main form", &fields);
    says(&table.site, "Wilma (1338?) challenges you to a game");
    let page = table.black.get(&page.path);
    table.black.submit(&page, "form[action$=accept]", &[]);
    says(&table.site, "Bruno (1662?) accepted your challenge.");
}

#[test]
fn what_a_week_made_of_ratings_is_told_once_with_the_daily_summary() {
    let mut table = Table::with(&RATED);
    table.play(&FOOLS_MATE);
    let game = start(&mut table.white, &mut table.black, &[("rated", "on"), ("variant", "atomic")]);
    play(&mut table.white, &game, "e4");
    play(&mut table.black, &game, "e5");
    let page = table.white.get(&format!("{game}/resign"));
    table.white.submit(&page, "main form", &[]);
    let told = |site: &Site, address: &str| -> Vec<String> {
        let all = site.emails_to(address).into_iter().map(|email| email.text.replace('\n', " "));
        all.filter(|text| text.contains("Your rated games that ended")).collect()
    };
    // What ended before the job first ran is not told.
    table.site.run_jobs();
    // On Sunday evening the week is not over; at five in the morning its last results may be on their way.
    for hours in [55, 10] {
        table.site.advance(TimeDelta::hours(hours));
        assert!(told(&table.site, "bruno@example.org").is_empty());
    }
    // Queued in the morning, sent in the evening.
    table.site.advance(TimeDelta::hours(2));
    assert!(told(&table.site, "bruno@example.org").is_empty());
    table.site.advance(TimeDelta::hours(14));
    let bruno = told(&table.site, "bruno@example.org");
    assert_eq!(bruno.len(), 1, "{bruno:?}");
    for part in [
        "ended in the week of 16 Nov 2026 have changed your rating.",
        "Standard: 1500 → 1662 (+162)",
        "won against Wilma (game 1).",
        "Atomic: 1500 → 1662 (+162)",
        "won against Wilma (game 2).",
        "/players/Bruno",
    ] {
        assert!(bruno[0].contains(part), "{part}: {}", bruno[0]);
    }
    let wilma = told(&table.site, "wilma@example.org");
    assert_eq!(wilma.len(), 1, "{wilma:?}");
    assert!(wilma[0].contains("Standard: 1500 → 1338 (−162)"), "{}", wilma[0]);
    assert!(wilma[0].contains("lost against Bruno (game 1)."), "{}", wilma[0]);
    // A week without rated games is not told, and nothing twice.
    for _ in 0..8 {
        table.site.advance(TimeDelta::days(1));
        table.site.run_jobs();
    }
    assert_eq!(told(&table.site, "bruno@example.org").len(), 1);
    // Whoever wants none gets none.
    let page = {
        table.black.log_in("Bruno", PASSWORD);
        table.black.get("/account/notifications")
    };
    assert_eq!(page.all("select[name=ratings] option[selected]"), ["daily summary"]);
    table.black.submit(&page, "form:has([name=ratings])", &[("ratings", "never")]);
    table.white.log_in("Wilma", PASSWORD);
    let game = start(&mut table.white, &mut table.black, &RATED);
    for (index, text) in FOOLS_MATE.iter().enumerate() {
        let browser = if index % 2 == 0 { &mut table.white } else { &mut table.black };
        play(browser, &game, text);
    }
    for _ in 0..9 {
        table.site.advance(TimeDelta::days(1));
        table.site.run_jobs();
    }
    assert_eq!(told(&table.site, "bruno@example.org").len(), 1);
    assert_eq!(told(&table.site, "wilma@example.org").len(), 2);
}

#[test]
fn each_variant_has_ratings_of_its_own() {
    let mut table = Table::with(&RATED);
    table.play(&FOOLS_MATE);
    // The other way round in King of the Hill, and from one of the positions of Chess960.
    let hill: Vec<_> = RATED.into_iter().chain([("variant", "king_of_the_hill")]).collect();
    let array: Vec<_> =
        RATED.into_iter().chain([("start", "chess960"), ("number", "518")]).collect();
    for terms in [hill, array] {
        let game = start(&mut table.white, &mut table.black, &terms);
        play(&mut table.white, &game, "e4");
        play(&mut table.black, &game, "e5");
        let page = table.black.get(&format!("{game}/resign"));
        table.black.submit(&page, "main form", &[]);
    }
    table.site.run_jobs();
    // Each is the first game of its list: none knows of another.
    let page = table.site.browser().get("/players/Bruno");
    let names = ["rating", "rating Chess960", "rating King of the Hill"];
    assert_eq!(page.all(".counters dt")[..3], names);
    assert_eq!(page.all(".counters dd")[..3], ["1662 ±581", "1338 ±581", "1338 ±581"]);
    assert_eq!(page.all("svg.graph").len(), 3);
    // A challenge shows the rating of its variant.
    for (variant, rating) in
        [("standard", "1662 ±581"), ("king_of_the_hill", "1338 ±581"), ("horde", "")]
    {
        let page = table.black.get("/challenges/new");
        let page = table.black.submit(&page, "main form", &[("variant", variant)]);
        let has = |text: &str| page.text().contains(text);
        assert_eq!(has("rating 1"), !rating.is_empty(), "{variant}: {}", page.text());
        assert!(has(rating), "{variant}: {}", page.text());
    }
    // All is computed again as it was.
    let list = |site: &Site| site.browser().get("/players/Wilma").all(".counters dd");
    let before = list(&table.site);
    table.site.run(recompute_all(&table.site.db)).expect("noted");
    while table.site.run(recompute_ratings(&table.site.db)).expect("ratings") > 0 {}
    assert_eq!(list(&table.site), before);
}

#[test]
fn a_rated_game_keeps_the_laws() {
    let site = Site::start();
    let mut wilma = site.player("Wilma");
    let mut offer = |fields: &[(&str, &str)]| -> Page {
        let page = wilma.get("/challenges/new");
        wilma.submit(&page, "main form", &[&[("rated", "on")], fields].concat())
    };
    let refused = "This game cannot be rated. Choose a time limit, the usual starting position of its variant";
    for fields in [
        &[("en_passant", "off")][..],
        &[("legal_moves_only", "off")],
        &[("start", "fen"), ("fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")],
        // The usual position, and a draw after one move more.
        &[("start", "fen"), ("fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 149 1")],
        &[("control", "unlimited")],
    ] {
        let page = offer(fields);
        assert_eq!(page.status, 422, "{fields:?}: {}", page.text());
        page.assert_says(refused);
        // What was entered is still there.
        assert_eq!(page.all("#rated option[selected]"), ["rated"]);
    }
    // The other game options are nobody's advantage.
    let page = offer(&[("draw_rule", "automatic"), ("vacation", "off"), ("takebacks", "on")]);
    assert_eq!(page.status, 200, "{}", page.text());
    page.assert_says("rated, automatic draws, no takebacks, no vacation");
    let page = offer(&[("rated", "perhaps")]);
    assert_eq!(page.status, 422, "{}", page.text());
}

/// A few players, and games among them that end as chance will have it.
struct Club {
    site: Site,
    players: Vec<PlayerId>,
    admin: PlayerId,
    games: Vec<GameId>,
}

impl Club {
    fn found(size: usize) -> Club {
        let site = Site::start();
        let now = site.now();
        let insert = site.db.write::<_, DbError>(move |conn| {
            let admin = insert_player(conn, "Admin", now)?;
            player_roles::update(
                conn,
                admin,
                player_roles::PlayerRoles { is_admin: true, is_arbiter: false, is_director: false },
            )?;
            let names = (0..size).map(|number| format!("Player{number}"));
            let list = names.map(|name| insert_player(conn, &name, now)).collect::<Result<_, _>>();
            Ok((admin, list?))
        });
        let (admin, players) = site.run(insert).expect("players");
        Club { site, players, admin, games: Vec::new() }
    }

    fn begin(&mut self, white: PlayerId, black: PlayerId, rated: bool) -> GameId {
        let terms = Terms { rated, takebacks: false, ..Terms::standard(TimeDelta::days(3)) };
        let offer = NewOffer {
            opponent: None,
            color: Some(Color::White),
            start: Start::standard(),
            terms,
            series: None,
            conditions: zugpost::tournament::entry::EntryConditions::default(),
            message: String::new(),
            form_key: self.games.len().to_string(),
        };
        let (db, now) = (&self.site.db, self.site.now());
        let challenge = self
            .site
            .run(offer_challenge(
                db,
                white,
                offer,
                zugpost::game::game_limit::GameLimits::UNLIMITED,
                now,
            ))
            .expect("an offer");
        let accepted = accept_challenge(
            db,
            black,
            challenge,
            true,
            zugpost::tournament::lots::LotSecret::new([7; 32]),
            zugpost::game::game_limit::GameLimits::UNLIMITED,
            now,
        );
        let game = self.site.run(accepted).expect("a game");
        self.games.push(game);
        game
    }

    /// Both make their first move: only then a result counts.
    fn open(&self, game: GameId, [white, black]: [PlayerId; 2]) {
        for (player, text, ply) in [(white, "e4", 0), (black, "e5", 1)] {
            let play = Play { text: text.to_owned(), ply, ..Play::default() };
            let acted = GameCommand::by_player(player, game, PlayerCommand::Play(play))
                .run(&self.site.db, self.site.now());
            self.site.run(acted).expect("a move");
        }
    }

    fn resign(&self, player: PlayerId, game: GameId) {
        let acted = GameCommand::by_player(player, game, PlayerCommand::Resign)
            .run(&self.site.db, self.site.now());
        self.site.run(acted).expect("a resignation");
    }

    fn rule(&self, game: GameId, adjudication: Adjudication) {
        let found = self.site.read(move |conn| games::find(conn, game)).expect("a game");
        let reason = "So it is.".to_owned();
        let wish = Adjudicate { game, by: self.admin, seen: found.version(), adjudication, reason };
        self.site.run(adjudicate(&self.site.db, wish, self.site.now())).expect("a decision");
    }

    fn recompute(&self) -> usize {
        self.site.run(recompute_ratings(&self.site.db)).expect("ratings")
    }

    fn stored(&self) -> BTreeMap<PlayerId, Vec<Rated>> {
        let players = self.players.clone();
        self.site.read(move |conn| {
            let list = |player: &PlayerId| {
                Ok((*player, ratings::list(conn, *player, Variant::Standard, 1000)?))
            };
            players.iter().map(list).collect()
        })
    }

    /// The same from the games alone, one week after the other.
    fn reckoned_anew(&self) -> BTreeMap<PlayerId, Vec<Rated>> {
        let mut weeks: BTreeMap<Week, Vec<(PlayerId, PlayerId, GameResult)>> = BTreeMap::new();
        for id in self.games.clone() {
            let stored = self.site.read(move |conn| games::find(conn, id)).expect("a game");
            let Some(ended) = stored.game.ended().filter(|_| stored.game.terms().rated) else {
                continue;
            };
            let result = ended.ending.result();
            if matches!(result, GameResult::Win(_) | GameResult::Draw) && stored.game.ply() >= 2 {
                let of = (stored.white, stored.black, result);
                weeks.entry(Week::of(ended.at)).or_default().push(of);
            }
        }
        let mut all: BTreeMap<PlayerId, Vec<Rated>> =
            self.players.iter().map(|player| (*player, Vec::new())).collect();
        for (week, games) in weeks {
            let before = all.clone();
            let worth = |player: PlayerId| match before[&player].last() {
                Some(then) => then.rating.aged(then.week, week),
                None => Rating::default(),
            };
            for (player, history) in &mut all {
                let mut results: Vec<(Rating, Score)> = Vec::new();
                for (white, black, result) in &games {
                    for (me, other, side) in
                        [(white, black, Color::White), (black, white, Color::Black)]
                    {
                        if me == player {
                            results.push((worth(*other), result.score(side).expect("a score")));
                        }
                    }
                }
                if !results.is_empty() {
                    let games = i32::try_from(results.len()).expect("a few");
                    history.push(Rated { week, rating: worth(*player).after(&results), games });
                }
            }
        }
        all
    }
}

#[test]
fn whatever_becomes_of_results_ratings_follow_from_them_alone() {
    let mut club = Club::found(6);
    let mut random = Chance(8);
    let mut over: Vec<GameId> = Vec::new();
    for round in 0..160 {
        let mut two = club.players.clone();
        let white = two.remove(random.below(two.len()));
        let black = random.one_of(&two).expect("another");
        match random.below(10) {
            0..6 => {
                let is_rated = random.happens(85);
                let game = club.begin(white, black, is_rated);
                if random.happens(90) {
                    club.open(game, [white, black]);
                }
                if random.happens(25) {
                    club.rule(game, Adjudication::End(Adjudicated::Draw));
                } else {
                    club.resign(if random.happens(50) { white } else { black }, game);
                }
                over.push(game);
            }
            6 if !over.is_empty() => {
                let game = over.swap_remove(random.below(over.len()));
                club.rule(game, Adjudication::Reopen { days: 3 });
                let adjudicated = [
                    Some(Adjudicated::Annulled),
                    Some(Adjudicated::BothLose),
                    Some(Adjudicated::Draw),
                    Some(Adjudicated::Win(Color::White)),
                    // It goes on.
                    None,
                ];
                if let Some(adjudicated) = random.one_of(&adjudicated).flatten() {
                    // The result may come in another week than before.
                    club.site.advance(TimeDelta::days([0, 2][random.below(2)]));
                    club.rule(game, Adjudication::End(adjudicated));
                    over.push(game);
                }
            }
            7 => drop(club.recompute()),
            _ => club.site.advance(TimeDelta::hours([5, 60, 200][random.below(3)])),
        }
        if round % 20 == 19 {
            while club.recompute() > 0 {}
            assert_eq!(club.stored(), club.reckoned_anew(), "round {round}");
        }
    }
    let weeks: usize = club.stored().values().map(Vec::len).sum();
    assert!(weeks > 25, "{weeks}");
    assert_eq!(club.recompute(), 0);
}

/// An annulled game of long ago leaves no trace, not even with those who met its players later.
#[test]
fn an_adjudication_on_an_old_game_goes_through_all_that_followed() {
    let mut club = Club::found(3);
    let [anna, bruno, carla] = club.players.clone().try_into().expect("three");
    let old = club.begin(anna, bruno, true);
    club.open(old, [anna, bruno]);
    club.resign(anna, old);
    for (white, black) in [(bruno, carla), (carla, anna)] {
        club.site.advance(TimeDelta::weeks(2));
        let game = club.begin(white, black, true);
        club.open(game, [white, black]);
        club.resign(white, game);
    }
    while club.recompute() > 0 {}
    let before = club.stored();
    assert_eq!(before[&bruno].len(), 2);
    club.rule(old, Adjudication::Reopen { days: 3 });
    club.rule(old, Adjudication::End(Adjudicated::Annulled));
    while club.recompute() > 0 {}
    let after = club.stored();
    assert_eq!(after[&bruno].len(), 1);
    assert_eq!(after[&anna].len(), 1);
    assert!(after[&carla][0].rating.value < before[&carla][0].rating.value);
    assert_eq!(after, club.reckoned_anew());
}

/// Two servers compute while games end, more of them than one goes through at a time.
#[test]
fn several_nodes_reckon_at_once_and_all_can_be_reckoned_anew() {
    let mut club = Club::found(4);
    let players = club.players.clone();
    let pairs = |n: usize| [players[n % 4], players[(n + 1 + n / 4 % 3) % 4]];
    for round in 0..3 {
        let games: Vec<_> = (0..40)
            .map(|n| {
                let [white, black] = pairs(n);
                let game = club.begin(white, black, true);
                club.open(game, [white, black]);
                (game, white)
            })
            .collect();
        let club = &club;
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    for _ in 0..30 {
                        club.recompute();
                    }
                });
            }
            games.iter().for_each(|(game, white)| club.resign(*white, *game));
        });
        while club.recompute() > 0 {}
        assert_eq!(club.stored(), club.reckoned_anew(), "round {round}");
        club.site.advance(TimeDelta::weeks(1));
    }
    // Everything again, from the games alone.
    club.site.run(recompute_all(&club.site.db)).expect("all is noted");
    let before = club.stored();
    let write = club.site.db.write::<_, DbError>(|conn| {
        Ok(diesel::sql_query("UPDATE ratings SET value = value + 500").execute(conn)?)
    });
    assert!(club.site.run(write).expect("a change") > 0);
    while club.recompute() > 0 {}
    assert_eq!(club.stored(), club.reckoned_anew());
    assert_eq!(before[&players[0]], club.stored()[&players[0]]);
}

/// Somebody whose rating cannot be written keeps nobody else waiting.
#[test]
fn a_rating_that_cannot_be_written_stops_no_other() {
    let mut club = Club::found(4);
    let [anna, bruno, carla, dora] = club.players.clone().try_into().expect("four");
    let refuse = club.site.db.write::<_, DbError>(move |conn| {
        let sql = match conn {
            DbConn::Sqlite(_) => format!(
                "CREATE TRIGGER refuse BEFORE INSERT ON ratings WHEN NEW.player_id = {anna}
                 BEGIN SELECT RAISE(ABORT, 'not this one'); END"
            ),
            DbConn::Postgres(_) => {
                format!("ALTER TABLE ratings ADD CONSTRAINT refuse CHECK (player_id <> {anna})")
            }
        };
        Ok(diesel::sql_query(sql).execute(conn)?)
    });
    club.site.run(refuse).expect("a change");
    for (white, black) in [(anna, bruno), (carla, dora)] {
        let game = club.begin(white, black, true);
        club.open(game, [white, black]);
        club.resign(white, game);
    }
    while club.recompute() > 0 {}
    let stored = club.stored();
    let weeks = [anna, bruno, carla, dora].map(|player| stored[&player].len());
    assert_eq!(weeks, [0, 1, 1, 1]);
}

#[test]
fn what_does_not_fit_into_one_transaction_waits_for_the_next() {
    let club = Club::found(3);
    let (week, players) = (Week(100), club.players.clone());
    let take = club.site.db.write::<_, DbError>(move |conn| {
        ratings::insert_due(conn, Variant::Standard, week, &players)?;
        ratings::insert_due(conn, Variant::Standard, week.next(), &players[..1])?;
        let mut taken = Vec::new();
        while let Some(due) = ratings::take_due(conn, 2)? {
            taken.push((due.week, due.players.len()));
        }
        Ok(taken)
    });
    let taken = club.site.run(take).expect("all of it");
    assert_eq!(taken, [(week, 2), (week, 1), (week.next(), 1)]);
}
