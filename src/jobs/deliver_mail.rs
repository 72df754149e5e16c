//! Sends letters: claim (short transaction), send (none), mark (short transaction).

use anyhow::Context as _;
use chrono::{DateTime, TimeDelta, Utc};

use super::Jobs;
use crate::{
    chance::{self, Secret},
    db::{
        DbConn, DbError, GameId, LetterId, PlayerId, challenges, games,
        outbox::{self, DueLetter, Kind},
        players,
        tokens::{self, Purpose},
    },
    mail::{self, CarrierError, Envelope, Facts, ToldGame},
};

/// Letters taken at a time: what a node that dies leaves to the others until the
/// lease is over.
const BATCH: i64 = 50;
/// After so many attempts (some two days) a letter is set aside.
const ATTEMPTS: i32 = 20;

/// Sends what is due, one batch. Returns how many letters it took; 0 if none was due or
/// the time ran out.
pub async fn deliver_mail(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<usize> {
    let due = jobs
        .db
        .write::<_, DbError>(move |conn| Ok(outbox::claim(conn, now, BATCH)?))
        .await
        .context("claiming letters")?;
    let count = due.len();
    for letter in due {
        // A slow server: leave the rest before another node takes it as well.
        if jobs.clock.now() - now > outbox::LEASE / 2 {
            return Ok(0);
        }
        let (id, attempts) = (letter.id, letter.attempts);
        if let Err(error) = deliver(jobs, letter, now).await {
            // One letter that cannot be made must not keep the others.
            let error = format!("{error:#}");
            tracing::error!(letter = %id, error, "a letter cannot be made");
            put_back(jobs, id, attempts, error, now).await?;
        }
    }
    Ok(count)
}

async fn deliver(jobs: &Jobs, letter: DueLetter, now: DateTime<Utc>) -> anyhow::Result<()> {
    let id = letter.id;
    let facts = gather(jobs, &letter, now).await.context("gathering a letter's facts")?;
    let wording = facts.as_ref().and_then(mail::word);
    let (Some(facts), Some(wording)) = (facts, wording) else {
        return mark(jobs, move |conn| outbox::mark_dropped(conn, id, now)).await;
    };
    let envelope = Envelope { from: &jobs.config.mail_from, id, date: now };
    let message = match mail::build(&facts, &wording, &envelope) {
        Ok(message) => message,
        // No later attempt can help: the address or a header is not one.
        Err(error) => {
            let error = format!("{error:#}");
            tracing::error!(letter = %id, error, "a letter cannot be written");
            return mark(jobs, move |conn| outbox::mark_dead(conn, id, &error, now)).await;
        }
    };
    let carrier = jobs.carrier.clone();
    let sent = tokio::task::spawn_blocking(move || carrier.send(id, &message)).await?;
    match sent {
        Ok(()) => mark(jobs, move |conn| outbox::mark_sent(conn, id, now)).await,
        Err(CarrierError::Later(error)) => {
            tracing::warn!(letter = %id, error, "a letter was not sent");
            put_back(jobs, id, letter.attempts, error, now).await
        }
        Err(CarrierError::Never(error)) => {
            tracing::error!(letter = %id, error, "a letter is set aside");
            mark(jobs, move |conn| outbox::mark_dead(conn, id, &error, now)).await
        }
    }
}

/// Lets a letter wait for another attempt, or sets it aside after the last.
async fn put_back(
    jobs: &Jobs,
    id: LetterId,
    attempts: i32,
    error: String,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    if attempts >= ATTEMPTS {
        tracing::error!(letter = %id, error, "a letter is set aside after its last attempt");
    }
    let due_at = now + back_off(attempts);
    mark(jobs, move |conn| {
        if attempts < ATTEMPTS {
            outbox::reschedule(conn, id, &error, due_at)
        } else {
            outbox::mark_dead(conn, id, &error, now)
        }
    })
    .await
}

/// Doubles from one minute to four hours, and up to a quarter more by chance, so that
/// letters do not come in one rush.
fn back_off(attempts: i32) -> TimeDelta {
    let minutes = (1_i32 << (attempts.clamp(1, 9) - 1)).min(240);
    let spread = TimeDelta::seconds(i64::from(minutes) * 15) * i32::from(chance::permille()) / 1000;
    TimeDelta::minutes(i64::from(minutes)) + spread
}

async fn mark(
    jobs: &Jobs,
    f: impl FnOnce(&mut DbConn) -> diesel::QueryResult<()> + Send + 'static,
) -> anyhow::Result<()> {
    jobs.db.write::<_, DbError>(move |conn| Ok(f(conn)?)).await.context("marking a letter")
}

/// Loads what is true now, and makes the one-time link that the letter carries: its hash
/// is stored, the link itself stands in the letter only.
async fn gather(
    jobs: &Jobs,
    letter: &DueLetter,
    now: DateTime<Utc>,
) -> Result<Option<Facts>, DbError> {
    let letter = letter.clone();
    let (site, base_url) = (jobs.config.site_name.clone(), jobs.config.base_url.clone());
    let purpose = purpose(letter.kind);
    let gather = move |conn: &mut DbConn| {
        let Some(recipient) = players::find(conn, letter.player)? else {
            return Ok(None);
        };
        // A link would bring a closed account back to life.
        if recipient.is_closed() && purpose.is_some() {
            return Ok(None);
        }
        let address = letter.address.clone().unwrap_or_else(|| recipient.email.clone());
        if address.is_empty() {
            return Ok(None);
        }
        let token = match purpose {
            Some(purpose) => {
                let secret = Secret::draw();
                let player = Some(letter.player);
                tokens::insert(conn, purpose, &secret.hash(), player, &address, now)?;
                Some(secret.as_str().to_owned())
            }
            None => None,
        };
        let game = match letter.game {
            Some(id) => games::find(conn, id)?,
            None => None,
        };
        let challenge = match letter.challenge {
            Some(id) => challenges::find(conn, id)?,
            None => None,
        };
        let other = match (&game, &challenge) {
            (Some(game), _) => game.side_of(letter.player).map(|side| game.player(!side)),
            (None, Some(c)) if c.challenger_id == letter.player => c.opponent_id,
            (None, Some(c)) => Some(c.challenger_id),
            (None, None) => None,
        };
        let other = match other {
            Some(id) => players::find(conn, id)?.map(|player| player.name),
            None => None,
        };
        let mut games_of = Vec::with_capacity(letter.games.len());
        for (id, seen) in &letter.games {
            games_of.extend(told_of(conn, letter.player, *id, *seen)?);
        }
        let ply = letter.ply.and_then(|ply| u32::try_from(ply).ok());
        Ok(Some(Facts {
            kind: letter.kind,
            site,
            base_url,
            now,
            recipient,
            address,
            game,
            games: games_of,
            ply,
            challenge,
            other,
            token,
        }))
    };
    if purpose.is_some() { jobs.db.write(gather).await } else { jobs.db.read(gather).await }
}

/// A game among several that a letter tells of; `None` if it is gone, or cannot be read.
fn told_of(
    conn: &mut DbConn,
    player: PlayerId,
    id: GameId,
    seen: u32,
) -> Result<Option<ToldGame>, DbError> {
    let (stored, names) = match games::find_with_names(conn, id).map_err(DbError::from) {
        Ok(Some(found)) => found,
        Ok(None) => return Ok(None),
        Err(error) if error.is_corrupt() => return Ok(None),
        Err(error) => return Err(error),
    };
    let Some(side) = stored.side_of(player) else { return Ok(None) };
    let [white, black] = names;
    Ok(Some(ToldGame { stored, seen, side, other: side.fold_wb(black, white) }))
}

fn purpose(kind: Kind) -> Option<Purpose> {
    match kind {
        Kind::ConfirmAddress => Some(Purpose::ConfirmAddress),
        Kind::ResetPassword => Some(Purpose::ResetPassword),
        Kind::ChangeAddress => Some(Purpose::ChangeAddress),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_back_off_over_two_days() {
        let total: TimeDelta = (1..ATTEMPTS).map(back_off).sum();
        assert!((40..60).contains(&total.num_hours()), "{total}");
        assert!(back_off(1) >= TimeDelta::minutes(1) && back_off(1) < TimeDelta::seconds(76));
        assert!(back_off(i32::MAX) >= TimeDelta::hours(4));
    }
}
