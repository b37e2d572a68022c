import { type FirstPart, GAP, type IndexedPage, type OtherPart } from "../indexFormat.ts";
import type { EntryRecord } from "../pageRecord.ts";
import { createTermReader, readPairs, STOP_WORDS, splitWords } from "../text/readWords.ts";
import { createIndex } from "./createIndex.ts";

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
  isSymptom?: boolean;
}

export type Indexes = ReturnType<typeof openIndexes>;

/** Makes the searchable indexes of the first file, which the second one completes. */
export function openIndexes(first: FirstPart) {
  const pages: Page[] = [];
  /** How often each term occurs in the metadata of pages; 1 for terms that only occur in their text. */
  const termCounts = new Map<string, number>();
  /** The words of the metadata as they are written: what an unknown word is corrected to. */
  const written = new Map<string, { folded: string; terms: string[] }>();
  const readTerms = createTermReader(new Set(first.compounds), written);
  const read = (text: string) => {
    const terms = readTerms(splitWords(text)).filter((term) => !STOP_WORDS.has(term));
    for (const term of terms) termCounts.set(term, (termCounts.get(term) ?? 0) + 1);
    return terms;
  };
  const indexes = {
    pages: createIndex({ title: 3, labels: 1, headings: 1, questions: 2.5, description: 1 }),
    /** Titles, headings and questions, one document each. */
    phrases: createIndex({ text: 1 }),
    text: createIndex({ text: 1 }),
    /** Indexed by pairs of words, because single words of messages are too common. */
    messages: createIndex({ text: 1 }),
    entries: createIndex({ name: 2, text: 1 }),
  };
  const opened = { ...indexes, termCounts, written, isComplete: false, complete };
  addPages(first.pages);
  return opened;

  function addPages(added: IndexedPage[]) {
    for (const each of added) {
      const page = { ...each, description: "" };
      pages.push(page);
      const at = indexes.pages.add({ page, section: 0 });
      for (const label of page.labels) indexes.pages.put(at, "labels", read(label));
      addPhrase("title", page.title, { page, section: 0 });
      for (const [index, section] of page.sections.entries())
        addPhrase("headings", headingOf(section), { page, section: index + 1 });
      for (const [question, section] of page.questions)
        addPhrase("questions", question, { page, section, question });

      function addPhrase(field: "title" | "headings" | "questions", text: string, place: Place) {
        const terms = read(text);
        indexes.pages.put(at, field, terms);
        indexes.phrases.put(indexes.phrases.add(place), "text", terms);
      }
    }
  }

  /** Adds the second file. */
  function complete({ pages: others, descriptions, entries, messages, text }: OtherPart) {
    addPages(others);
    for (const [at, page] of pages.entries()) {
      page.description = descriptions[at] ?? "";
      indexes.pages.put(at, "description", read(page.description));
      for (const section of ["", ...page.sections].keys()) indexes.text.add({ page, section });
    }
    for (const entry of entries) {
      const at = indexes.entries.add({ page: pageOf(entry.page), section: 0, entry });
      indexes.entries.put(at, "name", read(entry.name));
      indexes.entries.put(at, "text", read(entry.text));
    }
    for (const [page, section, message, isSymptom] of messages) {
      const at = indexes.messages.add({ page: pageOf(page), section, message, isSymptom: isSymptom === 1 });
      indexes.messages.put(at, "text", readPairs(message));
    }
    for (const [term, gaps] of Object.entries(text)) {
      if (!termCounts.has(term)) termCounts.set(term, 1);
      let section = 0;
      for (const gap of gaps) {
        section += gap.charCodeAt(0) - GAP;
        indexes.text.put(section, "text", [term]);
      }
    }
    opened.isComplete = true;
  }

  function pageOf(at: number): Page {
    const page = pages[at];
    if (!page) throw new Error(`The search index has no page ${at}.`);
    return page;
  }
}

function headingOf(section: IndexedPage["sections"][number]): string {
  return typeof section === "string" ? section : section[0];
}
