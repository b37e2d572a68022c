import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import { parseToml } from "../../toml/parseToml.ts";

/** An expression of the text, with what it is called in its list: `if 1, line 3`. */
export interface ExpressionPart {
  label: string;
  text: string;
  line?: number;
}

/** A single expression, or a list of conditions with what follows from each. */
export interface WrittenExpression {
  /** The setting or the property it belongs to; empty if the text does not say. */
  key: string;
  branches: { condition: ExpressionPart; outcome: ExpressionPart }[];
  otherwise: ExpressionPart;
}

/** What the text holds, or why it cannot be read. */
type Reading = { expressions: WrittenExpression[] } | { error: string };

type Item = Partial<Record<"if" | "then" | "else", { text: string; line?: number }>>;

const BRANCH = /^(?<key>.*?)\.?(?<position>\d+)\.(?<word>if|then|else)$/;
const INCOMPLETE =
  "The list of conditions is incomplete. Give each condition an if and a then, and one else as the last.";
const NO_CONDITION = "The server rejects a list without an if. Write the value of else alone.";
const FORM =
  'The server rejects this form. Write {"match": {"0": {"if": "…", "then": "…"}}, "else": "…"} with strings only.';

/** Finds the expressions in settings of 0.15 in TOML, in objects of 0.16 in JSON, or takes the text as one. */
export function readExpressions(text: string, isExpressionKey: (key: string) => boolean): Reading {
  const trimmed = text.trim();
  if (trimmed === "") return { expressions: [] };
  if (/^[{[]\s*["{}]/.test(trimmed) && !/^\[\s*\{\s*(if|else)\b/.test(trimmed))
    return readJson(trimmed) ?? single(text);
  const isBareList = /^\[\s*(#.*\s*)*\{/.test(trimmed);
  const { statements, faults } = parseToml(isBareList ? `list = ${trimmed}\n` : `${text}\n`);
  const entries = statements.flatMap((statement) => statement.entries);
  const lists = new Map<string, Map<string, Item>>();
  for (const { parts, text: value, line } of entries) {
    const { key = "", position = "", word = "" } = BRANCH.exec(parts.join("."))?.groups ?? {};
    if (word === "") continue;
    const list = lists.get(key) ?? new Map<string, Item>();
    lists.set(key, list);
    list.set(position, { ...list.get(position), [word]: { text: value, line } });
  }
  const singles = entries.filter(({ parts }) => isExpressionKey(parts.join(".")));
  if (lists.size === 0 && singles.length === 0) return single(text);
  const [fault] = faults;
  if (fault)
    return { error: `Line ${fault.line}: this is not valid TOML. The server reports: ${fault.message}` };
  const read = [...lists].map(([key, list]) => {
    // The server sorts the numbers as text.
    const items = [...list].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
    return readList(isBareList ? "" : key, items);
  });
  if (read.includes(null)) return { error: INCOMPLETE };
  if (read.some((one) => one?.branches.length === 0)) return { error: NO_CONDITION };
  const plain = singles.map(({ parts, text: value, line }) => ({
    key: parts.join("."),
    branches: [],
    otherwise: toPart("expression", { text: value, line }),
  }));
  const inOrder = [...read.filter((one) => one !== null), ...plain];
  return { expressions: inOrder.toSorted((a, b) => (a.otherwise.line ?? 0) - (b.otherwise.line ?? 0)) };
}

function single(text: string): Reading {
  return { expressions: [{ key: "", branches: [], otherwise: { label: "expression", text } }] };
}

function readList(key: string, items: Item[]): WrittenExpression | null {
  const last = items.at(-1);
  const branches = items
    .slice(0, -1)
    .flatMap((item, at) =>
      item.if && item.then && !item.else
        ? [{ condition: toPart(`if ${at + 1}`, item.if), outcome: toPart(`then ${at + 1}`, item.then) }]
        : [],
    );
  if (!last?.else || last.if || last.then || branches.length < items.length - 1) return null;
  return { key, branches, otherwise: toPart("else", last.else) };
}

function toPart(name: string, written: { text: string; line?: number }): ExpressionPart {
  return { ...written, label: written.line === undefined ? name : `${name}, line ${written.line}` };
}

/** Reads objects of 0.16, `{"match": {"0": {"if": …, "then": …}}, "else": …}`, wherever they stand. */
function readJson(text: string): Reading | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // A list of an expression has other quotes.
    return text.startsWith("[")
      ? null
      : { error: `This is not valid JSON: ${error instanceof Error ? error.message : ""}` };
  }
  const read: (WrittenExpression | null)[] = [];
  collect(json, "");
  if (text.startsWith("[") && read.length === 0) return null;
  if (read.includes(null)) return { error: FORM };
  if (read.length === 0) return { error: 'No object with "match" and "else" is in this text.' };
  return { expressions: read.filter((one) => one !== null) };

  function collect(value: unknown, key: string) {
    if (typeof value !== "object" || value === null) return;
    const { match, else: otherwise } = value as Record<string, unknown>;
    if (!Array.isArray(value) && (typeof otherwise === "string" || (match && typeof match === "object"))) {
      const isNumbered =
        !Array.isArray(match) && Object.keys(match ?? {}).every((name) => /^\d+$/.test(name));
      const conditions = Object.values(match ?? {}).map(toItem);
      read.push(isNumbered ? readList(key, [...conditions, toItem({ else: otherwise })]) : null);
    } else for (const [name, inner] of Object.entries(value)) collect(inner, /^\d+$/.test(name) ? key : name);
  }
}

function toItem(json: unknown): Item {
  const words = Object.entries(json && typeof json === "object" ? json : {});
  return Object.fromEntries(
    words.flatMap(([word, text]) => (typeof text === "string" && text !== "" ? [[word, { text }]] : [])),
  );
}

/** Writes the default of a setting as what configures the release has it. */
export function writeDefault(
  { key, default: value }: ExpressionFacts["settings"][number],
  { kind }: Pick<ExpressionFacts, "kind">,
): string {
  if (value === null || typeof value === "string") return value ?? "";
  const quote = (text: string) => JSON.stringify(text);
  if (kind === "objects")
    return JSON.stringify({ match: Object.fromEntries(value.if.entries()), else: value.else }, null, 2);
  const branches = value.if.map((one) => `  { if = ${quote(one.if)}, then = ${quote(one.then)} },\n`);
  return `${key} = [\n${branches.join("")}  { else = ${quote(value.else)} }\n]\n`;
}
