//! What it is asked for.

use std::str::FromStr;

use crate::chess::{Budget, Variant};

/// What it is asked for.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Read games as PGN, instead of one FEN a line.
    #[arg(long)]
    pub pgn: bool,
    /// Castle as in Chess960. Games that say so themselves do without it.
    #[arg(long)]
    pub chess960: bool,
    /// How hard to look for a mate: inline, background, admin, or NODES,POSITIONS.
    #[arg(long, value_name = "BUDGET", default_value = "inline", value_parser = budget)]
    pub budget: Budget,
}

impl Args {
    pub(super) fn variant(&self) -> Variant {
        if self.chess960 { Variant::Chess960 } else { Variant::Standard }
    }
}

fn budget(text: &str) -> Result<Budget, String> {
    match text {
        "inline" => Ok(Budget::INLINE),
        "background" => Ok(Budget::BACKGROUND),
        "admin" => Ok(Budget::ADMIN),
        _ => {
            let numbers = text.split_once(',').and_then(|(nodes, positions)| {
                let number = |text: &str| u32::from_str(text.trim()).ok();
                Some(Budget { nodes: number(nodes)?, positions: number(positions)? })
            });
            numbers.ok_or_else(|| {
                "Say inline, background, admin, or two numbers as in 20000,3000.".into()
            })
        }
    }
}
