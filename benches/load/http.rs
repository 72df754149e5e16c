//! Just enough HTTP/1.1 for a lean client: it shares the processor with the server, and
//! what it saves the server can use.

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use anyhow::{Context as _, Result, bail, ensure};

/// No answer takes this long unless something hangs.
const TIMEOUT: Duration = Duration::from_secs(20);

/// One connection, kept alive.
pub struct Http {
    address: SocketAddr,
    stream: Option<TcpStream>,
    /// The last answer; as long as the longest so far.
    answer: Vec<u8>,
}

impl Http {
    pub fn new(address: SocketAddr) -> Http {
        Http { address, stream: None, answer: vec![0; 64 * 1024] }
    }

    /// Connects, again if it was connected: an idle connection may have been closed.
    pub fn connect(&mut self) -> Result<()> {
        self.stream = None;
        let stream = TcpStream::connect_timeout(&self.address, TIMEOUT)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        stream.set_write_timeout(Some(TIMEOUT))?;
        self.stream = Some(stream);
        Ok(())
    }

    /// Sends a request and returns status and body of the answer.
    pub fn exchange(&mut self, request: &[u8]) -> Result<(u16, &[u8])> {
        self.stream.as_mut().context("not connected")?.write_all(request)?;
        let mut filled = 0;
        let head = loop {
            filled += self.read(filled)?;
            if let Some(end) = find(&self.answer[..filled], b"\r\n\r\n") {
                break end + 4;
            }
        };
        let status = status(&self.answer[..head]).context("no HTTP answer")?;
        let total = head + content_length(&self.answer[..head])?;
        while filled < total {
            filled += self.read(filled)?;
        }
        ensure!(filled == total, "more was answered than asked");
        Ok((status, &self.answer[head..total]))
    }

    fn read(&mut self, filled: usize) -> Result<usize> {
        if filled == self.answer.len() {
            self.answer.resize(filled * 2, 0);
        }
        let stream = self.stream.as_mut().context("not connected")?;
        match stream.read(&mut self.answer[filled..]).context("reading an answer")? {
            0 => bail!("the server closed the connection"),
            read => Ok(read),
        }
    }
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

/// Reads `HTTP/1.1 303 See Other`.
fn status(head: &[u8]) -> Option<u16> {
    std::str::from_utf8(head.get(9..12)?).ok()?.parse().ok()
}

fn content_length(head: &[u8]) -> Result<usize> {
    const NAME: &[u8] = b"content-length:";
    let length = head.split(|byte| *byte == b'\n').find_map(|line| {
        let (name, value) = line.split_at_checked(NAME.len())?;
        name.eq_ignore_ascii_case(NAME).then_some(value)
    });
    let length = length.context("an answer without Content-Length")?;
    Ok(std::str::from_utf8(length)?.trim().parse()?)
}
