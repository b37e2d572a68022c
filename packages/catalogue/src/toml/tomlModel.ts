import type { Finding } from "@docs/generator";
import { countCovered } from "../check/checkCoverage.ts";
import { checkEventLinks } from "../check/checkEventLinks.ts";
import { hasPlaceholder } from "../check/snippets/readArguments.ts";
import { type Catalogue, indexShared, type ProgramCall, type ServerModel } from "../data/catalogue.ts";
import { indexHistory } from "../data/historyIndex.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { checkInlineCode, collectNames } from "./checkInlineCode.ts";
import { checkMessages } from "./checkMessages.ts";
import { checkSetting, type SettingValue, unknownSetting } from "./checkSetting.ts";
import { checkToml } from "./checkToml.ts";
import { configFactsFile } from "./configFacts.ts";
import { settingEntry } from "./drawSettings.ts";
import { expressionSettings } from "./expressionSettings.ts";
import { findSetting } from "./findSetting.ts";
import { indexKeys, type KeyIndex } from "./keyIndex.ts";
import { openApiDocument } from "./openApiDocument.ts";
import { parseToml } from "./parseToml.ts";
import type { Setting } from "./settingSchema.ts";
import { tomlDirectives } from "./tomlDirectives.ts";
import { type TomlData, tomlFiles } from "./tomlSchemas.ts";
import { messageFacts, moveFile, upgradeFile } from "./toolFiles.ts";

export interface TomlCatalogue extends Catalogue, TomlLookups {}
type TomlLookups = Omit<TomlData, keyof Catalogue> & { settingByKey: KeyIndex<Setting> };

/** Releases that are configured by keys of TOML files, up to 0.15. */
export const tomlModel: ServerModel<typeof tomlFiles, TomlCatalogue> = {
  marker: "settings",
  files: tomlFiles,
  create: createTomlCatalogue,
};

export function createTomlCatalogue(files: TomlData): TomlCatalogue {
  const historyOf = indexHistory(files.history);
  const settingByKey = indexKeys(files.settings.entries);
  const catalogue: TomlCatalogue = {
    ...files,
    ...indexShared(files),
    settingByKey,
    entryKind: "settings",
    entries() {
      const keys = files["first-start"].entries.map(({ key }) => key.split("."));
      const atFirstStart = new Set(keys.map((parts) => findSetting(parts, catalogue)?.setting.key));
      return files.settings.entries.map((setting) => settingEntry(setting, atFirstStart.has(setting.key)));
    },
    historyOf,
    findCode: (text) => (text.includes(".") ? catalogue.findKey(text.split(".")) : null),
    findKey: (parts) => findSetting(parts, catalogue)?.setting.key ?? null,
    directives: tomlDirectives({ ...files, settingByKey, historyOf }),
    publish({ pages, index, baseUrl }) {
      const pageOf = ({ key }: { key: string }) => index.pageOf(referenceAnchor("settings", key))?.path;
      return {
        configuration: configFactsFile(files, pageOf),
        upgrades: upgradeFile(files, { pages, index, baseUrl }),
        moves: moveFile(files, baseUrl),
        message: messageFacts(files),
        replies: files.replies,
      };
    },
    downloads: { "openapi.json": `${JSON.stringify(openApiDocument(files.endpoints), null, 2)}\n` },
    expressionSettings: () => expressionSettings(files),
    fenceChecks: { toml: (snippet) => checkToml(snippet, catalogue) },
    checkCall: (call) => checkKeyCall(call, catalogue),
    checkInlineCodes: (codes) => codes.flatMap((code) => checkInlineCode(code, catalogue, names)),
    sieveExtensions: files.sieve.extensions.map(({ name }) => name),
    coverage({ codes, anchors, snippets }) {
      const keys = [...[...codes].map((code) => code.split(".")), ...snippets.flatMap(keysSet)];
      const mentioned = new Set(keys.map((key) => findSetting(key, catalogue)?.setting.key));
      const isNamed = (key: string) => mentioned.has(key) || anchors.has(referenceAnchor("settings", key));
      const settings = files.settings.entries.map(({ key }) => key);
      return countCovered("settings", settings, isNamed);
    },
    checkSite: ({ pages, folder, isComplete }) =>
      isComplete
        ? [
            ...checkEventLinks(catalogue, pages, `${folder}/event-links.json`),
            ...checkMessages(files, pages, `${folder}/message.json`),
          ]
        : [],
  };
  const names = collectNames(catalogue);
  return catalogue;
}

function keysSet({ lang, code }: { lang: string; code: string }): (readonly string[])[] {
  const statements = lang === "toml" ? parseToml(code).statements : [];
  return statements.flatMap(({ parts, entries }) => [parts, ...entries.map((entry) => entry.parts)]);
}

/** Checks the keys of the three commands that take one like those of a configuration file. */
function checkKeyCall({ command, operands }: ProgramCall, catalogue: TomlCatalogue): Finding[] {
  const [key = "", text = ""] = operands;
  if (key === "" || hasPlaceholder(key)) return [];
  const parts = key.split(".");
  if (command === "add-config") {
    const value: SettingValue = hasPlaceholder(text) ? { kind: "empty" } : { kind: "single", text };
    return checkSetting({ parts, value }, catalogue);
  }
  if (command !== "delete-config" && command !== "list-config") return [];
  const isPrefix = command === "list-config" && catalogue.settingByKey.hasBelow(parts);
  return isPrefix || findSetting(parts, catalogue) ? [] : [unknownSetting(parts, catalogue)];
}
