import {
  compare,
  fromBoolean,
  isEqual,
  joinedText,
  Keyword,
  saturate,
  toBoolean,
  toNumber,
  type Value,
} from "./values.ts";

type Operator = (left: Value, right: Value) => Value;

/** The operators that need both values, as the server applies them. */
export const operators: Record<string, Operator> = {
  "+": add,
  "-": subtract,
  "*": (left, right) => calculate("*", left, right),
  "/": (left, right) => {
    const [a, b] = [Number(toNumber(left)), Number(toNumber(right))];
    return b === 0 ? 0 : a / b;
  },
  "^": (left, right) => fromBoolean(toBoolean(left) !== toBoolean(right)),
  "==": (left, right) => fromBoolean(isEqual(left, right)),
  "!=": (left, right) => fromBoolean(!isEqual(left, right)),
  "<": (left, right) => fromBoolean(compare(left, right) < 0),
  "<=": (left, right) => fromBoolean(compare(left, right) <= 0),
  ">": (left, right) => fromBoolean(compare(left, right) > 0),
  ">=": (left, right) => fromBoolean(compare(left, right) >= 0),
};

export function negate(value: Value): Value {
  const number = toNumber(value);
  return typeof number === "bigint" ? BigInt.asIntN(64, -number) : -number;
}

function calculate(operator: "+" | "-" | "*", left: Value, right: Value): Value {
  const [a, b] = [toNumber(left), toNumber(right)];
  if (typeof a === "bigint" && typeof b === "bigint")
    return saturate(operator === "+" ? a + b : operator === "-" ? a - b : a * b);
  const [x, y] = [Number(a), Number(b)];
  return operator === "+" ? x + y : operator === "-" ? x - y : x * y;
}

function add(left: Value, right: Value): Value {
  if (Array.isArray(left) || Array.isArray(right)) return [left, right].flat();
  if (typeof left === "string") return left === "" ? right : left + joinedText(right);
  if (typeof right === "string") return right === "" ? left : joinedText(left) + right;
  if (right instanceof Keyword) return left;
  if (left instanceof Keyword) return right;
  return calculate("+", left, right);
}

/** Of a list, the items that equal the other value are removed. */
function subtract(left: Value, right: Value): Value {
  if (Array.isArray(left)) return left.filter((item) => !isEqual(item, right));
  if (Array.isArray(right)) return right.filter((item) => !isEqual(item, left));
  return calculate("-", left, right);
}
