//! Without a proxy that is trusted, what a stranger's headers say of an address or a host counts nowhere.

use crate::{
    admin::matrix::send,
    support::{
        Browser, Page, Site,
        site::{PASSWORD, address_of},
    },
};

/// The network that nobody comes from.
pub const FORGED_NETWORK: &str = "203.0.113.";
/// The host that no site has.
pub const FORGED_HOST: &str = "evil.example";

/// Returns what a stranger sends who would like to be somebody else: all that any proxy writes.
pub fn forged(number: usize) -> Vec<(&'static str, String)> {
    let address = format!("{FORGED_NETWORK}{number}");
    let of_address = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip", "true-client-ip"];
    let of_host = ["host", "x-forwarded-host", "x-host", "x-forwarded-server"];
    let mut headers = vec![
        ("forwarded", format!("for={address};host={FORGED_HOST};proto=https")),
        ("x-forwarded-proto", "https".to_owned()),
        ("x-forwarded-port", "443".to_owned()),
    ];
    headers.extend(of_address.map(|name| (name, address.clone())));
    headers.extend(of_host.map(|name| (name, FORGED_HOST.to_owned())));
    headers
}

/// A form that many send, with another forged address each time.
type Attempt = fn(&mut Browser, usize) -> Page;

fn log_in(browser: &mut Browser, login: &str) -> Page {
    send(browser, "/login", &[("login", login), ("password", "wrong-wrong")])
}

fn forget(browser: &mut Browser, address: &str) -> Page {
    send(browser, "/forgot", &[("email", address)])
}

/// Each limit that counts by network, how its setting is called, and what an attempt is answered.
const LIMITS: [(&str, u16, Attempt); 3] = [
    ("ATTEMPTS_PER_ACCOUNT", 422, |browser, _| log_in(browser, "Anna")),
    ("ATTEMPTS_PER_ADDRESS", 422, |browser, number| log_in(browser, &format!("Nobody{number}"))),
    ("REQUESTED_EMAILS_PER_ADDRESS", 200, |browser, number| {
        forget(browser, &format!("n{number}@example.org"))
    }),
];

/// Returns what the attempts of a stranger are answered who says another address each time.
fn answers(site: &Site, attempt: Attempt) -> Vec<u16> {
    let answers = (1..=7).map(|number| {
        let mut stranger = site.browser();
        stranger.csrf();
        stranger.headers = forged(number);
        attempt(&mut stranger, number).status
    });
    answers.collect()
}

#[test]
fn no_forged_address_has_a_limit_of_its_own() {
    for (setting, answer, attempt) in LIMITS {
        let site = Site::with(&[("TRUST_PROXY", "no"), (setting, "4")]);
        site.player("Anna");
        let expected = [[answer; 4].as_slice(), &[429; 3]].concat();
        assert_eq!(answers(&site, attempt), expected, "{setting}");
        // A proxy that is trusted says who is there.
        let site = Site::with(&[("TRUST_PROXY", "yes"), (setting, "4")]);
        site.player("Anna");
        assert_eq!(answers(&site, attempt), [answer; 7], "{setting}");
    }
}

#[test]
fn no_forged_address_stands_in_a_log() {
    let site = Site::with(&[("TRUST_PROXY", "no")]);
    let mut ada = site.administrator("Ada");
    site.player("Anna");
    let mut anna = site.browser();
    anna.headers = forged(7);
    log_in(&mut anna, "Anna");
    let page = anna.get("/login");
    let fields = [("login", "Anna"), ("password", PASSWORD)];
    let page = anna.submit(&page, "main form", &fields);
    assert_eq!(page.path, "/games", "{}", page.text());
    // A form that was not made for her, and a page that is not hers.
    assert_eq!(anna.post_once("/account/name", &[("name", "ANNA")]).status, 403);
    assert_eq!(anna.get("/admin/players").status, 404);
    for page in [anna.get("/account/security"), ada.get("/admin/security")] {
        let lines = page.all(".log li");
        assert_eq!(lines.len(), 4, "{lines:#?}");
        for line in lines {
            assert!(line.contains("127.0.0.1") && !line.contains(FORGED_NETWORK), "{line}");
        }
    }
    for page in [anna.get("/account"), ada.get("/admin/players/2")] {
        assert!(!page.html.contains(FORGED_NETWORK), "{}", page.text());
    }
}

/// Else whoever knows an address could have a link sent to it that leads to another site, and read
/// the token there.
#[test]
fn no_forged_host_stands_in_a_link() {
    let site = Site::with(&[("TRUST_PROXY", "no"), ("BASE_URL", "http://chess.example.org")]);
    site.player("Anna");
    let mut stranger = site.browser();
    stranger.headers = forged(7);
    assert_eq!(forget(&mut stranger, &address_of("Anna")).status, 200);
    site.register(&mut stranger, "Otto");
    site.answer_requests();
    for (name, path) in [("Anna", "/reset/"), ("Otto", "/confirm/")] {
        let email = site.email_to(&address_of(name));
        let link = format!("http://chess.example.org{path}");
        assert!(email.text.contains(&link) && email.html.contains(&link), "{}", email.text);
    }
    for file in site.email_files() {
        let bytes = std::fs::read(&file).expect("an email");
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains(FORGED_HOST) && !text.contains(FORGED_NETWORK), "{text}");
    }
    // What is shown on a page, too.
    let mut bruno = site.player("Bruno");
    bruno.headers = forged(8);
    let page = bruno.get("/account");
    let page = bruno.submit(&page, "form[action$=calendar]", &[("action", "make")]);
    let address = page.attribute("#address", "value").expect("an address");
    assert!(address.starts_with("http://chess.example.org/calendar/"), "{address}");
}
