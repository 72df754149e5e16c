//! Prints what was measured as a table, with ratios to the bare line of each group.

use std::{fs, path::Path};

use serde_json::Value;

/// The line of a group that the others are compared with.
const BARE: &str = "bare";

/// Reads the estimates that criterion left in its folder.
pub fn print(folder: &Path) {
    println!("\n| group | | µs | ratio |\n|---|---|---|---|");
    for group in folders(folder) {
        let bare = median(&folder.join(&group).join(BARE));
        for name in folders(&folder.join(&group)) {
            let Some((title, nanoseconds)) = median(&folder.join(&group).join(&name)) else {
                continue;
            };
            let ratio = bare.as_ref().map(|(_, bare)| format!("{:.2}", nanoseconds / bare));
            let ratio = ratio.unwrap_or_default();
            println!("| {group} | {title} | {:.2} | {ratio} |", nanoseconds / 1000.0);
        }
    }
}

fn folders(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name != "report")
        .collect();
    names.sort();
    names
}

/// Returns the title of a line and its median in nanoseconds.
fn median(folder: &Path) -> Option<(String, f64)> {
    let read = |file: &str| -> Option<Value> {
        serde_json::from_slice(&fs::read(folder.join("new").join(file)).ok()?).ok()
    };
    let title = read("benchmark.json")?["function_id"].as_str()?.to_owned();
    Some((title, read("estimates.json")?["median"]["point_estimate"].as_f64()?))
}
