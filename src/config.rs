//! The only reader of the environment: settings, their defaults, and what may be wrong
//! with them.

mod log_format;
mod settings;

use std::{
    collections::BTreeMap,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
};

use chrono::TimeDelta;

pub use log_format::LogFormat;
use settings::default;
pub use settings::{SETTINGS, Setting, settings_table};

use crate::{
    db::{Options, Synchronous, Target, without_password},
    mail::{self, MailConfig, Signer},
    passwords::Cost,
};

/// The optional settings file in the working folder; its keys are the settings in lower case.
pub const FILE: &str = "zugpost.toml";

/// Why the service does not start.
#[derive(Debug, thiserror::Error)]
pub enum BadConfig {
    #[error("{FILE} cannot be read: {0}")]
    File(String),
    #[error("{FILE} has `{0}`, which is no setting. `zugpost --help` lists them.")]
    Unknown(String),
    #[error("{name} is `{value}`, but must be {expected}.")]
    Value { name: &'static str, value: String, expected: String },
}

/// What emails are signed with.
#[derive(Clone, Debug)]
pub struct Dkim {
    pub key: PathBuf,
    pub selector: String,
}

/// All settings, checked.
#[derive(Clone, Debug)]
pub struct Config {
    pub data_dir: PathBuf,
    pub database: Options,
    pub listen: SocketAddr,
    /// Without a slash at the end.
    pub base_url: String,
    /// The host of `base_url` is this machine itself.
    base_is_loopback: bool,
    pub site_name: String,
    pub smtp_url: Option<String>,
    pub smtp_ca: Option<PathBuf>,
    pub mail_from: lettre::Address,
    /// Emails a second; 0 is no limit.
    pub mail_rate: u32,
    /// Where answers to emails come in.
    pub mail_domain: Option<String>,
    /// Emails that cannot be delivered come back there too.
    pub mail_bounces: bool,
    pub lmtp_listen: Option<SocketAddr>,
    pub dkim: Option<Dkim>,
    pub trust_proxy: bool,
    pub workers: usize,
    /// Open pages that are notified of moves.
    pub live_pages: u32,
    pub live_pages_per_address: u32,
    pub password_cost: Cost,
    pub attempts_per_account: u32,
    pub attempts_per_address: u32,
    /// Emails to whatever address: to one, from a network in a day, and altogether.
    pub requested_emails_per_recipient: u32,
    pub requested_emails_per_address: u32,
    pub requested_emails_per_day: u32,
    /// How long the security log has IP addresses.
    pub addresses_kept: TimeDelta,
    /// How long a session lives, however often it is used.
    pub max_session: TimeDelta,
    /// How long browsers are to use TLS only; 0: they are not told.
    hsts_seconds: u32,
    /// Games that a newcomer, and that anybody may have at once.
    pub games_at_once: u32,
    pub max_games_at_once: u32,
    /// Days of vacation in a year.
    pub vacation_days: u32,
    /// The longest standstill that is no outage.
    pub outage: TimeDelta,
    /// What a reader of the metrics must know.
    pub metrics_token: Option<String>,
    /// Where holes in the security of the site are reported.
    pub security_contact: Option<String>,
    pub log: String,
    pub log_format: LogFormat,
}

impl Config {
    /// Reads the environment and the file; the environment wins.
    pub fn load() -> Result<Config, BadConfig> {
        let file = match std::fs::read_to_string(FILE) {
            Ok(text) => read_file(&text)?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => BTreeMap::new(),
            Err(error) => return Err(BadConfig::File(error.to_string())),
        };
        #[expect(clippy::disallowed_methods, reason = "the only reader of the environment")]
        let environment = |name: &str| std::env::var(name).ok();
        Config::from_lookup(|name| environment(name).or_else(|| file.get(name).cloned()))
    }

    /// Checks settings, wherever they come from.
    pub fn from_lookup(lookup: impl Fn(&str) -> Option<String>) -> Result<Config, BadConfig> {
        let get = |name: &'static str| Value {
            name,
            text: lookup(name).unwrap_or_else(|| default(name)),
        };
        let data_dir = get("DATA_DIR").text;
        let listen: SocketAddr =
            get("LISTEN").parse("an address and port such as 127.0.0.1:8080")?;
        let url = get("DATABASE_URL");
        let url = Value { text: url.text.replace("<DATA_DIR>", &data_dir), ..url };
        let target =
            Target::parse(&url.text).ok_or_else(|| url.bad("`sqlite:<file>` or `postgres://…`"))?;
        let database = Options {
            target,
            pool: get("DATABASE_POOL").number()?,
            synchronous: get("SQLITE_SYNCHRONOUS").synchronous()?,
            batch: usize::try_from(get("SQLITE_BATCH").number()?).unwrap_or(1),
            migrates: get("MIGRATE_AT_START").yes_or_no()?,
        };
        let base_url = get("BASE_URL");
        let base_url =
            Value { text: base_url.text.replace("<LISTEN>", &listen.to_string()), ..base_url };
        let base_url = base_url.base_url()?;
        let log = get("LOG");
        if tracing_subscriber::EnvFilter::try_new(&log.text).is_err() {
            return Err(log.bad("a filter such as info or zugpost=debug,warn"));
        }
        let smtp_url = get("SMTP_URL");
        if !smtp_url.text.is_empty() && mail::is_not_a_server(&smtp_url.text) {
            return Err(smtp_url.bad("an address such as smtps://user:password@host"));
        }
        let mail_domain = get("MAIL_DOMAIN").domain()?;
        let bounces = get("MAIL_BOUNCES");
        let mail_bounces = bounces.yes_or_no()?;
        if mail_bounces && mail_domain.is_none() {
            return Err(bounces.bad("`yes` only together with MAIL_DOMAIN"));
        }
        let lmtp_listen = match get("LMTP_LISTEN") {
            none if none.text.is_empty() => None,
            // The mail server in front does what must be done with mail from anywhere.
            address => {
                let expected = "an address of this machine or its network and a port, such as 127.0.0.1:2424, together with MAIL_DOMAIN";
                let listen: SocketAddr = address.parse(expected)?;
                if !is_near(listen.ip()) || mail_domain.is_none() {
                    return Err(address.bad(expected));
                }
                Some(listen)
            }
        };
        let dkim_key = get("DKIM_KEY").path();
        let selector = get("DKIM_SELECTOR").domain()?.unwrap_or_default();
        Ok(Config {
            data_dir: data_dir.into(),
            database,
            listen,
            base_is_loopback: base_url.parse().is_ok_and(|url| is_loopback(&url)),
            base_url,
            site_name: get("SITE_NAME").not_empty()?,
            smtp_url: Some(smtp_url.text).filter(|url| !url.is_empty()),
            smtp_ca: get("SMTP_CA").path(),
            mail_from: get("MAIL_FROM").parse("a mail address")?,
            mail_rate: get("MAIL_PER_SECOND").number()?,
            mail_domain,
            mail_bounces,
            lmtp_listen,
            dkim: dkim_key.map(|key| Dkim { key, selector }),
            trust_proxy: get("TRUST_PROXY").yes_or_no()?,
            workers: usize::try_from(get("WORKERS").number()?).unwrap_or(0),
            live_pages: get("LIVE_PAGES").number()?,
            live_pages_per_address: get("LIVE_PAGES_PER_ADDRESS").number()?,
            password_cost: Cost {
                memory_kib: get("PASSWORD_MEMORY_KIB").number()?,
                passes: get("PASSWORD_PASSES").number()?,
            },
            attempts_per_account: get("ATTEMPTS_PER_ACCOUNT").number()?,
            attempts_per_address: get("ATTEMPTS_PER_ADDRESS").number()?,
            requested_emails_per_recipient: get("REQUESTED_EMAILS_PER_RECIPIENT").number()?,
            requested_emails_per_address: get("REQUESTED_EMAILS_PER_ADDRESS").number()?,
            requested_emails_per_day: get("REQUESTED_EMAILS_PER_DAY").number()?,
            addresses_kept: TimeDelta::days(get("ADDRESSES_KEPT_DAYS").number()?.into()),
            max_session: TimeDelta::days(get("SESSION_DAYS").number()?.into()),
            hsts_seconds: get("HSTS_SECONDS").number()?,
            games_at_once: get("GAMES_AT_ONCE").number()?,
            max_games_at_once: get("MAX_GAMES_AT_ONCE").number()?,
            vacation_days: get("VACATION_DAYS").number()?,
            outage: TimeDelta::minutes(get("OUTAGE_MINUTES").number()?.into()),
            metrics_token: get("METRICS_TOKEN").token()?,
            security_contact: get("SECURITY_CONTACT").contact()?,
            log: log.text,
            log_format: get("LOG_FORMAT").parse("text or json")?,
        })
    }

    /// Returns whether the service can be reached from this machine only, and emails go to
    /// files: then it may show them on a page.
    ///
    /// A public `BASE_URL` means a proxy in front, whose visitors come from anywhere.
    pub fn shows_emails(&self) -> bool {
        self.base_is_loopback && self.smtp_url.is_none() && self.listen.ip().is_loopback()
    }

    /// Returns whether the site is for this machine alone.
    pub fn is_loopback(&self) -> bool {
        self.base_is_loopback
    }

    /// Returns what the site's emails have in common.
    pub fn mail_config(&self, signer: Signer) -> anyhow::Result<MailConfig> {
        let plain = MailConfig {
            site: self.site_name.clone(),
            base_url: self.base_url.clone(),
            from: self.mail_from.clone(),
            reply_domain: self.mail_domain.clone(),
            bounce_domain: self.mail_domain.clone().filter(|_| self.mail_bounces),
            signer,
            dkim: None,
        };
        match &self.dkim {
            Some(dkim) => plain.signed(&dkim.selector, &dkim.key),
            None => Ok(plain),
        }
    }

    /// Returns whether nobody reads what comes back of emails that cannot be delivered.
    pub fn ignores_bounces(&self) -> bool {
        self.smtp_url.is_some() && self.mail_domain.is_some() && !self.mail_bounces
    }

    /// Returns where emails are written while no mail server is set.
    pub fn mail_dir(&self) -> PathBuf {
        self.data_dir.join("mail")
    }

    /// Returns what tells browsers to use TLS only (RFC 6797), if they are to be told.
    pub fn strict_transport_security(&self) -> Option<String> {
        let is_told = self.is_https() && self.hsts_seconds > 0;
        is_told.then(|| format!("max-age={}; includeSubDomains", self.hsts_seconds))
    }

    pub fn is_https(&self) -> bool {
        self.base_url.starts_with("https:")
    }
}

/// Returns whether an address names this very machine.
pub fn is_loopback(url: &url::Url) -> bool {
    match url.host() {
        Some(url::Host::Ipv4(address)) => address.is_loopback(),
        Some(url::Host::Ipv6(address)) => address.is_loopback(),
        Some(url::Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

/// Returns whether an address is one of this machine or of a private network.
fn is_near(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local(),
    }
}

fn read_file(text: &str) -> Result<BTreeMap<String, String>, BadConfig> {
    // As a whole the error would show the line, which may have a password in it.
    let unreadable = |error: toml::de::Error| {
        let begin = error.span().map_or(0, |span| span.start);
        let line = 1 + text.bytes().take(begin).filter(|byte| *byte == b'\n').count();
        BadConfig::File(format!("line {line}: {}", error.message()))
    };
    let table: toml::Table = text.parse().map_err(unreadable)?;
    let mut found = BTreeMap::new();
    for (key, value) in table {
        let name = key.to_uppercase();
        if !SETTINGS.iter().any(|setting| setting.name == name) {
            return Err(BadConfig::Unknown(key));
        }
        let text = match value {
            toml::Value::String(text) => text,
            toml::Value::Boolean(yes) => if yes { "yes" } else { "no" }.to_owned(),
            other => other.to_string(),
        };
        found.insert(name, text);
    }
    Ok(found)
}

/// Returns a setting as a message may show it, without what is secret in it.
pub fn shown(name: &str, text: &str) -> String {
    match name {
        "METRICS_TOKEN" => "***".to_owned(),
        "DATABASE_URL" | "SMTP_URL" => without_password(text),
        _ => text.to_owned(),
    }
}

/// A setting's text on its way to a checked value.
struct Value {
    name: &'static str,
    text: String,
}

impl Value {
    fn bad(&self, expected: &str) -> BadConfig {
        BadConfig::Value {
            name: self.name,
            value: shown(self.name, &self.text),
            expected: expected.to_owned(),
        }
    }

    fn parse<T: std::str::FromStr>(&self, expected: &str) -> Result<T, BadConfig> {
        self.text.trim().parse().map_err(|_| self.bad(expected))
    }

    fn number(&self) -> Result<u32, BadConfig> {
        let setting = SETTINGS.iter().find(|setting| setting.name == self.name);
        let range = setting.and_then(|setting| setting.range.clone()).unwrap_or(0..=u32::MAX);
        let expected = format!("a whole number from {} to {}", range.start(), range.end());
        let number: u32 = self.parse(&expected)?;
        if range.contains(&number) { Ok(number) } else { Err(self.bad(&expected)) }
    }

    fn yes_or_no(&self) -> Result<bool, BadConfig> {
        match self.text.trim() {
            "yes" | "true" | "1" => Ok(true),
            "no" | "false" | "0" | "" => Ok(false),
            _ => Err(self.bad("yes or no")),
        }
    }

    fn path(&self) -> Option<PathBuf> {
        Some(self.text.trim()).filter(|text| !text.is_empty()).map(PathBuf::from)
    }

    /// Reads the name of a domain, or of a part of one; in small letters.
    fn domain(&self) -> Result<Option<String>, BadConfig> {
        let text = self.text.trim().to_ascii_lowercase();
        let is_label = |label: &str| {
            let inner = label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
            (1..=63).contains(&label.len()) && inner
        };
        match text.as_str() {
            "" => Ok(None),
            name if name.split('.').all(is_label) => Ok(Some(text)),
            _ => Err(self.bad("the name of a domain, such as play.example.org")),
        }
    }

    /// Reads a secret that stands in a header.
    fn token(&self) -> Result<Option<String>, BadConfig> {
        match self.text.trim() {
            "" => Ok(None),
            text if text.bytes().all(|b| b.is_ascii_graphic()) => Ok(Some(text.to_owned())),
            _ => Err(self.bad("letters, digits and signs without spaces")),
        }
    }

    /// Reads the address of somebody, as RFC 9116 has it.
    fn contact(&self) -> Result<Option<String>, BadConfig> {
        let text = self.text.trim();
        if text.is_empty() {
            return Ok(None);
        }
        // The address is read without line ends, and would be written with them.
        let is_one_word = text.bytes().all(|b| b.is_ascii_graphic());
        let is_contact = text.parse::<url::Url>().is_ok_and(|url| match url.scheme() {
            "mailto" => url
                .path()
                .split_once('@')
                .is_some_and(|(user, host)| !user.is_empty() && !host.is_empty()),
            "https" => true,
            _ => false,
        });
        match is_one_word && is_contact {
            true => Ok(Some(text.to_owned())),
            false => Err(self.bad(
                "an address such as mailto:security@example.org or https://example.org/security",
            )),
        }
    }

    fn not_empty(&self) -> Result<String, BadConfig> {
        match self.text.trim() {
            "" => Err(self.bad("a name")),
            // It stands in the headers of emails.
            text if text.chars().any(char::is_control) => Err(self.bad("a name in one line")),
            text => Ok(text.to_owned()),
        }
    }

    fn synchronous(&self) -> Result<Synchronous, BadConfig> {
        match self.text.trim() {
            "FULL" => Ok(Synchronous::Full),
            "NORMAL" => Ok(Synchronous::Normal),
            _ => Err(self.bad("FULL or NORMAL")),
        }
    }

    fn base_url(&self) -> Result<String, BadConfig> {
        let expected = "an address such as https://chess.example.org, without a path";
        let text = self.text.trim().trim_end_matches('/');
        let url: url::Url = text.parse().map_err(|_| self.bad(expected))?;
        let plain = matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && url.path() == "/"
            && url.query().is_none();
        if plain { Ok(text.to_owned()) } else { Err(self.bad(expected)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(name: &'static str, value: &'static str) -> Result<Config, BadConfig> {
        Config::from_lookup(|asked| (asked == name).then(|| value.to_owned()))
    }

    /// OWASP's advice for argon2id.
    #[tokio::test]
    async fn a_password_costs_19_mib_twice_unless_settings_say_otherwise() {
        let cost = Config::from_lookup(|_| None).unwrap().password_cost;
        let passwords = crate::passwords::Passwords::new(cost).unwrap();
        let hash = passwords.hash("correspondence").await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
    }

    #[test]
    fn a_wrong_setting_is_told_without_its_password() {
        for (text, shown_as) in [
            ("postgress://zug:hunter2@db/zugpost", "postgress://zug:***@db/zugpost"),
            ("smtps://a@b.c:hun@ter2@mail", "smtps://a@b.c:***@mail"),
            ("zug:hunter2@db", "zug:***@db"),
            ("postgres//zug:hunter2@db", "postgres//zug:***@db"),
            ("mysql://db/z?user=a&password=hunter2", "mysql://db/z?user=a&password=***"),
            ("host=db PASSWORD=hunter2", "host=db password=***"),
            ("mysql://db/z?password=hun@ter2", "mysql://db/z?password=***"),
            // The `@` was forgotten.
            ("postgress://zug:hunter2#db/zugpost", "postgress://zug:***"),
            ("zug:hunter2", "zug:***"),
            ("zug:hun://ter2@db", "zug:***@db"),
            ("smtp://mail", "smtp://mail"),
            ("smpt://mail:587", "smpt://mail:587"),
            ("mysql://[::1]:5432/z", "mysql://[::1]:5432/z"),
            ("user@host", "user@host"),
        ] {
            assert_eq!(shown("DATABASE_URL", text), shown_as);
            assert_eq!(shown("SMTP_URL", text), shown_as);
        }
        assert_eq!(shown("METRICS_TOKEN", "hunter 2"), "***");
        assert_eq!(shown("SITE_NAME", "a:b@c"), "a:b@c");
        for name in ["DATABASE_URL", "SMTP_URL", "METRICS_TOKEN"] {
            let wrong = "nothing://zug:hunter 2@db";
            let refused = Config::from_lookup(|known| (known == name).then(|| wrong.to_owned()));
            let message = refused.expect_err(name).to_string();
            assert!(message.contains(name) && !message.contains("hunter"), "{message}");
        }
        // The settings file, where a line is not closed.
        let file = "listen = \"[::1]:9\"\ndatabase_url = \"postgres://zug:hunter2@db\nworkers = 3";
        let message = read_file(file).unwrap_err().to_string();
        assert!(message.starts_with("zugpost.toml cannot be read: line 2: "), "{message}");
        assert!(!message.contains("hunter"), "{message}");
        // What libpq cannot read, it quotes.
        for (url, told) in [
            ("postgres://zug:hunter2%@db/z", "invalid percent-encoded token: \"***\""),
            ("postgres://zug:hunter/2@db/z", "invalid integer value \"***\""),
            ("postgres://zug:hunter2#db/z", "invalid integer value \"***#***\""),
        ] {
            let target = Target::parse(url).unwrap();
            let options = Options {
                target: target.clone(),
                ..Config::from_lookup(|_| None).unwrap().database
            };
            let opened = crate::db::Db::open(options).map(drop);
            for refused in [crate::db::Db::migrate(&target), opened] {
                let message = refused.unwrap_err().to_string();
                assert!(message.contains(told) && !message.contains("hunter"), "{message}");
            }
        }
    }

    #[test]
    fn without_settings_everything_has_a_default() {
        let config = Config::from_lookup(|_| None).unwrap();
        assert_eq!(config.base_url, "http://127.0.0.1:8080");
        assert_eq!(config.database.target, Target::Sqlite("data/zugpost.sqlite".into()));
        assert!(config.shows_emails());
    }

    #[test]
    fn a_wrong_setting_is_named() {
        for (name, value) in [
            ("LISTEN", "8080"),
            ("DATABASE_URL", "postgrse://x"),
            ("BASE_URL", "chess.example.org"),
            ("BASE_URL", "https://example.org/chess"),
            ("TRUST_PROXY", "perhaps"),
            ("DATABASE_POOL", "0"),
            ("SQLITE_SYNCHRONOUS", "OFF"),
            ("MAIL_FROM", "nobody"),
            ("PASSWORD_MEMORY_KIB", "1"),
            ("SITE_NAME", " "),
            ("SITE_NAME", "Chess\r\nBcc: x@example.org"),
            ("LOG", "=="),
            ("LOG_FORMAT", "xml"),
            ("SMTP_URL", "mail.example.org"),
            ("SMTP_URL", "smtp://mail.example.org?tls=perhaps"),
            ("MAIL_PER_SECOND", "-1"),
            ("MAIL_DOMAIN", "play@example.org"),
            ("MAIL_DOMAIN", "play..example.org"),
            // Without a domain nothing could be taken in; from everywhere nothing must be.
            ("LMTP_LISTEN", "127.0.0.1:24"),
            ("LMTP_LISTEN", "24"),
            ("DKIM_SELECTOR", "a b"),
            ("METRICS_TOKEN", "a b"),
            ("SECURITY_CONTACT", "security@example.org"),
            ("SECURITY_CONTACT", "mailto:security"),
            ("SECURITY_CONTACT", "http://example.org/security"),
            ("SECURITY_CONTACT", "mailto:a@example.org\nExpires: never"),
        ] {
            let error = with(name, value).unwrap_err().to_string();
            assert!(error.starts_with(name), "{error}");
        }
    }

    #[test]
    fn a_number_outside_its_range_is_refused_with_the_range() {
        for value in ["0", "1001", "many"] {
            let error = with("DATABASE_POOL", value).unwrap_err().to_string();
            assert!(error.ends_with("must be a whole number from 1 to 1000."), "{error}");
        }
    }

    #[test]
    fn exactly_the_settings_of_the_table_are_read() {
        let asked = std::cell::RefCell::new(std::collections::BTreeSet::new());
        let lookup = |name: &str| {
            asked.borrow_mut().insert(name.to_owned());
            // What is read only together with it.
            (name == "MAIL_DOMAIN").then(|| "play.example.org".to_owned())
        };
        Config::from_lookup(lookup).unwrap();
        let known = SETTINGS.iter().map(|setting| setting.name.to_owned()).collect();
        assert_eq!(asked.into_inner(), known);
    }

    #[test]
    fn mail_is_taken_in_from_near_only() {
        let listening = |address: &'static str| {
            Config::from_lookup(|asked| match asked {
                "MAIL_DOMAIN" => Some("Play.Example.org".to_owned()),
                "LMTP_LISTEN" => Some(address.to_owned()),
                _ => None,
            })
        };
        let config = listening("127.0.0.1:2424").unwrap();
        assert_eq!(config.mail_domain.as_deref(), Some("play.example.org"));
        assert!(config.lmtp_listen.is_some());
        assert!(listening("[::1]:2424").is_ok() && listening("10.1.2.3:2424").is_ok());
        assert!(listening("0.0.0.0:2424").is_err() && listening("8.8.8.8:24").is_err());
    }

    #[test]
    fn emails_are_shown_to_this_machine_only() {
        assert!(with("LISTEN", "[::1]:80").unwrap().shows_emails());
        assert!(!with("LISTEN", "0.0.0.0:80").unwrap().shows_emails());
        assert!(!with("BASE_URL", "https://chess.example.org").unwrap().shows_emails());
        assert!(!with("SMTP_URL", "smtp://localhost").unwrap().shows_emails());
    }

    #[test]
    fn the_file_knows_the_same_settings() {
        let file = read_file("listen = \"[::1]:9\"\ntrust_proxy = true\nworkers = 3").unwrap();
        assert_eq!(file["LISTEN"], "[::1]:9");
        assert_eq!(file["TRUST_PROXY"], "yes");
        assert_eq!(file["WORKERS"], "3");
        let error = read_file("lisen = 1").unwrap_err().to_string();
        assert!(error.contains("`lisen`"), "{error}");
        assert!(read_file("= 1").is_err());
    }
}
