/** The names of what Rust enums list: events, permissions and commands. */

/** Variants of an enum with what they hold in parentheses; null when the source has no such enum. */
function readVariants(source: string, name: string): { name: string; holds: string }[] | null {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");
  const start = code.search(new RegExp(`\\benum ${name}\\s*\\{`));
  if (start < 0) return null;
  const body = code.slice(code.indexOf("{", start) + 1);
  const variants: { name: string; holds: string }[] = [];
  let depth = 0;
  for (const [text, word, holds = ""] of body.matchAll(/#\[[^\]]*\]|([A-Z]\w*)(?:\((\w+)\))?|[{}]/g)) {
    if (text === "{") depth++;
    else if (text === "}") depth--;
    else if (depth === 0 && word) variants.push({ name: word, holds });
    if (depth < 0) break;
  }
  return variants;
}

/** `queue.queue-message`: every event family with its events. */
export function readEvents(source: string): string[] {
  const families = readVariants(source, "EventType") ?? [];
  return families.flatMap(({ holds }) =>
    (readVariants(source, holds) ?? []).map(
      (event) => `${toKebab(holds.replace(/Event$/, ""))}.${toKebab(event.name)}`,
    ),
  );
}

export function readPermissions(source: string): string[] {
  return (readVariants(source, "Permission") ?? []).map(({ name }) => toKebab(name));
}

/** `queue list`: every command with its subcommands. */
export function readCommands(source: string): string[] {
  const commands = readVariants(source, "Commands") ?? [];
  return commands.flatMap(({ name, holds }) =>
    (readVariants(source, holds) ?? []).map((sub) => `${toKebab(name)} ${toKebab(sub.name)}`),
  );
}

function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
}
