//! `zugpost admin`: administration directly on the database, where the admin pages cannot be
//! reached, or nobody administers the site yet.
//!
//! It needs no mail server: emails wait in the outbox for the service to send them.

mod adjudicate;
mod export;
mod export_games;
mod lists;
mod outcome;

use std::path::PathBuf;

use anyhow::{Context as _, bail};
use chrono::{DateTime, Utc};
use clap::{Subcommand, ValueEnum};
use outcome::{find, into_anyhow};

use crate::{
    actions::{
        ActionError,
        admin::{
            By,
            players::{PlayerActionError, PlayerRole, close_for, reset_second_factors, set_role},
        },
        outages, ratings,
    },
    cli::open_site::warn_about_plain_text,
    clock::{Clock as _, SystemClock},
    config::Config,
    db::{
        Db,
        audit_log::{self, AuditAction, NewAuditEntry},
        players::{self, Player},
        tokens::{self, TokenPurpose},
    },
    i18n::CLOSED_NAME,
    random::Secret,
};

/// What it is asked for.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// Let a player administer the site.
    MakeAdmin { name: String },
    /// Let a player decide claims.
    MakeArbiter { name: String },
    /// Let a player announce tournaments.
    MakeDirector { name: String },
    /// Take a role from a player.
    TakeRole { name: String, role: RoleName },
    /// Print a link with which a player sets a new password. Nothing is mailed.
    ResetPassword { name: String },
    /// Take the second factors of a player away, who has lost them: the password is enough then.
    ResetSecondFactors {
        name: String,
        /// Why, for the log of what administrators did.
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// List the games that wait for a decision, the longest waiting first. In columns between
    /// tabs: game, White, Black, ground, since when, for how long.
    Claims,
    /// Decide a game as an administrator or arbiter, asked or unasked.
    Adjudicate(adjudicate::Args),
    /// Write all that is stored of a player as one JSON document.
    ExportPlayer {
        name: String,
        /// The file to write; standard output without one.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Close the account of a player, for good.
    DeletePlayer {
        name: String,
        /// Do it. Without this it only says what would be done.
        #[arg(long)]
        yes: bool,
        /// Why, for the log of what administrators did.
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Have the server calculate all ratings again from the results of rated games.
    RecomputeRatings,
    /// List what administrators did, the latest last. In columns between tabs: when, who, what,
    /// to which player, in which game, and what else is to be known.
    Audit {
        /// How many acts.
        #[arg(long, value_name = "N", default_value_t = 100)]
        #[arg(value_parser = clap::value_parser!(i64).range(1..))]
        last: i64,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum RoleName {
    Admin,
    Arbiter,
    Director,
}

impl From<RoleName> for PlayerRole {
    fn from(name: RoleName) -> PlayerRole {
        match name {
            RoleName::Admin => PlayerRole::Admin,
            RoleName::Arbiter => PlayerRole::Arbiter,
            RoleName::Director => PlayerRole::Director,
        }
    }
}

/// Carries out one act. What is refused is an error, in the words of the refusal.
pub fn admin(config: &Config, args: Args) -> anyhow::Result<()> {
    warn_about_plain_text(&config.database.target);
    let db = Db::open(config.database.clone()).context("DATABASE_URL cannot be opened")?;
    actix_web::rt::System::new().block_on(command(&db, config, args.command, SystemClock.now()))
}

async fn command(
    db: &Db,
    config: &Config,
    command: AdminCommand,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    if matches!(command, AdminCommand::Adjudicate(_) | AdminCommand::DeletePlayer { .. }) {
        // Before anybody's time runs out while nobody could move: the service may stand still.
        into_anyhow(outages::beat(db, config.outage, now).await)?;
    }
    match command {
        AdminCommand::MakeAdmin { name } => {
            change_role(db, &name, PlayerRole::Admin, true, now).await
        }
        AdminCommand::MakeArbiter { name } => {
            change_role(db, &name, PlayerRole::Arbiter, true, now).await
        }
        AdminCommand::MakeDirector { name } => {
            change_role(db, &name, PlayerRole::Director, true, now).await
        }
        AdminCommand::TakeRole { name, role } => {
            change_role(db, &name, role.into(), false, now).await
        }
        AdminCommand::ResetPassword { name } => make_link(db, config, &name, now).await,
        AdminCommand::ResetSecondFactors { name, reason } => {
            let Player { id, name, .. } = find(db, &name).await?;
            into_anyhow(reset_second_factors(db, By::CommandLine, id, reason, now).await)?;
            println!("{name} has no second factor any more, and is logged out everywhere.");
            Ok(())
        }
        AdminCommand::Claims => lists::claims(db, now).await,
        AdminCommand::Adjudicate(args) => adjudicate::adjudicate(db, args, now).await,
        AdminCommand::ExportPlayer { name, out } => {
            export::export_player(db, config, &name, out.as_deref(), now).await
        }
        AdminCommand::DeletePlayer { name, yes, reason } => {
            close(db, &name, yes, reason, now).await
        }
        AdminCommand::RecomputeRatings => {
            ratings::recompute_all(db).await?;
            println!("All ratings will be calculated again as soon as the server runs.");
            Ok(())
        }
        AdminCommand::Audit { last } => lists::audit(db, last).await,
    }
}

async fn change_role(
    db: &Db,
    name: &str,
    role: PlayerRole,
    granted: bool,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let Player { id, name, .. } = find(db, name).await?;
    into_anyhow(set_role(db, By::CommandLine, id, role, granted, None, now).await)?;
    let is = if granted { "is" } else { "is not" };
    println!("{name} {is} an {}.", role.as_str());
    Ok(())
}

/// Prints a link that sets a new password, for a player whom no email reaches.
async fn make_link(db: &Db, config: &Config, name: &str, now: DateTime<Utc>) -> anyhow::Result<()> {
    let Player { id, name, .. } = find(db, name).await?;
    let secret = Secret::generate();
    let hash = secret.hash();
    let made = db.write::<_, ActionError<PlayerActionError>>(move |conn| {
        // A link would bring an account back to life that is closed meanwhile.
        players::lock(conn, id)?;
        let player = players::get(conn, id)?;
        if player.is_closed() {
            return Err(ActionError::Refused(PlayerActionError::Closed));
        }
        if !player.is_confirmed() {
            return Err(ActionError::Refused(PlayerActionError::NotConfirmed));
        }
        tokens::insert(conn, TokenPurpose::ResetPassword, &hash, Some(id), &player.email, now)?;
        let action = AuditAction::PasswordLinkMade;
        let entry = NewAuditEntry { admin: None, player: Some(id), game: None, action };
        Ok(audit_log::record(conn, &entry, now)?)
    });
    into_anyhow(made.await)?;
    println!("{}/reset/{}", config.base_url, secret.as_str());
    // Beside the link, so that a script can take it as it is.
    eprintln!(
        "Nothing was mailed. Whoever has this link sets a new password for {name}, once and within \
         two hours: hand it to nobody else."
    );
    Ok(())
}

async fn close(
    db: &Db,
    name: &str,
    is_sure: bool,
    reason: String,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let Player { id, name, .. } = find(db, name).await?;
    if !is_sure {
        bail!(
            "Nothing was done. This closes the account of {name} for good: running games are \
             resigned, and the name, the address, the password, logins and vacations are deleted. \
             Finished games stay under the name \"{CLOSED_NAME}\", with what was written in them, \
             and nobody else can take the name. Say --yes if that is what you want."
        );
    }
    into_anyhow(close_for(db, By::CommandLine, id, reason, now).await)?;
    println!("The account of {name} is closed.");
    Ok(())
}
