//! Tournaments over HTTP: announced, entered, started by a job, played, ended.

mod announce;
mod change_terms;
mod claims;
mod director_powers;
mod directors;
mod editions;
mod emails;
mod end_date;
mod entrants;
mod game_limit;
mod invitations;
mod killed;
mod ladders;
mod life;
mod links;
mod list;
mod log;
mod lots;
pub mod many_entrants;
mod medals;
mod own;
mod races;
mod reader;
mod results;
mod series;
mod stages;
mod starting_positions;
mod substitutes;
mod swiss;
mod swiss_judges;
mod verify;
mod visibility;
mod whole;
mod year;

use chrono::TimeDelta;
use zugpost::{
    actions::tournaments::{NewTournament, announce_tournament},
    db::{GameId, PlayerId, TournamentId, games, players, tournaments},
    game::clock::TimeControl,
    tournament::{
        lots::LotSecret,
        pairing::{
            numbering::Numbering,
            round_robin::{Cycles, RoundPace},
        },
        standings::{TieBreakList, TournamentSystem},
        terms::{Format, StartRule, TournamentTerms},
    },
};

use crate::support::{Browser, Site};

/// A tournament on a site, with everybody who plays.
pub struct Event {
    pub site: Site,
    pub id: TournamentId,
    pub director: Browser,
    pub players: Vec<Browser>,
}

/// Returns the number of an account.
pub fn account(site: &Site, name: &str) -> PlayerId {
    let name = name.to_owned();
    let found = site.read(move |conn| players::find_by_name(conn, &name));
    found.expect("an account").id
}

/// Returns terms: everybody may enter, games of three days a move.
pub fn terms(format: Format, start: StartRule, capacity: Option<u32>) -> TournamentTerms {
    let control = TimeControl::PerMove { time: TimeDelta::days(3) };
    TournamentTerms {
        numbering: Numbering::AsEntered,
        start,
        capacity,
        tie_breaks: TieBreakList::default_for(TournamentSystem::RoundRobin),
        ..TournamentTerms::standard("Autumn Cup", format, control)
    }
}

pub const ROUND_ROBIN: Format =
    Format::RoundRobin { section_size: 7, cycles: Cycles::Single, pace: RoundPace::AllAtOnce };

impl Event {
    /// Announces a tournament by a director who does not play.
    pub fn announce(terms: TournamentTerms) -> Event {
        Event::announce_on(Site::start(), terms)
    }

    pub fn announce_on(site: Site, terms: TournamentTerms) -> Event {
        let director = site.director("Director");
        let mut event = Event { site, id: TournamentId(0), director, players: Vec::new() };
        event.announce_another(terms);
        event
    }

    /// Announces one more, which is the one that is meant from then on.
    pub fn announce_another(&mut self, terms: TournamentTerms) {
        let new = NewTournament {
            terms,
            director: account(&self.site, "Director"),
            deputy: None,
            edition_of: None,
            form_key: format!("after {}", self.id),
            secret: LotSecret::new([7; 32]),
        };
        let announced = announce_tournament(&self.site.db, new, self.site.now());
        self.id = self.site.run(announced).expect("a tournament");
    }

    pub fn path(&self) -> String {
        format!("/tournaments/{}", self.id)
    }

    /// Registers so many players, who enter in order: "P1", "P2" …
    pub fn enter(&mut self, count: usize) {
        for number in self.players.len() + 1..=self.players.len() + count {
            let mut player = self.site.player(&format!("P{number}"));
            let page = player.get(&self.path());
            let page = player.submit(&page, "form[action$='/enter']", &[]);
            assert_eq!(page.status, 200, "{}", page.text());
            self.players.push(player);
        }
    }

    /// Lists the games in progress: number, index of White, index of Black.
    pub fn games(&self) -> Vec<(GameId, usize, usize)> {
        let id = self.id;
        let mut games: Vec<GameId> = self
            .site
            .read(move |conn| tournaments::progress(conn, id, None))
            .into_iter()
            .filter(|(_, game)| game.result.is_none())
            .map(|(game, _)| GameId(game))
            .collect();
        games.sort_unstable();
        let index = |name: String| name[1..].parse::<usize>().expect("a number") - 1;
        games
            .into_iter()
            .map(|game| {
                let found = self.site.read(move |conn| games::find_with_names(conn, game));
                let [white, black] = found.expect("the game").names;
                (game, index(white), index(black))
            })
            .collect()
    }

    /// Plays a game: both move, then the loser resigns.
    pub fn play(&mut self, game: GameId, white: usize, black: usize, white_wins: bool) {
        let path = format!("/games/{game}");
        crate::web::play(&mut self.players[white], &path, "e4");
        crate::web::play(&mut self.players[black], &path, "e5");
        self.resign(game, if white_wins { black } else { white });
    }

    pub fn resign(&mut self, game: GameId, player: usize) {
        let page = self.players[player].get(&format!("/games/{game}/resign"));
        self.players[player].submit(&page, "form[action$='/resign']", &[]);
    }

    /// Plays a game in which both have moved, and one accepts the other's offer.
    #[track_caller]
    pub fn draw(&mut self, game: GameId, [white, black]: [usize; 2], offers: usize) {
        let path = format!("/games/{game}");
        crate::web::play(&mut self.players[white], &path, "e4");
        crate::web::play(&mut self.players[black], &path, "e5");
        // Offers are made while the other thinks.
        if offers == white {
            crate::web::play(&mut self.players[white], &path, "Nf3");
        }
        let page = self.players[offers].get(&path);
        let form = "form[action$=draw]:has([value=offer])";
        self.players[offers].submit(&page, form, &[]);
        let accepts = if offers == white { black } else { white };
        let page = self.players[accepts].get(&path);
        let form = "form[action$=draw]:has([value=accept])";
        self.players[accepts].submit(&page, form, &[]);
        self.players[accepts].get(&path).assert_says("Draw");
    }

    /// Returns the points of the table, the best first.
    pub fn points(&mut self) -> Vec<String> {
        let path = self.path();
        self.director.get(&path).all("table.crosstable td.points")
    }

    /// Plays all games in progress: the player who entered first wins.
    pub fn play_all(&mut self) {
        for (game, white, black) in self.games() {
            self.play(game, white, black, white < black);
        }
    }
}
