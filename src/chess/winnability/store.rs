//! The positions that a search has reached, each once, with the one it came from.

use super::packed::Packed;

/// Reached positions in the order in which they were found, some 40 bytes each.
pub(super) struct Store {
    positions: Vec<Packed>,
    /// The index of the position before, plus one; 0 for the first.
    parents: Vec<u32>,
    /// Open addressing; 0 is free, else the index plus one.
    table: Vec<u32>,
}

impl Store {
    pub(super) fn new() -> Store {
        // What most questions need, so that it seldom grows.
        Store {
            positions: Vec::with_capacity(512),
            parents: Vec::with_capacity(512),
            table: vec![0; 1024],
        }
    }

    pub(super) fn len(&self) -> u32 {
        u32::try_from(self.positions.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn get(&self, index: u32) -> Packed {
        self.positions[index as usize]
    }

    pub(super) fn parent(&self, index: u32) -> Option<u32> {
        self.parents[index as usize].checked_sub(1)
    }

    /// Adds a position and returns its index, `None` if it was there.
    pub(super) fn insert(&mut self, position: Packed, parent: Option<u32>) -> Option<u32> {
        // At three quarters full a look takes two or three steps.
        if (self.positions.len() + 1) * 4 > self.table.len() * 3 {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut slot = position.hash() & mask;
        loop {
            match self.table[slot] {
                0 => break,
                taken if self.positions[taken as usize - 1] == position => return None,
                _ => slot = (slot + 1) & mask,
            }
        }
        let index = self.len();
        self.table[slot] = index + 1;
        self.positions.push(position);
        self.parents.push(parent.map_or(0, |parent| parent + 1));
        Some(index)
    }

    fn grow(&mut self) {
        let size = self.table.len() * 2;
        // The old table goes first: the two together would be the peak of the memory.
        self.table = Vec::new();
        let mut table = vec![0; size];
        for (index, position) in (1..).zip(&self.positions) {
            let mut slot = position.hash() & (size - 1);
            while table[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            table[slot] = index;
        }
        self.table = table;
    }
}
