//! The list of time zones to choose from.

use std::sync::LazyLock;

/// Returns the names of all places of the IANA database, and UTC.
pub fn zones() -> &'static [&'static str] {
    static ZONES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let places = chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name());
        let places = places.filter(|name| name.contains('/') && !name.starts_with("Etc/"));
        std::iter::once("UTC").chain(places).collect()
    });
    &ZONES
}
