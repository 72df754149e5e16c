//! The command line: one file per subcommand. Its doc comments are the manual.

pub mod adjudicate;
mod admin;
mod backup;
mod backup_plan;
mod completions;
mod demo;
mod doctor;
mod health;
mod http_client;
mod log;
mod man_pages;
mod migrate;
mod new_file;
mod open_site;
mod receive_mail;
mod restore;
mod run_jobs_once;
mod serve;
mod service_manager;
mod tournament_report;
mod verify;
mod verify_log;
mod verify_tournament;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use log::start_log;

use crate::config::{Config, FILE, SETTINGS, settings_table};

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
    /// Bring the tables of the database up to date and exit, as a start does unless MIGRATE_AT_START
    /// is `no`.
    Migrate(migrate::Args),
    /// Write everything that the site stores into one file, while it runs, and verify it. Whoever has
    /// the file can read all of it, secrets too.
    #[command(visible_alias = "export")]
    Backup(backup::Args),
    /// Fill an empty database, of either kind, with a backup of either kind, and verify it.
    #[command(visible_alias = "import")]
    Restore(restore::Args),
    /// Say what the Laws say of positions (one FEN a line) or of games (PGN) from standard
    /// input, one JSON object a line. docs/ADJUDICATE.md describes it.
    Adjudicate(adjudicate::Args),
    /// Administer the site beside its database: roles, passwords, claims, the data of a player.
    Admin(admin::Args),
    /// Replay the log of every game in the database, and compare what pages are made of with it.
    Verify(verify::Args),
    /// Look whether the site has what it needs: settings, database, disk, mail, proxy. Each finding says
    /// what to do.
    Doctor(doctor::Args),
    /// Ask the server at LISTEN whether it can serve.
    Health,
    /// Print what a shell reads to complete commands.
    Completions(completions::Args),
    /// Write the man pages into a folder.
    ManPages(man_pages::Args),
    /// Print all settings as a table (Markdown).
    Settings,
    /// Check the log of a game, as its page gives it away: whether it was altered.
    VerifyLog(verify_log::Args),
    /// Check the log of a tournament with the logs of its games, as its page gives them away: lots,
    /// pairings, withdrawals and results. Then print the lots and the tables that follow.
    VerifyTournament(verify_tournament::Args),
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
        Sub::Migrate(args) => with_config(|config| migrate::migrate(&config, args)),
        Sub::Backup(args) => with_config(|config| backup::backup(&config, &args)),
        Sub::Restore(args) => with_config(|config| restore::restore(&config, &args)),
        Sub::ReceiveMail(args) => receive_mail::receive_mail(&args),
        // It asks no setting, so a wrong one does not stop it.
        Sub::Adjudicate(args) => exit_code(adjudicate::adjudicate(&args)),
        Sub::Admin(args) => with_config(|config| admin::admin(&config, args)),
        Sub::Verify(args) => with_config(|config| verify::verify(config, &args)),
        Sub::Doctor(args) => with_config(|config| doctor::doctor(&config, &args)),
        Sub::Health => with_config(|config| health::health(&config)),
        Sub::Completions(args) => {
            completions::completions(Cli::command(), &args);
            ExitCode::SUCCESS
        }
        Sub::ManPages(args) => exit_code(man_pages::man_pages(Cli::command(), &args)),
        Sub::Settings => {
            print!("{}", settings_table());
            ExitCode::SUCCESS
        }
        Sub::VerifyLog(args) => exit_code(verify_log::verify_log(&args)),
        Sub::VerifyTournament(args) => exit_code(verify_tournament::verify_tournament(&args)),
    }
}

fn with_config(run: impl FnOnce(Config) -> anyhow::Result<()>) -> ExitCode {
    match Config::load() {
        Ok(config) => {
            start_log(&config.log, config.log_format);
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
        if let Some(range) = &setting.range {
            help.push_str(&format!("  {:<22}From {} to {}\n", "", range.start(), range.end()));
        }
    }
    help
}
