//! What the page of a ladder shows: the steps, the highest first, whom its reader can challenge, and the
//! challenges that wait for them.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::table_view::TableContext;
use crate::{
    db::{
        DbConn, PlayerId, TournamentId, ratings,
        tournaments::{self, StoredTournament, WaitingLadderChallenge},
        vacations,
    },
    i18n::{Message, key},
    ratings::Week,
    tournament::{
        ChallengeCheck, LadderSteps, StartedGame, Tournament,
        ladder::{ChallengeNumber, ChallengedFacts},
        pairing::round_pairings::PairingNumber,
    },
    web::{sentences::Sentence as _, times::Zone},
};

/// What is known of those who are on a ladder, besides its log.
#[derive(Default)]
pub struct LadderFacts {
    ratings: HashMap<PlayerId, i32>,
    away: HashSet<PlayerId>,
    cannot_play: HashSet<PlayerId>,
}

pub struct LadderView {
    pub size: usize,
    pub is_open: bool,
    /// Those of the reader that are not answered.
    pub challenges: Vec<LadderChallengeView>,
    /// The highest first.
    pub steps: Vec<StepView>,
}

/// A challenge that waits for an answer.
pub struct LadderChallengeView {
    pub tournament: TournamentId,
    pub number: ChallengeNumber,
    pub said: Message,
    pub until: String,
    /// The reader answers it.
    pub is_for_me: bool,
}

pub struct StepView {
    pub title: Message,
    pub players: Vec<LadderPlayerView>,
}

pub struct LadderPlayerView {
    pub number: PairingNumber,
    pub name: String,
    pub rating: Option<i32>,
    /// In progress.
    pub games: Vec<LadderGameView>,
    pub is_me: bool,
    pub may_challenge: bool,
    /// Why the reader cannot challenge them.
    pub why_not: Option<Message>,
}

pub struct LadderGameView {
    pub id: i64,
    pub said: Message,
}

impl LadderFacts {
    /// Reads what is known; nothing of a tournament that is no ladder.
    pub fn load(
        conn: &mut DbConn,
        stored: &StoredTournament,
        now: DateTime<Utc>,
    ) -> QueryResult<LadderFacts> {
        if !stored.tournament.is_ladder() {
            return Ok(LadderFacts::default());
        }
        let listed = tournaments::list_players(conn, stored.id, None)?;
        let ids: Vec<PlayerId> = listed.iter().map(|it| it.player).collect();
        let variant = stored.tournament.terms.games.variant;
        let ratings = ratings::list_before(conn, &ids, variant, Week::of(now).next())?;
        let cannot_play = listed.iter().filter(|it| it.cannot_play).map(|it| it.player);
        Ok(LadderFacts {
            ratings: ratings.into_iter().map(|(player, it)| (player, it.number())).collect(),
            away: vacations::list_ends(conn, &ids, now)?.into_keys().collect(),
            cannot_play: cannot_play.collect(),
        })
    }

    pub fn rating(&self, player: PlayerId) -> Option<i32> {
        self.ratings.get(&player).copied()
    }

    fn of(&self, player: PlayerId) -> ChallengedFacts {
        ChallengedFacts {
            is_on_vacation: self.away.contains(&player),
            cannot_play: self.cannot_play.contains(&player),
        }
    }
}

/// Returns what the page of a ladder shows; `None` for another tournament.
pub fn ladder_view(
    stored: &StoredTournament,
    facts: &LadderFacts,
    context: &TableContext,
    now: DateTime<Utc>,
) -> Option<LadderView> {
    let tournament = &*stored.tournament;
    if !tournament.is_ladder() {
        return None;
    }
    let progress = context.progress;
    let me = context.me.and_then(|me| tournament.ladder_number(me.0));
    let steps = tournament.ladder_steps(progress);
    let page = LadderPage { tournament, facts, context, games: running_games(tournament, context) };
    let check = me
        .filter(|_| tournament.is_open_ladder())
        .map(|me| ChallengeCheck::new(tournament, me, (&steps, progress), now));
    let is_open = tournament.is_open_ladder();
    Some(LadderView {
        size: tournament.ladder_size(),
        is_open,
        challenges: me.map_or_else(Vec::new, |me| page.challenges(stored.id, me)),
        steps: page.steps(&steps, me, check.as_ref()),
    })
}

/// Puts a challenge that waits into words for one of its two players.
pub fn waiting_challenge(
    waiting: &WaitingLadderChallenge,
    other: &str,
    me: PlayerId,
    zone: Zone,
) -> LadderChallengeView {
    let is_for_me = waiting.challenged == me;
    let said = zone.locale().t(match is_for_me {
        true => key!("ladder-challenge-to-you-on"),
        false => key!("ladder-challenge-by-you-on"),
    });
    LadderChallengeView {
        tournament: waiting.tournament,
        number: waiting.number,
        said: said.with("player", other).with("name", waiting.name.said(zone.locale())),
        until: zone.full(waiting.expires_at),
        is_for_me,
    }
}

type RunningGames<'a> = HashMap<PairingNumber, Vec<&'a StartedGame>>;

/// Returns the games in progress of each player.
fn running_games<'a>(tournament: &'a Tournament, context: &TableContext) -> RunningGames<'a> {
    let mut games: RunningGames<'a> = HashMap::new();
    for game in tournament.games.iter().filter(|it| it.result(context.progress).is_none()) {
        for number in [game.paired.white, game.paired.black] {
            games.entry(number).or_default().push(game);
        }
    }
    games
}

struct LadderPage<'a, 'b> {
    tournament: &'a Tournament,
    facts: &'a LadderFacts,
    context: &'a TableContext<'b>,
    games: RunningGames<'a>,
}

impl LadderPage<'_, '_> {
    fn account(&self, number: PairingNumber) -> PlayerId {
        PlayerId(self.tournament.ladder_account(number).unwrap_or_default())
    }

    fn name(&self, number: PairingNumber) -> String {
        let stored = self.context.names.get(&self.account(number));
        self.context.locale.name(stored.map_or("", String::as_str))
    }

    fn challenges(&self, id: TournamentId, me: PairingNumber) -> Vec<LadderChallengeView> {
        let locale = self.context.locale;
        let waiting = self.tournament.ladder.waiting();
        let mine = waiting.filter(|it| [it.challenger, it.challenged].contains(&me));
        mine.map(|challenge| {
            let is_for_me = challenge.challenged == me;
            let (said, other) = match is_for_me {
                true => (locale.t("ladder-challenge-to-you"), challenge.challenger),
                false => (locale.t("ladder-challenge-by-you"), challenge.challenged),
            };
            LadderChallengeView {
                tournament: id,
                number: challenge.number,
                said: said.with("player", self.name(other)),
                until: self.context.zone.full(challenge.expires_at()),
                is_for_me,
            }
        })
        .collect()
    }

    fn steps(
        &self,
        steps: &LadderSteps,
        me: Option<PairingNumber>,
        check: Option<&ChallengeCheck<'_>>,
    ) -> Vec<StepView> {
        let title = |step: u32| self.context.locale.t("ladder-step").with("step", step.to_string());
        let by_step = steps.from_the_top().into_iter();
        by_step
            .map(|(step, players)| {
                let mut players: Vec<LadderPlayerView> =
                    players.into_iter().map(|number| self.player(number, me, check)).collect();
                players.sort_by_cached_key(|player| player.name.to_lowercase());
                StepView { title: title(step), players }
            })
            .collect()
    }

    fn player(
        &self,
        number: PairingNumber,
        me: Option<PairingNumber>,
        check: Option<&ChallengeCheck<'_>>,
    ) -> LadderPlayerView {
        let (locale, account) = (self.context.locale, self.account(number));
        let is_me = me == Some(number);
        let obstacle =
            check.filter(|_| !is_me).map(|it| it.obstacle(number, self.facts.of(account)));
        let game = |game: &&StartedGame| {
            let (white, black) = (game.paired.white, game.paired.black);
            let other = if white == number { black } else { white };
            let said = locale.t("ladder-plays-against").with("opponent", self.name(other));
            LadderGameView { id: game.id, said }
        };
        LadderPlayerView {
            number,
            name: self.name(number),
            rating: self.facts.rating(account),
            games: self
                .games
                .get(&number)
                .map_or_else(Vec::new, |it| it.iter().map(game).collect()),
            is_me,
            may_challenge: obstacle == Some(None),
            why_not: obstacle.flatten().map(|why| why.said(locale)),
        }
    }
}
