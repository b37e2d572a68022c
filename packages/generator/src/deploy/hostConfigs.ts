import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../build/projectPaths.ts";
import { CONTENT_TYPES } from "../serve/contentTypes.ts";
import { COPY_LINK } from "../shared/hosting.ts";
import type { HostedSite } from "./hostedSite.ts";

/** Returns the contents of nginx's `http` block: the site's address rules and headers, serving precompressed files. */
export function nginxConfig(site: HostedSite): string {
  const { baseUrl, indexFolders, hidden, redirects, withoutCopy } = site;
  const pageHeaders = headers((name, value) => `    add_header ${name} ${value} always;`, site.pageHeaders);
  const copyLink = "    add_header Link $copy_link always;";
  const location = (address: string, files: string) =>
    `  location = "${address}" {\n${pageHeaders}\n${copyLink}\n    try_files ${files} =404;\n  }`;
  const indexPages = indexFolders.map((folder) =>
    location(`/${folder}/`, `"/${folder}$markdown" "/${folder}/index$markdown" "/${folder}/index.html"`),
  );
  const home = location("/", "/index$markdown /index.html");
  const typesWithCharset = Object.values(CONTENT_TYPES).filter((type) => type.includes("charset"));
  return fillTemplate("nginx.conf", site, {
    TYPES: Object.entries(CONTENT_TYPES).map(([ending, type]) => `  ${plain(type)} ${ending.slice(1)};`),
    // nginx adds text/html itself and warns if it is listed.
    CHARSET_TYPES: [
      [...new Set(typesWithCharset.map(plain))].filter((type) => type !== "text/html").join(" "),
    ],
    PAGE_HEADERS: [pageHeaders],
    ASSET_HEADERS: [headers((name, value) => `    add_header ${name} ${value} always;`, site.assetHeaders)],
    MARKDOWN_QUALITIES: nginxQualities(MARKDOWN_RANGES),
    HTML_QUALITIES: nginxQualities(HTML_RANGES),
    WITHOUT_COPY: withoutCopy.map((file) => `  "~^${escapePattern(file)} " "";`),
    COPY_LINK: [COPY_LINK],
    HIDDEN: hidden
      .filter((address) => !address.endsWith(".html"))
      .map((address) => `  location = ${address} { return 404; }`),
    INDEX_PAGES: indexPages,
    // nginx compares decoded addresses.
    REDIRECTS: redirects.map(
      ([from, to]) => `  location = "${decodeURI(from)}" { return 301 "${to}$is_args$args"; }`,
    ),
    OUTSIDE: [baseUrl === "/" ? home : "  location / { return 404; }"],
  });
}

/** Returns a Caddyfile with the site's address rules and headers, which serves the precompressed files. */
export function caddyConfig(site: HostedSite): string {
  const { baseUrl, indexFolders, hidden, redirects, withoutCopy } = site;
  const outside = `    @outside not path ${baseUrl}* ${baseUrl.slice(0, -1)}\n    error @outside 404`;
  return fillTemplate("Caddyfile", site, {
    TYPES: Object.entries(CONTENT_TYPES).map(
      ([ending, type]) =>
        `    @${ending.slice(1)} path *${ending}\n    header @${ending.slice(1)} Content-Type "${type}"`,
    ),
    PAGE_HEADERS: [headers((name, value) => `    header ${name} ${value}`, site.pageHeaders)],
    MARKDOWN_QUALITIES: caddyQualities(MARKDOWN_RANGES),
    HTML_QUALITIES: caddyQualities(HTML_RANGES),
    WITHOUT_COPY: withoutCopy.map((file) => `      not path "${file}"`),
    COPY_LINK: [quoted(COPY_LINK).slice(1, -1)],
    ASSET_CACHING: [site.assetHeaders["Cache-Control"] ?? ""],
    HIDDEN: [hidden.join(" ")],
    INDEX_PAGES: indexFolders.map((folder) => `      not path "/${folder}/"`),
    REDIRECTS: redirects.map(([from, to]) => `    redir "${decodeURI(from)}" ${to}{asked} 301`),
    OUTSIDE: baseUrl === "/" ? [] : [outside],
  });
}

const MARKDOWN_RANGES = ["text/markdown"];
/** What accepts HTML: the first that a header names has its quality. */
const HTML_RANGES = ["text/html", "text/\\*", "\\*/\\*"];

/** A name in an `Accept` header that has a quality, and one that has none, which means 1. */
const withQuality = (range: string) =>
  `(?:^|,)\\s*${range}\\s*;(?:[^,]*;)?\\s*q\\s*=\\s*([01](?:\\.\\d*)?)\\s*(?:[,;]|$)`;
const withoutQuality = (range: string) => `(?:^|,)\\s*${range}\\s*(?:[,;]|$)`;

function nginxQualities(ranges: string[]): string[] {
  return ranges.flatMap((range) => [`  "~*${withQuality(range)}" $1;`, `  "~*${withoutQuality(range)}" 1;`]);
}

function caddyQualities(ranges: string[]): string[] {
  return ranges.flatMap((range) => [
    `    ~(?i)${withQuality(range)} "\${1}"`,
    `    ~(?i)${withoutQuality(range)} 1`,
  ]);
}

/** `write` gets values in quotes. */
function headers(write: (name: string, value: string) => string, all: Record<string, string>): string {
  return Object.entries(all)
    .map(([name, value]) => write(name, quoted(value)))
    .join("\n");
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\"^$.*+?()[\]{}|]/g, "\\$&");
}

function plain(type: string): string {
  return type.replace(/;.*/, "");
}

/** Fills a template of this folder, in which `__NAME__` stands for lines. */
function fillTemplate(name: string, site: HostedSite, lines: Record<string, string[]>): string {
  const template = readFileSync(join(projectRoot, "packages/generator/src/deploy", name), "utf8");
  const { port, root, baseUrl } = site;
  const all: Record<string, string[]> = { PORT: [String(port)], ROOT: [root], BASE: [baseUrl], ...lines };
  return template.replace(/__([A-Z_]+)__/g, (_mark, key: string) => (all[key] ?? []).join("\n"));
}
