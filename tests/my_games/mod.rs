//! The page one lives on: one's own games, and the way from one to the next.

mod finished;
mod list;
mod marks;
mod next;
mod queries;

use chrono::{DateTime, Utc};
use zugpost::{
    actions::{
        challenges::{NewOffer, accept_challenge, offer_challenge},
        games::GameCommand,
    },
    chess::{Color, Start},
    db::{DbError, GameId, PlayerId, players},
    game::{Play, PlayerCommand, Terms},
};

use crate::support::{Browser, Page, Site, players::insert_player};

/// Wilma, logged in, and her opponents: they cannot log in.
struct Home {
    site: Site,
    wilma: Browser,
    me: PlayerId,
}

impl Home {
    fn set() -> Home {
        let site = Site::start();
        let wilma = site.player("Wilma");
        let me = site.read(|conn| players::find_by_name(conn, "Wilma")).expect("Wilma").id;
        Home { site, wilma, me }
    }

    fn opponent(&self, name: &'static str) -> PlayerId {
        let now = self.site.now();
        let insert =
            self.site.db.write::<_, DbError>(move |conn| Ok(insert_player(conn, name, now)?));
        self.site.run(insert).expect("a player")
    }

    /// Begins a game that Wilma plays with White, or with Black.
    fn begin(&self, opponent: PlayerId, side: Color, terms: &Terms) -> GameId {
        self.begin_of(self.me, opponent, side, terms)
    }

    /// The same of anybody.
    fn begin_of(&self, me: PlayerId, opponent: PlayerId, side: Color, terms: &Terms) -> GameId {
        let (db, now) = (&self.site.db, self.site.now());
        let offer = NewOffer {
            opponent: None,
            color: Some(side),
            start: Start::standard(),
            terms: terms.clone(),
            series: None,
            conditions: zugpost::tournament::entry::EntryConditions::default(),
            message: String::new(),
            form_key: zugpost::random::Secret::generate().as_str()[..16].to_owned(),
        };
        self.site.run(async {
            let challenge = offer_challenge(
                db,
                me,
                offer,
                zugpost::game::game_limit::GameLimits::UNLIMITED,
                now,
            )
            .await
            .expect("a challenge");
            accept_challenge(
                db,
                opponent,
                challenge,
                true,
                zugpost::tournament::lots::LotSecret::new([7; 32]),
                zugpost::game::game_limit::GameLimits::UNLIMITED,
                now,
            )
            .await
            .expect("a game")
        })
    }

    fn play(&self, player: PlayerId, game: GameId, ply: u32, text: &str) {
        let play = Play { text: text.to_owned(), ply, ..Play::default() };
        let (db, now) = (&self.site.db, self.site.now());
        self.site
            .run(GameCommand::by_player(player, game, PlayerCommand::Play(play)).run(db, now))
            .expect("it is heard");
    }
}

/// The games on a page, in their order.
fn games(page: &Page) -> Vec<GameId> {
    let links = page.attributes(".game-card > a, .game-rows td > a", "href");
    links.iter().filter_map(|link| link.strip_prefix("/games/")?.parse().ok()).collect()
}

fn at(text: &str) -> DateTime<Utc> {
    DateTime::parse_from_rfc3339(text).expect("an instant").to_utc()
}
