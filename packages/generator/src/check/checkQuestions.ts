import { lineOfKey } from "../content/parseYaml.ts";
import { errorProblem, type Problem, warningProblem } from "../shared/problem.ts";
import type { Route } from "../site/site.ts";

type Asked = Pick<Route, "path" | "file" | "version" | "lines" | "questions" | "anchors">;

const MIN_COUNT = 2;
const MAX_COUNT = 10;

/** Reports too few or too many questions, missing sections, and questions that several pages of a version have. */
export function checkQuestions(routes: Asked[]): Problem[] {
  const firstByAsk = new Map<string, string>();
  return routes.flatMap((route) => [
    ...checkCount(route),
    ...route.questions.flatMap((_, at) => checkOne(route, at)),
  ]);

  function checkOne(asked: Asked, index: number): Problem[] {
    const { path, file, version, lines = {}, anchors, questions } = asked;
    const problems: Problem[] = [];
    const { ask, at } = questions[index] ?? { ask: "", at: null };
    const line = lineOfKey(lines, ["questions", String(index)]);
    const place = { rule: "question", file: file ?? undefined, line };
    if (at !== null && !anchors.includes(at)) {
      const message = `The question "${ask}" leads to "#${at}", which the page does not have.`;
      problems.push(errorProblem({ ...place, message, hint: "Correct `at`, or remove it." }));
    }
    const key = `${version} ${ask.toLowerCase()}`;
    const first = firstByAsk.get(key);
    if (first === undefined) firstByAsk.set(key, path);
    else {
      const message = `The question "${ask}" stands on ${first} already.`;
      problems.push(warningProblem({ ...place, message, hint: "Leave it on the page that answers it." }));
    }
    return problems;
  }
}

function checkCount({ file, lines = {}, questions }: Asked): Problem[] {
  const { length } = questions;
  if (length === 0 || (length >= MIN_COUNT && length <= MAX_COUNT)) return [];
  const message = `The page has ${length} questions, not ${MIN_COUNT} to ${MAX_COUNT}.`;
  const hint = "Keep those that people type and the page answers.";
  return [
    warningProblem({ rule: "question", message, hint, file: file ?? undefined, line: lines["questions"] }),
  ];
}
