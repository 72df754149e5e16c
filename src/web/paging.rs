//! Lists of which a page shows a part: one row more is asked for, which tells whether there are
//! others.

/// Cuts a list to what a page shows, and says whether there was more.
pub fn cut<T>(list: &mut Vec<T>, per_page: i64) -> bool {
    let per_page = usize::try_from(per_page).unwrap_or(usize::MAX);
    let is_more = list.len() > per_page;
    list.truncate(per_page);
    is_more
}
