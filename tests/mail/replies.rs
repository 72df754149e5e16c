//! Moves by email: what is carried out, what is refused, and that nothing else happens.

use chrono::TimeDelta;
use zugpost::db::DbError;
use zugpost::inbound::InboundResult;

use super::{BRUNO, NOTIFICATION_PREFERENCES, WILMA, table, table_with};
use crate::{
    admin::claims::{ROOKS, claim_fortress, somebody_rules},
    support::site::answer_to,
    web::{Table, play, send_delay},
};

/// The FEN of the game's position.
fn fen(table: &mut Table) -> String {
    table.white.get("/games/1.fen").html
}

#[test]
fn a_whole_game_is_played_by_email() {
    let mut table = table(&[]);
    // In any notation that the pages read.
    let moves = ["1. F3", "e7-e5", "2.g2g4 draw?", "2...qh4"];
    for (i, text) in moves.iter().enumerate() {
        let reader = if i % 2 == 0 { WILMA } else { BRUNO };
        let email = table.last_to(reader);
        assert_eq!(table.site.answer(&email, text), InboundResult::Taken, "{text}");
        let told = table.last_to(reader);
        let expected =
            ["You played 1.f3", "You played 1...e5", "You played 2.g4 and offered a draw"];
        match expected.get(i) {
            Some(deed) => assert!(told.news.starts_with(deed), "{}", told.news),
            None => assert_eq!(told.news, "You played 2...Qh4# (game against Wilma)"),
        }
    }
    table.white.get("/games/1").assert_says("0-1");
    assert_eq!(table.last_to(WILMA).news, "You lost against Bruno");
}

#[test]
fn an_email_is_good_for_its_position_and_for_one_answer() {
    let mut table = table(&[]);
    let first = table.last_to(WILMA);
    table.site.answer(&first, "e4");
    let before = fen(&mut table);
    // The same email again: whatever is written now, nothing happens.
    for text in ["d4", "resign", "draw?", "if 1...e5 2.Nf3"] {
        table.site.answer(&first, text);
        let told = table.last_to(WILMA);
        assert!(told.news.starts_with("No action taken"), "{text}: {}", told.news);
        assert!(told.text.contains("to an old email. The last move is now 1.e4."), "{}", told.text);
    }
    assert_eq!(fen(&mut table), before);
    // In the same position each email is good for one answer.
    let told = table.last_to(WILMA);
    table.site.answer(&told, "draw?");
    assert!(table.last_to(WILMA).news.starts_with("You offered a draw"));
    table.site.answer(&told, "resign");
    let refused = table.last_to(WILMA);
    assert!(refused.text.contains("You have already replied to that email."), "{}", refused.text);
    // The email that says so can be answered.
    table.site.answer(&refused, "Resign.");
    assert_eq!(table.last_to(WILMA).news, "You resigned (game against Bruno)");
    table.white.get("/games/1").assert_says("0-1");
}

#[test]
fn the_same_message_twice_has_the_effect_of_one() {
    let mut table = table(&[]);
    let email = table.last_to(WILMA);
    let message = answer_to(&email, "e4");
    let before = table.count_to(WILMA);
    assert_eq!(table.site.receive(&message), InboundResult::Taken);
    assert_eq!(table.site.receive(&message), InboundResult::Taken);
    assert_eq!(table.count_to(WILMA), before + 1);
    let refused = answer_to(&email, "Nonsense");
    table.site.receive(&refused);
    table.site.receive(&refused);
    assert_eq!(table.count_to(WILMA), before + 2);
    table.black.get("/games/1").assert_says("e4");
}

#[test]
fn what_was_not_plainly_written_is_refused_with_the_reason() {
    let mut table = table(&[]);
    let start = fen(&mut table);
    for (text, reason) in [
        ("I would love to play e4 but", "We did not understand \"I would love to play e4 but\"."),
        ("Hello!\r\n\r\ne4", "We did not understand \"Hello!\"."),
        ("e4 e5", "\"e4 e5\" contains more than one move."),
        (
            "2. e4",
            "You wrote the move number \"2.\", but the next move is \"1.\". Check the position and reply again.",
        ),
        (
            "1...e5",
            "You wrote the move number \"1...\", but the next move is \"1.\". Check the position and reply again.",
        ),
        ("Ke2", "own pawn"),
        ("Nd2", "Your own pawn is on d2."),
        ("", "We found no move in your email."),
        ("accept draw", "There is no draw offer any more."),
        ("decline draw", "There is no draw offer to accept or decline."),
        ("draw?", "Offer the draw together with your move."),
        ("if 1...e5 2.Nf3", "Make your move and add conditional moves with it."),
        ("e4 if any Nf3", "can only be used on the website"),
        ("e4\r\nif 1...e4 2.Nf3", "1...e4"),
        ("draw?\r\nif 1...e5 2.Nf3", "did not understand"),
        ("Ed", "did not understand"),
    ] {
        let email = table.last_to(WILMA);
        assert_eq!(table.site.answer(&email, text), InboundResult::Taken, "{text}");
        let told = table.last_to(WILMA);
        assert!(told.news.starts_with("No action taken"), "{text}: {}", told.news);
        let own = told.text.split("It is your turn. You have").next().unwrap_or_default();
        assert!(own.contains(reason), "{text}: {own}");
        assert_eq!(fen(&mut table), start, "{text}");
    }
    // After all that the email of the beginning still stands for its one answer.
    let first = table.site.emails_to(WILMA).into_iter().find(|l| l.news.contains("has started"));
    table.site.answer(&first.expect("the first letter"), "1.e4");
    table.black.get("/games/1").assert_says("e4");
}

#[test]
fn conditional_lines_are_kept_and_fire() {
    let mut table = table(&[]);
    let email = table.last_to(WILMA);
    table.site.answer(&email, "1. e4\r\nif 1...e5 2.Nf3 Nc6 3.Bb5\r\nif 1...c5 2.Nf3");
    let told = table.last_to(WILMA);
    assert!(told.text.contains("Your conditional moves were saved."), "{}", told.text);
    // Nobody else can tell.
    assert!(!table.last_to(BRUNO).text.contains("Nf3"));
    table.site.answer(&table.last_to(BRUNO), "e5");
    let told = table.last_to(BRUNO);
    assert!(
        told.text.contains(
            "Conditional moves or moves of a proposed line were then played immediately."
        ),
        "{}",
        told.text
    );
    assert!(told.text.contains("It is your turn."), "{}", told.text);
    table.site.answer(&told, "Nc6");
    table.black.get("/games/1").assert_says("3. Bb5 conditional");
    // While the opponent thinks, lines can be added: in answer to the email that says so.
    table.site.answer(&table.last_to(BRUNO), "3... a6");
    table.site.answer(&table.last_to(WILMA), "4.Bxc6");
    let told = table.last_to(WILMA);
    assert!(
        told.text.contains("conditional moves in lines that begin with \"if\""),
        "{}",
        told.text
    );
    table.site.answer(&told, "if 4...dxc6 5.O-O");
    assert!(table.last_to(WILMA).news.starts_with("You saved conditional moves"));
    table.site.answer(&table.last_to(BRUNO), "dxc6");
    table.black.get("/games/1").assert_says("5. O-O conditional");
}

#[test]
fn draws_are_accepted_and_declined_by_email() {
    let table = table(&[]);
    table.site.answer(&table.last_to(WILMA), "e4 draw?");
    let offered = table.last_to(BRUNO);
    assert!(offered.text.contains("offers a draw"), "{}", offered.text);
    table.site.answer(&offered, "decline draw");
    assert!(table.last_to(BRUNO).news.starts_with("You declined the draw"));
    assert_eq!(table.last_to(WILMA).news, "Bruno declined the draw");
    table.site.answer(&table.last_to(BRUNO), "e5 (=)");
    table.site.answer(&table.last_to(WILMA), "Accept the draw");
    let answer = table.last_to(WILMA).text;
    assert_eq!(table.last_to(BRUNO).news, "Draw against Wilma", "{answer}");
}

/// A move declines what the opponent offers: an email that was sent before does not.
#[test]
fn a_move_in_answer_to_an_email_older_than_an_offer_is_not_made() {
    let mut table = table(&[]);
    table.site.answer(&table.last_to(WILMA), "e4");
    table.site.answer(&table.last_to(BRUNO), "e5");
    let old = table.last_to(WILMA);
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form[action$=draw]:has([value=offer])", &[]);
    let offered = table.last_to(WILMA);
    assert_eq!(offered.news, "Bruno offers a draw");
    let before = fen(&mut table);
    // However often it is sent.
    for _ in 0..2 {
        table.site.answer(&old, "2.Nf3");
        let told = table.last_to(WILMA);
        assert!(told.news.starts_with("No action taken"), "{}", told.news);
        assert!(
            told.text.contains(
                "Your opponent has offered a draw in the meantime, so your move was not played."
            ),
            "{}",
            told.text
        );
        assert_eq!(fen(&mut table), before);
    }
    table.black.get("/games/1").assert_says("You have offered a draw.");
    // The email that says so has been read, and so has the one about the offer.
    let told = table.last_to(WILMA);
    table.site.answer(&told, "2.Nf3");
    assert!(table.last_to(WILMA).news.starts_with("You played 2.Nf3"));
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form:has([value=ask])", &[]);
    let asked = table.last_to(BRUNO);
    assert_eq!(asked.news, "Wilma asks to take back 2.Nf3");
    // It says so in its own words.
    assert!(!asked.text.contains("you decline"), "{}", asked.text);
    table.site.answer(&asked, "2...Nc6");
    assert!(table.last_to(BRUNO).news.starts_with("You played 2...Nc6"));
}

/// What accepts or declines answers an offer that the email showed.
#[test]
fn an_old_email_answers_no_offer_that_came_later() {
    for (word, outcome) in
        [("accept", "You accepted the draw"), ("decline draw", "You declined the draw")]
    {
        let mut table = table(&[]);
        let old = table.last_to(WILMA);
        let page = table.black.get("/games/1");
        table.black.submit(&page, "form[action$=draw]:has([value=offer])", &[]);
        for _ in 0..2 {
            table.site.answer(&old, word);
            let told = table.last_to(WILMA);
            assert!(told.news.starts_with("No action taken"), "{word}: {}", told.news);
            let text = told.text.replace(['\r', '\n'], " ");
            assert!(text.contains("does not show your opponent's draw offer"), "{text}");
            assert!(text.contains("Bruno offers a draw. To accept it, reply"), "{text}");
            assert!(!text.contains("A move declines"), "said twice: {text}");
        }
        table.black.get("/games/1").assert_says("You have offered a draw.");
        // The answer shows the offer.
        table.site.answer(&table.last_to(WILMA), word);
        let news = table.last_to(WILMA).news;
        assert!(news.starts_with(outcome) || news.starts_with("Draw"), "{word}: {news}");
    }
}

/// Who cannot answer the email that refuses is not told to.
#[test]
fn a_draw_on_offer_is_told_only_to_who_can_accept_it_by_email() {
    let told = "To accept it, reply to this email";
    for (change, is_told) in [
        ("suspension_reason = ''", true),
        ("notification_preferences = 'replies=no'", false),
        ("suspended_at = created_at, suspension_reason = 'cheating'", false),
    ] {
        let table = table(&[]);
        table.site.answer(&table.last_to(WILMA), "e4 draw?");
        let sql = format!("UPDATE players SET {change} WHERE name = 'Bruno'");
        let write = table.site.db.write::<_, DbError>(move |conn| {
            Ok(diesel::RunQueryDsl::execute(diesel::sql_query(sql), conn).map(drop)?)
        });
        table.site.run(write).expect("an update");
        table.site.answer(&table.last_to(BRUNO), "nonsense");
        let refused = table.last_to(BRUNO);
        assert!(refused.news.starts_with("No action taken"), "{change}: {}", refused.news);
        let text = refused.text.replace(['\r', '\n'], " ");
        assert_eq!(text.contains(told), is_told, "{change}: {text}");
        assert_eq!(refused.reply_to.is_some(), is_told, "{change}");
    }
}

/// The claim of a draw is an offer (Article 9.1.2.3).
#[test]
fn a_claimed_draw_is_accepted_by_email() {
    let mut table = table_with(&[], &[("start", "fen"), ("fen", ROOKS)]);
    somebody_rules(&table.site);
    table.site.answer(&table.last_to(WILMA), "Kd2");
    table.site.answer(&table.last_to(BRUNO), "Kd7");
    let old = table.last_to(BRUNO);
    claim_fortress(&mut table.white).assert_says("Wilma claims a draw.");
    table.site.run_jobs();
    let claimed = table.last_to(BRUNO);
    assert_eq!(claimed.news, "Wilma has made a claim");
    // The one before does not show it.
    table.site.answer(&old, "accept draw");
    let told = table.last_to(BRUNO);
    assert!(told.news.starts_with("No action taken"), "{}", told.news);
    table.site.answer(&claimed, "accept draw");
    assert!(table.last_to(BRUNO).news.starts_with("You accepted the draw"));
}

#[test]
fn a_bare_accept_is_asked_about_where_something_else_may_be_meant() {
    let mut table = table(&[]);
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form.typed", &[("move", "e4")]);
    let lines = [("propose", "1...e5 2.Nf3"), ("with", "lines"), ("offer_draw", "yes")];
    table.white.submit(&page, ".confirm form", &lines);
    table.site.run_jobs();
    let email = table.last_to(BRUNO);
    assert!(email.text.contains("offers a draw"), "{}", email.text);
    assert!(email.text.contains("proposes this line"), "{}", email.text);
    for word in ["accept", "j'accepte", "decline"] {
        table.site.answer(&email, word);
        let told = table.last_to(BRUNO).text.replace(['\r', '\n'], " ");
        assert!(told.contains("It is not clear what you accept or decline."), "{word}: {told}");
        assert!(told.contains("only on the website"), "{word}: {told}");
    }
    table.site.answer(&email, "accept draw");
    assert_eq!(table.last_to(WILMA).news, "Draw against Bruno");
}

#[test]
fn an_accept_with_only_a_takeback_to_answer_says_where_that_is_done() {
    let mut table = table(&[]);
    table.site.answer(&table.last_to(WILMA), "e4");
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form:has([value=ask])", &[]);
    table.site.answer(&table.last_to(BRUNO), "accept");
    let told = table.last_to(BRUNO).text.replace(['\r', '\n'], " ");
    assert!(told.contains("There is no draw offer. You can answer a takeback"), "{told}");
}

/// What carried something out is no refusal.
#[test]
fn only_refusals_are_counted() {
    let table = table(&[]);
    let email = table.last_to(WILMA);
    for round in 0..30 {
        table.site.answer(&email, &format!("nonsense {round}"));
    }
    let sql = "UPDATE outbox SET detail = 'done' WHERE detail LIKE 'refused%'";
    let write = table.site.db.write::<_, DbError>(move |conn| {
        Ok(diesel::RunQueryDsl::execute(diesel::sql_query(sql), conn).map(drop)?)
    });
    table.site.run(write).expect("an update");
    let before = table.count_to(WILMA);
    table.site.answer(&email, "nonsense");
    assert_eq!(table.count_to(WILMA), before + 1);
}

/// A message below a move, and lines below what is taken for a signature, are not lost in silence.
#[test]
fn what_is_dropped_is_told() {
    let table = table(&[]);
    let below = "e4\r\nCan we play faster?\r\nSent from my iPhone\r\nif 1...e5 2.Nf3\r\nCall me";
    table.site.answer(&table.last_to(WILMA), below);
    let email = table.last_to(WILMA);
    assert!(email.news.starts_with("You played 1.e4"), "{}", email.news);
    let text = email.text.replace(['\r', '\n'], " ").replace("  ", " ");
    assert!(text.contains("These lines were ignored and not sent to your opponent:"), "{text}");
    assert!(text.contains("opponent: Can we play faster? These lines are below"), "{text}");
    assert!(text.contains("signature and were not read: if 1...e5 2.Nf3"), "{text}");
    assert!(!text.contains("Call me"), "{text}");
}

/// Every email that can be answered with a move says what the move would decline.
#[test]
fn an_email_about_something_else_says_what_a_move_declines() {
    let mut table = table(&[]);
    table.site.answer(&table.last_to(WILMA), "e4");
    table.site.answer(&table.last_to(BRUNO), "e5");
    let declines = "Bruno offers a draw. If you reply with a move, you decline the offer.";
    assert!(!table.last_to(WILMA).text.contains(declines));
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form[action$=draw]:has([value=offer])", &[]);
    // This one says it in its own words.
    assert!(!table.last_to(WILMA).text.contains(declines));
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form[action$=time]", &[("days", "2")]);
    let given = table.last_to(WILMA);
    assert_eq!(given.news, "Bruno gave you 2 days more");
    assert!(given.text.contains(declines), "{}", given.text);
    table.site.answer(&given, "2.Nf3");
    assert!(table.last_to(WILMA).news.starts_with("You played 2.Nf3"));
}

#[test]
fn a_late_email_does_nothing_and_says_so() {
    let mut table = table(&[]);
    let email = table.last_to(WILMA);
    table.site.advance(TimeDelta::days(3) + TimeDelta::seconds(1));
    table.site.beat();
    table.site.answer(&email, "e4");
    let told = table.last_to(WILMA);
    assert!(told.news.starts_with("No action taken"), "{}", told.news);
    assert!(told.text.contains("Your time ran out before your email arrived."), "{}", told.text);
    table.site.advance(TimeDelta::minutes(3));
    table.site.beat();
    table.site.run_jobs();
    table.white.log_in("Wilma", crate::support::site::PASSWORD);
    table.white.get("/games/1").assert_says("did not make a first move in time");
}

#[test]
fn machines_and_strangers_are_not_heard() {
    let mut table = table(&[]);
    let email = table.last_to(WILMA);
    let (before, start) = (table.count_to(WILMA), fen(&mut table));
    let message = answer_to(&email, "e4");
    for header in [
        "Auto-Submitted: auto-replied",
        "Precedence: bulk",
        "Return-Path: <>",
        "X-Autoreply: yes",
        "List-Id: <chess.example.org>",
    ] {
        let automatic = format!("{header}\r\n{message}");
        assert_eq!(table.site.receive(&automatic), InboundResult::Taken, "{header}");
    }
    // Our own email, sent back whole.
    let own = message.replacen("Subject", "Auto-Submitted: auto-generated\r\nSubject", 1);
    assert_eq!(table.site.receive(&own), InboundResult::Taken);
    // Any other address, however close.
    let to = email.reply_to.expect("an address");
    let other = |changed: &str| message.replace(&to, changed);
    let changed = to.replacen("-1-", "-2-", 1);
    for address in
        [changed.as_str(), "play+1-1-1-0-aaaa@reply.example.org", "play@reply.example.org", ""]
    {
        assert_eq!(table.site.receive(&other(address)), InboundResult::NoSuchAddress, "{address}");
    }
    let huge = format!("{message}{}", "x".repeat(2 << 20));
    assert_eq!(table.site.receive(&huge), InboundResult::TooBig);
    assert_eq!(table.site.receive("no message at all"), InboundResult::NotAMessage);
    assert_eq!(table.count_to(WILMA), before, "and nobody is told");
    assert_eq!(fen(&mut table), start);
    // What a program makes of capitals is no matter.
    assert_eq!(table.site.receive(&other(&to.to_uppercase())), InboundResult::Taken);
    table.black.get("/games/1").assert_says("e4");
}

#[test]
fn an_email_and_a_click_at_once_make_one_move() {
    let mut table = table(&[]);
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    for (round, text) in moves.into_iter().enumerate() {
        let reader = if round % 2 == 0 { WILMA } else { BRUNO };
        let email = table.last_to(reader);
        let message = answer_to(&email, text).into_bytes();
        let again = answer_to(&email, text).into_bytes();
        let reception = table.site.reception();
        let browser = if round % 2 == 0 { &mut table.white } else { &mut table.black };
        let csrf = browser.csrf();
        let ply = round.to_string();
        let received = table.site.runtime.spawn(async move {
            tokio::join!(
                reception.receive(&[], message, false),
                reception.receive(&[], again, false)
            )
        });
        let fields = [("csrf", csrf.as_str()), ("ply", &ply), ("move", text), ("confirmed", "yes")];
        let status = browser.post_once("/games/1/moves", &fields).status;
        assert!(matches!(status, 303 | 409), "{status}");
        let receipts = table.site.run(received).expect("no panic");
        assert_eq!(receipts, (InboundResult::Taken, InboundResult::Taken));
        let moves = table.site.read(|conn| zugpost::db::games::find(conn, zugpost::db::GameId(1)));
        let made = moves.expect("the game").game.ply();
        assert_eq!(made as usize, round + 1, "one move was made");
    }
}

#[test]
fn whoever_does_not_want_it_is_not_played_for() {
    let mut table = table(&[]);
    let email = table.last_to(WILMA);
    // A box that is not ticked is not sent.
    let csrf = table.white.csrf();
    let mut fields = NOTIFICATION_PREFERENCES.to_vec();
    fields.retain(|(name, _)| *name != "replies");
    fields.push(("csrf", &csrf));
    assert_eq!(table.white.post("/account/notifications", &fields).status, 200);
    table.site.answer(&email, "e4");
    let told = table.last_to(WILMA);
    assert!(told.text.contains("You have turned off playing by email."), "{}", told.text);
    assert_eq!(told.reply_to, None);
    assert!(!fen(&mut table).contains("4P3"));
}

#[test]
fn refusals_do_not_go_on_for_ever() {
    let table = table(&[]);
    let email = table.last_to(WILMA);
    let before = table.count_to(WILMA);
    for round in 0..35 {
        table.site.answer(&email, &format!("nonsense {round}"));
    }
    assert_eq!(table.count_to(WILMA), before + 30);
    // A move is carried out all the same.
    table.site.answer(&email, "e4");
    assert!(table.last_to(WILMA).news.starts_with("You played 1.e4"));
}

#[test]
fn without_a_domain_no_email_can_be_answered() {
    let mut table = Table::set();
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "e4");
    let email = table.last_to(BRUNO);
    assert_eq!(email.reply_to, None);
    assert!(!email.text.contains("reply to this email"), "{}", email.text);
}

/// RFC 3834: what answers a message names it, and says that a machine wrote it.
#[test]
fn the_answer_names_the_email_that_it_answers() {
    let table = table(&[]);
    let email = table.last_to(WILMA);
    assert_eq!(email.auto_submitted.as_deref(), Some("auto-generated"));
    let root = email.answers.clone();
    for (text, id) in [("nonsense", "<a.b-c@mail.example.org>"), ("e4", "<d=e/f@example.org>")] {
        let message = answer_to(&email, text);
        let (before, after) = message.split_once("Message-ID: ").expect("a name");
        let rest = after.split_once("\r\n").expect("a line").1;
        table.site.receive(&format!("{before}Message-ID: {id}\r\n{rest}"));
        let told = table.last_to(WILMA);
        assert_eq!(told.auto_submitted.as_deref(), Some("auto-replied"), "{}", told.news);
        assert_eq!(told.answers.as_deref(), Some(id.trim_matches(['<', '>'])));
        assert_eq!(told.thread, root, "one thread with the others of the game");
    }
    assert_eq!(root.as_deref(), Some("game-1@localhost"));
    // What is no name is not repeated.
    for id in ["<a b@example.org>", "<ab>", ""] {
        let message = answer_to(&email, "nonsense");
        let (before, after) = message.split_once("Message-ID: ").expect("a name");
        let rest = after.split_once("\r\n").expect("a line").1;
        table.site.receive(&format!("{before}Message-ID: {id}\r\n{rest}"));
        assert_eq!(table.last_to(WILMA).answers, root, "{id}");
    }
}

#[test]
fn a_move_that_waits_on_the_page_is_not_replaced_by_email_and_one_by_email_waits_for_nothing() {
    let mut table = table(&[]);
    send_delay::choose(&mut table.white, "600");
    let email = table.last_to(WILMA);
    play(&mut table.white, "/games/1", "e4");
    table.site.answer(&email, "d4");
    let refused = table.last_to(WILMA).text;
    assert!(refused.contains("Your move has not been sent yet. Recall it first."), "{refused}");
    let page = table.white.get("/games/1");
    table.white.press(&page, "#delayed-move button", &[]);
    table.site.answer(&email, "d4");
    assert!(table.last_to(WILMA).news.starts_with("You played 1.d4"));
    table.black.get("/games/1").assert_says("It is your turn.");
}
