//! Texts that are searched for.

/// The longest text that is searched for, in bytes: names of players and openings are shorter.
const MAX_SEARCH_BYTES: usize = 500;

/// Returns whether nothing that is searched can have a text in it. Neither database may be asked
/// for it: Postgres has no NUL in its texts, and SQLite takes no pattern of 50 000 bytes.
pub(super) fn is_hopeless(text: &str) -> bool {
    text.len() > MAX_SEARCH_BYTES || text.contains('\0')
}
