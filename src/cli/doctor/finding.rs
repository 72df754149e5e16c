//! One thing that was looked at.

use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Severity {
    Ok,
    /// Worth knowing, and perhaps meant so.
    Note,
    /// Something does not work, or is not safe.
    Fault,
}

/// What was found, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DoctorFinding {
    pub severity: Severity,
    text: String,
}

impl DoctorFinding {
    pub fn ok(text: impl Into<String>) -> DoctorFinding {
        DoctorFinding { severity: Severity::Ok, text: text.into() }
    }

    pub fn note(text: impl Into<String>) -> DoctorFinding {
        DoctorFinding { severity: Severity::Note, text: text.into() }
    }

    pub fn fault(text: impl Into<String>) -> DoctorFinding {
        DoctorFinding { severity: Severity::Fault, text: text.into() }
    }
}

impl fmt::Display for DoctorFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Ok => "ok",
            Severity::Note => "note",
            Severity::Fault => "FAULT",
        };
        write!(f, "{severity:<6} {}", self.text)
    }
}
