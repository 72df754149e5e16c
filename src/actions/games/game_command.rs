//! A command in a game, from whoever gives it: decided, stored, the emails queued.

use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    actions::{
        ActionError, ActionResult, claim_recipients::who_could_adjudicate, emails,
        messages::check_can_message,
    },
    chess::Color,
    db::{
        Db, DbConn, DbError, GameId, PlayerId, game_messages, game_store,
        games::{self, StoredGame},
        players, private_moves, savepoint, tournaments,
    },
    game::{
        Actor, ArbiterCommand, ClaimError, Command, Event, EventKind, GameError,
        MAX_TOURNAMENT_DELAY, PlayerCommand, SystemCommand, clock::TIMEOUT_GRACE,
    },
};

/// A command that could not be stored for so long is given up. It must be there before a timeout
/// that came after it was received is written down ([`TIMEOUT_GRACE`]).
const COMMAND_TIMEOUT: Duration = Duration::from_secs(30);

/// How often a command is decided before the transaction.
const TRIES_BEFORE_LOCKING: usize = 3;

/// A command in a game, and who gives it: an account, or the service.
#[derive(Clone, Debug)]
pub struct GameCommand {
    game: GameId,
    command: GivenBy,
    /// Stored with a move that is made, and forgotten otherwise.
    message: Option<String>,
}

/// A [`Command`] with the number of the account: which side it plays stands in the game.
#[derive(Clone, Debug)]
enum GivenBy {
    Player(PlayerId, PlayerCommand),
    Arbiter(PlayerId, ArbiterCommand),
    /// Whoever directs the tournament of the game. The game knows them as an arbiter.
    Director(PlayerId, ArbiterCommand),
    System(SystemCommand),
    /// The service, about the side of a player: special leave until an instant.
    SpecialLeave(PlayerId, DateTime<Utc>),
}

/// What came of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acted {
    Done,
    /// The same form had its effect before.
    AlreadyDone,
    /// Time had run out, so the command was not carried out.
    TooLate,
}

impl GameCommand {
    pub fn by_player(player: PlayerId, game: GameId, command: PlayerCommand) -> GameCommand {
        GameCommand { game, command: GivenBy::Player(player, command), message: None }
    }

    /// Whether this account may decide in this game is for
    /// [`adjudications`](crate::actions::admin::adjudications).
    pub(in crate::actions) fn by_arbiter(
        arbiter: PlayerId,
        game: GameId,
        command: ArbiterCommand,
    ) -> GameCommand {
        GameCommand { game, command: GivenBy::Arbiter(arbiter, command), message: None }
    }

    /// Whether this account directs the tournament of the game is for the tournament.
    pub(in crate::actions) fn by_director(
        director: PlayerId,
        game: GameId,
        command: ArbiterCommand,
    ) -> GameCommand {
        GameCommand { game, command: GivenBy::Director(director, command), message: None }
    }

    pub(in crate::actions) fn by_system(game: GameId, command: SystemCommand) -> GameCommand {
        GameCommand { game, command: GivenBy::System(command), message: None }
    }

    /// Stops the clock of a player until an instant.
    pub(in crate::actions) fn special_leave(
        player: PlayerId,
        game: GameId,
        until: DateTime<Utc>,
    ) -> GameCommand {
        GameCommand { game, command: GivenBy::SpecialLeave(player, until), message: None }
    }

    /// Says something to the opponent with a move.
    pub fn with_message(self, message: Option<String>) -> GameCommand {
        GameCommand { message, ..self }
    }

    /// Carries the command out.
    ///
    /// It is decided before the transaction: a proof may take milliseconds, and on SQLite all
    /// others would wait for it. What is stored must still be the game that was decided on; the
    /// version says so. A lost race is tried again, because the opponent's event may leave the
    /// command as good as before (a draw declined while a move was chosen), and an edit of the
    /// opponent's conditional moves always does. Nobody may learn of them, so the last try decides
    /// inside the transaction, where nobody can come between.
    pub async fn run(self, db: &Db, now: DateTime<Utc>) -> ActionResult<Acted, GameError> {
        match self.decide_and_store(db, now).await {
            Ok(events) if events.first().is_some_and(|event| event.by == Actor::Clock) => {
                Ok(Acted::TooLate)
            }
            Ok(_) => Ok(Acted::Done),
            Err(ActionError::Refused(GameError::AlreadyDone)) => Ok(Acted::AlreadyDone),
            Err(error) => Err(error),
        }
    }

    async fn decide_and_store(
        self,
        db: &Db,
        now: DateTime<Utc>,
    ) -> ActionResult<Vec<Event>, GameError> {
        // How long it takes, not what time it is: that is an argument.
        let received = Instant::now();
        let check = move || match received.elapsed() {
            time if time > COMMAND_TIMEOUT => Err(ActionError::Db(DbError::Busy)),
            _ => Ok(()),
        };
        for _ in 0..TRIES_BEFORE_LOCKING {
            let command = self.clone();
            let decided = match db.look_up(move |conn| command.decide(conn, now)).await {
                Err(ActionError::Conflict) => continue,
                decided => decided?,
            };
            if decided.events.is_empty() {
                return Ok(decided.events);
            }
            let message = self.message.clone();
            let plays_by_itself = decided.plays_by_itself;
            let attempt = move |conn: &mut DbConn| {
                check()?;
                if message.is_some() || decided.delayed_message().is_some() {
                    lock_players(conn, &decided.stored)?;
                }
                decided.store(conn, message, now)
            };
            match db.write(attempt).await {
                Err(ActionError::Conflict) => {}
                // That came first; what was asked is decided after it.
                Ok(_) if plays_by_itself => {}
                tried => return tried,
            }
        }
        db.write(move |conn| {
            check()?;
            if self.message.is_some() {
                let stored = games::find(conn, self.game)?.ok_or(ActionError::NotFound)?;
                lock_players(conn, &stored)?;
            }
            self.run_in(conn, now)
        })
        .await
    }

    /// Carries the command out inside a transaction, while nobody else can change the game, and
    /// returns the events that followed.
    pub(in crate::actions) fn run_in(
        self,
        conn: &mut DbConn,
        now: DateTime<Utc>,
    ) -> ActionResult<Vec<Event>, GameError> {
        games::lock(conn, self.game)?;
        let mut decided = self.decide(conn, now)?;
        if decided.plays_by_itself {
            decided.store(conn, None, now)?;
            decided = self.decide(conn, now)?;
        }
        decided.store(conn, self.message, now)
    }

    /// Carries out a command in each of several games, inside a transaction. What is
    /// refused is left as it is; a game that cannot be read or written is logged, and keeps no other
    /// waiting.
    pub(in crate::actions) fn run_in_all(
        conn: &mut DbConn,
        mut games: Vec<GameId>,
        command: impl Fn(GameId) -> GameCommand,
        now: DateTime<Utc>,
    ) -> Result<(), DbError> {
        // Always in this order, or two transactions could deadlock.
        games.sort_unstable();
        for game in games {
            let one = command(game);
            match savepoint(conn, |conn| one.run_in(conn, now)) {
                Ok(_) | Err(ActionError::Refused(_)) => {}
                Err(ActionError::Db(error)) if error.is_passing() => return Err(error),
                Err(error) => tracing::error!(%game, %error, "a game was left out"),
            }
        }
        Ok(())
    }

    fn decide(&self, conn: &mut DbConn, now: DateTime<Utc>) -> ActionResult<Decided, GameError> {
        let mut stored = games::find(conn, self.game)?.ok_or(ActionError::NotFound)?;
        // Always: how long it takes must not show whether there are any.
        if !private_moves::add(conn, &mut stored)? {
            return Err(ActionError::Conflict);
        }
        let command = match self.command.clone() {
            GivenBy::Player(player, mut command) => {
                let side = stored.side_of(player).ok_or(ActionError::Forbidden)?;
                if let PlayerCommand::Play(play) = &mut command {
                    play.delay = delay_in(conn, stored.id, play.delay)?;
                }
                command.by(side)
            }
            GivenBy::Arbiter(arbiter, command) | GivenBy::Director(arbiter, command) => {
                command.by(arbiter.0)
            }
            GivenBy::System(command) => command.into(),
            GivenBy::SpecialLeave(player, until) => {
                let side = stored.side_of(player).ok_or(ActionError::Forbidden)?;
                SystemCommand::GrantSpecialLeave { side, until }.into()
            }
        };
        let plays_by_itself = stored.game.is_sent_before(&command, now)
            || stored.game.is_safety_move_due(&command, now);
        // A command that is refused or makes no move asks for no conditional moves: how long it
        // takes must not show whether there are any.
        if asks_for_conditional_moves(&command) {
            game_store::add_conditional_moves(conn, &mut stored)?;
            let events = stored.game.decide(&command, now).map_err(ActionError::Refused)?;
            return Ok(self.decided(stored, events, plays_by_itself));
        }
        let mut events = stored.game.decide(&command, now).map_err(ActionError::Refused)?;
        if stored.has_had_conditional_moves() && events.iter().any(sets_conditional_moves_off) {
            game_store::add_conditional_moves(conn, &mut stored)?;
            events = stored.game.decide(&command, now).map_err(ActionError::Refused)?;
        }
        Ok(self.decided(stored, events, plays_by_itself))
    }

    /// A move that waits has its message with it.
    fn decided(
        &self,
        stored: StoredGame,
        mut events: Vec<Event>,
        plays_by_itself: bool,
    ) -> Decided {
        for event in &mut events {
            if let EventKind::MoveDelayed { delayed_move } = &mut event.what {
                delayed_move.message.clone_from(&self.message);
            }
        }
        let is_by_director = !plays_by_itself && matches!(self.command, GivenBy::Director(..));
        Decided { stored, events, is_by_director, plays_by_itself }
    }
}

/// Returns the delay that a move has in a game: in those of tournaments it is short.
fn delay_in(conn: &mut DbConn, game: GameId, delay: TimeDelta) -> Result<TimeDelta, DbError> {
    match delay > MAX_TOURNAMENT_DELAY && !tournaments::list_places(conn, &[game])?.is_empty() {
        true => Ok(MAX_TOURNAMENT_DELAY),
        false => Ok(delay),
    }
}

/// Keeps the players from blocking each other while one of them says something; before the game
/// is locked, as everybody does.
fn lock_players(conn: &mut DbConn, stored: &StoredGame) -> ActionResult<(), GameError> {
    Ok(players::lock_all(conn, vec![stored.white, stored.black])?)
}

/// The events that follow from a command, and the game for which they were decided.
struct Decided {
    stored: StoredGame,
    events: Vec<Event>,
    is_by_director: bool,
    /// A delay had ended, or a safety move was due: that it is played is all that was decided.
    plays_by_itself: bool,
}

/// Whether a command is about the player's own conditional moves.
fn asks_for_conditional_moves(command: &Command) -> bool {
    match command {
        Command::Player(_, PlayerCommand::ConditionalMoves(_)) => true,
        Command::Player(_, PlayerCommand::Play(play)) => play.keep.is_some(),
        Command::Player(..) | Command::Arbiter(..) | Command::System(_) => false,
    }
}

/// Whether conditional moves can answer an event, or change with it.
fn sets_conditional_moves_off(event: &Event) -> bool {
    matches!(
        event.what,
        EventKind::MovePlayed { .. } | EventKind::DrawDeclined { .. } | EventKind::TakenBack { .. }
    )
}

impl Decided {
    /// Whether time ran out so lately that a move received before may still be on its way.
    fn is_in_timeout_grace(&self, now: DateTime<Utc>) -> bool {
        self.events.iter().any(|event| event.by == Actor::Clock && now < event.at + TIMEOUT_GRACE)
    }

    /// Who made the first move among the events, if a player did, and at which instant.
    fn moved_by_hand(&self) -> Option<(Color, DateTime<Utc>)> {
        let first = self.events.iter().find(|e| matches!(e.what, EventKind::MovePlayed { .. }))?;
        match first.by {
            Actor::Player(side) => Some((side, first.at)),
            _ => None,
        }
    }

    /// Whether a move that waited is sent, when its delay has ended or before.
    fn sends_delayed_move(&self) -> bool {
        self.events.iter().any(|event| matches!(event.what, EventKind::DelayEnded { .. }))
    }

    /// What is said with a delayed move that is sent now.
    fn delayed_message(&self) -> Option<&String> {
        let delayed = self.stored.game.delayed_move().filter(|_| self.sends_delayed_move());
        delayed.and_then(|delayed| delayed.message.as_ref())
    }

    /// Whether there is somebody who may decide the claim, now or later.
    fn can_be_adjudicated(
        &self,
        conn: &mut DbConn,
        now: DateTime<Utc>,
    ) -> ActionResult<bool, GameError> {
        let needs_arbiter = |event: &Event| {
            matches!(event.what, EventKind::Claimed { .. } | EventKind::Appealed { .. })
        };
        match self.events.last().filter(|event| needs_arbiter(event)) {
            Some(event) => Ok(!who_could_adjudicate(conn, &self.stored, event, now)?.is_nobody()),
            None => Ok(true),
        }
    }

    /// Stores the events and queues the emails that follow from them.
    fn store(
        self,
        conn: &mut DbConn,
        message: Option<String>,
        now: DateTime<Utc>,
    ) -> ActionResult<Vec<Event>, GameError> {
        if !self.events.is_empty() && !self.is_in_timeout_grace(now) {
            if !self.can_be_adjudicated(conn, now)? {
                return Err(ActionError::Refused(GameError::Claim(ClaimError::NoArbiter)));
            }
            if !game_store::save_events(conn, &self.stored, &self.events)? {
                return Err(ActionError::Conflict);
            }
            let message = match self.plays_by_itself || self.sends_delayed_move() {
                true => self.delayed_message().cloned(),
                false => message,
            };
            if let (Some(text), Some((side, at))) = (message, self.moved_by_hand()) {
                // Conditional moves may have played on: it came with the move made by hand.
                let ply = self.stored.game.ply() + 1;
                let said = game_messages::GameMessage { side, ply, text, at };
                let (from, to) = (self.stored.player(side), self.stored.player(!side));
                // The move is made even if the message may not be sent.
                if check_can_message(conn, from, to)?.is_none() {
                    game_messages::insert(conn, self.stored.id, &said)?;
                }
            }
            emails::queue_for_events(conn, &self.stored, &self.events, self.is_by_director, now)?;
        }
        Ok(self.events)
    }
}
