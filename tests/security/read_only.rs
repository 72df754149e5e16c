//! Zugpost writes nowhere but in its `DATA_DIR`: it runs where everything else is read-only, as a user without
//! rights. So the units of packaging/systemd may take all of that away.

use std::{
    fs,
    os::unix::fs::{MetadataExt as _, chown},
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use crate::{
    cli::{self, BINARY, Service, free_address},
    killed,
    support::{database::TestDatabase, files::in_repository, is_full, left_out},
};

/// Nobody's number on Debian, and that of their group.
const NOBODY: u32 = 65534;

/// Makes all that is mounted read-only but a folder, shows that it is, and becomes nobody.
const CONFINED: &str = r#"
set -eu
data=$1 program=$2
mount --bind "$data" "$data"
# The program may lie where only we can go.
touch "$data/zugpost"
mount --bind "$program" "$data/zugpost"
while read -r _ _ _ _ place options _; do
  [ "$place" = "$data" ] || [ ! -e "$place" ] || mount -o "remount,bind,ro,${options#rw,}" "$place"
done <<EOF
$(cat /proc/self/mountinfo)
EOF
for place in / /etc /home /mnt /tmp /var/tmp /dev/shm "$data/.."; do
  if [ -d "$place" ] && touch "$place/written" 2>/dev/null; then
    echo "$place can be written to" >&2
    exit 1
  fi
done
# The folder itself, and not what it is mounted over; SQLite puts large temporary files there.
cd "$data"
exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs \
  --inh-caps=-all --bounding-set=-all "$data/zugpost"
"#;

/// Whether this user may do to mounts what systemd does.
fn may_mount() -> bool {
    let mounted =
        Command::new("unshare").args(["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status();
    mounted.is_ok_and(|status| status.success())
}

/// Gives a folder and all that is in it to nobody.
fn chown_to_nobody(path: &Path) {
    chown(path, Some(NOBODY), Some(NOBODY)).expect("another owner");
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            chown_to_nobody(&entry.expect("an entry").path());
        }
    }
}

#[test]
fn the_server_runs_where_everything_but_its_data_is_read_only() {
    if !is_full() {
        return;
    }
    if !may_mount() {
        left_out("this user may not mount anything (root may)");
        return;
    }
    let database = TestDatabase::new();
    let mut boards = killed::prepare(&database);
    let folder = fs::canonicalize(database.folder.path()).expect("the folder");
    chown_to_nobody(&folder);
    let mut plain = cli::command(&database, &[]);
    plain.env("DATA_DIR", &folder).env("LOG", "info");
    let mut command = Command::new("unshare");
    command.args(["--mount", "sh", "-c", CONFINED, "sh"]).arg(&folder).arg(BINARY);
    command.current_dir(&folder);
    for (name, value) in plain.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let log = folder.join("log");
    command.stderr(fs::File::create(&log).expect("a file"));
    let service = Service::run(free_address(), &mut command);
    let own = fs::metadata(format!("/proc/{}", service.child.id())).expect("a process").uid();
    assert_eq!(own, NOBODY);
    // It plays, and sends emails into its folder.
    for board in boards.iter_mut().take(3) {
        for _ in 0..4 {
            assert!(board.play_on(service.address));
        }
    }
    let letters = folder.join("mail");
    let mut browser = service.browser();
    browser.cookies.insert("zugpost_session".to_owned(), boards[0].tokens[0].clone());
    let began = Instant::now();
    while fs::read_dir(&letters).map_or(0, Iterator::count) == 0 {
        assert_eq!(browser.get("/readyz").status, 200);
        assert!(began.elapsed() < Duration::from_secs(60), "no email");
        std::thread::yield_now();
    }
    // What is sorted and what is large.
    for path in ["/games", "/players", "/games.pgn", "/account", "/log-hashes", "/lobby"] {
        let page = browser.get(path);
        assert_eq!(page.status, 200, "{path}: {}", page.text());
    }
    assert!(service.interrupt().success());
    let log = fs::read_to_string(log).expect("the log");
    for word in ["WARN", "ERROR", "ead-only"] {
        assert!(!log.contains(word), "{log}");
    }
}

/// The units of packaging/systemd, as systemd judges them: 0 is a service without any right, 10 one with all.
#[test]
fn the_unit_leaves_the_server_few_rights() {
    let folder = tempfile::tempdir().expect("a folder");
    let names =
        ["zugpost.service", "zugpost.socket", "zugpost-backup.service", "zugpost-backup.timer"];
    for name in names {
        let unit = in_repository(&format!("packaging/systemd/{name}"));
        let unit = fs::read_to_string(unit).expect("a unit");
        if name.ends_with(".service") {
            for line in ["DynamicUser=yes", "ProtectSystem=strict", "StateDirectory=zugpost"] {
                assert!(unit.lines().any(|it| it == line), "{line} is not in {unit}");
            }
            // It says when it works that it has another priority, which a filter must not forbid.
            assert!(!unit.contains("@resources"), "{unit}");
        }
        // What it names is installed with it.
        let unit = unit.replace("/usr/bin/zugpost", "/bin/true").replace("man:", "https://man/");
        fs::write(folder.path().join(name), unit).expect("a file");
    }
    if !is_full() {
        return;
    }
    let judge = |arguments: &[&str], name: &str| {
        let path = folder.path().join(name);
        let judged = Command::new("systemd-analyze").args(arguments).arg(&path).output();
        let judged = judged.expect("systemd-analyze (tests/run --nightly installs it)");
        let said = [judged.stdout, judged.stderr].concat();
        let said = String::from_utf8_lossy(&said).into_owned();
        assert!(judged.status.success(), "{name}: {said}");
        said
    };
    for name in names {
        // Words that it does not know are told, and no error.
        assert_eq!(judge(&["verify"], name), "", "{name}");
        if name.ends_with(".service") {
            judge(&["security", "--offline=true", "--threshold=15", "--no-pager"], name);
        }
    }
}
