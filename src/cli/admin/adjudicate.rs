//! `zugpost admin adjudicate`: a decision on a game, by the same code as on the admin pages.

use anyhow::{Context as _, bail};
use chrono::{DateTime, Utc};
use clap::ValueEnum;

use super::{find, into_anyhow};
use crate::{
    actions::{
        ActionError,
        admin::adjudications::{self, Adjudicate},
    },
    chess::Color,
    db::{Db, DbError, GameId, games},
    game::{Adjudicated, Adjudication},
};

/// What is decided, by whom and why.
#[derive(clap::Args)]
pub struct Args {
    /// The number of the game.
    game: GameId,
    adjudication: AdjudicationName,
    /// The administrator or arbiter who decides.
    #[arg(long = "as", value_name = "NAME")]
    by: String,
    /// The reason. Both players see it.
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// Days that are given, with a decision that adds time or reopens the game.
    #[arg(long, value_name = "N")]
    days: Option<u32>,
}

#[derive(Clone, Copy, ValueEnum)]
enum AdjudicationName {
    /// The game is a draw.
    Draw,
    /// White won.
    White,
    /// Black won.
    Black,
    /// Both sides lost.
    BothLose,
    /// The game does not count.
    Annul,
    /// The claim is rejected, and the game continues.
    PlayOn,
    /// The appeal is rejected, and the result stands.
    Uphold,
    /// White gets so many --days more.
    AddTimeWhite,
    /// Black gets so many --days more.
    AddTimeBlack,
    /// A finished game continues, with --days more for the side to move if you say so.
    Reopen,
}

impl AdjudicationName {
    fn with(self, days: u32) -> Adjudication {
        match self {
            AdjudicationName::Draw => Adjudication::End(Adjudicated::Draw),
            AdjudicationName::White => Adjudication::End(Adjudicated::Win(Color::White)),
            AdjudicationName::Black => Adjudication::End(Adjudicated::Win(Color::Black)),
            AdjudicationName::BothLose => Adjudication::End(Adjudicated::BothLose),
            AdjudicationName::Annul => Adjudication::End(Adjudicated::Annulled),
            AdjudicationName::PlayOn => Adjudication::PlayOn,
            AdjudicationName::Uphold => Adjudication::Uphold,
            AdjudicationName::AddTimeWhite => Adjudication::AddTime { to: Color::White, days },
            AdjudicationName::AddTimeBlack => Adjudication::AddTime { to: Color::Black, days },
            AdjudicationName::Reopen => Adjudication::Reopen { days },
        }
    }
}

/// Decides a game as it is now, and prints the decision.
pub async fn adjudicate(db: &Db, args: Args, now: DateTime<Utc>) -> anyhow::Result<()> {
    let Args { game, adjudication, by, reason, days } = args;
    let adjudication = adjudication.with(days.unwrap_or(0));
    if days.is_some()
        && !matches!(adjudication, Adjudication::AddTime { .. } | Adjudication::Reopen { .. })
    {
        bail!("Only a decision that adds time or reopens the game has --days.");
    }
    let by = find(db, &by).await?;
    let found = db.read::<_, DbError>(move |conn| Ok(games::find(conn, game)?)).await?;
    let stored = found.with_context(|| format!("There is no game {game}."))?;
    let command = Adjudicate { game, by: by.id, seen: stored.version(), adjudication, reason };
    match adjudications::adjudicate(db, command, now).await {
        Err(ActionError::Forbidden) => bail!(
            "{} cannot decide games. Only administrators and arbiters who can log in can.",
            by.name
        ),
        outcome => into_anyhow(outcome)?,
    }
    println!("Game {game}: {} {}.", by.name, adjudication.parts());
    Ok(())
}
