//! Ladders over HTTP: announced, entered, challenges made and answered, steps, closed.

use chrono::TimeDelta;
use zugpost::{
    db::{DbError, DbTimestamp, TournamentId, players},
    tournament::terms::{Format, StartRule},
};

use super::{
    Event, account, terms,
    verify::{file, verify},
};
use crate::support::{Page, Site, site::PASSWORD};

/// A ladder with players P1, P2 …
fn ladder(players: usize) -> Event {
    let mut event = Event::announce(terms(Format::Ladder, StartRule::AtOnce, None));
    event.enter(players);
    event
}

/// What players do, by their places in the list: 0 is P1.
impl Event {
    /// Presses the button beside a name.
    #[track_caller]
    fn challenge(&mut self, challenger: usize, challenged: usize) -> Page {
        let path = self.path();
        let page = self.players[challenger].get(&path);
        let form = format!("form[action$='/challenges']:has([value='{}'])", challenged + 1);
        assert!(page.has(&form), "{}", page.text());
        self.players[challenger].submit(&page, &form, &[])
    }

    /// Sends what the page has no button for.
    fn challenge_anyway(&mut self, challenger: usize, challenged: &str) -> Page {
        let (path, player) = (self.path(), &mut self.players[challenger]);
        let csrf = player.csrf();
        let fields = [("csrf", csrf.as_str()), ("player", challenged)];
        player.post_once(&format!("{path}/challenges"), &fields)
    }

    fn answer(&mut self, player: usize, challenge: usize, answer: &str) -> Page {
        let (path, player) = (self.path(), &mut self.players[player]);
        let csrf = player.csrf();
        let fields = [("csrf", csrf.as_str())];
        player.post(&format!("{path}/challenges/{challenge}/{answer}"), &fields)
    }

    /// Everybody comes back after some days, and logs in again.
    fn pass_days(&mut self, days: i64) {
        self.site.advance(TimeDelta::days(days));
        let log_in = |name: &str| {
            let mut browser = self.site.browser();
            browser.log_in(name, PASSWORD);
            browser
        };
        self.director = log_in("Director");
        self.players = (1..=self.players.len()).map(|it| log_in(&format!("P{it}"))).collect();
    }

    /// Returns the steps as the page has them: a line for each, the highest first.
    fn steps(&self) -> Vec<String> {
        let page = self.site.browser().get(&format!("{}/table.csv", self.path()));
        let rows = page.html.lines().skip(1);
        let cells = rows.map(|row| row.split(',').take(2).collect::<Vec<_>>().join(" "));
        cells.collect()
    }

    #[track_caller]
    fn assert_sound(&self) -> String {
        let (is_sound, said) = verify(&file(self));
        assert!(is_sound, "{said}");
        said
    }
}

/// Announces a ladder, whose page says what holds on it.
fn announced() -> Event {
    let site = Site::start();
    let mut director = site.director("Director");
    let page = director.get("/tournaments/new");
    let fields = [("name", "Stairs"), ("format", "ladder")];
    let page = director.submit(&page, "main form", &fields);
    page.assert_says("A ladder with steps.");
    page.assert_says("up to 3 steps below");
    page.assert_says("within 7 days");
    page.assert_says("It is always open.");
    page.assert_says("Ladder · always open");
    assert!(!page.text().contains("Tie-breaks"), "{}", page.text());
    Event { site, id: TournamentId(1), director, players: Vec::new() }
}

#[test]
fn a_ladder_from_the_announcement_to_the_end() {
    let mut event = announced();
    let path = event.path();
    event.enter(4);
    assert_eq!(event.steps(), ["1 P1", "1 P2", "1 P3", "1 P4"]);
    // It is open to enter, and running.
    for (group, text) in [("", "Stairs"), ("running", "Stairs")] {
        let list = event.site.browser().get(&format!("/tournaments?group={group}&format=ladder"));
        list.assert_says(text);
    }
    event.players[0].get("/tournaments").assert_says("you have entered");

    // P1 challenges P2: an email says so, and it waits.
    let page = event.challenge(0, 1);
    page.assert_says("You have challenged this player.");
    page.assert_says("You have challenged P2.");
    page.assert_says("You already have a game or a challenge as the challenger.");
    event.site.run_jobs();
    let email = event.site.email_to("p2@example.org");
    assert_eq!(email.subject, "P1 challenges you on Stairs");
    let said = email.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("Accept or decline on the page of the ladder by"), "{said}");
    assert!(said.contains(&format!("{path}#challenges")), "{said}");
    let page = event.players[1].get("/games");
    page.assert_says("P1 challenges you on Stairs.");
    event.players[1].get("/waiting").assert_says("You have 1 challenge");
    let page = event.players[1].submit(&page, "form[action$='/accept']", &[]);
    page.assert_says("The game has started.");
    page.assert_says("You two are playing already.");
    assert!(!event.players[1].get("/waiting").text().contains("1 challenge"));
    // The challenged has White.
    let [(game, white, black)] = event.games()[..] else { panic!("one game") };
    assert_eq!((white, black), (1, 0));
    event.site.run_jobs();
    let emails = event.site.emails_to("p1@example.org");
    let started = emails.iter().find(|email| email.subject == "P2 – P1 · game 1");
    let started = &started.expect("an email about the game").text;
    assert!(started.contains("Stairs"), "{started}");
    // It is one of theirs: a game of the ladder.
    event.players[0].get(&format!("/games/{game}")).assert_says("Stairs");
    event.play(game, white, black, false);
    assert_eq!(event.steps(), ["2 P1", "1 P2", "1 P3", "1 P4"]);
    let page = event.players[0].get(&path);
    page.assert_says("Step 2");
    page.assert_says("You can challenge them again in 14 days.");
    event.players[1].get(&path).assert_says("On a higher step: only they can challenge you.");

    // P3 declines: that counts as a loss, and P1 is on step 3.
    event.challenge(0, 2);
    event.answer(2, 2, "decline").assert_says("You have declined the challenge.");
    assert_eq!(event.steps()[0], "3 P1");
    event.site.run_jobs();
    let emails = event.site.emails_to("p1@example.org");
    let told = "Stairs: P3 has not accepted your challenge";
    assert!(emails.iter().any(|email| email.subject == told));
    let page = event.players[0].get(&format!("{path}/players/1"));
    page.assert_says("P1 on Stairs");
    page.assert_says("Won against P2");
    page.assert_says("P3 did not accept a challenge: counts as a win");
    // P4 does not answer.
    event.challenge(0, 3);
    event.pass_days(7);
    event.answer(3, 3, "accept").assert_says("This challenge has been settled already.");
    event.site.run_jobs();
    assert_eq!(event.steps()[0], "4 P1");
    let emails = event.site.emails_to("p4@example.org");
    let missed = "Stairs: the time for your answer is over";
    assert!(emails.iter().any(|email| email.subject == missed));

    // It is closed while a game is in progress.
    event.challenge(1, 2);
    event.answer(2, 4, "accept");
    let page = event.director.get(&format!("{path}/direct"));
    assert!(!page.has("form:has([value=substitute])"), "everybody can enter");
    let close = "form:has([value=close])";
    event.director.submit(&page, close, &[("text", "The club is dissolved.")]);
    let page = event.players[3].get(&path);
    page.assert_says("The ladder is closed.");
    assert!(!page.has("form[action$='/challenges']"));
    let [(game, white, black)] = event.games()[..] else { panic!("one game") };
    event.play(game, white, black, true);
    event.site.run_jobs();
    event.director.get(&path).assert_says("finished, not final yet");
    let emails = event.site.emails_to("p1@example.org");
    assert!(emails.iter().any(|email| email.subject == "Stairs is closed"));
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    event.director.get(&path).assert_says("final");
    let log = event.director.get(&format!("{path}/log"));
    for line in [
        "P1 challenged P2.",
        "P2 accepted the challenge by P1.",
        "P3 declined the challenge by P1, and has lost.",
        "P4 did not answer the challenge by P1 in time, and has lost.",
        "Their game started.",
        "The ladder was closed.",
        "The club is dissolved.",
    ] {
        log.assert_says(line);
    }
    let said = event.assert_sound();
    assert!(said.contains("step\taccount"), "{said}");
    let pgn = event.site.browser().get(&format!("{path}.pgn")).html;
    assert!(pgn.contains("[Round \"1\"]") && pgn.contains("[Round \"4\"]"), "{pgn}");
    let csv = event.site.browser().get(&format!("{path}/table.csv")).html;
    assert!(csv.starts_with("Step,Player,Rating,Won,Drawn,Lost"), "{csv}");
    assert!(csv.contains("4,P1,") && csv.contains(",3,0,0"), "{csv}");
    // Whoever lies about a challenge is found out.
    let forged = file(&event).replace("challenge_declined", "challenge_withdrawn");
    assert!(!verify(&forged).0);
}

#[test]
fn who_can_be_challenged_is_told_in_sentences() {
    let mut event = ladder(3);
    for (challenged, why) in [
        ("1", "You cannot challenge yourself."),
        ("4", "Not on the ladder any more."),
        ("x", "Not on the ladder any more."),
    ] {
        let page = event.challenge_anyway(0, challenged);
        assert_eq!(page.status, 409);
        page.assert_says(why);
    }
    event.challenge(0, 1);
    // Sent twice, it is one.
    assert_eq!(event.challenge_anyway(0, "2").status, 303);
    let page = event.challenge_anyway(2, "2");
    assert_eq!(page.status, 409);
    page.assert_says("They already have a game or a challenge as the challenged player.");
    event.challenge_anyway(1, "1").assert_says("A challenge between you two is waiting");
    let stranger = event.answer(2, 1, "accept");
    assert_eq!(stranger.status, 409);
    stranger.assert_says("There is no such challenge for you.");
    assert_eq!(event.answer(1, 2, "accept").status, 409);
    event.answer(0, 1, "withdraw").assert_says("You have taken the challenge back.");
    event.answer(1, 1, "accept").assert_says("This challenge has been settled already.");
    event.challenge_anyway(0, "2").assert_says("You can challenge them again in 14 days.");
    event.site.run_jobs();
    // What is taken back before the email leaves is told to nobody.
    let emails = event.site.emails_to("p2@example.org");
    assert!(!emails.iter().any(|email| email.subject.contains("challenges you")));
    event.assert_sound();
    for nowhere in ["/tournaments/99/players/1".to_owned(), format!("{}/players/9", event.path())] {
        assert_eq!(event.director.get(&nowhere).status, 404, "{nowhere}");
    }
}

/// Books a vacation of three days, from today on.
fn take_vacation(event: &mut Event, player: usize) {
    let page = event.players[player].get("/vacation");
    let today = event.site.now().date_naive();
    let (from, to) = (today.to_string(), (today + TimeDelta::days(2)).to_string());
    let booked = [("from", from.as_str()), ("until", to.as_str())];
    event.players[player].submit(&page, "form[action='/vacation']", &booked);
}

#[test]
fn a_vacation_that_was_over_before_the_challenge_excuses_nobody() {
    let mut event = ladder(4);
    event.challenge(0, 1);
    take_vacation(&mut event, 3);
    event.pass_days(4);
    event.challenge(2, 3);
    // Both end in the same job.
    event.site.advance(TimeDelta::days(8));
    event.site.run_jobs();
    assert_eq!(event.steps(), ["2 P1", "2 P3", "1 P2", "1 P4"]);
    event.assert_sound();
}

#[test]
fn nobody_loses_on_vacation() {
    let mut event = ladder(4);
    event.challenge(0, 1);
    take_vacation(&mut event, 1);
    take_vacation(&mut event, 2);
    event.challenge_anyway(3, "3").assert_says("On vacation.");
    event.site.advance(TimeDelta::days(7));
    event.site.run_jobs();
    assert_eq!(event.steps(), ["1 P1", "1 P2", "1 P3", "1 P4"]);
    let log = event.director.get(&format!("{}/log", event.path()));
    log.assert_says("and was on vacation in that time: nobody loses.");
    event.assert_sound();
}

#[test]
fn whoever_leaves_and_comes_back_begins_below() {
    let mut event = ladder(4);
    let path = event.path();
    event.challenge(0, 1);
    event.answer(1, 1, "decline");
    event.challenge(0, 2);
    assert_eq!(event.steps()[0], "2 P1");
    let leave = |event: &mut Event, player: usize| {
        let page = event.players[player].get(&path);
        let form = format!("form[action='{path}/withdraw']");
        event.players[player].submit(&page, &form, &[])
    };
    leave(&mut event, 0);
    assert_eq!(event.steps(), ["1 P2", "1 P3", "1 P4"]);
    let page = event.players[2].get(&path);
    assert!(!page.has("#challenges"), "the challenge is void");
    // Without a game in progress nothing follows.
    event.site.advance(TimeDelta::hours(1));
    let page = event.players[0].get(&path);
    event.players[0].submit(&page, "form[action$='/enter']", &[]);
    assert_eq!(event.steps(), ["1 P1", "1 P2", "1 P3", "1 P4"]);
    // P4 leaves with a game in progress: it is lost, and they are kept out for 90 days.
    event.challenge(2, 3);
    event.answer(3, 3, "accept");
    let (game, white, black) = event.games()[0];
    crate::web::play(&mut event.players[white], &format!("/games/{game}"), "e4");
    crate::web::play(&mut event.players[black], &format!("/games/{game}"), "e5");
    leave(&mut event, 3);
    event.site.run_jobs();
    assert_eq!(event.games(), []);
    assert_eq!(event.steps()[0], "2 P3");
    event.players[3].get(&path).assert_says("90 days");
    event.assert_sound();
}

#[test]
fn who_may_not_play_begins_nothing() {
    let mut event = ladder(3);
    event.challenge(0, 1);
    let suspended = account(&event.site, "P1");
    let now = DbTimestamp::of(event.site.now());
    let done = event.site.db.write::<_, DbError>(move |conn| {
        Ok(players::update_suspension(conn, suspended, Some(("Rude.", now)))?)
    });
    event.site.run(done).expect("a suspension");
    event.answer(1, 1, "accept");
    event.site.run_jobs();
    assert_eq!(event.games(), [], "nothing begins with them");
    assert_eq!(event.steps(), ["1 P2", "1 P3"]);
    event.assert_sound();
}

#[test]
fn a_form_that_means_no_ladder_says_so() {
    let site = Site::start();
    let mut director = site.director("Director");
    let page = director.get("/tournaments/new");
    for (field, value, why) in [
        ("start_date", "2027-02-01", "A ladder is open as soon as it is announced."),
        ("last_day", "2027-02-01", "A ladder has no last day"),
        ("visibility", "when_all_finished", "the games would be hidden forever"),
        ("capacity", "1", "a ladder 2 to 1"),
    ] {
        let fields = [("name", "Stairs"), ("format", "ladder"), (field, value)];
        let refused = director.submit(&page, "main form", &fields);
        assert_eq!(refused.status, 422, "{field}");
        refused.assert_says(why);
    }
}
