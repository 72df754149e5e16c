//! Results that the rules core proves: counts, walls, and those that take a job to prove.

use chrono::TimeDelta;
use zugpost::{
    actions::games::{process_due_games, settle_pending},
    chess::Budget,
    db::{GameId, game_events, games},
};

use super::Table;
use crate::{adjudication::command::ask_one, support::site::PASSWORD};

/// Knights and pawns locked into each other under a bishop and two kings: dead, which takes
/// more to prove than a request may cost.
const UNCLEAR: &str = "N1b1N1N1/1pPpPpPp/1P1P1P1P/4B3/8/8/8/K1k5 w - - 0 1";

/// A game from there, one move of each side on, so that it counts.
fn unclear() -> Table {
    let mut table = Table::with(&[("start", "fen"), ("fen", UNCLEAR)]);
    table.play(&["Bd4", "Kd1"]);
    table
}

#[test]
fn the_fifth_occurrence_is_told_with_the_moves_after_which_the_position_stood() {
    let mut table = Table::set();
    let knights = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let page = table.play(&knights.repeat(4));
    page.assert_says(
        "1/2-1/2 Draw by repetition: the position occurred 5 times (at the start, \
         after 2...Ng8, 4...Ng8, 6...Ng8 and 8...Ng8).",
    );
    let email = table.site.email_to("wilma@example.org");
    assert!(email.text.contains("the position occurred 5 times"), "{}", email.text);
    let pgn = table.white.get("/games/1.pgn").html;
    assert!(pgn.contains("1/2-1/2"), "{pgn}");
}

#[test]
fn a_wall_ends_the_game_and_says_so() {
    let fen = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/4n3/2B1K3 w - - 0 40";
    let mut table = Table::with(&[("start", "fen"), ("fen", fen)]);
    let page = table.play(&["Kxe2"]);
    page.assert_says("1/2-1/2 Draw: dead position. Neither side can win because the position");
}

#[test]
fn a_loss_on_time_can_be_asked_why_it_is_no_draw() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.site.advance(TimeDelta::days(40));
    let page = table.black.get("/games/1");
    page.assert_says("0-1 White ran out of time. Black won on time.");
    let proof = page.all("details.proof p").pop().expect("a proof");
    assert!(proof.starts_with("Black could still have won, for example with 2."), "{proof}");
    assert!(proof.ends_with("#."), "{proof}");
    let analysis = table.white.get("/games/1/analysis");
    analysis.assert_says("0-1 White ran out of time. Black won on time.");
    assert_eq!(analysis.all("details.proof p"), [proof]);
}

#[test]
fn a_resignation_that_is_not_clear_at_once_is_proven_by_a_job() {
    let mut table = unclear();
    let page = table.black.get("/games/1/resign");
    let page = table.black.submit(&page, "main form", &[]);
    page.assert_says("Black resigned. We are checking whether White can still win.");
    assert!(!page.has("form.typed") && !page.has("a[href='/games/1/resign']"));
    table.white.get("/games").assert_says("Finished. The result is being checked.");
    let csrf = table.white.csrf();
    let late = [("csrf", csrf.as_str()), ("ply", "2"), ("move", "Bc5"), ("confirmed", "yes")];
    let refused = table.white.post("/games/1/moves", &late);
    assert_eq!(refused.status, 409);
    refused.assert_says("The game is over. The result is being checked and follows in a moment.");
    // The form sent twice, and the time that cannot run out any more.
    let csrf = table.black.csrf();
    let again = table.black.post_once("/games/1/resign", &[("csrf", &csrf)]);
    assert_eq!(again.status, 303);
    table.site.advance(TimeDelta::days(40));
    table.white.get("/games/1").assert_says("Black resigned. We are checking");
    table.site.run_jobs();
    let page = table.white.get("/games/1");
    page.assert_says("1/2-1/2 Draw: Black resigned, but White has no way to win");
    for who in ["wilma", "bruno"] {
        let emails = table.site.emails_to(&format!("{who}@example.org"));
        let ends = emails.iter().filter(|l| l.news.starts_with("Draw against")).count();
        assert_eq!(ends, 1, "{who}");
    }
}

#[test]
fn two_nodes_that_prove_the_same_result_store_it_once() {
    let mut table = unclear();
    table.site.advance(TimeDelta::days(40));
    table.white.get("/games/1").assert_says("White ran out of time. We are checking");
    let (db, now) = (&table.site.db, table.site.now());
    table.site.run(process_due_games(db, now)).expect("the deadline is written down");
    // With no budget it stays undecided, and without a proof the loss stands.
    let nothing = Budget { nodes: 0, positions: 0 };
    let (one, other) = table.site.run(async {
        tokio::join!(settle_pending(db, nothing, now), settle_pending(db, nothing, now))
    });
    assert!(one.is_ok() && other.is_ok(), "{one:?} {other:?}");
    let events = table.site.read(|conn| game_events::list(conn, GameId(1)));
    let kinds: Vec<&str> = events.iter().map(|event| event.kind.as_str()).collect();
    assert_eq!(kinds, ["move", "move", "proof_awaited", "ended"]);
    assert_eq!(events[2].detail, "timeout white");
    assert_eq!(events[3].actor, "rules_core");
    assert_eq!(events[3].detail, "timeout white undecided 0 0");
    assert_eq!(events[3].at, events[2].at, "the instant of the deadline");
    let page = table.black.get("/games/1");
    page.assert_says("0-1 White ran out of time. Black won on time.");
    page.assert_says("It could not be shown that Black cannot win");
    page.assert_says("so the loss stands.");
    let waiting = table.site.read(games::list_pending);
    assert_eq!(waiting, []);
}

#[test]
fn a_move_after_a_flag_whose_result_is_being_proven_learns_when_it_fell() {
    let mut table = unclear();
    table.site.advance(TimeDelta::hours(71));
    table.white.log_in("wilma", PASSWORD);
    let csrf = table.white.csrf();
    let form = [("csrf", csrf.as_str()), ("ply", "2"), ("move", "Bc5"), ("confirmed", "yes")];
    table.site.advance(TimeDelta::hours(2));
    let late = table.white.post("/games/1/moves", &form);
    assert_eq!(late.status, 409);
    late.assert_says("Too late: time ran out on ");
    assert!(!late.text().contains("time ran out on ."), "{}", late.text());
    // The same without the confirmation that this player asked for.
    let unconfirmed = table.white.post("/games/1/moves", &form[..3]);
    assert_eq!(unconfirmed.status, 409);
    assert!(!unconfirmed.text().contains("time ran out on ."), "{}", unconfirmed.text());
}

/// What can be claimed at once: the ground, and the move in UCI or nothing.
type Claim = (String, String);

/// Returns what `zugpost adjudicate` lists for the last position of a game.
fn listed(pgn: &str) -> Vec<Claim> {
    let answer = ask_one(&["--pgn"], pgn);
    let claims = answer["claims"].as_array().expect("claims");
    let Some(last) = claims.iter().find(|claim| claim["ply"] == answer["plies"]) else {
        return Vec::new();
    };
    let text = |value: &serde_json::Value| value.as_str().expect("text").to_owned();
    let grounds = last["standing"].as_array().expect("grounds").iter();
    let standing = grounds.map(|ground| (text(&ground["ground"]), String::new()));
    let intended = last["intended"].as_array().expect("moves").iter();
    let intended = intended.map(|mv| (text(&mv["grounds"][0]["ground"]), text(&mv["uci"])));
    standing.chain(intended).collect()
}

#[test]
fn the_page_offers_every_claim_that_the_command_lists() {
    let knights = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let rooks = "4k3/p7/8/8/8/8/P7/R3K3 w - - 97 90";
    let both = "4k1n1/p7/8/8/8/8/P7/4K1N1 w - - 92 90";
    for (fen, moves, standing, moves_more) in [
        (None, knights.repeat(2)[..6].to_vec(), 0, 0),
        (None, knights.repeat(2), 1, 1),
        // With nearly every move of the rook and the king.
        (Some(rooks), vec!["Kd2", "Kd7"], 0, 10),
        (Some(rooks), vec!["Kd2", "Kd7", "Kd3", "Kd8"], 1, 10),
        (Some(both), knights.repeat(2), 2, 6),
    ] {
        let start = fen.map(|fen| vec![("start", "fen"), ("fen", fen)]).unwrap_or_default();
        let mut table = Table::with(&start);
        table.play(&moves);
        let page = table.white.get("/games/1");
        let fields = |name| page.attributes(&format!("[name={name}]"), "value");
        let offered: Vec<Claim> =
            fields("offered_ground").into_iter().zip(fields("offered_move")).collect();
        let listed = listed(&table.white.get("/games/1.pgn").html);
        let named =
            |claim: &Claim| (claim.0.replace("fifty_move_rule", "fifty_moves"), claim.1.clone());
        assert_eq!(offered.iter().map(named).collect::<Vec<_>>(), listed, "{fen:?} {moves:?}");
        let standing_now = listed.iter().filter(|claim| claim.1.is_empty()).count();
        assert_eq!(standing_now, standing, "{fen:?} {moves:?}");
        assert!(listed.len() - standing_now >= moves_more, "{fen:?} {moves:?} {listed:?}");
        // The most at once are a few: the others are folded up.
        assert!(page.all(".offer button").len() <= 4, "{moves:?}");
    }
}
