//! What docs/SECURITY.md promises and no page shows by itself: error pages, slow clients, a read-only machine,
//! a proxy in front, a scanner. What needs another program runs at night.

pub mod behind_nginx;
mod error_pages;
mod read_only;
mod slow_connections;
mod sqlmap;
