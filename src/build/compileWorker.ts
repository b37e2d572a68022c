import { parentPort } from "node:worker_threads";
import type { MarkdownSource } from "../markdown/pipeline.ts";
import { createCompiler } from "./createCompiler.ts";

/** Compiles pages in a thread of its own; one answer for each page asked for. */
const compiler = await createCompiler();
parentPort?.on("message", (source: MarkdownSource) => {
  try {
    parentPort?.postMessage({ page: compiler(source) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
