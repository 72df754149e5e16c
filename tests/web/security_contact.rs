//! Where holes in the security of a site are reported (RFC 9116).

use chrono::TimeDelta;

use crate::support::Site;

const PATH: &str = "/.well-known/security.txt";

#[test]
fn who_finds_a_hole_finds_whom_to_tell() {
    assert_eq!(Site::start().browser().get(PATH).status, 404, "nobody is named");
    let site = Site::with(&[("SECURITY_CONTACT", "mailto:security@example.org")]);
    let page = site.browser().get(PATH);
    assert_eq!(
        (page.status, page.headers["content-type"].as_str()),
        (200, "text/plain; charset=utf-8")
    );
    let expected = "Contact: mailto:security@example.org\nExpires: 2027-05-19T00:00:00Z\n";
    assert_eq!(page.html, expected);
    // It expires in less than a year, and never while the site runs.
    site.advance(TimeDelta::days(365));
    assert!(site.browser().get(PATH).html.contains("Expires: 2028-05-18T00:00:00Z"));
    let site = Site::with(&[
        ("SECURITY_CONTACT", "https://example.org/security"),
        ("BASE_URL", "https://chess.example.org"),
    ]);
    let page = site.browser().get(PATH).html;
    assert!(page.starts_with("Contact: https://example.org/security\n"), "{page}");
    assert!(
        page.ends_with("\nCanonical: https://chess.example.org/.well-known/security.txt\n"),
        "{page}"
    );
}
