import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compareReleases } from "../data/historyIndex.ts";

/** The source of one release of the server. */
export interface SourceTree {
  release: string;
  read(file: string): Buffer;
}

const SCHEMA = "resources/schema/schema.json.gz";
const MAX_SIZE = 64 * 1024 * 1024;

/** Opens work trees, or all tags of a git repository that have a schema; the newest release is last. */
export function openTrees(paths: string[]): SourceTree[] {
  return paths
    .flatMap((path) => (existsSync(join(path, SCHEMA)) ? [workTree(path)] : tagsOf(path)))
    .toSorted((a, b) => compareReleases(a.release, b.release));
}

function workTree(path: string): SourceTree {
  const read = (file: string) => readFileSync(join(path, file));
  return { release: versionIn(read("crates/main/Cargo.toml").toString()), read };
}

function tagsOf(repository: string): SourceTree[] {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", repository, ...args], {
      maxBuffer: MAX_SIZE,
      stdio: ["ignore", "pipe", "ignore"],
    });
  const tags = git("tag", "--list", "v[0-9]*").toString().split("\n");
  return tags.flatMap((tag) => {
    const release = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
    if (!release || git("ls-tree", "--name-only", tag, SCHEMA).length === 0) return [];
    return [{ release, read: (file: string) => git("show", `${tag}:${file}`) }];
  });
}

function versionIn(cargo: string): string {
  const [, version] = /^version = "(\d+\.\d+\.\d+)"/m.exec(cargo) ?? [];
  if (!version) throw new Error("crates/main/Cargo.toml has no version.");
  return version;
}
