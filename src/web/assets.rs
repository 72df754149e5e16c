//! Stylesheet, script and pieces, built into the binary.
//!
//! All stand under one address that carries the hash of all of them, so browsers may keep
//! them for ever.

use std::sync::LazyLock;

use actix_web::{HttpResponse, http::header, web};
use data_encoding::HEXLOWER;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use super::error::{PageError, PageResult};

#[derive(RustEmbed)]
#[folder = "static/"]
struct Files;

static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut names: Vec<_> = Files::iter().collect();
    names.sort();
    let mut sum = Sha256::new();
    for file in names.iter().filter_map(|name| Files::get(name)) {
        sum.update(&file.data);
    }
    HEXLOWER.encode(&sum.finalize()[..6])
});

macro_rules! urls {
    ($($(#[$doc:meta])* $function:ident = $file:literal),* $(,)?) => {$(
        $(#[$doc])*
        pub fn $function() -> &'static str {
            static URL: LazyLock<String> = LazyLock::new(|| format!("/static/{}/{}", *HASH, $file));
            &URL
        }
    )*};
}

urls! {
    stylesheet = "zugpost.css",
    board_script = "board.js",
    account_script = "account.js",
    pieces = "pieces.svg",
    icon = "icon.svg",
}

/// `GET /static/{hash}/{file}`
pub async fn show(path: web::Path<(String, String)>) -> PageResult {
    let (_, name) = path.into_inner();
    let file = Files::get(&name).ok_or(PageError::NotFound)?;
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, kind))
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(file.data.into_owned()))
}
