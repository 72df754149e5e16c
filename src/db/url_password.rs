//! Keeps the password of a URL out of messages: also where the URL is wrong, and libpq quotes a part of
//! the password that it took for something else.

use std::ops::Range;

use percent_encoding::percent_decode_str;

const HIDDEN: &str = "***";

/// Where libpq divides a URL. A password with one of them in it is read in parts.
const SEPARATORS: &[char] = &['/', '%', '@', ':', '?', '#', '&', '=', ',', '[', ']'];

/// Returns a URL as a message may show it; also one that is no URL at all.
pub fn without_password(url: &str) -> String {
    let (url, parameter) = match find_parameter(url) {
        Some(at) => (url.split_at(at).0, format!("password={HIDDEN}")),
        None => (url, String::new()),
    };
    let url = match find_password(url) {
        Some(range) => format!("{}{HIDDEN}{}", &url[..range.start], &url[range.end..]),
        None => url.to_owned(),
    };
    url + &parameter
}

/// Returns a message about a URL without its password, and without what libpq may take for a part of
/// it.
pub(super) fn hide_password(message: &str, url: &str) -> String {
    let password = find_password(url).map(|range| &url[range]);
    let parameter = find_parameter(url).and_then(|at| url[at..].split_once('='));
    let mut secrets = Vec::new();
    for secret in password.into_iter().chain(parameter.map(|(_, value)| value)) {
        // Some messages quote it as it stands, others as it is decoded.
        let decoded = percent_decode_str(secret).decode_utf8_lossy().into_owned();
        for whole in [secret.to_owned(), decoded] {
            secrets.extend(whole.split(SEPARATORS).map(str::to_owned));
            secrets.push(whole);
        }
    }
    secrets.retain(|secret| !secret.is_empty());
    // The whole before its parts.
    secrets.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
    secrets.iter().fold(message.to_owned(), |message, secret| hide(&message, secret))
}

/// Finds the password of a URL: from the first `:` behind the scheme to the last `@`, as a password may
/// have any sign in it.
fn find_password(url: &str) -> Option<Range<usize>> {
    let is_scheme =
        |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b));
    let begin = match url.split_once("://") {
        Some((scheme, _)) if is_scheme(scheme) => scheme.len() + 3,
        _ => 0,
    };
    let rest = &url[begin..];
    if let Some((before, _)) = rest.rsplit_once('@') {
        let colon = before.find(':')?;
        return Some(begin + colon + 1..begin + before.len());
    }
    // Behind the `:` stands a port, or a password whose `@` was forgotten.
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let address = if host.starts_with('[') { host.find(']').unwrap_or(0) } else { 0 };
    let colon = address + host[address..].find(':')?;
    let port = rest[colon + 1..].split(['/', '?', ',']).next().unwrap_or_default();
    let is_port = port.len() <= 5 && port.bytes().all(|b| b.is_ascii_digit());
    (!is_port).then(|| begin + colon + 1..url.len())
}

/// Finds where a password is given by its name: `password=…`, `PASSWORD = …`.
fn find_parameter(url: &str) -> Option<usize> {
    const NAME: &str = "password";
    let lower = url.to_ascii_lowercase();
    let is_given = |at: usize| lower[at + NAME.len()..].trim_start().starts_with('=');
    lower.match_indices(NAME).map(|(at, _)| at).find(|at| is_given(*at))
}

/// Hides a word wherever it stands. Within a longer word it is another one.
fn hide(message: &str, word: &str) -> String {
    let goes_on = |one: Option<char>, other: Option<char>| {
        one.is_some_and(char::is_alphanumeric) && other.is_some_and(char::is_alphanumeric)
    };
    let (first, last) = (word.chars().next(), word.chars().next_back());
    let (mut hidden, mut rest, mut before) = (String::new(), message, None);
    while let Some((ahead, behind)) = rest.split_once(word) {
        let is_part = goes_on(ahead.chars().next_back().or(before), first)
            || goes_on(last, behind.chars().next());
        hidden += ahead;
        hidden += if is_part { word } else { HIDDEN };
        (rest, before) = (behind, last);
    }
    hidden + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What libpq 15 says of each.
    #[test]
    fn no_part_of_a_password_is_quoted() {
        for (url, message, hidden) in [
            (
                "postgres://u:secret%@h/db",
                "invalid percent-encoded token: \"secret%\"",
                "invalid percent-encoded token: \"***\"",
            ),
            (
                "postgres://u:sec/ret@h/db",
                "invalid integer value \"sec\" for connection option \"port\"",
                "invalid integer value \"***\" for connection option \"port\"",
            ),
            (
                "postgres://u:12/ret@h/db",
                "connection to server at \"u\", port 12 failed: FATAL: no database \"ret@h/db\"",
                "connection to server at \"u\", port *** failed: FATAL: no database \"***@h/db\"",
            ),
            (
                "postgres://u:s%65c/ret@h/db",
                "invalid integer value \"sec\" for connection option \"port\"",
                "invalid integer value \"***\" for connection option \"port\"",
            ),
            (
                "postgres://u:a@secret@h/db",
                "could not translate host name \"secret@h\" to address",
                "could not translate host name \"***@h\" to address",
            ),
            (
                "postgres://u:secret#h/db",
                "invalid integer value \"secret#h\" for connection option \"port\"",
                "invalid integer value \"***#***\" for connection option \"port\"",
            ),
            (
                "postgres://h/db?password=sec&ret",
                "missing key/value separator \"=\" in URI query parameter: \"ret\"",
                "missing key/value separator \"=\" in URI query parameter: \"***\"",
            ),
            (
                "postgres://u:port@h:5432/db",
                "connection to server at \"h\", port 5432 failed: unreportable",
                "connection to server at \"h\", *** 5432 failed: unreportable",
            ),
            (
                "postgres://[::1]:5432/db",
                "connection to server at \"::1\", port 5432 failed",
                "connection to server at \"::1\", port 5432 failed",
            ),
        ] {
            assert_eq!(hide_password(message, url), hidden, "{url}");
        }
    }
}
