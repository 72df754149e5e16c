//! Whole rounds, worked out by hand.

use super::table::{paired, round};

#[test]
fn the_first_round_halves_the_field() {
    for (players, wanted) in
        [(0, ""), (1, "bye 1"), (2, "1-2"), (7, "1-4 5-2 3-6 bye 7"), (8, "1-5 6-2 3-7 8-4")]
    {
        let mut first = round(5, &[""; 8]);
        first.players.truncate(players);
        assert_eq!(paired(&first).as_deref(), Ok(wanted), "{players} players");
    }
}

#[test]
fn later_rounds() {
    for (rounds, table, wanted, why) in [
        // 1-3 and 2-4 deny preferences. So do all first transpositions; 1-4 and 2-3 do not.
        (
            5,
            &["5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0"][..],
            "4-1 2-3 5-8 7-6",
            "4.2: transpositions",
        ),
        // All four winners had White. 1-2 and 3-4 would be an exchange, and deny as many.
        (
            5,
            &["5w1", "6w1", "7w1", "8w1", "1b0", "2b0", "3b0", "4b0"],
            "3-1 4-2 5-7 6-8",
            "C12 cannot be complied with",
        ),
        // Only the exchange of 2 and 3 is left.
        (5, &["3w= 4b=", "4w= 3b=", "1b= 2w=", "2b= 1w="], "1-2 4-3", "4.3: exchanges"),
        // 1 floats down. 2 floated up in round 2, so 3 is its opponent; 2 floats down to 4.
        (
            5,
            &[
                "5w1 8b1",
                "6w0 7b1",
                "8w1 6b0",
                "Z Z",
                "1b0 Z away",
                "2b1 3w1 away",
                "U 2w0 away",
                "3b0 1w0 away",
            ],
            "1-3 2-4",
            "C15",
        ),
        // Nobody came: the two may be paired again.
        (5, &["2w+", "1b-"], "1-2", "C.04.2, 3.5"),
    ] {
        assert_eq!(paired(&round(rounds, table)).as_deref(), Ok(wanted), "{why}: {table:?}");
    }
}

/// The board of a pair follows from the score of its higher ranked player, then from both scores.
#[test]
fn boards_are_in_the_order_of_scores() {
    let table = ["5b0", "4w=", "6w1", "2b=", "1w1", "3b0", "U"];
    assert_eq!(paired(&round(5, &table)).as_deref(), Ok("7-3 4-5 1-2 bye 6"));
}
