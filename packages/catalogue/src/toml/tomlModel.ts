import { countCovered } from "../check/checkCoverage.ts";
import { checkEventLinks } from "../check/checkEventLinks.ts";
import { type Catalogue, indexEventLinks, type ServerModel } from "../data/catalogue.ts";
import { indexHistory } from "../data/historyIndex.ts";
import { expressionFacts } from "../expression/expressionFacts.ts";
import { openApiDocument } from "../reference/openApiDocument.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { checkDefaults } from "./checkDefaults.ts";
import { checkInlineCode } from "./checkInlineCode.ts";
import { checkKeyCall } from "./checkKeyCall.ts";
import { checkMoves } from "./checkMoves.ts";
import { checkToml } from "./checkToml.ts";
import { configFactsFile } from "./configFacts.ts";
import { expressionSource } from "./expressionSource.ts";
import { findSetting } from "./findSetting.ts";
import { indexKeys } from "./keyIndex.ts";
import { knownNames } from "./knownNames.ts";
import { moveFile } from "./moveFile.ts";
import { parseToml } from "./parseToml.ts";
import { settingEntry } from "./settingEntries.ts";
import { tomlDirectives } from "./tomlDirectives.ts";
import { type TomlData, tomlFiles } from "./tomlSchemas.ts";
import { upgradeFile } from "./upgradeFile.ts";

export interface TomlCatalogue extends Catalogue, TomlLookups {}
type TomlLookups = Omit<TomlData, keyof Catalogue> & { settingByKey: ReturnType<typeof indexSettings> };

/** Releases that are configured by keys of TOML files, up to 0.15. */
export const tomlModel: ServerModel<typeof tomlFiles, TomlCatalogue> = {
  marker: "settings",
  files: tomlFiles,
  create: createTomlCatalogue,
};

export function createTomlCatalogue(files: TomlData): TomlCatalogue {
  const catalogue: TomlCatalogue = {
    ...files,
    settingByKey: indexSettings(files),
    kinds: ["settings", "events", "permissions"],
    entriesOf() {
      const keys = files["first-start"].entries.map(({ key }) => key.split("."));
      const atFirstStart = new Set(keys.map((parts) => findSetting(parts, catalogue)?.setting.key));
      return files.settings.entries.map((setting) => settingEntry(setting, atFirstStart.has(setting.key)));
    },
    historyOf: indexHistory(files.history),
    linksOfEvent: indexEventLinks(files["event-links"]),
    eventByName: new Map(files.events.entries.map((event) => [event.name, event])),
    permissionByName: new Map(files.permissions.entries.map((permission) => [permission.name, permission])),
    findCode: (text) => (text.includes(".") ? catalogue.findKey(text.split(".")) : null),
    findKey(parts) {
      const match = findSetting(parts, catalogue);
      return match ? { kind: "settings", name: match.setting.key } : null;
    },
    directives: Object.fromEntries(
      Object.entries(tomlDirectives).map(([name, draw]) => [
        name,
        (attributes) => draw(catalogue, attributes),
      ]),
    ),
    publish({ pages, index, baseUrl }) {
      const pageOf = ({ key }: { key: string }) => index.pageOf(referenceAnchor("settings", key))?.path;
      return {
        tools: {
          configuration: configFactsFile(files, pageOf),
          upgrades: upgradeFile(files, { pages, index, baseUrl }),
          moves: moveFile(files),
          replies: { format: 1, ...files.replies },
        },
        files: { "openapi.json": `${JSON.stringify(openApiDocument(files.endpoints), null, 2)}\n` },
      };
    },
    expressions: () =>
      expressionFacts({
        release: "0.15",
        settings: expressionSource(files),
        variables: files.variables.entries,
        functions: files.functions.entries,
      }),
    fenceChecks: { toml: (snippet) => checkToml(snippet, catalogue) },
    checkCall: (call) => checkKeyCall(call, catalogue),
    checkText: (page) => [
      ...page.inlineCodes.flatMap((code) => checkInlineCode(code, catalogue, names)),
      ...checkDefaults(page, catalogue),
    ],
    sieveExtensions: files.sieve.extensions.map(({ name }) => name),
    coverage({ codes, anchors, snippets }) {
      const keys = [...[...codes].map((code) => code.split(".")), ...snippets.flatMap(keysSet)];
      const mentioned = new Set(keys.map((key) => findSetting(key, catalogue)?.setting.key));
      const settings = files.settings.entries.map(({ key }) => key);
      return [
        countCovered(
          "settings",
          settings,
          (key) => mentioned.has(key) || anchors.has(referenceAnchor("settings", key)),
        ),
      ];
    },
    checkSite: ({ pages, folder, isComplete }) =>
      isComplete
        ? [
            ...checkEventLinks(catalogue, pages, `${folder}/event-links.json`),
            ...checkMoves(files, `${folder}/moves.json`),
          ]
        : [],
  };
  const names = knownNames(catalogue);
  return catalogue;
}

function indexSettings({ settings }: Pick<TomlData, "settings">) {
  return indexKeys(settings.entries);
}

function keysSet({ lang, code }: { lang: string; code: string }): (readonly string[])[] {
  const statements = lang === "toml" ? parseToml(code).statements : [];
  return statements.flatMap(({ parts, entries }) => [parts, ...entries.map((entry) => entry.parts)]);
}
