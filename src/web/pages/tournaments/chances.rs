//! Who can still finish first in a section, or go on from a stage: a word beside each name, and how it was
//! found out.

use std::sync::Arc;

use crate::{
    db::{
        DbError,
        tournaments::{self, StoredTournament},
    },
    i18n::{Locale, Message, key},
    tournament::{
        Progress, Stage, StageSeat,
        standings::{Precision, Qualification, QualificationStatus, StageQualification},
    },
    web::{qualifications::SectionVersion, request_context::RequestContext},
};

/// What a table says of the chances of its players.
pub enum Chances {
    FirstPlace(Arc<Qualification>),
    /// Games can change who goes on: of the group of this number, from 0.
    Open {
        stage: Arc<StageQualification>,
        group: usize,
    },
    /// The log says who goes on.
    Named {
        stage: Stage,
        section: u16,
    },
}

impl Chances {
    /// Finds out the chances in the section that is shown; `None` if no game can change its table any more, or none
    /// can yet. `progress`: of its games.
    pub async fn find(
        ctx: &RequestContext,
        stored: &StoredTournament,
        section: u16,
        progress: &Progress,
    ) -> Option<Chances> {
        let tournament = &stored.tournament;
        let number = tournament.stage_of(section);
        let state = SectionVersion { tournament: stored.id, section, changes: stored.changes() };
        match tournament.stage(number).filter(|stage| stage.groups > 1) {
            Some(stage) if !stage.qualified.is_empty() => {
                Some(Chances::Named { stage: stage.clone(), section })
            }
            Some(stage) if tournament.has_stage_to_come() => {
                let state = SectionVersion { section: stage.first_section, ..state };
                let group = usize::from(section.checked_sub(stage.first_section)?);
                let found = of_stage(ctx, stored, number, state).await?;
                Some(Chances::Open { stage: found, group })
            }
            Some(_) => None,
            None => {
                let table = tournament.open_table(section, progress)?;
                let tie_breaks = tournament.terms.tie_breaks.clone();
                let found = ctx.app.qualifications.of_first_place(state, table, tie_breaks).await?;
                Some(Chances::FirstPlace(found))
            }
        }
    }

    fn statuses(&self) -> &[QualificationStatus] {
        match self {
            Chances::FirstPlace(found) => &found.statuses,
            Chances::Open { stage, group } => {
                stage.statuses.get(*group).map_or(&[][..], Vec::as_slice)
            }
            Chances::Named { .. } => &[],
        }
    }

    fn is_all_open(&self) -> bool {
        self.statuses().iter().all(|status| *status == QualificationStatus::InContention)
    }

    /// Returns the word beside a player of the table; `None` where it would say the same of all.
    pub fn of_player(&self, player: usize, locale: Locale) -> Option<Message> {
        if let Chances::Named { stage, section } = self {
            let seat = StageSeat { section: *section, number: player + 1 };
            let named = stage.qualified.iter().find(|one| one.seat == seat);
            return match named {
                _ if stage.given_up.contains(&seat) => Some(locale.t("tournament-chance-given-up")),
                Some(one) if one.is_confirmed => Some(locale.t("tournament-chance-confirmed")),
                Some(_) => Some(locale.t("tournament-chance-goes-on")),
                None => None,
            };
        }
        let status = self.statuses().get(player).filter(|_| !self.is_all_open())?;
        let is_stage = matches!(self, Chances::Open { .. });
        Some(locale.t(match (status, is_stage) {
            (QualificationStatus::Qualified, false) => key!("tournament-chance-sure"),
            (QualificationStatus::InContention, false) => key!("tournament-chance-open"),
            (QualificationStatus::Eliminated, false) => key!("tournament-chance-none"),
            (QualificationStatus::Qualified, true) => key!("tournament-chance-goes-on"),
            (QualificationStatus::InContention, true) => key!("tournament-chance-can-go-on"),
            (QualificationStatus::Eliminated, true) => key!("tournament-chance-none"),
        }))
    }

    /// Says what the words mean, and whether they are exact.
    pub fn said(&self, locale: Locale) -> Message {
        let (precision, is_stage) = match self {
            Chances::FirstPlace(found) => (found.precision, false),
            Chances::Open { stage, .. } => (stage.precision, true),
            Chances::Named { .. } => return locale.t("tournament-chances-named"),
        };
        locale.t(match (precision, is_stage) {
            (_, false) if self.is_all_open() => key!("tournament-chances-all"),
            (_, true) if self.is_all_open() => key!("tournament-chances-stage-all"),
            (Precision::Exact, false) => key!("tournament-chances-exact"),
            (Precision::PointsBound, false) => key!("tournament-chances-bound"),
            (Precision::Exact, true) => key!("tournament-chances-stage-exact"),
            (Precision::PointsBound, true) => key!("tournament-chances-stage-bound"),
        })
    }
}

/// Finds out who can go on from a stage. Best others are compared over all groups: games of all of them are read, if
/// it is not known.
async fn of_stage(
    ctx: &RequestContext,
    stored: &StoredTournament,
    number: u16,
    state: SectionVersion,
) -> Option<Arc<StageQualification>> {
    let known = &ctx.app.qualifications;
    if let Some(found) = known.known_of_stage(&state) {
        return Some(found);
    }
    let id = stored.id;
    let read =
        ctx.app.db.read::<_, DbError>(move |conn| Ok(tournaments::progress(conn, id, None)?));
    let progress =
        read.await.inspect_err(|error| tracing::error!(%error, "no qualification")).ok()?;
    let tables = stored.tournament.stage_tables(number, &progress)?;
    known.of_stage(state, tables, stored.tournament.terms.tie_breaks.clone()).await
}
