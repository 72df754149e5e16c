//! From words to a message (RFC 5322).

use std::path::Path;

use anyhow::Context as _;
use askama::Template;
use chrono::{DateTime, Utc};
use lettre::{
    Message,
    message::{
        Attachment, Mailbox, MultiPart, SinglePart,
        header::{ContentTransferEncoding, ContentType},
    },
};

use mail_parser::decoders::html::html_to_text;

use super::{
    EmailContent, EmailContext, ReplyTo, Signer, Unsubscribe,
    content::{self, EmailDiagram, FirstLine, SummarySection, answers, is_refusal},
    diagram,
    dkim::DkimSigner,
    flowed::flowed,
    headers::{
        AutoSubmitted, ContentLanguage, ListUnsubscribe, ListUnsubscribePost, folded, in_one_line,
    },
    picture,
};
use crate::{
    chess::{Color, Position as _, checked_king, exploded, landing},
    db::{
        EmailId,
        games::StoredGame,
        notification_preferences::EmailTopic,
        outbox::{EmailKind, is_news},
    },
    game::OpenOffers,
    i18n::{self, Locale},
    key,
};

/// What all emails of the site have in common.
pub struct MailConfig {
    pub site: String,
    pub base_url: String,
    pub from: lettre::Address,
    /// Where emails with moves are taken in; `None`: nowhere.
    pub reply_domain: Option<String>,
    /// Where emails that cannot be delivered come back; `None`: to the sender.
    pub bounce_domain: Option<String>,
    pub signer: Signer,
    pub dkim: Option<DkimSigner>,
}

/// What makes an email this one.
#[derive(Clone, Copy, Debug)]
pub struct Envelope {
    /// Names the message: a repeat after a crash is recognisable by it.
    pub id: EmailId,
    pub date: DateTime<Utc>,
}

/// An email as it is sent.
#[derive(Clone, Debug)]
pub struct Ready {
    pub envelope: lettre::address::Envelope,
    pub bytes: Vec<u8>,
}

/// What the templates show; the text and the HTML part show the same.
struct EmailTemplateView<'a> {
    locale: Locale,
    subject: String,
    /// `None` in an email that is not about one game.
    first_line: Option<FirstLine>,
    name: &'a str,
    paragraphs: Vec<&'a str>,
    message: Option<&'a content::QuotedMessage>,
    diagram: Option<ShownDiagram<'a>>,
    sections: &'a [SummarySection],
    button: Option<&'a (String, String)>,
    /// What can be written in answer.
    reply: Option<String>,
    /// Where emails of this kind and about this game are stopped: words and addresses.
    unsubscribe_links: Vec<(String, String)>,
    site: &'a str,
    base_url: &'a str,
}

struct ShownDiagram<'a> {
    /// The board in characters.
    text: String,
    /// The position in words.
    alt: String,
    /// What a variant has beside the board.
    beside: Vec<String>,
    moves: &'a str,
}

/// Its spaces and empty lines are what the reader sees: none is left out.
#[derive(Template)]
#[template(path = "mail/email.txt", escape = "none", whitespace = "preserve")]
struct TextTemplate<'a> {
    it: &'a EmailTemplateView<'a>,
}

#[derive(Template)]
#[template(path = "mail/email.html")]
struct HtmlTemplate<'a> {
    it: &'a EmailTemplateView<'a>,
    /// Pixels a side of the picture, as it is shown.
    side: u32,
}

/// The type of the text part (RFC 3676).
const PLAIN: &str = "text/plain; charset=utf-8; format=flowed";

/// What the picture is called inside of the message; the HTML shows it by this name.
const PICTURE_NAME: &str = "board";

impl MailConfig {
    /// Has emails signed for the sender's domain with the key in a file, which stands in the DNS
    /// under a name (RFC 6376).
    pub fn signed(self, selector: &str, key: &Path) -> anyhow::Result<MailConfig> {
        let text =
            std::fs::read_to_string(key).with_context(|| format!("DKIM_KEY {}", key.display()))?;
        let dkim = DkimSigner::new(&text, selector, self.from.domain())
            .with_context(|| format!("DKIM_KEY {}", key.display()))?;
        Ok(MailConfig { dkim: Some(dkim), ..self })
    }

    /// Writes an email as a message.
    pub fn write(
        &self,
        context: &EmailContext,
        content: &EmailContent,
        envelope: Envelope,
    ) -> anyhow::Result<Ready> {
        let picture = content.diagram.as_ref().map(draw).transpose()?;
        let reply = self.reply_to(context, envelope.id);
        let stop = self.unsubscribe_links(context, !content.sections.is_empty());
        let reply_words = match reply {
            Some(_) => reply_words(context),
            None => self.no_reply_words(context),
        };
        let shown = shown(context, content, reply_words, &stop);
        let text = SinglePart::builder()
            .header(ContentType::parse(PLAIN)?)
            .body(flowed(&TextTemplate { it: &shown }.render()?));
        let html = HtmlTemplate { it: &shown, side: picture::SIZE / 2 }.render()?;
        let body = MultiPart::alternative().singlepart(text);
        let body = match picture {
            Some(png) => {
                let kind = ContentType::parse("image/png")?;
                let png =
                    lettre::message::Body::new_with_encoding(png, ContentTransferEncoding::Base64)
                        .map_err(|_| anyhow::anyhow!("a picture that is no base64"))?;
                let inline = Attachment::new_inline(PICTURE_NAME.to_owned()).body(png, kind);
                body.multipart(
                    MultiPart::related().singlepart(SinglePart::html(html)).singlepart(inline),
                )
            }
            None => body.singlepart(SinglePart::html(html)),
        };
        let message = self.headers(context, content, envelope, reply, &stop)?.multipart(body)?;
        let bytes = self.in_lines(&message.formatted(), envelope.date)?;
        let recipients = message.envelope().to().to_vec();
        let sender = self.envelope_sender(context, envelope)?;
        let envelope = lettre::address::Envelope::new(Some(sender), recipients)?;
        Ok(Ready { envelope, bytes })
    }

    /// Writes an email that says only that emails arrive.
    pub fn write_test(&self, to: &lettre::Address, now: DateTime<Utc>) -> anyhow::Result<Ready> {
        let site = in_one_line(&self.site);
        let text = format!(
            "This is a test email of {site} ({}).\n\nWhoever runs the site had it sent by \
             `zugpost doctor`. Nobody has to answer.\n",
            self.base_url
        );
        let message = Message::builder()
            .from(Mailbox::new(Some(site.clone()), self.from.clone()))
            .to(Mailbox::new(None, to.clone()))
            .subject(format!("Test email of {site}"))
            .date(now.into())
            .message_id(Some(format!("<doctor-{}@{}>", now.timestamp_micros(), self.from.domain())))
            .header(AutoSubmitted::Generated)
            .singlepart(
                SinglePart::builder().header(ContentType::parse(PLAIN)?).body(flowed(&text)),
            )?;
        let bytes = self.in_lines(&message.formatted(), now)?;
        Ok(Ready { envelope: message.envelope().clone(), bytes })
    }

    /// Folds the head of a message and signs it.
    fn in_lines(&self, message: &[u8], now: DateTime<Utc>) -> anyhow::Result<Vec<u8>> {
        let text = std::str::from_utf8(message)?;
        let (head, body) = text.split_once("\r\n\r\n").context("a message without a head")?;
        let text = format!("{}\r\n\r\n{body}", folded(head));
        let signature = self.dkim.as_ref().map(|dkim| dkim.signature(&text, now)).transpose()?;
        Ok(format!("{}{text}", signature.unwrap_or_default()).into_bytes())
    }

    /// Returns the address to which an email comes back (RFC 5321, 4.4). It stands in no header
    /// that leaves this site.
    fn envelope_sender(
        &self,
        context: &EmailContext,
        envelope: Envelope,
    ) -> anyhow::Result<lettre::Address> {
        let own = self.bounce_domain.as_deref().and_then(|domain| {
            let of = (envelope.id, context.recipient.id);
            self.signer.bounce_address(of, &context.address, envelope.date, domain)
        });
        Ok(own.map_or_else(|| Ok(self.from.clone()), |address| address.parse())?)
    }

    fn headers(
        &self,
        context: &EmailContext,
        content: &EmailContent,
        envelope: Envelope,
        reply: Option<String>,
        stop: &[(Unsubscribe, String)],
    ) -> anyhow::Result<lettre::message::MessageBuilder> {
        let domain = self.from.domain();
        let site = in_one_line(&context.site);
        let answers = answers(context).map(|id| format!("<{id}>"));
        let mut builder = Message::builder()
            .from(Mailbox::new(Some(site.clone()), self.from.clone()))
            .to(Mailbox::new(None, context.address.parse()?))
            .subject(in_one_line(&content::subject(context, content)))
            .date(envelope.date.into())
            .message_id(Some(format!("<letter-{}@{domain}>", envelope.id)))
            .header(match &answers {
                Some(_) => AutoSubmitted::Replied,
                None => AutoSubmitted::Generated,
            })
            .header(ContentLanguage(context.locale().language.tag()));
        if let Some(game) = context.one_game() {
            // An email that was never sent: all emails of a game answer it, and so are one
            // thread (RFC 5322 3.6.4), whichever of them came.
            let root = format!("<game-{}@{domain}>", game.id);
            builder = match answers {
                Some(own) => builder.references(format!("{root} {own}")).in_reply_to(own),
                None => builder.in_reply_to(root.clone()).references(root),
            };
        }
        if let Some(address) = reply {
            builder = builder.reply_to(Mailbox::new(Some(site), address.parse()?));
        }
        if let Some((_, url)) = stop.first() {
            builder = builder.header(ListUnsubscribe(url.clone())).header(ListUnsubscribePost);
        }
        Ok(builder)
    }

    /// Returns the address to which a move can be written. None in an email about more
    /// than one game, nor once the game is over.
    fn reply_to(&self, context: &EmailContext, email: EmailId) -> Option<String> {
        let domain = self.reply_domain.as_deref()?;
        let stored = context.one_game().filter(|stored| stored.game.is_running())?;
        if !context.can_reply() {
            return None;
        }
        let (game, player, seen) = (stored.id, context.recipient.id, stored.game.position_no());
        let side = stored.side_of(player)?;
        // Whatever the email is about, it says below what a move declines.
        let draw = stored.game.may_accept_draw(side);
        let offers = OpenOffers { draw, ..stored.game.offers_to(side) };
        self.signer.reply_address(ReplyTo { email, game, player, seen, offers }, domain)
    }

    /// Returns the unsubscribe addresses; `gathered`: it is about several
    /// kinds.
    fn unsubscribe_links(
        &self,
        context: &EmailContext,
        gathered: bool,
    ) -> Vec<(Unsubscribe, String)> {
        stops(context, gathered)
            .into_iter()
            .filter_map(|stop| {
                let token = self.signer.unsubscribe_token(context.recipient.id, stop)?;
                Some((stop, format!("{}/unsubscribe/{token}", self.base_url)))
            })
            .collect()
    }

    /// Says that an email cannot be answered, to somebody who is used to answering emails.
    fn no_reply_words(&self, context: &EmailContext) -> Option<String> {
        let is_used_to_it = self.reply_domain.is_some() && context.can_reply();
        let is_about_games = EmailTopic::of_kind(context.kind).is_some();
        (is_used_to_it && is_about_games).then(|| context.locale().t("email-no-reply").to_string())
    }
}

fn shown<'a>(
    context: &'a EmailContext,
    content: &'a EmailContent,
    reply: Option<String>,
    unsubscribe_links: &[(Unsubscribe, String)],
) -> EmailTemplateView<'a> {
    let locale = context.locale();
    let named = |(stop, url): &(Unsubscribe, String)| {
        let said = locale.t("email-unsubscribe").with("topic", stop.said(locale));
        (said.to_string(), url.clone())
    };
    let first_line = FirstLine::of(context, content);
    // Many emails begin with what their first line says.
    let is_new = |paragraph: &&str| match &first_line {
        Some(first) => paragraph.strip_suffix('.') != Some(&first.news),
        None => true,
    };
    EmailTemplateView {
        locale,
        subject: content::subject(context, content),
        // Once an account is closed, its name is no longer stored.
        name: if context.recipient.is_closed() { "" } else { &context.recipient.name },
        paragraphs: content.paragraphs.iter().map(String::as_str).filter(is_new).collect(),
        first_line,
        message: content.message.as_ref(),
        diagram: content.diagram.as_ref().map(|it| ShownDiagram {
            text: diagram::text(it.position.board(), it.orientation, locale),
            alt: locale.board(it.position.board(), it.orientation),
            beside: locale.beside_board(&it.position),
            moves: &it.moves,
        }),
        sections: &content.sections,
        button: content.button.as_ref(),
        reply,
        unsubscribe_links: unsubscribe_links.iter().map(named).collect(),
        site: &context.site,
        base_url: &context.base_url,
    }
}

impl Unsubscribe {
    /// Says which emails stop: `moves of your opponents`.
    pub fn said(self, locale: Locale) -> i18n::Message {
        locale.t(match self {
            Unsubscribe::EmailTopic(EmailTopic::Moves) => key!("notifications-topic-moves"),
            Unsubscribe::EmailTopic(EmailTopic::Offers) => key!("notifications-topic-offers"),
            Unsubscribe::EmailTopic(EmailTopic::Games) => key!("notifications-topic-new-games"),
            Unsubscribe::EmailTopic(EmailTopic::Results) => key!("notifications-topic-results"),
            Unsubscribe::EmailTopic(EmailTopic::Tournaments) => {
                key!("notifications-topic-tournaments")
            }
            Unsubscribe::EmailTopic(EmailTopic::Ratings) => key!("notifications-topic-ratings"),
            Unsubscribe::EmailTopic(EmailTopic::Messages) => key!("notifications-topic-messages"),
            Unsubscribe::EmailTopic(EmailTopic::Reminders) => key!("notifications-topic-reminders"),
            Unsubscribe::EmailTopic(EmailTopic::Administration) => {
                key!("notifications-topic-administration")
            }
            Unsubscribe::Game(game) => {
                return locale.t("notifications-topic-one-game").with("game", game);
            }
            Unsubscribe::News => key!("notifications-topic-all-games"),
        })
    }
}

/// Returns what a reader can unsubscribe from at the end of an email.
fn stops(context: &EmailContext, gathered: bool) -> Vec<Unsubscribe> {
    let Some(topic) = EmailTopic::of_kind(context.kind) else { return Vec::new() };
    let kind = match gathered && is_news(context.kind) {
        true => Unsubscribe::News,
        false => Unsubscribe::EmailTopic(topic),
    };
    let game = context.one_game().map(|stored| Unsubscribe::Game(stored.id));
    [Some(kind), game].into_iter().flatten().collect()
}

/// Returns the text of an email that can be answered, as an answer may quote it: of its text, of
/// its HTML, and of the picture. Addresses in it are left out.
pub fn quotable(context: &EmailContext, content: &EmailContent) -> Vec<String> {
    let stop = stops(context, !content.sections.is_empty());
    let stop: Vec<(Unsubscribe, String)> =
        stop.into_iter().map(|stop| (stop, String::new())).collect();
    let shown = shown(context, content, reply_words(context), &stop);
    let alt = shown.diagram.as_ref().map(|diagram| diagram.alt.clone());
    let text = TextTemplate { it: &shown }.render().ok();
    let html = HtmlTemplate { it: &shown, side: picture::SIZE / 2 }.render().ok();
    let html = html.map(|html| html_to_text(&html));
    [text, html, alt, Some(shown.subject)].into_iter().flatten().collect()
}

/// Says what can be written in answer, with the number that the move would have.
fn reply_words(context: &EmailContext) -> Option<String> {
    let locale = context.locale();
    let stored = context.one_game()?;
    let game = &stored.game;
    let side = stored.side_of(context.recipient.id)?;
    let number = game.line().quoted(game.played().len());
    let said = match game.turn() == side {
        true => locale.t("email-reply-your-turn").with("number", number),
        false => locale.t("email-reply-opponents-turn"),
    };
    let letters = locale.localized_pieces.then(|| {
        locale.t("email-reply-piece-letters").with("letters", locale.piece_letters_list())
    });
    let said = [Some(said), letters, declines(context, stored, side)];
    let said = said.into_iter().flatten().map(|said| said.to_string());
    Some(said.collect::<Vec<_>>().join(" "))
}

/// Says which offers of the opponent a move declines, but for what the email itself is about.
fn declines(context: &EmailContext, stored: &StoredGame, side: Color) -> Option<i18n::Message> {
    // The answer to an email that was not carried out says how the draw is accepted.
    let told = OpenOffers {
        draw: context.kind == EmailKind::DrawOffered || is_refusal(context),
        takeback: context.kind == EmailKind::TakebackAsked,
    };
    let offers = stored.game.offers_to(side).without(told);
    let other = content::opponent(context)?;
    let said = context.locale().t("email-reply-declines").with("other", other);
    (!offers.is_empty()).then(|| said.with("what", offers.word()))
}

fn draw(diagram: &EmailDiagram) -> Result<Vec<u8>, picture::PictureError> {
    let position = &diagram.position;
    picture::png(&picture::PictureView {
        board: position.board(),
        orientation: diagram.orientation,
        last: diagram
            .last
            .map(|mv| mv.from().into_iter().chain([landing(mv)]).collect())
            .unwrap_or_default(),
        check: checked_king(position),
        goal: position.rules().goal,
        exploded: diagram.last.map(|mv| exploded(position, mv)).unwrap_or_default(),
    })
}
