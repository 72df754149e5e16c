//! What the page of a tournament with stages has besides its tables: its sections by stage, who goes on, and
//! whether the reader has to confirm it.

use crate::{
    db::PlayerId,
    i18n::{Locale, Message},
    tournament::Tournament,
    web::times::Zone,
};

/// The sections of a stage, or all of a tournament without stages.
pub struct SectionGroup {
    pub title: Option<Message>,
    /// The number of each, and whether it is shown.
    pub sections: Vec<(u16, bool)>,
}

pub struct StageView {
    /// Where the stage stands.
    pub said: Message,
    /// The reader goes on.
    pub own: Option<OwnPlaceView>,
}

pub struct OwnPlaceView {
    pub said: Message,
    pub is_confirmed: bool,
}

/// Returns the sections to choose from, none where there is no choice.
pub fn section_groups(locale: Locale, tournament: &Tournament, shown: u16) -> Vec<SectionGroup> {
    let count = u16::try_from(tournament.sections.len()).unwrap_or(u16::MAX);
    let view = |section: u16| (section, section == shown);
    if count <= 1 {
        return Vec::new();
    }
    if tournament.stages.is_empty() {
        return vec![SectionGroup { title: None, sections: (1..=count).map(view).collect() }];
    }
    let stages = (1..).zip(&tournament.stages);
    stages
        .map(|(number, stage)| SectionGroup {
            title: Some(stage_title(locale, tournament, number)),
            sections: stage.sections().map(view).collect(),
        })
        .collect()
}

/// Names a stage: by its number, or as the final.
pub fn stage_title(locale: Locale, tournament: &Tournament, number: u16) -> Message {
    match tournament.stage(number) {
        Some(stage) if stage.groups == 1 => locale.t("tournament-stage-final"),
        _ => locale.t("tournament-stage").with("stage", number.to_string()),
    }
}

/// Returns where the stage stands that is played; `None` for a tournament without stages, before the start and when
/// no stage follows.
pub fn stage_view(tournament: &Tournament, me: Option<PlayerId>, zone: Zone) -> Option<StageView> {
    let locale = zone.locale();
    let (number, stage) = tournament.current_stage().filter(|_| tournament.has_stage_to_come())?;
    let next = number.saturating_add(1).to_string();
    let confirmed = stage.qualified.iter().filter(|one| one.is_confirmed).count();
    let said = match stage.qualified.len() {
        0 => locale.t("tournament-stage-open").with("stage", next.as_str()),
        count => {
            let said = locale.t("tournament-stage-confirmed").count("n", confirmed);
            said.count("of", count).with("stage", next.as_str())
        }
    };
    let own = me.and_then(|me| tournament.qualified_player(me.0)).map(|one| {
        let said = match one.is_confirmed {
            true => locale.t("tournament-own-place-confirmed"),
            false => {
                let said = locale.t("tournament-own-place");
                said.with("date", zone.full(one.confirms_until()))
            }
        };
        OwnPlaceView { said: said.with("stage", next.as_str()), is_confirmed: one.is_confirmed }
    });
    Some(StageView { said, own })
}
