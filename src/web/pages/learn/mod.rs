//! Pages that teach: the rules of the board, and how this site does what is its own.
//!
//! A table of topics, each made of parts: texts by their keys (`learn*.ftl`), diagrams, typed
//! lines, tables. A diagram is a FEN and moves from there. An example is played through
//! `Game::decide` each time it is shown, and its sentence is given what came of it, so none of
//! them can become untrue.

mod diagrams;
mod examples;
mod moves;
mod sample_games;
mod site;
mod topic;
mod variants;

use actix_web::web::Path;
use askama::Template;

use crate::{
    chess::Color,
    i18n::{HtmlMessage, Locale, Message},
    key,
    web::{
        board::{self, SmallPiece},
        error::{PageError, PageResult},
        layout::Page,
        request_context::RequestContext,
    },
};
pub use diagrams::Diagram;
use diagrams::DiagramView;
pub use topic::Topic;
use topic::{ContentBlock, SiteFacts, Table};

/// A group of topics in the index.
struct Group {
    title: &'static str,
    topics: &'static [Topic],
}

const GROUPS: [Group; 3] = [
    Group { title: key!("learn-group-rules"), topics: moves::TOPICS },
    Group { title: key!("learn-group-variants"), topics: variants::VARIANTS },
    Group { title: key!("learn-group-site"), topics: site::TOPICS },
];

/// Returns every topic, in the order in which they are read.
pub fn topics() -> impl Iterator<Item = &'static Topic> {
    GROUPS.iter().flat_map(|group| group.topics)
}

/// A topic as others point to it.
struct TopicLink {
    slug: &'static str,
    title: Message,
    lead: Message,
    /// Its first diagram, small.
    small: Vec<SmallPiece>,
}

impl Topic {
    fn link(&'static self, locale: Locale) -> TopicLink {
        let (title, lead) = (locale.t(self.title), locale.t(self.lead));
        TopicLink { slug: self.slug, title, lead, small: Vec::new() }
    }
}

/// A part in words.
enum Block {
    Section { id: &'static str, title: HtmlMessage },
    Text(HtmlMessage),
    List(Vec<HtmlMessage>),
    Typed(&'static str),
    Diagrams(Vec<DiagramView>),
    Table(Table),
}

impl Block {
    /// `None` if what it shows cannot be worked out; a test finds that before.
    fn of(part: &'static ContentBlock, locale: Locale, facts: &SiteFacts) -> Option<Block> {
        let rich = |key: &'static str| {
            facts.iter().fold(locale.t_html(key), |rich, (name, fact)| rich.with(name, fact))
        };
        Some(match part {
            ContentBlock::Section(key) => Block::Section { id: key, title: rich(key) },
            ContentBlock::Text(key) => Block::Text(rich(key)),
            ContentBlock::Autolinked(key, links) => {
                Block::Text(links.iter().fold(rich(key), HtmlMessage::link))
            }
            ContentBlock::List(keys) => Block::List(keys.iter().map(|key| rich(key)).collect()),
            ContentBlock::Typed(text) => Block::Typed(text),
            ContentBlock::Diagrams(diagrams) => Block::Diagrams(
                diagrams
                    .iter()
                    .filter_map(|diagram| diagram.view(locale, rich(diagram.caption)))
                    .collect(),
            ),
            ContentBlock::Table(table) => Block::Table(table(locale)?),
        })
    }
}

#[derive(Template)]
#[template(path = "learn/index.html")]
struct Index<'a> {
    page: Page<'a>,
    groups: Vec<(Message, Vec<TopicLink>)>,
    pieces: &'static str,
}

#[derive(Template)]
#[template(path = "learn/topic.html")]
struct TopicTemplate<'a> {
    page: Page<'a>,
    topic: TopicLink,
    articles: &'static str,
    blocks: Vec<Block>,
    sections: Vec<(&'static str, HtmlMessage)>,
    before: Option<TopicLink>,
    next: Option<TopicLink>,
    pieces: &'static str,
}

/// `GET /learn`
pub async fn index(ctx: RequestContext) -> PageResult {
    let locale = ctx.locale;
    let listed = |topic: &'static Topic| {
        let position = topic.diagrams().next().and_then(Diagram::position);
        let small = position.map(|(position, _)| board::small(&position, Color::White));
        TopicLink { small: small.unwrap_or_default(), ..topic.link(locale) }
    };
    let groups = GROUPS
        .iter()
        .map(|group| (locale.t(group.title), group.topics.iter().map(listed).collect()));
    ctx.ok(&Index { page: ctx.page(), groups: groups.collect(), pieces: ctx.pieces() })
}

/// `GET /learn/{topic}`
pub async fn show(ctx: RequestContext, slug: Path<String>) -> PageResult {
    let all: Vec<&'static Topic> = topics().collect();
    let index = all.iter().position(|topic| topic.slug == *slug).ok_or(PageError::NotFound)?;
    let (topic, locale) = (all[index], ctx.locale);
    let mut facts = (topic.facts)(locale).unwrap_or_default();
    facts.push(("outage", locale.time(ctx.app.config.outage)));
    let blocks: Vec<Block> =
        topic.parts.iter().filter_map(|part| Block::of(part, locale, &facts)).collect();
    let sections = blocks.iter().filter_map(|block| match block {
        Block::Section { id, title } => Some((*id, title.clone())),
        _ => None,
    });
    let link = |index: usize| all.get(index).map(|topic| topic.link(locale));
    ctx.ok(&TopicTemplate {
        page: ctx.page(),
        topic: topic.link(locale),
        articles: topic.articles,
        sections: sections.collect(),
        before: index.checked_sub(1).and_then(link),
        next: link(index + 1),
        pieces: ctx.pieces(),
        blocks,
    })
}
