import { type Catalogue, type Directive, kindsOf } from "../data/catalogue.ts";
import { bindDirectives, directive, drawChosen, inGroup, nameOf, unknown, unlisted } from "./directive.ts";
import { drawCommand, drawOptions } from "./drawCli.ts";
import { drawEndpoints } from "./drawEndpoints.ts";
import { drawEvents, drawMetrics } from "./drawEvents.ts";
import { drawEnvironment, drawFunctions, drawPermissions, drawVariables } from "./drawReference.ts";
import { drawMyValues, drawTool, toolNames } from "./drawTool.ts";

/** The directives `::name{…}` that every model has. */
const sharedDirectives: Record<string, Directive> = {
  events: directive(["prefix", "level"], (catalogue, { prefix = "", level }) =>
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
  ),
  permissions: directive(["group"], ({ permissions, historyOf }, { group }) =>
    drawChosen(permissions.entries, inGroup("permission group", group), (chosen) =>
      drawPermissions(chosen, historyOf),
    ),
  ),
  cli: directive(["command", "program"], ({ cli, historyOf }, { command, program = "stalwart-cli" }) => {
    const called = cli.programs.find(({ name }) => name === program);
    if (!called) return unknown("program", program, cli.programs.map(nameOf));
    if (!command) return unlisted(() => drawOptions(called));
    const named = called.commands.find(({ name }) => name === command);
    if (!named) return unknown("command", command, called.commands.map(nameOf));
    return drawCommand(program, named, historyOf);
  }),
  endpoints: directive(["group"], ({ endpoints }, { group }) =>
    drawChosen(endpoints.entries, inGroup("endpoint group", group), drawEndpoints),
  ),
  functions: directive(["module"], ({ functions }, { module }) =>
    drawChosen(
      functions.entries,
      { what: "module", word: module, names: (entry) => [entry.module] },
      (chosen) => drawFunctions(chosen, functions.version),
    ),
  ),
  variables: directive(["set"], ({ variables }, { set }) =>
    drawChosen(
      variables.entries,
      { what: "variable set", word: set, names: ({ sets }) => sets },
      drawVariables,
    ),
  ),
  metrics: directive([], ({ metrics }) => drawMetrics(metrics.entries)),
  environment: directive([], ({ environment }) => drawEnvironment(environment.entries)),
  "my-values": directive([], () => unlisted(drawMyValues)),
  tool: directive(["name"], (_, { name = "" }) =>
    toolNames.some((toolName) => toolName === name)
      ? unlisted((links) => drawTool(name, links))
      : unknown("tool", name, toolNames),
  ),
};

/** Returns all directives that pages of the catalogue's version can use, by name. */
export function catalogueDirectives(catalogue: Catalogue): Catalogue["directives"] {
  // Explorers link to pages, which are only known once the site is built.
  const explorers = kindsOf(catalogue).map((kind): [string, Directive] => [
    `${kind}-explorer`,
    directive([], () => unlisted(({ explorer }) => explorer(kind))),
  ]);
  const directives = { ...sharedDirectives, ...Object.fromEntries(explorers) };
  return { ...bindDirectives(directives, () => catalogue), ...catalogue.directives };
}
