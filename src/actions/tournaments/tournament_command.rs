//! A command to a tournament, from a player or a director: decided, stored, with what follows in
//! its games.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::{
    decide_and_save::decide_and_save,
    director_act::DirectorAct,
    director_powers::{act_in_games, check_can_direct, check_no_opponent},
    entrant_facts::entrant_facts,
    ladder::{challenged_facts, check_can_play, was_on_vacation},
    start_games::settle_games,
};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, PlayerId, TournamentId,
        audit_log::{self, AuditAction, NewAuditEntry},
        players,
        tournaments::{self, StoredTournament},
    },
    game::game_limit::GameLimits,
    tournament::{
        Progress, TournamentError,
        command::{DirectorCommand, EntrantCommand, TournamentCommand},
        event::{FateOfGames, TournamentEvent, TournamentEventKind},
        ladder::ChallengeNumber,
        pairing::round_pairings::PairingNumber,
    },
};

/// What a player does for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerAct {
    /// `limits`: of games at once.
    Enter {
        limits: GameLimits,
    },
    Withdraw,
    /// Does not play in a round of a Swiss tournament.
    RequestBye {
        round: u16,
    },
    WithdrawByeRequest {
        round: u16,
    },
    /// Plays in the next stage.
    ConfirmPlace,
    GiveUpPlace,
    /// Challenges another player of a ladder.
    Challenge {
        challenged: PairingNumber,
    },
    DeclineChallenge {
        challenge: ChallengeNumber,
    },
    WithdrawChallenge {
        challenge: ChallengeNumber,
    },
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
        // Who withdraws has games in progress. They are lost or stopped, but for those that are annulled because somebody
        // else takes the seat. If this is interrupted, a job does it.
        for (player, fate) in leavers {
            settle_games(db, tournament, player, fate, now).await?;
        }
        Ok(())
    }

    /// Returns who has withdrawn, and what becomes of their games in progress.
    fn run_in(
        self,
        conn: &mut DbConn,
        now: DateTime<Utc>,
    ) -> ActionResult<Vec<(PlayerId, FateOfGames)>, TournamentError> {
        // Players are locked before tournaments.
        let seats = match &self.act {
            Act::Director(act) if act.is_in_games() => {
                let found = tournaments::find(conn, self.tournament)?;
                let stored = found.ok_or(ActionError::NotFound)?;
                // Refused before anything is done, and once more when it is stored.
                let progress = self.progress(conn, stored.id)?;
                let command = self.command(conn, &stored, &progress, now)?;
                stored.tournament.decide(command, now).map_err(ActionError::Refused)?;
                act_in_games(conn, &stored, self.by, act, now)?;
                Some(stored.tournament.sections.clone())
            }
            act => {
                // Nobody closes the account in the moment in which they come into an office.
                let mut locked = match act {
                    Act::Director(act) => act.appointed(),
                    Act::Player(_) => Vec::new(),
                };
                locked.push(self.by);
                players::lock_all(conn, locked)?;
                None
            }
        };
        tournaments::lock(conn, self.tournament)?;
        let found = tournaments::find(conn, self.tournament)?;
        let mut stored = found.ok_or(ActionError::NotFound)?;
        // Somebody may have taken a place over meanwhile.
        if seats.is_some_and(|seats| seats != stored.tournament.sections) {
            return Err(ActionError::Conflict);
        }
        let progress = self.progress(conn, stored.id)?;
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

    fn check_may_direct(
        &self,
        conn: &mut DbConn,
        stored: &StoredTournament,
    ) -> ActionResult<(), TournamentError> {
        let may_direct = stored.tournament.is_directed_by(self.by.0);
        match may_direct || players::get(conn, self.by)?.is_admin {
            true => Ok(()),
            false => Err(ActionError::Forbidden),
        }
    }

    /// Returns how far the games have come, where it is asked for.
    fn progress(&self, conn: &mut DbConn, id: TournamentId) -> QueryResult<Progress> {
        match self.needs_progress() {
            true => tournaments::progress(conn, id, None),
            false => Ok(Progress::new()),
        }
    }

    fn needs_progress(&self) -> bool {
        matches!(
            self.act,
            Act::Player(
                PlayerAct::Withdraw
                    | PlayerAct::Challenge { .. }
                    | PlayerAct::DeclineChallenge { .. }
            ) | Act::Director(
                DirectorAct::WithdrawPlayer { .. }
                    | DirectorAct::GiveTime { .. }
                    | DirectorAct::InviteSubstitute { .. }
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
            Act::Player(PlayerAct::Enter { limits }) => {
                let facts = entrant_facts(conn, self.by, stored, *limits, now)?;
                return Ok(TournamentCommand::Player(self.by.0, EntrantCommand::Enter(facts)));
            }
            Act::Player(PlayerAct::Withdraw) => {
                return Ok(TournamentCommand::Player(
                    self.by.0,
                    EntrantCommand::Withdraw(progress),
                ));
            }
            Act::Player(PlayerAct::RequestBye { round }) => {
                let command = EntrantCommand::RequestBye { round: *round };
                return Ok(TournamentCommand::Player(self.by.0, command));
            }
            Act::Player(PlayerAct::WithdrawByeRequest { round }) => {
                let command = EntrantCommand::WithdrawByeRequest { round: *round };
                return Ok(TournamentCommand::Player(self.by.0, command));
            }
            Act::Player(PlayerAct::ConfirmPlace) => {
                return Ok(TournamentCommand::Player(self.by.0, EntrantCommand::ConfirmPlace));
            }
            Act::Player(PlayerAct::GiveUpPlace) => {
                return Ok(TournamentCommand::Player(self.by.0, EntrantCommand::GiveUpPlace));
            }
            Act::Player(PlayerAct::Challenge { challenged }) => {
                check_can_play(conn, self.by)?;
                let facts = challenged_facts(conn, stored, *challenged, now)?;
                let challenged = *challenged;
                let command = EntrantCommand::Challenge { challenged, facts, progress };
                return Ok(TournamentCommand::Player(self.by.0, command));
            }
            Act::Player(PlayerAct::DeclineChallenge { challenge }) => {
                let was_on_vacation = match stored.tournament.ladder.challenge(*challenge) {
                    Some(known) => was_on_vacation(conn, stored, known, now)?,
                    None => false,
                };
                let challenge = *challenge;
                let command =
                    EntrantCommand::DeclineChallenge { challenge, was_on_vacation, progress };
                return Ok(TournamentCommand::Player(self.by.0, command));
            }
            Act::Player(PlayerAct::WithdrawChallenge { challenge }) => {
                let command = EntrantCommand::WithdrawChallenge { challenge: *challenge };
                return Ok(TournamentCommand::Player(self.by.0, command));
            }
            Act::Director(act) => act.clone(),
        };
        self.check_may_direct(conn, stored)?;
        check_no_opponent(conn, &stored.tournament, self.by, &act)?;
        check_can_direct(conn, &stored.tournament, &act)?;
        let command = match act {
            DirectorAct::ChangeTerms { terms, reason, revision } => {
                DirectorCommand::ChangeTerms { terms, reason, revision }
            }
            DirectorAct::ChangeDirectors { director, deputy, reason, revision } => {
                DirectorCommand::ChangeDirectors {
                    director: director.0,
                    deputy: deputy.map(|deputy| deputy.0),
                    reason,
                    revision,
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
            DirectorAct::GrantSpecialLeave { section, number, days, reason } => {
                DirectorCommand::GrantSpecialLeave { section, number, days, reason }
            }
            DirectorAct::GiveTime { game, to, days, given, reason } => {
                DirectorCommand::GiveTime { game: game.0, to, days, given, reason, progress }
            }
            DirectorAct::SetNumbers { players, reason, revision } => DirectorCommand::SetNumbers {
                players: players.iter().map(|player| player.0).collect(),
                reason,
                revision,
            },
            DirectorAct::Cancel { reason } => DirectorCommand::Cancel { reason },
            DirectorAct::CloseLadder { reason } => DirectorCommand::CloseLadder { reason },
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

/// Returns who has withdrawn by these events, and what becomes of their games.
fn leavers(stored: &StoredTournament, events: &[TournamentEvent]) -> Vec<(PlayerId, FateOfGames)> {
    let mut leavers: Vec<(PlayerId, FateOfGames)> = Vec::new();
    let leaver = |event: &TournamentEvent| match event.what {
        TournamentEventKind::PlayerWithdrawn { section, number, ground, .. } => {
            let seat = stored.tournament.seat(section, number)?;
            Some((PlayerId(seat.player), ground.fate_of_games()))
        }
        _ => None,
    };
    leavers.extend(events.iter().filter_map(leaver));
    // Whoever leaves several stages leaves once.
    leavers.dedup();
    leavers
}
