//! Conditional moves as they are stored: a line for the revision, then one for each position.

use super::{ConditionalMoves, DefaultReply, DefaultReplyEntry, Exceptions, Reply, ReplyEntry};
use crate::chess::{Variant, VariantPosition, position_key, position_of_key};

impl ConditionalMoves {
    /// Returns the text under which it is stored. Columns are divided by tabs: what is
    /// answered, whether it is inactive, the position, comments.
    pub fn to_text(&self) -> String {
        let answers = self.answers.iter().map(|(position, entry)| {
            let accept = if entry.accepts_draw { "accept " } else { "" };
            let reply = entry.reply.map(|reply| reply.to_string()).unwrap_or_default();
            let columns = [
                format!("{accept}{reply}").trim_end().to_owned(),
                inactive_word(entry.is_inactive).to_owned(),
                position_key(position),
                entry.comments[0].clone(),
                entry.comments[1].clone(),
            ];
            (entry.order, columns.join("\t"))
        });
        let any = self.any.iter().map(|(position, entry)| {
            let columns = [
                format!("any{} {}", entry.any.unless, entry.any.reply),
                inactive_word(entry.is_inactive).to_owned(),
                position_key(position),
                entry.comment.clone(),
            ];
            (entry.order, columns.join("\t"))
        });
        let mut lines: Vec<(u32, String)> = answers.chain(any).collect();
        lines.sort();
        let lines = lines.into_iter().map(|(_, line)| line);
        [self.revision.to_string()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// Reads what [`ConditionalMoves::to_text`] wrote; `None` for anything else. Whether an
    /// answer is legal is asked when it would be given.
    pub fn parse(text: &str, variant: Variant) -> Option<ConditionalMoves> {
        let mut lines = text.split('\n');
        let mut conditional_moves = ConditionalMoves {
            revision: lines.next()?.parse().ok()?,
            ..ConditionalMoves::default()
        };
        for (order, line) in (0..).zip(lines) {
            let mut columns = line.split('\t');
            let answer = columns.next()?;
            let is_inactive = match columns.next()? {
                "inactive" => true,
                "active" => false,
                _ => return None,
            };
            let position: VariantPosition = position_of_key(columns.next()?, variant)?;
            let comment = columns.next()?.to_owned();
            let known = if let Some(any) = answer.strip_prefix("any") {
                let (unless, reply) = any.split_once(' ')?;
                let any =
                    DefaultReply { unless: Exceptions::parse(unless)?, reply: reply_of(reply)? };
                conditional_moves
                    .any
                    .insert(position, DefaultReplyEntry { any, is_inactive, order, comment })
                    .is_some()
            } else {
                let (accepts_draw, reply) = match answer.strip_prefix("accept") {
                    Some(rest) => (true, rest.trim_start()),
                    None => (false, answer),
                };
                let reply = match reply {
                    "" => None,
                    word => Some(reply_of(word)?),
                };
                let comments = [comment, columns.next()?.to_owned()];
                let entry = ReplyEntry { reply, accepts_draw, is_inactive, order, comments };
                conditional_moves.answers.insert(position, entry).is_some()
            };
            if known || columns.next().is_some() {
                return None;
            }
        }
        Some(conditional_moves)
    }
}

/// Returns whether any answer is active in what [`ConditionalMoves::to_text`] wrote, without
/// reading them.
pub fn has_active(text: &str) -> bool {
    text.split('\n').skip(1).any(|line| line.split('\t').nth(1) == Some(inactive_word(false)))
}

fn inactive_word(is_inactive: bool) -> &'static str {
    if is_inactive { "inactive" } else { "active" }
}

fn reply_of(word: &str) -> Option<Reply> {
    Some(match word {
        "resign" => Reply::Resign,
        "accept" => Reply::AcceptDraw,
        uci => Reply::Move(uci.parse().ok()?),
    })
}
