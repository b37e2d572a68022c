import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { parse, stringify } from "yaml";
import { listFiles } from "../../packages/generator/src/content/listFiles.ts";
import { splitFrontMatter } from "../../packages/generator/src/content/splitFrontMatter.ts";

const WEEK = 7 * 86_400_000;
const FIRST_POST = Date.UTC(2018, 0, 1);

/** Copies the site's content with its docs and posts `size` times: each further time, the docs are in a top category of their own. */
export async function makeCorpus(content: string, out: string, size: number): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await cp(content, out, { recursive: true });
  if (size === 1) return;
  // Copies of the reference describe everything.
  await rm(join(out, "data/undescribed.txt"), { force: true });
  const { docs, posts } = listPages(await listFiles(content));
  let post = 0;
  for (let part = 2; part <= size; part++) {
    const top = `docs/part-${part}`;
    await cp(join(content, "docs"), join(out, top), { recursive: true });
    const category = { label: `Part ${part}`, position: 100 + part, link: { type: "generated-index" } };
    await writeFile(join(out, top, "_category_.json"), JSON.stringify(category));
    for (const file of docs) await repeat(file, file.replace(/^docs/, top), part);
    for (const file of posts) {
      // A week apart, long before the real ones.
      const day = new Date(FIRST_POST + post * WEEK).toISOString().slice(0, 10);
      await repeat(file, `blog/${day}-post-${post++}.md`, part);
    }
  }

  async function repeat(source: string, target: string, part: number) {
    const text = await readFile(join(content, source), "utf8");
    await writeFile(join(out, target), repeatPage(text, source, part));
  }
}

/** Pages of docs and posts; names that begin with an underscore are metadata, as everywhere in the content. */
export function listPages(files: string[]): { docs: string[]; posts: string[] } {
  const pagesIn = (folder: string) =>
    files.filter((file) => file.startsWith(folder) && /\.mdx?$/i.test(file) && !/(^|\/)_/.test(file));
  return { docs: pagesIn("docs/"), posts: pagesIn("blog/") };
}

/** A real page once more: title and address of its own; from docs, which are one folder deeper, links out of them. */
function repeatPage(text: string, source: string, part: number): string {
  const { frontMatter, body } = splitFrontMatter(text);
  const { slug, id, formerAddresses, ...fields } = (parse(frontMatter) ?? {}) as Record<string, unknown>;
  const title = `${fields["title"] ?? "Page"} ${part}`;
  const isOutside = (href: string) => !posix.join(posix.dirname(source), href).startsWith("docs/");
  const relinked = source.startsWith("docs/")
    ? body.replace(/\]\((\.\.\/[^()\s]+)/g, (link, href: string) => (isOutside(href) ? `](../${href}` : link))
    : body;
  return `---\n${stringify({ ...fields, title })}---\n${relinked}`;
}
