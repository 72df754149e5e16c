//! What a first line may be.

use zugpost::{
    i18n::{Language, Locale},
    mail::reply::{
        ForeignPieceLetter, MoveNumber, NotUnderstood, ReplyAction, ReplyCommand, Skipped,
        understand,
    },
};

/// Words by which the writer of these emails may sign.
fn names() -> Vec<String> {
    ["Anna", "Müller", "Hans"].map(str::to_owned).to_vec()
}

fn act(line: &str) -> Result<ReplyAction, NotUnderstood> {
    understand(&[line.to_owned()], &Skipped::default(), &names(), Locale::default())
        .map(|wish| wish.act)
}

fn a_move(
    number: Option<(u32, bool)>,
    text: &str,
    draw: bool,
) -> Result<ReplyAction, NotUnderstood> {
    let number = number.map(|(number, black)| MoveNumber { number, black });
    Ok(ReplyAction::Move { number, text: text.to_owned(), draw })
}

#[test]
fn moves() {
    let white = Some((13, false));
    let black = Some((13, true));
    for (line, expected) in [
        ("13. Nxe4", a_move(white, "Nxe4", false)),
        ("13.Nxe4", a_move(white, "Nxe4", false)),
        ("13 Nxe4", a_move(white, "Nxe4", false)),
        ("13...Nxe4", a_move(black, "Nxe4", false)),
        ("13. ... Nxe4", a_move(black, "Nxe4", false)),
        ("13… Nxe4", a_move(black, "Nxe4", false)),
        ("Nxe4!", a_move(None, "Nxe4", false)),
        ("c4 ?", a_move(None, "c4", false)),
        ("c4 !", a_move(None, "c4", false)),
        ("13. c4 ?!", a_move(white, "c4", false)),
        ("(c4 !?)", a_move(None, "c4", false)),
        ("c4 ?! draw?", a_move(None, "c4", true)),
        ("c4 ⁉", a_move(None, "c4", false)),
        ("Nxe4.", a_move(None, "Nxe4", false)),
        ("e2e4", a_move(None, "e2e4", false)),
        ("e2-e4", a_move(None, "e2-e4", false)),
        ("e2–e4", a_move(None, "e2-e4", false)),
        ("5254", a_move(None, "5254", false)),
        ("13. 5254", a_move(white, "5254", false)),
        ("13 52541", a_move(white, "52541", false)),
        ("0-0", a_move(None, "0-0", false)),
        ("13. 0-0-0+", a_move(white, "0-0-0+", false)),
        ("O-O", a_move(None, "O-O", false)),
        ("e8=Q", a_move(None, "e8=Q", false)),
        ("e8Q#", a_move(None, "e8Q#", false)),
        ("e8(Q)", a_move(None, "e8(Q)", false)),
        ("e7e8q", a_move(None, "e7e8q", false)),
        ("exd8=N+", a_move(None, "exd8=N+", false)),
        ("exd5 e.p.", a_move(None, "exd5", false)),
        ("exd5e.p.", a_move(None, "exd5", false)),
        ("exd5 e.p. draw?", a_move(None, "exd5", true)),
        ("R1xe4", a_move(None, "R1xe4", false)),
        ("Nbd7", a_move(None, "Nbd7", false)),
        ("Qh4xe1+", a_move(None, "Qh4xe1+", false)),
        ("♞xe4", a_move(None, "Nxe4", false)),
        ("♙e4", a_move(None, "e4", false)),
        ("Nxe4 draw?", a_move(None, "Nxe4", true)),
        ("Nxe4, draw?", a_move(None, "Nxe4", true)),
        ("13. Nxe4 (draw?)", a_move(white, "Nxe4", true)),
        ("13. Nxe4 draw", a_move(white, "Nxe4", true)),
        ("13. Nxe4 (=)", a_move(white, "Nxe4", true)),
        ("\"Nxe4\"", a_move(None, "Nxe4", false)),
        ("`13. Nxe4`", a_move(white, "Nxe4", false)),
        ("(e4)", a_move(None, "e4", false)),
        ("(13. Nxe4)", a_move(white, "Nxe4", false)),
        ("[e8=Q]", a_move(None, "e8=Q", false)),
        ("(Nxe4 draw?)", a_move(None, "Nxe4", true)),
    ] {
        assert_eq!(act(line), expected, "{line}");
    }
}

#[test]
fn words() {
    for (line, expected) in [
        ("resign", ReplyAction::Resign),
        ("I RESIGN!", ReplyAction::Resign),
        ("draw?", ReplyAction::OfferDraw),
        ("Draw", ReplyAction::OfferDraw),
        ("offer draw.", ReplyAction::OfferDraw),
        ("Accept", ReplyAction::AcceptDraw { is_named: false }),
        ("accept the draw!", ReplyAction::AcceptDraw { is_named: true }),
        ("decline", ReplyAction::DeclineDraw { is_named: false }),
        ("Decline draw", ReplyAction::DeclineDraw { is_named: true }),
    ] {
        assert_eq!(act(line), Ok(expected), "{line}");
    }
}

/// What our emails say that one can write, in each of their languages.
#[test]
fn words_of_other_languages() {
    for (line, expected) in [
        ("aufgeben", ReplyAction::Resign),
        ("Ich gebe auf.", ReplyAction::Resign),
        ("Remis?", ReplyAction::OfferDraw),
        ("ich biete Remis an", ReplyAction::OfferDraw),
        ("Remis annehmen!", ReplyAction::AcceptDraw { is_named: true }),
        ("„remis ablehnen“", ReplyAction::DeclineDraw { is_named: true }),
        ("Abandono.", ReplyAction::Resign),
        ("¿Tablas?", ReplyAction::OfferDraw),
        ("Acepto tablas", ReplyAction::AcceptDraw { is_named: true }),
        ("¡rechazo las tablas!", ReplyAction::DeclineDraw { is_named: true }),
        ("J’abandonne", ReplyAction::Resign),
        ("j'abandonne.", ReplyAction::Resign),
        ("Nulle ?", ReplyAction::OfferDraw),
        ("nulle\u{a0}?", ReplyAction::OfferDraw),
        ("J’accepte la nulle", ReplyAction::AcceptDraw { is_named: true }),
        ("Nulle refusée", ReplyAction::DeclineDraw { is_named: true }),
    ] {
        assert_eq!(act(line), Ok(expected), "{line}");
    }
    for line in ["Nxe4 remis?", "Nxe4, tablas?", "Nxe4 (nulle ?)", "Nxe4(tablas)", "Nxe4 Remis"] {
        assert_eq!(act(line), a_move(None, "Nxe4", true), "{line}");
    }
    for line in [
        "aufgeben?",
        "nicht aufgeben",
        "kein Remis",
        "no abandono",
        "je n’abandonne pas",
        "nulle part",
        "Nxe4 remis? tablas?",
        "Nxe4 (remis",
        "aufgeben wenn 13...dxe4 14.Ng5",
    ] {
        assert_eq!(act(line), Err(NotUnderstood::Line(line.to_owned())), "{line}");
    }
    for line in ["yes", "Ja!", "oui", "¡Sí!", "si", "No.", "nein", "OK"] {
        assert_eq!(act(line), Err(NotUnderstood::YesOrNo(line.to_owned())), "{line}");
    }
    for line in ["Nxe4 =", "5. d3 ½", "d3 1/2", "d3 =."] {
        assert_eq!(act(line), Err(NotUnderstood::DrawSign(line.to_owned())), "{line}");
    }
    for line in [
        "castles short",
        "Castles long!",
        "kurz rochieren",
        "castles",
        "13. Rochade",
        "Petit roque",
        "¡Enroque largo!",
        "O-O kurze Rochade",
    ] {
        let expected = match line {
            "O-O kurze Rochade" => NotUnderstood::Line(line.to_owned()),
            _ => NotUnderstood::Castling(line.to_owned()),
        };
        assert_eq!(act(line), Err(expected), "{line}");
    }
    let german = Locale::of(Language::German).with_localized_pieces(true);
    let lines = ["e4".to_owned(), "wenn 1...e8=B 2.Dxe5 Lxc3".to_owned()];
    let wish = understand(&lines, &Skipped::default(), &names(), german).expect("a condition");
    // The letter that was typed is a file: a pawn may be meant.
    assert_eq!(wish.conditions, ["1...e8=B? 2.Qxe5\u{1f}dxe5 Bxc3"]);
    for line in ["wenn 13...dxe4 14.Ng5", "Falls 13...dxe4 14.Ng5", "si 13...dxe4 14.Ng5"] {
        assert_eq!(conditions(&["13. Nxe4", line]), Ok(vec!["13...dxe4 14.Ng5".to_owned()]));
    }
}

#[test]
fn what_is_no_command_is_refused() {
    for line in [
        "I would love 13. Nxe4 but it loses",
        "resign?",
        "accept?",
        "Nxe4=",
        "hello",
        "13",
        "13.",
        "1958",
        "Nx",
        "e9",
        "i4",
        "99999",
        "0. Nxe4",
        "1234567. Nxe4",
        "Nxe4 wins",
        "draw Nxe4",
        "draw? 13. Nxe4",
        "no draw",
        "don't resign",
        "♙",
        "e.p.",
        "?",
        "…",
        "Nxe4 draw? draw?",
        "Nxe4(=) draw?",
        "-",
        "Nxe4++++",
        "5259",
        "52549",
        "Nxe4 I resign",
        "resign if 13...dxe4 14.Ng5",
        "decline if 13...dxe4 14.Ng5",
        "13. Nxe4 if you like",
        "if",
        "13. Nxe4 if",
        "if 13",
        "13. Nxe4 even if 13...dxe4 14.Ng5",
    ] {
        assert_eq!(act(line), Err(NotUnderstood::Line(line.to_owned())), "{line}");
    }
    // What the pages read, though not all of it is a move that could be made.
    for line in ["xe4", "nxe4", "E4", "E2E4", "e2-E4", "Exd5", "EXD5", "Gh5", "Hxg5"] {
        assert!(matches!(act(line), Ok(ReplyAction::Move { .. })), "{line}");
    }
    for line in ["ed", "Ed", "oo", "Ooo", "exd"] {
        assert_eq!(act(line), Err(NotUnderstood::Line(line.to_owned())), "{line}");
    }
    for (text, letter) in [
        ("Dxe4", 'D'),
        ("13. Ce5", 'C'),
        ("DXE4", 'D'),
        ("Sf3+!", 'S'),
        ("sb1-c3", 'S'),
        ("T1xe4", 'T'),
        ("e8=D", 'D'),
        ("exd8(D)+", 'D'),
        ("B?c4", 'B'),
    ] {
        assert_eq!(act(text), Err(foreign(text, letter)), "{text}");
    }
    for line in ["Nxe4 Nf6", "13. Nxe4 Nf6 14. d4", "13. Nxe4 14.Qh5", "e2e4 e7e5", "Nxe4 13"] {
        assert_eq!(act(line), Err(NotUnderstood::TwoMoves(line.to_owned())), "{line}");
    }
    assert_eq!(
        understand(&[], &Skipped::default(), &names(), Locale::default()),
        Err(NotUnderstood::Nothing)
    );
    assert_eq!(act(" "), Err(NotUnderstood::Nothing));
    assert_eq!(act(&"a".repeat(2001)), Err(NotUnderstood::TooLong));
}

/// The letter stands for a piece: for what a pawn becomes where it is the last one.
fn foreign(line: &str, letter: char) -> NotUnderstood {
    let end = line.trim_end_matches([')', '+']);
    let found = ForeignPieceLetter { letter, promotes: end.ends_with(letter) };
    NotUnderstood::ForeignPieceLetter { line: line.to_owned(), found }
}

#[test]
fn a_line_that_is_not_understood_is_shown_as_it_was_written() {
    let german = Locale::of(Language::German).with_localized_pieces(true);
    let ask = |lines: &[&str]| {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        understand(&lines, &Skipped::default(), &names(), german)
    };
    for line in ["Nf3 gewinnt", "e8=B gewinnt", "Te1 {B?c4} ja", "Was? Sf3"] {
        assert_eq!(ask(&[line]), Err(NotUnderstood::Line(line.to_owned())), "{line}");
    }
    assert_eq!(ask(&["Bc4"]), Err(foreign("Bc4", 'B')));
    let unread = |line: &str| ask(&["Sf3", line]).map(|wish| wish.unread);
    for line in ["Nf3", "Sc3", "Bc4", "e8=B"] {
        assert_eq!(unread(line), Ok(vec![line.to_owned()]), "{line}");
    }
    // Lines that a mail program broke.
    let broken = ["e4", "wenn 1...e5", "2.Bc4 Sf6"];
    assert_eq!(ask(&broken), Err(foreign("wenn 1...e5 2.Bc4 Sf6", 'B')));
    let read = ask(&["Sf3", "wenn Sf6"]).map(|wish| (wish.act, wish.conditions));
    let act = ReplyAction::Move { number: None, text: "Nf3".to_owned(), draw: false };
    assert_eq!(read, Ok((act, vec!["Nf6".to_owned()])));
}

fn conditions(lines: &[&str]) -> Result<Vec<String>, NotUnderstood> {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let wish = understand(&lines, &Skipped::default(), &names(), Locale::default())?;
    Ok(wish.conditions.iter().map(|line| super::first_readings(line)).collect())
}

#[test]
fn conditional_lines() {
    let one = "13...dxe4 14.Ng5".to_owned();
    let two = "13...Nf6 14.e5".to_owned();
    let both = Ok(vec![one.clone(), two.clone()]);
    assert_eq!(conditions(&["if 13...dxe4 14.Ng5"]), Ok(vec![one.clone()]));
    assert_eq!(conditions(&["13. Nxe4, if 13...dxe4 14.Ng5; if 13...Nf6 14.e5"]), both);
    assert_eq!(conditions(&["13. Nxe4 If 13...dxe4 14.Ng5 if 13...Nf6 14.e5;"]), both);
    assert_eq!(
        conditions(&["13. Nxe4", "*if 13...dxe4 14.Ng5*", "Bye", "IF 13...Nf6 14.e5"]),
        both
    );
    assert_eq!(conditions(&["13. Nxe4", "if 13...dxe4", "14.Ng5; if", "13...Nf6 14.e5"]), both);
    assert_eq!(conditions(&["13. Nxe4", "14. d4", "What if 13...dxe4 14.Ng5?"]), Ok(vec![]));
    assert_eq!(conditions(&["13. Nxe4", "if 13...dxe4 14.Ng5; 13...Nf6 14.e5;"]), both);
    assert_eq!(conditions(&["13. Nxe4", "if 13...dxe4 14.Ng5 {a; b}"]).map(|all| all.len()), Ok(1));
    for line in [
        "if 13...dxe4 14.Ng5; good luck",
        "if 13...dxe4 14.Ng5 ; the only line",
        "if 13...dxe4 (13...Nf6 14.e5; 13...Nd7 14.e5) 14.Ng5",
    ] {
        let expected = Err(NotUnderstood::Line(line.to_owned()));
        assert_eq!(conditions(&["13. Nxe4", line]), expected, "{line}");
    }
    for bullet in ["-", "–", "•", "*"] {
        let line = format!("{bullet} if 13...dxe4 14.Ng5");
        assert_eq!(conditions(&["13. Nxe4", &line]), Ok(vec![one.clone()]), "{line}");
    }
    // No move follows: it is no condition.
    for line in ["If you", "Si", "Falls Church, VA", "If you are not the intended recipient, go"] {
        assert_eq!(conditions(&["13. Nxe4", line]), Ok(vec![]), "{line}");
    }
    let garbled = "if 13...dxe4x you".to_owned();
    assert_eq!(conditions(&["13. Nxe4", &garbled]), Err(NotUnderstood::Line(garbled)));
    for line in
        ["if 13...dxe4, then 14.Ng5", "wenn 13...dxe4 dann 14.Ng5", "si 13...dxe4, alors: 14.Ng5"]
    {
        let read = conditions(&["13. Nxe4", line]).map(|lines| lines.join("").replace(',', ""));
        assert_eq!(read, Ok("13...dxe4 14.Ng5".to_owned()), "{line}");
    }
    assert_eq!(
        conditions(&["resign", "if 13...dxe4 14.Ng5"]),
        Err(NotUnderstood::Line("if 13...dxe4 14.Ng5".into()))
    );
    let many = vec!["if 13...dxe4 14.Ng5"; 41];
    assert_eq!(conditions(&many), Err(NotUnderstood::TooMany));
}

#[test]
fn a_letter_of_another_language_is_refused_in_conditional_lines() {
    for (line, letter) in [
        ("if 1...d5 2.Cxd5", 'C'),
        ("if 1...d5 2.c4 (1...e5 2.Sf3) dxc4", 'S'),
        ("if 12...b5 13.cxb8(D)", 'D'),
    ] {
        assert_eq!(conditions(&["e3", line]), Err(foreign(line, letter)), "{line}");
    }
    let line = "1...d5 2.Exd5".to_owned();
    assert_eq!(conditions(&["e3", &format!("if {line}")]), Ok(vec![line]));
    let comment = "1...d5 2.c4 {Cxd5?} dxc4 3.Bxc4";
    assert_eq!(conditions(&["e3", &format!("if {comment}")]), Ok(vec![comment.to_owned()]));
}

fn ask(lines: &[&str]) -> Result<ReplyCommand, NotUnderstood> {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    understand(&lines, &Skipped::default(), &names(), Locale::default())
}

/// What stands below a word that ends the game may take it back.
#[test]
fn a_word_that_ends_the_game_stands_alone() {
    for word in ["resign", "accept", "accept draw", "aufgeben", "j'abandonne"] {
        for below in [
            "No",
            "Wait!",
            "13. Nxe4",
            "just kidding",
            "Thanks, but not yet",
            "I will play on",
            "Scherz",
            "draw?",
            "?",
            "Mistake",
            "Cancel",
            "Continue",
            "Irrtum",
            "Versehen",
            "Fehler",
            "Erreur",
            "Error",
            "Unentschieden",
            "Falsche Partie",
            "Moment",
            "Désolé",
            "Thanks, wrong game",
            "Gracias, sigo jugando",
            "This email was a mistake",
            // Capitals alone are no name that is known.
            "Guter Witz",
            "Nice Try",
            "Ni Hablar",
        ] {
            let expected = NotUnderstood::NotAlone { words: word.into(), below: below.into() };
            assert_eq!(ask(&[word, below]), Err(expected), "{word} {below}");
        }
        for below in [
            "Anna",
            "Thanks for the game!",
            "Viele Grüße",
            "If you are not the intended recipient, delete it",
            ":-)",
            "Anna :-)",
            "Congratulations!",
            "Well done",
            "Nice game",
            "Good game",
            "Glückwunsch",
            "Gut gespielt",
            "Enhorabuena",
            "Félicitations",
            "Bravo",
            "Thanks for a very good game",
        ] {
            assert!(ask(&[word, below, "Anna Müller"]).is_ok(), "{word} {below}");
        }
        for below in ["P.S. I meant the other game", "Actually, wait", "I do not mean it"] {
            let expected = NotUnderstood::NotAlone { words: word.into(), below: below.into() };
            assert_eq!(ask(&[word, "Regards", "Anna", below]), Err(expected), "{word} {below}");
        }
        let ago = "5 minutes ago I saw that I win, so I go on";
        let expected = NotUnderstood::NotAlone { words: word.into(), below: ago.into() };
        assert_eq!(ask(&[word, "Anna", ago]), Err(expected), "{word}");
        assert!(ask(&[word, "https://site.example/games/1", "I meant the other game"]).is_err());
        assert!(ask(&[word, "Best regards", "Anna", "12 Long Street"]).is_ok(), "{word}");
        assert!(ask(&[word, "Anna", "12 Long Street", "+49 30 1234"]).is_ok(), "{word}");
        let expected = NotUnderstood::NotAlone { words: word.into(), below: "Not yet".into() };
        assert_eq!(ask(&[word, "Cheers", "Not yet"]), Err(expected), "{word}");
    }
    for line in ["resign...", "resign..", "Aufgeben…", "accept..."] {
        assert_eq!(ask(&[line]), Err(NotUnderstood::Line(line.to_owned())), "{line}");
    }
}

/// Below a closing or a name stand names and addresses, and nothing else.
#[test]
fn what_stands_below_a_closing_may_take_a_word_back() {
    for word in ["resign", "accept", "accept draw", "aufgeben", "j'abandonne"] {
        for taken_back in [
            &["Regards", "I meant to castle"][..],
            &["Rochade"],
            &["Gruß", "Enroque"],
            &["Roquer"],
            &["Viele Grüße", "Ich habe mich vertippt"],
            &["Amicalement", "Je voulais roquer"],
            &["Cheers", "Anna", "J'arrête, pardon"],
            &["I AM WRONG"],
            &["I play on, regards"],
            &["Hier irre ich mich"],
            &["Gesendet mit Absicht, nicht gemeint"],
            &["This message is confidential", "Rather not"],
            &["This email was not intended"],
            &["https://site.example/games/7 is where I go on"],
            &["Ignorieren"],
            &["Partie Verwechselt"],
            &["Anna", "Game 7"],
            &["Schach"],
            &["Tampoco"],
            // Moves in digits.
            &["5254"],
            &["Anna", "13. 5254 6254"],
        ] {
            let all: Vec<&str> = [word].into_iter().chain(taken_back.iter().copied()).collect();
            let below = taken_back.last().expect("a line").to_string();
            let expected = NotUnderstood::NotAlone { words: word.into(), below };
            assert_eq!(ask(&all), Err(expected), "{all:?}");
        }
        for signature in [
            &["Mit freundlichen Grüßen", "Hans", "45133 Essen"][..],
            &["Gruß", "Anna Müller", "4153 Reinach", "Tel. 030 1234", "030 1234"],
            &["Cheers", "Anna", "anna@site.example", "12 rue de la Paix", "Head of Sales"],
            &["Mit freundlichem Gruß", "I. O'Brien"],
            &["Mit freundlichen Grüssen aus Wien"],
            &["All the best"],
            &["Warm regards, Anna"],
            &["Kindest regards"],
            &["With best wishes"],
            &["Un cordial saludo"],
            &["Salutations distinguées"],
            &["See you soon, Anna!"],
            &["Gesendet mit Vivaldi"],
            &["Sent with eM Client"],
            &["This message is confidential", "Anna"],
            &["This message is intended only for those it names"],
            &["Cheers", "Mr King", "https://site.example/anna"],
            &["Saludos", "María de la Cruz"],
        ] {
            let all: Vec<&str> = [word].into_iter().chain(signature.iter().copied()).collect();
            assert!(ask(&all).is_ok(), "{all:?}: {:?}", ask(&all));
        }
    }
}

/// A telephone signs in the middle of what its owner writes.
#[test]
fn what_stands_below_the_signature_of_a_telephone_may_take_a_word_back() {
    let read =
        |text: &str| super::outcome(format!("From: Anna <a@example.org>\n\n{text}").as_bytes());
    for (word, outcome) in [("accept", "accept draw"), ("resign", "resign")] {
        for below in ["No, wait", "Castle", "13. Nxe4", "draw?"] {
            let text = format!("{word}\nSent from my iPhone\n{below}\n");
            assert_eq!(read(&text), "refused", "{text}");
        }
        for below in ["Anna", "+49 30 1234", "https://site.example", "Best regards\nAnna"] {
            let text = format!("{word}\nSent from my iPhone\n{below}\n");
            assert_eq!(read(&text), outcome, "{text}");
        }
        // What a program puts below every email.
        let text = format!("{word}\n-- \nAnna\n\"Chess is a sea in which a gnat may drink.\"\n");
        assert_eq!(read(&text), outcome, "{text}");
        let text = format!("{word}\n-- \nAnna\nI do not mean it.\n");
        assert_eq!(read(&text), "refused", "{text}");
    }
}

#[test]
fn a_message_below_a_move_is_told() {
    let unread = |lines: &[&str]| {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        understand(&lines, &Skipped::default(), &names(), Locale::default()).map(|wish| wish.unread)
    };
    for line in [
        "What a strange opening you play.",
        "I am away next week",
        "If you like, we talk",
        "Dear Bruno, I am ill",
        "See you in Berlin on Friday",
    ] {
        assert_eq!(unread(&["e4", line]), Ok(vec![line.to_owned()]), "{line}");
    }
    assert_eq!(unread(&["e4", "Best regards,", "Anna", "12 Long Street"]), Ok(vec![]));
    for (closing, line) in [
        ("Cheers", "I am away next week"),
        ("Ciao Bruno", "Ich bin ab morgen im Urlaub"),
        ("This email is confidential", "we can talk about it tomorrow"),
    ] {
        assert_eq!(unread(&["e4", closing, line]), Ok(vec![line.to_owned()]), "{line}");
    }
    assert_eq!(unread(&["e4", "12 Long Street"]), Ok(vec!["12 Long Street".to_owned()]));
    let asked = "Are you ill?";
    assert_eq!(unread(&["e4", "Cheers", asked]), Ok(vec![asked.to_owned()]));
}

#[test]
fn lines_below_the_first_that_ask_for_something_are_told() {
    let unread = |lines: &[&str]| {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        understand(&lines, &Skipped::default(), &names(), Locale::default()).map(|wish| wish.unread)
    };
    assert_eq!(unread(&["e4", "Greetings", "Anna"]), Ok(vec![]));
    for line in ["d4", "2. Nf3 Nc6", "Or Nf3, perhaps", "resign", "Remis?", "2. Sf3"] {
        assert_eq!(unread(&["e4", "Hi!", line]), Ok(vec![line.to_owned()]), "{line}");
    }
    let told = ["d4", "c4", "b4", "…"].map(str::to_owned).to_vec();
    assert_eq!(unread(&["e4", "d4", "c4", "b4", "a4", "h4"]), Ok(told));
}
