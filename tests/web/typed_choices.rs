//! What a player types is meant, whatever is chosen beside it; what contradicts itself is asked
//! about, at its field.

use super::{Browser, Page, Site};

const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

fn offer(browser: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = browser.get("/challenges/new");
    browser.submit(&page, "main form", fields)
}

#[test]
fn a_typed_position_is_offered_though_the_standard_one_is_chosen() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    for (fields, said) in [
        (vec![("fen", FEN)], "Starting position Custom position"),
        (vec![("fen", FEN), ("start", "fen")], "Starting position Custom position"),
        (vec![("number", " 356 ")], "Starting position Chess960 No. 356"),
        (vec![("number", "0"), ("start", "chess960")], "Starting position Chess960 No. 0"),
        (vec![("fen", "  "), ("number", "")], "Starting position Standard"),
    ] {
        let page = offer(&mut anna, &fields);
        assert_eq!(page.status, 200, "{fields:?}: {}", page.text());
        page.assert_says("The challenge was created.");
        page.assert_says(said);
    }
}

#[test]
fn typed_times_are_offered() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    for (fields, said) in [
        (vec![("other_days", "10 days")], "10 days per move"),
        (vec![("other_days", "12 hours"), ("days", "other")], "12 hours per move"),
        (vec![("other_days", "5"), ("days", "5")], "5 days per move"),
        (vec![("days", "9")], "9 days per move"),
        (vec![("days", "1")], "1 day per move"),
        (vec![("control", "unlimited")], "no time limit"),
        // In the list of days something is chosen always.
        (vec![("control", "unlimited"), ("days", "3")], "no time limit"),
    ] {
        let page = offer(&mut anna, &fields);
        assert_eq!(page.status, 200, "{fields:?}: {}", page.text());
        page.assert_says(said);
    }
}

#[test]
fn what_contradicts_itself_is_asked_about_at_its_field() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let elsewhere = "This belongs to a time control that is not chosen.";
    for (fields, field, said) in [
        (vec![("fen", FEN), ("number", "5")], "fen", "a Chess960 number or a FEN, not both"),
        (
            vec![("fen", FEN), ("number", "5"), ("start", "fen")],
            "fen",
            "a Chess960 number or a FEN, not both",
        ),
        (vec![("fen", FEN), ("start", "chess960")], "fen", "but Chess960 is chosen"),
        (vec![("number", "5"), ("start", "fen")], "number", "but the custom position is chosen"),
        (vec![("control", "unlimited"), ("days", "7")], "days", "You chose a time per move here"),
        (vec![("fen", "nonsense")], "fen", "This is not a valid FEN."),
        (vec![("number", "960")], "number", "Enter a number from 0 to 959."),
        (vec![("days", "5"), ("other_days", "10")], "other_days", "Two different times"),
        (vec![("days", "other")], "other_days", "enter a time such as"),
        (vec![("days", "9 lives")], "other_days", "enter a time such as"),
        (vec![("other_days", "soon")], "other_days", "enter a time such as"),
        (vec![("increment", "2 days")], "increment", elsewhere),
        (vec![("initial", "5 days")], "initial", elsewhere),
        (vec![("silence", "20")], "silence", elsewhere),
        (vec![("cap", "30 days")], "cap", elsewhere),
        (vec![("control", "period"), ("limit", "9 days")], "limit", elsewhere),
        (vec![("control", "unlimited"), ("moves", "20")], "moves", elsewhere),
        (vec![("control", "fischer"), ("other_days", "9")], "other_days", elsewhere),
    ] {
        let page = offer(&mut anna, &fields);
        assert_eq!(page.status, 422, "{fields:?}");
        let error = page.all(&format!("#{field}-error"));
        assert!(error.len() == 1 && error[0].contains(said), "{fields:?}: {error:?}");
        // All of it stands there still, and can be seen.
        for (name, value) in &fields {
            let kept =
                page.attribute(&format!("main input[name={name}]:not([type=radio])"), "value");
            let is_chosen = page.has(&format!("[name={name}][value={value:?}][checked]"))
                || page.has(&format!("[name={name}] option[value={value:?}][selected]"));
            let is_other = *name == "days" && page.has("#days option[value=other][selected]");
            assert!(is_chosen || is_other || kept.as_deref() == Some(*value), "{name} {value}");
        }
        assert!(!page.has(&format!("details:not([open]) #{field}-error")), "{field} is folded");
    }
    // Nothing of it was offered.
    assert!(!anna.get("/lobby").has("tbody"));
}

/// The form is written in the reader's language: what stands there at first was not typed.
#[test]
fn what_stands_there_at_first_contradicts_nothing_in_any_language() {
    let site = Site::start();
    for (number, language) in ["de", "en", "es", "fr"].into_iter().enumerate() {
        let mut anna = site.player(&format!("Anna{number}"));
        let page = anna.get("/challenges/new");
        let page = anna.submit(&page, "form[action='/appearance']", &[("language", language)]);
        assert_eq!(page.attribute("html", "lang").as_deref(), Some(language));
        for control in ["per_move", "fischer", "period", "unlimited"] {
            let page = offer(&mut anna, &[("control", control)]);
            assert!(page.path.starts_with("/challenges/"), "{language} {control}: {}", page.text());
            assert_eq!(page.status, 200);
        }
    }
}
