//! Game options, from the form to the ending.

use zugpost::{
    chess::Rules,
    db::{GameId, game_events, games, log_chain},
    game::{DrawRule, Ending, Evidence},
};

use super::{Table, play, start};
use crate::support::Site;

const ALL_OFF: [(&str, &str); 3] =
    [("en_passant", "off"), ("legal_moves_only", "off"), ("draw_rule", "automatic")];
const OPTIONS: &str = "no en passant, moves into check allowed (they lose), automatic draws";

fn without_warning(fen: &str) -> Table {
    Table::with(&[("legal_moves_only", "off"), ("start", "fen"), ("fen", fen)])
}

#[test]
fn rules_are_chosen_when_a_game_is_offered_and_shown_where_they_differ() {
    let site = Site::start();
    let (mut anna, mut bruno) = (site.player("Anna"), site.player("Bruno"));
    let form = anna.get("/challenges/new");
    for (id, standard) in
        [("en_passant", "on"), ("legal_moves_only", "on"), ("draw_rule", "claimed")]
    {
        let first = form.attribute(&format!("#{id} option"), "value");
        assert_eq!(first.as_deref(), Some(standard), "the standard first");
        assert!(!form.has(&format!("#{id} option[selected]")), "and chosen");
    }
    let page = anna.submit(&form, "main form", &ALL_OFF);
    page.assert_says(&format!("Game options {OPTIONS}"));
    let lobby = bruno.get("/lobby");
    lobby.assert_says(&format!("Standard, {OPTIONS}"));
    let page = bruno.click(&lobby, "tbody a.button");
    page.assert_says(&format!("Game options {OPTIONS}"));
    let page = bruno.submit(&page, "form[action$=accept]", &[]);
    page.assert_says(&format!("Game options {OPTIONS}"));
    let game = site.read(|conn| games::find(conn, GameId(1))).expect("the game").game;
    assert_eq!(game.start().rules, Rules { en_passant: false, legal_moves_only: false });
    assert_eq!(game.terms().draw_rule, DrawRule::Automatic);
    // To one player: the email says so, and only what differs.
    let form = anna.get("/challenges/new");
    anna.submit(&form, "main form", &[("opponent", "Bruno"), ("draw_rule", "automatic")]);
    let email = site.email_to("bruno@example.org");
    assert!(email.text.contains("Game options: automatic draws."), "{}", email.text);
    let form = anna.get("/challenges/new");
    let page = anna.submit(&form, "main form", &[("opponent", "Bruno")]);
    assert!(!page.text().contains("Game options"), "{}", page.text());
    assert!(!site.email_to("bruno@example.org").text.contains("Game options"));
    let game = start(&mut anna, &mut bruno, &[]);
    assert!(!bruno.get(&game).text().contains("Game options"));
}

/// What players may use, from the form to the rematch.
#[test]
fn books_databases_and_engines_are_allowed_or_not() {
    const DIFFERS: &str = "no books, no databases, engines allowed";
    let site = Site::start();
    let (mut anna, mut bruno) = (site.player("Anna"), site.player("Bruno"));
    let form = anna.get("/challenges/new");
    for (id, usual) in [("books", "allowed"), ("databases", "allowed"), ("engines", "not allowed")]
    {
        assert_eq!(form.all(&format!("#{id} option"))[0], usual, "{id}: the standard first");
        assert!(!form.has(&format!("#{id} option[selected]")), "{id}: and chosen");
    }
    let usual = start(&mut anna, &mut bruno, &[]);
    assert!(!anna.get(&usual).text().contains("Game options"));
    let form = anna.get("/challenges/new");
    let chosen = [("books", "off"), ("databases", "off"), ("engines", "on"), ("opponent", "Bruno")];
    let page = anna.submit(&form, "main form", &chosen);
    page.assert_says(&format!("Game options {DIFFERS}"));
    let email = site.email_to("bruno@example.org");
    assert!(email.text.contains(&format!("Game options: {DIFFERS}.")), "{}", email.text);
    let page = bruno.get(page.path.split('?').next().expect("a path"));
    let page = bruno.submit(&page, "form[action$=accept]", &[]);
    page.assert_says(&format!("Game options {DIFFERS}"));
    // The log says it, of this game alone.
    let header =
        |id| site.read(move |conn| games::find(conn, id)).map(|game| log_chain::header(&game, &[]));
    let header = |id| header(GameId(id)).expect("the game");
    assert!(header(2).ends_with("\nbooks off\ndatabases off\nengines on\n"), "{}", header(2));
    assert!(header(1).ends_with("\nlegal_moves_only on\n"), "{}", header(1));
    // The rematch takes them over.
    let page = bruno.get("/games/2/resign");
    let page = bruno.submit(&page, "form[action$=resign]", &[]);
    bruno.submit(&page, "form[action$=rematch]", &[]);
    let page = anna.get("/games/2");
    let page = anna.submit(&page, "form[action$=rematch]", &[]);
    assert_eq!(page.path, "/games/3");
    page.assert_says(&format!("Game options {DIFFERS}"));
}

#[test]
fn a_forged_rule_is_refused_and_the_rest_is_kept() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    for (name, value) in [
        ("en_passant", "maybe"),
        ("en_passant", ""),
        ("legal_moves_only", "ON"),
        ("draw_rule", "never"),
        ("draw_rule", "on"),
        ("engines", "claimed"),
    ] {
        let form = anna.get("/challenges/new");
        let fields =
            [("en_passant", "off"), ("draw_rule", "automatic"), ("days", "7"), (name, value)];
        let page = anna.submit(&form, "main form", &fields);
        assert_eq!(page.status, 422, "{name}={value}");
        page.assert_says("Choose one value for each game option.");
        assert_eq!(page.all("#days option[selected]"), ["7 days"]);
        let kept = if name == "draw_rule" { "#en_passant" } else { "#draw_rule" };
        assert!(page.has(&format!("{kept} option[selected]")), "{name}={value}");
    }
    let over = "8/4N3/R7/4k3/3Pp3/6P1/2N5/7K b - d3 0 1";
    for (en_passant, status) in [("off", 422), ("on", 200)] {
        let form = anna.get("/challenges/new");
        let fields = [("start", "fen"), ("fen", over), ("en_passant", en_passant)];
        let page = anna.submit(&form, "main form", &fields);
        assert_eq!(page.status, status);
        let said = page.text().contains("The game would already be over in this position.");
        assert_eq!(said, status == 422);
    }
}

#[test]
fn a_king_left_in_check_is_shown_like_any_move_and_loses() {
    let mut table = without_warning("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 17");
    table.play(&["Kd1", "Rd8", "Ke1", "Re8"]);
    let page = table.white.get("/games/1");
    let typed = table.white.submit(&page, "form.typed", &[("move", "a4")]);
    assert_eq!((typed.status, typed.all(".confirm b")), (200, vec!["19.a4".to_owned()]));
    assert!(typed.has("[data-square=a4] [data-piece=wP]"), "the board shows what would be");
    assert!(!typed.has(".error") && !typed.text().contains("rook"), "nothing warns");
    assert_eq!(table.black.get("/games/1").all(".ply").len(), 4, "nothing is written yet");
    let sentence =
        "White left the king in check: after 19.a4 the rook on e8 attacks it. Black won.";
    for _ in 0..2 {
        let page = table.white.submit(&typed, ".confirm form", &[]);
        assert_eq!((page.status, page.path.as_str()), (200, "/games/1"), "also sent twice");
        page.assert_says(&format!("0-1 {sentence}"));
        assert_eq!(page.all(".ply").len(), 4, "it is no move of the game");
        assert!(page.has("[data-square=a2] [data-piece=wP]"));
    }
    for (name, subject) in [("wilma", "You lost against Bruno"), ("bruno", "You won against Wilma")]
    {
        let emails = table.site.emails_to(&format!("{name}@example.org"));
        let about: Vec<_> = emails.iter().filter(|l| l.news == subject).collect();
        assert_eq!(about.len(), 1, "{name}");
        assert!(about[0].text.split_whitespace().collect::<Vec<_>>().join(" ").contains(sentence));
    }
    let pgn = table.white.get("/games/1.pgn").html;
    for part in ["[Result \"0-1\"]", "[CheckWarning \"off\"]", "[Termination \"rules infraction\"]"]
    {
        assert!(pgn.contains(part), "{part} is not in\n{pgn}");
    }
    let movetext = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = format!("17. Kd1 Rd8+ 18. Ke1 Re8+ {{ {sentence} }} 0-1");
    assert!(movetext.ends_with(&expected), "{pgn}");
    table
        .black
        .get("/games")
        .assert_says("0-1 · White left the king in check and lost. Black won.");
    assert_eq!(table.white.get("/players/Bruno").all(".counters dd"), ["1", "0", "0", "0"]);
    // What is stored, and what the log says.
    let stored = table.site.read(|conn| games::find(conn, GameId(1))).expect("the game").game;
    let ended = stored.ended().expect("an end").clone();
    assert_eq!(ended.ending.result().as_str(), "0-1");
    assert!(matches!(ended.ending, Ending::KingLeftInCheck { .. }));
    assert_eq!(
        ended.evidence.as_ref().map(Evidence::to_text).as_deref(),
        Some("left_in_check a2a4 e8")
    );
    let log = table.site.read(|conn| game_events::list(conn, GameId(1)));
    let last = log.last().expect("an event");
    assert_eq!((last.actor.as_str(), last.kind.as_str()), ("white", "ended"));
    assert_eq!(last.detail, "king_left_in_check white left_in_check a2a4 e8");
    let csrf = table.black.csrf();
    let fields = [("csrf", csrf.as_str()), ("ply", "4"), ("move", "Kf8"), ("confirmed", "yes")];
    let late = table.black.post_once("/games/1/moves", &fields);
    assert_eq!(late.status, 409);
    late.assert_says("The game is over.");
}

#[test]
fn the_board_offers_what_nothing_warns_of_and_no_more() {
    // In check from the knight; the pawn is pinned. Castling out of it stays refused.
    let fen = "2b1r1k1/8/8/8/8/3n4/4P3/R3K2R w KQ - 0 17";
    let mut table = without_warning(fen);
    let choices = |page: &crate::support::Page| {
        let text = page.attribute(".board", "data-moves").expect("choices");
        let all: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        ["e1", "e2"].map(|from| {
            let targets = all[from].as_object().into_iter().flat_map(|o| o.keys());
            targets.cloned().collect::<Vec<_>>().join(" ")
        })
    };
    let page = table.white.get("/games/1");
    assert_eq!(choices(&page), ["d1 d2 f1 f2", "d3 e3 e4"]);
    let lawful = start(&mut table.white, &mut table.black, &[("start", "fen"), ("fen", fen)]);
    let page = table.white.get(&lawful);
    assert_eq!(choices(&page), ["d1 d2 f1", ""]);
}

#[test]
fn a_click_into_check_is_confirmed_and_loses() {
    let mut table = without_warning("4r1k1/8/8/8/8/8/8/3K4 w - - 0 17");
    let page = table.white.get("/games/1?from=d1");
    assert_eq!(page.all(".square.target").len(), 5, "e1 and e2 among them");
    let page = table.white.press(&page, ".target[data-square=e2]", &[]);
    assert_eq!(page.all(".confirm b"), ["17.Ke2"]);
    let page = table.white.submit(&page, ".confirm form", &[]);
    page.assert_says("after 17.Ke2 the rook on e8 attacks it. Black won.");
    // With the warning neither the board nor the field takes it.
    let game = start(
        &mut table.white,
        &mut table.black,
        &[("start", "fen"), ("fen", "4r1k1/8/8/8/8/8/8/3K4 w - - 0 17")],
    );
    let page = table.white.get(&format!("{game}?from=d1"));
    assert_eq!(page.all(".square.target").len(), 3);
    let page = play(&mut table.white, &game, "Ke2");
    assert_eq!(page.status, 422);
    page.assert_says("Your king would be in check from the rook on e8.");
}

#[test]
fn a_promotion_that_leaves_the_king_in_check_asks_for_the_piece() {
    let mut table = without_warning("8/4P2k/8/8/8/8/8/r3K3 w - - 0 1");
    let page = table.white.get("/games/1?from=e7");
    let page = table.white.press(&page, ".target[data-square=e8]", &[]);
    assert_eq!(page.all(".promotion button"), ["queen", "rook", "bishop", "knight", "Cancel"]);
    let page = table.white.press(&page, ".promotion button:nth-of-type(4)", &[]);
    assert_eq!(page.all(".confirm b"), ["1.e8=N"]);
    let page = table.white.submit(&page, ".confirm form", &[]);
    page.assert_says("after 1.e8=N the rook on a1 attacks it. Black won.");
}

#[test]
fn without_en_passant_the_capture_is_neither_offered_nor_made() {
    let mut table = Table::with(&[("en_passant", "off")]);
    table.play(&["e4", "a6", "e5", "d5"]);
    let page = table.white.get("/games/1?from=e5");
    assert_eq!(page.all(".square.target").len(), 1, "e6 only");
    for text in ["exd6", "e5d6", "5546"] {
        let page = play(&mut table.white, "/games/1", text);
        assert_eq!(page.status, 422);
        page.assert_says("This game is played without en passant.");
    }
    let page = play(&mut table.white, "/games/1", "e6");
    assert_eq!(page.all(".ply").len(), 5);
    let pgn = table.white.get("/games/1.pgn").html;
    assert!(pgn.contains("[EnPassant \"off\"]\n") && !pgn.contains("CheckWarning"), "{pgn}");
    assert_eq!(
        table.white.get("/games/1.fen?ply=4").html.trim(),
        "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3"
    );
}

#[test]
fn without_en_passant_what_only_it_would_have_answered_is_mate() {
    let fen = "8/4N3/R7/4k3/4p3/6P1/2NP4/7K w - - 0 1";
    let mut table = Table::with(&[("en_passant", "off"), ("start", "fen"), ("fen", fen)]);
    let page = table.play(&["d4"]);
    page.assert_says("1-0 White won by checkmate.");
    assert_eq!(page.all(".ply"), ["d4# 0 s"]);
    let (player, all) = (zugpost::db::PlayerId(1), games::Search::default());
    let last = table.site.read(move |conn| games::search_finished(conn, player, &all, None, 9));
    assert_eq!(last[0].last_san, "d4#");
}

#[test]
fn a_rematch_keeps_the_house_rules() {
    let mut table = Table::with(&ALL_OFF);
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form[action$=rematch]", &[]);
    let email = table.site.email_to("bruno@example.org");
    assert!(email.text.contains(&format!("Game options: {OPTIONS}.")), "{}", email.text);
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, "form[action$=rematch]", &[]);
    assert_eq!(page.path, "/games/2");
    page.assert_says(&format!("Game options {OPTIONS}"));
}

#[test]
fn evidence_that_nobody_wrote_is_a_corrupt_row() {
    let mut table = without_warning("4r1k1/8/8/8/8/8/8/3K4 w - - 0 17");
    play(&mut table.white, "/games/1", "Ke2");
    table.site.run_jobs();
    let forge = |text: &'static str| {
        table
            .site
            .run(table.site.db.write::<_, zugpost::db::DbError>(move |conn| {
                use diesel::prelude::*;
                use zugpost::db::schema::games::dsl;
                diesel::update(dsl::games).set(dsl::evidence.eq(text)).execute(conn)?;
                Ok(())
            }))
            .expect("a write");
    };
    forge("left_in_check d1e2 e9");
    assert_eq!(table.black.get("/games/1").status, 500);
    table.black.get("/games").assert_says("White left the king in check and lost. Black won.");
    forge("left_in_check d1e2 g8");
    let page = table.black.get("/games/1");
    page.assert_says("0-1 White left the king in check and lost. Black won.");
}
