import { describe, expect, it } from "vitest";
import { checkQuestions } from "../../src/check/checkQuestions.ts";

const asked = (path: string, version: string) => ({
  path,
  version,
  file: `${path}.md`,
  anchors: [],
  questions: ["open port 587", `about ${path}`].map((ask) => ({ ask, at: null })),
});

describe("checkQuestions", () => {
  it("reports a question that two pages of a version have", () => {
    const problems = checkQuestions([asked("/docs/a", "current"), asked("/docs/b", "current")]);
    expect(problems.map(({ message }) => message)).toEqual([
      'The question "open port 587" stands on /docs/a already.',
    ]);
  });

  it("lets a page in another version have it too", () => {
    expect(checkQuestions([asked("/docs/a", "current"), asked("/docs/1.0/a", "1.0")])).toEqual([]);
  });
});
