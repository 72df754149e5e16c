//! Connections to a mail server (RFC 5321): opened when needed, kept, and used for many emails.
//!
//! lettre speaks the protocol; the socket under it is ours. lettre writes the end of an email in a
//! packet of its own, which the system holds back until the server has confirmed the one before:
//! 44 ms an email. With TCP_NODELAY set it does not. docs/decisions/0015 has the figures.

use std::{
    io,
    net::SocketAddr,
    path::Path,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
    time::{Duration, Instant},
};

use lettre::{
    Address,
    address::Envelope,
    transport::smtp::{
        Error,
        authentication::{Credentials, Mechanism},
        client::{AsyncSmtpConnection, AsyncTokioStream, Certificate, TlsParameters},
        commands::{Data, Mail, Rcpt, Rset},
        extension::{ClientId, Extension, MailParameter},
    },
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{
        self, ClientConfig, RootCertStore,
        pki_types::{CertificateDer, ServerName, pem::PemObject as _},
    },
};

use super::{
    MailerError,
    address_refusal::{detail_in, is_address_code, is_address_detail},
};

/// How long a server may take for one step.
const STEP_TIMEOUT: Duration = Duration::from_secs(60);
/// How long it may take to accept an email that it has: it may scan it, and an email that is
/// given up here may have been taken.
const ACCEPT_TIMEOUT: Duration = Duration::from_secs(5 * 60);
/// Servers end connections that are not used.
const MAX_IDLE: Duration = Duration::from_secs(60);
/// The longest pause after the server could not be reached.
const MAX_PAUSE: Duration = Duration::from_secs(5 * 60);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Security {
    Plain,
    /// STARTTLS if the server has it.
    Opportunistic,
    StartTls,
    /// TLS from the first byte.
    Wrapper,
}

/// Where emails go.
#[derive(Clone, Debug)]
struct Server {
    host: String,
    port: u16,
    security: Security,
    hello: ClientId,
    credentials: Option<Credentials>,
    /// A certificate to trust besides those that everybody does (PEM).
    ca: Option<Vec<u8>>,
}

/// A mail server and the connections to it.
pub struct Smtp {
    server: Server,
    idle: Mutex<Vec<(AsyncSmtpConnection, Instant)>>,
    trouble: Mutex<Trouble>,
}

/// How often the server could not be reached in a row, and until when it is left alone.
#[derive(Default)]
struct Trouble {
    times: u32,
    until: Option<Instant>,
}

/// Why a URL is not the address of a mail server.
#[derive(Debug, thiserror::Error)]
pub enum BadServer {
    #[error("not an address such as smtps://user:password@host")]
    Url,
    #[error("`tls` is `required` or `opportunistic`")]
    Tls,
    #[error("the certificate cannot be read: {0}")]
    Certificate(String),
}

impl Server {
    /// Reads lettre's form: `smtp://host`, `smtps://user:password@host:465/name?tls=required`.
    fn parse(text: &str, ca: Option<&Path>) -> Result<Server, BadServer> {
        let url: url::Url = text.parse().map_err(|_| BadServer::Url)?;
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or(BadServer::Url)?;
        let tls = url.query_pairs().find(|(key, _)| key == "tls").map(|(_, value)| value);
        let (security, port) = match (url.scheme(), tls.as_deref()) {
            ("smtp", None) => (Security::Plain, 25),
            ("smtp", Some("required")) => (Security::StartTls, 587),
            ("smtp", Some("opportunistic")) => (Security::Opportunistic, 587),
            ("smtps", _) => (Security::Wrapper, 465),
            ("smtp", Some(_)) => return Err(BadServer::Tls),
            _ => return Err(BadServer::Url),
        };
        let decoded = |text: &str| {
            let text = percent_encoding::percent_decode_str(text).decode_utf8();
            text.map(String::from).map_err(|_| BadServer::Url)
        };
        let credentials = match url.password() {
            Some(password) => Some(Credentials::new(decoded(url.username())?, decoded(password)?)),
            None => None,
        };
        let name = url.path().trim_matches('/');
        let hello =
            if name.is_empty() { ClientId::default() } else { ClientId::Domain(name.to_owned()) };
        let ca = ca.map(std::fs::read).transpose();
        Ok(Server {
            host: host.to_owned(),
            port: url.port().unwrap_or(port),
            security,
            hello,
            credentials,
            ca: ca.map_err(|e| BadServer::Certificate(e.to_string()))?,
        })
    }

    async fn connect(&self) -> Result<AsyncSmtpConnection, MailerError> {
        let away = |what: &str| MailerError::Unreachable(format!("{}: {what}", self.host));
        let host = self.host.trim_matches(['[', ']']);
        let tcp = match timeout(STEP_TIMEOUT, TcpStream::connect((host, self.port))).await {
            Ok(Ok(tcp)) => tcp,
            Ok(Err(error)) => return Err(away(&error.to_string())),
            Err(_) => return Err(away("no answer")),
        };
        tcp.set_nodelay(true).map_err(|error| away(&error.to_string()))?;
        let greeted = timeout(STEP_TIMEOUT, self.greet(tcp, host)).await;
        greeted.unwrap_or_else(|_| Err("no answer".to_owned())).map_err(|what| away(&what))
    }

    async fn greet(&self, tcp: TcpStream, host: &str) -> Result<AsyncSmtpConnection, String> {
        let said = |error: Error| error.to_string();
        let stream: Box<dyn AsyncTokioStream> = match self.security {
            Security::Wrapper => Box::new(self.wrapped(tcp, host).await?),
            _ => Box::new(tcp),
        };
        let mut open =
            AsyncSmtpConnection::connect_with_transport(stream, &self.hello).await.map_err(said)?;
        let wanted = match self.security {
            Security::StartTls => true,
            Security::Opportunistic => open.can_starttls(),
            Security::Plain | Security::Wrapper => false,
        };
        if wanted {
            let mut tls = TlsParameters::builder(host.to_owned());
            if let Some(pem) = &self.ca {
                tls = tls.add_root_certificate(Certificate::from_pem(pem).map_err(said)?);
            }
            let tls = tls.build_rustls().map_err(said)?;
            open.starttls(tls, &self.hello).await.map_err(said)?;
        }
        if let Some(credentials) = &self.credentials {
            let mechanisms = [Mechanism::Plain, Mechanism::Login];
            open.auth(&mechanisms, credentials).await.map_err(said)?;
        }
        Ok(open)
    }

    /// TLS from the first byte. lettre opens such a connection itself only on a socket of its own.
    async fn wrapped(&self, tcp: TcpStream, host: &str) -> Result<Wrapped, String> {
        let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
        for certificate in self.ca.iter().flat_map(|pem| CertificateDer::pem_slice_iter(pem)) {
            let certificate = certificate.map_err(|error| error.to_string())?;
            roots.add(certificate).map_err(|error| error.to_string())?;
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = ServerName::try_from(host.to_owned()).map_err(|error| error.to_string())?;
        let connector = TlsConnector::from(Arc::new(config));
        let stream = connector.connect(name, tcp).await.map_err(|error| error.to_string())?;
        Ok(Wrapped(stream))
    }
}

impl Smtp {
    /// `ca`: a certificate to trust.
    pub fn new(url: &str, ca: Option<&Path>) -> Result<Smtp, BadServer> {
        let server = Server::parse(url, ca)?;
        Ok(Smtp { server, idle: Mutex::default(), trouble: Mutex::default() })
    }

    /// Returns whether the server could not be reached lately: it is left alone for a while.
    pub fn is_paused(&self) -> bool {
        let trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        trouble.until.is_some_and(|until| Instant::now() < until)
    }

    /// Sends one email, on a connection that was kept or on a new one.
    pub async fn send(&self, envelope: &Envelope, email: &[u8]) -> Result<(), MailerError> {
        let outcome = self.send_kept(envelope, email).await;
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        *trouble = match &outcome {
            Err(MailerError::Unreachable(_)) => {
                let times = trouble.times.saturating_add(1);
                let pause = Duration::from_secs(1 << (times - 1).min(9)).min(MAX_PAUSE);
                Trouble { times, until: Some(Instant::now() + pause) }
            }
            _ => Trouble::default(),
        };
        outcome
    }

    async fn send_kept(&self, envelope: &Envelope, email: &[u8]) -> Result<(), MailerError> {
        if let Some(mut kept) = self.take_idle() {
            match self.hand_over(&mut kept, envelope, email).await {
                // It was ended meanwhile, or has carried as many as it may.
                Err(MailerError::Unreachable(_)) => {}
                outcome => return self.keep(kept, outcome),
            }
        }
        let mut fresh = self.server.connect().await?;
        let outcome = self.hand_over(&mut fresh, envelope, email).await;
        self.keep(fresh, outcome)
    }

    fn take_idle(&self) -> Option<AsyncSmtpConnection> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.retain(|(_, since)| since.elapsed() < MAX_IDLE);
        idle.pop().map(|(kept, _)| kept)
    }

    fn keep(
        &self,
        connection: AsyncSmtpConnection,
        outcome: Result<(), MailerError>,
    ) -> Result<(), MailerError> {
        if !connection.has_broken() && !matches!(outcome, Err(MailerError::Unreachable(_))) {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push((connection, Instant::now()));
        }
        outcome
    }

    /// One email: what goes wrong is judged by where it does.
    async fn hand_over(
        &self,
        to: &mut AsyncSmtpConnection,
        envelope: &Envelope,
        email: &[u8],
    ) -> Result<(), MailerError> {
        let mut parameters = Vec::new();
        let is_ascii = |address: &Address| AsRef::<str>::as_ref(address).is_ascii();
        if !envelope.to().iter().chain(envelope.from()).all(is_ascii) {
            if !to.server_info().supports_feature(Extension::SmtpUtfEight) {
                let what = "the mail server takes no addresses beyond ASCII";
                return Err(MailerError::NotTaken(what.to_owned()));
            }
            parameters.push(MailParameter::SmtpUtfEight);
        }
        let is_plain = parameters.is_empty();
        // Nothing of the email was sent yet: whatever is wrong, it is not the email.
        let from = Mail::new(envelope.from().cloned(), parameters);
        step(to.command(from)).await.map_err(|error| match is_plain {
            true => MailerError::Unreachable(said(&error)),
            false => MailerError::NotTaken(said(&error)),
        })?;
        for address in envelope.to() {
            let outcome = step(to.command(Rcpt::new(Address::clone(address), vec![]))).await;
            if let Err(error) = outcome {
                let refused = refuses_the_recipient(&error);
                let judged = self.after(to, error).await;
                return Err(if refused {
                    MailerError::Refused(judged.to_string())
                } else {
                    judged
                });
            }
        }
        if let Err(error) = step(to.command(Data)).await {
            return Err(self.after(to, error).await);
        }
        match timeout(ACCEPT_TIMEOUT, to.message(email)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(self.after(to, Some(error)).await),
            Err(_) => Err(self.after(to, None).await),
        }
    }

    /// Leaves the connection as good as new after a refusal, or for broken.
    async fn after(
        &self,
        connection: &mut AsyncSmtpConnection,
        error: Option<Error>,
    ) -> MailerError {
        let words = said(&error);
        let code = error.as_ref().and_then(Error::status).map(u16::from);
        match code {
            // It ends the connection, perhaps because of this recipient: others are tried.
            Some(421) => connection.abort().await,
            Some(_) if step(connection.command(Rset)).await.is_ok() => {}
            _ => connection.abort().await,
        }
        match code {
            None | Some(..500 | 552) => MailerError::Later(words),
            Some(_) => MailerError::NotTaken(words),
        }
    }
}

/// One command. `Err(None)`: no answer came.
async fn step<T>(command: impl Future<Output = Result<T, Error>>) -> Result<(), Option<Error>> {
    match timeout(STEP_TIMEOUT, command).await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(Some(error)),
        Err(_) => Err(None),
    }
}

fn said(error: &Option<Error>) -> String {
    error.as_ref().map_or_else(|| "no answer".to_owned(), ToString::to_string)
}

/// Whether a server refused a recipient because of the address, and for good.
fn refuses_the_recipient(error: &Option<Error>) -> bool {
    let Some(error) = error else { return false };
    let is_refusal = error.status().map(u16::from).is_some_and(is_address_code);
    // Where the server says more, that decides.
    is_refusal && detail_in(&error.to_string()).is_none_or(is_address_detail)
}

/// A connection with TLS from the first byte.
#[derive(Debug)]
struct Wrapped(TlsStream<TcpStream>);

impl AsyncTokioStream for Wrapped {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        self.0.get_ref().0.peer_addr()
    }
}

impl AsyncRead for Wrapped {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl AsyncWrite for Wrapped {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_servers_are_read() {
        for (text, host, port, security) in [
            ("smtp://mail.example.org", "mail.example.org", 25, Security::Plain),
            ("smtp://localhost:2525", "localhost", 2525, Security::Plain),
            ("smtp://h?tls=required", "h", 587, Security::StartTls),
            ("smtp://h:25?tls=opportunistic", "h", 25, Security::Opportunistic),
            ("smtps://a%40b:p%3Aw@h", "h", 465, Security::Wrapper),
        ] {
            let server = Server::parse(text, None).unwrap();
            assert_eq!(
                (server.host.as_str(), server.port, server.security),
                (host, port, security)
            );
        }
        let server = Server::parse("smtps://a%40b:p%3Aw@h/me.example.org", None).unwrap();
        assert_eq!(server.credentials, Some(Credentials::new("a@b".into(), "p:w".into())));
        assert_eq!(server.hello, ClientId::Domain("me.example.org".into()));
        for bad in
            ["", "mail.example.org", "smtp://", "http://h", "smtp://h?tls=no", "smtp://u:%ff@h"]
        {
            assert!(Server::parse(bad, None).is_err(), "{bad}");
        }
        assert!(Server::parse("smtp://h", Some(Path::new("/nowhere/at/all"))).is_err());
    }
}
