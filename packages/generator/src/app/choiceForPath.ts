/** The version or language a route belongs to: the one with the longest path that the route is below, else the first. */
export function choiceForPath<Choice extends { path: string }>(
  choices: Choice[],
  path: string,
): Choice | undefined {
  const around = choices.filter((choice) => isBelow(choice.path, path));
  return around.sort((a, b) => b.path.length - a.path.length)[0] ?? choices[0];
}

/** True when the route is the base itself or lies below it; `/docs` is not around `/docsets`. */
export function isBelow(base: string, path: string): boolean {
  const bare = base.replace(/\/$/, "");
  return path === bare || path.startsWith(`${bare}/`);
}
