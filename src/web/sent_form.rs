//! A form that could not be taken, as when its session had ended: where it stood, and what was typed.

use actix_web::{HttpRequest, http::header, web::Bytes};

/// The fields of forms in which what is typed is work, by their names.
const TYPED: [&str; 19] = [
    "text",
    "message",
    "unsent",
    "keep",
    "propose",
    "lines",
    "lines_keep",
    "lines_propose",
    "comment",
    "note",
    "statement",
    "claim_answer",
    "appeal",
    "analysis",
    "order",
    "about",
    "description",
    "reason",
    "answer",
];

/// What the answer to such a form shows.
#[derive(Debug, Default)]
pub struct SentForm {
    /// The page to come back to.
    pub page: Option<String>,
    pub typed: Vec<String>,
    /// The browser says that a page of this site sent it.
    pub is_own: bool,
}

impl SentForm {
    pub fn of(request: &HttpRequest, body: &Bytes) -> SentForm {
        let fields: Vec<(String, String)> = serde_urlencoded::from_bytes(body).unwrap_or_default();
        let typed = fields
            .into_iter()
            .filter(|(name, text)| TYPED.contains(&name.as_str()) && !text.trim().is_empty())
            // No page can show it.
            .map(|(_, text)| text.replace('\0', ""));
        let referer = request.headers().get(header::REFERER).and_then(|url| url.to_str().ok());
        let site = request.headers().get("sec-fetch-site").map(header::HeaderValue::as_bytes);
        SentForm {
            page: referer.and_then(page_of),
            typed: typed.collect(),
            is_own: site == Some(b"same-origin"),
        }
    }

    /// Returns where to log in.
    pub fn login_url(&self) -> String {
        match &self.page {
            Some(page) => {
                let next: String = url::form_urlencoded::byte_serialize(page.as_bytes()).collect();
                format!("/login?next={next}")
            }
            None => "/login".to_owned(),
        }
    }
}

/// Returns the page that a browser came from. What answered a form cannot be asked for again where
/// only forms are sent to: its page is another one.
fn page_of(referer: &str) -> Option<String> {
    let url = url::Url::parse(referer).ok()?;
    let parts: Vec<&str> = url.path().split('/').collect();
    match parts.as_slice() {
        ["", "games", "view"] => return Some("/games".to_owned()),
        ["", "games", _, "analysis" | "log" | "resign"] => {}
        ["", "games", id, _] | ["", "games", id, "claim", "answer"] => {
            return Some(format!("/games/{id}"));
        }
        ["", "challenges", id, _] => return Some(format!("/challenges/{id}")),
        ["", "admin", "games", id, _] => return Some(format!("/admin/games/{id}")),
        ["", "tournaments", id, "enter" | "withdraw" | "byes" | "place" | "substitute"]
        | ["", "tournaments", id, "challenges", ..] => {
            return Some(format!("/tournaments/{id}"));
        }
        ["", "account", "notifications", _] => return Some("/account/notifications".to_owned()),
        ["", "account", "notifications" | "profile" | "close" | "relations"] => {}
        ["", "account", _, ..] => return Some("/account".to_owned()),
        ["", "vacation", _] => return Some("/vacation".to_owned()),
        ["", "players", _, "block" | "report"] => {}
        ["", "players", name, _] => return Some(format!("/players/{name}")),
        _ => {}
    }
    // A notice is about what was sent before.
    let kept = url.query_pairs().filter(|(name, _)| name != "notice");
    let kept = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(kept).finish();
    let query = if kept.is_empty() { String::new() } else { format!("?{kept}") };
    // Whoever leads there looks at it again.
    (!url.path().starts_with("//")).then(|| format!("{}{query}", url.path()))
}

#[cfg(test)]
mod tests {
    use actix_web::{test::TestRequest, web::Bytes};

    use std::{fs, path::Path};

    use super::{SentForm, TYPED, page_of};

    #[test]
    fn it_gives_back_what_was_typed_and_no_secret() {
        let of = |body: String| {
            SentForm::of(&TestRequest::default().to_http_request(), &Bytes::from(body)).typed
        };
        for name in TYPED {
            assert_eq!(of(format!("csrf=key&{name}=Two+words")), ["Two words"], "{name}");
        }
        for body in ["text=+%0A", "csrf=key&password=secret&current=secret&again=secret", "%"] {
            assert!(of(body.to_owned()).is_empty(), "{body}");
        }
    }

    /// Reads the templates below a folder.
    fn templates(folder: &Path) -> Vec<String> {
        let entries =
            fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("it").path());
        let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
        let files =
            files.into_iter().filter(|path| path.extension().is_some_and(|it| it == "html"));
        let read = files.map(|path| fs::read_to_string(path).expect("a template"));
        read.chain(folders.iter().flat_map(|folder| templates(folder))).collect()
    }

    #[test]
    fn it_gives_back_every_large_field() {
        let mut names = Vec::new();
        for template in templates(&Path::new(env!("CARGO_MANIFEST_DIR")).join("templates")) {
            for field in template.split("<textarea").skip(1) {
                let tag = field.split("</textarea>").next().unwrap_or_default();
                // What is only shown has no name.
                let name = tag.split_once(" name=\"").and_then(|(_, name)| name.split('"').next());
                names.extend(name.map(str::to_owned));
            }
        }
        assert!(names.len() > 15, "{names:?}");
        // That of the form for words, which is a macro: `text` and `note`.
        names.retain(|name| name != "{{ name }}");
        for name in names {
            assert!(TYPED.contains(&name.as_str()), "{name}");
        }
    }

    #[test]
    fn it_leads_back_to_a_page_of_this_site() {
        for (referer, page) in [
            ("https://chess.example.org/games/7?move=e4", Some("/games/7?move=e4")),
            ("https://chess.example.org/games/7/moves", Some("/games/7")),
            ("https://chess.example.org/games/7/claim/answer", Some("/games/7")),
            ("https://chess.example.org/challenges/5/decline", Some("/challenges/5")),
            (
                "https://chess.example.org/challenges/new?opponent=A",
                Some("/challenges/new?opponent=A"),
            ),
            ("https://chess.example.org/admin/games/7/adjudicate", Some("/admin/games/7")),
            ("https://chess.example.org/tournaments/7/enter", Some("/tournaments/7")),
            ("https://chess.example.org/account/name", Some("/account")),
            ("https://chess.example.org/account/profile", Some("/account/profile")),
            ("https://chess.example.org/tournaments/new", Some("/tournaments/new")),
            ("https://chess.example.org/games/7/resign", Some("/games/7/resign")),
            // What was done before is not said again.
            (
                "https://chess.example.org/tournaments/7/direct?notice=x&section=2",
                Some("/tournaments/7/direct?section=2"),
            ),
            ("https://chess.example.org/account/profile?notice=x", Some("/account/profile")),
            (
                "https://chess.example.org/games/7/messages/3/report",
                Some("/games/7/messages/3/report"),
            ),
            ("https://chess.example.org//evil.example/", None),
            ("https://chess.example.org", Some("/")),
            ("/games/7", None),
            ("", None),
        ] {
            assert_eq!(page_of(referer).as_deref(), page, "{referer}");
        }
    }
}
