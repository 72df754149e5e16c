//! `zugpost admin rule`: a ruling on a game, by the same door as at the desk.

use anyhow::{Context as _, bail};
use chrono::{DateTime, Utc};
use clap::ValueEnum;

use super::{find, told};
use crate::{
    actions::{
        ActionError,
        desk::rulings::{self, Rule},
    },
    chess::Color,
    db::{Db, DbError, GameId, games},
    game::{Ruled, Ruling},
};

/// What is ruled, by whom and why.
#[derive(clap::Args)]
pub struct Args {
    /// The number of the game.
    game: GameId,
    ruling: RulingName,
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
enum RulingName {
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

impl RulingName {
    fn with(self, days: u32) -> Ruling {
        match self {
            RulingName::Draw => Ruling::End(Ruled::Draw),
            RulingName::White => Ruling::End(Ruled::Win(Color::White)),
            RulingName::Black => Ruling::End(Ruled::Win(Color::Black)),
            RulingName::BothLose => Ruling::End(Ruled::BothLose),
            RulingName::Annul => Ruling::End(Ruled::Annulled),
            RulingName::PlayOn => Ruling::PlayOn,
            RulingName::Uphold => Ruling::Uphold,
            RulingName::AddTimeWhite => Ruling::AddTime { to: Color::White, days },
            RulingName::AddTimeBlack => Ruling::AddTime { to: Color::Black, days },
            RulingName::Reopen => Ruling::Reopen { days },
        }
    }
}

/// Rules on a game as it is now, and says what was ruled.
pub async fn rule(db: &Db, args: Args, now: DateTime<Utc>) -> anyhow::Result<()> {
    let Args { game, ruling, by, reason, days } = args;
    let ruling = ruling.with(days.unwrap_or(0));
    if days.is_some() && !matches!(ruling, Ruling::AddTime { .. } | Ruling::Reopen { .. }) {
        bail!("Only a decision that adds time or reopens the game has --days.");
    }
    let by = find(db, &by).await?;
    let found = db.read::<_, DbError>(move |conn| Ok(games::find(conn, game)?)).await?;
    let stored = found.with_context(|| format!("There is no game {game}."))?;
    let rule = Rule { game, by: by.id, seen: stored.version(), ruling, reason };
    match rulings::rule(db, rule, now).await {
        Err(ActionError::Forbidden) => bail!(
            "{} cannot decide games. Only administrators and arbiters who can log in can.",
            by.name
        ),
        outcome => told(outcome)?,
    }
    println!("Game {game}: {} {}.", by.name, ruling.parts());
    Ok(())
}
