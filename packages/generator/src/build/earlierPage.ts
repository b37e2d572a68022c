import { pageResult } from "../content/resultKeys.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { StoredMemo } from "./memo.ts";

/** The page that some earlier text of the file became, if one is remembered. */
export function earlierPage(memo: StoredMemo, file: string): CompiledPage | undefined {
  return memo.findBy(pageResult(`${file} `)) as CompiledPage | undefined;
}
