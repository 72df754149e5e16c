//! What subcommands work with: the database, the passwords, the jobs.

use std::sync::Arc;

use anyhow::Context as _;

use crate::{
    actions::{job_history::JobHistory, outages::LastHeartbeat},
    clock::SystemClock,
    config::Config,
    db::{Db, Target},
    jobs::Jobs,
    low_priority_threads::{LowPriorityThreads, Niceness},
    mail::{Mailer, Signer},
    passwords::Passwords,
};

/// What every subcommand works with.
pub struct OpenSite {
    pub config: Arc<Config>,
    pub db: Db,
    pub passwords: Passwords,
    pub jobs: Jobs,
}

/// Makes the data folder, opens the database and finds out how emails leave.
pub fn open(config: Config) -> anyhow::Result<OpenSite> {
    std::fs::create_dir_all(&config.data_dir)
        .with_context(|| format!("DATA_DIR {} cannot be made", config.data_dir.display()))?;
    warn_about_plain_text(&config.database.target);
    let db = Db::open(config.database.clone()).context("DATABASE_URL cannot be opened")?;
    tracing::info!(database = db.kind(), "the database is open");
    let passwords = Passwords::new(config.password_cost)?;
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
        email_thread: LowPriorityThreads::start("emails", 1, Niceness::Low)
            .context("a thread for emails")?,
        liveness: LastHeartbeat::default(),
        job_history: JobHistory::default(),
    };
    Ok(OpenSite { config, db, passwords, jobs })
}

/// Without OpenSSL, libpq's `sslmode=prefer` silently talks plain text.
pub fn warn_about_plain_text(target: &Target) {
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
