import { checkExamples } from "../../../catalogue/src/examples/checkExamples.ts";
import { collectExamples } from "../../../catalogue/src/examples/collectExamples.ts";
import { reportExamples } from "../../../catalogue/src/examples/reportExamples.ts";
import { loadSite } from "../build/loadSite.ts";
import type { Settings } from "./settings.ts";

/** `npm run examples`: runs the pages' examples through the programs they are written for. */
export async function runExamples(settings: Settings): Promise<number> {
  const { tree } = await loadSite(settings);
  const { text, ok } = reportExamples(await checkExamples(collectExamples(tree)));
  console.log(`Examples\n${text}`);
  return ok ? 0 : 1;
}
