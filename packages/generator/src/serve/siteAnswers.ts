import { type HeaderRule, headersFor } from "../shared/hosting.ts";
import { bestEncoding } from "./bestEncoding.ts";
import { contentType, isCompressible } from "./contentTypes.ts";
import { type FileStore, openFileStore, type StoredFile } from "./fileStore.ts";
import { openHeaderTables } from "./headerTables.ts";
import { oncePerTurn } from "./oncePerTurn.ts";
import { resolveRequest } from "./resolveRequest.ts";

export type Headers = Record<string, string>;

/** All of an answer, ready to be sent; `etag` is there where the asker may have the body already. */
export interface SiteAnswer {
  status: number;
  headers: Headers;
  body: Buffer | string;
  etag: string | null;
}

/** What of a request decides the answer. */
export interface Question {
  method: string;
  url: string;
  accept: string;
  acceptEncoding: string;
}

const WRONG_METHOD: SiteAnswer = {
  status: 405,
  headers: { Allow: "GET, HEAD", "Content-Length": "0" },
  body: "",
  etag: null,
};

export type AnswerTo = (question: Question) => SiteAnswer | Promise<SiteAnswer>;

/** Answers for a built folder. The same question is worked out once while the event loop goes round. */
export function openAnswers(folder: string): AnswerTo {
  const store = openFileStore(folder);
  const answerWith = preparedAnswers(folder, store);
  const answer = oncePerTurn((key) => {
    const [acceptEncoding = "", accept = "", url = ""] = key.split("\n");
    const found = resolveRequest(url, store.has, accept);
    if (found.status === 301) return redirectTo(found.location);
    if (found.status === 400 || !store.has(found.file)) return plainAnswer(found.status);
    const { file, status } = found;
    const stored = store.read(file, isCompressible(file) ? bestEncoding(acceptEncoding) : "identity");
    const use = (loaded: StoredFile) => answerWith(loaded, { file, status });
    return stored instanceof Promise ? stored.then(use) : use(stored);
  });
  // No line break can be in a header or an address.
  return ({ method, url, accept, acceptEncoding }) =>
    method === "GET" || method === "HEAD" ? answer(`${acceptEncoding}\n${accept}\n${url}`) : WRONG_METHOD;
}

function redirectTo(location: string): SiteAnswer {
  const headers = { Location: location, "Cache-Control": "no-cache", "Content-Length": "0" };
  return { status: 301, headers, body: "", etag: null };
}

function plainAnswer(status: number): SiteAnswer {
  const body = status === 400 ? "Bad request\n" : "Not found\n";
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Content-Length": String(body.length) };
  return { status, headers, body, etag: null };
}

type AnswerWith = (stored: StoredFile, as: { file: string; status: 200 | 404 }) => SiteAnswer;

/** The answer for each stored file, put together once. */
function preparedAnswers(folder: string, store: FileStore): AnswerWith {
  const rulesFor = openHeaderTables(folder, store);
  const made = new WeakMap<StoredFile, { rules: HeaderRule[]; answer: SiteAnswer }>();
  return (stored, { file, status }) => {
    const rules = rulesFor(file);
    const before = made.get(stored);
    if (before?.rules === rules) return before.answer;
    const headers = {
      "Content-Type": contentType(file),
      ...headersFor(`/${file}`, rules),
      Vary: "Accept, Accept-Encoding",
      ETag: stored.etag,
      ...(stored.encoding === "identity" ? {} : { "Content-Encoding": stored.encoding }),
      "Content-Length": String(stored.bytes.length),
    };
    const answer = { status, headers, body: stored.bytes, etag: status === 200 ? stored.etag : null };
    made.set(stored, { rules, answer });
    return answer;
  };
}
