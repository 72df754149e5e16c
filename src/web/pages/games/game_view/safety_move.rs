//! The reader's safety move, or the form that sets one.

use chrono::TimeDelta;

use super::game_on_page::GameOnPage;
use crate::{
    chess::{Position as _, play_san, uci},
    game::SAFETY_LEADS,
    web::times::machine,
};

pub struct SafetyMovePanel {
    pub set: Option<SafetyMoveView>,
    /// The moves to choose from: in UCI, as they are written, and whether it is the one that is set.
    pub moves: Vec<(String, String, bool)>,
    /// Hours, what they are called, and whether so much is chosen.
    pub leads: Vec<(u32, String, bool)>,
}

/// The move that is set, and when it is played.
pub struct SafetyMoveView {
    pub quoted: String,
    pub lead: String,
    /// For people and for machines; empty while the clock does not run.
    pub at: String,
    pub at_machine: String,
}

impl SafetyMovePanel {
    /// Returns the panel on the own turn, where there is one.
    pub fn of(on_page: GameOnPage) -> Option<SafetyMovePanel> {
        let (game, zone, locale) = (on_page.game(), on_page.viewer.zone, on_page.locale());
        let side = on_page.viewer.side.filter(|_| game.delayed_move().is_none())?;
        let own = game.safety_move().filter(|safety| safety.by == side);
        if own.is_none() && !game.may_set_safety_move(side, on_page.viewer.now) {
            return None;
        }
        let mode = game.start().variant().castling_mode();
        let read = |text: &str| game.read_move(text).ok().map(|reading| reading.mv());
        let set_move = own.and_then(|safety| read(&safety.play.text));
        let mut moves: Vec<_> = game
            .position()
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let san = play_san(&mut game.position().clone(), mv, game.start().rules);
                (uci(mv, mode), locale.san(&san.to_string()), Some(mv) == set_move)
            })
            .collect();
        moves.sort_unstable_by(|one, other| one.1.cmp(&other.1));
        let lead = own.map(|safety| safety.lead);
        let leads = SAFETY_LEADS.into_iter().map(|hours| {
            let time = TimeDelta::hours(i64::from(hours));
            (hours, locale.time(time), lead.map_or(hours == 24, |lead| lead == time))
        });
        let view = own.zip(set_move).map(|(safety, mv)| {
            let at = game.safety_move_at();
            SafetyMoveView {
                quoted: locale.san(&game.quoted(mv)),
                lead: locale.time(safety.lead),
                at: at.map(|at| zone.full(at)).unwrap_or_default(),
                at_machine: at.map(machine).unwrap_or_default(),
            }
        });
        Some(SafetyMovePanel { set: view, moves, leads: leads.collect() })
    }
}
