//! Signs emails for their domain (DKIM, RFC 6376), relaxed in head and body.
//!
//! lettre signs too, but in lines longer than 78 characters, and a signature cannot be folded
//! afterwards: where its list of names is broken is signed with it. See
//! docs/decisions/0015-an-smtp-socket-of-our-own.md.

use std::sync::Arc;

use anyhow::Context as _;
use chrono::{DateTime, Utc};
use data_encoding::BASE64;
use sha2::{Digest as _, Sha256};
use tokio_rustls::rustls::{
    SignatureScheme,
    crypto::ring::sign::any_supported_type,
    pki_types::{PrivateKeyDer, pem::PemObject as _},
    sign::Signer,
};

use super::headers::MAX_LINE_BYTES;

/// The headers that a signature covers; RFC 8058 wants those about unsubscribing among them. One
/// that an email does not have cannot be added later.
const SIGNED: [&str; 13] = [
    "from",
    "reply-to",
    "to",
    "subject",
    "date",
    "message-id",
    "in-reply-to",
    "references",
    "mime-version",
    "content-type",
    "auto-submitted",
    "list-unsubscribe",
    "list-unsubscribe-post",
];

/// What emails of a domain are signed with.
#[derive(Clone)]
pub struct DkimSigner {
    selector: String,
    domain: String,
    signer: Arc<dyn Signer>,
    /// What the DNS has: the public key (RFC 5280, SubjectPublicKeyInfo) in base64.
    public_key: String,
}

impl DkimSigner {
    /// `pem`: an RSA key. Its other half stands in the DNS under the selector.
    pub fn new(pem: &str, selector: &str, domain: &str) -> anyhow::Result<DkimSigner> {
        let wanted = "not an RSA key in PEM of at least 2048 bits";
        let key = PrivateKeyDer::from_pem_slice(pem.as_bytes()).context(wanted)?;
        let key = any_supported_type(&key).context(wanted)?;
        let signer = key.choose_scheme(&[SignatureScheme::RSA_PKCS1_SHA256]).context(wanted)?;
        Ok(DkimSigner {
            selector: selector.to_owned(),
            domain: domain.to_owned(),
            signer: signer.into(),
            public_key: BASE64.encode(key.public_key().context(wanted)?.as_ref()),
        })
    }

    /// Returns where the DNS has the key (RFC 6376, 3.6.2.1).
    pub fn record_name(&self) -> String {
        format!("{}._domainkey.{}", self.selector, self.domain)
    }

    /// Returns what the DNS has there (RFC 6376, 3.6.1).
    pub fn record(&self) -> String {
        format!("v=DKIM1; k=rsa; p={}", self.public_key)
    }

    /// Returns the header that signs a message, with the line's end.
    pub fn signature(&self, message: &str, now: DateTime<Utc>) -> anyhow::Result<String> {
        let (head, body) = message.split_once("\r\n\r\n").context("a message without a head")?;
        let hash = BASE64.encode(&Sha256::digest(relaxed_body(body)));
        let names = folded_list(&SIGNED);
        let (domain, selector, at) = (&self.domain, &self.selector, now.timestamp());
        let unsigned = format!(
            " v=1; a=rsa-sha256; c=relaxed/relaxed; t={at};\r\n d={domain};\r\n \
             s={selector};\r\n h={names};\r\n bh={hash};\r\n b="
        );
        let mut data = String::new();
        for name in SIGNED {
            if let Some(value) = find(head, name) {
                data.push_str(&format!("{name}:{}\r\n", relaxed(&value)));
            }
        }
        data.push_str(&format!("dkim-signature:{}", relaxed(&unsigned)));
        let signature = BASE64.encode(&self.signer.sign(data.as_bytes())?);
        Ok(format!("DKIM-Signature:{unsigned}{}\r\n", broken(&signature)))
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
        if length + name.len() + 2 > MAX_LINE_BYTES {
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
        if at > 0 && at % (MAX_LINE_BYTES - 6) == 0 {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys for this test only: a good one of another kind, and one that is too short.
    const P256: &str = "\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgthn1/depu+FPSlvE
/VygFFVs+n0W9CCZuQX5YjwLgvKhRANCAARaQ9EVBQ5UWiKoMmpm2ge7p0nZ3oX6
3aLeTL+riPsxkhWW3gLijrBhg+5RNVODHonBEmfkxrGm0h23Ad2qc4Ag
-----END PRIVATE KEY-----
";
    const RSA_1024: &str = "\
-----BEGIN PRIVATE KEY-----
MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBANfM+57XVg0ziFoA
LnbqrDZYosE/AfF6JlEIpI4VAJKzQPjtsrusDs1iGg6cQbRz8RNxZxAhV3L7d4Th
j+uzlhIjBEJSn3mQ1LPD4Lk5PhULh6feR7anm69q4hNcX+NzAnhTQ8Z4IP6JRyqR
YS5yQUgQ16iTixKYfIqlOL9kO5R1AgMBAAECgYA/C0lvLCWdkbKB6I+qegB5mAdk
QU4GB9Nt1QKN56DVOrz+fCK9JRTl94T5Q7kGSODi9zxOwA7WLpTKI0NybnKmrDpg
XKwSFGu9nyGHLRk7gZ7czLkv743jBMU61ekW5THLEAcLrAOdqWu36uKLVc7ubn73
bkJEhDFx6QXySMPPOQJBAPjDPMKIqicliMktzz1ZiIM7WxtdN4L8tqohDJl+FAWf
Zr6S7fReG6qNodnsDWA/10pHtn9yfsC9pMJ0oNEFRGsCQQDeFD94w6+3lfMhbrfV
pXvH1PH6bqxF/0nMfYkBdYWJIscbajl3cVrESQoxV0FsXOUA5PWDBn1Yv8CZ8yrr
l8KfAkAqvYCm+8wgRbamuhQtOkDWK1CP9wgenUTVHjCH/r156dVBUQVJQxIFz6fL
RV9W9iELRh747rcQboTsVBV9VCZZAkEAwzX5NSaOZ0ogFdtFLT/xto6wxfpS5JSr
Ql12+Rlc8Fbpvmd5bEzwBGpP019n2uEtS8P3K92ggUrM+oaNy9ny8QJAYJpTxWhs
DyX/IDrdprU71Qt1uxLqQ3Ja8+PHB1wkqnhVmg+oCKYlP0DBuwWOAmH73HzE/kKv
I4oOMIKOhYfUHg==
-----END PRIVATE KEY-----
";

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
    fn the_names_of_signed_headers_are_folded() {
        assert!(folded_list(&SIGNED).split("\r\n").all(|line| line.len() <= MAX_LINE_BYTES - 3));
        assert_eq!(folded_list(&SIGNED).replace("\r\n  ", ""), SIGNED.join(":"));
    }

    #[test]
    fn only_an_rsa_key_is_taken() {
        let broken = "-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----\n";
        for bad in ["", broken, P256, RSA_1024] {
            let error = DkimSigner::new(bad, "zugpost", "example.org").err().expect("an error");
            let said = "not an RSA key in PEM of at least 2048 bits";
            assert_eq!(error.to_string(), said, "{bad}");
        }
    }
}
