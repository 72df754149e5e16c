//! The tournaments of the demo: a round robin that is finished, one in progress, a knockout in its
//! second round, groups whose final waits for one game, a Swiss tournament in its third round, a ladder
//! with an open challenge, one that takes entries, and a match that two players have agreed on.

use anyhow::Context as _;
use chrono::{DateTime, TimeDelta, Utc};

use super::action_error::say;
use crate::{
    actions::{
        challenges::{NewOffer, accept_challenge, offer_challenge},
        games::GameCommand,
        tournaments::{
            NewTournament, PlayerAct, TournamentAct, accept_ladder_challenge, announce_tournament,
            process_due_tournaments,
        },
    },
    chess::{Color, Start},
    db::{Db, DbError, GameId, PlayerId, TournamentId, games, tournaments},
    game::{Play, PlayerCommand, Terms, clock::TimeControl, game_limit::GameLimits},
    random,
    tournament::{
        entry::EntryConditions,
        lots::LotSecret,
        pairing::{
            knockout::DrawnMatchRule,
            match_games::MatchSchedule,
            round_pairings::PairingNumber,
            round_robin::{Cycles, RoundPace},
        },
        stage_terms::{GroupStage, StagePlan},
        swiss_terms::SwissPace,
        terms::{Format, TournamentTerms},
    },
};

/// The first moves of all these games.
const OPENING: [&str; 8] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"];

/// Who makes tournaments, and when.
pub struct TournamentScenes<'a> {
    pub db: &'a Db,
    pub players: &'a [PlayerId],
    pub director: PlayerId,
    pub now: DateTime<Utc>,
}

impl TournamentScenes<'_> {
    pub async fn play_all(&self) -> anyhow::Result<()> {
        let round_robin = Format::RoundRobin {
            section_size: 5,
            cycles: Cycles::Single,
            pace: RoundPace::AllAtOnce,
        };
        let knockout = Format::Knockout {
            games: 2,
            schedule: MatchSchedule::TwoAtATime,
            ends_early: true,
            drawn_match_rule: DrawnMatchRule::Decider,
        };
        let ago = |days| self.now - TimeDelta::days(days);
        let spring = self.begin("Spring Round Robin", round_robin, 5, 5, ago(60)).await?;
        self.play(spring, usize::MAX, ago(59)).await?;
        self.process(ago(30)).await?;

        let autumn = self.begin("Autumn Round Robin", round_robin, 5, 5, ago(3)).await?;
        self.play(autumn, 6, ago(2)).await?;

        let cup = self.begin("Autumn Cup", knockout, 8, 8, ago(20)).await?;
        // The first round has four matches of two games; of those that are drawn follows a decider.
        self.play(cup, 8, ago(19)).await?;
        self.process(ago(3)).await?;
        self.play(cup, 1, ago(2)).await?;
        self.play_groups(ago(4)).await?;
        let swiss = Format::Swiss { rounds: 5, pace: SwissPace::WhenRoundEnds };
        let open = self.begin("Autumn Swiss", swiss, 7, 7, ago(12)).await?;
        for days in [11, 8] {
            self.play(open, usize::MAX, ago(days)).await?;
            self.process(ago(days - 2)).await?;
        }
        self.play(open, 1, ago(2)).await?;
        self.play_ladder(ago(40)).await?;
        self.begin("Winter Cup", knockout, 16, 6, self.now).await?;
        self.play_series(ago(10)).await?;
        self.process(self.now).await
    }

    /// Two groups of four, from which the first and the best of the others go on. In the second one the game between
    /// those who can be first is in progress: the final waits for it.
    async fn play_groups(&self, at: DateTime<Utc>) -> anyhow::Result<()> {
        const GAMES_OF_TWO_GROUPS: usize = 12;
        let stage = GroupStage { group_size: 4, of_each_group: 1, best_others: 1 };
        let groups = Format::Stages {
            plan: StagePlan::new(&[stage]).context("a plan of one stage")?,
            cycles: Cycles::Single,
            pace: RoundPace::AllAtOnce,
        };
        let cup = self.begin("Autumn Groups", groups, 8, 8, at).await?;
        self.play(cup, GAMES_OF_TWO_GROUPS - 1, self.now - TimeDelta::days(3)).await?;
        self.process(self.now - TimeDelta::days(2)).await
    }

    /// A ladder: some games are over, one is in progress, and a challenge waits.
    async fn play_ladder(&self, at: DateTime<Utc>) -> anyhow::Result<()> {
        let ladder = self.begin("Stairs", Format::Ladder, 100, 8, at).await?;
        // Players are numbered as they have entered.
        for (day, challenger, challenged, winner) in [
            (0, 1, 2, 1),
            (3, 3, 4, 4),
            (6, 1, 3, 1),
            (9, 5, 6, 5),
            (12, 1, 4, 1),
            (15, 5, 7, 7),
            (18, 1, 5, 5),
            (21, 4, 8, 4),
        ] {
            let at = at + TimeDelta::days(day);
            self.challenge(ladder, challenger, challenged, at).await?;
            self.accept(ladder, challenged, at + TimeDelta::hours(5)).await?;
            self.play(ladder, 0, at + TimeDelta::hours(8)).await?;
            let progress = self
                .db
                .read(move |conn| Ok::<_, DbError>(tournaments::progress(conn, ladder, None)?))
                .await?;
            let running = progress.into_iter().find(|(_, game)| game.result.is_none());
            let (game, _) = running.context("a game that was just made")?;
            let loser = if winner == challenger { challenged } else { challenger };
            let resigns = at + TimeDelta::days(2);
            self.act(GameId(game), self.numbered(loser)?, PlayerCommand::Resign, resigns).await?;
        }
        let ago = |days| self.now - TimeDelta::days(days);
        self.challenge(ladder, 5, 8, ago(4)).await?;
        self.accept(ladder, 8, ago(3)).await?;
        self.play(ladder, 0, ago(2)).await?;
        self.challenge(ladder, 1, 2, ago(1)).await
    }

    /// Returns the player who has a number, as they have entered.
    fn numbered(&self, number: PairingNumber) -> anyhow::Result<PlayerId> {
        let player = number.checked_sub(1).and_then(|index| self.players.get(index));
        player.copied().context("a player of the demo")
    }

    async fn challenge(
        &self,
        ladder: TournamentId,
        challenger: PairingNumber,
        challenged: PairingNumber,
        at: DateTime<Utc>,
    ) -> anyhow::Result<()> {
        let by = self.numbered(challenger)?;
        let act = PlayerAct::Challenge { challenged };
        TournamentAct::by_player(by, ladder, act).run(self.db, at).await.map_err(say)
    }

    /// Accepts the challenge that waits for a player.
    async fn accept(
        &self,
        ladder: TournamentId,
        challenged: PairingNumber,
        at: DateTime<Utc>,
    ) -> anyhow::Result<()> {
        let player = self.numbered(challenged)?;
        let waiting = self.db.read(move |conn| {
            Ok::<_, DbError>(tournaments::list_waiting_challenges(conn, player, at)?)
        });
        let waiting = waiting.await?.into_iter().find(|it| it.challenged == player);
        let number = waiting.context("a challenge that was just made")?.number;
        accept_ladder_challenge(self.db, ladder, player, number, at).await.map_err(say)
    }

    /// A match that two players have agreed on by a challenge: the first of four games is over.
    async fn play_series(&self, at: DateTime<Utc>) -> anyhow::Result<()> {
        let &[anna, bernhard, ..] = self.players else { return Ok(()) };
        let offer = NewOffer {
            opponent: None,
            color: None,
            start: Start::standard(),
            terms: Terms::standard(TimeDelta::days(5)),
            series: Some(Format::Match {
                games: 4,
                schedule: MatchSchedule::OneByOne,
                ends_early: true,
            }),
            message: "Four games?".to_owned(),
            conditions: EntryConditions::default(),
            form_key: "demo-match".to_owned(),
        };
        let challenge =
            offer_challenge(self.db, anna, offer, GameLimits::UNLIMITED, at).await.map_err(say)?;
        let secret = LotSecret::new(random::bytes());
        let first =
            accept_challenge(self.db, bernhard, challenge, true, secret, GameLimits::UNLIMITED, at)
                .await;
        let first = first.map_err(say)?;
        let places =
            self.db.read(move |conn| Ok::<_, DbError>(tournaments::list_places(conn, &[first])?));
        let (_, place) = places.await?.pop().context("a match that was just begun")?;
        self.play(place.tournament, 1, at + TimeDelta::days(1)).await?;
        // The second game begins two days ago: nobody is out of time.
        self.process(at + TimeDelta::days(8)).await
    }

    /// Announces a tournament, and lets some players enter.
    async fn begin(
        &self,
        name: &str,
        format: Format,
        places: u32,
        entrants: usize,
        at: DateTime<Utc>,
    ) -> anyhow::Result<TournamentId> {
        let new = NewTournament {
            terms: terms(name, format, places),
            director: self.director,
            deputy: None,
            edition_of: None,
            form_key: name.to_owned(),
            secret: LotSecret::new(random::bytes()),
        };
        let id = announce_tournament(self.db, new, at).await.map_err(say)?;
        for player in self.players.iter().take(entrants) {
            TournamentAct::by_player(
                *player,
                id,
                PlayerAct::Enter { limits: GameLimits::UNLIMITED },
            )
            .run(self.db, at)
            .await
            .map_err(say)?;
        }
        self.process(at).await?;
        Ok(id)
    }

    /// Does what a job does.
    async fn process(&self, at: DateTime<Utc>) -> anyhow::Result<()> {
        process_due_tournaments(self.db, || LotSecret::new(random::bytes()), at).await?;
        Ok(())
    }

    /// Plays so many of the games in progress: White wins most, some are drawn, the others have the
    /// opening on the board.
    async fn play(&self, id: TournamentId, count: usize, at: DateTime<Utc>) -> anyhow::Result<()> {
        let progress = self
            .db
            .read(move |conn| Ok::<_, DbError>(tournaments::progress(conn, id, None)?))
            .await?;
        let running = progress.iter().filter(|(_, game)| game.result.is_none());
        let mut running: Vec<GameId> = running.map(|(game, _)| GameId(*game)).collect();
        running.sort_unstable();
        for (number, game) in running.into_iter().enumerate() {
            let found = self
                .db
                .read(move |conn| Ok::<_, DbError>(games::find(conn, game)?))
                .await?
                .context("a game that was just made")?;
            for (ply, text) in OPENING.iter().enumerate() {
                let side = if ply % 2 == 0 { Color::White } else { Color::Black };
                let play = PlayerCommand::Play(Play {
                    text: (*text).to_owned(),
                    ply: u32::try_from(ply)?,
                    offer_draw: number % 3 == 1 && ply + 1 == OPENING.len(),
                    ..Play::default()
                });
                let at = at + TimeDelta::hours(i64::try_from(ply)?);
                self.act(game, found.player(side), play, at).await?;
            }
            if number >= count {
                continue;
            }
            let at = at + TimeDelta::hours(20);
            let white = found.player(Color::White);
            let (player, command) = match number % 3 {
                1 => (white, PlayerCommand::AcceptDraw { ply: u32::try_from(OPENING.len())? }),
                2 => (white, PlayerCommand::Resign),
                _ => (found.player(Color::Black), PlayerCommand::Resign),
            };
            self.act(game, player, command, at).await?;
        }
        Ok(())
    }

    async fn act(
        &self,
        game: GameId,
        player: PlayerId,
        command: PlayerCommand,
        at: DateTime<Utc>,
    ) -> anyhow::Result<()> {
        let acted = GameCommand::by_player(player, game, command).run(self.db, at).await;
        acted.map_err(say).map(drop)
    }
}

fn terms(name: &str, format: Format, places: u32) -> TournamentTerms {
    let control = TimeControl::PerMove { time: TimeDelta::days(5) };
    TournamentTerms { capacity: Some(places), ..TournamentTerms::standard(name, format, control) }
}
