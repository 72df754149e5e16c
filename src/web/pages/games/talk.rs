//! What is said of a game, as whoever looks may hear it; and what they noted for themselves.

use crate::{
    actions::talk::hears_remarks,
    chess::Line,
    db::{
        DbConn, DbError, PlayerId,
        games::StoredGame,
        messages::{self, Message},
        notes,
        remarks::{self, Remark},
        ties::{self, Tie},
    },
    web::{linked::Linked, times::Zone},
};

use super::show::or_left_out;

/// What the reader of the page may hear, as it is stored.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    reader: Option<PlayerId>,
    /// What the two players said: known to them alone.
    messages: Vec<Message>,
    /// What spectators said.
    remarks: Vec<Remark>,
    /// The reader's own; known to nobody else.
    pub note: String,
    /// Of whom the reader wants to hear nothing.
    silenced: Vec<PlayerId>,
    /// The opponent wants to hear nothing of the reader.
    is_blocked: bool,
}

impl Heard {
    /// Reads what somebody may hear of a game that was just read: a flag that nobody has written
    /// down yet does not end it.
    pub fn find(
        conn: &mut DbConn,
        stored: &StoredGame,
        reader: Option<PlayerId>,
    ) -> Result<Heard, DbError> {
        let mut heard = Heard { reader, ..Heard::default() };
        if hears_remarks(stored, reader) {
            heard.remarks = remarks::list(conn, stored.id)?;
        }
        let Some(me) = reader else { return Ok(heard) };
        if let Some(side) = stored.side_of(me) {
            heard.is_blocked = ties::has(conn, stored.player(!side), me, Tie::Block)?;
            if stored.has_messages {
                let said = messages::list(conn, stored.id).map_err(DbError::from);
                heard.messages = or_left_out(said)?;
            }
        }
        heard.note = notes::find(conn, me, stored.id)?.unwrap_or_default();
        if !heard.messages.is_empty() || !heard.remarks.is_empty() {
            heard.silenced = ties::list_silenced(conn, me)?;
        }
        Ok(heard)
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
    pub number: usize,
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

/// What stands on the page, the latest first.
pub struct Talk {
    pub messages: Vec<SaidView>,
    pub remarks: Vec<SaidView>,
    pub note: Linked,
    /// What stands in each form.
    pub message_form: FormView,
    pub remark_form: FormView,
    pub note_form: FormView,
    pub hears_remarks: bool,
    pub may_remark: bool,
    pub is_blocked: bool,
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
        let messages = heard.messages.iter().enumerate().rev();
        let remarks = heard.remarks.iter().enumerate().rev();
        Talk {
            messages: messages
                .map(|(index, said)| message(&heard, (index, said), stored, (line, names), zone))
                .collect(),
            remarks: remarks
                .map(|(index, said)| remark(&heard, (index, said), line, zone))
                .collect(),
            note: Linked::new(heard.note.as_str()),
            message_form: form(Place::Message),
            remark_form: form(Place::Remark),
            note_form,
            hears_remarks: hears_remarks(stored, heard.reader),
            may_remark: heard.reader.is_some_and(|reader| stored.side_of(reader).is_none()),
            places: (
                format!("/games/{}/messages", stored.id),
                format!("/games/{}/remarks", stored.id),
                format!("/games/{}/notes", stored.id),
            ),
            is_blocked: heard.is_blocked,
        }
    }
}

fn message(
    heard: &Heard,
    (index, said): (usize, &Message),
    stored: &StoredGame,
    (line, names): (&Line, &[String; 2]),
    zone: Zone,
) -> SaidView {
    let by = stored.player(said.side);
    let last = usize::try_from(said.ply).ok().and_then(|ply| ply.checked_sub(1));
    // What came with a move has its very instant.
    let played = last.and_then(|last| stored.game.played().get(last));
    SaidView {
        number: index + 1,
        by: names[said.side.fold_wb(0, 1)].clone(),
        is_own: heard.reader == Some(by),
        is_silenced: heard.silenced.contains(&by),
        with: last.map_or_else(String::new, |last| zone.words().san(&line.quoted(last))),
        came_with: played.is_some_and(|played| played.at == said.at),
        at: zone.full(said.at),
        text: Linked::new(said.text.as_str()),
    }
}

fn remark(heard: &Heard, (index, said): (usize, &Remark), line: &Line, zone: Zone) -> SaidView {
    SaidView {
        number: index + 1,
        by: said.name.clone(),
        is_own: heard.reader == Some(said.by),
        is_silenced: heard.silenced.contains(&said.by),
        with: match said.ply().checked_sub(1) {
            Some(last) => zone.words().san(&line.quoted(last)),
            None => String::new(),
        },
        came_with: false,
        at: zone.full(said.at.utc()),
        text: Linked::new(said.text.as_str()),
    }
}
