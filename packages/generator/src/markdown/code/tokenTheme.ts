import type { ThemeRegistrationRaw } from "shiki/core";

/**
 * TextMate scopes by the class that colors them; of a token's scopes the most specific rule wins. Color is kept for
 * what carries meaning: operators, plain arguments and ordinary variables stay in the text's own color.
 */
const SCOPES_BY_CLASS: Record<string, string[]> = {
  "": [
    "keyword.operator",
    "meta.embedded",
    "meta.template.expression",
    "punctuation.section.embedded",
    "variable.other.constant",
    "variable.other.object",
    "variable.other.property",
    "variable.other.readwrite",
    "variable.other.rust",
    "variable.parameter",
    "source.go variable.other",
  ],
  "t-c": ["comment"],
  "t-s": ["string", "constant.character.escape", "markup.inline.raw", "markup.underline.link"],
  "t-n": ["constant", "support.constant", "keyword.other.unit"],
  "t-k": ["keyword", "storage", "variable.language", "keyword.operator.word", "keyword.operator.new"],
  "t-f": ["entity.name.function", "support.function", "entity.name.command", "meta.diff.range"],
  "t-v": [
    "variable",
    "constant.other.option",
    "entity.name.tag.yaml",
    "entity.other.attribute-name",
    "keyword.other.definition.ini",
    "meta.object-literal.key",
    "source.hcl variable.other.readwrite",
    "source.powershell variable.other.readwrite",
    "source.sql variable.parameter",
    "support.type.property-name",
    "support.variable",
  ],
  "t-t": [
    "entity.name.class",
    "entity.name.namespace",
    "entity.name.section",
    "entity.name.tag",
    "entity.name.type",
    "meta.group.toml",
    "storage.type.java",
    "support.class",
    "support.type",
  ],
  "t-i": ["markup.inserted"],
  "t-d": ["markup.deleted"],
  "t-h": ["markup.heading", "markup.heading entity.name.section", "markup.bold", "meta.diff.header"],
};

const PLAIN = "#000000";
const classes = Object.entries(SCOPES_BY_CLASS);

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
