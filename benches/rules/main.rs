//! What the rules cost: replaying a game, reading a move, saying why one is refused, knowing
//! who can still mate.
//!
//! `cargo bench --bench rules` runs all, `cargo bench --bench rules -- replay` one group. At
//! the end it prints each figure with its ratio to the bare line of its group, which does the
//! same with shakmaty alone in the same run: on a machine that others use, only ratios hold.

#![expect(clippy::expect_used, reason = "a measurement that cannot go on has failed")]

mod cascade;
mod notation;
mod real_games;
mod replay;
mod report;
mod standings;
mod winnability;

use std::path::Path;

use criterion::Criterion;

fn main() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rules");
    // What is left of an earlier run would stand in the table beside this one's.
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an empty folder");
    }
    let mut criterion = Criterion::default().output_directory(&folder).configure_from_args();
    replay::bench(&mut criterion);
    notation::bench(&mut criterion);
    cascade::bench(&mut criterion);
    winnability::bench(&mut criterion);
    standings::bench(&mut criterion);
    criterion.final_summary();
    report::print(&folder);
    winnability::distributions();
}
