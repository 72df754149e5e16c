//! What people say to each other, and above all who does not read it.

mod conversations;
mod emails;
mod games;
mod relations;

use crate::support::{Browser, Page};

/// Sends a form with the secret of the browser.
fn send(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Page {
    let csrf = browser.csrf();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend_from_slice(fields);
    browser.post(path, &all)
}

/// Says something by the form of a page.
#[track_caller]
fn say(browser: &mut Browser, path: &str, form: &str, text: &str) -> Page {
    let page = browser.get(path);
    let field = if form.starts_with("#notes") { "note" } else { "text" };
    browser.submit(&page, form, &[(field, text)])
}
