//! Lots that are drawn once and that anybody can draw again: pairing numbers, first colors, colors
//! of a decider, Chess960 numbers, ties at a line.
//!
//! Nobody can know a lot before it is drawn, and nobody can draw until they like the lot: before
//! the stage begins the log has a hash of the secret (the [`LotCommitment`]), when the lot is drawn
//! the secret is hashed with the head that the log has then, and afterwards the secret is
//! published. Each lot has a secret of its own, so what is published tells nothing about others.
//!
//! All texts are ASCII and end with one line feed where `\n` stands; `+` puts bytes together.
//!
//! - *Secret*: 32 random bytes.
//! - *Commitment*: SHA-256 of `zugpost lot commitment 1\n` + secret.
//! - *Seed*: SHA-256 of `zugpost lot seed 1\n` + secret + head; the head is the hash of the last
//!   line of the tournament's log before the lot was drawn, as it is printed (64 digits, lower
//!   case).
//! - *Stream*: number *i*, from 0, is the first 8 bytes of SHA-256 of seed + *i* (8 bytes); all
//!   numbers are big-endian. A lot takes them one after another and never goes back.
//! - *A number below n*: the next number of the stream that is less than the largest multiple of
//!   *n* up to 2^64 (others are passed over, so that none is likelier), modulo *n*.
//! - *Shuffle* (Fisher and Yates, as Durstenfeld wrote it): for *i* from the last place down to the
//!   second (places count from 0), the entries at *i* and at a number below *i* + 1 change places.
//! - *Lot of one game*: its seed is SHA-256 of `zugpost lot part 1\n` + seed + the game as
//!   *section.round.board.game*, such as `1.3.2.1`. A game of Chess960 has the position of a number below
//!   960 from it.
//! - *Coin*: heads is 0 as a number below 2. Heads: whoever is named first has White.
//!
//! The same in Python, for three players whose numbers are drawn:
//!
//! ```python
//! from hashlib import sha256
//! def numbers(secret, head):
//!     seed = sha256(b"zugpost lot seed 1\n" + secret + head.encode()).digest()
//!     for i in range(2**64):
//!         yield int.from_bytes(sha256(seed + i.to_bytes(8, "big")).digest()[:8], "big")
//! def below(n, stream):
//!     return next(x for x in stream if x < 2**64 // n * n) % n
//! def shuffle(entries, stream):
//!     for i in range(len(entries) - 1, 0, -1):
//!         j = below(i + 1, stream)
//!         entries[i], entries[j] = entries[j], entries[i]
//! secret, head = bytes.fromhex("00" * 32), "0" * 64
//! print("commitment", sha256(b"zugpost lot commitment 1\n" + secret).hexdigest())
//! players = ["Anna", "Bert", "Carl"]
//! shuffle(players, numbers(secret, head))
//! ```

use std::{fmt, num::NonZeroU64};

use sha2::{Digest as _, Sha256};

const COMMITMENT_DOMAIN: &[u8] = b"zugpost lot commitment 1\n";
const SEED_DOMAIN: &[u8] = b"zugpost lot seed 1\n";
const PART_DOMAIN: &[u8] = b"zugpost lot part 1\n";

/// What a lot is drawn from. It is shown to nobody before the lot is drawn.
#[derive(Clone, PartialEq, Eq)]
pub struct LotSecret([u8; 32]);

impl LotSecret {
    /// The bytes are random; whoever calls asks for them.
    pub fn new(bytes: [u8; 32]) -> LotSecret {
        LotSecret(bytes)
    }

    /// Reads what [`Self::to_hex`] wrote.
    pub fn from_hex(text: &str) -> Option<LotSecret> {
        bytes_of_hex(text).map(LotSecret)
    }

    /// Returns the secret as it is stored, and published once the lot is drawn.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Returns what is published before the stage begins.
    pub fn commitment(&self) -> LotCommitment {
        LotCommitment(sha256(&[COMMITMENT_DOMAIN, &self.0]))
    }
}

/// Says nothing: what is written to a log of the server is no secret.
impl fmt::Debug for LotSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LotSecret")
    }
}

/// The hash of a secret: it tells nothing, and no other secret has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LotCommitment([u8; 32]);

impl LotCommitment {
    /// Reads what [`Self::to_hex`] wrote.
    pub fn from_hex(text: &str) -> Option<LotCommitment> {
        bytes_of_hex(text).map(LotCommitment)
    }

    /// Returns the commitment as it stands in the log.
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }

    /// Draws a lot again from what was published; `None` if the secret is not the one that was
    /// committed to.
    pub fn verify(self, secret: &LotSecret, head: &str) -> Option<Lot> {
        (secret.commitment() == self).then(|| Lot::draw(secret, head))
    }
}

/// A lot that is drawn: the same secret and head give the same numbers for ever.
pub struct Lot {
    seed: [u8; 32],
    /// How many numbers of the stream were taken.
    taken: u64,
}

impl Lot {
    /// Draws a lot. `head` is the head of the tournament's log, as it is printed.
    pub fn draw(secret: &LotSecret, head: &str) -> Lot {
        Lot { seed: sha256(&[SEED_DOMAIN, &secret.0, head.as_bytes()]), taken: 0 }
    }

    /// Returns the lot of one part, which does not depend on what is drawn for others.
    pub fn of(&self, part: &str) -> Lot {
        Lot { seed: sha256(&[PART_DOMAIN, &self.seed, part.as_bytes()]), taken: 0 }
    }

    /// Returns a number from 0 to less than `limit`, all equally likely.
    pub fn below(&mut self, limit: NonZeroU64) -> u64 {
        self.up_to(limit.get() - 1)
    }

    /// Puts the entries into an order by lot.
    pub fn shuffle<T>(&mut self, entries: &mut [T]) {
        for last in (1..entries.len()).rev() {
            entries.swap(last, self.place(last));
        }
    }

    /// Picks one entry; `None` if there is none.
    pub fn pick<'a, T>(&mut self, entries: &'a [T]) -> Option<&'a T> {
        let last = entries.len().checked_sub(1)?;
        entries.get(self.place(last))
    }

    /// Tosses a coin. Where colors are drawn, true is White for whoever is named first.
    pub fn coin(&mut self) -> bool {
        self.up_to(1) == 0
    }

    fn place(&mut self, last: usize) -> usize {
        // A place has 64 bits at most, and what is not above one is one.
        self.up_to(last as u64) as usize
    }

    fn up_to(&mut self, max: u64) -> u64 {
        fair_number(max, || self.next_number())
    }

    fn next_number(&mut self) -> u64 {
        let block = sha256(&[&self.seed, &self.taken.to_be_bytes()]);
        self.taken += 1;
        block[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

/// Makes a number from 0 to `max` of the first one that is less than the largest multiple.
fn fair_number(max: u64, mut next: impl FnMut() -> u64) -> u64 {
    const ALL_NUMBERS: u128 = 1 << 64;
    let limit = u128::from(max) + 1;
    let fair = ALL_NUMBERS - ALL_NUMBERS % limit;
    loop {
        let number = u128::from(next());
        if number < fair {
            return (number % limit) as u64;
        }
    }
}

fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads 64 digits in lower case, as they are printed.
fn bytes_of_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |c: &u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().map(|c| digit(&c)).collect::<Option<_>>()?;
    let bytes: Vec<u8> =
        digits.chunks(2).map(|pair| pair.iter().fold(0, |b, d| b << 4 | d)).collect();
    // An odd digit at the end would be a byte of its own.
    (digits.len() == 64).then_some(bytes)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";
    /// SHA-256 of `head`.
    const HEAD: &str = "9f2e6d33a3717ee826353a404ba4618d1aeeb6879ad7936bce8ed5f46814924d";

    fn lots() -> [(LotSecret, &'static str); 2] {
        let counted = std::array::from_fn(|i| i as u8);
        [(LotSecret::new([0; 32]), ZEROS), (LotSecret::new(counted), HEAD)]
    }

    /// What the program at the head of this file, in Python, makes of both lots.
    #[test]
    fn anybody_draws_the_same() {
        let commitments = lots().map(|(secret, _)| secret.commitment().to_hex());
        let expected = [
            "8a1d06db687d9593d2e486b75eeb1e9d49db7fd9ed0eb88aada09d2ba8d62a8a",
            "7ea9beb41d214448844ea9868d301171a3f2d96329145dc955c331cab6df6327",
        ];
        assert_eq!(commitments, expected);

        let draw = || lots().map(|(secret, head)| Lot::draw(&secret, head));
        let three = draw().map(|mut lot| {
            let mut players = ["Anna", "Bert", "Carl"];
            lot.shuffle(&mut players);
            players
        });
        assert_eq!(three, [["Bert", "Anna", "Carl"], ["Anna", "Bert", "Carl"]]);

        let fifteen = draw().map(|mut lot| {
            let mut numbers: [u8; 15] = std::array::from_fn(|i| i as u8 + 1);
            lot.shuffle(&mut numbers);
            numbers
        });
        let expected = [
            [3, 12, 14, 13, 6, 4, 2, 15, 8, 10, 5, 11, 1, 7, 9],
            [13, 14, 7, 2, 8, 15, 1, 11, 5, 12, 3, 10, 9, 4, 6],
        ];
        assert_eq!(fifteen, expected);

        let chess960 = NonZeroU64::new(960).unwrap();
        let six = draw().map(|mut lot| [(); 6].map(|()| lot.below(chess960)));
        assert_eq!(six, [[173, 772, 892, 754, 777, 229], [290, 597, 201, 933, 380, 509]]);

        let coins = draw().map(|mut lot| [(); 16].map(|()| if lot.coin() { "H" } else { "T" }));
        let coins = coins.map(|one| one.concat());
        assert_eq!(coins, ["THHHTTHTHTHHHHTT", "HTTTHTHHHTTTTTTH"]);

        // Of the second lot, the first two numbers are too large for a fair choice.
        let half = NonZeroU64::new((1 << 63) + 1).unwrap();
        let halves = draw().map(|mut lot| [lot.below(half), lot.below(half)]);
        let expected = [
            [2_959_766_401_782_129_773, 4_737_177_804_349_365_892],
            [5_041_419_657_974_580_681, 377_248_809_793_750_053],
        ];
        assert_eq!(halves, expected);
    }

    /// The shuffle of ten thousand, as the hash of the numbers with commas between them.
    #[test]
    fn ten_thousand_are_shuffled_as_in_python() {
        let hashes = lots().map(|(secret, head)| {
            let mut numbers: Vec<u32> = (0..10_000).collect();
            Lot::draw(&secret, head).shuffle(&mut numbers);
            let text: Vec<String> = numbers.iter().map(u32::to_string).collect();
            hex(&sha256(&[text.join(",").as_bytes()]))
        });
        let expected = [
            "747ebf773a2ad2f646bfc52f1330f8e2bcb76814bef6455ffcdf13239fd3faed",
            "24242d4aeed3feabf365a3b7d36af639a8925f9d8368fb74d6351ae423c1dd61",
        ];
        assert_eq!(hashes, expected);
    }

    #[test]
    fn only_the_secret_of_the_commitment_is_accepted() {
        let [(secret, head), (other, _)] = lots();
        let commitment = secret.commitment();
        assert_eq!(commitment.verify(&secret, head).map(|mut lot| lot.next_number()), {
            Some(Lot::draw(&secret, head).next_number())
        });
        assert!(commitment.verify(&other, head).is_none());
        // A lot depends on the head of the log too.
        assert_ne!(Lot::draw(&secret, head).next_number(), Lot::draw(&secret, HEAD).next_number());
    }

    #[test]
    fn a_number_too_large_to_be_fair_is_passed_over() {
        const LAST: u64 = u64::MAX;
        // 2^64 = 3 * 6148914691236517205 + 1 = 5 * 3689348814741910323 + 1
        for (max, stream, expected) in [
            (2, vec![LAST, 5], 2),
            (2, vec![LAST - 1], 2),
            (4, vec![LAST, LAST, 11], 1),
            (6, vec![LAST - 1, LAST, 14], 0),
            (6, vec![LAST - 2], 6),
            (0, vec![LAST], 0),
            (1, vec![LAST], 1),
            (LAST, vec![LAST], LAST),
            (LAST - 1, vec![LAST, LAST - 1], LAST - 1),
            (1 << 63, vec![(1 << 63) + 1, 1 << 63], 1 << 63),
        ] {
            let mut numbers = stream.iter().copied();
            assert_eq!(fair_number(max, || numbers.next().unwrap()), expected, "{max} {stream:?}");
            assert_eq!(numbers.next(), None, "{max} {stream:?}");
        }
    }

    #[test]
    fn hexadecimal_reads_back_and_nothing_else_does() {
        for (secret, _) in lots() {
            assert_eq!(LotSecret::from_hex(&secret.to_hex()), Some(secret.clone()));
            let commitment = secret.commitment();
            assert_eq!(LotCommitment::from_hex(&commitment.to_hex()), Some(commitment));
        }
        let long = format!("{HEAD}0");
        let upper = HEAD.to_uppercase();
        let signed = format!("+{}", &HEAD[1..]);
        for bad in ["", &HEAD[1..], &long, &upper, &signed, &"é".repeat(32)] {
            assert_eq!(LotSecret::from_hex(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_secret_does_not_show_in_a_log() {
        assert_eq!(format!("{:?}", LotSecret::new([7; 32])), "LotSecret");
    }

    #[test]
    fn nobody_can_be_picked_of_none() {
        let [(secret, head), _] = lots();
        let mut lot = Lot::draw(&secret, head);
        assert_eq!(lot.pick::<u8>(&[]), None);
        assert_eq!(lot.pick(&["Anna"]), Some(&"Anna"));
    }

    /// Each order of three players comes about as often: 6000 lots, so 1000 each; 150 is five
    /// standard deviations.
    #[test]
    fn no_order_is_likelier() {
        let mut orders: BTreeMap<[u8; 3], u32> = BTreeMap::new();
        for i in 0..6000_u16 {
            let mut bytes = [0; 32];
            bytes[..2].copy_from_slice(&i.to_be_bytes());
            let mut players = [1, 2, 3];
            Lot::draw(&LotSecret::new(bytes), ZEROS).shuffle(&mut players);
            *orders.entry(players).or_default() += 1;
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|times| times.abs_diff(1000) < 150), "{orders:?}");
    }

    proptest! {
        #[test]
        fn a_shuffle_loses_nobody(bytes: [u8; 32], head in "[0-9a-f]{64}", length in 0_usize..200) {
            let secret = LotSecret::new(bytes);
            let mut entries: Vec<usize> = (0..length).collect();
            Lot::draw(&secret, &head).shuffle(&mut entries);
            let mut again: Vec<usize> = (0..length).collect();
            Lot::draw(&secret, &head).shuffle(&mut again);
            prop_assert_eq!(&entries, &again);
            entries.sort_unstable();
            prop_assert_eq!(entries, (0..length).collect::<Vec<_>>());
        }
    }
}
