//! Offering a game.

use chrono::{DateTime, TimeDelta, Utc};

use super::ChallengeRefusal;
use crate::{
    actions::{ActionError, ActionResult, letters::queue_about_challenge},
    chess::{Color, Start},
    db::{
        ChallengeId, Db, DbConn, GameId, PlayerId, Stamp, challenges,
        challenges::NewChallenge,
        color_word,
        outbox::Kind,
        players,
        ties::{self, Tie},
    },
    game::Terms,
};

/// How long a challenge stands.
const LIFE: TimeDelta = TimeDelta::weeks(2);

/// Challenges that one player may have open at a time.
pub const OPEN_CHALLENGES: i64 = 50;

/// What a player offers.
#[derive(Clone, Debug)]
pub struct NewOffer {
    /// `None`: everyone in the lobby.
    pub opponent: Option<String>,
    /// The challenger's colour; `None`: drawn by lot.
    pub color: Option<Color>,
    pub start: Start,
    pub terms: Terms,
    pub message: String,
    /// Drawn by the form; the same form sent twice makes one challenge.
    pub form_key: String,
}

/// Offers a game to one player or to everyone.
pub async fn offer_challenge(
    db: &Db,
    challenger: PlayerId,
    offer: NewOffer,
    now: DateTime<Utc>,
) -> ActionResult<ChallengeId, ChallengeRefusal> {
    db.write(move |conn| {
        let opponent = match &offer.opponent {
            Some(name) => Some(find_opponent(conn, challenger, name)?),
            None => None,
        };
        if challenges::count_open(conn, challenger, now)? >= OPEN_CHALLENGES {
            return Err(ActionError::Refused(ChallengeRefusal::TooMany));
        }
        insert(conn, challenger, opponent, &offer, None, now)
    })
    .await
}

fn find_opponent(
    conn: &mut DbConn,
    challenger: PlayerId,
    name: &str,
) -> ActionResult<PlayerId, ChallengeRefusal> {
    let refused = |why| Err(ActionError::Refused(why));
    match players::find_by_name(conn, name)? {
        Some(player) if ties::has(conn, player.id, challenger, Tie::Block)? => {
            refused(ChallengeRefusal::Blocked)
        }
        Some(player) if player.id == challenger => refused(ChallengeRefusal::YouYourself),
        Some(player) if player.is_suspended() => refused(ChallengeRefusal::Suspended),
        Some(player) if player.is_confirmed() => Ok(player.id),
        _ => refused(ChallengeRefusal::NoSuchPlayer),
    }
}

/// Stores a challenge and queues its letter.
pub(super) fn insert(
    conn: &mut DbConn,
    challenger: PlayerId,
    opponent: Option<PlayerId>,
    offer: &NewOffer,
    rematch_of: Option<GameId>,
    now: DateTime<Utc>,
) -> ActionResult<ChallengeId, ChallengeRefusal> {
    if !offer.terms.fit(&offer.start) {
        return Err(ActionError::Refused(ChallengeRefusal::NotRatable));
    }
    let new = NewChallenge {
        challenger_id: challenger,
        opponent_id: opponent,
        color: offer.color.map(color_word),
        variant: offer.start.variant.as_str(),
        start_fen: &offer.start.fen(),
        start_name: &offer.start.name(),
        time_control: &offer.terms.control.to_text(),
        flag: offer.terms.flag.as_str(),
        leave_counts: offer.terms.leave,
        en_passant: offer.start.rules.en_passant,
        check_warning: offer.start.rules.check_warning,
        draws: offer.terms.draws.as_str(),
        conditional: offer.terms.conditional,
        takebacks: offer.terms.takebacks,
        rated: offer.terms.rated,
        message: &offer.message,
        state: "open",
        reason: "",
        rematch_of,
        form_key: &format!("{challenger}:{}", offer.form_key),
        created_at: Stamp::of(now),
        expires_at: Stamp::of(now + LIFE),
    };
    let (challenge, is_new) = challenges::insert(conn, &new)?;
    if let (Some(opponent), true) = (opponent, is_new) {
        queue_about_challenge(conn, Kind::Challenged, opponent, challenge.id, None, now)?;
    }
    Ok(challenge.id)
}
