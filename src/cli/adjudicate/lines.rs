//! Lines of an input that nobody vouches for: any bytes, of any length.

use std::io::{self, BufRead};

/// A line without its end.
#[derive(Debug, PartialEq, Eq)]
pub struct InputLine {
    pub bytes: Vec<u8>,
    /// It was longer than asked for; the rest was passed over.
    pub cut: bool,
}

/// Reads the next line, `None` at the end of the input, and keeps at most `limit` bytes.
pub fn next(input: &mut impl BufRead, limit: usize) -> io::Result<Option<InputLine>> {
    let mut line = InputLine { bytes: Vec::new(), cut: false };
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let room = limit - line.bytes.len();
        line.cut |= part.len() > room;
        line.bytes.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if !line.cut && line.bytes.last() == Some(&b'\r') {
        line.bytes.pop();
    }
    Ok(any.then_some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &[u8], limit: usize, buffer: usize) -> Vec<(String, bool)> {
        let mut input = io::BufReader::with_capacity(buffer, text);
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input, limit).unwrap() {
            lines.push((String::from_utf8(line.bytes).unwrap(), line.cut));
        }
        lines
    }

    #[test]
    fn lines_end_as_on_any_system_and_long_ones_are_cut() {
        for buffer in [1, 2, 3, 100] {
            let lines = all(b"one\r\n\ntoo long\nfour\nlast", 4, buffer);
            let expected =
                [("one", false), ("", false), ("too ", true), ("four", false), ("last", false)];
            let expected: Vec<_> = expected.map(|(text, cut)| (text.to_owned(), cut)).into();
            assert_eq!(lines, expected, "{buffer}");
            assert_eq!(all(b"", 4, buffer), []);
            assert_eq!(all(b"\n", 4, buffer), [(String::new(), false)]);
        }
    }
}
