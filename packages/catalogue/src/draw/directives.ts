import { type Drawing, didYouMean, type Mistake } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { prefixesOf } from "../data/keyIndex.ts";
import type { Setting } from "../data/schemas.ts";
import type { ReferenceLinks } from "../reference/connectReference.ts";
import { drawCommand, drawOptions } from "./drawCli.ts";
import { drawEvents, drawMetrics } from "./drawEvents.ts";
import {
  drawEndpoints,
  drawEnvironment,
  drawFunctions,
  drawListeners,
  drawPermissions,
  drawRfcs,
  drawSpamTags,
  drawVariables,
} from "./drawReference.ts";
import { drawSettings } from "./drawSettings.ts";
import { drawCalculator, drawMyValues, drawTool, toolNames } from "./drawTool.ts";

type Attributes = Record<string, string>;
type Drawn = Drawing<ReferenceLinks>;
type Directive = (catalogue: Catalogue, attributes: Attributes) => Drawn | Mistake;

/** The directives that writers can use as `::name{…}`. */
export const directives: Record<string, Directive> = {
  settings: (catalogue, { keys, prefix = "", group }) => {
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
  },
  setting: (catalogue, { key = "" }) => settingList(catalogue, [key]),
  events: (catalogue, { prefix = "", level }) =>
    drawChosen(
      catalogue.events.entries,
      {
        what: "event",
        word: prefix,
        names: ({ name }) => [name, name.split(".", 1)[0] ?? ""],
        isMeant: (event) => event.name.startsWith(prefix) && (level === undefined || event.level === level),
      },
      (chosen) => drawEvents(chosen, catalogue),
    ),
  permissions: ({ permissions, historyOf }, { group }) =>
    drawChosen(permissions.entries, inGroup("permission group", group), (chosen) =>
      drawPermissions(chosen, historyOf),
    ),
  cli: ({ cli, historyOf }, { command, program = "stalwart-cli" }) => {
    const found = cli.programs.find(({ name }) => name === program);
    if (!found) return unknown("program", program, cli.programs.map(nameOf));
    if (!command) return unlisted(() => drawOptions(found));
    const named = found.commands.find(({ name }) => name === command);
    if (!named) return unknown("command", command, found.commands.map(nameOf));
    return drawCommand(program, named, historyOf);
  },
  endpoints: ({ endpoints }, { group }) =>
    drawChosen(endpoints.entries, inGroup("endpoint group", group), drawEndpoints),
  functions: ({ functions }, { module }) =>
    drawChosen(
      functions.entries,
      { what: "module", word: module, names: (entry) => [entry.module] },
      drawFunctions,
    ),
  variables: ({ variables }, { set }) =>
    drawChosen(
      variables.entries,
      { what: "variable set", word: set, names: ({ sets }) => sets },
      drawVariables,
    ),
  "spam-tags": ({ spam }, { prefix = "" }) =>
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
  rfcs: ({ rfcs }, { group }) => drawChosen(rfcs.entries, inGroup("group of standards", group), drawRfcs),
  metrics: ({ metrics }) => drawMetrics(metrics.entries),
  listeners: ({ listeners }) => drawListeners(listeners.entries),
  environment: ({ environment }) => drawEnvironment(environment.entries),
  // Explorers link to pages, which are only known once the site is built.
  "settings-explorer": () => unlisted(({ explorer }) => explorer("settings")),
  "events-explorer": () => unlisted(({ explorer }) => explorer("events")),
  "permissions-explorer": () => unlisted(({ explorer }) => explorer("permissions")),
  calculator: ({ calculators }, { name = "" }) => {
    const calculator = calculators.entries.find((one) => one.name === name);
    return calculator
      ? unlisted(() => drawCalculator(calculator))
      : unknown("calculator", name, calculators.entries.map(nameOf));
  },
  "my-values": () => unlisted(drawMyValues),
  tool: (_, { name = "" }) =>
    toolNames.some((known) => known === name)
      ? unlisted(({ addresses }) => drawTool(name, addresses))
      : unknown("tool", name, toolNames),
};

/** A drawing without anchors and search entries. */
function unlisted(draw: Drawn["draw"]): Drawn {
  return { anchors: [], entries: [], draw };
}

function settingList({ settings, settingByKey, historyOf }: Catalogue, keys: string[]): Drawn | Mistake {
  const missing = keys.find((key) => !settingByKey.find(key));
  const known = settings.entries.map(({ key }) => key);
  if (missing !== undefined) return unknown("setting", missing, known);
  const chosen = keys.flatMap((key) => settingByKey.find(key) ?? []);
  return drawSettings(chosen, historyOf);
}

interface Choice<Item> {
  /** What messages call the word. */
  what: string;
  /** Without a word, all entries are chosen. */
  word: string | undefined;
  /** The words that choose an entry. */
  names(item: Item): string[];
  /** Replaces the comparison of `word` with `names`. */
  isMeant?(item: Item): boolean;
}

function inGroup(what: string, group: string | undefined): Choice<{ group: string }> {
  return { what, word: group, names: (item) => [item.group] };
}

/** Draws the chosen entries; choosing none is a mistake of the writer. */
function drawChosen<Item>(
  items: Item[],
  { what, word, names, isMeant }: Choice<NoInfer<Item>>,
  draw: (chosen: Item[]) => Drawn,
): Drawn | Mistake {
  const isNamed = (item: Item) => word === undefined || names(item).includes(word);
  const chosen = items.filter(isMeant ?? isNamed);
  return chosen.length > 0 ? draw(chosen) : unknown(what, word ?? "", items.flatMap(names));
}

function unknown(what: string, word: string, known: readonly string[]): Mistake {
  return { message: `Unknown ${what} "${word}".`, hint: didYouMean(word, new Set(known)) };
}

function nameOf({ name }: { name: string }): string {
  return name;
}
