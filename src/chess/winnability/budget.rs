//! How much work a question may cost, and how much it has cost.

/// How much work a question may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Positions visited in the guided search, each time they are reached.
    pub nodes: u32,
    /// Different positions stored when all are enumerated, beyond those of the search, and
    /// arrangements in the proof with bishops; half as many again where that proof used them up.
    pub positions: u32,
}

impl Budget {
    /// With every move: a few milliseconds at most.
    pub const INLINE: Budget = Budget { nodes: 20_000, positions: 3_000 };
    /// In a job, where something hangs on it: about a second and under 150 MiB.
    pub const BACKGROUND: Budget = Budget { nodes: 2_000_000, positions: 1_000_000 };
    /// When an administrator asks for more.
    pub const ADMIN: Budget = Budget { nodes: 8_000_000, positions: 4_000_000 };
}

/// How much work an answer has cost; the counts of [`Budget`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    pub nodes: u32,
    pub positions: u32,
}
