//! Taking a tournament away: all its games as PGN, a crosstable as CSV, FIDE's report file.

use actix_web::web::{Bytes, Path, Query};
use futures_util::stream;
use serde::Deserialize;

use super::{
    ladder_csv::ladder_csv,
    list_visible,
    show::{TournamentQuery, load},
    table_csv::table_csv,
    table_view::TableContext,
    trf_file::trf_file,
};
use crate::{
    db::{Db, DbError, GameId, PlayerId, TournamentId, tournaments},
    tournament::{StartedGame, terms::Format},
    web::{
        error::{PageError, PageResult},
        pages::games::pgn_file::{GAMES_PER_CHUNK, PGN, PgnChunk, PgnFile, file},
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct PgnQuery {
    /// With times on every move.
    clocks: Option<String>,
}

/// Where the stream of games continues.
struct TournamentCursor {
    db: Db,
    /// Those that are still to come.
    games: std::vec::IntoIter<GameId>,
    reader: Option<PlayerId>,
    file: PgnFile,
}

/// `GET /tournaments/{id}.pgn`: all games by section, round and board, read and sent piece by piece.
pub async fn pgn(
    ctx: RequestContext,
    id: Path<TournamentId>,
    asked: Query<PgnQuery>,
) -> PageResult {
    let id = *id;
    let found = ctx.app.db.read(move |conn| {
        let Some(stored) = tournaments::find(conn, id)? else { return Ok(None) };
        let mut games: Vec<&StartedGame> = stored.tournament.games.iter().collect();
        games.sort_unstable_by_key(|game| game.paired.pairing);
        let games: Vec<GameId> = games.into_iter().map(|game| GameId(game.id)).collect();
        Ok::<_, DbError>(Some(games))
    });
    let games = found.await?.ok_or(PageError::NotFound)?;
    let cursor = TournamentCursor {
        db: ctx.app.db.clone(),
        games: games.into_iter(),
        reader: ctx.reader(),
        file: PgnFile::new(&ctx, asked.clocks.is_some()),
    };
    let games = stream::try_unfold(cursor, |cursor| async move {
        let next = next_games(cursor).await.map_err(PageError::from)?;
        Ok::<_, PageError>(next.map(|(text, cursor)| (Bytes::from(text), cursor)))
    });
    Ok(file(PGN, &format!("zugpost-tournament-{id}.pgn")).streaming(games))
}

async fn next_games(
    mut cursor: TournamentCursor,
) -> Result<Option<(String, TournamentCursor)>, DbError> {
    let ids: Vec<GameId> = cursor.games.by_ref().take(GAMES_PER_CHUNK.into()).collect();
    if ids.is_empty() {
        return Ok(None);
    }
    let reader = cursor.reader;
    let chunk = cursor.db.read(move |conn| {
        let found = list_visible(conn, &ids, reader)?;
        Ok::<_, DbError>(PgnChunk::find(conn, found)?)
    });
    Ok(Some((chunk.await?.text(&cursor.file), cursor)))
}

/// `GET /tournaments/{id}/table.csv?section=`
pub async fn table(
    ctx: RequestContext,
    id: Path<TournamentId>,
    asked: Query<TournamentQuery>,
) -> PageResult {
    let loaded = load(&ctx, *id, asked.section).await?;
    let tournament = &loaded.stored.tournament;
    let progress = loaded.progress(&ctx).await?;
    let context = TableContext {
        locale: ctx.locale,
        names: &loaded.names,
        me: ctx.reader(),
        progress: &progress,
        zone: ctx.zone(),
    };
    // A tree of a thousand players has no table of each against each.
    let text = match tournament.terms.format {
        Format::Ladder => Some(ladder_csv(tournament, &loaded.ladder_facts, &context)),
        format if format.has_table() => table_csv(tournament, loaded.section, &context),
        _ => None,
    };
    let text = text.ok_or(PageError::NotFound)?;
    let name = format!("zugpost-tournament-{}-section-{}.csv", *id, loaded.section);
    Ok(file("text/csv; charset=utf-8", &name).body(text))
}

/// `GET /tournaments/{id}.trf`: FIDE's report file of a Swiss tournament.
pub async fn report(ctx: RequestContext, id: Path<TournamentId>) -> PageResult {
    let loaded = load(&ctx, *id, None).await?;
    let progress = loaded.progress(&ctx).await?;
    let context = TableContext {
        locale: ctx.locale,
        names: &loaded.names,
        me: ctx.reader(),
        progress: &progress,
        zone: ctx.zone(),
    };
    let text = trf_file(&loaded.stored.tournament, &context).ok_or(PageError::NotFound)?;
    let name = format!("zugpost-tournament-{}.trf", *id);
    Ok(file("text/plain; charset=utf-8", &name).body(text))
}
