import type { Finding, SitePage } from "@docs/generator";
import { toMilliseconds } from "../data/durations.ts";
import { findSetting } from "./findSetting.ts";
import type { TomlCatalogue } from "./tomlModel.ts";

type PageText = Pick<SitePage, "body" | "bodyLine" | "snippets">;

const CODE = "`([^`\n]+)`";
const BETWEEN = "[^`.;|]{0,40}?";
/** Phrasings of a default; in the last one the value may also be plain digits. */
const FORMS = [
  new RegExp(`${CODE}${BETWEEN}\\b(?:defaults? to|is by default|default is|default:)\\s+${CODE}`, "g"),
  new RegExp(`\\bdefault (?:value )?of ${CODE} is ${CODE}`, "g"),
  new RegExp(`${CODE}${BETWEEN}\\((?:by )?default:? (?:${CODE}|(\\d[\\d,]*)(?=\\)))`, "g"),
];

/** Compares defaults that the text states after a key, "`imap.timeout.idle` (default `30m`)", with the data. */
export function checkDefaults(page: PageText, catalogue: TomlCatalogue): Finding[] {
  return paragraphs(page).flatMap(({ text, line }) =>
    FORMS.flatMap((form) =>
      [...text.matchAll(form)].flatMap(({ index, 1: name = "", 2: code, 3: digits }) => {
        const finding = checkDefault(name, code ?? digits ?? "", catalogue);
        return finding ? [{ ...finding, line: line + text.slice(0, index).split("\n").length - 1 }] : [];
      }),
    ),
  );
}

/** Returns paragraphs that mention a default, with their first line; code blocks are skipped. */
function paragraphs({ body, bodyLine, snippets }: PageText) {
  const lines = body.split("\n");
  for (const { line, code } of snippets) {
    const first = line - bodyLine;
    lines.fill("", first, first + code.split("\n").length + 1);
  }
  const mentioning: { text: string; line: number }[] = [];
  let start = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (lines[at]?.trim()) continue;
    const text = lines.slice(start, at).join("\n");
    if (text.includes("default")) mentioning.push({ text, line: bodyLine + start });
    start = at + 1;
  }
  return mentioning;
}

function checkDefault(name: string, value: string, catalogue: TomlCatalogue): Finding | null {
  const setting = findSetting(name.split("."), catalogue)?.setting;
  // Conditional defaults are too long to state inline, so pages paraphrase them.
  if (!setting || (setting.default !== null && typeof setting.default === "object")) return null;
  if (setting.default !== null && normalize(setting.default) === normalize(value)) return null;
  if (setting.default === null && /^(none|empty|unset)$/i.test(value)) return null;
  const stored = setting.default === null ? "no default" : `the default "${setting.default}"`;
  const message = `The text gives "${value}" as the default of "${name}".`;
  return { rule: "stated-default", message, hint: `The data has ${stored}.` };
}

/** Ignores quotes, thousands separators and units of durations. */
function normalize(text: string): string {
  const bare = text.replace(/^["']|["']$/g, "").replace(/(?<=\d),(?=\d{3})/g, "");
  const milliseconds = toMilliseconds(bare);
  return milliseconds === null ? bare : `${milliseconds} ms`;
}
