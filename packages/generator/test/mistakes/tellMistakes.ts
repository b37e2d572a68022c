import { expect, it } from "vitest";
import { loadSite } from "../../../../test/support/site.ts";
import { type Files, tempTree } from "../../../../test/support/tempTree.ts";
import { checkSite } from "../../src/check/checkSite.ts";
import { formatProblems } from "../../src/check/report.ts";
import { runAlways } from "../../src/content/remember.ts";

/** Long enough for a description, so that it is not told of. */
export const GOOD = "description: What this page is about, said in more than fifty characters.";

/** A page without mistakes around the given text, which begins on line 5. */
export const body = (text: string): Files => ({ "docs/x.md": `---\n${GOOD}\n---\n\n${text}\n` });

/** A page without mistakes but for the given keys, the first of which is on line 3. */
export const keys = (text: string): Files => ({ "docs/x.md": `---\n${GOOD}\n${text}\n---\n\nText.\n` });

/** What a writer does wrong, and all that the terminal says of it: its place and the fix, once. */
export type Mistake = [mistake: string, files: Files, told: string];

export function tellMistakes(mistakes: Mistake[]) {
  it.each(mistakes)("%s", async (_mistake, files, told) => {
    expect(await terminalShows(await tempTree(files))).toBe(told);
  });
}

export async function terminalShows(content: string): Promise<string> {
  const loaded = await loadSite({ content, public: `${content}/public` }, { onDuplicateRoute: "error" });
  const { problems } = await checkSite({ ...loaded, filePaths: [], remember: runAlways });
  const text = formatProblems([...loaded.site.problems, ...problems], { root: "content" });
  return text.split("\n").slice(0, -1).join("\n");
}
