/** Parses stored fields. An older build may have stored them, so unknown fields and other types are ignored. */
export function parseFields<Form extends Record<string, string>>(json: string, initial: Form): Form {
  const stored = Object.entries(JSON.parse(json));
  const known = stored.filter(([name, value]) => name in initial && typeof value === "string");
  return { ...initial, ...Object.fromEntries(known) };
}
