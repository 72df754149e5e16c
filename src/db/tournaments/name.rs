//! What a tournament is called. A match that two players have agreed on is called by them.

use diesel::prelude::*;

use crate::{
    db::{
        DbConn, PlayerId, TournamentId,
        schema::{players, tournament_players, tournaments},
    },
    i18n::Locale,
};

/// Between the names of two players.
const BETWEEN: &str = " – ";

/// What a tournament is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentName {
    /// Of a match that was agreed on, both players.
    pub name: String,
    /// How many games that match has.
    pub series_games: Option<i32>,
}

impl TournamentName {
    /// Returns what a match between two players is stored as.
    pub(super) fn between(players: &[String; 2]) -> String {
        players.join(BETWEEN)
    }

    /// Returns the name: `Autumn Cup`; `Anna – Blake, 6 games`.
    pub fn said(&self, locale: Locale) -> String {
        let Some(games) = self.series_games else { return self.name.clone() };
        let players: Vec<String> =
            self.name.split(BETWEEN).map(|player| locale.name(player)).collect();
        let said = locale.t("tournament-series-name").with("players", players.join(BETWEEN));
        said.count("n", games).to_string()
    }
}

/// Calls the matches of a player by the name that they have now, when their account is closed.
pub fn update_names_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    let matches: Vec<TournamentId> = tournament_players::table
        .inner_join(tournaments::table)
        .filter(tournament_players::player_id.eq(player))
        .filter(tournaments::series_games.is_not_null())
        .select(tournaments::id)
        .load(conn)?;
    for id in matches {
        let names: Vec<String> = tournament_players::table
            .inner_join(players::table)
            .filter(tournament_players::tournament_id.eq(id))
            .order(tournament_players::pairing_number)
            .select(players::name)
            .load(conn)?;
        diesel::update(tournaments::table.find(id))
            .set(tournaments::name.eq(names.join(BETWEEN)))
            .execute(conn)?;
    }
    Ok(())
}
