import type { LanguageRegistration } from "shiki/core";
import { bash } from "./grammars/bash.ts";
import { caddy } from "./grammars/caddy.ts";
import { console } from "./grammars/console.ts";
import { haproxy } from "./grammars/haproxy.ts";
import { html } from "./grammars/html.ts";
import { http } from "./grammars/http.ts";
import { nginx } from "./grammars/nginx.ts";
import { powershell } from "./grammars/powershell.ts";
import { sieve } from "./grammars/sieve.ts";
import { sql } from "./grammars/sql.ts";
import { typescript } from "./grammars/typescript.ts";

/** A grammar, preceded by the ones it embeds. */
type Language = LanguageRegistration[];

const SHIPPED: Record<string, () => Promise<{ default: Language }>> = {
  css: () => import("shiki/langs/css.mjs"),
  diff: () => import("shiki/langs/diff.mjs"),
  dockerfile: () => import("shiki/langs/dockerfile.mjs"),
  go: () => import("shiki/langs/go.mjs"),
  hcl: () => import("shiki/langs/hcl.mjs"),
  ini: () => import("shiki/langs/ini.mjs"),
  java: () => import("shiki/langs/java.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  jsonc: () => import("shiki/langs/jsonc.mjs"),
  lua: () => import("shiki/langs/lua.mjs"),
  markdown: () => import("shiki/langs/markdown.mjs"),
  php: () => import("shiki/langs/php.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  rust: () => import("shiki/langs/rust.mjs"),
  toml: () => import("shiki/langs/toml.mjs"),
  xml: () => import("shiki/langs/xml.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
};

const OWN: LanguageRegistration[] = [bash, caddy, haproxy, nginx, powershell, sieve, sql, typescript];

/** Other names a fence may use. One grammar covers JavaScript, TypeScript and JSX. */
const ALIASES: Record<string, string> = {
  caddyfile: "caddy",
  conf: "ini",
  docker: "dockerfile",
  env: "bash",
  golang: "go",
  javascript: "typescript",
  js: "typescript",
  json5: "jsonc",
  jsx: "typescript",
  md: "markdown",
  mjs: "typescript",
  patch: "diff",
  properties: "ini",
  ps1: "powershell",
  pwsh: "powershell",
  py: "python",
  rs: "rust",
  sh: "bash",
  shell: "bash",
  svg: "xml",
  systemd: "ini",
  terraform: "hcl",
  ts: "typescript",
  tsx: "typescript",
  yml: "yaml",
  zsh: "bash",
};

export const languageAliases = Object.keys(ALIASES);

/** The name under which a fence's language has its grammar, such as `bash` for `sh`. */
export function canonicalLanguage(lang: string): string {
  const name = lang.toLowerCase();
  return ALIASES[name] ?? name;
}

/** Every grammar the site highlights with, by canonical name. */
export async function importLanguages(): Promise<Map<string, Language>> {
  const languages = new Map<string, Language>(OWN.map((grammar) => [grammar.name, [grammar]]));
  const modules = Object.entries(SHIPPED).map(async ([name, load]) => ({
    name,
    language: (await load()).default,
  }));
  for (const { name, language } of await Promise.all(modules)) languages.set(name, language);
  return languages
    .set("console", [bash, console])
    .set("http", [...(languages.get("json") ?? []), http])
    .set("html", [typescript, html]);
}
