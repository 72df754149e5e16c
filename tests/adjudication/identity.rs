//! Article 9.2.3, on cases that other programs get wrong.

use zugpost::chess::{Line, Start, Variant, parse_move};

use crate::support::shared_data;

#[test]
fn the_same_position_is_what_article_9_2_3_says() {
    let Some(path) = shared_data("adjudication/repetition_identity.tsv") else {
        return;
    };
    let table = std::fs::read_to_string(path).expect("the table");
    let mut rows = 0;
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let [note, fen, moves, times] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let start = Start::from_fen(fen, Variant::Standard).expect(note);
        let line = moves.split_whitespace().fold(Line::replay(&start, []), |line, text| {
            let ply = line.steps.len();
            let mv = parse_move(line.position(ply), text).expect(note);
            line.with_intended(ply, mv)
        });
        let plies = line.occurrences(line.steps.len());
        assert_eq!(plies.len().to_string(), times, "{note}: {plies:?}");
        assert_eq!(plies.last(), Some(&line.steps.len()), "{note}");
        let claim = line.draw_grounds(line.steps.len());
        assert_eq!(claim.is_empty(), plies.len() < 3, "{note}: {claim:?}");
        rows += 1;
    }
    assert_eq!(rows, 10);
}
