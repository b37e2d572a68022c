import { parseAttributes } from "../../packages/generator/src/markdown/plugins/directives.ts";
import type { Dialect } from "./plainContent.ts";

export interface PlainMarkdown {
  dialect: Dialect;
  /** Plain Markdown in place of `::name{…}`. */
  draw(name: string, attributes: Record<string, string>): string;
  /** Where a link leads on the other site. */
  link(href: string): string;
}

const FENCE = /^(\s*)(`{3,}|~{3,})(\S*)(.*)$/;
const OPEN = /^(\s*):{3,}\s*([a-zA-Z][\w-]*)\s*(?:\[([^\]]*)\]|(.*?))\s*$/;
const CLOSE = /^\s*:{3,}\s*$/;
const TAB = /^(\s*)==\s+(.+?)\s*$/;
const DIRECTIVE = /^(\s*)::([a-z][a-z-]*)(?:\{([^}]*)\})?\s*$/;
/** The few there are stand beside pages that the others do not get; their description stays. */
const PICTURE = /!\[([^\]]*)\]\([^()]*\)/g;
const HEADING_ID = /^(#{2,6} .*?)\s*\{#([\w.-]+)\}\s*$/;

/** Languages that not every highlighter knows: all of them would get a different amount of work. */
const RARE_LANGUAGES = new Set(["sieve", "haproxy", "caddy"]);
/** What only lays out: the content stays, in order. */
const LAYOUT = new Set(["tabs", "steps"]);
const HARMLESS_HTML = /^<\/?(details|summary|br)\b[^<>]*>/i;

/** A page's Markdown as other generators read it: tabs and steps flattened, directives drawn, text that is no code safe from MDX and Vue. */
export function plainMarkdown(body: string, { dialect, draw, link }: PlainMarkdown): string {
  const open: string[] = [];
  let fence: string | null = null;
  return body
    .split(/\r?\n/)
    .flatMap((line) => convert(line))
    .join("\n");

  function convert(line: string): string[] {
    const mark = FENCE.exec(line);
    if (fence !== null) {
      if (mark?.[2]?.startsWith(fence) && !mark[3]) fence = null;
      return [line];
    }
    if (mark) return [openFence(mark)];
    const opened = OPEN.exec(line);
    if (opened) return openContainer(opened);
    if (CLOSE.test(line)) return LAYOUT.has(open.pop() ?? "") ? [""] : [line];
    const tab = open.at(-1) === "tabs" ? TAB.exec(line) : null;
    if (tab) return ["", `${tab[1]}**${plainText(tab[2] ?? "")}**`, ""];
    const directive = DIRECTIVE.exec(line);
    if (directive) return indent(directive[1] ?? "", drawDirective(directive));
    if (/^<!--\s*truncate\s*-->$/.test(line)) return dialect.hasExcerpts ? [line] : [];
    const heading = HEADING_ID.exec(line);
    if (heading) return [plainText(heading[1] ?? "") + (dialect.hasHeadingIds ? ` {#${heading[2]}}` : "")];
    return [plainText(line)];
  }

  function openFence([, space = "", marks = "", language = "", rest = ""]: RegExpExecArray): string {
    fence = marks;
    const meta = rest.replace(/\s+nocheck="[^"]*"/, "");
    return `${space}${marks}${RARE_LANGUAGES.has(language) ? "txt" : language}${meta}`;
  }

  function openContainer([, space = "", name = "", bracketed, spaced = ""]: RegExpExecArray): string[] {
    open.push(name);
    if (LAYOUT.has(name)) return [""];
    return [space + dialect.admonition(name, plainText(bracketed ?? spaced))];
  }

  function drawDirective([, , name = "", attributes = ""]: RegExpExecArray): string {
    return draw(name, parseAttributes(attributes));
  }

  function plainText(text: string): string {
    return outsideCode(text, (part) =>
      escapeMarkup(part)
        .replace(PICTURE, "$1")
        .replace(/\]\(([^()\s]+)/g, (_, href: string) => `](${link(href)}`),
    );
  }
}

/** Angle brackets and braces that MDX or Vue would take for their own. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/<(https?:[^<>\s]+)>/g, "[$1]($1)")
    .replace(/<[^<]*/g, (from) => {
      const tag = HARMLESS_HTML.exec(from)?.[0];
      return tag ? tag.replace(/<br\s*>/i, "<br />") + from.slice(tag.length) : `&lt;${from.slice(1)}`;
    })
    .replaceAll("{", "&#123;")
    .replaceAll("}", "&#125;");
}

/** Applies a change to all of a line but its `code`. */
export function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(/((?<!`)(`+)(?!`)(?:.*?[^`])\2(?!`))/)
    .reduce((done, part, at) => (at % 3 === 0 ? done + change(part) : at % 3 === 1 ? done + part : done), "");
}

function indent(space: string, text: string): string[] {
  return ["", ...text.split("\n").map((line) => (line === "" ? line : space + line)), ""];
}
