//! Games as files: many of them as PGN, read and sent piece by piece.

use std::collections::HashMap;

use actix_web::{HttpResponse, HttpResponseBuilder, http::header};
use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::{
    db::{
        DbConn, GameId, PlayerId, game_ratings,
        games::StoredGame,
        players,
        tournaments::{self, TournamentPlace},
    },
    game::pgn::{Sheet, export},
    ratings::Rating,
    web::request_context::RequestContext,
};

/// Games read at a time while many are sent.
pub const GAMES_PER_CHUNK: u16 = 50;

pub const PGN: &str = "application/vnd.chess-pgn; charset=utf-8";

/// Begins an answer that a browser saves.
pub fn file(kind: &'static str, name: &str) -> HttpResponseBuilder {
    let mut response = HttpResponse::Ok();
    response
        .insert_header((header::CONTENT_TYPE, kind))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")));
    response
}

/// What is the same for all games of a file.
pub struct PgnFile {
    site_name: String,
    base_url: String,
    /// With times on every move.
    clocks: bool,
    now: DateTime<Utc>,
}

impl PgnFile {
    pub fn new(ctx: &RequestContext, clocks: bool) -> PgnFile {
        PgnFile {
            site_name: ctx.site.settings.name.clone(),
            base_url: ctx.app.config.base_url.clone(),
            clocks,
            now: ctx.now,
        }
    }
}

/// Some games, with what PGN says beside their moves.
pub struct PgnChunk {
    games: Vec<StoredGame>,
    names: HashMap<PlayerId, String>,
    places: HashMap<GameId, TournamentPlace>,
    /// Of White and Black, when the game began.
    ratings: HashMap<GameId, [Option<Rating>; 2]>,
}

impl PgnChunk {
    /// Reads what belongs to games.
    pub fn find(conn: &mut DbConn, games: Vec<StoredGame>) -> QueryResult<PgnChunk> {
        let players: Vec<_> = games.iter().flat_map(|game| [game.white, game.black]).collect();
        let ids: Vec<_> = games.iter().map(|game| game.id).collect();
        Ok(PgnChunk {
            names: players::names(conn, &players)?,
            ratings: game_ratings::list_at_start(conn, &games)?,
            places: tournaments::list_places(conn, &ids)?.into_iter().collect(),
            games,
        })
    }

    /// Writes the games one after the other.
    pub fn text(self, file: &PgnFile) -> String {
        let name = |id| self.names.get(&id).map_or("", String::as_str);
        let game = |stored: StoredGame| {
            let played_in = self.places.get(&stored.id).map(TournamentPlace::pgn_event);
            let ratings = self.ratings.get(&stored.id).copied().unwrap_or_default();
            let sheet = Sheet {
                event: &file.site_name,
                site: &format!("{}/games/{}", file.base_url, stored.id),
                white: name(stored.white),
                black: name(stored.black),
                ratings: ratings.map(|rating| rating.map(Rating::number)),
                opening: &stored.opening,
                played_in: played_in.as_ref(),
            };
            export(&stored.game.as_of(file.now), &sheet, file.clocks)
        };
        self.games.into_iter().map(game).collect()
    }
}
