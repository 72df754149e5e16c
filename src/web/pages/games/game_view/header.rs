//! What stands beside the board at the top: who plays, how the game stands or how it ended.

use super::{ending::EndingView, game_on_page::GameOnPage};
use crate::{
    chess::Position as _,
    i18n::HtmlMessage,
    web::pages::games::{claim_view, game_tournament::GameTournament},
};

pub struct GameHeader {
    pub white: String,
    pub black: String,
    /// Which chess is played, if it is not the standard one, and the page that explains it.
    pub variant: Option<(&'static str, String)>,
    /// Which tournament the game belongs to, and where it stands there.
    pub tournament: Option<HtmlMessage>,
    /// Whose turn it is, or what the game waits for.
    pub status: String,
    pub ending: Option<EndingView>,
}

impl GameHeader {
    /// `white` and `black`: the names as they are shown.
    pub fn of(
        on_page: GameOnPage,
        [white, black]: [String; 2],
        tournament: Option<&GameTournament>,
    ) -> GameHeader {
        let (game, locale) = (on_page.game(), on_page.locale());
        let variant = game.start().variant();
        let slug = || variant.as_str().replace('_', "-");
        GameHeader {
            variant: variant.name_if_special().map(|name| (name, format!("/learn/{}", slug()))),
            tournament: tournament.map(|found| found.said(locale)),
            status: status(on_page, &white, &black),
            ending: EndingView::of(game, locale),
            white,
            black,
        }
    }
}

fn status(on_page: GameOnPage, white: &str, black: &str) -> String {
    let (game, locale) = (on_page.game(), on_page.locale());
    if let Some(sentence) = locale.ending_sentence(game).or_else(|| locale.pending_sentence(game)) {
        return sentence;
    }
    if let Some(sentence) = claim_view::status(game, white, black, locale) {
        return sentence;
    }
    if game.delayed_move().is_some() {
        return locale.t("game-move-not-sent").to_string();
    }
    let turn = match on_page.viewer.side {
        Some(side) if side == game.turn() => locale.t("game-your-turn"),
        _ => locale.t("game-their-turn").with("name", game.turn().fold_wb(white, black)),
    };
    match game.position().is_check() {
        true => format!("{turn} {}", locale.t("conditional-position-check")),
        false => turn.to_string(),
    }
}
