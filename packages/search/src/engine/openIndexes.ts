import MiniSearch from "minisearch";
import { GAP, type IndexedPage, type OtherPart } from "../indexFormat.ts";
import type { EntryRecord } from "../pageRecord.ts";
import { createTermReader, readPairs, STOP_WORDS } from "../text/readWords.ts";

/** What a document of an index stands for. */
export interface Place {
  page: IndexedPage;
  /** Counted from one; 0 for the page as a whole. */
  section: number;
  entry?: EntryRecord;
  question?: string;
  message?: string;
}

interface Index {
  search: MiniSearch["search"];
  /** By id of a document. */
  places: Place[];
  add(documents: { place: Place; [field: string]: unknown }[], chunkSize: number): Promise<void>;
}

/** The open indexes, which grow by `addPages` and `addRest`. */
export interface Indexes {
  all: IndexedPage[];
  /** All pages have all their parts. */
  isComplete: boolean;
  /** How often each term was met in what is said about pages; once for those of their text. */
  known: Map<string, number>;
  pages: Index;
  /** Titles, headings and questions, each by itself. */
  phrases: Index;
  text: Index;
  /** By pairs of words, because their single words are everywhere. */
  messages: Index;
  entries: Index;
}

export function createIndexes(compounds: ReadonlySet<string>): Indexes {
  const known = new Map<string, number>();
  const count = (term: string) => {
    if (STOP_WORDS.has(term)) return null;
    known.set(term, (known.get(term) ?? 0) + 1);
    return term;
  };
  const read = createTermReader(compounds);
  const note = (term: string) => {
    if (!known.has(term)) known.set(term, 1);
    return term;
  };
  return {
    all: [],
    isComplete: false,
    known,
    pages: createIndex(["title", "labels", "headings", "questions", "description"], read, count),
    phrases: createIndex(["text"], read, count),
    text: createIndex(["text"], splitLines, note),
    messages: createIndex(["text"], readPairs, (pair) => pair),
    entries: createIndex(["name", "text"], read, count),
  };
}

/** A query comes as terms with line feeds between them: `readQuery` has made them. */
function createIndex(
  fields: string[],
  tokenize: (text: string) => string[],
  processTerm: (term: string) => string | null,
): Index {
  const searchOptions = { tokenize: splitLines, processTerm: (term: string) => term };
  const index = new MiniSearch({ fields, tokenize, processTerm, searchOptions });
  const places: Place[] = [];
  return {
    places,
    search: index.search.bind(index),
    add: (documents, chunkSize) =>
      index.addAllAsync(
        documents.map(({ place, ...values }) => ({ id: places.push(place) - 1, ...values })),
        { chunkSize },
      ),
  };
}

/** Adds what is said about pages; queries are answered between so many documents. */
export async function addPages(indexes: Indexes, pages: IndexedPage[], chunkSize: number) {
  indexes.all.push(...pages);
  const lines = (texts: string[]) => texts.join("\n");
  await indexes.pages.add(
    pages.map((page) => ({
      place: { page, section: 0 },
      title: page.title,
      labels: lines(page.labels),
      headings: lines(page.sections.map(headingOf)),
      questions: lines(page.questions.map(([ask]) => ask)),
      description: page.description,
    })),
    chunkSize,
  );
  await indexes.phrases.add(
    pages.flatMap((page) => [
      // The overview of a subject is the page of that name.
      { place: { page, section: 0 }, text: page.title.replace(/ overview$/i, "") },
      ...page.sections.map((section, at) => ({ place: { page, section: at + 1 }, text: headingOf(section) })),
      ...page.questions.map(([ask, section]) => ({ place: { page, section, question: ask }, text: ask })),
    ]),
    chunkSize,
  );
}

/** Adds the other file of the index. */
export async function addRest(
  indexes: Indexes,
  { pages, entries, messages, text }: OtherPart,
  chunkSize: number,
) {
  await addPages(indexes, pages, chunkSize);
  const pageOf = (at: number) => {
    const page = indexes.all[at];
    if (!page) throw new Error(`The search index has no page ${at}.`);
    return page;
  };
  await indexes.entries.add(
    entries.map((entry) => ({
      place: { page: pageOf(entry.page), section: 0, entry },
      name: entry.name,
      text: entry.text,
    })),
    chunkSize,
  );
  await indexes.messages.add(
    messages.map(([page, section, message]) => ({
      place: { page: pageOf(page), section, message },
      text: message,
    })),
    chunkSize,
  );
  await indexes.text.add(sectionDocuments(indexes.all, text), chunkSize);
  indexes.isComplete = true;
}

/** Gives each section its terms back. */
function sectionDocuments(pages: IndexedPage[], text: OtherPart["text"]) {
  const sections = pages.flatMap((page) =>
    ["", ...page.sections].map((_, section) => ({ place: { page, section }, terms: [] as string[] })),
  );
  for (const [term, gaps] of Object.entries(text)) {
    let at = 0;
    for (const gap of gaps) {
      at += gap.charCodeAt(0) - GAP;
      sections[at]?.terms.push(term);
    }
  }
  return sections.map(({ place, terms }) => ({ place, text: terms.join("\n") }));
}

function headingOf(section: IndexedPage["sections"][number]): string {
  return typeof section === "string" ? section : section[0];
}

function splitLines(text: string): string[] {
  return text.split("\n");
}
