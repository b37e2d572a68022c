import { parentPort } from "node:worker_threads";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownSource } from "../markdown/pipeline.ts";
import { lazyCompiler } from "./lazyCompiler.ts";

export interface CompileQuestion {
  id: number;
  source: MarkdownSource;
}

export type CompileAnswer =
  | { id: number; ok: true; page: CompiledPage }
  | { id: number; ok: false; cause: unknown };

const compile = lazyCompiler();

parentPort?.on("message", async ({ id, source }: CompileQuestion) => {
  const answer = await compile(source).then(
    (page): CompileAnswer => ({ id, ok: true, page }),
    (cause: unknown): CompileAnswer => ({ id, ok: false, cause }),
  );
  parentPort?.postMessage(answer);
});
