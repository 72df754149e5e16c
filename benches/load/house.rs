//! A server with its filled database.

use std::sync::Arc;

use anyhow::Result;

use crate::{
    players::{Mover, Viewer},
    scripts::Script,
    seed::{self, Site, Wanted},
    server::Server,
    shim::Shim,
    storage::Storage,
};

/// A server with its filled database.
pub struct House {
    /// Dropped first: it works in the storage's folder.
    pub server: Server,
    pub storage: Storage,
    pub site: Site,
}

impl House {
    pub fn open(
        storage: Storage,
        scripts: &Arc<[Script]>,
        wanted: Wanted,
        batch: u32,
        shim: Option<&Shim>,
    ) -> Result<House> {
        let site = seed::prepare(&storage.target, scripts, wanted)?;
        let server = Server::start(&storage, batch, shim)?;
        Ok(House { server, storage, site })
    }

    pub fn movers<'a>(&self, scripts: &'a [Script]) -> Vec<Mover<'a>> {
        let tables = self.site.tables.iter();
        tables.map(|table| Mover::new(self.server.address, table.clone(), scripts)).collect()
    }

    pub fn viewers(&self) -> Vec<Viewer> {
        let tables = self.site.tables.iter();
        tables.map(|table| Viewer::new(self.server.address, table, &self.site.shown)).collect()
    }

    /// Ends the server without a warning and checks that every confirmed move was stored.
    pub fn close(self, confirmed: u64) -> Result<()> {
        let House { server, storage, site } = self;
        drop(server);
        seed::verify(&storage.target, site.filled(), confirmed)
    }
}
