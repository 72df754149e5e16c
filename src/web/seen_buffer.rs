//! A buffer of who was seen, and of what they looked at and read. Every request adds to it;
//! `seen_writer` stores it every two seconds and empties it. Who is online is for
//! `db::players::ONLINE_WITHIN`.
//!
//! So no GET writes to the database. Emails ask what was seen; that is why it is not stored later.
//! Messages and invitations that were just read are taken off the numbers at the top of the page until then.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::{
    actions::messages::{BufferedGameViews, Read},
    chess::Color,
    db::{GameId, PlayerId, SessionId, TournamentId, game_views::LastView},
};
use chrono::{DateTime, TimeDelta, Utc};

/// Emails depend on what was seen, and are sent within a second or two of the event.
pub const FLUSH_INTERVAL: Duration = Duration::from_secs(2);
/// What is written down is at least so much newer than before.
const MIN_CHANGE: TimeDelta = TimeDelta::minutes(1);

/// Sessions seen, and games viewed, since they were last written down. In the order of the
/// players: who else locks several of them does so in it.
#[derive(Default)]
pub struct SeenBuffer {
    seen: Mutex<BTreeMap<(PlayerId, SessionId), DateTime<Utc>>>,
    game_views: Mutex<BufferedGameViews>,
    /// By the reader and who wrote.
    reads: Mutex<BTreeMap<(PlayerId, PlayerId), Read>>,
    /// Invitations that their players have looked at.
    invitations: Mutex<BTreeSet<(PlayerId, TournamentId)>>,
}

impl SeenBuffer {
    /// Notes a visit; `known` is what the database says.
    pub fn note(
        &self,
        session: SessionId,
        player: PlayerId,
        known: DateTime<Utc>,
        now: DateTime<Utc>,
    ) {
        if now - known >= MIN_CHANGE {
            self.seen().insert((player, session), now);
        }
    }

    /// Notes that a player of a game looked at it, and on which side they talk there if the two had
    /// said something.
    pub fn record_game_view(
        &self,
        player: PlayerId,
        game: GameId,
        last_view: LastView,
        talks_as: Option<Color>,
    ) {
        note_latest(&mut self.game_views(), (player, game), (last_view, talks_as));
    }

    /// Returns the last message that a player saw in a game, as far as the view is not written down
    /// yet.
    pub fn last_read_in_game(&self, player: PlayerId, game: GameId) -> Option<i64> {
        self.game_views().get(&(player, game)).map(|(last_view, _)| last_view.last_read_message_id)
    }

    /// Notes that a player read what another said: the last message, and how many were new.
    pub fn note_read(
        &self,
        player: PlayerId,
        from: PlayerId,
        (up_to, messages): (i64, i64),
        now: DateTime<Utc>,
    ) {
        let mut reads = self.reads();
        let read = reads.entry((player, from)).or_insert(Read { up_to, messages, at: now });
        // A page that was asked for earlier may be there later.
        if up_to >= read.up_to {
            *read = Read { up_to, messages, at: now };
        }
    }

    /// Counts what a player has read of what another said that the database does not know yet.
    pub fn just_read_of(&self, player: PlayerId, from: PlayerId) -> i64 {
        self.reads().get(&(player, from)).map_or(0, |read| read.messages)
    }

    /// Counts the same of all who wrote.
    pub fn just_read(&self, player: PlayerId) -> usize {
        let all = (player, PlayerId(i64::MIN))..=(player, PlayerId(i64::MAX));
        let count: i64 = self.reads().range(all).map(|(_, read)| read.messages).sum();
        usize::try_from(count).unwrap_or_default()
    }

    /// Notes that a player looked at an invitation that the database does not know them to have seen.
    pub fn note_invitation(&self, player: PlayerId, tournament: TournamentId) {
        self.invitations().insert((player, tournament));
    }

    /// Returns whether a player has looked at an invitation without the database knowing it.
    pub fn has_just_seen_invitation(&self, player: PlayerId, tournament: TournamentId) -> bool {
        self.invitations().contains(&(player, tournament))
    }

    /// Counts all such invitations.
    pub fn just_seen_invitations(&self, player: PlayerId) -> usize {
        let all = (player, TournamentId(i64::MIN))..=(player, TournamentId(i64::MAX));
        self.invitations().range(all).count()
    }

    pub(super) fn seen(&self) -> MutexGuard<'_, BTreeMap<(PlayerId, SessionId), DateTime<Utc>>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn game_views(&self) -> MutexGuard<'_, BufferedGameViews> {
        self.game_views.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn invitations(&self) -> MutexGuard<'_, BTreeSet<(PlayerId, TournamentId)>> {
        self.invitations.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn reads(&self) -> MutexGuard<'_, BTreeMap<(PlayerId, PlayerId), Read>> {
        self.reads.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Notes a view, and keeps what one before it has shown: two pages may be asked for at once.
pub(super) fn note_latest(
    game_views: &mut BufferedGameViews,
    key: (PlayerId, GameId),
    (last_view, talks_as): (LastView, Option<Color>),
) {
    let (before, side) = game_views.entry(key).or_insert((last_view, talks_as));
    let last_read = last_view.last_read_message_id.max(before.last_read_message_id);
    *before = LastView {
        last_read_message_id: last_read,
        ..if last_view.viewed_at < before.viewed_at { *before } else { last_view }
    };
    *side = talks_as.or(*side);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn a_page_that_was_asked_for_earlier_takes_nothing_back() {
        let (seen_buffer, me, game) = (SeenBuffer::default(), PlayerId(1), GameId(7));
        let later = LastView { viewed_at: at(2), position_no: 4, last_read_message_id: 9 };
        seen_buffer.record_game_view(me, game, later, Some(Color::White));
        seen_buffer.record_game_view(
            me,
            game,
            LastView { viewed_at: at(1), position_no: 3, last_read_message_id: 0 },
            None,
        );
        assert_eq!(seen_buffer.game_views().get(&(me, game)), Some(&(later, Some(Color::White))));
        seen_buffer.record_game_view(
            me,
            game,
            LastView { viewed_at: at(3), position_no: 5, last_read_message_id: 8 },
            Some(Color::White),
        );
        assert_eq!(
            seen_buffer.game_views()[&(me, game)].0,
            LastView { viewed_at: at(3), position_no: 5, last_read_message_id: 9 }
        );

        let from = PlayerId(2);
        seen_buffer.note_read(me, from, (12, 3), at(2));
        seen_buffer.note_read(me, from, (11, 2), at(1));
        assert_eq!(seen_buffer.just_read_of(me, from), 3);
        assert_eq!(seen_buffer.reads()[&(me, from)].up_to, 12);
        seen_buffer.note_read(me, from, (13, 1), at(3));
        assert_eq!(seen_buffer.reads()[&(me, from)].up_to, 13);
    }
}
