//! Receives mail from a mail server on the same network (LMTP, RFC 2033). What keeps mail from
//! anywhere honest, TLS, SPF, DKIM, is that server's.

use std::{sync::Arc, time::Duration};

use smtp_proto::{
    Error, MailFrom, Request,
    request::receiver::{DataReceiver, DummyDataReceiver, RequestReceiver},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::timeout,
};

use super::{InboundMailHandler, InboundResult};
use crate::mail::reply::MAX_MESSAGE_BYTES;

/// Connections at a time.
const MAX_CONNECTIONS: usize = 32;
/// Recipients of one message.
const MAX_RECIPIENTS: usize = 50;
/// How long a server may be silent (RFC 5321, 4.5.3.2.7).
const IDLE_TIMEOUT: Duration = Duration::from_secs(5 * 60);
/// Lines that are no command, before nobody listens any more.
const MAX_ERRORS: u32 = 20;

/// Takes connections until it is stopped. Messages under way are finished.
pub async fn serve(
    listener: TcpListener,
    handler: InboundMailHandler,
    mut stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    while !*stop.borrow() {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.changed() => continue,
        };
        match accepted {
            Ok((stream, _)) => {
                let (handler, stop) = (handler.clone(), stop.clone());
                tokio::spawn(async move {
                    let _place = place;
                    let mut session = LmtpSession::new(stream, handler);
                    if let Err(error) = session.run(stop).await {
                        tracing::debug!(%error, "a connection by LMTP ended");
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "no connection by LMTP");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    // Those under way hold the places.
    let all = u32::try_from(MAX_CONNECTIONS).unwrap_or(u32::MAX);
    let _ = timeout(Duration::from_secs(10), places.acquire_many(all)).await;
}

/// One connection.
struct LmtpSession {
    stream: TcpStream,
    handler: InboundMailHandler,
    greeted: bool,
    /// Of the message that is being handed over: who sent it, whom it is for.
    sender: Option<String>,
    recipients: Vec<String>,
    errors: u32,
}

/// What the bytes are that come next.
enum LmtpState {
    Commands,
    Message(DataReceiver, Vec<u8>),
    /// The rest of a message that is too big.
    TooMuch(DummyDataReceiver),
    End,
}

impl LmtpSession {
    fn new(stream: TcpStream, handler: InboundMailHandler) -> LmtpSession {
        let (greeted, sender, recipients, errors) = (false, None, Vec::new(), 0);
        LmtpSession { stream, handler, greeted, sender, recipients, errors }
    }

    async fn run(&mut self, mut stop: watch::Receiver<bool>) -> std::io::Result<()> {
        self.stream.set_nodelay(true)?;
        self.say("220 Zugpost LMTP").await?;
        let mut receiver = RequestReceiver::default();
        let mut buffer = vec![0_u8; 16 * 1024];
        let mut state = LmtpState::Commands;
        while !matches!(state, LmtpState::End) {
            // In the middle of a message nobody is sent away.
            let read = tokio::select! {
                read = timeout(IDLE_TIMEOUT, self.stream.read(&mut buffer)) => read,
                _ = stop.changed(), if self.sender.is_none() => {
                    return self.say("421 4.3.2 The service stops").await;
                }
            };
            let Ok(count) = read else { return self.say("421 4.4.2 Nothing was said").await };
            let bytes = buffer.get(..count?).unwrap_or_default();
            if bytes.is_empty() {
                return Ok(());
            }
            let mut rest = bytes.iter();
            state = self.take(state, &mut receiver, &mut rest).await?;
        }
        // With input unread, closing would take the last answer back.
        self.stream.shutdown().await?;
        let drained = async {
            while self.stream.read(&mut buffer).await? > 0 {}
            Ok(())
        };
        timeout(Duration::from_secs(2), drained).await.unwrap_or(Ok(()))
    }

    /// Takes what has come; returns what the bytes are that come next.
    async fn take(
        &mut self,
        mut state: LmtpState,
        receiver: &mut RequestReceiver,
        rest: &mut std::slice::Iter<'_, u8>,
    ) -> std::io::Result<LmtpState> {
        loop {
            state = match state {
                LmtpState::Commands => match receiver.ingest(rest) {
                    Err(Error::NeedsMoreData { .. }) => return Ok(LmtpState::Commands),
                    asked => {
                        let asked = asked.map(Request::into_owned);
                        self.answer(asked).await?
                    }
                },
                LmtpState::Message(mut data, mut message) => {
                    let is_whole = data.ingest(rest, &mut message);
                    if message.len() > MAX_MESSAGE_BYTES {
                        LmtpState::TooMuch(DummyDataReceiver::new_data(&data))
                    } else if is_whole {
                        self.deliver(message).await?;
                        LmtpState::Commands
                    } else {
                        return Ok(LmtpState::Message(data, message));
                    }
                }
                LmtpState::TooMuch(mut data) => {
                    if !data.ingest(rest) {
                        return Ok(LmtpState::TooMuch(data));
                    }
                    self.answer_all(InboundResult::TooBig).await?;
                    LmtpState::Commands
                }
                LmtpState::End => return Ok(LmtpState::End),
            };
        }
    }

    async fn answer(
        &mut self,
        asked: Result<Request<String>, Error>,
    ) -> std::io::Result<LmtpState> {
        let is_fine = match asked {
            Ok(Request::Lhlo { .. }) => {
                self.reset();
                self.greeted = true;
                let size = format!("250-SIZE {MAX_MESSAGE_BYTES}\r\n");
                self.say(&format!(
                    "250-Zugpost\r\n250-PIPELINING\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n{size}250 ENHANCEDSTATUSCODES"
                ))
                .await?;
                true
            }
            Ok(Request::Mail { from }) if self.greeted => self.begin(from).await?,
            Ok(Request::Rcpt { to }) if self.sender.is_some() => self.add(to.address).await?,
            Ok(Request::Data) if !self.recipients.is_empty() => {
                self.say("354 Go on").await?;
                return Ok(LmtpState::Message(DataReceiver::new(), Vec::new()));
            }
            Ok(Request::Data) if self.sender.is_some() => {
                self.say("503 5.5.1 Nobody is to have it").await?;
                true
            }
            Ok(Request::Mail { .. } | Request::Rcpt { .. } | Request::Data) => {
                self.say("503 5.5.1 Not in this order: LHLO, MAIL, RCPT, DATA").await?;
                false
            }
            Ok(Request::Rset) => {
                self.reset();
                self.say("250 2.0.0 Done").await?;
                true
            }
            Ok(Request::Noop { .. }) => {
                self.say("250 2.0.0 Done").await?;
                true
            }
            Ok(Request::Quit) => {
                self.say("221 2.0.0 Good bye").await?;
                return Ok(LmtpState::End);
            }
            // More than a line can have: what follows would not be commands.
            Err(Error::ResponseTooLong) => {
                self.say("500 5.5.6 This line is too long").await?;
                return Ok(LmtpState::End);
            }
            Ok(_) => {
                self.say("502 5.5.1 There is no such command here").await?;
                false
            }
            Err(_) => {
                self.say("500 5.5.2 This is not understood").await?;
                false
            }
        };
        self.errors += u32::from(!is_fine);
        if self.errors < MAX_ERRORS {
            return Ok(LmtpState::Commands);
        }
        self.say("421 4.7.0 Too many errors").await?;
        Ok(LmtpState::End)
    }

    async fn begin(&mut self, from: MailFrom<String>) -> std::io::Result<bool> {
        if from.size > MAX_MESSAGE_BYTES {
            self.say(&format!("552 {}", InboundResult::TooBig.text())).await?;
            return Ok(true);
        }
        self.reset();
        self.sender = Some(from.address);
        self.say("250 2.1.0 Fine").await?;
        Ok(true)
    }

    /// `false` if nobody has the address: a client that tries many is disconnected.
    async fn add(&mut self, address: String) -> std::io::Result<bool> {
        if self.recipients.len() >= MAX_RECIPIENTS {
            self.say("452 4.5.3 Too many recipients").await?;
            return Ok(true);
        }
        if self.handler.find(&address, self.handler.clock.now()).is_none() {
            self.say(&format!("550 {}", InboundResult::NoSuchAddress.text())).await?;
            return Ok(false);
        }
        if self.recipients.contains(&address) {
            self.say("452 4.5.3 This recipient was named").await?;
            return Ok(false);
        }
        self.recipients.push(address);
        self.say("250 2.1.5 Fine").await?;
        Ok(true)
    }

    /// Each recipient has an answer of its own (RFC 2033, 4.2).
    async fn deliver(&mut self, message: Vec<u8>) -> std::io::Result<()> {
        let is_from_nobody = self.sender.as_deref() == Some("");
        for recipient in std::mem::take(&mut self.recipients) {
            let (to, message) = ([recipient], message.clone());
            let result = self.handler.receive(&to, message, is_from_nobody).await;
            self.say_receipt(result).await?;
        }
        self.reset();
        Ok(())
    }

    async fn answer_all(&mut self, result: InboundResult) -> std::io::Result<()> {
        for _ in std::mem::take(&mut self.recipients) {
            self.say_receipt(result).await?;
        }
        self.reset();
        Ok(())
    }

    async fn say_receipt(&mut self, result: InboundResult) -> std::io::Result<()> {
        let code = match result {
            InboundResult::Taken => 250,
            InboundResult::NoSuchAddress => 550,
            InboundResult::TooBig => 552,
            InboundResult::NotAMessage => 554,
            InboundResult::TryLater => 451,
        };
        self.say(&format!("{code} {}", result.text())).await
    }

    fn reset(&mut self) {
        self.sender = None;
        self.recipients.clear();
    }

    async fn say(&mut self, line: &str) -> std::io::Result<()> {
        let line = format!("{line}\r\n");
        let written = timeout(IDLE_TIMEOUT, self.stream.write_all(line.as_bytes())).await;
        written.unwrap_or_else(|_| Err(std::io::ErrorKind::TimedOut.into()))
    }
}
