//! Language, colors, board, sound: the form at the foot of every page, and a page that has all of it
//! with small boards to choose by. And the size of the board on the page of a game.

use std::collections::HashMap;

use actix_web::{HttpResponse, web::Query};
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::accounts,
    db::appearance::{Appearance, BoardTheme, Coordinates, PieceSet},
    i18n::{Message, key},
    web::{
        assets,
        board_size::BoardSize,
        cookies::{appearance_cookie, board_size_cookie, set_cookie},
        display_preferences::DisplayPreferences,
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        request_context::{RequestContext, local, see_other},
    },
};

/// A square of a small board: its marks, and its piece.
type SampleSquare = (&'static str, Option<&'static str>);

/// What the board themes are compared by: the last move, a chosen piece, where it can go, a check.
const THEME_SAMPLE: [[SampleSquare; 4]; 4] = [
    [("", Some("bR")), ("", None), ("last", None), ("", Some("bP"))],
    [("", None), ("target", None), ("", Some("wP")), ("last target capture", Some("bQ"))],
    [("", Some("wP")), ("", Some("wP")), ("", None), ("", None)],
    [("", Some("wR")), ("", None), ("chosen", Some("wN")), ("check", Some("wK"))],
];

/// What the piece sets are compared by: all pieces.
const PIECES_SAMPLE: [[SampleSquare; 4]; 4] = [
    [("", Some("bR")), ("", Some("bN")), ("", Some("bB")), ("", Some("bQ"))],
    [("", Some("bK")), ("", Some("bP")), ("", None), ("", None)],
    [("", None), ("", None), ("", Some("wP")), ("", Some("wK"))],
    [("", Some("wR")), ("", Some("wN")), ("", Some("wB")), ("", Some("wQ"))],
];

/// What the places of the coordinates are compared by: the corner at White's left hand.
const COORDINATES_SAMPLE: [[SampleSquare; 4]; 4] = [
    [("", None), ("", None), ("", None), ("", None)],
    [("", None), ("", None), ("", Some("wN")), ("", None)],
    [("", Some("wP")), ("", Some("wP")), ("", Some("wP")), ("", Some("wP"))],
    [("", Some("wR")), ("", None), ("", Some("wB")), ("", Some("wQ"))],
];

/// A square of a small board, for the macro that fills the squares of all boards.
struct PreviewSquare {
    class: String,
    piece: Option<&'static str>,
    rank: Option<char>,
    file: Option<char>,
}

/// A small board that shows what a choice looks like.
struct Preview {
    theme: &'static str,
    coordinates: &'static str,
    pieces: &'static str,
    squares: Vec<PreviewSquare>,
}

impl Preview {
    fn of(look: Appearance, sample: &[[SampleSquare; 4]; 4], has_coordinates: bool) -> Preview {
        let mut squares = Vec::with_capacity(16);
        for (row, rank) in sample.iter().zip(['4', '3', '2', '1']) {
            for ((marks, piece), file) in row.iter().zip('a'..) {
                let is_dark = (squares.len() / 4 + squares.len()) % 2 == 1;
                let ground = if is_dark { "square dark" } else { "square" };
                squares.push(PreviewSquare {
                    class: format!("{ground} {marks}").trim_end().to_owned(),
                    piece: *piece,
                    rank: (has_coordinates && file == 'a').then_some(rank),
                    file: (has_coordinates && rank == '1').then_some(file),
                });
            }
        }
        Preview {
            theme: look.board.as_str(),
            coordinates: look.coordinates.as_str(),
            pieces: assets::pieces(look.pieces),
            squares,
        }
    }
}

/// One of several things to choose from.
struct AppearanceChoice {
    word: &'static str,
    name: Message,
    is_chosen: bool,
    preview: Preview,
}

/// What is on or off.
struct Switch {
    name: &'static str,
    text: Message,
    hint: Message,
    is_on: bool,
}

#[derive(Template)]
#[template(path = "appearance.html")]
struct AppearanceTemplate<'a> {
    page: Page<'a>,
    themes: [(&'static str, Message, bool); 3],
    boards: Vec<AppearanceChoice>,
    piece_sets: Vec<AppearanceChoice>,
    coordinates: Vec<AppearanceChoice>,
    switches: [Switch; 5],
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AppearanceQuery {
    notice: Option<String>,
}

/// `GET /appearance`
pub async fn show(ctx: RequestContext, asked: Query<AppearanceQuery>) -> PageResult {
    let page = ctx.page().with_notice(asked.notice.as_deref());
    let chosen = page.appearance;
    let boards = BoardTheme::ALL.into_iter().zip(page.board_themes());
    let boards = boards.map(|(board, (word, name, is_chosen))| {
        let preview = Preview::of(Appearance { board, ..chosen }, &THEME_SAMPLE, false);
        AppearanceChoice { word, name, is_chosen, preview }
    });
    let piece_sets = PieceSet::ALL.into_iter().map(|pieces| AppearanceChoice {
        word: pieces.as_str(),
        name: page.t(match pieces {
            PieceSet::Classic => key!("appearance-pieces-classic"),
            PieceSet::Flat => key!("appearance-pieces-flat"),
            PieceSet::Discs => key!("appearance-pieces-discs"),
        }),
        is_chosen: pieces == chosen.pieces,
        preview: Preview::of(Appearance { pieces, ..chosen }, &PIECES_SAMPLE, false),
    });
    let coordinates = Coordinates::ALL.into_iter().map(|coordinates| AppearanceChoice {
        word: coordinates.as_str(),
        name: page.t(match coordinates {
            Coordinates::Inside => key!("appearance-coordinates-inside"),
            Coordinates::Outside => key!("appearance-coordinates-outside"),
            Coordinates::Off => key!("appearance-coordinates-off"),
        }),
        is_chosen: coordinates == chosen.coordinates,
        preview: Preview::of(Appearance { coordinates, ..chosen }, &COORDINATES_SAMPLE, true),
    });
    let switch =
        |name, text, hint, is_on| Switch { name, text: page.t(text), hint: page.t(hint), is_on };
    let template = AppearanceTemplate {
        themes: page.themes(),
        boards: boards.collect(),
        piece_sets: piece_sets.collect(),
        coordinates: coordinates.collect(),
        switches: [
            switch("sound", key!("appearance-sound"), key!("appearance-sound-hint"), chosen.sound),
            switch(
                "haptics",
                key!("appearance-haptics"),
                key!("appearance-haptics-hint"),
                chosen.haptics,
            ),
            switch(
                "blindfold",
                key!("appearance-blindfold"),
                key!("appearance-blindfold-hint"),
                chosen.blindfold,
            ),
            switch("zen", key!("appearance-zen"), key!("appearance-zen-hint"), chosen.zen),
            switch(
                "next_game",
                key!("appearance-next-game"),
                key!("appearance-next-game-hint"),
                chosen.next_game,
            ),
        ],
        page,
    };
    ctx.ok(&template)
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AppearanceForm {
    /// The page that the form stood on.
    back: String,
    /// The form has a box for each switch: one that is not ticked is off.
    switches: Option<String>,
    #[serde(flatten)]
    choices: HashMap<String, String>,
}

impl AppearanceForm {
    /// Returns what is chosen with this form; what it does not say stays. `None` if it says what
    /// cannot be chosen.
    fn chosen(&self, before: DisplayPreferences) -> Option<DisplayPreferences> {
        DisplayPreferences::names().try_fold(before, |chosen, name| {
            let is_box = self.switches.is_some() && Appearance::SWITCHES.contains(&name);
            let word = self.choices.get(name).map(String::as_str);
            match word.or(is_box.then_some("no")) {
                Some(word) => chosen.with(name, word),
                None => Some(chosen),
            }
        })
    }
}

/// `POST /appearance`: kept in the account, or in a cookie for those who are not logged in.
pub async fn submit(ctx: RequestContext, Form(entered): Form<AppearanceForm>) -> PageResult {
    let chosen = entered.chosen(ctx.display_preferences).ok_or(PageError::BadForm)?;
    let mut response = see_other(local(&entered.back).unwrap_or("/"));
    if let Some(current_user) = &ctx.current_user {
        let player = current_user.player.id;
        let DisplayPreferences { language, appearance } = chosen;
        done(accounts::change_appearance(&ctx.app.db, player, language, appearance).await)?;
    } else {
        set_cookie(&mut response, &appearance_cookie(&ctx.app.config, &chosen.cookie()))?;
    }
    Ok(response)
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct BoardSizeForm {
    size: String,
}

/// `POST /board-size`: sent by the script when the board was dragged larger or smaller.
pub async fn submit_board_size(
    ctx: RequestContext,
    Form(entered): Form<BoardSizeForm>,
) -> PageResult {
    let size: BoardSize = entered.size.parse().map_err(|_| PageError::BadForm)?;
    let mut response = HttpResponse::NoContent().finish();
    set_cookie(&mut response, &board_size_cookie(&ctx.app.config, &size.to_string()))?;
    Ok(response)
}
