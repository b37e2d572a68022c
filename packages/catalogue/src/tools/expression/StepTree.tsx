import type { StepView } from "./runExpression.ts";

/** A part of an expression with its value; the parts it is made of can be folded. */
export function StepTree({ step, label }: { step: StepView; label?: string }) {
  const { text, value, note, steps } = step;
  const line = (
    <>
      {label !== undefined && <strong>{label}</strong>} <code>{text}</code>{" "}
      {value === null ? <em>not needed</em> : value !== text && <output>{value}</output>}
      {note !== undefined && <small>{note}</small>}
    </>
  );
  if (steps.length === 0) return <p className="expression-step">{line}</p>;
  return (
    <details className="expression-step" open>
      <summary>{line}</summary>
      {steps.map((inner, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity.
        <StepTree key={at} step={inner} />
      ))}
    </details>
  );
}
