//! What the page of a Swiss tournament has besides its table: the pairings of the last round, when the
//! next one is paired, and the rounds in which the reader does not play.

use std::collections::HashMap;

use super::table_view::TableContext;
use crate::{
    db::PlayerId,
    game::GameResult,
    i18n::Message,
    tournament::{PairingId, StartedGame, Tournament, pairing::round_pairings::PairingNumber},
};

pub struct SwissView {
    /// The last round that is paired.
    pub round: Option<SwissRoundView>,
    /// When the next round is paired, or why there is none.
    pub next: Option<Message>,
    /// For whoever plays, as long as rounds are to come.
    pub byes: Option<ByesView>,
}

pub struct SwissRoundView {
    pub title: Message,
    pub boards: Vec<SwissBoardView>,
    /// Who has no game in it, in sentences.
    pub byes: Vec<String>,
}

/// A pairing, with the game once it has begun.
pub struct SwissBoardView {
    pub number: usize,
    pub players: [String; 2],
    pub url: Option<String>,
    /// As in `1-0`; a dot while it is played.
    pub result: &'static str,
    /// What a screen reader says.
    pub label: String,
    /// The reader plays it.
    pub is_mine: bool,
}

pub struct ByesView {
    /// What a further bye counts.
    pub hint: Message,
    /// The rounds for which the reader has asked.
    pub requests: Vec<ByeRequestView>,
    /// The rounds for which the reader can ask: value and text.
    pub rounds: Vec<(String, Message)>,
}

pub struct ByeRequestView {
    pub round: u16,
    pub said: Message,
}

/// Returns what the page of a Swiss tournament shows; `None` for another one, or before the start.
pub fn swiss_view(tournament: &Tournament, context: &TableContext) -> Option<SwissView> {
    tournament.swiss_terms()?;
    tournament.section(1)?;
    let (_, own) = context.me.and_then(|me| tournament.seat_of(me.0)).unzip();
    Some(SwissView {
        round: round_view(tournament, own, context),
        next: next_round(tournament, context),
        byes: own.and_then(|own| byes(tournament, own, context)),
    })
}

fn round_view(
    tournament: &Tournament,
    own: Option<PairingNumber>,
    context: &TableContext,
) -> Option<SwissRoundView> {
    let locale = context.locale;
    let paired = tournament.rounds.last()?;
    let name = |number: PairingNumber| {
        let account = tournament.seat(1, number).map(|seat| PlayerId(seat.player));
        let stored = account.and_then(|account| context.names.get(&account));
        locale.name(stored.map_or("", String::as_str))
    };
    let started = tournament.games_of(1).map(|game| (game.paired.pairing, game));
    let started: HashMap<PairingId, &StartedGame> = started.collect();
    let boards = (1..).zip(&paired.pairings).map(|(number, pairing)| {
        let id = PairingId {
            section: 1,
            round: paired.round,
            board: u16::try_from(number).unwrap_or(u16::MAX),
            game: 1,
        };
        let game = started.get(&id);
        let both = [pairing.white, pairing.black];
        let players = both.map(name);
        let result = match game.map(|game| game.result(context.progress)) {
            Some(Some(result)) => GameResult::as_str(result),
            Some(None) => "·",
            None => "",
        };
        let label = locale.t("tournament-game-label").with("result", result);
        let label = label.with("white", &players[0]).with("black", &players[1]);
        SwissBoardView {
            number,
            // Who speaks to the page says what stands there (WCAG 2.5.3).
            label: format!("{result}, {label}"),
            players,
            url: game.map(|game| format!("/games/{}", game.id)),
            result,
            is_mine: own.is_some_and(|own| both.contains(&own)),
        }
    });
    let names = |numbers: &[PairingNumber]| {
        numbers.iter().map(|number| name(*number)).collect::<Vec<_>>().join(", ")
    };
    let bye = paired.bye.map(|it| locale.t("tournament-round-bye").with("player", name(it)));
    let mut byes: Vec<String> = bye.iter().map(ToString::to_string).collect();
    for (said, numbers) in [
        (locale.t("tournament-round-half-point-byes"), &paired.half_point_byes),
        (locale.t("tournament-round-absent"), &paired.absent),
    ] {
        if !numbers.is_empty() {
            byes.push(said.with("players", names(numbers)).to_string());
        }
    }
    let rounds = tournament.swiss_terms().map_or(0, |(rounds, _)| rounds);
    let title = locale.t("tournament-round-of-rounds").with("round", paired.round.to_string());
    let title = title.with("rounds", rounds.to_string());
    Some(SwissRoundView { title, boards: boards.collect(), byes })
}

fn next_round(tournament: &Tournament, context: &TableContext) -> Option<Message> {
    let locale = context.locale;
    if let Some(round) = tournament.unpaired_round {
        return Some(locale.t("tournament-round-not-paired").with("round", round.to_string()));
    }
    let round = tournament.next_round()?;
    let said = match tournament.next_round_at() {
        Some(at) => locale.t("tournament-next-round-on").with("date", context.zone.full(at)),
        None => locale.t("tournament-next-round-when-over"),
    };
    Some(said.with("round", round.to_string()))
}

fn byes(tournament: &Tournament, own: PairingNumber, context: &TableContext) -> Option<ByesView> {
    let locale = context.locale;
    let request = |round: u16| ByeRequestView {
        round,
        said: locale.t("tournament-bye-in-round").with("round", round.to_string()),
    };
    let requests: Vec<ByeRequestView> = tournament.bye_requests_of(own).map(request).collect();
    let rounds: Vec<(String, Message)> = tournament
        .rounds_to_ask_for(own)
        .map(|round| {
            let round = round.to_string();
            (round.clone(), locale.t("tournament-round").with("round", round))
        })
        .collect();
    if requests.is_empty() && rounds.is_empty() {
        return None;
    }
    let hint = match tournament.has_had_half_point_bye(own) {
        true => locale.t("tournament-byes-hint-zero"),
        false => locale.t("tournament-byes-hint-half"),
    };
    Some(ByesView { hint, requests, rounds })
}
