import { execFileSync } from "node:child_process";

/** Lists the Rust files of a tag; identical files have the same hash in all tags. */
export function listFiles(clone: string, tag: string): { path: string; hash: string }[] {
  return git(clone, ["ls-tree", "-r", tag, "crates/"])
    .split("\n")
    .flatMap((line) => {
      const [, hash = "", path = ""] = /^\d+ blob (\w+)\t(.*\.rs)$/.exec(line) ?? [];
      return path ? [{ path, hash }] : [];
    });
}

/** Reads the texts of files by hash, with a single call of git. */
export function readFiles(clone: string, hashes: string[]): Map<string, string> {
  const output = execFileSync("git", ["-C", clone, "cat-file", "--batch"], {
    input: hashes.join("\n"),
    maxBuffer: 2 ** 30,
  });
  const texts = new Map<string, string>();
  for (let at = 0; at < output.length; ) {
    const lineEnd = output.indexOf("\n", at);
    const [hash = "", , size = ""] = output.toString("utf8", at, lineEnd).split(" ");
    const end = lineEnd + 1 + Number(size);
    texts.set(hash, output.toString("utf8", lineEnd + 1, end));
    at = end + 1;
  }
  return texts;
}

/** Lists the releases from `first` to `last`. */
export function listReleases(clone: string, first: string, last: string): string[] {
  const releases = git(clone, ["tag", "--list", "v*", "--sort=version:refname"])
    .split("\n")
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    .map((tag) => tag.slice(1));
  return releases.slice(releases.indexOf(first), releases.indexOf(last) + 1);
}

function git(clone: string, args: string[]): string {
  return execFileSync("git", ["-C", clone, ...args], { encoding: "utf8", maxBuffer: 2 ** 28 });
}
