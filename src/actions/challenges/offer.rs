//! Offering a game.

use chrono::{DateTime, TimeDelta, Utc};

use super::{ChallengeError, series::fault};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_challenge, player_load::find_load},
    chess::{Color, Start, color_word},
    db::{
        ChallengeId, Db, DbConn, DbTimestamp, GameId, PlayerId, challenges,
        challenges::{ChallengeState, CountedChallenges, NewChallenge},
        games,
        outbox::EmailKind,
        player_relations::{self, Relation},
        players,
    },
    game::{Terms, game_limit::GameLimits},
    tournament::{entry::EntryConditions, pairing::match_games::MatchSchedule, terms::Format},
};

/// How long a challenge stands.
const CHALLENGE_LIFETIME: TimeDelta = TimeDelta::weeks(2);

/// Challenges that one player may have open at a time.
pub const MAX_OPEN_CHALLENGES: i64 = 50;

/// Challenges in [`STRANGERS_TIME`], after which players who may not know the challenger get none: from one
/// player, to one player, altogether. Each is an email.
const TO_STRANGERS: u32 = 20;
const FROM_STRANGERS: u32 = 20;
const AMONG_STRANGERS: u32 = 2000;
const STRANGERS_TIME: TimeDelta = TimeDelta::hours(24);

/// What a player offers.
#[derive(Clone, Debug)]
pub struct NewOffer {
    /// `None`: everyone in the lobby.
    pub opponent: Option<String>,
    /// The challenger's color; `None`: drawn by lot.
    pub color: Option<Color>,
    pub start: Start,
    pub terms: Terms,
    /// `None`: one game; else a [`Format::Match`].
    pub series: Option<Format>,
    /// Who may accept a challenge to everyone.
    pub conditions: EntryConditions,
    pub message: String,
    /// Drawn by the form; the same form sent twice makes one challenge.
    pub form_key: String,
}

/// Offers a game to one player or to everyone.
pub async fn offer_challenge(
    db: &Db,
    challenger: PlayerId,
    offer: NewOffer,
    limits: GameLimits,
    now: DateTime<Utc>,
) -> ActionResult<ChallengeId, ChallengeError> {
    db.write(move |conn| {
        let opponent = match &offer.opponent {
            Some(name) => Some(find_opponent(conn, challenger, name)?),
            None => None,
        };
        if challenges::count_open(conn, challenger, now)? >= MAX_OPEN_CHALLENGES {
            return Err(ActionError::Refused(ChallengeError::TooMany));
        }
        insert(conn, challenger, opponent, &offer, None, limits, now)
    })
    .await
}

fn find_opponent(
    conn: &mut DbConn,
    challenger: PlayerId,
    name: &str,
) -> ActionResult<PlayerId, ChallengeError> {
    let refused = |why| Err(ActionError::Refused(why));
    match players::find_by_name(conn, name)? {
        Some(player) if player_relations::has(conn, player.id, challenger, Relation::Block)? => {
            refused(ChallengeError::Blocked)
        }
        Some(player) if player.id == challenger => refused(ChallengeError::YouYourself),
        Some(player) if player.is_suspended() => refused(ChallengeError::Suspended),
        Some(player) if player.is_confirmed() => Ok(player.id),
        _ => refused(ChallengeError::NoSuchPlayer),
    }
}

/// Stores a challenge and queues its email.
pub(super) fn insert(
    conn: &mut DbConn,
    challenger: PlayerId,
    opponent: Option<PlayerId>,
    offer: &NewOffer,
    rematch_of: Option<GameId>,
    limits: GameLimits,
    now: DateTime<Utc>,
) -> ActionResult<ChallengeId, ChallengeError> {
    if let Some(fault) = offer.series.and_then(|format| fault(format, &offer.start, &offer.terms)) {
        return Err(ActionError::Refused(fault));
    }
    if opponent.is_some() && offer.conditions.are_any() {
        return Err(ActionError::Refused(ChallengeError::ConditionsForOne));
    }
    if let Some(fault) = offer.conditions.fault() {
        return Err(ActionError::Refused(ChallengeError::Conditions(fault)));
    }
    let conditions = offer.conditions.are_any().then(|| offer.conditions.to_json()).flatten();
    let (games, schedule, ends_early) = match offer.series {
        Some(Format::Match { games, schedule, ends_early }) => (games, schedule, ends_early),
        _ => (1, MatchSchedule::OneByOne, true),
    };
    if !offer.terms.fit(&offer.start) {
        return Err(ActionError::Refused(ChallengeError::NotRatable));
    }
    let new = NewChallenge {
        challenger_id: challenger,
        opponent_id: opponent,
        color: offer.color.map(color_word),
        variant: offer.start.variant().as_str(),
        start_fen: &offer.start.fen(),
        start_name: &offer.start.name(),
        time_control: &offer.terms.control.to_text(),
        timeout_rule: offer.terms.timeout_rule.as_str(),
        vacation_counts: offer.terms.vacation,
        en_passant: offer.start.rules.en_passant,
        legal_moves_only: offer.start.rules.legal_moves_only,
        draw_rule: offer.terms.draw_rule.as_str(),
        conditional: offer.terms.conditional,
        takebacks: offer.terms.takebacks,
        rated: offer.terms.rated,
        books: offer.terms.assistance.books,
        databases: offer.terms.assistance.databases,
        engines: offer.terms.assistance.engines,
        games: i32::from(games),
        schedule: schedule.as_str(),
        ends_early,
        conditions: conditions.as_deref(),
        message: &offer.message,
        state: ChallengeState::Open.as_str(),
        reason: "",
        rematch_of,
        form_key: &challenges::form_key(challenger, &offer.form_key),
        created_at: DbTimestamp::of(now),
        expires_at: DbTimestamp::of(now + CHALLENGE_LIFETIME),
    };
    let (challenge, is_new) = challenges::insert(conn, &new)?;
    // The same form sent twice has the effect of one, whatever was begun since.
    if is_new {
        let over = find_load(conn, challenger, limits)?.check(games_at_once(offer.series));
        over.map_err(|over| ActionError::Refused(ChallengeError::OverGameLimit(over)))?;
    }
    if let (Some(opponent), true) = (opponent, is_new) {
        check_rate_limits(conn, challenger, opponent, now)?;
        queue_about_challenge(conn, EmailKind::Challenged, opponent, challenge.id, None, now)?;
    }
    Ok(challenge.id)
}

/// Returns how many games a challenge begins at once.
pub(super) fn games_at_once(series: Option<Format>) -> u32 {
    match series {
        Some(Format::Match { schedule, .. }) => {
            u32::try_from(schedule.games_at_a_time()).unwrap_or(u32::MAX)
        }
        _ => 1,
    }
}

/// Refuses a challenge that was just stored if too many were sent lately, and the opponent is a stranger.
fn check_rate_limits(
    conn: &mut DbConn,
    challenger: PlayerId,
    opponent: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), ChallengeError> {
    if games::have_met(conn, challenger, opponent)?
        || player_relations::has(conn, opponent, challenger, Relation::Friend)?
    {
        return Ok(());
    }
    let mut wait = TimeDelta::zero();
    for (counted, limit) in [
        (CountedChallenges::From(challenger), TO_STRANGERS),
        (CountedChallenges::To(opponent), FROM_STRANGERS),
        (CountedChallenges::All, AMONG_STRANGERS),
    ] {
        // The last one is this one.
        let last = challenges::nth_last(conn, counted, limit + 1, now - STRANGERS_TIME)?;
        wait = wait.max(last.map_or(wait, |at| at + STRANGERS_TIME - now));
    }
    if wait > TimeDelta::zero() {
        return Err(ActionError::Refused(ChallengeError::TooManyToStrangers { wait }));
    }
    Ok(())
}
