import { cp } from "node:fs/promises";
import { join } from "node:path";
import { silentProgress } from "../../packages/generator/src/build/progress.ts";
import { type BuildOptions, build } from "../../packages/generator/src/commands/build.ts";
import { fixtureRoots } from "./fixtures.ts";
import { makeTempFolder } from "./tempTree.ts";

export const fixtureConfig = {
  title: "Test Site",
  url: "https://site.test",
  blog: { description: "Posts." },
  navbar: [{ type: "docSidebar", label: "Docs", sidebarId: "tutorialSidebar" }],
};

export type BuildFixture = Awaited<ReturnType<typeof makeBuildFixture>>;

/** Copies the small site into a temporary folder, where it can be built with a cache of its own. */
export async function makeBuildFixture() {
  const { path, remove } = await makeTempFolder();
  const [content, out] = [join(path, "content"), join(path, "dist")];
  await cp(fixtureRoots("small-site").content, content, { recursive: true });

  async function run(parts: Partial<BuildOptions> = {}) {
    const printed: string[] = [];
    const steps = new Map<string, string>();
    const result = await build({
      config: fixtureConfig,
      content,
      public: fixtureRoots("small-site").public,
      out,
      keepGoing: false,
      useCache: true,
      codeHash: "test",
      cache: join(path, "cache"),
      progress: {
        ...silentProgress,
        async step(name, work, count) {
          const done = await work();
          steps.set(name, count?.(done) ?? "");
          return done;
        },
      },
      print: (text) => printed.push(text),
      ...parts,
    });
    return { ...result, printed: printed.join("\n"), steps };
  }

  return { path, content, out, run, remove };
}
