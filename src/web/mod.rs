//! The pages: HTTP in, actions called, HTML out. No rule of the game is decided here.

mod announcer;
mod app;
mod assets;
mod autolink;
mod beside_board;
mod board;
mod board_marks;
mod board_size;
mod cookies;
mod countries;
mod crosstable_cache;
mod current_user;
mod display_preferences;
mod error;
mod error_summary;
mod form;
mod form_errors;
mod indentation;
mod known_devices;
mod layout;
mod limits;
mod live;
mod metrics;
mod origin;
pub mod pages;
mod paging;
mod piece_names;

mod qualifications;
mod request_context;
mod routes;
mod seen_buffer;
mod seen_writer;
mod sent_form;
mod sentences;
mod site;
mod startup;
mod times;
mod tournament_sentences;
mod traffic;

pub use app::App;
pub use startup::{Running, listen, start};
