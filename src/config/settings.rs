//! Every setting: its name, its default, its range, and what it is for.

use std::ops::RangeInclusive;

/// One setting as docs/SETTINGS.md lists it.
#[derive(Clone, Debug)]
pub struct Setting {
    pub name: &'static str,
    pub default: &'static str,
    /// The least and the most that it may be, if it is a number.
    pub range: Option<RangeInclusive<u32>>,
    pub help: &'static str,
}

const fn setting(name: &'static str, default: &'static str, help: &'static str) -> Setting {
    Setting { name, default, range: None, help }
}

const fn number(
    name: &'static str,
    default: &'static str,
    range: RangeInclusive<u32>,
    help: &'static str,
) -> Setting {
    Setting { name, default, range: Some(range), help }
}

/// Every setting there is. The table of docs/SETTINGS.md is this one; a test compares them.
pub const SETTINGS: &[Setting] = &[
    setting(
        "DATA_DIR",
        "data",
        "Folder for the SQLite database and, without a mail server, the emails.",
    ),
    setting(
        "DATABASE_URL",
        "sqlite:<DATA_DIR>/zugpost.sqlite",
        "`sqlite:<file>` or `postgres://user:password@host/database`.",
    ),
    setting(
        "MIGRATE_AT_START",
        "yes",
        "`no`: a start changes no tables, so the role of DATABASE_URL need not be allowed to; `zugpost migrate` does.",
    ),
    setting("LISTEN", "127.0.0.1:8080", "Address and port to listen on."),
    setting(
        "BASE_URL",
        "http://<LISTEN>",
        "Address of the site, with which links in emails begin. With `https:` cookies are sent over TLS only.",
    ),
    setting("SITE_NAME", "Zugpost", "Name of the site on pages and in emails."),
    setting(
        "SMTP_URL",
        "",
        "`smtp://host`, `smtps://user:password@host` (lettre's form). Empty: emails are written to `<DATA_DIR>/mail`.",
    ),
    setting(
        "SMTP_CA",
        "",
        "File with a certificate (PEM) to trust for the mail server, in addition to the public ones.",
    ),
    setting("MAIL_FROM", "zugpost@localhost", "Sender address of the emails."),
    number(
        "MAIL_PER_SECOND",
        "50",
        0..=100_000,
        "Maximum number of emails that a server sends in a second. 0: no limit.",
    ),
    setting(
        "MAIL_DOMAIN",
        "",
        "Domain whose mail comes to Zugpost, so that players can reply to an email with a move. Empty: they cannot.",
    ),
    setting(
        "MAIL_BOUNCES",
        "no",
        "`yes`: emails that cannot be delivered come back to MAIL_DOMAIN, and Zugpost reads why. `no`: they come back to MAIL_FROM.",
    ),
    setting(
        "LMTP_LISTEN",
        "",
        "Local address and port at which a mail server hands over mail for MAIL_DOMAIN (LMTP). Empty: none.",
    ),
    setting("DKIM_KEY", "", "File with an RSA key (PEM) that signs the emails."),
    setting("DKIM_SELECTOR", "zugpost", "Name (selector) of the key in the DNS."),
    setting(
        "TRUST_PROXY",
        "no",
        "`yes` if a reverse proxy sets X-Forwarded-For. Otherwise the header is ignored.",
    ),
    number("WORKERS", "0", 0..=1024, "Threads that answer requests. 0: one for each core."),
    number(
        "LIVE_PAGES",
        "20000",
        0..=1_000_000,
        "Maximum number of open pages with live updates on a server.",
    ),
    number(
        "LIVE_PAGES_PER_ADDRESS",
        "200",
        0..=1_000_000,
        "The same from one IP address. Other pages show moves when they are reloaded.",
    ),
    number("DATABASE_POOL", "16", 1..=1000, "Database connections (SQLite: for reading)."),
    setting(
        "SQLITE_SYNCHRONOUS",
        "FULL",
        "`FULL`: a confirmed move is on disk. `NORMAL`: a power failure can lose the last ones.",
    ),
    number("SQLITE_BATCH", "256", 1..=10_000, "Maximum number of changes in one commit."),
    number(
        "PASSWORD_MEMORY_KIB",
        "19456",
        8..=4_194_304,
        "argon2id memory for one password. OWASP recommends 19456.",
    ),
    number("PASSWORD_PASSES", "2", 1..=100, "argon2id passes. OWASP recommends 2."),
    number(
        "ATTEMPTS_PER_ACCOUNT",
        "10",
        1..=1_000_000,
        "Login attempts for one account from one IP address, or from a browser that it knows, within 15 minutes.",
    ),
    number(
        "ATTEMPTS_PER_ADDRESS",
        "60",
        1..=1_000_000,
        "Logins, registrations and password resets from one IP address within 15 minutes.",
    ),
    number(
        "REQUESTED_EMAILS_PER_RECIPIENT",
        "3",
        1..=1_000_000,
        "Emails of a kind that can be requested to one email address as long as the links in them are valid.",
    ),
    number(
        "REQUESTED_EMAILS_PER_ADDRESS",
        "20",
        1..=1_000_000,
        "Emails that one IP address can request in 24 hours: registrations, password resets, new email addresses.",
    ),
    number(
        "REQUESTED_EMAILS_PER_DAY",
        "2000",
        1..=1_000_000,
        "The same from all IP addresses together.",
    ),
    number(
        "ADDRESSES_KEPT_DAYS",
        "90",
        1..=3660,
        "Days after which the security log forgets IP addresses and browsers.",
    ),
    number(
        "SESSION_DAYS",
        "180",
        1..=3660,
        "Days after which a login ends, however often it is used.",
    ),
    number(
        "HSTS_SECONDS",
        "31536000",
        0..=1_000_000_000,
        "With an `https:` BASE_URL, for how long browsers use TLS only for this host and its subdomains. 0: they are not told.",
    ),
    number(
        "GAMES_AT_ONCE",
        "10",
        5..=10_000,
        "Games that a new player can have at once. Each game of 10 moves or more against another opponent raises it by 2, each game lost on time lowers it by 3, never below 5.",
    ),
    number("MAX_GAMES_AT_ONCE", "100", 5..=10_000, "Games that any player can have at once."),
    number(
        "VACATION_DAYS",
        "30",
        0..=366,
        "Vacation days that a player has in a year. 0: no vacation.",
    ),
    number(
        "OUTAGE_MINUTES",
        "5",
        1..=1440,
        "If all servers were down for longer, running clocks get the time back.",
    ),
    setting(
        "METRICS_TOKEN",
        "",
        "Token for `/metrics` (`Authorization: Bearer <token>`). Empty: only this machine can read it.",
    ),
    setting(
        "SECURITY_CONTACT",
        "",
        "`mailto:` or `https:` address for reports of security holes, in `/.well-known/security.txt`. Empty: there is none.",
    ),
    setting("LOG", "info", "Log level, as a filter of tracing (`debug`, `zugpost=debug,warn`)."),
    setting(
        "LOG_FORMAT",
        "text",
        "`text`: one readable line for each entry. `json`: one JSON object for each line.",
    ),
];

/// Returns the default of a setting.
pub(super) fn default(name: &str) -> String {
    let found = SETTINGS.iter().find(|setting| setting.name == name);
    found.map_or_else(String::new, |setting| setting.default.to_owned())
}

/// Returns all settings as a table in Markdown, which docs/SETTINGS.md has.
pub fn settings_table() -> String {
    let mut table =
        "| Setting | Default | Range | Meaning |\n| --- | --- | --- | --- |\n".to_owned();
    for Setting { name, default, range, help } in SETTINGS {
        let default = if default.is_empty() { "(none)".to_owned() } else { format!("`{default}`") };
        let range = range.as_ref();
        let range = range.map_or(String::new(), |it| format!(" {} to {}", it.start(), it.end()));
        table.push_str(&format!("| `{name}` | {default} |{range} | {help} |\n"));
    }
    table
}
