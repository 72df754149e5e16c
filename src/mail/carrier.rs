//! How letters leave: over SMTP, or into a folder while no mail server is set.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use lettre::{Message, SmtpTransport, Transport as _};

use crate::db::LetterId;

/// How long a server may take for one step.
const TIME_OUT: Duration = Duration::from_secs(15);

/// Why a letter did not leave.
#[derive(Debug, thiserror::Error)]
pub enum CarrierError {
    /// Trying again may help.
    #[error("{0}")]
    Later(String),
    /// The server refused it for good.
    #[error("{0}")]
    Never(String),
}

/// Takes letters away. Blocking: call it off the async threads.
#[derive(Clone)]
pub enum Carrier {
    Folder(PathBuf),
    Smtp(SmtpTransport),
}

impl Carrier {
    /// Writes letters to `*.eml` files.
    pub fn folder(path: &Path) -> std::io::Result<Carrier> {
        std::fs::create_dir_all(path)?;
        Ok(Carrier::Folder(path.to_owned()))
    }

    /// Sends letters to a mail server, in lettre's URL form.
    pub fn smtp(url: &str) -> Result<Carrier, lettre::transport::smtp::Error> {
        Ok(Carrier::Smtp(SmtpTransport::from_url(url)?.timeout(Some(TIME_OUT)).build()))
    }

    pub fn send(&self, id: LetterId, message: &Message) -> Result<(), CarrierError> {
        match self {
            Carrier::Folder(folder) => {
                write(folder, id, message).map_err(|e| CarrierError::Later(e.to_string()))
            }
            Carrier::Smtp(transport) => match transport.send(message) {
                Ok(_) => Ok(()),
                Err(error) if refuses_the_recipient(&error) => {
                    Err(CarrierError::Never(error.to_string()))
                }
                Err(error) => Err(CarrierError::Later(error.to_string())),
            },
        }
    }
}

/// Tells a refused recipient (RFC 5321: 550 to 559) from a wrong password or a server in
/// trouble (5xx as well), which somebody will mend.
fn refuses_the_recipient(error: &lettre::transport::smtp::Error) -> bool {
    let code = error.status().map(u16::from);
    code.is_some_and(|code| (550..560).contains(&code))
}

/// Writes beside and renames, so that a reader never sees half a letter. A repeat of the
/// same letter replaces it.
fn write(folder: &Path, id: LetterId, message: &Message) -> std::io::Result<()> {
    let path = folder.join(format!("{:08}.eml", id.0));
    let unfinished = path.with_extension("part");
    std::fs::write(&unfinished, message.formatted())?;
    std::fs::rename(unfinished, path)
}
