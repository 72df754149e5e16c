//! Stylesheet, scripts and pieces: built into the binary, compressed when first asked for.
//!
//! All stand under one address that carries the hash of all of them, so browsers may keep
//! them for ever.

use std::{
    borrow::Cow,
    collections::HashMap,
    io::Write as _,
    sync::{LazyLock, OnceLock},
};

use actix_web::web::Bytes;
use data_encoding::HEXLOWER;
use flate2::{Compression, write::GzEncoder};
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use crate::db::appearance::PieceSet;

#[derive(RustEmbed)]
#[folder = "static/"]
struct StaticFiles;

/// The icon of the site.
const ICON: &str = "icon.svg";

/// A file as it is sent, in each coding.
pub struct Asset {
    pub kind: &'static str,
    pub plain: Bytes,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
}

impl Asset {
    pub fn find(name: &str) -> Option<&'static Asset> {
        ASSETS.get(name)
    }

    pub fn gzip(&self) -> &Bytes {
        self.gzip.get_or_init(|| gzip(&self.plain).into())
    }

    pub fn brotli(&self) -> &Bytes {
        self.brotli.get_or_init(|| brotli(&self.plain).into())
    }
}

static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    let read = |name: Cow<'static, str>| {
        let plain = StaticFiles::get(&name)?.data.into_owned();
        Some((name.into_owned(), plain))
    };
    let files = StaticFiles::iter().filter_map(read).chain(numbered_icons());
    let asset = |(name, plain): (String, Vec<u8>)| {
        let asset = Asset {
            kind: kind(&name),
            plain: plain.into(),
            gzip: OnceLock::new(),
            brotli: OnceLock::new(),
        };
        (name, asset)
    };
    files.map(asset).collect()
});

/// The icons of the site with a number up to this; the last one says that there are more.
const MAX_ICON_NUMBER: usize = 10;

/// Draws a number into the icon of the site.
fn numbered_icons() -> Vec<(String, Vec<u8>)> {
    let Some(icon) = StaticFiles::get(ICON) else { return Vec::new() };
    let icon = String::from_utf8_lossy(&icon.data);
    let Some((drawing, end)) = icon.rsplit_once("</svg>") else { return Vec::new() };
    let draw = |number| {
        let (text, size) = match number {
            MAX_ICON_NUMBER => ("9+".to_owned(), 14),
            _ => (number.to_string(), 17),
        };
        let badge = format!(
            "<circle cx=\"21\" cy=\"11\" r=\"11\" fill=\"#b3261e\"/>\
             <text x=\"21\" y=\"11\" dy=\".36em\" text-anchor=\"middle\" fill=\"#fff\" \
             font-family=\"sans-serif\" font-weight=\"700\" font-size=\"{size}\">{text}</text>"
        );
        (numbered_icon(number), format!("{drawing}{badge}</svg>{end}").into_bytes())
    };
    (1..=MAX_ICON_NUMBER).map(draw).collect()
}

fn numbered_icon(number: usize) -> String {
    format!("icon_{number}.svg")
}

/// Returns the address of the icon of the site with a number, which 0 is not.
pub fn icon_with(number: usize) -> &'static str {
    static URLS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let numbers = 1..=MAX_ICON_NUMBER;
        numbers.map(|number| format!("/static/{}/{}", *HASH, numbered_icon(number))).collect()
    });
    match number.min(MAX_ICON_NUMBER).checked_sub(1).and_then(|index| URLS.get(index)) {
        Some(url) => url,
        None => icon(),
    }
}

/// Stands in the address of all of them.
pub static HASH: LazyLock<String> = LazyLock::new(|| {
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
    // The window as large as the file: tables for larger ones are made anew for each.
    let window = (usize::BITS - plain.len().leading_zeros()).clamp(10, 22);
    let mut encoder = brotli::CompressorWriter::new(&mut small, 4096, 11, window);
    let _ = encoder.write_all(plain);
    drop(encoder);
    small
}

/// Returns the address of a piece set.
pub fn pieces(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Classic => classic_pieces(),
        PieceSet::Flat => flat_pieces(),
        PieceSet::Discs => disc_pieces(),
    }
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
    no_script_stylesheet = "no_script.css",
    analysis_script = "analysis.js",
    board_script = "board.js",
    account_script = "account.js",
    passkeys_script = "passkeys.js",
    live_script = "live.js",
    drafts_script = "drafts.js",
    zen_script = "zen.js",
    sounds_script = "sounds.js",
    classic_pieces = "pieces.svg",
    flat_pieces = "pieces_flat.svg",
    disc_pieces = "pieces_discs.svg",
    icon = "icon.svg",
}
