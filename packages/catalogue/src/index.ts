import type { Extension, FencePlace, LoadedExtension } from "@docs/generator";
import { checkCoverage, UNDESCRIBED_FILE } from "./check/checkCoverage.ts";
import { checkEventLinks } from "./check/checkEventLinks.ts";
import { createPageCheck } from "./check/checkPage.ts";
import { collectMentions, countMentions, formatCoverage } from "./check/coverage.ts";
import { fencePlace } from "./configuration/localKeys.ts";
import { dataFilesSchema } from "./data/catalogue.ts";
import { loadCatalogue } from "./data/loadCatalogue.ts";
import { directives } from "./draw/directives.ts";
import { toolNames } from "./draw/drawTool.ts";
import { connectReference, type ReferenceLinks } from "./reference/connectReference.ts";
import { parseConfig } from "./settings/parseConfig.ts";

/** Each is an entry point of this package. */
const islandNames = [
  "explorer",
  "key-card",
  "my-values",
  "settings-example",
  "calculator",
  ...toolNames.map((name) => `tool-${name}`),
];

/**
 * Draws the server's settings, events and commands, links to them, and checks pages against them. `data` is the folder of
 * the data files below the content folder.
 */
export function catalogue({ data }: { data: string }): Extension {
  return {
    name: "catalogue",
    islands: Object.fromEntries(islandNames.map((name) => [name, `@docs/catalogue/${name}`])),
    schemas: Object.fromEntries(
      Object.entries(dataFilesSchema.shape).map(([name, schema]) => [`${data}/${name}.json`, schema]),
    ),
    fenceKeys: (lang, code) => (lang === "toml" ? parseConfig(code).statements : []),
    fencePlace: (lang, code) => (lang === "toml" ? describePlace(code) : null),
    async load({ readText, remember }): Promise<LoadedExtension<ReferenceLinks>> {
      const { catalogue: loaded, key, problems } = await loadCatalogue(data, readText, remember);
      const checkPage = createPageCheck(loaded);
      if (!loaded) return { key, problems, checkPage, isBroken: problems.length > 0 };
      const undescribed = readText(UNDESCRIBED_FILE);
      return {
        key,
        problems,
        checkPage,
        directives: Object.fromEntries(
          Object.entries(directives).map(([name, draw]) => [name, (attributes) => draw(loaded, attributes)]),
        ),
        connect: (pages, baseUrl) => connectReference(pages, loaded, baseUrl),
        async runExamples(pages) {
          const { checkExamples, collectExamples } = await import("./examples/checkExamples.ts");
          return (await checkExamples(collectExamples(pages))).flatMap((report) => report.problems);
        },
        checkSite(pages) {
          const coverage = countMentions(collectMentions(pages), loaded);
          const unchecked = pages.flatMap(({ snippets }) =>
            snippets.filter(({ nocheck }) => nocheck !== undefined),
          );
          return {
            problems:
              undescribed === null
                ? []
                : [
                    ...checkCoverage(coverage, undescribed),
                    ...checkEventLinks(loaded, pages, `${data}/event-links.json`),
                  ],
            summary: `coverage: ${formatCoverage(coverage)}; ${unchecked.length} snippets unchecked`,
          };
        },
      };
    },
  };
}

/** Labels an example with the place its settings belong in: the file or the database. */
function describePlace(code: string): FencePlace | null {
  // The server's parser requires the final line break, which the code of a fence lacks.
  const place = fencePlace(`${code}\n`);
  if (place === "file") return { label: "config.toml" };
  return place && { label: "Settings (database)", island: "settings-example" };
}
