import type { EvaluationContext } from "./evaluate.ts";
import type { ExpressionNode } from "./readTokens.ts";
import { fromBoolean, readInteger, readNumber, toText, type Value } from "./values.ts";

/** What stands in for the directory, stores, DNS and databases. */
export interface Lookups {
  /** Lines by the name of a table: the keys of a store with their values, or names that exist. */
  tables: Record<string, string>;
  /** Answers by the text of a call, such as `dns_query("example.org", "mx")`. */
  answers: Record<string, string>;
  /** What the evaluation has asked for. */
  asked: { tables: Set<string>; answers: Set<string> };
  /** What the evaluation has written. */
  written: Map<string, Value>;
}

export const STORE = "Lookup ";
const DOMAINS = "Local domains";
const ADDRESSES = "Local addresses";

/** A call without an answer ends the evaluation, as a failed one does on the server. */
export class MissingAnswer extends Error {}

export function createLookups(tables: Lookups["tables"] = {}, answers: Lookups["answers"] = {}): Lookups {
  return { tables, answers, asked: { tables: new Set(), answers: new Set() }, written: new Map() };
}

/** Calls a function that needs more than its arguments. */
export function lookUp(
  { name, text }: ExpressionNode,
  values: Value[],
  { lookups, kind }: EvaluationContext,
): Value {
  // 0.15 begins the arguments with the directory.
  const subject = toText(values[kind === "settings" ? 1 : 0] ?? "");
  if (name === "is_local_domain") return fromBoolean(read(DOMAINS, subject) !== undefined);
  if (name === "is_local_address") return fromBoolean(read(ADDRESSES, subject) !== undefined);
  if (/^(key|counter)_/.test(name)) {
    const [store = "", key = ""] = values.map(toText);
    const stored = read(STORE + store, key);
    if (name === "key_get") return stored ?? "";
    if (name === "key_exists") return fromBoolean(stored !== undefined);
    if (name === "counter_get") return toCounter(stored);
    const result = name === "key_set" ? toText(values[2] ?? "") : toCounter(stored) + toCounter(values[2]);
    lookups.written.set(`${STORE}${store}\n${key}`, result);
    return name === "key_set" ? 1n : result;
  }
  const given = text === undefined ? values.slice(0, name === "dns_query" ? 2 : 3) : [text];
  const call = `${name}(${given.map(writeValue).join(", ")})`;
  lookups.asked.answers.add(call);
  const answer = lookups.answers[call];
  if (answer === undefined || answer.trim() === "") throw new MissingAnswer(call);
  if (name === "dns_query" && !/^txt$/i.test(toText(values[1] ?? "")))
    return answer.split(",").map((part) => part.trim());
  if (name === "metric") return Number(answer) || 0;
  return name === "sql_query" ? (readNumber(answer.trim()) ?? answer) : answer;

  function read(table: string, key: string): Value | undefined {
    lookups.asked.tables.add(table);
    const rows = lookups.tables[table] ?? "";
    const written = lookups.written.get(`${table}\n${key}`);
    if (written !== undefined) return written;
    for (const line of rows.split("\n")) {
      const [, name = "", value = ""] = /^([^=]*)=?(.*)$/.exec(line) ?? [];
      const isSame = table.startsWith(STORE) ? name.trim() === key : isSameName(name.trim(), key);
      if (isSame && line.trim() !== "") return value.trim();
    }
    return undefined;
  }
}

/** Writes a value as an expression has it. */
export function writeValue(value: Value): string {
  if (typeof value === "string") return `'${value}'`;
  return Array.isArray(value) ? `[${value.map(writeValue).join(", ")}]` : toText(value);
}

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function toCounter(value: Value | undefined): bigint {
  if (typeof value === "bigint") return value;
  return readInteger(toText(value ?? "")) ?? 0n;
}
