//! Once more with colors swapped.

use chrono::{DateTime, Utc};

use super::{ChallengeError, NewOffer, accept::accept, offer::insert};
use crate::{
    actions::{ActionError, ActionResult},
    chess::Color,
    db::{
        Db, DbConn, GameId, PlayerId,
        challenges::{self, ChallengeState},
        games,
        player_relations::{self, Relation},
        players, tournaments,
    },
    game::game_limit::GameLimits,
    tournament::{Phase, entry::EntryConditions, lots::LotSecret, terms::Format},
};

/// What came of asking for a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// The opponent is asked.
    Offered,
    /// The opponent had asked already: the game has begun.
    Started(GameId),
}

/// Offers a rematch of a finished game, or accepts the one that the opponent offers.
/// One offer a game and player. Of a match that was agreed on the whole is repeated, once it is over,
/// and offered after its last game. `secret`: of its lot.
pub async fn offer_rematch(
    db: &Db,
    player: PlayerId,
    game: GameId,
    secret: LotSecret,
    limits: GameLimits,
    now: DateTime<Utc>,
) -> ActionResult<Rematch, ChallengeError> {
    db.write(move |conn| {
        fn refused<T>(why: ChallengeError) -> ActionResult<T, ChallengeError> {
            Err(ActionError::Refused(why))
        }
        let mut stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
        // Time that ran out counts, written down or not.
        stored.game = stored.game.as_of(now);
        let side = stored.side_of(player).ok_or(ActionError::Forbidden)?;
        if stored.game.ended().is_none() {
            return refused(ChallengeError::GameRunning);
        }
        let series = match find_series(conn, game, player)? {
            SeriesOfGame::None => None,
            SeriesOfGame::Over { format, had_white } => Some((format, had_white)),
            SeriesOfGame::Running => return refused(ChallengeError::SeriesRunning),
        };
        let opponent = stored.player(!side);
        let other = players::get(conn, opponent)?;
        if other.is_closed() {
            return refused(ChallengeError::AccountClosed);
        }
        if other.is_suspended() {
            return refused(ChallengeError::Suspended);
        }
        // Accepting again what was accepted leads to the same game: a double click.
        let offered = challenges::find_rematch(conn, game, opponent)?;
        if let Some(offered) = offered
            && matches!(offered.state(now), ChallengeState::Open | ChallengeState::Accepted)
        {
            return accept(conn, player, offered.id, (true, secret), limits, now)
                .map(Rematch::Started);
        }
        if player_relations::has(conn, opponent, player, Relation::Block)? {
            return refused(ChallengeError::Blocked);
        }
        let offer = NewOffer {
            opponent: None,
            color: Some(match series {
                Some((_, had_white)) => Color::from_white(!had_white),
                None => !side,
            }),
            start: stored.game.start().clone(),
            terms: stored.game.terms().for_rematch(),
            series: series.map(|(format, _)| format),
            conditions: EntryConditions::default(),
            message: other.locale().t("challenge-rematch-message").to_string(),
            form_key: challenges::rematch_form_key(game),
        };
        let id = insert(conn, player, Some(opponent), &offer, Some(game), limits, now)?;
        let stands =
            challenges::find(conn, id)?.is_some_and(|c| c.state(now) == ChallengeState::Open);
        if stands { Ok(Rematch::Offered) } else { refused(ChallengeError::RematchSettled) }
    })
    .await
}

/// What is known of the match that a game belongs to.
enum SeriesOfGame {
    /// None that was agreed on, or it was canceled.
    None,
    /// It is not over, or this is not its last game.
    Running,
    /// `had_white`: the player, in its first game.
    Over { format: Format, had_white: bool },
}

fn find_series(
    conn: &mut DbConn,
    game: GameId,
    player: PlayerId,
) -> ActionResult<SeriesOfGame, ChallengeError> {
    let places = tournaments::list_places(conn, &[game])?;
    let Some((_, place)) = places.into_iter().next() else { return Ok(SeriesOfGame::None) };
    if place.name.series_games.is_none() {
        return Ok(SeriesOfGame::None);
    }
    let found = tournaments::find(conn, place.tournament)?.ok_or(ActionError::NotFound)?;
    let tournament = found.tournament;
    let is_last = tournament.games.last().is_some_and(|last| last.id == game.0);
    Ok(match tournament.phase {
        Phase::Cancelled => SeriesOfGame::None,
        Phase::Finished | Phase::Final if is_last => SeriesOfGame::Over {
            format: tournament.terms.format,
            had_white: tournament.seat_of(player.0) == Some((1, 1)),
        },
        _ => SeriesOfGame::Running,
    })
}
