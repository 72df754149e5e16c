//! A browser without a script: cookies, links, and forms as they stand in the page.

use std::{cell::OnceCell, collections::BTreeMap, net::SocketAddr};

use scraper::{ElementRef, Html, Selector};

/// What it calls itself.
pub const USER_AGENT: &str = "Testbrowser";

/// Keeps cookies and follows redirects.
pub struct Browser {
    agent: ureq::Agent,
    pub base: String,
    pub cookies: BTreeMap<String, String>,
    /// What it calls itself, if not as usual.
    pub user_agent: Option<&'static str>,
    /// The languages that it asks for.
    pub accept_language: Option<&'static str>,
    /// The page on which the form stands that is being sent.
    pub referer: Option<String>,
    /// Where a proxy says it is.
    pub forwarded_for: Option<&'static str>,
    /// The origin of the forms that it sends.
    pub origin: Option<String>,
    /// What else each request says.
    pub headers: Vec<(&'static str, String)>,
    /// The cookies, and the secret of the forms that was shown with them.
    known_csrf: Option<(String, String)>,
}

/// What only the log of the server may say: panics, SQL, places in the source and on the disk.
const INSIDE: [&str; 14] = [
    "panicked",
    "diesel",
    "SELECT ",
    "INSERT INTO",
    "DELETE FROM",
    "no such table",
    "no such column",
    "disk I/O",
    "src/",
    ".rs:",
    "/tmp/",
    "/dev/shm",
    "/var/",
    "sqlite",
];

/// Returns what a text says of the inside of the server.
pub fn inside_shown(text: &str) -> Option<&'static str> {
    INSIDE.into_iter().find(|inside| text.contains(inside))
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Page {
    pub status: u16,
    /// Where it came from in the end.
    pub path: String,
    pub html: String,
    pub headers: BTreeMap<String, String>,
    /// The cookies that it set, with their attributes.
    pub set_cookies: Vec<String>,
    /// The same as `html`, parsed when somebody first asks.
    document: OnceCell<Html>,
}

impl Page {
    pub fn document(&self) -> &Html {
        self.document.get_or_init(|| Html::parse_document(&self.html))
    }

    /// Returns the visible text, white space folded.
    pub fn text(&self) -> String {
        let html = self.document();
        let text: Vec<&str> = html.root_element().text().flat_map(str::split_whitespace).collect();
        // Inline elements end before the full stop.
        text.join(" ").replace(" .", ".")
    }

    /// Returns the text of every element that a selector finds.
    pub fn all(&self, selector: &str) -> Vec<String> {
        let (html, selector) = (self.document(), parse(selector));
        let found = html.select(&selector).map(|element| {
            element.text().flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
        });
        found.collect()
    }

    /// Returns the page without what is drawn each time: the key of a form that offers a game, and
    /// the mask of the secret of forms.
    pub fn html_without_key(&self) -> String {
        let mut html = self.html.clone();
        for (name, word) in [("form_key", "KEY"), ("csrf", "CSRF")] {
            if let Some(drawn) = self.attribute(&format!("input[name={name}]"), "value") {
                html = html.replace(&drawn, word);
            }
        }
        html
    }

    pub fn has(&self, selector: &str) -> bool {
        self.document().select(&parse(selector)).next().is_some()
    }

    /// Returns an attribute of the first element that a selector finds.
    pub fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let element = self.document().select(&parse(selector)).next()?;
        element.value().attr(name).map(str::to_owned)
    }

    /// Returns an attribute of every element that a selector finds and that has it.
    pub fn attributes(&self, selector: &str, name: &str) -> Vec<String> {
        let selector = parse(selector);
        let found = self.document().select(&selector);
        found.filter_map(|element| element.value().attr(name)).map(str::to_owned).collect()
    }

    /// Every page that any test sees is read by a parser of HTML that counts what is wrong.
    #[track_caller]
    fn assert_valid(&self) {
        let kind = self.headers.get("content-type").map_or("", String::as_str);
        if kind.starts_with("text/html") {
            let errors = &self.document().errors;
            assert!(errors.is_empty(), "{}: {errors:?}\n{}", self.path, self.html);
            self.assert_errors_are_summed_up();
        }
        // What somebody typed comes back with 422, and in fields of the page.
        if self.status >= 400 && self.status != 422 && !self.has("textarea") {
            assert_eq!(inside_shown(&self.html), None, "{}: {}", self.path, self.html);
        }
    }

    /// What a field says is wrong stands in the summary too, with a link to that field.
    #[track_caller]
    fn assert_errors_are_summed_up(&self) {
        if !self.html.contains("class=\"error\"") {
            return;
        }
        for id in self.attributes("p.error", "id") {
            // The page about the style of pages shows one that nobody made.
            if self.path == "/about/style" {
                return;
            }
            let (field, said) = (id.trim_end_matches("-error"), self.all(&format!("[id='{id}']")));
            assert!(self.has(&format!("[id='{field}']")), "{}: no field {field}", self.path);
            let links = self.all(&format!(".errors a[href='#{field}']"));
            assert!(links.contains(&said[0]), "{}: {links:?} lacks {said:?}", self.path);
        }
        assert_eq!(self.all("p.error:not([id])").len(), 0, "{}: not summed up", self.path);
    }

    #[track_caller]
    pub fn assert_says(&self, text: &str) {
        assert!(
            self.text().contains(text),
            "{} does not say {text:?}:\n{}",
            self.path,
            self.text()
        );
    }
}

fn parse(selector: &str) -> Selector {
    Selector::parse(selector).unwrap_or_else(|error| panic!("{selector}: {error}"))
}

impl Browser {
    pub fn new(address: SocketAddr) -> Browser {
        let agent = ureq::Agent::config_builder()
            .max_redirects(0)
            .http_status_as_error(false)
            .user_agent(USER_AGENT)
            .timeout_global(Some(std::time::Duration::from_secs(60)))
            // The server closes a connection that is not used for five seconds.
            .max_idle_age(std::time::Duration::from_secs(2))
            .build()
            .into();
        let (base, cookies) = (format!("http://{address}"), BTreeMap::new());
        Browser {
            agent,
            base,
            cookies,
            user_agent: None,
            accept_language: None,
            referer: None,
            forwarded_for: None,
            origin: None,
            headers: Vec::new(),
            known_csrf: None,
        }
    }

    /// Turns to another server with the same cookies.
    pub fn at(&self, address: SocketAddr) -> Browser {
        Browser { cookies: self.cookies.clone(), ..Browser::new(address) }
    }

    pub fn get(&mut self, path: &str) -> Page {
        let page = self.get_once(path);
        self.follow(page)
    }

    pub fn get_once(&mut self, path: &str) -> Page {
        let mut request = self.agent.get(self.url(path)).header("cookie", self.cookie());
        if let Some(languages) = self.accept_language {
            request = request.header("accept-language", languages);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let response = request.call().expect("an answer");
        self.take(path, response)
    }

    /// Asks for a page with one more header, and does not follow a redirect.
    pub fn get_with(&mut self, path: &str, header: (&str, &str)) -> Page {
        let request = self.agent.get(self.url(path)).header("cookie", self.cookie());
        let response = request.header(header.0, header.1).call().expect("an answer");
        self.take(path, response)
    }

    /// Sends a body as it is.
    pub fn post_raw(&mut self, path: &str, kind: &str, body: &[u8]) -> Page {
        let request = self.agent.post(self.url(path));
        let mut request = request.header("cookie", self.cookie()).header("content-type", kind);
        if let Some(name) = self.user_agent {
            request = request.header("user-agent", name);
        }
        if let Some(languages) = self.accept_language {
            request = request.header("accept-language", languages);
        }
        if let Some(referer) = &self.referer {
            request = request.header("referer", referer);
        }
        if let Some(origin) = &self.origin {
            request = request.header("origin", origin);
        }
        if let Some(address) = self.forwarded_for {
            request = request.header("x-forwarded-for", address);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let response = request.send(body).expect("an answer");
        self.take(path, response)
    }

    /// Sends fields without looking at any form, and does not follow the redirect.
    pub fn post_once(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let body = serde_urlencoded::to_string(fields).expect("a form");
        self.post_raw(path, "application/x-www-form-urlencoded", body.as_bytes())
    }

    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let page = self.post_once(path, fields);
        self.follow(page)
    }

    /// Fills in and sends a form of a page. Fields that the form does not have (the button
    /// that was clicked) are sent too.
    #[track_caller]
    pub fn submit(&mut self, page: &Page, form: &str, fields: &[(&str, &str)]) -> Page {
        self.submit_to(page, form, None, fields)
    }

    /// `action`: where the button sends it, if not where the form says.
    #[track_caller]
    fn submit_to(
        &mut self,
        page: &Page,
        form: &str,
        action: Option<&str>,
        fields: &[(&str, &str)],
    ) -> Page {
        let Some(form) = page.document().select(&parse(form)).next() else {
            panic!("no form {form} on {} ({}):\n{}", page.path, page.status, page.text());
        };
        // A script gives each form the fields that stand in it.
        let mut filled = contents(page, form, action.is_none());
        for (name, value) in fields {
            filled.retain(|(known, _)| known != name);
            filled.push(((*name).to_owned(), (*value).to_owned()));
        }
        let pairs: Vec<(&str, &str)> =
            filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let action = action.or(form.value().attr("action")).unwrap_or(&page.path);
        match form.value().attr("method") {
            Some("post") => {
                // As browsers do on their own site.
                let path = page.path.split('#').next().unwrap_or_default();
                self.referer = Some(self.url(path));
                let answer = self.post(action, &pairs);
                self.referer = None;
                answer
            }
            _ => {
                let query = serde_urlencoded::to_string(&pairs).expect("a query");
                self.get(&format!("{action}?{query}"))
            }
        }
    }

    /// Fills in the form to which a button belongs, wherever its fields stand, and clicks the button.
    #[track_caller]
    pub fn press(&mut self, page: &Page, button: &str, fields: &[(&str, &str)]) -> Page {
        let Some(found) = page.document().select(&parse(button)).next() else {
            panic!("no button {button} on {} ({}):\n{}", page.path, page.status, page.text());
        };
        let form = match found.value().attr("form") {
            Some(id) => format!("form[id='{id}']"),
            None => panic!("{button} belongs to the form around it"),
        };
        let [name, value, action] =
            ["name", "value", "formaction"].map(|name| found.value().attr(name));
        let own = name.map(|name| (name, value.unwrap_or_default()));
        let fields: Vec<_> = fields.iter().copied().chain(own).collect();
        self.submit_to(page, &form, action, &fields)
    }

    /// Clicks a link.
    #[track_caller]
    pub fn click(&mut self, page: &Page, link: &str) -> Page {
        let Some(href) = page.attribute(link, "href") else {
            panic!("no link {link} on {} ({}):\n{}", page.path, page.status, page.text());
        };
        let path = match href.strip_prefix('?') {
            Some(query) => {
                let base = page.path.split('?').next().unwrap_or_default();
                format!("{base}?{query}")
            }
            None => href.strip_prefix(&self.base).map(str::to_owned).unwrap_or(href),
        };
        self.get(&path)
    }

    #[track_caller]
    pub fn log_in(&mut self, name: &str, password: &str) -> Page {
        let page = self.get("/login");
        let page = self.submit(&page, "main form", &[("login", name), ("password", password)]);
        assert_eq!(page.path, "/games", "{}", page.text());
        page
    }

    /// Has the moves of whoever is logged in sent without a confirmation: an unticked box is not
    /// sent at all.
    pub fn without_confirmation(&mut self) {
        let csrf = self.csrf();
        self.post("/account/preferences", &[("csrf", &csrf), ("time_zone", "UTC")]);
    }

    /// Returns the secret that this browser's forms carry.
    pub fn csrf(&mut self) -> String {
        // It follows from the cookies alone.
        if let Some((cookies, csrf)) = &self.known_csrf
            && *cookies == self.cookie()
        {
            return csrf.clone();
        }
        let page = self.get("/forgot");
        let csrf = page.attribute("input[name=csrf]", "value").expect("a form");
        self.known_csrf = Some((self.cookie(), csrf.clone()));
        csrf
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    fn cookie(&self) -> String {
        let pairs: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    fn follow(&mut self, mut page: Page) -> Page {
        for _ in 0..5 {
            if page.status != 303 {
                return page;
            }
            let location = page.headers.get("location").expect("a location").clone();
            page = self.get_once(&location);
        }
        panic!("too many redirects at {}", page.path)
    }

    fn take(&mut self, path: &str, mut response: ureq::http::Response<ureq::Body>) -> Page {
        let mut set_cookies = Vec::new();
        for cookie in response.headers().get_all("set-cookie") {
            set_cookies.push(cookie.to_str().expect("a cookie").to_owned());
            let text = cookie.to_str().expect("a cookie");
            let (pair, attributes) = text.split_once(';').unwrap_or((text, ""));
            let (name, value) = pair.split_once('=').expect("a cookie");
            if attributes.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let kind = response.headers().get("content-type");
        let is_stream = kind.is_some_and(|kind| kind == "text/event-stream");
        let headers = response.headers().iter();
        let headers = headers
            .map(|(name, value)| (name.to_string(), value.to_str().unwrap_or_default().to_owned()));
        let page = Page {
            status: response.status().as_u16(),
            path: path.to_owned(),
            document: OnceCell::new(),
            set_cookies,
            headers: headers.collect(),
            // A stream of events has no end.
            html: if is_stream {
                String::new()
            } else {
                response.body_mut().with_config().limit(64 << 20).read_to_string().expect("a text")
            },
        };
        page.assert_valid();
        page
    }
}

/// A field of a form, as it stands in a page.
pub struct FormField {
    pub name: String,
    pub content: String,
    pub kind: FieldKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum FieldKind {
    /// Somebody types into it.
    Typed,
    /// Hidden, or chosen from what is there.
    Given,
    /// It is sent if it is pressed.
    Button,
}

/// Reads what a form would send untouched: the fields in it, and its own elsewhere. `is_whole`: also
/// those in it that belong to another one.
fn contents(page: &Page, form: ElementRef<'_>, is_whole: bool) -> Vec<(String, String)> {
    let fields = form_fields(page, form, is_whole).into_iter();
    let sent = fields.filter(|field| field.kind != FieldKind::Button);
    sent.map(|field| (field.name, field.content)).collect()
}

/// Reads the fields and buttons of a form; `is_whole` as in [`contents`].
pub fn form_fields(page: &Page, form: ElementRef<'_>, is_whole: bool) -> Vec<FormField> {
    let mut fields = Vec::new();
    let all = parse("input, textarea, select, button");
    let id = form.value().attr("id");
    for element in page.document().select(&all) {
        let value = element.value();
        let is_own = match value.attr("form") {
            Some(owner) if id == Some(owner) => true,
            Some(_) if !is_whole => false,
            _ => element.ancestors().any(|node| node.id() == form.id()),
        };
        if !is_own {
            continue;
        }
        let Some(name) = value.attr("name") else {
            continue;
        };
        let kind = value.attr("type").unwrap_or("text");
        if matches!(kind, "checkbox" | "radio") && value.attr("checked").is_none() {
            continue;
        }
        let content = match value.name() {
            "textarea" => element.text().collect(),
            "select" => {
                let chosen = element.select(&parse("option[selected]")).next();
                let chosen = chosen.or_else(|| element.select(&parse("option")).next());
                let value = |option: ElementRef<'_>| match option.value().attr("value") {
                    Some(value) => value.to_owned(),
                    None => option.text().collect(),
                };
                chosen.map(value).unwrap_or_default()
            }
            _ => value.attr("value").unwrap_or_default().to_owned(),
        };
        let kind = match (value.name(), kind) {
            ("button", _) => FieldKind::Button,
            ("select", _) | (_, "hidden" | "checkbox" | "radio") => FieldKind::Given,
            _ => FieldKind::Typed,
        };
        fields.push(FormField { name: name.to_owned(), content, kind });
    }
    fields
}
