import type { LanguageRegistration } from "shiki/core";
import { bash } from "./grammars/bash.ts";
import { caddy } from "./grammars/caddy.ts";
import { eml } from "./grammars/eml.ts";
import { haproxy } from "./grammars/haproxy.ts";
import { http } from "./grammars/http.ts";
import { ldif } from "./grammars/ldif.ts";
import { nginx } from "./grammars/nginx.ts";
import { sieve } from "./grammars/sieve.ts";
import { sql } from "./grammars/sql.ts";
import { zone } from "./grammars/zone.ts";

/** A grammar, preceded by the ones it embeds. */
type Language = LanguageRegistration[];

const SHIPPED: Record<string, () => Promise<{ default: Language }>> = {
  css: () => import("shiki/langs/css.mjs"),
  diff: () => import("shiki/langs/diff.mjs"),
  dockerfile: () => import("shiki/langs/dockerfile.mjs"),
  go: () => import("shiki/langs/go.mjs"),
  hcl: () => import("shiki/langs/hcl.mjs"),
  html: () => import("shiki/langs/html.mjs"),
  ini: () => import("shiki/langs/ini.mjs"),
  java: () => import("shiki/langs/java.mjs"),
  javascript: () => import("shiki/langs/javascript.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  jsonc: () => import("shiki/langs/jsonc.mjs"),
  lua: () => import("shiki/langs/lua.mjs"),
  markdown: () => import("shiki/langs/markdown.mjs"),
  php: () => import("shiki/langs/php.mjs"),
  powershell: () => import("shiki/langs/powershell.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  rust: () => import("shiki/langs/rust.mjs"),
  toml: () => import("shiki/langs/toml.mjs"),
  tsx: () => import("shiki/langs/tsx.mjs"),
  xml: () => import("shiki/langs/xml.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
};

const OWN: LanguageRegistration[] = [bash, caddy, eml, haproxy, ldif, nginx, sieve, sql, zone];

/** Other names a fence may use. JSX is part of the JavaScript grammar, TypeScript of the TSX one. */
const ALIASES: Record<string, string> = {
  caddyfile: "caddy",
  conf: "ini",
  dns: "zone",
  "dns-zone": "zone",
  docker: "dockerfile",
  email: "eml",
  env: "bash",
  golang: "go",
  js: "javascript",
  json5: "jsonc",
  jsx: "javascript",
  md: "markdown",
  mjs: "javascript",
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
  ts: "tsx",
  typescript: "tsx",
  yml: "yaml",
  zsh: "bash",
};

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
  return languages.set("http", [...(languages.get("json") ?? []), http]);
}
