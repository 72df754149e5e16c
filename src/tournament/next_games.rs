//! Which games begin next. It follows from the pairing numbers and from what has come of the games
//! so far; which have begun is a fact of the log.

use std::collections::{HashMap, HashSet};

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
    started_game::{PairedGame, PairingId, Progress, StartedGame},
    starting_position::StartingPosition,
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
        self.next_games_in(progress, |_| true, |_| true)
    }

    /// Returns the games that begin now in the sections and the matches of some games.
    pub(super) fn next_games_beside(
        &self,
        games: &[StartedGame],
        progress: &Progress,
    ) -> Vec<PairedGame> {
        let pairings = || games.iter().map(|game| game.paired.pairing);
        let sections: HashSet<u16> = pairings().map(|pairing| pairing.section).collect();
        let matches: HashSet<BracketPosition> = pairings().map(position_of).collect();
        let is_section = |number: u16| sections.contains(&number);
        self.next_games_in(progress, is_section, |place| matches.contains(&place)).games
    }

    fn next_games_in(
        &self,
        progress: &Progress,
        is_section: impl Fn(u16) -> bool,
        is_match: impl Fn(BracketPosition) -> bool,
    ) -> NextGames {
        // After the end date no game begins.
        if self.play_ended_at.is_some() {
            return NextGames::default();
        }
        if self.awaits_positions() {
            let lots = vec![LotPurpose::Chess960Numbers];
            return NextGames { games: Vec::new(), lots };
        }
        match self.terms.format {
            Format::RoundRobin { cycles, pace, .. } | Format::Stages { cycles, pace, .. } => {
                let sections = (1..).zip(&self.sections).filter(|(number, _)| is_section(*number));
                let games = sections.flat_map(|(number, section)| {
                    self.next_round_robin_games(number, section, cycles, pace, progress)
                });
                NextGames { games: games.collect(), lots: Vec::new() }
            }
            Format::Match { .. } => self.next_series_games(progress),
            Format::Knockout { .. } => self.next_knockout_games(progress, is_match),
            Format::Swiss { .. } => self.next_swiss_games(),
            Format::Ladder => self.next_ladder_games(),
        }
    }

    fn next_round_robin_games(
        &self,
        number: u16,
        section: &TournamentSection,
        cycles: Cycles,
        pace: RoundPace,
        progress: &Progress,
    ) -> Vec<PairedGame> {
        let started = self.games_of(number).map(|game| (game.paired.pairing, game));
        let started: HashMap<PairingId, &StartedGame> = started.collect();
        let is_open = |game: &PairedGame| match started.get(&game.pairing) {
            Some(started) => started.result(progress).is_none(),
            // Against somebody who has left nobody has to play.
            None => section.is_present(game.white) && section.is_present(game.black),
        };
        // Round by round.
        let open = round_robin_games(number, section, cycles).filter(is_open);
        let mut open = open.peekable();
        let last_round = match pace {
            RoundPace::AllAtOnce => u16::MAX,
            RoundPace::RoundByRound => open.peek().map_or(0, |game| game.pairing.round),
        };
        open.take_while(|game| game.pairing.round <= last_round)
            .filter(|game| !started.contains_key(&game.pairing))
            .collect()
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
                result: game.result(progress),
            })
            .collect();
        let withdrawn = [1, 2].map(|number| self.is_withdrawn(number));
        let so_far = MatchState {
            // The numbers were drawn by lot, so no other lot is needed.
            first_white: MatchPlayer::First,
            games: &games,
            withdrawn,
            has_play_ended: self.play_ended_at.is_some(),
        };
        Some(series(terms, so_far))
    }

    pub(super) fn is_withdrawn(&self, number: PairingNumber) -> bool {
        self.seat(1, number).is_some_and(|seat| seat.withdrawal.is_some())
    }

    /// Returns the bracket of a knockout, as far as matches are decided.
    pub fn bracket(&self) -> Option<Bracket> {
        self.terms.format.knockout()?;
        bracket(self.section(1)?.seats.len(), |place| self.advanced.get(&place).copied())
    }

    /// Returns where a match of a knockout stands; `None` before both players are known.
    pub fn match_view(&self, one: &KnockoutMatch, progress: &Progress) -> Option<PlayedMatch> {
        self.match_view_of(one, self.games_of_match(one), progress)
    }

    /// Returns the games of those who meet in a match of a knockout, in the order in which they
    /// began.
    pub fn games_of_match<'a>(
        &'a self,
        one: &KnockoutMatch,
    ) -> impl Iterator<Item = &'a StartedGame> + use<'a> {
        let (place, players) = (one.place, one.players());
        self.games.iter().filter(move |game| {
            position_of(game.paired.pairing) == place
                && players.is_some_and(|players| game.is_between(players))
        })
    }

    /// `games`: those of the match. Those of players who had to give the seat back do not count.
    fn match_view_of<'a>(
        &self,
        one: &KnockoutMatch,
        games: impl IntoIterator<Item = &'a StartedGame>,
        progress: &Progress,
    ) -> Option<PlayedMatch> {
        let terms = self.terms.format.knockout()?;
        let players = one.players()?;
        let game = |game: &StartedGame| MatchGame {
            number: game.paired.pairing.game,
            white: match game.paired.white == players[0] {
                true => MatchPlayer::First,
                false => MatchPlayer::Second,
            },
            result: game.result(progress),
        };
        let games = games.into_iter().filter(|game| game.is_between(players));
        let games: Vec<MatchGame> = games.map(game).collect();
        let withdrawn = players.map(|number| self.is_withdrawn(number));
        let first_white = self.first_color(one.place).unwrap_or(MatchPlayer::First);
        let has_play_ended = self.play_ended_at.is_some();
        let so_far = MatchState { first_white, games: &games, withdrawn, has_play_ended };
        let status = knockout_match(terms, so_far);
        Some(PlayedMatch { position: one.place, players, status })
    }

    /// Returns the matches of a bracket that are asked for and whose players are known.
    pub(super) fn match_views<'a>(
        &'a self,
        bracket: &'a Bracket,
        progress: &'a Progress,
        is_match: impl Fn(BracketPosition) -> bool,
    ) -> impl Iterator<Item = (&'a KnockoutMatch, PlayedMatch)> {
        let mut games: HashMap<BracketPosition, Vec<&StartedGame>> = HashMap::new();
        for game in &self.games {
            games.entry(position_of(game.paired.pairing)).or_default().push(game);
        }
        let asked_for = bracket.rounds.iter().flatten().filter(move |one| is_match(one.place));
        asked_for.filter_map(move |one| {
            let games = games.get(&one.place).into_iter().flatten().copied();
            Some((one, self.match_view_of(one, games, progress)?))
        })
    }

    /// Returns the lots that are drawn after the start: the numbers of Chess960, those of a knockout of so
    /// many players, those of stages, the color of number 1 in a Swiss tournament.
    pub fn later_lots(&self, players: usize) -> Vec<LotPurpose> {
        let positions = (self.terms.games.position == StartingPosition::Chess960ByLot)
            .then_some(LotPurpose::Chess960Numbers);
        positions.into_iter().chain(self.lots_of_format(players)).collect()
    }

    fn lots_of_format(&self, players: usize) -> Vec<LotPurpose> {
        if matches!(self.terms.format, Format::Swiss { .. }) {
            return vec![LotPurpose::InitialColor];
        }
        if let Some(plan) = self.stage_plan() {
            let stages = u16::try_from(plan.players_by_stage(players).len()).unwrap_or(1);
            let lots = (1..stages).flat_map(|stage| {
                let numbers = LotPurpose::StageNumbers { stage: stage + 1 };
                [LotPurpose::Qualification { stage }, numbers]
            });
            return lots.collect();
        }
        if self.terms.format.knockout().is_none() {
            return Vec::new();
        }
        let Some(bracket) = bracket(players, |_| None) else { return Vec::new() };
        let places = bracket.rounds.iter().flatten().map(|one| one.place);
        places.flat_map(|place| [first_color_of(place), decider_color_of(place)]).collect()
    }

    /// Returns whether a lot is for a match whose players are known, and which is not decided; for the first
    /// round of a Swiss tournament; for what follows a stage; or for positions of games that wait for it.
    pub(super) fn is_to_be_drawn(&self, purpose: LotPurpose) -> bool {
        if purpose == LotPurpose::Chess960Numbers {
            return self.awaits_positions();
        }
        if self.stage_plan().is_some() {
            return self.could_be_stage_lot(purpose);
        }
        if purpose == LotPurpose::InitialColor {
            return matches!(self.terms.format, Format::Swiss { .. }) && self.rounds.is_empty();
        }
        self.bracket().is_some_and(|bracket| {
            let purposes = |place| [first_color_of(place), decider_color_of(place)];
            bracket.playable().any(|one| purposes(one.place).contains(&purpose))
        })
    }

    pub(super) fn first_color(&self, place: BracketPosition) -> Option<MatchPlayer> {
        self.lot(first_color_of(place)).map(|mut lot| coin_player(lot.coin()))
    }

    fn next_knockout_games(
        &self,
        progress: &Progress,
        is_match: impl Fn(BracketPosition) -> bool,
    ) -> NextGames {
        let mut next = NextGames::default();
        let Some(bracket) = self.bracket() else { return next };
        let Format::Knockout { ends_early, .. } = self.terms.format else { return next };
        for (one, found) in self.match_views(&bracket, progress, is_match) {
            // Whoever has gone on plays the games that are left, unless the match ends early. What
            // the result of a decided match is said to be later gives no other games.
            let goes_on = |game: &GameToStart| {
                one.goes_on.is_none() || !ends_early && game.kind == MatchGameKind::Regular
            };
            for game in found.status.to_start.into_iter().filter(goes_on) {
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
    pub(super) fn knockout_game(
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

pub(super) fn position_of(pairing: PairingId) -> BracketPosition {
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
