import type { Block, Drawing, Mistake } from "@docs/generator";
import type { Directive } from "../data/catalogue.ts";
import { directive, drawChosen, inGroup, nameOf, unknown, unlisted } from "../draw/directive.ts";
import { drawIsland } from "../draw/drawTool.ts";
import type { ReferenceLinks } from "../reference/connectReference.ts";
import { drawSettings } from "./drawSettings.ts";
import { drawListeners, drawReleases, drawRfcs, drawSpamTags } from "./drawTables.ts";
import { prefixesOf } from "./keyIndex.ts";
import type { Setting } from "./settingSchema.ts";
import type { TomlCatalogue } from "./tomlModel.ts";
import type { Calculator } from "./tomlSchemas.ts";

/** The directives `::name{…}` about settings in TOML. */
export const tomlDirectives: Record<string, Directive<TomlCatalogue>> = {
  settings: directive(["keys", "prefix", "group"], (catalogue, { keys, prefix = "", group }) => {
    if (keys) return settingList(catalogue, keys.split(/[\s,]+/).filter(Boolean));
    const { settings, historyOf } = catalogue;
    const choice = group
      ? inGroup("setting", group)
      : {
          what: "setting",
          word: prefix,
          names: ({ key }: Setting) => prefixesOf(key),
          isMeant: ({ key }: Setting) => key === prefix || key.startsWith(`${prefix}.`),
        };
    return drawChosen(settings.entries, choice, (chosen) => drawSettings(chosen, historyOf));
  }),
  setting: directive(["key"], (catalogue, { key = "" }) => settingList(catalogue, [key])),
  "spam-tags": directive(["prefix"], ({ spam }, { prefix = "" }) =>
    drawChosen(
      spam.tags,
      {
        what: "spam tag",
        word: prefix,
        names: ({ tag }) => [tag],
        isMeant: ({ tag }) => tag.startsWith(prefix),
      },
      drawSpamTags,
    ),
  ),
  rfcs: directive(["group"], ({ rfcs }, { group }) =>
    drawChosen(rfcs.entries, inGroup("group of standards", group), drawRfcs),
  ),
  listeners: directive([], ({ listeners }) => drawListeners(listeners.entries)),
  releases: directive([], ({ releases }) => drawReleases(releases.entries)),
  calculator: directive(["name"], ({ calculators }, { name = "" }) => {
    const calculator = calculators.entries.find((one) => one.name === name);
    return calculator
      ? unlisted(() => drawCalculator(calculator))
      : unknown("calculator", name, calculators.entries.map(nameOf));
  }),
};

function settingList(
  { settings, settingByKey, historyOf }: TomlCatalogue,
  keys: string[],
): Drawing<ReferenceLinks> | Mistake {
  const missing = keys.find((key) => !settingByKey.find(key));
  const allKeys = settings.entries.map(({ key }) => key);
  if (missing !== undefined) return unknown("setting", missing, allKeys);
  const chosen = keys.flatMap((key) => settingByKey.find(key) ?? []);
  return drawSettings(chosen, historyOf);
}

/** Draws the element of a calculator in an article, with its data. */
function drawCalculator(calculator: Calculator): Block[] {
  const sentence = "The calculator for other numbers needs JavaScript.";
  // The page reserves the height of the open result.
  const room = (calculator.results[0]?.lines.length ?? 0) > 4 ? "tall-box" : "box";
  return drawIsland("calculator", { calculator: JSON.stringify(calculator), room }, sentence);
}
