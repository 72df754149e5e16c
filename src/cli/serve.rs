//! `zugpost serve`: the site, its jobs, and a clean end.

use std::{
    io::Write as _,
    net::{SocketAddr, TcpListener as StdListener},
    sync::Arc,
    time::Duration,
};

use actix_web::web::Data;
use anyhow::Context as _;
use listenfd::ListenFd;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use super::{
    open_site::{OpenSite, open},
    service_manager::{feed_watchdog, say_ready, say_stopping},
};
use crate::{
    actions::{ActionError, accounts::offer_first_admin},
    clock::{Clock as _, SystemClock},
    config::Config,
    db::DbError,
    inbound::{InboundMailHandler, lmtp},
    jobs::first_heartbeat,
    mail::Signer,
    openings,
    random::Secret,
    web::{self, App, Running},
};

/// How long what was accepted may take until its request is there: a worker that stops reads no more.
const READ_GRACE: Duration = Duration::from_millis(250);

pub fn serve(config: Config) -> anyhow::Result<()> {
    actix_web::rt::System::new().block_on(run(config))
}

async fn run(config: Config) -> anyhow::Result<()> {
    let listener =
        match passed_socket(config.listen).context("the socket that was passed cannot be taken")? {
            Some(listener) => listener,
            None => web::listen(config.listen)
                .with_context(|| format!("LISTEN {} cannot be taken", config.listen))?,
        };
    let OpenSite { config, db, passwords, jobs } = open(config)?;
    // Before anybody can come too late for a deadline that passed while nobody could move.
    first_heartbeat(&jobs, SystemClock.now()).await?;
    greet(&config, &db).await?;
    if config.ignores_bounces() {
        tracing::warn!(
            "emails that cannot be delivered come back to MAIL_FROM, where Zugpost does not read them: MAIL_BOUNCES is no"
        );
    }
    let app = App::new(db, Arc::new(SystemClock), Arc::clone(&config), passwords);
    let app = Data::new(
        app.with_liveness(jobs.liveness.clone()).with_job_history(jobs.job_history.clone()),
    );
    tokio::task::spawn_blocking(openings::build_table);
    let (stop, stopped) = watch::channel(false);
    let Running { server, handle, .. } = web::start(app.clone(), listener, stopped.clone())?;
    let post = match &config.lmtp_listen {
        Some(address) => Some(open_post(*address, &app, &config, stopped.clone()).await?),
        None => None,
    };
    let working = tokio::spawn(jobs.run(stopped));
    say_ready();
    let watchdog = tokio::spawn(feed_watchdog(app.job_history.clone()));
    let open = app.clone();
    tokio::spawn(async move {
        wait_for_signal().await;
        tracing::info!("stopping: requests in flight finish");
        say_stopping();
        // New connections wait in the socket; what was accepted is read to its end.
        handle.pause().await;
        tokio::time::sleep(READ_GRACE).await;
        open.say_goodbye();
        // Whoever sent the signal may not wait for the rest.
        if let Err(error) = open.flush_all().await {
            tracing::warn!(%error, "who was here is not written down yet");
        }
        handle.stop(true).await;
    });
    server.await?;
    stop.send_replace(true);
    watchdog.abort();
    working.await.context("the jobs")?;
    if let Some(post) = post {
        post.await.context("mail that comes in")?;
    }
    let flushed = app.flush_all().await;
    app.db.close().await;
    flushed?;
    Ok(())
}

/// Takes the socket that a service manager holds (`LISTEN_FDS`, sd_listen_fds(3)): connections wait there
/// while the service is replaced. `None` without one.
fn passed_socket(listen: SocketAddr) -> std::io::Result<Option<StdListener>> {
    let Some(listener) = ListenFd::from_env().take_tcp_listener(0)? else { return Ok(None) };
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    if address == listen {
        tracing::info!(%address, "listening at the socket that was passed");
    } else {
        tracing::error!(%address, %listen, "LISTEN is not the address of the socket that was passed");
    }
    Ok(Some(listener))
}

/// Takes mail in by LMTP.
async fn open_post(
    address: SocketAddr,
    app: &App,
    config: &Config,
    stopped: watch::Receiver<bool>,
) -> anyhow::Result<JoinHandle<()>> {
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("LMTP_LISTEN {address} cannot be taken"))?;
    let handler = InboundMailHandler {
        db: app.db.clone(),
        clock: Arc::new(SystemClock),
        signer: Signer::new(app.db.secret()),
        domain: config.mail_domain.clone(),
        site: config.site_name.clone(),
    };
    tracing::info!(%address, "mail is taken in by LMTP");
    Ok(tokio::spawn(lmtp::serve(listener, handler, stopped)))
}

/// Says where the site is and, while nobody administers it, how to become the first.
async fn greet(config: &Config, db: &crate::db::Db) -> anyhow::Result<()> {
    let mut out = std::io::stdout();
    let secret = Secret::generate();
    let is_offered = match offer_first_admin(db, secret.hash(), SystemClock.now()).await {
        // The site can be read meanwhile; the next start prints a link.
        Err(ActionError::Db(DbError::Full(error))) => {
            tracing::error!(error, "the disk is full: no link for the first administrator");
            false
        }
        offered => offered.map_err(|e| anyhow::anyhow!("{e}"))?,
    };
    if is_offered {
        writeln!(
            out,
            "Nobody administers the site yet. This link makes the first administrator, once:\n  {}/setup/{}",
            config.base_url,
            secret.as_str()
        )?;
    }
    writeln!(out, "{} runs at {}", config.site_name, config.base_url)?;
    out.flush()?;
    Ok(())
}

/// Ctrl-C, or what service managers send.
async fn wait_for_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
