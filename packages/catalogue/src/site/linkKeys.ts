import { escapeHtml } from "../../../generator/src/shared/escapeHtml.ts";
import { unescapeHtml } from "../../../generator/src/shared/unescapeHtml.ts";
import { withBase } from "../../../generator/src/shared/url.ts";
import { tomlKeys } from "../tomlKeys.ts";
import type { EntryPlace, ReferenceIndex } from "./referenceIndex.ts";

interface LinkedPage {
  /** Canonical route of the page. */
  path: string;
  html: string;
  baseUrl: string;
}

/**
 * Blocks of TOML, code in running text, and around them what must stay as it is: links in links are not HTML, and
 * headings, summaries and labels have an effect of their own.
 */
const PIECES = new RegExp(
  [
    String.raw`<figure class="code[^"]*" data-lang="toml">(?<toml>[\s\S]*?)</figure>`,
    String.raw`<(?<untouched>a|h[1-6]|summary|label|svg)\b[\s\S]*?</\k<untouched>>`,
    '<div class="entry" id="(?<entry>[^"]*)">',
    "(?<end></dl>)",
    "<code>(?<code>[^<]+)</code>",
  ].join("|"),
  "g",
);

/** Leads from every key, event and permission that a page names to the entry about it. */
export function linkKeys({ path, html, baseUrl }: LinkedPage, index: ReferenceIndex): string {
  let entry: string | null = null;
  return html.replace(PIECES, (whole, ...rest) => {
    const groups = rest.at(-1) as Partial<Record<string, string>>;
    if (groups["toml"] !== undefined) return linkToml(whole, groups["toml"]);
    if (groups["code"] !== undefined) {
      const place = index.find(unescapeHtml(groups["code"]));
      // An entry that names itself leads nowhere.
      return place && place.anchor !== entry ? `<a href="${hrefOf(place)}">${whole}</a>` : whole;
    }
    if (groups["entry"] !== undefined) entry = unescapeHtml(groups["entry"]);
    else if (groups["end"] !== undefined) entry = null;
    return whole;
  });

  function hrefOf({ path: page, anchor }: EntryPlace): string {
    return escapeHtml(`${page === path ? "" : withBase(baseUrl, page)}#${anchor}`);
  }

  function linkToml(figure: string, inner: string): string {
    const start = inner.indexOf("<code>") + 6;
    const code = inner.slice(start, inner.lastIndexOf("</code>"));
    const lines = code.split("\n");
    for (const { parts, line, isTable } of tomlKeys(unescapeHtml(code.replace(/<[^>]*>/g, "")))) {
      const place = isTable ? undefined : index.findKey(parts);
      if (place) lines[line - 1] = linkFirstToken(lines[line - 1] ?? "", hrefOf(place));
    }
    return figure.replace(code, () => lines.join("\n"));
  }
}

/** The key is the first token of its line; the link takes the place of the token's own element. */
function linkFirstToken(line: string, href: string): string {
  return line.replace(
    /^(<span class="line[^"]*">\s*)<span class="t-v">([^<]*)<\/span>/,
    (_, before: string, key: string) => `${before}<a href="${href}">${key}</a>`,
  );
}
