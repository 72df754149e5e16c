//! Who listens to what, how many may, and what each is to be sent next.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker},
};

use actix_web::web::Bytes;

use crate::{
    db::{ChallengeId, GameId, PlayerId, SessionId, TournamentId, changes::StoredChange},
    web::limits::network,
};

/// What a page shows, as a number that is another one when it has changed.
pub type StateVersion = u64;

/// Each stream is checked once in so many ticks: whether its connection and its session live,
/// and whether it missed something.
pub const TICKS_PER_CHECK: u64 = 25;
/// Streams of one session: a page that is looked at has one.
const MAX_STREAMS_PER_SESSION: u32 = 40;

/// What a page shows, and so its stream is about. Whose page it is decides what it may hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// A game as its reader sees it, with the number of messages that are new to them.
    Game(GameId, Option<PlayerId>),
    /// The games of a player, and what else waits there.
    Games(PlayerId),
    /// The challenges that are open to everyone, and those of the reader.
    Lobby(Option<PlayerId>),
    Challenge(ChallengeId),
    /// The conversations of a player.
    Messages(PlayerId),
    /// The page of a tournament, with the games that its reader plays in it.
    Tournament(TournamentId, Option<PlayerId>),
    /// What waits for a player: the header of every page.
    Waiting(PlayerId),
}

/// What a change can touch: the streams about it look again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum LiveTopic {
    Game(GameId),
    Challenge(ChallengeId),
    Lobby,
    /// What belongs to a player.
    Player(PlayerId),
    /// What a player writes and is written.
    Messages(PlayerId),
    Tournament(TournamentId),
}

impl LiveTopic {
    /// Returns what a change touches.
    pub fn of(change: StoredChange) -> Vec<LiveTopic> {
        match change {
            StoredChange::Game { game, players: [white, black] } => {
                vec![LiveTopic::Game(game), LiveTopic::Player(white), LiveTopic::Player(black)]
            }
            StoredChange::Challenge { challenge, challenger, opponent, rematch_of } => {
                let whose = opponent.map_or(LiveTopic::Lobby, LiveTopic::Player);
                let mut topics =
                    vec![LiveTopic::Challenge(challenge), LiveTopic::Player(challenger), whose];
                topics.extend(rematch_of.map(LiveTopic::Game));
                topics
            }
            StoredChange::Message { players: [from, to], game } => {
                let mut topics: Vec<_> = [from, to]
                    .into_iter()
                    .flat_map(|player| [LiveTopic::Player(player), LiveTopic::Messages(player)])
                    .collect();
                topics.extend(game.map(LiveTopic::Game));
                topics
            }
            StoredChange::SpectatorMessage { game } => vec![LiveTopic::Game(game)],
            StoredChange::Invitation { player } => vec![LiveTopic::Player(player)],
            StoredChange::Tournament { tournament } => vec![LiveTopic::Tournament(tournament)],
        }
    }
}

impl About {
    fn topics(self) -> [Option<LiveTopic>; 2] {
        match self {
            About::Game(game, reader) => {
                [Some(LiveTopic::Game(game)), reader.map(LiveTopic::Messages)]
            }
            About::Challenge(challenge) => [Some(LiveTopic::Challenge(challenge)), None],
            About::Lobby(player) => [Some(LiveTopic::Lobby), player.map(LiveTopic::Player)],
            About::Games(player) | About::Waiting(player) => {
                [Some(LiveTopic::Player(player)), None]
            }
            About::Messages(player) => [Some(LiveTopic::Messages(player)), None],
            About::Tournament(id, reader) => {
                [Some(LiveTopic::Tournament(id)), reader.map(LiveTopic::Player)]
            }
        }
    }
}

/// The streams of this server.
pub struct Streams {
    most: usize,
    per_address: u32,
    table: Mutex<Subscriptions>,
}

#[derive(Default)]
struct Subscriptions {
    open: HashMap<u64, Arc<Subscription>>,
    about: HashMap<LiveTopic, Vec<u64>>,
    of: HashMap<Holder, u32>,
    last: u64,
    is_closed: bool,
}

/// Whom a stream is counted for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Holder {
    Network(String),
    Session(SessionId),
}

/// No more can be opened now.
#[derive(Debug)]
pub struct Full;

/// A stream that a page opens.
pub struct NewStream {
    pub about: About,
    /// The page also says what waits for its reader.
    pub waiting: Option<WaitingSeen>,
    pub session: Option<SessionId>,
    pub address: IpAddr,
    /// What the page shows; `None` if that is what there is now.
    pub shown: Option<StateVersion>,
}

/// What the header of a page says about what waits for its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingSeen {
    pub player: PlayerId,
    pub shown: StateVersion,
}

impl Streams {
    /// Takes so many streams, and so many of one network address.
    pub fn new(most: u32, per_address: u32) -> Streams {
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Streams { most, per_address, table: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Subscriptions> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how many there are.
    pub fn count(&self) -> usize {
        self.lock().open.len()
    }

    /// Enters a page into the table.
    pub(super) fn subscribe(&self, stream: NewStream) -> Result<Arc<Subscription>, Full> {
        let NewStream { about, waiting, session, address, shown } = stream;
        let holders = [Some(Holder::Network(network(address))), session.map(Holder::Session)];
        let mut table = self.lock();
        let has_room = |holder: &Holder| {
            let most = match holder {
                Holder::Network(_) => self.per_address,
                Holder::Session(_) => MAX_STREAMS_PER_SESSION,
            };
            table.of.get(holder).is_none_or(|count| *count < most)
        };
        if table.is_closed
            || table.open.len() >= self.most
            || !holders.iter().flatten().all(has_room)
        {
            return Err(Full);
        }
        table.last += 1;
        let number = table.last;
        let page = PendingVersion { shown, ..PendingVersion::default() };
        let seen = waiting.map(|waiting| waiting.shown);
        let header = PendingVersion { shown: seen, ..PendingVersion::default() };
        let state = Mutex::new(StreamState { page, waiting: header, ..StreamState::default() });
        let waiting = waiting.map(|waiting| About::Waiting(waiting.player));
        let subscription =
            Arc::new(Subscription { number, about, waiting, session, holders, state });
        for holder in subscription.holders.iter().flatten() {
            *table.of.entry(holder.clone()).or_default() += 1;
        }
        for topic in subscription.topics() {
            table.about.entry(topic).or_default().push(number);
        }
        table.open.insert(number, Arc::clone(&subscription));
        drop(table);
        Ok(subscription)
    }

    pub(super) fn remove(&self, subscription: &Subscription) {
        let mut table = self.lock();
        table.open.remove(&subscription.number);
        for topic in subscription.topics() {
            if let Some(numbers) = table.about.get_mut(&topic) {
                numbers.retain(|number| *number != subscription.number);
                if numbers.is_empty() {
                    table.about.remove(&topic);
                }
            }
        }
        for holder in subscription.holders.iter().flatten() {
            if let Some(count) = table.of.get_mut(holder) {
                *count -= 1;
                if *count == 0 {
                    table.of.remove(holder);
                }
            }
        }
    }

    /// Ends all streams and takes no more: the service stops, and must not wait for pages.
    pub fn close(&self) {
        let mut table = self.lock();
        table.is_closed = true;
        let all: Vec<_> = table.open.values().cloned().collect();
        // A stream that ends wants the table.
        drop(table);
        all.iter().for_each(|subscription| subscription.end());
    }

    pub(super) fn all(&self) -> Vec<Arc<Subscription>> {
        self.lock().open.values().cloned().collect()
    }

    /// Returns one part of so many, another one each time.
    pub(super) fn one_of(&self, parts: u64, time: u64) -> Vec<Arc<Subscription>> {
        let table = self.lock();
        let is_in = |subscription: &&Arc<Subscription>| subscription.number % parts == time % parts;
        table.open.values().filter(is_in).cloned().collect()
    }

    pub(super) fn about(&self, topics: &HashSet<LiveTopic>) -> Vec<Arc<Subscription>> {
        let table = self.lock();
        let numbers = topics.iter().filter_map(|topic| table.about.get(topic)).flatten();
        // A lobby is about two things.
        let numbers: HashSet<&u64> = numbers.collect();
        let numbers = numbers.into_iter();
        numbers.filter_map(|number| table.open.get(number)).cloned().collect()
    }
}

/// A stream as the table knows it.
pub struct Subscription {
    /// Counted from the start of the server.
    pub(super) number: u64,
    pub(super) about: About,
    /// What the header of the page is about.
    pub(super) waiting: Option<About>,
    pub(super) session: Option<SessionId>,
    holders: [Option<Holder>; 2],
    state: Mutex<StreamState>,
}

/// What is to be sent next. Only the latest counts, so that nothing piles up for a page that
/// does not read.
#[derive(Default)]
struct StreamState {
    has_begun: bool,
    page: PendingVersion,
    waiting: PendingVersion,
    is_due: bool,
    is_over: bool,
    waker: Option<Waker>,
}

/// A number that a page shows, and whether it is to be sent.
#[derive(Default)]
struct PendingVersion {
    shown: Option<StateVersion>,
    is_new: bool,
    /// The announcer of changes has written it.
    is_notified: bool,
}

impl PendingVersion {
    /// Takes in what there is; returns whether the page is to receive it.
    fn notify(&mut self, now: StateVersion) -> bool {
        self.is_notified = true;
        self.take_in(now)
    }

    /// Takes in what there was when the stream was opened. Does nothing if somebody has sent it more by
    /// then: theirs was read later, or what is newer is still to be sent.
    fn begin(&mut self, then: StateVersion) -> bool {
        !self.is_notified && self.take_in(then)
    }

    fn take_in(&mut self, now: StateVersion) -> bool {
        let is_new = self.shown.is_some_and(|shown| shown != now);
        self.shown = Some(now);
        self.is_new |= is_new;
        is_new
    }

    /// Returns the number that is to be sent now.
    fn take(&mut self) -> Option<StateVersion> {
        self.shown.filter(|_| std::mem::take(&mut self.is_new))
    }
}

impl Subscription {
    fn change(&self, change: impl FnOnce(&mut StreamState) -> bool) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let waker = if change(&mut state) { state.waker.take() } else { None };
        drop(state);
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Lists what the page and its header are about.
    fn topics(&self) -> HashSet<LiveTopic> {
        let all = [Some(self.about), self.waiting].into_iter().flatten();
        all.flat_map(About::topics).flatten().collect()
    }

    /// Sends what there is now, if the page shows something else.
    pub(super) fn notify(&self, now: StateVersion) {
        self.change(|state| state.page.notify(now));
    }

    /// The same of what waits for the reader.
    pub(super) fn notify_waiting(&self, now: StateVersion) {
        self.change(|state| state.waiting.notify(now));
    }

    /// Sends what there was when the stream was opened, if the page shows something else and nothing was
    /// sent meanwhile.
    pub(super) fn begin(&self, then: StateVersion, waiting: Option<StateVersion>) {
        self.change(|state| {
            let is_waiting_new = waiting.is_some_and(|waiting| state.waiting.begin(waiting));
            state.page.begin(then) || is_waiting_new
        });
    }

    /// Sends something, so that neither proxies nor the page take the connection for dead, and
    /// we see whether it is.
    pub(super) fn keep_alive(&self) {
        self.change(|state| {
            state.is_due = true;
            true
        });
    }

    pub(super) fn end(&self) {
        self.change(|state| {
            state.is_over = true;
            true
        });
    }

    /// Returns what is to be sent next; `None` is the end.
    pub(super) fn next(&self, context: &Context<'_>) -> Poll<Option<Bytes>> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.is_over {
            return Poll::Ready(None);
        }
        if !state.has_begun {
            state.has_begun = true;
            // Not all at once when a server has gone.
            let pause = 1000 + self.number * 37 % 2000;
            return Poll::Ready(Some(format!("retry: {pause}\n\n").into()));
        }
        if let Some(number) = state.page.take() {
            state.is_due = false;
            return Poll::Ready(Some(format!("id: {number}\ndata: {number}\n\n").into()));
        }
        if let Some(number) = state.waiting.take() {
            state.is_due = false;
            return Poll::Ready(Some(format!("event: waiting\ndata: {number}\n\n").into()));
        }
        if std::mem::take(&mut state.is_due) {
            return Poll::Ready(Some(Bytes::from_static(b":\n\n")));
        }
        state.waker = Some(context.waker().clone());
        Poll::Pending
    }
}

#[cfg(test)]
mod tests {
    use std::{net::Ipv4Addr, task::Waker};

    use actix_web::body::MessageBody as _;

    use super::*;
    use crate::web::live::stream::Stream;

    const GAME: About = About::Game(GameId(7), None);

    fn next(stream: &mut Stream) -> Option<String> {
        let mut context = Context::from_waker(Waker::noop());
        match std::pin::Pin::new(stream).poll_next(&mut context) {
            Poll::Ready(Some(Ok(bytes))) => Some(String::from_utf8(bytes.to_vec()).unwrap()),
            Poll::Ready(None) => Some("the end".to_owned()),
            Poll::Pending => None,
        }
    }

    fn try_open(
        streams: &Arc<Streams>,
        shown: Option<StateVersion>,
        waiting: Option<WaitingSeen>,
    ) -> Result<Stream, Full> {
        let address = Ipv4Addr::LOCALHOST.into();
        streams.open(NewStream { about: GAME, waiting, session: None, address, shown })
    }

    fn open(streams: &Arc<Streams>, shown: Option<StateVersion>) -> Stream {
        try_open(streams, shown, None).unwrap()
    }

    #[test]
    fn only_the_latest_is_said_and_only_what_is_new() {
        let streams = Arc::new(Streams::new(9, 9));
        let mut stream = open(&streams, Some(1));
        assert_eq!(next(&mut stream).unwrap(), "retry: 1037\n\n");
        stream.begin(1, None);
        assert_eq!(next(&mut stream), None);
        let [subscription] = &streams.all()[..] else { panic!("one stream") };
        subscription.notify(2);
        subscription.notify(3);
        assert_eq!(next(&mut stream).unwrap(), "id: 3\ndata: 3\n\n");
        assert_eq!(next(&mut stream), None);
        subscription.keep_alive();
        assert_eq!(next(&mut stream).unwrap(), ":\n\n");
        assert_eq!(next(&mut stream), None);
    }

    #[test]
    fn a_page_that_does_not_say_what_it_shows_hears_what_comes_next() {
        let streams = Arc::new(Streams::new(9, 9));
        let mut stream = open(&streams, None);
        next(&mut stream);
        stream.begin(5, None);
        assert_eq!(next(&mut stream), None);
        streams.all()[0].notify(6);
        assert_eq!(next(&mut stream).unwrap(), "id: 6\ndata: 6\n\n");
    }

    #[test]
    fn what_waits_is_told_beside_what_the_page_shows() {
        let player = PlayerId(3);
        for (shown, first) in [(4, Some("event: waiting\ndata: 5\n\n")), (5, None)] {
            let streams = Arc::new(Streams::new(9, 9));
            let waiting = WaitingSeen { player, shown };
            let mut stream = try_open(&streams, Some(1), Some(waiting)).unwrap();
            next(&mut stream);
            stream.begin(1, Some(5));
            assert_eq!(next(&mut stream).as_deref(), first, "{shown}");
            assert_eq!(next(&mut stream), None, "{shown}");
            let [subscription] = &streams.all()[..] else { panic!("one stream") };
            subscription.notify_waiting(6);
            subscription.notify(2);
            assert_eq!(next(&mut stream).unwrap(), "id: 2\ndata: 2\n\n");
            assert_eq!(next(&mut stream).unwrap(), "event: waiting\ndata: 6\n\n");
            // What was read earlier.
            stream.begin(2, Some(5));
            assert_eq!(next(&mut stream), None, "{shown}");
            let concerned = |topic| streams.about(&HashSet::from([topic])).len();
            assert_eq!(concerned(LiveTopic::Player(player)), 1);
            assert_eq!(concerned(LiveTopic::Player(PlayerId(4))), 0);
            drop(stream);
            assert_eq!(concerned(LiveTopic::Player(player)), 0);
        }
    }

    /// What the stream's own request found comes too late: a change was sent in between.
    #[test]
    fn what_was_told_first_is_not_undone_by_what_was_read_earlier() {
        for (shown, then, expected) in [
            // The page shows what the request found.
            (Some(5), 5, Some("id: 6\ndata: 6\n\n")),
            // The request found what the page did not show yet.
            (Some(4), 5, Some("id: 6\ndata: 6\n\n")),
            // The page shows what was sent already.
            (Some(6), 5, None),
            (None, 5, None),
        ] {
            let streams = Arc::new(Streams::new(9, 9));
            let mut stream = open(&streams, shown);
            next(&mut stream);
            streams.all()[0].notify(6);
            stream.begin(then, None);
            assert_eq!(next(&mut stream).as_deref(), expected, "{shown:?} {then}");
            // And what comes next is compared with what was sent.
            streams.all()[0].notify(6);
            assert_eq!(next(&mut stream), None, "{shown:?} {then}");
        }
    }

    #[test]
    fn a_table_that_is_closed_ends_all_and_takes_none() {
        let streams = Arc::new(Streams::new(9, 9));
        let mut stream = open(&streams, None);
        streams.close();
        assert_eq!(next(&mut stream).unwrap(), "the end");
        assert!(try_open(&streams, None, None).is_err());
        drop(stream);
        assert_eq!(streams.count(), 0);
        let table = streams.lock();
        assert!(table.about.is_empty() && table.of.is_empty());
    }

    #[test]
    fn every_stream_has_its_turn_once_a_round() {
        let streams = Arc::new(Streams::new(99, 99));
        let open: Vec<_> = (0..60).map(|_| open(&streams, None)).collect();
        let mut turns: Vec<u64> = (0..25)
            .flat_map(|time| streams.one_of(25, time))
            .map(|subscription| subscription.number)
            .collect();
        turns.sort_unstable();
        assert_eq!(turns, (1..=60).collect::<Vec<_>>());
        drop(open);
    }
}
