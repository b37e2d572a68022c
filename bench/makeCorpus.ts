import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { UNDESCRIBED_FILE } from "../packages/catalogue/src/check/checkCoverage.ts";
import { listFiles } from "../packages/generator/src/content/listFiles.ts";
import { asItIs, type PlannedPage, planDocs, planPosts } from "./corpusPlan.ts";
import { repeatPage, type Surroundings } from "./repeatPage.ts";

export interface CorpusRequest {
  /** The real content. */
  content: string;
  out: string;
  docs: number;
  posts: number;
  /** How often the whole is there: each further time in a top category of its own. */
  factor: number;
}

/** Writes a site's content of a given size, made from the real pages; the same request gives the same files. */
export async function makeCorpus({ content, out, docs, posts, factor }: CorpusRequest): Promise<void> {
  await rm(out, { recursive: true, force: true });
  const files = await listFiles(content);
  const known = new Set(files);
  const pagesIn = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`) && isPage(file));
  const categories = files.filter((file) => /^docs\/.*\/_category_\.json$/.test(file));
  const allDocs = planDocs(pagesIn("docs"), categories.map(posix.dirname), docs);
  const allPosts = planPosts(pagesIn("blog"), posts * factor);

  await copyFiles(
    content,
    out,
    // Copies of the reference describe everything.
    files.filter((file) => !isPage(file) && file !== UNDESCRIBED_FILE),
  );
  const first = surroundings({ known, docs: allDocs, move: (file) => file });
  await writePages([...allDocs, ...allPosts, ...pagesIn("pages").map(asItIs)], first);
  for (let part = 2; part <= factor; part++) await repeatDocs(part);
  // Configured as the real content is.
  const config = JSON.stringify(join(dirname(content), "site.config.ts"));
  await writeText(join(dirname(out), "site.config.ts"), `export { default } from ${config};\n`);

  async function repeatDocs(part: number) {
    const top = `docs/part-${part}`;
    const move = (file: string) => file.replace(/^docs(?=\/)/, top);
    await writeCategory(`${top}/_category_.json`, { label: `Part ${part}`, position: 100 + part });
    for (const file of categories) {
      const { label, position } = JSON.parse(await readFile(join(content, file), "utf8"));
      await writeCategory(move(file), { label, position });
    }
    const moved = allDocs.map((page, at) => ({
      ...page,
      target: move(page.target),
      copy: part * 10_000 + at,
    }));
    await writePages(moved, surroundings({ known, docs: moved, move }));
  }

  async function writeCategory(file: string, fields: { label: string; position: number }) {
    await writeText(join(out, file), JSON.stringify({ ...fields, link: { type: "generated-index" } }));
  }

  async function writePages(pages: PlannedPage[], around: Surroundings) {
    for (const page of pages) {
      const text = await readFile(join(content, page.source), "utf8");
      await writeText(join(out, page.target), repeatPage(text, page, around));
    }
  }
}

interface Place {
  /** Files of the real content. */
  known: ReadonlySet<string>;
  docs: PlannedPage[];
  /** Where a real file is in this part of the corpus. */
  move(file: string): string;
}

function surroundings({ known, docs, move }: Place): Surroundings {
  return {
    find: (file) => (known.has(file) ? (isPage(file) ? move(file) : file) : null),
    substitute: (seed) => docs[seed % docs.length]?.target ?? "",
  };
}

/** Names that begin with an underscore are metadata, as everywhere in the content. */
function isPage(file: string): boolean {
  return /\.mdx?$/i.test(file) && !/(^|\/)_/.test(file);
}

async function copyFiles(from: string, to: string, files: string[]) {
  for (const file of files) await cp(join(from, file), join(to, file));
}

async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
