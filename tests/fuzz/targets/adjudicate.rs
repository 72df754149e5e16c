//! `zugpost adjudicate`: whatever comes in, each answer is a line of JSON, and none is lost.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zugpost::{
    chess::Budget,
    cli::adjudicate::{Args, adjudicate_between},
};

fuzz_target!(|data: &[u8]| {
    let Some((&choice, input)) = data.split_first() else {
        return;
    };
    let args = Args {
        pgn: choice & 1 != 0,
        chess960: choice & 2 != 0,
        // Small, for many inputs a second; the verdicts have tests of their own.
        budget: Budget { nodes: 50, positions: 20 },
    };
    let mut output = Vec::new();
    adjudicate_between(&mut &input[..], &mut output, &args).expect("memory does not fail");
    let text = String::from_utf8(output).expect("UTF-8");
    assert!(text.is_empty() || text.ends_with('\n'));
    let answers = text.lines().inspect(|line| {
        let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(object.is_object());
    });
    let answers = answers.count();
    if !args.pgn {
        let lines = input.split(|byte| *byte == b'\n').count();
        let open = usize::from(input.last().is_none_or(|byte| *byte == b'\n'));
        assert_eq!(answers, lines - open);
    }
});
