//! What the players of a game say to each other, as the two see it.

use crate::{chess::Line, db::messages::Message, web::times::Zone};

/// A message as the two players see it.
pub struct MessageView {
    /// Which message of the game it is; the first is 1.
    pub number: usize,
    pub by: String,
    /// `12...Nf6`, with which it came.
    pub with: String,
    pub at: String,
    pub text: String,
}

/// Returns the messages, the latest first.
pub fn said(
    messages: &[Message],
    line: &Line,
    names: &[String; 2],
    zone: Zone,
) -> Vec<MessageView> {
    let with = |ply: u32| usize::try_from(ply).ok()?.checked_sub(1);
    let views = messages.iter().enumerate().rev().map(|(index, said)| MessageView {
        number: index + 1,
        by: names[said.side.fold_wb(0, 1)].clone(),
        with: with(said.ply).map_or_else(String::new, |index| line.quoted(index)),
        at: zone.full(said.at),
        text: said.text.clone(),
    });
    views.collect()
}
