import type { ShownProblem } from "../../shared/devEvents.ts";
import { pathToKey } from "../../shared/url.ts";

interface ProblemBarProps {
  problems: ShownProblem[];
  /** Key of the current page. */
  page: string | null;
  href(path: string): string;
  onOpen(source: string): void;
}

/** Lists the problems of this page, and collapsed those of other pages. */
export function ProblemBar({ problems, page, href, onOpen }: ProblemBarProps) {
  const [here, elsewhere] = [problems.filter(isHere), problems.filter((problem) => !isHere(problem))];
  if (problems.length === 0) return null;
  return (
    <aside className="problem-bar" aria-label="Problems">
      {here.length > 0 && (
        <details open>
          <summary>{count(here.length)} on this page</summary>
          <ul>{here.map(drawProblem)}</ul>
        </details>
      )}
      {elsewhere.length > 0 && (
        <details>
          <summary>{count(elsewhere.length)} elsewhere</summary>
          <ul>{elsewhere.map(drawProblem)}</ul>
        </details>
      )}
    </aside>
  );

  function isHere({ path }: ShownProblem): boolean {
    return path !== null && pathToKey(path) === page;
  }

  function drawProblem(problem: ShownProblem, at: number) {
    const { severity, file = "the site", line, message, hint, path, source } = problem;
    const place = `${file}${line ? `:${line}` : ""}`;
    return (
      <li key={`${at} ${place}`}>
        <strong className={severity}>{severity}</strong> {message} {hint}
        <span>
          {source ? (
            <button type="button" title="Open in the editor" onClick={() => onOpen(source)}>
              {place}
            </button>
          ) : (
            <code>{place}</code>
          )}
          {path !== null && !isHere(problem) && <a href={href(path)}>Go to the page</a>}
        </span>
      </li>
    );
  }
}

function count(problems: number): string {
  return `${problems} problem${problems === 1 ? "" : "s"}`;
}
