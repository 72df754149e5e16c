//! What the service does with tournaments by itself: it starts those that are due, begins their
//! games, decides their matches and ends them, also on their end date.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    decide_and_save::ignore_race,
    end_of_play::{GamesToStop, end_play, list_games_to_stop, remind_of_end, stop_games},
    ladder::{end_challenges, suspended_challenged},
    pair_round::{awaits_result, pair_round, suspended_in_round},
    queue_emails::{queue_for_events, queue_for_start},
    standing_offer::open_next_of_offer,
    start_games::{annul_games, settle_games, start_games},
    suspended::{list_suspended_of, withdraw_suspended},
};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, DbError, GameId, PlayerId, TournamentId, players, ratings,
        tournaments::{self, StoredTournament},
    },
    ratings::Week,
    tournament::{
        PairedGame, Phase, Progress, Tournament, TournamentError,
        command::{ServiceCommand, TournamentCommand},
        event::{Entrant, FateOfGames, LotPurpose, TournamentEventKind},
        lots::LotSecret,
        pairing::round_pairings::PairingNumber,
        terms::Format,
    },
};

/// Tournaments that are looked at together.
const PER_BATCH: i64 = 50;

/// When a tournament that could not be processed is looked at again.
const PAUSE_AFTER_ERROR: TimeDelta = TimeDelta::hours(1);

/// Rounds in which one tournament is looked at before others have their turn: what follows from one
/// step may be another, but never without end.
const MAX_STEPS: usize = 10_000;

/// How often a round is paired anew, because somebody changed the tournament meanwhile, before others have
/// their turn.
const MAX_PAIRINGS: usize = 3;

/// How long a pairing waits at most for results that are known in a moment, and how often it looks.
const AWAITS_RESULTS: TimeDelta = TimeDelta::hours(1);
const LOOKS_AGAIN: TimeDelta = TimeDelta::seconds(10);

/// Where secrets of lots come from.
pub type NewSecret = fn() -> LotSecret;

/// Processes tournaments that are due. Returns how many were.
pub async fn process_due_tournaments(
    db: &Db,
    new_secret: NewSecret,
    now: DateTime<Utc>,
) -> Result<usize, DbError> {
    let due =
        db.read::<_, DbError>(move |conn| Ok(tournaments::list_due(conn, now, PER_BATCH)?)).await?;
    for id in &due {
        match process(db, *id, new_secret, now).await {
            Ok(()) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error),
            // One that cannot be read keeps no other waiting.
            Err(error) => {
                tracing::error!(tournament = %id, %error, "a tournament was left out");
                let (id, until) = (*id, now + PAUSE_AFTER_ERROR);
                db.write(move |conn| Ok::<_, DbError>(tournaments::postpone(conn, id, until)?))
                    .await?;
            }
        }
    }
    Ok(due.len())
}

async fn process(
    db: &Db,
    id: TournamentId,
    new_secret: NewSecret,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let mut known: Option<StoredTournament> = None;
    let mut done = TriedSteps::default();
    for _ in 0..MAX_STEPS {
        let stored = match known.take() {
            Some(stored) => stored,
            None => {
                let found = db.read::<_, DbError>(move |conn| Ok(tournaments::find(conn, id)?));
                found.await?.ok_or(ActionError::NotFound)?
            }
        };
        match next_step(db, stored, &done, now).await? {
            NextStep::Start(stored) => start(db, stored, new_secret, now).await?,
            NextStep::Act(stored) => advance(db, stored, now).await?,
            NextStep::Settle(leavers) => {
                for (player, fate) in leavers {
                    settle_games(db, id, player, fate, now).await?;
                    done.settled.push(player);
                }
            }
            NextStep::Annul(games) => {
                annul_games(db, games.clone(), now).await?;
                done.annulled.extend(games);
            }
            NextStep::WithdrawSuspended(players) => {
                ignore_race(withdraw_suspended(db, id, players, now).await)?;
            }
            NextStep::PairRound(stored, progress) => {
                done.pairings += 1;
                ignore_race(pair_round(db, stored, progress, now).await)?;
            }
            NextStep::EndChallenges => ignore_race(end_challenges(db, id, now).await)?,
            NextStep::RemindOfEnd => remind_of_end(db, id, now).await?,
            NextStep::EndPlay => end_play(db, id, now).await?,
            NextStep::StopGames(stored, games) => {
                done.has_stopped = true;
                match stop_games(db, &stored, games, now).await {
                    // What can go on goes on first.
                    Err(ActionError::Conflict) => done.has_failed = true,
                    stopped => stopped?,
                }
            }
            NextStep::Begin(stored, batches) => {
                known = start_batches(db, stored, batches, now).await?;
            }
            NextStep::Wait if done.has_failed => return Err(ActionError::Conflict),
            NextStep::Wait => return Ok(()),
        }
    }
    Ok(())
}

/// Begins games, batch after batch. Returns the tournament as it is then; `None` if somebody else
/// changed it meanwhile, and what is left is looked at again. Each batch is checked once more when it
/// is stored.
async fn start_batches(
    db: &Db,
    mut stored: StoredTournament,
    batches: Vec<Vec<PairedGame>>,
    now: DateTime<Utc>,
) -> ActionResult<Option<StoredTournament>, TournamentError> {
    for batch in batches {
        match start_games(db, stored, batch, now).await? {
            Some(later) => stored = later,
            None => return Ok(None),
        }
    }
    Ok(Some(stored))
}

/// What was tried already. A game whose result is being proven can be neither resigned, annulled nor
/// stopped: it is not tried again before it ends.
#[derive(Default)]
struct TriedSteps {
    settled: Vec<PlayerId>,
    annulled: Vec<GameId>,
    has_stopped: bool,
    /// How often a round was paired.
    pairings: usize,
    /// A game could not be stopped: the tournament is looked at again in an hour.
    has_failed: bool,
}

/// What a tournament needs next.
enum NextStep {
    Start(StoredTournament),
    /// Something follows from the results: lots, decided matches, who goes on to the next stage, the end.
    Act(StoredTournament),
    /// Who has withdrawn has games in progress.
    Settle(Vec<(PlayerId, FateOfGames)>),
    /// Who had to give a seat back has begun games.
    Annul(Vec<GameId>),
    /// A game was to begin with them.
    WithdrawSuspended(Vec<PlayerId>),
    Begin(StoredTournament, Vec<Vec<PairedGame>>),
    /// The next round of a Swiss tournament is paired.
    PairRound(StoredTournament, Progress),
    /// Challenges of a ladder were not answered in time.
    EndChallenges,
    /// Its end date is near.
    RemindOfEnd,
    /// Its end date has come.
    EndPlay,
    /// Games go on after the end, or longer than they can.
    StopGames(StoredTournament, GamesToStop),
    /// Nothing, until a game ends or a date comes.
    Wait,
}

async fn next_step(
    db: &Db,
    stored: StoredTournament,
    done: &TriedSteps,
    now: DateTime<Utc>,
) -> ActionResult<NextStep, TournamentError> {
    if stored.tournament.is_due(now) {
        return Ok(NextStep::Start(stored));
    }
    if stored.tournament.is_play_over(now) {
        return Ok(NextStep::EndPlay);
    }
    if stored.tournament.due_reminder(now).is_some() {
        return Ok(NextStep::RemindOfEnd);
    }
    if stored.tournament.unanswered_challenges(now).next().is_some() {
        let suspended = suspended_challenged(db, &stored, now).await?;
        return Ok(match suspended.is_empty() {
            true => NextStep::EndChallenges,
            false => NextStep::WithdrawSuspended(suspended),
        });
    }
    let id = stored.id;
    let progress =
        db.read::<_, DbError>(move |conn| Ok(tournaments::progress(conn, id, None)?)).await?;
    let advance = TournamentCommand::System(ServiceCommand::Advance(&progress));
    let events = stored.tournament.decide(advance, now).map_err(ActionError::Refused)?;
    if !events.is_empty() {
        return Ok(NextStep::Act(stored));
    }
    let superseded = stored.tournament.superseded_games(&progress).into_iter().map(GameId);
    let superseded: Vec<GameId> = superseded.filter(|game| !done.annulled.contains(game)).collect();
    if is_playing(stored.tournament.phase) && !superseded.is_empty() {
        return Ok(NextStep::Annul(superseded));
    }
    let mut leavers = leavers_in_progress(&stored.tournament, &progress);
    leavers.retain(|(player, _)| !done.settled.contains(player));
    if !leavers.is_empty() {
        return Ok(NextStep::Settle(leavers));
    }
    let (to_stop, next_stop) = list_games_to_stop(db, &stored, now).await?;
    if !to_stop.is_empty() && !done.has_stopped {
        return Ok(NextStep::StopGames(stored, to_stop));
    }
    if stored.tournament.phase == Phase::Running {
        let next = stored.tournament.next_games(&progress);
        if !next.lots.is_empty() {
            return Ok(NextStep::Act(stored));
        }
        if !next.games.is_empty() {
            let suspended = suspended_of(db, &stored, &next.games).await?;
            if !suspended.is_empty() {
                return Ok(NextStep::WithdrawSuspended(suspended));
            }
            let batches = batches(stored.tournament.terms.format, next.games);
            return Ok(NextStep::Begin(stored, batches));
        }
        if let Some(lot) = stored.tournament.due_stage_lot(&progress) {
            if let LotPurpose::StageNumbers { .. } = lot {
                let suspended = suspended_of_qualified(db, &stored).await?;
                if !suspended.is_empty() {
                    return Ok(NextStep::WithdrawSuspended(suspended));
                }
            }
            return Ok(NextStep::Act(stored));
        }
        if stored.tournament.is_round_due(&progress, now) {
            let suspended = suspended_in_round(db, &stored).await?;
            if !suspended.is_empty() {
                return Ok(NextStep::WithdrawSuspended(suspended));
            }
            if done.pairings >= MAX_PAIRINGS {
                return Ok(NextStep::Wait);
            }
            let waits =
                stored.tournament.next_round_at().is_some_and(|at| now < at + AWAITS_RESULTS);
            if waits && awaits_result(db, &stored, now).await? {
                let until = now + LOOKS_AGAIN;
                db.write(move |conn| Ok::<_, DbError>(tournaments::postpone(conn, id, until)?))
                    .await?;
                return Ok(NextStep::Wait);
            }
            return Ok(NextStep::PairRound(stored, progress));
        }
    }
    let next_check = match stored.tournament.phase {
        Phase::Finished => stored.tournament.final_at(&progress),
        Phase::Announced => stored.tournament.starts_at(),
        Phase::Running => {
            let expiry = stored.tournament.ladder.next_expiry();
            stored.tournament.next_round_at().or_else(|| stored.tournament.next_lapse()).or(expiry)
        }
        Phase::Final | Phase::Cancelled => None,
    };
    let end_check = stored.tournament.next_end_check(now);
    let next_check = next_check.into_iter().chain(end_check).chain(next_stop).min();
    db.write(move |conn| {
        tournaments::save_final_places(conn, &stored, &progress)?;
        Ok::<_, DbError>(tournaments::update_next_check(conn, &stored, next_check)?)
    })
    .await?;
    Ok(NextStep::Wait)
}

fn is_playing(phase: Phase) -> bool {
    matches!(phase, Phase::Running | Phase::Finished)
}

/// Returns who of those with whom games are to begin is suspended.
async fn suspended_of(
    db: &Db,
    stored: &StoredTournament,
    games: &[PairedGame],
) -> Result<Vec<PlayerId>, DbError> {
    let plays = |player: PlayerId| {
        stored.tournament.seats_of(player.0).any(|(section, number)| {
            let is_theirs = |game: &PairedGame| {
                game.pairing.section == section && [game.white, game.black].contains(&number)
            };
            games.iter().any(is_theirs)
        })
    };
    list_suspended_of(db, stored, plays).await
}

/// Returns who of those that go on to the next stage is suspended.
async fn suspended_of_qualified(
    db: &Db,
    stored: &StoredTournament,
) -> Result<Vec<PlayerId>, DbError> {
    let is_qualified = |player: PlayerId| stored.tournament.qualified_player(player.0).is_some();
    list_suspended_of(db, stored, is_qualified).await
}

/// Returns who has withdrawn and has games in progress, and what becomes of these.
fn leavers_in_progress(
    tournament: &Tournament,
    progress: &Progress,
) -> Vec<(PlayerId, FateOfGames)> {
    let mut leavers: Vec<(PlayerId, FateOfGames)> = tournament
        .games
        .iter()
        .filter(|game| game.result(progress).is_none())
        .flat_map(|game| {
            let paired = game.paired;
            [paired.white, paired.black].map(|number| (paired.pairing.section, number))
        })
        .filter_map(|(section, number)| tournament.seat(section, number))
        .filter_map(|seat| Some((PlayerId(seat.player), seat.withdrawal?.ground.fate_of_games())))
        .filter(|(_, fate)| *fate != FateOfGames::GoOn)
        .collect();
    leavers.sort_unstable_by_key(|(player, _)| *player);
    leavers.dedup();
    leavers
}

/// Divides games into those that begin together, and are told in one email: those of a section of a
/// round robin or of a stage, those of a round of a Swiss tournament, else those of a match, or of a
/// challenge, so that nobody waits for others.
fn batches(format: Format, games: Vec<PairedGame>) -> Vec<Vec<PairedGame>> {
    let mut batches: BTreeMap<(u16, Option<[PairingNumber; 2]>), Vec<PairedGame>> = BTreeMap::new();
    for game in games {
        let (white, black) = (game.white, game.black);
        let pair = match format {
            Format::RoundRobin { .. } | Format::Stages { .. } | Format::Swiss { .. } => None,
            Format::Match { .. } | Format::Knockout { .. } | Format::Ladder => {
                Some([white.min(black), white.max(black)])
            }
        };
        batches.entry((game.pairing.section, pair)).or_default().push(game);
    }
    batches.into_values().collect()
}

/// Starts a tournament that is due: numbers are drawn, or it is cancelled for want of players.
async fn start(
    db: &Db,
    stored: StoredTournament,
    new_secret: NewSecret,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let id = stored.id;
    let done = db.write(move |conn| start_in(conn, id, new_secret, now)).await;
    ignore_race(done)
}

fn start_in(
    conn: &mut DbConn,
    id: TournamentId,
    new_secret: NewSecret,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let before = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?.tournament;
    if before.terms.repeats {
        // The next one is opened in their names: no account is closed meanwhile.
        let directors = [before.director, before.deputy].into_iter().flatten();
        players::lock_all(conn, directors.map(PlayerId).collect())?;
    }
    tournaments::lock(conn, id)?;
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let directors = |tournament: &Tournament| [tournament.director, tournament.deputy];
    if directors(&before) != directors(&stored.tournament) {
        return Err(ActionError::Conflict);
    }
    let secret = tournaments::find_secret(conn, id, LotPurpose::Numbers)?;
    let secret = secret.ok_or(ActionError::Refused(TournamentError::WrongSecret))?;
    let entrants = present_entrants(conn, &stored, now)?;
    let count = entrants.len().min(stored.tournament.terms.places());
    let later = stored.tournament.later_lots(count);
    let lots: Vec<(LotPurpose, LotSecret)> =
        later.into_iter().map(|purpose| (purpose, new_secret())).collect();
    let command = ServiceCommand::Start { secret, entrants: &entrants, lots: &lots };
    let decided = stored.tournament.decide(TournamentCommand::System(command), now);
    let events = decided.map_err(ActionError::Refused)?;
    if !tournaments::save_events(conn, &mut stored, &events, now)? {
        return Err(ActionError::Conflict);
    }
    // Whoever moves up at the start is told with the games.
    queue_for_events(conn, &[], &stored, &events, now)?;
    queue_for_start(conn, &stored, &events, now)?;
    if events.iter().any(|event| matches!(event.what, TournamentEventKind::Started { .. })) {
        tournaments::insert_secrets(conn, id, &lots)?;
        open_next_of_offer(conn, &stored, new_secret(), now)?;
    }
    Ok(())
}

/// Returns everybody who has entered and can play, with the rating of this day.
fn present_entrants(
    conn: &mut DbConn,
    stored: &StoredTournament,
    now: DateTime<Utc>,
) -> ActionResult<Vec<Entrant>, TournamentError> {
    let listed = tournaments::list_players(conn, stored.id, None)?;
    let present: Vec<PlayerId> =
        listed.iter().filter(|entrant| !entrant.cannot_play).map(|it| it.player).collect();
    let variant = stored.tournament.terms.games.variant;
    let ratings = ratings::list_before(conn, &present, variant, Week::of(now).next())?;
    let entrant = |player: PlayerId| {
        let rating = ratings.get(&player).map(|rating| rating.number());
        Entrant { player: player.0, rating }
    };
    Ok(present.into_iter().map(entrant).collect())
}

/// Stores what follows from the results.
async fn advance(
    db: &Db,
    stored: StoredTournament,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let id = stored.id;
    let done = db.write(move |conn| advance_in(conn, id, now)).await;
    ignore_race(done)
}

fn advance_in(
    conn: &mut DbConn,
    id: TournamentId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    tournaments::lock(conn, id)?;
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let progress = tournaments::progress(conn, id, None)?;
    let advance = TournamentCommand::System(ServiceCommand::Advance(&progress));
    let mut events = stored.tournament.decide(advance, now).map_err(ActionError::Refused)?;
    if events.is_empty() {
        for purpose in stored.tournament.next_games(&progress).lots {
            let secret = tournaments::find_secret(conn, id, purpose)?;
            let secret = secret.ok_or(ActionError::Refused(TournamentError::WrongSecret))?;
            let command = TournamentCommand::System(ServiceCommand::DrawLot { purpose, secret });
            let drawn = stored.tournament.decide(command, now).map_err(ActionError::Refused)?;
            events.extend(drawn);
        }
        if let Some(purpose) = stored.tournament.due_stage_lot(&progress) {
            let secret = tournaments::find_secret(conn, id, purpose)?;
            let secret = secret.ok_or(ActionError::Refused(TournamentError::WrongSecret))?;
            let command = ServiceCommand::AdvanceByLot { secret, progress: &progress };
            let followed = stored.tournament.decide(TournamentCommand::System(command), now);
            events.extend(followed.map_err(ActionError::Refused)?);
        }
    }
    if !tournaments::save_events(conn, &mut stored, &events, now)? {
        return Err(ActionError::Conflict);
    }
    Ok(queue_for_events(conn, &[], &stored, &events, now)?)
}
