//! What is deleted from an analysis or replaced in it comes back, step by step.

use super::*;
use crate::{
    chess::{self, Move, Start},
    game::{
        analysis::Analysis,
        variations::{Glyph, LineKind, Shapes, read_annotated},
    },
};

/// An analysis of the position after 1.e4, and the path that leads there.
struct Analyzed {
    game: Game,
    analysis: Analysis,
}

impl Analyzed {
    fn of(lines: &str) -> Analyzed {
        let mut game = standard();
        play_all(&mut game, &["e4"]);
        let mut analyzed = Analyzed { game, analysis: Analysis::default() };
        analyzed.take_in("", lines);
        analyzed
    }

    /// Returns the moves to a place: `e5 Nf3`, after 1.e4.
    fn path(&self, line: &str) -> Vec<Move> {
        let start = Start::standard();
        let mut position = start.position.clone();
        let moves = ["e4"].into_iter().chain(line.split_whitespace()).map(|text| {
            let mv = chess::parse_move_under(&position, start.rules, text).unwrap();
            chess::play(&mut position, mv, start.rules);
            mv
        });
        moves.collect()
    }

    fn take_in(&mut self, line: &str, lines: &str) {
        let (path, start) = (self.path(line), Start::standard());
        let mut position = start.position.clone();
        path.iter().for_each(|mv| chess::play(&mut position, *mv, start.rules));
        let noted = read_annotated(lines, &start, path.len(), &position, LineKind::Analysis);
        self.analysis.take_in(&path, 1, noted.unwrap()).unwrap();
    }

    fn delete(&mut self, line: &str) {
        self.analysis.delete(&self.path(line));
    }

    fn raise(&mut self, line: &str) {
        self.analysis.raise(&self.path(line));
    }

    fn comment(&mut self, line: &str, comment: &str) {
        self.analysis.set_comment(&self.path(line), 1, comment).unwrap();
    }

    fn glyph(&mut self, line: &str, symbol: &str) {
        let glyph = Glyph::read(symbol).unwrap();
        self.analysis.toggle_glyph(&self.path(line), 1, glyph).unwrap();
    }

    fn draw(&mut self, line: &str, shapes: &str) {
        let shapes = Shapes::read(shapes).unwrap();
        self.analysis.set_shapes(&self.path(line), 1, &shapes).unwrap();
    }

    /// Undoes a step, once it was stored and read again.
    fn undo(&mut self) {
        let start = self.game.start();
        let undo_text = self.analysis.undo_text(start, usize::MAX).expect("something to undo");
        let read = Analysis::parse(&self.analysis.to_text(start), &undo_text, start);
        assert_eq!(read.as_ref(), Some(&self.analysis), "{undo_text}");
        assert!(self.analysis.fits(&self.game), "{undo_text}");
        assert_eq!(self.analysis.undo(), Some(Ok(())));
    }

    fn text(&self) -> String {
        self.analysis.to_text(self.game.start())
    }
}

const LINES: &str =
    "1...e5! {good} 2.Nf3 (2.f4 {[%csl Rf4] sharp} exf4) (2.Nc3) Nc6 (1...c5 2.Nf3) (1...e6)";

#[test]
fn each_step_is_taken_back_the_last_one_first() {
    type Change = fn(&mut Analyzed);
    let changes: [Change; 10] = [
        |a| a.delete("e5 f4"),
        |a| a.raise("e6"),
        |a| a.comment("e5", ""),
        |a| a.raise("e5 Nc3"),
        |a| a.glyph("e5", "!"),
        |a| a.comment("c5", "open"),
        |a| a.comment("c5", "half open"),
        |a| a.delete("c5 Nf3"),
        |a| a.delete("e5"),
        |a| a.delete("c5"),
    ];
    let mut analyzed = Analyzed::of(LINES);
    let mut texts = Vec::new();
    for change in changes {
        let before = analyzed.text();
        change(&mut analyzed);
        assert_ne!(analyzed.text(), before);
        // Where there was none, a comment takes nothing away.
        if before.contains("open") || !analyzed.text().contains("open") {
            texts.push(before);
        }
    }
    assert_eq!(texts.len(), changes.len() - 1);
    for before in texts.into_iter().rev() {
        analyzed.undo();
        let text = analyzed.text().replace(" {open}", "");
        assert_eq!(text, before.replace(" {open}", ""));
    }
    assert!(!analyzed.analysis.may_undo() && analyzed.analysis.undo().is_none());
}

#[test]
fn what_was_added_since_stays() {
    let mut analyzed = Analyzed::of(LINES);
    analyzed.delete("e5 f4");
    analyzed.raise("c5");
    analyzed.comment("c5", "open");
    analyzed.take_in("", "1...d5 {and this} (1...e5 2.Bc4)");
    analyzed.take_in("e5", "2.f4!?");
    analyzed.undo();
    analyzed.undo();
    let expected = "e2e4\t1...e5! {good} 2.Nf3 (2.f4!? {[%csl Rf4] sharp} 2...exf4) (2.Nc3) (2.Bc4) 2...Nc6 \
                    (1...c5 {open} 2.Nf3) (1...e6) (1...d5 {and this})";
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut found = words(&analyzed.text());
    let mut expected = words(expected);
    // In whatever order the brackets stand: nothing is lost and nothing twice.
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{}", analyzed.text());
}

#[test]
fn a_lost_note_comes_back_beside_what_was_noted_since() {
    let mut analyzed = Analyzed::of("1...e5!? {[%csl Re5] good}");
    for (change, since, text) in [
        // Replaced.
        ("comment", "", "1...e5!? {[%csl Re5] good}"),
        // Deleted, and another one written since.
        ("delete", "comment", "1...e5!? {[%csl Re5] good bad}"),
    ] {
        analyzed.comment("e5", if change == "comment" { "bad" } else { "" });
        if since == "comment" {
            analyzed.comment("e5", "bad");
        }
        analyzed.undo();
        assert_eq!(analyzed.text(), format!("e2e4\t{text}"), "{change}");
        assert!(!analyzed.analysis.may_undo(), "{change}");
    }
    analyzed.draw("e5", "Re5,Gd2d4");
    assert!(!analyzed.analysis.may_undo(), "nothing is lost");
    analyzed.draw("e5", "");
    analyzed.draw("e5", "Bd4");
    analyzed.glyph("e5", "??");
    analyzed.undo();
    analyzed.undo();
    assert_eq!(analyzed.text(), "e2e4\t1...e5!? {[%csl Bd4,Re5][%cal Gd2d4] good bad}");
    // All that was noted about the present position.
    let mut analyzed = Analyzed::of("{the center}");
    analyzed.comment("", "");
    assert_eq!(analyzed.text(), "");
    analyzed.undo();
    assert_eq!(analyzed.text(), "e2e4\t{the center}");
}

#[test]
fn twenty_steps_are_kept_as_far_as_there_is_room() {
    let mut analyzed = Analyzed::of("1...e5");
    for n in 0..=25 {
        analyzed.comment("e5", &format!("thought {n}"));
    }
    for n in (5..25).rev() {
        analyzed.undo();
        assert_eq!(analyzed.text(), format!("e2e4\t1...e5 {{thought {n}}}"));
    }
    assert!(!analyzed.analysis.may_undo());
    // As text, the last ones that fit.
    analyzed.comment("e5", &"x".repeat(500));
    for n in 0..3 {
        analyzed.comment("e5", &format!("thought {n}"));
    }
    let start = analyzed.game.start();
    let [all, some, none] =
        [usize::MAX, 500, 10].map(|room| analyzed.analysis.undo_text(start, room));
    let all = all.expect("steps");
    assert!(all.len() > 1000 && none.is_none());
    assert!(some.is_some_and(|some| some.len() < 500 && all.ends_with(&some)));
}

/// Such a step is the whole analysis as it was: the server before this one knew no other.
#[test]
fn a_step_of_an_earlier_server_is_taken_back_too() {
    let start = Start::standard();
    let before = "e2e4\t1...e5 (1...c5) 2.Nf3\ne2e4 e7e5\t2.f4";
    let mut analysis = Analysis::parse("e2e4\t1...c5 {open}", before, &start).expect("an analysis");
    assert_eq!(analysis.undo(), Some(Ok(())));
    let text = analysis.to_text(&start);
    assert_eq!(text, "e2e4\t1...e5 (1...c5 {open}) 2.Nf3\ne2e4 e7e5\t2.f4");
    for wrong in ["nonsense", "\n\nx\ty\tz\tw", "e2e4\te7e5\t1.d4\t", "e2e4\td2d4\t\t"] {
        assert_eq!(Analysis::parse("", wrong, &start), None, "{wrong:?}");
    }
}

#[test]
fn what_is_changed_together_is_undone_together() {
    let mut analyzed = Analyzed::of(LINES);
    let before = analyzed.text();
    let path = analyzed.path("e5");
    analyzed.analysis.in_one_step(|analysis| {
        analysis.set_comment(&path, 1, "bad").unwrap();
        analysis.toggle_glyph(&path, 1, Glyph::read("??").unwrap()).unwrap();
        analysis.delete(&path);
    });
    assert_eq!(analyzed.text(), "e2e4\t1...c5 (1...e6) 2.Nf3");
    analyzed.undo();
    assert_eq!(analyzed.text(), before);
    assert!(!analyzed.analysis.may_undo());
}
