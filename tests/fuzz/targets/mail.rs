//! Answers to emails: any bytes, as a mail server would pipe them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use zugpost::{
    i18n::Locale,
    mail::reply::{ReplyAction, read, understand},
};

fuzz_target!(|bytes: &[u8]| {
    let Ok(incoming) = read(bytes) else { return };
    for recipient in &incoming.recipients {
        assert!(!recipient.contains(['\r', '\n', '\0']), "{recipient:?}");
    }
    for line in &incoming.lines {
        assert!(!line.trim().is_empty() && !line.contains(['\r', '\n']), "{line:?}");
    }
    let Ok(wish) =
        understand(&incoming.lines, &incoming.skipped, &incoming.names, Locale::default())
    else {
        return;
    };
    // A move is a word of the first line, and nothing that could be anything else.
    if let ReplyAction::Move { text, .. } = &wish.act {
        assert!(!text.is_empty() && text.len() <= 40 && !text.contains(char::is_whitespace));
    }
});
