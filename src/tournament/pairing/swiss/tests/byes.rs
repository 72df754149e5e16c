//! Who gets the bye: C2, C5, C9.

use super::table::{paired, round};

#[test]
fn the_bye_goes_where_it_may() {
    for (table, wanted, why) in [
        (&["2w1", "1b0", "U"][..], "3-1 bye 2", "C2: nobody gets two"),
        (&["2w=", "1b=", "4w-", "3b+ away"], "3-1 bye 2", "C1 before all others"),
        (&["5w1", "6w1", "4w+", "3b- away", "1b0", "2b0"], "3-1 5-2 bye 6", "C1: 2 and 6 have met"),
        (
            &["4w1 5b1", "5w1 4b=", "4w+ 5b0", "away", "away"],
            "3-1 bye 2",
            "C2: not after a forfeit win",
        ),
        (&["2w1", "1b0", "H"], "3-1 bye 2", "the lowest score"),
        (&["2w=", "1b=", "H"], "3-1 bye 2", "C9: and half-point byes are no obstacle, but count"),
        // 2 and 5 could meet, but then a player with half a point would get the bye.
        (&["3w=", "4b1", "1b=", "2w0", "U"], "2-1 3-5 bye 4", "C5 before C6"),
        // 1 and 2 could meet, but 3 has played less.
        (&["4w0 5b0", "5b0 4w0", "Z 4w0", "away", "away"], "1-3 bye 2", "C9"),
    ] {
        assert_eq!(paired(&round(5, table)).as_deref(), Ok(wanted), "{why}: {table:?}");
    }
}

#[test]
fn without_a_pairing_it_says_so() {
    for (table, why) in [
        (&["2w1", "1b0"][..], "C1"),
        (&["U", "2w1 away"], "C2: the only one had a bye"),
        (&["4w+", "U", "H away", "1b- away", "2w+"], "C2: three who may not have it"),
        (&["2w1 3b1 4w1", "1b0 4w1 3b1", "4w1 1w0 2w0", "3b0 2b0 1b0"], "C1: all have met"),
        (&["3w1 4w1", "4w1 3w1", "1b0 2b0 away", "2b0 1b0 away"], "C3"),
    ] {
        assert!(paired(&round(9, table)).is_err(), "{why}: {table:?}");
    }
}
