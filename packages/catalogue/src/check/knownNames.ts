import type { Catalogue } from "../data/catalogue.ts";
import { isPlaceholder } from "../data/keyIndex.ts";

/** Names of the server in the shapes in which running text mentions them. */
export interface KnownNames {
  /** First parts of settings, `session`, and of events, `smtp`. */
  families: ReadonlySet<string>;
  /** Ends of settings that pages use once the beginning is clear, `errors.wait`. */
  settingEnds: ReadonlySet<string>;
  /** Events and metrics. */
  events: ReadonlySet<string>;
  /** Words with hyphens that are no permissions: parts and values of settings, commands, parts of events. */
  hyphenated: ReadonlySet<string>;
}

/** Collects the names once, so that each piece of code is only looked up. */
export function knownNames({ settings, events, metrics, cli }: Catalogue): KnownNames {
  const keys = settings.entries.map(({ key }) => key.split("."));
  const eventNames = [...events.entries, ...metrics.entries].map(({ name }) => name);
  const commands = cli.programs.flatMap((program) => [program, ...program.commands]);
  const subcommands = cli.programs.flatMap((program) =>
    program.commands.flatMap((command) => command.subcommands),
  );
  return {
    families: new Set([...keys, ...eventNames.map((name) => name.split("."))].map(([first = ""]) => first)),
    settingEnds: new Set(keys.flatMap(endsOf)),
    events: new Set(eventNames),
    hyphenated: new Set([
      ...keys.flat(),
      ...settings.entries.flatMap(({ values = [], constants = [] }) => [...values, ...constants]),
      ...eventNames.flatMap((name) => name.split(".")),
      ...[...commands, ...subcommands].map(({ name }) => name),
    ]),
  };
}

/** `queue.route.<id>.auth.secret` is also spoken of as `auth.secret`. */
function endsOf(parts: string[]): string[] {
  const afterName = parts.findLastIndex(isPlaceholder) + 1;
  return parts.slice(0, -1).flatMap((_, at) => (at >= afterName ? [parts.slice(at).join(".")] : []));
}
