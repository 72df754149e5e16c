//! Emails to everybody in a tournament, or to all who have waited in vain. To a few they are queued with what they tell, to thousands in
//! batches by a job: nobody's move waits long, and a job that is killed goes on where it was.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::{
    actions::{ActionError, emails::queue_tournament_news},
    db::{
        Db, DbConn, DbError, PlayerId,
        outbox::{TournamentNews, UNDECIDED},
        tournaments::{self, Mailing, StoredTournament},
    },
    tournament::{PlaceInSection, Progress, Seat, Tournament},
};

/// Emails that are queued together.
const BATCH: usize = 200;

/// Mailings that are looked at in one round.
const PER_ROUND: i64 = 20;

/// When one that could not be continued is looked at again.
const PAUSE_AFTER_ERROR: TimeDelta = TimeDelta::hours(1);

/// Queues an email to everybody whom the news is for, or has a job do it if they are many.
pub(super) fn tell_everybody(
    conn: &mut DbConn,
    stored: &StoredTournament,
    (news, text): (TournamentNews, &str),
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let everybody = recipients(&stored.tournament, news);
    let mailing = Mailing::new(stored.id, stored.version, (news.as_str(), text), now);
    if everybody.len() > BATCH {
        return tournaments::insert_mailing(conn, &mailing);
    }
    let progress = match news {
        TournamentNews::Finished => tournaments::progress(conn, stored.id, None)?,
        _ => Progress::new(),
    };
    let texts = MailingTexts::new(&stored.tournament, &progress, news, text);
    queue(conn, stored, &mailing, news, &everybody, &texts, now)
}

/// Queues what is left of emails to everybody. Returns how many batches there were.
pub async fn continue_mailings(db: &Db, now: DateTime<Utc>) -> Result<usize, DbError> {
    let due =
        db.read::<_, DbError>(move |conn| Ok(tournaments::list_mailings(conn, now, PER_ROUND)?));
    let mut batches = 0;
    for mailing in due.await? {
        match continue_one(db, mailing.clone(), now).await {
            Ok(done) => batches += done,
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error),
            Err(error) => {
                let tournament = mailing.tournament_id;
                tracing::error!(%tournament, %error, "emails about a tournament were left out");
                let until = now + PAUSE_AFTER_ERROR;
                db.write(move |conn| {
                    Ok::<_, DbError>(tournaments::postpone_mailing(conn, &mailing, until)?)
                })
                .await?;
            }
        }
    }
    Ok(batches)
}

async fn continue_one(
    db: &Db,
    mut mailing: Mailing,
    now: DateTime<Utc>,
) -> Result<usize, ActionError<std::convert::Infallible>> {
    let id = mailing.tournament_id;
    let loaded = db.read::<_, DbError>(move |conn| {
        let Some(stored) = tournaments::find(conn, id)? else { return Ok(None) };
        Ok(Some((stored, tournaments::progress(conn, id, None)?)))
    });
    let (stored, progress) = loaded.await?.ok_or(ActionError::NotFound)?;
    // A word of a newer server is left to that server.
    let Ok(news) = mailing.news.parse::<TournamentNews>() else {
        return Err(ActionError::Conflict);
    };
    let everybody = recipients(&stored.tournament, news);
    let next = everybody.partition_point(|player| *player <= mailing.told);
    let stored = std::sync::Arc::new(stored);
    let texts = MailingTexts::new(&stored.tournament, &progress, news, &mailing.text);
    let texts = std::sync::Arc::new(texts);
    let mut batches = 0;
    for batch in everybody[next..].chunks(BATCH) {
        let Some(last) = batch.last().copied() else { continue };
        let (batch, of, texts) = (batch.to_vec(), mailing.clone(), texts.clone());
        let stored = stored.clone();
        let is_ours = db.write(move |conn| {
            if !tournaments::update_told(conn, &of, last)? {
                return Ok(false);
            }
            queue(conn, &stored, &of, news, &batch, &texts, now)?;
            Ok::<_, DbError>(true)
        });
        if !is_ours.await? {
            return Ok(batches);
        }
        mailing.told = last;
        batches += 1;
    }
    db.write(move |conn| Ok::<_, DbError>(tournaments::delete_mailing(conn, &mailing)?)).await?;
    Ok(batches)
}

fn queue(
    conn: &mut DbConn,
    stored: &StoredTournament,
    mailing: &Mailing,
    news: TournamentNews,
    players: &[PlayerId],
    texts: &MailingTexts,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    players.iter().try_for_each(|player| {
        let told = (news, "", texts.of(*player));
        queue_tournament_news(conn, stored, mailing.version, *player, told, now)
    })
}

/// Returns who is told, in the order of their accounts: everybody who has entered, or plays and has
/// not left; or those who have waited for a place in vain.
fn recipients(tournament: &Tournament, news: TournamentNews) -> Vec<PlayerId> {
    let seats = || tournament.sections.iter().flat_map(|section| &section.seats);
    let mut all: Vec<PlayerId> = match (news, tournament.sections.is_empty()) {
        (TournamentNews::NoPlace, _) => {
            let seated: HashSet<i64> = seats().flat_map(Seat::players).collect();
            let entrants = tournament.entrants.iter().copied();
            entrants.filter(|entrant| !seated.contains(entrant)).map(PlayerId).collect()
        }
        (_, true) => tournament.entrants.iter().copied().map(PlayerId).collect(),
        (TournamentNews::OutInStage, false) => {
            let [.., before, now] = tournament.stages.as_slice() else { return Vec::new() };
            let playing = |stage| tournament.seats_of_stage(stage).map(|(_, seat)| seat);
            let goes_on: HashSet<i64> = playing(now).map(|seat| seat.player).collect();
            let out = playing(before).filter(|seat| seat.withdrawal.is_none());
            let out = out.map(|seat| seat.player).filter(|player| !goes_on.contains(player));
            out.map(PlayerId).collect()
        }
        (_, false) => {
            // Whoever plays in several stages has left with the last one.
            let playing: HashMap<i64, bool> =
                seats().map(|seat| (seat.player, seat.withdrawal.is_none())).collect();
            let playing = playing.into_iter().filter(|(_, is_there)| *is_there);
            playing.map(|(player, _)| PlayerId(player)).collect()
        }
    };
    all.sort_unstable();
    all
}

/// What each of many is told.
struct MailingTexts {
    all: String,
    /// The place of each, at the end.
    places: HashMap<PlayerId, String>,
}

impl MailingTexts {
    fn new(
        tournament: &Tournament,
        progress: &Progress,
        news: TournamentNews,
        text: &str,
    ) -> MailingTexts {
        let mut places = HashMap::new();
        if news == TournamentNews::Finished {
            // With stages the place is one in the whole tournament.
            let shows_section = tournament.sections.len() > 1 && tournament.stage_plan().is_none();
            for (section, found) in (1..).zip(&tournament.sections) {
                let in_section = tournament.places(section, progress);
                for (number, place) in in_section {
                    let Some(seat) = found.seats.get(number - 1) else { continue };
                    let points = place.points.map_or("-".to_owned(), |it| it.to_string());
                    let shown = if shows_section { section } else { 0 };
                    let PlaceInSection { first, last, of, .. } = place;
                    let mut text = format!("{first} {last} {of} {points} {shown}");
                    if place.is_undecided {
                        text = format!("{text} {UNDECIDED}");
                    }
                    places.insert(PlayerId(seat.player), text);
                }
            }
        }
        MailingTexts { all: text.to_owned(), places }
    }

    fn of(&self, player: PlayerId) -> &str {
        self.places.get(&player).unwrap_or(&self.all)
    }
}
