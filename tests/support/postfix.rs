//! A Postfix of our own: private folders, free ports, loopback only, gone with the test.
//!
//! It takes mail for two domains: example.org, whose every address is a mailbox, and
//! reply.example.org, which goes to a command or to an LMTP server. Everything else is
//! refused. The settings are those of the operator's manual.

use std::{
    fmt::Write as _,
    fs,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU16, Ordering},
    time::{Duration, Instant, SystemTime},
};

use tempfile::TempDir;

use super::left_out;

/// The longest that anything here may take: far more than it does on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(30);
/// Delivers into the mailboxes, and runs the command unless configured otherwise: Postfix does
/// neither as root.
const NOBODY: &str = "nobody";
/// Who is in neither line is refused at RCPT. What follows an address is where its emails go;
/// for the second domain the transport decides that, and the word means nothing.
const RECIPIENTS: &str = "/@example\\.org$/ letters/\n/^play\\+[^@]+@reply\\.example\\.org$/ OK\n";
const REFUSED_ADDRESSES: &str = "/^refused[^@]*@example\\.org$/ 550 5.1.1 No such user
/^later[^@]*@example\\.org$/ 450 4.2.1 Try again later
/^full[^@]*@example\\.org$/ 552 5.2.2 Mailbox full
";

/// What is done with mail to reply.example.org. With neither it is refused like any domain
/// that is not ours.
#[derive(Default)]
pub struct Setup {
    pub pipe: Option<Pipe>,
    /// An LMTP server that gets it.
    pub lmtp: Option<SocketAddr>,
}

/// A command that gets each email on its standard input, through pipe(8).
pub struct Pipe {
    /// Who runs it; neither root nor postfix.
    pub user: String,
    /// The words as pipe(8) reads them: `${recipient}` and the like are filled in, `$$` is a
    /// dollar. The command must be within the user's reach.
    pub command: Vec<String>,
    /// Taken literally.
    pub environment: Vec<(String, String)>,
    /// Where it starts.
    pub directory: PathBuf,
}

impl Pipe {
    /// A command that `nobody` runs in the root folder with nothing in its environment.
    pub fn new(command: &[&str]) -> Pipe {
        let command = command.iter().map(|&word| word.to_owned()).collect();
        let directory = PathBuf::from("/");
        Pipe { user: NOBODY.to_owned(), command, environment: Vec::new(), directory }
    }
}

/// A running Postfix; stopped when dropped.
pub struct Postfix {
    /// Offers STARTTLS, and takes emails without it too.
    pub port: u16,
    /// TLS from the start.
    pub tls_port: u16,
    programs: Programs,
    master: Option<Child>,
    folder: TempDir,
}

/// An email in a mailbox.
#[derive(Clone, Debug)]
pub struct Delivered {
    /// The address of the envelope, tag and all.
    pub recipient: String,
    /// What the sender was answered (`queued as …`). The next one has a greater id.
    pub id: String,
    /// With the headers that Postfix put before it, the lines ending in `\n` alone.
    pub raw: Vec<u8>,
}

impl Postfix {
    /// Starts one and waits until it greets. Where that cannot be, says so and returns `None`.
    pub fn start(setup: &Setup) -> Option<Postfix> {
        let programs = match Programs::find() {
            Ok(programs) => programs,
            Err(reason) => {
                left_out(reason);
                return None;
            }
        };
        // Not in TMPDIR: the users postfix and nobody must get here, and the path of a socket
        // has at most 107 bytes.
        let folder = tempfile::Builder::new().prefix("postfix").tempdir_in("/tmp");
        let folder = folder.expect("a temporary folder");
        let [port, tls_port] = free_ports();
        let mut postfix = Postfix { port, tls_port, programs, master: None, folder };
        postfix.make_folders();
        postfix.make_certificates();
        postfix.write("refusals", REFUSED_ADDRESSES);
        postfix.write("recipients", RECIPIENTS);
        postfix.write("transport", &transport(setup));
        postfix.write("main.cf", &main_cf(postfix.folder.path(), setup));
        postfix.write("master.cf", &master_cf(port, tls_port, setup));
        postfix.start_again();
        Some(postfix)
    }

    /// Starts what was stopped or killed, on the same ports and with the same queue.
    pub fn start_again(&mut self) {
        assert!(self.master.is_none(), "it runs already");
        // The command `postfix start` does the same, after a second of looking around. Should
        // the test be killed, it ends by itself (-e).
        let mut command = Command::new(self.programs.daemons.join("master"));
        command.arg("-c").arg(self.config()).args(["-e", "1800"]);
        command.env("MAIL_CONFIG", self.config());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.master = Some(command.spawn().expect("Postfix starts"));
        self.wait_until("it greets", |postfix| {
            let ended = postfix.master.as_mut().and_then(|child| child.try_wait().ok()?);
            assert!(ended.is_none(), "Postfix ended: {}", postfix.log());
            greets(postfix.port)
        });
    }

    /// Stops it. What it has accepted stays in its queue.
    pub fn stop(&mut self) {
        let Some(mut master) = self.master.take() else { return };
        signal("TERM", &[master.id()]);
        master.wait().expect("Postfix ends");
        let begun = Instant::now();
        // The daemons end with their master, a command only when it is ready.
        while !self.processes().is_empty() && begun.elapsed() < Duration::from_secs(3) {
            nap();
        }
        self.kill_processes();
    }

    /// Ends all its processes at once with SIGKILL, the commands that it runs too.
    pub fn kill(&mut self) {
        let Some(mut master) = self.master.take() else { return };
        self.kill_processes();
        master.wait().expect("Postfix ends");
    }

    /// Takes emails to `refused`, `later` and `full` from now on. Connections are closed: those
    /// that stayed open over a mere reload would keep to the old rules.
    pub fn accept_everyone(&mut self) {
        self.stop();
        self.write("refusals", "");
        self.start_again();
    }

    /// Returns all emails in all mailboxes, in the order in which they were accepted. An
    /// email may lie there twice after a kill.
    pub fn emails(&self) -> Vec<Delivered> {
        let Ok(entries) = fs::read_dir(self.path("mail/letters/new")) else { return Vec::new() };
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let mut emails: Vec<_> =
            paths.map(|path| Delivered::read(fs::read(path).expect("a letter"))).collect();
        emails.sort_by(|a, b| (&a.id, &a.recipient).cmp(&(&b.id, &b.recipient)));
        emails
    }

    /// Waits until so many emails have come, and returns them all.
    pub fn wait_for_emails(&mut self, count: usize) -> Vec<Delivered> {
        self.wait_until("the letters have come", |postfix| postfix.emails().len() >= count);
        self.emails()
    }

    /// Waits until nothing is left to deliver.
    pub fn wait_until_empty(&mut self) {
        self.wait_until("the queue is empty", |postfix| postfix.queued() == 0);
    }

    /// Returns how many emails wait, deferred ones included.
    pub fn queued(&self) -> usize {
        self.postqueue("-j").lines().count()
    }

    /// Returns what it has logged so far.
    pub fn log(&self) -> String {
        let log = fs::read(self.path("log")).unwrap_or_default();
        String::from_utf8_lossy(&log).into_owned()
    }

    /// Returns the certificate (PEM) that a client must trust. It has signed the one that is
    /// shown, which is for localhost and 127.0.0.1.
    pub fn ca(&self) -> PathBuf {
        self.path("tls/ca.pem")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn config(&self) -> PathBuf {
        self.path("config")
    }

    /// Postfix waits until its files are a second old, lest somebody is still writing them.
    fn write(&self, name: &str, text: &str) {
        let mut file = fs::File::create(self.config().join(name)).expect("a file");
        file.write_all(text.as_bytes()).expect("a file is written");
        file.set_modified(SystemTime::UNIX_EPOCH).expect("its age");
    }

    /// `postfix check` would make them too, and look at much else.
    fn make_folders(&self) {
        let postfix = id_of("/etc/passwd", "postfix");
        let postdrop = id_of("/etc/group", "postdrop");
        let nobody = id_of("/etc/passwd", NOBODY);
        let make = |name: &str, owner: u32, group: Option<u32>, mode: u32| {
            let path = self.path(name);
            fs::create_dir_all(&path).expect("a folder");
            chown(&path, Some(owner), group).expect("its owner");
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("its mode");
        };
        for name in ["", "config", "tls", "queue", "queue/pid"] {
            make(name, 0, None, 0o755);
        }
        for name in ["active", "bounce", "corrupt", "defer", "deferred", "flush", "hold"] {
            make(&format!("queue/{name}"), postfix, None, 0o700);
        }
        for name in ["incoming", "private", "saved", "trace"] {
            make(&format!("queue/{name}"), postfix, None, 0o700);
        }
        make("queue/maildrop", postfix, Some(postdrop), 0o730);
        make("queue/public", postfix, Some(postdrop), 0o710);
        make("data", postfix, None, 0o700);
        make("mail", nobody, None, 0o700);
    }

    /// A small authority and what it has signed: a certificate that signs itself would be
    /// refused by clients that tell the two apart.
    fn make_certificates(&self) {
        let openssl = |line: &str| {
            let mut command = Command::new("openssl");
            command.args(line.split(' ')).current_dir(self.path("tls"));
            run(&mut command);
        };
        // The machine's own configuration would add CA:TRUE to both.
        let bare = "[req]\ndistinguished_name = name\n[name]\n";
        fs::write(self.path("tls/bare.cnf"), bare).expect("a file is written");
        let new = "req -config bare.cnf -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 \
                   -noenc -days 2";
        openssl(&format!(
            "{new} -subj /CN=tests -keyout ca.key -out ca.pem \
             -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign"
        ));
        openssl(&format!(
            "{new} -subj /CN=localhost -keyout server.key -out server.crt -CA ca.pem \
             -CAkey ca.key -addext basicConstraints=critical,CA:FALSE \
             -addext extendedKeyUsage=serverAuth \
             -addext subjectAltName=DNS:localhost,IP:127.0.0.1"
        ));
        let read = |name| fs::read_to_string(self.path(name)).expect("openssl has written");
        let chain = read("tls/server.key") + &read("tls/server.crt");
        fs::write(self.path("tls/server.pem"), chain).expect("a file is written");
    }

    fn postqueue(&self, option: &str) -> String {
        let mut command = Command::new(&self.programs.postqueue);
        run(command.arg("-c").arg(self.config()).arg(option))
    }

    fn wait_until(&mut self, what: &str, mut is_so: impl FnMut(&mut Postfix) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < TIMEOUT, "waited until {what}; Postfix: {}", self.log());
            nap();
        }
    }

    /// All that carry our folder in their environment: the daemons, and the commands that they
    /// run, which are in process groups of their own.
    fn processes(&self) -> Vec<u32> {
        let mark = format!("MAIL_CONFIG={}\0", self.config().display());
        let mut ids = Vec::new();
        for entry in fs::read_dir("/proc").expect("/proc").flatten() {
            let Some(id) = entry.file_name().to_str().and_then(|name| name.parse().ok()) else {
                continue;
            };
            let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
            if environment.windows(mark.len()).any(|part| part == mark.as_bytes()) {
                ids.push(id);
            }
        }
        ids
    }

    /// Again and again: one that was not seen may have been forked by one that was.
    fn kill_processes(&self) {
        let begun = Instant::now();
        loop {
            let ids = self.processes();
            if ids.is_empty() {
                return;
            }
            signal("KILL", &ids);
            assert!(begun.elapsed() < TIMEOUT, "{ids:?} live on");
        }
    }
}

impl Drop for Postfix {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Delivered {
    fn read(raw: Vec<u8>) -> Delivered {
        let text = String::from_utf8_lossy(&raw);
        let header = |name: &str| {
            let value = text.lines().find_map(|line| line.strip_prefix(name));
            value.unwrap_or_else(|| panic!("no {name} in {text}")).trim().to_owned()
        };
        // The uppermost is ours: "by mail.example.net (Postfix) with ESMTP id …".
        let (_, received) = text.split_once("\nReceived:").expect("Postfix has received it");
        let (_, id) = received.split_once("(Postfix)").expect("by whom");
        let (_, id) = id.split_once("id ").expect("an id");
        let id = id.split([';', '\n']).next().expect("a word").to_owned();
        Delivered { recipient: header("Delivered-To:"), id, raw }
    }
}

/// Where the programs lie.
struct Programs {
    postqueue: PathBuf,
    /// The folder of `master` and what it starts.
    daemons: PathBuf,
}

impl Programs {
    /// Fails with the reason why there can be no Postfix here.
    fn find() -> Result<Programs, &'static str> {
        // The owner of a process is the owner of its folder in /proc.
        let user = fs::metadata("/proc/self").expect("/proc").uid();
        if user != 0 {
            return Err("Postfix must be started by root");
        }
        // No path of an ordinary user has this folder.
        let postconf = Path::new("/usr/sbin/postconf");
        if !postconf.exists() {
            return Err("Postfix is not installed (Debian: postfix)");
        }
        if Command::new("openssl").arg("version").output().is_err() {
            return Err("the command openssl is not installed (Debian: openssl)");
        }
        // What was built in (-d): the machine's own settings are no business of ours.
        let daemons = run(Command::new(postconf).args(["-dh", "daemon_directory"]));
        let postqueue = postconf.with_file_name("postqueue");
        Ok(Programs { postqueue, daemons: PathBuf::from(daemons.trim()) })
    }
}

fn main_cf(folder: &Path, setup: &Setup) -> String {
    let folder = folder.display();
    let answers = setup.pipe.is_some() || setup.lmtp.is_some();
    let reply = if answers { ", reply.example.org" } else { "" };
    let nobody = id_of("/etc/passwd", NOBODY);
    format!(
        "compatibility_level = 3.6
# Nothing of the machine's own Postfix.
queue_directory = {folder}/queue
data_directory = {folder}/data
maillog_file = {folder}/log
maillog_file_prefixes = {folder}
myhostname = mail.example.net
myorigin = $myhostname
# Ids that begin with the time.
enable_long_queue_ids = yes

# Nothing leaves this machine, and nothing asks for names.
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
default_transport = error:5.4.4 no mail leaves the test
smtp_dns_support_level = disabled
lmtp_dns_support_level = disabled
lmtp_host_lookup = native
smtpd_peername_lookup = no

# Mail is for these two domains, and for no user of this machine.
mydestination =
alias_maps =
local_recipient_maps =
local_transport = error:5.1.1 no user of this machine gets mail
relay_domains =
recipient_delimiter = +
virtual_mailbox_domains = example.org{reply}
virtual_mailbox_maps = regexp:{folder}/config/recipients
virtual_mailbox_base = {folder}/mail
virtual_uid_maps = static:{nobody}
virtual_gid_maps = static:{nobody}
transport_maps = texthash:{folder}/config/transport
zugpost_destination_recipient_limit = 1
zugpost_destination_concurrency_limit = 4
smtpd_relay_restrictions = reject_unauth_destination
smtpd_recipient_restrictions = check_recipient_access regexp:{folder}/config/refusals

smtpd_tls_security_level = may
smtpd_tls_chain_files = {folder}/tls/server.pem
smtpd_tls_received_header = yes

# A test waits for what a player would not notice.
minimal_backoff_time = 1s
maximal_backoff_time = 2s
queue_run_delay = 1s
transport_retry_time = 1s
service_throttle_time = 1s
in_flow_delay = 0

# Tests make mistakes on purpose, and many letters from one address.
smtpd_client_connection_count_limit = 0
smtpd_error_sleep_time = 0
smtpd_soft_error_limit = 100000
smtpd_hard_error_limit = 100000
smtpd_junk_command_limit = 100000
notify_classes =
"
    )
}

/// No chroot anywhere, and no smtp(8): there is nothing that could connect to the outside.
fn master_cf(port: u16, tls_port: u16, setup: &Setup) -> String {
    let mut text = format!(
        "127.0.0.1:{port} inet n - n - - smtpd
127.0.0.1:{tls_port} inet n - n - - smtpd -o smtpd_tls_wrappermode=yes
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
lmtp unix - - n - - lmtp
postlog unix-dgram n - n - 1 postlogd
"
    );
    if let Some(pipe) = &setup.pipe {
        let (user, directory) = (&pipe.user, pipe.directory.display());
        let words = pipe.words().join(" ");
        let flags = "flags=DORXhq null_sender= size=1048576";
        writeln!(text, "zugpost unix - n n - - pipe").expect("a line");
        writeln!(text, "  {flags} user={user} directory={directory} argv={words}").expect("a line");
    }
    text
}

fn transport(setup: &Setup) -> String {
    match (&setup.pipe, setup.lmtp) {
        (None, None) => String::new(),
        (Some(_), None) => "reply.example.org zugpost:\n".to_owned(),
        (None, Some(server)) => format!("reply.example.org lmtp:inet:{server}\n"),
        (Some(_), Some(_)) => panic!("a pipe or LMTP, not both"),
    }
}

impl Pipe {
    /// The words of argv. pipe(8) has nothing that sets the environment, env(1) has. Braces keep
    /// a word together, but not around the first.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        if !self.environment.is_empty() {
            words.push("/usr/bin/env".to_owned());
        }
        for (name, value) in &self.environment {
            words.push(format!("{{{name}={}}}", value.replace('$', "$$")));
        }
        for word in &self.command {
            words.push(if words.is_empty() { word.clone() } else { format!("{{{word}}}") });
        }
        words
    }
}

/// Returns two ports that nobody listens on, below those that the system hands out by itself:
/// they must still be free when Postfix starts again.
fn free_ports() -> [u16; 2] {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = (std::process::id() % 500) as u16 * 24;
    let mut free = std::iter::repeat_with(|| {
        20_000 + first.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed)) % 12_000
    })
    .filter(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok());
    let mut next = || free.next().expect("there is no end");
    [next(), next()]
}

fn greets(port: u16) -> bool {
    let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) else { return false };
    stream.set_read_timeout(Some(TIMEOUT)).expect("a limit");
    let mut greeting = [0; 4];
    let greeted = stream.read_exact(&mut greeting).is_ok() && &greeting == b"220 ";
    let _ = stream.write_all(b"QUIT\r\n");
    greeted
}

/// Returns the number of a user or a group.
fn id_of(file: &str, name: &str) -> u32 {
    let text = fs::read_to_string(file).expect("users and groups");
    let id = text.lines().find_map(|line| {
        let mut fields = line.split(':');
        (fields.next()? == name).then(|| fields.nth(1)?.parse().ok())?
    });
    id.unwrap_or_else(|| panic!("no {name} in {file}"))
}

/// Those that have gone already are no matter.
fn signal(name: &str, ids: &[u32]) {
    let ids: String = ids.iter().map(|id| format!(" {id}")).collect();
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("for id in{ids}; do kill -{name} $id; done"));
    shell.stderr(Stdio::null()).status().expect("a shell");
}

fn run(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().expect("a program starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn nap() {
    std::thread::park_timeout(Duration::from_millis(5));
}
