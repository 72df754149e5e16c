//! `zugpost verify`: whether the rows that pages are made of say what the logs say, in the whole
//! database.

use anyhow::{Context as _, bail};

use super::{open_site::open, verify_log::hash};
use crate::{
    config::Config,
    db::{
        Db, DbError, GameId, Options, Target, log_publications, tournaments,
        verification::{
            VerificationFinding, list_games_after, list_gone, verify_creations, verify_game,
            verify_publications, verify_tournament,
        },
    },
};

/// Games that are read at once.
const BATCH: i64 = 100;

/// What it is asked for.
#[derive(clap::Args)]
pub struct Args {
    /// The numbers of games; without one, every game and every tournament is checked.
    games: Vec<i64>,
    /// A hash over all logs from an email to administrators: whether it was published, and when.
    #[arg(long, value_name = "HASH", value_parser = hash)]
    head: Option<String>,
}

/// What was checked, and how much of it is wrong.
#[derive(Default)]
pub(super) struct VerificationReport {
    games: u64,
    tournaments: u64,
    wrong: u64,
}

impl VerificationReport {
    /// Returns what was found in a sentence; anything wrong is an error.
    pub fn sentence(&self) -> anyhow::Result<String> {
        let VerificationReport { games, tournaments, wrong } = self;
        if *wrong > 0 {
            bail!("{wrong} things are wrong in {games} games and {tournaments} tournaments.");
        }
        Ok(format!("{games} games and {tournaments} tournaments say what their logs say."))
    }
}

/// Prints what is wrong in a database that nobody else has open.
pub(super) fn verify_target(config: &Config, target: Target) -> anyhow::Result<VerificationReport> {
    let options = Options { target, migrates: false, ..config.database.clone() };
    let db = Db::open(options).context("the copy cannot be opened")?;
    actix_web::rt::System::new().block_on(async {
        let report = verify_all(&db).await;
        db.close().await;
        report
    })
}

async fn verify_all(db: &Db) -> anyhow::Result<VerificationReport> {
    let mut report = VerificationReport::default();
    verify_all_games(db, &mut report).await?;
    verify_tournaments(db, &mut report).await?;
    verify_chains(db, &mut report).await?;
    Ok(report)
}

/// Prints what is wrong, a line each; anything is an error.
pub fn verify(config: Config, args: &Args) -> anyhow::Result<()> {
    let site = open(config)?;
    actix_web::rt::System::new().block_on(async {
        let mut report = VerificationReport::default();
        if args.games.is_empty() {
            report = verify_all(&site.db).await?;
        } else {
            let ids = args.games.iter().copied().map(GameId).collect();
            verify_games(&site.db, ids, &mut report).await?;
        }
        if let Some(head) = args.head.clone() {
            let find = move |conn: &mut _| Ok(log_publications::find_head(conn, &head)?);
            match site.db.read::<_, DbError>(find).await? {
                Some(found) => println!("This hash was published on {}.", found.day),
                None => {
                    report.wrong += 1;
                    println!("This hash was never published: what was published was altered.");
                }
            }
        }
        println!("{}", report.sentence()?);
        Ok(())
    })
}

async fn verify_all_games(db: &Db, report: &mut VerificationReport) -> anyhow::Result<()> {
    let mut after = GameId(0);
    loop {
        let ids =
            db.read(move |conn| Ok::<_, DbError>(list_games_after(conn, after, BATCH)?)).await?;
        let Some(last) = ids.last() else { return Ok(()) };
        after = *last;
        verify_games(db, ids, report).await?;
    }
}

async fn verify_games(
    db: &Db,
    ids: Vec<GameId>,
    report: &mut VerificationReport,
) -> anyhow::Result<()> {
    let checked = db.read(move |conn| {
        let check = |id| Ok((id, verify_game(conn, id)?));
        ids.into_iter().map(check).collect::<Result<Vec<_>, DbError>>()
    });
    for (id, findings) in checked.await? {
        let findings = findings.unwrap_or_else(|| {
            vec![VerificationFinding::Unreadable("there is no such game".to_owned())]
        });
        report.games += 1;
        report.wrong += u64::from(!findings.is_empty());
        for finding in findings {
            println!("game {id}: {finding}");
        }
    }
    Ok(())
}

/// Reads what holds all logs together: the chain of created games, and what was published daily.
async fn verify_chains(db: &Db, report: &mut VerificationReport) -> anyhow::Result<()> {
    let found = db.read(|conn| {
        let gone = list_gone(conn, GameId(0), GameId(i64::MAX))?;
        let mut wrong = verify_creations(conn)?;
        wrong.extend(verify_publications(conn)?);
        Ok::<_, DbError>((gone, wrong))
    });
    let (gone, wrong) = found.await?;
    let count = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    report.wrong += count(gone.len() + wrong.len());
    for (game, findings) in gone {
        findings.iter().for_each(|finding| println!("game {game}: {finding}"));
    }
    wrong.iter().for_each(|line| println!("{line}"));
    Ok(())
}

/// A tournament is made of its log alone: that is replayed.
async fn verify_tournaments(db: &Db, report: &mut VerificationReport) -> anyhow::Result<()> {
    let ids = db.read(|conn| Ok::<_, DbError>(tournaments::list_ids(conn)?)).await?;
    for id in ids {
        let verify = move |conn: &mut _| Ok::<_, DbError>(verify_tournament(conn, id)?);
        let wrong = db.read(verify).await?;
        report.tournaments += 1;
        report.wrong += u64::from(!wrong.is_empty());
        wrong.iter().for_each(|line| println!("tournament {id}: {line}"));
    }
    Ok(())
}
