export interface ToolFinding {
  severity: "error" | "warning" | "note";
  /** Line of the pasted text, counted from 1. */
  line?: number;
  message: string;
  /** What to do about it. */
  fix?: string | undefined;
  link?: { href: string; label: string } | null;
}

/** Browsers take minutes to render hundreds of thousands of lines. */
export const MAX_LINES = 5_000;

export const findingId = (at: number) => `finding-${at}`;
export const lineId = (line: number) => `text-line-${line}`;

interface FindingsProps {
  findings: ToolFinding[];
  /** The status without findings. */
  none: string;
  /** Whether the text is shown, so that lines can be links. */
  isTextShown?: boolean;
}

/** A list of findings, with their number as a status for screen readers. */
export function Findings({ findings, none, isTextShown = false }: FindingsProps) {
  return (
    <>
      <p role="status" className="tool-status">
        {findings.length === 0 ? none : describeCounts(findings)}
      </p>
      <ul className="tool-findings">
        {findings.map(({ severity, line, message, fix, link }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no state and no identity.
          <li key={at} id={findingId(at)} data-severity={severity}>
            <strong>{severity}</strong>
            {line !== undefined && " · "}
            {line !== undefined &&
              (isTextShown && line <= MAX_LINES ? (
                <a href={`#${lineId(line)}`}>line {line}</a>
              ) : (
                `line ${line}`
              ))}
            <p>
              {message} <Sentence text={fix ?? ""} />{" "}
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

function describeCounts(findings: ToolFinding[]): string {
  const counts = (["error", "warning", "note"] as const)
    .map((severity) => ({ severity, count: findings.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0);
  return counts.map(({ severity, count }) => `${count} ${severity}${count === 1 ? "" : "s"}`).join(", ");
}

/** A sentence of the data, with the parts in backquotes as code. */
export function Sentence({ text }: { text: string }) {
  return text.split("`").map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
    return at % 2 === 1 ? <code key={at}>{part}</code> : part;
  });
}
