import { errorProblem, type Problem, type SitePage } from "@docs/generator";
import { lineOf } from "../data/historyIndex.ts";
import type { TomlData } from "./tomlSchemas.ts";

/** Checks that every tag is explained, that every topic has a page for each release, and that those of this version exist. */
export function checkMessages(
  { message, spam }: Pick<TomlData, "message" | "spam">,
  pages: Pick<SitePage, "path" | "anchors">[],
  file: string,
): Problem[] {
  const wrong = (message: string, hint: string) => errorProblem({ rule: "message", message, hint, file });
  const places = new Set(
    pages.flatMap(({ path, anchors }) => [path, ...anchors.map((id) => `${path}#${id}`)]),
  );
  return [
    ...spam.tags
      .filter(({ tag }) => !message.tagFamilies.some(({ prefix }) => tag.startsWith(prefix)))
      .map(({ tag }) => wrong(`The tag "${tag}" has no meaning.`, "Add a family with its prefix.")),
    ...Object.entries(message.topics).flatMap(([topic, pageOf]) =>
      Object.keys(message.scoring)
        .filter((release) => !pageOf[release])
        .map((release) =>
          wrong(`The topic "${topic}" has no page for ${release}.`, "Add its label and path."),
        ),
    ),
    ...Object.values(message.topics)
      .flatMap((pageOf) => pageOf[lineOf(message.version)]?.path ?? [])
      .filter((path) => !places.has(path))
      .map((path) => wrong(`There is no "${path}".`, "Name the path of a page, and a heading of it.")),
  ];
}
