import {
  type FirstFile,
  INDEX_FILE,
  INDEX_FOLDER,
  INDEX_FORMAT,
  type IndexedPage,
  type RestFile,
  usualId,
} from "./indexFormat.ts";
import { packTerms } from "./packTerms.ts";
import type { PageRecord } from "./pageRecord.ts";
import { createTermReader, findCompounds } from "./text/readWords.ts";
import { STOP_WORDS } from "./text/stopWords.ts";

export interface IndexFile {
  path: string;
  content: string;
}

/** Turns records into the two files of the index; `hash` names a file by its content. */
export function buildIndexFiles(records: PageRecord[], hash: (content: string) => string): IndexFile[] {
  const docs = records.filter(({ kind }) => kind === "docs");
  const ordered = [...docs, ...records.filter(({ kind }) => kind !== "docs")];
  const labels = [...new Set(records.map((record) => JSON.stringify(record.labels)))];
  const pages = ordered.map((record) => toPage(record, labels.indexOf(JSON.stringify(record.labels))));
  const compounds = findCompounds(docs.flatMap(saidOf), records.flatMap(textsOf));
  const rest = JSON.stringify(toRest(ordered, pages.slice(docs.length), new Set(compounds)));
  const name = `${hash(rest)}.json`;
  const first: FirstFile = {
    format: INDEX_FORMAT,
    rest: name,
    compounds,
    labels: labels.map((text): string[] => JSON.parse(text)),
    pages: pages.slice(0, docs.length),
  };
  return [
    { path: INDEX_FILE, content: JSON.stringify(first) },
    { path: `${INDEX_FOLDER}/${name}`, content: rest },
  ];
}

function toPage(record: PageRecord, place: number): IndexedPage {
  const { route, kind, title, description, questions } = record;
  const sections = record.sections.filter(({ id }) => id !== null);
  return {
    route,
    kind,
    title,
    in: place,
    description,
    sections: sections.map(({ id, heading }) => (id === usualId(heading) ? heading : [heading, id ?? ""])),
    questions: questions.map(({ ask, at }) => [ask, sections.findIndex(({ id }) => id === at) + 1]),
  };
}

function toRest(records: PageRecord[], pages: IndexedPage[], compounds: Set<string>): RestFile {
  const readTerms = createTermReader(compounds);
  const kinds = [...new Set(records.flatMap(({ entries }) => entries.map(({ kind }) => kind)))];
  const sections = records.map((record) => [
    record.sections.find(({ id }) => id === null),
    ...record.sections.filter(({ id }) => id !== null),
  ]);
  return {
    format: INDEX_FORMAT,
    pages,
    kinds,
    entries: records.flatMap(({ entries }, page) =>
      entries.map(({ id, kind, name, text }): RestFile["entries"][number] => [
        page,
        id,
        kinds.indexOf(kind),
        name,
        firstSentence(text),
      ]),
    ),
    messages: sections.flatMap((all, page) =>
      all.flatMap((section, at) =>
        [...new Set(section?.messages)].map((message): RestFile["messages"][number] => [page, at, message]),
      ),
    ),
    text: packTerms(
      sections
        .flat()
        .map((section) => readTerms(section?.text ?? "").filter((term) => !STOP_WORDS.has(term))),
    ),
  };
}

/** What is said about a page. */
function saidOf({ title, description, questions, sections }: PageRecord): string[] {
  return [title, description, ...questions.map(({ ask }) => ask), ...sections.map(({ heading }) => heading)];
}

function textsOf({ sections }: PageRecord): string[] {
  return sections.map(({ text }) => text);
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
