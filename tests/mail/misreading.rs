//! What could be misread is refused with a sentence, and what was read is said.

use diesel::RunQueryDsl as _;
use zugpost::db::DbError;

use super::{BRUNO, WILMA, table};
use crate::web::{Table, play};

/// Has a player read another language, with the English letters of pieces.
fn speaks(table: &Table, name: &str, language: &str) {
    let sql = format!("UPDATE players SET language = '{language}' WHERE name = '{name}'");
    let write = table
        .site
        .db
        .write::<_, DbError>(move |conn| Ok(diesel::sql_query(&sql).execute(conn).map(drop)?));
    table.site.run(write).expect("an update");
}

/// What the answer says before it tells whose turn it is.
fn told(table: &Table, address: &str) -> (String, String) {
    let email = table.last_to(address);
    let text = email.text.replace(['\r', '\n'], " ").replace("  ", " ");
    (email.news, text)
}

#[test]
fn a_capital_of_another_language_is_refused_in_every_line() {
    let mut table = table(&[]);
    speaks(&table, "Wilma", "es");
    for answer in [
        "e3 si 1...d5 2.Cxd5",
        "e3\r\nsi 1...d5 2.Cxd5",
        "e3\r\nsi 1...d5 2.c4 (1...e5 2.Cf3) dxc4",
        "e3\r\nsi 1...d5 2.c4 dxc4 3.Axc4",
        "e3 si 1...d5 2.c4 dxc4 3.e8=D",
        "e3\r\nsi 1...d5\r\n2.Cxd5",
        "Cxd5",
        "Cf3",
    ] {
        table.site.answer(&table.last_to(WILMA), answer);
        let (subject, text) = told(&table, WILMA);
        assert!(subject.starts_with("No se ha hecho nada"), "{answer}: {subject}");
        assert!(text.contains("en español. Usa las iniciales K Q R B N."), "{answer}: {text}");
        assert!(text.contains("activa «Escribir las jugadas con"), "{answer}: {text}");
    }
    assert!(!table.white.get("/games/1.fen").html.contains("4P3"));
    let (_, text) = told(&table, WILMA);
    assert!(text.contains("En «Cf3», C es el caballo en español."), "{text}");
    assert!(text.contains("escribe «c» en minúscula"), "{text}");
    // What a comment says is no move.
    table.site.answer(&table.last_to(WILMA), "e3\r\nsi 1...d5 2.c4 {y luego Cxd5} dxc4 3.Bxc4");
    assert_eq!(table.last_to(WILMA).news, "Jugaste 1.e3 (partida contra Bruno)");
}

#[test]
fn the_letter_is_named_in_each_language() {
    let table = table(&[]);
    for (language, answer, sentence) in [
        ("en", "Sf3", "In \"Sf3\", S is the knight in German. Use the piece letters K Q R B N."),
        ("en", "Dxe4", "D is the queen in German, Spanish and French."),
        ("en", "1. Cf3", "C is the knight in Spanish and French. Use the piece letters"),
        (
            "en",
            "Eb1-c3",
            "We did not understand \"Eb1-c3\". A capital \"E\" could mean a pawn on the e-file",
        ),
        ("en", "Exd5", "A pawn cannot move from e2 to d5."),
        ("en", "Zf3", "We did not understand \"Zf3\". The first line must contain only a move"),
        ("en", "sf3", "S is the knight in German"),
        ("de", "1. Sf3", "In „1. Sf3“ steht S auf Deutsch für den Springer."),
        ("de", "Tf3", "schalte auf der Seite deines Kontos „Züge mit den Figurenbuchstaben"),
        ("es", "Af3", "A es el alfil en español."),
        ("fr", "Ff3", "F est le fou en français."),
        ("fr", "e8=D", "D est la dame en français."),
    ] {
        speaks(&table, "Wilma", language);
        table.site.answer(&table.last_to(WILMA), answer);
        let (_, text) = told(&table, WILMA);
        assert!(text.contains(sentence), "{answer}: {text}");
    }
}

#[test]
fn the_answer_shows_the_lines_as_they_were_understood() {
    let table = table(&[]);
    let lines = "e4\r\nif 1...e5 2.g1f3 b8c6 3.5254\r\nif c5 Nf3\r\nif ...e6 d4 (1...d5 2.exd5)";
    table.site.answer(&table.last_to(WILMA), lines);
    let email = table.last_to(WILMA);
    assert_eq!(email.news, "No action taken: your email about the game against Bruno");
    let lines = "e4\r\nif 1...e5 2.g1f3 b8c6 3.6125\r\nif c5 Nf3\r\nif ...e6 d4 (1...d5 2.exd5)";
    table.site.answer(&table.last_to(WILMA), lines);
    let email = table.last_to(WILMA);
    assert!(email.news.starts_with("You played 1.e4"), "{}", email.text);
    assert!(
        email.text.contains("We understood your conditional moves as follows:"),
        "{}",
        email.text
    );
    for line in ["1...e5 2.Nf3 Nc6 3.Bb5", "1...c5 2.Nf3", "1...e6 (1...d5 2.exd5) 2.d4"] {
        assert!(email.text.contains(line), "{line}: {}", email.text);
    }
    assert!(!table.last_to(BRUNO).text.contains("Bb5"));
    // Without a move of one's own, and in the letters of the reader.
    let sql = "UPDATE players SET language = 'de', localized_pieces = TRUE WHERE name = 'Wilma'";
    let write = table
        .site
        .db
        .write::<_, DbError>(move |conn| Ok(diesel::sql_query(sql).execute(conn).map(drop)?));
    table.site.run(write).expect("an update");
    table.site.answer(&email, "wenn g6 Sc3");
    let email = table.last_to(WILMA);
    assert!(email.news.starts_with("Du hast bedingte Züge gespeichert"), "{}", email.text);
    assert!(email.text.contains("1...g6 2.Sc3"), "{}", email.text);
}

#[test]
fn what_was_not_read_is_said() {
    let table = table(&[]);
    table.site.answer(&table.last_to(WILMA), "1. e4\r\n2. Nf3\r\nGood luck\r\nresign");
    let (subject, text) = told(&table, WILMA);
    assert!(subject.starts_with("You played 1.e4"), "{subject}");
    assert!(
        text.contains("These lines were ignored and not sent to your opponent: 2. Nf3 resign"),
        "{text}"
    );
    table.site.answer(&table.last_to(BRUNO), "(e5)\r\nBruno");
    let (subject, text) = told(&table, BRUNO);
    assert!(subject.starts_with("You played 1...e5"), "{subject}");
    assert!(!text.contains("were ignored"), "{text}");
}

/// What the emails refuse, the pages refuse.
#[test]
fn the_page_asks_about_such_a_capital_too() {
    let mut table = table(&[]);
    let csrf = table.white.csrf();
    let fields = |mv: &'static str, ply: &'static str, keep: &'static str| {
        [
            ("csrf".to_owned(), csrf.clone()),
            ("ply".to_owned(), ply.to_owned()),
            ("move".to_owned(), mv.to_owned()),
            ("confirmed".to_owned(), "yes".to_owned()),
            ("with".to_owned(), "lines".to_owned()),
            ("keep".to_owned(), keep.to_owned()),
        ]
    };
    let mut post = |fields: [(String, String); 6]| {
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        table.white.post("/games/1/moves", &fields)
    };
    let asked = "\"C\" could mean a pawn on the c-file or a piece.";
    let page = post(fields("c4", "0", "1...d5 2.Cxd5"));
    assert_eq!(page.status, 422);
    page.assert_says(asked);
    assert_eq!(post(fields("c4", "0", "1...e5 2.Nc3")).status, 200);
    play(&mut table.black, "/games/1", "d5");
    let csrf = table.white.csrf();
    let fields = [("csrf", csrf.as_str()), ("ply", "2"), ("move", "Cxd5"), ("confirmed", "yes")];
    let page = table.white.post("/games/1/moves", &fields);
    assert_eq!(page.status, 422);
    page.assert_says(asked);
    table.black.get("/games/1").assert_says("d5");
}

#[test]
fn a_phone_signature_that_says_more_takes_a_resignation_back() {
    let mut table = super::table_with(&[], &[]);
    table.play(&["e4", "e5"]);
    let email = table.last_to(WILMA);
    for below in [
        "Sent from the wrong game, sorry",
        "Sent from my iPhone by mistake",
        "Sent from my phone, please ignore the above",
        "Get Outlook for iOS, no I am not resigning",
        "Gesendet von mir im falschen Spiel",
        "Von meinem Handy gesendet, war ein Irrtum",
        "Enviado desde la partida equivocada",
        "Enviado desde mi iPhone. ¡Es broma!",
        "Envoyé depuis mon mobile par erreur",
        "-- \nActually no, 2.Nf3",
        "-- \nAnna\nI did not mean it",
        "-- \nChess is life",
        "Wilma\nSchade",
    ] {
        table.site.answer(&email, &format!("resign\n\n{below}"));
        let page = table.black.get("/games/1");
        assert!(!page.text().contains("White resigned"), "{below}");
    }
    table
        .site
        .answer(&email, "resign\n\nWilma\n\nSent from my iPhone\n-- \nAnna\n\"Chess is life\"");
    table.black.get("/games/1").assert_says("White resigned");
}
