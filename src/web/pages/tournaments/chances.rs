//! Who can still finish first in a section: a word beside each name, and how it was found out.

use std::sync::Arc;

use crate::{
    db::tournaments::StoredTournament,
    i18n::{Locale, Message, key},
    tournament::{
        Progress,
        standings::{Precision, Qualification, QualificationStatus},
    },
    web::{qualifications::SectionVersion, request_context::RequestContext},
};

/// What a table says of the chances of its players.
pub struct Chances(Arc<Qualification>);

impl Chances {
    /// Finds out the chances in the section of a round robin that is shown; `None` if no game can
    /// change its table any more, or none can yet.
    pub async fn find(
        ctx: &RequestContext,
        stored: &StoredTournament,
        section: u16,
        progress: &Progress,
    ) -> Option<Chances> {
        let tournament = &stored.tournament;
        let table = tournament.open_table(section, progress)?;
        let state = SectionVersion { tournament: stored.id, section, changes: stored.changes() };
        let tie_breaks = tournament.terms.tie_breaks.clone();
        let found = ctx.app.qualifications.of_first_place(state, table, tie_breaks).await?;
        Some(Chances(found))
    }

    fn is_all_open(&self) -> bool {
        self.0.statuses.iter().all(|status| *status == QualificationStatus::InContention)
    }

    /// Returns the word beside a player of the table; `None` where it would say the same of all.
    pub fn of_player(&self, player: usize, locale: Locale) -> Option<Message> {
        let status = self.0.statuses.get(player).filter(|_| !self.is_all_open())?;
        Some(locale.t(match status {
            QualificationStatus::Qualified => key!("tournament-chance-sure"),
            QualificationStatus::InContention => key!("tournament-chance-open"),
            QualificationStatus::Eliminated => key!("tournament-chance-none"),
        }))
    }

    /// Says what the words mean, and whether they are exact.
    pub fn said(&self, locale: Locale) -> Message {
        locale.t(match self.0.precision {
            _ if self.is_all_open() => key!("tournament-chances-all"),
            Precision::Exact => key!("tournament-chances-exact"),
            Precision::PointsBound => key!("tournament-chances-bound"),
        })
    }
}
