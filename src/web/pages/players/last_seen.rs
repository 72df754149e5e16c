//! Where a player comes from, when they were last here, and how fast they reply.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    db::players::{ONLINE_WITHIN, Player},
    game::pace::{Pace, tenths_up},
    i18n::{Locale, Message},
    web::countries,
};

/// Own moves from which on something can be said of how fast a player answers.
const MIN_MOVES: usize = 5;

/// Returns the name of the country that a player comes from.
pub fn country(player: &Player, locale: Locale) -> Option<Message> {
    countries::name(&player.country, locale)
}

/// When somebody was last here, no closer than others need to know.
#[derive(Clone, Debug)]
pub struct LastSeen {
    pub is_online: bool,
    pub when: Message,
}

/// Returns when somebody was last here.
pub fn seen(last_seen_at: DateTime<Utc>, now: DateTime<Utc>, locale: Locale) -> LastSeen {
    let ago = now - last_seen_at;
    let when = match ago.num_days() {
        ..1 => locale.t("profile-seen-day"),
        1..7 => locale.t("profile-seen-week"),
        7..30 => locale.t("profile-seen-month"),
        30.. => locale.t("profile-seen-long-ago"),
    };
    LastSeen { is_online: ago < ONLINE_WITHIN, when }
}

/// Returns within which time a player usually answers: the median of what moves took. `None` as
/// long as there are too few of them.
pub fn reply(mut times: Vec<TimeDelta>, locale: Locale) -> Option<Message> {
    if times.len() < MIN_MOVES {
        return None;
    }
    let middle = times.len() / 2;
    let (_, median, _) = times.select_nth_unstable(middle);
    // Begun hours count: it says within which time.
    let hours = (median.num_minutes().max(0) + 59) / 60;
    let (days, rest) = (hours / 24, hours % 24);
    Some(match (days, rest) {
        (0, 0 | 1) => locale.t("profile-moves-within-hour"),
        (0, hours) => locale.t("profile-moves-within-hours").count("hours", hours),
        (days, 0) => locale.t("profile-moves-within-days").count("days", days),
        (days, hours) => {
            locale.t("profile-moves-within-days-hours").count("days", days).count("hours", hours)
        }
    })
}

/// Returns sentences about how fast a player moves, and how often they lose on time.
pub fn pace(pace: Pace, times: usize, locale: Locale) -> Vec<Message> {
    let days = pace
        .days_a_move
        .filter(|_| times >= MIN_MOVES)
        .map(|days| locale.t("profile-pace").with("days", locale.decimal(tenths_up(days))));
    let lost = (pace.finished_games > 0).then(|| {
        let said = locale.t("profile-lost-on-time");
        said.count("lost", pace.lost_on_time).count("games", pace.finished_games)
    });
    days.into_iter().chain(lost).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typical_reply_is_the_one_in_the_middle() {
        let said = |minutes: &[i64]| {
            let times = minutes.iter().map(|minutes| TimeDelta::minutes(*minutes)).collect();
            reply(times, Locale::default()).map(|said| said.to_string())
        };
        for (minutes, expected) in [
            (&[5, 5, 5, 5][..], None),
            (&[0, 0, 0, 0, 0], Some("Usually moves within an hour.")),
            (&[9000, 1, 60, 2, 9000], Some("Usually moves within an hour.")),
            (&[9000, 1, 61, 2, 9000], Some("Usually moves within 2 hours.")),
            (&[9000, 1, 23 * 60 + 1, 2, 9000], Some("Usually moves within 1 day.")),
            (&[9000, 1, 26 * 60 + 1, 2, 9000], Some("Usually moves within 1 day and 3 hours.")),
            (&[9000, 1, 48 * 60, 2, 9000], Some("Usually moves within 2 days.")),
        ] {
            assert_eq!(said(minutes).as_deref(), expected, "{minutes:?}");
        }
    }

    #[test]
    fn a_pace_is_told_when_there_is_something_to_tell() {
        let said = |moves: usize, finished, lost| {
            let of = Pace::of(&vec![TimeDelta::hours(33); moves], finished, lost);
            let said = pace(of, moves, Locale::default());
            said.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        let average = "On average 1.4 days per move in the last games.";
        for (moves, finished, lost, expected) in [
            (4, 0, 0, String::new()),
            (5, 0, 0, average.to_owned()),
            (0, 1, 1, "1 of 1 finished game lost on time.".to_owned()),
            (9, 140, 2, format!("{average} 2 of 140 finished games lost on time.")),
        ] {
            assert_eq!(said(moves, finished, lost), expected);
        }
    }

    #[test]
    fn when_somebody_was_here_is_told_roughly() {
        let now = DateTime::from_timestamp(1_795_269_600, 0).unwrap();
        for (hours, is_online, expected) in [
            (0, true, "less than a day ago"),
            (1, false, "less than a day ago"),
            (24, false, "less than a week ago"),
            (24 * 7, false, "less than a month ago"),
            (24 * 30, false, "more than a month ago"),
        ] {
            let seen = seen(now - TimeDelta::hours(hours), now, Locale::default());
            assert_eq!((seen.is_online, seen.when.to_string().as_str()), (is_online, expected));
        }
    }
}
