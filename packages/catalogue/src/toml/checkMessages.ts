import { errorProblem, type Problem, type SitePage } from "@docs/generator";
import type { TomlData } from "./tomlSchemas.ts";

/** Checks that every tag is explained, and that the pages of this version exist. */
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
    ...Object.values(message.topics)
      .map((topic) => topic["0.15"].path)
      .filter((path) => !places.has(path))
      .map((path) => wrong(`There is no "${path}".`, "Name the path of a page, and a heading of it.")),
  ];
}
