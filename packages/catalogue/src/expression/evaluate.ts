import { compilePattern } from "./compilePattern.ts";
import { DURATION_UNITS } from "./durations.ts";
import type { ExpressionFacts } from "./expressionFacts.ts";
import { functions, sort } from "./functions.ts";
import { type Lookups, lookUp } from "./lookups.ts";
import { negate, operators } from "./operators.ts";
import type { ExpressionNode } from "./readTokens.ts";
import {
  fromBoolean,
  Keyword,
  readInteger,
  readNumber,
  toBoolean,
  toCount,
  toList,
  toText,
  type Value,
} from "./values.ts";

export interface EvaluationContext extends Pick<ExpressionFacts, "kind"> {
  /** Values by the name of the variable. */
  variables: Record<string, Value>;
  lookups: Lookups;
  /** What the latest `matches` found; shared by all conditions of a list. */
  captures: string[];
}

/** A part of an expression with what it gave, after those that it needed. */
export interface Step {
  node: ExpressionNode;
  /** Undefined if the value was not needed. */
  value?: Value;
  /** What surprises about it. */
  note?: string;
  steps: Step[];
}

/** Evaluates an expression as the server does, and tells each step. */
export function evaluate(node: ExpressionNode, context: EvaluationContext): Step & { value: Value } {
  const { type, name, args } = node;
  if (type === "binary" && (name === "&&" || name === "||")) return evaluateLogic(node, context);
  const steps = args.map((arg) => evaluate(arg, context));
  const [first = "", second = "", third = ""] = steps.map(({ value }) => value);
  return { node, steps, value: compute(), note: noteOn(node, [first, second]) };

  function compute(): Value {
    if (type === "constant") return node.text ?? readConstant(name);
    if (type === "name") return context.variables[name] ?? (name.startsWith("$") ? 0n : new Keyword(name));
    if (type === "capture") return context.captures[Number(name.slice(1))] ?? "";
    if (type === "unary") return name === "!" ? fromBoolean(!toBoolean(first)) : negate(first);
    if (type === "array") return steps.map(({ value }) => value);
    if (type === "index") return toList(first)[toCount(second)] ?? "";
    if (type === "binary") return operators[name]?.(first, second) ?? "";
    if (name === "matches") {
      const match = compilePattern(node.text ?? "").exec(toText(first));
      context.captures.splice(0, context.captures.length, ...(match ?? []).map((part) => part ?? ""));
      return fromBoolean(match !== null);
    }
    if (name === "sort") return sort(first, toBoolean(second) === (context.kind === "settings"));
    return functions[name]?.(first, second, third) ?? lookUp(node, [first, second, third], context);
  }
}

/** The right side is evaluated only if it decides; the result is then a boolean, otherwise the left value itself. */
function evaluateLogic(node: ExpressionNode, context: EvaluationContext): Step & { value: Value } {
  const [leftNode, rightNode] = node.args as [ExpressionNode, ExpressionNode];
  const left = evaluate(leftNode, context);
  if (toBoolean(left.value) === (node.name === "||"))
    return { node, value: left.value, steps: [left, { node: rightNode, steps: [] }] };
  const right = evaluate(rightNode, context);
  return { node, value: fromBoolean(toBoolean(right.value)), steps: [left, right] };
}

function readConstant(text: string): Value {
  if (text === "true" || text === "false") return fromBoolean(text === "true");
  const [, digits = "", unit] = /^(\d+)([a-z]+)$/i.exec(text) ?? [];
  if (unit) return BigInt(digits) * BigInt(DURATION_UNITS[unit.toLowerCase()] ?? 1);
  return readInteger(text) ?? Number(text);
}

const show = (value: Value) => `“${toText(value).slice(0, 40)}”`;

/** Tells where types do not fit: the server converts them without a word. */
function noteOn({ type, name }: ExpressionNode, [left, right]: [Value, Value]): string | undefined {
  if (type === "index" && !Array.isArray(left)) return `${show(left)} is not a list.`;
  if (type === "unary" && name === "-") return noNumber(left);
  if (type !== "binary" || name === "^") return undefined;
  if (Array.isArray(left) !== Array.isArray(right) && /^(==|!=|[<>]=?)$/.test(name))
    return "A list and a single value are never equal. Use contains(list, value).";
  if (name === "+" || Array.isArray(left) || Array.isArray(right)) return undefined;
  const areTexts = typeof left === "string" && typeof right === "string";
  if (areTexts && !/^[-*/]$/.test(name)) return undefined;
  return noNumber(left) ?? noNumber(right);
}

function noNumber(value: Value): string | undefined {
  if (typeof value !== "string" || readNumber(value) !== null) return undefined;
  return `${show(value)} is not a number, so it is treated as 0.`;
}
