//! What a mail server says when it refuses an address for good: the server that we hand an email to,
//! or another in its report of an email that came back.
//!
//! A wrong password, a relay that is not for us, a filter or a server in trouble are no fault of the
//! address: somebody will mend them. A full mailbox (552) is to be tried again (RFC 5321,
//! 4.5.3.1.10).

/// Whether a code blames the recipient, where no detail says more (RFC 5321, 4.2).
pub(super) fn is_address_code(code: u16) -> bool {
    matches!(code, 550 | 551 | 553 | 556)
}

/// Whether a detail (RFC 3463) does: no such mailbox, no such domain, no longer there, not in use.
/// `detail`: `1.1` of `5.1.1`.
pub(super) fn is_address_detail(detail: &str) -> bool {
    matches!(detail, "1.1" | "1.2" | "1.3" | "1.6" | "1.10" | "2.1")
}

/// The first detail that a server gives in its answer: `1.1` of `550 5.1.1 User unknown`.
pub(super) fn detail_in(answer: &str) -> Option<&str> {
    words_of(answer).find_map(|word| {
        let detail = word.trim_end_matches([')', ':', ',', '.', ']']).strip_prefix("5.")?;
        let mut parts = detail.split('.');
        let fits = |part: Option<&str>| part.is_some_and(|part| part.parse::<u16>().is_ok());
        (fits(parts.next()) && fits(parts.next()) && parts.next().is_none()).then_some(detail)
    })
}

/// The words of an answer. Each of its lines but the last has a hyphen behind the code.
fn words_of(answer: &str) -> impl Iterator<Item = &str> {
    answer.split(|c: char| c.is_whitespace() || matches!(c, ';' | '-' | '(' | '#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_detail_is_found_wherever_it_stands() {
        for (answer, detail) in [
            ("550 5.1.1 User unknown", Some("1.1")),
            ("550-5.1.10 The account does not exist", Some("1.10")),
            ("permanent error (554): 5.1.1: no such user, not 5.7.1", Some("1.1")),
            ("(#5.1.1)", Some("1.1")),
            ("550 5.1.8, the sender's domain", Some("1.8")),
            ("smtp;550 [5.7.1]", None),
            ("550 4.2.2 full", None),
            ("550 5.1", None),
            ("550 5.1.1.1", None),
            ("550 5.x.1", None),
            ("", None),
        ] {
            assert_eq!(detail_in(answer), detail, "{answer}");
        }
    }

    #[test]
    fn few_details_and_codes_are_of_the_address() {
        let of_address =
            ["1.0", "1.1", "1.10", "1.8", "2.1", "2.2", "4.4", "7.1"].map(is_address_detail);
        assert_eq!(of_address, [false, true, true, false, true, false, false, false]);
        let of_address = [450, 550, 551, 552, 553, 554, 556].map(is_address_code);
        assert_eq!(of_address, [false, true, true, false, true, false, true]);
    }
}
