//! Perfect matchings of the greatest weight, where weights are rows of digits.
//!
//! A pairing is a matching in a graph: vertices are players, edges are pairs that may meet. Each
//! criterion is a digit of an edge's weight, the most important one first. Rows are added digit by
//! digit and compared from the left. A digit never carries into the one before it, so it may be
//! negative and as large as it likes: no number of lesser criteria outweighs a greater one.
//!
//! The method is Edmonds' (*Paths, trees, and flowers*, 1965), with the bookkeeping of Galil (*ACM
//! Computing Surveys* 18, 1986). It only adds, subtracts, halves and compares weights, and rows can
//! do all that. Each vertex has a *dual*. The duals of two ends of an edge add up to its weight or
//! more; where they are just its weight, the edge is *tight* and may be used. A search grows a tree
//! of tight edges from a vertex without mate, until it finds another one. It shrinks odd circles to
//! *blossoms* on the way. So it ends with a proof: no matching weighs more than the sum of all
//! duals.
//!
//! What was found stays valid if the edges of one vertex change: one more search mends it. The
//! rules on sequence (C.04.3, Article 4) are many such changes.

mod blossoms;
mod circles;
mod closest;
mod dual_matching;
mod perfect_matching;
mod search;
mod weights;

pub use perfect_matching::PerfectMatching;
pub use weights::{Digit, Vertex};
