import {
  type ExpressionFault,
  type ExpressionNames,
  type ExpressionNode,
  readTokens,
  syntax,
  type Token,
} from "./readTokens.ts";

type ParsedExpression =
  /** `texts` are the strings of an expression without operators or calls: `'mx'`, `['a', 'b']`. */
  { ok: true; texts: string[] | null; node: ExpressionNode | null } | ExpressionFault;

/** Parses an expression by the server's rules for names, operators and the number of arguments. */
export function parseExpression(text: string, names: ExpressionNames): ParsedExpression {
  const tokens = readTokens(text, names);
  if (!Array.isArray(tokens)) return tokens;
  const built = checkOperands(tokens) ?? buildTree(tokens);
  if (built !== null && "ok" in built) return built;
  const isPlain = tokens.every(({ type }) => /^(value|comma|\[|\])$/.test(type));
  const texts = tokens.flatMap((token) => (token.type === "value" ? (token.node.text ?? []) : []));
  return { ok: true, texts: isPlain ? texts : null, node: built };
}

/** Reports missing operands and operators, which the server accepts but are never intended. */
function checkOperands(tokens: Token[]): ExpressionFault | null {
  const typeAt = (at: number) => tokens[at]?.type ?? "end";
  for (const [at, token] of tokens.entries()) {
    const isMissing =
      (token.type === "binary" && /^(end|binary|unary|comma|\(|\[)$/.test(typeAt(at - 1))) ||
      (/^(binary|unary)$/.test(token.type) && /^(end|binary|comma|\)|\])$/.test(typeAt(at + 1)));
    const hint =
      typeAt(at - 1) === "[" ? "In a list, write 0 - 1 for a negative number." : "Complete the expression.";
    if (isMissing) return syntax("has an operator without a value beside it", hint, token);
    const isSecond = /^(value|\)|\])$/.test(typeAt(at - 1)) && /^(value|function|unary|\()$/.test(token.type);
    if (isSecond) return syntax("has two values without an operator between them", "Write one.", token);
  }
  return null;
}

/** Builds the tree as the server does, counting arguments: each operand adds one, each binary operator subtracts one. */
function buildTree(tokens: Token[]): ExpressionNode | ExpressionFault | null {
  const operators: Token[] = [];
  const counts: number[] = [];
  const nodes: ExpressionNode[] = [];
  let isIndexable = false;
  for (const token of tokens) {
    let isValue = false;
    if (token.type === "value") {
      count(1);
      nodes.push({ ...token.node, from: token.from, to: token.to, args: [] });
      isValue = token.node.type === "name" && !token.node.name.startsWith("$");
    } else if (token.type === "function") {
      count(1);
      counts.push(0);
      operators.push(token);
    } else if (token.type === "[") {
      if (!isIndexable) count(1);
      counts.push(isIndexable ? 1 : 0);
      const role = isIndexable ? "index" : "array";
      operators.push({ ...token, type: "function", name: "[]", count: isIndexable ? 2 : 0, role }, token);
    } else if (token.type === ")" || token.type === "]") {
      const fault = close(token, token.type === ")" ? "(" : "[");
      if (fault) return fault;
      isValue = true;
    } else if (token.type === "binary") {
      count(-1);
      apply(({ type, ...top }) => type === "unary" || ("rank" in top && token.rank <= top.rank));
      operators.push(token);
    } else if (token.type === "comma") apply(isOperator);
    else operators.push(token);
    isIndexable = isValue;
  }
  apply(isOperator);
  const unclosed = operators.find(({ type }) => type === "(" || type === "[");
  if (unclosed) return mismatch(unclosed);
  const [first = null, second] = nodes;
  return second ? syntax("has two values without an operator between them", "Write one.", second) : first;

  function count(step: number) {
    const last = counts.length - 1;
    if (last < 0) return;
    counts[last] = (counts[last] ?? 0) + step;
    // Items behind an operator are not counted: the server rejects [!is_tls].
    const around = operators.at(-2);
    if (step > 0 && around?.type === "function" && around.role === "array") around.count++;
  }

  function apply(isDone: (token: Token) => boolean) {
    for (let top = operators.at(-1); top && isDone(top); top = operators.at(-1)) {
      operators.pop();
      if (top.type === "unary") push(top, "unary", nodes.splice(-1));
      else if (top.type === "binary") push(top, "binary", nodes.splice(-2));
    }
  }

  function push(
    token: Token & { name: string; text?: string },
    type: ExpressionNode["type"],
    args: ExpressionNode[],
  ) {
    const from = Math.min(token.from, ...args.map((arg) => arg.from));
    const to = Math.max(token.to, ...args.map((arg) => arg.to));
    const text = token.text === undefined ? {} : { text: token.text };
    nodes.push({ type, name: token.name, ...text, from, to, args });
  }

  function close({ from, to }: Token, opening: "(" | "["): ExpressionFault | null {
    apply(isOperator);
    const opened = operators.pop();
    if (opened?.type !== opening) return mismatch({ from, to });
    const called = operators.at(-1);
    if (called?.type !== "function") {
      // Parentheses belong to the text of what they enclose.
      const inner = nodes.at(-1);
      if (inner) Object.assign(inner, { from: opened.from, to });
      return null;
    }
    operators.pop();
    const given = counts.pop() ?? 0;
    const place = { from: called.from, to };
    if (called.count === given) {
      push({ ...called, to }, called.role, given === 0 ? [] : nodes.splice(-given));
      return null;
    }
    if (called.role === "index")
      return syntax("has an array index that is not one value", "Write one number in the brackets.", place);
    if (called.role === "array")
      return syntax(
        "has a list with an item that begins with an operator or a parenthesis, which the server rejects",
        "Write the item without it, for example !x as x == false.",
        place,
      );
    const [wanted, got] = called.name === "matches" ? [2, given + 1] : [called.count, given];
    return syntax(
      `calls ${called.name} with ${got} ${got === 1 ? "argument" : "arguments"}`,
      `${called.name} takes ${wanted}.`,
      place,
    );
  }
}

const isOperator = ({ type }: Token) => type === "unary" || type === "binary";

function mismatch(place: { from: number; to: number }): ExpressionFault {
  return syntax("has parentheses that do not match", "Close each of them once.", place);
}
