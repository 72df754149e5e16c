//! C1 and C3: who may meet.

use crate::tournament::pairing::swiss::contender::Contender;

/// Returns whether two players may meet.
pub fn may_meet(a: &Contender, b: &Contender) -> bool {
    !c1_have_met(a, b) && !c3_same_absolute_preference(a, b)
}

/// C1: two participants do not meet twice (C.04.1, 2).
fn c1_have_met(a: &Contender, b: &Contender) -> bool {
    a.number == b.number || a.opponents.contains(&b.number)
}

/// C3: non-topscorers with the same absolute color preference do not meet (C.04.1, 6 and 7).
fn c3_same_absolute_preference(a: &Contender, b: &Contender) -> bool {
    let are_absolute = a.preference.is_absolute() && b.preference.is_absolute();
    are_absolute && a.preference.clashes_with(&b.preference) && !a.is_topscorer && !b.is_topscorer
}
