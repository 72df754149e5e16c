//! What it is asked for.

use std::str::FromStr;

use crate::chess::{Budget, Variant};

/// What it is asked for.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Read games as PGN, instead of one FEN a line.
    #[arg(long)]
    pub pgn: bool,
    /// What is played, by the name that PGN gives it: Chess960, Crazyhouse, "King of the Hill".
    /// Games that say so themselves do without it.
    #[arg(long, value_name = "NAME", value_parser = variant)]
    pub variant: Option<Variant>,
    /// The same as --variant Chess960.
    #[arg(long, conflicts_with = "variant")]
    pub chess960: bool,
    /// How hard to look for a mate: inline, background, admin, or NODES,POSITIONS.
    #[arg(long, value_name = "BUDGET", default_value = "inline", value_parser = budget)]
    pub budget: Budget,
}

impl Args {
    /// Returns what is played, `None` where it is not said.
    pub(super) fn variant(&self) -> Option<Variant> {
        self.variant.or(self.chess960.then_some(Variant::Chess960))
    }
}

fn variant(name: &str) -> Result<Variant, String> {
    Variant::by_name(name).ok_or_else(|| {
        let names = Variant::ALL.map(|variant| variant.rules().name);
        format!("Say one of {}.", names.join(", "))
    })
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
