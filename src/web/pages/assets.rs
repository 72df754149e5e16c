//! Sends stylesheet, scripts and pieces in the coding that the browser likes best.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, AcceptEncoding, ContentEncoding, Encoding, Header as _},
    web::Path,
};

use crate::web::{
    assets::{Asset, HASH},
    error::{PageError, PageResult},
};

/// `GET /static/{hash}/{file}`
pub async fn show(request: HttpRequest, path: Path<(String, String)>) -> PageResult {
    let (hash, name) = path.into_inner();
    let asset = Asset::find(&name).ok_or(PageError::NotFound)?;
    // While servers are replaced an old one may be asked for what only a new one has: nobody
    // must keep its answer.
    let keep = if hash == *HASH { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (coding, body) = match coding(&request) {
        ContentEncoding::Brotli => (ContentEncoding::Brotli, asset.brotli()),
        ContentEncoding::Gzip => (ContentEncoding::Gzip, asset.gzip()),
        _ => (ContentEncoding::Identity, &asset.plain),
    };
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, asset.kind))
        .insert_header((header::CACHE_CONTROL, keep))
        .insert_header((header::VARY, "accept-encoding"))
        // Said in any case: it is not compressed again.
        .insert_header(coding)
        .body(body.clone()))
}

/// Returns the coding that the browser likes best of those that there are.
fn coding(request: &HttpRequest) -> ContentEncoding {
    let offered = [Encoding::brotli(), Encoding::gzip(), Encoding::identity()];
    let accepted = AcceptEncoding::parse(request).ok();
    match accepted.and_then(|accepted| accepted.negotiate(offered.iter())) {
        Some(Encoding::Known(coding)) => coding,
        _ => ContentEncoding::Identity,
    }
}
