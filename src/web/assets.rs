//! Stylesheet, scripts and pieces: built into the binary, compressed once.
//!
//! All stand under one address that carries the hash of all of them, so browsers may keep
//! them for ever.

use std::{collections::HashMap, io::Write as _, sync::LazyLock};

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, AcceptEncoding, ContentEncoding, Encoding, Header as _},
    web::{self, Bytes},
};
use data_encoding::HEXLOWER;
use flate2::{Compression, write::GzEncoder};
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use super::error::{PageError, PageResult};

#[derive(RustEmbed)]
#[folder = "static/"]
struct Files;

/// A file as it is sent, in each coding.
struct Asset {
    kind: &'static str,
    plain: Bytes,
    gzip: Bytes,
    brotli: Bytes,
}

static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    let read = |name: std::borrow::Cow<'static, str>| {
        let plain = Files::get(&name)?.data.into_owned();
        let asset = Asset {
            kind: kind(&name),
            gzip: gzip(&plain).into(),
            brotli: brotli(&plain).into(),
            plain: plain.into(),
        };
        Some((name.into_owned(), asset))
    };
    Files::iter().filter_map(read).collect()
});

static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut files: Vec<_> = ASSETS.iter().collect();
    files.sort_by_key(|(name, _)| *name);
    let mut sum = Sha256::new();
    files.into_iter().for_each(|(_, asset)| sum.update(&asset.plain));
    HEXLOWER.encode(&sum.finalize()[..6])
});

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

/// Returns a file as gzip (RFC 1952). What is written to memory does not fail.
fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let _ = encoder.write_all(plain);
    encoder.finish().unwrap_or_default()
}

/// Returns a file as Brotli (RFC 7932), as small as it gets.
fn brotli(plain: &[u8]) -> Vec<u8> {
    let mut small = Vec::new();
    let mut encoder = brotli::CompressorWriter::new(&mut small, 4096, 11, 22);
    let _ = encoder.write_all(plain);
    drop(encoder);
    small
}

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
    live_script = "live.js",
    pieces = "pieces.svg",
    icon = "icon.svg",
}

/// `GET /static/{hash}/{file}`
pub async fn show(request: HttpRequest, path: web::Path<(String, String)>) -> PageResult {
    let (hash, name) = path.into_inner();
    let asset = ASSETS.get(&name).ok_or(PageError::NotFound)?;
    // While servers are replaced an old one may be asked for what only a new one has: nobody
    // must keep its answer.
    let keep = if hash == *HASH { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (coding, body) = match coding(&request) {
        ContentEncoding::Brotli => (ContentEncoding::Brotli, &asset.brotli),
        ContentEncoding::Gzip => (ContentEncoding::Gzip, &asset.gzip),
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
