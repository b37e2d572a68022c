import { isRecord, parseJson } from "@docs/generator/json";
import { checkJson } from "../check/snippets/checkJson.ts";
import { holdsSecret } from "../data/secrets.ts";
import { checkObject, type ObjectRules } from "./checkObject.ts";
import { lineOf } from "./checkObjectFence.ts";
import { checkPlan, OPERATIONS, type PlanFinding } from "./checkPlan.ts";

const DATA_STORE = "x:DataStore";

/** Operations and files of objects begin with a brace, which TOML and lists of settings do not. */
export function isObjectText(text: string): boolean {
  return /^\s*(\{|\[\s*\{)/.test(text);
}

/** Checks a plan for `apply`, or the file `config.json`, which is one object of its type. */
export function checkObjectText(text: string, rules: ObjectRules) {
  const whole = parseJson(text);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isPlan =
    Array.isArray(whole) ||
    isOperation(whole) ||
    (whole === undefined && lines.some((line) => isOperation(parseJson(line))));
  if (isPlan) {
    const count = lines.length;
    return {
      read: `${count} ${count === 1 ? "operation" : "operations"} in the plan`,
      findings: checkPlan(text, rules),
    };
  }
  return { read: "config.json", findings: checkFile(text, whole) };

  function checkFile(code: string, value: unknown): PlanFinding[] {
    if (value === undefined)
      return checkJson({ lang: "json", code, line: 0 }).map(({ rule, message, hint, line = 1 }) => ({
        rule,
        message,
        hint,
        line,
        path: [],
      }));
    const isSettings =
      isRecord(value) && value["@type"] === undefined && Object.keys(value).some((key) => key.includes("."));
    if (isSettings) {
      const message = "These are settings of 0.15, as the migration script reads them.";
      return [{ rule: "file", message, hint: "Paste them into the tool Move to 0.16.", path: [], line: 1 }];
    }
    return checkObject(value, DATA_STORE, rules).map((finding) => ({
      ...finding,
      of: { type: DATA_STORE, value },
      line: lineOf(code, finding.path),
    }));
  }
}

function isOperation(value: unknown): boolean {
  return (
    isRecord(value) && (Object.hasOwn(OPERATIONS, String(value["@type"])) || value["object"] !== undefined)
  );
}

const SCALAR = /"((?:[^"\\\n]|\\.)*)"?(\s*:)?|-?\d[\w.+-]*/g;

/** Returns the positions of secrets in JSON, which may be broken: the values of fields and keys with such names. */
export function secretRangesOf(text: string, fields: ReadonlySet<string>): { from: number; to: number }[] {
  let key = "";
  return [...text.matchAll(SCALAR)].flatMap(({ 0: token, 1: value = token, 2: colon, index }) => {
    if (colon) key = value;
    const isSecret = !colon && value !== "" && (fields.has(key) || holdsSecret(key, value));
    return isSecret ? [{ from: index, to: index + token.length }] : [];
  });
}
