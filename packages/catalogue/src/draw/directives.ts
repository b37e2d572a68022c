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
import { drawMyValues, drawTool, drawWish, toolNames } from "./drawTool.ts";

type Attributes = Record<string, string>;
type Drawn = Drawing<ReferenceLinks>;
type Directive = (catalogue: Catalogue, attributes: Attributes) => Drawn | Mistake;

/** What a writer can put into a page as `::name{…}`, and how it is drawn from the data. */
export const directives: Record<string, Directive> = {
  settings: (catalogue, { keys, prefix = "", group }) => {
    if (keys) return settingList(catalogue, keys.split(/[\s,]+/).filter(Boolean));
    const { settings, historyOf } = catalogue;
    const choice = group
      ? { what: "setting", word: group, names: (setting: Setting) => [setting.group] }
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
    drawChosen(
      permissions.entries,
      { what: "permission group", word: group, names: (permission) => [permission.group] },
      (chosen) => drawPermissions(chosen, historyOf),
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
    drawChosen(
      endpoints.entries,
      { what: "endpoint group", word: group, names: (endpoint) => [endpoint.group] },
      drawEndpoints,
    ),
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
  rfcs: ({ rfcs }, { group }) =>
    drawChosen(
      rfcs.entries,
      { what: "group of standards", word: group, names: (rfc) => [rfc.group] },
      drawRfcs,
    ),
  metrics: ({ metrics }) => drawMetrics(metrics.entries),
  listeners: ({ listeners }) => drawListeners(listeners.entries),
  environment: ({ environment }) => drawEnvironment(environment.entries),
  // Lists of everything lead to the pages, which only the site knows.
  "settings-explorer": () => unlisted(({ explorer }) => explorer("settings")),
  "events-explorer": () => unlisted(({ explorer }) => explorer("events")),
  wish: ({ wishes }, { name = "" }) => {
    const wish = wishes.entries.find((one) => one.name === name);
    return wish ? unlisted(() => drawWish(wish)) : unknown("wish", name, wishes.entries.map(nameOf));
  },
  "my-values": () => unlisted(drawMyValues),
  tool: (_, { name = "" }) =>
    toolNames.some((known) => known === name)
      ? unlisted(({ addresses }) => drawTool(name, addresses))
      : unknown("tool", name, toolNames),
};

/** Something that neither links nor search lead to. */
function unlisted(draw: Drawn["draw"]): Drawn {
  return { anchors: [], entries: [], draw };
}

function settingList({ settings, settingByKey, historyOf }: Catalogue, keys: string[]): Drawn | Mistake {
  const missing = keys.find((key) => !settingByKey.find(key));
  if (missing !== undefined) {
    return unknown(
      "setting",
      missing,
      settings.entries.map(({ key }) => key),
    );
  }
  return drawSettings(
    keys.flatMap((key) => settingByKey.find(key) ?? []),
    historyOf,
  );
}

interface Choice<Item> {
  /** What the word stands for. */
  what: string;
  /** Without one, all entries are meant. */
  word: string | undefined;
  /** What the word of an entry can be. */
  names(item: Item): string[];
  /** Where an entry need not have exactly this word. */
  isMeant?(item: Item): boolean;
}

/** An empty table is a mistake of the writer, not a table. */
function drawChosen<Item>(
  items: Item[],
  { what, word, names, isMeant }: Choice<Item>,
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
