/** Returns the variants of a Rust enum with the type they hold; empty if the enum does not exist. */
function readVariants(source: string, name: string): { name: string; holds: string }[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");
  const start = code.search(new RegExp(`\\benum ${name}\\s*\\{`));
  if (start < 0) return [];
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

/** Returns all events, such as `queue.queue-message`. */
export function readEvents(source: string): string[] {
  return readVariants(source, "EventType").flatMap(({ holds }) =>
    readVariants(source, holds).map(
      (event) => `${toKebab(holds.replace(/Event$/, ""))}.${toKebab(event.name)}`,
    ),
  );
}

export function readPermissions(source: string): string[] {
  return readVariants(source, "Permission").map(({ name }) => toKebab(name));
}

/** Returns all commands with their subcommand, such as `queue list`. */
export function readCommands(source: string): string[] {
  return readVariants(source, "Commands").flatMap(({ name, holds }) =>
    readVariants(source, holds).map((sub) => `${toKebab(name)} ${toKebab(sub.name)}`),
  );
}

function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
}
