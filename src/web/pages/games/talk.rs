//! What is said of a game, as whoever looks may hear it; and what they noted for themselves.

use crate::{
    actions::talk::{TalkRefusal, hears_remarks, why_not},
    chess::Line,
    db::{
        DbConn, DbError, PlayerId,
        games::StoredGame,
        messages::{self, GameMessage},
        notes,
        remarks::{self, Remark},
        ties,
    },
    web::{linked::Linked, paging::cut, sentences::Sentence as _, times::Zone},
};

use super::show::or_left_out;

/// Messages a page, and remarks.
const PER_PAGE: i64 = 50;

/// Which pages of what was said are asked for; the first has the latest.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pages {
    pub messages: u32,
    pub remarks: u32,
}

/// How much is read of what was said.
#[derive(Clone, Copy, Debug)]
pub enum Wanted {
    Nothing,
    Note,
    All(Pages),
}

/// A page of what was said in a game, the latest first.
#[derive(Clone, Debug)]
struct Part<T> {
    said: Vec<T>,
    /// The id of the latest on the page; 0 if there is none.
    last: i64,
    /// Which of its kind the first of them is in the game.
    first: i64,
    newer: Option<u32>,
    older: Option<u32>,
}

impl<T> Default for Part<T> {
    fn default() -> Part<T> {
        Part { said: Vec::new(), last: 0, first: 0, newer: None, older: None }
    }
}

impl<T> Part<T> {
    /// Reads a page by what lists the latest with their ids, within a limit and from an offset on,
    /// and by what says which number an id has.
    fn read(
        conn: &mut DbConn,
        page: u32,
        list: impl FnOnce(&mut DbConn, i64, i64) -> diesel::QueryResult<Vec<(i64, T)>>,
        number: impl FnOnce(&mut DbConn, i64) -> diesel::QueryResult<i64>,
    ) -> Result<Part<T>, DbError> {
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
        Ok(Part { said, last, first, newer: page.checked_sub(1), older })
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

/// What the reader of the page may hear, as it is stored.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    reader: Option<PlayerId>,
    /// What the two players said: known to them alone.
    messages: Part<GameMessage>,
    /// What spectators said.
    remarks: Part<Remark>,
    /// The reader's own; known to nobody else.
    pub note: String,
    /// Of whom the reader wants to hear nothing.
    silenced: Vec<PlayerId>,
    /// Why the reader cannot say anything to the opponent.
    hindrance: Option<TalkRefusal>,
}

impl Heard {
    /// Reads what is wanted of what somebody may hear of a game that was just read: a flag that
    /// nobody has written down yet does not end it.
    pub fn find(
        conn: &mut DbConn,
        stored: &StoredGame,
        reader: Option<PlayerId>,
        wanted: Wanted,
    ) -> Result<Heard, DbError> {
        let (mut heard, id) = (Heard { reader, ..Heard::default() }, stored.id);
        if let (Some(me), Wanted::Note | Wanted::All(_)) = (reader, wanted) {
            heard.note = notes::find(conn, me, id)?.unwrap_or_default();
        }
        let Wanted::All(pages) = wanted else { return Ok(heard) };
        if hears_remarks(stored, reader) {
            let list =
                |conn: &mut DbConn, limit, offset| remarks::list_latest(conn, id, limit, offset);
            let number = |conn: &mut DbConn, remark| remarks::number(conn, id, remark);
            heard.remarks = Part::read(conn, pages.remarks, list, number)?;
        }
        let Some(me) = reader else { return Ok(heard) };
        if let Some(side) = stored.side_of(me) {
            heard.hindrance = why_not(conn, me, stored.player(!side))?;
            if stored.has_messages {
                let list = |conn: &mut DbConn, limit, offset| {
                    messages::list_latest(conn, id, limit, offset)
                };
                let number = |conn: &mut DbConn, said| messages::number(conn, id, said);
                heard.messages = or_left_out(Part::read(conn, pages.messages, list, number))?;
            }
        }
        if !heard.messages.said.is_empty() || !heard.remarks.said.is_empty() {
            heard.silenced = ties::list_silenced(conn, me)?;
        }
        Ok(heard)
    }

    /// Returns the id of the last message of the two that the page shows; 0 if there is none.
    pub fn last_message(&self) -> i64 {
        self.messages.last
    }
}

/// The form that was refused, what was typed into it, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    pub place: Option<Place>,
    pub text: String,
    pub error: String,
}

/// What can be written on the page of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Message,
    Remark,
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
    pub is_silenced: bool,
    /// `12...Nf6`, with which it came, or after which.
    pub with: String,
    pub came_with: bool,
    pub at: String,
    pub text: Linked,
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
pub struct Talk {
    pub messages: SaidPage,
    pub remarks: SaidPage,
    pub note: Linked,
    /// What stands in each form.
    pub message_form: FormView,
    pub remark_form: FormView,
    pub note_form: FormView,
    pub hears_remarks: bool,
    pub may_remark: bool,
    /// Why nothing can be said to the opponent.
    pub hindrance: Option<String>,
    /// Where messages, remarks and the note go.
    pub places: (String, String, String),
}

/// What stands in a form, and why it was refused.
#[derive(Default)]
pub struct FormView {
    pub text: String,
    pub error: Option<String>,
}

impl Talk {
    pub fn of(
        heard: Heard,
        stored: &StoredGame,
        (line, names): (&Line, &[String; 2]),
        zone: Zone,
        typed: &Typed,
    ) -> Talk {
        let form = |place: Place| match typed.place == Some(place) {
            true => FormView { text: typed.text.clone(), error: Some(typed.error.clone()) },
            false => FormView::default(),
        };
        let mut note_form = form(Place::Note);
        if note_form.error.is_none() {
            note_form.text.clone_from(&heard.note);
        }
        let path = format!("/games/{}", stored.id);
        let hindrance = heard.hindrance.map(|why| why.said(zone.locale()).to_string());
        Talk {
            messages: heard.messages.view(format!("{path}?messages="), |said| {
                message(&heard, said, stored, (line, names), zone)
            }),
            remarks: heard
                .remarks
                .view(format!("{path}?remarks="), |said| remark(&heard, said, line, zone)),
            note: Linked::new(heard.note.as_str()),
            message_form: form(Place::Message),
            remark_form: form(Place::Remark),
            note_form,
            hears_remarks: hears_remarks(stored, heard.reader),
            may_remark: heard.reader.is_some_and(|reader| stored.side_of(reader).is_none()),
            places: (
                format!("{path}/messages"),
                format!("{path}/remarks"),
                format!("{path}/notes"),
            ),
            hindrance,
        }
    }
}

fn message(
    heard: &Heard,
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
        is_own: heard.reader == Some(by),
        is_silenced: heard.silenced.contains(&by),
        with: last.map_or_else(String::new, |last| zone.locale().san(&line.quoted(last))),
        came_with: played.is_some_and(|played| played.at == said.at),
        at: zone.full(said.at),
        text: Linked::new(said.text.as_str()),
    }
}

fn remark(heard: &Heard, (number, said): (i64, &Remark), line: &Line, zone: Zone) -> SaidView {
    SaidView {
        number,
        by: zone.locale().name(&said.name),
        is_own: heard.reader == Some(said.by),
        is_silenced: heard.silenced.contains(&said.by),
        with: match said.ply().checked_sub(1) {
            Some(last) => zone.locale().san(&line.quoted(last)),
            None => String::new(),
        },
        came_with: false,
        at: zone.full(said.at.utc()),
        text: Linked::new(said.text.as_str()),
    }
}
