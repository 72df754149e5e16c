//! Games as cards and rows of a list.

use chrono::{DateTime, Utc};

use super::{
    clock_view::{ClockView, clock},
    opponents::Opponents,
};
use crate::{
    chess::{Color, Position as _, Square, VariantPosition},
    db::{DbTimestamp, GameId, PlayerId, games::ListedGame},
    game::Score,
    i18n::Message,
    web::{
        board::{self, SmallPiece},
        layout::Page,
        times::Zone,
    },
};

/// A game on a list.
pub struct Card {
    pub id: GameId,
    pub opponent: String,
    /// The opponent's now, in the variant that is played; `None`: unrated.
    pub rating: Option<String>,
    /// Which chess is played, if it is not the standard one.
    pub variant: Option<&'static str>,
    /// White's or Black's view, by the player whose list it is.
    pub pieces: Vec<SmallPiece>,
    /// The squares of the last move, from the top left.
    pub last: Vec<(u32, u32)>,
    /// The player whose list it is has White.
    pub is_white: bool,
    /// It is the turn of the player whose list it is.
    pub is_turn: bool,
    pub last_move: String,
    /// Of the side to move, while the game runs.
    pub clock: Option<ClockView>,
    /// Until when the player to move is on vacation; empty if not.
    pub on_vacation: String,
    /// It is special leave.
    pub has_special_leave: bool,
    /// The opponent's time has run out and can be claimed.
    pub may_claim_timeout: bool,
    pub marks: CardMarks,
    /// Over, and the result is being proven.
    pub is_pending: bool,
    /// A claim waits for a decision.
    pub is_paused: bool,
    /// A claim waits that stops no clock, or an appeal.
    pub is_claimed: bool,
    /// `1-0`, and the sentence that says why; empty while the game runs.
    pub result: &'static str,
    pub ending: String,
    pub ended: String,
    pub won: Option<bool>,
    pub opening: String,
    /// The reader may not see the moves: there is no board.
    pub is_hidden: bool,
}

/// What waits for the player in a game. Nobody else may see it: [`cards`] leaves it empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardMarks {
    /// The opponent offers a draw.
    pub is_offered: bool,
    /// The opponent asks for a takeback.
    pub is_takeback_asked: bool,
    /// The opponent said something that the player has not seen.
    pub has_message: bool,
    /// Active answers of the player's own conditional moves.
    pub ready: usize,
}

/// A word or two about a game, beside it on a list.
pub struct Badge {
    pub text: Message,
    /// May be broken over lines.
    pub is_long: bool,
}

impl Card {
    /// Leaves out what tells of moves: who may not see those reads who plays, and what came of it.
    pub fn without_moves(self) -> Card {
        Card {
            pieces: Vec::new(),
            last: Vec::new(),
            is_turn: false,
            last_move: String::new(),
            clock: None,
            on_vacation: String::new(),
            has_special_leave: false,
            may_claim_timeout: false,
            marks: CardMarks::default(),
            opening: String::new(),
            is_hidden: true,
            ..self
        }
    }

    /// Returns what the player whose list it is should know of the game, the most urgent first.
    pub fn badges(&self, page: &Page<'_>) -> Vec<Badge> {
        let marks = &self.marks;
        let on_vacation = &self.on_vacation;
        let conditional = || page.t("games-mark-conditional-moves").count("n", marks.ready);
        let short = [
            self.is_turn.then(|| page.t("games-mark-your-turn")),
            marks.is_offered.then(|| page.t("games-mark-draw-offered")),
            marks.is_takeback_asked.then(|| page.t("games-mark-takeback-requested")),
            self.may_claim_timeout.then(|| page.t("games-mark-claim-win-on-time")),
            self.is_claimed.then(|| page.t("games-mark-waiting-for-decision")),
            marks.has_message.then(|| page.t("games-mark-new-message")),
            (marks.ready > 0).then(conditional),
        ];
        let away = match self.has_special_leave {
            true => page.t("games-mark-special-leave"),
            false => page.t("people-on-vacation"),
        };
        let away = (!on_vacation.is_empty()).then(|| away.with("until", on_vacation));
        let ended = self.won.map(|won| match won {
            true => page.t("games-mark-won"),
            false => page.t("games-mark-lost"),
        });
        let badge = |is_long| move |text| Badge { text, is_long };
        let short = short.into_iter().flatten().map(badge(false));
        short.chain(away.map(badge(true))).chain(ended.map(badge(false))).collect()
    }
}

/// Turns listed games into cards, as `me` sees them.
pub fn cards(
    list: &[ListedGame],
    opponents: &Opponents,
    me: PlayerId,
    now: DateTime<Utc>,
    zone: Zone,
) -> Vec<Card> {
    list.iter().map(|game| card(game, opponents, me, now, zone)).collect()
}

/// Returns whether a player is to move, and nothing keeps them from it.
fn is_to_move(game: &ListedGame, player: PlayerId, now: DateTime<Utc>) -> bool {
    is_running(game, now) && !game.is_paused() && game.turn() == Some(game.side_of(player))
}

/// Returns whether a player may claim that the opponent's time has run out.
fn may_claim_timeout(game: &ListedGame, player: PlayerId, now: DateTime<Utc>) -> bool {
    let fell = game.deadline.is_some_and(|deadline| deadline.utc() <= now);
    is_running(game, now) && !is_to_move(game, player, now) && fell
}

/// Time that has run out ends the game though nobody has written it down yet.
fn is_running(game: &ListedGame, now: DateTime<Utc>) -> bool {
    game.ended_at.is_none() && !game.is_pending() && !game.fell(now)
}

fn card(
    game: &ListedGame,
    opponents: &Opponents,
    me: PlayerId,
    now: DateTime<Utc>,
    zone: Zone,
) -> Card {
    let side = game.side_of(me);
    let opponent = game.player(!side);
    let position = game.position();
    let is_paused = game.is_paused();
    let shows_clock = game.ended_at.is_none() && !game.is_pending() && !is_paused;
    let on_vacation = game.on_vacation(now).filter(|_| is_running(game, now));
    let deadline = game.deadline.map(DbTimestamp::utc);
    let ending = game.ending();
    let won = match ending.and_then(|ending| ending.result().score(side)) {
        Some(Score::Won) => Some(true),
        Some(Score::Lost) => Some(false),
        Some(Score::Drawn) | None => None,
    };
    Card {
        id: game.id,
        opponent: opponents
            .names
            .get(&opponent)
            .map_or_else(String::new, |name| zone.locale().name(name)),
        rating: opponents.rating(opponent, game.variant()),
        variant: game.variant().name_if_special(),
        pieces: position.as_ref().map(|p| board::small(p, side)).unwrap_or_default(),
        last: last_squares(game, position.as_ref(), side),
        is_white: side == Color::White,
        is_turn: is_to_move(game, me, now),
        last_move: zone.locale().san(&last_move(game, position.as_ref())),
        clock: shows_clock.then(|| clock(deadline, game.time_left(now), now, zone)),
        on_vacation: on_vacation.map(|vacation| zone.full(vacation.to)).unwrap_or_default(),
        has_special_leave: game.has_special_leave(now),
        may_claim_timeout: may_claim_timeout(game, me, now),
        marks: CardMarks::default(),
        is_pending: game.is_pending(),
        is_paused,
        is_claimed: game.claimed_at.is_some() && !is_paused,
        result: ending.map_or("", |ending| ending.result().as_str()),
        ending: ending.map(|ending| zone.locale().ending(ending)).unwrap_or_default(),
        ended: game.ended_at.map(|at| zone.day(at.utc())).unwrap_or_default(),
        won,
        opening: game.opening.clone(),
        is_hidden: false,
    }
}

/// Returns the last move with its number: `17...Kh8`.
fn last_move(game: &ListedGame, position: Option<&VariantPosition>) -> String {
    match position {
        Some(position) if !game.last_san.is_empty() => {
            let number = position.fullmoves().get();
            match position.turn() {
                Color::White => format!("{}...{}", number.saturating_sub(1), game.last_san),
                Color::Black => format!("{number}.{}", game.last_san),
            }
        }
        _ => String::new(),
    }
}

/// Returns where the piece that moved last came from, and where it stands.
fn last_squares(
    game: &ListedGame,
    position: Option<&VariantPosition>,
    orientation: Color,
) -> Vec<(u32, u32)> {
    let squares = || -> Option<[Square; 2]> {
        let (position, uci) = (position?, game.last_move()?.uci);
        let (from, to) = (uci.from()?, uci.to()?);
        // Castling is stored as the king onto its rook.
        let castled = game.last_san.starts_with('O');
        let king = || position.board().king_of(!position.turn());
        Some([from, if castled { king()? } else { to }])
    };
    squares().into_iter().flatten().map(|square| board::place(square, orientation)).collect()
}
