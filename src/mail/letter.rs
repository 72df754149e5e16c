//! From words to a message (RFC 5322).

use std::path::Path;

use anyhow::Context as _;
use askama::Template;
use chrono::{DateTime, Utc};
use lettre::{
    Message,
    message::{
        Attachment, Mailbox, MultiPart, SinglePart,
        dkim::{
            DkimCanonicalization, DkimCanonicalizationType, DkimConfig, DkimSigningAlgorithm,
            DkimSigningKey,
        },
        header::{ContentTransferEncoding, ContentType, HeaderName},
    },
};

use super::{
    Facts, ReplyTo, Signer, Stop, Wording, diagram,
    headers::{AutoSubmitted, ContentLanguage, ListUnsubscribe, ListUnsubscribePost},
    picture,
    wording::{Diagram, Section},
};
use crate::{
    chess::{Position as _, checked_king, landing},
    db::{LetterId, choices::Topic},
    i18n::{self, Locale},
    key,
};

/// What all letters of the site have in common.
pub struct Stationery {
    pub site: String,
    pub base_url: String,
    pub from: lettre::Address,
    /// Where letters with moves are taken in; `None`: nowhere.
    pub reply_domain: Option<String>,
    pub signer: Signer,
    pub dkim: Option<DkimConfig>,
}

/// What makes a letter this one.
#[derive(Clone, Copy, Debug)]
pub struct Envelope {
    /// Names the message: a repeat after a crash is recognisable by it.
    pub id: LetterId,
    pub date: DateTime<Utc>,
}

/// A letter as it leaves.
#[derive(Clone, Debug)]
pub struct Ready {
    pub envelope: lettre::address::Envelope,
    pub bytes: Vec<u8>,
}

/// What the templates show; the text and the HTML part show the same.
struct Shown<'a> {
    locale: Locale,
    subject: &'a str,
    name: &'a str,
    paragraphs: &'a [String],
    message: Option<&'a super::wording::QuotedMessage>,
    diagram: Option<ShownDiagram<'a>>,
    sections: &'a [Section],
    button: Option<&'a (String, String)>,
    /// What can be written in answer.
    reply: Option<String>,
    /// Where letters of this kind and about this game are stopped: words and addresses.
    stops: Vec<(String, String)>,
    site: &'a str,
    base_url: &'a str,
}

struct ShownDiagram<'a> {
    /// The board in letters.
    text: String,
    /// The position in words.
    alt: String,
    moves: &'a str,
}

#[derive(Template)]
#[template(path = "mail/letter.txt", escape = "none")]
struct Text<'a> {
    it: &'a Shown<'a>,
}

#[derive(Template)]
#[template(path = "mail/letter.html")]
struct Html<'a> {
    it: &'a Shown<'a>,
    /// Pixels a side of the picture, as it is shown.
    side: u32,
}

/// The headers that a signature covers; RFC 8058 wants those about unsubscribing among them.
///
/// Not `Content-Type`: lettre keeps it with the body, names it in the signature and forgets to
/// sign it, which nobody could verify.
const SIGNED: [&str; 12] = [
    "From",
    "Reply-To",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "In-Reply-To",
    "References",
    "MIME-Version",
    "Auto-Submitted",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
];

/// What the picture is called inside of the message; the HTML shows it by this name.
const PICTURE: &str = "board";

impl Stationery {
    /// Has letters signed for the sender's domain with the key in a file, which stands in the DNS
    /// under a name (RFC 6376).
    pub fn signed(self, selector: &str, key: &Path) -> anyhow::Result<Stationery> {
        let text =
            std::fs::read_to_string(key).with_context(|| format!("DKIM_KEY {}", key.display()))?;
        let key = DkimSigningKey::new(&text, DkimSigningAlgorithm::Rsa)
            .context("DKIM_KEY is not an RSA key in PEM (PKCS #1)")?;
        let (header, body) = (DkimCanonicalizationType::Relaxed, DkimCanonicalizationType::Relaxed);
        let dkim = DkimConfig::new(
            selector.to_owned(),
            self.from.domain().to_owned(),
            key,
            SIGNED.iter().copied().map(HeaderName::new_from_ascii_str).collect(),
            DkimCanonicalization { header, body },
        );
        Ok(Stationery { dkim: Some(dkim), ..self })
    }

    /// Writes a letter down.
    pub fn write(
        &self,
        facts: &Facts,
        wording: &Wording,
        envelope: Envelope,
    ) -> anyhow::Result<Ready> {
        let picture = wording.diagram.as_ref().map(draw).transpose()?;
        let reply = self.reply_to(facts, envelope.id);
        let stop = self.stops(facts, !wording.sections.is_empty());
        let shown = self.shown(facts, wording, reply.is_some(), &stop);
        let text = SinglePart::plain(Text { it: &shown }.render()?);
        let html = Html { it: &shown, side: picture::SIZE / 2 }.render()?;
        let body = MultiPart::alternative().singlepart(text);
        let body = match picture {
            Some(png) => {
                let kind = ContentType::parse("image/png")?;
                let png =
                    lettre::message::Body::new_with_encoding(png, ContentTransferEncoding::Base64)
                        .map_err(|_| anyhow::anyhow!("a picture that is no base64"))?;
                let inline = Attachment::new_inline(PICTURE.to_owned()).body(png, kind);
                body.multipart(
                    MultiPart::related().singlepart(SinglePart::html(html)).singlepart(inline),
                )
            }
            None => body.singlepart(SinglePart::html(html)),
        };
        let mut message = self.headers(facts, wording, envelope, reply, &stop)?.multipart(body)?;
        if let Some(dkim) = &self.dkim {
            message.sign(dkim);
        }
        Ok(Ready { envelope: message.envelope().clone(), bytes: message.formatted() })
    }

    fn headers(
        &self,
        facts: &Facts,
        wording: &Wording,
        envelope: Envelope,
        reply: Option<String>,
        stop: &[(Stop, String)],
    ) -> anyhow::Result<lettre::message::MessageBuilder> {
        let domain = self.from.domain();
        let mut builder = Message::builder()
            .from(Mailbox::new(Some(facts.site.clone()), self.from.clone()))
            .to(Mailbox::new(None, facts.address.parse()?))
            .subject(&wording.subject)
            .date(envelope.date.into())
            .message_id(Some(format!("<letter-{}@{domain}>", envelope.id)))
            .header(AutoSubmitted)
            .header(ContentLanguage(facts.locale().language.tag()));
        if let Some(game) = facts.one_game() {
            // A letter that was never sent: all letters of a game answer it, and so are one
            // thread (RFC 5322 3.6.4), whichever of them came.
            let root = format!("<game-{}@{domain}>", game.id);
            builder = builder.in_reply_to(root.clone()).references(root);
        }
        if let Some(address) = reply {
            builder = builder.reply_to(Mailbox::new(Some(facts.site.clone()), address.parse()?));
        }
        if let Some((_, url)) = stop.first() {
            builder = builder.header(ListUnsubscribe(url.clone())).header(ListUnsubscribePost);
        }
        Ok(builder)
    }

    /// Returns the address to which a move can be written. None in a letter that tells of more
    /// than one game, nor once the game is over.
    fn reply_to(&self, facts: &Facts, letter: LetterId) -> Option<String> {
        let domain = self.reply_domain.as_deref()?;
        let stored = facts.one_game().filter(|stored| stored.game.is_running())?;
        if !facts.recipient.choices().replies || facts.recipient.is_closed() {
            return None;
        }
        let (game, player, seen) = (stored.id, facts.recipient.id, stored.game.seen());
        self.signer.reply_address(ReplyTo { letter, game, player, seen }, domain)
    }

    /// Returns the addresses at which such letters are stopped; `gathered`: it tells of several
    /// kinds.
    fn stops(&self, facts: &Facts, gathered: bool) -> Vec<(Stop, String)> {
        let Some(topic) = Topic::of_kind(facts.kind) else { return Vec::new() };
        let kind = match (gathered, topic) {
            (true, topic) if topic != Topic::Reminders => Stop::News,
            _ => Stop::Topic(topic),
        };
        let game = facts.one_game().map(|stored| Stop::Game(stored.id));
        [Some(kind), game]
            .into_iter()
            .flatten()
            .filter_map(|stop| {
                let token = self.signer.stop_token(facts.recipient.id, stop)?;
                Some((stop, format!("{}/stop/{token}", self.base_url)))
            })
            .collect()
    }

    fn shown<'a>(
        &'a self,
        facts: &'a Facts,
        wording: &'a Wording,
        can_reply: bool,
        stops: &[(Stop, String)],
    ) -> Shown<'a> {
        let locale = facts.locale();
        let named = |(stop, url): &(Stop, String)| {
            let said = locale.t("email-unsubscribe").with("topic", stop.said(locale));
            (said.to_string(), url.clone())
        };
        Shown {
            locale,
            subject: &wording.subject,
            // Once an account is closed, nobody remembers the name.
            name: if facts.recipient.is_closed() { "" } else { &facts.recipient.name },
            paragraphs: &wording.paragraphs,
            message: wording.message.as_ref(),
            diagram: wording.diagram.as_ref().map(|it| ShownDiagram {
                text: diagram::text(it.position.board(), it.orientation),
                alt: locale.board(it.position.board(), it.orientation),
                moves: &it.moves,
            }),
            sections: &wording.sections,
            button: wording.button.as_ref(),
            reply: can_reply.then(|| reply_words(facts)).flatten(),
            stops: stops.iter().map(named).collect(),
            site: &facts.site,
            base_url: &self.base_url,
        }
    }
}

impl Stop {
    /// Says what the letters are about that stop: `moves of your opponents`.
    pub fn said(self, locale: Locale) -> i18n::Message {
        locale.t(match self {
            Stop::Topic(Topic::Moves) => key!("notifications-topic-moves"),
            Stop::Topic(Topic::Offers) => key!("notifications-topic-offers"),
            Stop::Topic(Topic::Games) => key!("notifications-topic-new-games"),
            Stop::Topic(Topic::Results) => key!("notifications-topic-results"),
            Stop::Topic(Topic::Messages) => key!("notifications-topic-messages"),
            Stop::Topic(Topic::Reminders) => key!("notifications-topic-reminders"),
            Stop::Game(game) => {
                return locale.t("notifications-topic-one-game").with("game", game);
            }
            Stop::News => key!("notifications-topic-all-games"),
        })
    }
}

/// Says what can be written in answer, with the number that the move would have.
fn reply_words(facts: &Facts) -> Option<String> {
    let locale = facts.locale();
    let stored = facts.one_game()?;
    let game = &stored.game;
    let side = stored.side_of(facts.recipient.id)?;
    let number = game.line().quoted(game.played().len());
    let said = match game.turn() == side {
        true => locale.t("email-reply-your-turn").with("number", number),
        false => locale.t("email-reply-opponents-turn"),
    };
    let letters = locale.localized_pieces.then(|| {
        let letters = locale.piece_letters().map(String::from).join(" ");
        locale.t("email-reply-piece-letters").with("letters", letters)
    });
    let said = [Some(said), letters].into_iter().flatten().map(|said| said.to_string());
    Some(said.collect::<Vec<_>>().join(" "))
}

fn draw(diagram: &Diagram) -> Result<Vec<u8>, picture::PictureError> {
    let position = &diagram.position;
    picture::png(&picture::View {
        board: position.board(),
        orientation: diagram.orientation,
        last: diagram
            .last
            .map(|mv| mv.from().into_iter().chain([landing(mv)]).collect())
            .unwrap_or_default(),
        check: checked_king(position),
    })
}
