//! Embeds new migrations: cargo does not see that a folder was added.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
