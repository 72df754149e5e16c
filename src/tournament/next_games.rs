//! Which games begin next. It follows from the pairing numbers and from what has come of the games
//! so far; which have begun is a fact of the log.

use std::collections::HashSet;

use super::{
    event::LotPurpose,
    pairing::{
        knockout::{Advancing, Bracket, BracketPosition, KnockoutMatch, bracket, knockout_match},
        match_games::{
            GameToStart, MatchGame, MatchGameKind, MatchOutcome, MatchPlayer, MatchState,
            MatchStatus,
        },
        round_pairings::PairingNumber,
        round_robin::{Cycles, RoundPace, round_robin},
        series::series,
    },
    started_game::{PairedGame, PairingId, Progress},
    state::{Tournament, TournamentSection},
    terms::Format,
};

/// What is to happen next in the pairings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextGames {
    /// By section.
    pub games: Vec<PairedGame>,
    /// Lots that have to be drawn before other games can begin.
    pub lots: Vec<LotPurpose>,
}

/// A match of a knockout with the games that were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMatch {
    pub position: BracketPosition,
    /// The better seed first.
    pub players: [PairingNumber; 2],
    pub status: MatchStatus,
}

impl PlayedMatch {
    /// Returns who goes on; `None` after a draw, which decides nothing.
    pub fn advancing(&self, outcome: MatchOutcome) -> Option<Advancing> {
        match outcome {
            MatchOutcome::Won(MatchPlayer::First) => Some(Advancing::Seed(self.players[0])),
            MatchOutcome::Won(MatchPlayer::Second) => Some(Advancing::Seed(self.players[1])),
            MatchOutcome::BothLose => Some(Advancing::Nobody),
            MatchOutcome::Drawn => None,
        }
    }
}

impl Tournament {
    /// Returns the games that begin now.
    pub fn next_games(&self, progress: &Progress) -> NextGames {
        match self.terms.format {
            Format::RoundRobin { cycles, pace, .. } => NextGames {
                games: self.next_round_robin_games(cycles, pace, progress),
                lots: Vec::new(),
            },
            Format::Match { .. } => self.next_series_games(progress),
            Format::Knockout { .. } => self.next_knockout_games(progress),
        }
    }

    fn next_round_robin_games(
        &self,
        cycles: Cycles,
        pace: RoundPace,
        progress: &Progress,
    ) -> Vec<PairedGame> {
        let started: HashSet<PairingId> =
            self.games.iter().map(|game| game.paired.pairing).collect();
        let mut next = Vec::new();
        for (number, section) in (1..).zip(&self.sections) {
            let open_round = match pace {
                RoundPace::AllAtOnce => u16::MAX,
                RoundPace::RoundByRound => self.round_in_progress(number, progress),
            };
            let all = round_robin_games(number, section, cycles);
            next.extend(all.filter(|game| {
                let seats = [game.white, game.black].map(|number| section.seats[number - 1]);
                game.pairing.round <= open_round
                    && !started.contains(&game.pairing)
                    // Against somebody who has left nobody has to play.
                    && seats.iter().all(|seat| seat.withdrawal.is_none())
            }));
        }
        next
    }

    /// Returns the first round of a section that is not over, or the one after the last that is.
    fn round_in_progress(&self, section: u16, progress: &Progress) -> u16 {
        let games = self.games_of(section);
        let is_over = |id: &i64| progress.get(id).is_some_and(|game| game.result.is_some());
        let mut last = 0;
        for game in games {
            if !is_over(&game.id) {
                return game.paired.pairing.round;
            }
            last = last.max(game.paired.pairing.round);
        }
        last + 1
    }

    fn next_series_games(&self, progress: &Progress) -> NextGames {
        let (Some(section), Some(status)) = (self.section(1), self.series_status(progress)) else {
            return NextGames::default();
        };
        let games = status.to_start.iter().filter_map(|game| {
            let (white, black) = colors(game.white?, [1, 2]);
            let pairing =
                PairingId { section: 1, round: u16::from(game.number), board: 1, game: 1 };
            Some(PairedGame { pairing, white, black, kind: game.kind })
        });
        let is_complete = section.seats.len() == 2;
        NextGames { games: games.filter(|_| is_complete).collect(), lots: Vec::new() }
    }

    /// Returns where a series stands; `None` if the tournament is none.
    pub fn series_status(&self, progress: &Progress) -> Option<MatchStatus> {
        let terms = self.terms.format.series()?;
        let games: Vec<MatchGame> = self
            .games
            .iter()
            .map(|game| MatchGame {
                number: u8::try_from(game.paired.pairing.round).unwrap_or(u8::MAX),
                white: match game.paired.white {
                    1 => MatchPlayer::First,
                    _ => MatchPlayer::Second,
                },
                result: progress.get(&game.id).and_then(|game| game.result),
            })
            .collect();
        let withdrawn = [1, 2].map(|number| self.is_withdrawn(number));
        // The numbers were drawn by lot, so no other lot is needed.
        let so_far = MatchState { first_white: MatchPlayer::First, games: &games, withdrawn };
        Some(series(terms, so_far))
    }

    fn is_withdrawn(&self, number: PairingNumber) -> bool {
        self.seat(1, number).is_some_and(|seat| seat.withdrawal.is_some())
    }

    /// Returns the bracket of a knockout, as far as matches are decided.
    pub fn bracket(&self) -> Option<Bracket> {
        self.terms.format.knockout()?;
        bracket(self.section(1)?.seats.len(), |place| self.advanced.get(&place).copied())
    }

    /// Returns where a match of a knockout stands; `None` before both players are known.
    pub fn match_view(&self, one: &KnockoutMatch, progress: &Progress) -> Option<PlayedMatch> {
        let terms = self.terms.format.knockout()?;
        let players = one.players()?;
        let games: Vec<MatchGame> = self
            .games
            .iter()
            .filter(|game| position_of(game.paired.pairing) == one.place)
            .map(|game| MatchGame {
                number: game.paired.pairing.game,
                white: match game.paired.white == players[0] {
                    true => MatchPlayer::First,
                    false => MatchPlayer::Second,
                },
                result: progress.get(&game.id).and_then(|game| game.result),
            })
            .collect();
        let withdrawn = players.map(|number| self.is_withdrawn(number));
        let first_white = self.first_color(one.place).unwrap_or(MatchPlayer::First);
        let status = knockout_match(terms, MatchState { first_white, games: &games, withdrawn });
        Some(PlayedMatch { position: one.place, players, status })
    }

    /// Returns the lots that a knockout of so many players draws after the start.
    pub fn later_lots(&self, players: usize) -> Vec<LotPurpose> {
        if self.terms.format.knockout().is_none() {
            return Vec::new();
        }
        let Some(bracket) = bracket(players, |_| None) else { return Vec::new() };
        let places = bracket.rounds.iter().flatten().map(|one| one.place);
        places.flat_map(|place| [first_color_of(place), decider_color_of(place)]).collect()
    }

    fn first_color(&self, place: BracketPosition) -> Option<MatchPlayer> {
        self.lot(first_color_of(place)).map(|mut lot| coin_player(lot.coin()))
    }

    fn next_knockout_games(&self, progress: &Progress) -> NextGames {
        let mut next = NextGames::default();
        let Some(bracket) = self.bracket() else { return next };
        for one in bracket.playable() {
            let Some(found) = self.match_view(one, progress) else { continue };
            for game in found.status.to_start {
                match self.knockout_game(one.place, found.players, game) {
                    Ok(paired) => next.games.push(paired),
                    Err(purpose) if next.lots.contains(&purpose) => {}
                    Err(purpose) => next.lots.push(purpose),
                }
            }
        }
        next
    }

    /// Returns the pairing of a game, or the lot that it waits for.
    fn knockout_game(
        &self,
        place: BracketPosition,
        players: [PairingNumber; 2],
        game: GameToStart,
    ) -> Result<PairedGame, LotPurpose> {
        let white = match (game.kind, game.white) {
            (MatchGameKind::Decider, _) | (_, None) => {
                let purpose = decider_color_of(place);
                let mut lot = self.lot(purpose).ok_or(purpose)?;
                coin_player(lot.coin())
            }
            (_, Some(white)) => {
                let purpose = first_color_of(place);
                self.lot(purpose).map(|_| white).ok_or(purpose)?
            }
        };
        let (white, black) = colors(white, players);
        let (round, board) = (small(place.round), small(place.number));
        let pairing = PairingId { section: 1, round, board, game: game.number };
        Ok(PairedGame { pairing, white, black, kind: game.kind })
    }

    /// Returns the matches of a knockout that results have decided and the log has not.
    pub fn newly_decided(&self, progress: &Progress) -> Vec<(BracketPosition, Advancing)> {
        let Some(bracket) = self.bracket() else { return Vec::new() };
        let playable = bracket.playable();
        let views = playable.filter_map(|one| self.match_view(one, progress));
        views
            .filter_map(|view| {
                let advancing = view.advancing(view.status.outcome?)?;
                Some((view.position, advancing))
            })
            .collect()
    }
}

/// Returns all games of a section of a round robin, round by round.
pub(super) fn round_robin_games(
    number: u16,
    section: &TournamentSection,
    cycles: Cycles,
) -> impl Iterator<Item = PairedGame> {
    let rounds = round_robin(section.seats.len(), cycles).unwrap_or_default();
    (1..).zip(rounds).flat_map(move |(round, paired)| {
        (1..).zip(paired.pairings).map(move |(board, pairing)| PairedGame {
            pairing: PairingId { section: number, round, board, game: 1 },
            white: pairing.white,
            black: pairing.black,
            kind: MatchGameKind::Regular,
        })
    })
}

fn position_of(pairing: PairingId) -> BracketPosition {
    BracketPosition { round: usize::from(pairing.round), number: usize::from(pairing.board) }
}

fn first_color_of(place: BracketPosition) -> LotPurpose {
    LotPurpose::FirstColor { round: small(place.round), board: small(place.number) }
}

fn decider_color_of(place: BracketPosition) -> LotPurpose {
    LotPurpose::DeciderColor { round: small(place.round), board: small(place.number) }
}

/// A bracket has at most 512 matches in a round.
fn small(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn coin_player(is_first: bool) -> MatchPlayer {
    if is_first { MatchPlayer::First } else { MatchPlayer::Second }
}

/// Returns White and Black.
fn colors(white: MatchPlayer, players: [PairingNumber; 2]) -> (PairingNumber, PairingNumber) {
    match white {
        MatchPlayer::First => (players[0], players[1]),
        MatchPlayer::Second => (players[1], players[0]),
    }
}
