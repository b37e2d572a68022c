import { join } from "node:path";
import { listFiles } from "../../packages/generator/src/content/listFiles.ts";
import { makeCorpus } from "../makeCorpus.ts";
import { realSite } from "../workFolder.ts";
import type { Dialect, PlainContent } from "./plainContent.ts";
import { readCorpus } from "./readCorpus.ts";

export interface Corpus {
  /** In our own form. */
  folder: string;
  docs: number;
  posts: number;
  plain(dialect: Dialect): PlainContent;
}

/** The real docs and posts, `factor` times: the first time as they are. */
export async function makePeerCorpus(folder: string, factor: number): Promise<Corpus> {
  const out = join(folder, "corpus");
  const { content } = realSite;
  const posts = (await listFiles(content)).filter((file) => /^blog\/[^_].*\.md$/.test(file)).length;
  await makeCorpus({ content, out, docs: 1, posts, factor });
  const files = (await listFiles(out)).filter((file) => /\.md$/.test(file));
  const count = (top: string) => files.filter((file) => file.startsWith(top)).length;
  return { folder: out, docs: count("docs/"), posts: count("blog/"), plain: await readCorpus(out) };
}
