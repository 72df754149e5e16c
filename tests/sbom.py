"""Reads a list of what the program is built of (CycloneDX, JSON), and fails if a crate is missing in it or is
another one than Cargo.lock says. `tests/run --nightly sbom` makes the list."""

import json
import subprocess
import sys
import tomllib

with open(sys.argv[1]) as file:
    listed = {(part["name"], part["version"]): part for part in json.load(file)["components"]}
with open("Cargo.lock", "rb") as file:
    locked = {(crate["name"], crate["version"]): crate for crate in tomllib.load(file)["package"]}

# Without what only tests and the build use.
tree = ["cargo", "tree", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}"]
lines = subprocess.run(tree, check=True, capture_output=True, text=True).stdout.splitlines()
crates = {(name, version.removeprefix("v")) for name, version in (line.split()[:2] for line in lines if line)}
crates = {crate for crate in crates if crate[0] != "zugpost"}

faults = [f"{name} {version} is missing" for name, version in sorted(crates - listed.keys())]
for crate in sorted(crates & listed.keys()):
    hashes = {it["content"] for it in listed[crate].get("hashes", []) if it["alg"] == "SHA-256"}
    if hashes != {locked[crate]["checksum"]}:
        faults.append(f"{crate[0]} {crate[1]} has another hash than in Cargo.lock: {hashes}")
if len(crates) < 100:
    faults.append(f"the program has {len(crates)} crates only")

print(f"{len(crates)} crates of the program stand in {sys.argv[1]}, which lists {len(listed)}.")
print("\n".join(faults))
sys.exit(bool(faults))
