import type { Block } from "@docs/generator";
import type { Directive } from "../data/catalogue.ts";
import { directive, drawChosen, inGroup, nameOf, unknown, unlisted } from "../draw/directive.ts";
import { drawIsland } from "../draw/drawTool.ts";
import { drawSettings } from "./drawSettings.ts";
import { drawListeners, drawReleases, drawRfcs, drawSpamTags } from "./drawTables.ts";
import { prefixesOf } from "./keyIndex.ts";
import type { Setting } from "./settingSchema.ts";
import type { TomlCatalogue } from "./tomlModel.ts";
import type { Calculator, TomlData } from "./tomlSchemas.ts";

type Data = Pick<TomlData, "settings" | "spam" | "rfcs" | "listeners" | "releases" | "calculators"> &
  Pick<TomlCatalogue, "settingByKey" | "historyOf">;

/** Returns the directives `::name{…}` about settings in TOML. */
export function tomlDirectives(data: Data): Record<string, Directive> {
  const { settings, settingByKey, historyOf, spam, rfcs, listeners, releases, calculators } = data;
  return {
    settings: directive(["keys", "prefix", "group"], ({ keys, prefix = "", group }) => {
      if (keys) return settingList(keys.split(/[\s,]+/).filter(Boolean));
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
    setting: directive(["key"], ({ key = "" }) => settingList([key])),
    "spam-tags": directive(["prefix"], ({ prefix = "" }) =>
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
    rfcs: directive(["group"], ({ group }) =>
      drawChosen(rfcs.entries, inGroup("group of standards", group), drawRfcs),
    ),
    listeners: directive([], () => drawListeners(listeners.entries)),
    releases: directive([], () => drawReleases(releases.entries)),
    calculator: directive(["name"], ({ name = "" }) => {
      const calculator = calculators.entries.find((one) => one.name === name);
      return calculator
        ? unlisted(() => drawCalculator(calculator))
        : unknown("calculator", name, calculators.entries.map(nameOf));
    }),
  };

  function settingList(keys: string[]): ReturnType<Directive> {
    const missing = keys.find((key) => !settingByKey.find(key));
    const allKeys = settings.entries.map(({ key }) => key);
    if (missing !== undefined) return unknown("setting", missing, allKeys);
    const chosen = keys.flatMap((key) => settingByKey.find(key) ?? []);
    return drawSettings(chosen, historyOf);
  }
}

/** Draws the element of a calculator in an article, with its data. */
function drawCalculator(calculator: Calculator): Block[] {
  const sentence = "The calculator for other numbers needs JavaScript.";
  // The page reserves the height of the open result.
  const room = (calculator.results[0]?.lines.length ?? 0) > 4 ? "tall-box" : "box";
  return drawIsland("calculator", { calculator: JSON.stringify(calculator), room }, sentence);
}
