import { type FirstFile, INDEX_FILE, INDEX_FOLDER, INDEX_FORMAT, type RestFile } from "../indexFormat.ts";
import { type SearchAnswer, type SearchQuery, SearchUnavailable } from "../search.ts";
import { answerQuery } from "./answerQuery.ts";
import { addRest, type Indexes, openFirst } from "./openIndexes.ts";

export interface EngineHost {
  /** Address of the site's root, with a slash at its end. */
  root: string;
  /** Path of the site's root, with a slash at both ends. */
  baseUrl: string;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** False on connections where the whole index is fetched only for those who ask for it. */
  mayFetchAll: boolean;
}

export interface Engine {
  /** Fetches what the first answer needs. */
  prepare(): Promise<void>;
  /** Tells what is known at once, and then, unless that was all, what the whole index knows. */
  search(query: SearchQuery, onAnswer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<void>;
}

/** Answers from the files of the index, which it fetches when they are needed and opens once. */
export function createEngine({ root, baseUrl, fetch, mayFetchAll }: EngineHost): Engine {
  const loadFirst = once(() => load<FirstFile>(INDEX_FILE, { cache: "no-cache" }));
  const first = once(async () => openFirst(await loadFirst()));
  const whole = once(async () => {
    const { rest } = await loadFirst();
    const file = await load<RestFile>(`${INDEX_FOLDER}/${rest}`);
    return addRest(await first(), file);
  });
  let complete: Indexes | null = null;

  return {
    async prepare() {
      await first();
    },
    async search(query, onAnswer, signal) {
      if (!complete) {
        const opened = await first();
        if (signal.aborted) return;
        onAnswer(answerQuery(query, opened, baseUrl));
        if (!mayFetchAll && !query.fullText) return;
        complete = await whole();
      }
      if (!signal.aborted) onAnswer(answerQuery(query, complete, baseUrl));
    },
  };

  async function load<File extends { format: number }>(path: string, init?: RequestInit): Promise<File> {
    const file = await read<File>(root + path, init);
    if (file.format !== INDEX_FORMAT) {
      throw new SearchUnavailable(
        "format",
        `The search index has format ${file.format}, not ${INDEX_FORMAT}.`,
      );
    }
    return file;
  }

  async function read<File>(url: string, init?: RequestInit): Promise<File> {
    const response = await fetch(url, init).catch((cause: unknown) => {
      throw new SearchUnavailable("unreachable", `${url} cannot be reached.`, { cause });
    });
    if (!response.ok) throw new SearchUnavailable("unreachable", `${url} answers ${response.status}.`);
    return response.json().catch((cause: unknown) => {
      throw new SearchUnavailable("corrupt", `${url} is not a file of the search index.`, { cause });
    });
  }
}

/** Does the work for the first who asks, and again only after it failed. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
