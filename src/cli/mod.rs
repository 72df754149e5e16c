//! The command line: one file per subcommand. Its doc comments are the manual.

pub mod adjudicate;
mod admin;
mod demo;
mod receive_mail;
mod run_jobs_once;
mod serve;
mod verify_log;

use std::{io::IsTerminal as _, process::ExitCode, sync::Arc};

use anyhow::Context as _;
use clap::{Parser, Subcommand};

use crate::{
    actions::{job_history::JobHistory, outages::LivenessClock},
    clock::SystemClock,
    config::{Config, FILE, SETTINGS},
    db::{Db, Target},
    jobs::Jobs,
    mail::{Mailer, Signer},
    passwords::Passwords,
};

/// A correspondence chess server: players have days for a move and are told by email.
#[derive(Parser)]
#[command(version, after_help = settings_help())]
struct Cli {
    #[command(subcommand)]
    command: Option<Sub>,
}

#[derive(Subcommand)]
enum Sub {
    /// Serve the site until Ctrl-C (the default).
    Serve,
    /// Fill an empty database with players and games in every state, then say who to log
    /// in as. Serve it afterwards as usual.
    Demo,
    /// Read one message (RFC 5322) from standard input, as a mail server pipes it, and carry out
    /// the move in it. The exit code says whether it is to come again (sysexits.h).
    ReceiveMail(receive_mail::Args),
    /// Run every job once (send the emails that are due, clean up) and exit.
    RunJobsOnce,
    /// Say what the Laws say of positions (one FEN a line) or of games (PGN) from standard
    /// input, one JSON object a line. docs/ADJUDICATE.md describes it.
    Adjudicate(adjudicate::Args),
    /// Administer the site beside its database: roles, passwords, claims, the data of a player.
    Admin(admin::Args),
    /// Check the log of a game, as its page gives it away: whether it was altered.
    VerifyLog(verify_log::Args),
}

/// Runs the command line and returns its exit code.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return receive_mail::exit_code_of(error),
    };
    match cli.command.unwrap_or(Sub::Serve) {
        Sub::Serve => with_config(serve::serve),
        Sub::Demo => with_config(demo::demo),
        Sub::RunJobsOnce => with_config(run_jobs_once::run_jobs_once),
        Sub::ReceiveMail(args) => receive_mail::receive_mail(&args),
        // It asks no setting, so a wrong one does not stop it.
        Sub::Adjudicate(args) => exit_code(adjudicate::adjudicate(&args)),
        Sub::Admin(args) => with_config(|config| admin::admin(&config, args)),
        Sub::VerifyLog(args) => exit_code(verify_log::verify_log(&args)),
    }
}

fn with_config(run: impl FnOnce(Config) -> anyhow::Result<()>) -> ExitCode {
    match Config::load() {
        Ok(config) => {
            start_log(&config.log);
            exit_code(run(config))
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(78) // EX_CONFIG
        }
    }
}

fn exit_code(outcome: anyhow::Result<()>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn settings_help() -> String {
    let mut help = format!(
        "Settings come from environment variables, or from {FILE} in the present folder with\n\
         the names in lower case; the environment wins.\n\n"
    );
    for setting in SETTINGS {
        help.push_str(&format!("  {:<22}{}\n", setting.name, setting.help.replace('`', "")));
        if !setting.default.is_empty() {
            help.push_str(&format!("  {:<22}Default: {}\n", "", setting.default));
        }
    }
    help
}

fn start_log(filter: &str) {
    let filter = tracing_subscriber::EnvFilter::try_new(filter)
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    // A second start in one process (tests) keeps the first log.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .try_init();
}

/// What every subcommand works with.
struct OpenSite {
    config: Arc<Config>,
    db: Db,
    passwords: Passwords,
    jobs: Jobs,
}

/// Makes the data folder, opens the database and finds out how emails leave.
fn open(config: Config) -> anyhow::Result<OpenSite> {
    std::fs::create_dir_all(&config.data_dir)
        .with_context(|| format!("DATA_DIR {} cannot be made", config.data_dir.display()))?;
    warn_about_plain_text(&config.database.target);
    let db = Db::open(config.database.clone()).context("DATABASE_URL cannot be opened")?;
    tracing::info!(database = db.kind(), "the database is open");
    let passwords = Passwords::new(config.password_cost)
        .context("PASSWORD_MEMORY_KIB and PASSWORD_PASSES are out of argon2's range")?;
    let mailer = match &config.smtp_url {
        Some(url) => Mailer::smtp(url, config.smtp_ca.as_deref()).context("SMTP_URL, SMTP_CA")?,
        None => {
            let folder = config.mail_dir();
            tracing::info!(folder = %folder.display(), "no SMTP_URL: emails are written to files");
            Mailer::folder(&folder).context("the folder for emails cannot be created")?
        }
    };
    let mailer = mailer.at_most(config.mail_rate);
    let mail_config = config.mail_config(Signer::new(db.secret()))?;
    let config = Arc::new(config);
    let jobs = Jobs {
        db: db.clone(),
        clock: Arc::new(SystemClock),
        config: Arc::clone(&config),
        mailer,
        mail_config: Arc::new(mail_config),
        liveness: LivenessClock::default(),
        job_history: JobHistory::default(),
    };
    Ok(OpenSite { config, db, passwords, jobs })
}

/// Without OpenSSL, libpq's `sslmode=prefer` silently talks plain text.
fn warn_about_plain_text(target: &Target) {
    if cfg!(any(feature = "postgres-tls", feature = "postgres-tls-vendored")) {
        return;
    }
    let Target::Postgres(url) = target else {
        return;
    };
    let host = url.parse::<url::Url>().ok().and_then(|u| u.host_str().map(str::to_owned));
    let near = match host.as_deref() {
        None | Some("" | "localhost" | "[::1]") => true,
        Some(host) => host.starts_with("127.") || host.starts_with("%2F"),
    };
    if !near {
        tracing::warn!(
            "the database is on another machine and this build has no TLS: build with \
             --features postgres-tls, or make sure that nobody listens in between"
        );
    }
}
