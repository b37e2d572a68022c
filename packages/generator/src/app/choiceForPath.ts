/** Returns the version that a route belongs to: the one with the longest matching path, else the first. */
export function choiceForPath<Choice extends { path: string }>(
  choices: Choice[],
  path: string,
): Choice | undefined {
  const matching = choices.filter((choice) => isBelow(choice.path, path));
  return matching.sort((a, b) => b.path.length - a.path.length)[0] ?? choices[0];
}

/** Returns whether the route is the base or below it; `/docsets` is not below `/docs`. */
export function isBelow(base: string, path: string): boolean {
  const bare = base.replace(/\/$/, "");
  return path === bare || path.startsWith(`${bare}/`);
}
