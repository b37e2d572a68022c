import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import Slugger from "github-slugger";
import type { Settings } from "./settings.ts";

const KINDS: Record<string, (title: string, today: string) => { file: string; text: string }> = {
  page: (title) => ({
    file: `docs/${pathOf(title)}.md`,
    text: page([
      `title: ${JSON.stringify(basename(title))}`,
      "description: What this page answers, in 50 to 160 characters.",
      "questions:",
      `  - ${JSON.stringify(`what people type when ${basename(title)} is the answer`)}`,
      `  - ${JSON.stringify(`${basename(title)} in other words`)}`,
      "draft: true",
    ]),
  }),
  post: (title, today) => ({
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
      "What the lists of the blog show.\n\n<!-- truncate -->\n\nThe rest of the post.\n",
    ),
  }),
  category: (title) => ({
    file: `docs/${pathOf(title)}/_category_.json`,
    text: `${JSON.stringify({ label: basename(title), link: { type: "generated-index", description: "What the pages below have in common." } }, null, 2)}\n`,
  }),
};

/** `npm run new -- page|post|category "Title"`: creates a file from a template; the title may start with a folder, but for posts. */
export async function runNew({ content, files: [kind = "", ...words] }: Settings): Promise<number> {
  const title = words.join(" ").trim();
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!make || title === "") {
    console.error(`Say what to make: npm run new -- ${Object.keys(KINDS).join("|")} "Title".`);
    return 2;
  }
  if (slugOf(basename(title)) === "" || title.split("/").includes("..")) {
    console.error(`"${title}" gives no file name: use letters or digits, and folders without "..".`);
    return 2;
  }
  const { file, text } = make(title, new Date().toISOString().slice(0, 10));
  const path = join(content, file);
  if (existsSync(path)) {
    console.error(`${path} exists already: choose another title.`);
    return 1;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  const next = text.includes("draft: true") ? ' Remove "draft: true" when it is ready.' : "";
  console.log(`${path} is there.${next}`);
  return 0;
}

/** `install/Behind a proxy` becomes `install/behind-a-proxy`. */
function pathOf(title: string): string {
  return join(dirname(title), slugOf(basename(title)));
}

function slugOf(title: string): string {
  return new Slugger().slug(title);
}

function page(keys: string[], text = "The first paragraph says what the page is for.\n"): string {
  return `---\n${keys.join("\n")}\n---\n\n${text}`;
}
