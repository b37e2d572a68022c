import { errorProblem, type Problem, type SitePage } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";

/** Checks that every event has links, all link targets exist, and every row matches an event. */
export function checkEventLinks(catalogue: Catalogue, pages: SitePage[], file: string): Problem[] {
  const docs = new Set(pages.map(({ id }) => id));
  const rows = catalogue["event-links"].entries;
  const names = catalogue.events.entries.map(({ name }) => name);
  const entryNames = new Set(catalogue.entries().map((entry) => entry.name));
  const used = new Set(names.map((name) => catalogue.linksOfEvent(name)));
  const wrong = (message: string, hint: string) => errorProblem({ rule: "event-links", message, hint, file });
  return [
    ...names
      .filter((name) => !catalogue.linksOfEvent(name))
      .map((name) => wrong(`The event "${name}" has no settings and pages.`, "Add a row with its prefix.")),
    ...rows
      .filter((row) => !used.has(row))
      .map(({ prefix }) => wrong(`No event is meant by "${prefix}".`, "Remove the row.")),
    ...rows.flatMap(({ prefix, settings, pages: ids }) => [
      ...settings
        .filter((key) => !entryNames.has(key))
        .map((key) => wrong(`"${prefix}" names the setting "${key}".`, "There is no such setting.")),
      ...ids
        .filter((id) => !docs.has(id))
        .map((id) => wrong(`"${prefix}" names the page "${id}".`, "There is no such file below docs.")),
    ]),
  ];
}
