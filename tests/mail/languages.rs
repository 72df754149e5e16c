//! Emails in the language of their reader, and answers in it.

use diesel::RunQueryDsl as _;
use zugpost::db::DbError;

use super::{BRUNO, WILMA, table};
use crate::web::{Table, play};

/// Has a player read another language, with its letters of pieces.
fn speaks(table: &Table, name: &str, language: &str) {
    let sql = format!(
        "UPDATE players SET language = '{language}', localized_pieces = TRUE WHERE name = '{name}'"
    );
    let write = table
        .site
        .db
        .write::<_, DbError>(move |conn| Ok(diesel::sql_query(&sql).execute(conn).map(drop)?));
    table.site.run(write).expect("an update");
}

#[test]
fn a_german_player_gets_german_emails_and_answers_in_german() {
    let mut table = table(&[]);
    speaks(&table, "Bruno", "de");
    play(&mut table.white, "/games/1", "Nf3");
    let email = table.last_to(BRUNO);
    assert_eq!(email.news, "Wilma hat 1.Sf3 gespielt");
    assert_eq!(email.language.as_deref(), Some("de"));
    for part in [
        "Hallo Bruno!",
        "Du bist am Zug. Du hast noch 3 Tage, bis Montag, 23. November 2026, 13:00 CET.",
        "(Weiße Figuren sind als Großbuchstaben dargestellt.)",
        "Beginne die erste Zeile deiner Antwort mit „1...“ und deinem Zug",
        "Figurenbuchstaben: K D T L S.",
        "E-Mails über Züge deiner Gegner abbestellen",
    ] {
        assert!(email.text.contains(part), "{part:?} in {}", email.text);
    }
    assert!(email.html.contains("<html lang=\"de\">"), "{}", email.html);
    assert!(email.html.contains("alt=\"Schwarz: König e8, Dame d8, Türme a8 und h8"));

    table.site.answer(&email, "1... Sf6 remis?\nwenn 2.c4 Sc6");
    let told = table.last_to(BRUNO);
    assert_eq!(told.news, "Du hast 1...Sf6 gespielt und Remis angeboten (Partie gegen Wilma)");
    assert!(told.text.contains("Dein Gegner ist am Zug"), "{}", told.text);
    // The opponent reads English.
    let email = table.last_to(WILMA);
    assert_eq!(
        (email.news.as_str(), email.language.as_deref()),
        ("Bruno played 1...Nf6", Some("en"))
    );

    table.site.answer(&email, "2. d4");
    // An English letter that could be a pawn of German is not read.
    let email = table.last_to(BRUNO);
    table.site.answer(&email, "2... Bb7");
    let told = table.last_to(BRUNO);
    assert_eq!(told.news, "Nicht ausgeführt: deine E-Mail zur Partie gegen Wilma");
    for part in ["Wir haben „2... Bb7“ nicht verstanden.", "„B“ kann einen Bauern auf der b-Linie"]
    {
        assert!(told.text.contains(part), "{}", told.text);
    }
    table.site.answer(&told, "2... Sd4");
    let told = table.last_to(BRUNO);
    assert!(told.text.contains("Springer"), "{}", told.text);
    table.site.answer(&told, "aufgeben");
    assert_eq!(table.last_to(WILMA).news, "You won against Bruno");
    let subjects: Vec<String> =
        table.site.emails_to(BRUNO).into_iter().map(|email| email.news).collect();
    for subject in ["Du hast aufgegeben (Partie gegen Wilma)", "Du hast gegen Wilma verloren"] {
        assert!(subjects.iter().any(|it| it == subject), "{subject} in {subjects:?}");
    }
}

#[test]
fn a_spanish_and_a_french_player_agree_on_a_draw() {
    let table = table(&[]);
    speaks(&table, "Wilma", "es");
    speaks(&table, "Bruno", "fr");
    table.site.answer(&table.last_to(WILMA), "1. Cf3 ¿tablas?");
    let told = table.last_to(WILMA);
    assert_eq!(told.news, "Jugaste 1.Cf3 y ofreciste tablas (partida contra Bruno)");
    let email = table.last_to(BRUNO);
    assert_eq!(email.news, "Wilma a joué 1.Cf3");
    for part in [
        "Wilma propose aussi la nulle.",
        "jusqu’au lundi 23 novembre 2026, 13:00 CET.",
        "«\u{a0}j’accepte la nulle\u{a0}»",
    ] {
        assert!(email.text.contains(part), "{part:?} in {}", email.text);
    }
    table.site.answer(&email, "J’accepte la nulle.");
    let ended = table.last_to(WILMA);
    assert_eq!(ended.news, "Tablas contra Bruno");
    assert!(ended.text.contains("Tablas por acuerdo."), "{}", ended.text);
    let subjects: Vec<String> =
        table.site.emails_to(BRUNO).into_iter().map(|email| email.news).collect();
    assert!(subjects.iter().any(|it| it == "Vous avez accepté la nulle (partie contre Wilma)"));
    assert!(subjects.iter().any(|it| it == "Nulle contre Bruno" || it == "Nulle contre Wilma"));
}
