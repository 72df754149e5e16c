//! What is said of a game, as the reader may read it; and what they noted for themselves.

use crate::{
    actions::messages::{MessageError, blocked_reason, reads_spectators_of},
    chess::Line,
    db::{
        DbConn, DbError, PlayerId,
        game_messages::{self, GameMessage},
        game_views,
        games::{GamePageData, StoredGame},
        notes, player_relations,
        spectator_messages::{self, SpectatorMessage},
    },
    web::{autolink::Autolinked, paging::cut, sentences::Sentence as _, times::Zone},
};

use super::{corrupt_row::or_left_out, other_forms::OtherFormsInput};

/// Messages a page, and spectator messages.
const PER_PAGE: i64 = 50;

/// Which pages of what was said are asked for; the first has the latest.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pages {
    pub messages: u32,
    pub spectator_messages: u32,
}

/// How much is read of what was said.
#[derive(Clone, Copy, Debug)]
pub enum ChatScope {
    Nothing,
    Note,
    All(Pages),
}

/// A page of what was said in a game, the latest first.
#[derive(Clone, Debug)]
struct MessagesPage<T> {
    said: Vec<T>,
    /// The id of the latest on the page; 0 if there is none.
    last: i64,
    /// Which of its kind the first of them is in the game.
    first: i64,
    /// How many there are, on all pages.
    count: i64,
    newer: Option<u32>,
    older: Option<u32>,
}

impl<T> Default for MessagesPage<T> {
    fn default() -> MessagesPage<T> {
        MessagesPage { said: Vec::new(), last: 0, first: 0, count: 0, newer: None, older: None }
    }
}

impl<T> MessagesPage<T> {
    /// Reads a page by what lists the latest with their ids, within a limit and from an offset on,
    /// and by what says which number an id has.
    fn read(
        conn: &mut DbConn,
        page: u32,
        list: impl FnOnce(&mut DbConn, i64, i64) -> diesel::QueryResult<Vec<(i64, T)>>,
        number: impl FnOnce(&mut DbConn, i64) -> diesel::QueryResult<i64>,
    ) -> Result<MessagesPage<T>, DbError> {
        let offset = i64::from(page) * PER_PAGE;
        let mut said = list(conn, PER_PAGE + 1, offset)?;
        let older = cut(&mut said, PER_PAGE).then(|| page + 1);
        let first = match said.first().filter(|_| older.is_some()) {
            Some((id, _)) => number(conn, *id)?,
            // There are no others further back.
            None => i64::try_from(said.len()).unwrap_or(i64::MAX),
        };
        let last = said.first().map_or(0, |(id, _)| *id);
        let said = said.into_iter().map(|(_, said)| said).collect();
        let (count, newer) = (offset.saturating_add(first), page.checked_sub(1));
        Ok(MessagesPage { said, last, first, count, newer, older })
    }

    /// Puts it into words; `address`: of its pages, but for their numbers.
    fn view(&self, address: String, view: impl Fn((i64, &T)) -> SaidView) -> SaidPage {
        let said = self.said.iter().zip(0..);
        SaidPage {
            address,
            said: said.map(|(said, index)| view((self.first - index, said))).collect(),
            newer: self.newer,
            older: self.older,
        }
    }
}

/// What was said in a game and the reader of its page may read, as it is stored.
#[derive(Clone, Debug, Default)]
pub struct GameMessages {
    reader: Option<PlayerId>,
    /// What the two players said: known to them alone.
    between_players: MessagesPage<GameMessage>,
    /// The last of them that the reader has seen; `None`: the last one is their own, or there is none.
    last_seen: Option<i64>,
    /// What spectators said.
    spectator_messages: MessagesPage<SpectatorMessage>,
    /// The reader's own; known to nobody else.
    pub note: String,
    /// From whom the reader wants to read nothing.
    muted_or_blocked: Vec<PlayerId>,
    /// Why the reader cannot say anything to the opponent.
    blocked_reason: Option<MessageError>,
}

impl GameMessages {
    /// Finds what the reader may read of a game that was just read: a timeout that
    /// nobody has written down yet does not end it.
    pub fn find(
        conn: &mut DbConn,
        game: &mut GamePageData,
        reader: Option<PlayerId>,
        wanted: ChatScope,
    ) -> Result<GameMessages, DbError> {
        let (stored, mut found) =
            (&game.named.stored, GameMessages { reader, ..Default::default() });
        if matches!(wanted, ChatScope::Note | ChatScope::All(_)) {
            found.note = game.note.take().unwrap_or_default();
        }
        let (ChatScope::All(pages), id) = (wanted, stored.id) else { return Ok(found) };
        if game.has_spectator_messages && reads_spectators_of(stored, reader) {
            let list = |conn: &mut DbConn, limit, offset| {
                spectator_messages::list_latest(conn, id, limit, offset)
            };
            let number = |conn: &mut DbConn, spectator_message| {
                spectator_messages::number(conn, id, spectator_message)
            };
            found.spectator_messages =
                MessagesPage::read(conn, pages.spectator_messages, list, number)?;
        }
        let Some(me) = reader else { return Ok(found) };
        if let Some(side) = stored.side_of(me) {
            let [white, black] = game.messaging;
            found.blocked_reason = blocked_reason(side.fold_wb(white, black));
            if stored.has_messages {
                let list = |conn: &mut DbConn, limit, offset| {
                    game_messages::list_latest(conn, id, limit, offset)
                };
                let number = |conn: &mut DbConn, said| game_messages::number(conn, id, said);
                found.between_players =
                    or_left_out(MessagesPage::read(conn, pages.messages, list, number))?;
                let last = found.between_players.said.first();
                if last.is_some_and(|said| said.side != side) {
                    let view = game_views::find_last_viewed(conn, me, id)?;
                    found.last_seen = Some(view.map_or(0, |view| view.last_read_message_id));
                }
            }
        }
        if !found.between_players.said.is_empty() || !found.spectator_messages.said.is_empty() {
            found.muted_or_blocked = player_relations::list_muted_or_blocked(conn, me)?;
        }
        Ok(found)
    }

    /// Counts what the two said, and what spectators said, as far as the reader may know.
    pub fn counts(&self) -> (u64, u64) {
        (self.between_players.count.unsigned_abs(), self.spectator_messages.count.unsigned_abs())
    }

    /// Notes what the reader has seen that is not written down yet.
    pub fn note_seen(&mut self, last: i64) {
        self.last_seen = self.last_seen.map(|known| known.max(last));
    }

    fn has_new(&self) -> bool {
        self.last_seen.is_some_and(|seen| seen < self.between_players.last)
    }

    /// Returns the id of the last message of the two that the page shows; 0 if there is none.
    pub fn last_message(&self) -> i64 {
        self.between_players.last
    }
}

/// The form that was refused, what was typed into it, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefusedText {
    pub place: Option<MessageKind>,
    pub text: String,
    pub error: String,
}

/// What can be written on the page of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    Message,
    SpectatorMessage,
    Note,
}

/// Something that was said, as it is shown.
pub struct SaidView {
    /// Which of its kind it is in the game; the first is 1.
    pub number: i64,
    pub by: String,
    /// The reader's own cannot be reported.
    pub is_own: bool,
    /// It is folded away.
    pub is_muted_or_blocked: bool,
    /// `12...Nf6`, with which it came, or after which.
    pub with: String,
    pub came_with: bool,
    pub at: String,
    pub text: Autolinked,
}

/// A page of what was said, the latest first, and the pages beside it.
pub struct SaidPage {
    pub said: Vec<SaidView>,
    /// Of the pages, but for their numbers.
    pub address: String,
    pub newer: Option<u32>,
    pub older: Option<u32>,
}

/// What stands on the page.
pub struct MessagesView {
    pub between_players: SaidPage,
    pub spectator_messages: SaidPage,
    pub note: Autolinked,
    /// The content of each form.
    pub message_form: FormView,
    pub spectator_form: FormView,
    pub note_form: FormView,
    pub may_read_spectators: bool,
    pub may_write_as_spectator: bool,
    /// Why nothing can be said to the opponent.
    pub blocked_reason: Option<String>,
    /// How many there are, for the form that says another.
    pub shown_messages: String,
    pub shown_comments: String,
    /// Where what is written is posted.
    pub message_url: String,
    pub spectator_message_url: String,
    pub note_url: String,
    /// By which the form for the note knows the one that it replaces.
    pub note_mark: String,
    /// The reader has not seen the last message.
    pub has_new: bool,
    /// The reader can write one.
    pub takes_note: bool,
}

/// The content of a form, and why it was refused.
#[derive(Default)]
pub struct FormView {
    pub text: String,
    pub error: Option<String>,
}

impl MessagesView {
    /// Puts back what was typed and not sent yet.
    /// `say`: who talks in the game does not comment it.
    pub fn give_back(&mut self, say: &str, beside: &OtherFormsInput) {
        if let (Some(note), None) = (beside.new_note(), &self.note_form.error) {
            note.clone_into(&mut self.note_form.text);
            self.note_mark = beside.seen.clone().unwrap_or_default();
        }
        for form in [&mut self.message_form, &mut self.spectator_form] {
            if form.error.is_none() {
                say.clone_into(&mut form.text);
            }
        }
    }

    pub fn of(
        found: GameMessages,
        stored: &StoredGame,
        (line, names): (&Line, &[String; 2]),
        zone: Zone,
        typed: &RefusedText,
    ) -> MessagesView {
        let form = |place: MessageKind| match typed.place == Some(place) {
            true => FormView { text: typed.text.clone(), error: Some(typed.error.clone()) },
            false => FormView::default(),
        };
        let mut note_form = form(MessageKind::Note);
        if note_form.error.is_none() {
            note_form.text.clone_from(&found.note);
        }
        let path = format!("/games/{}", stored.id);
        let blocked_reason = found.blocked_reason.map(|why| why.said(zone.locale()).to_string());
        let (shown_messages, shown_comments) = found.counts();
        MessagesView {
            shown_messages: shown_messages.to_string(),
            shown_comments: shown_comments.to_string(),
            between_players: found.between_players.view(format!("{path}?messages="), |said| {
                message(&found, said, stored, (line, names), zone)
            }),
            spectator_messages: found
                .spectator_messages
                .view(format!("{path}?spectator_messages="), |said| {
                    spectator_message(&found, said, line, zone)
                }),
            note: Autolinked::new(found.note.as_str()),
            message_form: form(MessageKind::Message),
            spectator_form: form(MessageKind::SpectatorMessage),
            has_new: found.has_new(),
            takes_note: found.reader.is_some(),
            note_form,
            may_read_spectators: reads_spectators_of(stored, found.reader),
            may_write_as_spectator: found
                .reader
                .is_some_and(|reader| stored.side_of(reader).is_none()),
            message_url: format!("{path}/messages"),
            spectator_message_url: format!("{path}/spectator-messages"),
            note_mark: notes::mark(&found.note),
            note_url: format!("{path}/notes"),
            blocked_reason,
        }
    }

    /// Whether the form for a message is folded away: nothing was written yet.
    pub fn is_message_form_folded(&self) -> bool {
        self.between_players.said.is_empty()
            && self.message_form.error.is_none()
            && self.message_form.text.is_empty()
    }

    /// Whether the page has a place for what spectators say.
    pub fn has_spectator_messages(&self) -> bool {
        self.may_read_spectators
            && (!self.spectator_messages.said.is_empty() || self.may_write_as_spectator)
    }
}

fn message(
    found: &GameMessages,
    (number, said): (i64, &GameMessage),
    stored: &StoredGame,
    (line, names): (&Line, &[String; 2]),
    zone: Zone,
) -> SaidView {
    let by = stored.player(said.side);
    let last = usize::try_from(said.ply).ok().and_then(|ply| ply.checked_sub(1));
    // What came with a move has its very instant.
    let played = last.and_then(|last| stored.game.played().get(last));
    SaidView {
        number,
        by: zone.locale().name(&names[said.side.fold_wb(0, 1)]),
        is_own: found.reader == Some(by),
        is_muted_or_blocked: found.muted_or_blocked.contains(&by),
        with: last.map_or_else(String::new, |last| zone.locale().san(&line.quoted(last))),
        came_with: played.is_some_and(|played| played.at == said.at),
        at: zone.full(said.at),
        text: Autolinked::new(said.text.as_str()),
    }
}

fn spectator_message(
    found: &GameMessages,
    (number, said): (i64, &SpectatorMessage),
    line: &Line,
    zone: Zone,
) -> SaidView {
    SaidView {
        number,
        by: zone.locale().name(&said.name),
        is_own: found.reader == Some(said.by),
        is_muted_or_blocked: found.muted_or_blocked.contains(&said.by),
        with: match said.ply().checked_sub(1) {
            Some(last) => zone.locale().san(&line.quoted(last)),
            None => String::new(),
        },
        came_with: false,
        at: zone.full(said.at.utc()),
        text: Autolinked::new(said.text.as_str()),
    }
}
