import type { ThemeRegistrationRaw } from "shiki/core";
import tokenScopes from "./tokenScopes.json";

/**
 * TextMate scopes by CSS class; the most specific scope of a token wins. Operators, plain arguments and ordinary variables
 * are not colored.
 */
const classes = Object.entries(tokenScopes);
const PLAIN = "#000000";

/** A theme whose colors are sentinels for CSS classes, so that the site's CSS decides the colors. */
export const tokenTheme: ThemeRegistrationRaw = {
  name: "token-classes",
  type: "light",
  fg: PLAIN,
  bg: PLAIN,
  settings: [
    { settings: { foreground: PLAIN } },
    ...classes.map(([, scope], at) => ({ scope, settings: { foreground: sentinel(at) } })),
  ],
};

const classBySentinel = new Map(classes.map(([name], at) => [sentinel(at), name]));

/** Returns the class of a sentinel color; null for plain text. */
export function colorToClass(color: string | undefined): string | null {
  return (color && classBySentinel.get(color.toUpperCase())) || null;
}

function sentinel(at: number): string {
  return `#${(at + 1).toString(16).padStart(6, "0").toUpperCase()}`;
}
