//! What is wrong with a form stands in a summary at the top of the page, which takes the focus, with
//! a link to each field. That what a field says stands there too is seen on every page that any test
//! fetches (`support::browser`).

use super::Table;
use crate::{
    admin::matrix::Stage,
    support::{Browser, Page},
};

/// The places of those who fill in forms among the roles of the stage.
const VISITOR: usize = 0;
const WILMA: usize = 1;
const BRUNO: usize = 2;
const ADA: usize = 5;

/// Sends a form as it stands in a page but for some fields, and returns what is wrong by the fields
/// that the summary links to.
#[track_caller]
fn refused(browser: &mut Browser, path: &str, form: &str, fields: &[(&str, &str)]) -> Vec<String> {
    let page = browser.get(path);
    let page = browser.submit(&page, form, fields);
    assert!([200, 409, 410, 422].contains(&page.status), "{path}: {}", page.status);
    summed_up(&page)
}

#[track_caller]
fn summed_up(page: &Page) -> Vec<String> {
    assert!(page.has("body > .errors[role=alert][tabindex='-1'][autofocus]"), "{}", page.text());
    let title = &page.all("title")[0];
    assert!(title.contains("Error: ") && title.ends_with("Zugpost"), "{title}");
    let links = page.attributes(".errors li a", "href");
    assert_eq!(links.len(), page.all(".errors li").len(), "all belong to a field: {}", page.text());
    links.iter().map(|link| link.trim_start_matches('#').to_owned()).collect()
}

fn at(fields: &[&str]) -> Vec<String> {
    fields.iter().map(|field| (*field).to_owned()).collect()
}

#[test]
fn every_form_of_a_player_sums_up_what_is_wrong() {
    let mut stage = Stage::set();
    let long = "x".repeat(6000);
    for (who, path, form, fields, wrong) in [
        (
            VISITOR,
            "/register",
            "main form",
            &[("name", "9"), ("email", "nowhere"), ("password", "short"), ("time_zone", "Nowhere")]
                as &[(&str, &str)],
            at(&["name", "email", "password", "again", "time_zone"]),
        ),
        (VISITOR, "/login", "main form", &[("login", "x"), ("password", "y")], at(&["login"])),
        (VISITOR, "/forgot", "main form", &[("email", "nowhere")], at(&["email"])),
        (
            WILMA,
            "/account/security",
            "form[action$='/password']",
            &[("current", "wrong"), ("password", "short"), ("again", "")],
            at(&["current", "password", "again"]),
        ),
        (
            WILMA,
            "/account/security",
            "form[action$='/totp']",
            &[("password", "wrong")],
            at(&["totp-password"]),
        ),
        (WILMA, "/account", "form[action$='/name']", &[("name", "Other")], at(&["name"])),
        (
            WILMA,
            "/account",
            "form[action$='/address']",
            &[("email", "nowhere"), ("password", "wrong")],
            at(&["email", "email-password"]),
        ),
        (WILMA, "/account/close", "main form", &[("password", "no")], at(&["password"])),
        (WILMA, "/account/profile", "main form", &[("about", &long)], at(&["about"])),
        (WILMA, "/vacation", "form[action='/vacation']", &[("until", "")], at(&["until"])),
        (
            WILMA,
            "/challenges/new",
            "main form",
            &[
                ("days", "other"),
                ("color", "green"),
                ("fen", "nonsense"),
                ("draw_rule", "none"),
                ("message", &long),
            ],
            at(&["other_days", "color-random", "fen", "draw_rule", "message"]),
        ),
        (WILMA, "/challenges/new", "main form", &[("opponent", "Nobody")], at(&["opponent"])),
        (WILMA, "/messages/Sofie", "form.message-form", &[("text", " ")], at(&["say"])),
        (BRUNO, "/players/Wilma/report", "main form", &[("text", "")], at(&["text"])),
        (WILMA, "/games/finished?from=x", "form.tools", &[("to", "y")], at(&["from", "to"])),
        (WILMA, "/games/1", "form.typed", &[("move", "Ke5")], at(&["move"])),
        (WILMA, "/games/1", "#messages form", &[("text", " ")], at(&["say"])),
        (WILMA, "/games/1", "#notes form", &[("note", &long)], at(&["note"])),
        (
            BRUNO,
            "/games/1",
            "#conditional-moves details form",
            &[("lines", "1.Ke5"), ("action", "replace")],
            at(&["lines"]),
        ),
    ] {
        let browser = &mut stage.browsers[who];
        assert_eq!(refused(browser, path, form, fields), wrong, "{path} {form}");
    }
}

/// What is refused on the analysis board stands there again, in its field.
#[test]
fn a_text_that_is_refused_on_the_analysis_board_stays() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let board = "/games/1/analysis?line=e7e5.g1f3";
    for (path, form, field, action, lines, status) in [
        (board, "#conditional-moves details form", "lines", "replace", "1...e5 2.Ke5", 422),
        (board, "form:has(#analysis-lines)", "analysis-lines", "take-in", "2.Ke5", 422),
        ("/games/1", "#conditional-moves details form", "lines", "replace", "1...e5 2.Ke5", 422),
    ] {
        let page = table.white.get(path);
        let fields = [("lines", lines), ("action", action)];
        let page = table.white.submit(&page, form, &fields);
        assert_eq!(page.status, status, "{path} {field}");
        assert_eq!(summed_up(&page), at(&[field]), "{path}");
        assert_eq!(page.all(&format!("details[open] #{field}[aria-invalid]")), [lines], "{path}");
        assert_eq!(page.has("main.analysis"), path == board, "{path} {field}");
        assert!(!page.has("main .notice.bad"), "{}", page.text());
    }
    // What answers to any reply is shown before it is saved there, too.
    let page = table.white.get(board);
    let fields = [("lines", "1...any 2.d4"), ("action", "replace")];
    let form = "#conditional-moves details form";
    let page = table.white.submit(&page, form, &fields);
    assert!(page.has("main.analysis #conditional-moves [name=checked]"), "{}", page.text());
    let page = table.white.submit(&page, form, &[("action", "replace")]);
    assert!(page.status == 200 && page.has("main.analysis"), "{}", page.text());
}

#[test]
fn what_went_wrong_with_a_game_is_summed_up_too() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let csrf = table.white.csrf();
    for (path, fields, said) in [
        (
            "/games/1/draw",
            vec![("action", "accept"), ("ply", "1")],
            "There is no draw offer any more.",
        ),
        (
            "/games/1/conditional-moves",
            vec![("action", "remove"), ("back", "analysis"), ("ply", "1"), ("line", "zz")],
            "This line is no longer among your conditional moves.",
        ),
    ] {
        let fields: Vec<_> = [("csrf", csrf.as_str())].into_iter().chain(fields).collect();
        let page = table.white.post_once(path, &fields);
        assert_eq!(page.status, 409, "{path}");
        assert_eq!(summed_up(&page), at(&["game"]), "{path}");
        assert_eq!(page.all("#game .error"), [said]);
    }
    let page = table.white.get("/games/1/analysis?line=zz");
    assert_eq!(summed_up(&page), at(&["game"]));
}

#[test]
fn a_link_that_is_used_up_is_summed_up() {
    let table = Table::set();
    let mut browser = table.site.browser();
    for path in ["/confirm/gone", "/address/gone", "/reset/gone"] {
        let mut page = browser.get(path);
        if page.has("main form[method=post]") {
            page = browser.submit(&page, "main form", &[]);
        }
        assert_eq!(page.status, 410, "{path}");
        assert!(page.has("body > .errors[autofocus]"), "{path}: {}", page.text());
        assert!(page.all(".errors li").len() == 1 && !page.has("main .notice"), "{path}");
    }
}

#[test]
fn every_form_of_an_administrator_sums_up_what_is_wrong() {
    let mut stage = Stage::set();
    for (path, form, fields, wrong) in [
        (
            "/admin/players/2",
            "form.suspend",
            &[("reason", ""), ("action", "suspend")] as &[(&str, &str)],
            at(&["suspend-reason"]),
        ),
        (
            "/admin/players/2",
            "form.close",
            &[("reason", ""), ("name", "Somebody"), ("action", "close")],
            at(&["name"]),
        ),
        ("/admin/reports", "section form", &[("answer", "")], at(&["answer-1"])),
        (
            "/admin/announcements",
            "form.announce",
            &[("text", ""), ("action", "announce")],
            at(&["text"]),
        ),
        (
            "/admin/settings",
            "form.settings",
            &[("site_name", ""), ("action", "save")],
            at(&["site_name"]),
        ),
        ("/admin/settings", "form.invite", &[("note", ""), ("action", "invite")], at(&["note"])),
        (
            "/admin/games/2",
            "form.adjudicate",
            &[("reason", ""), ("adjudication", "draw")],
            at(&["reason"]),
        ),
    ] {
        let browser = &mut stage.browsers[ADA];
        assert_eq!(refused(browser, path, form, fields), wrong, "{path} {form}");
    }
}

#[test]
fn what_belongs_to_no_field_is_said_in_the_summary_alone() {
    let mut table = Table::set();
    let page = table.white.get("/challenges/new");
    let page = table.white.submit(&page, "main form", &[("form_key", "")]);
    assert_eq!(page.all(".errors li"), ["This form has expired. Reload the page."]);
    assert!(!page.has(".errors a") && !page.has(".error"));
    // A page without a fault has no summary.
    let page = table.white.get("/challenges/new");
    assert!(!page.has(".errors") && page.all("title")[0].starts_with("(1) Create a challenge"));
}

#[test]
fn the_summary_is_in_the_language_of_the_reader() {
    let table = Table::set();
    for (language, prefix, heading) in [
        ("de", "Fehler: Anmelden", "Es gibt ein Problem"),
        ("fr", "Erreur\u{a0}: ", "Il y a un problème"),
        ("es", "Error: ", "Hay un problema"),
    ] {
        let mut browser = table.site.browser();
        browser.accept_language = Some(language);
        let page = browser.get("/login");
        let page = browser.submit(&page, "main form", &[("login", "x"), ("password", "y")]);
        // White space is folded, also that which does not break.
        let title = page.all("title")[0].clone();
        let prefix = prefix.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(title.starts_with(&prefix), "{title}");
        assert_eq!(page.all(".errors h2"), [heading]);
    }
}
