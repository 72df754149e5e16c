//! The page of a game whose moves are hidden from the reader: who plays where, and what came of it.

use askama::Template;

use super::visible_game::GameWithoutMoves;
use crate::{
    i18n::{CLOSED_NAME, HtmlMessage, Message},
    web::{
        error::PageResult, layout::Page, request_context::RequestContext, sentences::Sentence as _,
    },
};

/// A player of the game.
struct NamedPlayer {
    name: String,
    /// No link for a closed account.
    has_page: bool,
}

#[derive(Template)]
#[template(path = "games/hidden.html")]
struct HiddenTemplate<'a> {
    page: Page<'a>,
    players: [NamedPlayer; 2],
    tournament: Option<HtmlMessage>,
    /// The result and how it came about, without the board that proves it.
    ending: Option<(&'static str, String)>,
    /// Until when the moves are hidden.
    hidden_until: Message,
    started: String,
    ended: String,
    control: String,
    options: String,
}

/// Shows what everybody may know.
pub fn render(ctx: &RequestContext, hidden: &GameWithoutMoves, notice: Option<&str>) -> PageResult {
    let (game, zone, locale) = (&hidden.stored.game, ctx.zone(), ctx.locale);
    let player = |stored: &String| NamedPlayer {
        name: locale.name(stored),
        has_page: stored != CLOSED_NAME,
    };
    ctx.ok(&HiddenTemplate {
        page: ctx.page().with_notice(notice),
        players: hidden.names.each_ref().map(player),
        tournament: hidden.tournament.as_ref().map(|found| found.said(locale)),
        ending: game
            .ended()
            .map(|ended| (ended.ending.result().as_str(), locale.ending(ended.ending))),
        hidden_until: hidden.until.said(locale),
        started: zone.full(game.started_at()),
        ended: game.ended().map(|ended| zone.full(ended.at)).unwrap_or_default(),
        control: locale.control(&game.terms().control),
        options: locale.game_options(game.start().rules, game.terms()),
    })
}
