//! The fields of a tournament of stages. Whatever is left empty of a later stage is as in the one before.

use super::{
    form_fields::{StageField, StageFields, choice, small_number},
    tournament_form::TournamentForm,
};
use crate::{
    i18n::{Locale, Message},
    tournament::{
        pairing::round_robin::{Cycles, RoundPace},
        stage_terms::{GroupStage, NAMED_STAGES, StagePlan},
        terms::Format,
    },
    web::form_errors::FieldFault,
};

/// The names of the fields of a stage: size of groups, how many of each go on, how many of the others.
const FIELDS: [[&str; 3]; NAMED_STAGES] = [
    ["stage1_size", "stage1_of_each", "stage1_others"],
    ["stage2_size", "stage2_of_each", "stage2_others"],
    ["stage3_size", "stage3_of_each", "stage3_others"],
];

fn labels(locale: Locale) -> [Message; 3] {
    [
        locale.t("tournament-new-group-size"),
        locale.t("tournament-new-of-each-group"),
        locale.t("tournament-new-best-others"),
    ]
}

impl TournamentForm {
    pub(super) fn stage_fields(&self, locale: Locale) -> Vec<StageFields<'_>> {
        let stages = (1..).zip(FIELDS.into_iter().zip(self.stage_texts()));
        stages
            .map(|(number, (names, texts))| {
                let title = match number {
                    NAMED_STAGES => locale.t("tournament-new-stage-and-later"),
                    _ => locale.t("tournament-stage"),
                };
                let [one, two, three] = labels(locale);
                let field = |index: usize, label| StageField {
                    name: names[index],
                    label,
                    text: texts[index],
                };
                StageFields {
                    title: title.with("stage", number.to_string()),
                    fields: [field(0, one), field(1, two), field(2, three)],
                }
            })
            .collect()
    }

    fn stage_texts(&self) -> [[&str; 3]; NAMED_STAGES] {
        [
            [&self.stage1_size, &self.stage1_of_each, &self.stage1_others],
            [&self.stage2_size, &self.stage2_of_each, &self.stage2_others],
            [&self.stage3_size, &self.stage3_of_each, &self.stage3_others],
        ]
    }

    pub(super) fn read_stages(&self, locale: Locale) -> Result<Format, FieldFault> {
        let mut stages: Vec<GroupStage> = Vec::new();
        for (fields, texts) in FIELDS.into_iter().zip(self.stage_texts()) {
            let before = stages.last().copied();
            let read = |index: usize, before: Option<u8>| match (texts[index].trim(), before) {
                ("", Some(before)) => Ok(before),
                (text, _) => {
                    let [one, two, three] = labels(locale);
                    let label = match index {
                        0 => one,
                        1 => two,
                        _ => three,
                    };
                    small_number(fields[index], label, text, locale)
                }
            };
            stages.push(GroupStage {
                group_size: read(0, before.map(|it| it.group_size))?,
                of_each_group: read(1, before.map(|it| it.of_each_group))?,
                best_others: read(2, before.map(|it| it.best_others))?,
            });
        }
        let plan = StagePlan::new(&stages)
            .ok_or_else(|| (FIELDS[0][0], locale.t("tournament-new-error-format").to_string()))?;
        Ok(Format::Stages {
            plan,
            cycles: choice("stage_cycles", &self.stage_cycles, locale)?,
            pace: choice("stage_pace", &self.stage_pace, locale)?,
        })
    }

    /// Returns the field of the first stage that cannot be played so.
    pub(super) fn impossible_stage_field(&self, locale: Locale) -> &'static str {
        let Ok(Format::Stages { plan, .. }) = self.read_stages(locale) else {
            return FIELDS[0][0];
        };
        let impossible = (1..).zip(FIELDS).find(|(number, _)| !plan.stage(*number).is_possible());
        impossible.map_or(FIELDS[0][0], |(_, fields)| fields[0])
    }

    pub(super) fn fill_stages(&mut self, plan: StagePlan, cycles: Cycles, pace: RoundPace) {
        let text = |number: u16| match plan.named().get(usize::from(number) - 1) {
            None => [String::new(), String::new(), String::new()],
            Some(stage) => {
                [stage.group_size, stage.of_each_group, stage.best_others].map(|it| it.to_string())
            }
        };
        [self.stage1_size, self.stage1_of_each, self.stage1_others] = text(1);
        [self.stage2_size, self.stage2_of_each, self.stage2_others] = text(2);
        [self.stage3_size, self.stage3_of_each, self.stage3_others] = text(3);
        self.stage_cycles = cycles.as_str().to_owned();
        self.stage_pace = pace.as_str().to_owned();
    }
}
