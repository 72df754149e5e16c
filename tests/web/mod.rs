//! Black boxes: what a browser sees and sends.

mod account_enumeration;
mod accounts;
mod analysis;
mod appearance;
mod bad_input;
mod challenges;
mod common_passwords;
mod conditional_moves;
mod email_rate_limits;
mod emails;
mod endings;
mod error_summary;
mod escaping;
mod every_button;
pub mod every_text_field;
mod export;
mod first_visit;
pub mod forged_headers;
mod game_options;
mod german;
mod home;
mod kept_beside;
mod kept_text;
mod languages;
mod play;
mod proofs;
mod proposed_lines;
mod real_games;
mod registered_twice;
mod safety_move;
pub mod second_factors;
mod secrecy;
mod security_contact;
mod security_log;
pub mod send_delay;
mod sessions;
mod tabs;
mod takebacks;
mod terms;
mod typed_choices;
mod unseen_offers;
mod usernames;
mod variants;
mod waiting;
mod weight;

use zugpost::{
    actions::games::GameCommand,
    chess::Start,
    db::{DbError, GameId, game_store, games, players},
    game::{Game, Play, PlayerCommand, Terms},
};

use crate::support::{Browser, Page, Site};

/// Two players and a game between them, White first.
pub struct Table {
    pub site: Site,
    pub white: Browser,
    pub black: Browser,
    /// `/games/1`
    pub game: String,
}

impl Table {
    /// A game that no challenge makes.
    pub fn on_terms(terms: Terms) -> Table {
        let site = Site::start();
        let (white, black) = (site.player("Wilma"), site.player("Bruno"));
        let now = site.now();
        let begin = site.db.write::<_, DbError>(move |conn| {
            let id = |conn: &mut _, name| {
                Ok::<_, DbError>(players::find_by_name(conn, name)?.expect("a player").id)
            };
            let (wilma, bruno) = (id(conn, "Wilma")?, id(conn, "Bruno")?);
            Ok(game_store::insert(conn, wilma, bruno, &Game::new(terms, Start::standard(), now))?)
        });
        let game = format!("/games/{}", site.run(begin).expect("a game"));
        Table { site, white, black, game }
    }

    pub fn set() -> Table {
        Table::with(&[])
    }

    /// With other terms than three days a move from the standard array.
    pub fn with(terms: &[(&str, &str)]) -> Table {
        let site = Site::start();
        let mut white = site.player("Wilma");
        let mut black = site.player("Bruno");
        let game = start(&mut white, &mut black, terms);
        Table { site, white, black, game }
    }

    /// Plays moves in turn, White first, by typing and confirming them.
    #[track_caller]
    pub fn play(&mut self, moves: &[&str]) -> Page {
        let mut page = self.white.get(&self.game.clone());
        for (i, text) in moves.iter().enumerate() {
            let game = self.game.clone();
            let browser = if i % 2 == 0 { &mut self.white } else { &mut self.black };
            page = play(browser, &game, text);
            assert_eq!(page.status, 200, "{text}: {}", page.text());
        }
        page
    }
}

/// Offers a game as White and lets the other accept it.
#[track_caller]
pub fn start(white: &mut Browser, black: &mut Browser, terms: &[(&str, &str)]) -> String {
    let page = white.get("/challenges/new");
    let mut fields = vec![("color", "white")];
    fields.extend_from_slice(terms);
    let page = white.submit(&page, "main form", &fields);
    let path = page.path.split('?').next().expect("a path").to_owned();
    let page = black.get(&path);
    let page = black.submit(&page, "form[action$=accept]", &[]);
    assert!(page.path.starts_with("/games/"), "{}", page.text());
    page.path
}

/// Types a move and confirms it.
#[track_caller]
pub fn play(browser: &mut Browser, game: &str, text: &str) -> Page {
    let page = browser.get(game);
    let page = browser.submit(&page, "form.typed", &[("move", text)]);
    if !page.has(".confirm form") {
        return page;
    }
    browser.submit(&page, ".confirm form", &[])
}

/// Plays many moves in turn, White first, without their pages.
#[track_caller]
pub fn play_moves<'a>(site: &Site, game: &str, moves: impl IntoIterator<Item = &'a str>) {
    let id: GameId = game.rsplit('/').next().and_then(|id| id.parse().ok()).expect("a game");
    let stored = site.read(move |conn| games::find(conn, id)).expect("the game");
    let (db, now) = (&site.db, site.now());
    for (ply, text) in (0..).zip(moves) {
        let player = if ply % 2 == 0 { stored.white } else { stored.black };
        let play = Play { text: text.to_owned(), ply, ..Play::default() };
        let command = GameCommand::by_player(player, id, PlayerCommand::Play(play));
        site.run(command.run(db, now)).expect(text);
    }
}

/// Has an address made under which one's deadlines are read as a calendar, and returns its path.
pub fn make_calendar(browser: &mut Browser) -> String {
    let page = browser.get("/account");
    let page = browser.submit(&page, "form[action$=calendar]", &[("action", "make")]);
    let address = page.attribute("#address", "value").expect("an address");
    let (_, path) = address.split_once("/calendar/").expect("its path");
    format!("/calendar/{path}")
}
