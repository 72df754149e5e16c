//! The list of routes as text: what it says, and that no route skips it or the question of
//! the admin pages who is there.

use std::fs;

use crate::support::files::{files_below, in_repository};

/// Returns a source of the service.
pub fn source(path: &str) -> String {
    let path = in_repository(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A method and a pattern.
pub type Route = (&'static str, String);

/// Reads the list of routes. `Err` is what cannot be read: nothing is left out.
pub fn read_routes(source: &str) -> Result<Vec<Route>, String> {
    let code: Vec<&str> =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    let mut routes = Vec::new();
    for word in ["route(", "resource(", "service(", "scope(", "configure("] {
        for (at, _) in code.match_indices(word) {
            let rest = &code[at + word.len()..];
            let read = match word {
                "route(" => read_route(rest),
                "resource(" => read_resource(rest),
                // What no route fits.
                "service(" if code[..at].ends_with("default_") => {
                    rest.starts_with("web::to(nothing))").then(Vec::new)
                }
                // It is found by itself.
                "service(" => rest.trim_start().starts_with("resource(").then(Vec::new),
                _ => None,
            };
            let line = rest.lines().take(3).collect::<Vec<_>>().join(" ");
            routes.extend(read.ok_or_else(|| format!("cannot read {word}{line}"))?);
        }
    }
    Ok(routes)
}

/// Reads `"/games", get().to(games::mine::show))`.
fn read_route(text: &str) -> Option<Vec<Route>> {
    let (pattern, rest) = read_literal(text)?;
    let (name, rest) = rest.trim_start().strip_prefix(',')?.split_once('(')?;
    rest.strip_prefix(')')?.trim_start().strip_prefix(".to(")?;
    Some(vec![(method(name.trim())?, pattern)])
}

/// Reads `"/login").get(log_in::show).post(log_in::submit)`.
fn read_resource(text: &str) -> Option<Vec<Route>> {
    let (pattern, rest) = read_literal(text)?;
    let mut rest = rest.trim_start().strip_prefix(')')?.trim_start();
    let mut routes = Vec::new();
    while let Some(call) = rest.strip_prefix('.') {
        let (name, inside) = call.split_once('(')?;
        let (handler, after) = inside.split_once(')')?;
        routes.push((method(name.trim())?, pattern.clone()));
        rest = if handler.contains('(') { return None } else { after.trim_start() };
    }
    (!routes.is_empty()).then_some(routes)
}

fn read_literal(text: &str) -> Option<(String, &str)> {
    let text = text.trim_start();
    let (inside, rest) =
        text.strip_prefix('r').unwrap_or(text).strip_prefix('"')?.split_once('"')?;
    // Only a raw one is as it is written.
    (text.starts_with('r') || !inside.contains('\\')).then(|| (inside.to_owned(), rest))
}

fn method(name: &str) -> Option<&'static str> {
    match name {
        "get" => Some("GET"),
        "post" => Some("POST"),
        _ => None,
    }
}

/// Returns whether a concrete address is one of a pattern.
pub fn fits(pattern: &str, address: &str) -> bool {
    let path = address.split('?').next().unwrap_or_default();
    let fits = |part: &str, word: &str| match (part.find('{'), part.rfind('}')) {
        (Some(open), Some(close)) => {
            let (before, after) = (&part[..open], &part[close + 1..]);
            let inside = word.strip_prefix(before).and_then(|word| word.strip_suffix(after));
            let has_digits =
                !part.contains(r"\d") || inside.is_some_and(|i| i.parse::<i64>().is_ok());
            inside.is_some_and(|inside| !inside.is_empty()) && has_digits
        }
        _ => part == word,
    };
    let (parts, words) = (pattern.split('/'), path.split('/'));
    parts.clone().count() == words.clone().count()
        && parts.zip(words).all(|(part, word)| fits(part, word))
}

#[test]
fn routes_are_read_however_they_are_written_or_not_at_all() {
    let read = read_routes(
        r#"
        config
            .route("/a", get().to(one::show))
            // .route("/b", get().to(one::show))
            .route(
                r"/c/{id:\d+}",
                post()
                    .to(one::submit),
            )
            .service(resource("/d").get(two::show).post(two::submit))
            .service(
                resource(r"/e")
                    .post(two::submit),
            );
        config.default_service(web::to(nothing));
        "#,
    );
    let expected =
        [("GET", "/a"), ("POST", r"/c/{id:\d+}"), ("GET", "/d"), ("POST", "/d"), ("POST", "/e")];
    let expected = expected.map(|(method, pattern)| (method, pattern.to_owned()));
    assert_eq!(read, Ok(Vec::from(expected)));
    for unreadable in [
        r#"config.route(ADDRESS, get().to(show))"#,
        r#"config.route("/a", web::get().to(show))"#,
        r#"config.route("/a", put().to(show))"#,
        r#"config.route("/a", get().guard(here).to(show))"#,
        r#"config.route("/a/{id:\\d+}", get().to(show))"#,
        r##"config.route(r#"/a"#, get().to(show))"##,
        r#"config.service(resource("/a").to(show))"#,
        r#"config.service(resource("/a").route(get().to(show)))"#,
        r#"config.service(resource("/a"))"#,
        r#"config.service(show)"#,
        r#"config.service(web::scope("/a"))"#,
        r#"config.configure(more)"#,
        r#"config.default_service(web::to(something))"#,
    ] {
        assert!(read_routes(unreadable).is_err(), "{unreadable}");
    }
}

#[test]
fn nothing_answers_beside_the_list_of_routes() {
    for path in files_below(&in_repository("src"), &["rs"]) {
        if path.ends_with("src/web/routes.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        // A file of words is a resource too.
        let text = text.replace("add_resource(", "");
        for word in [".service(", ".route(", "resource(", "web::scope("] {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
        let configured: Vec<_> = text.match_indices(".configure(").collect();
        let is_startup = path.ends_with("src/web/startup.rs");
        assert_eq!(configured.len(), usize::from(is_startup), "{}", path.display());
    }
    assert!(source("src/web/startup.rs").contains(".configure(routes)"));
}

#[test]
fn every_page_of_the_admin_pages_asks_first_who_is_there() {
    let mut handlers = 0;
    for path in files_below(&in_repository("src/web/pages/admin"), &["rs"]) {
        if path.ends_with("mod.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        for (at, _) in text.match_indices("pub async fn ") {
            let body = text[at..].split("\n}\n").next().unwrap_or_default();
            let first = |words: &[&str]| words.iter().filter_map(|word| body.find(*word)).min();
            // With `sending_` before it too; the question mark lets nobody else past.
            let asked = first(&["admin(&ctx)?", "arbiter(&ctx)?", "decider(&ctx, *id).await?"]);
            let begun = first(&[".db", ".await"]).unwrap_or(body.len());
            let name = body.lines().next().unwrap_or_default();
            assert!(asked.is_some_and(|asked| asked < begun), "{}: {name}", path.display());
            handlers += 1;
        }
    }
    // None of them stands anywhere else.
    assert_eq!(handlers, source("src/web/routes.rs").matches("(admin::").count());
}
