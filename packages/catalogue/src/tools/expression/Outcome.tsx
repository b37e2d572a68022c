import type { ExpressionReport } from "./runExpression.ts";

/** The result in one line, or why there is none. */
export function Outcome({ answer }: { answer: ExpressionReport | "slow" | null }) {
  return (
    <p role="status" className="expression-result">
      {describe(answer)}
    </p>
  );
}

function describe(answer: ExpressionReport | "slow" | null) {
  if (answer === null) return "Starting …";
  if (answer === "slow")
    return "This pattern takes too long to try here. The server's engine needs no more time for it than for others.";
  const { result, missing, error, faults, variables, keys } = answer;
  if (result)
    return (
      <>
        Result: <strong>{result.value}</strong>
        {result.from && ` from ${result.from}`}
        {result.note && <small>{result.note}</small>}
      </>
    );
  if (missing) return missing;
  if (error || faults.length > 0) return "No result: correct the mistake first.";
  if (variables.some((variable) => variable.error !== undefined))
    return "No result: correct the values below.";
  return keys.length === 0 ? "Enter an expression, or choose a setting to start with its default." : "";
}
