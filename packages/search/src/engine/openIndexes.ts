import MiniSearch, { type SearchOptions } from "minisearch";
import type { FirstFile, IndexedPage, RestFile } from "../indexFormat.ts";
import { unpackTerms } from "../packTerms.ts";
import { createTermReader, readPairs } from "../text/readWords.ts";
import { STOP_WORDS } from "../text/stopWords.ts";

/** The open indexes. Without the rest, they answer from what is said about the docs. */
export interface Indexes {
  file: Pick<FirstFile, "labels" | "pages">;
  pages: MiniSearch;
  /** Titles, headings and questions, each by itself. */
  phrases: { index: MiniSearch; places: PhrasePlace[] };
  rest: RestIndexes | null;
  /** How often each term was met in what is said about pages; once for those of their text. */
  known: ReadonlyMap<string, number>;
  readTerms(text: string): string[];
}

/** Where a phrase belongs; `question` is its place among the page's questions. */
interface PhrasePlace {
  page: number;
  section: number;
  question: number | null;
}

interface RestIndexes extends Pick<RestFile, "kinds" | "entries" | "messages"> {
  entryIndex: MiniSearch;
  messageIndex: MiniSearch;
  textIndex: MiniSearch;
  /** By number of a section in the text index: its page, and its place there. */
  sections: [page: number, section: number][];
}

/** A query comes as terms with line feeds between them: `readQuery` has made them. */
const QUERY: SearchOptions = { tokenize: (text) => text.split("\n"), processTerm: (term) => term };
/** Queries are answered between so many documents. */
const CHUNK = { chunkSize: 100 };

export function openFirst(file: FirstFile): Indexes {
  const known = new Map<string, number>();
  const readTerms = createTermReader(new Set(file.compounds));
  const reading = readingWith(readTerms, known);
  const fields = ["title", "labels", "headings", "questions", "description"];
  const pages = new MiniSearch({ fields, ...reading });
  const phrases = { index: new MiniSearch({ fields: ["text"], ...reading }), places: [] };
  pages.addAll(file.pages.map((page, id) => pageDocument(id, page, file.labels)));
  addPhrases(phrases, file.pages, 0);
  return { file, pages, phrases, rest: null, known, readTerms };
}

/** The same indexes with the rest beside them. */
export async function addRest(opened: Indexes, file: RestFile): Promise<Indexes> {
  const { file: first, pages, phrases, readTerms } = opened;
  const known = new Map(opened.known);
  const reading = readingWith(readTerms, known);
  const before = first.pages.length;
  await pages.addAllAsync(
    file.pages.map((page, at) => pageDocument(before + at, page, first.labels)),
    CHUNK,
  );
  addPhrases(phrases, file.pages, before);
  const entryIndex = new MiniSearch({ fields: ["name", "text"], ...reading });
  const entryDocuments = file.entries.map(([, , , name, text], id) => ({ id, name, text }));
  await entryIndex.addAllAsync(entryDocuments, CHUNK);
  // Messages are looked for by pairs of words, because their single words are everywhere.
  const pairs = { tokenize: readPairs, processTerm: (pair: string) => pair };
  const messageIndex = new MiniSearch({ fields: ["message"], ...pairs, searchOptions: QUERY });
  const messageDocuments = file.messages.map(([, , message], id) => ({ id, message }));
  await messageIndex.addAllAsync(messageDocuments, CHUNK);
  const text = { fields: ["text"], searchOptions: QUERY };
  const textIndex = await MiniSearch.loadJSAsync(unpackTerms(file.text), text);
  for (const term of file.text.terms.split("\n")) if (!known.has(term)) known.set(term, 1);
  const all = [...first.pages, ...file.pages];
  const sections = all.flatMap((page, at) =>
    ["", ...page.sections].map((_, section): [number, number] => [at, section]),
  );
  const { kinds, entries, messages } = file;
  return {
    ...opened,
    file: { labels: first.labels, pages: all },
    rest: { kinds, entries, messages, entryIndex, messageIndex, textIndex, sections },
    known,
  };
}

function pageDocument(id: number, page: IndexedPage, labels: string[][]) {
  return {
    id,
    title: page.title,
    labels: (labels[page.in] ?? []).join("\n"),
    headings: page.sections.map(headingOf).join("\n"),
    questions: page.questions.map(([ask]) => ask).join("\n"),
    description: page.description,
  };
}

function addPhrases({ index, places }: Indexes["phrases"], pages: IndexedPage[], first: number) {
  const add = (text: string, place: PhrasePlace) => index.add({ id: places.push(place) - 1, text });
  for (const [at, { title, sections, questions }] of pages.entries()) {
    const page = first + at;
    // The overview of a subject is the page of that name.
    add(title.replace(/ overview$/i, ""), { page, section: 0, question: null });
    for (const [before, section] of sections.entries()) {
      add(headingOf(section), { page, section: before + 1, question: null });
    }
    for (const [question, [ask, section]] of questions.entries()) add(ask, { page, section, question });
  }
}

function headingOf(section: IndexedPage["sections"][number]): string {
  return typeof section === "string" ? section : section[0];
}

/** How texts are read into an index; the terms met are counted. */
function readingWith(readTerms: (text: string) => string[], met: Map<string, number>) {
  return {
    tokenize: readTerms,
    processTerm: (term: string) => {
      if (STOP_WORDS.has(term)) return null;
      met.set(term, (met.get(term) ?? 0) + 1);
      return term;
    },
    searchOptions: QUERY,
  };
}
