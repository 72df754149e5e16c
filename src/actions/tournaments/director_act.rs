//! What a director can do in a tournament.

use crate::{
    db::{GameId, PlayerId},
    tournament::{
        Tournament, event::WithdrawalGround, pairing::round_pairings::PairingNumber,
        terms::TournamentTerms,
    },
};

/// What a director does.
#[derive(Clone, Debug)]
pub enum DirectorAct {
    ChangeTerms { terms: Box<TournamentTerms>, reason: String, revision: u32 },
    ChangeDirectors { director: PlayerId, deputy: Option<PlayerId>, reason: String, revision: u32 },
    Announce { text: String },
    Invite { player: PlayerId },
    RemoveEntry { player: PlayerId, reason: String },
    WithdrawPlayer { section: u16, number: PairingNumber, ground: WithdrawalGround, reason: String },
    InviteSubstitute { section: u16, number: PairingNumber, player: PlayerId, reason: String },
    GrantSpecialLeave { section: u16, number: PairingNumber, days: u16, reason: String },
    GiveTime { game: GameId, to: PairingNumber, days: u16, given: u16, reason: String },
    SetNumbers { players: Vec<PlayerId>, reason: String, revision: u32 },
    Cancel { reason: String },
    CloseLadder { reason: String },
}

impl DirectorAct {
    /// Whether it changes games besides the tournament.
    pub(super) fn is_in_games(&self) -> bool {
        matches!(self, DirectorAct::GrantSpecialLeave { .. } | DirectorAct::GiveTime { .. })
    }

    /// Returns whom it does something to, or takes something from.
    pub(super) fn concerned(&self, tournament: &Tournament) -> Vec<PlayerId> {
        let seated = |section, number| {
            let seat = tournament.seat(section, number);
            seat.map(|seat| PlayerId(seat.player)).into_iter().collect()
        };
        match self {
            DirectorAct::RemoveEntry { player, .. } => vec![*player],
            DirectorAct::WithdrawPlayer { section, number, .. }
            | DirectorAct::GrantSpecialLeave { section, number, .. } => seated(*section, *number),
            DirectorAct::InviteSubstitute { section, number, player, .. } => {
                let mut both: Vec<PlayerId> = seated(*section, *number);
                both.push(*player);
                both
            }
            DirectorAct::GiveTime { game, to, .. } => tournament
                .game(game.0)
                .map(|game| seated(game.pairing.section, *to))
                .unwrap_or_default(),
            DirectorAct::ChangeTerms { .. }
            | DirectorAct::ChangeDirectors { .. }
            | DirectorAct::Announce { .. }
            | DirectorAct::Invite { .. }
            | DirectorAct::SetNumbers { .. }
            | DirectorAct::Cancel { .. }
            | DirectorAct::CloseLadder { .. } => Vec::new(),
        }
    }

    /// Returns who comes into an office by it.
    pub(super) fn appointed(&self) -> Vec<PlayerId> {
        match self {
            DirectorAct::ChangeDirectors { director, deputy, .. } => {
                [*director].into_iter().chain(*deputy).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns what the audit log has of it: a word, whom it is about, what the director wrote.
    pub(super) fn audited(
        &self,
        player_of: impl FnOnce(u16, PairingNumber) -> Option<PlayerId>,
    ) -> (&'static str, Option<PlayerId>, &str) {
        match self {
            DirectorAct::ChangeTerms { reason, .. } => ("terms_changed", None, reason),
            DirectorAct::ChangeDirectors { director, reason, .. } => {
                ("directors_changed", Some(*director), reason)
            }
            DirectorAct::Announce { text } => ("told_players", None, text),
            DirectorAct::Invite { player } => ("invited", Some(*player), ""),
            DirectorAct::RemoveEntry { player, reason } => ("entry_removed", Some(*player), reason),
            DirectorAct::WithdrawPlayer { section, number, reason, .. } => {
                ("player_withdrawn", player_of(*section, *number), reason)
            }
            DirectorAct::InviteSubstitute { player, reason, .. } => {
                ("substitute_invited", Some(*player), reason)
            }
            DirectorAct::GrantSpecialLeave { section, number, reason, .. } => {
                ("special_leave_granted", player_of(*section, *number), reason)
            }
            DirectorAct::GiveTime { reason, .. } => ("time_given", None, reason),
            DirectorAct::SetNumbers { reason, .. } => ("numbers_set", None, reason),
            DirectorAct::Cancel { reason } => ("canceled", None, reason),
            DirectorAct::CloseLadder { reason } => ("ladder_closed", None, reason),
        }
    }
}
