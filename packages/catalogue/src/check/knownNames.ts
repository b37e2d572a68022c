import type { Catalogue } from "../data/catalogue.ts";
import { isPlaceholder } from "../data/keyIndex.ts";

export type KnownNames = ReturnType<typeof knownNames>;

/** Names of the server in the shapes in which running text mentions them, collected once for all pages. */
export function knownNames({ settings, events, metrics, cli }: Catalogue) {
  const keys = settings.entries.map(({ key }) => key.split("."));
  const eventNames = [...events.entries, ...metrics.entries].map(({ name }) => name);
  const commands = cli.programs.flatMap((program) => [program, ...program.commands]);
  const subcommands = cli.programs.flatMap((program) =>
    program.commands.flatMap((command) => command.subcommands),
  );
  return {
    /** First parts of settings, `session`, and of events, `smtp`. */
    families: new Set([...keys, ...eventNames.map((name) => name.split("."))].map(([first = ""]) => first)),
    /** Ends of settings that pages use once the beginning is clear, `errors.wait`. */
    settingEnds: new Set(keys.flatMap(endsOf)),
    events: new Set(eventNames),
    /** Words that are no permissions: parts and values of settings, commands, parts of events. */
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
