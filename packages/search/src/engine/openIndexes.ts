import MiniSearch from "minisearch";
import { type FirstPart, GAP, type IndexedPage, type OtherPart } from "../indexFormat.ts";
import type { EntryRecord } from "../pageRecord.ts";
import { createTermReader, readPairs, STOP_WORDS, splitWords } from "../text/readWords.ts";

/** A page of either file. */
export interface Page extends IndexedPage {
  /** Empty until the second file is there. */
  description: string;
}

/** The part of a page that a document of an index represents. */
export interface Place {
  page: Page;
  /** Counted from one; 0 for the page as a whole. */
  section: number;
  entry?: EntryRecord;
  question?: string;
  message?: string;
}

export type Indexes = Awaited<ReturnType<typeof openIndexes>>;

/** Documents after which other work, such as a query to the indexes of the first file, can run. */
const CHUNK = 100;

/** Makes the searchable indexes: of the first file alone, all at once, or of both. */
export async function openIndexes(first: FirstPart, rest: OtherPart | null) {
  const chunkSize = rest ? CHUNK : Number.POSITIVE_INFINITY;
  const { descriptions = [], entries = [], messages = [], text = {} } = rest ?? {};
  const pages = [...first.pages, ...(rest?.pages ?? [])].map(
    (page, at): Page => ({ ...page, description: descriptions[at] ?? "" }),
  );
  const pageOf = (at: number) => {
    const page = pages[at];
    if (!page) throw new Error(`The search index has no page ${at}.`);
    return page;
  };
  /** How often each term occurs in the metadata of pages; 1 for terms that only occur in their text. */
  const known = new Map<string, number>();
  const count = (term: string) => {
    if (STOP_WORDS.has(term)) return null;
    known.set(term, (known.get(term) ?? 0) + 1);
    return term;
  };
  const note = (term: string) => {
    if (!known.has(term)) known.set(term, 1);
    return term;
  };
  const readTerms = createTermReader(new Set(first.compounds));
  const read = (value: string) => readTerms(splitWords(value));
  const lines = (texts: string[]) => texts.join("\n");
  const indexes = {
    isComplete: rest !== null,
    known,
    pages: createIndex(["title", "labels", "headings", "questions", "description"], read, count),
    /** Titles, headings and questions, one document each. */
    phrases: createIndex(["text"], read, count),
    text: createIndex(["text"], splitLines, note),
    /** Indexed by pairs of words, because single words of messages are too common. */
    messages: createIndex(["text"], readPairs, (pair) => pair),
    entries: createIndex(["name", "text"], read, count),
  };
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
      { place: { page, section: 0 }, text: page.title },
      ...page.sections.map((section, at) => ({ place: { page, section: at + 1 }, text: headingOf(section) })),
      ...page.questions.map(([ask, section]) => ({ place: { page, section, question: ask }, text: ask })),
    ]),
    chunkSize,
  );
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
  await indexes.text.add(sectionDocuments(pages, text), chunkSize);
  return indexes;
}

/** Queries are the terms from `readQuery`, separated by line feeds. */
function createIndex(
  fields: string[],
  tokenize: (text: string) => string[],
  processTerm: (term: string) => string | null,
) {
  const searchOptions = { tokenize: splitLines, processTerm: (term: string) => term };
  const index = new MiniSearch({ fields, tokenize, processTerm, searchOptions });
  const places: Place[] = [];
  return {
    /** By document id. */
    places,
    search: index.search.bind(index),
    add: (documents: { place: Place; [field: string]: unknown }[], chunkSize: number) =>
      index.addAllAsync(
        documents.map(({ place, ...values }) => ({ id: places.push(place) - 1, ...values })),
        { chunkSize },
      ),
  };
}

/** Decodes the terms of each section. */
function sectionDocuments(pages: Page[], text: OtherPart["text"]) {
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
