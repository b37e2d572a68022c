import { didYouMean } from "@docs/generator/nearest";
import { OBJECT_DIALECT } from "../../expression/checkExpression.ts";
import { evaluate, type Step } from "../../expression/evaluate.ts";
import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import { createLookups, type Lookups, MissingAnswer, writeValue } from "../../expression/lookups.ts";
import { parseExpression } from "../../expression/parseExpression.ts";
import type { ExpressionNode } from "../../expression/readTokens.ts";
import { fromBoolean, readNumber, toBoolean, toText, type Value } from "../../expression/values.ts";
import { indexKeys } from "../../toml/keyIndex.ts";
import { truncate } from "../readNames.ts";
import exampleValues from "./exampleValues.json" with { type: "json" };
import { type ExpressionPart, readExpressions, type WrittenExpression } from "./readExpressions.ts";

export interface ExpressionInput extends Pick<Lookups, "tables" | "answers"> {
  text: string;
  /** Which of the text's expressions. */
  at: number;
  /** The setting that the reader has chosen, for a text that names none. */
  setting: string;
  /** What the fields of the variables hold. */
  values: Record<string, string>;
}

/** A mistake, with the text around it. */
interface Fault {
  label: string;
  message: string;
  hint: string;
  before: string;
  marked: string;
  after: string;
}

export interface StepView {
  text: string;
  /** Null if it was not needed. */
  value: string | null;
  note?: string;
  steps: StepView[];
}

interface VariableView {
  name: string;
  summary: string;
  /** `list`, or the JavaScript type of the example. */
  kind: string;
  value: string;
  error?: string;
}

/** All that the tool shows, as plain data. */
export interface ExpressionReport {
  error?: string;
  keys: string[];
  setting: string;
  /** Whether the text names the setting. */
  isNamed: boolean;
  faults: Fault[];
  variables: VariableView[];
  /** Names of the variables that the setting knows. */
  variableNames: readonly string[];
  asked: { tables: string[]; answers: string[] };
  result?: { value: string; from: string; note?: string | undefined };
  /** Why there is no result, without being a mistake. */
  missing?: string;
  parts: (StepView & { label: string })[];
}

/** What variables hold, calls return and tables have before the reader enters something else. */
export const examples: Record<"answers" | "tables", Record<string, string>> & {
  variables: Record<string, string | number | boolean | (string | number)[]>;
} = exampleValues;
const MAX_SHOWN = 300;
/** Characters shown around a mistake. */
const CONTEXT = 60;

/** Finds the expression in a text, and evaluates it with the given values as the server does. */
export function runExpression(input: ExpressionInput, facts: ExpressionFacts): ExpressionReport {
  const settings = indexKeys(facts.settings);
  // An object of 0.16 names the field alone, which several types may have.
  const findNamed = (key: string) => {
    const fields = facts.settings.filter((one) => one.key.endsWith(`.${key}`));
    return settings.find(key) ?? (facts.kind === "objects" && fields.length === 1 ? fields[0] : undefined);
  };
  const reading = readExpressions(input.text, (key) => settings.find(key) !== undefined);
  const expressions = "expressions" in reading ? reading.expressions : [];
  const chosen = expressions[input.at] ?? expressions[0];
  const named = findNamed(chosen?.key ?? "");
  const setting = named ?? settings.find(input.setting);
  const variableNames = setting?.variables ?? Object.keys(facts.variables);
  const report: ExpressionReport = {
    error: "error" in reading ? reading.error : undefined,
    keys: expressions.map(({ key }) => key),
    setting: setting?.key ?? "",
    isNamed: named !== undefined,
    variableNames,
    faults: [],
    variables: [],
    asked: { tables: [], answers: [] },
    parts: [],
  };
  if (!chosen) return report;

  const trees = new Map<ExpressionPart, ExpressionNode | null>();
  const constants = setting?.constants ?? facts.settings.flatMap((one) => one.constants);
  for (const part of partsOf(chosen)) {
    const parsed = parsePart(part, { facts, variableNames, constants });
    if ("message" in parsed) report.faults.push(parsed);
    else trees.set(part, parsed.node);
  }
  const used = new Set([...trees.values()].flatMap((node) => (node ? namesIn(node) : [])));
  const names = [...used].filter((name) => name.startsWith("$") || variableNames.includes(name));
  report.variables = names.map((name) => {
    const example = exampleOf(name, setting);
    const kind = Array.isArray(example) ? "list" : typeof example;
    const value = input.values[name] ?? (Array.isArray(example) ? example.join(", ") : String(example));
    const error = readValue(value, kind, name) === null ? "This variable holds a number." : undefined;
    return { name, kind, value, summary: facts.variables[name] ?? "", error };
  });
  if (report.faults.length > 0 || report.variables.some(({ error }) => error !== undefined)) return report;
  const variables = Object.fromEntries(
    report.variables.map(({ name, kind, value }) => [name, readValue(value, kind, name) ?? ""]),
  );

  const lookups = createLookups(
    { ...examples.tables, ...input.tables },
    { ...examples.answers, ...input.answers },
  );
  const context = { kind: facts.kind, variables, lookups, captures: [] };
  try {
    const { branches, otherwise } = chosen;
    const taken = branches.find(({ condition }) => toBoolean(evaluatePart(condition)))?.outcome ?? otherwise;
    const note = noteOnResult(evaluatePart(taken), setting?.default);
    const from = taken.label.startsWith("expression") ? "" : taken.label;
    report.result = { value: report.parts.at(-1)?.value ?? "", from, note };
  } catch (error) {
    if (error instanceof MissingAnswer)
      report.missing = `Enter below what ${error.message} returns. On the server, a lookup that fails leaves the setting without a value.`;
    else report.missing = `This cannot be tried here: ${error instanceof Error ? error.message : error}`;
  }
  report.asked = { tables: [...lookups.asked.tables], answers: [...lookups.asked.answers] };
  return report;

  function evaluatePart(part: ExpressionPart): Value {
    const node = trees.get(part);
    const step: Step = node ? evaluate(node, context) : { node: EMPTY, value: "", steps: [] };
    report.parts.push({ label: part.label, ...viewStep(step, part.text) });
    return step.value ?? "";
  }
}

const EMPTY: ExpressionNode = { type: "constant", name: "", text: "", from: 0, to: 0, args: [] };

function partsOf({ branches, otherwise }: WrittenExpression): ExpressionPart[] {
  return [...branches.flatMap(({ condition, outcome }) => [condition, outcome]), otherwise];
}

interface Names {
  facts: ExpressionFacts;
  variableNames: readonly string[];
  constants: readonly string[];
}

function parsePart(
  part: ExpressionPart,
  { facts, variableNames, constants }: Names,
): Fault | { node: ExpressionNode | null } {
  const usable = new Set([...variableNames, ...constants]);
  const parsed = parseExpression(part.text, {
    argumentsOf: (name) => (Object.hasOwn(facts.functions, name) ? facts.functions[name] : undefined),
    isName: (name) => usable.has(name),
    ...(facts.kind === "objects" ? OBJECT_DIALECT : {}),
  });
  if (parsed.ok) return parsed;
  const fault = (message: string, hint: string): Fault => ({
    label: part.label,
    message,
    hint,
    before:
      (parsed.from > CONTEXT ? "…" : "") + part.text.slice(Math.max(0, parsed.from - CONTEXT), parsed.from),
    marked: truncate(part.text.slice(parsed.from, parsed.to), MAX_SHOWN),
    after:
      part.text.slice(parsed.to, parsed.to + CONTEXT) + (part.text.length > parsed.to + CONTEXT ? "…" : ""),
  });
  if (parsed.kind === "syntax") return fault(`The expression ${parsed.fault}.`, parsed.hint);
  const { word, isCall } = parsed;
  if (!isCall && Object.hasOwn(facts.variables, word))
    return fault(`This setting cannot use the variable ${word}.`, `It can use ${variableNames.join(", ")}.`);
  const hint = isCall
    ? `Release ${facts.release} does not have it. Another release may.`
    : /^\d/.test(word)
      ? "Only units of time can follow a number: d, h, m, s or ms. Sizes are in bytes."
      : `Put a string in quotes: '${word}'.`;
  const operator = OPERATORS.get(word);
  const meant = operator
    ? `Write ${operator} instead.`
    : didYouMean(word, isCall ? Object.keys(facts.functions) : usable);
  return fault(`Unknown ${isCall ? "function" : "variable"} ${word}.`, meant ?? hint);
}

const OPERATORS = new Map([
  ["and", "&&"],
  ["or", "||"],
  ["not", "!"],
]);

function namesIn({ type, name, args }: ExpressionNode): string[] {
  return [...(type === "name" ? [name] : []), ...args.flatMap(namesIn)];
}

/** Counts of events, tags of the spam filter, and the priority in the queue are numbers. */
function exampleOf(name: string, setting: ExpressionFacts["settings"][number] | undefined) {
  const isAlert = setting?.key.startsWith("metrics.");
  const isOfQueue = setting !== undefined && (setting.variables?.includes("retry_num") ?? true);
  return isAlert || name.startsWith("$") || (isOfQueue && name === "priority")
    ? 0
    : (examples.variables[name] ?? "");
}

/** Reads the field of a variable; null if it has to be a number and is none. */
function readValue(text: string, kind: string, name: string): Value | null {
  if (kind === "string") return text;
  if (kind === "boolean") return fromBoolean(text === "true");
  if (kind === "number") return readNumber(text.trim());
  const items = text.trim() === "" ? [] : text.split(",").map((item) => item.trim());
  return name === "octets" ? items.map((item) => readNumber(item) ?? item) : items;
}

function viewStep({ node, value, note, steps }: Step, text: string): StepView {
  return {
    text: truncate(text.slice(node.from, node.to).replace(/\s+/g, " "), MAX_SHOWN),
    value: value === undefined ? null : truncate(describe(value, node), MAX_SHOWN),
    note,
    // a || b || c is shown as three parts, not as parts of parts, and constants only if they are written otherwise.
    steps: steps.flatMap((step, at) => {
      const view = viewStep(step, text);
      if (step.node.type === "constant" && [null, view.text].includes(view.value)) return [];
      const isChained = at === 0 && /^(&&|\|\||\+)$/.test(node.name) && step.node.name === node.name;
      return isChained && !step.note ? view.steps : view;
    }),
  };
}

const TRUTHS =
  /^(is_|has_|contains|starts_|ends_|eq_|matches|key_exists|true|false|!|&&|\|\||\^|[=!<>]=|<|>)/;

/** Writes a value as an expression has it; what is 1 or 0 for true or false is told. */
function describe(value: Value, { name, type }: ExpressionNode): string {
  const isTruth = (value === 0n || value === 1n) && (TRUTHS.test(name) || type === "unary") && name !== "-";
  return isTruth ? String(value === 1n) : writeValue(value);
}

type Default = ExpressionFacts["settings"][number]["default"] | undefined;

/** Tells whether the setting can use the result; what it takes follows from its default. */
function noteOnResult(value: Value, usual: Default): string | undefined {
  const sample =
    typeof usual === "object" && usual !== null ? (usual.if[0]?.then ?? usual.else) : (usual ?? "");
  const isText = typeof value === "string" || Array.isArray(value);
  const isAmount = readNumber(toText(value)) !== null || /^\d+ ?(d|h|m|s|ms)$/.test(toText(value));
  const fallback = "it has no value, and the server uses its fallback.";
  if (/^\[?'|^config_get/.test(sample) && !isText)
    return value === 0n
      ? "For this setting, false means none."
      : `This setting takes a string. With a number ${fallback}`;
  if (/^\d/.test(sample) && !isAmount) return `This setting takes a number. With a string ${fallback}`;
  return undefined;
}
