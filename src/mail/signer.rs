//! Signed addresses, which nobody can forge: to answer an email with a move, to stop emails. And the
//! marks of the browsers that registered an account or logged in.
//!
//! Each says what it is good for in plain sight, and a code over it (HMAC-SHA256, RFC 2104, cut
//! to 128 bits) that only the site can compute. Anybody who has the email has the address, as with
//! the links in it; only the reader gets it.

use chrono::{DateTime, Utc};
use data_encoding::BASE32_NOPAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::{
    db::{EmailId, GameId, PlayerId, notification_preferences::EmailTopic},
    game::OpenOffers,
};

/// Bytes of a code.
const CODE_BYTES: usize = 16;
/// What a local part may have (RFC 5321, 4.5.3.1.1).
const MAX_LOCAL_PART_BYTES: usize = 64;
/// What addresses for moves begin with.
const PLAY_PREFIX: &str = "play+";
/// What envelope senders begin with: a mail server that passes on the others passes these on too.
const BOUNCE_PREFIX: &str = "play+b";
/// Mail servers give up after five days; some take longer to say so.
const BOUNCE_DAYS: i64 = 10;
/// How long a token of `zugpost doctor` is good for.
const ECHO_TOKEN_SECONDS: i64 = 300;
/// Characters that tell one address of a player from another.
const FINGERPRINT_CHARS: usize = 6;

/// Signs addresses, and reads those that it signed.
#[derive(Clone)]
pub struct Signer(String);

/// What an answer to an email is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyTo {
    pub email: EmailId,
    pub game: GameId,
    pub player: PlayerId,
    /// The position ([`crate::game::Game::position_no`]).
    pub seen: u32,
    /// The opponent's offers that the email shows.
    pub offers: OpenOffers,
}

/// What the address says at which an email comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BounceAddress {
    pub email: EmailId,
    pub player: PlayerId,
    /// Tells to which address it went.
    fingerprint: String,
}

/// Which emails are to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsubscribe {
    EmailTopic(EmailTopic),
    Game(GameId),
    /// All that happens in games; reminders of deadlines go on.
    News,
}

impl Signer {
    /// `secret`: the site's, drawn once.
    pub fn new(secret: &str) -> Signer {
        Signer(secret.to_owned())
    }

    /// Returns the address to which the answer to an email goes. `None` if it would be longer
    /// than an address may be.
    pub fn reply_address(&self, to: ReplyTo, domain: &str) -> Option<String> {
        let mut plain = format!("{}-{}-{}-{}", to.email.0, to.game.0, to.player.0, to.seen);
        if !to.offers.is_empty() {
            plain = format!("{plain}-{}", to.offers);
        }
        let local = format!("{PLAY_PREFIX}{plain}-{}", self.code("reply", &plain)?);
        (local.len() <= MAX_LOCAL_PART_BYTES).then(|| format!("{local}@{domain}"))
    }

    /// Reads what [`Signer::reply_address`] made, whatever became of its capitals. `None` if it
    /// is not such an address of this site.
    pub fn read_reply_address(&self, address: &str, domain: &str) -> Option<ReplyTo> {
        let (local, of) = address.trim().rsplit_once('@')?;
        let local = local.to_ascii_lowercase();
        let signed = local.strip_prefix(PLAY_PREFIX).filter(|_| of.eq_ignore_ascii_case(domain))?;
        let plain = self.verified("reply", signed)?;
        let mut numbers = plain.split('-');
        let to = ReplyTo {
            email: numbers.next()?.parse().ok()?,
            game: numbers.next()?.parse().ok()?,
            player: numbers.next()?.parse().ok()?,
            seen: numbers.next()?.parse().ok()?,
            offers: numbers.next().map(OpenOffers::read).unwrap_or_default(),
        };
        numbers.next().is_none().then_some(to)
    }

    /// Returns the envelope sender of an email to an address: where it comes back if nobody has
    /// that. `None` if it would be longer than an address may be.
    pub fn bounce_address(
        &self,
        (email, player): (EmailId, PlayerId),
        to: &str,
        now: DateTime<Utc>,
        domain: &str,
    ) -> Option<String> {
        let plain = format!("{}-{}-{}-{}", email.0, player.0, day(now), self.fingerprint(to)?);
        let local = format!("{BOUNCE_PREFIX}{plain}-{}", self.code("bounce", &plain)?);
        (local.len() <= MAX_LOCAL_PART_BYTES).then(|| format!("{local}@{domain}"))
    }

    /// Reads what [`Signer::bounce_address`] made, for some days.
    pub fn read_bounce_address(
        &self,
        address: &str,
        now: DateTime<Utc>,
        domain: &str,
    ) -> Option<BounceAddress> {
        let (local, of) = address.trim().rsplit_once('@')?;
        let local = local.to_ascii_lowercase();
        let signed =
            local.strip_prefix(BOUNCE_PREFIX).filter(|_| of.eq_ignore_ascii_case(domain))?;
        let mut parts = self.verified("bounce", signed)?.split('-');
        let (email, player) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let sent: i64 = parts.next()?.parse().ok()?;
        let fingerprint = parts.next()?.to_owned();
        let is_valid = (-1..=BOUNCE_DAYS).contains(&day(now).checked_sub(sent)?);
        (is_valid && parts.next().is_none()).then_some(BounceAddress { email, player, fingerprint })
    }

    /// Returns whether an email that came back went to this address.
    pub fn was_sent_to(&self, sent: &BounceAddress, address: &str) -> bool {
        self.fingerprint(address).is_some_and(|fingerprint| fingerprint == sent.fingerprint)
    }

    fn fingerprint(&self, address: &str) -> Option<String> {
        let code = self.code("address", &address.to_lowercase())?;
        code.get(..FINGERPRINT_CHARS).map(str::to_owned)
    }

    /// Returns the part of the unsubscribe address that says who stops which emails.
    pub fn unsubscribe_token(&self, player: PlayerId, stop: Unsubscribe) -> Option<String> {
        let plain = match stop {
            Unsubscribe::EmailTopic(topic) => format!("{}-{}", player.0, topic.as_str()),
            Unsubscribe::Game(game) => format!("{}-game-{}", player.0, game.0),
            Unsubscribe::News => format!("{}-news", player.0),
        };
        Some(format!("{plain}-{}", self.code("stop", &plain)?))
    }

    /// Reads what [`Signer::unsubscribe_token`] made.
    pub fn read_unsubscribe_token(&self, token: &str) -> Option<(PlayerId, Unsubscribe)> {
        let plain = self.verified("stop", token)?;
        let (player, what) = plain.split_once('-')?;
        let stop = match what.strip_prefix("game-") {
            Some(game) => Unsubscribe::Game(game.parse().ok()?),
            None if what == "news" => Unsubscribe::News,
            None => Unsubscribe::EmailTopic(what.parse().ok()?),
        };
        Some((player.parse().ok()?, stop))
    }

    /// Returns the mark that a browser keeps of the account that it registered. It says nothing of
    /// the account, and is another one for each password.
    pub fn registration_mark(&self, player: PlayerId, password_hash: &str) -> Option<String> {
        self.code("registered", &format!("{}-{password_hash}", player.0))
    }

    /// Returns whether a browser has the mark of an account.
    pub fn marks(&self, mark: &str, player: PlayerId, password_hash: &str) -> bool {
        let plain = format!("{}-{password_hash}", player.0);
        let signed = format!("{plain}-{mark}");
        self.verified("registered", &signed).is_some_and(|found| found == plain)
    }

    /// Returns the secret of the invitation that a form makes: the same for the same form of the same
    /// administrator, so that sent twice it makes one.
    pub fn invitation(&self, admin: PlayerId, form_key: &str) -> Option<String> {
        self.code("invitation", &format!("{}-{form_key}", admin.0))
    }

    /// Returns the mark that a browser keeps of an account that was logged in there. It says nothing
    /// of the account. `nonce`: another one for each browser, of letters and digits.
    pub fn device_mark(&self, player: PlayerId, nonce: &str) -> Option<String> {
        Some(format!("{nonce}-{}", self.code("device", &format!("{}-{nonce}", player.0))?))
    }

    /// Returns whether a browser has such a mark of an account.
    pub fn is_device_mark(&self, mark: &str, player: PlayerId) -> bool {
        self.verified("device", &format!("{}-{mark}", player.0)).is_some()
    }

    pub fn echo_token(&self, now: DateTime<Utc>) -> Option<String> {
        let plain = now.timestamp().to_string();
        Some(format!("{plain}-{}", self.code("echo", &plain)?))
    }

    /// Returns whether [`Signer::echo_token`] made it a moment ago.
    pub fn is_echo_token(&self, token: &str, now: DateTime<Utc>) -> bool {
        let made = self.verified("echo", token).and_then(|plain| plain.parse::<i64>().ok());
        made.is_some_and(|made| (now.timestamp() - made).abs() <= ECHO_TOKEN_SECONDS)
    }

    /// Returns what a code at the end stands for.
    /// Returns what shows, for some minutes, that somebody runs the site.
    fn verified<'a>(&self, purpose: &str, signed: &'a str) -> Option<&'a str> {
        let (plain, code) = signed.rsplit_once('-')?;
        let code = BASE32_NOPAD.decode(code.to_ascii_uppercase().as_bytes()).ok()?;
        let fits = code.len() == CODE_BYTES
            && self.mac(purpose, plain)?.verify_truncated_left(&code).is_ok();
        fits.then_some(plain)
    }

    fn code(&self, purpose: &str, plain: &str) -> Option<String> {
        let sum = self.mac(purpose, plain)?.finalize().into_bytes();
        Some(BASE32_NOPAD.encode(sum.get(..CODE_BYTES)?).to_ascii_lowercase())
    }

    /// A key of any length is good, so this is always there.
    fn mac(&self, purpose: &str, plain: &str) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes()).ok()?;
        mac.update(format!("{purpose}:{plain}").as_bytes());
        Some(mac)
    }
}

/// Returns the days since 1970.
fn day(at: DateTime<Utc>) -> i64 {
    at.timestamp().div_euclid(24 * 60 * 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOMAIN: &str = "play.example.org";

    fn to(email: i64, game: i64, player: i64, seen: u32) -> ReplyTo {
        let (email, game, player) = (EmailId(email), GameId(game), PlayerId(player));
        ReplyTo { email, game, player, seen, offers: OpenOffers::default() }
    }

    #[test]
    fn a_mark_is_of_one_account_with_one_password_on_one_site() {
        let signer = Signer::new("secret");
        let mark = signer.registration_mark(PlayerId(7), "$argon2id$x-y").unwrap();
        assert!(signer.marks(&mark, PlayerId(7), "$argon2id$x-y"));
        for (site, mark, player, hash) in [
            ("secret", mark.as_str(), 8, "$argon2id$x-y"),
            ("secret", &mark, 7, "$argon2id$x-z"),
            ("other", &mark, 7, "$argon2id$x-y"),
            ("secret", "", 7, "$argon2id$x-y"),
            ("secret", "a-b", 7, "$argon2id$x-y"),
            ("secret", &format!("x-{mark}"), 7, "$argon2id$x-y"),
        ] {
            assert!(!Signer::new(site).marks(mark, PlayerId(player), hash), "{site} {mark}");
        }
    }

    #[test]
    fn the_mark_of_a_device_is_of_one_account_on_one_site() {
        let signer = Signer::new("secret");
        let mark = signer.device_mark(PlayerId(7), "abc").unwrap();
        assert!(signer.is_device_mark(&mark, PlayerId(7)));
        let code = mark.split('-').next_back().unwrap();
        for (site, mark, player) in [
            ("secret", mark.as_str(), 8),
            ("other", &mark, 7),
            ("secret", "", 7),
            ("secret", &format!("abd-{code}"), 7),
            ("secret", code, 7),
        ] {
            assert!(!Signer::new(site).is_device_mark(mark, PlayerId(player)), "{site} {mark}");
        }
    }

    #[test]
    fn the_token_of_an_echo_is_good_for_minutes_on_one_site() {
        let signer = Signer::new("secret");
        let now = DateTime::UNIX_EPOCH + chrono::TimeDelta::days(20_000);
        let later = |seconds| now + chrono::TimeDelta::seconds(seconds);
        let token = signer.echo_token(now).unwrap();
        assert!(signer.is_echo_token(&token, later(ECHO_TOKEN_SECONDS)));
        assert!(!signer.is_echo_token(&token, later(ECHO_TOKEN_SECONDS + 1)));
        assert!(!Signer::new("other").is_echo_token(&token, now));
        let (_, code) = token.split_once('-').unwrap();
        let newer = format!("{}-{code}", later(1).timestamp());
        for strange in ["", "-", code, newer.as_str()] {
            assert!(!signer.is_echo_token(strange, now), "{strange}");
        }
    }

    #[test]
    fn an_address_is_read_as_it_was_made() {
        let signer = Signer::new("secret");
        let both = OpenOffers { draw: true, takeback: true };
        let long = to(99_999_999, 1_000_000, 99_999, 600);
        for one in [to(1, 2, 3, 0), long, ReplyTo { offers: both, ..long }] {
            let address = signer.reply_address(one, DOMAIN).unwrap();
            assert_eq!(signer.read_reply_address(&address, DOMAIN), Some(one), "{address}");
            // Some programs change capitals.
            let shouted = address.to_uppercase();
            assert_eq!(signer.read_reply_address(&shouted, DOMAIN), Some(one));
            assert_eq!(signer.read_reply_address(&address, "example.org"), None);
            assert_eq!(Signer::new("other").read_reply_address(&address, DOMAIN), None);
            assert!(address.parse::<lettre::Address>().is_ok(), "{address}");
        }
        let huge = to(i64::MAX, i64::MAX, i64::MAX, u32::MAX);
        assert_eq!(signer.reply_address(huge, DOMAIN), None, "longer than addresses may be");
    }

    #[test]
    fn no_character_of_it_can_be_changed() {
        let signer = Signer::new("secret");
        let address = signer.reply_address(to(12, 34, 56, 7), DOMAIN).unwrap();
        let local = address.split('@').next().unwrap().len();
        for at in 0..local {
            for other in ['0', '1', '2', '7', 'a', 'z', '-', '+'] {
                let mut changed: Vec<char> = address.chars().collect();
                // Capitals of the code are no difference.
                if changed[at] == other {
                    continue;
                }
                changed[at] = other;
                let changed: String = changed.into_iter().collect();
                assert_eq!(signer.read_reply_address(&changed, DOMAIN), None, "{changed}");
            }
        }
        for bad in [
            "",
            "@",
            "play+@play.example.org",
            "play+1-2-3-4@play.example.org",
            "play+1-2-3-4-@play.example.org",
        ] {
            assert_eq!(signer.read_reply_address(bad, DOMAIN), None, "{bad}");
        }
        // A code for one thing is none for another.
        let token = signer.unsubscribe_token(PlayerId(12), Unsubscribe::Game(GameId(34))).unwrap();
        assert_eq!(signer.read_reply_address(&format!("play+{token}@{DOMAIN}"), DOMAIN), None);
    }

    #[test]
    fn an_envelope_sender_names_its_email_for_some_days() {
        let signer = Signer::new("secret");
        let now = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
        let (email, player) = (EmailId(99_999_999), PlayerId(99_999));
        let make = |now| signer.bounce_address((email, player), "Anna@example.org", now, DOMAIN);
        let address = make(now).unwrap();
        assert!(address.parse::<lettre::Address>().is_ok(), "{address}");
        let read = |address: &str, now| signer.read_bounce_address(address, now, DOMAIN);
        let sent = read(&address.to_uppercase(), now).unwrap();
        assert_eq!((sent.email, sent.player), (email, player));
        assert!(signer.was_sent_to(&sent, "anna@example.org"));
        assert!(!signer.was_sent_to(&sent, "anna@example.com"));
        let days = |days| now + chrono::TimeDelta::days(days);
        assert!(read(&address, days(10)).is_some());
        assert!(read(&address, days(11)).is_none());
        assert!(read(&address, days(-2)).is_none());
        assert!(!address.contains("anna") && !address.contains("example.org-"));
        // It is no address for moves, and an address for moves is none of these.
        assert_eq!(signer.read_reply_address(&address, DOMAIN), None);
        let reply = signer.reply_address(to(1, 2, 3, 4), DOMAIN).unwrap();
        assert_eq!(read(&reply, now), None);
        assert_eq!(read(&reply.replacen("play+", "play+b", 1), now), None);
        let local = address.split('@').next().unwrap().len();
        for at in 0..local {
            for other in ['0', '1', '2', '7', 'a', 'z', '-', '+'] {
                let mut changed: Vec<char> = address.chars().collect();
                if changed[at] != other {
                    changed[at] = other;
                    let changed: String = changed.into_iter().collect();
                    assert_eq!(read(&changed, now), None, "{changed}");
                }
            }
        }
    }

    #[test]
    fn emails_are_stopped_by_topic_or_game() {
        let signer = Signer::new("secret");
        let unsubscribe_links = EmailTopic::ALL
            .map(Unsubscribe::EmailTopic)
            .into_iter()
            .chain([Unsubscribe::Game(GameId(9)), Unsubscribe::News]);
        for stop in unsubscribe_links {
            let token = signer.unsubscribe_token(PlayerId(5), stop).unwrap();
            assert_eq!(signer.read_unsubscribe_token(&token), Some((PlayerId(5), stop)));
            assert_eq!(signer.read_unsubscribe_token(&token.replacen('5', "6", 1)), None);
        }
        assert_eq!(signer.read_unsubscribe_token("5-moves"), None);
    }
}
