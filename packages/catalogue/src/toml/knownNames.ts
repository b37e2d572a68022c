import { isPlaceholder } from "./keyIndex.ts";
import type { TomlCatalogue } from "./tomlModel.ts";

export type KnownNames = ReturnType<typeof knownNames>;

/** Collects the server's names in the forms in which prose mentions them, once for all pages. */
export function knownNames({ settings, events, metrics, cli }: TomlCatalogue) {
  const keys = settings.entries.map(({ key }) => key.split("."));
  const eventNames = [...events.entries, ...metrics.entries].map(({ name }) => name);
  const commands = cli.programs.flatMap((program) => [program, ...program.commands]);
  const subcommands = cli.programs.flatMap((program) =>
    program.commands.flatMap((command) => command.subcommands),
  );
  return {
    /** First parts of settings, `session`, and of events, `smtp`. */
    families: new Set([...keys, ...eventNames.map((name) => name.split("."))].map(([first = ""]) => first)),
    /** Ends of keys, `errors.wait`, which pages use where the beginning is clear from the context. */
    settingEnds: new Set(keys.flatMap(endsOf)),
    events: new Set(eventNames),
    /** Hyphenated words that are not permissions. */
    hyphenated: new Set([
      ...keys.flat(),
      ...settings.entries.flatMap(({ values = [], constants = [] }) => [...values, ...constants]),
      ...eventNames.flatMap((name) => name.split(".")),
      ...[...commands, ...subcommands].map(({ name }) => name),
    ]),
  };
}

/** `queue.route.<id>.auth.secret` is also mentioned as `auth.secret`. */
function endsOf(parts: string[]): string[] {
  const afterName = parts.findLastIndex(isPlaceholder) + 1;
  return parts.slice(0, -1).flatMap((_, at) => (at >= afterName ? [parts.slice(at).join(".")] : []));
}
