//! `zugpost adjudicate`, as another program uses it. docs/ADJUDICATE.md is what it promises.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use zugpost::chess::{Color, Position as _, Variant, VariantPosition, parse_move, position_of};

use crate::{
    cli::BINARY,
    support::{is_full, shared_data},
};

fn start(arguments: &[&str]) -> Child {
    Command::new(BINARY)
        .arg("adjudicate")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts")
}

/// Gives it the whole input and returns the object of each line it prints.
fn ask(arguments: &[&str], input: &[u8]) -> Vec<Value> {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("no panic").expect("it reads to the end");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

pub fn ask_one(arguments: &[&str], input: &str) -> Value {
    let mut answers = ask(arguments, input.as_bytes());
    assert_eq!(answers.len(), 1, "{answers:?}");
    answers.pop().expect("an answer")
}

/// The error, which is a sentence.
fn error(answer: &Value) -> &str {
    let sentence = answer["error"].as_str().unwrap_or_else(|| panic!("no error: {answer}"));
    assert!(sentence.starts_with(char::is_uppercase) && sentence.ends_with('.'), "{sentence}");
    sentence
}

/// Whether this line of moves mates for a side.
fn mates(fen: &Value, line: &Value, winner: Color, variant: Variant) -> bool {
    let mut position: VariantPosition =
        position_of(fen.as_str().expect("a FEN"), variant).expect("a position");
    for text in line.as_array().expect("moves") {
        let mv = parse_move(&position, text.as_str().expect("a move")).expect("a legal move");
        position.play_unchecked(mv);
    }
    position.is_checkmate() && position.turn() == !winner
}

#[test]
fn a_position_is_told_with_what_both_sides_can_still_do() {
    let answer = ask_one(&[], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(answer["fen"], fen, "complete with counters");
    for (key, value) in [
        ("legal", json!(true)),
        ("turn", json!("white")),
        ("check", json!(false)),
        ("checkmate", json!(false)),
        ("stalemate", json!(false)),
        ("dead", json!(false)),
    ] {
        assert_eq!(answer[key], value, "{key}");
    }
    for (side, color) in [("white", Color::White), ("black", Color::Black)] {
        let side = &answer[side];
        assert_eq!(side["verdict"], "can_win");
        assert!(mates(&answer["fen"], &side["line"], color, Variant::Standard), "{side}");
        assert!(side["nodes"].is_u64() && side["positions"].is_u64(), "{side}");
        assert!(side.get("reason").is_none());
    }
}

/// FEN, then check, mate, stalemate, dead, and what White and Black can.
const POSITIONS: &[(&str, [bool; 4], [&str; 2])] = &[
    // Positions in which the game is over are answered like any other.
    ("R6k/8/6K1/8/8/8/8/8 b - - 0 1", [true, true, false, false], ["can_win", "cannot_win"]),
    ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", [false, false, true, true], ["cannot_win", "cannot_win"]),
    ("8/8/4k3/8/8/4KB2/8/8 w - - 0 1", [false, false, false, true], ["cannot_win", "cannot_win"]),
    ("8/8/4k3/8/8/3RK3/8/8 b - - 0 1", [false, false, false, false], ["can_win", "cannot_win"]),
    // Blocked for ever: only the kings move.
    (
        "k1b5/1p1p4/1P1P4/2p5/2P5/1p1p4/1P1P4/K1B5 w - - 0 37",
        [false, false, false, true],
        ["cannot_win", "cannot_win"],
    ),
];

#[test]
fn every_word_of_a_position_is_right() {
    let input: String = POSITIONS.iter().map(|(fen, ..)| format!("{fen}\n")).collect();
    let answers = ask(&[], input.as_bytes());
    assert_eq!(answers.len(), POSITIONS.len());
    for ((fen, flags, sides), answer) in POSITIONS.iter().zip(&answers) {
        assert_eq!(answer["fen"], *fen);
        let keys = ["check", "checkmate", "stalemate", "dead"];
        assert_eq!(keys.map(|key| answer[key].as_bool().expect(key)), *flags, "{fen}");
        assert_eq!(["white", "black"].map(|s| answer[s]["verdict"].clone()), *sides, "{fen}");
        for (side, color) in [("white", Color::White), ("black", Color::Black)] {
            let side = &answer[side];
            match side["verdict"].as_str() {
                Some("can_win") => {
                    assert!(mates(&answer["fen"], &side["line"], color, Variant::Standard));
                }
                _ => assert!(!side["reason"].as_str().expect("a reason").is_empty(), "{fen}"),
            }
        }
    }
}

#[test]
fn a_bad_line_says_why_and_the_rest_goes_on() {
    let good = "8/8/4k3/8/8/4K3/8/8 w - - 0 1";
    let long = "8".repeat(3000);
    let lines: Vec<(Vec<u8>, &str)> = vec![
        (b"".to_vec(), "The line is empty."),
        (b"   ".to_vec(), "The line is empty."),
        (b"hello".to_vec(), "This is not a valid FEN."),
        (b"4k3/8/8/8/8/8/44/4K3 w - - 0 1".to_vec(), "This is not a valid FEN."),
        (b"8/8/4k3/8/\xe9/4K3/8/8 w - -".to_vec(), "The line is not UTF-8 text."),
        (b"8/8/4k3/8\0/8/4K3/8/8 w - -".to_vec(), "This is not a valid FEN."),
        (long.into_bytes(), "The line is longer than 1024 bytes."),
        (b"8/8/4k3/8/8/8/8/8 w - -".to_vec(), "A king is missing."),
        (b"8/8/4k3/8/8/4K2r/8/8 b - -".to_vec(), "The side that is not to move is in check."),
        (
            b"4k3/8/8/8/8/8/8/4K3 w K - 0 1".to_vec(),
            "The castling rights do not fit the kings and rooks.",
        ),
    ];
    let mut input = b"\xef\xbb\xbf".to_vec();
    for (line, _) in &lines {
        input.extend_from_slice(good.as_bytes());
        input.extend_from_slice(b"\r\n");
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    // The last line need not end.
    input.extend_from_slice(good.as_bytes());
    let answers = ask(&[], &input);
    assert_eq!(answers.len(), 2 * lines.len() + 1, "one line out for each line in");
    for (i, answer) in answers.iter().enumerate() {
        if i % 2 == 0 {
            assert_eq!((&answer["fen"], &answer["legal"]), (&json!(good), &json!(true)));
        } else {
            assert_eq!(answer["legal"], false);
            assert_eq!(error(answer), lines[i / 2].1);
        }
    }
    assert_eq!(ask(&[], b""), Vec::<Value>::new());
}

#[test]
fn chess960_castling_is_read_where_it_is_asked_for() {
    let fen = "1k6/8/8/8/8/8/8/RK4R1 w AG - 0 1";
    assert_eq!(error(&ask_one(&[], fen)), "The castling rights do not fit the kings and rooks.");
    assert_eq!(ask_one(&["--chess960"], fen)["legal"], true);
}

#[test]
fn the_budget_bounds_the_work() {
    let far = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";
    let none = ask_one(&["--budget", "0,0"], far);
    assert_eq!((&none["dead"], &none["white"]["verdict"]), (&json!(null), &json!("unknown")));
    let game = ask_one(&["--pgn", "--budget", "0,0"], &format!("[FEN \"{far}\"]\n\n*"));
    assert_eq!((&game["dead"], &game["end"]), (&json!(null), &json!(null)), "not known is no end");
    let spent = |answer: &Value| {
        ["white", "black"].map(|side| {
            [&answer[side]["nodes"], &answer[side]["positions"]].map(|n| n.as_u64().expect("n"))
        })
    };
    assert_eq!(spent(&none), [[0, 0]; 2]);
    for (budget, nodes, positions) in
        [("inline", 20_000, 3_000), ("background", 2_000_000, 1_000_000), ("70,900", 70, 900)]
    {
        let answer = ask_one(&["--budget", budget], far);
        for [n, p] in spent(&answer) {
            // The moves of a position that was begun are searched to the end.
            assert!(n <= nodes + 218 && p <= positions, "{budget}: {answer}");
        }
    }
    for bad in ["much", "1", "1,2,3", "-1,2", "1,x", ""] {
        let output = Command::new(BINARY).args(["adjudicate", "--budget", bad]).output();
        let output = output.expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{bad}");
    }
}

/// Another program keeps it running: a question, an answer.
#[test]
fn each_answer_comes_before_the_next_question() {
    for (arguments, question) in [
        (&[][..], "8/8/4k3/8/8/4K3/8/8 w - - 0 1\n"),
        (&["--pgn"], "[White \"A\"]\n\n1. e4 e5 *\n\n"),
    ] {
        let mut child = start(arguments);
        let mut stdin = child.stdin.take().expect("its input");
        let answers = BufReader::new(child.stdout.take().expect("its output")).lines();
        let (sender, received) = std::sync::mpsc::channel();
        let reader = std::thread::spawn(move || {
            answers.for_each(|line| sender.send(line).expect("somebody waits"));
        });
        for _ in 0..3 {
            stdin.write_all(question.as_bytes()).expect("it listens");
            stdin.flush().expect("it listens");
            let answer = received.recv_timeout(Duration::from_secs(30));
            let answer = answer.expect("an answer in time").expect("text");
            assert!(answer.starts_with('{') && answer.ends_with('}'), "{answer}");
        }
        drop(stdin);
        reader.join().expect("no panic");
        assert!(received.recv().is_err(), "no more answers than questions");
        assert!(child.wait().expect("an end").success());
    }
}

#[test]
fn it_ends_quietly_when_nobody_reads_any_more() {
    let mut child = start(&[]);
    let mut stdin = child.stdin.take().expect("its input");
    drop(child.stdout.take());
    let writer = std::thread::spawn(move || {
        // It may be gone before all is written.
        let _ = stdin.write_all("8/8/4k3/8/8/4K3/8/8 w - - 0 1\n".repeat(10_000).as_bytes());
    });
    assert!(child.wait().expect("an end").success());
    writer.join().expect("no panic");
    let mut words = String::new();
    child.stderr.take().expect("its errors").read_to_string(&mut words).expect("text");
    assert_eq!(words, "");
}

#[test]
fn it_asks_no_setting_and_makes_no_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("zugpost.toml"), "lisen = 'x'").expect("a file");
    let output = Command::new(BINARY)
        .arg("adjudicate")
        .current_dir(folder.path())
        .env("LISTEN", "everywhere")
        .stdin(Stdio::null())
        .output()
        .expect("it runs");
    assert!(output.status.success() && output.stdout.is_empty() && output.stderr.is_empty());
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 1);
}

const KNIGHTS: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

#[test]
fn a_game_is_told_with_every_chance_of_a_claim() {
    let tags = "[White \"Müller\"]\n[Black \"B \\\"Q\\\"\"]\n[Result \"1/2-1/2\"]\n\n";
    let answer = ask_one(&["--pgn"], &format!("{tags}{KNIGHTS} 1/2-1/2\n"));
    let third = |plies: [usize; 3], sentence: &str| json!({ "ground": "threefold_repetition", "plies": plies, "sentence": sentence });
    let expected = json!({
        "game": 1,
        "white": "Müller",
        "black": "B \"Q\"",
        "result": "1/2-1/2",
        "plies": 8,
        "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5",
        "check": false,
        "checkmate": false,
        "stalemate": false,
        "variant_end": null,
        "dead": false,
        "end": null,
        "claims": [
            { "ply": 7, "side": "black", "standing": [], "intended": [{
                "san": "Ng8",
                "uci": "f6g8",
                "grounds": [third([0, 4, 8], "With 4...Ng8, the position will have occurred 3 times. It has already occurred at the start and after 2...Ng8.")],
            }] },
            { "ply": 8, "side": "white", "standing": [
                third([0, 4, 8], "The position has occurred 3 times: at the start, after 2...Ng8 \
                                  and 4...Ng8."),
            ], "intended": [{
                "san": "Nf3",
                "uci": "g1f3",
                "grounds": [third([1, 5, 9], "With 5.Nf3, the position will have occurred 3 times. It has already occurred after 1.Nf3 and 3.Nf3.")],
            }] },
        ],
    });
    assert_eq!(answer, expected);
}

#[test]
fn a_game_that_went_on_is_told_when_it_was_over() {
    let moves = format!("{KNIGHTS} {KNIGHTS} 9. e4 e5 *");
    let answer = ask_one(&["--pgn"], &moves);
    let end = json!({
        "ply": 16,
        "kind": "fivefold_repetition",
        "result": "1/2-1/2",
        "plies": [0, 4, 8, 12, 16],
        "sentence": "The position has occurred 5 times: at the start, after 2...Ng8, 4...Ng8, \
                     6...Ng8 and 8...Ng8.",
    });
    assert_eq!((&answer["plies"], &answer["end"]), (&json!(18), &end));
    for (moves, ply, kind, result) in [
        ("1. f3 e5 2. g4 Qh4# 0-1", 4, "checkmate", "0-1"),
        ("[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n1. Qf7 *", 1, "stalemate", "1/2-1/2"),
        ("[FEN \"4k3/8/8/8/8/8/3nK3/8 w - - 0 1\"]\n1. Kxd2 Kd8 *", 0, "dead_position", "1/2-1/2"),
        ("[FEN \"8/8/8/8/8/1k6/8/K6r w - - 0 1\"]\n*", 0, "checkmate", "0-1"),
    ] {
        let end = &ask_one(&["--pgn"], moves)["end"];
        let found = (&end["ply"], &end["kind"], &end["result"]);
        assert_eq!(found, (&json!(ply), &json!(kind), &json!(result)), "{moves}");
    }
    let fifty = "[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 148 90\"]\n90. Kd2 Kd7 91. Kd3 *";
    let end = json!({
        "ply": 2,
        "kind": "seventy_five_moves",
        "result": "1/2-1/2",
        "halfmoves": 150,
        "sentence": "150 half-moves have been played without a capture or pawn move.",
    });
    assert_eq!(ask_one(&["--pgn"], fifty)["end"], end);
}

#[test]
fn a_bad_game_says_why_and_the_rest_goes_on() {
    let bad: &[(&[u8], &str)] = &[
        (b"1. e4 e5 2. Ke2 Ke7 3. Kd8", "The move 3.Kd8 cannot be made: "),
        (b"1. e4 Qxx9 2. Nf3", "The word \"Qxx9\" is no move."),
        (b"1. e4 \0\0 e5", "The word \"\\0\\0\" is no move."),
        (b"1. S\xe9f3", "The word \"S\u{fffd}f3\" is no move."),
        (b"1. e4 -- 2. d4", "The move 1...-- cannot be made: "),
        (b"[FEN \"8/8\"]\n\n*", "The tag FEN cannot be used: This is not a valid FEN."),
        (
            b"[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n\n*",
            "The tag FEN cannot be used: The board is empty.",
        ),
        (
            b"[Variant \"Bughouse\"]\n\n1. e4",
            "The tag Variant says \"Bughouse\", which is no variant that is known.",
        ),
        (b"[A \"1\"] 1. e4\n[B \"2\"]\n\n1. d4 *", "The tag \"1. e4\" cannot be read."),
        (
            b"[White \"A\"][FEN 8/8/4k3/8/8/3RK3/8/8 b]\n\n*",
            "The tag \"[FEN 8/8/4k3/8/8/3RK3/8/8 b]\" cannot be read.",
        ),
        (
            b"[FEN: \"8/8/4k3/8/8/3RK3/8/8 b\"]\n\n*",
            "The tag \"[FEN: \\\"8/8/4k3/8/8/3RK3/8/8 b\\\"]\" cannot be read.",
        ),
        (b"1. e4 e5 1:0\n1. d4 d5 0-1", "The move \"d4\" comes after the result."),
        (
            b"[FEN 8/8/4k3/8/8/3RK3/8/8 b]\n\n*",
            "The tag \"[FEN 8/8/4k3/8/8/3RK3/8/8 b]\" cannot be read.",
        ),
        (b"1. e4 e5 1-0\n1. d4 d5 0-1", "The move \"d4\" comes after the result."),
        (b"just words", "The word \"just\" is no move."),
    ];
    let mut input = Vec::new();
    for (game, _) in bad {
        input.extend_from_slice(b"[White \"good\"]\r\n\r\n1. e4 {\xe9} (1. d4) e5 *\r\n\r\n");
        input.extend_from_slice(game);
        input.extend_from_slice(b"\n\n");
    }
    // Nothing can come after this one, but its tags were read.
    input.extend_from_slice(b"[White \"M\xfcller\"]\n\n1. e4 { no end\n\n1. d4 *\n");
    let answers = ask(&["--pgn"], &input);
    assert_eq!(answers.len(), 2 * bad.len() + 1);
    for (i, answer) in answers.iter().enumerate() {
        assert_eq!(answer["game"], i + 1);
        if i == 2 * bad.len() {
            assert_eq!(answer["white"], "Müller");
            assert_eq!(error(answer), "This is not PGN: unterminated comment.");
        } else if i % 2 == 0 {
            assert_eq!((&answer["white"], &answer["plies"]), (&json!("good"), &json!(2)));
        } else {
            assert!(error(answer).starts_with(bad[i / 2].1), "{answer}");
        }
    }
    assert_eq!(ask(&["--pgn"], b"\n\n% nothing\n"), Vec::<Value>::new());
}

#[test]
fn tags_and_moves_are_read_as_files_have_them() {
    let fen = "4k3/P7/8/3pP3/8/8/8/4K1N1 w - d6 0 1";
    for gap in [" ", "\t", "  ", " \t ", ""] {
        let game = format!("[White{gap}\"A\"]\n[ FEN{gap}\"{fen}\"]\n\n*");
        let answer = ask_one(&["--pgn"], &game);
        assert_eq!((&answer["fen"], &answer["white"]), (&json!(fen), &json!("A")), "{gap:?}");
    }
    for (spelled, san) in [
        ("a8Q+", "a8=Q+"),
        ("exd6 e.p.", "exd6"),
        ("exd6e.p.", "exd6"),
        ("Ng1-f3", "Nf3"),
        ("e5xd6", "exd6"),
    ] {
        let ask = |mv| ask_one(&["--pgn"], &format!("[FEN \"{fen}\"]\n\n1. {mv} Kf7 *"));
        let answer = ask(spelled);
        assert_eq!((&answer["plies"], &answer), (&json!(2), &ask(san)), "{spelled}");
    }
}

#[test]
fn chess960_games_say_so_themselves_or_are_said_to_be() {
    let fen = "[FEN \"1k6/8/8/8/8/8/8/RK4R1 w AG - 98 60\"]\n\n60. O-O *";
    let castled = "1k6/8/8/8/8/8/8/R4RK1 b - - 99 60";
    for (arguments, tag) in [
        (&["--pgn"][..], "[Variant \"Chess960\"]\n"),
        (&["--pgn"], "[Variant \"fischerandom\"]\n"),
        (&["--pgn", "--chess960"], ""),
    ] {
        let answer = ask_one(arguments, &format!("{tag}{fen}"));
        assert_eq!(answer["fen"], castled, "{answer}");
        // White's king takes the rook, as Chess960 writes it.
        let first = &ask_one(arguments, &format!("{tag}{}", fen.replace("98", "99")))["claims"][0];
        let intended = first["intended"].as_array().expect("moves");
        let castling = intended.iter().find(|mv| mv["san"] == "O-O").expect("castling");
        assert_eq!(castling["uci"], "b1g1");
    }
    let refused = ask_one(&["--pgn"], fen);
    let why = "The tag FEN cannot be used: The castling rights do not fit the kings and rooks.";
    assert_eq!(error(&refused), why);
}

/// What a referee looks for: games that went on although a draw could have been claimed. The
/// quick loop asks for the small files only, because the prover is slow unoptimised.
#[test]
fn real_games_that_went_on_after_a_threefold_repetition_are_listed() {
    let Some(folder) = shared_data("pgn") else {
        return;
    };
    let (mut found, mut asked) = (Vec::new(), Vec::new());
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the folder").map(|e| e.expect("a file").path()).collect();
    files.sort();
    for path in files {
        let text = std::fs::read(&path).expect("a file");
        if text.len() > 100_000 && !is_full() {
            continue;
        }
        let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let games = ask(&["--pgn"], &text);
        assert!(games.len() > 2, "{file}");
        for game in games {
            assert!(game.get("error").is_none(), "{file} {game}");
            let plies = game["plies"].as_u64().expect("a number");
            let claims = game["claims"].as_array().expect("claims");
            let third = claims.iter().find(|claim| {
                claim["standing"].as_array().is_some_and(|grounds| {
                    grounds.iter().any(|ground| ground["ground"] == "threefold_repetition")
                })
            });
            match third.and_then(|claim| claim["ply"].as_u64()) {
                Some(ply) if ply < plies => {
                    found.push(format!("{file}\t{}\t{ply}\t{plies}", game["game"]));
                }
                _ => {}
            }
        }
        asked.push(file);
    }
    let table = include_str!("../data/played_on_after_third.tsv");
    let listed = |line: &&str| asked.iter().any(|file| line.starts_with(&format!("{file}\t")));
    assert_eq!(found, table.lines().filter(listed).collect::<Vec<_>>());
    assert_eq!(asked.len(), if is_full() { 6 } else { 3 });
}

fn keys(value: &Value, found: &mut std::collections::BTreeSet<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            found.insert(key.clone());
            keys(value, found);
        }),
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn the_manual_describes_every_field() {
    let mut found = std::collections::BTreeSet::new();
    let positions: String = POSITIONS.iter().map(|(fen, ..)| format!("{fen}\n")).collect();
    let games =
        format!("{KNIGHTS} {KNIGHTS}\n\n[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 148 9\"]\n9. Kd2");
    let answers = [ask(&[], positions.as_bytes()), ask(&["--pgn"], games.as_bytes())];
    answers.iter().flatten().for_each(|answer| keys(answer, &mut found));
    assert!(found.len() > 25, "{found:?}");
    let manual = include_str!("../../docs/ADJUDICATE.md");
    for key in found {
        assert!(manual.contains(&format!("`{key}`")), "the manual does not describe {key}");
    }
}

#[test]
fn help_says_what_goes_in_and_out() {
    let output = Command::new(BINARY).args(["adjudicate", "--help"]).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    for word in ["--pgn", "--chess960", "--budget", "FEN", "JSON", "docs/ADJUDICATE.md"] {
        assert!(text.contains(word), "{word} is not in {text}");
    }
}
