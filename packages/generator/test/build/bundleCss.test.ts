import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleCss } from "../../src/build/bundleCss.ts";
import { projectRoot } from "../../src/build/projectPaths.ts";

describe("a bundled stylesheet", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "css-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function bundleFiles(files: Record<string, string>): Promise<string> {
    for (const [name, css] of Object.entries(files)) await writeFile(join(folder, name), css);
    return bundleCss(relative(projectRoot, join(folder, "index.css")));
  }

  it("holds what it imports, in order and without blanks, and keeps what its browsers know", async () => {
    const css = await bundleFiles({
      "index.css":
        '@import "./a.css";\n.b {\n  color: light-dark(#ffffff, #000000);\n  & > p { margin: 0px; }\n}',
      "a.css": ".a { inset-inline: 0; }\n",
    });
    expect(css).toBe(".a{inset-inline:0}.b{color:light-dark(#fff,#000);&>p{margin:0}}");
  });

  it("names file and line of a mistake, also in what it imports", async () => {
    const files = { "index.css": '@import "./a.css";', "a.css": ".a {\n  color: red;\n}\n}\n" };
    await expect(bundleFiles(files)).rejects.toThrow(/a\.css:\d+: Unexpected end of input/);
  });

  it("names the line that imports a file that is not there", async () => {
    const files = { "index.css": '@import "./none.css";' };
    await expect(bundleFiles(files)).rejects.toThrow(/index\.css:1: No such file/);
  });
});
