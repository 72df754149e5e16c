//! Why a tournament cannot be played by its terms, and why a command to it was refused, in the
//! reader's language.

use super::sentences::Sentence;
use crate::{
    game::pace::tenths_up,
    i18n::{Locale, Message, key},
    tournament::{
        HiddenUntil, MAX_DAYS_GIVEN, TermsFault, TournamentError,
        entry::UnmetCondition,
        ladder::{ChallengeObstacle, MAX_LADDER_PLAYERS, MAX_STEPS_BELOW},
        pairing::{
            match_games::MAX_GAMES,
            round_robin::{MAX_PLAYERS, MIN_PLAYERS},
        },
        swiss_terms::{MAX_SWISS_PLAYERS, ROUND_DAYS, SWISS_ROUNDS},
        terms::{GAME_DAYS, MAX_DESCRIPTION, MAX_NAME, MAX_SEEDS},
    },
};

/// Returns the key of the sentence that says until when moves are hidden.
pub fn hidden_until(until: HiddenUntil) -> &'static str {
    match until {
        HiddenUntil::GameOver => key!("game-hidden-until-game-over"),
        HiddenUntil::TournamentFinished => key!("game-hidden-until-tournament-finished"),
    }
}

impl Sentence for HiddenUntil {
    fn said(&self, locale: Locale) -> Message {
        locale.t(hidden_until(*self))
    }
}

impl Sentence for TermsFault {
    fn said(&self, locale: Locale) -> Message {
        match self {
            TermsFault::Name => locale.t("tournament-error-name").count("most", MAX_NAME),
            TermsFault::Description => {
                locale.t("tournament-error-description").count("most", MAX_DESCRIPTION)
            }
            TermsFault::SectionSize => locale
                .t("tournament-error-section-size")
                .count("least", MIN_PLAYERS)
                .count("most", MAX_PLAYERS),
            TermsFault::Stages => locale
                .t("tournament-error-stages")
                .count("least", MIN_PLAYERS)
                .count("most", MAX_PLAYERS),
            TermsFault::GameCount => {
                locale.t("tournament-error-game-count").count("most", u32::from(MAX_GAMES))
            }
            TermsFault::RoundCount => locale
                .t("tournament-error-round-count")
                .count("least", u32::from(*SWISS_ROUNDS.start()))
                .count("most", u32::from(*SWISS_ROUNDS.end())),
            TermsFault::MoreRoundsThanOpponents => {
                locale.t("tournament-error-more-rounds-than-opponents")
            }
            TermsFault::RoundDays => locale
                .t("tournament-error-round-days")
                .count("least", u32::from(*ROUND_DAYS.start()))
                .count("most", u32::from(*ROUND_DAYS.end())),
            TermsFault::Capacity => locale
                .t("tournament-error-capacity")
                .count("least", MIN_PLAYERS)
                .count("swiss", MAX_SWISS_PLAYERS)
                .count("ladder", MAX_LADDER_PLAYERS)
                .count("most", MAX_SEEDS),
            TermsFault::FullNeedsCapacity => locale.t("tournament-error-full-needs-capacity"),
            TermsFault::StartInThePast => locale.t("tournament-error-start-in-the-past"),
            TermsFault::Unlimited => locale.t("tournament-error-unlimited"),
            TermsFault::CannotBeRated => locale.t("tournament-error-cannot-be-rated"),
            TermsFault::StartingPosition => locale.t("tournament-error-starting-position"),
            TermsFault::UnevenPosition => locale.t("tournament-error-uneven-position"),
            TermsFault::TieBreaks => locale.t("tournament-error-tie-breaks"),
            TermsFault::RatingRange => locale.t("tournament-error-rating-range"),
            TermsFault::Percentage => locale.t("tournament-error-percentage"),
            TermsFault::RepeatsOnlyWhenFull => locale.t("tournament-error-repeats-only-when-full"),
            TermsFault::RepeatsOneSection => locale.t("tournament-error-repeats-one-section"),
            TermsFault::RepeatsStages => locale.t("tournament-error-repeats-stages"),
            TermsFault::EndBeforeStart => locale.t("tournament-error-end-before-start"),
            TermsFault::EndOfStandingOffer => locale.t("tournament-error-end-of-standing-offer"),
            TermsFault::StartOfLadder => locale.t("ladder-error-start"),
            TermsFault::EndOfLadder => locale.t("ladder-error-end"),
            TermsFault::HiddenLadder => locale.t("ladder-error-hidden"),
            TermsFault::LotOfLadder => locale.t("ladder-error-lot"),
            TermsFault::GameDays => locale
                .t("tournament-error-game-days")
                .count("least", *GAME_DAYS.start())
                .count("most", *GAME_DAYS.end()),
        }
    }
}

impl Sentence for UnmetCondition {
    fn said(&self, locale: Locale) -> Message {
        match *self {
            UnmetCondition::Account => locale.t("tournament-error-account"),
            UnmetCondition::Barred => locale.t("tournament-error-barred"),
            UnmetCondition::LeftPreviousEdition => {
                locale.t("tournament-error-left-previous-edition")
            }
            UnmetCondition::SameOffer => locale.t("tournament-error-same-offer"),
            UnmetCondition::Invitation => locale.t("tournament-error-invitation"),
            UnmetCondition::Rating => locale.t("tournament-error-no-rating"),
            UnmetCondition::RatingTooLow { min, rating } => {
                locale.t("tournament-error-rating-too-low").with("min", min).with("rating", rating)
            }
            UnmetCondition::RatingTooHigh { max, rating } => {
                locale.t("tournament-error-rating-too-high").with("max", max).with("rating", rating)
            }
            UnmetCondition::Games { min, games } => {
                locale.t("tournament-error-games").count("min", min).count("games", games)
            }
            UnmetCondition::TooManyTimeouts { max_percent, lost, games } => locale
                .t("tournament-error-timeouts")
                .with("max", locale.percent(i64::from(max_percent)))
                .count("lost", lost)
                .count("games", games),
            UnmetCondition::TooSlow { max_days, days } => locale
                .t("tournament-error-too-slow")
                .count("max", max_days)
                // Rounded down, more days than allowed could read as the number that is allowed.
                .with("days", locale.decimal(tenths_up(days))),
            UnmetCondition::GameLimit(over) => over.said(locale),
            UnmetCondition::TooManyRunning { max, games } => locale
                .t("tournament-error-too-many-running")
                .count("max", max)
                .count("games", games),
        }
    }
}

impl Sentence for ChallengeObstacle {
    fn said(&self, locale: Locale) -> Message {
        match *self {
            ChallengeObstacle::NotOnLadder => locale.t("ladder-obstacle-not-on-ladder"),
            ChallengeObstacle::Oneself => locale.t("ladder-obstacle-oneself"),
            ChallengeObstacle::Above => locale.t("ladder-obstacle-above"),
            ChallengeObstacle::TooFarBelow => {
                locale.t("ladder-obstacle-too-far-below").count("most", MAX_STEPS_BELOW)
            }
            ChallengeObstacle::Waiting => locale.t("ladder-obstacle-waiting"),
            ChallengeObstacle::Playing => locale.t("ladder-obstacle-playing"),
            ChallengeObstacle::MetRecently { days } => {
                locale.t("ladder-obstacle-met-recently").count("days", days)
            }
            ChallengeObstacle::ChallengerFull => locale.t("ladder-obstacle-challenger-full"),
            ChallengeObstacle::ChallengedFull => locale.t("ladder-obstacle-challenged-full"),
            ChallengeObstacle::OnVacation => locale.t("ladder-obstacle-on-vacation"),
            ChallengeObstacle::CannotPlay => locale.t("ladder-obstacle-cannot-play"),
        }
    }
}

impl Sentence for TournamentError {
    fn said(&self, locale: Locale) -> Message {
        locale.t(match self {
            TournamentError::Terms(fault) => return fault.said(locale),
            TournamentError::UnmetCondition(unmet) => return unmet.said(locale),
            TournamentError::AlreadyDone => key!("tournament-error-already-done"),
            TournamentError::NotOpenYet => key!("tournament-error-not-open-yet"),
            TournamentError::EntriesClosed => key!("tournament-error-entries-closed"),
            TournamentError::NotStarted => key!("tournament-error-not-started"),
            TournamentError::Over => key!("tournament-error-over"),
            TournamentError::NotEntered => key!("tournament-error-not-entered"),
            TournamentError::TermsFrozen => key!("tournament-error-terms-frozen"),
            TournamentError::TermsChanged => key!("tournament-error-terms-changed"),
            TournamentError::NumbersChanged => key!("tournament-error-numbers-changed"),
            TournamentError::DirectorsChanged => key!("tournament-error-directors-changed"),
            TournamentError::DirectorPlays => key!("tournament-error-director-plays"),
            TournamentError::CannotDirect => key!("tournament-error-cannot-direct"),
            TournamentError::ReasonMissing => key!("tournament-error-reason-missing"),
            TournamentError::NoSuchPlayer => key!("tournament-error-no-such-player"),
            TournamentError::NotDue => key!("tournament-error-not-due"),
            TournamentError::PlaysAlready => key!("tournament-error-plays-already"),
            TournamentError::NotInvited => key!("tournament-error-not-invited"),
            TournamentError::TooLateForSubstitute => {
                key!("tournament-error-too-late-for-substitute")
            }
            TournamentError::SeatPlayedOn => key!("tournament-error-seat-played-on"),
            TournamentError::SeatBeingDecided => key!("tournament-error-seat-being-decided"),
            TournamentError::DaysRange { most } => {
                return locale.t("tournament-error-days-range").count("most", u32::from(*most));
            }
            TournamentError::CurrentOpponent => key!("decision-error-current-opponent"),
            TournamentError::HasLeft => key!("tournament-error-has-left"),
            TournamentError::NoEntry => key!("tournament-error-no-entry"),
            TournamentError::TimeGivenMeanwhile => key!("tournament-error-time-given-meanwhile"),
            TournamentError::SpecialLeaveTaken => key!("tournament-error-special-leave-taken"),
            TournamentError::TimeGivenFull => {
                return locale
                    .t("tournament-error-time-given-full")
                    .count("most", u32::from(MAX_DAYS_GIVEN));
            }
            TournamentError::NoSuchGame => key!("tournament-error-no-such-game"),
            TournamentError::NumbersDiffer => key!("tournament-error-numbers-differ"),
            TournamentError::NextEditionExists => key!("tournament-error-next-edition-exists"),
            TournamentError::HasNoEditions => key!("tournament-error-has-no-editions"),
            TournamentError::NoSuchRound => key!("tournament-error-no-such-round"),
            TournamentError::RoundPaired => key!("tournament-error-round-paired"),
            TournamentError::NotQualified => key!("tournament-error-not-qualified"),
            TournamentError::NoLadder => key!("ladder-error-no-ladder"),
            TournamentError::LadderFull => key!("ladder-error-full"),
            TournamentError::Challenge(obstacle) => return obstacle.said(locale),
            TournamentError::NoSuchChallenge => key!("ladder-error-no-such-challenge"),
            TournamentError::ChallengeSettled => key!("ladder-error-challenge-settled"),
            TournamentError::ChallengeFull => key!("ladder-error-challenge-full"),
            TournamentError::NotPaired => key!("tournament-error-not-paired"),
            TournamentError::WrongSecret => key!("tournament-error-wrong-secret"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn refusals_say_why() {
        let table: [(&dyn Sentence, &str); 8] = [
            (&TermsFault::Name, "Enter a name of 1 to 80 characters."),
            (
                &TermsFault::SectionSize,
                "A section must have 3 to 24 players. Enter another number.",
            ),
            (
                &TournamentError::Terms(TermsFault::RatingRange),
                "The lowest rating is above the highest. Enter another range.",
            ),
            (
                &TournamentError::UnmetCondition(UnmetCondition::RatingTooLow {
                    min: 1400,
                    rating: 1399,
                }),
                "Only players with a rating of at least 1400 can enter. Yours is 1399.",
            ),
            (
                &UnmetCondition::Games { min: 20, games: 1 },
                "You need 20 finished games to enter. You have 1.",
            ),
            (
                &UnmetCondition::TooManyTimeouts { max_percent: 5, lost: 2, games: 20 },
                "You have lost 2 of your 20 finished games on time. To enter, it must be at most 5%.",
            ),
            (
                &UnmetCondition::TooSlow { max_days: 2, days: 2.01 },
                "You take 2.1 days per move on average. To enter, it must be at most 2 days.",
            ),
            (
                &UnmetCondition::TooManyRunning { max: 1, games: 5 },
                "You have 5 games in progress. To enter, it must be at most 1.",
            ),
        ];
        for (refusal, english) in table {
            assert_eq!(refusal.said(Locale::default()).to_string(), english);
        }
    }

    /// Nothing that a sentence needs is left out, in any language.
    #[test]
    fn everything_is_filled_in() {
        let all: [&dyn Sentence; 67] = [
            &TermsFault::Name,
            &TermsFault::Description,
            &TermsFault::SectionSize,
            &TermsFault::Stages,
            &TermsFault::GameCount,
            &TermsFault::RoundCount,
            &TermsFault::MoreRoundsThanOpponents,
            &TermsFault::RoundDays,
            &TermsFault::Capacity,
            &TermsFault::FullNeedsCapacity,
            &TermsFault::StartInThePast,
            &TermsFault::Unlimited,
            &TermsFault::CannotBeRated,
            &TermsFault::StartingPosition,
            &TermsFault::StartOfLadder,
            &TermsFault::EndOfLadder,
            &TermsFault::HiddenLadder,
            &TermsFault::LotOfLadder,
            &TermsFault::UnevenPosition,
            &TermsFault::TieBreaks,
            &TermsFault::RatingRange,
            &TermsFault::Percentage,
            &TermsFault::RepeatsOnlyWhenFull,
            &TermsFault::RepeatsOneSection,
            &TermsFault::RepeatsStages,
            &TermsFault::EndBeforeStart,
            &TermsFault::EndOfStandingOffer,
            &TermsFault::GameDays,
            &UnmetCondition::Account,
            &UnmetCondition::Barred,
            &UnmetCondition::LeftPreviousEdition,
            &UnmetCondition::SameOffer,
            &UnmetCondition::Invitation,
            &UnmetCondition::Rating,
            &UnmetCondition::RatingTooLow { min: 1400, rating: 1300 },
            &UnmetCondition::RatingTooHigh { max: 1600, rating: 1700 },
            &UnmetCondition::Games { min: 20, games: 19 },
            &UnmetCondition::TooManyTimeouts { max_percent: 5, lost: 2, games: 20 },
            &UnmetCondition::TooSlow { max_days: 2, days: 2.5 },
            &UnmetCondition::TooManyRunning { max: 4, games: 5 },
            &TournamentError::AlreadyDone,
            &TournamentError::NotOpenYet,
            &TournamentError::EntriesClosed,
            &TournamentError::NotStarted,
            &TournamentError::Over,
            &TournamentError::NotEntered,
            &TournamentError::TermsFrozen,
            &TournamentError::TermsChanged,
            &TournamentError::NumbersChanged,
            &TournamentError::DirectorsChanged,
            &TournamentError::DirectorPlays,
            &TournamentError::CannotDirect,
            &TournamentError::ReasonMissing,
            &TournamentError::NoSuchPlayer,
            &TournamentError::NotDue,
            &TournamentError::PlaysAlready,
            &TournamentError::NotInvited,
            &TournamentError::TooLateForSubstitute,
            &TournamentError::SeatPlayedOn,
            &TournamentError::SeatBeingDecided,
            &TournamentError::NextEditionExists,
            &TournamentError::HasNoEditions,
            &TournamentError::NoSuchRound,
            &TournamentError::RoundPaired,
            &TournamentError::NotQualified,
            &TournamentError::NotPaired,
            &TournamentError::WrongSecret,
        ];
        for language in Language::ALL {
            for refusal in all {
                let said = refusal.said(Locale::of(language)).to_string();
                let is_whole = said.ends_with('.') && !said.contains(['{', '$', '}']);
                assert!(is_whole, "{}: {said}", language.tag());
            }
        }
    }
}
