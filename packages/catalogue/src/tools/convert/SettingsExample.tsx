import type { IslandProps } from "@docs/generator";
import { Fragment, useCallback, useId, useState } from "react";
import { tryPath } from "../../expression/tryPath.ts";
import { storedSettings, toCommands, toRequests } from "../../toml/convertConfig.ts";
import { CodeOutput } from "../CodeOutput.tsx";

const LABELS = ["TOML", "CLI", "API"];

/** A call or a comparison. Constants are expressions too, but there is nothing to try. */
const EXPRESSION = /\b[a-z_]+\(.*\)|[=!<>]=|&&|\|\|/;

/** An example of a page as TOML, CLI commands and API requests. */
export default function SettingsExample({ fallback, readTabChoices, baseUrl }: IslandProps) {
  const group = useId();
  const [chosen] = useState(() => readTabChoices().find((label) => LABELS.includes(label)) ?? LABELS[0]);
  const [place, figure] = fallback;
  // The figure may already contain the buttons of the page's script.
  const code = figure instanceof Element ? figure.querySelector("code") : null;
  const text = code ? exampleText(code) : "";
  const settings = storedSettings(`${text}\n`);
  const hasExpression = settings.some(({ values }) => values.some(([, value]) => EXPRESSION.test(value)));
  const restoreFigure = useCallback(
    (panel: HTMLElement | null) => panel?.replaceChildren(...(figure ? [figure] : [])),
    [figure],
  );
  return (
    <div className="tabs" role="radiogroup" aria-label={LABELS.join(", ")}>
      <p>
        {place?.textContent}
        {hasExpression && (
          <>
            {" · "}
            <a href={baseUrl + tryPath({ text, release: "0.15" }).slice(1)}>Try it</a>
          </>
        )}
      </p>
      {LABELS.map((label) => (
        <Fragment key={label}>
          <input
            type="radio"
            name={group}
            id={group + label}
            value={label}
            defaultChecked={label === chosen}
          />
          <label htmlFor={group + label}>{label}</label>
          {label === "TOML" ? (
            <div className="tab-panel" ref={restoreFigure} />
          ) : (
            <div className="tab-panel">
              <CodeOutput text={label === "CLI" ? toCommands(settings) : toRequests(settings)} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** Returns the original text of an example, which may show the reader's values. */
function exampleText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll<HTMLElement>("mark[data-example]"))
    mark.replaceWith(mark.dataset["example"] ?? "");
  return copy.textContent ?? "";
}
