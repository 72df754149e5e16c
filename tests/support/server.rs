//! A mail server that answers as a test wishes, and remembers what it took.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
};

/// Says something to a command line; `None` is the usual answer.
type Answers = Box<dyn Fn(&str) -> Option<String> + Send + Sync>;

/// A mail server in a thread. It ends with the test.
pub struct Server {
    pub address: SocketAddr,
    inner: Arc<Inner>,
}

struct Inner {
    taken: Mutex<Vec<Vec<u8>>>,
    answers: Mutex<Answers>,
    connections: AtomicU32,
    away: AtomicBool,
}

impl Server {
    /// Starts a server that takes everything.
    pub fn start() -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("its address");
        let inner = Arc::new(Inner {
            taken: Mutex::default(),
            answers: Mutex::new(Box::new(|_| None)),
            connections: AtomicU32::new(0),
            away: AtomicBool::new(false),
        });
        let shared = Arc::clone(&inner);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shared = Arc::clone(&shared);
                std::thread::spawn(move || drop(shared.talk(stream)));
            }
        });
        Server { address, inner }
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// Has it answer command lines otherwise from now on.
    pub fn answer(&self, answers: impl Fn(&str) -> Option<String> + Send + Sync + 'static) {
        *lock(&self.inner.answers) = Box::new(answers);
    }

    /// Has it end every connection, old and new, or take them again.
    pub fn set_away(&self, away: bool) {
        self.inner.away.store(away, Ordering::SeqCst);
    }

    /// Returns what it has taken, in order.
    pub fn taken(&self) -> Vec<Vec<u8>> {
        lock(&self.inner.taken).clone()
    }

    /// Returns how often somebody connected.
    pub fn connections(&self) -> u32 {
        self.inner.connections.load(Ordering::SeqCst)
    }
}

impl Inner {
    fn talk(&self, mut stream: TcpStream) -> std::io::Result<()> {
        if self.away.load(Ordering::SeqCst) {
            return Ok(());
        }
        self.connections.fetch_add(1, Ordering::SeqCst);
        let mut lines = BufReader::new(stream.try_clone()?);
        stream.write_all(b"220 test\r\n")?;
        loop {
            let mut line = String::new();
            if lines.read_line(&mut line)? == 0 || self.away.load(Ordering::SeqCst) {
                return Ok(());
            }
            let line = line.trim_end();
            let special = lock(&self.answers)(line);
            let usual = match line.split(' ').next().unwrap_or_default() {
                "DATA" => "354 go on",
                "QUIT" => "221 bye",
                _ => "250 fine",
            };
            let answer = special.unwrap_or_else(|| usual.to_owned());
            stream.write_all(format!("{answer}\r\n").as_bytes())?;
            if answer.starts_with("421") || answer.starts_with("221") {
                return Ok(());
            }
            if answer.starts_with("354") {
                let mut message = Vec::new();
                loop {
                    let mut line = Vec::new();
                    if lines.read_until(b'\n', &mut line)? == 0 {
                        return Ok(());
                    }
                    if line == b".\r\n" {
                        break;
                    }
                    message.extend_from_slice(line.strip_prefix(b".").unwrap_or(&line));
                }
                let answer = lock(&self.answers)("the letter");
                if answer.is_none() {
                    lock(&self.taken).push(message);
                }
                let answer = answer.unwrap_or_else(|| "250 taken".to_owned());
                stream.write_all(format!("{answer}\r\n").as_bytes())?;
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
