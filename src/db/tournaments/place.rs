//! Where a game stands in which tournament.

use diesel::prelude::*;

use super::{StoredPhase, name::TournamentName};
use crate::{
    db::{
        Corrupt, DbConn, DbTimestamp, GameId, TournamentId,
        schema::{tournament_games, tournaments},
    },
    game::pgn::PgnEvent,
    i18n::Locale,
    tournament::{PairingId, Visibility, ladder::number_of},
};

/// Where a game stands in which tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentPlace {
    pub tournament: TournamentId,
    pub name: TournamentName,
    pub phase: StoredPhase,
    /// `round_robin`, `match`, `knockout`, `stages`, `swiss` or `ladder`.
    pub format: String,
    visibility: String,
    started_at: Option<DbTimestamp>,
    pub pairing: PairingId,
    /// From 1.
    stage: i32,
}

/// A row that says which game of which tournament a game is.
#[derive(Queryable, Selectable)]
#[diesel(table_name = tournament_games)]
pub(in crate::db) struct PairingRow {
    tournament_id: TournamentId,
    section: i32,
    round: i32,
    board: i32,
    number: i32,
    stage: i32,
}

/// What a game says of its tournament.
#[derive(Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub(in crate::db) struct NamedTournamentRow {
    name: String,
    series_games: Option<i32>,
    phase: String,
    format: String,
    visibility: String,
    started_at: Option<DbTimestamp>,
}

impl PairingRow {
    pub(super) fn pairing(&self) -> PairingId {
        let small = |n: i32| u16::try_from(n).unwrap_or(0);
        PairingId {
            section: small(self.section),
            round: small(self.round),
            board: small(self.board),
            game: u8::try_from(self.number).unwrap_or(0),
        }
    }
}

impl TournamentPlace {
    pub(in crate::db) fn new(
        game: &PairingRow,
        tournament: NamedTournamentRow,
    ) -> QueryResult<TournamentPlace> {
        let NamedTournamentRow { name, series_games, phase, format, visibility, started_at } =
            tournament;
        let name = TournamentName { name, series_games };
        let (tournament, pairing, stage) = (game.tournament_id, game.pairing(), game.stage);
        let corrupt = |_| Corrupt::error("tournaments", tournament.0, "phase");
        let phase = phase.parse().map_err(corrupt)?;
        Ok(TournamentPlace {
            tournament,
            name,
            phase,
            format,
            visibility,
            started_at,
            pairing,
            stage,
        })
    }

    /// Returns whether the tournament ever hides moves from those who do not play the game.
    pub fn hides_games(&self) -> bool {
        self.visibility != Visibility::Everything.as_str()
    }

    /// Returns how PGN says it: the round as stage and round (`1.3`), in a knockout with the game of
    /// the match (`1.3.2`), in a Swiss tournament as round and board (`3.12`), on a ladder as the number of
    /// the challenge.
    pub fn pgn_event(&self) -> PgnEvent {
        let PairingId { section, round, board, game } = self.pairing;
        let mut tags = vec![("Section", section.to_string()), ("Board", board.to_string())];
        if let Some(at) = self.started_at {
            tags.push(("EventDate", at.utc().format("%Y.%m.%d").to_string()));
        }
        PgnEvent {
            // A PGN is in English.
            name: self.name.said(Locale::default()),
            round: match self.format.as_str() {
                "knockout" => format!("1.{round}.{game}"),
                // It has one stage, and many boards.
                "swiss" => format!("{round}.{board}"),
                "ladder" => {
                    number_of(self.pairing).map_or_else(|| "-".to_owned(), |it| it.to_string())
                }
                _ => format!("{}.{round}", self.stage),
            },
            tags,
        }
    }
}

/// Lists where games stand; games of no tournament are left out.
pub fn list_places(
    conn: &mut DbConn,
    ids: &[GameId],
) -> QueryResult<Vec<(GameId, TournamentPlace)>> {
    let rows: Vec<(GameId, PairingRow, NamedTournamentRow)> = tournament_games::table
        .inner_join(tournaments::table)
        .filter(tournament_games::game_id.eq_any(ids))
        .select((
            tournament_games::game_id,
            PairingRow::as_select(),
            NamedTournamentRow::as_select(),
        ))
        .load(conn)?;
    let place = |(id, game, tournament)| Ok((id, TournamentPlace::new(&game, tournament)?));
    rows.into_iter().map(place).collect()
}

/// Returns whether no later game of its match has begun.
pub fn is_last(conn: &mut DbConn, place: &TournamentPlace) -> QueryResult<bool> {
    let later: i64 = tournament_games::table
        .filter(tournament_games::tournament_id.eq(place.tournament))
        .filter(tournament_games::round.gt(i32::from(place.pairing.round)))
        .count()
        .get_result(conn)?;
    Ok(later == 0)
}

/// Returns whether games of a tournament are played in more than one section.
pub fn has_sections(conn: &mut DbConn, tournament: TournamentId) -> QueryResult<bool> {
    let found: Option<GameId> = tournament_games::table
        .filter(tournament_games::tournament_id.eq(tournament))
        .filter(tournament_games::section.gt(1))
        .select(tournament_games::game_id)
        .limit(1)
        .get_result(conn)
        .optional()?;
    Ok(found.is_some())
}
