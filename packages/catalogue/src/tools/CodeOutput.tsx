import { Fragment } from "react";

interface CodeOutputProps {
  title?: string;
  text: string;
  isNumbered?: boolean;
}

/** The output of a tool, with the markup of code blocks, so that the page's copy button works. */
export function CodeOutput({ title, text, isNumbered = false }: CodeOutputProps) {
  return (
    <figure className={isNumbered ? "code numbered" : "code"}>
      {title !== undefined && (
        <figcaption>
          <span className="code-title">{title}</span>
        </figcaption>
      )}
      <div className="code-actions">
        <button type="button" className="code-copy">
          Copy
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it. */}
      <pre tabIndex={0}>
        <code>
          {text.split("\n").map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
            <Fragment key={at}>
              <span className="line" data-line={isNumbered ? at + 1 : undefined}>
                {line}
              </span>
              {"\n"}
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  );
}
