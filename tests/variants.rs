//! Variants of chess: their moves counted, their games compared with those of another program, and
//! what their tables claim of few pieces, on all positions.

mod judge;
mod material;
mod perft;
mod placements;
mod proven;
mod search;
