import { errorProblem, type Problem, type SitePage } from "@docs/generator";
import type { Permission, ServerEvent } from "../data/schemas.ts";
import { shortName } from "./areas.ts";
import { objectAnchor } from "./drawObjects.ts";
import type { SchemaIndex } from "./schemaIndex.ts";
import { compareSentences } from "./sentencesFile.ts";

interface Input {
  files: {
    events: { entries: ServerEvent[] };
    permissions: { entries: Permission[] };
  };
  index: SchemaIndex;
  pages: SitePage[];
  folder: string;
}

/** Checks that the reference draws every type once, and that everything has a sentence, and every sentence a subject. */
export function checkReference({ files, index, pages, folder }: Input): Problem[] {
  const { schema, sentences } = index;
  const inFile = (name: string, rule: string) => (message: string, hint: string) =>
    errorProblem({ rule, message, hint, file: `${folder}/${name}.json` });
  const wrongDrawing = inFile("schema", "undrawn");
  const wrongSentence = inFile("sentences", "sentence");
  const drawn = new Map<string, number>();
  for (const { anchors } of pages)
    for (const anchor of anchors) drawn.set(anchor, (drawn.get(anchor) ?? 0) + 1);
  const timesDrawn = (type: string) => drawn.get(objectAnchor(shortName(type))) ?? 0;
  const types = Object.keys(schema.types);
  const { missing, unknown } = compareSentences(schema, sentences);
  return [
    ...types
      .filter((type) => timesDrawn(type) === 0)
      .map((type) =>
        wrongDrawing(
          `No page draws "${type}".`,
          `Write ::fields{of="${type}"} on the page of its object, or run npm run schema.`,
        ),
      ),
    ...types
      .filter((type) => timesDrawn(type) > 1)
      .map((type) => wrongDrawing(`Two pages draw "${type}".`, "Draw it once, for links.")),
    ...missing.map((name) => wrongSentence(`"${name}" has no sentence.`, "Say in a sentence what it does.")),
    ...unknown.map((name) =>
      wrongSentence(`There is no "${name}".`, "Remove its sentence, or correct the name."),
    ),
    ...files.events.entries
      .filter(({ meaning }) => meaning === "")
      .map(({ name }) => inFile("events", "sentence")(`The event "${name}" has no meaning.`, "Write it.")),
    ...files.permissions.entries
      .filter(({ allows }) => allows === "")
      .map(({ name }) =>
        inFile("permissions", "sentence")(`"${name}" does not say what it allows.`, "Write it."),
      ),
  ];
}
