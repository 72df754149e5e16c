//! Every component of the pages, side by side in light and dark: for those who change the
//! stylesheet. Debug builds only, and in English only.

use askama::Template;

use crate::{
    chess::{Color, Square, Variant, position_of},
    web::{
        board::{self, Marks, SmallPiece, SquareView},
        error::PageResult,
        layout::Page,
        origin::Origin,
        request_context::RequestContext,
    },
};

/// White to move after 3...a6 in the Ruy Lopez.
const POSITION: &str = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";

#[derive(Template)]
#[template(path = "about/style.html")]
struct StyleTemplate<'a> {
    page: Page<'a>,
    squares: Vec<SquareView>,
    small: Vec<SmallPiece>,
    pieces: &'static str,
}

/// `GET /about/style`
pub async fn show(ctx: RequestContext) -> PageResult {
    let position = position_of(POSITION, Variant::Standard).unwrap_or_default();
    let marks = Marks {
        chosen: Some(Origin::Square(Square::B5)),
        targets: vec![Square::A4, Square::A6, Square::C6, Square::C4],
        ..Marks::default()
    };
    ctx.ok(&StyleTemplate {
        page: ctx.page(),
        squares: board::squares(ctx.locale, &position, Color::White, &marks),
        small: board::small(&position, Color::White),
        pieces: ctx.pieces(),
    })
}
