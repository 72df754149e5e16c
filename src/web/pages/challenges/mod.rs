//! Offering a game and answering an offer.

pub mod offer;
pub mod offer_form;
pub mod show;
