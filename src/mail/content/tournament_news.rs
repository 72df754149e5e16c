//! Emails about what happened in a tournament, besides that games begin.

use chrono::DateTime;
use chrono_tz::Tz;

use super::{EmailContent, EmailContext, QuotedMessage, content};
use crate::{
    db::outbox::{PLACE_LATER, TournamentNews, UNDECIDED, read_ladder_challenge, read_new_terms},
    i18n::{Locale, Message, terms_changes},
    tournament::{RESULTS_CLAIMED_WITHIN, TIME_OF_APPEAL},
};

/// News of a tournament, as the queued email has it.
struct TournamentEmail<'a> {
    locale: Locale,
    zone: Tz,
    id: &'a str,
    name: &'a str,
    /// By kind: what the director wrote, a place, who withdrew.
    text: &'a str,
    /// What has changed in the terms, one sentence each.
    changes: Vec<String>,
}

/// Says what happened; `None` if the email was queued by a newer server.
pub(super) fn tournament_news(context: &EmailContext) -> Option<EmailContent> {
    let (head, text) = context.detail.as_deref()?.split_once('\n')?;
    let mut words = head.splitn(3, ' ');
    let (id, told, name) = (words.next()?, words.next()?, words.next()?);
    let told: TournamentNews = told.parse().ok()?;
    if context.is_settled {
        return None;
    }
    let locale = context.locale();
    let changes = match context.changed_terms.as_deref() {
        Some([former, new]) => terms_changes(locale, context.recipient.zone(), former, new),
        None => Vec::new(),
    };
    // Which change it is stands before the reason, also where it is not found any more.
    let text = match told {
        TournamentNews::TermsChanged => read_new_terms(text).1,
        _ => text,
    };
    let zone = context.recipient.zone();
    let news = TournamentEmail { locale, zone, id, name, text, changes };
    let (subject, paragraphs) = news.said(told)?;
    let address = format!("{}/tournaments/{}", context.base_url, news.id);
    let button = match told {
        TournamentNews::PlayerWithdrew
        | TournamentNews::NotFull
        | TournamentNews::DeputyTookOver
        | TournamentNews::NoDeputy
        | TournamentNews::NoDirector => {
            (locale.t("email-direct-tournament"), format!("{address}/direct"))
        }
        // Where it is accepted or declined.
        TournamentNews::LadderChallenge => {
            (locale.t("email-challenge-button"), format!("{address}#challenges"))
        }
        _ => (locale.t("email-view-tournament"), address),
    };
    let content = content(subject.with("name", name), paragraphs, Some(button))?;
    let by = locale.t("email-tournament-director").to_string();
    let written = news.written(told).filter(|text| !text.is_empty());
    let message = written.map(|text| QuotedMessage { by, text: text.to_owned() });
    Some(EmailContent { message, ..content })
}

impl TournamentEmail<'_> {
    /// Returns the subject and what the email begins with.
    fn said(&self, told: TournamentNews) -> Option<(Message, Vec<String>)> {
        let TournamentEmail { locale, name, text, .. } = *self;
        let one = |subject: Message, said: Message| {
            Some((subject, vec![said.with("name", name).to_string()]))
        };
        match told {
            TournamentNews::Announcement => {
                one(locale.t("email-tournament-said-subject"), locale.t("email-tournament-said"))
            }
            TournamentNews::TermsChanged => {
                let said = locale.t("email-tournament-terms").with("name", name).to_string();
                let paragraphs = [said].into_iter().chain(self.changes.iter().cloned());
                Some((locale.t("email-tournament-terms-subject"), paragraphs.collect()))
            }
            TournamentNews::Canceled => one(
                locale.t("email-tournament-canceled-subject"),
                locale.t("email-tournament-canceled"),
            ),
            TournamentNews::Invited => one(
                locale.t("email-tournament-invited-subject"),
                locale.t("email-tournament-invited"),
            ),
            TournamentNews::EntryRemoved => one(
                locale.t("email-tournament-entry-removed-subject"),
                locale.t("email-tournament-entry-removed"),
            ),
            TournamentNews::MovedUp => one(
                locale.t("email-tournament-moved-up-subject"),
                locale.t("email-tournament-moved-up"),
            ),
            TournamentNews::OnWaitingList => one(
                locale.t("email-tournament-on-waiting-list-subject"),
                locale.t("email-tournament-on-waiting-list"),
            ),
            TournamentNews::NextEditionPlace => one(
                locale.t("email-tournament-next-edition-place-subject"),
                locale.t("email-tournament-next-edition-place"),
            ),
            TournamentNews::NextEdition => one(
                locale.t("email-tournament-next-edition-subject"),
                locale.t("email-tournament-next-edition"),
            ),
            TournamentNews::NoPlace => one(
                locale.t("email-tournament-no-place-subject"),
                locale.t("email-tournament-no-place"),
            ),
            TournamentNews::Withdrawn => {
                let ground = text.split_once('\n')?.0;
                let said = locale.t("email-tournament-withdrawn").with("ground", ground);
                one(locale.t("email-tournament-withdrawn-subject"), said)
            }
            TournamentNews::OpponentWithdrew | TournamentNews::MatchWithdrawn => {
                self.opponent_withdrew()
            }
            TournamentNews::SubstituteInvited => one(
                locale.t("email-tournament-substitute-subject"),
                locale.t("email-tournament-substitute"),
            ),
            TournamentNews::PlaceTaken => one(
                locale.t("email-tournament-place-taken-subject").with("player", locale.name(text)),
                locale.t("email-tournament-place-taken").with("player", locale.name(text)),
            ),
            TournamentNews::PlaceTakenOver => {
                let subject = locale.t("email-tournament-place-taken-over-subject");
                let said = locale.t("email-tournament-place-taken-over");
                let former = locale.name(text);
                one(subject.with("player", &former), said.with("player", &former))
            }
            TournamentNews::SpecialLeave | TournamentNews::OpponentOnLeave => {
                self.special_leave(told)
            }
            TournamentNews::PlayerDied => self.player_died(),
            TournamentNews::Bye => {
                let said = locale.t("email-tournament-bye").with("round", text);
                one(locale.t("email-tournament-bye-subject"), said)
            }
            TournamentNews::Qualified
            | TournamentNews::QualificationLost
            | TournamentNews::OutInStage => self.stage(told),
            TournamentNews::LadderChallenge
            | TournamentNews::LadderChallengeRefused
            | TournamentNews::LadderChallengeMissed
            | TournamentNews::LadderClosed => self.ladder(told),
            TournamentNews::Finished => self.finished(),
            TournamentNews::Eliminated => self.eliminated(),
            TournamentNews::PlayerWithdrew
            | TournamentNews::EntriesRemoved
            | TournamentNews::OnVacationAtStart
            | TournamentNews::NotStarted
            | TournamentNews::NotFull
            | TournamentNews::DeputyTookOver
            | TournamentNews::NoDeputy
            | TournamentNews::OfferEnded
            | TournamentNews::NoDirector => self.said_to_directors(told),
        }
    }

    /// The same of what directors and administrators are told.
    fn said_to_directors(&self, told: TournamentNews) -> Option<(Message, Vec<String>)> {
        let TournamentEmail { locale, name, text, .. } = *self;
        let one = |subject: Message, said: Message| {
            Some((subject, vec![said.with("name", name).to_string()]))
        };
        match told {
            TournamentNews::PlayerWithdrew => {
                let (ground, player) = text.split_once('\n')?;
                let player = locale.name(player);
                let subject = locale.t("email-tournament-opponent-withdrew-subject");
                let said = locale.t("email-tournament-player-withdrew").with("ground", ground);
                one(subject.with("player", &player), said.with("player", &player))
            }
            TournamentNews::EntriesRemoved => self.start(
                locale.t("email-tournament-entries-removed-subject"),
                locale.t("email-tournament-entries-removed"),
            ),
            TournamentNews::OnVacationAtStart => self.start(
                locale.t("email-tournament-on-vacation-subject"),
                locale.t("email-tournament-started"),
            ),
            TournamentNews::NotStarted => self.start(
                locale.t("email-tournament-not-started-subject"),
                locale.t("email-tournament-not-started"),
            ),
            TournamentNews::NotFull => self.start(
                locale.t("email-tournament-not-started-subject"),
                locale.t("email-tournament-not-full"),
            ),
            TournamentNews::DeputyTookOver => one(
                locale.t("email-tournament-deputy-took-over-subject"),
                locale.t("email-tournament-deputy-took-over"),
            ),
            TournamentNews::NoDeputy => one(
                locale.t("email-tournament-no-deputy-subject"),
                locale.t("email-tournament-no-deputy"),
            ),
            TournamentNews::NoDirector => one(
                locale.t("email-tournament-no-director-subject"),
                locale.t("email-tournament-no-director"),
            ),
            TournamentNews::OfferEnded => one(
                locale.t("email-tournament-offer-ended-subject"),
                locale.t("email-tournament-offer-ended").with("reason", text),
            ),
            _ => None,
        }
    }

    /// Returns what the director wrote.
    fn written(&self, told: TournamentNews) -> Option<&str> {
        match told {
            TournamentNews::Announcement
            | TournamentNews::TermsChanged
            | TournamentNews::Canceled
            | TournamentNews::EntryRemoved
            | TournamentNews::SubstituteInvited
            | TournamentNews::LadderClosed => Some(self.text),
            TournamentNews::Withdrawn | TournamentNews::SpecialLeave => {
                self.text.split_once('\n').map(|(_, reason)| reason)
            }
            _ => None,
        }
    }

    fn special_leave(&self, told: TournamentNews) -> Option<(Message, Vec<String>)> {
        let TournamentEmail { locale, name, text, .. } = *self;
        let one = |subject: Message, said: Message| {
            Some((subject, vec![said.with("name", name).to_string()]))
        };
        match told {
            TournamentNews::SpecialLeave => {
                let days: u32 = text.split_once('\n')?.0.parse().ok()?;
                let said = locale.t("email-tournament-special-leave").count("days", days);
                one(locale.t("email-tournament-special-leave-subject"), said)
            }
            TournamentNews::OpponentOnLeave => {
                let (days, player) = text.split_once('\n')?;
                let (days, player): (u32, _) = (days.parse().ok()?, locale.name(player));
                let subject = locale.t("email-tournament-opponent-on-leave-subject");
                let said = locale.t("email-tournament-opponent-on-leave").count("days", days);
                one(subject.with("player", &player), said.with("player", &player))
            }
            _ => None,
        }
    }

    fn ladder(&self, told: TournamentNews) -> Option<(Message, Vec<String>)> {
        let TournamentEmail { locale, name, text, .. } = *self;
        let one = |subject: Message, said: Message| {
            Some((subject, vec![said.with("name", name).to_string()]))
        };
        match told {
            TournamentNews::LadderChallenge => self.ladder_challenge(),
            TournamentNews::LadderChallengeRefused => {
                let (how, player) = text.split_once('\n')?;
                let player = locale.name(player);
                let subject = locale.t("email-ladder-challenge-refused-subject");
                let said = locale.t("email-ladder-challenge-refused").with("how", how);
                one(subject.with("player", &player), said.with("player", &player))
            }
            TournamentNews::LadderChallengeMissed => {
                let (how, player) = text.split_once('\n')?;
                let subject = locale.t("email-ladder-challenge-missed-subject");
                let said = locale.t("email-ladder-challenge-missed").with("how", how);
                one(subject, said.with("player", locale.name(player)))
            }
            TournamentNews::LadderClosed => {
                one(locale.t("email-ladder-closed-subject"), locale.t("email-ladder-closed"))
            }
            _ => None,
        }
    }

    fn ladder_challenge(&self) -> Option<(Message, Vec<String>)> {
        let locale = self.locale;
        let (_, expires_at, player) = read_ladder_challenge(self.text)?;
        let until = locale.full(&expires_at.with_timezone(&self.zone));
        let player = locale.name(player);
        let subject = locale.t("email-ladder-challenge-subject").with("player", &player);
        let said = locale.t("email-ladder-challenge").with("player", &player);
        let said = said.with("name", self.name).to_string();
        let answer = locale.t("email-ladder-challenge-answer").with("until", until).to_string();
        Some((subject, vec![said, answer]))
    }

    fn opponent_withdrew(&self) -> Option<(Message, Vec<String>)> {
        let (meaning, player) = self.text.split_once('\n')?;
        let player = self.locale.name(player);
        let subject = self.locale.t("email-tournament-opponent-withdrew-subject");
        let said = self.locale.t("email-tournament-opponent-withdrew");
        let said = said.with("meaning", meaning).with("player", &player).with("name", self.name);
        Some((subject.with("player", player), vec![said.to_string()]))
    }

    fn player_died(&self) -> Option<(Message, Vec<String>)> {
        let mut lines = self.text.splitn(3, '\n');
        let (meaning, game, player) = (lines.next()?, lines.next()?, lines.next()?);
        let player = self.locale.name(player);
        let subject = self.locale.t("email-tournament-player-died-subject");
        let said = self.locale.t("email-tournament-player-died").with("meaning", meaning);
        let mut paragraphs = vec![said.with("player", &player).with("name", self.name).to_string()];
        if game == "stopped" {
            let days = RESULTS_CLAIMED_WITHIN.num_days();
            let stopped = self.locale.t("email-tournament-game-stopped").count("days", days);
            paragraphs.push(stopped.with("player", &player).to_string());
        }
        Some((subject.with("player", player), paragraphs))
    }

    /// Who goes on to the next stage. The text of whoever does has its number, and until when it is to be confirmed.
    fn stage(&self, told: TournamentNews) -> Option<(Message, Vec<String>)> {
        let TournamentEmail { locale, text, .. } = *self;
        let (subject, said) = match told {
            TournamentNews::Qualified => {
                let (stage, until) = text.split_once(' ')?;
                let until = DateTime::from_timestamp(until.parse().ok()?, 0)?;
                let said = locale.t("email-tournament-qualified").with("stage", stage);
                let date = locale.full(&until.with_timezone(&self.zone));
                (locale.t("email-tournament-qualified-subject"), said.with("date", date))
            }
            TournamentNews::QualificationLost => (
                locale.t("email-tournament-qualification-lost-subject"),
                locale.t("email-tournament-qualification-lost").with("why", text),
            ),
            _ => (
                locale.t("email-tournament-out-in-stage-subject"),
                locale.t("email-tournament-out-in-stage").with("stage", text),
            ),
        };
        Some((subject, vec![said.with("name", self.name).to_string()]))
    }

    /// Everybody gets this email; whoever has a place reads it.
    fn finished(&self) -> Option<(Message, Vec<String>)> {
        let locale = self.locale;
        let said = locale.t("email-tournament-finished").with("name", self.name);
        let days = TIME_OF_APPEAL.num_days();
        let mut paragraphs = vec![said.count("days", days).to_string()];
        paragraphs.extend(self.own_place());
        Some((locale.t("email-tournament-finished-subject"), paragraphs))
    }

    fn own_place(&self) -> Option<String> {
        let locale = self.locale;
        let mut words = self.text.split(' ');
        let mut number = || words.next()?.parse::<usize>().ok();
        let (first, last, of) = (number()?, number()?, number()?);
        let points = words.next()?.parse::<f64>().ok();
        let section = words.next()?.parse::<u16>().ok().filter(|section| *section > 0);
        let mut said = match first == last {
            true => locale.t("email-tournament-place"),
            false => locale.t("email-tournament-place-shared").count("last", last),
        }
        .count("first", first)
        .count("of", of)
        .to_string();
        if words.next() == Some(UNDECIDED) {
            said += &format!(" {}", locale.t("email-tournament-place-undecided"));
        }
        if let Some(points) = points {
            let points = match points.fract() == 0.0 {
                true => format!("{points:.0}"),
                false => locale.decimal(points),
            };
            said += &format!(" {}", locale.t("email-tournament-points").with("points", points));
        }
        if let Some(section) = section {
            said += &format!(" {}", locale.t("email-tournament-section").with("section", section));
        }
        Some(said)
    }

    fn eliminated(&self) -> Option<(Message, Vec<String>)> {
        let locale = self.locale;
        let (places, winner) = self.text.split_once('\n')?;
        let said = match winner {
            "" => locale.t("email-tournament-eliminated-both"),
            winner => locale.t("email-tournament-eliminated").with("winner", locale.name(winner)),
        };
        let place = match places {
            PLACE_LATER => locale.t("email-tournament-place-later"),
            places => {
                let (first, last) = places.split_once(' ')?;
                let (first, last) = (first.parse::<usize>().ok()?, last.parse::<usize>().ok()?);
                match first >= last {
                    true => locale.t("email-tournament-own-place"),
                    false => locale.t("email-tournament-own-places").count("last", last),
                }
                .count("first", first)
            }
        };
        let said = said.with("name", self.name).to_string();
        let subject = locale.t("email-tournament-eliminated-subject");
        Some((subject, vec![said, place.to_string()]))
    }

    /// What became of a start, whose entries were removed, and who is on vacation: names in lines, and
    /// a tab between the two lists.
    fn start(&self, subject: Message, said: Message) -> Option<(Message, Vec<String>)> {
        let locale = self.locale;
        let (removed, on_vacation) = self.text.split_once('\t').unwrap_or((self.text, ""));
        let names = |lines: &str| {
            lines.lines().map(|name| locale.name(name)).collect::<Vec<String>>().join(", ")
        };
        let mut paragraphs = vec![said.with("name", self.name).to_string()];
        if !removed.is_empty() {
            let removed = locale.t("email-tournament-removed").with("players", names(removed));
            paragraphs.push(removed.to_string());
        }
        if !on_vacation.is_empty() {
            let away = locale.t("email-tournament-away").with("players", names(on_vacation));
            paragraphs.push(away.to_string());
        }
        Some((subject, paragraphs))
    }
}
