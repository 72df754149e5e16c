//! The public log of a tournament: as sentences, and as the file that a stranger checks.

use actix_web::web::Path;
use askama::Template;

use super::{
    list_visible,
    log_sentences::{LogRow, TournamentLogSentences},
};
use crate::{
    db::{
        DbError, GameId, PlayerId, TournamentId, game_events, log_chain, players,
        tournaments::{self, StoredTournament},
    },
    tournament::{
        event::{TournamentActor, TournamentEvent, TournamentEventKind},
        log::{self, TournamentLogLine},
    },
    web::{
        error::{PageError, PageResult},
        layout::Page,
        request_context::{RequestContext, plain_text},
    },
};

/// Games whose logs are read at a time.
const GAMES_PER_READ: usize = 50;

#[derive(Template)]
#[template(path = "tournaments/log.html")]
struct LogTemplate<'a> {
    page: Page<'a>,
    id: TournamentId,
    name: String,
    entries: Vec<LogRow>,
    head: String,
}

/// A tournament, and the lines that it has come from.
struct TournamentLog {
    stored: StoredTournament,
    lines: Vec<TournamentLogLine>,
}

async fn read(ctx: &RequestContext, id: TournamentId) -> Result<TournamentLog, PageError> {
    let found = ctx.app.db.read(move |conn| {
        let Some(stored) = tournaments::find(conn, id)? else { return Ok(None) };
        let mut lines = tournaments::list_lines(conn, id)?;
        // An event that came after the tournament was read belongs to its next version.
        lines.truncate(usize::try_from(stored.version).unwrap_or(0));
        Ok::<_, DbError>(Some(TournamentLog { stored, lines }))
    });
    found.await?.ok_or(PageError::NotFound)
}

/// Returns the events of a log.
fn read_events(
    id: TournamentId,
    lines: &[TournamentLogLine],
) -> Result<Vec<TournamentEvent>, PageError> {
    let event = |line: &TournamentLogLine| {
        let unread = || PageError::Internal(format!("line {} of tournament {id}", line.number));
        line.read().ok_or_else(unread)
    };
    lines.iter().map(event).collect()
}

/// `GET /tournaments/{id}/log`
pub async fn show(ctx: RequestContext, id: Path<TournamentId>) -> PageResult {
    let TournamentLog { stored, lines } = read(&ctx, *id).await?;
    let events = read_events(*id, &lines)?;
    let mut ids: Vec<PlayerId> = events.iter().flat_map(accounts_of).collect();
    ids.sort_unstable();
    ids.dedup();
    let names = ctx.app.db.read(move |conn| Ok::<_, DbError>(players::names(conn, &ids)?)).await?;
    let mut sentences = TournamentLogSentences::new(&names, ctx.zone());
    let entries = events.iter().map(|event| sentences.row(event)).collect();
    ctx.ok(&LogTemplate {
        page: ctx.page(),
        id: *id,
        name: stored.name.said(ctx.locale),
        entries,
        head: stored.tournament.head.clone(),
    })
}

/// Returns the accounts that a line names. Whoever plays stands in the line in which they entered.
fn accounts_of(event: &TournamentEvent) -> impl Iterator<Item = PlayerId> {
    let (one, other) = match event.what {
        TournamentEventKind::EntryRemoved { player, .. }
        | TournamentEventKind::Invited { player }
        | TournamentEventKind::Entered { player, .. }
        | TournamentEventKind::SubstituteInvited { player, .. } => (Some(player), None),
        TournamentEventKind::Announced { director, deputy, .. }
        | TournamentEventKind::DirectorsChanged { director, deputy, .. } => (director, deputy),
        _ => (None, None),
    };
    [account_of(event.by), one.map(PlayerId), other.map(PlayerId)].into_iter().flatten()
}

fn account_of(actor: TournamentActor) -> Option<PlayerId> {
    match actor {
        TournamentActor::Player(account) | TournamentActor::Director(account) => {
            Some(PlayerId(account))
        }
        TournamentActor::System => None,
    }
}

/// `GET /tournaments/{id}/logs.txt`: with the logs of all games behind it that the reader may see,
/// as `zugpost verify-tournament` reads them.
pub async fn with_games(ctx: RequestContext, id: Path<TournamentId>) -> PageResult {
    let TournamentLog { stored, lines } = read(&ctx, *id).await?;
    let reader = ctx.reader();
    let mut text = log::export(id.0, &lines, &stored.tournament.head);
    let mut games: Vec<GameId> =
        stored.tournament.games.iter().map(|game| GameId(game.id)).collect();
    games.sort_unstable();
    for batch in games.chunks(GAMES_PER_READ) {
        let batch = batch.to_vec();
        let logs = ctx.app.db.read(move |conn| {
            let mut logs = String::new();
            for stored in list_visible(conn, &batch, reader)? {
                let mut log = game_events::list(conn, stored.id)?;
                log.truncate(usize::try_from(stored.version()).unwrap_or(0));
                logs += &log_chain::export_public(&stored, &log);
            }
            Ok::<_, DbError>(logs)
        });
        text += &logs.await?;
    }
    Ok(plain_text(text))
}

/// `GET /tournaments/{id}/log.txt`
pub async fn file(ctx: RequestContext, id: Path<TournamentId>) -> PageResult {
    let TournamentLog { stored, lines } = read(&ctx, *id).await?;
    let text = log::export(id.0, &lines, &stored.tournament.head);
    Ok(plain_text(text))
}
