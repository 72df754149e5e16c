//! Machine interfaces: the same actions as the pages, spoken in protocols.

pub mod lmtp;
mod receive;

pub use receive::{InboundMailHandler, InboundResult};
