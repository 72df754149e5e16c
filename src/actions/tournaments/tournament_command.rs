//! A command to a tournament, from a player or a director: decided, stored, with what follows in
//! its games.

use chrono::{DateTime, Utc};

use super::{
    decide_and_save::decide_and_save, entrant_facts::entrant_facts, start_games::resign_games,
};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, PlayerId, TournamentId,
        audit_log::{self, AuditAction, NewAuditEntry},
        players,
        tournaments::{self, StoredTournament},
    },
    tournament::{
        Progress, TournamentError,
        command::{DirectorCommand, EntrantCommand, TournamentCommand},
        event::{TournamentEvent, TournamentEventKind, WithdrawalGround},
        pairing::round_pairings::PairingNumber,
        terms::TournamentTerms,
    },
};

/// What a player does for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerAct {
    Enter,
    Withdraw,
}

/// What a director does.
#[derive(Clone, Debug)]
pub enum DirectorAct {
    ChangeTerms { terms: Box<TournamentTerms>, reason: String, revision: u32 },
    ChangeDirectors { director: PlayerId, deputy: Option<PlayerId>, reason: String },
    Announce { text: String },
    Invite { player: PlayerId },
    RemoveEntry { player: PlayerId, reason: String },
    WithdrawPlayer { section: u16, number: PairingNumber, ground: WithdrawalGround, reason: String },
    InviteSubstitute { section: u16, number: PairingNumber, player: PlayerId, reason: String },
    Cancel { reason: String },
}

impl DirectorAct {
    /// Returns what the audit log has of it: a word, whom it is about, what the director wrote.
    fn audited(
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
            DirectorAct::Cancel { reason } => ("canceled", None, reason),
        }
    }
}

/// A command to a tournament, and who gives it.
#[derive(Clone, Debug)]
pub struct TournamentAct {
    tournament: TournamentId,
    by: PlayerId,
    act: Act,
}

#[derive(Clone, Debug)]
enum Act {
    Player(PlayerAct),
    Director(DirectorAct),
}

impl TournamentAct {
    pub fn by_player(player: PlayerId, tournament: TournamentId, act: PlayerAct) -> TournamentAct {
        TournamentAct { tournament, by: player, act: Act::Player(act) }
    }

    /// Directors of the tournament and administrators of the site may give it.
    pub fn by_director(
        director: PlayerId,
        tournament: TournamentId,
        act: DirectorAct,
    ) -> TournamentAct {
        TournamentAct { tournament, by: director, act: Act::Director(act) }
    }

    /// Carries the command out. What was done before counts as done.
    pub async fn run(self, db: &Db, now: DateTime<Utc>) -> ActionResult<(), TournamentError> {
        let tournament = self.tournament;
        let leavers = match db.write(move |conn| self.run_in(conn, now)).await {
            Err(ActionError::Refused(TournamentError::AlreadyDone)) => return Ok(()),
            done => done?,
        };
        // Who withdraws loses the games in progress, but for those that are annulled because somebody
        // else takes the seat. If this is interrupted, a job does it.
        for player in leavers {
            resign_games(db, tournament, player, now).await?;
        }
        Ok(())
    }

    /// Returns who has withdrawn.
    fn run_in(
        self,
        conn: &mut DbConn,
        now: DateTime<Utc>,
    ) -> ActionResult<Vec<PlayerId>, TournamentError> {
        // Players are locked before tournaments.
        players::lock(conn, self.by)?;
        tournaments::lock(conn, self.tournament)?;
        let found = tournaments::find(conn, self.tournament)?;
        let mut stored = found.ok_or(ActionError::NotFound)?;
        let progress = match self.needs_progress() {
            true => tournaments::progress(conn, stored.id, None)?,
            false => Progress::new(),
        };
        let command = self.command(conn, &stored, &progress, now)?;
        let events = decide_and_save(conn, &mut stored, command, now)?;
        if let Act::Director(act) = &self.act {
            let audited = act.audited(|section, number| {
                let seat = stored.tournament.seat(section, number)?;
                Some(PlayerId(seat.player))
            });
            record_act(conn, (self.by, self.tournament), audited, now)?;
        }
        Ok(leavers(&stored, &events))
    }

    fn needs_progress(&self) -> bool {
        matches!(
            self.act,
            Act::Player(PlayerAct::Withdraw)
                | Act::Director(
                    DirectorAct::WithdrawPlayer { .. } | DirectorAct::InviteSubstitute { .. }
                )
        )
    }

    fn command<'a>(
        &self,
        conn: &mut DbConn,
        stored: &StoredTournament,
        progress: &'a Progress,
        now: DateTime<Utc>,
    ) -> ActionResult<TournamentCommand<'a>, TournamentError> {
        let act = match &self.act {
            Act::Player(PlayerAct::Enter) => {
                let facts = entrant_facts(conn, self.by, stored.standing_offer, now)?;
                return Ok(TournamentCommand::Player(self.by.0, EntrantCommand::Enter(facts)));
            }
            Act::Player(PlayerAct::Withdraw) => {
                return Ok(TournamentCommand::Player(
                    self.by.0,
                    EntrantCommand::Withdraw(progress),
                ));
            }
            Act::Director(act) => act.clone(),
        };
        let may_direct = stored.tournament.is_directed_by(self.by.0);
        if !may_direct && !players::get(conn, self.by)?.is_admin {
            return Err(ActionError::Forbidden);
        }
        let command = match act {
            DirectorAct::ChangeTerms { terms, reason, revision } => {
                DirectorCommand::ChangeTerms { terms, reason, revision }
            }
            DirectorAct::ChangeDirectors { director, deputy, reason } => {
                DirectorCommand::ChangeDirectors {
                    director: director.0,
                    deputy: deputy.map(|deputy| deputy.0),
                    reason,
                }
            }
            DirectorAct::Announce { text } => DirectorCommand::Announce { text },
            DirectorAct::Invite { player } => DirectorCommand::Invite { player: player.0 },
            DirectorAct::RemoveEntry { player, reason } => {
                DirectorCommand::RemoveEntry { player: player.0, reason }
            }
            DirectorAct::WithdrawPlayer { section, number, ground, reason } => {
                DirectorCommand::WithdrawPlayer { section, number, ground, reason, progress }
            }
            DirectorAct::InviteSubstitute { section, number, player, reason } => {
                let player = player.0;
                DirectorCommand::InviteSubstitute { section, number, player, reason, progress }
            }
            DirectorAct::Cancel { reason } => DirectorCommand::Cancel { reason },
        };
        Ok(TournamentCommand::Director(self.by.0, command))
    }
}

/// Writes into the audit log what an administrator did in a tournament. What other directors do
/// stands in its public log alone.
fn record_act(
    conn: &mut DbConn,
    (by, tournament): (PlayerId, TournamentId),
    (deed, player, reason): (&str, Option<PlayerId>, &str),
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    if !players::get(conn, by)?.is_admin {
        return Ok(());
    }
    let action = AuditAction::TournamentDirected {
        tournament,
        deed: deed.to_owned(),
        reason: reason.to_owned(),
    };
    let act = NewAuditEntry { admin: Some(by), player, game: None, action };
    Ok(audit_log::record(conn, &act, now)?)
}

/// Returns who has withdrawn by these events.
fn leavers(stored: &StoredTournament, events: &[TournamentEvent]) -> Vec<PlayerId> {
    let leaver = |event: &TournamentEvent| match event.what {
        TournamentEventKind::PlayerWithdrawn { section, number, .. } => {
            stored.tournament.seat(section, number).map(|seat| PlayerId(seat.player))
        }
        _ => None,
    };
    events.iter().filter_map(leaver).collect()
}
