//! How emails are sent: over SMTP, or into a folder while no mail server is set.
//!
//! Where a step fails decides what it means. Before anything of the email was said, it is the
//! server: all emails wait. After that it is the email or its recipient. docs/EMAIL.md has the
//! table.

use std::{
    num::NonZeroU32,
    path::{Path, PathBuf},
    sync::Arc,
};

use governor::{DefaultDirectRateLimiter, Quota};
use lettre::address::Envelope;

use super::{
    MailerError,
    smtp::{BadServer, Smtp},
};
use crate::db::EmailId;

/// Sends emails, so many a second at the most.
#[derive(Clone)]
pub struct Mailer {
    way: Transport,
    rate: Option<Arc<DefaultDirectRateLimiter>>,
}

#[derive(Clone)]
enum Transport {
    Folder(PathBuf),
    Smtp(Arc<Smtp>),
}

impl Mailer {
    /// Writes emails to `*.eml` files.
    pub fn folder(path: &Path) -> std::io::Result<Mailer> {
        std::fs::create_dir_all(path)?;
        Ok(Mailer { way: Transport::Folder(path.to_owned()), rate: None })
    }

    /// Sends emails to a mail server, in lettre's URL form. `ca`: a certificate to trust.
    pub fn smtp(url: &str, ca: Option<&Path>) -> Result<Mailer, BadServer> {
        Ok(Mailer { way: Transport::Smtp(Arc::new(Smtp::new(url, ca)?)), rate: None })
    }

    /// Takes no more than so many emails a second; 0 is no limit.
    pub fn at_most(self, rate: u32) -> Mailer {
        let limiter = |rate| DefaultDirectRateLimiter::direct(Quota::per_second(rate));
        Mailer { rate: NonZeroU32::new(rate).map(limiter).map(Arc::new), ..self }
    }

    /// Returns whether no email would leave at present.
    pub fn is_paused(&self) -> bool {
        match &self.way {
            Transport::Folder(_) => false,
            Transport::Smtp(smtp) => smtp.is_paused(),
        }
    }

    /// Sends an email. `Ok` means that the server, or the folder, has it.
    pub async fn send(
        &self,
        id: EmailId,
        envelope: &Envelope,
        email: Vec<u8>,
    ) -> Result<(), MailerError> {
        if let Some(rate) = &self.rate {
            rate.until_ready().await;
        }
        match &self.way {
            Transport::Folder(folder) => {
                let folder = folder.clone();
                let written = tokio::task::spawn_blocking(move || write(&folder, id, &email));
                let written = written.await.map_err(std::io::Error::other).flatten();
                written.map_err(|error| MailerError::Later(error.to_string()))
            }
            Transport::Smtp(smtp) => smtp.send(envelope, &email).await,
        }
    }
}

/// Writes beside and renames, so that a reader never sees half an email. A repeat of the
/// same email replaces it.
fn write(folder: &Path, id: EmailId, email: &[u8]) -> std::io::Result<()> {
    let path = folder.join(format!("{:08}.eml", id.0));
    let unfinished = path.with_extension("part");
    std::fs::write(&unfinished, email)?;
    std::fs::rename(unfinished, path)
}
