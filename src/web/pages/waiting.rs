//! What waits for a player, as a page of its own. Open pages ask for it when something is new
//! (`static/live.js`).

use askama::Template;

use crate::web::{error::PageResult, layout::Page, request_context::RequestContext};

#[derive(Template)]
#[template(path = "waiting.html")]
struct WaitingTemplate<'a> {
    page: Page<'a>,
}

/// `GET /waiting`
pub async fn show(ctx: RequestContext) -> PageResult {
    ctx.player()?;
    ctx.ok(&WaitingTemplate { page: ctx.page() })
}
