import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../fixtures", import.meta.url));

/** The two roots of a complete mini site. */
export function fixtureRoots(name: "docusaurus-site" | "small-site" | "broken-site" | "example-site") {
  return { content: join(root, name, "content"), public: join(root, name, "public") };
}
