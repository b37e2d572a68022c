import type { Extension, FencePlace, Finding, LoadedExtension, SitePage, Snippet } from "@docs/generator";
import { checkCoverage, countMentions, formatCoverage } from "./check/checkCoverage.ts";
import { checkSnippet } from "./check/snippets/checkSnippet.ts";
import type { Catalogue } from "./data/catalogue.ts";
import { loadCatalogue } from "./data/loadCatalogue.ts";
import { catalogueDirectives } from "./draw/catalogueDirectives.ts";
import { toolNames } from "./draw/drawTool.ts";
import { tryPath } from "./expression/tryPath.ts";
import { objectsModel } from "./objects/objectsModel.ts";
import { sentencesFile } from "./objects/sentencesFile.ts";
import { connectReference, type ReferenceLinks } from "./reference/connectReference.ts";
import { checkToml } from "./toml/checkToml.ts";
import { storedSettings, toCommands, toRequests } from "./toml/convertConfig.ts";
import { fencePlace } from "./toml/localKeys.ts";
import { parseToml } from "./toml/parseToml.ts";
import { tomlModel } from "./toml/tomlModel.ts";

/** The ways in which releases are configured. */
const models = [objectsModel, tomlModel];

/** Each is an entry point of this package. */
const islandNames = [
  "explorer",
  "key-card",
  "my-values",
  "calculator",
  ...toolNames.map((name) => `tool-${name}`),
];

/** Data files that people write, with their schemas for editors. */
const editedFiles = { ...tomlModel.files.shape, sentences: sentencesFile };

/** Draws the server's settings, events and commands, links to them, and checks pages against them. */
export function catalogue(): Extension {
  return {
    name: "catalogue",
    islands: Object.fromEntries(islandNames.map((name) => [name, `@docs/catalogue/${name}`])),
    schemas: Object.fromEntries(
      Object.entries(editedFiles).map(([name, schema]) => [`data/${name}.json`, schema]),
    ),
    fenceKeys: (lang, code) => (lang === "toml" ? parseToml(code).statements : []),
    fenceAttributes: ["defaults", "object", "update", "plan"],
    fenceDirective: (lang, { object }) => (lang === "json" && object !== undefined ? "object-example" : null),
    fencePlace: (lang, code, attributes) =>
      lang === "toml" ? describePlace(code, "defaults" in attributes) : null,
    async load({ version, folder, readText, remember }): Promise<LoadedExtension<ReferenceLinks>> {
      const data = await loadCatalogue(models, { folder, readText, remember });
      const { catalogue: loaded, key, problems } = data;
      const checkPage = createPageCheck(loaded);
      if (!loaded) return { key, problems, checkPage, isBroken: problems.length > 0 };
      const list = `${folder}/undescribed.txt`;
      const undescribed = readText(list);
      return {
        key,
        problems,
        checkPage,
        directives: catalogueDirectives(loaded),
        ...(loaded.downloads && { downloads: loaded.downloads }),
        connect: (pages, baseUrl, before) =>
          connectReference(pages, loaded, { baseUrl, path: version.path, before }),
        async runExamples(pages) {
          const { checkExamples, collectExamples } = await import("./examples/checkExamples.ts");
          return (await checkExamples(collectExamples(pages))).flatMap((report) => report.problems);
        },
        checkSite(pages) {
          const coverage = countMentions(pages, loaded);
          const snippets = pages.flatMap((page) => page.snippets);
          const unchecked = snippets.filter(({ nocheck }) => nocheck !== undefined);
          return {
            problems: [
              ...(undescribed === null ? [] : checkCoverage(coverage, undescribed, list)),
              ...loaded.checkSite({ pages, folder, isComplete: undescribed !== null }),
            ],
            summary: `coverage: ${formatCoverage(coverage)}; ${unchecked.length} snippets unchecked`,
          };
        },
      };
    },
  };
}

/** Returns the check of a page against the catalogue; without a catalogue, only the syntax of snippets is checked. */
function createPageCheck(catalogue: Catalogue | null): (page: SitePage) => Finding[] {
  if (!catalogue) return ({ snippets }) => snippets.flatMap((snippet) => checkSnippet(snippet, null, syntax));
  return (page) => [
    ...page.snippets.flatMap((snippet) => checkSnippet(snippet, catalogue)),
    ...catalogue.checkInlineCodes(page.inlineCodes),
  ];
}

const syntax = { toml: (snippet: Snippet) => checkToml(snippet, null) };

/**
 * Labels an example with the place its settings belong in, the file or the database; defaults belong nowhere. Those of
 * the database are shown as commands and as a request as well, and expressions with a link to the playground. Commands
 * alone cannot replace a list, so there is only the request then.
 */
function describePlace(code: string, isDefaults: boolean): FencePlace | null {
  // The server's parser requires the final line break, which the code of a fence lacks.
  const text = `${code}\n`;
  const place = isDefaults ? "defaults" : fencePlace(text);
  if (place === "file") return { label: "config.toml" };
  if (place === null) return null;
  const settings = storedSettings(text);
  const values = settings.flatMap((setting) => setting.values.map(([, value]) => value));
  const link = values.some((value) => EXPRESSION.test(value))
    ? { link: { path: tryPath({ text }), text: "Try it" } }
    : {};
  if (place === "defaults") return { label: "Defaults", ...link };
  const requests = { label: "API", lang: "bash", code: toRequests(settings) };
  const ways = settings.some(({ isList }) => isList)
    ? [requests]
    : [{ label: "CLI", lang: "bash", code: toCommands(settings) }, requests];
  return { label: "How it is stored (database)", ways, ...link };
}

/** A call or a comparison. Constants are expressions too, but there is nothing to try. */
const EXPRESSION = /\b[a-z_]+\(.*\)|[=!<>]=|&&|\|\|/;
