import { buildIndexFiles } from "../src/buildIndexFiles.ts";
import { createEngine, type EngineHost } from "../src/engine/createEngine.ts";
import { LAST } from "../src/indexFormat.ts";
import type { PageRecord } from "../src/pageRecord.ts";
import type { SearchAnswer, SearchQuery } from "../src/search.ts";

export interface MemoryEngine {
  /** All answers to a query, in the order they were told. */
  ask(query: string | SearchQuery): Promise<SearchAnswer[]>;
  /** The last of them. */
  answer(query: string | SearchQuery): Promise<SearchAnswer>;
  /** Paths of the files that were fetched. */
  fetched: string[];
}

/** An engine on an index that was never written to disk; `files` replaces some of its files. */
export function memoryEngine(
  records: PageRecord[],
  { files = {}, ...host }: Partial<EngineHost> & { files?: Record<string, string | null> } = {},
): MemoryEngine {
  const built = new Map(
    buildIndexFiles(records, (text) => String(text.length)).map(({ path, content }) => [`/${path}`, content]),
  );
  const fetched: string[] = [];
  const engine = createEngine({
    root: "/",
    baseUrl: "/",
    version: LAST,
    async fetch(url) {
      fetched.push(url);
      const content = url in files ? files[url] : built.get(url);
      return content == null ? new Response("", { status: 404 }) : new Response(content);
    },
    ...host,
  });
  async function ask(query: string | SearchQuery) {
    const asked = typeof query === "string" ? { text: query, limit: 10 } : query;
    const answers: SearchAnswer[] = [];
    await engine.search(asked, (answer) => answers.push(answer), new AbortController().signal);
    return answers;
  }
  return {
    ask,
    fetched,
    async answer(query) {
      const answers = await ask(query);
      const last = answers.at(-1);
      if (!last) throw new Error("The engine told nothing.");
      return last;
    },
  };
}
