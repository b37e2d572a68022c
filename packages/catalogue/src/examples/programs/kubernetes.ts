import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { manifestsToTypeScript } from "../manifestsToTypeScript.ts";
import { type Program, readRefusal } from "../program.ts";
import { runCommand } from "../runCommand.ts";

const require = createRequire(import.meta.url);
const OPTIONS =
  "--ignoreConfig --noEmit --strict --skipLibCheck --pretty false --module esnext --target esnext";

/** The TypeScript compiler holds manifests against Kubernetes' own definitions; unknown fields are errors. */
export const kubernetes: Program = {
  name: "kubernetes",
  command: process.execPath,
  package: "nodejs",
  languages: ["yaml", "yml"],
  // What Kustomize reads looks like a manifest but never reaches Kubernetes.
  takes: ({ code }) => /^apiVersion: (?!kustomize\.)/m.test(code),
  async check(code, folder) {
    const types = dirname(require.resolve("kubernetes-types/package.json"));
    const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
    const file = join(folder, "manifests.ts");
    await writeFile(file, manifestsToTypeScript(code, types));
    const args = [compiler, ...OPTIONS.split(" "), "--moduleResolution", "bundler", file];
    const { status, output } = await runCommand(process.execPath, args);
    if (status === 0) return null;
    const own = output.replaceAll(`${types}/`, "");
    return readRefusal(own, /\((?<line>\d+),\d+\): error TS\d+: (?<message>[^\n]*)/);
  },
};
