//! `zugpost receive-mail`: one message from standard input, as every mail server can pipe it.
//!
//! Whatever goes wrong on our side is EX_TEMPFAIL, because a mail server bounces a message to the
//! player for any other code that it does not know.

use std::{io::Read as _, panic::AssertUnwindSafe, process::ExitCode, sync::Arc, time::Duration};

use anyhow::Context as _;

use super::log::start_log;
use crate::{
    clock::SystemClock,
    config::{Config, LogFormat},
    db::Db,
    inbound::{InboundMailHandler, InboundResult},
    mail::{Signer, reply::MAX_MESSAGE_BYTES},
};

/// Before the mail server itself gives up, which it would take for a refusal.
const TIMEOUT: Duration = Duration::from_secs(120);

/// What `receive-mail` is told besides the message.
#[derive(clap::Args)]
pub struct Args {
    /// Whom the message is for, as the mail server knows it. Without it the headers of the
    /// message tell.
    recipients: Vec<String>,
}

/// Ends as clap would; a mail server whose settings call this wrongly keeps the message.
pub fn exit_code_of(error: clap::Error) -> ExitCode {
    let _ = error.print();
    let is_mail = std::env::args().nth(1).is_some_and(|word| word == "receive-mail");
    match (error.use_stderr(), is_mail) {
        (true, true) => ExitCode::from(InboundResult::TryLater.exit_code()),
        (true, false) => ExitCode::from(2),
        (false, _) => ExitCode::SUCCESS,
    }
}

pub fn receive_mail(args: &Args) -> ExitCode {
    let outcome = std::panic::catch_unwind(AssertUnwindSafe(|| receive(args)));
    let receipt = match outcome {
        Ok(Ok(receipt)) => receipt,
        Ok(Err(error)) => {
            tracing::error!(error = format!("{error:#}"), "mail cannot be taken in");
            InboundResult::TryLater
        }
        Err(_) => InboundResult::TryLater,
    };
    if receipt != InboundResult::Taken {
        // It stands in the mail server's log, and in the bounce.
        println!("{}", receipt.text());
    }
    ExitCode::from(receipt.exit_code())
}

fn receive(args: &Args) -> anyhow::Result<InboundResult> {
    let config = match Config::load() {
        Ok(config) => config,
        Err(error) => {
            start_log("warn", LogFormat::Text);
            return Err(error.into());
        }
    };
    start_log(&config.log, config.log_format);
    let mut message = Vec::new();
    let most = u64::try_from(MAX_MESSAGE_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    std::io::stdin().lock().take(most).read_to_end(&mut message).context("standard input")?;
    // The rest is read and forgotten: a pipe that breaks would be a failure of ours.
    std::io::copy(&mut std::io::stdin().lock(), &mut std::io::sink())?;
    let db = Db::open(config.database.clone()).context("DATABASE_URL cannot be opened")?;
    let handler = InboundMailHandler {
        signer: Signer::new(db.secret()),
        db,
        clock: Arc::new(SystemClock),
        domain: config.mail_domain.clone(),
        site: config.site_name.clone(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let receiving = async {
        // What a machine wrote is known by its headers alone here.
        let received = handler.receive(&args.recipients, message, false);
        tokio::time::timeout(TIMEOUT, received).await
    };
    Ok(runtime.block_on(receiving).unwrap_or(InboundResult::TryLater))
}
