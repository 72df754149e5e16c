//! What every template keeps to, so that it can be read and its lines compared.

use std::fs;

use crate::support::files::{files_below, in_repository};

/// The longest line.
const WIDTH: usize = 120;

/// The file whose macros write forms that post, and the CSRF field.
const FORMS: &str = "partials/forms.html";

/// The file whose macro says what is wrong with a field and notes it for the summary, and the page
/// that shows what such a sentence looks like.
const ERRORS: [&str; 2] = ["partials/field.html", "about/style.html"];

/// What a template may contain beside what it prints: conditions, loops, calls and what joins
/// files. `let` names a text or a field. All else is calculated in Rust.
const STATEMENTS: &str = "
    if else endif for endfor match when endmatch call endcall macro endmacro block endblock
    extends include import let
";

/// What may stand after `let`, outside of texts, beside names: nothing that calculates.
const LET_MARKS: &str = "_.,()=& ";

/// Returns whether a `let` does more than name a text or a field.
fn calculates(statement: &str) -> bool {
    let code: String = statement.trim_end_matches(['-', '~', '+']).split('"').step_by(2).collect();
    let is_agreed = |c: char| c.is_alphanumeric() || LET_MARKS.contains(c);
    !code.chars().all(is_agreed)
        || code.matches('=').count() != 1
        || ["&&", "..", " as "].iter().any(|operator| code.contains(operator))
}

/// Returns the name of each template and its text.
fn templates() -> Vec<(String, String)> {
    let root = in_repository("templates");
    let named = files_below(&root, &["html", "txt"]).into_iter().map(|path| {
        let name = path.strip_prefix(&root).expect("inside templates").display().to_string();
        (name, fs::read_to_string(&path).expect("a template"))
    });
    named.collect()
}

/// Returns what is wrong with a template, line by line.
fn faults(name: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let mut fault = |what: &str| found.push(format!("templates/{name}:{number}: {what}"));
        if line.chars().count() > WIDTH {
            fault("the line is longer than 120 characters");
        }
        if line.contains('\t') {
            fault("a tab");
        }
        let indent = line.len() - line.trim_start_matches(' ').len();
        if indent % 2 == 1 {
            fault("the indentation is not by two spaces");
        }
        // The signature of an email begins with a space at the end of a line, by RFC 3676.
        if line.ends_with(' ') && line != "-- " {
            fault("a space at the end of the line");
        }
        if line.contains("name=\"csrf\"") && name != FORMS {
            fault("call `forms::post` or `forms::button` for a form that posts");
        }
        if line.contains("method=\"post\"") && name != FORMS {
            fault("a form that posts is made by `forms::post` or `forms::button`");
        }
        if line.contains("class=\"error\"") && !ERRORS.contains(&name) {
            fault("call `field::error`, so that the summary says it too");
        }
        for (at, _) in line.match_indices("{%") {
            let rest = line[at + 2..].trim_start_matches(['-', '~', '+', ' ']);
            let word = rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            let inside = rest.split("%}").next().unwrap_or_default();
            if (word == "let" && calculates(inside))
                || !STATEMENTS.split_whitespace().any(|known| known == word)
            {
                fault("calculate it in Rust, in the view of the page");
            }
        }
        if line.contains("format!(") {
            fault("calculate it in Rust, in the view of the page");
        }
    }
    found
}

#[test]
fn templates_are_written_as_agreed() {
    let all = templates();
    assert!(all.len() > 60, "{}", all.len());
    let found: Vec<_> = all.iter().flat_map(|(name, text)| faults(name, text)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
    let forms = all.iter().find(|(name, _)| name == FORMS).expect(FORMS);
    assert_eq!(forms.1.matches("name=\"csrf\"").count(), 1, "one macro writes the field");
}

#[test]
fn what_is_not_agreed_is_found() {
    let long = format!("<p>{}</p>\n", "x".repeat(WIDTH));
    for (text, wanted) in [
        (long.as_str(), "120 characters"),
        ("<p>\n\t<b>\n", "a tab"),
        ("<p>\n   <b>\n", "two spaces"),
        ("<p> \n", "end of the line"),
        ("<input type=\"hidden\" name=\"csrf\" value=\"\">\n", "forms::post"),
        ("<form class=\"inline\" method=\"post\" action=\"/\">\n", "forms::button"),
        ("<p class=\"error\">{{ error }}</p>\n", "field::error"),
        ("{%- let x = y + 1 %}\n", "in Rust"),
        ("{% set x = 1 %}\n", "in Rust"),
        ("{{ format!(\"{x}\") }}\n", "in Rust"),
    ] {
        let found = faults("a.html", text);
        assert!(found.len() == 1 && found[0].contains(wanted), "{text}: {found:?}");
    }
    for value in [
        "y - 1",
        "y * 2",
        "y / 2",
        "y % 2",
        "y < z",
        "y > z",
        "y | lower",
        "y[0]",
        "y?",
        "y ~ z",
        "!y",
        "y == z",
        "y && z",
        "y & z && w",
        "y || z",
        "y ^ z",
        "0..y",
        "y as u8",
        "{ y }",
    ] {
        let found = faults("a.html", &format!("{{%- let x = {value} -%}}\n"));
        assert!(found.len() == 1 && found[0].contains("in Rust"), "{value}: {found:?}");
    }
    for value in ["y", "&y.z", "page.t(\"a-b\").with(\"c\", y)", "(\"1 + 1\", y.z)"] {
        assert_eq!(faults("a.html", &format!("{{%- let x = {value} -%}}\n")), [""; 0], "{value}");
    }
    assert_eq!(faults("a.html", "<p>\n  {% if x %}\n    y\n  {% endif %}\n</p>\n"), [""; 0]);
}
