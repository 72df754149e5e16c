//! Signs emails for their domain (DKIM, RFC 6376), relaxed in head and body.
//!
//! lettre signs too, but in lines longer than 78 characters, and a signature cannot be folded
//! afterwards: where its list of names is broken is signed with it.

use std::sync::Arc;

use anyhow::Context as _;
use chrono::{DateTime, Utc};
use data_encoding::BASE64;
use sha2::{Digest as _, Sha256};
use tokio_rustls::rustls::{
    SignatureScheme,
    crypto::ring::sign::any_supported_type,
    pki_types::{PrivateKeyDer, pem::PemObject as _},
    sign::SigningKey,
};

/// What RFC 5322 (2.1.1) recommends for a line.
const LINE: usize = 78;

/// The headers that a signature covers; RFC 8058 wants those about unsubscribing among them. One
/// that an email does not have cannot be added later.
const SIGNED: [&str; 12] = [
    "from",
    "reply-to",
    "to",
    "subject",
    "date",
    "message-id",
    "in-reply-to",
    "references",
    "mime-version",
    "auto-submitted",
    "list-unsubscribe",
    "list-unsubscribe-post",
];

/// What emails of a domain are signed with.
#[derive(Clone)]
pub struct DkimSigner {
    selector: String,
    domain: String,
    key: Arc<dyn SigningKey>,
}

impl DkimSigner {
    /// `pem`: an RSA key. Its other half stands in the DNS under the selector.
    pub fn new(pem: &str, selector: &str, domain: &str) -> anyhow::Result<DkimSigner> {
        let wanted = "not an RSA key in PEM of at least 2048 bits";
        let key = PrivateKeyDer::from_pem_slice(pem.as_bytes()).context(wanted)?;
        let key = any_supported_type(&key).context(wanted)?;
        key.choose_scheme(&[SignatureScheme::RSA_PKCS1_SHA256]).context(wanted)?;
        Ok(DkimSigner { selector: selector.to_owned(), domain: domain.to_owned(), key })
    }

    /// Returns the header that signs a message, with the line's end.
    pub fn signature(&self, message: &str, now: DateTime<Utc>) -> anyhow::Result<String> {
        let (head, body) = message.split_once("\r\n\r\n").context("a message without a head")?;
        let hash = BASE64.encode(&Sha256::digest(relaxed_body(body)));
        let names = folded_list(&SIGNED);
        let (domain, selector, at) = (&self.domain, &self.selector, now.timestamp());
        let unsigned = format!(
            "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; t={at};\r\n d={domain};\r\n \
             s={selector};\r\n h={names};\r\n bh={hash};\r\n b="
        );
        let mut data = String::new();
        for name in SIGNED {
            if let Some(value) = find(head, name) {
                data.push_str(&format!("{name}:{}\r\n", relaxed(&value)));
            }
        }
        let (_, own) = unsigned.split_once(':').context("a header")?;
        data.push_str(&format!("dkim-signature:{}", relaxed(own)));
        let signer = self
            .key
            .choose_scheme(&[SignatureScheme::RSA_PKCS1_SHA256])
            .context("a key that signs nothing")?;
        let signature = BASE64.encode(&signer.sign(data.as_bytes())?);
        Ok(format!("{unsigned}{}\r\n", broken(&signature)))
    }
}

/// Names with colons between them, in lines.
fn folded_list(names: &[&str]) -> String {
    let mut list = String::new();
    let mut length = 3;
    for name in names {
        if !list.is_empty() {
            list.push(':');
        }
        if length + name.len() + 2 > LINE {
            list.push_str("\r\n  ");
            length = 2;
        }
        list.push_str(name);
        length += name.len() + 1;
    }
    list
}

/// Base64 in lines: the spaces in it do not count.
fn broken(base64: &str) -> String {
    let mut out = String::with_capacity(base64.len() + base64.len() / 16);
    for (at, c) in base64.chars().enumerate() {
        if at > 0 && at % (LINE - 6) == 0 {
            out.push_str("\r\n  ");
        }
        out.push(c);
    }
    out
}

/// The value of the last header of a name, as it stands there.
fn find(head: &str, name: &str) -> Option<String> {
    let mut found: Option<String> = None;
    let mut is_in = false;
    for line in head.split("\r\n") {
        if line.starts_with([' ', '\t']) {
            if let Some(value) = found.as_mut().filter(|_| is_in) {
                value.push_str(line);
            }
        } else if let Some((known, value)) = line.split_once(':') {
            is_in = known.trim_end().eq_ignore_ascii_case(name);
            if is_in {
                found = Some(value.to_owned());
            }
        }
    }
    found
}

/// A header's value on one line, with single spaces (3.4.2).
fn relaxed(value: &str) -> String {
    value
        .split([' ', '\t', '\r', '\n'])
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A body with single spaces, none at the end of a line, and no empty lines at its end (3.4.4).
fn relaxed_body(body: &str) -> String {
    let mut out = String::with_capacity(body.len());
    for line in body.split("\r\n") {
        let mut has_space = false;
        for c in line.trim_end_matches([' ', '\t']).chars() {
            if matches!(c, ' ' | '\t') {
                has_space = true;
                continue;
            }
            if std::mem::take(&mut has_space) {
                out.push(' ');
            }
            out.push(c);
        }
        out.push_str("\r\n");
    }
    let end = out.trim_end_matches("\r\n").len();
    out.truncate(end);
    if !out.is_empty() {
        out.push_str("\r\n");
    }
    out
}

/// Breaks the lines of a head that are longer than they should be, at spaces. A word that is
/// longer stays whole.
pub fn folded(head: &str) -> String {
    let mut out = String::with_capacity(head.len() + 16);
    for line in head.split("\r\n") {
        let mut rest = line;
        while rest.len() > LINE {
            let indent = rest.len() - rest.trim_start_matches([' ', '\t']).len();
            let within = |text: &str, end: usize| {
                text.char_indices()
                    .rfind(|(at, c)| *c == ' ' && *at > indent && *at <= end)
                    .map(|(at, _)| at)
            };
            let first = || rest.char_indices().find(|(at, c)| *c == ' ' && *at > indent);
            let Some(at) = within(rest, LINE).or_else(|| first().map(|(at, _)| at)) else { break };
            let (piece, after) = rest.split_at(at);
            // A line of spaces only would be none.
            if after.trim().is_empty() {
                break;
            }
            out.push_str(piece);
            out.push_str("\r\n");
            rest = after;
        }
        out.push_str(rest);
        out.push_str("\r\n");
    }
    out.truncate(out.len() - 2);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of RFC 6376, 3.4.5.
    #[test]
    fn head_and_body_are_made_plain_as_the_rfc_has_it() {
        let head = "A: X\r\nB : Y\t\r\n\tZ  ";
        assert_eq!(find(head, "a").map(|value| relaxed(&value)), Some("X".to_owned()));
        assert_eq!(find(head, "b").map(|value| relaxed(&value)), Some("Y Z".to_owned()));
        assert_eq!(find(head, "c"), None);
        assert_eq!(relaxed_body(" C \r\nD \t E\r\n\r\n\r\n"), " C\r\nD E\r\n");
        assert_eq!(relaxed_body("\r\n\r\n"), "");
        assert_eq!(relaxed_body("x"), "x\r\n");
    }

    #[test]
    fn lines_of_a_head_are_broken_at_spaces() {
        let url = format!("<https://chess.example.org/unsubscribe/{}>", "x".repeat(60));
        let head = format!(
            "List-Unsubscribe: {url}\r\nReply-To: Zugpost of the Example Club <play+{}@example.org>\r\n Short: x",
            "1".repeat(40)
        );
        let folded = folded(&head);
        assert_eq!(folded.replace("\r\n ", " "), head.replace("\r\n ", " "));
        for line in folded.split("\r\n") {
            assert!(line.len() <= LINE || line.trim() == url, "{line}");
            assert!(!line.trim().is_empty());
        }
        assert!(folded_list(&SIGNED).split("\r\n").all(|line| line.len() <= LINE - 3));
        assert_eq!(folded_list(&SIGNED).replace("\r\n  ", ""), SIGNED.join(":"));
    }

    #[test]
    fn only_an_rsa_key_is_taken() {
        for bad in ["", "-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----\n"] {
            assert!(DkimSigner::new(bad, "zugpost", "example.org").is_err(), "{bad}");
        }
    }
}
