//! Proposed lines: made with a move, stepped through, accepted in part.

use super::{Table, play};
use crate::support::Page;

fn propose(table: &mut Table, text: &str, lines: &str) -> Page {
    let page = table.white.get(&format!("/games/1?move={text}"));
    table.white.submit(&page, ".confirm form", &[("propose", lines), ("with", "lines")])
}

fn sans(page: &Page) -> String {
    let sans = page.all(".ply");
    sans.iter().map(|ply| ply.split(' ').next().unwrap_or_default()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_proposed_line_is_stepped_through_and_accepted_up_to_the_position_reached() {
    let mut table = Table::set();
    let page = propose(&mut table, "e4", "1...e5 2.Nf3 Nc6 3.Bb5 (1...c5 2.Nf3)");
    page.assert_says("You proposed this line");
    let email = table.site.email_to("bruno@example.org");
    let told = "Wilma proposes this line: 1...e5 (1...c5 2.Nf3) 2.Nf3 Nc6 3.Bb5.";
    assert!(email.text.contains(told), "{}", email.text);
    let page = table.black.get("/games/1");
    page.assert_says("Your opponent proposed this line");
    let mut page = table.black.get("/games/1/analysis");
    for line in ["e7e5", "e7e5.g1f3", "e7e5.g1f3.b8c6"] {
        page = table.black.click(&page, "a[data-step=next]");
        assert!(page.path.ends_with(&format!("line={line}")), "{}", page.path);
    }
    let page = table.black.click(&page, "a[data-step=prev]");
    let page = table.black.submit(&page, "form[action$=proposed-line]", &[]);
    assert_eq!(sans(&page), "e4 e5 Nf3");
    assert_eq!(page.all(".proposed-line .tree a"), ["2...Nc6", "3.Bb5"]);
    assert_eq!(page.all(".ply")[1..], ["e5 proposed", "Nf3 proposed"]);
    // By hand into it, and the bound answer comes at once.
    let page = play(&mut table.black, "/games/1", "Nc6");
    assert_eq!(sans(&page), "e4 e5 Nf3 Nc6 Bb5");
    assert!(!page.has(".proposed-line"));
}

#[test]
fn a_deviation_ends_it_and_an_old_form_accepts_nothing() {
    let mut table = Table::set();
    propose(&mut table, "e4", "1...e5 2.Nf3");
    let old = table.black.get("/games/1");
    let page = play(&mut table.black, "/games/1", "e6");
    assert!(!page.has(".proposed-line"));
    let page = table.black.submit(&old, "form[action$=proposed-line]", &[]);
    assert_eq!(page.status, 409);
    page.assert_says("The game has changed since you opened this page.");
    assert_eq!(sans(&table.black.get("/games/1")), "e4 e6");
}

#[test]
fn the_whole_line_sent_twice_is_accepted_once() {
    let mut table = Table::set();
    propose(&mut table, "e4", "1...e5 2.Nf3");
    let page = table.black.get("/games/1");
    let first = table.black.submit(&page, "form[action$=proposed-line]", &[]);
    let again = table.black.submit(&page, "form[action$=proposed-line]", &[]);
    assert_eq!((sans(&first), again.status), ("e4 e5 Nf3".into(), 200));
    assert_eq!(sans(&again), "e4 e5 Nf3");
    let emails = table.site.emails_to("bruno@example.org");
    let told: Vec<_> = emails.iter().filter(|l| l.news.contains("2.Nf3")).collect();
    assert_eq!(told.len(), 1);
    assert!(
        told[0].text.contains("1...e5 2.Nf3 were played from the proposed line."),
        "{}",
        told[0].text
    );
}

#[test]
fn nobody_else_sees_a_proposed_line_and_a_bad_one_sends_no_move() {
    let mut table = Table::set();
    let page = propose(&mut table, "e4", "1...e5 2.Ke3");
    assert_eq!(page.status, 422);
    page.assert_says("Nothing was sent. Correct the proposed line. 2.Ke3: ");
    assert_eq!(table.black.get("/games/1").all(".ply").len(), 0);
    propose(&mut table, "e4", "1...e5 2.Nf3");
    let mut stranger = table.site.player("Nosy");
    assert!(!stranger.get("/games/1").has(".proposed-line"));
    for path in ["/games/1", "/games/1/log"] {
        assert!(!table.site.browser().get(path).html.contains("2.Nf3"), "{path}");
    }
    table.black.get("/games/1/log").assert_says("White proposed this line: 1...e5 2.Nf3.");
}
