import { type Catalogue, type Directive, kindsOf } from "../data/catalogue.ts";
import { directive, drawChosen, inGroup, nameOf, unknown, unlisted } from "./directive.ts";
import { drawCommand, drawOptions } from "./drawCli.ts";
import { drawEndpoints } from "./drawEndpoints.ts";
import { drawEvents, drawMetrics } from "./drawEvents.ts";
import { drawEnvironment, drawFunctions, drawPermissions, drawVariables } from "./drawReference.ts";
import { drawMyValues, drawTool, toolNames } from "./drawTool.ts";

/** Returns all directives `::name{…}` that pages of the catalogue's version can use: those of all models, and its own. */
export function catalogueDirectives(catalogue: Catalogue): Catalogue["directives"] {
  const { events, permissions, cli, endpoints, functions, variables, metrics, environment } = catalogue;
  const { historyOf } = catalogue;
  // Explorers link to pages, which are only known once the site is built.
  const explorers = kindsOf(catalogue).map((kind): [string, Directive] => [
    `${kind}-explorer`,
    directive([], () => unlisted(({ explorer }) => explorer(kind))),
  ]);
  return {
    events: directive(["prefix", "level"], ({ prefix = "", level }) =>
      drawChosen(
        events.entries,
        {
          what: "event",
          word: prefix,
          names: ({ name }) => [name, name.split(".", 1)[0] ?? ""],
          isMeant: (event) => event.name.startsWith(prefix) && (level === undefined || event.level === level),
        },
        (chosen) => drawEvents(chosen, catalogue),
      ),
    ),
    permissions: directive(["group"], ({ group }) =>
      drawChosen(permissions.entries, inGroup("permission group", group), (chosen) =>
        drawPermissions(chosen, historyOf),
      ),
    ),
    cli: directive(["command", "program"], ({ command, program = "stalwart-cli" }) => {
      const called = cli.programs.find(({ name }) => name === program);
      if (!called) return unknown("program", program, cli.programs.map(nameOf));
      if (!command) return unlisted(() => drawOptions(called));
      const named = called.commands.find(({ name }) => name === command);
      if (!named) return unknown("command", command, called.commands.map(nameOf));
      return drawCommand(program, named, historyOf);
    }),
    endpoints: directive(["group"], ({ group }) =>
      drawChosen(endpoints.entries, inGroup("endpoint group", group), drawEndpoints),
    ),
    functions: directive(["module"], ({ module }) =>
      drawChosen(
        functions.entries,
        { what: "module", word: module, names: (entry) => [entry.module] },
        (chosen) => drawFunctions(chosen, functions.version),
      ),
    ),
    variables: directive(["set"], ({ set }) =>
      drawChosen(
        variables.entries,
        { what: "variable set", word: set, names: ({ sets }) => sets },
        drawVariables,
      ),
    ),
    metrics: directive([], () => drawMetrics(metrics.entries)),
    environment: directive([], () => drawEnvironment(environment.entries)),
    "my-values": directive([], () => unlisted(drawMyValues)),
    tool: directive(["name"], ({ name = "" }) =>
      toolNames.some((toolName) => toolName === name)
        ? unlisted((links) => drawTool(name, links))
        : unknown("tool", name, toolNames),
    ),
    ...Object.fromEntries(explorers),
    ...catalogue.directives,
  };
}
