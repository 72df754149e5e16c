//! Tournaments that were really played end as they ended.

use std::{collections::BTreeMap, fs};

use zugpost::{
    chess::Color,
    game::GameResult,
    tournament::standings::{
        Crosstable, CrosstableGame, CrosstablePlayer, ScoringSystem, Standings, TieBreak,
        TieBreakList, TournamentSystem,
    },
};

use crate::support::shared_data;

/// The event and its year; the tie-breaks of the time; the final standings.
const TOURNAMENTS: [(&str, &str, &str, &str); 3] = [
    (
        "World Championship 18th",
        "1948",
        "",
        "1 Botvinnik 14, 2 Smyslov 11, 3= Keres 10.5, 3= Reshevsky 10.5, 5 Euwe 4",
    ),
    (
        "WCh-FIDE",
        "2005",
        "DE WIN SB",
        "1 Topalov 10, 2 Anand 8.5, 3 Svidler 8.5, 4 Morozevich 7, 5 Leko 6.5, 6 Kasimdzhanov 5.5, \
         7 Adams 5.5, 8 Polgar 4.5",
    ),
    (
        "WCh",
        "2007",
        "DE WIN SB",
        "1 Anand 9, 2 Kramnik 8, 3 Gelfand 8, 4 Leko 7, 5 Svidler 6.5, 6 Morozevich 6, \
         7 Aronian 6, 8 Grischuk 5.5",
    ),
];

/// Returns the tags of each game.
fn games(text: &str) -> Vec<BTreeMap<&str, &str>> {
    let mut games: Vec<BTreeMap<&str, &str>> = Vec::new();
    for line in text.lines() {
        let tag = line.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]"));
        let Some((name, value)) = tag.and_then(|tag| tag.split_once(" \"")) else { continue };
        if name == "Event" {
            games.push(BTreeMap::new());
        }
        if let Some(game) = games.last_mut() {
            game.insert(name, value);
        }
    }
    games
}

/// Makes a table of the games of one tournament; returns the names with it, which are in the order
/// of the alphabet.
fn table<'a>(games: &[BTreeMap<&'a str, &'a str>]) -> (Crosstable, Vec<&'a str>) {
    let family_name = |game: &BTreeMap<&'a str, &'a str>, side: &str| -> &'a str {
        game[side].split(',').next().expect("a name")
    };
    let mut names: Vec<&str> = games.iter().map(|game| family_name(game, "White")).collect();
    names.sort_unstable();
    names.dedup();
    let index = |name: &str| names.iter().position(|one| *one == name).expect("a player");
    let read = |game: &BTreeMap<&'a str, &'a str>| {
        let result = match game["Result"] {
            "1-0" => GameResult::Win(Color::White),
            "0-1" => GameResult::Win(Color::Black),
            "1/2-1/2" => GameResult::Draw,
            other => panic!("{other}"),
        };
        let round = game["Round"].split('.').next().and_then(|round| round.parse().ok());
        let [white, black] = ["White", "Black"].map(|side| index(family_name(game, side)));
        CrosstableGame::new(round.expect("a round"), white, black, Some(result))
    };
    let games: Vec<CrosstableGame> = games.iter().map(read).collect();
    let player = |number| CrosstablePlayer { number, rating: None, withdrawal: None };
    let table = Crosstable {
        system: TournamentSystem::RoundRobin,
        values: ScoringSystem::STANDARD,
        rounds: games.iter().map(|game| game.round).max().expect("games"),
        players: (1..).take(names.len()).map(player).collect(),
        games,
        byes: Vec::new(),
    };
    (table, names)
}

/// A tournament with its table. Nobody has a rating in it: the files have none of all players.
pub struct RealTournament {
    pub name: String,
    pub table: Crosstable,
    pub tie_breaks: Vec<TieBreak>,
    /// In the order of the table.
    players: Vec<String>,
    standings: &'static str,
}

/// Returns the tournaments; `None` where the games are absent.
pub fn real_tournaments() -> Option<Vec<RealTournament>> {
    let folder = shared_data("pgn")?;
    let bytes = fs::read(folder.join("pgnmentor_world_championships.pgn")).expect("the file");
    let text = String::from_utf8_lossy(&bytes);
    let games = games(&text);
    let read = |(event, year, codes, standings): (&str, &str, &str, &'static str)| {
        let mut own = games.clone();
        own.retain(|game| game["Event"] == event && game["Date"].starts_with(year));
        let (table, names) = table(&own);
        let codes = codes.split_whitespace().map(|code| code.parse().expect("a code"));
        RealTournament {
            name: format!("{event} {year}"),
            table,
            tie_breaks: codes.collect(),
            players: names.into_iter().map(str::to_owned).collect(),
            standings,
        }
    };
    Some(TOURNAMENTS.into_iter().map(read).collect())
}

#[test]
fn real_tournaments_end_as_they_ended() {
    let Some(tournaments) = real_tournaments() else { return };
    for RealTournament { name, table, tie_breaks, players, standings: wanted } in tournaments {
        let list = TieBreakList::new(tie_breaks, table.system).expect("a list");
        let standings = Standings::new(&table, &list);
        let rows = standings.rows.iter().map(|row| {
            let place = row.place.expect("a place");
            let shared = if row.is_shared { "=" } else { "" };
            format!("{place}{shared} {} {}", players[row.player], row.points)
        });
        assert_eq!(rows.collect::<Vec<_>>().join(", "), wanted, "{name}");
    }
}
