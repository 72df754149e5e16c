//! The form that announces a tournament.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    chess::Variant,
    db::{DbError, TournamentId, players, tournaments},
    game::{Assistance, DrawRule, clock::TimeControl},
    tournament::{
        StartingPosition, Tournament, Visibility,
        entry::EntryConditions,
        pairing::{
            knockout::DrawnMatchRule,
            match_games::MatchSchedule,
            numbering::Numbering,
            round_robin::{Cycles, RoundPace},
        },
        standings::{ScoringSystem, TieBreakList, TournamentSystem},
        swiss_terms::SwissPace,
        terms::{Format, GameTerms, StartRule, TournamentTerms},
    },
};

use crate::support::{Browser, Page, Site, site::ADMIN};

/// A day after the clock of a test, which starts on 20 November.
const DAY: &str = "2026-12-01";

/// Sends the form with a name and a date, and what else is said.
#[track_caller]
pub fn announce(browser: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = browser.get("/tournaments/new");
    assert_eq!(page.status, 200, "{}", page.text());
    let mut all = vec![("name", "Autumn Cup"), ("start_date", DAY)];
    all.retain(|(name, _)| fields.iter().all(|(other, _)| other != name));
    all.extend_from_slice(fields);
    browser.submit(&page, "main form", &all)
}

fn is_announced(page: &Page, id: i64) -> bool {
    page.path == format!("/tournaments/{id}?notice=tournament-announced")
}

fn find(site: &Site, id: i64) -> Option<Arc<Tournament>> {
    let found = site.read(move |conn| tournaments::find(conn, TournamentId(id)));
    found.map(|stored| stored.tournament)
}

/// Returns the first row of the log of a tournament.
fn first_row(site: &Site, id: i64) -> String {
    let lines = site.read(move |conn| tournaments::list_lines(conn, TournamentId(id)));
    lines.first().expect("a row").event.clone()
}

fn instant(text: &str) -> DateTime<Utc> {
    text.parse().expect("an instant")
}

#[test]
fn a_director_announces_each_format() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    let round_robin =
        |section_size, cycles, pace| Format::RoundRobin { section_size, cycles, pace };
    let knockout = |games, schedule, drawn_match_rule| Format::Knockout {
        games,
        schedule,
        ends_early: true,
        drawn_match_rule,
    };
    for (id, (fields, format, row)) in (1..).zip([
        (vec![], round_robin(7, Cycles::Single, RoundPace::AllAtOnce), "\"section_size\":7"),
        (
            vec![("section_size", "24"), ("cycles", "double"), ("pace", "round_by_round")],
            round_robin(24, Cycles::Double, RoundPace::RoundByRound),
            "\"cycles\":\"double\"",
        ),
        (
            vec![("format", "match")],
            Format::Match { games: 4, schedule: MatchSchedule::OneByOne, ends_early: true },
            "\"match\"",
        ),
        (
            vec![
                ("format", "match"),
                ("match_games", "24"),
                ("match_schedule", "two_at_a_time"),
                ("match_ends_early", "off"),
                ("start", "when_full"),
                ("start_date", ""),
            ],
            Format::Match { games: 24, schedule: MatchSchedule::TwoAtATime, ends_early: false },
            "\"when_full\"",
        ),
        (
            vec![("format", "knockout")],
            knockout(2, MatchSchedule::OneByOne, DrawnMatchRule::Decider),
            "\"decider\"",
        ),
        (
            vec![
                ("format", "knockout"),
                ("knockout_games", " 1 "),
                ("knockout_schedule", "two_at_a_time"),
                ("drawn_match_rule", "better_seed"),
            ],
            knockout(1, MatchSchedule::TwoAtATime, DrawnMatchRule::BetterSeed),
            "\"better_seed\"",
        ),
        (
            vec![("format", "swiss")],
            Format::Swiss { rounds: 7, pace: SwissPace::WhenRoundEnds },
            "\"tie_breaks\":\"BH-C1 BH SB DE\"",
        ),
        (
            vec![("format", "swiss"), ("swiss_rounds", "9"), ("round_days", "45")],
            Format::Swiss { rounds: 9, pace: SwissPace::EveryDays(45) },
            "\"every_days 45\"",
        ),
        (vec![("format", "ladder"), ("start_date", "")], Format::Ladder, "\"at_once\""),
    ]) {
        let page = announce(&mut anna, &fields);
        assert!(is_announced(&page, id), "{fields:?}: {} {}", page.path, page.text());
        let tournament = find(&site, id).expect("a tournament");
        assert_eq!(tournament.terms.format, format);
        assert_eq!(tournament.terms.fault(site.now()), None);
        let said = first_row(&site, id);
        assert!(said.contains("Autumn Cup") && said.contains(row), "{said}");
    }
    // The places of a match need not be said.
    assert_eq!(find(&site, 4).expect("a match").terms.capacity, Some(2));
}

#[test]
fn what_stands_there_at_first_is_usual() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    let page = announce(&mut anna, &[("start_time", "18:30")]);
    assert!(is_announced(&page, 1), "{}", page.text());
    let terms = find(&site, 1).expect("a tournament").terms.clone();
    // In the player's zone, Europe/Berlin.
    let start = StartRule::OnDate(instant("2026-12-01T17:30:00Z"));
    let usual = TournamentTerms {
        name: "Autumn Cup".into(),
        description: String::new(),
        format: Format::RoundRobin {
            section_size: 7,
            cycles: Cycles::Single,
            pace: RoundPace::AllAtOnce,
        },
        numbering: Numbering::ByLot,
        games: GameTerms {
            variant: Variant::Standard,
            position: StartingPosition::OfVariant,
            control: TimeControl::PerMove { time: TimeDelta::days(3) },
            vacation: true,
            draw_rule: DrawRule::Claimed,
            conditional: true,
            rated: true,
            assistance: Assistance::default(),
        },
        entry: EntryConditions::default(),
        entries_open_at: None,
        start,
        capacity: None,
        tie_breaks: TieBreakList::default_for(TournamentSystem::RoundRobin),
        scoring: ScoringSystem::STANDARD,
        visibility: Visibility::Everything,
        ends_at: None,
        max_game_days: None,
        repeats: false,
        out_after_two_timeouts: false,
    };
    assert_eq!(terms, usual);
}

#[test]
fn everything_can_be_set() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    site.player("Bruno");
    let page = announce(
        &mut anna,
        &[
            ("name", "  Stairs &\nCo.  "),
            ("description", "First line.\r\nSecond line.\r\n"),
            ("control", "fischer"),
            ("initial", "20 days"),
            ("increment", "2 days"),
            ("rated", "off"),
            ("start", "when_full"),
            ("start_date", ""),
            ("repeats", "on"),
            ("capacity", "7"),
            ("entries_open", "2026-11-25"),
            ("by_invitation", "on"),
            ("variant", "atomic"),
            ("min_rating", "1400"),
            ("max_rating", "1800"),
            ("min_games", "10"),
            ("max_timeouts_percent", "5"),
            ("max_days_a_move", "3"),
            ("max_running_games", "40"),
            ("draw_rule", "automatic"),
            ("conditional", "off"),
            ("vacation", "off"),
            ("books", "off"),
            ("databases", "off"),
            ("engines", "on"),
            ("numbering", "by_rating"),
            ("tie_breaks", "de,sb  KS ; rtng/r"),
            ("scoring", "three_one_zero"),
            ("deputy", " bruno "),
        ],
    );
    assert!(is_announced(&page, 1), "{}", page.text());
    let tournament = find(&site, 1).expect("a tournament");
    let name = |id| site.read(move |conn| players::get(conn, zugpost::db::PlayerId(id))).name;
    assert_eq!(tournament.director.map(name).as_deref(), Some("Anna"));
    assert_eq!(tournament.deputy.map(name).as_deref(), Some("Bruno"));
    let terms = &tournament.terms;
    assert_eq!(terms.name, "Stairs & Co.");
    assert_eq!(terms.description, "First line.\nSecond line.");
    assert_eq!(
        terms.games,
        GameTerms {
            variant: Variant::Atomic,
            position: StartingPosition::OfVariant,
            control: TimeControl::Fischer {
                initial: TimeDelta::days(20),
                increment: TimeDelta::days(2),
                cap: None,
                limit: None
            },
            vacation: false,
            draw_rule: DrawRule::Automatic,
            conditional: false,
            rated: false,
            assistance: Assistance { books: false, databases: false, engines: true },
        }
    );
    assert_eq!((terms.start, terms.repeats, terms.capacity), (StartRule::WhenFull, true, Some(7)));
    assert_eq!(terms.entries_open_at, Some(instant("2026-11-24T23:00:00Z")));
    assert_eq!(
        terms.entry,
        EntryConditions {
            by_invitation: true,
            min_rating: Some(1400),
            max_rating: Some(1800),
            min_games: Some(10),
            max_timeouts_percent: Some(5),
            max_days_a_move: Some(3),
            max_running_games: Some(40),
        }
    );
    assert_eq!(
        (terms.numbering, terms.scoring),
        (Numbering::ByRating, ScoringSystem::THREE_ONE_ZERO)
    );
    let codes: Vec<_> = terms.tie_breaks.as_slice().iter().map(|it| it.code()).collect();
    assert_eq!(codes, ["DE", "SB", "KS", "RTNG/R"]);
}

/// What is wrong is said at its field, and all that was entered stands there still.
#[test]
fn each_field_says_what_is_wrong_with_it() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    let (long_name, long_text) = ("x".repeat(81), "x".repeat(4001));
    let elsewhere = "This belongs to a format that is not chosen.";
    for (fields, field, said) in [
        (vec![("name", "  ")], "name", "Enter a name of 1 to 80 characters."),
        (vec![("name", long_name.as_str())], "name", "Enter a name of 1 to 80 characters."),
        (vec![("description", long_text.as_str())], "description", "Use at most 4"),
        (vec![("format", "league")], "format-round_robin", "Choose a format."),
        (vec![("section_size", "2")], "section_size", "A section must have 3 to 24 players."),
        (vec![("section_size", "300")], "section_size", "A section must have 3 to 24 players."),
        (vec![("section_size", "many")], "section_size", "enter a whole number."),
        (vec![("format", "match"), ("match_games", "25")], "match_games", "A match has 2 to 24"),
        (vec![("format", "match"), ("match_games", "258")], "match_games", "A match has 2 to 24"),
        (vec![("format", "match"), ("match_games", "")], "match_games", "enter a whole number."),
        (vec![("format", "knockout"), ("knockout_games", "3")], "knockout_games", "an even number"),
        (
            vec![("format", "swiss"), ("swiss_rounds", "21")],
            "swiss_rounds",
            "A Swiss tournament has 2 to 20 rounds.",
        ),
        (
            vec![("format", "swiss"), ("capacity", "7")],
            "swiss_rounds",
            "players would run out of opponents",
        ),
        (vec![("format", "swiss"), ("round_days", "0")], "round_days", "Enter 1 to 365 days"),
        (
            vec![("format", "swiss"), ("numbering", "as_entered")],
            "numbering",
            "the pairing numbers are given by rating",
        ),
        (vec![("round_days", "30")], "round_days", elsewhere),
        (vec![("match_games", "6")], "match_games", elsewhere),
        (vec![("format", "match"), ("knockout_games", "4")], "knockout_games", elsewhere),
        (vec![("format", "knockout"), ("section_size", "9")], "section_size", elsewhere),
        (vec![("control", "unlimited")], "control-per_move", "A tournament needs a time limit."),
        (vec![("other_days", "soon")], "other_days", "enter a time such as"),
        (vec![("increment", "2 days")], "increment", "a time control that is not chosen"),
        (vec![("start_date", "")], "start_date", "This is not a valid date."),
        (vec![("start_date", "tomorrow")], "start_date", "This is not a valid date."),
        (vec![("start_date", "2026-11-20")], "start_date", "The start must be in the future."),
        (vec![("start_time", "noon")], "start_time", "Enter a time such as 18:30."),
        (
            vec![("start", "when_full"), ("capacity", "7"), ("repeats", "on")],
            "start_date",
            "You entered a date, but the tournament starts when it is full.",
        ),
        (vec![("start", "when_full"), ("start_date", "")], "capacity", "needs a number of places"),
        (vec![("repeats", "on")], "repeats", "A standing offer must start when it is full"),
        (
            vec![("start", "when_full"), ("start_date", ""), ("capacity", "14"), ("repeats", "on")],
            "capacity",
            "A standing offer has only one section.",
        ),
        (vec![("last_day", "2020-01-01")], "last_day", "The last day of play must be after"),
        (vec![("last_day", "someday")], "last_day", "This is not a valid date."),
        (vec![("max_game_days", "29")], "max_game_days", "days from 30 to 1825."),
        (vec![("max_game_days", "long")], "max_game_days", "enter a whole number."),
        (vec![("capacity", "2")], "capacity", "cannot be played by this number of players."),
        (vec![("capacity", "a few")], "capacity", "enter a whole number."),
        (vec![("entries_open", "now")], "entries_open", "This is not a valid date."),
        (vec![("entries_open", "2026-12-02")], "entries_open", "Entries must open before"),
        (
            vec![("min_rating", "1800"), ("max_rating", "1400")],
            "min_rating",
            "The lowest rating is above the highest.",
        ),
        (vec![("max_rating", "high")], "max_rating", "Highest rating: enter a whole number."),
        (vec![("min_games", "-1")], "min_games", "enter a whole number."),
        (vec![("max_timeouts_percent", "101")], "max_timeouts_percent", "from 0 to 100."),
        (vec![("max_days_a_move", "2.5")], "max_days_a_move", "enter a whole number."),
        (vec![("max_running_games", "99999999999")], "max_running_games", "enter a whole number."),
        (vec![("tie_breaks", "WIN, luck")], "tie_breaks", "There is no tie-break LUCK."),
        (vec![("tie_breaks", "bh-c1")], "tie_breaks", "The tie-break BH-C1 cannot be used"),
        (vec![("tie_breaks", "SB WIN SB")], "tie_breaks", "The tie-break SB appears twice."),
        (vec![("deputy", "Anna")], "deputy", "You cannot be your own deputy."),
        (vec![("deputy", "Nobody")], "deputy", "No player has this username."),
    ] {
        let page = announce(&mut anna, &fields);
        assert_eq!(page.status, 422, "{fields:?}");
        let error = page.all(&format!("#{field}-error"));
        assert!(error.len() == 1 && error[0].contains(said), "{fields:?}: {error:?}");
        assert_eq!(page.all("main .error").len(), 1, "{fields:?}: {:?}", page.all("main .error"));
        assert!(!page.has(&format!("details:not([open]) #{field}-error")), "{field} is folded");
        for (name, value) in &fields {
            let kept =
                page.attribute(&format!("main input[name={name}]:not([type=radio])"), "value");
            let is_chosen = page.has(&format!("[name={name}][value={value:?}][checked]"))
                || page.has(&format!("[name={name}] option[value={value:?}][selected]"));
            let is_text = page.all(&format!("textarea[name={name}]")) == [*value];
            // What is in no list was not sent by this page.
            let is_forged = ["league", "unlimited"].contains(value);
            assert!(is_chosen || is_text || is_forged || kept.as_deref() == Some(*value), "{name}");
        }
    }
    assert!(find(&site, 1).is_none(), "nothing was announced");
}

#[test]
fn all_faults_are_told_at_once() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    let page = announce(
        &mut anna,
        &[
            ("name", ""),
            ("description", "Two words"),
            ("section_size", "25"),
            ("start_date", "2026-11-01"),
            ("capacity", "x"),
            ("max_timeouts_percent", "200"),
            ("other_days", "99 days"),
            ("tie_breaks", "XX"),
            ("deputy", "Nobody"),
        ],
    );
    assert_eq!(page.status, 422);
    for field in [
        "name",
        "section_size",
        "start_date",
        "capacity",
        "max_timeouts_percent",
        "other_days",
        "tie_breaks",
        "deputy",
    ] {
        assert!(page.has(&format!("#{field}-error")), "{field}");
        assert!(page.has(&format!(".summary a[href='#{field}'], a[href='#{field}']")), "{field}");
    }
    assert_eq!(page.all("#description"), ["Two words"]);
    // How many may play is not checked while the format is not known.
    let fields = [("format", "knockout"), ("knockout_games", "x"), ("capacity", "2")];
    let unclear = announce(&mut anna, &fields);
    assert!(unclear.has("#knockout_games-error") && !unclear.has("#capacity-error"));
    let fields = [("format", "knockout"), ("knockout_games", "3"), ("section_size", "9")];
    let both = announce(&mut anna, &fields);
    assert!(both.has("#knockout_games-error") && both.has("#section_size-error"));
    // Mended, the same form announces it.
    let mended = [
        ("name", "Autumn Cup"),
        ("section_size", "7"),
        ("start_date", DAY),
        ("capacity", ""),
        ("max_timeouts_percent", ""),
        ("other_days", "12 hours"),
        ("tie_breaks", "SB"),
        ("deputy", ""),
    ];
    let page = anna.submit(&page, "main form", &mended);
    assert!(is_announced(&page, 1), "{}", page.text());
    assert_eq!(find(&site, 1).expect("a tournament").terms.description, "Two words");
}

#[test]
fn values_that_no_list_has_are_refused() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    for (field, shown_at) in [
        ("cycles", "cycles"),
        ("pace", "pace"),
        ("rated", "rated"),
        ("start", "start-on_date"),
        ("repeats", "repeats"),
        ("by_invitation", "by_invitation"),
        ("draw_rule", "draw_rule"),
        ("conditional", "conditional"),
        ("vacation", "vacation"),
        ("numbering", "numbering"),
        ("scoring", "scoring"),
    ] {
        let page = announce(&mut anna, &[(field, "maybe")]);
        assert_eq!(page.status, 422, "{field}");
        assert!(page.has(&format!("#{shown_at}-error")), "{field}: {}", page.text());
        assert!(!page.has(&format!("details:not([open]) #{shown_at}-error")), "{field} is folded");
    }
    let page = announce(&mut anna, &[("form_key", "")]);
    assert_eq!(page.status, 422);
    page.assert_says("This form has expired. Reload the page.");
}

#[test]
fn only_directors_and_administrators_announce() {
    let site = Site::start();
    let (mut anna, mut ben) = (site.director("Anna"), site.player("Ben"));
    assert_eq!(ben.get("/tournaments/new").status, 403);
    let key = anna.get("/tournaments/new").attribute("input[name=form_key]", "value");
    let key = key.expect("a key");
    let send = |browser: &mut Browser| {
        let csrf = browser.csrf();
        let fields = [
            ("csrf", csrf.as_str()),
            ("form_key", &key),
            ("name", "Autumn Cup"),
            ("start_date", DAY),
        ];
        browser.post("/tournaments/new", &fields)
    };
    assert_eq!(send(&mut ben).status, 403);
    assert!(find(&site, 1).is_none());
    assert!(site.browser().get("/tournaments/new").path.starts_with("/login"));
    let mut stranger = site.browser();
    assert_eq!(send(&mut stranger).status, 401);
    site.give_roles("Ben", ADMIN);
    assert!(is_announced(&send(&mut ben), 1));
    // The same key in the form of somebody else is another tournament.
    assert!(is_announced(&send(&mut anna), 2));
}

#[test]
fn the_same_form_sent_twice_makes_one_tournament() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    let page = anna.get("/tournaments/new");
    let fields = [("name", "Autumn Cup"), ("start_date", DAY)];
    let first = anna.submit(&page, "main form", &fields);
    let second = anna.submit(&page, "main form", &fields);
    assert!(is_announced(&first, 1) && is_announced(&second, 1), "{}", second.path);
    assert!(find(&site, 2).is_none());
    // On the way back another one is announced from the same page.
    let fields = [("name", "Winter Cup"), ("start_date", DAY)];
    let third = anna.submit(&page, "main form", &fields);
    assert!(third.path.ends_with("?notice=tournament-announced"), "{}", third.path);
    assert_ne!(third.path, first.path);
}

/// Who may not enter, or may no longer, is no deputy.
#[test]
fn a_suspended_player_is_no_deputy() {
    let site = Site::start();
    let mut anna = site.director("Anna");
    site.player("Bruno");
    let now = zugpost::db::DbTimestamp::of(site.now());
    let suspended = site.db.write::<_, DbError>(move |conn| {
        let bruno = players::find_by_name(conn, "Bruno")?.expect("a player");
        Ok(players::update_suspension(conn, bruno.id, Some(("Rude.", now)))?)
    });
    site.run(suspended).expect("a suspension");
    let page = announce(&mut anna, &[("deputy", "Bruno")]);
    assert_eq!(page.all("#deputy-error").len(), 1);
    page.assert_says("This player cannot be deputy at the moment.");
}

/// The form is written in the reader's language: what stands there at first was not typed.
#[test]
fn the_form_can_be_sent_in_any_language() {
    let site = Site::start();
    for (id, language) in (1..).zip(["de", "en", "es", "fr"]) {
        let mut anna = site.director(&format!("Anna{id}"));
        let page = anna.get("/tournaments/new");
        anna.submit(&page, "form[action='/appearance']", &[("language", language)]);
        let fresh = anna.get("/tournaments/new");
        assert_eq!(fresh.attribute("html", "lang").as_deref(), Some(language));
        assert_eq!(fresh.all("main details").len(), 2);
        assert!(!fresh.has("main details[open]"), "{language}");
        let page = announce(&mut anna, &[("control", "period")]);
        assert!(is_announced(&page, id), "{language}: {}", page.text());
    }
}
