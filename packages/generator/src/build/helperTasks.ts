import type { RenderedDiagram } from "@docs/diagrams";
import type { PageWords } from "../../../catalogue/src/check/pageWords.ts";
import type { DataFiles } from "../../../catalogue/src/dataFiles.ts";
import type { CheckedWords } from "../check/siteIndex.ts";
import { createIndexTasks, type IndexTasks } from "./indexTasks.ts";
import { type FilesToWrite, type WriteFailure, writeFiles } from "./output.ts";

/** Work that needs nothing but its input, so that another thread can do it while the build goes on. */
export interface HelperTasks extends IndexTasks {
  drawDiagram(source: string): Promise<RenderedDiagram>;
  readWords(input: { data: DataFiles | null; pages: CheckedWords[] }): Promise<PageWords[]>;
  /** Answers why the files could not be written, or null. */
  writeFiles(input: FilesToWrite): WriteFailure | null;
}

/** What only some builds need is loaded by those. */
export function createHelperTasks(): HelperTasks {
  return {
    ...createIndexTasks(),
    async drawDiagram(source) {
      const { renderDiagram } = await import("@docs/diagrams");
      return renderDiagram(source);
    },
    async readWords({ data, pages }) {
      const [{ createCatalogue }, { createWordReader }] = await Promise.all([
        import("../../../catalogue/src/catalogue.ts"),
        import("../../../catalogue/src/check/pageWords.ts"),
      ]);
      return pages.map(createWordReader(data && createCatalogue(data)));
    },
    writeFiles,
  };
}
