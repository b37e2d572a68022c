import { Fragment } from "react";

interface CodeOutputProps {
  title?: string;
  text: string;
  isNumbered?: boolean;
}

/** What a tool wrote, drawn like the code of a page, so that the page's copy button works here too. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled by keyboard. */}
      <pre tabIndex={0}>
        <code>
          {text.split("\n").map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
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
