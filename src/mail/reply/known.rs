//! The text that a player may have quoted: the email that was answered, and what the opponent said.
//!
//! Not every program marks what it quotes, and some people delete the line above it. What is known
//! to be ours is told from what they wrote by its words, three in a row: programs break lines
//! elsewhere, and turn pictures and links into text.

use std::collections::HashSet;

use super::quote::Skipped;

/// So many words of a line of our email are unknown at the most, where something in it was put
/// otherwise: a picture, a link. More is a sentence.
const MAX_UNKNOWN_WORDS: usize = 1;
/// A line this short is known as a whole or not at all.
const MAX_WORDS_OF_SHORT_LINE: usize = 5;
/// Less of an email is not taken for it.
const MIN_WORDS_OF_EMAIL: usize = 12;

/// What a player may have quoted.
#[derive(Debug, Default)]
pub struct KnownText {
    /// All of it.
    unmarked: WordIndex,
    /// The same without what the player wrote in an earlier answer, which our email repeats: it may
    /// be written again.
    ours: WordIndex,
    /// How our email ends: what stands below is the player's, even if it stands above too.
    ends: HashSet<Trigram>,
}

/// Three words that follow each other.
type Trigram = [String; 3];

#[derive(Debug, Default)]
struct WordIndex {
    triples: HashSet<Trigram>,
    /// Whole lines of two words or more.
    lines: HashSet<Vec<String>>,
}

impl WordIndex {
    fn add(&mut self, text: &str) {
        self.triples.extend(plain_words(text).windows(3).filter_map(triple));
        let lines = text.lines().map(plain_words).filter(|words| words.len() >= 2);
        self.lines.extend(lines);
    }
}

impl KnownText {
    /// Adds our email: its text, and the other forms in which it may be quoted.
    pub fn add_email(&mut self, forms: &[String]) {
        forms.iter().for_each(|form| self.unmarked.add(form));
        let text = forms.first().map(|text| plain_words(text)).unwrap_or_default();
        self.ends.extend(text.windows(3).last().and_then(triple));
    }

    /// Adds what is in no way the player's: a message of the opponent, our own words.
    pub fn add_ours(&mut self, text: &str) {
        self.unmarked.add(text);
        self.ours.add(text);
    }

    /// Takes what is known out of the lines of an email, and out of what was skipped of it.
    pub fn take_out(&self, own: &mut Vec<String>, skipped: &mut Skipped) {
        // It counts the lines of the writer as they were read.
        self.sort_broken(own, skipped);
        self.take_out_of_own(own, skipped);
        let found = self.find_email(&skipped.quoted);
        skipped.is_email_known = found.is_email();
        let mut lines = found.lines.iter();
        skipped.quoted.retain(|_| lines.next().is_some_and(|line| !line.is_nearly_whole()));
        let typed = self.find_typed(&skipped.marked, skipped.is_marked_by_program);
        skipped.typed.extend(typed);
    }

    /// Tells the rests of quoted lines from what was typed directly below them. If it is not known
    /// what was quoted, nobody can tell: that is said, and is no command.
    fn sort_broken(&self, own: &mut Vec<String>, skipped: &mut Skipped) {
        let is_email = self.find_email(&skipped.marked).is_email();
        let mut more = 0;
        for (above, quoted, line) in std::mem::take(&mut skipped.broken) {
            let found = self.unmarked.find_in(&[quoted, line.clone()]);
            if found.last().is_some_and(KnownWords::is_whole) {
                continue;
            }
            if is_email {
                let at = (above + more).min(own.len());
                own.insert(at, line);
                more += 1;
            } else {
                skipped.typed.push(line);
            }
        }
    }

    /// Takes out of the lines above all quotation those that are ours, where several follow each
    /// other.
    fn take_out_of_own(&self, own: &mut Vec<String>, skipped: &mut Skipped) {
        let all = self.ours.find_in(own);
        let mut is_ours: Vec<bool> = all.iter().map(KnownWords::is_whole).collect();
        // A move stands there, even if the opponent named it together with what follows.
        if let (Some(is_first_ours), Some(first)) = (is_ours.first_mut(), own.first()) {
            let alone = self.ours.find_in(std::slice::from_ref(first));
            *is_first_ours &= alone.iter().all(KnownWords::is_whole);
        }
        // A line without words, such as a link, belongs to those around it.
        for at in 1..is_ours.len().saturating_sub(1) {
            if let (Some([true, between, true]), Some(KnownWords { words: 0, .. })) =
                (is_ours.get_mut(at - 1..=at + 1), all.get(at))
            {
                *between = true;
            }
        }
        let mut kept = Vec::new();
        let mut at = 0;
        for run in is_ours.chunk_by(|one, next| one == next) {
            let mut lines: Vec<String> = own.drain(..run.len()).collect();
            let words: usize = all.iter().skip(at).take(run.len()).map(|line| line.words).sum();
            let is_first = at == 0;
            at += run.len();
            if run.first() != Some(&true) || (is_first && run.len() == 1) {
                kept.append(&mut lines);
            } else if run.len() == 1 || (!is_first && words < MIN_WORDS_OF_EMAIL) {
                // So little is quoted by nobody's program.
                skipped.typed.append(&mut lines);
            } else {
                // The first and the last may be the player's all the same.
                let last = lines.pop().filter(|_| !own.is_empty());
                skipped.left_out.extend(lines.into_iter().take(1).chain(last));
            }
        }
        *own = kept;
    }

    /// Returns the lines behind marks that the player wrote: what is not ours of an email that is. Of
    /// another email all is somebody else's; but a few words without a line above them that says so,
    /// or many that have nothing of our email, are quoted by nobody's program.
    fn find_typed(&self, marked: &[String], is_by_program: bool) -> Vec<String> {
        let found = self.find_email(marked);
        let QuoteMatch { words, known, .. } = found;
        let is_short = words - known < MIN_WORDS_OF_EMAIL && (known > 0 || !is_by_program);
        let is_nobodys = known == 0 && !is_by_program && !self.unmarked.triples.is_empty();
        if !found.is_email() && !is_short && !is_nobodys {
            return Vec::new();
        }
        // What the email is about decides which links it has, and may be another thing by now.
        let is_footer = |text: &str| {
            ["/unsubscribe/", "/account/notifications"].iter().any(|it| text.contains(it))
        };
        let is_link = |text: &str| text.contains("://") && is_footer(text);
        let is_typed =
            |(text, line): &(&String, &KnownWords)| !line.is_nearly_whole() && !is_link(text);
        marked.iter().zip(&found.lines).filter(is_typed).map(|(line, _)| line.clone()).collect()
    }

    /// Returns how much of each line is our email. What stands below its end is not.
    fn find_email(&self, lines: &[String]) -> QuoteMatch {
        let mut found = self.unmarked.find_in(lines);
        let below = self.find_end(lines);
        found.iter_mut().skip(below).for_each(|line| line.known = 0);
        QuoteMatch {
            words: found.iter().map(|line| line.words).sum(),
            known: found.iter().map(|line| line.known).sum(),
            lines: found,
        }
    }

    /// Returns the number of the first line below our email; that of none if its end is not there.
    fn find_end(&self, lines: &[String]) -> usize {
        let words =
            |(at, line): (usize, &String)| plain_words(line).into_iter().map(move |w| (at, w));
        let all: Vec<(usize, String)> = lines.iter().enumerate().flat_map(words).collect();
        let is_end = |three: &&[(usize, String)]| {
            let words: Vec<String> = three.iter().map(|(_, word)| word.clone()).collect();
            triple(&words).is_some_and(|three| self.ends.contains(&three))
        };
        let last = all.windows(3).rev().find(is_end).and_then(<[_]>::last);
        last.map_or(lines.len(), |(at, _)| at + 1)
    }
}

impl WordIndex {
    /// How much of each line is known.
    fn find_in(&self, lines: &[String]) -> Vec<KnownWords> {
        let each: Vec<Vec<String>> = lines.iter().map(|line| plain_words(line)).collect();
        let all: Vec<&String> = each.iter().flatten().collect();
        let mut is_known = vec![false; all.len()];
        for (at, three) in all.windows(3).enumerate() {
            let three: Vec<String> = three.iter().map(|word| (*word).clone()).collect();
            if triple(&three).is_some_and(|three| self.triples.contains(&three)) {
                is_known.iter_mut().skip(at).take(3).for_each(|word| *word = true);
            }
        }
        let mut is_known = is_known.into_iter();
        let count = |words: &Vec<String>| {
            let found: Vec<bool> = is_known.by_ref().take(words.len()).collect();
            let known = match self.lines.contains(words) {
                true => words.len(),
                false => found.iter().filter(|known| **known).count(),
            };
            let ends_known = found.last() == Some(&true);
            KnownWords { words: words.len(), known, ends_known }
        };
        each.iter().map(count).collect()
    }
}

/// How much of our email was found in some lines.
struct QuoteMatch {
    lines: Vec<KnownWords>,
    words: usize,
    known: usize,
}

impl QuoteMatch {
    fn is_email(&self) -> bool {
        self.known >= MIN_WORDS_OF_EMAIL && 2 * self.known >= self.words
    }
}

/// How much of a line is known.
struct KnownWords {
    words: usize,
    known: usize,
    /// The last word is: people write behind what they answer.
    ends_known: bool,
}

impl KnownWords {
    fn is_whole(&self) -> bool {
        self.words > 0 && self.known == self.words
    }

    fn is_nearly_whole(&self) -> bool {
        self.is_whole()
            || (self.words > MAX_WORDS_OF_SHORT_LINE
                && self.ends_known
                && self.words - self.known <= MAX_UNKNOWN_WORDS)
    }
}

fn triple(words: &[String]) -> Option<Trigram> {
    words.to_vec().try_into().ok()
}

/// The words of a text in small letters, without signs, addresses and what stands for a picture.
fn plain_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for word in text.split_whitespace() {
        // "View game<https://...>"
        let is_address =
            |part: &str| ["://", "www.", "cid:", "mailto:"].iter().any(|sign| part.contains(sign));
        for part in word.split(['<', '>', '[', ']', '(', ')']).filter(|part| !is_address(part)) {
            let plain: String = part.chars().filter(|c| c.is_alphanumeric()).collect();
            if !plain.is_empty() {
                words.push(plain.to_lowercase());
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMAIL: &str = "Hello Wilma,\n\nBruno played 12...Nf6. It is your turn. You have 2 days \
        left, until Saturday 21 November 2026, 14:00 CET.\n\nBruno writes:\n    if e5 Nf3\n\n\
        View game: https://zugpost.example/games/7\n-- \nZugpost - https://zugpost.example\n";

    fn taken_out(own: &[&str], quoted: &[&str]) -> (Vec<String>, Skipped) {
        let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect();
        let mut own: Vec<String> = lines(own);
        let mut skipped = Skipped { quoted: lines(quoted), ..Skipped::default() };
        let mut known = KnownText::default();
        known.add_ours(EMAIL);
        known.add_email(&[EMAIL.to_owned()]);
        known.take_out(&mut own, &mut skipped);
        (own, skipped)
    }

    #[test]
    fn what_is_ours_is_told_wherever_its_lines_are_broken() {
        for (quoted, left) in [
            (
                &["Hello Wilma,", "Bruno played 12...Nf6. It is your turn. You have 2", "days"][..],
                &[][..],
            ),
            (
                &["Bruno played 12...Nf6. It is", "your turn.", "no wait, I take that back"],
                &["no wait, I take that back"],
            ),
            (
                &[
                    "View game<https://zugpost.example/games/7>",
                    "Zugpost - https://zugpost.example",
                    "no",
                ],
                &["no"],
            ),
            (&["[cid:board]", "?"], &["[cid:board]", "?"]),
            (&["You have 2 days left, until Saturday 22 November 2026, 14:00 CET."], &[]),
            // A sentence inside a line.
            (
                &[
                    "Bruno played 12...Nf6. It is but not now, only joking your turn. You have 2 days left,",
                ],
                &[
                    "Bruno played 12...Nf6. It is but not now, only joking your turn. You have 2 days left,",
                ],
            ),
        ] {
            let (_, skipped) = taken_out(&["resign"], quoted);
            assert_eq!(skipped.quoted, left, "{quoted:?}");
        }
    }

    #[test]
    fn lines_of_the_email_are_not_taken_for_the_players() {
        let greeting = "Hello Wilma,";
        let played = "Bruno played 12...Nf6. It is your turn. You have 2 days left,";
        for (own, kept, typed) in [
            (&["e4", greeting, played, "if e5 Nf3"][..], &["e4"][..], &[][..]),
            (&[greeting, "Bruno played 12...Nf6. It is your turn.", "e4"], &["e4"], &[]),
            (&["if e5 Nf3"], &["if e5 Nf3"], &[]),
            (&["e4", "if e5 Nf3 Nc6 Bb5"], &["e4", "if e5 Nf3 Nc6 Bb5"], &[]),
            (&["e4", "if c5 Nf3"], &["e4", "if c5 Nf3"], &[]),
            // A line or two are no quotation.
            (&["e4", "if e5 Nf3"], &["e4"], &["if e5 Nf3"]),
            (&["e4", "if e5 Nf3", "Wilma"], &["e4", "Wilma"], &["if e5 Nf3"]),
            (&["e4", "your turn", "if e5 Nf3"], &["e4", "your turn"], &["if e5 Nf3"]),
            (&["e4", "It is your turn.", greeting], &["e4"], &["It is your turn.", greeting]),
            // Only together with the next line is the first one known.
            (&["CET.", "Bruno writes:", "e4"], &["CET.", "e4"], &["Bruno writes:"]),
        ] {
            let (lines, skipped) = taken_out(own, &[]);
            assert_eq!(lines, kept, "{own:?}");
            assert_eq!(skipped.typed, typed, "{own:?}");
        }
    }

    #[test]
    fn the_ends_of_a_quotation_may_be_the_players() {
        let played = "Bruno played 12...Nf6. It is your turn. You have 2 days left,";
        let (kept, skipped) =
            taken_out(&["e4", "if e5 Nf3", "Bruno writes:", played, "Hello Wilma,", "Ann"], &[]);
        assert_eq!(kept, ["e4", "Ann"]);
        assert_eq!(skipped.left_out, ["if e5 Nf3", "Hello Wilma,"]);
    }

    #[test]
    fn words_behind_a_quoted_line_are_the_players() {
        let line = "Bruno played 12...Nf6. It is your turn. no wait";
        assert_eq!(taken_out(&["resign"], &[line]).1.quoted, [line]);
    }
}
