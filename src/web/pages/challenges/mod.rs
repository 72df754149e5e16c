//! Offering a game and answering an offer.

pub mod challenge_form;
pub mod offer;
pub mod show;
