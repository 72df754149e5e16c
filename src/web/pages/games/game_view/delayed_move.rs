//! The reader's own move that is made and not sent yet.

use super::game_on_page::GameOnPage;
use crate::{
    chess::{self, Move, VariantPosition},
    web::times::machine,
};

pub struct DelayedMoveView {
    pub quoted: String,
    /// How long it can still be recalled, and until when, for people and for machines.
    pub left: String,
    pub sent_at: String,
    pub sent_at_machine: String,
    pub offer_draw: bool,
    /// The opponent offers a draw or asks for a takeback: the move declines it when it is sent.
    pub declines: Option<&'static str>,
    /// What is said with it.
    pub message: String,
    /// Conditional moves and the proposed line that go with it.
    pub lines: Vec<String>,
}

impl DelayedMoveView {
    /// Returns the move that waits with the position after it, where the page shows the present one.
    pub fn of(on_page: GameOnPage) -> Option<(DelayedMoveView, Move, VariantPosition)> {
        let (game, zone, locale) = (on_page.game(), on_page.viewer.zone, on_page.locale());
        let delayed = game.delayed_move().filter(|_| on_page.shown_ply == game.played().len())?;
        let mv = game.read_move(&delayed.play.text).ok()?.mv();
        let mut after = game.position().clone();
        chess::play(&mut after, mv, game.start().rules);
        let open = game.offers_to(delayed.by);
        let lines = [&delayed.play.keep, &delayed.play.propose];
        let delayed = DelayedMoveView {
            quoted: locale.san(&game.quoted(mv)),
            left: zone.span(delayed.sent_at - on_page.viewer.now),
            sent_at: zone.full(delayed.sent_at),
            sent_at_machine: machine(delayed.sent_at),
            offer_draw: delayed.play.offer_draw,
            declines: (!open.is_empty()).then(|| open.word()),
            message: delayed.message.clone().unwrap_or_default(),
            lines: lines.into_iter().flatten().map(|line| locale.san(line)).collect(),
        };
        Some((delayed, mv, after))
    }
}
