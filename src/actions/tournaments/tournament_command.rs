//! A command to a tournament, from a player or a director: decided, stored, with what follows in
//! its games.

use chrono::{DateTime, Utc};

use super::{entrant_facts::entrant_facts, start_games::resign_games};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, DbError, PlayerId, TournamentId, players,
        tournaments::{self, StoredTournament},
    },
    tournament::{
        Progress, TournamentError,
        command::{DirectorCommand, EntrantCommand, ServiceCommand, TournamentCommand},
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
    ChangeTerms { terms: Box<TournamentTerms>, reason: String },
    ChangeDirectors { director: PlayerId, deputy: Option<PlayerId>, reason: String },
    Announce { text: String },
    Invite { player: PlayerId },
    RemoveEntry { player: PlayerId, reason: String },
    WithdrawPlayer { section: u16, number: PairingNumber, ground: WithdrawalGround, reason: String },
    Cancel { reason: String },
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
        let done = db.write(move |conn| self.run_in(conn, now)).await;
        match done {
            Err(ActionError::Refused(TournamentError::AlreadyDone)) => Ok(()),
            done => done,
        }
    }

    fn run_in(self, conn: &mut DbConn, now: DateTime<Utc>) -> ActionResult<(), TournamentError> {
        // Players are locked before tournaments, and those before games.
        players::lock(conn, self.by)?;
        tournaments::lock(conn, self.tournament)?;
        let found = tournaments::find(conn, self.tournament)?;
        let mut stored = found.ok_or(ActionError::NotFound)?;
        let progress = match self.needs_progress() {
            true => tournaments::progress(conn, stored.id, None)?,
            false => Progress::new(),
        };
        let command = self.command(conn, &stored, &progress, now)?;
        let events = stored.tournament.decide(command, now).map_err(ActionError::Refused)?;
        if !tournaments::save_events(conn, &mut stored, &events, now)? {
            return Err(ActionError::Conflict);
        }
        carry_out(conn, &stored, &events, now)
    }

    fn needs_progress(&self) -> bool {
        matches!(
            self.act,
            Act::Player(PlayerAct::Withdraw) | Act::Director(DirectorAct::WithdrawPlayer { .. })
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
            DirectorAct::ChangeTerms { terms, reason } => {
                DirectorCommand::ChangeTerms { terms, reason }
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
            DirectorAct::Cancel { reason } => DirectorCommand::Cancel { reason },
        };
        Ok(TournamentCommand::Director(self.by.0, command))
    }
}

/// Does in the games what follows from events: who withdraws loses the games in progress.
pub(super) fn carry_out(
    conn: &mut DbConn,
    stored: &StoredTournament,
    events: &[TournamentEvent],
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    for event in events {
        if let TournamentEventKind::PlayerWithdrawn { section, number, .. } = event.what
            && let Some(seat) = stored.tournament.seat(section, number)
        {
            resign_games(conn, stored.id, PlayerId(seat.player), now)?;
        }
    }
    Ok(())
}

/// Takes somebody who closes the account out of all tournaments, inside a transaction that has
/// locked the player and resigns the games in progress.
pub(in crate::actions) fn take_out_of_all(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    for id in tournaments::list_ids_of_player(conn, player)? {
        tournaments::lock(conn, id)?;
        let Some(mut stored) = tournaments::find(conn, id)? else { continue };
        let progress = tournaments::progress(conn, id, None)?;
        let command = ServiceCommand::TakeOut { player: player.0, progress: &progress };
        // Who has withdrawn already, or plays in one whose games are over, stays as they are.
        if let Ok(events) = stored.tournament.decide(TournamentCommand::System(command), now) {
            tournaments::save_events(conn, &mut stored, &events, now)?;
        }
    }
    Ok(())
}
