//! The famous games that the demo is made of: games.pgn, written down by hand.

use std::ops::ControlFlow;

use anyhow::{Context as _, ensure};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};

use crate::chess::{Color, Line, Move, Position as _, Start};

const PGN: &str = include_str!("games.pgn");

/// A game as the file has it.
#[derive(Clone, Debug, Default)]
pub struct Famous {
    pub white: String,
    pub black: String,
    pub site: String,
    pub date: String,
    pub result: String,
    pub moves: Vec<Move>,
}

impl Famous {
    /// `Anderssen – Kieseritzky, London 1851`
    pub fn title(&self) -> String {
        let surname = |name: &str| name.split(',').next().unwrap_or(name).to_owned();
        let year = self.date.split('.').next().unwrap_or_default();
        let site = self.site.rsplit_once(' ').map_or(self.site.as_str(), |(city, _)| city);
        format!("{} – {}, {site} {year}", surname(&self.white), surname(&self.black))
    }

    pub fn line(&self) -> Line {
        Line::replay(&Start::standard(), self.moves.iter().copied())
    }

    /// Returns the half-moves after which the last check before the end is given.
    pub fn last_check(&self) -> usize {
        let line = self.line();
        let checks = line
            .steps
            .iter()
            .enumerate()
            .filter(|(_, step)| step.after.is_check() && !step.after.is_checkmate());
        checks.map(|(i, _)| i + 1).next_back().unwrap_or(self.moves.len())
    }

    pub fn loser(&self) -> Option<Color> {
        match self.result.as_str() {
            "1-0" => Some(Color::Black),
            "0-1" => Some(Color::White),
            _ => None,
        }
    }
}

struct Collector;

impl Visitor for Collector {
    type Tags = Famous;
    type Movetext = (Famous, Vec<SanPlus>);
    type Output = (Famous, Vec<SanPlus>);

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Famous> {
        ControlFlow::Continue(Famous::default())
    }

    fn tag(
        &mut self,
        game: &mut Famous,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        let value = value.decode_utf8_lossy().into_owned();
        match name {
            b"White" => game.white = value,
            b"Black" => game.black = value,
            b"Site" => game.site = value,
            b"Date" => game.date = value,
            b"Result" => game.result = value,
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, game: Famous) -> ControlFlow<Self::Output, Self::Movetext> {
        ControlFlow::Continue((game, Vec::new()))
    }

    fn san(&mut self, game: &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
        game.1.push(san);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Self::Movetext) -> Self::Output {
        game
    }
}

/// Reads the games.
pub fn games() -> anyhow::Result<Vec<Famous>> {
    let mut games = Vec::new();
    for read in Reader::new(PGN.as_bytes()).read_games(&mut Collector) {
        let (mut game, sans) = read?;
        let mut position = Start::standard().position;
        for san in sans {
            let mv =
                san.san.to_move(&position).with_context(|| format!("{}: {san}", game.title()))?;
            position.play_unchecked(mv);
            game.moves.push(mv);
        }
        games.push(game);
    }
    ensure!(!games.is_empty(), "no famous games");
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_famous_games_are_legal_and_end_as_they_say() {
        let games = games().unwrap();
        assert!(games.len() >= 12);
        for game in games {
            let line = game.line();
            let last = line.position(usize::MAX);
            if last.is_checkmate() {
                assert_eq!(Some(last.turn()), game.loser(), "{}", game.title());
            }
            assert!(game.loser().is_some(), "{}", game.title());
            assert!(game.title().contains(" – "), "{}", game.title());
        }
    }
}
