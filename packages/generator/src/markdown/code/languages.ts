import type { LanguageRegistration } from "shiki/core";
import { bundledLanguages } from "shiki/langs";
import json from "shiki/langs/json.mjs";
import bash from "./grammars/bash.tmLanguage.json";
import caddy from "./grammars/caddy.tmLanguage.json";
import console from "./grammars/console.tmLanguage.json";
import haproxy from "./grammars/haproxy.tmLanguage.json";
import html from "./grammars/html.tmLanguage.json";
import http from "./grammars/http.tmLanguage.json";
import nginx from "./grammars/nginx.tmLanguage.json";
import php from "./grammars/php.tmLanguage.json";
import powershell from "./grammars/powershell.tmLanguage.json";
import sieve from "./grammars/sieve.tmLanguage.json";
import sql from "./grammars/sql.tmLanguage.json";
import typescript from "./grammars/typescript.tmLanguage.json";
import table from "./languages.json";

interface Language {
  /** Labels by the names that fences may use. One grammar covers JavaScript, TypeScript and JSX. */
  names: Record<string, string>;
  /** Comment syntax; any common one by default. */
  comments?: string[];
}

const LANGUAGES = new Map<string, Language>(Object.entries(table));
const COMMON_COMMENTS = ["#", "//", "/* */", "<!-- -->"];
/** Grammars that Shiki does not have, or only much larger ones. Each is preceded by those it embeds. */
const OWN: Record<string, object[]> = {
  bash: [bash],
  caddy: [caddy],
  console: [bash, console],
  haproxy: [haproxy],
  html: [typescript, html],
  http: [...json, http],
  nginx: [nginx],
  php: [php],
  powershell: [powershell],
  sieve: [sieve],
  sql: [sql],
  typescript: [typescript],
};

const languageByName = new Map(
  [...LANGUAGES].flatMap(([language, { names }]) => Object.keys(names).map((name) => [name, language])),
);

/** All names that fences may use. */
export const languageNames = [...languageByName.keys()];

/** Returns the name of a language's grammar, such as `bash` for `sh`. */
export function canonicalLanguage(lang: string): string {
  return languageByName.get(lang) ?? lang;
}

/** Returns the name shown in the title bar of a code block. */
export function languageLabel(lang: string): string {
  return LANGUAGES.get(canonicalLanguage(lang))?.names[lang] ?? lang;
}

/** Returns the comment delimiters, an opening and a closing one separated by a space. */
export function commentMarks(lang: string): string[] {
  return LANGUAGES.get(canonicalLanguage(lang))?.comments ?? COMMON_COMMENTS;
}

/** Imports all grammars, by canonical name and preceded by those they embed. */
export async function importLanguages(): Promise<Map<string, LanguageRegistration[]>> {
  const grammars = new Map(Object.entries(OWN) as [string, LanguageRegistration[]][]);
  for (const [name, load] of Object.entries(bundledLanguages)) {
    if (LANGUAGES.has(name) && !grammars.has(name)) grammars.set(name, (await load()).default);
  }
  return grammars;
}
