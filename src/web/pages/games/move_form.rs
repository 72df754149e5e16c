//! The form for moves, and with it all that is typed on the page of a game.

use std::{future::Future, mem, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload};
use chrono::TimeDelta;
use serde::{Deserialize, de::DeserializeOwned};

use super::{
    game_page_request::{GamePageRequest, RefusedGameForm},
    other_forms::{LinesOfOtherMove, OtherFormsInput},
    undone::SentMove,
};
use crate::{
    actions::messages::{MAX_MESSAGE_CHARS, MessageError, check_optional_text},
    game::{OpenOffers, Play},
    i18n::Locale,
    web::{error::PageError, form::Form},
};

/// A form of the game page. What a button of the page says stands in its address, which counts
/// instead of a field of that name.
#[derive(Debug)]
pub struct GamePageForm<T> {
    pub own: T,
    pub page: MoveForm,
}

impl<T: DeserializeOwned + 'static> FromRequest for GamePageForm<T> {
    type Error = PageError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, PageError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let sent = Form::<Vec<(String, String)>>::from_request(request, payload);
        let query = request.query_string();
        let said: Vec<(String, String)> = serde_urlencoded::from_str(query).unwrap_or_default();
        Box::pin(async move {
            let Form(mut fields) = sent.await?;
            fields.retain(|(name, _)| said.iter().all(|(other, _)| other != name));
            fields.extend(said);
            let text = serde_urlencoded::to_string(&fields).map_err(|_| PageError::BadForm)?;
            let page = MoveForm { beside: read(&text)?, ..read(&text)? };
            Ok(GamePageForm { own: read(&text)?, page })
        })
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, PageError> {
    serde_urlencoded::from_str(text).map_err(|_| PageError::BadForm)
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct MoveForm {
    #[serde(rename = "move")]
    pub text: String,
    /// Made on the board of the page on which the form is; it counts instead of what was typed.
    played: Option<String>,
    /// A square that was clicked. It chooses its piece; an empty one puts a piece back. Nothing is
    /// done in the game.
    pub chosen: Option<String>,
    /// The field for moves while one waits for its confirmation: another one.
    #[serde(rename = "other_move")]
    other: String,
    /// The other one is meant, not the one that waits.
    pub instead: Option<String>,
    /// Enter was pressed in a field of one line.
    enter: Option<String>,
    pub ply: u32,
    /// The opponent's offers that the page showed.
    pub offers: String,
    offer_draw: Option<String>,
    pub confirmed: Option<String>,
    /// `lines`: with what is typed below; `nothing`: the move alone. Else it is asked if lines were
    /// typed.
    pub with: String,
    pub keep: String,
    /// What stood in `keep` before.
    prefilled: String,
    propose: String,
    /// What is said to the opponent with it.
    pub message: String,
    /// What is typed in the form for messages, or for the comment of a spectator.
    #[serde(rename = "text")]
    pub say: String,
    /// How many messages, or comments of spectators, the page of that form knew.
    pub shown: Option<u32>,
    /// What the page showed as written without a field for it.
    unsent: String,
    flip: Option<String>,
    /// The lines whose answers to any reply were shown before.
    pub checked: String,
    #[serde(skip)]
    typed: TypedMoves,
    /// What is typed elsewhere on the page.
    #[serde(skip)]
    pub beside: OtherFormsInput,
    /// Another form is sent: the move that is being made stays as it is.
    #[serde(skip)]
    stays: bool,
}

/// What was typed in the player's own letters: the page shows it again as it was.
#[derive(Debug, Default)]
struct TypedMoves {
    text: String,
    /// What stands in the field for moves and is not the move that was sent.
    beside: String,
    keep: String,
    propose: String,
}

impl MoveForm {
    /// Returns the same where another form of the page is sent.
    pub fn beside_another(self, locale: Locale) -> MoveForm {
        MoveForm { stays: true, ..self }.in_english(locale)
    }

    /// Returns the same with all moves in English, whichever letters the player has.
    pub fn in_english(mut self, locale: Locale) -> MoveForm {
        if self.confirmed.is_some() && self.is_for_another() {
            self.give_up_lines();
        }
        let (text, beside) = self.moves();
        let typed = TypedMoves { text, beside, keep: self.keep, propose: self.propose };
        let [text, keep, propose, checked] =
            [&typed.text, &typed.keep, &typed.propose, &self.checked]
                .map(|one| locale.read_san(one));
        MoveForm { text, keep, propose, checked, typed, ..self }
    }

    /// Returns the move that was typed while another one waited that is confirmed now.
    pub fn second_move(&self, locale: Locale) -> Option<String> {
        let is_confirmed = self.confirmed.is_some() && self.instead.is_none();
        let is_typed = is_confirmed && !self.is_for_another() && !self.other.trim().is_empty();
        is_typed.then(|| locale.read_san(&self.other))
    }

    /// Returns the same for the move that was typed.
    pub fn with_second_move(self) -> MoveForm {
        MoveForm { instead: Some("yes".to_owned()), ..self }
    }

    /// Whether Enter was pressed in another field than that for moves, as far as can be told: it
    /// presses the first button of the form.
    pub fn is_enter_elsewhere(&self, confirms_moves: bool) -> bool {
        let has_claim = !self.beside.claim_move.trim().is_empty();
        self.enter.is_some() && has_claim && (!confirms_moves || self.text.trim().is_empty())
    }

    /// Whether the move that waits for its confirmation is not the one that is meant any more.
    fn is_for_another(&self) -> bool {
        self.played.is_some() || self.chosen.is_some() || self.names_another()
    }

    fn names_another(&self) -> bool {
        self.instead.is_some() && !self.other.trim().is_empty()
    }

    /// Returns the move that is meant, and what stands in the field for moves beside it.
    fn moves(&self) -> (String, String) {
        // The move that waits has a field of its own.
        let field = if self.other.is_empty() { &self.text } else { &self.other };
        match &self.played {
            Some(played) => (played.clone(), field.clone()),
            None if self.chosen.is_some() => (String::new(), field.clone()),
            None if self.names_another() => (self.other.clone(), String::new()),
            None if self.confirmed.is_some() => (self.text.clone(), self.other.clone()),
            None if self.stays => (String::new(), field.clone()),
            None => (self.text.clone(), String::new()),
        }
    }

    /// Lines belong to the move with which they were typed. They wait for it as words.
    fn give_up_lines(&mut self) {
        let keep = Some(mem::take(&mut self.keep)).filter(|keep| is_new(keep, &self.prefilled));
        let lines = LinesOfOtherMove {
            of: mem::take(&mut self.text),
            keep: keep.unwrap_or_default(),
            propose: mem::take(&mut self.propose),
        };
        if lines.texts().next().is_some() {
            let before = mem::replace(&mut self.beside.given_up, lines);
            let words = [mem::take(&mut self.unsent)].into_iter().chain(before.texts().cloned());
            let words: Vec<String> = words.filter(|text| !text.trim().is_empty()).collect();
            self.unsent = words.join("\n\n");
        }
        self.with.clear();
        self.checked.clear();
        self.prefilled.clear();
        self.confirmed = None;
    }

    /// Returns what was written and has no field.
    fn unsent(&self) -> Vec<String> {
        Some(self.unsent.clone()).filter(|text| !text.trim().is_empty()).into_iter().collect()
    }

    /// Whether nothing is being typed, and no move is being made.
    pub fn is_empty(&self) -> bool {
        let texts = [&self.message, &self.say, &self.typed.beside, &self.unsent];
        self.confirmed.is_none()
            && self.offer_draw.is_none()
            && self.flip.is_none()
            && self.beside.is_empty()
            && texts.iter().all(|text| text.trim().is_empty())
    }

    /// Returns what the field for moves has when the move was refused.
    pub fn refused_text(&self) -> String {
        let TypedMoves { text, beside, .. } = &self.typed;
        let keeps_field = self.played.is_some() || !beside.trim().is_empty();
        if keeps_field { beside.clone() } else { text.clone() }
    }

    /// Returns the page's form errors: none, but the field for moves as it was.
    pub fn errors(&self) -> RefusedGameForm {
        RefusedGameForm { typed: self.typed.beside.clone(), ..RefusedGameForm::default() }
    }

    /// Returns the message as it is stored; `None` if nothing is said.
    pub fn message(&self) -> Result<Option<String>, MessageError> {
        let text = check_optional_text(&self.message, MAX_MESSAGE_CHARS)?;
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    /// Whether lines were typed that did not stand in the field before.
    pub fn has_new_lines(&self) -> bool {
        is_new(&self.typed.keep, &self.prefilled)
    }

    /// Returns the move with all lines that were typed, for a page that says what was not done.
    pub fn sent(self, is_repeated: bool) -> SentMove {
        let is_meant = self.with != "nothing";
        let keeps = self.with == "lines" || is_meant && self.has_new_lines();
        let play = Play {
            keep: given(&self.keep, keeps),
            propose: given(&self.propose, is_meant),
            ..self.play()
        };
        let (unsent, beside) = (self.unsent(), self.beside);
        let TypedMoves { keep, propose, .. } = self.typed;
        let (message, say) = (self.message, self.say);
        SentMove { is_repeated, play, message, say, unsent, beside, keep, propose }
    }

    /// Returns the field in which lines were typed if nothing says whether they go with the move.
    pub fn open_lines(&self) -> Option<&'static str> {
        if !self.with.is_empty() {
            None
        } else if self.has_new_lines() {
            Some("keep")
        } else {
            (!self.propose.trim().is_empty()).then_some("propose")
        }
    }

    /// Returns the same page again, with what was typed.
    pub fn again(self) -> GamePageRequest {
        GamePageRequest {
            unsent: self.unsent(),
            beside: self.beside,
            say: self.say,
            flip: self.flip.is_some(),
            text: Some(self.text),
            message: self.message,
            offer_draw: self.offer_draw.is_some(),
            with_lines: true,
            // A form without the field leaves it to what the analysis has.
            keep: self.confirmed.is_some().then_some(self.typed.keep),
            prefilled: self.prefilled,
            propose: Some(self.typed.propose),
            ..GamePageRequest::default()
        }
    }

    /// Returns the page of the game with what was typed beside the move, wherever there is a place
    /// for it.
    pub fn kept(self) -> GamePageRequest {
        GamePageRequest {
            text: None,
            with_lines: false,
            keep: self.has_new_lines().then(|| self.typed.keep.clone()),
            ..self.again()
        }
    }

    /// Returns the page as it was, with the move that waits if one does.
    pub fn unchanged(self) -> GamePageRequest {
        if self.confirmed.is_some() { self.again() } else { self.kept() }
    }

    pub fn without_message(self) -> MoveForm {
        MoveForm { message: String::new(), ..self }
    }

    pub fn play(&self) -> Play {
        let offer_draw = self.offer_draw.is_some();
        let with_lines = self.with == "lines";
        Play {
            text: self.text.clone(),
            ply: self.ply,
            offer_draw,
            seen: Some(OpenOffers::read(&self.offers)),
            keep: given(&self.keep, with_lines),
            propose: given(&self.propose, with_lines),
            delay: TimeDelta::zero(),
        }
    }
}

/// Whether lines were typed that did not stand in the field before.
fn is_new(typed: &str, prefilled: &str) -> bool {
    !typed.trim().is_empty() && !typed.split_whitespace().eq(prefilled.split_whitespace())
}

/// Returns lines that go with a move; `None` if none were typed, or they are not meant.
fn given(text: &str, is_meant: bool) -> Option<String> {
    (is_meant && !text.trim().is_empty()).then(|| text.to_owned())
}
