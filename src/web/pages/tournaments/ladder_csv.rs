//! The steps of a ladder as CSV (RFC 4180), for spreadsheets: the highest first.

use super::{ladder_view::LadderFacts, table_csv::line, table_view::TableContext};
use crate::{
    db::PlayerId,
    i18n::key,
    tournament::{StepCause, StepOutcome, Tournament},
};

/// Returns the steps with what each player has won, drawn and lost in games that count.
pub fn ladder_csv(tournament: &Tournament, facts: &LadderFacts, context: &TableContext) -> String {
    let locale = context.locale;
    let head = [
        key!("ladder-history-step"),
        key!("tournament-player"),
        key!("tournament-rating"),
        key!("ladder-csv-won"),
        key!("ladder-csv-drawn"),
        key!("ladder-csv-lost"),
    ];
    let head: Vec<String> = head.into_iter().map(|key| locale.t(key).to_string()).collect();
    let mut text = line(&head);
    let steps = tournament.ladder_steps(context.progress);
    for (step, players) in steps.from_the_top() {
        for number in players {
            let account = PlayerId(tournament.ladder_account(number).unwrap_or_default());
            let stored = context.names.get(&account).map_or("", String::as_str);
            let since = tournament.ladder.present_since(number);
            let count = |wanted: StepOutcome| {
                let own = steps.changes.iter().filter(|change| {
                    change.player == number && since.is_some_and(|since| since <= change.at)
                });
                own.filter(|change| match change.cause {
                    StepCause::Entered => false,
                    StepCause::Game { outcome, .. } | StepCause::Challenge { outcome, .. } => {
                        outcome == wanted
                    }
                })
                .count()
                .to_string()
            };
            text.push_str(&line(&[
                step.to_string(),
                locale.name(stored),
                facts.rating(account).map_or_else(String::new, |rating| rating.to_string()),
                count(StepOutcome::Won),
                count(StepOutcome::Drawn),
                count(StepOutcome::Lost),
            ]));
        }
    }
    text
}
