//! The outcome of an email that the player wrote.

use super::{EmailContent, EmailContext, content, game_email::GameEmail};
use crate::db::outbox::EmailKind;

/// Marks the detail of an answer that was carried out. What was done follows on a line of its own
/// (`You played 13.Nxe4`), then sentences, a line each.
pub const DONE: &str = "done";
/// Marks the detail of an answer that was not. Sentences follow, a line each.
pub const REFUSED: &str = "refused";
/// The longest `Message-ID` that is kept, and repeated in a header.
const MAX_ID_CHARS: usize = 250;

/// Returns the first line of a detail: one of the marks, and the `Message-ID` of the player's
/// email if it is one.
pub fn mark(mark: &str, message_id: Option<&str>) -> String {
    match message_id.filter(|id| is_id(id)) {
        Some(id) => format!("{mark} {id}"),
        None => mark.to_owned(),
    }
}

/// Whether a text can stand in a header between angle brackets.
fn is_id(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_graphic() && !matches!(c, '<' | '>' | '(' | ')' | ',' | ';');
    (3..=MAX_ID_CHARS).contains(&text.len()) && text.contains('@') && text.chars().all(fits)
}

/// Returns the `Message-ID` of the player's email that an email answers.
pub fn answers(context: &EmailContext) -> Option<&str> {
    let detail = context.detail.as_deref().filter(|_| context.kind == EmailKind::Answered)?;
    let (_, id) = detail.lines().next()?.split_once(' ')?;
    is_id(id).then_some(id)
}

/// Returns the detail of an answer without what it repeats of the player's words.
pub fn without_echo(detail: &str) -> String {
    let kept = if detail.starts_with(DONE) { 2 } else { 1 };
    detail.lines().take(kept).collect::<Vec<_>>().join("\n")
}

/// Whether an email says that an answer was not carried out.
pub fn is_refusal(context: &EmailContext) -> bool {
    let starts = |detail: &str| detail.starts_with(REFUSED);
    context.kind == EmailKind::Answered && context.detail.as_deref().is_some_and(starts)
}

impl GameEmail<'_> {
    /// Never dropped: it ends with what is true when it is sent.
    pub fn answered(&self) -> Option<EmailContent> {
        let GameEmail { locale, game, .. } = *self;
        let mut lines = self.context.detail.as_deref()?.lines();
        let mut offer = None;
        let (subject, opening) = match lines.next()?.split(' ').next()? {
            DONE => {
                let deed = lines.next()?;
                let subject = self.by_other(locale.t("email-reply-done-subject"));
                (subject.with("deed", deed), locale.t("email-reply-done").with("deed", deed))
            }
            _ => {
                // Only who can answer this email is told to.
                let can_accept = self.context.can_reply() && game.may_accept_draw(self.side);
                let is_offered = game.is_running() && can_accept;
                offer = is_offered.then(|| {
                    self.by_other(locale.t("email-reply-rejected-draw-offer")).to_string()
                });
                (
                    self.by_other(locale.t("email-reply-rejected-subject")),
                    locale.t("email-reply-rejected"),
                )
            }
        };
        let standing = match game.is_running() {
            true => Some(self.turn_sentence()),
            false => locale.ending_sentence(game).or(locale.pending_sentence(game)),
        };
        content(
            subject,
            [opening.to_string()]
                .into_iter()
                .chain(lines.map(str::to_owned))
                .chain(offer)
                .chain(standing),
            self.button(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_player_wrote_is_not_kept_without_echo() {
        for (detail, kept) in [
            ("done a@b\nYou played 1.e4\nNot read:\nd4", "done a@b\nYou played 1.e4"),
            ("refused\nNot understood: x\ny", "refused"),
            ("", ""),
        ] {
            assert_eq!(without_echo(detail), kept);
        }
    }

    #[test]
    fn only_an_id_that_can_stand_in_a_header_is_kept() {
        let longest = format!("{}@x", "a".repeat(MAX_ID_CHARS - 2));
        for good in ["a@b", "CAF+_x.1/2=3@mail.example.org", "a@[192.0.2.1]", &longest] {
            assert_eq!(mark(DONE, Some(good)), format!("done {good}"));
        }
        let too_long = format!("a{longest}");
        assert_eq!(too_long.len(), 251);
        for bad in [
            "", "@", "ab", "abc", "a<b@x", "a>b@x", "a,b@x", "a;b@x", "a(b@x", "a b@x", "a\rb@x",
            "a\nb@x", "a\0b@x", "é@x", &too_long,
        ] {
            assert_eq!(mark(REFUSED, Some(bad)), REFUSED, "{bad:?}");
        }
        assert_eq!(mark(DONE, None), "done");
    }
}
