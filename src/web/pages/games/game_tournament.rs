//! Which tournament a game belongs to, as its pages say it.

use diesel::QueryResult;

use crate::{
    db::{
        DbConn,
        tournaments::{self, StoredPhase, TournamentPlace},
    },
    i18n::{HtmlMessage, Locale},
    tournament::ladder::number_of,
};

/// A game's place in a tournament.
pub struct GameTournament {
    pub place: TournamentPlace,
    /// Otherwise nobody speaks of its one section.
    has_sections: bool,
    /// A match that was agreed on is offered again after its last game, when it is over.
    pub may_offer_rematch: bool,
}

impl GameTournament {
    pub fn find(conn: &mut DbConn, place: TournamentPlace) -> QueryResult<GameTournament> {
        let has_sections = tournaments::has_sections(conn, place.tournament)?;
        let may_offer_rematch = match (place.name.series_games, place.phase) {
            (None, _) | (_, StoredPhase::Cancelled) => true,
            (Some(_), StoredPhase::Announced | StoredPhase::Running) => false,
            (Some(_), StoredPhase::Finished | StoredPhase::Final) => {
                tournaments::is_last(conn, &place)?
            }
        };
        Ok(GameTournament { place, has_sections, may_offer_rematch })
    }

    /// Names the tournament with a link, and the place: section, round.
    pub fn said(&self, locale: Locale) -> HtmlMessage {
        let TournamentPlace { tournament, name, format, pairing, .. } = &self.place;
        let (round, mut address) = (pairing.round, format!("/tournaments/{tournament}"));
        let said = match format.as_str() {
            // Its rounds are its games.
            "match" => locale.t_html("tournament-place-in-match").with("game", round),
            "ladder" => {
                let number = number_of(*pairing).map_or_else(String::new, |it| it.to_string());
                locale.t_html("ladder-place").with("challenge", number)
            }
            "knockout" => locale
                .t_html("tournament-place-in-bracket")
                .with("round", round)
                .with("match", pairing.board)
                .with("game", pairing.game),
            _ if self.has_sections => {
                address = format!("{address}?section={}", pairing.section);
                let said = locale.t_html("tournament-place-in-section").with("round", round);
                said.with("section", pairing.section)
            }
            _ => locale.t_html("tournament-place-in-round").with("round", round),
        };
        said.with("tournament", name.said(locale)).link(address)
    }
}
