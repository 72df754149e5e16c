//! The walk through the positions that can arise: guided at first, then all of them.

use shakmaty::{Chess, Color, Move, Position, Role};

use super::{Budget, Work, barrier, guide, packed::Packed, store::Store};

/// What a walk came to.
pub(super) enum SearchOutcome {
    /// White mates by this line.
    Mate(Vec<Move>),
    /// Every position that can arise was seen, except those in which White can no longer
    /// mate for another reason; none is mate.
    Exhausted { positions: u32 },
    /// The budget is spent.
    Nothing,
}

/// A walk that can be taken up again with a larger budget.
pub(super) struct MateSearch {
    store: Store,
    /// A bit for each stored position whose moves have been played.
    expanded: Vec<u64>,
    waiting: u32,
    /// Half-moves from the root, as it was first reached; until the enumeration.
    depths: Vec<u16>,
    /// Straight to where the guide points; the last found first, which makes it dive.
    greedy: Queue,
    /// Short lines before long ones, for where the guide is wrong.
    broad: Queue,
    turns: u32,
    work: Work,
    en_passant: bool,
    enumerating: bool,
    /// A stored position could not be read back. It never happens; if it did, nothing would
    /// be known of what lies behind it.
    unread: bool,
}

impl MateSearch {
    /// Begins at a position in which the game is not over.
    pub(super) fn new(root: &Chess, en_passant: bool) -> MateSearch {
        let mut search = MateSearch {
            store: Store::new(),
            expanded: Vec::new(),
            waiting: 0,
            depths: Vec::new(),
            greedy: Queue::default(),
            broad: Queue::default(),
            turns: 0,
            work: Work::default(),
            en_passant,
            enumerating: false,
            unread: false,
        };
        search.add(root, None);
        search
    }

    pub(super) fn work(&self) -> Work {
        self.work
    }

    /// Looks for a mate where the guide points, until so many nodes have been visited.
    pub(super) fn guided(&mut self, nodes: u32) -> SearchOutcome {
        while self.work.nodes < nodes {
            if self.waiting == 0 {
                return self.exhausted();
            }
            self.turns = self.turns.wrapping_add(1);
            let queue = if self.turns % 8 < 4 { &mut self.greedy } else { &mut self.broad };
            let Some(index) = queue.pop() else { continue };
            if self.is_expanded(index) {
                continue;
            }
            if let Some(line) = self.expand(index) {
                return SearchOutcome::Mate(line);
            }
        }
        SearchOutcome::Nothing
    }

    /// Walks on through all positions in the order in which they were found, until so many
    /// new ones are stored.
    pub(super) fn enumerate(&mut self, budget: Budget) -> SearchOutcome {
        self.enumerating = true;
        self.greedy = Queue::default();
        self.broad = Queue::default();
        self.depths = Vec::new();
        let before = self.store.len();
        let nodes = self.work.nodes;
        let mut index = 0;
        let mut found = None;
        while index < self.store.len() && found.is_none() {
            if !self.is_expanded(index) {
                if self.work.positions >= budget.positions {
                    return SearchOutcome::Nothing;
                }
                found = self.expand(index);
                self.work = Work { nodes, positions: self.store.len() - before };
            }
            index += 1;
        }
        found.map_or_else(|| self.exhausted(), SearchOutcome::Mate)
    }

    fn exhausted(&self) -> SearchOutcome {
        if self.unread {
            return SearchOutcome::Nothing;
        }
        SearchOutcome::Exhausted { positions: self.store.len() }
    }

    /// Plays every move of a position; returns the line to a mate if one of them mates.
    fn expand(&mut self, index: u32) -> Option<Vec<Move>> {
        self.expanded[index as usize / 64] |= 1 << (index % 64);
        self.waiting -= 1;
        let Some(position) = self.store.get(index).unpack() else {
            self.unread = true;
            return None;
        };
        let moves = position.legal_moves();
        let near = self.depths.get(index as usize).is_some_and(|depth| *depth < 6);
        let forced = near && moves.len() <= 3;
        for mv in moves {
            let mut after = position.clone();
            after.play_unchecked(mv);
            self.work.nodes = self.work.nodes.saturating_add(1);
            if self.is_mate(&after) {
                let mut line = self.line_to(index);
                line.push(mv);
                return Some(line);
            }
            if !self.is_settled(&after, mv, forced) {
                self.add(&after, Some(index));
            }
        }
        None
    }

    fn is_mate(&self, position: &Chess) -> bool {
        position.turn().is_black()
            && position.is_check()
            && position.legal_moves().iter().all(|mv| !self.en_passant && mv.is_en_passant())
    }

    /// Returns whether White can no longer mate after a move, so that nothing behind it
    /// needs to be looked at.
    fn is_settled(&self, after: &Chess, mv: Move, forced: bool) -> bool {
        if !mv.is_capture() && mv.role() != Role::Pawn {
            return false;
        }
        if after.has_insufficient_material(Color::White) {
            return true;
        }
        // To look for walls costs as much as fifty nodes. It is worth that where a forced
        // line or a capture may have closed the position.
        (forced || self.enumerating && mv.is_capture()) && barrier::shuts_out(after, Color::White)
    }

    fn add(&mut self, position: &Chess, parent: Option<u32>) {
        let Some(index) = self.store.insert(Packed::new(position, self.en_passant), parent) else {
            return;
        };
        self.waiting += 1;
        if index % 64 == 0 {
            self.expanded.push(0);
        }
        if self.enumerating {
            return;
        }
        let depth = parent.map_or(0, |parent| self.depths[parent as usize].saturating_add(1));
        self.depths.push(depth);
        let distance = guide::distance(position);
        self.greedy.push(distance, index);
        self.broad.push(distance + 2 * u32::from(depth), index);
    }

    fn is_expanded(&self, index: u32) -> bool {
        self.expanded[index as usize / 64] & (1 << (index % 64)) != 0
    }

    /// Returns the moves from the root to a stored position, found again by playing them.
    fn line_to(&self, index: u32) -> Vec<Move> {
        let mut line = Vec::new();
        let mut target = index;
        while let Some(parent) = self.store.parent(target) {
            let before = self.store.get(parent).unpack();
            line.extend(before.and_then(|before| {
                before.legal_moves().into_iter().find(|mv| {
                    let mut after = before.clone();
                    after.play_unchecked(*mv);
                    Packed::new(&after, self.en_passant) == self.store.get(target)
                })
            }));
            target = parent;
        }
        line.reverse();
        line
    }
}

/// A queue by whole numbers: the least first, and of equals the last pushed.
///
/// The equals hang on each other as a list, so that a question asks for little memory: most
/// are settled before a bucket of their own for each number would pay.
#[derive(Default)]
struct Queue {
    /// The last pushed with each number, plus one; 0 for none.
    heads: Vec<u32>,
    /// For each index what was pushed before it with the same number, plus one.
    below: Vec<u32>,
    /// No number below has anything.
    lowest: usize,
}

impl Queue {
    /// Pushes the next index; they come in order, each once.
    fn push(&mut self, priority: u32, index: u32) {
        debug_assert_eq!(self.below.len(), index as usize);
        let priority = priority as usize;
        if self.heads.len() <= priority {
            self.heads.resize(priority + 1, 0);
        }
        self.below.push(self.heads[priority]);
        self.heads[priority] = index + 1;
        self.lowest = self.lowest.min(priority);
    }

    fn pop(&mut self) -> Option<u32> {
        while let Some(head) = self.heads.get_mut(self.lowest) {
            if let Some(index) = head.checked_sub(1) {
                *head = self.below[index as usize];
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }
}
