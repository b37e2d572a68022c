import { Fragment } from "react";
import { findingId, lineId, MAX_LINES, type ToolFinding } from "./Findings.tsx";

interface CodeOutputProps {
  title?: string;
  text: string;
  /** What the copy button copies, if it is not the text as shown. */
  copied?: string;
  isNumbered?: boolean;
  /** Marks their lines, each with a link to the first finding. */
  findings?: ToolFinding[];
}

/** The output of a tool, with the markup of code blocks, so that the page's copy button works. */
export function CodeOutput({ title, text, copied, isNumbered = false, findings = [] }: CodeOutputProps) {
  function drawLine(line: string, number: number) {
    const first = findings.findIndex((finding) => finding.line === number);
    const place = isNumbered ? { id: lineId(number), "data-line": number } : {};
    if (first < 0)
      return (
        <span className="line" {...place}>
          {line}
        </span>
      );
    const href = `#${findingId(first)}`;
    return (
      <a className="line highlighted" data-severity={findings[first]?.severity} href={href} {...place}>
        {line}
      </a>
    );
  }

  const lines = text.split("\n");
  const isCut = lines.length > MAX_LINES;
  return (
    <figure className={isNumbered ? "code numbered" : "code"}>
      {title !== undefined && (
        <figcaption>
          <span className="code-title">{title}</span>
        </figcaption>
      )}
      <div className="code-actions">
        <button type="button" className="code-copy" data-copy={copied ?? (isCut ? text : undefined)}>
          Copy
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it. */}
      <pre tabIndex={0}>
        <code>
          {lines.slice(0, MAX_LINES).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
            <Fragment key={at}>
              {drawLine(line, at + 1)}
              {"\n"}
            </Fragment>
          ))}
        </code>
      </pre>
      {isCut && (
        <p className="tool-note">
          The first {MAX_LINES.toLocaleString("en")} lines are shown. <strong>Copy</strong> copies all.
        </p>
      )}
    </figure>
  );
}
