//! What is noted about the last move of the line on an analysis board, or about the position in which
//! lines begin.

use super::analyzed_line::AnalyzedLine;
use crate::{
    db::notes,
    game::variations::{Annotation, Glyph, Glyphs, VariationStep},
    i18n::{Locale, Message, key},
    web::pages::games::game_page_request::TypedText,
};

pub struct AnnotationPanel {
    pub comment: TypedText,
    /// The one that is saved, and its mark.
    pub saved_comment: String,
    pub comment_mark: String,
    /// The analysis has the line; so it has the position in which lines begin.
    pub is_kept: bool,
    /// There is an alternative before the line.
    pub may_raise: bool,
    /// None before the first move of a game.
    pub glyphs: Vec<GlyphButton>,
    /// The arrows and circles on the board, as the script reads them.
    pub shapes: String,
}

/// Puts a glyph on the last move of the line, or takes it away.
pub struct GlyphButton {
    pub nag: u8,
    pub symbol: &'static str,
    pub name: Message,
    pub is_set: bool,
}

impl AnnotationPanel {
    /// `refused`: the comment as it was typed.
    pub fn of(line: &AnalyzedLine, refused: Option<TypedText>) -> AnnotationPanel {
        let Annotation { glyphs, shapes, comment } = line.analysis.annotation(&line.whole);
        AnnotationPanel {
            comment: refused.unwrap_or_else(|| TypedText { text: comment.clone(), error: None }),
            comment_mark: notes::mark(&comment),
            saved_comment: comment,
            is_kept: line.path.line.is_empty() || line.analysis.has(&line.whole),
            may_raise: !line.path.line.is_empty() && may_raise(line),
            glyphs: match line.whole.is_empty() {
                true => Vec::new(),
                false => glyph_buttons(glyphs, line.locale),
            },
            shapes: shapes.to_text(),
        }
    }
}

fn may_raise(line: &AnalyzedLine) -> bool {
    let Some((last, before)) = line.whole.split_last() else { return false };
    let step = VariationStep::Move(*last);
    let lines = line.analysis.from(before);
    lines.find(&step).is_some() && lines.0.first().is_some_and(|branch| branch.step != step)
}

fn glyph_buttons(set: Glyphs, locale: Locale) -> Vec<GlyphButton> {
    let button = |glyph: Glyph| GlyphButton {
        nag: glyph.nag(),
        symbol: glyph.symbol(),
        name: locale.t(glyph_key(glyph)),
        is_set: set.has(glyph),
    };
    Glyph::ALL.into_iter().map(button).collect()
}

fn glyph_key(glyph: Glyph) -> &'static str {
    match glyph.nag() {
        1 => key!("glyph-good-move"),
        2 => key!("glyph-mistake"),
        3 => key!("glyph-brilliant-move"),
        4 => key!("glyph-blunder"),
        5 => key!("glyph-interesting-move"),
        6 => key!("glyph-dubious-move"),
        10 => key!("glyph-equal-position"),
        14 => key!("glyph-white-slightly-better"),
        15 => key!("glyph-black-slightly-better"),
        16 => key!("glyph-white-better"),
        17 => key!("glyph-black-better"),
        18 => key!("glyph-white-winning"),
        19 => key!("glyph-black-winning"),
        _ => key!("glyph-unclear-position"),
    }
}
