//! `zugpost demo`: players and games in every state, made by the actions that a player
//! uses, from famous games.

mod action_error;
mod famous;
mod tournaments;

use anyhow::{Context as _, bail};
use chrono::{DateTime, TimeDelta, Utc};

use self::{action_error::say, famous::Famous, tournaments::TournamentScenes};
use super::open_site::{OpenSite, open};
use crate::{
    actions::{
        accounts::{self, Email, EmailRateLimits, Name, NewAccount, RateLimitContext},
        challenges::{NewOffer, accept_challenge, offer_challenge},
        games::GameCommand,
        vacation::{NewVacation, book_vacation, day_of},
    },
    chess::{Color, Position as _, Start},
    clock::{Clock as _, SystemClock},
    config::Config,
    db::{Db, DbError, GameId, PlayerId, games, outbox, player_roles, players},
    game::{
        Claim, ClaimGround, Play, PlayerCommand, Terms,
        clock::{DEFAULT_SILENCE_DAYS, TimeControl},
        game_limit::GameLimits,
    },
    random,
    tournament::{entry::EntryConditions, lots::LotSecret},
};

/// Everybody's password, printed at the end.
const PASSWORD: &str = "correspondence-chess";

const NAMES: [&str; 12] = [
    "Anna", "Bernhard", "Chiara", "Dmitri", "Emilia", "Farid", "Greta", "Henri", "Ingrid", "Jorge",
    "Katja", "Lars",
];

pub fn demo(config: Config) -> anyhow::Result<()> {
    let site = open(config)?;
    actix_web::rt::System::new().block_on(fill(&site))
}

async fn fill(site: &OpenSite) -> anyhow::Result<()> {
    let db = &site.db;
    if db.read(|conn| Ok::<_, DbError>(players::any(conn)?)).await? {
        bail!(
            "the database has players already; the demo fills an empty one only (choose another DATA_DIR)"
        );
    }
    let now = SystemClock.now();
    let ids = make_players(site, now).await?;
    let games = famous::games()?;
    let mut scenes = Scenes { db, ids, now, games: Vec::new() };
    scenes.play_all(&games).await?;
    scenes.claim_draws().await?;
    scenes.take_vacation().await?;
    scenes.fill_lobby().await?;
    scenes.hold_tournaments().await?;
    // Weeks of emails about moves long made would be sent at the first start.
    db.write(move |conn| Ok::<_, DbError>(outbox::drop_waiting(conn, now)?)).await?;
    println!(
        "{} players and {} games are there. Start it with: zugpost serve\n\
         Log in as {} (who administers the site), any of {}, or {} (an arbiter and tournament director).\nThe password of all is: {PASSWORD}",
        NAMES.len(),
        scenes.games.len(),
        NAMES[0],
        NAMES[1..11].join(", "),
        NAMES[11]
    );
    Ok(())
}

/// Registers the players and confirms their addresses, as the links in their emails do.
async fn make_players(site: &OpenSite, now: DateTime<Utc>) -> anyhow::Result<Vec<PlayerId>> {
    let since = now - TimeDelta::days(400);
    let hash = site.passwords.hash(PASSWORD).await?;
    let mut ids = Vec::new();
    for (i, name) in NAMES.iter().enumerate() {
        let email = format!("{}@example.org", name.to_lowercase());
        let bad = |e: accounts::BadField| anyhow::anyhow!("{name}: {e}");
        let account = NewAccount {
            name: Name::parse(name).map_err(bad)?,
            email: Email::parse(&email).map_err(bad)?,
            password_hash: hash.clone(),
            time_zone: "Europe/Berlin".into(),
            language: None,
        };
        let secret = random::Secret::generate();
        let made = if i == 0 {
            accounts::offer_first_admin(&site.db, secret.hash(), since).await.map_err(say)?;
            accounts::make_first_admin(&site.db, secret.hash(), account, since)
                .await
                .map_err(say)?
        } else {
            let limits = EmailRateLimits { per_recipient: 0, per_network: 0, per_site: 0 };
            let origin = RateLimitContext { network: String::new(), limits };
            accounts::register(&site.db, account, None, origin, since).await.map_err(say)?;
            let (name, email) = (name.to_string(), email.clone());
            let hash = secret.hash();
            site.db
                .write(move |conn| {
                    use crate::db::tokens::{TokenPurpose, insert};
                    let player = players::find_by_name(conn, &name)?.map(|player| player.id);
                    insert(conn, TokenPurpose::ConfirmAddress, &hash, player, &email, since)?;
                    Ok::<_, DbError>(())
                })
                .await?;
            accounts::confirm_address(&site.db, secret.hash(), since).await.map_err(say)?
        };
        ids.push(made);
    }
    Ok(ids)
}

/// How far a game is played in the demo.
#[derive(Clone, Copy)]
enum Until {
    /// To its end: mate on the board, or the loser resigns.
    End,
    /// So many half-moves; the side to move thinks.
    Ply(usize),
    /// The same, and the last move came with a draw offer.
    Offer(usize),
    /// To a position in which the side to move is in check.
    Check,
    /// Half-moves, then a draw is agreed.
    Agreed(usize),
}

/// How time is measured in a game of the demo: mostly three days a move.
fn control(index: usize) -> TimeControl {
    match index {
        0 => TimeControl::Fischer {
            initial: TimeDelta::days(10),
            increment: TimeDelta::days(1),
            cap: Some(TimeDelta::days(20)),
            limit: None,
        },
        2 | 9 => TimeControl::Period { moves: 10, days: 50, silence: DEFAULT_SILENCE_DAYS },
        5 => TimeControl::Unlimited,
        _ => TimeControl::PerMove { time: TimeDelta::days(3) },
    }
}

struct Scenes<'a> {
    db: &'a Db,
    ids: Vec<PlayerId>,
    now: DateTime<Utc>,
    games: Vec<GameId>,
}

impl Scenes<'_> {
    async fn play_all(&mut self, games: &[Famous]) -> anyhow::Result<()> {
        let mut until: Vec<Until> = vec![
            Until::Ply(20),
            Until::Check,
            Until::Ply(31),
            Until::Offer(16),
            Until::End,
            Until::Ply(1),
            Until::End,
            Until::Ply(24),
            Until::Agreed(40),
            Until::Ply(33),
            Until::End,
            Until::Offer(46),
            Until::End,
        ];
        until.resize(games.len(), Until::End);
        for (i, (famous, until)) in games.iter().zip(until).enumerate() {
            // Anna and Bernhard sit at most boards, so that anyone who logs in finds something.
            let (white, black) = match i % 3 {
                0 => (0, 1 + i % 11),
                1 => (2 + i % 10, 0),
                _ => (1, 2 + i % 10),
            };
            // The last of them ended two days ago, the others a week before each other, so that
            // ratings have a history.
            let ago = TimeDelta::days(2) + TimeDelta::weeks(i64::try_from(games.len() - 1 - i)?);
            let game = self.play(famous, (white, black), until, control(i), ago).await?;
            self.games.push(game);
        }
        Ok(())
    }

    async fn play(
        &self,
        famous: &Famous,
        (white, black): (usize, usize),
        until: Until,
        control: TimeControl,
        over: TimeDelta,
    ) -> anyhow::Result<GameId> {
        let plies = match until {
            Until::End => famous.moves.len(),
            Until::Ply(n) | Until::Offer(n) | Until::Agreed(n) => n.min(famous.moves.len()),
            Until::Check => famous.last_check(),
        };
        // A move every few hours, the last one a little while ago; a finished game longer.
        let pause =
            |i: usize| TimeDelta::minutes(i64::try_from(i * i * 37 % 900).unwrap_or(0) + 25);
        let ended = match until {
            Until::End | Until::Agreed(_) => over,
            _ => TimeDelta::hours(5),
        };
        let mut now = (0..plies).map(pause).fold(self.now - ended, |at, pause| at - pause);
        let (white, black) = (self.ids[white], self.ids[black]);
        let is_rated = matches!(until, Until::End | Until::Agreed(_));
        let terms = Terms {
            control,
            rated: is_rated,
            takebacks: !is_rated,
            ..Terms::standard(TimeDelta::days(3))
        };
        let game = self.begin(famous, white, black, terms, now).await?;
        let line = famous.line();
        for (i, step) in line.steps.iter().take(plies).enumerate() {
            now += pause(i);
            let side = line.position(i).turn();
            let command = PlayerCommand::Play(Play {
                text: step.san.to_string(),
                ply: u32::try_from(i)?,
                offer_draw: matches!(until, Until::Offer(n) | Until::Agreed(n) if n == i + 1),
                ..Play::default()
            });
            GameCommand::by_player(side.fold_wb(white, black), game, command)
                .run(self.db, now)
                .await
                .map_err(say)?;
        }
        let to_move = line.position(plies).turn();
        match until {
            Until::Agreed(_) => {
                let by = to_move.fold_wb(white, black);
                GameCommand::by_player(
                    by,
                    game,
                    PlayerCommand::AcceptDraw { ply: u32::try_from(plies)? },
                )
                .run(self.db, now)
                .await
                .map_err(say)?;
            }
            Until::End if !line.position(plies).is_checkmate() => {
                let loser = famous.loser().context("a famous game without a winner")?;
                let by = loser.fold_wb(white, black);
                GameCommand::by_player(by, game, PlayerCommand::Resign)
                    .run(self.db, now)
                    .await
                    .map_err(say)?;
            }
            _ => {}
        }
        Ok(game)
    }

    async fn begin(
        &self,
        famous: &Famous,
        white: PlayerId,
        black: PlayerId,
        terms: Terms,
        now: DateTime<Utc>,
    ) -> anyhow::Result<GameId> {
        let offer = NewOffer {
            opponent: None,
            color: Some(Color::White),
            start: Start::standard(),
            terms,
            series: None,
            conditions: EntryConditions::default(),
            message: famous.title(),
            form_key: famous.title(),
        };
        let challenge = offer_challenge(self.db, white, offer, GameLimits::UNLIMITED, now)
            .await
            .map_err(say)?;
        accept_challenge(
            self.db,
            black,
            challenge,
            true,
            LotSecret::new(random::bytes()),
            GameLimits::UNLIMITED,
            now,
        )
        .await
        .map_err(say)
    }

    /// Emilia claims a draw against Bernhard and Bernhard one against Dmitri: Anna or Lars decide.
    async fn claim_draws(&self) -> anyhow::Result<()> {
        let lars = self.ids[11];
        self.db
            .write(move |conn| {
                Ok::<_, DbError>(player_roles::update(
                    conn,
                    lars,
                    player_roles::PlayerRoles {
                        is_admin: false,
                        is_arbiter: true,
                        is_director: true,
                    },
                )?)
            })
            .await?;
        for (game, by, ground, statement) in [
            (2, 4, ClaimGround::Agreement, "Bernhard has agreed by mail, and is on a journey now."),
            (11, 1, ClaimGround::Fortress, "Nobody comes through any more. Please look."),
        ] {
            let id = *self.games.get(game).context("too few famous games")?;
            let claim = Claim { ground, intended: None };
            let found = self.db.read(move |conn| Ok::<_, DbError>(games::find(conn, id)?)).await?;
            let seen = found.context("a game that was just made")?.game.position_no();
            let command =
                PlayerCommand::Claim { claim, position_no: seen, statement: statement.to_owned() };
            GameCommand::by_player(self.ids[by], id, command)
                .run(self.db, self.now)
                .await
                .map_err(say)?;
        }
        let statement = "I have not: I said that I would think about it.".to_owned();
        let answer = PlayerCommand::AnswerClaim { statement };
        GameCommand::by_player(self.ids[1], self.games[2], answer)
            .run(self.db, self.now)
            .await
            .map_err(say)?;
        Ok(())
    }

    /// Jorge is to move against Anna, and away.
    async fn take_vacation(&self) -> anyhow::Result<()> {
        let zone = chrono_tz::Europe::Berlin;
        let until = day_of(self.now, zone) + TimeDelta::days(9);
        let wish = NewVacation { from: None, until };
        book_vacation(self.db, self.ids[9], wish, zone, 30, self.now).await.map_err(say)
    }

    /// Lars directs tournaments in which the others play.
    async fn hold_tournaments(&self) -> anyhow::Result<()> {
        let director = self.ids[11];
        let scenes =
            TournamentScenes { db: self.db, players: &self.ids[..11], director, now: self.now };
        scenes.play_all().await
    }

    /// A few challenges to accept, one of them for Anna.
    async fn fill_lobby(&self) -> anyhow::Result<()> {
        let days = |n| TimeControl::PerMove { time: TimeDelta::days(n) };
        let offers = [
            (3, None, None, Start::standard(), control(0), "Who plays a quiet game?"),
            (5, None, Some(Color::Black), Start::standard(), days(7), ""),
            (
                6,
                None,
                None,
                Start::chess960(356).map_err(|e| anyhow::anyhow!("{e}"))?,
                control(2),
                "No books needed.",
            ),
            (8, Some("Anna"), Some(Color::White), Start::standard(), days(2), "Shall we?"),
        ];
        for (i, (who, opponent, color, start, control, message)) in offers.into_iter().enumerate() {
            let offer = NewOffer {
                opponent: opponent.map(str::to_owned),
                color,
                start,
                terms: Terms { control, ..Terms::standard(TimeDelta::days(3)) },
                series: None,
                conditions: EntryConditions::default(),
                message: message.to_owned(),
                form_key: format!("demo-{i}"),
            };
            offer_challenge(self.db, self.ids[who], offer, GameLimits::UNLIMITED, self.now)
                .await
                .map_err(say)?;
        }
        Ok(())
    }
}
