//! A plan as it is stored: a line for the revision, then one for each position.

use super::{Guards, IfAny, Plan, Planned, PlannedAny, Reply};
use crate::chess::{CastlingMode, Chess, position_key, position_of_key};

impl Plan {
    /// Returns the text under which it is stored. Columns are divided by tabs: what is
    /// answered, whether it rests, the position, comments.
    pub fn to_text(&self) -> String {
        let answers = self.answers.iter().map(|(position, planned)| {
            let accept = if planned.accepts_draw { "accept " } else { "" };
            let reply = planned.reply.map(|reply| reply.to_string()).unwrap_or_default();
            let columns = [
                format!("{accept}{reply}").trim_end().to_owned(),
                rests_word(planned.rests).to_owned(),
                position_key(position),
                planned.comments[0].clone(),
                planned.comments[1].clone(),
            ];
            (planned.order, columns.join("\t"))
        });
        let any = self.any.iter().map(|(position, planned)| {
            let columns = [
                format!("any{} {}", planned.any.unless, planned.any.reply),
                rests_word(planned.rests).to_owned(),
                position_key(position),
                planned.comment.clone(),
            ];
            (planned.order, columns.join("\t"))
        });
        let mut lines: Vec<(u32, String)> = answers.chain(any).collect();
        lines.sort();
        let lines = lines.into_iter().map(|(_, line)| line);
        [self.revision.to_string()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// Reads what [`Plan::to_text`] wrote; `None` for anything else. Whether an answer is
    /// legal is asked when it would be given.
    pub fn parse(text: &str, mode: CastlingMode) -> Option<Plan> {
        let mut lines = text.split('\n');
        let mut plan = Plan { revision: lines.next()?.parse().ok()?, ..Plan::default() };
        for (order, line) in (0..).zip(lines) {
            let mut columns = line.split('\t');
            let answer = columns.next()?;
            let rests = match columns.next()? {
                "rests" => true,
                "armed" => false,
                _ => return None,
            };
            let position: Chess = position_of_key(columns.next()?, mode)?;
            let comment = columns.next()?.to_owned();
            let known = if let Some(any) = answer.strip_prefix("any") {
                let (unless, reply) = any.split_once(' ')?;
                let any = IfAny { unless: Guards::parse(unless)?, reply: reply_of(reply)? };
                plan.any.insert(position, PlannedAny { any, rests, order, comment }).is_some()
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
                let planned = Planned { reply, accepts_draw, rests, order, comments };
                plan.answers.insert(position, planned).is_some()
            };
            if known || columns.next().is_some() {
                return None;
            }
        }
        Some(plan)
    }
}

/// Returns whether any answer is armed in what [`Plan::to_text`] wrote, without reading them.
pub fn has_armed(text: &str) -> bool {
    text.split('\n').skip(1).any(|line| line.split('\t').nth(1) == Some(rests_word(false)))
}

fn rests_word(rests: bool) -> &'static str {
    if rests { "rests" } else { "armed" }
}

fn reply_of(word: &str) -> Option<Reply> {
    Some(match word {
        "resign" => Reply::Resign,
        "accept" => Reply::AcceptDraw,
        uci => Reply::Move(uci.parse().ok()?),
    })
}
