/** The oldest browsers with CSS nesting, popover and light-dark, as [major, minor]. */
const BROWSERS = { chrome: [123, 0], edge: [123, 0], firefox: [121, 0], safari: [17, 5] } as const;

/** What scripts are written for. */
export const scriptTargets = Object.entries(BROWSERS).map(
  ([name, [major, minor]]) => `${name}${major}.${minor}`,
);

/** What styles are written for; a version has a byte for each of its parts. */
export const styleTargets = Object.fromEntries(
  Object.entries(BROWSERS).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
