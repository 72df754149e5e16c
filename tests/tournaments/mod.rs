//! Tournaments over HTTP: announced, entered, started by a job, played, ended.

mod announce;
mod life;

use chrono::TimeDelta;
use zugpost::{
    actions::tournaments::{NewTournament, announce_tournament},
    db::{DbError, GameId, PlayerId, TournamentId, games, players, tournaments},
    game::{Assistance, DrawRule, clock::TimeControl},
    tournament::{
        Visibility,
        entry::EntryConditions,
        lots::LotSecret,
        pairing::{
            numbering::Numbering,
            round_robin::{Cycles, RoundPace},
        },
        standings::{ScoringSystem, TieBreakList, TournamentSystem},
        terms::{Format, GameTerms, StartRule, TournamentTerms},
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
    TournamentTerms {
        name: "Autumn Cup".to_owned(),
        description: String::new(),
        format,
        numbering: Numbering::AsEntered,
        games: GameTerms {
            control: TimeControl::PerMove { time: TimeDelta::days(3) },
            vacation: true,
            draw_rule: DrawRule::Claimed,
            conditional: true,
            rated: true,
            assistance: Assistance::default(),
        },
        entry: EntryConditions::default(),
        entries_open_at: None,
        start,
        capacity,
        ends_at: None,
        tie_breaks: TieBreakList::default_for(TournamentSystem::RoundRobin),
        scoring: ScoringSystem::STANDARD,
        visibility: Visibility::Everything,
        repeats: false,
        out_after_two_timeouts: false,
    }
}

pub const ROUND_ROBIN: Format =
    Format::RoundRobin { section_size: 7, cycles: Cycles::Single, pace: RoundPace::AllAtOnce };

impl Event {
    /// Announces a tournament by a director who does not play.
    pub fn announce(terms: TournamentTerms) -> Event {
        let site = Site::start();
        let director = site.player("Director");
        let id = account(&site, "Director");
        let roles = players::Roles { is_admin: false, is_arbiter: false, is_director: true };
        site.run(
            site.db.write(move |conn| Ok::<_, DbError>(players::update_roles(conn, id, roles)?)),
        )
        .expect("a director");
        let new = NewTournament {
            terms,
            director: id,
            deputy: None,
            form_key: "test".to_owned(),
            secret: LotSecret::new([7; 32]),
        };
        let announced = site.run(announce_tournament(&site.db, new, site.now()));
        let id = announced.expect("a tournament");
        Event { site, id, director, players: Vec::new() }
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
                let (_, [white, black]) = found.expect("the game");
                (game, index(white), index(black))
            })
            .collect()
    }

    /// Plays a game: both move, then the loser resigns.
    pub fn play(&mut self, game: GameId, white: usize, black: usize, white_wins: bool) {
        let path = format!("/games/{game}");
        crate::web::play(&mut self.players[white], &path, "e4");
        crate::web::play(&mut self.players[black], &path, "e5");
        let loser = if white_wins { black } else { white };
        let page = self.players[loser].get(&format!("{path}/resign"));
        self.players[loser].submit(&page, "form[action$='/resign']", &[]);
    }

    /// Plays all games in progress: the player who entered first wins.
    pub fn play_all(&mut self) {
        for (game, white, black) in self.games() {
            self.play(game, white, black, white < black);
        }
    }
}
