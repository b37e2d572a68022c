// Builds the real content with React's development build: a process of its own, because the other sites are built meanwhile.
import { join } from "node:path";
import { importTypeScript } from "../../../packages/generator/bin/importTypeScript.mjs";
import { root } from "../../../scripts/root.mjs";

const [, , out = ""] = process.argv;
const { module, hash } = await importTypeScript(join(root, "packages/generator/src/cli.ts"), root);
process.exit(await module.main(["build", "--keep-going", "--out", out], hash));
