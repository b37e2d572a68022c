import { type Drawing, didYouMean, type Mistake, paragraph } from "@docs/generator";
import {
  cliAnchor,
  endpointAnchor,
  eventAnchor,
  functionAnchor,
  listenerAnchor,
  metricAnchor,
  permissionAnchor,
  settingAnchor,
  spamTagAnchor,
  standardAnchor,
} from "../data/anchors.ts";
import type { Catalogue } from "../data/catalogue.ts";
import type { Setting } from "../data/schemas.ts";
import type { ReferenceLinks } from "../reference/connectReference.ts";
import {
  commandText,
  endpointText,
  eventText,
  functionText,
  listenerText,
  metricText,
  permissionText,
  rfcText,
  settingText,
  spamTagText,
  variableText,
} from "./describeEntries.ts";
import { drawCli } from "./drawCli.ts";
import { drawEvents, drawMetrics } from "./drawEvents.ts";
import {
  drawEndpoints,
  drawFunctions,
  drawListeners,
  drawPermissions,
  drawRfcs,
  drawSpamTags,
  drawVariables,
} from "./drawReference.ts";
import { drawSettings } from "./drawSettings.ts";
import { drawTool, drawWish, toolNames } from "./drawTool.ts";

type Attributes = Record<string, string>;
type Drawn = Drawing<ReferenceLinks>;
type Directive = (catalogue: Catalogue, attributes: Attributes) => Drawn | Mistake;

/** What a writer can put into a page as `::name{…}`, and how it is drawn from the data. */
export const directives: Record<string, Directive> = {
  settings: (catalogue, attributes) => {
    const entries = catalogue.settings.entries;
    const { keys, prefix, group } = attributes;
    if (keys) return settingList(catalogue, keys.split(/[\s,]+/).filter(Boolean));
    const chosen = entries.filter(({ key, group: own }) =>
      group ? own === group : key === prefix || key.startsWith(`${prefix}.`),
    );
    const known = () =>
      group ? entries.map((entry) => entry.group) : entries.flatMap(({ key }) => prefixesOf(key));
    return fromChosen(chosen, { what: "setting", word: group ?? prefix, known }, (found) =>
      drawAndAnchorSettings(catalogue, found),
    );
  },
  setting: (catalogue, attributes) => settingList(catalogue, [attributes["key"] ?? ""]),
  events: (catalogue, { prefix = "", level }) => {
    const { events } = catalogue;
    const chosen = events.entries.filter(
      (event) => event.name.startsWith(prefix) && (level === undefined || event.level === level),
    );
    const known = () => events.entries.flatMap(({ name }) => [name, name.split(".", 1)[0] ?? ""]);
    return fromChosen(chosen, { what: "event", word: prefix, known }, (found) => ({
      draw: ({ findDoc }) => drawEvents(found, { catalogue, findDoc }),
      anchors: found.map(({ name }) => eventAnchor(name)),
      entries: found.map(eventText),
    }));
  },
  permissions: ({ permissions, historyOf }, { group }) => {
    const chosen = permissions.entries.filter(
      (permission) => group === undefined || permission.group === group,
    );
    const known = () => permissions.entries.map((permission) => permission.group);
    return fromChosen(chosen, { what: "permission group", word: group, known }, (found) => ({
      draw: () => drawPermissions(found, historyOf),
      anchors: found.map(({ name }) => permissionAnchor(name)),
      entries: found.map(permissionText),
    }));
  },
  cli: ({ cli, historyOf }, { command, program = "stalwart-cli" }) => {
    const found = cli.programs.find(({ name }) => name === program);
    const commands = found?.commands.map(({ name }) => name) ?? [];
    if (!found)
      return unknown(
        "program",
        program,
        cli.programs.map(({ name }) => name),
      );
    if (command && !commands.includes(command)) return unknown("command", command, commands);
    const subcommands = found.commands
      .filter(({ name }) => name === command)
      .flatMap((one) => one.subcommands);
    const anchors = subcommands.map(({ name }) => cliAnchor(command ?? "", name));
    const entries = subcommands.map(({ name, summary }) =>
      commandText(`${program} ${command} ${name}`, cliAnchor(command ?? "", name), summary),
    );
    return { draw: () => drawCli(found, command, historyOf), anchors, entries };
  },
  endpoints: ({ endpoints }, { group }) => {
    const chosen = endpoints.entries.filter((endpoint) => group === undefined || endpoint.group === group);
    const known = () => endpoints.entries.map((endpoint) => endpoint.group);
    return fromChosen(chosen, { what: "endpoint group", word: group, known }, (found) => ({
      draw: () => drawEndpoints(found),
      anchors: found.map(endpointAnchor),
      entries: found.map(endpointText),
    }));
  },
  functions: ({ functions }, { module }) =>
    fromChosen(
      functions.entries.filter((entry) => module === undefined || entry.module === module),
      { what: "module", word: module, known: () => functions.entries.map((entry) => entry.module) },
      (found) => ({
        draw: () => drawFunctions(found),
        anchors: found.map(({ name }) => functionAnchor(name)),
        entries: found.map(functionText),
      }),
    ),
  variables: ({ variables }, { set }) =>
    fromChosen(
      variables.entries.filter(({ sets }) => set === undefined || sets.includes(set)),
      { what: "variable set", word: set, known: () => variables.entries.flatMap(({ sets }) => sets) },
      (found) => ({
        draw: () => drawVariables(found),
        anchors: [],
        entries: found.map(variableText),
      }),
    ),
  "spam-tags": ({ spam }, { prefix = "" }) =>
    fromChosen(
      spam.tags.filter(({ tag }) => tag.startsWith(prefix)),
      { what: "spam tag", word: prefix, known: () => spam.tags.map(({ tag }) => tag) },
      (found) => ({
        draw: () => drawSpamTags(found),
        anchors: found.map(({ tag }) => spamTagAnchor(tag)),
        entries: found.map(spamTagText),
      }),
    ),
  rfcs: ({ rfcs }, { group }) =>
    fromChosen(
      rfcs.entries.filter((rfc) => group === undefined || rfc.group === group),
      { what: "group of standards", word: group, known: () => rfcs.entries.map((rfc) => rfc.group) },
      (found) => ({
        draw: () => drawRfcs(found),
        anchors: found.map(({ id }) => standardAnchor(id)),
        entries: found.map(rfcText),
      }),
    ),
  // Lists of everything lead to the pages, which only the site knows.
  "settings-explorer": () => explorer("settings"),
  "events-explorer": () => explorer("events"),
  wish: ({ wishes }, { name = "" }) => {
    const wish = wishes.entries.find((one) => one.name === name);
    if (!wish)
      return unknown(
        "wish",
        name,
        wishes.entries.map((one) => one.name),
      );
    return { anchors: [], entries: [], draw: () => drawWish(wish) };
  },
  "my-values": () => ({
    anchors: [],
    entries: [],
    draw: () => [
      {
        type: "island",
        name: "my-values",
        data: { form: "" },
        children: [paragraph("Your own values need JavaScript, which is off.")],
        markdown: [],
      },
    ],
  }),
  tool: (_, { name = "" }) => {
    if (!toolNames.some((known) => known === name)) return unknown("tool", name, [...toolNames]);
    return { anchors: [], entries: [], draw: ({ addresses }) => drawTool(name, addresses) };
  },
  metrics: ({ metrics }) => ({
    draw: () => drawMetrics(metrics.entries),
    anchors: metrics.entries.map(({ name }) => metricAnchor(name)),
    entries: metrics.entries.map(metricText),
  }),
  listeners: ({ listeners }) => ({
    draw: () => drawListeners(listeners.entries),
    anchors: listeners.entries.map(({ id }) => listenerAnchor(id)),
    entries: listeners.entries.map(listenerText),
  }),
};

function explorer(kind: "settings" | "events"): Drawn {
  return { anchors: [], entries: [], draw: (links) => links.explorer(kind) };
}

function settingList(catalogue: Catalogue, keys: string[]): Drawn | Mistake {
  const settings = keys.map((key) => catalogue.settingByKey.find(key));
  const missing = keys.find((_, at) => settings[at] === undefined);
  if (missing !== undefined)
    return unknown(
      "setting",
      missing,
      catalogue.settings.entries.map(({ key }) => key),
    );
  return drawAndAnchorSettings(
    catalogue,
    settings.flatMap((setting) => setting ?? []),
  );
}

function drawAndAnchorSettings({ historyOf }: Catalogue, settings: Setting[]): Drawn {
  return {
    draw: () => drawSettings(settings, historyOf),
    anchors: settings.map(({ key }) => settingAnchor(key)),
    entries: settings.map((setting) => settingText(setting, historyOf("setting", setting.key))),
  };
}

interface Choice {
  what: string;
  word: string | undefined;
  /** What it could have been; listed only for a mistake. */
  known(): string[];
}

/** An empty table is a mistake of the writer, not a table. */
function fromChosen<Item>(
  chosen: Item[],
  { what, word, known }: Choice,
  describe: (chosen: Item[]) => Drawn,
): Drawn | Mistake {
  return chosen.length > 0 ? { ...describe(chosen) } : unknown(what, word ?? "", known());
}

function unknown(what: string, word: string, known: string[]): Drawn | Mistake {
  return { message: `Unknown ${what} "${word}".`, hint: didYouMean(word, new Set(known)) };
}

/** `a.b.c` lies below `a` and `a.b`. */
function prefixesOf(key: string): string[] {
  const parts = key.split(".");
  return parts.map((_, at) => parts.slice(0, at + 1).join("."));
}
