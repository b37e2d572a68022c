/** The messages of an error and of all that caused it, outermost first and each once. */
export function errorChain(error: Error): string[] {
  const chain = new Set<string>();
  const seen = new Set<unknown>();
  let current: unknown = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    chain.add(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return [...chain];
}
