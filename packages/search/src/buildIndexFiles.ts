import {
  type FirstPart,
  GAP,
  INDEX_FOLDER,
  INDEX_FORMAT,
  type IndexedPage,
  type IndexedVersion,
  indexFileOf,
  LAST,
  type OtherPart,
  usualId,
} from "./indexFormat.ts";
import type { PageRecord, SectionRecord } from "./pageRecord.ts";
import { createTermReader, findCompounds, STOP_WORDS, splitWords } from "./text/readWords.ts";

export interface IndexFile {
  path: string;
  content: string;
}

/** Returns the two files of the index of a version of the docs; `hash` gives the name of the second from its content. */
export function buildIndexFiles(
  records: PageRecord[],
  hash: (content: string) => string,
  version: IndexedVersion = LAST,
): IndexFile[] {
  const docs = records.filter(({ kind }) => kind === "docs");
  const others = records.filter(({ kind }) => kind !== "docs");
  const all = [...docs, ...others];
  const sections = all.map(sectionsOf);
  const words = sections.flat().map((section) => splitWords(section?.text ?? ""));
  const compounds = findCompounds(docs.flatMap(metadataTexts).map(splitWords), words);
  const rest = JSON.stringify({
    format: INDEX_FORMAT,
    pages: others.map(toPage),
    descriptions: all.map(({ description }) => description),
    entries: all.flatMap(({ entries }, page) =>
      entries.map((entry) => ({ ...entry, page, text: firstSentence(entry.text) })),
    ),
    messages: sections.flatMap((own, page) =>
      own.flatMap((section, at): OtherPart["messages"] => {
        const symptoms = new Set(section?.symptoms);
        const others = new Set(section?.messages.filter((message) => !symptoms.has(message)));
        // Symptoms first: of equal messages, the first one counts.
        return [
          ...Array.from(symptoms, (message): OtherPart["messages"][number] => [page, at, message, 1]),
          ...Array.from(others, (message): OtherPart["messages"][number] => [page, at, message]),
        ];
      }),
    ),
    text: packTerms(words.map(createTermReader(compounds))),
  } satisfies OtherPart);
  const name = `${hash(rest)}.json`;
  const first = JSON.stringify({
    format: INDEX_FORMAT,
    rest: name,
    compounds: [...compounds],
    pages: docs.map(toPage),
  } satisfies FirstPart);
  return [
    { path: indexFileOf(version), content: first },
    { path: `${INDEX_FOLDER}/${name}`, content: rest },
  ];
}

/** Returns the introduction (undefined if there is none) followed by the sections with a heading. */
function sectionsOf({ sections }: PageRecord): (SectionRecord | undefined)[] {
  return [sections.find(({ id }) => id === null), ...sections.filter(({ id }) => id !== null)];
}

function toPage(record: PageRecord): IndexedPage {
  const { route, kind, title, labels } = record;
  const sections = record.sections.filter(({ id }) => id !== null);
  return {
    route,
    kind,
    title,
    labels,
    sections: sections.map(({ id, heading }) => (id === usualId(heading) ? heading : [heading, id ?? ""])),
    questions: record.questions.map(({ ask, at }) => [ask, sections.findIndex(({ id }) => id === at) + 1]),
  };
}

/** Terms of more sections, and of a larger share of all, do not change the order of hits but take the most time. */
const MAX_SECTIONS = 500;
const MAX_SHARE = 0.3;

/** Returns the sections of each term, in the encoding of `OtherPart`; term frequency is ignored. */
function packTerms(sections: string[][]): OtherPart["text"] {
  const sectionsByTerm = new Map<string, number[]>();
  for (const [section, terms] of sections.entries()) {
    for (const term of new Set(terms)) {
      const known = sectionsByTerm.get(term) ?? [];
      if (!STOP_WORDS.has(term)) sectionsByTerm.set(term, known);
      known.push(section);
    }
  }
  const gaps = (own: number[]) =>
    own.map((section, at) => String.fromCharCode(GAP + section - (own[at - 1] ?? 0))).join("");
  const most = Math.max(MAX_SECTIONS, sections.length * MAX_SHARE);
  const rare = [...sectionsByTerm].filter(([, own]) => own.length <= most);
  const sorted = rare.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([term, own]) => [term, gaps(own)]));
}

/** Returns what describes a page, as opposed to its text. */
function metadataTexts({ title, description, questions, sections }: PageRecord): string[] {
  return [title, description, ...questions.map(({ ask }) => ask), ...sections.map(({ heading }) => heading)];
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
