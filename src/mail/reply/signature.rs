//! Tells a signature, which a program puts below every email, from a sentence that somebody typed
//! there.

use super::{
    greeting::{self, is_capital},
    line_words::{spoken, words},
    quote::is_device_signature,
};

const MAX_WORDS_OF_SIGNATURE: usize = 12;
const MAX_WORDS_OF_TITLE: usize = 8;

/// What stands before a number, an address, or the name of a court or of a manager.
#[rustfmt::skip]
const LABELS: &[&str] = &[
    "tel", "tél", "telefon", "telephone", "téléphone", "teléfono", "phone", "fon", "mobil",
    "mobile", "móvil", "portable", "handy", "cell", "fax", "telefax", "mail", "e-mail", "email",
    "correo", "courriel", "web", "website", "internet", "homepage", "blog", "skype", "signal",
    "telegram", "whatsapp", "threema", "matrix", "mastodon", "twitter", "linkedin", "lichess",
    "chess.com", "iccf", "fide", "dwz", "elo", "hrb", "amtsgericht", "registergericht", "sitz",
    "ust-id", "ust-idnr", "ust", "steuernummer", "geschäftsführer", "geschäftsführerin",
    "geschäftsführung", "vorstand", "vorsitzender", "aufsichtsrat", "iban", "bic", "vat",
    "registered", "company", "office", "director", "siret", "rcs", "siège", "cif", "nif",
    "pgp", "gpg", "fingerprint", "key",
];
/// The forms of companies and clubs.
#[rustfmt::skip]
const COMPANIES: &[&str] = &[
    "gmbh", "mbh", "ag", "kg", "ohg", "ug", "gbr", "e.v", "ev", "ltd", "limited", "inc", "llc", "plc",
    "corp", "co", "sa", "s.a", "sas", "sarl", "s.a.r.l", "sl", "s.l", "bv", "b.v",
];

/// Whether a line below the dashes of a signature is one of a signature: a name, an address, a
/// number, a company, a motto in quotation marks, a legal footer.
pub fn is_signature(line: &str, names: &[String]) -> bool {
    if greeting::kind(line, names).is_some() || is_device_signature(line) {
        return true;
    }
    if line.contains('?') {
        return false;
    }
    is_motto(line) || is_labelled(line) || is_title(&signed_words(line))
}

fn signed_words(line: &str) -> Vec<&str> {
    words(line).into_iter().filter(|word| has_sign(word)).collect()
}

fn has_sign(word: &str) -> bool {
    word.contains(char::is_alphanumeric)
}

/// A sentence of somebody else: it stands in quotation marks.
fn is_motto(line: &str) -> bool {
    let line = line.trim();
    let Some(end) = line.rfind(['"', '”', '“', '«', '»']) else { return false };
    let begins = line.starts_with(['"', '“', '„', '«', '»', '”']);
    let author: Vec<&str> = words(line.get(end..).unwrap_or_default());
    begins && end > 0 && author.iter().all(|word| !has_sign(word) || is_capital(bare(word)))
}

/// Whether a line says what stands in it: "Tel.: +49 30 1234", "Amtsgericht Köln, HRB 1234".
pub fn is_labelled(line: &str) -> bool {
    let words = signed_words(line);
    let label = |word: &str| {
        let word = spoken(word.trim_end_matches([':', ',', '.', ')']));
        LABELS.contains(&word.as_str()) || COMPANIES.contains(&word.as_str())
    };
    let is_part = |word: &&str| {
        label(word)
            || is_capital(bare(word))
            || word.contains(|c: char| c.is_ascii_digit())
            || word.contains(['@', '/'])
            || is_short(word)
    };
    !line.contains('?')
        && words.len() <= MAX_WORDS_OF_SIGNATURE
        && words.iter().any(|word| label(word))
        && words.iter().all(is_part)
}

/// "Head of Research & Development | ACME", "Dipl.-Ing. (FH)"
fn is_title(words: &[&str]) -> bool {
    let is_part = |word: &&str| {
        is_capital(bare(word)) || is_short(word) || word.contains(|c: char| c.is_ascii_digit())
    };
    (1..=MAX_WORDS_OF_TITLE).contains(&words.len())
        && words.first().is_some_and(|word| is_capital(bare(word)))
        && words.iter().all(is_part)
}

/// Small words of titles and of the names of companies.
fn is_short(word: &str) -> bool {
    const SMALL: &[&str] = &[
        "of", "and", "for", "the", "in", "at", "und", "für", "der", "die", "des", "im", "am", "de",
        "la", "del", "y", "en", "et", "du", "des", "pour", "van", "von", "zu", "n°", "nr",
    ];
    SMALL.contains(&word.trim_end_matches('.'))
}

fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric() && c != '.')
}
