//! How results leave: one JSON object a line.

use std::io::{self, Write};

use serde::Serialize;

/// Why it ends before the input does.
pub enum Failure {
    Input(io::Error),
    Output(io::Error),
}

/// One JSON object a line, each of which leaves at once.
pub struct Output<W: Write>(pub W);

impl<W: Write> Output<W> {
    pub fn line(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        let failed = |error: io::Error| Failure::Output(error);
        serde_json::to_writer(&mut self.0, object).map_err(|error| failed(error.into()))?;
        self.0.write_all(b"\n").map_err(failed)?;
        self.0.flush().map_err(failed)
    }
}
