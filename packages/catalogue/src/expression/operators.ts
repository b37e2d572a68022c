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

/** The operators between two values, as the server applies them. */
export const operators: Record<string, Operator> = {
  "+": add,
  "-": subtract,
  "*": (left, right) =>
    calculate(
      left,
      right,
      (a, b) => a * b,
      (a, b) => a * b,
    ),
  "/": (left, right) => {
    const [a, b] = [Number(toNumber(left)), Number(toNumber(right))];
    return b === 0 ? 0 : a / b;
  },
  "&&": (left, right) => fromBoolean(toBoolean(left) && toBoolean(right)),
  "||": (left, right) => fromBoolean(toBoolean(left) || toBoolean(right)),
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

function calculate(
  left: Value,
  right: Value,
  integers: (a: bigint, b: bigint) => bigint,
  floats: (a: number, b: number) => number,
): Value {
  const [a, b] = [toNumber(left), toNumber(right)];
  return typeof a === "bigint" && typeof b === "bigint"
    ? saturate(integers(a, b))
    : floats(Number(a), Number(b));
}

function add(left: Value, right: Value): Value {
  if (Array.isArray(left) || Array.isArray(right)) return [left, right].flat();
  if (typeof left === "string") return left === "" ? right : left + joinedText(right);
  if (typeof right === "string") return right === "" ? left : joinedText(left) + right;
  if (right instanceof Keyword) return left;
  if (left instanceof Keyword) return right;
  return calculate(
    left,
    right,
    (a, b) => a + b,
    (a, b) => a + b,
  );
}

/** Of a list, the items that equal the other value are removed. */
function subtract(left: Value, right: Value): Value {
  if (Array.isArray(left)) return left.filter((item) => !isEqual(item, right));
  if (Array.isArray(right)) return right.filter((item) => !isEqual(item, left));
  return calculate(
    left,
    right,
    (a, b) => a - b,
    (a, b) => a - b,
  );
}
