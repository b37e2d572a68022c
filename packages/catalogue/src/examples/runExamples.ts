import { parseArgs } from "node:util";
import { loadSite } from "@docs/generator/site";
import { checkExamples } from "./checkExamples.ts";
import { collectExamples } from "./collectExamples.ts";
import { reportExamples } from "./reportExamples.ts";

/** `npm run examples`: runs the pages' examples through the programs they are written for. */
export async function runExamples(args: string[], tool: string): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      content: { type: "string", default: "content" },
      public: { type: "string", default: "public" },
    },
  });
  const { tree } = await loadSite({ ...values, useCache: false, tool });
  const { text, ok } = reportExamples(await checkExamples(collectExamples(tree)), values.content);
  console.log(`Examples\n${text}`);
  return ok ? 0 : 1;
}
