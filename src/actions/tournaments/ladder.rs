//! Challenges on a ladder: made, answered, and ended when nobody has answered in time.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::{
    decide_and_save::decide_and_save, start_games::start_in, suspended::list_suspended_of,
};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, DbError, PlayerId, TournamentId, players,
        tournaments::{self, StoredTournament},
        vacations,
    },
    tournament::{
        Progress, TournamentError,
        command::{EntrantCommand, ServiceCommand, TournamentCommand},
        entry::UnmetCondition,
        ladder::{ChallengeNumber, ChallengedFacts, LadderChallenge, pairing_of},
        pairing::round_pairings::PairingNumber,
    },
};

/// Accepts a challenge, and begins its game. What was accepted before counts as done.
pub async fn accept_ladder_challenge(
    db: &Db,
    tournament: TournamentId,
    player: PlayerId,
    challenge: ChallengeNumber,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let accepted = db.write(move |conn| accept_in(conn, tournament, player, challenge, now)).await;
    match accepted {
        Err(ActionError::Refused(TournamentError::AlreadyDone)) => Ok(()),
        done => done,
    }
}

fn accept_in(
    conn: &mut DbConn,
    id: TournamentId,
    player: PlayerId,
    number: ChallengeNumber,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    // Players are locked before tournaments.
    let stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let challenger = stored.tournament.ladder.challenge(number).map(|it| it.challenger);
    let challenger = challenger.and_then(|challenger| account(&stored, challenger));
    players::lock_all(conn, challenger.into_iter().chain([player]).collect())?;
    tournaments::lock(conn, id)?;
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    check_can_play(conn, player)?;
    let progress = tournaments::progress(conn, id, None)?;
    let accept = EntrantCommand::AcceptChallenge { challenge: number, progress: &progress };
    decide_and_save(conn, &mut stored, TournamentCommand::Player(player.0, accept), now)?;
    // With somebody whose account is suspended no game begins: a job withdraws them.
    let is_suspended = match challenger {
        Some(challenger) => players::get(conn, challenger)?.is_suspended(),
        None => false,
    };
    let pairing = pairing_of(number);
    let games = stored.tournament.next_games(&progress).games.into_iter();
    let games: Vec<_> = games.filter(|game| game.pairing == pairing && !is_suspended).collect();
    if !games.is_empty() {
        start_in(conn, stored, &games, Some(player), now)?;
    }
    Ok(())
}

/// Checks that somebody whose account is suspended begins nothing.
pub(super) fn check_can_play(
    conn: &mut DbConn,
    player: PlayerId,
) -> ActionResult<(), TournamentError> {
    match players::get(conn, player)?.is_active() {
        true => Ok(()),
        false => {
            Err(ActionError::Refused(TournamentError::UnmetCondition(UnmetCondition::Account)))
        }
    }
}

/// Returns what is known of somebody who is to be challenged.
pub(super) fn challenged_facts(
    conn: &mut DbConn,
    stored: &StoredTournament,
    challenged: PairingNumber,
    now: DateTime<Utc>,
) -> QueryResult<ChallengedFacts> {
    let Some(account) = account(stored, challenged) else { return Ok(ChallengedFacts::default()) };
    Ok(ChallengedFacts {
        is_on_vacation: !vacations::list_away(conn, &[(account, now)], now)?.is_empty(),
        cannot_play: !players::get(conn, account)?.is_active(),
    })
}

/// Returns whether the challenged was on vacation since a challenge was made.
pub(super) fn was_on_vacation(
    conn: &mut DbConn,
    stored: &StoredTournament,
    challenge: &LadderChallenge,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    match account(stored, challenge.challenged) {
        Some(account) => {
            Ok(!vacations::list_away(conn, &[(account, challenge.at)], now)?.is_empty())
        }
        None => Ok(false),
    }
}

fn account(stored: &StoredTournament, number: PairingNumber) -> Option<PlayerId> {
    stored.tournament.ladder_account(number).map(PlayerId)
}

/// Returns who has not answered a challenge in time and has a suspended account: they could not.
pub(super) async fn suspended_challenged(
    db: &Db,
    stored: &StoredTournament,
    now: DateTime<Utc>,
) -> Result<Vec<PlayerId>, DbError> {
    let unanswered = stored.tournament.unanswered_challenges(now);
    let challenged: Vec<PlayerId> =
        unanswered.filter_map(|it| account(stored, it.challenged)).collect();
    list_suspended_of(db, stored, |player| challenged.contains(&player)).await
}

/// Ends the challenges that nobody has answered in time.
pub(super) async fn end_challenges(
    db: &Db,
    id: TournamentId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    db.write(move |conn| {
        tournaments::lock(conn, id)?;
        let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
        let progress: Progress = tournaments::progress(conn, id, None)?;
        let challenged = stored.tournament.unanswered_challenges(now);
        let challenged =
            challenged.filter_map(|it| Some((account(&stored, it.challenged)?, it.at)));
        let challenged: Vec<(PlayerId, DateTime<Utc>)> = challenged.collect();
        let on_vacation = vacations::list_away(conn, &challenged, now)?;
        let on_vacation: Vec<i64> = on_vacation.into_iter().map(|player| player.0).collect();
        let end = ServiceCommand::EndChallenges { on_vacation: &on_vacation, progress: &progress };
        decide_and_save(conn, &mut stored, TournamentCommand::System(end), now).map(drop)
    })
    .await
}
