import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";

const querySchema = z.strictObject({
  query: z.string().min(1),
  /** The kind of query; older ones have none. */
  kind: z.string().default("golden"),
  /** All pages that a fair judge accepts as the answer, among them those that either engine found and judges accepted. */
  pages: z.array(z.string()).min(1),
});
export type JudgedQuery = z.output<typeof querySchema>;

/** Addresses of pages, best first, without their sections. */
export type AskForPages = (query: string) => Promise<string[]>;

export interface KindFigures {
  kind: string;
  queries: number;
  /** Shares with an accepted page first, and among the first three. */
  first: number;
  three: number;
}

/**
 * The queries of `unseen` come from people who knew neither the engine nor the questions of pages, in two parts. Each part
 * was measured once before anybody read its misses. `further` was written before anybody saw an answer; the misses of the
 * kinds "aside" were never read. `wild` and `fresh` are the same, half of them asked in 0.16. `golden` is older and only guards against
 * regressions. `objects` asks for names and labels of the version that is configured by objects.
 */
export async function readQueries(
  name: "unseen" | "further" | "wild" | "fresh" | "judged" | "golden" | "objects",
): Promise<JudgedQuery[]> {
  const text = await readFile(join(projectRoot, "test/search", `${name}.json`), "utf8");
  return z.array(querySchema).parse(JSON.parse(text));
}

/** Runs all queries; returns figures for all and for each kind, and a line for each query whose page is not first. */
export async function judge(queries: JudgedQuery[], ask: AskForPages) {
  const places = await Promise.all(
    queries.map(async ({ query, kind, pages }) => {
      const found = [...new Set(await ask(query))];
      const at = found.findIndex((page) => pages.includes(page));
      const line = `  ${at < 0 ? "–" : at + 1}: [${kind}] "${query}" gave ${found[0] ?? "nothing"}`;
      return { kind, at: at < 0 ? Number.POSITIVE_INFINITY : at, line };
    }),
  );
  const figures = (kind: string, own: typeof places): KindFigures => ({
    kind,
    queries: own.length,
    first: own.filter(({ at }) => at === 0).length / own.length,
    three: own.filter(({ at }) => at < 3).length / own.length,
  });
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return {
    figures: [
      figures("all", places),
      ...kinds.map((kind) =>
        figures(
          kind,
          places.filter((place) => place.kind === kind),
        ),
      ),
    ],
    misses: places.filter(({ at }) => at !== 0).map(({ line }) => line),
  };
}

export function formatFigures(figures: KindFigures[]): string {
  return figures
    .map(
      ({ kind, queries, first, three }) => `${kind} (${queries}): ${first.toFixed(3)} / ${three.toFixed(3)}`,
    )
    .join("\n");
}
