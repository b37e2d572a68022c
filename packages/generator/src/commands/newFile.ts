import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";
import Slugger from "github-slugger";
import { loadValidConfig } from "../build/loadSite.ts";
import { CURRENT, readVersions } from "../content/readVersions.ts";
import { joinPath, withBase } from "../shared/url.ts";
import { placeDoc } from "../site/docs/readDocs.ts";
import type { CommandLine } from "./commandLine.ts";
import { freezeVersion } from "./freezeVersion.ts";

interface NewFile {
  file: string;
  text: string;
  /** Below the path of the docs or of the blog. */
  slug: string;
}

/** `place` is the title as a path, without spaces. */
const KINDS: Record<string, (title: string, place: string, today: string) => NewFile> = {
  page: (title, place) => ({
    file: `docs/${place}.md`,
    text: page([
      `title: ${JSON.stringify(basename(title))}`,
      "description: What this page answers, in 50 to 160 characters.",
      "questions:",
      `  - ${JSON.stringify(`what people type when ${basename(title)} is the answer`)}`,
      `  - ${JSON.stringify(`${basename(title)} in other words`)}`,
      "draft: true",
    ]),
    slug: placeDoc({ file: `${place}.md`, frontMatter: {} }).slug,
  }),
  post: (title, _place, today) => ({
    file: `blog/${today}-${slugOf(title)}.md`,
    text: page(
      [
        `slug: ${JSON.stringify(slugOf(title))}`,
        `title: ${JSON.stringify(title)}`,
        "description: What this post tells, in 50 to 160 characters.",
        `date: ${today}`,
        "authors: [team]",
        "tags: []",
        "draft: true",
      ],
      "The text of the post.\n",
    ),
    slug: slugOf(title),
  }),
  category: (title, place) => ({
    file: `docs/${place}/_category_.json`,
    text: `${JSON.stringify({ label: basename(title), link: { type: "generated-index", description: "What the pages below have in common." } }, null, 2)}\n`,
    slug: `category/${slugOf(basename(title))}`,
  }),
};

/**
 * `npm run new -- page|post|category "Title"`: creates a file from a template; the title may start with a folder, but for
 * posts. `npm run new -- version NAME` freezes the docs.
 */
export async function runNew({ content, args: [kind = "", ...words] }: CommandLine): Promise<number> {
  // A title may be typed like the folder or the file that it is for.
  const title = words
    .join(" ")
    .trim()
    .replace(/(\/|[.]mdx?)+$/i, "");
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (title === "" || (!make && kind !== "version")) {
    console.error(
      `Say what to make: npm run new -- ${Object.keys(KINDS).join("|")} "Title", or version NAME.`,
    );
    return 2;
  }
  const { config } = await loadValidConfig(content);
  if (!make) return freezeVersion(content, title, config);
  if (slugOf(basename(title)) === "" || title.split("/").includes("..")) {
    console.error(`"${title}" gives no file name: use letters or digits, and folders without "..".`);
    return 2;
  }
  const { file, text, slug } = make(title, pathOf(title, content), new Date().toISOString().slice(0, 10));
  const path = join(content, file);
  if (existsSync(path)) {
    console.error(`${path} exists already: choose another title.`);
    return 1;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  const docs = readVersions(content, config.docs).versions.find(({ name }) => name === CURRENT);
  const section = kind === "post" ? config.blog.routeBase : (docs?.path ?? "");
  const address = withBase(config.baseUrl, joinPath(section, slug));
  const advice = text.includes("draft: true") ? ' Remove "draft: true" when it is ready.' : "";
  console.log(`${path} is there; its address is ${address}.${advice}`);
  return 0;
}

/** `New Folder/Behind a proxy` becomes `new-folder/behind-a-proxy`; folders that exist keep their names. */
function pathOf(title: string, content: string): string {
  const folders = dirname(title)
    .split("/")
    .reduce((above, name) => {
      const isThere = existsSync(join(content, "docs", above, name));
      return posix.join(above, isThere ? name : slugOf(name));
    }, "");
  return posix.join(folders, slugOf(basename(title)));
}

function slugOf(title: string): string {
  return new Slugger().slug(title);
}

function page(keys: string[], text = "The first paragraph says what the page is for.\n"): string {
  return `---\n${keys.join("\n")}\n---\n\n${text}`;
}
