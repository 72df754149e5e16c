//! Accepting a challenge: the game begins.

use chrono::{DateTime, Utc};

use super::{ChallengeError, offer::games_at_once, series::series_terms};
use crate::{
    actions::{
        ActionError, ActionResult,
        emails::queue_about_challenge,
        games::apply_vacations,
        player_load::find_load,
        player_record::PlayerRecord,
        tournaments::{NewSeries, begin_series},
    },
    chess::Color,
    db::{
        ChallengeId, Corrupt, Db, DbConn, GameId, PlayerId,
        challenges::{self, Challenge, ChallengeState},
        game_store, games,
        outbox::EmailKind,
        player_relations::{self, Relation},
        players,
    },
    game::{Game, game_limit::GameLimits},
    tournament::{entry::UnmetCondition, lots::LotSecret, terms::Format},
};

/// Accepts a challenge and starts the game. `lot` decides the colors where they are to be
/// drawn: `true` gives the challenger White; in a match it is `secret`. Returns the first game.
pub async fn accept_challenge(
    db: &Db,
    player: PlayerId,
    challenge: ChallengeId,
    lot: bool,
    secret: LotSecret,
    limits: GameLimits,
    now: DateTime<Utc>,
) -> ActionResult<GameId, ChallengeError> {
    db.write(move |conn| accept(conn, player, challenge, (lot, secret), limits, now)).await
}

/// The same inside a transaction.
pub(super) fn accept(
    conn: &mut DbConn,
    player: PlayerId,
    id: ChallengeId,
    (lot, secret): (bool, LotSecret),
    limits: GameLimits,
    now: DateTime<Utc>,
) -> ActionResult<GameId, ChallengeError> {
    let challenge = challenges::find(conn, id)?.ok_or(ActionError::NotFound)?;
    if challenge.challenger_id == player {
        return Err(ActionError::Refused(ChallengeError::Own));
    }
    // Who is not meant need not learn that it exists.
    if challenge.opponent_id.is_some_and(|opponent| opponent != player) {
        return Err(ActionError::NotFound);
    }
    if let (ChallengeState::Accepted, Some(game)) = (challenge.state(now), challenge.game_id) {
        return accepted_before(conn, player, game);
    }
    if is_kept_from(conn, &challenge, player)? {
        return Err(ActionError::Refused(ChallengeError::Blocked));
    }
    let record = match challenge.conditions().is_some_and(|conditions| conditions.are_any()) {
        true => Some(PlayerRecord::load(conn, player, now)?),
        false => None,
    };
    if let Some(unmet) = record.and_then(|record| unmet_condition(&challenge, &record)) {
        return Err(ActionError::Refused(ChallengeError::UnmetCondition(unmet)));
    }
    if challenge.state(now) != ChallengeState::Open
        || !challenges::settle(conn, id, ChallengeState::Accepted, "")?
    {
        return Err(ActionError::Refused(ChallengeError::NotOpen));
    }
    let challenger = players::get(conn, challenge.challenger_id)?;
    if challenger.is_closed() {
        return Err(ActionError::Refused(ChallengeError::NotOpen));
    }
    if challenger.is_suspended() {
        return Err(ActionError::Refused(ChallengeError::Suspended));
    }
    check_game_limits(conn, &challenge, player, limits)?;
    if let Some(format) = challenge.series() {
        let game = start_series(conn, &challenge, format, player, secret, now)?;
        challenges::update_game(conn, id, game)?;
        return Ok(game);
    }
    let game = start(conn, &challenge, player, lot, now)?;
    challenges::update_game(conn, id, game)?;
    let to = challenge.challenger_id;
    queue_about_challenge(conn, EmailKind::GameStarted, to, id, Some(game), now)?;
    Ok(game)
}

/// Returns whether the challenger has blocked a player, who therefore cannot accept. Who was
/// asked by name may.
pub fn is_kept_from(
    conn: &mut DbConn,
    challenge: &Challenge,
    player: PlayerId,
) -> diesel::QueryResult<bool> {
    let is_open = challenge.opponent_id.is_none();
    Ok(is_open && player_relations::has(conn, challenge.challenger_id, player, Relation::Block)?)
}

/// Returns what a challenger asks for that a player does not meet; of whom was asked by name nothing is.
pub fn unmet_condition(challenge: &Challenge, record: &PlayerRecord) -> Option<UnmetCondition> {
    let facts = record.facts(challenge.variant()?);
    challenge.conditions()?.unmet(&facts, true)
}

/// The same form sent twice has the effect of one; a third person comes too late.
fn accepted_before(
    conn: &mut DbConn,
    player: PlayerId,
    game: GameId,
) -> ActionResult<GameId, ChallengeError> {
    let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
    match stored.side_of(player) {
        Some(_) => Ok(game),
        None => Err(ActionError::Refused(ChallengeError::NotOpen)),
    }
}

/// Refuses games that would be too many for one of the two.
fn check_game_limits(
    conn: &mut DbConn,
    challenge: &Challenge,
    player: PlayerId,
    limits: GameLimits,
) -> ActionResult<(), ChallengeError> {
    let more = games_at_once(challenge.series());
    // Two acceptances in one moment are carried out one after the other.
    players::lock_all(conn, vec![challenge.challenger_id, player])?;
    let own = find_load(conn, player, limits)?.check(more);
    own.map_err(|over| ActionError::Refused(ChallengeError::OverGameLimit(over)))?;
    let challengers = find_load(conn, challenge.challenger_id, limits)?.check(more);
    challengers.map_err(|_| ActionError::Refused(ChallengeError::ChallengerOverGameLimit))
}

fn start(
    conn: &mut DbConn,
    challenge: &Challenge,
    player: PlayerId,
    lot: bool,
    now: DateTime<Utc>,
) -> ActionResult<GameId, ChallengeError> {
    let corrupt = |what| Corrupt::error("challenges", challenge.id.0, what);
    let start = challenge.start().ok_or(corrupt("start"))?;
    let terms = challenge.terms().ok_or(corrupt("terms"))?;
    let color = challenge.color().unwrap_or(Color::from_white(lot));
    let challenger = challenge.challenger_id;
    // A vacation that is booked in this moment must find the game, or the game the vacation.
    players::lock_all(conn, vec![challenger, player])?;
    let (white, black) = color.fold_wb((challenger, player), (player, challenger));
    let game = Game::new(terms, start, now);
    let id = game_store::insert(conn, white, black, &game)?;
    // Who is on vacation, or is going to be, is so in this game too.
    for player in [white, black] {
        apply_vacations(conn, player, vec![id], now)?;
    }
    Ok(id)
}

/// Starts a match. The challenger gets the email about its games.
fn start_series(
    conn: &mut DbConn,
    challenge: &Challenge,
    format: Format,
    player: PlayerId,
    secret: LotSecret,
    now: DateTime<Utc>,
) -> ActionResult<GameId, ChallengeError> {
    let corrupt = |what| Corrupt::error("challenges", challenge.id.0, what);
    let games = challenge.terms().ok_or(corrupt("terms"))?;
    let start = challenge.start().ok_or(corrupt("start"))?;
    let (color, challenger) = (challenge.color(), challenge.challenger_id);
    let new = NewSeries {
        terms: series_terms(format, &start, &games, color.is_none()),
        challenger,
        opponent: player,
        first_white: if color == Some(Color::Black) { player } else { challenger },
        form_key: format!("challenge {}", challenge.id),
        secret,
    };
    // Players are locked before tournaments.
    players::lock_all(conn, vec![challenger, player])?;
    begin_series(conn, &new, now).map_err(|error| error.map(|_| ChallengeError::NotOpen))
}
