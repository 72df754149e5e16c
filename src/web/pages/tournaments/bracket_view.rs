//! The tree of a knockout and the games of a match, in words.

use std::collections::HashMap;

use super::table_view::TableContext;
use crate::{
    chess::Color,
    db::PlayerId,
    game::{GameResult, Score},
    i18n::{Locale, Message},
    tournament::{
        PlaceInSection, StartedGame, Tournament,
        pairing::{
            knockout::{Advancing, BracketSlot, KnockoutMatch},
            match_games::MatchGameKind,
            round_pairings::PairingNumber,
        },
    },
};

pub struct RoundView {
    pub name: Message,
    pub matches: Vec<BracketMatchView>,
}

pub struct BracketMatchView {
    /// Its address within the page.
    pub anchor: String,
    /// The reader plays it.
    pub is_mine: bool,
    pub sides: [SideView; 2],
    pub games: Vec<MatchGameView>,
}

pub struct SideView {
    pub seed: Option<usize>,
    pub name: String,
    pub points: String,
    /// `won`, `lost` or neither yet.
    pub class: &'static str,
    /// Advances, is out, can still advance, or nobody decides it any more.
    pub status: Option<Message>,
}

pub struct MatchGameView {
    pub id: i64,
    /// The result as the first of the two sees it; a dot while it is played.
    pub text: String,
    pub label: String,
}

/// Returns the rounds of a knockout; `None` for another format or before the start.
pub fn bracket(tournament: &Tournament, context: &TableContext) -> Option<Vec<RoundView>> {
    let bracket = tournament.bracket()?;
    let count = bracket.rounds.len();
    let places = tournament.places(1, context.progress);
    let round = |(index, matches): (usize, &Vec<KnockoutMatch>)| RoundView {
        name: round_name(context.locale, count - index),
        matches: matches
            .iter()
            .map(|one| match_view(tournament, (one, index + 1 == count), &places, context))
            .collect(),
    };
    Some(bracket.rounds.iter().enumerate().map(round).collect())
}

/// Says which places are shared because play ended before it was decided between those who share them;
/// `None` where it was.
pub fn undecided(tournament: &Tournament, context: &TableContext) -> Option<Message> {
    // Whoever is level in a table shares the place by it.
    if tournament.swiss_terms().is_some() {
        return None;
    }
    let places = tournament.places(1, context.progress);
    let shared = places.into_values().find(|place| place.is_undecided)?;
    let said = match tournament.terms.format.knockout() {
        Some(_) => context.locale.t("tournament-ended-undecided").count("last", shared.last),
        None => context.locale.t("tournament-match-ended-undecided"),
    };
    Some(said)
}

/// Returns the address within the page of the last match that the reader plays.
pub fn own_match(rounds: &[RoundView]) -> Option<String> {
    let mut own = rounds.iter().flat_map(|round| &round.matches).filter(|one| one.is_mine);
    own.next_back().map(|one| one.anchor.clone())
}

/// Names a round by how many are left with it.
fn round_name(locale: Locale, left: usize) -> Message {
    match left {
        1 => locale.t("tournament-round-final"),
        2 => locale.t("tournament-round-semi-finals"),
        3 => locale.t("tournament-round-quarter-finals"),
        _ => {
            let players = 1_usize.checked_shl(u32::try_from(left).unwrap_or(0)).unwrap_or(0);
            locale.t("tournament-round-of").count("n", players)
        }
    }
}

fn match_view(
    tournament: &Tournament,
    (one, is_final): (&KnockoutMatch, bool),
    places: &HashMap<PairingNumber, PlaceInSection>,
    context: &TableContext,
) -> BracketMatchView {
    let played = tournament.match_view(one, context.progress);
    let players = played.as_ref().map(|it| it.players);
    // The better seed stands above.
    let seats = match players {
        Some([first, second]) => [BracketSlot::Seed(first), BracketSlot::Seed(second)],
        None => one.seats,
    };
    let points = played.as_ref().map(|it| [it.status.score.first, it.status.score.second]);
    let mut games: Vec<&StartedGame> = match players {
        Some(_) => tournament.games_of_match(one).collect(),
        None => Vec::new(),
    };
    games.sort_by_key(|game| game.paired.pairing.game);
    let has_games = !games.is_empty();
    let can_be_decided = tournament.can_be_decided(one, context.progress);
    let me = context.me.and_then(|me| tournament.seat_of(me.0)).map(|(_, number)| number);
    let side = |index: usize| {
        let seat = seats[index];
        let seed = match seat {
            BracketSlot::Seed(seed) => Some(seed),
            _ => None,
        };
        let shared = seed.and_then(|seed| places.get(&seed)).filter(|place| place.is_undecided);
        let won = match (one.goes_on, seed) {
            (Some(Advancing::Seed(winner)), Some(seed)) => Some(winner == seed),
            (Some(Advancing::Nobody), Some(_)) => Some(false),
            // Against nobody there is no game.
            (None, Some(_)) if seats[1 - index] == BracketSlot::Nobody => Some(true),
            _ => None,
        };
        SideView {
            seed,
            name: match seat {
                BracketSlot::Seed(seed) => player_name(tournament, seed, context),
                BracketSlot::WinnerOf(_) => String::new(),
                BracketSlot::Nobody => context.locale.t("tournament-bye").to_string(),
            },
            points: points.filter(|_| has_games).map_or_else(String::new, |it| halves(it[index])),
            status: matches!(seat, BracketSlot::Seed(_)).then(|| match won {
                Some(true) if is_final => context.locale.t("tournament-side-winner"),
                Some(true) => context.locale.t("tournament-side-advances"),
                Some(false) => context.locale.t("tournament-side-out"),
                None if can_be_decided => context.locale.t("tournament-side-open"),
                None => match shared {
                    Some(place) => {
                        context.locale.t("tournament-side-shares").count("last", place.last)
                    }
                    None => context.locale.t("tournament-side-undecided"),
                },
            }),
            class: match won {
                Some(true) => "side won",
                Some(false) => "side lost",
                None => "side",
            },
        }
    };
    let first = players.map_or(0, |players| players[0]);
    BracketMatchView {
        anchor: format!("match-{}-{}", one.place.round, one.place.number),
        is_mine: me.is_some_and(|me| seats.contains(&BracketSlot::Seed(me))),
        sides: [side(0), side(1)],
        games: games.into_iter().map(|game| game_view(tournament, game, first, context)).collect(),
    }
}

/// Returns the games of a series, in the order in which they began.
pub fn series_games(tournament: &Tournament, context: &TableContext) -> Vec<MatchGameView> {
    let games = tournament.games.iter();
    games.map(|game| game_view(tournament, game, 1, context)).collect()
}

fn game_view(
    tournament: &Tournament,
    game: &StartedGame,
    first: PairingNumber,
    context: &TableContext,
) -> MatchGameView {
    let locale = context.locale;
    let side = if game.paired.white == first { Color::White } else { Color::Black };
    let result = context.progress.get(&game.id).and_then(|it| it.result);
    let text = match result.map(|result| (result.score(side), result)) {
        Some((Some(Score::Won), _)) => "1",
        Some((Some(Score::Drawn), _)) => "½",
        Some((Some(Score::Lost), _)) => "0",
        Some((None, _)) => "*",
        None => "·",
    };
    let label = match game.paired.kind {
        MatchGameKind::Decider => locale.t("tournament-decider-label"),
        MatchGameKind::Regular | MatchGameKind::Extra => locale.t("tournament-game-label"),
    };
    let label = label
        .with("white", player_name(tournament, game.paired.white, context))
        .with("black", player_name(tournament, game.paired.black, context))
        .with("result", result.map_or("", GameResult::as_str));
    MatchGameView { id: game.id, text: text.to_owned(), label: label.to_string() }
}

fn player_name(tournament: &Tournament, number: PairingNumber, context: &TableContext) -> String {
    let seat = tournament.seat(1, number);
    let stored = seat.and_then(|seat| context.names.get(&PlayerId(seat.player)));
    context.locale.name(stored.map_or("", String::as_str))
}

/// Writes half points.
pub(super) fn halves(points: u8) -> String {
    match (points / 2, points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}
