import { checkObjectText, isObjectText, secretRangesOf } from "../../objects/checkObjectText.ts";
import { createObjectFacts, type ObjectFacts, type ObjectFactsFile } from "../../objects/objectFacts.ts";
import { referenceAnchor } from "../../reference/reference.ts";
import { applyEdits, type CheckedConfig, checkConfig } from "../../toml/checkConfig.ts";
import { type ConfigFacts, type ConfigFactsFile, createConfigFacts } from "../../toml/configFacts.ts";
import { MASK } from "../../toml/valueForms.ts";
import { answerTexts } from "../answerTexts.ts";
import type { ToolFinding } from "../Findings.tsx";

export type ConfigReport = ReturnType<typeof createReport>;

const ORDER = ["error", "warning", "note"];

/** The data files of both models. */
export interface ConfigFiles {
  file: ConfigFactsFile;
  schema: ObjectFactsFile;
  baseUrl: string;
}

interface Opened extends ConfigFiles {
  facts: ConfigFacts;
  objects: ObjectFacts;
}

answerTexts((files: ConfigFiles) => {
  const opened = { ...files, facts: createConfigFacts(files.file), objects: createObjectFacts(files.schema) };
  return (text) => createReport(text, opened);
});

function createReport(text: string, opened: Opened) {
  const { read, findings, secrets, edited } = isObjectText(text)
    ? readObjects(text, opened)
    : readSettings(text, opened);
  const hide = createMask(text, secrets);
  const edits = edited.filter(({ edit }) => edit).length;
  return {
    /** What was read, `12 settings in the file`. */
    read,
    findings: findings
      .map((finding) => ({ ...finding, message: hide(finding.message) }))
      .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity)),
    /** The text with its secrets masked. */
    masked: applyEdits(
      text,
      secrets.map(({ from, to }) => ({ edit: { from, to, text: text[from] === '"' ? `"${MASK}"` : MASK } })),
    ),
    /** The text with all edits applied, or null if there are none. */
    fixed: edits === 0 ? null : applyEdits(text, edited),
    edits,
  };
}

/** Checks a configuration of releases that are configured by keys. */
function readSettings(text: string, { facts, file, baseUrl }: Opened) {
  const { kind, count, findings, secrets } = checkConfig(text, facts);
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  let line = 1;
  // Findings are in the order of the text.
  const shown = findings.map(({ severity, at, message, hint, setting, page }): ToolFinding => {
    while ((lineStarts[line] ?? Number.POSITIVE_INFINITY) <= at) line++;
    const link = page
      ? { href: baseUrl + page.slice(1), label: "the page on this" }
      : linkTo(setting, file, baseUrl);
    return { severity, line, message, fix: hint, link };
  });
  const place = kind === "file" ? "the file" : "the list";
  return {
    read: `${count} ${count === 1 ? "setting" : "settings"} in ${place}`,
    findings: shown,
    secrets,
    edited: findings,
  };
}

/** Checks `config.json` or a plan of releases that are configured by objects. */
function readObjects(text: string, { objects }: Opened) {
  const { read, findings } = checkObjectText(text, objects);
  const shown = findings.map(({ severity, message, hint, line, ...subject }): ToolFinding => {
    return { severity: severity ?? "error", line, message, fix: hint, link: objects.linkTo(subject) };
  });
  return { read, findings: shown, secrets: secretRangesOf(text, objects.secretFields), edited: [] };
}

/** Returns a function that masks secrets in messages, which may quote values. */
function createMask(text: string, secrets: CheckedConfig["secrets"]): (message: string) => string {
  const values = secrets.map(({ from, to }) => text.slice(from, to).replace(/^["']+|["']+$/g, ""));
  return (message) =>
    values.reduce((hidden, value) => (value ? hidden.replaceAll(value, MASK) : hidden), message);
}

function linkTo(setting: string | undefined, { settings, pageOf, pages }: ConfigFactsFile, baseUrl: string) {
  const page = pages[pageOf[settings.findIndex(({ key }) => key === setting)] ?? -1];
  if (!setting || !page) return null;
  return { href: `${baseUrl}${page.slice(1)}#${referenceAnchor("settings", setting)}`, label: setting };
}
