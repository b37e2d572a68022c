import type { ThemeRegistrationRaw } from "shiki/core";
import tokenScopes from "./tokenScopes.json";

/**
 * TextMate scopes by the class that colors them; of a token's scopes the most specific rule wins. Color is kept for
 * what carries meaning: operators, plain arguments and ordinary variables stay in the text's own color.
 */
const classes = Object.entries(tokenScopes);
const PLAIN = "#000000";

/** A theme whose colors are no colors: each stands for a class, so that the page's CSS decides. */
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

/** The class a token's color stands for; null for plain text. */
export function colorToClass(color: string | undefined): string | null {
  return (color && classBySentinel.get(color.toUpperCase())) || null;
}

function sentinel(at: number): string {
  return `#${(at + 1).toString(16).padStart(6, "0").toUpperCase()}`;
}
