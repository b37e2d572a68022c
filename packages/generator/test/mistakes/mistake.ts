import type { Files } from "../../../../test/support/tempTree.ts";

/** Long enough for a description, so that it is not told of. */
export const GOOD = "description: What this page is about, said in more than fifty characters.";

/** A page without mistakes around the given text, which begins on line 5. */
export const body = (text: string): Files => ({
  "docs/x.md": `---\ntitle: X\n${GOOD}\n---\n${text}\n`,
});

/** A page without mistakes but for the given keys, the first of which is on line 3. */
export const keys = (text: string): Files => ({
  "docs/x.md": `---\n${GOOD}\n${text}\n${/^(title|tile|titel)/m.test(text) ? "" : "title: X\n"}---\n\nText.\n`,
});

/** What a writer does wrong, and all that the terminal says of it: its place and the fix, once. */
export type Mistake = [mistake: string, files: Files, told: string];
