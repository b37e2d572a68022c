import { Prose } from "./Prose.tsx";

/** What a tool has to say about what was entered. */
export interface ToolFinding {
  severity: "error" | "warning" | "note";
  /** Line of the pasted text, counted from 1. */
  line?: number;
  message: string;
  /** What to do about it. */
  fix?: string;
  /** The page that explains it. */
  link?: { href: string; label: string };
}

interface FindingsProps {
  findings: ToolFinding[];
  /** Said if there are none. */
  none: string;
}

/** All findings in a list, with their number for those who do not see it change. */
export function Findings({ findings, none }: FindingsProps) {
  return (
    <>
      <p role="status" className="tool-status">
        {findings.length === 0 ? none : countOf(findings)}
      </p>
      <ul className="tool-findings">
        {findings.map(({ severity, line, message, fix, link }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no state and no identity of their own.
          <li key={at} data-severity={severity}>
            <strong>{severity}</strong>
            {line !== undefined && <span> · line {line}</span>}
            <p>
              {message} <Prose text={fix ?? ""} />{" "}
              {link && (
                <>
                  See <a href={link.href}>{link.label}</a>.
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function countOf(findings: ToolFinding[]): string {
  const counts = (["error", "warning", "note"] as const)
    .map((severity) => ({ severity, count: findings.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0);
  return counts.map(({ severity, count }) => `${count} ${severity}${count === 1 ? "" : "s"}`).join(", ");
}
